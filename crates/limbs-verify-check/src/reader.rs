//! A certificate as a stream of numbers.
//!
//! There is one way only to write each number and each polynomial; any other is an error. No count is
//! believed before as many bytes are there.

use crate::poly::{Atom, Int, Monomial, Poly};
use num_bigint::Sign;
use num_traits::{ToPrimitive, Zero};

/// Why a certificate is rejected.
pub type Error = String;
/// A part of a certificate, or why it is rejected.
pub type Result<T> = std::result::Result<T, Error>;

/// Bytes that are read from front to back.
#[derive(Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    /// What has been read, if that is wanted.
    tokens: Option<Vec<Token>>,
}

/// A part of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: &'static str,
    /// Bytes from the end of the certificate to where it starts.
    pub from_end: usize,
    /// Its length in bytes.
    pub length: usize,
}

impl<'a> Reader<'a> {
    /// Reads from these.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            tokens: None,
        }
    }

    /// Reads from these and keeps what it reads.
    #[must_use]
    pub fn tracing(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            tokens: Some(Vec::new()),
        }
    }

    /// What has been read.
    #[must_use]
    pub fn tokens(self) -> Vec<Token> {
        self.tokens.unwrap_or_default()
    }

    /// Reads a part of that kind.
    fn token<T>(&mut self, kind: &'static str, read: impl Fn(&mut Self) -> Result<T>) -> Result<T> {
        let from_end = self.rest.len();
        let value = read(self)?;
        let length = from_end - self.rest.len();
        if let Some(tokens) = &mut self.tokens {
            tokens.push(Token {
                kind,
                from_end,
                length,
            });
        }
        Ok(value)
    }

    /// So many bytes.
    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8]> {
        if count > self.rest.len() {
            return Err("the certificate ends too early".into());
        }
        let (bytes, rest) = self.rest.split_at(count);
        self.rest = rest;
        Ok(bytes)
    }

    /// One byte, which says what kind of argument follows.
    pub fn kind(&mut self) -> Result<u8> {
        self.token("kind of argument", |reader| Ok(reader.bytes(1)?[0]))
    }

    /// A number of that meaning.
    pub fn number(&mut self, meaning: &'static str) -> Result<u64> {
        self.token(meaning, Self::plain_number)
    }

    /// Seven bits a byte, the lowest first, the top bit set but in the last.
    fn plain_number(&mut self) -> Result<u64> {
        let mut value = 0_u64;
        for shift in (0..63).step_by(7) {
            let byte = self.bytes(1)?[0];
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                if byte == 0 && shift > 0 {
                    return Err("a number has leading zeros".into());
                }
                return Ok(value);
            }
        }
        Err("a number is too large".into())
    }

    /// A number of things of which each takes a byte or more.
    pub fn count(&mut self) -> Result<usize> {
        let count = self.number("count")?;
        let fits = count.to_usize().filter(|n| *n <= self.rest.len());
        fits.ok_or_else(|| "a count is larger than the certificate".into())
    }

    /// A whole number: its length and sign, then its magnitude, the lowest byte first.
    pub fn integer(&mut self) -> Result<Int> {
        self.token("coefficient", Self::plain_integer)
    }

    fn plain_integer(&mut self) -> Result<Int> {
        let head = self.plain_number()?;
        let length = (head / 2).to_usize().ok_or("a number is too large")?;
        let bytes = self.bytes(length)?;
        if bytes.last() == Some(&0) || head == 1 {
            return Err("a number has leading zeros".into());
        }
        let sign = if head % 2 == 1 {
            Sign::Minus
        } else {
            Sign::Plus
        };
        Ok(Int::from_bytes_le(sign, bytes))
    }

    /// Text.
    pub fn text(&mut self) -> Result<&'a str> {
        let length = self.count()?;
        std::str::from_utf8(self.bytes(length)?).map_err(|_| "a name is no text".into())
    }

    /// A product of atoms, given by their numbers, the greatest first.
    pub fn monomial(&mut self, atom: &dyn Fn(u64) -> Result<Atom>) -> Result<Monomial> {
        let mut monomial = Monomial::new();
        for _ in 0..self.count()? {
            let next = atom(self.number("atom")?)?;
            let is_lower =
                |last: &Atom| last.number() > next.number() || (*last == next && !next.is_bit());
            if !monomial.last().is_none_or(is_lower) {
                return Err("a product is not in order".into());
            }
            monomial.push(next);
        }
        Ok(monomial)
    }

    /// A polynomial, its terms in order.
    pub fn poly(&mut self, atom: &dyn Fn(u64) -> Result<Atom>) -> Result<Poly> {
        let mut poly = Poly::default();
        let mut last: Option<Vec<usize>> = None;
        for _ in 0..self.count()? {
            let monomial = self.monomial(atom)?;
            let numbers: Vec<usize> = monomial.iter().map(|a| a.number()).collect();
            if last.is_some_and(|last| last >= numbers) {
                return Err("a polynomial is not in order".into());
            }
            last = Some(numbers);
            let c = self.integer()?;
            if c.is_zero() {
                return Err("a coefficient is 0".into());
            }
            // Closed atoms stand before open ones.
            let mut monomial = monomial;
            monomial.sort_unstable_by(|a, b| b.cmp(a));
            poly.add(monomial, c);
        }
        Ok(poly)
    }

    /// Equations by their numbers, each less than the one before.
    pub fn steps(&mut self) -> Result<Vec<u32>> {
        let count = self.count()?;
        let mut steps: Vec<u32> = Vec::new();
        for _ in 0..count {
            let by = self.number("step")?;
            let next = match steps.last() {
                None => by.to_u32(),
                Some(_) if by == 0 => None,
                Some(&last) => by.to_u32().and_then(|by| last.checked_sub(by)),
            };
            steps.push(next.ok_or("a step that is no earlier equation")?);
        }
        Ok(steps)
    }

    /// Whether all has been read.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}
