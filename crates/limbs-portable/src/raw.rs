//! The raw functions that the kernel table describes, for both limb widths.
//!
//! On x86-64 kernels have the System V convention on every operating system, so
//! that one body of assembly serves Windows too; the portable kernels follow,
//! since backends re-export them.

macro_rules! kernels {
    ($abi:literal, $limb:ty) => {
        use crate::kernels::{add, mont, mul, select, shift};

        /// A digit of a number, least significant first.
        pub type Limb = $limb;

        kernels! { @each $abi
            fn add_n = add::add_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb;
            fn sub_n = add::sub_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb;
            fn lshift = shift::lshift(z: *mut Limb, x: *const Limb, s: usize, n: usize) -> Limb;
            fn rshift = shift::rshift(z: *mut Limb, x: *const Limb, s: usize, n: usize) -> Limb;
            fn mul_1 = mul::mul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb;
            fn addmul_1 = mul::addmul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb;
            fn submul_1 = mul::submul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb;
            fn mul_basecase = mul::mul_basecase(
                z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize) -> ();
            fn sqr_basecase = mul::sqr_basecase(z: *mut Limb, x: *const Limb, n: usize) -> ();
            fn redc_1 = mont::redc_1(
                z: *mut Limb, t: *mut Limb, m: *const Limb, m0_neg_inv: Limb, n: usize) -> ();
            fn mont_mul = mont::mont_mul(
                z: *mut Limb, x: *const Limb, y: *const Limb, m: *const Limb, m0_neg_inv: Limb,
                t: *mut Limb, n: usize) -> ();
            fn mont_sqr = mont::mont_sqr(
                z: *mut Limb, x: *const Limb, m: *const Limb, m0_neg_inv: Limb, t: *mut Limb,
                n: usize) -> ();
            fn select = select::select(
                z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize) -> ();
            fn swap = select::swap(x: *mut Limb, y: *mut Limb, mask: Limb, n: usize) -> ();
            fn table_select = select::table_select(
                z: *mut Limb, table: *const Limb, index: usize, count: usize, n: usize) -> ();
        }
    };
    (@each $abi:literal $(
        fn $name:ident = $module:ident::$body:ident($($param:ident: $type:ty),* $(,)?) -> $ret:ty;
    )*) => {
        $(
            #[doc = concat!("`", stringify!($name), "` of the kernel table of `limbs-core`.")]
            ///
            /// # Safety
            ///
            /// Pointers are valid for the sizes, and operands overlap only as,
            /// that row states.
            pub unsafe extern $abi fn $name($($param: $type),*) -> $ret {
                // SAFETY: the caller keeps the contract of the row.
                unsafe { $module::$body($($param),*) }
            }
        )*
    };
}

/// Kernels on 32-bit limbs.
pub mod w32 {
    #[cfg(target_arch = "x86_64")]
    kernels!("sysv64", u32);
    #[cfg(not(target_arch = "x86_64"))]
    kernels!("C", u32);
}

/// Kernels on 64-bit limbs.
pub mod w64 {
    #[cfg(target_arch = "x86_64")]
    kernels!("sysv64", u64);
    #[cfg(not(target_arch = "x86_64"))]
    kernels!("C", u64);
}
