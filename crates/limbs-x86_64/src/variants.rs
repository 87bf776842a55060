//! The table of variants, and the dispatchers made of it.
//!
//! For each row that has assembly: its signature, after `by` the counts that decide its size, and the
//! variants in the order in which they are preferred. A variant says which features it
//! needs and which sizes it takes. Where none fits, the portable kernel does it.

pub use limbs_portable::variants::Sizes;

/// Hands every variant to the macro `$with`. Exported for `limbs-core`; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)*
            fn add_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by n {
                add::add_n_base: [], any();
            }
            fn sub_n(z: *mut Limb, x: *const Limb, y: *const Limb, n: usize) -> Limb, by n {
                add::sub_n_base: [], any();
            }
        }
    };
}

pub use variant_table as table;

/// A dispatcher for each row.
macro_rules! dispatchers {
    ($(
        fn $row:ident($($param:ident: $type:ty),* $(,)?) $(-> $ret:ty)?, by $($count:ident),+
            $variants:tt
    )*) => {
        $(dispatcher! {
            $row, ($($param: $type),*), ($($param),*), ($(-> $ret)?), ($($count),+), $variants
        })*
    };
}

/// A dispatcher.
///
/// It costs one load, and a comparison or two for each variant that is not taken. While the
/// features are not known it calls a function that finds them and calls it again; that one is
/// out of line, so that the dispatcher itself needs no stack and ends in jumps.
macro_rules! dispatcher {
    (
        $row:ident, ($($param:ident: $type:ty),*), $args:tt, ($(-> $ret:ty)?), $counts:tt,
        { $($module:ident::$variant:ident: [$($feature:ident),*], $sizes:ident $bounds:tt;)+ }
    ) => {
        #[doc = concat!("`", stringify!($row), "` of the kernel table of `limbs-core`.")]
        ///
        /// # Safety
        ///
        /// Pointers are valid for the sizes, and operands overlap only as, that row states.
        pub unsafe extern "sysv64" fn $row($($param: $type),*) $(-> $ret)? {
            #[cold]
            #[inline(never)]
            unsafe extern "sysv64" fn find_first($($param: $type),*) $(-> $ret)? {
                let _ = $crate::features::in_use();
                // SAFETY: the caller keeps the contract of the row.
                unsafe { $row $args }
            }

            const ALL: Features = features!($($($feature)*)+);
            let known = if ALL.is_empty() { Some(ALL) } else { $crate::features::known() };
            let Some(known) = known else {
                // SAFETY: the caller keeps the contract of the row.
                return unsafe { find_first $args };
            };
            $(
                if known.contains(features!($($feature)*)) && takes!(Sizes::$sizes $bounds, $counts) {
                    // SAFETY: as above; the processor has what the variant needs, and it takes the size.
                    return unsafe { $crate::asm::$module::$variant $args };
                }
            )+
            // SAFETY: as above.
            unsafe { limbs_portable::$row $args }
        }
    };
}

/// The features of a list.
macro_rules! features {
    ($($feature:ident)*) => {
        Features::NONE$(.union($crate::features::$feature))*
    };
}

/// Whether every count is among the sizes.
macro_rules! takes {
    ($sizes:expr, ($($count:ident),+)) => {
        $($sizes.take($count))&&+
    };
}
