//! What is said when a kernel touches a guard page.
//!
//! The process dies there, as it should; before that the handler prints what was being
//! tested, which the harness can no longer do.

use core::cell::Cell;

thread_local! {
    /// The announcement of the call under way on this thread.
    static CURRENT: Cell<(*const u8, usize)> = const { Cell::new((core::ptr::null(), 0)) };
}

/// Text that is printed if the process dies of a memory fault while this lives.
pub(crate) struct Announced {
    _text: String,
}

impl Announced {
    pub(crate) fn new(text: String) -> Self {
        install();
        CURRENT.set((text.as_ptr(), text.len()));
        Self { _text: text }
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        CURRENT.set((core::ptr::null(), 0));
    }
}

#[cfg(not(unix))]
fn install() {}

#[cfg(unix)]
fn install() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        for signal in [libc::SIGSEGV, libc::SIGBUS] {
            // SAFETY: the handler does only what is safe in a signal handler.
            unsafe { libc::signal(signal, on_fault as *const () as libc::sighandler_t) };
        }
    });
}

/// Prints the announcement and lets the access happen again, which then kills.
#[cfg(unix)]
extern "C" fn on_fault(signal: libc::c_int) {
    let (text, length) = CURRENT.get();
    // SAFETY: write and signal may be called in a handler. The text is alive: it is
    // only replaced by this thread, which is here.
    unsafe {
        libc::write(2, text.cast(), length);
        libc::signal(signal, libc::SIG_DFL);
    }
}

/// How a child process ended.
#[cfg(all(test, unix))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It came to its end with this answer.
    Returned(bool),
    /// A memory fault killed it.
    Faulted,
    /// Something else did.
    Otherwise(libc::c_int),
}

/// Runs `f` in a copy of this process. `f` must not print: the copy has this thread
/// only, and another may have held the lock of standard output.
#[cfg(all(test, unix))]
pub(crate) fn in_child(f: impl FnOnce() -> bool) -> Ended {
    // SAFETY: the child runs `f` on memory of its own and leaves without unwinding
    // into the harness; the parent waits for exactly this child.
    unsafe {
        let child = libc::fork();
        assert!(child >= 0, "fork");
        if child == 0 {
            // Quiet: what `on_fault` prints belongs to no failure.
            libc::close(2);
            let answer = std::panic::catch_unwind(core::panic::AssertUnwindSafe(f));
            libc::_exit(answer.map_or(2, i32::from));
        }
        let mut status = 0;
        assert_eq!(libc::waitpid(child, &mut status, 0), child);
        if libc::WIFEXITED(status) && libc::WEXITSTATUS(status) < 2 {
            Ended::Returned(libc::WEXITSTATUS(status) == 1)
        } else if libc::WIFSIGNALED(status)
            && [libc::SIGSEGV, libc::SIGBUS].contains(&libc::WTERMSIG(status))
        {
            Ended::Faulted
        } else {
            Ended::Otherwise(status)
        }
    }
}
