//! The table of variants, and the dispatchers made of it.
//!
//! For each row that has assembly: after `by` the counts that decide its size with the registers that they
//! come in, and the variants in the order in which they are preferred; `limbs-portable` adds the row's
//! signature. A variant says which features it needs and which sizes it takes (see [`Sizes`]). Where none fits,
//! the portable kernel does it.

pub use limbs_portable::variants::Sizes;
#[doc(hidden)]
pub use limbs_portable::with_signatures;

/// Hands every variant to the macro `$with`. Exported for `limbs-core`; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! variant_table {
    ($with:ident $($prefix:tt)*) => {
        $crate::variants::with_signatures! { $with [$($prefix)*] []
            add_n, by [n: "rcx"] {
                add::add_n_base: [], any();
            }
            sub_n, by [n: "rcx"] {
                add::sub_n_base: [], any();
            }
            lshift, by [n: "rcx"] {
                shift::lshift_base: [], any();
            }
            rshift, by [n: "rcx"] {
                shift::rshift_base: [], any();
            }
            mul_1, by [n: "rcx"] {
                adx::mul_1_adx: [BMI2, ADX], any();
                base::mul_1_base: [], any();
            }
            addmul_1, by [n: "rcx"] {
                adx::addmul_1_adx: [BMI2, ADX], any();
                base::addmul_1_base: [], any();
            }
            submul_1, by [n: "rcx"] {
                adx::submul_1_adx: [BMI2, ADX], any();
                base::submul_1_base: [], any();
            }
            mul_basecase, by [nx: "rcx", ny: "r8"] {
                adx::mul_basecase_8_adx: [BMI2, ADX], exactly(8);
                adx::mul_basecase_16_adx: [BMI2, ADX], exactly(16);
                karatsuba::mul_basecase_32_adx: [BMI2, ADX], exactly(32);
                karatsuba::mul_basecase_48_adx: [BMI2, ADX], exactly(48);
                karatsuba::mul_basecase_64_adx: [BMI2, ADX], exactly(64);
                adx::mul_basecase_8n_adx: [BMI2, ADX], multiples(8, 8);
                adx::mul_basecase_adx: [BMI2, ADX], any();
                karatsuba::mul_basecase_32_base: [], exactly(32);
                karatsuba::mul_basecase_48_base: [], exactly(48);
                karatsuba::mul_basecase_64_base: [], exactly(64);
                base::mul_basecase_8n_base: [], multiples(8, 8);
                base::mul_basecase_base: [], any();
            }
            sqr_basecase, by [n: "rdx"] {
                adx::sqr_basecase_8_adx: [BMI2, ADX], exactly(8);
                adx::sqr_basecase_16_adx: [BMI2, ADX], exactly(16);
                adx::sqr_basecase_32_adx: [BMI2, ADX], exactly(32);
                karatsuba::sqr_basecase_48_adx: [BMI2, ADX], exactly(48);
                karatsuba::sqr_basecase_64_adx: [BMI2, ADX], exactly(64);
                adx::sqr_basecase_8n_adx: [BMI2, ADX], multiples(8, 8);
                adx::sqr_basecase_adx: [BMI2, ADX], any();
                karatsuba::sqr_basecase_48_base: [], exactly(48);
                karatsuba::sqr_basecase_64_base: [], exactly(64);
                base::sqr_basecase_8n_base: [], multiples(8, 8);
                base::sqr_basecase_base: [], any();
            }
            redc_1, by [n: "r8"] {
                adx::redc_1_8_adx: [BMI2, ADX], exactly(8);
                adx::redc_1_16_adx: [BMI2, ADX], exactly(16);
                adx::redc_1_24_adx: [BMI2, ADX], exactly(24);
                adx::redc_1_32_adx: [BMI2, ADX], exactly(32);
                adx::redc_1_8n_adx: [BMI2, ADX], multiples(8, 8);
                adx::redc_1_adx: [BMI2, ADX], any();
                base::redc_1_8n_base: [], multiples(8, 8);
                base::redc_1_base: [], any();
            }
            mont_mul, by [n: "qword ptr [rsp + 8]"] {
                adx::mont_mul_8_adx: [BMI2, ADX], exactly(8);
                adx::mont_mul_16_adx: [BMI2, ADX], exactly(16);
                adx::mont_mul_24_adx: [BMI2, ADX], exactly(24);
                karatsuba::mont_mul_32_adx: [BMI2, ADX], exactly(32);
                karatsuba::mont_mul_48_adx: [BMI2, ADX], exactly(48);
                karatsuba::mont_mul_64_adx: [BMI2, ADX], exactly(64);
                adx::mont_mul_8n_adx: [BMI2, ADX], multiples(8, 8);
                adx::mont_mul_adx: [BMI2, ADX], any();
                base::mont_mul_8_base: [], exactly(8);
                base::mont_mul_16_base: [], exactly(16);
                base::mont_mul_24_base: [], exactly(24);
                karatsuba::mont_mul_32_base: [], exactly(32);
                karatsuba::mont_mul_48_base: [], exactly(48);
                karatsuba::mont_mul_64_base: [], exactly(64);
                base::mont_mul_8n_base: [], multiples(8, 8);
                base::mont_mul_base: [], any();
            }
            mont_sqr, by [n: "r9"] {
                adx::mont_sqr_8_adx: [BMI2, ADX], exactly(8);
                adx::mont_sqr_16_adx: [BMI2, ADX], exactly(16);
                adx::mont_sqr_24_adx: [BMI2, ADX], exactly(24);
                karatsuba::mont_sqr_32_adx: [BMI2, ADX], exactly(32);
                karatsuba::mont_sqr_48_adx: [BMI2, ADX], exactly(48);
                karatsuba::mont_sqr_64_adx: [BMI2, ADX], exactly(64);
                adx::mont_sqr_8n_adx: [BMI2, ADX], multiples(8, 8);
                adx::mont_sqr_adx: [BMI2, ADX], any();
                base::mont_sqr_8_base: [], exactly(8);
                base::mont_sqr_16_base: [], exactly(16);
                base::mont_sqr_24_base: [], exactly(24);
                karatsuba::mont_sqr_48_base: [], exactly(48);
                karatsuba::mont_sqr_64_base: [], exactly(64);
                base::mont_sqr_8n_base: [], multiples(8, 8);
                base::mont_sqr_base: [], any();
            }
            select, by [n: "r8"] {
                select::select_base: [], any();
            }
            swap, by [n: "rcx"] {
                select::swap_base: [], any();
            }
            table_select, by [n: "r8"] {
                table::table_select_avx2: [AVX2], any();
                table::table_select_base: [], any();
            }
        }
    };
}

