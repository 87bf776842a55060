//! The strong Lucas test with Selfridge's parameters, for public numbers.
//!
//! After Baillie and Wagstaff, "Lucas pseudoprimes", Math. Comp. 35 (1980).

use alloc::vec;
use limbs_core::{
    Limb, Natural, add_limb_assign, bit, bit_len_vartime, rem_limb, shr_assign,
    trailing_zeros_vartime,
};
use montgomery::{BoxedForm, BoxedModulus, scratch};

use crate::public::check_len;
use crate::{Error, PrimalityTest};

/// Greatest |D| that the search for parameters tries.
///
/// Half of all D will do for a number that is not a square, so the search is short, but for numbers
/// made to lengthen it: for n = 1 modulo 8 and modulo every prime up to b, the first D is above b.
/// Such an n has about 1.44 b bits; those of 65,536 bits, and even of a million, stay below this bound.
pub const MAX_D: u32 = 1 << 20;

/// Whether n passes the strong Lucas test. For public numbers: its time depends on n.
///
/// D is the first of 5, -7, 9, -11, ... with Jacobi symbol (D/n) = -1; P = 1 and Q =
/// (1 - D) / 4. With n + 1 = d * 2^s and d odd, n passes if U_d = 0 or V_(d * 2^j) = 0 modulo n
/// for some j < s. All odd primes pass; squares, for which there is no D, do not.
///
/// ```
/// use limbs_core::Natural;
/// use primality::strong_lucas;
///
/// assert!(strong_lucas(&Natural::from(101u64))?);
/// assert!(!strong_lucas(&Natural::from(2047u64))?); // passes the strong test to base 2
/// assert!(strong_lucas(&Natural::from(5459u64))?); // the first composite that passes
/// # Ok::<(), primality::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::TooLong`] for numbers of more than [`PrimalityTest::MAX_BITS`] bits;
/// [`Error::LucasParameter`] if no |D| up to [`MAX_D`] will do.
pub fn strong_lucas(n: &Natural) -> Result<bool, Error> {
    check_len(n, PrimalityTest::MAX_BITS)?;
    strong_lucas_of_any_length(n)
}

/// [`strong_lucas`] for callers that have limits of their own.
pub(crate) fn strong_lucas_of_any_length(n: &Natural) -> Result<bool, Error> {
    let limbs = n.as_limbs();
    if bit(limbs, 0) == 0 || bit_len_vartime(limbs) < 2 {
        // 2 is the only even prime.
        return Ok(limbs == [2]);
    }
    if n.is_square() {
        return Ok(false);
    }
    match parameter(limbs)? {
        Parameter::D(d) => Ok(passes(limbs, d)),
        Parameter::Factor => Ok(false),
    }
}

/// What the search for D found.
enum Parameter {
    /// (D/n) = -1.
    D(i32),
    /// D or Q has a factor in common with n.
    Factor,
}

/// Searches for D; n is odd, at least 3 and not a square.
fn parameter(n: &[Limb]) -> Result<Parameter, Error> {
    for k in (5..=MAX_D).step_by(2) {
        let d = if k % 4 == 1 { k as i32 } else { -(k as i32) };
        match jacobi(d, n[0], residue(n, k)) {
            -1 => {
                let q = (1 - d) / 4;
                let q = q.unsigned_abs();
                let coprime = gcd(q, residue(n, q)) == 1;
                return Ok(if coprime {
                    Parameter::D(d)
                } else {
                    Parameter::Factor
                });
            }
            // A common factor, which is n itself only if n divides D.
            0 if n.len() > 1 || n[0] > k as Limb || k % n[0] as u32 != 0 => {
                return Ok(Parameter::Factor);
            }
            _ => {}
        }
    }
    Err(Error::LucasParameter { max: MAX_D })
}

/// n mod k for k > 0.
fn residue(n: &[Limb], k: u32) -> u32 {
    rem_limb(n, k as Limb).expect("k is not 0") as u32
}

/// Jacobi symbol (d/n), for odd d and odd n with low limb `low` and `residue` = n mod |d|.
fn jacobi(d: i32, low: Limb, residue: u32) -> i32 {
    let k = d.unsigned_abs();
    // (-1/n) = -1 for n = 3 mod 4; (k/n) = (n/k), but for k = n = 3 mod 4.
    let mut sign = 1;
    if d < 0 && low % 4 == 3 {
        sign = -sign;
    }
    if k % 4 == 3 && low % 4 == 3 {
        sign = -sign;
    }
    sign * jacobi_u32(residue, k)
}

/// Jacobi symbol (a/n) for odd n.
fn jacobi_u32(mut a: u32, mut n: u32) -> i32 {
    let mut sign = 1;
    a %= n;
    while a != 0 {
        let twos = a.trailing_zeros();
        a >>= twos;
        // (2/n) = -1 for n = 3, 5 mod 8.
        if twos % 2 == 1 && matches!(n % 8, 3 | 5) {
            sign = -sign;
        }
        if a % 4 == 3 && n % 4 == 3 {
            sign = -sign;
        }
        (a, n) = (n % a, a);
    }
    if n == 1 { sign } else { 0 }
}

