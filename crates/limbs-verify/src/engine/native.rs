//! Rows of engines called with random inputs: whether what is proved is so.

use super::layout::Place;
use super::samples::{Copies, Sample, digits_of, draw, judge};
use super::{EngineJob, tables};
use crate::poly::Int;
use limbs_core::engine::Block;
use limbs_core::kernels::Role;
use limbs_testkit::TestRng;
use limbs_testkit::contract::Contract;

/// What is around a buffer, to be found again.
const CANARY: u64 = 0x5afe_0123_4567_89ab;

/// A buffer between blocks that nobody may write.
#[derive(Clone, PartialEq)]
struct Buffer {
    blocks: Vec<Block>,
    words: usize,
}

impl Buffer {
    /// A buffer of any words.
    fn new(words: usize, rng: &mut TestRng) -> Self {
        let blocks = words.div_ceil(Block::WORDS) + 2;
        let mut new = Self {
            blocks: vec![Block([CANARY; Block::WORDS]); blocks],
            words,
        };
        (0..words).for_each(|i| new.set(i, rng.next_u64()));
        new
    }

    fn get(&self, i: usize) -> u64 {
        self.blocks[1 + i / Block::WORDS].0[i % Block::WORDS]
    }

    fn set(&mut self, i: usize, word: u64) {
        self.blocks[1 + i / Block::WORDS].0[i % Block::WORDS] = word;
    }

    fn address(&mut self) -> u64 {
        self.blocks[1..].as_mut_ptr() as u64
    }

    fn is_intact(&self) -> bool {
        let capacity = (self.blocks.len() - 2) * Block::WORDS;
        let behind = (self.words..capacity).map(|i| self.get(i));
        let ends = [&self.blocks[0], &self.blocks[self.blocks.len() - 1]];
        let mut around = behind.chain(ends.into_iter().flat_map(|block| block.0));
        around.all(|word| word == CANARY)
    }
}

/// A call with random inputs.
struct Call<'a> {
    job: &'a EngineJob,
    /// For each parameter; nothing for counts and those that are the memory of another.
    buffers: Vec<Option<Buffer>>,
    rng: TestRng,
}

/// What is wanted of a call.
enum Wanted {
    /// A result of these inputs, by lane.
    Results(Vec<Sample>),
    /// Words of z, what they hold under which mask.
    Words(Vec<(usize, u64, u64)>),
}

/// Calls functions of the row so many times, all with the same inputs, and judges what they do; of those behind the first
/// only where it differs from what that does.
///
/// # Errors
///
/// The index of the first function that is wrong, and its result.
pub fn check(
    job: &EngineJob,
    rounds: u32,
    calls: &[&dyn Fn([u64; 8])],
) -> Result<(), (usize, String)> {
    let all = |why: String| (0, why);
    let contract = Contract::of_engine(job.row).map_err(|e| all(e.to_string()))?;
    for round in 0..rounds {
        let mut one = Call {
            job,
            buffers: Vec::new(),
            rng: TestRng::new(job.seed ^ u64::from(round) << 20),
        };
        one.prepare().map_err(all)?;
        let wanted = one.fill_all(round as usize);
        let (before, mut after) = (one.buffers.clone(), Vec::new());
        for (i, call) in calls.iter().enumerate() {
            one.buffers.clone_from(&before);
            call(one.arguments());
            if i == 0 || one.buffers != after {
                one.judge(&contract, &wanted).map_err(|why| (i, why))?;
            }
            if i == 0 {
                after.clone_from(&one.buffers);
            }
        }
    }
    Ok(())
}

