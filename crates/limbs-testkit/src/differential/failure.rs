//! What a failed test says.

use crate::AnyLimb;
use crate::convert::hex;
use crate::raw::{Edge, Outcome, Value};
use core::fmt;
use limbs_core::kernels::Kernel;

/// A kernel that broke its contract.
#[derive(Clone, Debug)]
pub struct Failure {
    kernel: &'static str,
    backend: String,
    seed: u64,
    what: String,
    /// The call, line by line.
    call: Vec<String>,
}

impl Failure {
    pub(super) fn new(kernel: &'static str, backend: String, seed: u64, what: String) -> Self {
        Self {
            kernel,
            backend,
            seed,
            what,
            call: Vec::new(),
        }
    }

    /// What the kernel did wrong.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.what
    }

    pub(super) fn with_call<W: AnyLimb>(
        mut self,
        kernel: &Kernel,
        values: &[Value<W>],
        owners: &[usize],
        edge: Edge,
        outcome: &Outcome<W>,
    ) -> Self {
        for (i, (param, value)) in kernel.params.iter().zip(values).enumerate() {
            let name = param.name;
            self.call.push(match value {
                Value::Count(n) => format!("{name} = {n}"),
                Value::Word(w) => format!("{name} = {w:#x}"),
                Value::Buffer(limbs) if owners[i] == i => {
                    format!("{name} = {} in {} limbs", hex(limbs), limbs.len())
                }
                Value::Buffer(_) => format!("{name} is {}", kernel.params[owners[i]].name),
            });
            if let (Some(after), true) = (&outcome.after[i], param.role.is_written()) {
                self.call.push(format!("{name}' = {}", hex(after)));
            }
        }
        if let Some(limb) = outcome.returned {
            self.call.push(format!("ret = {limb:#x}"));
        }
        self.call
            .push(format!("buffers at the {edge:?} of their memory"));
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kernel,
            backend,
            seed,
            what,
            call,
        } = self;
        writeln!(f, "kernel `{kernel}` ({backend}): {what}")?;
        for line in call {
            writeln!(f, "    {line}")?;
        }
        write!(f, "    to repeat, set LIMBS_SEED={seed:#x}")
    }
}

impl core::error::Error for Failure {}
