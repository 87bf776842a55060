//! Recursive descent from tokens to the tree.

use super::ast::{Formula, Relation, Term};
use super::token::{Placed, Token, tokens};
use core::fmt;
use core::str::FromStr;

/// Text that is not in the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    text: String,
    at: usize,
    message: String,
}

impl SyntaxError {
    pub(super) fn new(text: &str, at: usize, message: String) -> Self {
        Self {
            text: text.into(),
            at,
            message,
        }
    }

    /// Where in the text, in bytes.
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, at, message } = self;
        write!(f, "{message}, at byte {at} of `{text}`")
    }
}

impl core::error::Error for SyntaxError {}

impl FromStr for Formula {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut parser = Parser::new(text)?;
        let whole = parser.disjunction()?;
        parser.end()?;
        parser.formula(whole)
    }
}

impl FromStr for Term {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut parser = Parser::new(text)?;
        let whole = parser.disjunction()?;
        parser.end()?;
        parser.term(whole)
    }
}

/// What a stretch of text turned out to be, and where it starts. A bracket may
/// hold either, so the operators around it decide which is wanted.
struct Parsed {
    at: usize,
    is: Either,
}

enum Either {
    Formula(Formula),
    Term(Term),
}

/// Makes a term of two.
type Joined = fn(Box<Term>, Box<Term>) -> Term;

