//! The command `limbs`: primes, RSA keys, signatures, encryption, and how fast
//! they are.
//!
//! Each subcommand is a file of [`commands`]; what they share is how they end
//! ([`failure`]), how they read and write ([`io`], [`keyfile`]) and what they
//! print ([`output`], [`progress`]).
#![forbid(unsafe_code)]

mod commands;
mod failure;
mod io;
mod keyfile;
mod number;
mod output;
mod progress;
mod scheme;
mod signals;

use std::panic::AssertUnwindSafe;
use std::process::ExitCode;

use clap::Parser;

use crate::commands::Command;
use crate::failure::{Failure, complain, one_line};

/// Primes, RSA keys, signatures and encryption, and how fast they are.
#[derive(Debug, Parser)]
#[command(
    name = "limbs",
    version,
    arg_required_else_help = false,
    max_term_width = 100,
    after_help = "\
Exit status:
  0  done; or the answer is yes: prime, good signature
  1  the answer is no: composite, bad signature, a ciphertext that does not decrypt
  2  misuse, a limit broken, or a file that cannot be read or written

A file name of - means standard input or output. Files are written whole or not at all, and \
never over an existing file unless --force is given; private keys and decrypted messages get \
mode 0600.

Examples:
  limbs prime --bits 1024
  limbs keygen --bits 3072 --out key.pem --pub-out pub.pem
  limbs sign --key key.pem --in report.pdf --out report.sig
  limbs verify --key pub.pem --in report.pdf --sig report.sig
  limbs speed rsa2048 prime1024"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    report_panics_in_one_line();
    let command = match Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) => return misuse(&error),
    };
    // Caught, so that the status is one of those documented.
    let outcome = std::panic::catch_unwind(AssertUnwindSafe(|| commands::run(command)));
    match outcome {
        Err(_) => ExitCode::from(2),
        Ok(Ok(answer)) => answer.into(),
        Ok(Err(failure)) => {
            if let Failure::Message(message) = &failure {
                complain(message);
            }
            failure.status().into()
        }
    }
}

/// Help and version as they are; a misuse in one line, without the usage text.
fn misuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody to read the help is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let said: Vec<&str> = text
        .lines()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
        .collect();
    let said = one_line(&said.join(" ")).replace(" tip: ", "; tip: ");
    complain(&format!("{said} (try --help)"));
    ExitCode::from(2)
}

/// A panic is a mistake of ours: one line on standard error says where.
fn report_panics_in_one_line() {
    std::panic::set_hook(Box::new(|panic| {
        complain(&format!("internal error, please report it: {panic}"));
    }));
}
