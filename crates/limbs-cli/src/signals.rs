//! Signals that end the program.

use std::io;

/// Has `end` called, with the exit status that the signal stands for, on Ctrl-C, and on unix when
/// the program is asked to terminate or its terminal goes away.
#[cfg(unix)]
pub(crate) fn end_by(end: fn(i32) -> !) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    let mut wanted = vec![SIGINT, SIGTERM];
    if !ignored(SIGHUP) {
        wanted.push(SIGHUP);
    }
    let mut signals = signal_hook::iterator::Signals::new(wanted)?;
    std::thread::Builder::new().spawn(move || {
        if let Some(signal) = signals.forever().next() {
            end(128 + signal);
        }
    })?;
    Ok(())
}

/// Whether whoever started the program wants that signal ignored, as `nohup` does.
#[cfg(unix)]
fn ignored(signal: i32) -> bool {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else {
        // Not Linux: rather survive a hangup and risk a file left by one.
        return true;
    };
    let mask = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_none_or(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Has `end` called, with the exit status that the signal stands for, on Ctrl-C, and on unix when
/// the program is asked to terminate or its terminal goes away.
#[cfg(not(unix))]
pub(crate) fn end_by(end: fn(i32) -> !) -> io::Result<()> {
    ctrlc::set_handler(move || end(130)).map_err(io::Error::other)
}
