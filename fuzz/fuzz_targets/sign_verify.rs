//! See `limbs_fuzz::sign_verify`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| limbs_fuzz::sign_verify::run(data));
