//! The operators.

use core::iter::{Product, Sum};
use core::ops::{
    Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign,
    Mul, MulAssign, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};

use super::Natural;
use crate::{Limb, add_assign, mul, shift, sub_assign};

/// The operator between values and references, and its assignment, from a function of two
/// references and one that assigns.
macro_rules! operator {
    ($Op:ident $op:ident, $OpAssign:ident $op_assign:ident, $binary:expr, $assign:expr) => {
        impl $Op<&Natural> for &Natural {
            type Output = Natural;
            fn $op(self, y: &Natural) -> Natural {
                $binary(self, y)
            }
        }
        impl $Op<Natural> for &Natural {
            type Output = Natural;
            fn $op(self, y: Natural) -> Natural {
                $binary(self, &y)
            }
        }
        impl $Op<u64> for &Natural {
            type Output = Natural;
            fn $op(self, y: u64) -> Natural {
                $binary(self, &Natural::from(y))
            }
        }
        impl $Op<&Natural> for Natural {
            type Output = Natural;
            fn $op(mut self, y: &Natural) -> Natural {
                $assign(&mut self, y);
                self
            }
        }
        impl $Op<Natural> for Natural {
            type Output = Natural;
            fn $op(self, y: Natural) -> Natural {
                $Op::$op(self, &y)
            }
        }
        impl $Op<u64> for Natural {
            type Output = Natural;
            fn $op(self, y: u64) -> Natural {
                $Op::$op(self, &Natural::from(y))
            }
        }
        impl $OpAssign<&Natural> for Natural {
            fn $op_assign(&mut self, y: &Natural) {
                $assign(self, y);
            }
        }
        impl $OpAssign<Natural> for Natural {
            fn $op_assign(&mut self, y: Natural) {
                $assign(self, &y);
            }
        }
        impl $OpAssign<u64> for Natural {
            fn $op_assign(&mut self, y: u64) {
                $assign(self, &Natural::from(y));
            }
        }
    };
    ($Op:ident $op:ident, $OpAssign:ident $op_assign:ident, $binary:expr) => {
        operator!($Op $op, $OpAssign $op_assign, $binary, |x: &mut Natural, y| *x = $binary(x, y));
    };
}

/// A function of two references from one that assigns.
fn copying(assign: fn(&mut Natural, &Natural), x: &Natural, y: &Natural) -> Natural {
    let mut z = x.clone();
    assign(&mut z, y);
    z
}

operator!(Add add, AddAssign add_assign, |x, y| copying(plus, x, y), plus);
operator!(Sub sub, SubAssign sub_assign, |x, y| copying(minus, x, y), minus);
operator!(Mul mul, MulAssign mul_assign, times);
operator!(Div div, DivAssign div_assign, |x: &Natural, y| x.div_rem(y).0);
operator!(Rem rem, RemAssign rem_assign, |x: &Natural, y| x.div_rem(y).1);
operator!(BitAnd bitand, BitAndAssign bitand_assign, |x, y| copying(and, x, y), and);
operator!(BitOr bitor, BitOrAssign bitor_assign, |x, y| copying(or, x, y), or);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |x, y| copying(xor, x, y), xor);

fn plus(x: &mut Natural, y: &Natural) {
    let n = x.limbs.len().max(y.limbs.len());
    x.limbs.resize(n, 0);
    let carry = add_assign(&mut x.limbs, &y.limbs);
    if carry != 0 {
        x.limbs.push(carry);
    }
}

fn minus(x: &mut Natural, y: &Natural) {
    assert!(*x >= *y, "subtraction below zero");
    sub_assign(&mut x.limbs, &y.limbs);
    x.normalize();
}

fn times(x: &Natural, y: &Natural) -> Natural {
    let mut limbs = alloc::vec![0; x.limbs.len() + y.limbs.len()];
    if core::ptr::eq(x, y) {
        mul::sqr_alloc(&mut limbs, &x.limbs);
    } else {
        mul::mul_alloc(&mut limbs, &x.limbs, &y.limbs);
    }
    Natural::from_vec(limbs)
}

