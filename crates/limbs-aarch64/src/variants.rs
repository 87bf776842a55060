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
