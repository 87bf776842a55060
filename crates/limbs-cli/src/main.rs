//! The command `limbs`.
fn main() {}
