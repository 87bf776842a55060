//! Functions of C libraries that no Rust crate wraps: the only `unsafe` code of the benches.
//!
//! # Why this is sound
//!
//! Each wrapper owns what it hands to C, is neither `Clone` nor `Sync`, and frees it once. Pointers to slices go
//! together with their lengths, which are asserted where C takes none. Declarations follow the libraries' headers,
//! which are named beside them.

#[cfg(any(feature = "openssl", feature = "aws-lc"))]
#[macro_use]
mod bn;
#[cfg(feature = "gmp")]
pub(crate) mod gmp;
#[cfg(all(feature = "s2n-bignum", target_arch = "x86_64", unix))]
pub(crate) mod s2n_bignum;

/// Numbers of OpenSSL.
#[cfg(feature = "openssl")]
pub(crate) mod openssl {
    use openssl_sys as _;
    bn!("", ::std::ffi::c_int);

    impl Modulus {
        /// z = x^e for a short base.
        pub(crate) fn pow_word(&mut self, z: &mut Number, x: u64, e: &Number) {
            let (z, e, m) = (z.0.as_ptr(), e.0.as_ptr(), self.m.0.as_ptr());
            let (context, mont) = (self.context.0.as_ptr(), self.mont.as_ptr());
            // SAFETY: all are alive and ours.
            let done = unsafe { bn_mod_exp_mont_word(z, x, e, m, context, mont) };
            assert_eq!(done, 1);
        }
    }

    unsafe extern "C" {
        #[link_name = "BN_mod_exp_mont_word"]
        fn bn_mod_exp_mont_word(
            z: *mut Bn,
            x: u64,
            e: *const Bn,
            m: *const Bn,
            ctx: *mut BnCtx,
            mont: *mut MontCtx,
        ) -> c_int;
    }
}

/// Numbers of AWS-LC, whose symbols carry its version.
#[cfg(feature = "aws-lc")]
pub(crate) mod aws_lc {
    use aws_lc_sys as _;
    bn!("aws_lc_0_47_0_", usize);
}
