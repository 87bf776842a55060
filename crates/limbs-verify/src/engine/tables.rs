//! The proof of a row of tables: `engine_pack` and `engine_select`.
//!
//! An entry holds the digits of a value in the places that [`Shape::entry_places`] says. Whatever words the value and the
//! table hold, each word of the result must be the very word, or half of one, that is wanted. The index of each lane is
//! a [choice](crate::choices), and what is chosen is compared for each that it may be: all are proved in one
//! execution, whose addresses cannot depend on it.

use super::{EngineJob, add_buffer, stored};
use crate::certificate;
use crate::choices::chosen;
use crate::equations::{SAMPLES, Store, Word};
use crate::executor::{Code, Run, execute};
use crate::isa::Isa;
use crate::kernel::{Failure, Proof};
use crate::lanes::Lane;
use crate::memory::{Memory, RegionId, Value};
use crate::poly::{Int, Poly, power};
use crate::x86::X86;
use limbs_core::kernels::{Kernel, Role};
use limbs_testkit::TestRng;
use std::array;

/// Whether a row is proved here.
pub(super) fn has(row: &Kernel) -> bool {
    matches!(row.name, "engine_pack" | "engine_select")
}

pub(super) fn verify(code: &dyn Code, job: &EngineJob) -> Result<Proof, Failure> {
    let (mut session, regions, mut proof) = execute_row(code, job)?;
    let region = |name: &str| {
        let place = job.row.params.iter().position(|p| p.name == name);
        place.and_then(|i| regions[i]).expect("a buffer")
    };
    match job.row.name {
        "engine_pack" => session.check_packed(region("z"), region("x"))?,
        _ => session.check_selected(region("z"), region("table"))?,
    }
    if let Some(why) = session.unproved.take() {
        return Err(Failure::Unproved(why));
    }
    if job.limits.certifies {
        let instructions = proof.instructions as usize;
        let entry = certificate::entry(&session.store, instructions, &[], &[]);
        proof.certificates.push(entry);
    }
    proof.equations = session.store.equations().len();
    Ok(proof)
}

/// Executes a row: its state at the end, the regions of its buffers, and what is known so far.
pub(super) fn execute_row<'a>(
    code: &dyn Code,
    job: &'a EngineJob,
) -> Result<(Session<'a>, Vec<Option<RegionId>>, Proof), Failure> {
    let known = match job.row.name {
        "engine_pack" => (&[][..], &["z' = entry(x)"][..]),
        _ => (&["index < count"][..], &["entry(z') = table[index]"][..]),
    };
    if (job.row.requires, job.row.ensures) != known {
        return Err(Failure::Unsupported(
            "a row that says something else".into(),
        ));
    }
    let mut session = Session {
        job,
        rng: TestRng::new(job.seed),
        store: Store::default(),
        memory: Memory::new(Isa::X86_64.return_bytes(), 0),
        choices: Vec::new(),
        unproved: None,
    };
    let (arguments, regions) = session.enter()?;
    let mut run = Run {
        code,
        store: &mut session.store,
        memory: &mut session.memory,
    };
    let mut machine = X86::on_entry(&mut run, &arguments);
    let executed = execute(&mut run, &mut machine, job.entry, job.limits.instructions)
        .map_err(Failure::Forbidden)?;
    let proof = Proof {
        instructions: executed.instructions,
        addresses: executed.addresses,
        features: machine.features.iter().map(|f| format!("{f:?}")).collect(),
        ..Proof::default()
    };
    Ok((session, regions, proof))
}

pub(super) struct Session<'a> {
    job: &'a EngineJob,
    rng: TestRng,
    store: Store,
    memory: Memory,
    /// For each lane the bits of which one says which entry is wanted.
    choices: Vec<Vec<Word>>,
    /// The first word that is not proved. Those behind it may be wrong, which is then said.
    unproved: Option<String>,
}