fn and(x: &mut Natural, y: &Natural) {
    x.limbs.truncate(y.limbs.len());
    zip(x, y, |a, b| a & b);
}

fn or(x: &mut Natural, y: &Natural) {
    let n = x.limbs.len().max(y.limbs.len());
    x.limbs.resize(n, 0);
    zip(x, y, |a, b| a | b);
}

fn xor(x: &mut Natural, y: &Natural) {
    let n = x.limbs.len().max(y.limbs.len());
    x.limbs.resize(n, 0);
    zip(x, y, |a, b| a ^ b);
}

/// Combines the limbs that x and y both have.
fn zip(x: &mut Natural, y: &Natural, f: fn(Limb, Limb) -> Limb) {
    for (a, &b) in x.limbs.iter_mut().zip(&y.limbs) {
        *a = f(*a, b);
    }
    x.normalize();
}

impl Shl<usize> for &Natural {
    type Output = Natural;
    fn shl(self, s: usize) -> Natural {
        if self.is_zero() {
            return Natural::ZERO;
        }
        let n = (self
            .bit_len()
            .checked_add(s)
            .expect("a length in bits fits `usize`"))
        .div_ceil(crate::LIMB_BITS);
        let mut limbs = alloc::vec![0; n];
        shift::shl(&mut limbs, &self.limbs, s);
        Natural::from_vec(limbs)
    }
}

impl Shr<usize> for &Natural {
    type Output = Natural;
    fn shr(self, s: usize) -> Natural {
        let n = self.bit_len().saturating_sub(s).div_ceil(crate::LIMB_BITS);
        let mut limbs = alloc::vec![0; n];
        shift::shr(&mut limbs, &self.limbs, s);
        Natural::from_vec(limbs)
    }
}

impl Shl<usize> for Natural {
    type Output = Natural;
    fn shl(self, s: usize) -> Natural {
        &self << s
    }
}

impl Shr<usize> for Natural {
    type Output = Natural;
    fn shr(mut self, s: usize) -> Natural {
        self >>= s;
        self
    }
}

impl ShlAssign<usize> for Natural {
    fn shl_assign(&mut self, s: usize) {
        *self = &*self << s;
    }
}

impl ShrAssign<usize> for Natural {
    fn shr_assign(&mut self, s: usize) {
        shift::shr_assign(&mut self.limbs, s);
        self.normalize();
    }
}

impl Natural {
    /// The difference, or `None` if it is below zero.
    #[must_use]
    pub fn checked_sub(&self, y: &Self) -> Option<Self> {
        (self >= y).then(|| self - y)
    }

    /// |x - y|.
    #[must_use]
    pub fn abs_diff(&self, y: &Self) -> Self {
        if self >= y { self - y } else { y - self }
    }

    /// Its square; faster than a product.
    #[must_use]
    pub fn square(&self) -> Self {
        times(self, self)
    }

    /// Its power.
    ///
    /// ```
    /// use limbs_core::Natural;
    /// assert_eq!(Natural::from(10_u32).pow(21).to_string(), "1000000000000000000000");
    /// ```
    #[must_use]
    pub fn pow(&self, exponent: u32) -> Self {
        let mut z = Self::one();
        for i in (0..u32::BITS - exponent.leading_zeros()).rev() {
            z = z.square();
            if exponent >> i & 1 == 1 {
                z *= self;
            }
        }
        z
    }
}

impl<T> Sum<T> for Natural
where
    Natural: AddAssign<T>,
{
    fn sum<I: Iterator<Item = T>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, |mut z, x| {
            z += x;
            z
        })
    }
}

impl<T> Product<T> for Natural
where
    Natural: MulAssign<T>,
{
    fn product<I: Iterator<Item = T>>(numbers: I) -> Self {
        numbers.fold(Self::one(), |mut z, x| {
            z *= x;
            z
        })
    }
}
