//! See `limbs_fuzz::is_prime`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::is_prime::run(data));