/// How deep brackets nest at most: a mistake gives an error, not an overflow of
/// the stack.
const DEEPEST: usize = 50;

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Placed>,
    next: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Result<Self, SyntaxError> {
        Ok(Self {
            text,
            tokens: tokens(text)?,
            next: 0,
            depth: 0,
        })
    }

    fn error<T>(&self, at: usize, message: impl Into<String>) -> Result<T, SyntaxError> {
        Err(SyntaxError::new(self.text, at, message.into()))
    }

    fn peek(&self) -> &Token {
        &self.tokens[self.next].0
    }

    fn at(&self) -> usize {
        self.tokens[self.next].1
    }

    /// Goes past the next token if it is this symbol or word.
    fn accept(&mut self, wanted: &str) -> bool {
        let found = match self.peek() {
            Token::Symbol(symbol) => *symbol == wanted,
            Token::Word(word) => word == wanted,
            Token::Number(_) | Token::End => false,
        };
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, wanted: &str) -> Result<(), SyntaxError> {
        if self.accept(wanted) {
            return Ok(());
        }
        let found = self.peek().describe();
        self.error(self.at(), format!("expected `{wanted}`, found {found}"))
    }

    fn end(&self) -> Result<(), SyntaxError> {
        match self.peek() {
            Token::End => Ok(()),
            other => self.error(
                self.at(),
                format!("{} follows a whole statement", other.describe()),
            ),
        }
    }

    fn formula(&self, parsed: Parsed) -> Result<Formula, SyntaxError> {
        match parsed.is {
            Either::Formula(formula) => Ok(formula),
            Either::Term(_) => self.error(parsed.at, "expected a statement, found a number"),
        }
    }

    fn term(&self, parsed: Parsed) -> Result<Term, SyntaxError> {
        match parsed.is {
            Either::Term(term) => Ok(term),
            Either::Formula(_) => self.error(parsed.at, "expected a number, found a statement"),
        }
    }

    fn disjunction(&mut self) -> Result<Parsed, SyntaxError> {
        let mut left = self.conjunction()?;
        while self.accept("or") {
            let right = self.conjunction()?;
            let at = left.at;
            let both = (self.formula(left)?, self.formula(right)?);
            let is = Either::Formula(Formula::Or(both.0.into(), both.1.into()));
            left = Parsed { at, is };
        }
        Ok(left)
    }

    fn conjunction(&mut self) -> Result<Parsed, SyntaxError> {
        let mut left = self.comparison()?;
        while self.accept("and") {
            let right = self.comparison()?;
            let at = left.at;
            let both = (self.formula(left)?, self.formula(right)?);
            let is = Either::Formula(Formula::And(both.0.into(), both.1.into()));
            left = Parsed { at, is };
        }
        Ok(left)
    }

    fn relation(&mut self) -> Option<Relation> {
        [
            ("=", Relation::Equal),
            ("!=", Relation::NotEqual),
            ("<", Relation::Less),
            ("<=", Relation::LessOrEqual),
        ]
        .into_iter()
        .find_map(|(symbol, relation)| self.accept(symbol).then_some(relation))
    }

    fn comparison(&mut self) -> Result<Parsed, SyntaxError> {
        let left = self.sum()?;
        let Some(relation) = self.relation() else {
            return Ok(left);
        };
        let right = self.sum()?;
        let at = self.at();
        if self.relation().is_some() {
            return self.error(at, "comparisons do not chain; join them with `and`");
        }
        let at = left.at;
        let is = Formula::Compare(self.term(left)?, relation, self.term(right)?);
        Ok(Parsed {
            at,
            is: Either::Formula(is),
        })
    }

    fn sum(&mut self) -> Result<Parsed, SyntaxError> {
        self.chain(&[("+", Term::Add), ("-", Term::Sub)], Self::product)
    }

    fn product(&mut self) -> Result<Parsed, SyntaxError> {
        self.chain(&[("*", Term::Mul), ("mod", Term::Mod)], Self::power)
    }

    /// Operands joined by operators of one strength, from the left.
    fn chain(
        &mut self,
        operators: &[(&str, Joined)],
        operand: fn(&mut Self) -> Result<Parsed, SyntaxError>,
    ) -> Result<Parsed, SyntaxError> {
        let mut left = operand(self)?;
        'more: loop {
            for (symbol, make) in operators {
                if self.accept(symbol) {
                    let right = operand(self)?;
                    let at = left.at;
                    let is = make(self.term(left)?.into(), self.term(right)?.into());
                    left = Parsed {
                        at,
                        is: Either::Term(is),
                    };
                    continue 'more;
                }
            }
            return Ok(left);
        }
    }

    fn power(&mut self) -> Result<Parsed, SyntaxError> {
        let base = self.atom()?;
        if !self.accept("^") {
            return Ok(base);
        }
        let exponent = self.atom()?;
        let at = self.at();
        if self.accept("^") {
            return self.error(at, "powers of powers need parentheses");
        }
        let at = base.at;
        let is = Term::Pow(self.term(base)?.into(), self.term(exponent)?.into());
        Ok(Parsed {
            at,
            is: Either::Term(is),
        })
    }

    fn atom(&mut self) -> Result<Parsed, SyntaxError> {
        let at = self.at();
        let token = self.peek().clone();
        let is = match token {
            Token::Symbol("(") => return self.bracket(),
            Token::Number(n) => Term::Number(n),
            Token::Word(word) => match word.as_str() {
                "or" | "and" | "mod" => {
                    return self.error(at, format!("`{word}` needs an operand before it"));
                }
                "B" => Term::Base,
                "ret" => Term::Returned,
                _ => return self.operand(word),
            },
            other => {
                let found = other.describe();
                return self.error(at, format!("expected a number or a name, found {found}"));
            }
        };
        self.next += 1;
        Ok(Parsed {
            at,
            is: Either::Term(is),
        })
    }

    fn bracket(&mut self) -> Result<Parsed, SyntaxError> {
        let at = self.at();
        self.next += 1;
        self.deeper(at)?;
        let inner = self.disjunction()?;
        self.expect(")")?;
        self.depth -= 1;
        Ok(Parsed { at, is: inner.is })
    }

    /// A name and what follows it: `x`, `x'`, `x[i : k]`, `x[i]` or `f(x)`.
    fn operand(&mut self, name: String) -> Result<Parsed, SyntaxError> {
        let at = self.at();
        self.next += 1;
        if matches!(self.peek(), Token::Symbol("(")) {
            let of = self.bracket()?;
            let of = self.term(of)?.into();
            let is = Either::Term(Term::Encoded { name, of });
            return Ok(Parsed { at, is });
        }
        let term = if self.accept("'") {
            Term::Exit(name)
        } else {
            Term::Entry(name)
        };
        let term = if self.accept("[") {
            self.part(at, term)?
        } else {
            term
        };
        Ok(Parsed {
            at,
            is: Either::Term(term),
        })
    }

    /// What stands in square brackets after an operand.
    fn part(&mut self, at: usize, of: Term) -> Result<Term, SyntaxError> {
        self.deeper(at)?;
        let from = self.sum()?;
        let from = self.term(from)?.into();
        let of = of.into();
        let part = if self.accept(":") {
            let len = self.sum()?;
            let len = self.term(len)?.into();
            Term::Slice { of, from, len }
        } else {
            Term::Element { of, index: from }
        };
        self.expect("]")?;
        self.depth -= 1;
        Ok(part)
    }

    fn deeper(&mut self, at: usize) -> Result<(), SyntaxError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return self.error(at, format!("brackets nest deeper than {DEEPEST}"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbs_core::kernels::{ENGINE_ROWS, KERNELS};

    fn printed(text: &str) -> String {
        text.parse::<Formula>().unwrap().to_string()
    }

    fn message(text: &str) -> String {
        text.parse::<Formula>().unwrap_err().to_string()
    }

    #[test]
    fn operators_bind_as_documented() {
        assert_eq!(
            printed("a = b or c < d and e <= f"),
            "(a = b or (c < d and e <= f))"
        );
        assert_eq!(
            printed("z' + B^n * ret = x - y - 1"),
            "(z' + ((B ^ n) * ret)) = ((x - y) - 1)"
        );
        assert_eq!(printed("a * b mod m * c = 0"), "(((a * b) mod m) * c) = 0");
        assert_eq!(
            printed("(a * (b + 1)) mod m != 0"),
            "((a * (b + 1)) mod m) != 0"
        );
        assert_eq!(
            printed("((a = 1)) and (b = 2 or c = 3)"),
            "(a = 1 and (b = 2 or c = 3))"
        );
        assert_eq!(
            printed("z'[i*n:n]<x[0 : 2 * k]"),
            "z'[(i * n) : n] < x[0 : (2 * k)]"
        );
        assert_eq!(printed("2^(2^n) = 1"), "(2 ^ (2 ^ n)) = 1");
    }

    #[test]
    fn printing_and_parsing_agree_on_every_row() {
        for kernel in KERNELS.iter().chain(ENGINE_ROWS) {
            for text in kernel.requires.iter().chain(kernel.ensures) {
                let formula: Formula = text.parse().unwrap();
                assert_eq!(formula.to_string().parse(), Ok(formula), "{text}");
            }
        }
    }

    #[test]
    fn malformed_text_is_refused_with_its_place() {
        let deep = format!("{}x = 1", "(".repeat(1000));
        for (text, expected) in [
            ("", "expected a number or a name, found the end, at byte 0"),
            ("x", "expected a statement, found a number, at byte 0"),
            (
                "x = ",
                "expected a number or a name, found the end, at byte 4",
            ),
            ("x = y z", "`z` follows a whole statement, at byte 6"),
            ("x = y)", "`)` follows a whole statement, at byte 5"),
            ("(x = y", "expected `)`, found the end, at byte 6"),
            (
                "x = y = z",
                "comparisons do not chain; join them with `and`, at byte 6",
            ),
            (
                "(x = y) + 1 = 2",
                "expected a number, found a statement, at byte 0",
            ),
            (
                "x + 1 and y = 2",
                "expected a statement, found a number, at byte 0",
            ),
            (
                "x = 1 or 2",
                "expected a statement, found a number, at byte 9",
            ),
            ("and x = 1", "`and` needs an operand before it, at byte 0"),
            (
                "x mod = 1",
                "expected a number or a name, found `=`, at byte 6",
            ),
            ("x[1 = 0", "expected `]`, found `=`, at byte 4"),
            (
                "x[] = 0",
                "expected a number or a name, found `]`, at byte 2",
            ),
            (
                "f(x = 1) = 0",
                "expected a number, found a statement, at byte 1",
            ),
            ("x[1 : 2 = 0", "expected `]`, found `=`, at byte 8"),
            ("2^3^4 = 0", "powers of powers need parentheses, at byte 3"),
            ("x > 1", "`>` is not part of the language, at byte 2"),
            (
                "x == 1",
                "expected a number or a name, found `=`, at byte 3",
            ),
            (
                "x = 0xff",
                "`0xff` is neither a number nor a name, at byte 4",
            ),
            (
                "x = -1",
                "expected a number or a name, found `-`, at byte 4",
            ),
            ("x'' = 1", "`'` follows a whole statement, at byte 2"),
            ("3' = 1", "`'` follows a whole statement, at byte 1"),
            (
                "x = \u{e9}",
                "`\u{e9}` is not part of the language, at byte 4",
            ),
            (&deep, "brackets nest deeper than 50, at byte 50"),
        ] {
            let found = message(text);
            assert!(found.starts_with(expected), "{text}: {found}");
        }
    }

    #[test]
    fn a_size_is_a_term() {
        assert_eq!("2 * n".parse::<Term>().unwrap().to_string(), "(2 * n)");
        assert!("n = 1".parse::<Term>().is_err());
    }
}
