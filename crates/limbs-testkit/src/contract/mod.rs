//! The language of the kernel table: `requires`, `ensures` and the sizes of buffers.
//!
//! [`limbs_core::kernels`] documents it. Text becomes a [`Formula`] or a [`Term`],
//! which anything that reads contracts can walk; [`Formula::holds`] and
//! [`Term::evaluate`] give their value in a [`State`] with num-bigint. A
//! [`Contract`] is a whole row, parsed and checked.
//!
//! # Grammar
//!
//! ```text
//! formula   = both { "or" both }
//! both      = claim { "and" claim }
//! claim     = term ("=" | "!=" | "<" | "<=") term | "(" formula ")"
//! term      = product { ("+" | "-") product }
//! product   = power { ("*" | "mod") power }
//! power     = atom [ "^" atom ]
//! atom      = number | "B" | "ret" | operand | "(" term ")"
//! operand   = name [ "'" ] [ "[" term [ ":" term ] "]" ] | name "(" term ")"
//! ```
//!
//! The forms `x[i]` and `f(x)` are for the rows of engines.
//!
//! ```
//! use limbs_testkit::contract::{Formula, State};
//!
//! let claim: Formula = "x + 1 = B^2 and x mod 2 = 1".parse()?;
//! let mut state = State::new(32);
//! state.set_entry("x", (1_u128 << 64) - 1);
//! assert_eq!(claim.holds(&state), Ok(true));
//! # Ok::<(), limbs_testkit::contract::SyntaxError>(())
//! ```

mod ast;
mod evaluate;
mod parse;
mod row;
mod token;

pub use ast::{Formula, Relation, Term};
pub use evaluate::{EvaluationError, State};
pub use parse::SyntaxError;
pub use row::{Contract, ContractError};
