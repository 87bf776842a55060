//! Where the limbs of moduli and forms live.

use crate::scratch::{MAX_NUMBERS, max_numbers};
use limbs_core::Limb;
use zeroize::Zeroize;

#[cfg(feature = "alloc")]
use alloc::{vec, vec::Vec};

mod sealed {
    pub trait Sealed {}
    impl<const N: usize> Sealed for [limbs_core::Limb; N] {}
    impl Sealed for &mut [limbs_core::Limb] {}
    #[cfg(feature = "alloc")]
    impl Sealed for alloc::vec::Vec<limbs_core::Limb> {}
}

/// Limbs of a number: an array, a borrowed slice, or a vector.
///
/// Arrays and vectors are wiped when the value that holds them is dropped; what a
/// borrowed slice holds is its owner's affair.
pub trait Storage: AsRef<[Limb]> + AsMut<[Limb]> + sealed::Sealed {
    /// Overwrites owned limbs with zeros; leaves borrowed ones.
    fn wipe(&mut self);
}

/// Storage that can be made on the spot: an array or a vector.
///
/// Moduli over such storage have the methods that return new values and take care
/// of their own scratch, on the stack for arrays: the [crate] says how much that is.
pub trait Owned: Storage + Sized {
    /// The one number of limbs that this storage can have, if there is but one.
    const LEN: Option<usize>;

    /// `n` zero limbs, or `None` if this storage cannot have `n`.
    fn zeroed(n: usize) -> Option<Self>;

    /// Runs `work` with `len` limbs of scratch and wipes them afterwards; `n`, the limbs
    /// of the modulus, is the unit that arrays count in.
    fn with_scratch<R>(n: usize, len: usize, work: impl FnOnce(&mut [Limb]) -> R) -> R;
}

impl Storage for &mut [Limb] {
    fn wipe(&mut self) {}
}

impl<const N: usize> Storage for [Limb; N] {
    fn wipe(&mut self) {
        self.zeroize();
    }
}

/// Scratch on the stack: room for `COUNT` numbers of `N` limbs.
fn with_array<const N: usize, const COUNT: usize, R>(
    len: usize,
    work: impl FnOnce(&mut [Limb]) -> R,
) -> R {
    let mut numbers = [[0; N]; COUNT];
    let limbs = &mut numbers.as_flattened_mut()[..len];
    let result = work(limbs);
    limbs.zeroize();
    result
}

impl<const N: usize> Owned for [Limb; N] {
    const LEN: Option<usize> = Some(N);

    fn zeroed(n: usize) -> Option<Self> {
        (n == N).then_some([0; N])
    }

    fn with_scratch<R>(_n: usize, len: usize, work: impl FnOnce(&mut [Limb]) -> R) -> R {
        // Few sizes, so that few copies of `work` are compiled. The head of the crate names them.
        if len <= 8 * N {
            with_array::<N, 8, R>(len, work)
        } else if len <= 20 * N {
            with_array::<N, 20, R>(len, work)
        } else if len <= MAX_NUMBERS * N {
            with_array::<N, MAX_NUMBERS, R>(len, work)
        } else if len <= max_numbers(2) * N {
            with_array::<N, { max_numbers(2) }, R>(len, work)
        } else {
            with_array::<N, { max_numbers(4) }, R>(len, work)
        }
    }
}

#[cfg(feature = "alloc")]
impl Storage for Vec<Limb> {
    fn wipe(&mut self) {
        self.as_mut_slice().zeroize();
    }
}

#[cfg(feature = "alloc")]
impl Owned for Vec<Limb> {
    const LEN: Option<usize> = None;

    fn zeroed(n: usize) -> Option<Self> {
        Some(vec![0; n])
    }

    fn with_scratch<R>(_n: usize, len: usize, work: impl FnOnce(&mut [Limb]) -> R) -> R {
        let mut limbs = vec![0; len];
        let result = work(&mut limbs);
        limbs.as_mut_slice().zeroize();
        result
    }
}

// As the head of the crate says.
const _: () = assert!(MAX_NUMBERS == 74 && max_numbers(2) == 271 && max_numbers(4) == 527);
