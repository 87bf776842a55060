//! A line on the terminal that shows that long work goes on.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(400);
const TICK: Duration = Duration::from_millis(100);
const WHEEL: [char; 4] = ['|', '/', '-', '\\'];

/// Shows `- Generating a 4096-bit key, 3 s` on standard error while it lives, if
/// that is a terminal; the line is wiped when it is dropped.
pub(crate) struct Progress {
    note: Arc<Mutex<String>>,
    // The display ends when the sender is gone.
    running: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Starts the display.
    pub(crate) fn start(note: impl Into<String>) -> Self {
        let note = Arc::new(Mutex::new(note.into()));
        let running = io::stderr().is_terminal().then(|| {
            let (stop, stopped) = channel();
            let note = Arc::clone(&note);
            let display = thread::spawn(move || {
                let start = Instant::now();
                let mut wait = PATIENCE;
                let mut turn = 0;
                while stopped.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                    let text = note.lock().unwrap_or_else(PoisonError::into_inner).clone();
                    show(&format!(
                        "{} {text}, {} s",
                        WHEEL[turn % WHEEL.len()],
                        start.elapsed().as_secs()
                    ));
                    turn += 1;
                    wait = TICK;
                }
                if turn > 0 {
                    show("");
                }
            });
            (stop, display)
        });
        Self { note, running }
    }

    /// Changes what is said; costs nothing where nothing is shown.
    pub(crate) fn note(&self, note: impl FnOnce() -> String) {
        if self.running.is_some() {
            *self.note.lock().unwrap_or_else(PoisonError::into_inner) = note();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((stop, display)) = self.running.take() {
            drop(stop);
            let _ = display.join();
        }
    }
}

/// Replaces the terminal's line. The sequence wipes to the end of the line; a
/// terminal that has gone is no reason to stop working.
fn show(text: &str) {
    let mut terminal = io::stderr().lock();
    let _ = write!(terminal, "\r\x1b[K{text}");
    let _ = terminal.flush();
}
