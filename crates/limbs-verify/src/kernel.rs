//! The proof of one kernel at one size with one way of aliasing.

use crate::certificate;
use crate::claims::{Claim, Hypotheses, Language};
use crate::eliminate::Rule;
use crate::equations::{SAMPLES, Samples, Store, Word};
use crate::executor::{Code, Executed, Run, execute};
use crate::facts::{self, Fact, Rules};
use crate::isa::Isa;
use crate::memory::{Memory, RegionId, Value};
use crate::poly::{Int, Poly, power};
use crate::prove::Prover;
use limbs_core::kernels::{Kernel, Role};
use limbs_testkit::TestRng;
use limbs_testkit::contract::{Contract, Formula, State};
use limbs_testkit::convert::to_biguint;
use limbs_testkit::differential::plan::{Plan, Value as Input};
use num_integer::Integer;
use num_traits::{One, Zero};
use std::array;
use std::collections::BTreeMap;

/// The values of the counts.
pub type Size = Vec<(&'static str, usize)>;

/// A kernel, a size and a way of aliasing.
#[derive(Clone, Debug)]
pub struct Job {
    /// The kernel's row.
    pub kernel: &'static Kernel,
    /// The address of its first instruction.
    pub entry: u64,
    /// The values of its counts.
    pub size: Size,
    /// For each parameter the first that is the same memory.
    pub owners: Vec<usize>,
    /// The seed of the samples.
    pub seed: u64,
    /// When to give up.
    pub limits: Limits,
}

/// When to give up a proof.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most instructions to execute.
    pub instructions: u64,
    /// Most terms that the elimination of a goal may rewrite.
    pub steps: u64,
    /// Whether to write certificates.
    pub certifies: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            instructions: 3_000_000,
            steps: 200_000_000,
            certifies: false,
        }
    }
}

/// What was proved, and from what.
#[derive(Debug, Default)]
pub struct Proof {
    /// Instructions executed.
    pub instructions: u64,
    /// Their addresses.
    pub addresses: std::collections::BTreeSet<u64>,
    /// Equations made.
    pub equations: usize,
    /// Facts proved on the way.
    pub facts: Vec<Fact>,
    /// Remarks on the proofs of the claims.
    pub notes: Vec<String>,
    /// What the processor must have, by the names that its [`Machine`](crate::executor::Machine) gives.
    pub features: Vec<String>,
    /// The entries of the certificate, one for each value of a secret index.
    pub certificates: Vec<crate::certificate::Entry>,
}

/// Why there is no proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The contract or the size make no sense to the tool.
    Unsupported(String),
    /// The kernel does what it must not.
    Forbidden(String),
    /// These inputs give a wrong result.
    Counterexample(String),
    /// Nothing wrong was found, but this was not proved.
    Unproved(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unsupported(why) => write!(f, "not supported: {why}"),
            Self::Forbidden(why) => write!(f, "forbidden: {why}"),
            Self::Counterexample(why) => write!(f, "wrong: {why}"),
            Self::Unproved(why) => write!(f, "not proved: {why}"),
        }
    }
}

impl std::error::Error for Failure {}

/// Proves a kernel for all inputs of that size.
///
/// A secret index is tried at every value that `requires` permits; the addresses must be the same for all.
///
/// # Errors
///
/// What is wrong or not proved.
pub fn verify(code: &dyn Code, job: &Job) -> Result<Proof, Failure> {
    Prepared::new(job.clone())?.verify(code)
}

/// A job with its samples, to be done with many codes.
pub struct Prepared {
    /// The job.
    pub job: Job,
    contract: Contract,
    inputs: Vec<Vec<Input<u64>>>,
    lens: Vec<Option<usize>>,
}

impl Prepared {
    /// Draws the samples.
    ///
    /// # Errors
    ///
    /// If the contract or the size make no sense.
    pub fn new(job: Job) -> Result<Self, Failure> {
        let contract = Contract::of(job.kernel).map_err(|e| Failure::Unsupported(e.to_string()))?;
        let plan = Plan::new(&contract, &job.size);
        let mut rng = TestRng::new(job.seed);
        let draw = |_| plan.draw(&mut rng, &job.owners);
        let inputs: Option<Vec<_>> = (0..SAMPLES).map(draw).collect();
        let inputs = inputs.ok_or(Failure::Unsupported("no inputs meet `requires`".into()))?;
        let lens = plan.lens.clone();
        Ok(Self {
            job,
            contract,
            inputs,
            lens,
        })
    }

