//! What to call a kernel with, for tools that do not call it themselves.

use super::inputs::Generator;
use super::{alias, sizes};
use crate::TestRng;
use crate::contract::Contract;
use limbs_core::kernels::Kernel;

#[cfg(all(unix, target_pointer_width = "64"))]
pub use crate::raw::Native;
pub use crate::raw::Value;

/// Inputs of a row of the kernel table, for limbs of 64 bits.
///
/// ```
/// use limbs_testkit::contract::Contract;
/// use limbs_testkit::differential::plan::{Plan, Value};
///
/// let contract = Contract::of(limbs_core::kernels::kernel("sub_n").unwrap())?;
/// let plan = Plan::new(&contract, &[("n", 3)]);
/// let all_apart = plan.partitions()[0].clone();
/// let values = plan.draw(&mut limbs_testkit::TestRng::new(1), &all_apart).unwrap();
/// assert!(matches!(&values[1], Value::Buffer(x) if x.len() == 3));
/// # Ok::<(), limbs_testkit::contract::ContractError>(())
/// ```
pub struct Plan<'a> {
    generator: Generator<'a>,
    contract: &'a Contract,
    size: sizes::Size,
    /// The length of each parameter that is a buffer, in limbs.
    pub lens: Vec<Option<usize>>,
}

impl<'a> Plan<'a> {
    /// Inputs of that size.
    ///
    /// # Panics
    ///
    /// If a count that decides a buffer's size is missing.
    #[must_use]
    pub fn new(contract: &'a Contract, size: &[(&'static str, usize)]) -> Self {
        let size = size.to_vec();
        let lens = sizes::lens(contract, &size);
        Self {
            generator: Generator::new(contract),
            contract,
            size,
            lens,
        }
    }

    /// Every permitted way for buffers to be the same memory: of each parameter the first
    /// of its group.
    #[must_use]
    pub fn partitions(&self) -> Vec<Vec<usize>> {
        alias::partitions(&self.contract.kernel, &self.lens)
    }

    /// Values that meet `requires`; `None` if none were found.
    pub fn draw(&self, rng: &mut TestRng, owners: &[usize]) -> Option<Vec<Value<u64>>> {
        self.generator.draw(rng, &self.size, &self.lens, owners)
    }
}

/// Every way in which a row permits buffers of these lengths to be the same memory: of each parameter the
/// first of its group.
#[must_use]
pub fn partitions(kernel: &Kernel, lens: &[Option<usize>]) -> Vec<Vec<usize>> {
    alias::partitions(kernel, lens)
}
