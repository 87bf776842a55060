//! The one unsafe module: guarded memory, and the call of a kernel on it.
//!
//! A [`Buffer`] lies flush to one edge of memory of its own. On Unix the pages
//! beyond both edges are inaccessible, so that the first limb read or written past
//! the flush edge stops the process; the bytes between the buffer and the other
//! edge are a *red zone* with known contents, compared after the call. Elsewhere there
//! are red zones on both sides.

#[cfg(all(unix, target_pointer_width = "64"))]
mod executable;
mod fault;
#[cfg(target_os = "linux")]
mod mask;
mod memory;
#[cfg(all(unix, target_pointer_width = "64"))]
mod native;
#[cfg(all(unix, target_arch = "x86_64"))]
pub mod step;
#[cfg(test)]
pub(crate) mod wrong;

use crate::AnyLimb;
use limbs_core::call::{Arg, Implementation, Sizes};
use limbs_core::engine::EngineRow;
use limbs_core::kernels::Kernel;
use memory::Memory;

pub(crate) use fault::Announced;
#[cfg(all(test, unix))]
pub(crate) use fault::{Ended, in_child};
#[cfg(all(unix, target_pointer_width = "64"))]
pub use native::Native;

/// Which edge of its memory a buffer touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    /// It starts where the memory starts.
    Start,
    /// It ends where the memory ends.
    End,
}

/// Something that can be called like a kernel.
pub(crate) trait Target<W: AnyLimb> {
    /// Name of the backend, and of a variant, for messages.
    fn name(&self) -> String;

    /// The row that says what it should do.
    fn kernel(&self) -> &Kernel;

    /// The sizes that it takes, and the counts that they speak of.
    fn sizes(&self) -> (Sizes, &[&str]) {
        (Sizes::any(), &[])
    }

    /// Calls it; returns its limb if it has one.
    ///
    /// # Safety
    ///
    /// Buffers are valid for the sizes, and overlap only as, the row states; the target takes the
    /// sizes.
    unsafe fn call(&self, args: &[Arg<W>]) -> Option<W>;
}

impl Target<u64> for EngineRow {
    fn name(&self) -> String {
        self.engine.name().into()
    }

    fn kernel(&self) -> &Kernel {
        self.kernel
    }

    unsafe fn call(&self, args: &[Arg<u64>]) -> Option<u64> {
        // SAFETY: the caller keeps the contract of the row.
        unsafe { Self::call(self, args) };
        None
    }
}

impl<W: AnyLimb> Target<W> for Implementation<W> {
    fn name(&self) -> String {
        if self.name == self.kernel.name {
            self.backend.into()
        } else {
            format!("{}, {}", self.backend, self.name)
        }
    }

    fn sizes(&self) -> (Sizes, &[&str]) {
        (self.sizes, self.counts)
    }

    fn kernel(&self) -> &Kernel {
        self.kernel
    }

    unsafe fn call(&self, args: &[Arg<W>]) -> Option<W> {
        // SAFETY: the caller keeps the contract of the row.
        unsafe { Implementation::call(self, args) }
    }
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<W> {
    /// The limbs of a buffer before the call.
    Buffer(Vec<W>),
    /// A limb.
    Word(W),
    /// A count or index.
    Count(usize),
}

/// What a call left behind.
#[derive(PartialEq, Eq)]
pub(crate) struct Outcome<W> {
    pub(crate) returned: Option<W>,
    /// The limbs of each buffer after the call.
    pub(crate) after: Vec<Option<Vec<W>>>,
    /// A parameter outside of whose buffer something was written, and how many bytes
    /// from the buffer's start.
    pub(crate) damage: Option<(usize, isize)>,
}

/// Guarded memory for each argument of a kernel, reused from call to call.
pub(crate) struct Frame<W> {
    buffers: Vec<Option<Buffer<W>>>,
}

impl<W: AnyLimb> Frame<W> {
    /// Memory for arguments of at most these lengths in limbs; `None` is no buffer.
    pub(crate) fn new(longest: &[Option<usize>]) -> Self {
        let buffers = longest.iter().map(|n| n.map(Buffer::new));
        Self {
            buffers: buffers.collect(),
        }
    }

    /// The same; each buffer is aligned to so many bytes, a power of two up to 64, which may leave a red zone
    /// of less than that at the end.
    pub(crate) fn aligned(longest: &[Option<usize>], alignment: &[usize]) -> Self {
        let mut frame = Self::new(longest);
        for (buffer, alignment) in frame.buffers.iter_mut().zip(alignment) {
            if let Some(buffer) = buffer {
                buffer.alignment = *alignment;
            }
        }
        frame
    }