fn gcd(mut x: u32, mut y: u32) -> u32 {
    while y != 0 {
        (x, y) = (y, x % y);
    }
    x
}

/// V_k, V_(k+1) and Q^k modulo n.
struct Chain<'a> {
    m: &'a BoxedModulus,
    q: BoxedForm,
    v: BoxedForm,
    v_next: BoxedForm,
    q_power: BoxedForm,
    scratch: vec::Vec<Limb>,
}

impl Chain<'_> {
    /// x = x^2 - 2y.
    fn square_minus_double(
        m: &BoxedModulus,
        x: &mut BoxedForm,
        y: &BoxedForm,
        scratch: &mut [Limb],
    ) {
        m.sqr_assign(x, scratch);
        m.sub_assign(x, y);
        m.sub_assign(x, y);
    }

    /// From k to 2k + b. As P = 1:
    /// V_2k = V_k^2 - 2Q^k, V_(2k+1) = V_k V_(k+1) - Q^k, V_(2k+2) = V_(k+1)^2 - 2Q^(k+1).
    fn step(&mut self, b: bool) {
        let m = self.m;
        let scratch = &mut self.scratch;
        if b {
            m.mul_assign(&mut self.v, &self.v_next, scratch);
            m.sub_assign(&mut self.v, &self.q_power);
            let mut q_next = m.zero();
            m.mul_into(&mut q_next, &self.q_power, &self.q, scratch);
            Self::square_minus_double(m, &mut self.v_next, &q_next, scratch);
            m.mul_assign(&mut self.q_power, &q_next, scratch);
        } else {
            m.mul_assign(&mut self.v_next, &self.v, scratch);
            m.sub_assign(&mut self.v_next, &self.q_power);
            self.double();
        }
    }

    /// From V_k and Q^k to V_2k and Q^2k; leaves V_(k+1).
    fn double(&mut self) {
        let m = self.m;
        Self::square_minus_double(m, &mut self.v, &self.q_power, &mut self.scratch);
        m.sqr_assign(&mut self.q_power, &mut self.scratch);
    }
}

/// Whether n passes with this D; n is odd and (D/n) = -1.
fn passes(n: &[Limb], d: i32) -> bool {
    let m = BoxedModulus::new(n).expect("n is odd and at least 3");
    let q = small_form(&m, (1 - d) / 4);
    let one = m.one();
    // V_1 = P = 1, V_2 = P^2 - 2Q.
    let v_next = m.sub(&one, &m.double(&q));
    let mut chain = Chain {
        q_power: q.clone(),
        v: one,
        v_next,
        q,
        scratch: vec![0; scratch::mul(n.len())],
        m: &m,
    };

    let mut index = n.to_vec();
    let carry = add_limb_assign(&mut index, 1);
    index.push(carry);
    let twos = trailing_zeros_vartime(&index);
    shr_assign(&mut index, twos);
    for i in (0..bit_len_vartime(&index) - 1).rev() {
        chain.step(bit(&index, i) == 1);
    }

    // D * U_k = 2V_(k+1) - P V_k, and D is coprime to n.
    if m.double(&chain.v_next).eq_mask(&chain.v) != 0 {
        return true;
    }
    for _ in 0..twos {
        if chain.v.is_zero_mask() != 0 {
            return true;
        }
        chain.double();
    }
    false
}

/// The form of a small number of either sign.
fn small_form(m: &BoxedModulus, x: i32) -> BoxedForm {
    let form = m.reduce(&[x.unsigned_abs() as Limb]);
    if x < 0 { m.neg(&form) } else { form }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caller_with_a_limit_of_its_own_may_go_beyond_ours() {
        let long = (Natural::one() << (PrimalityTest::MAX_BITS / 2 + 1)) + 1u64;
        let square = long.square();
        let (bits, max) = (square.bit_len(), PrimalityTest::MAX_BITS);
        assert_eq!(strong_lucas(&square), Err(Error::TooLong { bits, max }));
        assert_eq!(strong_lucas_of_any_length(&square), Ok(false));
    }

    #[test]
    fn jacobi_symbols_are_euler_criteria() {
        for p in [3u32, 5, 7, 11, 13, 101, 65_537] {
            for a in 0..p.min(200) {
                let mut power = 1u64;
                for _ in 0..(p - 1) / 2 {
                    power = power * u64::from(a) % u64::from(p);
                }
                let expected = if power == u64::from(p) - 1 {
                    -1
                } else {
                    power as i32
                };
                assert_eq!(jacobi_u32(a, p), expected, "({a}/{p})");
            }
        }
        // (D/n) for both signs of D and both classes of n.
        assert_eq!(jacobi(-7, 11, 4), 1);
        assert_eq!(jacobi(-11, 13, 2), -1);
        assert_eq!(jacobi(5, 7, 2), -1);
        assert_eq!(jacobi(-15, 21, 6), 0);
    }
}