pub use variant_table as table;

/// A dispatcher for each row.
macro_rules! dispatchers {
    ($(
        fn $row:ident($($param:ident: $type:ty),* $(,)?) $(-> $ret:ty)?, by $counts:tt $variants:tt
    )*) => {
        $(dispatcher! {
            $row, ($($param: $type),*), ($($param),*), ($(-> $ret)?), $counts, $variants
        })*
    };
}

/// A dispatcher, in assembly: it has no stack, touches rax only, and jumps to the first variant
/// that fits.
///
/// It costs a load, a test of the features, and a comparison and jump for each variant up to the right one: these are
/// easy to predict, where a jump through a table costs twice as much on Zen 4.
///
/// While the features are not known it goes to a function that finds them and comes back.
macro_rules! dispatcher {
    (
        $row:ident, ($($param:ident: $type:ty),*), $args:tt, ($(-> $ret:ty)?), $counts:tt,
        { $module:ident::$variant:ident: [], any(); }
    ) => {
        #[doc = concat!("`", stringify!($row), "` of the kernel table of `limbs-core`.")]
        ///
        /// # Safety
        ///
        /// Pointers are valid for the sizes, and operands overlap only as, that row states.
        #[unsafe(naked)]
        pub unsafe extern "sysv64" fn $row($($param: $type),*) $(-> $ret)? {
            core::arch::naked_asm!("jmp {only}", only = sym $crate::asm::$module::$variant)
        }
    };
    (
        $row:ident, ($($param:ident: $type:ty),*), $args:tt, ($(-> $ret:ty)?), $counts:tt,
        { $($module:ident::$variant:ident: [$($feature:ident),*], $sizes:ident $bounds:tt;)+ }
    ) => {
        #[doc = concat!("`", stringify!($row), "` of the kernel table of `limbs-core`.")]
        ///
        /// # Safety
        ///
        /// Pointers are valid for the sizes, and operands overlap only as, that row states.
        #[unsafe(naked)]
        pub unsafe extern "sysv64" fn $row($($param: $type),*) $(-> $ret)? {
            #[cold]
            unsafe extern "sysv64" fn find_first($($param: $type),*) $(-> $ret)? {
                let _ = $crate::features::in_use();
                // SAFETY: the caller keeps the contract of the row.
                unsafe { $row $args }
            }

            const _: () = {
                let of_row = 0 $($(| $crate::features::$feature.bits())*)+;
                $(
                    let of_variant = 0 $(| $crate::features::$feature.bits())*;
                    assert!(of_variant == 0 || of_variant == of_row, "one set of features a row");
                )+
            };
            core::arch::naked_asm!(
                // In al a bit is 0 for each feature in use, and the top one if these are known.
                load_byte!("in_use"),
                // Variants that need features need all that the row knows of.
                concat!("test al, 128", $($(" | ", $crate::features::bit!($feature),)*)+ "\njnz 3f"),
                $(needing!([$($feature),*], $sizes $bounds, $counts, $variant),)+
                "3:",
                "test al, al",
                "js {find_first}",
                $(plain!([$($feature),*], $sizes $bounds, $counts, $variant),)+
                "jmp {portable}",
                in_use = sym $crate::features::IN_USE,
                find_first = sym find_first,
                $($variant = sym $crate::asm::$module::$variant,)+
                portable = sym limbs_portable::$row,
            )
        }
    };
}