    /// Calls the target. Argument i uses the memory of argument `owners[i]`, whose index is
    /// not higher; the lengths of the buffers are those that the target's row
    /// states for the counts among the values.
    pub(crate) fn call(
        &mut self,
        target: &dyn Target<W>,
        values: &[Value<W>],
        owners: &[usize],
        edge: Edge,
    ) -> Outcome<W> {
        for (i, value) in values.iter().enumerate() {
            if let (Value::Buffer(limbs), true) = (value, owners[i] == i) {
                self.buffer(i).fill(limbs, edge);
            }
        }
        let args: Vec<Arg<W>> = (0..values.len())
            .map(|i| match &values[i] {
                Value::Word(w) => Arg::Word(*w),
                Value::Count(n) => Arg::Count(*n),
                Value::Buffer(limbs) => {
                    let written = target.kernel().params[i].role.is_written();
                    let memory = self.buffer(owners[i]);
                    assert_eq!(memory.length, limbs.len(), "operands that alias");
                    if written {
                        Arg::Out(memory.pointer())
                    } else {
                        Arg::In(memory.pointer().cast_const())
                    }
                }
            })
            .collect();
        // SAFETY: each buffer is as long as the row states, and two arguments share
        // one only where the caller read in the row that they may.
        let returned = unsafe { target.call(&args) };
        let mut after = Vec::new();
        let mut damage = None;
        for i in 0..values.len() {
            let used = matches!(values[i], Value::Buffer(_)).then(|| self.buffer(owners[i]));
            damage = damage.or(used.as_ref().and_then(|b| Some((i, b.damage()?))));
            after.push(used.map(|b| b.limbs()));
        }
        Outcome {
            returned,
            after,
            damage,
        }
    }

    fn buffer(&mut self, i: usize) -> &mut Buffer<W> {
        self.buffers[i].as_mut().expect("memory for each buffer")
    }
}

/// Limbs flush to an edge of guarded memory.
struct Buffer<W> {
    memory: Memory,
    /// What the red zone holds: the memory's bytes before limbs are written.
    pattern: Vec<u8>,
    /// Offset in bytes, and length in limbs.
    offset: usize,
    length: usize,
    /// Of the offset.
    alignment: usize,
    limb: core::marker::PhantomData<W>,
}

impl<W: AnyLimb> Buffer<W> {
    fn new(longest: usize) -> Self {
        let memory = Memory::new(longest * size_of::<W>());
        // No two neighbouring limbs are equal, and no byte is 0 or 255.
        let pattern = (0..memory.size()).map(|i| 0x10 + (i % 211) as u8);
        Self {
            pattern: pattern.collect(),
            memory,
            offset: 0,
            length: 0,
            alignment: size_of::<W>(),
            limb: core::marker::PhantomData,
        }
    }

    fn fill(&mut self, limbs: &[W], edge: Edge) {
        let bytes = size_of_val(limbs);
        let room = self.memory.room();
        assert!(bytes <= room.len(), "the buffer fits");
        self.offset = match edge {
            Edge::Start => room.start,
            Edge::End => (room.end - bytes) & !(self.alignment - 1),
        };
        self.length = limbs.len();
        self.memory.bytes_mut().copy_from_slice(&self.pattern);
        // SAFETY: `bytes` bytes from `offset` are within the memory; the memory and
        // the sizes of limbs are multiples of the limb's alignment.
        unsafe {
            let to = self.pointer();
            to.copy_from_nonoverlapping(limbs.as_ptr(), limbs.len());
        }
    }

    fn pointer(&mut self) -> *mut W {
        // SAFETY: within the memory, or at its end when there are no limbs.
        unsafe { self.memory.start().add(self.offset).cast() }
    }

    fn limbs(&mut self) -> Vec<W> {
        // SAFETY: `fill` wrote `length` limbs there.
        unsafe { core::slice::from_raw_parts(self.pointer(), self.length) }.to_vec()
    }

    /// Where the red zone changed, in bytes from the buffer's start.
    fn damage(&self) -> Option<isize> {
        let (start, end) = (self.offset, self.offset + self.length * size_of::<W>());
        let (bytes, pattern) = (self.memory.bytes(), &self.pattern);
        if bytes[..start] == pattern[..start] && bytes[end..] == pattern[end..] {
            return None;
        }
        let changed = |i: &usize| !(start..end).contains(i) && bytes[*i] != pattern[*i];
        let at = (0..bytes.len()).find(changed)?;
        Some(at as isize - start as isize)
    }
}
