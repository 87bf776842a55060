//! Corrupted certificates, each of which must be rejected.

use crate::artefact::{Artefact, of};
use crate::file::{File, Subject};
use crate::reader::{Reader, Token};
use limbs_testkit::TestRng;
use std::collections::BTreeMap;

/// By kind of corruption, how many were tried and how many rejected.
pub type Counts = BTreeMap<String, (u64, u64)>;

/// How often an entry is corrupted before another is chosen.
const TIMES: u64 = 10;

/// What a corruption is done to.
struct Victim<'a> {
    file: &'a File,
    subject: &'a Subject,
    content: &'a [u8],
    tokens: Vec<Token>,
}

/// Corrupts certificates in so many ways, one at a time.
///
/// # Errors
///
/// If there is nothing to corrupt, or a certificate is rejected as it is.
pub fn run(codes: &[Artefact], files: &[Vec<u8>], count: u64, seed: u64) -> Result<Counts, String> {
    let mut rng = TestRng::new(seed);
    let mut counts = Counts::new();
    let mut done = 0;
    while done < count {
        if files.is_empty() {
            return Err("no certificates to corrupt".into());
        }
        let bytes = &files[rng.below(files.len())];
        let file = File::parse(bytes)?;
        let code = of(codes, file.isa)?;
        let (subject, content) = &file.entries[rng.below(file.entries.len())];
        let Ok(content) = content else { continue };
        let tokens = file.check(code, subject, Reader::tracing(content))?.tokens;
        let victim = Victim {
            file: &file,
            subject,
            content,
            tokens,
        };
        for _ in 0..TIMES.min(count - done) {
            let (kind, is_rejected) = match rng.below(10) {
                0 => packed(codes, bytes, &mut rng),
                _ => victim.corrupt(code, &mut rng),
            };
            let (tried, rejected) = counts.entry(kind).or_default();
            *tried += 1;
            *rejected += u64::from(is_rejected);
            done += 1;
        }
    }
    Ok(counts)
}

/// Changes a bit of the file as it is.
fn packed(codes: &[Artefact], bytes: &[u8], rng: &mut TestRng) -> (String, bool) {
    let mut changed = bytes.to_vec();
    changed[rng.below(bytes.len())] ^= 1 << rng.below(8);
    let checked = File::parse(&changed).and_then(|file| file.check_all(of(codes, file.isa)?));
    let is_rejected = checked.map_or(true, |summary| !summary.missing.is_empty());
    ("the file: a bit changed".into(), is_rejected)
}

impl Victim<'_> {
    /// Changes one place of the entry; what was done, and whether that is rejected.
    fn corrupt(&self, code: &Artefact, rng: &mut TestRng) -> (String, bool) {
        let (kind, changed) = loop {
            let (kind, changed) = self.changed(rng);
            if changed != self.content {
                break (kind, changed);
            }
        };
        let checked = self.file.check(code, self.subject, Reader::new(&changed));
        if checked.is_ok() {
            println!("{} {:?}: {kind}: accepted", self.file.symbol, self.subject);
        }
        (kind, checked.is_err())
    }

    fn changed(&self, rng: &mut TestRng) -> (String, Vec<u8>) {
        if rng.below(4) == 0
            && let Some(changed) = self.changed_steps(rng)
        {
            return changed;
        }
        // A kind of part first, so that rare ones have their turn.
        let mut kinds: Vec<&str> = self.tokens.iter().map(|token| token.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind = kinds[rng.below(kinds.len())];
        let of_kind = self.tokens.iter().filter(|token| token.kind == kind);
        let all: Vec<&Token> = of_kind.collect();
        let token = all[rng.below(all.len())];
        let start = self.content.len() - token.from_end;
        let (before, rest) = self.content.split_at(start);
        let (part, after) = rest.split_at(token.length);
        let next = all.iter().find(|next| next.from_end < token.from_end);
        let (what, changed) = match (rng.below(6), next) {
            (0, _) => ("dropped", [before, after].concat()),
            (1, _) => ("doubled", [before, part, part, after].concat()),
            (2, Some(next)) => {
                let from = self.content.len() - next.from_end;
                let (between, tail) = (
                    &self.content[start + part.len()..from],
                    &self.content[from..],
                );
                let (other, tail) = tail.split_at(next.length);
                (
                    "exchanged with the next",
                    [before, other, between, part, tail].concat(),
                )
            }
            (3, _) => ("the last one read", before.to_vec()),
            (4, _) => {
                let mut part = part.to_vec();
                let place = rng.below(part.len());
                part[place] = part[place].wrapping_add(if rng.below(2) == 0 { 1 } else { 255 });
                ("changed by 1", [before, &part, after].concat())
            }
            _ => {
                let mut part = part.to_vec();
                let place = rng.below(part.len());
                part[place] ^= 1 << rng.below(8);
                ("a bit changed", [before, &part, after].concat())
            }
        };
        (format!("{kind}: {what}"), changed)
    }
}

