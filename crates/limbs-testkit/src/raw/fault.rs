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
const SIGNALS: [libc::c_int; 2] = [libc::SIGSEGV, libc::SIGBUS];

/// What was done on a fault before: the standard library looks for overflows of the stack,
/// a fuzzer writes down its input.
#[cfg(unix)]
static BEFORE: std::sync::OnceLock<[libc::sigaction; 2]> = std::sync::OnceLock::new();

#[cfg(unix)]
fn install() {
    BEFORE.get_or_init(|| {
        SIGNALS.map(|signal| {
            // SAFETY: all zeros is a valid `sigaction`; the handler does only what is
            // safe in a signal handler.
            unsafe {
                let mut action: libc::sigaction = core::mem::zeroed();
                let mut before: libc::sigaction = core::mem::zeroed();
                action.sa_sigaction = on_fault as *const () as libc::sighandler_t;
                // A stack that overflowed cannot be used.
                action.sa_flags = libc::SA_ONSTACK;
                libc::sigaction(signal, &action, &mut before);
                before
            }
        })
    });
}

/// Prints the announcement and lets the access happen again, for who handled it
/// before.
#[cfg(unix)]
extern "C" fn on_fault(signal: libc::c_int) {
    let (text, length) = CURRENT.get();
    let before = BEFORE.get().zip(SIGNALS.iter().position(|s| *s == signal));
    // SAFETY: write, sigaction and signal may be called in a handler. The text is alive: it
    // is only replaced by this thread, which is here.
    unsafe {
        libc::write(2, text.cast(), length);
        match before {
            Some((before, i)) => libc::sigaction(signal, &before[i], core::ptr::null_mut()),
            // A fault of another thread before all handlers stand.
            None => (libc::signal(signal, libc::SIG_DFL) == libc::SIG_ERR).into(),
        };
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

/// Runs `f` in a copy of this process; says how it ended and what it wrote to standard
/// error, which must be less than a pipe holds. `f` must not print to standard output:
/// the copy has this thread only, and another may have held that lock.
#[cfg(all(test, unix))]
pub(crate) fn in_child(f: impl FnOnce() -> bool) -> (Ended, String) {
    use std::io::Read;
    use std::os::fd::AsRawFd;

    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    // SAFETY: the child runs `f` on memory of its own and leaves without unwinding
    // into the harness; the parent waits for exactly this child.
    let (ended, status) = unsafe {
        let child = libc::fork();
        assert!(child >= 0, "fork");
        if child == 0 {
            libc::dup2(writer.as_raw_fd(), 2);
            let answer = std::panic::catch_unwind(core::panic::AssertUnwindSafe(f));
            libc::_exit(answer.map_or(2, i32::from));
        }
        let mut status = 0;
        (libc::waitpid(child, &mut status, 0), status)
    };
    assert!(ended > 0, "waitpid");
    drop(writer);
    let mut said = String::new();
    reader
        .read_to_string(&mut said)
        .expect("what the child said");
    (ended_how(status), said)
}

#[cfg(all(test, unix))]
fn ended_how(status: libc::c_int) -> Ended {
    if libc::WIFEXITED(status) && libc::WEXITSTATUS(status) < 2 {
        Ended::Returned(libc::WEXITSTATUS(status) == 1)
    } else if libc::WIFSIGNALED(status) && SIGNALS.contains(&libc::WTERMSIG(status)) {
        Ended::Faulted
    } else {
        Ended::Otherwise(status)
    }
}
