//! Division with remainder.
//!
//! By a limb, with a [`Reciprocal`]; by numbers of any length, constant-time
//! ([`div_rem`]) and by Knuth's algorithm D ([`div_rem_vartime`]).

mod reciprocal;

pub use reciprocal::Reciprocal;

use reciprocal::TopLimbs;

use crate::{Error, LIMB_BITS, Limb, addmul_1, compare, shift, submul_1};

/// x mod d for a limb d.
///
/// For many divisions by one divisor prepare a [`Reciprocal`].
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0.
pub fn rem_limb(x: &[Limb], d: Limb) -> Result<Limb, Error> {
    Ok(Reciprocal::new(d)?.rem(x))
}

/// z = floor(z / d) for a limb d; returns z mod d.
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0.
pub fn div_limb_assign(z: &mut [Limb], d: Limb) -> Result<Limb, Error> {
    Ok(Reciprocal::new(d)?.div_assign(z))
}

/// Limbs of scratch that the divisions of `nx` limbs by `nd` need.
#[must_use]
pub const fn div_scratch_len(nx: usize, nd: usize) -> usize {
    nx + 2 * nd
}

/// q = floor(x / d), r = x mod d.
///
/// q is as long as x and r as long as d; the high limbs of d may be zero. It takes `nx` *
/// `nd` steps, whatever the values are. `scratch` has at least [`div_scratch_len`] limbs;
/// what it holds afterwards depends on x and d.
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0. This alone of the values is visible.
///
/// # Panics
///
/// If q or r has the wrong length or `scratch` is too short.
///
/// ```
/// use limbs_core::{div_rem, div_scratch_len};
/// let (mut q, mut r) = ([0; 3], [0; 2]);
/// let mut scratch = [0; div_scratch_len(3, 2)];
/// div_rem(&mut q, &mut r, &[7, 5, 3], &[0, 3], &mut scratch)?;
/// assert_eq!((q, r), ([1, 1, 0], [7, 2]));
/// # Ok::<(), limbs_core::Error>(())
/// ```
pub fn div_rem(
    q: &mut [Limb],
    r: &mut [Limb],
    x: &[Limb],
    d: &[Limb],
    scratch: &mut [Limb],
) -> Result<(), Error> {
    assert_eq!(q.len(), x.len(), "length of `q`");
    divide(Some(q), r, x, d, scratch)
}

/// r = x mod d; [`div_rem`] without the quotient.
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0. This alone of the values is visible.
///
/// # Panics
///
/// If r has not the length of d or `scratch` is too short.
pub fn rem(r: &mut [Limb], x: &[Limb], d: &[Limb], scratch: &mut [Limb]) -> Result<(), Error> {
    divide(None, r, x, d, scratch)
}

/// q = floor(x / d) if it is asked for, r = x mod d.
fn divide(
    mut q: Option<&mut [Limb]>,
    r: &mut [Limb],
    x: &[Limb],
    d: &[Limb],
    scratch: &mut [Limb],
) -> Result<(), Error> {
    let (nx, nd) = (x.len(), d.len());
    let (d, u) = prepare(r, nx, d, scratch);
    if compare::is_zero_mask(d) != 0 {
        return Err(Error::DivisionByZero);
    }
    // Shift d until its top bit is set and x as far: x 2^s < B^nx d 2^s, since 2^s <= d 2^s
    // and x < B^nx. So nx digits hold the quotient, the first remainder being the top nd
    // limbs.
    let s = nd * LIMB_BITS - compare::bit_len(d);
    shift::shl_secret_assign(d, s);
    u[..nx].copy_from_slice(x);
    u[nx..].fill(0);
    shift::shl_secret_assign(u, s);

    if nd == 1 {
        // The remainder so far, u[nx], is below d: the division by a limb gives a zero
        // digit for it.
        let remainder = Reciprocal::normalized(d[0]).div_assign(u);
        if let Some(q) = q {
            q.copy_from_slice(&u[..nx]);
        }
        u[0] = remainder;
    } else {
        let top = TopLimbs::new(d[nd - 1], d[nd - 2]);
        for j in (0..nx).rev() {
            // Invariant: u[j + 1..j + 1 + nd] < d.
            let u = &mut u[j..=j + nd];
            let estimate = top.estimate(u[nd], u[nd - 1], u[nd - 2]);
            let borrow = subtract(u, d, estimate);
            // Rarely the estimate is one too large; then d is added back.
            let carry = addmul_1(&mut u[..nd], d, borrow);
            u[nd] = u[nd].wrapping_add(carry);
            if let Some(q) = &mut q {
                q[j] = estimate.wrapping_sub(borrow);
            }
        }
    }
    r.copy_from_slice(&u[..nd]);
    shift::shr_secret_assign(r, s);
    Ok(())
}

