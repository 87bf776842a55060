//! s2n-bignum's products of fixed sizes, from the copy in AWS-LC.

use crate::contest::Task;
use crate::material::bytes;
use crate::operation::{Absence, Offer, Peer, operation};
use crate::raw::s2n_bignum::Kernel;

pub(crate) struct S2nBignum;

impl Peer for S2nBignum {
    fn name(&self) -> &str {
        "s2n-bignum"
    }

    fn cannot_mask(&self) -> &[&'static str] {
        &["adx", "bmi2"]
    }

    fn offer(&self, task: &Task) -> Offer {
        let (kernel, x, y) = match task {
            Task::Mul(x, y) => (Kernel::mul(x.len()), x.clone(), y.clone()),
            Task::Sqr(x) => (Kernel::sqr(x.len()), x.clone(), x.clone()),
            _ => return Err(Absence::NotOffered),
        };
        let kernel = kernel.ok_or(Absence::NotOffered)?;
        operation(
            (vec![0; 2 * x.len()], x, y, [0; 96]),
            move |(z, x, y, t)| kernel.run(z, x, y, t),
            |state| bytes(&state.0),
        )
    }
}
