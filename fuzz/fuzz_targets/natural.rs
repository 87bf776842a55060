//! See `limbs_fuzz::natural`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::natural::run(data));