impl Session<'_> {
    /// Makes the buffers; gives the arguments, and the regions of those that are buffers.
    fn enter(&mut self) -> Result<(Vec<Value>, Vec<Option<RegionId>>), Failure> {
        let (job, shape) = (self.job, self.job.shape);
        let (mut arguments, mut regions) = (Vec::new(), Vec::new());
        for (i, param) in job.row.params.iter().enumerate() {
            if param.role == Role::Count {
                let count = if param.name == "count" {
                    job.entries
                } else {
                    shape.digits
                };
                arguments.push(Value::constant(count as u64));
                regions.push(None);
                continue;
            }
            let region = add_buffer(&mut self.memory, job, i, param.role.is_written())?;
            match param.name {
                "x" => {
                    for lane in 0..shape.lanes {
                        for place in shape.value_places(lane) {
                            self.fill(region, place.word);
                        }
                    }
                }
                "table" => {
                    let words = shape.words(param.len, job.entries).expect("a length");
                    (0..words).for_each(|word| self.fill_entry(region, word));
                }
                "index" => (0..shape.lanes).for_each(|lane| self.fill_index(region, lane)),
                _ => {}
            }
            arguments.push(Value::Pointer(region, 0));
            regions.push(Some(region));
        }
        Ok((arguments, regions))
    }

    /// Puts any word into a buffer, as two halves.
    fn fill(&mut self, region: RegionId, word: usize) {
        let samples: [u64; SAMPLES] = array::from_fn(|_| self.rng.next_u64());
        let low = self
            .store
            .input(0xffff_ffff, samples.map(|s| s & 0xffff_ffff));
        let high = self.store.input(0xffff_ffff, samples.map(|s| s >> 32));
        let poly = (*low.poly).clone().plus(&high.poly.scaled(&power(32)));
        let value = Value::Word(Word::new(poly, samples));
        self.memory.initialise(region, 8 * word as i64, value);
    }

    /// Puts any word into a table; zeros where an entry has no digit that fills a word.
    fn fill_entry(&mut self, region: RegionId, word: usize) {
        let shape = self.job.shape;
        let entry = shape.words("entry", 0).expect("a length");
        if shape.has_halves() || word % entry < shape.digits * shape.lanes {
            return self.fill(region, word);
        }
        self.memory
            .initialise(region, 8 * word as i64, Value::constant(0));
    }

    /// Puts an index below the number of entries into a buffer.
    fn fill_index(&mut self, region: RegionId, lane: usize) {
        let entries = self.job.entries;
        let samples = array::from_fn(|_| self.rng.below(entries));
        let bits = self.store.choose(entries, samples);
        let mut poly = Poly::zero();
        for (i, bit) in bits.iter().enumerate() {
            poly.add_scaled(&bit.poly, &Int::from(i));
        }
        let index = Value::Word(Word::new(poly, samples.map(|s| s as u64)));
        self.memory.initialise(region, 8 * lane as i64, index);
        self.choices.push(bits);
    }

    /// A half of a word, or all of it.
    fn part(&mut self, lane: &Lane, half: Option<bool>) -> Word {
        let word = self.store.normalised(lane);
        match half {
            None => word,
            Some(false) => self.store.split_word(&word, 32).0,
            Some(true) => self.store.split_word(&word, 32).1,
        }
    }

    /// Every half of the entry must be a digit of the first copy of x, or 0.
    fn check_packed(&mut self, z: RegionId, x: RegionId) -> Result<(), Failure> {
        let shape = self.job.shape;
        let mut wanted: Vec<[Option<Word>; 2]> = Vec::new();
        wanted.resize(shape.words("entry", 0).expect("a length"), [None, None]);
        for lane in 0..shape.lanes {
            let places = shape.value_places(lane);
            for (i, to) in shape.entry_places(lane).into_iter().enumerate() {
                let from = places.iter().find(|p| p.digit == Some(i));
                let from = stored(&self.memory, x, from.expect("a digit").word)?;
                let digit = self.part(&from, shape.has_halves().then_some(false));
                wanted[to.word][usize::from(to.is_high)] = Some(digit);
            }
        }
        for (word, halves) in wanted.into_iter().enumerate() {
            let found = stored(&self.memory, z, word)?;
            let parts = 1 + usize::from(shape.has_halves());
            for (half, wanted) in halves.into_iter().enumerate().take(parts) {
                let found = self.part(&found, shape.has_halves().then_some(half == 1));
                let wanted = wanted.unwrap_or_else(|| Word::constant(0));
                self.compare(word, &found, |_| wanted.clone(), None)?;
            }
        }
        Ok(())
    }

    /// Every digit in every copy of z must be that of the chosen entry.
    fn check_selected(&mut self, z: RegionId, table: RegionId) -> Result<(), Failure> {
        let shape = self.job.shape;
        let words = shape.words("entry", 0).expect("a length");
        for lane in 0..shape.lanes {
            let entry_places = shape.entry_places(lane);
            for place in shape.value_places(lane) {
                let found = stored(&self.memory, z, place.word)?;
                let found = self.part(&found, shape.has_halves().then_some(false));
                let mut wanted = vec![Word::constant(0); self.job.entries];
                if let Some(digit) = place.digit {
                    let from = entry_places[digit];
                    for (i, wanted) in wanted.iter_mut().enumerate() {
                        let word = stored(&self.memory, table, i * words + from.word)?;
                        *wanted = self.part(&word, shape.has_halves().then_some(from.is_high));
                    }
                }
                self.compare(place.word, &found, |i| wanted[i].clone(), Some(lane))?;
            }
        }
        Ok(())
    }

    /// What was found must be what is wanted for each entry that the lane's index may choose.
    fn compare(
        &mut self,
        place: usize,
        found: &Word,
        wanted: impl Fn(usize) -> Word,
        lane: Option<usize>,
    ) -> Result<(), Failure> {
        let choice: &[Word] = lane.map_or(&[], |lane| &self.choices[lane]);
        let bits: Vec<_> = choice.iter().filter_map(|bit| bit.poly.as_atom()).collect();
        for i in 0..choice.len().max(1) {
            let wanted = wanted(i);
            let applies = |k: &usize| choice.get(i).is_none_or(|bit| bit.samples[*k] == 1);
            let differs = |k: &usize| found.samples[*k] != wanted.samples[*k];
            if (0..SAMPLES).filter(applies).any(|k| differs(&k)) {
                let why = format!("word {place} of the result is wrong for entry {i}");
                return Err(Failure::Counterexample(why));
            }
            if chosen(&found.poly, &bits, i) != *wanted.poly {
                let why = format!("word {place} of the result, for entry {i}");
                self.unproved.get_or_insert(why);
            }
        }
        Ok(())
    }
}
