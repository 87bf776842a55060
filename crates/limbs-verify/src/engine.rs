//! The proof of a row of an engine: products and squares in its own [representation](layout).
//!
//! With AVX2 digits have signs, and only the low halves of their words matter; the high halves are unknowns here. Every
//! lane is proved: what its `ensures` says, and that the result is stored as a value is, in every copy, between zeros.
//! Rows of tables are proved in `tables.rs`.

pub mod layout;
pub mod native;
mod samples;
mod tables;

use crate::argument::Argument;
use crate::bounds::Interval;
use crate::certificate;
use crate::claims::{Hypotheses, Language};
use crate::equations::{SAMPLES, Store, Word};
use crate::executor::{Code, Executed, Run, execute};
use crate::facts::{self, Rules};
use crate::isa::Isa;
use crate::kernel::{Failure, Limits, Proof};
use crate::lanes::Lane;
use crate::memory::{Memory, RegionId, Value};
use crate::poly::{Atom, Int, Poly, power};
use crate::prove::Prover;
use crate::x86::X86;
use layout::{Place, Shape};
use limbs_core::kernels::{ENGINE_ROWS, Kernel, Role};
use limbs_testkit::TestRng;
use limbs_testkit::contract::{Contract, Term};
use num_bigint::BigInt;
use num_traits::{ToPrimitive, Zero};
use samples::{Sample, constants, digits_of, draw, judge};
use std::array;
use std::collections::BTreeMap;

/// A row of an engine to be proved.
#[derive(Clone, Debug)]
pub struct EngineJob {
    /// The row.
    pub row: &'static Kernel,
    /// The engine.
    pub shape: Shape,
    /// Entries of the table, in rows that have one.
    pub entries: usize,
    /// The address of its first instruction.
    pub entry: u64,
    /// For each parameter the first that is the same memory.
    pub owners: Vec<usize>,
    /// The seed of the samples.
    pub seed: u64,
    /// When to give up.
    pub limits: Limits,
}

/// The row of that name.
#[must_use]
pub fn row(name: &str) -> Option<&'static Kernel> {
    ENGINE_ROWS.iter().find(|row| row.name == name)
}

/// Proves a row for all inputs.
///
/// # Errors
///
/// What is wrong or not proved.
pub fn verify(code: &dyn Code, job: &EngineJob) -> Result<Proof, Failure> {
    Prepared::new(job.clone())?.verify(code)
}

/// A job with its samples, to be done with many codes.
pub struct Prepared {
    /// The job.
    pub job: EngineJob,
    contract: Contract,
    /// By lane and sample; none of rows of tables.
    samples: Vec<Vec<Sample>>,
}

impl Prepared {
    /// Draws the samples.
    ///
    /// # Errors
    ///
    /// If the row makes no sense.
    pub fn new(job: EngineJob) -> Result<Self, Failure> {
        let contract =
            Contract::of_engine(job.row).map_err(|e| Failure::Unsupported(e.to_string()))?;
        let mut rng = TestRng::new(job.seed);
        let sample = |_| (0..SAMPLES).map(|k| draw(&mut rng, &job, k)).collect();
        let lanes = if tables::has(job.row) {
            0
        } else {
            job.shape.lanes
        };
        let samples = (0..lanes).map(sample).collect();
        Ok(Self {
            job,
            contract,
            samples,
        })
    }

    /// Proves the row for all inputs.
    ///
    /// # Errors
    ///
    /// What is wrong or not proved.
    pub fn verify(&self, code: &dyn Code) -> Result<Proof, Failure> {
        let job = &self.job;
        if tables::has(job.row) {
            return tables::verify(code, job);
        }
        let (mut session, executed, mut proof) = self.execute(code)?;
        let results = session.results()?;
        proof.equations = session.store.equations().len();
        for word in results.iter().flatten() {
            session.store.count_uses(&word.poly);
        }
        proof.facts = facts::find(&mut session.store, &session.rules);
        let mut arguments = Vec::new();
        for (lane, digits) in results.into_iter().enumerate() {
            arguments.extend(session.prove(lane, digits, &mut proof)?);
        }
        if job.limits.certifies {
            let instructions = executed.path.len();
            let entry = certificate::entry(&session.store, instructions, &proof.facts, &arguments);
            proof.certificates.push(entry);
        }
        Ok(proof)
    }

    /// Proves only that it returns, touches nothing but its buffers and its stack, and keeps to the convention; what is
    /// known of the execution.
    ///
    /// # Errors
    ///
    /// What it does instead.
    pub fn is_safe(&self, code: &dyn Code) -> Result<Proof, Failure> {
        if tables::has(self.job.row) {
            return tables::execute_row(code, &self.job).map(|(_, _, proof)| proof);
        }
        self.execute(code).map(|(_, _, proof)| proof)
    }

