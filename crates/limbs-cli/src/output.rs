//! What is printed on standard output: lines of text, or of JSON.

use std::fmt::Display;

use clap::Args;
use serde_json::Value;

use crate::failure::{Answer, Failure, Outcome};
use crate::io::write_stdout;

/// The option `--json`.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Format {
    /// Print JSON, one object a line
    #[arg(long)]
    pub(crate) json: bool,
}

impl Format {
    /// Prints the JSON or the text, and a newline.
    pub(crate) fn print(
        self,
        json: impl FnOnce() -> Value,
        text: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        if self.json {
            print_line(json())
        } else {
            print_line(text())
        }
    }
}

/// Prints one line on standard output.
pub(crate) fn print_line(line: impl Display) -> Result<(), Failure> {
    write_stdout(format!("{line}\n").as_bytes())
}

/// The answer as exit status, whether or not anybody still read its text.
pub(crate) fn answer(printed: Result<(), Failure>, answer: Answer) -> Outcome {
    match printed {
        Ok(()) | Err(Failure::ClosedPipe) => Ok(answer),
        Err(failure) => Err(failure),
    }
}
