//! The oracle's side of the tests.
#![allow(dead_code)] // Each test file uses a part.

use limbs_core::Limb;
use limbs_testkit::convert::{from_biguint, to_biguint};
use limbs_testkit::{TestRng, generate, strategy};
use montgomery::{BoxedForm, BoxedModulus};
use num_bigint::BigUint;
use proptest::prelude::*;

/// A modulus and its value.
pub(crate) struct Field {
    pub(crate) m: BoxedModulus,
    pub(crate) value: BigUint,
}

impl Field {
    pub(crate) fn new(m: &[Limb]) -> Self {
        Self {
            m: BoxedModulus::new(m).unwrap(),
            value: to_biguint(m),
        }
    }

    /// The form of a number below the modulus.
    pub(crate) fn form(&self, x: &BigUint) -> BoxedForm {
        self.m.to_form(&from_biguint(x, self.m.len())).unwrap()
    }

    /// The number of a form, which is below the modulus.
    pub(crate) fn number(&self, x: &BoxedForm) -> BigUint {
        let number = to_biguint(&self.m.from_form(x));
        assert!(number < self.value, "not reduced");
        number
    }

    /// 0, 1, 2, m - 1, m - 2, the half of m.
    pub(crate) fn extremes(&self) -> Vec<BigUint> {
        let m = &self.value;
        let list = [
            BigUint::ZERO,
            1_u8.into(),
            BigUint::from(2_u8) % m,
            m - 1_u8,
            m - 2_u8,
            m / 2_u8,
        ];
        list.into()
    }

    /// An awkward number below the modulus.
    pub(crate) fn below(&self, rng: &mut TestRng) -> BigUint {
        generate::below(rng, &self.value)
    }
}

/// Moduli of up to `n` limbs, with or without leading zero limbs.
pub(crate) fn moduli(n: usize) -> impl Strategy<Value = Vec<Limb>> {
    (strategy::odd_modulus_between(1..=n), 0..8_usize).prop_map(|(mut m, zeros)| {
        m.resize(m.len() + zeros.saturating_sub(5), 0);
        m
    })
}

/// Moduli that break carries: near powers of two, all ones, sparse, tiny, huge.
pub(crate) fn awkward_moduli() -> Vec<Vec<Limb>> {
    let mut list: Vec<Vec<Limb>> = vec![vec![3], vec![5], vec![3, 0], vec![Limb::MAX]];
    for n in [2, 3, 16, 31, 32, 33, 48, 63] {
        let mut all_ones = vec![Limb::MAX; n];
        list.push(all_ones.clone());
        all_ones[n - 1] >>= 1;
        list.push(all_ones);
        let mut sparse = vec![0; n];
        sparse[0] = 1;
        sparse[n - 1] = 1;
        list.push(sparse.clone());
        sparse[n - 1] = 1 << (Limb::BITS - 1);
        list.push(sparse);
        let mut below = vec![Limb::MAX; n];
        below[n / 2] -= 1;
        list.push(below);
    }
    let mut huge = vec![Limb::MAX; 133];
    huge[77] = 5;
    list.push(huge);
    list
}
