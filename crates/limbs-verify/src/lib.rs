//! Proofs of kernels from their machine code.
//!
//! A kernel of the kernel table is [executed](executor) symbolically at concrete sizes. Every operation yields
//! an [equation](equations) between [polynomials](poly); [elimination](eliminate) and [ranges](bounds)
//! then [prove] what the table ensures, for all inputs. On the way the executor refuses any access
//! outside the kernel's buffers, any branch or address that depends on secrets, any use of what is
//! undefined and any breach of the calling convention. `docs/verification.md` says what that amounts to.
#![deny(unsafe_code)]

pub mod aarch64;
pub mod argument;
pub mod artefact;
pub mod bounds;
pub mod certificate;
pub mod choices;
pub mod claims;
pub mod eliminate;
pub mod engine;
pub mod equations;
pub mod executor;
pub mod facts;
pub mod faults;
pub mod isa;
pub mod kernel;
pub mod lanes;
pub mod memory;
pub mod mips64;
pub mod mutate;
pub mod poly;
pub mod prove;
#[allow(unsafe_code)]
pub mod replay;
pub mod report;
#[cfg(test)]
mod semantics;
pub mod subjects;
pub mod target;
pub mod threads;
mod values;
mod words;
pub mod x86;
