//! Machine code in memory of its own.

use core::ffi::c_void;

#[cfg(not(target_arch = "x86_64"))]
unsafe extern "C" {
    /// Of the compiler's library: lets the processor fetch as instructions what was stored from the one address to the other.
    fn __clear_cache(from: *mut c_void, to: *mut c_void);
}

/// Executable memory with a copy of machine code in it.
#[derive(Debug)]
pub(super) struct Executable {
    memory: *mut c_void,
    bytes: usize,
}

impl Executable {
    /// A copy of `code`.
    ///
    /// # Panics
    ///
    /// If there is none, or no memory.
    pub(super) fn new(code: &[u8]) -> Self {
        let bytes = code.len();
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
        #[cfg(not(target_arch = "x86_64"))]
        // SAFETY: the whole mapping.
        unsafe {
            __clear_cache(memory, memory.byte_add(bytes));
        }
        // SAFETY: the whole mapping.
        let done = unsafe { libc::mprotect(memory, bytes, read_execute) };
        assert_eq!(done, 0, "code may be executed");
        Self { memory, bytes }
    }

    /// The instruction at an offset.
    ///
    /// # Panics
    ///
    /// If it is outside.
    pub(super) fn at(&self, offset: usize) -> *const u8 {
        assert!(offset < self.bytes, "the entry is within the code");
        self.memory.cast::<u8>().wrapping_add(offset)
    }
}

impl Drop for Executable {
    fn drop(&mut self) {
        // SAFETY: the whole mapping of `new`.
        let done = unsafe { libc::munmap(self.memory, self.bytes) };
        debug_assert_eq!(done, 0);
    }
}