/// z = z * B^count mod d, for a normalised d, whose top bit is set, and z < d.
///
/// Constant-time in both. `count` steps, each as long as about two products by a limb.
///
/// # Panics
///
/// If the lengths differ or the top bit of d is not set.
///
/// ```
/// let mut z = [1, 0];
/// limbs_core::shl_limbs_mod_assign(&mut z, &[3, limbs_core::Limb::MAX / 2 + 1], 2);
/// // B^2 = 2 d - 6
/// assert_eq!(z, [limbs_core::Limb::MAX - 2, limbs_core::Limb::MAX / 2]);
/// ```
pub fn shl_limbs_mod_assign(z: &mut [Limb], d: &[Limb], count: usize) {
    let n = d.len();
    assert_eq!(z.len(), n, "length of `z`");
    let normalised = d.last().is_some_and(|top| top >> (LIMB_BITS - 1) == 1);
    assert!(normalised, "the top bit of `d` is set");
    if n == 1 {
        let by = Reciprocal::normalized(d[0]);
        (0..count).for_each(|_| z[0] = by.shifted_remainder(z[0]));
        return;
    }
    let top = TopLimbs::new(d[n - 1], d[n - 2]);
    for _ in 0..count {
        // A step of `divide`: z with `highest` above it is below d * B.
        let mut highest = z[n - 1];
        z.copy_within(..n - 1, 1);
        z[0] = 0;
        let estimate = top.estimate(highest, z[n - 1], z[n - 2]);
        let borrowed = submul_1(z, d, estimate);
        highest = highest.wrapping_sub(borrowed);
        // -1 where the estimate was one too large, else 0.
        addmul_1(z, d, highest & 1);
    }
}

/// Checks lengths and takes the scratch apart: a copy of d, and nx + nd limbs.
fn prepare<'a>(
    r: &[Limb],
    nx: usize,
    d: &[Limb],
    scratch: &'a mut [Limb],
) -> (&'a mut [Limb], &'a mut [Limb]) {
    assert_eq!(r.len(), d.len(), "length of `r`");
    let needed = div_scratch_len(nx, d.len());
    assert!(
        scratch.len() >= needed,
        "`scratch` has {} limbs of {needed}",
        scratch.len()
    );
    let (copy, rest) = scratch.split_at_mut(d.len());
    copy.copy_from_slice(d);
    (copy, &mut rest[..nx + d.len()])
}

/// u = u - d * y, for u of one limb more than d; returns the borrow.
#[inline(always)]
fn subtract(u: &mut [Limb], d: &[Limb], y: Limb) -> Limb {
    let n = d.len();
    let borrowed = submul_1(&mut u[..n], d, y);
    let (top, borrow) = u[n].overflowing_sub(borrowed);
    u[n] = top;
    Limb::from(borrow)
}

/// q = floor(x / d), r = x mod d, by algorithm D of Knuth, TAOCP 2, 4.3.1.
///
/// Lengths and scratch are as for [`div_rem`]; high zero limbs cost nothing. Its time
/// depends on the values.
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0.
///
/// # Panics
///
/// If q or r has the wrong length or `scratch` is too short.
pub fn div_rem_vartime(
    q: &mut [Limb],
    r: &mut [Limb],
    x: &[Limb],
    d: &[Limb],
    scratch: &mut [Limb],
) -> Result<(), Error> {
    assert_eq!(q.len(), x.len(), "length of `q`");
    divide_vartime(Some(q), r, x, d, scratch)
}

/// r = x mod d; [`div_rem_vartime`] without the quotient.
///
/// # Errors
///
/// [`Error::DivisionByZero`] if d = 0.
///
/// # Panics
///
/// If r has not the length of d or `scratch` is too short.
pub fn rem_vartime(
    r: &mut [Limb],
    x: &[Limb],
    d: &[Limb],
    scratch: &mut [Limb],
) -> Result<(), Error> {
    divide_vartime(None, r, x, d, scratch)
}

/// q = floor(x / d) if it is asked for, r = x mod d.
fn divide_vartime(
    mut q: Option<&mut [Limb]>,
    r: &mut [Limb],
    x: &[Limb],
    d: &[Limb],
    scratch: &mut [Limb],
) -> Result<(), Error> {
    prepare(r, x.len(), d, scratch);
    let (x, d) = (compare::trim_vartime(x), compare::trim_vartime(d));
    let (nx, nd) = (x.len(), d.len());
    let Some(&highest) = d.last() else {
        return Err(Error::DivisionByZero);
    };
    if let Some(q) = &mut q {
        q.fill(0);
    }
    r.fill(0);
    if nx < nd {
        r[..nx].copy_from_slice(x);
        return Ok(());
    }
    let (copy, u) = scratch.split_at_mut(nd);
    if nd == 1 {
        u[..nx].copy_from_slice(x);
        r[0] = Reciprocal::new(highest)?.div_assign(&mut u[..nx]);
        if let Some(q) = q {
            q[..nx].copy_from_slice(&u[..nx]);
        }
        return Ok(());
    }
    let s = highest.leading_zeros() as usize;
    shift::shl(copy, d, s);
    let (d, u) = (&*copy, &mut u[..=nx]);
    shift::shl(u, x, s);
    let top = TopLimbs::new(d[nd - 1], d[nd - 2]);
    for j in (0..=nx - nd).rev() {
        // Invariant: u[j + 1..j + 1 + nd] < d.
        let u = &mut u[j..=j + nd];
        let mut digit = top.estimate(u[nd], u[nd - 1], u[nd - 2]);
        if subtract(u, d, digit) != 0 {
            digit -= 1;
            let carry = addmul_1(&mut u[..nd], d, 1);
            u[nd] = u[nd].wrapping_add(carry);
        }
        if let Some(q) = &mut q {
            q[j] = digit;
        }
    }
    shift::shr(&mut r[..nd], &u[..nd], s);
    Ok(())
}
