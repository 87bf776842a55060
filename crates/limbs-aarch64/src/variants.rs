//! The table of variants, and the kernels made of it.
//!
//! For each row that has assembly: after `by` the counts that decide its size with the registers that they
//! come in, and its variants (see `limbs-x86_64`, whose table has the same form). No variant needs a feature
//! that some AArch64 processor lacks, and so far each row has one, which takes all sizes.

pub use limbs_portable::variants::Sizes;
#[doc(hidden)]
pub use limbs_portable::with_signatures;

/// Hands every variant to the macro `$with`. Exported for `limbs-core` and the prover; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $crate::variants::with_signatures! { $with [$($prefix)*] []
            add_n, by [n: "x3"] {
                add::add_n_base: [], any();
            }
            sub_n, by [n: "x3"] {
                add::sub_n_base: [], any();
            }
            mul_1, by [n: "x3"] {
                linear::mul_1_base: [], any();
            }
            addmul_1, by [n: "x3"] {
                linear::addmul_1_base: [], any();
            }
            submul_1, by [n: "x3"] {
                linear::submul_1_base: [], any();
            }
            mul_basecase, by [nx: "x3", ny: "x4"] {
                mul::mul_basecase_base: [], any();
            }
            sqr_basecase, by [n: "x2"] {
                mul::sqr_basecase_base: [], any();
            }
            redc_1, by [n: "x4"] {
                montgomery::redc_1_base: [], any();
            }
            mont_mul, by [n: "x6"] {
                montgomery::mont_mul_base: [], any();
            }
            mont_sqr, by [n: "x5"] {
                montgomery::mont_sqr_base: [], any();
            }
            select, by [n: "x4"] {
                select::select_base: [], any();
            }
            swap, by [n: "x3"] {
                select::swap_base: [], any();
            }
            table_select, by [n: "x4"] {
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
