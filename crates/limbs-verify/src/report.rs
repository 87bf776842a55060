//! Verification of many kernels, and what is said of it.

use crate::artefact::Artefact;
use crate::executor::Code;
use crate::isa::Isa;
use crate::kernel::{Failure, Proof, Size};
use crate::target::{Target, Task};
use limbs_core::kernels::Kernel;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What became of a kernel at one size, over all ways of aliasing.
pub struct Line {
    /// The kernel's name.
    pub name: String,
    /// Its instruction set.
    pub isa: Isa,
    /// The size.
    pub size: Size,
    /// The ways of aliasing.
    pub ways: usize,
    /// Instructions of one way.
    pub instructions: u64,
    /// The time of all.
    pub time: Duration,
    /// The first failure.
    pub outcome: Result<Vec<Proof>, Failure>,
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:32} {:8} {:16} {:2} way{} {:8} instructions {:8.3} s  ",
            self.name,
            self.isa,
            describe_size(&self.size),
            self.ways,
            if self.ways == 1 { " " } else { "s" },
            self.instructions,
            self.time.as_secs_f64(),
        )?;
        match &self.outcome {
            Ok(_) => f.write_str("proved"),
            Err(failure) => write!(f, "NOT PROVED\n    {failure}"),
        }
    }
}

/// What became of a kernel at all its sizes.
#[derive(Default)]
pub struct Summary {
    /// Sizes at which it is proved.
    pub proved: usize,
    /// Sizes at which it is not, and what else is wrong.
    pub failed: usize,
    /// All ways of aliasing at all sizes.
    pub ways: usize,
    /// The smallest and the greatest size.
    pub ends: Option<(Size, Size)>,
    /// Most instructions that were executed at one size.
    pub instructions: u64,
    /// The time of all.
    pub time: Duration,
    /// The addresses that were executed.
    pub addresses: BTreeSet<u64>,
}

impl Summary {
    /// Adds a size.
    pub fn add(&mut self, line: &Line) {
        let smallest = self
            .ends
            .take()
            .map_or(line.size.clone(), |(smallest, _)| smallest);
        self.ends = Some((smallest, line.size.clone()));
        self.ways += line.ways;
        self.instructions = self.instructions.max(line.instructions);
        self.time += line.time;
        match &line.outcome {
            Ok(proofs) => {
                self.proved += 1;
                self.addresses
                    .extend(proofs.iter().flat_map(|proof| &proof.addresses));
            }
            Err(_) => self.failed += 1,
        }
    }

    /// One line on the kernel of that name and instruction set.
    #[must_use]
    pub fn describe(&self, name: &str, isa: Isa) -> String {
        let ends = self.ends.as_ref().map_or(String::new(), |(first, last)| {
            format!("{} to {}", describe_size(first), describe_size(last))
        });
        let verdict = if self.failed == 0 {
            "proved"
        } else {
            "NOT PROVED"
        };
        format!(
            "{name:24} {isa:8} {:3} sizes, {ends:32} {:4} proofs {:6} instructions {:8.2} s  {verdict}",
            self.proved + self.failed,
            self.ways,
            self.instructions,
            self.time.as_secs_f64(),
        )
    }
}

fn describe_size(size: &Size) -> String {
    let counts: Vec<String> = size.iter().map(|(name, n)| format!("{name}={n}")).collect();
    counts.join(" ")
}

/// Verifies a kernel at one size.
///
/// # Errors
///
/// If there is nothing to verify.
pub fn verify_size(
    artefact: &Artefact,
    target: &dyn Target,
    size: &Size,
    seed: u64,
    certifies: bool,
) -> Result<Line, String> {
    let start = Instant::now();
    let mut tasks = target.tasks(artefact, size, seed)?;
    let (isa, declared) = (artefact.isa(), target.features());
    let prove = |task: &mut Task| {
        task.limits().certifies = certifies;
        declaring(isa, &declared, task.verify(artefact)?)
    };
    let outcome: Result<Vec<Proof>, Failure> = tasks.iter_mut().map(prove).collect();
    Ok(Line {
        name: target.name().into(),
        isa,
        size: size.clone(),
        ways: tasks.len(),
        instructions: outcome.as_ref().map_or(0, |proofs| proofs[0].instructions),
        time: start.elapsed(),
        outcome,
    })
}

/// A proof of code that needs no feature but the declared ones.
fn declaring(isa: Isa, declared: &str, proof: Proof) -> Result<Proof, Failure> {
    match undeclared(isa, declared, &proof) {
        Some(feature) => Err(Failure::Forbidden(format!(
            "needs {feature}, which the table of variants does not say"
        ))),
        None => Ok(proof),
    }
}

/// A feature that the kernel needs but does not declare.
fn undeclared<'a>(isa: Isa, declared: &str, proof: &'a Proof) -> Option<&'a str> {
    let is_declared = |feature: &str| {
        let implied = match feature {
            "AVX" => "avx2",
            // What `features.rs` asks for by the one name.
            "AVX512F" | "AVX512VL" | "AVX512DQ" | "AVX512_IFMA" => "avx512ifma",
            _ => &feature.to_lowercase(),
        };
        let has = |wanted: &str| declared.split(',').any(|name| name.trim() == wanted);
        has(implied) || implied == "avx2" && has("avx512ifma")
    };
    let mut needed = proof.features.iter().map(String::as_str);
    needed.find(|feature| !isa.everywhere().contains(feature) && !is_declared(feature))
}

/// The instructions that a kernel can reach, as far as branches tell, and that no proof has executed.
#[must_use]
pub fn unexecuted(artefact: &Artefact, symbol: &str, executed: &BTreeSet<u64>) -> Vec<u64> {
    let entry = artefact.function(symbol).map(|function| function.address);
    let all = artefact
        .isa()
        .reachable(artefact, entry.into_iter().collect());
    all.difference(executed).copied().collect()
}

/// What a proof rests on, for people.
#[must_use]
pub fn explain(kernel: &Kernel, line: &Line) -> String {
    let mut text = String::new();
    let mut say = |what: &str, items: &[String]| {
        let _ = writeln!(text, "  {what}");
        for item in items {
            let _ = writeln!(text, "    {item}");
        }
    };
    let strings = |texts: &[&str]| texts.iter().map(|t| t.to_string()).collect::<Vec<_>>();
    say("requires", &strings(kernel.requires));
    say("ensures", &strings(kernel.ensures));
    let written = kernel.params.iter().filter(|p| p.role.is_written());
    let written: Vec<String> = written
        .map(|p| format!("{} ({:?})", p.name, p.role))
        .collect();
    say(
        "may change, besides registers that the convention permits",
        &written,
    );
    let Ok(proofs) = &line.outcome else {
        return text;
    };
    let Some(proof) = proofs.first() else {
        return text;
    };
    say("equations", &[proof.equations.to_string()]);
    say("features", &proof.features);
    let facts = proof.facts.iter().map(|fact| {
        let value = match fact.value.as_constant() {
            Some(constant) => constant.to_string(),
            None => "an earlier bit, or its inverse".into(),
        };
        format!("{:#x}: a result is {value} ({})", fact.at, fact.reason)
    });
    say("facts", &facts.collect::<Vec<_>>());
    say("remarks", &proof.notes);
    text
}
