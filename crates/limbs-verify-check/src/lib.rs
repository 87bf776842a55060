//! Checks the certificates that `limbs-verify` writes.
//!
//! It shares no code with the prover. It decodes the machine code with a decoder of its own for each instruction set, executes it on
//! [words](store) that are polynomials, and so derives the equations again; then it follows the substitutions that the
//! certificate lists, for each [fact](goal) and for what the kernel table ensures. It searches for nothing: it substitutes,
//! adds, and evaluates ranges. What it takes from others is the text of the kernel table with its parser, and
//! which buffers a row allows to be the same memory.
//!
//! A certificate is canonical: each number can be written in one way only, every step must be the one that is due, none may be
//! left over, and every fact must be of use. So there is nothing in it that may be changed.
#![forbid(unsafe_code)]

mod aarch64;
pub mod artefact;
pub mod choices;
pub mod corrupt;
pub mod engine;
pub mod file;
pub mod goal;
pub mod kernel;
mod lanes;
pub mod layout;
mod machine;
pub mod memory;
mod mips64;
pub mod numbers;
pub mod poly;
pub mod reader;
pub mod replay;
pub mod store;
pub mod tables;
mod words;
mod x86;
