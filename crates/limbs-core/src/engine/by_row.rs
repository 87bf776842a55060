//! The rows of engines as functions, each with its row of the kernel table.

use super::Engine;
use crate::Limb;
use crate::call::Arg;
use crate::kernels::{ENGINE_ROWS, Kernel};

/// A row of an engine: the function that does what the kernel table states. For tests and the prover.
#[derive(Clone, Copy, Debug)]
pub struct EngineRow {
    /// The engine.
    pub engine: Engine,
    /// The row.
    pub kernel: &'static Kernel,
}

impl Engine {
    /// Its rows, in the order of the table.
    pub fn rows(self) -> impl Iterator<Item = EngineRow> {
        let row = move |kernel| EngineRow {
            engine: self,
            kernel,
        };
        ENGINE_ROWS.iter().map(row)
    }
}

impl EngineRow {
    /// Address of the machine code.
    ///
    /// # Panics
    ///
    /// If the table has a row that engines have not, which a test of this crate excludes.
    #[must_use]
    pub fn address(&self) -> usize {
        let rows = &self.engine.descriptor.rows;
        match self.kernel.name {
            "engine_modulus" => rows.modulus as usize,
            "engine_enter" => rows.enter as usize,
            "engine_leave" => rows.leave as usize,
            "engine_mul" => rows.mul as usize,
            "engine_mul_1" => rows.mul_1 as usize,
            "engine_sqr" => rows.sqr as usize,
            "engine_pack" => rows.pack as usize,
            "engine_select" => rows.select as usize,
            other => unreachable!("the row {other}"),
        }
    }

    /// Calls the row. Buffers of limbs are passed by their addresses too.
    ///
    /// # Safety
    ///
    /// The number of digits is that of a layout of the engine; buffers are as long as the row states for it,
    /// aligned to 64 bytes if they hold words and are not given for each lane, and overlap only as the row states.
    ///
    /// # Panics
    ///
    /// If the arguments do not match the row's parameters in number and kind, or if the engine cannot run on
    /// this processor.
    pub unsafe fn call(&self, args: &[Arg<u64>]) {
        assert!(self.engine.is_runnable(), "{:?}", self.engine);
        let rows = &self.engine.descriptor.rows;
        // SAFETY: the caller keeps the contract of the row.
        unsafe {
            match (self.kernel.name, args) {
                ("engine_modulus", &[Arg::Out(z), m, Arg::Count(n), Arg::Count(d)]) => {
                    (rows.modulus)(z, read(m).cast::<Limb>(), n, d);
                }
                ("engine_enter", &[Arg::Out(z), x, Arg::Count(n), Arg::Count(d)]) => {
                    (rows.enter)(z, read(x).cast::<Limb>(), n, d);
                }
                ("engine_leave", &[Arg::Out(z), x, Arg::Count(n), Arg::Count(d)]) => {
                    (rows.leave)(z.cast::<Limb>(), read(x), n, d);
                }
                ("engine_mul", &[Arg::Out(z), x, y, m, Arg::Out(t), Arg::Count(d)]) => {
                    (rows.mul)(z, read(x), read(y), read(m), t, d);
                }
                ("engine_mul_1", &[Arg::Out(z), x, y, m, Arg::Count(d)]) => {
                    (rows.mul_1)(z, read(x), read(y), read(m), d);
                }
                ("engine_sqr", &[Arg::Out(z), x, m, Arg::Out(t), Arg::Count(d)]) => {
                    (rows.sqr)(z, read(x), read(m), t, d);
                }
                ("engine_pack", &[Arg::Out(z), x, Arg::Count(d)]) => (rows.pack)(z, read(x), d),
                (
                    "engine_select",
                    &[Arg::Out(z), table, index, Arg::Count(count), Arg::Count(d)],
                ) => {
                    (rows.select)(z, read(table), read(index), count, d);
                }
                (name, _) => panic!("not the arguments of {name}"),
            }
        }
    }
}

/// A buffer that is read.
fn read(arg: Arg<u64>) -> *const u64 {
    match arg {
        Arg::In(p) => p,
        Arg::Out(p) => p.cast_const(),
        Arg::Word(_) | Arg::Count(_) => panic!("a buffer"),
    }
}
