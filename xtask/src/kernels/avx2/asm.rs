//! Lines of assembly, with labels whose direction is found at the end.

use std::fmt::{Display, Write};

/// Assembly in the making.
#[derive(Default)]
pub(crate) struct Asm {
    pub(super) lines: Vec<Line>,
    labels: Vec<String>,
}

pub(super) enum Line {
    Op(String),
    /// An operation that names a label; `{}` is where.
    Jump(String, usize),
    Label(usize),
    /// A comment for those below.
    Note(String),
}

impl Asm {
    /// An instruction or directive.
    pub(crate) fn op(&mut self, text: impl Display) {
        self.lines.push(Line::Op(text.to_string()));
    }

    /// An instruction that refers to a label, at `{}`.
    pub(crate) fn refer(&mut self, text: &str, label: &str) {
        assert!(text.contains("{}"), "`{text}` does not say where");
        let label = self.number(label);
        self.lines.push(Line::Jump(text.to_owned(), label));
    }

    /// A jump or call.
    pub(crate) fn jump(&mut self, op: &str, label: &str) {
        self.refer(&format!("{op} {{}}"), label);
    }

    /// Defines a label.
    pub(crate) fn label(&mut self, label: &str) {
        let label = self.number(label);
        self.lines.push(Line::Label(label));
    }

    /// A comment on what follows.
    pub(crate) fn note(&mut self, text: impl Display) {
        self.lines.push(Line::Note(text.to_string()));
    }

    fn number(&mut self, label: &str) -> usize {
        let known = self.labels.iter().position(|known| known == label);
        known.unwrap_or_else(|| {
            self.labels.push(label.to_owned());
            self.labels.len() - 1
        })
    }

    /// The text of a file. Labels become numbers, from 2 up, for a name may stand only once in a program.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (i, line) in self.lines.iter().enumerate() {
            match line {
                Line::Op(op) => writeln!(text, "    {op}"),
                Line::Label(label) => writeln!(text, "{}:", label + 2),
                Line::Note(note) => writeln!(text, "    // {note}"),
                Line::Jump(op, label) => {
                    let there = format!("{}{}", label + 2, self.direction(*label, i));
                    writeln!(text, "    {}", op.replace("{}", &there))
                }
            }
            .expect("a string");
        }
        text
    }

    /// Whether a label is before or after a line.
    fn direction(&self, label: usize, line: usize) -> char {
        let places = self.lines.iter().enumerate();
        let mut at = places.filter(|(_, l)| matches!(l, Line::Label(n) if *n == label));
        let (Some((at, _)), None) = (at.next(), at.next()) else {
            panic!("label `{}` stands not once", self.labels[label])
        };
        if at > line { 'f' } else { 'b' }
    }
}
