//! Kernels that are wrong on purpose, to test the tester.

use super::Target;
use crate::AnyLimb;
use limbs_core::call::{Arg, Implementation};
use limbs_core::kernels::Kernel;

/// A way to go wrong.
#[cfg_attr(
    not(unix),
    expect(dead_code, reason = "reads are seen by guard pages only")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// None: the right kernel.
    None,
    /// Returns 0 instead of what it should.
    DropReturn,
    /// Returns nothing, or something where nothing should be.
    ReturnOtherKind,
    /// Writes the limb after the buffer of this parameter.
    WritePast(usize),
    /// Writes the limb before it.
    WriteBefore(usize),
    /// Writes eight limbs after its end.
    WriteFarPast(usize),
    /// Reads the limb after it.
    ReadPast(usize),
    /// Reads the limb before it.
    ReadBefore(usize),
    /// Changes the top limb of this parameter's buffer.
    Clobber(usize),
    /// Clears this parameter's buffer before it starts: right unless it aliases.
    ClearFirst(usize),
    /// Leaves the top limb of this parameter's buffer as it was.
    LeaveTop(usize),
    /// Carries nothing out of the lower half of the limbs: right unless a carry
    /// crosses the middle.
    CutCarry,
}

/// A kernel with a fault.
pub(crate) struct Wrong<W: 'static> {
    pub(crate) right: Implementation<W>,
    pub(crate) fault: Fault,
}

/// A row of an engine with a fault.
#[cfg(unix)]
pub(crate) struct WrongRow {
    pub(crate) right: limbs_core::engine::EngineRow,
    pub(crate) fault: RowFault,
}

/// A way for a row of an engine to go wrong.
#[cfg(unix)]
#[derive(Clone, Copy, Debug)]
pub(crate) enum RowFault {
    /// None: the right row.
    None,
    /// Changes a bit of this word of this parameter's buffer.
    Flip(usize, usize),
    /// Clears the first word of the result before it starts: right unless it aliases.
    ClearFirst,
}

#[cfg(unix)]
impl Target<u64> for WrongRow {
    fn name(&self) -> String {
        "wrong".into()
    }

    fn kernel(&self) -> &Kernel {
        self.right.kernel
    }

    unsafe fn call(&self, args: &[Arg<u64>]) -> Option<u64> {
        // SAFETY: every buffer has a word or more, and tests name words that there are.
        unsafe {
            if let RowFault::ClearFirst = self.fault {
                pointer(args[0]).write(0);
            }
            self.right.call(args);
            if let RowFault::Flip(i, word) = self.fault {
                let word = pointer(args[i]).add(word);
                word.write(word.read() ^ 2);
            }
        }
        None
    }
}

/// Gets the contents of the buffers, the limbs passed by value and the last count;
/// changes the buffers.
pub(crate) type Body<W> = fn(&mut [Vec<W>], &[W], usize) -> Option<W>;

/// A kernel written on vectors for a test.
pub(crate) struct Model<W: 'static> {
    pub(crate) kernel: &'static Kernel,
    pub(crate) run: Body<W>,
}

impl<W: AnyLimb> Wrong<W> {
    fn length(&self, args: &[Arg<W>], i: usize) -> usize {
        let mut state = crate::contract::State::new(W::BITS);
        for (param, arg) in self.right.kernel.params.iter().zip(args) {
            if let Arg::Count(n) = arg {
                state.set_entry(param.name, *n);
            }
        }
        let len: crate::contract::Term = self.right.kernel.params[i].len.parse().unwrap();
        len.evaluate_len(&state).unwrap()
    }
}

fn pointer<W>(arg: Arg<W>) -> *mut W {
    match arg {
        Arg::In(p) => p.cast_mut(),
        Arg::Out(p) => p,
        Arg::Word(_) | Arg::Count(_) => panic!("a buffer"),
    }
}

impl<W: AnyLimb> Target<W> for Wrong<W> {
    fn name(&self) -> String {
        "wrong".into()
    }

    fn kernel(&self) -> &Kernel {
        self.right.kernel
    }

