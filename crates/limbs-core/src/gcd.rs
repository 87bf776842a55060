//! Greatest common divisors, by division steps.

use crate::divsteps::{BATCH, DELTA, Matrix, steps};
use crate::limb::{SignedLimb, mask_from_bit};
use crate::{LIMB_BITS, Limb, addmul_1, compare, div, negate_assign, shift, swap};

/// Limbs of scratch that the greatest common divisors of `nx` and `ny` limbs need.
#[must_use]
pub const fn gcd_scratch_len(nx: usize, ny: usize) -> usize {
    // Two signed numbers, or a division of one by the other: at most nx + 2 ny limbs.
    let n = if nx < ny { ny } else { nx };
    3 * n + 2
}

/// z = gcd(x, y), where gcd(0, y) = y.
///
/// z is as long as the longer of x and y. `scratch` has at least [`gcd_scratch_len`] limbs;
/// what it holds afterwards depends on x and y.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
///
/// ```
/// use limbs_core::{gcd, gcd_scratch_len};
/// let mut z = [0; 2];
/// gcd(&mut z, &[0, 12], &[18], &mut [0; gcd_scratch_len(2, 1)]);
/// assert_eq!(z, [6, 0]);
/// ```
pub fn gcd(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    let n = z.len();
    let (f, g) = prepare(z, x, y, scratch);
    // gcd(x, y) = 2^twos gcd(x / 2^twos, y / 2^twos), and then one of them is odd.
    for (z, (f, g)) in z.iter_mut().zip(f.iter().zip(&*g)) {
        *z = f | g;
    }
    let twos = compare::trailing_zeros(z);
    shift::shr_secret_assign(f, twos);
    shift::shr_secret_assign(g, twos);
    let even = mask_from_bit(!f[0] & 1);
    swap(f, g, even);
    // The bound on the steps wants f >= g: f + 2 g is odd like f, and below 3 B^n.
    addmul_1(f, g, 2);

    let mut delta = DELTA;
    for _ in 0..steps(n * LIMB_BITS + 2).div_ceil(BATCH) {
        let matrix;
        (delta, matrix) = Matrix::of(delta, f[0], g[0]);
        matrix.apply(f, g);
    }
    let negative = mask_from_bit(f[n] >> (LIMB_BITS - 1));
    negate_assign(f, negative);
    z.copy_from_slice(&f[..n]);
    shift::shl_secret_assign(z, twos);
}

/// z = gcd(x, y), where gcd(0, y) = y. Its time depends on the values.
///
/// z is as long as the longer of x and y. `scratch` has at least [`gcd_scratch_len`] limbs.
///
/// # Panics
///
/// If z has the wrong length or `scratch` is too short.
pub fn gcd_vartime(z: &mut [Limb], x: &[Limb], y: &[Limb], scratch: &mut [Limb]) {
    prepare(z, x, y, scratch);
    let (x, y) = (compare::trim_vartime(x), compare::trim_vartime(y));
    let (x, y) = if x.len() < y.len() { (y, x) } else { (x, y) };
    z.fill(0);
    if y.is_empty() {
        z[..x.len()].copy_from_slice(x);
        return;
    }
    // One division makes a long x as short as y.
    let n = y.len();
    let short = if x.len() > n {
        div::rem_vartime(&mut z[..n], x, y, scratch).expect("y is not zero");
        &z[..n]
    } else {
        x
    };
    let (f, g) = prepare(&z[..n], short, y, scratch);
    z.fill(0);
    let twos_f = compare::trailing_zeros_vartime(f);
    let twos_g = compare::trailing_zeros_vartime(g);
    // g is y, not zero; f may be zero, and then all its bits count as zeros below the
    // lowest one.
    shift::shr_assign(g, twos_g);
    shift::shr_assign(f, twos_f);
    let (mut len, mut delta) = (n + 1, DELTA);
    // The odd g takes the place of f.
    let (f, g) = (g, f);
    while !compare::is_zero_vartime(&g[..len]) {
        let matrix;
        (delta, matrix) = Matrix::of_vartime(delta, f[0], g[0]);
        matrix.apply(&mut f[..len], &mut g[..len]);
        while len > 1 && sign_limb(&f[..len]) && sign_limb(&g[..len]) {
            len -= 1;
        }
    }
    let f = &mut f[..len];
    let negative = mask_from_bit(f[len - 1] >> (LIMB_BITS - 1));
    negate_assign(f, negative);
    // A limb that is only a sign is zero now.
    let f = compare::trim_vartime(f);
    z[..f.len()].copy_from_slice(f);
    shift::shl_assign(z, twos_f.min(twos_g));
}

/// Whether the top limb of x, in two's complement, only repeats the sign of the limb below.
fn sign_limb(x: &[Limb]) -> bool {
    let n = x.len();
    x[n - 1] == (x[n - 2] as SignedLimb >> (LIMB_BITS - 1)) as Limb
}

/// Checks lengths and copies x and y into scratch, with a limb for the sign above as many
/// as z has.
fn prepare<'a>(
    z: &[Limb],
    x: &[Limb],
    y: &[Limb],
    scratch: &'a mut [Limb],
) -> (&'a mut [Limb], &'a mut [Limb]) {
    let n = z.len();
    assert_eq!(n, x.len().max(y.len()), "length of `z`");
    let needed = gcd_scratch_len(x.len(), y.len());
    assert!(
        scratch.len() >= needed,
        "`scratch` has {} limbs of {needed}",
        scratch.len()
    );
    let (f, g) = scratch[..2 * (n + 1)].split_at_mut(n + 1);
    f.fill(0);
    g.fill(0);
    f[..x.len()].copy_from_slice(x);
    g[..y.len()].copy_from_slice(y);
    (f, g)
}
