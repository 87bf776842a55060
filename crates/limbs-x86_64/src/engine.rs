//! The engines of x86-64: those in assembly, and the pair of `limbs-portable`.

use limbs_portable::engine::RADIX29_PAIR;
pub use limbs_portable::engine::{Block, Descriptor, Mul1Row, MulRow, Rows, Shape, SqrRow, Wins};

use crate::{avx2, features, ifma};

/// The pair of `limbs-portable`, which beats the kernels of any x86-64, but not those with ADX.
const SSE2_PAIR: Descriptor = Descriptor {
    wins: &[
        (features::BMI2.union(features::ADX), Wins::NEVER),
        RADIX29_PAIR.wins[0],
    ],
    ..RADIX29_PAIR
};

/// The engines of this backend, best first among those of one shape.
pub static ENGINES: &[Descriptor] = &[
    ifma::SINGLE_20,
    ifma::SINGLE_32,
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
    avx2::SINGLE_74,
    avx2::SINGLE_148,
    avx2::SINGLE_29,
    avx2::SINGLE_28,
    avx2::PAIR_18,
    avx2::PAIR_36,
    avx2::PAIR_29,
    avx2::PAIR_28,
    avx2::BATCH_18,
    avx2::BATCH_36,
    avx2::BATCH_29,
    avx2::BATCH_28,
    SSE2_PAIR,
];
