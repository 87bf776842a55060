//! The table of variants: the kernels in assembly, one for each row. They run on every processor of the target and
//! take every size, so that there is nothing to choose.

pub use limbs_portable::variants::Sizes;
#[doc(hidden)]
pub use limbs_portable::with_signatures;

/// Hands every variant to the macro `$with`; its form is that of the other backends, where after `by` stand the
/// counts that decide the size, with their registers. Exported for `limbs-core` and the prover; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $crate::variants::with_signatures! { $with [$($prefix)*] []
            add_n, by [n: "$7"] {
                add::add_n_base: [], any();
            }
            sub_n, by [n: "$7"] {
                add::sub_n_base: [], any();
            }
            mul_1, by [n: "$7"] {
                linear::mul_1_base: [], any();
            }
            addmul_1, by [n: "$7"] {
                linear::addmul_1_base: [], any();
            }
            submul_1, by [n: "$7"] {
                linear::submul_1_base: [], any();
            }
            mul_basecase, by [nx: "$7", ny: "$8"] {
                mul::mul_basecase_base: [], any();
            }
            redc_1, by [n: "$8"] {
                redc::redc_1_base: [], any();
            }
            select, by [n: "$8"] {
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
