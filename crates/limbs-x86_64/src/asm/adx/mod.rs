//! Kernels for processors with BMI2 and ADX: MULX, ADCX and ADOX.

#[macro_use]
mod rows;
#[macro_use]
mod triangle;

mod blocks;
mod linear;
mod mul;
#[macro_use]
mod redc;
#[macro_use]
mod sqr;
mod eight;
mod sqr32;

pub use eight::{mont_mul_8_adx, mont_sqr_8_adx, redc_1_8_adx};
pub use linear::{addmul_1_adx, mul_1_adx, submul_1_adx};
pub use mul::{mul_basecase_8_adx, mul_basecase_8n_adx, mul_basecase_16_adx, mul_basecase_adx};
pub use redc::{
    mont_mul_8n_adx, mont_mul_16_adx, mont_mul_24_adx, mont_mul_adx, mont_sqr_8n_adx,
    mont_sqr_16_adx, mont_sqr_24_adx, mont_sqr_adx, redc_1_8n_adx, redc_1_16_adx, redc_1_24_adx,
    redc_1_32_adx, redc_1_adx,
};
pub use sqr::{sqr_basecase_8_adx, sqr_basecase_8n_adx, sqr_basecase_16_adx, sqr_basecase_adx};
pub use sqr32::sqr_basecase_32_adx;