impl Victim<'_> {
    /// Changes a list of steps, and its length with it.
    fn changed_steps(&self, rng: &mut TestRng) -> Option<(String, Vec<u8>)> {
        let starts = |pair: &[Token]| pair[0].kind == "count" && pair[1].kind == "step";
        let lists: Vec<usize> = (1..self.tokens.len())
            .filter(|&i| starts(&self.tokens[i - 1..=i]))
            .collect();
        let first = *lists.get(rng.below(lists.len().max(1)))?;
        let length = self.tokens[first..]
            .iter()
            .take_while(|token| token.kind == "step")
            .count();
        let tokens = &self.tokens[first - 1..first + length];
        let start = self.content.len() - tokens[0].from_end;
        let end = self.content.len() - tokens[length].from_end + tokens[length].length;
        let mut steps = Reader::new(&self.content[start..end]).steps().ok()?;
        let place = rng.below(steps.len());
        let kind = match rng.below(4) {
            0 => {
                steps.remove(place);
                "one left out"
            }
            1 if place > 0 => {
                steps.swap(place - 1, place);
                "two exchanged"
            }
            2 => {
                steps[place] = steps[place].checked_sub(1)?;
                "the equation before"
            }
            _ => {
                steps.insert(place, steps[place] + 1);
                "one more"
            }
        };
        let mut changed = self.content[..start].to_vec();
        write_number(&mut changed, steps.len() as u64);
        let mut last = None;
        for step in steps {
            let by = last.map_or(step, |last: u32| last.wrapping_sub(step));
            write_number(&mut changed, by.into());
            last = Some(step);
        }
        changed.extend(&self.content[end..]);
        Some((format!("steps: {kind}"), changed))
    }
}

fn write_number(bytes: &mut Vec<u8>, mut n: u64) {
    while n >= 0x80 {
        bytes.push(n as u8 | 0x80);
        n >>= 7;
    }
    bytes.push(n as u8);
}

/// Changes bits of the machine code that certificates are about; how many changes were tried, and how many
/// rejected. A change that is accepted makes other code that does the same.
///
/// # Errors
///
/// If there is no certificate.
pub fn code(
    codes: &mut [Artefact],
    files: &[Vec<u8>],
    count: u64,
    seed: u64,
) -> Result<(u64, u64), String> {
    let mut rng = TestRng::new(seed);
    let mut rejected = 0;
    for _ in 0..count {
        if files.is_empty() {
            return Err("no certificates".into());
        }
        let file = File::parse(&files[rng.below(files.len())])?;
        let (subject, content) = &file.entries[rng.below(file.entries.len())];
        let Ok(content) = content else { continue };
        let code = codes.iter_mut().find(|code| code.isa == file.isa);
        let code = code.ok_or("no file of its instruction set")?;
        let (address, length) = code.functions[&file.symbol];
        let (place, bits) = (
            address + rng.below(length as usize) as u64,
            1 << rng.below(8),
        );
        code.flip(place, bits);
        rejected += u64::from(file.check(code, subject, Reader::new(content)).is_err());
        code.flip(place, bits);
    }
    Ok((count, rejected))
}
