//! The kernels, generic over the word, on raw pointers: the table permits
//! operands to alias, which references do not.
//!
//! Safety of every function here: each pointer is valid for the number of words
//! that its row of the kernel table states, and operands overlap only as that
//! row permits.

pub(crate) mod add;
pub(crate) mod mont;
pub(crate) mod mul;
mod rows;
pub(crate) mod select;
pub(crate) mod shift;
