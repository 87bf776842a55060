//! `BIGNUM` of OpenSSL and its descendants (`openssl/bn.h`).

/// Wraps the functions whose symbols begin with a prefix, in a library that counts bytes in a given type.
macro_rules! bn {
    ($prefix:literal, $len:ty) => {
        use std::ffi::{c_int, c_void};
        use std::ptr::{NonNull, null, null_mut};

        // What lies behind the pointers is nobody's business here.
        type Bn = c_void;
        type BnCtx = c_void;
        type MontCtx = c_void;

        unsafe extern "C" {
            #[link_name = concat!($prefix, "BN_new")]
            fn bn_new() -> *mut Bn;
            #[link_name = concat!($prefix, "BN_clear_free")]
            fn bn_clear_free(a: *mut Bn);
            #[link_name = concat!($prefix, "BN_bin2bn")]
            fn bn_bin2bn(from: *const u8, len: $len, to: *mut Bn) -> *mut Bn;
            #[link_name = concat!($prefix, "BN_num_bits")]
            fn bn_num_bits(a: *const Bn) -> c_int;
            #[link_name = concat!($prefix, "BN_bn2bin")]
            fn bn_bn2bin(a: *const Bn, to: *mut u8) -> $len;
            #[link_name = concat!($prefix, "BN_CTX_new")]
            fn bn_ctx_new() -> *mut BnCtx;
            #[link_name = concat!($prefix, "BN_CTX_free")]
            fn bn_ctx_free(ctx: *mut BnCtx);
            #[link_name = concat!($prefix, "BN_MONT_CTX_new")]
            fn mont_ctx_new() -> *mut MontCtx;
            #[link_name = concat!($prefix, "BN_MONT_CTX_free")]
            fn mont_ctx_free(mont: *mut MontCtx);
            #[link_name = concat!($prefix, "BN_MONT_CTX_set")]
            fn mont_ctx_set(mont: *mut MontCtx, m: *const Bn, ctx: *mut BnCtx) -> c_int;
            #[link_name = concat!($prefix, "BN_mul")]
            fn bn_mul(z: *mut Bn, x: *const Bn, y: *const Bn, ctx: *mut BnCtx) -> c_int;
            #[link_name = concat!($prefix, "BN_sqr")]
            fn bn_sqr(z: *mut Bn, x: *const Bn, ctx: *mut BnCtx) -> c_int;
            #[link_name = concat!($prefix, "BN_mod_exp")]
            fn bn_mod_exp(
                z: *mut Bn,
                x: *const Bn,
                e: *const Bn,
                m: *const Bn,
                ctx: *mut BnCtx,
            ) -> c_int;
            #[link_name = concat!($prefix, "BN_mod_exp_mont_consttime")]
            fn bn_mod_exp_mont_consttime(
                z: *mut Bn,
                x: *const Bn,
                e: *const Bn,
                m: *const Bn,
                ctx: *mut BnCtx,
                mont: *mut MontCtx,
            ) -> c_int;
            #[link_name = concat!($prefix, "BN_generate_prime_ex")]
            fn bn_generate_prime_ex(
                z: *mut Bn,
                bits: c_int,
                safe: c_int,
                add: *const Bn,
                rem: *const Bn,
                watch: *mut c_void,
            ) -> c_int;
        }

        /// A number.
        pub(crate) struct Number(NonNull<Bn>);

        impl Number {
            pub(crate) fn new() -> Self {
                // SAFETY: takes nothing.
                Self(NonNull::new(unsafe { bn_new() }).expect("memory"))
            }

            /// Reads it, highest byte first.
            pub(crate) fn read(bytes: &[u8]) -> Self {
                let number = Self::new();
                let len = <$len>::try_from(bytes.len()).expect("short numbers");
                // SAFETY: `len` bytes are read; the number is ours.
                let read = unsafe { bn_bin2bn(bytes.as_ptr(), len, number.0.as_ptr()) };
                assert!(!read.is_null());
                number
            }

            /// Its bytes, highest first, without zeros in front.
            pub(crate) fn bytes(&self) -> Vec<u8> {
                // SAFETY: the number is alive.
                let bits = unsafe { bn_num_bits(self.0.as_ptr()) };
                let mut bytes = vec![0; usize::try_from(bits).expect("a length").div_ceil(8)];
                // SAFETY: as many bytes are written as the number has.
                unsafe { bn_bn2bin(self.0.as_ptr(), bytes.as_mut_ptr()) };
                bytes
            }

            /// A random prime.
            pub(crate) fn prime(bits: usize) -> Self {
                let z = Self::new();
                let bits = c_int::try_from(bits).expect("a size");
                // SAFETY: the number is ours; the rest may be null.
                let made = unsafe {
                    bn_generate_prime_ex(z.0.as_ptr(), bits, 0, null(), null(), null_mut())
                };
                assert_eq!(made, 1);
                z
            }
        }

        impl Default for Number {
            fn default() -> Self {
                Self::new()
            }
        }

        impl Drop for Number {
            fn drop(&mut self) {
                // SAFETY: it is ours, and nobody has freed it.
                unsafe { bn_clear_free(self.0.as_ptr()) }
            }
        }

        /// Temporary numbers.
        pub(crate) struct Context(NonNull<BnCtx>);

        impl Context {
            pub(crate) fn new() -> Self {
                // SAFETY: takes nothing.
                Self(NonNull::new(unsafe { bn_ctx_new() }).expect("memory"))
            }

            /// z = x * y
            pub(crate) fn mul(&mut self, z: &mut Number, x: &Number, y: &Number) {
                let (z, x, y) = (z.0.as_ptr(), x.0.as_ptr(), y.0.as_ptr());
                // SAFETY: all are alive and ours.
                let done = unsafe { bn_mul(z, x, y, self.0.as_ptr()) };
                assert_eq!(done, 1);
            }

            /// z = x^2
            pub(crate) fn sqr(&mut self, z: &mut Number, x: &Number) {
                // SAFETY: all are alive and ours.
                let done = unsafe { bn_sqr(z.0.as_ptr(), x.0.as_ptr(), self.0.as_ptr()) };
                assert_eq!(done, 1);
            }

            /// z = x^e mod m, by what the library chooses.
            pub(crate) fn pow(&mut self, z: &mut Number, x: &Number, e: &Number, m: &Number) {
                let (z, x, e, m) = (z.0.as_ptr(), x.0.as_ptr(), e.0.as_ptr(), m.0.as_ptr());
                // SAFETY: all are alive and ours.
                let done = unsafe { bn_mod_exp(z, x, e, m, self.0.as_ptr()) };
                assert_eq!(done, 1);
            }
        }

        impl Drop for Context {
            fn drop(&mut self) {
                // SAFETY: it is ours, and nobody has freed it.
                unsafe { bn_ctx_free(self.0.as_ptr()) }
            }
        }

        /// An odd modulus, made ready.
        pub(crate) struct Modulus {
            m: Number,
            mont: NonNull<MontCtx>,
            context: Context,
        }

        impl Modulus {
            pub(crate) fn new(m: &[u8]) -> Self {
                // SAFETY: takes nothing.
                let mont = NonNull::new(unsafe { mont_ctx_new() }).expect("memory");
                let (m, context) = (Number::read(m), Context::new());
                // SAFETY: all are alive and ours.
                let set = unsafe { mont_ctx_set(mont.as_ptr(), m.0.as_ptr(), context.0.as_ptr()) };
                assert_eq!(set, 1);
                Self { m, mont, context }
            }

            /// z = x^e, in constant time.
            pub(crate) fn pow(&mut self, z: &mut Number, x: &Number, e: &Number) {
                let (z, x, e, m) = (z.0.as_ptr(), x.0.as_ptr(), e.0.as_ptr(), self.m.0.as_ptr());
                let (context, mont) = (self.context.0.as_ptr(), self.mont.as_ptr());
                // SAFETY: all are alive and ours.
                let done = unsafe { bn_mod_exp_mont_consttime(z, x, e, m, context, mont) };
                assert_eq!(done, 1);
            }
        }

        impl Drop for Modulus {
            fn drop(&mut self) {
                // SAFETY: it is ours, and nobody has freed it.
                unsafe { mont_ctx_free(self.mont.as_ptr()) }
            }
        }
    };
}
