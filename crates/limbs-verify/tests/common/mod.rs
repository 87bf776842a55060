//! Kernels that the tests write, whatever their instruction set.

use limbs_core::kernels::kernel;
use limbs_verify::executor::Code;
use limbs_verify::isa::Isa;
use limbs_verify::kernel::{Failure, Job, Limits, Proof, verify};

/// Where test kernels stand.
pub(crate) const BASE: u64 = 0x1000;

/// A test kernel, with no constants.
pub(crate) struct Bytes(pub(crate) Isa, pub(crate) Vec<u8>);

impl Code for Bytes {
    fn isa(&self) -> Isa {
        self.0
    }

    fn instructions(&self, address: u64) -> Option<&[u8]> {
        let at = usize::try_from(address.checked_sub(BASE)?).ok()?;
        self.1
            .get(at..(at + 16).min(self.1.len()))
            .filter(|bytes| !bytes.is_empty())
    }

    fn constant(&self, _: u64) -> Option<u64> {
        None
    }
}

/// Verifies code as a kernel of a row, with every parameter's memory apart from others unless `owners` says
/// otherwise.
pub(crate) fn prove_code(
    code: &Bytes,
    row: &str,
    size: &[(&'static str, usize)],
    owners: Option<&[usize]>,
) -> Result<Proof, Failure> {
    let kernel = kernel(row).unwrap();
    let apart: Vec<usize> = (0..kernel.params.len()).collect();
    verify(
        code,
        &Job {
            kernel,
            entry: BASE,
            size: size.to_vec(),
            owners: owners.unwrap_or(&apart).to_vec(),
            seed: 7,
            limits: Limits::default(),
        },
    )
}

/// What the prover says of code that it must refuse.
pub(crate) fn why_forbidden(proof: Result<Proof, Failure>) -> String {
    match proof {
        Err(Failure::Forbidden(why)) => why,
        other => panic!("expected a forbidden act, found: {other:?}"),
    }
}