    fn execute(&self, code: &dyn Code) -> Result<(Session<'_>, Executed, Proof), Failure> {
        let job = &self.job;
        let mut session = Session::new(self);
        let arguments = session.enter()?;
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
            addresses: executed.addresses.clone(),
            features: machine.features.iter().map(|f| format!("{f:?}")).collect(),
            ..Proof::default()
        };
        Ok((session, executed, proof))
    }
}

/// Makes the buffer of a parameter.
fn add_buffer(
    memory: &mut Memory,
    job: &EngineJob,
    i: usize,
    is_written: bool,
) -> Result<RegionId, Failure> {
    let param = &job.row.params[i];
    let words = job.shape.words(param.len, job.entries);
    let words =
        words.ok_or_else(|| Failure::Unsupported(format!("a buffer of `{}` words", param.len)))?;
    // A word for each lane may stand anywhere.
    let alignment = if param.len == "L" { 8 } else { 64 };
    Ok(memory.add(param.name, 8 * words as i64, is_written, alignment))
}

struct Session<'a> {
    contract: &'a Contract,
    job: &'a EngineJob,
    store: Store,
    memory: Memory,
    rules: Rules,
    regions: Vec<Option<RegionId>>,
    /// By lane and sample.
    samples: &'a [Vec<Sample>],
    /// For each lane the digits of each number on entry, by name.
    entry: Vec<BTreeMap<&'static str, Vec<Word>>>,
    /// For each lane W^k m_k - 1, and W^k.
    multiples: Vec<Vec<(Poly, Int)>>,
}

impl<'a> Session<'a> {
    fn new(prepared: &'a Prepared) -> Self {
        let Prepared {
            job,
            contract,
            samples,
        } = prepared;
        let lanes = job.shape.lanes;
        Self {
            contract,
            job,
            store: Store::default(),
            memory: Memory::new(Isa::X86_64.return_bytes(), 0),
            rules: Rules {
                bits: job.shape.radix,
                list: Vec::new(),
            },
            regions: Vec::new(),
            samples,
            entry: vec![BTreeMap::new(); lanes],
            multiples: vec![Vec::new(); lanes],
        }
    }

    /// Makes the buffers; gives the arguments.
    fn enter(&mut self) -> Result<Vec<Value>, Failure> {
        let shape = self.job.shape;
        let params = self.contract.kernel.params;
        let mut arguments = Vec::new();
        for (i, param) in params.iter().enumerate() {
            if param.role == Role::Count {
                arguments.push(Value::constant(shape.digits as u64));
                self.regions.push(None);
                continue;
            }
            let owner = self.job.owners[i];
            let region = if owner == i {
                let members = (i..params.len()).filter(|&j| self.job.owners[j] == i);
                let is_written = members.clone().any(|j| params[j].role.is_written());
                add_buffer(&mut self.memory, self.job, i, is_written)?
            } else {
                self.regions[owner].expect("a buffer")
            };
            self.regions.push(Some(region));
            arguments.push(Value::Pointer(region, 0));
            if param.role == Role::In {
                for lane in 0..shape.lanes {
                    self.fill(region, param.name, param.len, lane)?;
                }
            }
        }
        Ok(arguments)
    }

    /// Puts a lane's number into a buffer, unless another name has done so.
    fn fill(
        &mut self,
        region: RegionId,
        name: &'static str,
        len: &str,
        lane: usize,
    ) -> Result<(), Failure> {
        let params = self.contract.kernel.params;
        let mut same = params
            .iter()
            .zip(&self.regions)
            .take_while(|(p, _)| p.name != name);
        let same = same.find(|(p, r)| p.role == Role::In && **r == Some(region));
        if let Some((other, _)) = same {
            let digits = self.entry[lane][other.name].clone();
            self.entry[lane].insert(name, digits);
            return Ok(());
        }
        let samples: &'a [Sample] = &self.samples[lane];
        let number = |s: &Sample| {
            if name == "y" {
                s.y.clone()
            } else {
                s.x.clone()
            }
        };
        match len {
            "value" => {
                let shape = self.job.shape;
                let values: Vec<BigInt> = samples.iter().map(number).collect();
                let top = 1 << (shape.radix + shape.bound - shape.slack);
                let digits = self.digits(&values, top);
                self.store_number(region, &shape.value_places(lane), &digits);
                let words = self.words(&digits);
                self.entry[lane].insert(name, words);
            }
            "modulus" => self.fill_modulus(region, lane, samples),
            _ => {
                let digit = |k: usize| samples[k].y.to_u64().expect("a digit");
                let most = 1 << (self.job.shape.radix - 1);
                let word = self.store.input(most, array::from_fn(digit));
                let value = Value::Word(word.clone());
                self.memory.initialise(region, 8 * lane as i64, value);
                self.entry[lane].insert(name, vec![word]);
            }
        }
        Ok(())
    }

