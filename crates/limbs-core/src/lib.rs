//! Arithmetic on numbers of any size, as slices of limbs, least significant first.
//!
//! The kernels below come from the backend of the target (see [`backend`]); what
//! they mean is written once, in the [`kernels`] table. No allocation and no
//! `std` is needed; the `alloc` feature adds an owned number.
//!
//! # Time
//!
//! Every function is constant-time in the *values* of its limbs unless its name
//! ends in `_vartime`. Lengths, counts and shift distances are public.
#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod backend;
#[allow(unsafe_code)]
pub mod call;
pub mod kernels;

pub use backend::Limb;
pub use call::{
    add_n, add_n_assign, addmul_1, lshift, lshift_assign, mont_mul, mont_mul_assign, mont_sqr,
    mont_sqr_assign, mul_1, mul_1_assign, mul_basecase, redc_1, rshift, rshift_assign,
    rsub_n_assign, select, select_assign, sqr_basecase, sub_n, sub_n_assign, submul_1, swap,
    table_select,
};

/// Bits of a limb: 64, or 32 on 32-bit targets.
pub const LIMB_BITS: usize = Limb::BITS as usize;
/// Bytes of a limb.
pub const LIMB_BYTES: usize = LIMB_BITS / 8;