    /// Proves what [`verify`] says.
    ///
    /// # Errors
    ///
    /// What is wrong or not proved.
    pub fn verify(&self, code: &dyn Code) -> Result<Proof, Failure> {
        self.execute(code, true)
    }

    /// Proves only that the kernel returns, touches nothing but its buffers and its stack, and keeps to the convention;
    /// what is known of the execution.
    ///
    /// # Errors
    ///
    /// What it does instead.
    pub fn is_safe(&self, code: &dyn Code) -> Result<Proof, Failure> {
        self.execute(code, false)
    }

    fn execute(&self, code: &dyn Code, concludes: bool) -> Result<Proof, Failure> {
        let mut proof = Proof::default();
        let mut trace = None;
        for index in indices(&self.contract, &self.job)? {
            let mut session = Session::new(self, code.isa(), index)?;
            let executed = session.run(code, &mut proof)?;
            let found = (executed.path.clone(), session.memory.accesses());
            if trace.get_or_insert_with(|| found.clone()) != &found {
                let why = "branches or addresses depend on the secret index".into();
                return Err(Failure::Forbidden(why));
            }
            if concludes {
                session.conclude(&executed, &mut proof)?;
            }
        }
        Ok(proof)
    }
}

/// The values of the row's secret index, `None` if it has none.
fn indices(contract: &Contract, job: &Job) -> Result<Vec<Option<usize>>, Failure> {
    let Some(param) = contract
        .kernel
        .params
        .iter()
        .find(|p| p.role == Role::Index)
    else {
        return Ok(vec![None]);
    };
    let count = job
        .size
        .iter()
        .find(|(name, _)| *name == "count")
        .map(|(_, n)| *n);
    let bounded = contract.kernel.requires == ["index < count"] && param.name == "index";
    match count.filter(|_| bounded) {
        Some(count) => Ok((0..count).map(Some).collect()),
        None => Err(Failure::Unsupported(
            "a secret index without a known bound".into(),
        )),
    }
}

/// One execution and what is to be proved of it.
struct Session<'a> {
    contract: &'a Contract,
    job: &'a Job,
    store: Store,
    memory: Memory,
    language: Language,
    arguments: Vec<Value>,
    regions: Vec<Option<RegionId>>,
    inputs: Vec<Vec<Input<u64>>>,
    lens: Vec<Option<usize>>,
    rules: Rules,
}

impl<'a> Session<'a> {
    fn new(prepared: &'a Prepared, isa: Isa, index: Option<usize>) -> Result<Self, Failure> {
        let Prepared { job, contract, .. } = prepared;
        let mut inputs = prepared.inputs.clone();
        for values in &mut inputs {
            for (param, value) in contract.kernel.params.iter().zip(values) {
                match (param.role, index) {
                    (Role::Index, Some(index)) => *value = Input::Count(index),
                    (Role::Count, _) => {
                        let given = job.size.iter().find(|(name, _)| *name == param.name);
                        let (_, n) = given.ok_or_else(|| {
                            Failure::Unsupported(format!("no value for the count `{}`", param.name))
                        })?;
                        *value = Input::Count(*n);
                    }
                    _ => {}
                }
            }
        }
        let mut constants: BTreeMap<String, Int> = job
            .size
            .iter()
            .map(|(name, n)| (name.to_string(), Int::from(*n)))
            .collect();
        if let Some(index) = index {
            constants.insert("index".into(), Int::from(index));
        }
        let stack_arguments = contract.kernel.params.len();
        let stack_arguments = stack_arguments.saturating_sub(isa.register_arguments());
        let mut session = Self {
            contract,
            job,
            store: Store::default(),
            memory: Memory::new(isa.return_bytes(), 8 * stack_arguments as i64),
            language: Language::new(64, 64, constants),
            arguments: Vec::new(),
            regions: Vec::new(),
            inputs,
            lens: prepared.lens.clone(),
            rules: Rules {
                bits: 64,
                list: Vec::new(),
            },
        };
        for i in 0..contract.kernel.params.len() {
            session.enter(i);
        }
        Ok(session)
    }

    /// Makes the input of a parameter.
    fn enter(&mut self, i: usize) {
        let param = &self.contract.kernel.params[i];
        let (argument, region) = match (self.lens[i], &self.inputs[0][i]) {
            (Some(_), _) => {
                let region = self.region(i);
                (Value::Pointer(region, 0), Some(region))
            }
            (None, Input::Count(n)) => (Value::constant(*n as u64), None),
            (None, _) => {
                let word = self.secret(i);
                self.language
                    .entry
                    .insert(param.name.into(), vec![word.clone()]);
                (Value::Word(word), None)
            }
        };
        self.arguments.push(argument);
        self.regions.push(region);
    }