impl Call<'_> {
    fn prepare(&mut self) -> Result<(), String> {
        let job = self.job;
        for (i, param) in job.row.params.iter().enumerate() {
            let has_own = param.role != Role::Count && job.owners[i] == i;
            let words = job.shape.words(param.len, job.entries);
            let buffer = match words.filter(|_| has_own) {
                Some(words) => Some(Buffer::new(words, &mut self.rng)),
                None if has_own => return Err(format!("a buffer of `{}` words", param.len)),
                None => None,
            };
            self.buffers.push(buffer);
        }
        Ok(())
    }

    fn arguments(&mut self) -> [u64; 8] {
        let job = self.job;
        let mut arguments = [0; 8];
        for (i, param) in job.row.params.iter().enumerate() {
            arguments[i] = match (param.role, param.name) {
                (Role::Count, "count") => job.entries as u64,
                (Role::Count, _) => job.shape.digits as u64,
                _ => {
                    let buffer = self.buffers[job.owners[i]].as_mut();
                    buffer.expect("an owner has a buffer").address()
                }
            };
        }
        arguments
    }

    fn buffer(&mut self, name: &str) -> &mut Buffer {
        let job = self.job;
        let place = job.row.params.iter().position(|p| p.name == name);
        let owner = job.owners[place.expect("a parameter")];
        self.buffers[owner].as_mut().expect("a buffer")
    }

    /// Writes a lane's numbers.
    fn fill(&mut self, lane: usize, sample: &Sample) {
        let (job, shape) = (self.job, self.job.shape);
        for param in job.row.params.iter().filter(|p| p.role == Role::In) {
            match param.len {
                "value" => {
                    let value = if param.name == "y" {
                        &sample.y
                    } else {
                        &sample.x
                    };
                    let digits = digits_of(value, shape);
                    self.write(param.name, &shape.value_places(lane), &digits);
                }
                "modulus" => {
                    for (table, value) in sample.tables.iter().enumerate() {
                        let digits = digits_of(value, shape);
                        self.write(param.name, &shape.modulus_places(table, lane), &digits);
                    }
                    for at in shape.inverse_places(lane) {
                        self.buffer(param.name).set(at, sample.neg_inverse);
                    }
                }
                _ => {
                    let digit = sample.y.to_u64_digits().1;
                    let digit = digit.first().copied().unwrap_or(0);
                    self.buffer(param.name).set(lane, digit);
                }
            }
        }
    }

    fn write(&mut self, name: &str, places: &[Place], digits: &[i64]) {
        let has_halves = self.job.shape.has_halves();
        for place in places {
            let digit = place.digit.map_or(0, |i| digits[i]);
            let word = if has_halves {
                self.rng.next_u64() << 32 | u64::from(digit as u32)
            } else {
                digit as u64
            };
            self.buffer(name).set(place.word, word);
        }
    }

    /// Writes the inputs.
    fn fill_all(&mut self, round: usize) -> Wanted {
        if tables::has(self.job.row) {
            return Wanted::Words(self.fill_table());
        }
        let mut samples = Vec::new();
        for lane in 0..self.job.shape.lanes {
            let sample = draw(&mut self.rng, self.job, round);
            self.fill(lane, &sample);
            samples.push(sample);
        }
        Wanted::Results(samples)
    }

    fn judge(&mut self, contract: &Contract, wanted: &Wanted) -> Result<(), String> {
        if !self.buffers.iter().flatten().all(Buffer::is_intact) {
            return Err("writes beside a buffer".into());
        }
        match wanted {
            Wanted::Results(samples) => {
                for (lane, sample) in samples.iter().enumerate() {
                    let result = self.result(lane)?;
                    judge(contract, self.job.shape, sample, result)
                        .map_err(|why| format!("lane {lane}: {why}"))?;
                }
            }
            Wanted::Words(words) => {
                for &(word, mask, wanted) in words {
                    let found = self.buffer("z").get(word);
                    if found & mask != wanted {
                        return Err(format!("word {word} of z is {found:#x}, not {wanted:#x}"));
                    }
                }
            }
        }
        Ok(())
    }

    /// The lane's result, if it is stored as a value is.
    fn result(&mut self, lane: usize) -> Result<Int, String> {
        let shape = self.job.shape;
        let mut copies = Copies::new(shape);
        for place in shape.value_places(lane) {
            copies.add(&place, self.buffer("z").get(place.word))?;
        }
        Ok(copies.number())
    }

    /// Chooses entries; the words that z must hold under masks.
    fn fill_table(&mut self) -> Vec<(usize, u64, u64)> {
        let (job, shape) = (self.job, self.job.shape);
        let entry = shape.words("entry", 0).expect("a length");
        let is_used = |word: usize| shape.has_halves() || word < shape.digits * shape.lanes;
        let mut wanted = Vec::new();
        if job.row.name == "engine_pack" {
            let mut words = vec![0; entry];
            for lane in 0..shape.lanes {
                let places = shape.value_places(lane);
                for (i, to) in shape.entry_places(lane).into_iter().enumerate() {
                    let from = places.iter().find(|p| p.digit == Some(i)).expect("a digit");
                    let digit = u64::from(self.buffer("x").get(from.word) as u32);
                    words[to.word] |= digit << if to.is_high { 32 } else { 0 };
                }
            }
            return (0..)
                .zip(words)
                .map(|(i, word)| (i, u64::MAX, word))
                .collect();
        }
        for word in (0..job.entries * entry).filter(|word| !is_used(word % entry)) {
            self.buffer("table").set(word, 0);
        }
        for lane in 0..shape.lanes {
            let index = self.rng.below(job.entries);
            self.buffer("index").set(lane, index as u64);
            let entry_places = shape.entry_places(lane);
            for place in shape.value_places(lane) {
                let (mask, shift) = match place.digit.map(|i| entry_places[i]) {
                    Some(from) if from.is_high => (0xffff_ffff, 32),
                    _ if shape.has_halves() => (0xffff_ffff, 0),
                    _ => (u64::MAX, 0),
                };
                let digit = place.digit.map_or(0, |i| {
                    let at = index * entry + entry_places[i].word;
                    self.buffer("table").get(at) >> shift & mask
                });
                wanted.push((place.word, mask, digit));
            }
        }
        wanted
    }
}
