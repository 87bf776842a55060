//! See `limbs_fuzz::decrypt`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::decrypt::run(data));
