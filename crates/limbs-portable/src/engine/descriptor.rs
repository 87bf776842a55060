//! The engines made of [`super::radix29`].

use super::lanes::{Lanes, Plain};
use super::{Descriptor, Rows, Shape, Wins, convert, radix29, table};
use crate::Limb;
use crate::features::Features;

/// Two lanes, in a vector where the target has one.
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
type Two = Plain<2>;
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
type Two = super::lanes::Sse2;

/// Where the pair is faster than two exponentiations by the kernels: on x86-64, by the
/// figures in this crate's README. Other processors would need their own.
const WINS: &[(Features, Wins)] = if cfg!(all(target_arch = "x86_64", target_feature = "sse2")) {
    &[(Features::NONE, Wins::between(320, 288 * 29 - 3))]
} else {
    &[(Features::NONE, Wins::NEVER)]
};

/// A pair in radix 2^29, in vectors where the target has them.
pub const RADIX29_PAIR: Descriptor = descriptor::<Two>("radix-2^29 pair", Shape::Pair, WINS);

/// One of every shape in plain words on every target: the references, never chosen.
pub static PLAIN: &[Descriptor] = &[
    plain::<1>("radix-2^29 single in plain words", Shape::Single),
    plain::<2>("radix-2^29 pair in plain words", Shape::Pair),
    plain::<4>("radix-2^29 batch in plain words", Shape::Batch),
];

const fn plain<const L: usize>(name: &'static str, shape: Shape) -> Descriptor {
    descriptor::<Plain<L>>(name, shape, &[])
}

const fn descriptor<V: Lanes>(
    name: &'static str,
    shape: Shape,
    wins: &'static [(Features, Wins)],
) -> Descriptor {
    Descriptor {
        name,
        shape,
        lanes: V::LANES,
        radix_bits: radix29::RADIX_BITS,
        multiple_bits: 0,
        bound_bits: radix29::BOUND_BITS,
        slack_bits: radix29::SLACK_BITS,
        digit_step: radix29::DIGIT_STEP,
        min_digits: radix29::MIN_DIGITS,
        max_digits: radix29::MAX_DIGITS,
        max_entries: radix29::MAX_ENTRIES,
        wins,
        features: Features::NONE,
        value_words: radix29::value_words::<V>,
        modulus_words: radix29::modulus_words::<V>,
        entry_words: radix29::entry_words::<V>,
        scratch_words: radix29::scratch_words::<V>,
        rows: Rows {
            modulus: raw::modulus::<V>,
            enter: raw::enter::<V>,
            leave: raw::leave::<V>,
            mul: raw::mul::<V>,
            mul_1: raw::mul_1::<V>,
            sqr: raw::sqr::<V>,
            pack: raw::pack::<V>,
            select: raw::select::<V>,
        },
    }
}

/// The rows with their calling convention.
mod raw {
    use super::{Lanes, Limb, convert, radix29, table};

    macro_rules! rows {
        ($abi:literal $(
            fn $name:ident $(<$v:ident>)? = $body:expr, ($($param:ident: $type:ty),* $(,)?);
        )*) => {
            $(
                /// # Safety
                ///
                /// As the row of the kernel table states.
                pub(super) unsafe extern $abi fn $name $(<$v: Lanes>)? ($($param: $type),*) {
                    // SAFETY: the caller keeps the contract of the row.
                    unsafe { $body($($param),*) }
                }
            )*
        };
    }

    macro_rules! with_abi {
        ($abi:literal) => {
            rows! { $abi
                fn modulus<V> = radix29::modulus::<V>,
                    (z: *mut u64, m: *const Limb, n: usize, d: usize);
                fn enter<V> = convert::enter::<V, { radix29::RADIX_BITS }>,
                    (z: *mut u64, x: *const Limb, n: usize, d: usize);
                fn leave<V> = convert::leave::<V, { radix29::RADIX_BITS }>,
                    (z: *mut Limb, x: *const u64, n: usize, d: usize);
                fn mul<V> = radix29::mul::<V>,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, t: *mut u64, d: usize);
                fn mul_1<V> = radix29::mul_1::<V>,
                    (z: *mut u64, x: *const u64, y: *const u64, m: *const u64, d: usize);
                fn sqr<V> = radix29::sqr::<V>,
                    (z: *mut u64, x: *const u64, m: *const u64, t: *mut u64, d: usize);
                fn pack<V> = table::pack::<V>, (z: *mut u64, x: *const u64, d: usize);
                fn select<V> = table::select::<V>,
                    (z: *mut u64, table: *const u64, index: *const u64, count: usize, d: usize);
            }
        };
    }
    #[cfg(target_arch = "x86_64")]
    with_abi!("sysv64");
    #[cfg(not(target_arch = "x86_64"))]
    with_abi!("C");
}
