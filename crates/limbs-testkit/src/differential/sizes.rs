//! The sizes to test.

use crate::contract::{Contract, State, Term};
use limbs_core::call::Sizes;
use limbs_core::kernels::Role;

/// Values of the counts that decide the buffers' sizes.
pub(super) type Size = Vec<(&'static str, usize)>;

/// For a kernel with one size: every length up to beyond a cache line and a usual
/// unrolling, then those around powers of two.
const ONE: &[usize] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 24, 31, 32, 33, 48, 63, 64,
    65,
];

/// For a kernel with two, each with each.
const TWO: &[usize] = &[0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 32, 33];

/// From this length on fewer inputs are tried.
const LONG: usize = 20;

/// Lengths to test of those that a function takes: the usual ones, the smallest, and some next to it
/// and to the largest.
fn taken(usual: &[usize], sizes: Sizes) -> Vec<usize> {
    /// The largest that is worth a test.
    const MOST: usize = 200;

    let smallest = sizes.from.next_multiple_of(sizes.step);
    let next = (0..5).map(|k| smallest + k * sizes.step);
    let largest = [sizes.to.saturating_sub(1), sizes.to];
    let largest = largest.into_iter().filter(|&n| n <= MOST);
    let mut lengths: Vec<usize> = usual.iter().copied().chain(next).chain(largest).collect();
    lengths.retain(|&n| sizes.take(n));
    lengths.sort_unstable();
    lengths.dedup();
    lengths
}

/// Every choice of sizes that `requires` permits and a function takes that restricts some counts.
///
/// # Panics
///
/// If there is none.
pub(super) fn choices(
    contract: &Contract,
    limb_bits: u32,
    (taking, restricted): (Sizes, &[&str]),
) -> Vec<Size> {
    let params = contract.kernel.params.iter();
    let counts = params.filter(|p| p.role == Role::Count && contract.is_size(p.name));
    let counts: Vec<&'static str> = counts.map(|p| p.name).collect();
    let usual = if counts.len() < 2 { ONE } else { TWO };
    let mut sizes: Vec<Size> = vec![Vec::new()];
    for name in counts {
        let lengths = if restricted.contains(&name) {
            taken(usual, taking)
        } else {
            usual.to_vec()
        };
        let with = |size: &Size| {
            lengths
                .iter()
                .map(|&n| [size.as_slice(), &[(name, n)]].concat())
                .collect()
        };
        sizes = sizes
            .iter()
            .flat_map(|size| -> Vec<Size> { with(size) })
            .collect();
    }
    let others = contract
        .kernel
        .params
        .iter()
        .filter(|p| !p.role.is_buffer() && p.role != Role::Word);
    let others: Vec<_> = others
        .map(|p| p.name)
        .filter(|name| !contract.is_size(name))
        .collect();
    sizes.retain(|size| {
        may_hold(contract, &state(size, limb_bits))
            && others
                .iter()
                .all(|name| !small(contract, size, name, limb_bits).is_empty())
    });
    assert!(
        !sizes.is_empty(),
        "no size of `{}` is permitted",
        contract.kernel.name
    );
    sizes
}

/// Whether no claim of `requires` is false yet. One that speaks of what has no
/// value is not.
fn may_hold(contract: &Contract, state: &State<'_>) -> bool {
    contract.requires.iter().all(|f| f.may_hold(state))
}

/// The small values that `requires` permits for a count or an index that decides no size.
pub(super) fn small(
    contract: &Contract,
    size: &Size,
    name: &'static str,
    limb_bits: u32,
) -> Vec<usize> {
    let mut state = state(size, limb_bits);
    let permitted = |n: &usize| {
        state.set_entry(name, *n);
        may_hold(contract, &state)
    };
    (0..=2 * limb_bits as usize).filter(permitted).collect()
}

/// The sizes' names and values.
pub(super) fn state(size: &Size, limb_bits: u32) -> State<'static> {
    let mut state = State::new(limb_bits);
    for (name, n) in size {
        state.set_entry(name, *n);
    }
    state
}

/// The length of each parameter that is a buffer.
pub(super) fn lens(contract: &Contract, size: &Size) -> Vec<Option<usize>> {
    let state = state(size, 0);
    let len = |term: &Term| term.evaluate_len(&state).expect("a size made of counts");
    contract
        .lens
        .iter()
        .map(|term| term.as_ref().map(len))
        .collect()
}

/// The greatest length of each.
pub(super) fn longest(contract: &Contract, sizes: &[Size]) -> Vec<Option<usize>> {
    let all: Vec<_> = sizes.iter().map(|size| lens(contract, size)).collect();
    (0..contract.lens.len())
        .map(|i| all.iter().filter_map(|lens| lens[i]).max())
        .collect()
}

/// Whether a buffer is long.
pub(super) fn is_long(lens: &[Option<usize>]) -> bool {
    lens.iter().flatten().any(|&n| n >= LONG)
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbs_core::kernels::kernel;

    fn of(name: &str) -> (Contract, Vec<Size>) {
        let contract = Contract::of(kernel(name).unwrap()).unwrap();
        let sizes = choices(&contract, 64, (Sizes::any(), &[]));
        (contract, sizes)
    }

    #[test]
    fn a_function_is_tested_at_the_sizes_that_it_takes() {
        let of = |row, counts: &[&str], sizes| {
            let contract = Contract::of(kernel(row).unwrap()).unwrap();
            choices(&contract, 64, (sizes, counts))
        };
        assert_eq!(of("add_n", &["n"], Sizes::exactly(40)), [[("n", 40)]]);
        let both = [[("nx", 24), ("ny", 24)]];
        let of_mul = |sizes| of("mul_basecase", &["nx", "ny"], sizes);
        assert_eq!(of_mul(Sizes::exactly(24)), both);
        let look_up = of("table_select", &["n"], Sizes::exactly(18));
        assert!(look_up.contains(&vec![("count", 7), ("n", 18)]));
        assert!(look_up.iter().all(|size| size[1] == ("n", 18)));
        let multiples = taken(ONE, Sizes::multiples(4, 10));
        assert_eq!(multiples, [12, 16, 20, 24, 28, 32, 48, 64]);
        assert_eq!(taken(ONE, Sizes::between(18, 23)), [18, 19, 20, 21, 22, 23]);
        assert_eq!(taken(ONE, Sizes::any()), ONE);
    }

    #[test]
    fn sizes_respect_requires() {
        let (_, add) = of("add_n");
        assert!(add.contains(&vec![("n", 0)]) && add.contains(&vec![("n", 1)]));
        let (contract, mul) = of("mul_basecase");
        assert!(!mul.contains(&vec![("nx", 0), ("ny", 1)]));
        assert!(mul.contains(&vec![("nx", 3), ("ny", 17)]));
        let size = vec![("nx", 3), ("ny", 17)];
        assert_eq!(
            lens(&contract, &size),
            [Some(20), Some(3), Some(17), None, None]
        );
        let (contract, shift) = of("lshift");
        assert_eq!(shift[0], [("n", 0)]);
        let distances = small(&contract, &shift[0], "s", 64);
        assert_eq!(distances, (0..64).collect::<Vec<_>>());
        let (_, look_up) = of("table_select");
        assert!(
            !look_up.contains(&vec![("count", 0), ("n", 1)]),
            "no index is below 0"
        );
    }
}