    unsafe fn call(&self, args: &[Arg<W>]) -> Option<W> {
        let at = |i: usize, offset: isize| pointer(args[i]).wrapping_offset(offset);
        let end = |i| self.length(args, i) as isize;
        let junk = W::from_u64(0x0123_4567_89ab_cdef);
        // SAFETY: deliberately none: these accesses are what the tester must catch.
        unsafe {
            let mut top_before = None;
            match self.fault {
                Fault::ClearFirst(i) => (0..end(i)).for_each(|j| at(i, j).write(W::from_u64(0))),
                Fault::LeaveTop(i) if end(i) > 0 => top_before = Some(at(i, end(i) - 1).read()),
                _ => {}
            }
            let returned = if self.fault == Fault::CutCarry {
                self.call_in_halves(args)
            } else {
                self.right.call(args)
            };
            match self.fault {
                Fault::WritePast(i) => at(i, end(i)).write(junk),
                Fault::WriteBefore(i) => at(i, -1).write(junk),
                Fault::WriteFarPast(i) => at(i, end(i) + 8).write(junk),
                Fault::ReadPast(i) => drop(at(i, end(i)).read_volatile()),
                Fault::ReadBefore(i) => drop(at(i, -1).read_volatile()),
                Fault::Clobber(i) if end(i) > 0 => {
                    let top = at(i, end(i) - 1);
                    top.write(W::from_u64(top.read().to_u64() ^ 1));
                }
                Fault::LeaveTop(i) => {
                    if let Some(top) = top_before {
                        at(i, end(i) - 1).write(top);
                    }
                }
                _ => {}
            }
            match self.fault {
                Fault::DropReturn => Some(W::from_u64(0)),
                Fault::ReturnOtherKind => returned.xor(Some(W::from_u64(0))),
                _ => returned,
            }
        }
    }
}

impl<W: AnyLimb> Wrong<W> {
    /// Calls a kernel of buffers of n limbs, whose last argument is n, on the lower and then
    /// the upper half of its buffers.
    unsafe fn call_in_halves(&self, args: &[Arg<W>]) -> Option<W> {
        let n = self.length(args, 0);
        let part = |from: usize, n: usize| -> Vec<Arg<W>> {
            let mut part = args.to_vec();
            *part.last_mut().unwrap() = Arg::Count(n);
            for arg in &mut part {
                *arg = match *arg {
                    Arg::In(p) => Arg::In(p.wrapping_add(from)),
                    Arg::Out(p) => Arg::Out(p.wrapping_add(from)),
                    other => other,
                };
            }
            part
        };
        // SAFETY: both halves are within the buffers.
        unsafe {
            self.right.call(&part(0, n / 2));
            self.right.call(&part(n / 2, n - n / 2))
        }
    }
}

impl<W: AnyLimb> Target<W> for Model<W> {
    fn name(&self) -> String {
        "model".into()
    }

    fn kernel(&self) -> &Kernel {
        self.kernel
    }

    unsafe fn call(&self, args: &[Arg<W>]) -> Option<W> {
        let mut state = crate::contract::State::new(W::BITS);
        let mut words = Vec::new();
        let mut count = 0;
        for (param, arg) in self.kernel.params.iter().zip(args) {
            match arg {
                Arg::Count(n) => {
                    state.set_entry(param.name, *n);
                    count = *n;
                }
                Arg::Word(w) => words.push(*w),
                _ => {}
            }
        }
        let mut buffers = Vec::new();
        let mut places = Vec::new();
        for (param, arg) in self.kernel.params.iter().zip(args) {
            if param.role.is_buffer() {
                let len: crate::contract::Term = param.len.parse().unwrap();
                let len = len.evaluate_len(&state).unwrap();
                // SAFETY: the caller passes buffers of the lengths that the row states.
                buffers.push(unsafe { core::slice::from_raw_parts(pointer(*arg), len) }.to_vec());
                places.push((pointer(*arg), param.role.is_written()));
            }
        }
        let returned = (self.run)(&mut buffers, &words, count);
        for ((to, written), limbs) in places.into_iter().zip(buffers) {
            if written {
                // SAFETY: as above.
                unsafe { to.copy_from_nonoverlapping(limbs.as_ptr(), limbs.len()) };
            }
        }
        returned
    }
}
