//! Every kernel of every backend against its row of the kernel table.

limbs_testkit::kernel_tests! {
    active: limbs_core::call::ACTIVE;
    variants: limbs_core::call::variants();
    portable_32: limbs_core::call::PORTABLE_32;
    portable_64: limbs_core::call::PORTABLE_64;
}
