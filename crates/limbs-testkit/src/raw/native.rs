//! Machine code that is not part of the program: mutants of a kernel, to be called as the kernel is.

use super::Target;
use super::executable::Executable;
use limbs_core::call::Arg;
use limbs_core::kernels::Kernel;

/// A copy of machine code in which a function of a row stands, to be called at one size.
#[derive(Debug)]
pub struct Native<'a> {
    kernel: &'a Kernel,
    size: Vec<(&'static str, usize)>,
    code: Executable,
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
    /// buffers and the stack below its frame, keeps to the convention of kernels (System V on x86-64, else that of C), and returns.
    #[must_use]
    pub unsafe fn new(
        kernel: &'a Kernel,
        (code, entry): (&[u8], usize),
        size: &[(&'static str, usize)],
    ) -> Self {
        assert!(entry < code.len(), "the entry is within the code");
        Self {
            kernel,
            size: size.to_vec(),
            code: Executable::new(code),
            entry,
        }
    }

    /// Calls the function with these arguments; what it returns.
    ///
    /// # Safety
    ///
    /// They meet the contract of the row.
    pub unsafe fn execute(&self, arguments: [u64; 8]) -> u64 {
        let [a, b, c, d, e, f, g, h] = arguments;
        // SAFETY: the entry is within the mapping, as `new` checks, and who made this knows that it is a function of
        // the row; all of its arguments are words.
        unsafe {
            let function = core::mem::transmute::<*const u8, Function>(self.code.at(self.entry));
            function(a, b, c, d, e, f, g, h)
        }
    }

    /// The size at which it may be called.
    pub(crate) fn size(&self) -> &Vec<(&'static str, usize)> {
        &self.size
    }
}

/// As many arguments as any row has; a function that has fewer ignores the rest.
const MOST_ARGUMENTS: usize = 8;

#[cfg(target_arch = "x86_64")]
type Function = unsafe extern "sysv64" fn(u64, u64, u64, u64, u64, u64, u64, u64) -> u64;
#[cfg(not(target_arch = "x86_64"))]
type Function = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64, u64, u64) -> u64;

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
        // SAFETY: the caller keeps the contract of the row, and who made this knows that it is a function of that
        // row; all of its arguments are words.
        let returned = unsafe { self.execute(words) };
        self.kernel.returns.then_some(returned)
    }
}
