//! Masks processor features before a test process does anything else.
//!
//! Features can be masked before the first use of a kernel only, and no test knows whether it is the first.
//! So a function of this crate runs before `main` in every test process that links it, and
//! masks what the environment variable `LIMBS_TEST_MASK` names. `cargo xtask test` sets that for some of
//! its stages, and checks that every test process has said so. The product has no such variable.

use limbs_core::cpu::{self, Features};

/// Names of features, separated by commas.
const VARIABLE: &str = "LIMBS_TEST_MASK";

/// The loader calls what this section lists before `main`.
#[used]
#[unsafe(link_section = ".init_array")]
static BEFORE_MAIN: extern "C" fn() = mask;

extern "C" fn mask() {
    let Ok(names) = std::env::var(VARIABLE) else {
        return;
    };
    let masked = names.parse::<Features>();
    match masked.and_then(|features| cpu::mask(features).map(|()| features)) {
        Ok(features) => println!("features masked: {features}"),
        Err(error) => {
            eprintln!("{VARIABLE}={names}: {error}");
            std::process::exit(1);
        }
    }
}
