//! A whole row of the kernel table, parsed and checked.

use super::ast::{Formula, Term};
use super::parse::SyntaxError;
use core::fmt;
use limbs_core::kernels::{Kernel, Param, Role};

/// The parsed contract of a kernel.
///
/// ```
/// use limbs_testkit::contract::Contract;
///
/// let add_n = limbs_core::kernels::kernel("add_n").unwrap();
/// let contract = Contract::of(add_n)?;
/// assert_eq!(contract.ensures.len(), 2);
/// # Ok::<(), limbs_testkit::contract::ContractError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Contract {
    /// The row.
    pub kernel: Kernel,
    /// The size of each parameter in its unit; `None` for one that is no buffer.
    pub lens: Vec<Option<Term>>,
    /// What must hold on entry.
    pub requires: Vec<Formula>,
    /// What then holds on exit.
    pub ensures: Vec<Formula>,
    /// Names that stand for constants.
    constants: &'static [&'static str],
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractError {
    kernel: &'static str,
    message: String,
}

impl fmt::Display for ContractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "kernel `{}`: {}", self.kernel, self.message)
    }
}

impl core::error::Error for ContractError {}

/// The constants that the rows of an engine speak of: radix, Montgomery factor,
/// lanes; bounds on the multiples of moduli, on values and on R; and the words of a value, of prepared moduli,
/// of a table's entry and of scratch.
const ENGINE_CONSTANTS: &[&str] = &[
    "W", "R", "L", "C", "G", "S", "value", "modulus", "entry", "scratch",
];

/// The encoding in an engine's tables.
const ENGINE_ENCODING: &str = "entry";

/// Where a formula stands, which decides the names it may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Len,
    Requires,
    Ensures,
}

impl Contract {
    /// Parses a row and checks that its text speaks of its own parameters and of
    /// nothing that does not exist where it speaks.
    ///
    /// # Errors
    ///
    /// Says which text is wrong and how.
    pub fn of(kernel: &Kernel) -> Result<Self, ContractError> {
        Self::new(kernel, &[])
    }

    /// Parses and checks a row of an engine, which may speak of the engine's constants.
    ///
    /// # Errors
    ///
    /// Says which text is wrong and how.
    pub fn of_engine(row: &Kernel) -> Result<Self, ContractError> {
        Self::new(row, ENGINE_CONSTANTS)
    }

    fn new(kernel: &Kernel, constants: &'static [&'static str]) -> Result<Self, ContractError> {
        let fail = |message: String| ContractError {
            kernel: kernel.name,
            message,
        };
        let syntax = |e: SyntaxError| fail(e.to_string());
        let formulas = |texts: &[&str]| -> Result<Vec<Formula>, ContractError> {
            let parse = |text: &&str| text.parse().map_err(syntax);
            texts.iter().map(parse).collect()
        };
        let lens = kernel.params.iter().map(|param| {
            let buffer = param.role.is_buffer();
            if buffer == param.len.is_empty() {
                return Err(fail(format!(
                    "buffers, and only they, have a size: `{}`",
                    param.name
                )));
            }
            buffer
                .then(|| param.len.parse().map_err(syntax))
                .transpose()
        });
        let contract = Self {
            kernel: *kernel,
            lens: lens.collect::<Result<_, _>>()?,
            requires: formulas(kernel.requires)?,
            ensures: formulas(kernel.ensures)?,
            constants,
        };
        contract.check().map_err(fail)?;
        Ok(contract)
    }

    /// The size of the parameter of that index, if it is a buffer.
    #[must_use]
    pub fn len(&self, index: usize) -> Option<&Term> {
        self.lens[index].as_ref()
    }

    /// Whether the counts of `name` decide a buffer's size.
    #[must_use]
    pub fn is_size(&self, name: &str) -> bool {
        self.lens.iter().flatten().any(|len| mentions(len, name))
    }

    fn check(&self) -> Result<(), String> {
        let kernel = &self.kernel;
        for (i, param) in kernel.params.iter().enumerate() {
            if kernel.params[..i].iter().any(|p| p.name == param.name) {
                return Err(format!("two parameters are named `{}`", param.name));
            }
            if ["B", "ret", "or", "and", "mod"].contains(&param.name) {
                return Err(format!("`{}` is a word of the language", param.name));
            }
        }
        let mut lens = self.lens.iter().flatten().flat_map(Term::terms);
        let mut requires = self.requires.iter().flat_map(Formula::terms);
        let mut ensures = self.ensures.iter().flat_map(Formula::terms);
        lens.try_for_each(|t| self.check_term(Place::Len, t))?;
        requires.try_for_each(|t| self.check_term(Place::Requires, t))?;
        ensures.try_for_each(|t| self.check_term(Place::Ensures, t))?;
        self.check_results_are_said()?;
        self.check_alias()?;
        for name in kernel.time {
            match kernel.param(name) {
                Some(param) if param.role == Role::Count => {}
                _ => return Err(format!("time depends on `{name}`, which is no count")),
            }
        }
        Ok(())
    }

    fn check_term(&self, place: Place, term: &Term) -> Result<(), String> {
        let wrong = |why: &str| Err(format!("`{term}`: {why}"));
        match term {
            Term::Base if place == Place::Len => wrong("a size is made of counts"),
            Term::Returned if !self.kernel.returns => wrong("the kernel returns nothing"),
            Term::Returned if place != Place::Ensures => wrong("nothing is returned yet"),
            Term::Slice { of, .. } if !self.is_buffer(of) => wrong("only buffers have slices"),
            Term::Slice { .. } if place == Place::Len => wrong("a size is made of counts"),
            Term::Element { .. } if self.constants.is_empty() => wrong("only engines have tables"),
            Term::Encoded { name, .. } if self.constants.is_empty() || name != ENGINE_ENCODING => {
                wrong("there is no such encoding")
            }
            Term::Entry(name) if self.constants.contains(&name.as_str()) => Ok(()),
            Term::Entry(name) => match self.kernel.param(name).map(|p| p.role) {
                None => wrong("no parameter has this name"),
                Some(Role::Out | Role::Scratch) => wrong("it has no value on entry"),
                Some(role) if place == Place::Len && role != Role::Count => {
                    wrong("a size is made of counts")
                }
                Some(_) => Ok(()),
            },
            Term::Exit(_) if place != Place::Ensures => wrong("there is no exit yet"),
            Term::Exit(name) => match self.kernel.param(name).map(|p| p.role) {
                None => wrong("no parameter has this name"),
                Some(Role::Out | Role::InOut) => Ok(()),
                Some(_) => wrong("it has no value of its own on exit"),
            },
            _ => Ok(()),
        }
    }

    fn is_buffer(&self, term: &Term) -> bool {
        let (Term::Entry(name) | Term::Exit(name)) = term else {
            return false;
        };
        self.kernel.param(name).is_some_and(|p| p.role.is_buffer())
    }

    /// `ensures` speaks of every result.
    fn check_results_are_said(&self) -> Result<(), String> {
        let mut said = Vec::new();
        for term in self.ensures.iter().flat_map(Formula::terms) {
            match term {
                Term::Exit(name) => said.push(name.as_str()),
                Term::Returned => said.push("ret"),
                _ => {}
            }
        }
        let outs = self.kernel.params.iter().filter(|p| p.role == Role::Out);
        let mut results: Vec<&str> = outs.map(|p| p.name).collect();
        if self.kernel.returns {
            results.push("ret");
        }
        match results.iter().find(|name| !said.contains(name)) {
            Some(name) => Err(format!("`ensures` says nothing of the result `{name}`")),
            None => Ok(()),
        }
    }

    fn check_alias(&self) -> Result<(), String> {
        for (a, b) in self.kernel.alias {
            let role = |name| self.kernel.param(name).map(|p: &Param| p.role);
            let may = |role| matches!(role, Some(Role::In | Role::Out | Role::InOut));
            if a == b || !may(role(a)) || !may(role(b)) {
                return Err(format!(
                    "`{a}` and `{b}` are not two operands that may alias"
                ));
            }
        }
        Ok(())
    }
}

