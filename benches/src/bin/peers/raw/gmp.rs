//! GMP by its own functions: `mpn` for words, `mpz` for numbers.

use std::mem::MaybeUninit;

use gmp_mpfr_sys::gmp;

fn size(n: usize) -> gmp::size_t {
    gmp::size_t::try_from(n).expect("a size")
}

/// z = x * y, for as many words each.
pub(crate) fn mul(z: &mut [u64], x: &[u64], y: &[u64]) {
    assert!(z.len() == 2 * x.len() && x.len() == y.len() && !x.is_empty());
    // SAFETY: the lengths are as `mpn_mul_n` wants them, and a mutable slice overlaps no other.
    unsafe { gmp::mpn_mul_n(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), size(x.len())) }
}

/// z = x^2
pub(crate) fn sqr(z: &mut [u64], x: &[u64]) {
    assert!(z.len() == 2 * x.len() && !x.is_empty());
    // SAFETY: the lengths are as `mpn_sqr` wants them, and a mutable slice overlaps no other.
    unsafe { gmp::mpn_sqr(z.as_mut_ptr(), x.as_ptr(), size(x.len())) }
}

/// Words of scratch for [`sec_pow`] with n words everywhere.
pub(crate) fn sec_pow_scratch_len(n: usize) -> usize {
    let bits = 64 * gmp::bitcnt_t::try_from(n).expect("a size");
    // SAFETY: takes numbers only.
    let len = unsafe { gmp::mpn_sec_powm_itch(size(n), bits, size(n)) };
    usize::try_from(len).expect("a size")
}

/// z = x^e mod m in constant time, for numbers of as many words, m odd with its top word not zero.
pub(crate) fn sec_pow(z: &mut [u64], x: &[u64], e: &[u64], m: &[u64], t: &mut [u64]) {
    let n = m.len();
    assert!([z.len(), x.len(), e.len()] == [n; 3] && m[0] % 2 == 1 && m[n - 1] > 0);
    assert!(t.len() >= sec_pow_scratch_len(n) && e.iter().any(|word| *word > 0));
    let bits = 64 * gmp::bitcnt_t::try_from(n).expect("a size");
    let (xp, ep, mp) = (x.as_ptr(), e.as_ptr(), m.as_ptr());
    // SAFETY: lengths, scratch, the modulus and the exponent are as `mpn_sec_powm` wants them.
    unsafe {
        gmp::mpn_sec_powm(
            z.as_mut_ptr(),
            xp,
            size(n),
            ep,
            bits,
            mp,
            size(n),
            t.as_mut_ptr(),
        )
    }
}

/// A number.
pub(crate) struct Number(gmp::mpz_t);

impl Number {
    pub(crate) fn new() -> Self {
        let mut number = MaybeUninit::uninit();
        // SAFETY: writes the number that it is given.
        unsafe {
            gmp::mpz_init(number.as_mut_ptr());
            Self(number.assume_init())
        }
    }

    /// From words, lowest first.
    pub(crate) fn from_words(words: &[u64]) -> Self {
        let mut number = Self::new();
        // SAFETY: as many words of 8 bytes are read, lowest first and each in the machine's order.
        unsafe {
            gmp::mpz_import(
                &mut number.0,
                words.len(),
                -1,
                8,
                0,
                0,
                words.as_ptr().cast(),
            )
        }
        number
    }

    /// Whether 2^(n-1) = 1 mod n.
    pub(crate) fn passes_fermat_base_2(&self) -> bool {
        let (mut z, mut e) = (Self::from_words(&[2]), Self::new());
        // SAFETY: all are alive; the result may be the base.
        unsafe {
            gmp::mpz_sub_ui(&mut e.0, &self.0, 1);
            gmp::mpz_powm(&mut z.0, &z.0, &e.0, &self.0);
            gmp::mpz_cmp_ui(&z.0, 1) == 0
        }
    }

    /// The next prime, as GMP finds it.
    pub(crate) fn next_prime(&self) -> Self {
        let mut next = Self::new();
        // SAFETY: both are alive.
        unsafe { gmp::mpz_nextprime(&mut next.0, &self.0) }
        next
    }

    /// Its bytes, highest first.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        // SAFETY: the number is alive.
        let len = unsafe { gmp::mpz_sizeinbase(&self.0, 256) };
        let mut bytes = vec![0; len];
        let mut count = 0;
        // SAFETY: `sizeinbase` says how many bytes are written at most.
        unsafe {
            gmp::mpz_export(bytes.as_mut_ptr().cast(), &mut count, 1, 1, 0, 0, &self.0);
        }
        bytes
    }
}

impl Drop for Number {
    fn drop(&mut self) {
        // SAFETY: it is alive, and nobody has freed it.
        unsafe { gmp::mpz_clear(&mut self.0) }
    }
}
