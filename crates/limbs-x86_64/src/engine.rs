//! The engines of x86-64: those of `limbs-portable`, and its pair in radix 2^28 with AVX2.
//!
//! The pair keeps the representation of the portable one. Only its passes differ: a
//! 256-bit vector holds two neighbouring digits of both numbers, so that a product gives to two
//! columns of both.

pub use limbs_portable::engine::{Block, Descriptor, Mul1Row, MulRow, Rows, Shape, SqrRow};
use limbs_portable::engine::{RADIX28_PAIR, descriptor};

use crate::{avx2, features, ifma};

/// A pair in radix 2^28 with AVX2.
pub const AVX2_PAIR: Descriptor = descriptor::<limbs_portable::engine::lanes::Sse2>(
    "radix-2^28 pair, AVX2",
    Shape::Pair,
    RADIX28_PAIR.wins,
    features::AVX2,
    avx2::mul,
    avx2::sqr,
);

/// The engines of this backend, best first among those of one shape.
pub static ENGINES: &[Descriptor] = &[
    ifma::SINGLE_20,
    ifma::SINGLE_40,
    ifma::SINGLE_60,
    ifma::SINGLE_80,
    ifma::PAIR_10,
    ifma::PAIR_20,
    ifma::PAIR_30,
    ifma::PAIR_40,
    ifma::PAIR_60,
    ifma::PAIR_80,
    ifma::BATCH_10,
    ifma::BATCH_20,
    ifma::BATCH_30,
    ifma::BATCH_40,
    AVX2_PAIR,
    RADIX28_PAIR,
];
