//! How a command ends: with an answer, or with a failure that says why.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// What a command found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Done, or "yes": exit status 0.
    Yes,
    /// "No" (a composite, a bad signature, a ciphertext that does not decrypt): exit status 1.
    No,
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Yes => Self::SUCCESS,
            Answer::No => Self::from(1),
        }
    }
}

/// Why a command could not answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Misuse, a file that cannot be read, or a limit broken: exit status 2.
    Message(String),
    /// The reader of standard output has gone: no message, exit status 141, as
    /// of a program that SIGPIPE ended.
    ClosedPipe,
}

impl Failure {
    /// A failure with this one-line message.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self::Message(message.to_string())
    }

    /// A failure of the system on a file: `cannot read key.pem: ...`.
    pub(crate) fn file(action: &str, path: &Path, error: &io::Error) -> Self {
        Self::new(format_args!("cannot {action} {}: {error}", path.display()))
    }

    /// A failure to write standard output.
    pub(crate) fn stdout(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::new(format_args!("cannot write standard output: {error}"))
        }
    }

    /// The exit status.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Message(_) => 2,
            Self::ClosedPipe => 141,
        }
    }
}

/// The result of a command.
pub(crate) type Outcome = Result<Answer, Failure>;

/// One line on standard error. Nobody to read it is no reason to fail otherwise.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "limbs: {}", one_line(message));
}

/// `text` on one line, without control characters: what a file, a name or a
/// library says must not break the line or drive the terminal.
pub(crate) fn one_line(text: &str) -> String {
    let clean: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    clean.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_joins_lines_and_drops_escapes() {
        assert_eq!(one_line("a\n  b\x1b[31mc\t d"), "a b [31mc d");
    }
}