    fn fill_modulus(&mut self, region: RegionId, lane: usize, samples: &[Sample]) {
        let shape = self.job.shape;
        // No table is greater than m, and m not than R / 2^slack.
        let top = 1 << (shape.radix - shape.slack);
        let mut modulus = Vec::new();
        for (table, &k) in shape.distances().iter().enumerate() {
            let values: Vec<BigInt> = samples.iter().map(|s| s.tables[table].clone()).collect();
            let digits = self.digits(&values, top);
            self.store_number(region, &shape.modulus_places(table, lane), &digits);
            if k == 0 {
                modulus = digits;
                continue;
            }
            let most = power(shape.radix * k as u32);
            let value = number_of(&self.words(&digits), shape.radix).scaled(&most);
            self.multiples[lane].push((value.minus(&Poly::constant(1)), most));
        }
        let neg_inverse = array::from_fn(|k| samples[k].neg_inverse);
        let word = self.store.input((1 << shape.radix) - 1, neg_inverse);
        let inverse = word.poly.as_atom().expect("an atom");
        self.rules
            .list
            .push((inverse, modulus[0], Poly::constant(-1)));
        for at in shape.inverse_places(lane) {
            self.memory
                .initialise(region, 8 * at as i64, Value::Word(word.clone()));
        }
        let words = self.words(&modulus);
        self.entry[lane].insert("m", words);
    }

    /// New unknowns for the digits of a number, the top one from 0 to `top`.
    ///
    /// A number below W^(d-1) * top has such a top digit: balanced digits below make up less than half of W^(d-1),
    /// others less than W^(d-1).
    fn digits(&mut self, values: &[BigInt], top: i64) -> Vec<Atom> {
        let shape = self.job.shape;
        let (least, greatest) = shape.digit_range();
        let all: Vec<Vec<i64>> = values.iter().map(|v| digits_of(v, shape)).collect();
        let digit = |i: usize| {
            let samples = array::from_fn(|k| all[k][i]);
            let (min, max) = match (i + 1 < shape.digits, least < 0) {
                (true, _) => (least, greatest),
                // The top digit is not below 0; an unknown with a sign may be.
                (false, true) => (-1, top),
                (false, false) => (0, top - 1),
            };
            assert!(
                samples.iter().all(|s| (min..=max).contains(s)),
                "a digit in its range"
            );
            if min < 0 {
                return self.store.signed_input(min, max, samples);
            }
            let word = self.store.input(max as u64, samples.map(|s| s as u64));
            word.poly.as_atom().expect("an atom")
        };
        (0..shape.digits).map(digit).collect()
    }

    /// The digits as words of a [`Language`].
    fn words(&self, digits: &[Atom]) -> Vec<Word> {
        let word = |&digit: &Atom| Word {
            poly: Poly::atom(digit).into(),
            samples: self.store.info(digit).samples.clone(),
        };
        digits.iter().map(word).collect()
    }

    /// Stores digits, with zeros around them; with AVX2 under unknown high halves.
    fn store_number(&mut self, region: RegionId, places: &[Place], digits: &[Atom]) {
        for place in places {
            let digit = place.digit.map(|i| digits[i]);
            let (mut poly, mut samples) = (Poly::zero(), [0; SAMPLES]);
            if self.job.shape.has_halves() {
                let high = array::from_fn(|k| (k as u64 * 77) % 5);
                let high = self.store.input(0xffff_ffff, high);
                poly = high.poly.scaled(&power(32));
                samples = high.samples.map(|s| s << 32);
            }
            if let Some(digit) = digit {
                poly = poly.plus(&Poly::atom(digit));
                let digits = &self.store.info(digit).samples;
                samples = array::from_fn(|k| samples[k].wrapping_add(digits[k]));
            }
            let value = if self.job.shape.has_halves() {
                Value::Lane(Lane::new(poly, samples))
            } else {
                Value::Word(Word::new(poly, samples))
            };
            self.memory.initialise(region, 8 * place.word as i64, value);
        }
    }

    /// The digits of every lane's result. Where they are not in order, or a concrete execution is wrong, that is
    /// said first: only what no sample shows is left to proof.
    fn results(&mut self) -> Result<Vec<Vec<Word>>, Failure> {
        let lanes = 0..self.job.shape.lanes;
        let results: Result<Vec<_>, _> = lanes.clone().map(|lane| self.result(lane)).collect();
        if matches!(results, Err(Failure::Forbidden(_))) {
            return results;
        }
        for (lane, k) in lanes.flat_map(|lane| (0..SAMPLES).map(move |k| (lane, k))) {
            self.check_sample(lane, k)?;
        }
        results
    }

