//! Text to tokens.

use super::parse::SyntaxError;
use num_bigint::BigUint;

/// A token and where it starts in the text, in bytes.
pub(super) type Placed = (Token, usize);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number(BigUint),
    /// A name or a word of the language.
    Word(String),
    /// An operator or bracket.
    Symbol(&'static str),
    End,
}

impl Token {
    /// The token as a message names it.
    pub(super) fn describe(&self) -> String {
        match self {
            Self::Number(n) => format!("`{n}`"),
            Self::Word(word) => format!("`{word}`"),
            Self::Symbol(symbol) => format!("`{symbol}`"),
            Self::End => "the end".into(),
        }
    }
}

/// Longer ones first.
const SYMBOLS: &[&str] = &[
    "!=", "<=", "=", "<", "+", "-", "*", "^", "(", ")", "[", "]", ":", "'",
];

/// The tokens of a text; the last is [`Token::End`].
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, SyntaxError> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if first.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        let (token, length) = if first.is_ascii_alphanumeric() {
            word(text, at)?
        } else if let Some(symbol) = SYMBOLS.iter().find(|s| rest.starts_with(**s)) {
            (Token::Symbol(symbol), symbol.len())
        } else {
            let message = format!("`{first}` is not part of the language");
            return Err(SyntaxError::new(text, at, message));
        };
        found.push((token, at));
        at += length;
    }
    found.push((Token::End, text.len()));
    Ok(found)
}

/// The number or name that starts at `at`, and its length.
fn word(text: &str, at: usize) -> Result<(Token, usize), SyntaxError> {
    let rest = &text[at..];
    let length = rest
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .unwrap_or(rest.len());
    let word = &rest[..length];
    if !word.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok((Token::Word(word.into()), length));
    }
    if !word.bytes().all(|b| b.is_ascii_digit()) {
        let message = format!("`{word}` is neither a number nor a name");
        return Err(SyntaxError::new(text, at, message));
    }
    let number = BigUint::parse_bytes(word.as_bytes(), 10).expect("digits");
    Ok((Token::Number(number), length))
}
