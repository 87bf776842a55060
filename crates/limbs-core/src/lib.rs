//! Arithmetic on numbers of any size, as slices of limbs, least significant first.
//!
//! Kernels come from the backend of the target (see [`backend`]); what they mean is
//! written once, in the [`kernels`] table, and [`call`] wraps them safely. No allocation and
//! no `std` is needed; the `alloc` feature adds an owned number.
//!
//! | To | Call |
//! |---|---|
//! | just calculate | `Natural`, with the feature `alloc` |
//! | add, subtract | [`add_n`], [`sub_n`] and their `_assign`; [`add_assign`], [`sub_assign`] for different lengths |
//! | multiply, square | [`mul`], [`sqr`]; for short numbers [`mul_basecase`], [`sqr_basecase`] |
//! | divide | [`div_rem`], [`rem`], [`div_rem_vartime`]; by a limb [`rem_limb`], [`Reciprocal`] |
//! | shift | [`shl`], [`shr`] and their `_assign`; by secret distances [`shl_secret_assign`] |
//! | compare | [`eq_mask`], [`lt_mask`], [`is_zero_mask`], [`cmp_vartime`] |
//! | choose by a secret | [`select`], [`swap`], [`table_select`] |
//! | find bits | [`bit`], [`bit_len`], [`trailing_zeros`] |
//! | find common divisors | [`gcd`], [`gcd_vartime`]; what they are made of: [`divsteps`] |
//! | read and write | [`from_be_bytes`], [`to_be_bytes`], [`from_hex`], [`from_decimal`] and so on |
//!
//! Results come first. Lengths must fit, else a function panics and says which does not; what
//! can be wrong with a value gives an [`Error`].
//!
//! ```
//! use limbs_core::{LIMB_BYTES, from_hex, mul, to_hex};
//!
//! let (mut x, mut z) = ([0; 2], [0; 4]);
//! from_hex(&mut x, "ffffffff")?;
//! mul(&mut z, &x, &x, &mut []);
//! let mut text = [0; 8 * LIMB_BYTES];
//! to_hex(&mut text, &z)?;
//! assert!(text.ends_with(b"00fffffffe00000001"));
//! # Ok::<(), limbs_core::Error>(())
//! ```
//!
//! # Time
//!
//! Every function is constant-time in the *values* of its limbs unless its name
//! ends in `_vartime`. Lengths, counts and shift distances are public.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

// Masks processor features where a stage of the tests wants it.
#[cfg(test)]
use limbs_testkit as _;

mod add;
pub mod backend;
mod bytes;
#[allow(unsafe_code)]
pub mod call;
mod compare;
pub mod cpu;
mod div;
pub mod divsteps;
#[allow(unsafe_code)]
pub mod engine;
mod error;
mod gcd;
pub mod kernels;
pub mod limb;
mod mul;
#[cfg(feature = "alloc")]
mod natural;
mod shift;
mod text;

pub use add::{add_assign, add_limb_assign, negate_assign, sub_assign, sub_limb_assign};
pub use backend::Limb;
pub use bytes::{from_be_bytes, from_le_bytes, to_be_bytes, to_le_bytes};
pub use call::{
    add_n, add_n_assign, addmul_1, lshift, lshift_assign, mont_mul, mont_mul_assign, mont_sqr,
    mont_sqr_assign, mul_1, mul_1_assign, mul_basecase, redc_1, rshift, rshift_assign,
    rsub_n_assign, select, select_assign, sqr_basecase, sub_n, sub_n_assign, submul_1, swap,
    table_select,
};
pub use compare::{
    bit, bit_len, bit_len_vartime, cmp_vartime, eq_mask, is_zero_mask, is_zero_vartime, lt_mask,
    trailing_zeros, trailing_zeros_vartime, trim_vartime,
};
pub use div::{
    Reciprocal, div_limb_assign, div_rem, div_rem_vartime, div_scratch_len, rem, rem_limb,
    rem_vartime, shl_limbs_mod_assign,
};
pub use error::Error;
pub use gcd::{gcd, gcd_scratch_len, gcd_vartime};
pub use mul::{MUL_THRESHOLD, SQR_THRESHOLD, mul, mul_scratch_len, sqr, sqr_scratch_len};
#[cfg(feature = "alloc")]
pub use mul::{mul_alloc, sqr_alloc};
#[cfg(feature = "alloc")]
pub use natural::Natural;
pub use shift::{shl, shl_assign, shl_secret_assign, shr, shr_assign, shr_secret_assign};
pub use text::{decimal_len, from_decimal, from_hex, hex_len, to_decimal, to_hex};

/// Bits of a limb: 64, or 32 on 32-bit targets.
pub const LIMB_BITS: usize = Limb::BITS as usize;
/// Bytes of a limb.
pub const LIMB_BYTES: usize = LIMB_BITS / 8;
