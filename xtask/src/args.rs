//! A command line small enough to read without a library.

use crate::Result;

/// The words not yet read, and those behind `--`, which belong to somebody else.
pub(crate) struct Args {
    words: Vec<String>,
    passed_on: Vec<String>,
}

impl Args {
    pub(crate) fn new(words: impl Iterator<Item = String>) -> Self {
        let mut words: Vec<String> = words.collect();
        let passed_on = match words.iter().position(|w| w == "--") {
            Some(at) => words.split_off(at).split_off(1),
            None => Vec::new(),
        };
        Self { words, passed_on }
    }

    /// The first word that is not an option.
    ///
    /// Options with a value must have been read before.
    pub(crate) fn positional(&mut self) -> Option<String> {
        let first = self.words.iter().position(|w| !w.starts_with("--"))?;
        Some(self.words.remove(first))
    }

    /// All words that have not been read, and those behind `--`.
    pub(crate) fn rest(self) -> Vec<String> {
        [self.words, self.passed_on].concat()
    }

    /// Whether the option `--name` stands there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|w| w != name);
        self.words.len() < before
    }

    /// The values of `--name VALUE` or `--name=VALUE`, in order.
    pub(crate) fn values(&mut self, name: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let mut rest = Vec::new();
        let mut words = std::mem::take(&mut self.words).into_iter();
        while let Some(word) = words.next() {
            if word == name {
                found.push(words.next().ok_or(format!("{name} needs a value"))?);
            } else if let Some(value) = word.strip_prefix(name).and_then(|v| v.strip_prefix('=')) {
                found.push(value.to_string());
            } else {
                rest.push(word);
            }
        }
        self.words = rest;
        Ok(found)
    }

    /// Like [`Args::values`] where one is enough; the last one counts.
    pub(crate) fn value(&mut self, name: &str) -> Result<Option<String>> {
        Ok(self.values(name)?.pop())
    }

    /// What stood behind `--`.
    pub(crate) fn passed_on(&mut self) -> Vec<String> {
        std::mem::take(&mut self.passed_on)
    }

    /// Everything must have been read.
    pub(crate) fn finish(self) -> Result<()> {
        match self.words.iter().chain(&self.passed_on).next() {
            Some(word) => Err(format!(
                "`{word}` means nothing here (see `cargo xtask help`)"
            )),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(String::from))
    }

    #[test]
    fn options_come_in_any_order() {
        let mut a = args("test --seed 7 --target=host --require-cross --target portable -- -x y");
        assert_eq!(a.values("--target").unwrap(), ["host", "portable"]);
        assert_eq!(a.value("--seed").unwrap().as_deref(), Some("7"));
        assert!(a.flag("--require-cross"));
        assert!(!a.flag("--require-cross"));
        assert_eq!(a.positional().as_deref(), Some("test"));
        assert_eq!(a.passed_on(), ["-x", "y"]);
        a.finish().unwrap();
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert!(args("--sed 7").finish().is_err());
        assert!(args("--seed").value("--seed").is_err());
        assert!(args("-- extra").finish().is_err());
    }
}
