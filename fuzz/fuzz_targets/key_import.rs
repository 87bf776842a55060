//! See `limbs_fuzz::key_import`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::key_import::run(data));
