//! Kernels against their rows of the table.

use limbs_core::call::{ACTIVE, PORTABLE_32, PORTABLE_64, variants};
use limbs_testkit::{TestRng, differential::check_once};

/// The first two bytes choose backend and kernel, the others sizes, aliasing and
/// numbers.
pub fn run(data: &[u8]) {
    let [backend, kernel, rest @ ..] = data else {
        return;
    };
    let (kernel, mut rng) = (usize::from(*kernel), TestRng::from_bytes(rest));
    match backend % 3 {
        0 => {
            let all = || ACTIVE.iter().chain(variants()).filter(|i| i.is_runnable());
            let chosen = all().nth(kernel % all().count());
            check_once(chosen.expect("one of them"), &mut rng);
        }
        1 => check_once(&PORTABLE_32[kernel % PORTABLE_32.len()], &mut rng),
        _ => check_once(&PORTABLE_64[kernel % PORTABLE_64.len()], &mut rng),
    }
}

#[cfg(test)]
#[test]
fn smoke() {
    crate::smoke::run("kernels", 1000, &[], run);
}