/// Loads a byte of our own into eax. In a shared library of Rust it may be seen from outside, so that
/// ELF and Mach-O want it to be found through the table of such symbols.
#[cfg(not(any(windows, target_os = "uefi")))]
macro_rules! load_byte {
    ($name:literal) => {
        concat!(
            "mov rax, [rip + {",
            $name,
            "}@GOTPCREL]\nmovzx eax, byte ptr [rax]"
        )
    };
}
#[cfg(any(windows, target_os = "uefi"))]
macro_rules! load_byte {
    ($name:literal) => {
        concat!("movzx eax, byte ptr [rip + {", $name, "}]")
    };
}

/// [`takes!`] for a variant that needs features.
macro_rules! needing {
    ([], $($rest:tt)*) => { "" };
    ([$($feature:ident),+], $($rest:tt)*) => { takes!($($rest)*) };
}

/// [`takes!`] for a variant that needs none.
macro_rules! plain {
    ([], $($rest:tt)*) => { takes!($($rest)*) };
    ([$($feature:ident),+], $($rest:tt)*) => { "" };
}

/// Jumps to the variant if it takes all counts.
macro_rules! takes {
    (any(), $counts:tt, $variant:ident) => {
        concat!("jmp {", stringify!($variant), "}")
    };
    (exactly($n:literal), [$count:ident: $register:literal], $variant:ident) => {
        concat!("cmp ", $register, ", ", $n, "\nje {", stringify!($variant), "}")
    };
    (exactly($n:literal), [$a:ident: $first:literal, $b:ident: $second:literal], $variant:ident) => {
        concat!(
            "cmp ", $first, ", ", $n, "\njne 2f\n",
            "cmp ", $second, ", ", $n, "\nje {", stringify!($variant), "}\n2:"
        )
    };
    ($sizes:ident $bounds:tt, [$($count:ident: $register:literal),+], $variant:ident) => {
        concat!(
            $(next_unless!($sizes $bounds, $register),)+
            "jmp {", stringify!($variant), "}\n2:"
        )
    };
}

/// Goes on to the next variant unless a count is among the sizes.
macro_rules! next_unless {
    (at_least($n:literal), $register:literal) => {
        concat!("cmp ", $register, ", ", $n, "\njb 2f\n")
    };
    (between($from:literal, $to:literal), $register:literal) => {
        concat!(
            "cmp ",
            $register,
            ", ",
            $from,
            "\njb 2f\ncmp ",
            $register,
            ", ",
            $to,
            "\nja 2f\n"
        )
    };
    // The step is a power of two.
    (multiples($step:literal, $from:literal), $register:literal) => {
        concat!(
            "cmp ",
            $register,
            ", ",
            $from,
            "\njb 2f\n",
            "test ",
            $register,
            ", ",
            $step,
            " - 1\njnz 2f\n"
        )
    };
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "dispatchers of tests")]
mod tests {
    use limbs_portable::Limb;

    use crate::asm::fake::CALLED;
    use crate::features::{ADX, BMI2, in_use};

    dispatcher! {
        select,
        (z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb, n: usize),
        (z, x, y, mask, n), (), [n: "r8"],
        {
            fake::one_size: [BMI2, ADX], exactly(8);
            fake::between: [BMI2, ADX], between(20, 30);
            fake::multiples: [BMI2, ADX], multiples(4, 6);
            fake::large: [], at_least(1000);
        }
    }

    dispatcher! {
        mul_basecase,
        (z: *mut Limb, x: *const Limb, y: *const Limb, nx: usize, ny: usize),
        (z, x, y, nx, ny), (), [nx: "rcx", ny: "r8"],
        {
            fake::one_size: [], exactly(8);
            fake::multiples: [], multiples(4, 6);
            fake::large: [], any();
        }
    }

    #[test]
    fn the_first_variant_that_fits_is_called() {
        let all = in_use().contains(BMI2.union(ADX));
        let (x, y) = ([1; 2000], [2; 2000]);
        for n in (0..100).chain([999, 1000, 1001]) {
            let expected = match n {
                8 if all => "one_size",
                20..=30 if all => "between",
                6.. if n % 4 == 0 && all => "multiples",
                1000.. => "large",
                _ => "",
            };
            let mut z = [0; 2000];
            CALLED.set("");
            // SAFETY: the buffers are longer than n.
            unsafe { select(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), Limb::MAX, n) };
            assert_eq!(CALLED.get(), expected, "{n}");
            let portable = expected.is_empty();
            assert!(z.iter().take(n).all(|&z| z == Limb::from(portable)), "{n}");
        }
    }

    #[test]
    fn a_variant_takes_all_counts() {
        let mut z = [0; 64];
        let x = [1; 32];
        for nx in 1..20 {
            for ny in 1..20 {
                let expected = match (nx, ny) {
                    (8, 8) => "one_size",
                    _ if nx >= 6 && ny >= 6 && nx % 4 == 0 && ny % 4 == 0 => "multiples",
                    _ => "large",
                };
                // SAFETY: the buffers are longer than nx, ny and both together.
                unsafe { mul_basecase(z.as_mut_ptr(), x.as_ptr(), x.as_ptr(), nx, ny) };
                assert_eq!(CALLED.get(), expected, "{nx}, {ny}");
            }
        }
    }
}