    /// The region of a buffer.
    fn region(&mut self, i: usize) -> RegionId {
        let owner = self.job.owners[i];
        let params = self.contract.kernel.params;
        let len = self.lens[i].expect("a buffer");
        let limb = |value: &Input<u64>, at: usize| match value {
            Input::Buffer(limbs) => limbs[at],
            _ => 0,
        };
        let region = if owner == i {
            let members: Vec<usize> = (i..params.len())
                .filter(|&j| self.job.owners[j] == i)
                .collect();
            let names: Vec<&str> = members.iter().map(|&j| params[j].name).collect();
            let is_written = members.iter().any(|&j| params[j].role.is_written());
            let is_read = members
                .iter()
                .any(|&j| matches!(params[j].role, Role::In | Role::InOut));
            let region = self
                .memory
                .add(&names.join(" = "), 8 * len as i64, is_written, 8);
            if is_read {
                for at in 0..len {
                    let samples = array::from_fn(|k| limb(&self.inputs[k][i], at));
                    let word = self.store.input(u64::MAX, samples);
                    self.memory
                        .initialise(region, 8 * at as i64, Value::Word(word));
                }
            }
            region
        } else {
            self.regions[owner].expect("a buffer")
        };
        if matches!(params[i].role, Role::In | Role::InOut) {
            let words = (0..len).map(|at| match self.memory.peek(region, 8 * at as i64) {
                Some(Value::Word(word)) => word.clone(),
                _ => unreachable!("initialised"),
            });
            let words = words.collect();
            self.language.entry.insert(params[i].name.into(), words);
        }
        region
    }

    /// A secret limb; one that is 0 or B - 1 is so many times a bit.
    fn secret(&mut self, i: usize) -> Word {
        let name = self.contract.kernel.params[i].name;
        let samples: Samples = array::from_fn(|k| match self.inputs[k][i] {
            Input::Word(word) => word,
            _ => 0,
        });
        let mask: Formula = format!("{name} = 0 or {name} = B - 1")
            .parse()
            .expect("a formula");
        if !self.contract.requires.contains(&mask) {
            return self.store.input(u64::MAX, samples);
        }
        let bit = self.store.input(1, samples.map(|s| s & 1));
        Word::new(bit.poly.scaled(&(power(64) - 1)), samples)
    }

    fn run(&mut self, code: &dyn Code, proof: &mut Proof) -> Result<Executed, Failure> {
        let store = &mut self.store;
        let mut run = Run {
            code,
            store,
            memory: &mut self.memory,
        };
        let machine = code.isa().on_entry(&mut run, &self.arguments);
        let mut machine = machine.map_err(Failure::Unsupported)?;
        let done = execute(
            &mut run,
            machine.as_mut(),
            self.job.entry,
            self.job.limits.instructions,
        )
        .map_err(Failure::Forbidden)?;
        proof.instructions += done.instructions;
        proof.addresses.extend(&done.addresses);
        proof.equations += self.store.equations().len();
        proof.features = machine.features();
        Ok(done)
    }

    /// Proves `ensures` from the state at the end.
    fn conclude(&mut self, executed: &Executed, proof: &mut Proof) -> Result<(), Failure> {
        self.leave(executed)?;
        for k in 0..SAMPLES {
            self.check_sample(k)?;
        }
        let hypotheses = self.hypotheses().map_err(Failure::Unsupported)?;
        let mut claims = Vec::new();
        for formula in &self.contract.ensures {
            claims.extend(
                self.language
                    .claims(formula)
                    .map_err(Failure::Unsupported)?,
            );
        }
        let results = self
            .language
            .exit
            .values()
            .flatten()
            .chain(&self.language.returned);
        for word in results {
            self.store.count_uses(&word.poly);
        }
        let facts = facts::find(&mut self.store, &self.rules);
        let mut prover = Prover::new(
            &self.store,
            &self.language,
            &hypotheses,
            self.job.limits.steps,
        );
        prover.certifies = self.job.limits.certifies;
        for claim in &claims {
            prover.prove(claim).map_err(Failure::Unproved)?;
        }
        if self.job.limits.certifies {
            let instructions = executed.path.len();
            let entry = certificate::entry(&self.store, instructions, &facts, &prover.arguments);
            proof.certificates.push(entry);
        }
        proof.notes.append(&mut prover.notes);
        proof.facts.extend(facts);
        Ok(())
    }

