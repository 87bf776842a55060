//! One file per subcommand: its arguments and what it does.

mod decrypt;
mod encrypt;
mod inspect;
mod isprime;
mod keygen;
mod prime;
mod shell;
mod sign;
mod speed;
mod verify;

use clap::Subcommand;

use crate::failure::Outcome;

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Prime(prime::Prime),
    Isprime(isprime::IsPrime),
    Keygen(keygen::Keygen),
    Sign(sign::Sign),
    Verify(verify::Verify),
    Encrypt(encrypt::Encrypt),
    Decrypt(decrypt::Decrypt),
    Inspect(inspect::Inspect),
    Speed(speed::Speed),
    Completions(shell::Completions),
    Man(shell::Man),
}

/// Runs a subcommand.
pub(crate) fn run(command: Command) -> Outcome {
    match command {
        Command::Prime(args) => prime::run(&args),
        Command::Isprime(args) => isprime::run(&args),
        Command::Keygen(args) => keygen::run(&args),
        Command::Sign(args) => sign::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Encrypt(args) => encrypt::run(&args),
        Command::Decrypt(args) => decrypt::run(&args),
        Command::Inspect(args) => inspect::run(&args),
        Command::Speed(args) => speed::run(&args),
        Command::Completions(args) => shell::completions(&args),
        Command::Man(args) => shell::man(&args),
    }
}
