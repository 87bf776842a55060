//! The table of variants: the kernels in assembly, one for each row. They run on every processor of the target and
//! take every size, so that there is nothing to choose.

pub use limbs_portable::variants::Sizes;

/// Hands every variant to the macro `$with`; its form is that of the other backends, where after `by` stand the
/// counts that decide the size, with their registers. Exported for `limbs-core` and the prover; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)*
            fn add_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by [n: "$7"] {
                add::add_n_base: [], any();
            }
            fn sub_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by [n: "$7"] {
                add::sub_n_base: [], any();
            }
            fn mul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "$7"] {
                linear::mul_1_base: [], any();
            }
            fn addmul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "$7"] {
                linear::addmul_1_base: [], any();
            }
            fn submul_1(z: *mut Limb, x: *const Limb, y: Limb, n: usize) -> Limb, by [n: "$7"] {
                linear::submul_1_base: [], any();
            }
            fn mul_basecase(
                z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize
            ), by [nx: "$7", ny: "$8"] {
                mul::mul_basecase_base: [], any();
            }
            fn redc_1(
                z: *mut Limb, t: *mut Limb, m: *const Limb, m0_neg_inv: Limb, n: usize
            ), by [n: "$8"] {
                redc::redc_1_base: [], any();
            }
            fn select(
                z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize
            ), by [n: "$8"] {
                select::select_base: [], any();
            }
        }
    };
}

pub use variant_table as table;

/// Each row's kernel, under the row's name.
#[cfg(target_arch = "mips64")]
macro_rules! kernels {
    ($(
        fn $row:ident($($params:tt)*) $(-> $ret:ty)?, by $counts:tt {
            $module:ident::$variant:ident: [], any();
        }
    )*) => {
        $(pub use asm::$module::$variant as $row;)*
    };
}