    /// Gives the results their names.
    fn leave(&mut self, executed: &Executed) -> Result<(), Failure> {
        for (i, param) in self.contract.kernel.params.iter().enumerate() {
            let Some(region) = self.regions[i].filter(|_| param.role != Role::Scratch) else {
                continue;
            };
            let mut words = Vec::new();
            for at in 0..self.lens[i].unwrap_or(0) {
                match self.memory.peek(region, 8 * at as i64) {
                    Some(Value::Word(word)) => words.push(word.clone()),
                    Some(Value::Lane(lane)) => {
                        let lane = lane.clone();
                        words.push(self.store.normalised(&lane));
                    }
                    _ => {
                        let why = format!("leaves limb {at} of `{}` undefined", param.name);
                        return Err(Failure::Forbidden(why));
                    }
                }
            }
            if param.role != Role::In {
                self.language.exit.insert(param.name.into(), words);
            }
        }
        if self.contract.kernel.returns {
            match &executed.returned {
                Some(Value::Word(word)) => self.language.returned = Some(word.clone()),
                _ => return Err(Failure::Forbidden("returns no number".into())),
            }
        }
        Ok(())
    }

    /// Evaluates the contract in one of the concrete executions.
    fn check_sample(&self, k: usize) -> Result<(), Failure> {
        let mut state = State::new(64);
        let limbs = |words: &[Word]| words.iter().map(|w| w.samples[k]).collect::<Vec<u64>>();
        for (param, input) in self.contract.kernel.params.iter().zip(&self.inputs[k]) {
            match input {
                Input::Buffer(_) => {
                    if let Some(words) = self.language.entry.get(param.name) {
                        let limbs = limbs(words);
                        state.set_entry_buffer(param.name, to_biguint(&limbs), limbs.len());
                    }
                    if let Some(words) = self.language.exit.get(param.name) {
                        let limbs = limbs(words);
                        state.set_exit_buffer(param.name, to_biguint(&limbs), limbs.len());
                    }
                }
                Input::Word(word) => state.set_entry(param.name, *word),
                Input::Count(n) => state.set_entry(param.name, *n),
            }
        }
        if let Some(word) = &self.language.returned {
            state.set_returned(word.samples[k]);
        }
        for claim in &self.contract.requires {
            if claim.holds(&state) != Ok(true) {
                return Err(Failure::Unsupported(format!("a sample breaks `{claim}`")));
            }
        }
        for claim in &self.contract.ensures {
            if claim.holds(&state) != Ok(true) {
                return Err(Failure::Counterexample(self.describe_sample(k, claim)));
            }
        }
        Ok(())
    }

    fn describe_sample(&self, k: usize, claim: &Formula) -> String {
        let mut text = format!("`{claim}` is false for");
        for (param, input) in self.contract.kernel.params.iter().zip(&self.inputs[k]) {
            match input {
                Input::Buffer(limbs) if matches!(param.role, Role::In | Role::InOut) => {
                    text += &format!(" {} = {:#x},", param.name, to_biguint(limbs));
                }
                Input::Buffer(_) => {}
                Input::Word(word) => text += &format!(" {} = {word:#x},", param.name),
                Input::Count(n) => text += &format!(" {} = {n},", param.name),
            }
        }
        text.pop();
        text
    }

    /// What `requires` lets the proof assume: inequalities, and products that are known modulo B.
    fn hypotheses(&mut self) -> Result<Hypotheses, String> {
        let mut hypotheses = Hypotheses::default();
        for formula in &self.contract.requires {
            // Masks have been made of bits; what cannot be used is not assumed.
            let Ok(claims) = self.language.claims(formula) else {
                continue;
            };
            for claim in claims {
                if let Claim::Divides { divisor, number } = &claim
                    && divisor.as_constant() == Some(power(64))
                {
                    let number = self.language.expand(number);
                    self.rules.list.extend(rule(&number, 64));
                }
                hypotheses.add(claim);
            }
        }
        Ok(hypotheses)
    }
}

/// If `number`, a multiple of 2^bits, is a product of two atoms and a constant but for multiples of 2^bits, what
/// the product is modulo 2^bits.
pub(crate) fn rule(number: &Poly, bits: u32) -> Option<Rule> {
    let base = power(bits);
    let rest = number
        .terms()
        .filter(|(_, c)| !c.mod_floor(&base).is_zero());
    let (mut pair, mut constant) = (None, Int::zero());
    for (m, c) in rest {
        match m.as_slice() {
            [] => constant = c.clone(),
            [a, b] if c.is_one() && pair.is_none() => pair = Some((*a, *b)),
            _ => return None,
        }
    }
    pair.map(|(a, b)| (a, b, Poly::constant(-constant)))
}
