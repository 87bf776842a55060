//! See `limbs_fuzz::kernels`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::kernels::run(data));