/// Whether a name stands in a term.
fn mentions(term: &Term, name: &str) -> bool {
    let is_name = |t: &&Term| matches!(t, Term::Entry(n) | Term::Exit(n) if n == name);
    term.terms().iter().any(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbs_core::kernels::{ENGINE_ROWS, KERNELS, Unit, kernel};

    #[test]
    fn every_row_of_the_table_is_well_formed() {
        for kernel in KERNELS {
            Contract::of(kernel).unwrap();
        }
        for row in ENGINE_ROWS {
            Contract::of_engine(row).unwrap();
        }
    }

    /// The complaint about a row like `add_n`'s with one change.
    fn complaint(change: impl FnOnce(&mut Kernel)) -> String {
        let mut row = *kernel("add_n").unwrap();
        change(&mut row);
        Contract::of(&row).unwrap_err().to_string()
    }

    fn with_param(name: &'static str, role: Role, len: &'static str) -> String {
        let mut params = kernel("add_n").unwrap().params.to_vec();
        let unit = Unit::Limbs;
        params.push(Param {
            name,
            role,
            len,
            unit,
        });
        complaint(|row| row.params = params.leak())
    }

    #[test]
    fn rows_that_make_no_sense_are_refused() {
        for (requires, why) in [
            ("x = w", "`w`: no parameter has this name"),
            ("z = 1", "`z`: it has no value on entry"),
            ("z' = 1", "`z'`: there is no exit yet"),
            ("ret = 1", "`ret`: nothing is returned yet"),
            ("n[0 : 1] = 1", "`n[0 : 1]`: only buffers have slices"),
            ("x[0] = 1", "`x[0]`: only engines have tables"),
            ("entry(x) = 1", "`entry(x)`: there is no such encoding"),
            ("x < R", "`R`: no parameter has this name"),
            (
                "x = ",
                "expected a number or a name, found the end, at byte 4 of `x = `",
            ),
        ] {
            let found = complaint(|row| row.requires = vec![requires].leak());
            assert_eq!(found, format!("kernel `add_n`: {why}"));
        }
        for (ensures, why) in [
            ("z' = 1", "`ensures` says nothing of the result `ret`"),
            ("ret = 1", "`ensures` says nothing of the result `z`"),
            ("x' = 1", "`x'`: it has no value of its own on exit"),
        ] {
            let found = complaint(|row| row.ensures = vec![ensures].leak());
            assert_eq!(found, format!("kernel `add_n`: {why}"));
        }
        let found = complaint(|row| row.returns = false);
        assert!(found.ends_with("`ret`: the kernel returns nothing"));
        let found = complaint(|row| row.alias = &[("z", "n")]);
        assert!(found.ends_with("`z` and `n` are not two operands that may alias"));
        let found = complaint(|row| row.time = &["x"]);
        assert!(found.ends_with("time depends on `x`, which is no count"));
        assert!(with_param("x", Role::Word, "").ends_with("two parameters are named `x`"));
        assert!(with_param("B", Role::Word, "").ends_with("`B` is a word of the language"));
        assert!(with_param("t", Role::In, "").ends_with("have a size: `t`"));
        assert!(with_param("t", Role::Word, "n").ends_with("have a size: `t`"));
        assert!(with_param("t", Role::In, "x").ends_with("`x`: a size is made of counts"));
        assert!(with_param("t", Role::In, "B").ends_with("`B`: a size is made of counts"));
    }
}
