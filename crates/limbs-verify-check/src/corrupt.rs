//! Corrupted certificates, each of which must be rejected.

use crate::artefact::Artefact;
use std::collections::BTreeMap;

/// By kind of corruption, how many were tried and how many rejected.
pub type Counts = BTreeMap<&'static str, (u64, u64)>;

/// Tries corruptions.
///
/// # Errors
///
/// If there is nothing to corrupt.
pub fn run(_: &mut Artefact, _: &[Vec<u8>], _: u64, _: u64) -> Result<Counts, String> {
    Err("later".into())
}
