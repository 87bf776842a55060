//! Memory that ends where nothing may be accessed.

use core::ops::Range;

/// Bytes between two pages without access.
#[cfg(unix)]
pub(super) struct Memory {
    mapping: *mut u8,
    page: usize,
    size: usize,
}

#[cfg(unix)]
impl Memory {
    /// At least so many bytes, and at least one page.
    pub(super) fn new(bytes: usize) -> Self {
        // SAFETY: no preconditions.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        let page = usize::try_from(page).expect("a page size");
        let size = bytes.max(1).next_multiple_of(page);
        // SAFETY: a new mapping of our own; then only its inner pages are opened.
        unsafe {
            let mapping = libc::mmap(
                core::ptr::null_mut(),
                size + 2 * page,
                libc::PROT_NONE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            );
            assert_ne!(mapping, libc::MAP_FAILED, "mmap of {size} bytes");
            let mapping: *mut u8 = mapping.cast();
            let access = libc::PROT_READ | libc::PROT_WRITE;
            let opened = libc::mprotect(mapping.add(page).cast(), size, access);
            assert_eq!(opened, 0, "mprotect of {size} bytes");
            Self {
                mapping,
                page,
                size,
            }
        }
    }

    /// The first accessible byte.
    pub(super) fn start(&mut self) -> *mut u8 {
        // SAFETY: the mapping begins with one page of guard.
        unsafe { self.mapping.add(self.page) }
    }

    /// How many bytes are accessible.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// Where buffers may lie.
    pub(super) fn room(&self) -> Range<usize> {
        0..self.size
    }

    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: `size` bytes are accessible and were zeroed by the system.
        unsafe { core::slice::from_raw_parts(self.mapping.add(self.page), self.size) }
    }

    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as in `bytes`; `self` is borrowed exclusively.
        unsafe { core::slice::from_raw_parts_mut(self.start(), self.size) }
    }
}

#[cfg(unix)]
impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: the whole mapping of `new`, which nothing else refers to.
        let unmapped = unsafe { libc::munmap(self.mapping.cast(), self.size + 2 * self.page) };
        debug_assert_eq!(unmapped, 0);
    }
}

/// Bytes with room for a red zone on both sides.
#[cfg(not(unix))]
pub(super) struct Memory {
    /// Of 64 bits, so that limbs are aligned.
    words: Vec<u64>,
}

/// Bytes of red zone on each side.
#[cfg(not(unix))]
const MARGIN: usize = 256;

#[cfg(not(unix))]
impl Memory {
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            words: vec![0; (bytes + 2 * MARGIN).div_ceil(8)],
        }
    }

    pub(super) fn start(&mut self) -> *mut u8 {
        self.words.as_mut_ptr().cast()
    }

    pub(super) fn size(&self) -> usize {
        self.words.len() * 8
    }

    pub(super) fn room(&self) -> Range<usize> {
        MARGIN..self.size() - MARGIN
    }

    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: any bytes of initialised words.
        unsafe { core::slice::from_raw_parts(self.words.as_ptr().cast(), self.size()) }
    }

    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        let size = self.size();
        // SAFETY: as in `bytes`; any bytes make words.
        unsafe { core::slice::from_raw_parts_mut(self.start(), size) }
    }
}
