//! Machine code that is not part of the program: mutants of a kernel, to be called as the kernel is.

use super::Target;
use core::ffi::c_void;
use limbs_core::call::Arg;
use limbs_core::kernels::Kernel;

/// Executable memory with a copy of machine code in it: a function of a row, to be called at one size.
#[derive(Debug)]
pub struct Native<'a> {
    kernel: &'a Kernel,
    size: Vec<(&'static str, usize)>,
    memory: *mut c_void,
    bytes: usize,
    entry: usize,
}

impl<'a> Native<'a> {
    /// A copy of `code`, whose function of that row starts at offset `entry`.
    ///
    /// # Panics
    ///
    /// If the entry is outside, or there is no memory.
    ///
    /// # Safety
    ///
    /// At this size, with any inputs that the row permits, the function does nothing but to read and write its
    /// buffers and the stack below its frame, keeps to the System V convention, and returns.
    #[must_use]
    pub unsafe fn new(
        kernel: &'a Kernel,
        (code, entry): (&[u8], usize),
        size: &[(&'static str, usize)],
    ) -> Self {
        assert!(entry < code.len(), "the entry is within the code");
        let (size, bytes) = (size.to_vec(), code.len());
        let (read_write, read_execute) = (
            libc::PROT_READ | libc::PROT_WRITE,
            libc::PROT_READ | libc::PROT_EXEC,
        );
        let private = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, which nothing else refers to.
        let memory =
            unsafe { libc::mmap(core::ptr::null_mut(), bytes, read_write, private, -1, 0) };
        assert_ne!(memory, libc::MAP_FAILED, "memory for code");
        // SAFETY: `bytes` bytes of the mapping.
        unsafe {
            memory
                .cast::<u8>()
                .copy_from_nonoverlapping(code.as_ptr(), bytes)
        };
        // SAFETY: the whole mapping.
        let done = unsafe { libc::mprotect(memory, bytes, read_execute) };
        assert_eq!(done, 0, "code may be executed");
        Self {
            kernel,
            size,
            memory,
            bytes,
            entry,
        }
    }

    /// The size at which it may be called.
    pub(crate) fn size(&self) -> &Vec<(&'static str, usize)> {
        &self.size
    }
}

impl Drop for Native<'_> {
    fn drop(&mut self) {
        // SAFETY: the whole mapping of `new`.
        let done = unsafe { libc::munmap(self.memory, self.bytes) };
        debug_assert_eq!(done, 0);
    }
}

/// As many arguments as any row has; a function that has fewer ignores the rest.
const MOST_ARGUMENTS: usize = 8;

type Function = unsafe extern "sysv64" fn(u64, u64, u64, u64, u64, u64, u64, u64) -> u64;

impl Target<u64> for Native<'_> {
    fn name(&self) -> String {
        "machine code".into()
    }

    fn kernel(&self) -> &Kernel {
        self.kernel
    }

    unsafe fn call(&self, args: &[Arg<u64>]) -> Option<u64> {
        let mut words = [0; MOST_ARGUMENTS];
        for (word, arg) in words.iter_mut().zip(args) {
            *word = match *arg {
                Arg::In(p) => p as u64,
                Arg::Out(p) => p as u64,
                Arg::Word(w) => w,
                Arg::Count(n) => n as u64,
            };
        }
        let [a, b, c, d, e, f, g, h] = words;
        // SAFETY: the caller keeps the contract of the row, and who made this knows that it is a function of that
        // row; all of its arguments are words.
        let returned = unsafe {
            let entry = self.memory.cast::<u8>().add(self.entry);
            let function = core::mem::transmute::<*mut u8, Function>(entry);
            function(a, b, c, d, e, f, g, h)
        };
        self.kernel.returns.then_some(returned)
    }
}
