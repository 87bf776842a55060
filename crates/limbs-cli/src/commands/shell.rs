//! `limbs completions` and `limbs man`: what the shell and `man` read,
//! generated from the definition of the arguments.

use clap::{Args, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man as Page;

use crate::Cli;
use crate::failure::{Answer, Failure, Outcome};
use crate::io::write_stdout;

/// Print the completion script for a shell
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  limbs completions bash > ~/.local/share/bash-completion/completions/limbs
  limbs completions zsh > ~/.zfunc/_limbs")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

/// Print the manual page, of the whole or of a subcommand
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  limbs man > ~/.local/share/man/man1/limbs.1
  limbs man keygen | man -l -")]
pub(crate) struct Man {
    /// The subcommand; without it the page of `limbs` itself
    command: Option<String>,
}

/// Prints the script.
pub(crate) fn completions(args: &Completions) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "limbs", &mut script);
    write_stdout(&script)?;
    Ok(Answer::Yes)
}

/// Prints the page.
pub(crate) fn man(args: &Man) -> Outcome {
    let mut root = Cli::command();
    root.build();
    let command = match &args.command {
        None => root,
        Some(name) => root
            .find_subcommand(name)
            .cloned()
            .ok_or_else(|| Failure::new(format_args!("no subcommand is called {name}")))?,
    };
    let mut page = Vec::new();
    Page::new(command)
        .render(&mut page)
        .map_err(|error| Failure::stdout(&error))?;
    write_stdout(&page)?;
    Ok(Answer::Yes)
}