    /// The digits of a lane's result, which must be the same in every copy, and zeros around them.
    fn result(&mut self, lane: usize) -> Result<Vec<Word>, Failure> {
        let shape = self.job.shape;
        let region = self.regions[0].expect("the first parameter is the result");
        let mut digits: Vec<Option<Word>> = vec![None; shape.digits];
        for place in shape.value_places(lane) {
            let name = format!("word {} of the result", place.word);
            let stored = stored(&self.memory, region, place.word)?;
            let digit = self.digit(&stored).map_err(Failure::Unproved)?;
            let Some(i) = place.digit else {
                if !digit.poly.is_zero() {
                    return Err(Failure::Unproved(format!("{name} is not 0")));
                }
                continue;
            };
            let range = self.store.range(&digit.poly);
            let (least, greatest) = shape.digit_range();
            if range.low < Int::from(least) || range.high > Int::from(greatest) {
                return Err(Failure::Unproved(format!("{name} is no digit")));
            }
            match &digits[i] {
                None => digits[i] = Some(digit),
                Some(first) if first.poly != digit.poly => {
                    return Err(Failure::Unproved(format!("{name} is not that digit")));
                }
                Some(_) => {}
            }
        }
        Ok(digits
            .into_iter()
            .map(|digit| digit.expect("in the first copy"))
            .collect())
    }

    /// What a word holds as a digit.
    fn digit(&mut self, stored: &Lane) -> Result<Word, String> {
        if !self.job.shape.has_halves() {
            return Ok(self.store.normalised(stored));
        }
        let half = self.store.signed_half(stored)?;
        let samples = stored.samples.map(|s| i64::from(s as u32 as i32) as u64);
        Ok(Word::new(half, samples))
    }

    /// Evaluates the row in one of the concrete executions.
    fn check_sample(&self, lane: usize, k: usize) -> Result<(), Failure> {
        let shape = self.job.shape;
        let region = self.regions[0].expect("the first parameter is the result");
        let wrong = |why| Failure::Counterexample(format!("lane {lane}: {why}"));
        let mut copies = samples::Copies::new(shape);
        for place in shape.value_places(lane) {
            let word = stored(&self.memory, region, place.word)?.samples[k];
            copies.add(&place, word).map_err(wrong)?;
        }
        judge(
            self.contract,
            shape,
            &self.samples[lane][k],
            copies.number(),
        )
        .map_err(|why| match why {
            Failure::Counterexample(why) => wrong(why),
            other => other,
        })
    }

    /// Proves what the row ensures in a lane.
    fn prove(
        &self,
        lane: usize,
        digits: Vec<Word>,
        proof: &mut Proof,
    ) -> Result<Vec<Argument>, Failure> {
        let radix = self.job.shape.radix;
        let mut language = Language::new(64, radix, constants(self.job.shape));
        for (name, words) in &self.entry[lane] {
            let high = self.store.interval(&number_of(words, radix)).high;
            let range = Interval {
                low: Int::zero(),
                high,
            };
            language.ranges.push((Term::Entry((*name).into()), range));
            language.entry.insert((*name).into(), words.clone());
        }
        let range = self.store.interval(&number_of(&digits, radix));
        language.ranges.push((Term::Exit("z".into()), range));
        language.exit.insert("z".into(), digits);
        let mut hypotheses = Hypotheses::default();
        for formula in &self.contract.requires {
            // What cannot be used is not assumed.
            language
                .claims(formula)
                .into_iter()
                .flatten()
                .for_each(|claim| hypotheses.add(claim));
        }
        let mut claims = Vec::new();
        for formula in &self.contract.ensures {
            claims.extend(language.claims(formula).map_err(Failure::Unsupported)?);
        }
        let steps = self.job.limits.steps;
        let mut prover = Prover::new(&self.store, &language, &hypotheses, steps);
        prover.multiples.clone_from(&self.multiples[lane]);
        prover.certifies = self.job.limits.certifies;
        for claim in &claims {
            let left = |why| Failure::Unproved(format!("lane {lane}: {why}"));
            prover.prove(claim).map_err(left)?;
        }
        proof.notes.append(&mut prover.notes);
        Ok(prover.arguments)
    }
}

/// What a word of a buffer holds at the end.
fn stored(memory: &Memory, region: RegionId, word: usize) -> Result<Lane, Failure> {
    match memory.peek(region, 8 * word as i64) {
        Some(Value::Lane(stored)) => Ok(stored.clone()),
        Some(Value::Word(word)) => Ok(word.clone().into()),
        _ => Err(Failure::Forbidden(format!("leaves word {word} undefined"))),
    }
}

/// The sum of digits.
fn number_of(digits: &[Word], radix: u32) -> Poly {
    let mut sum = Poly::zero();
    for (i, digit) in digits.iter().enumerate() {
        sum.add_scaled(&digit.poly, &power(radix * i as u32));
    }
    sum
}
