//! The table of variants, and the kernels made of it.
//!
//! For each row that has assembly: its signature, after `by` the counts that decide its size with the
//! registers that they come in, and its variants (see `limbs-x86_64`, whose table has the same form). No
//! variant needs a feature that some AArch64 processor lacks, and so far each row has one, which takes
//! all sizes.

pub use limbs_portable::variants::Sizes;

/// Hands every variant to the macro `$with`. Exported for `limbs-core` and the prover; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)*
            fn add_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by [n: "x3"] {
                add::add_n_base: [], any();
            }
            fn sub_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by [n: "x3"] {
                add::sub_n_base: [], any();
            }
            fn mul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "x3"] {
                linear::mul_1_base: [], any();
            }
            fn addmul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "x3"] {
                linear::addmul_1_base: [], any();
            }
            fn submul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "x3"] {
                linear::submul_1_base: [], any();
            }
            fn mul_basecase(
                z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize
            ), by [nx: "x3", ny: "x4"] {
                mul::mul_basecase_base: [], any();
            }
            fn sqr_basecase(z: *mut Limb, x: *const Limb, n: usize), by [n: "x2"] {
                mul::sqr_basecase_base: [], any();
            }
            fn redc_1(
                z: *mut Limb, t: *mut Limb, m: *const Limb, m0_neg_inv: Limb, n: usize
            ), by [n: "x4"] {
                montgomery::redc_1_base: [], any();
            }
            fn mont_mul(
                z: *mut Limb, x: *const Limb, y: *const Limb, m: *const Limb, m0_neg_inv: Limb,
                t: *mut Limb, n: usize
            ), by [n: "x6"] {
                montgomery::mont_mul_base: [], any();
            }
            fn mont_sqr(
                z: *mut Limb, x: *const Limb, m: *const Limb, m0_neg_inv: Limb, t: *mut Limb,
                n: usize
            ), by [n: "x5"] {
                montgomery::mont_sqr_base: [], any();
            }
            fn select(
                z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize
            ), by [n: "x4"] {
                select::select_base: [], any();
            }
            fn swap(x: *mut Limb, y: *mut Limb, mask: Limb, n: usize), by [n: "x3"] {
                select::swap_base: [], any();
            }
            fn table_select(
                z: *mut Limb, table: *const Limb, index: usize, count: usize, n: usize
            ), by [n: "x4"] {
                table::table_select_base: [], any();
            }
        }
    };
}

pub use variant_table as table;

/// The kernel of each row: its only variant.
#[cfg(target_arch = "aarch64")]
macro_rules! kernels {
    ($(
        fn $row:ident($($params:tt)*) $(-> $ret:ty)?, by $counts:tt {
            $module:ident::$variant:ident: [], any();
        }
    )*) => {
        $(pub use asm::$module::$variant as $row;)*
    };
}
