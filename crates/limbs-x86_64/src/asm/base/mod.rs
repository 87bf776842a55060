//! Kernels for any x86-64: MUL and ADC.

#[macro_use]
mod columns;

mod blocks;
mod fixed;
mod linear;
mod mul;
mod redc;
mod sqr;

pub use fixed::{
    mont_mul_8_base, mont_mul_16_base, mont_mul_24_base, mont_sqr_8_base, mont_sqr_16_base,
    mont_sqr_24_base,
};
pub use linear::{addmul_1_base, mul_1_base, submul_1_base};
pub use mul::{mul_basecase_8n_base, mul_basecase_base};
pub use redc::{
    mont_mul_8n_base, mont_mul_base, mont_sqr_8n_base, mont_sqr_base, redc_1_8n_base, redc_1_base,
};
pub use sqr::{sqr_basecase_8n_base, sqr_basecase_base};
