//! The contests: their names, tasks and limits.

use std::rc::Rc;

use primality::PrimeOptions;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::material::{Key, words};

/// What is to be done, and what counts as the answer.
pub(crate) enum Task {
    /// A signature; the answer.
    Sign(Rc<Key>),
    /// Four signatures in one call; the last one is the answer. Who has no such call makes single ones.
    SignFour(Rc<Key>),
    /// Verifies with a key that was made ready before; the verdict, a byte.
    Verify(Rc<Key>),
    /// Reads the public key and verifies; the verdict.
    ReadAndVerify(Rc<Key>),
    /// A power modulo an odd number that was made ready before, in constant time; as many bytes as the modulus.
    Pow(Power),
    /// A product; its words, highest byte first.
    Mul(Vec<u64>, Vec<u64>),
    /// A square.
    Sqr(Vec<u64>),
    /// Whether each of four numbers passes a test of Fermat or better to base 2: a byte each.
    Strong(Rc<[Vec<u64>; 4]>),
    /// A random prime; its bytes.
    Prime(usize),
    /// An RSA key, of which the modulus is the answer.
    Keygen(usize),
}

/// base^exponent mod modulus.
#[derive(Clone)]
pub(crate) struct Power {
    pub(crate) base: Vec<u64>,
    pub(crate) exponent: Vec<u64>,
    pub(crate) modulus: Vec<u64>,
}

/// A task with its name.
pub(crate) struct Contest {
    pub(crate) name: String,
    pub(crate) task: Task,
}

/// Numbers of limbs that are multiplied and squared.
const LIMBS: [usize; 7] = [8, 16, 24, 32, 48, 64, 128];

/// All contests in order.
pub(crate) fn names() -> Vec<String> {
    let mut names = Vec::new();
    let mut add = |sizes: &[usize], name: fn(usize) -> String| {
        names.extend(sizes.iter().map(|size| name(*size)));
    };
    add(&[2048, 3072, 4096, 8192], |n| format!("rsa{n}-sign"));
    add(&[2048], |n| format!("rsa{n}-sign-four"));
    add(&[2048, 3072, 4096], |n| format!("rsa{n}-verify"));
    add(&[2048, 3072, 4096], |n| format!("rsa{n}-read-verify"));
    add(&[512, 1024, 1536, 2048, 4096], |n| format!("pow{n}"));
    add(&LIMBS, |n| format!("mul{n}"));
    add(&LIMBS, |n| format!("sqr{n}"));
    add(&[1024], |n| format!("strong{n}"));
    add(&[1024, 1536, 2048], |n| format!("prime{n}"));
    add(&[2048, 3072, 4096], |n| format!("keygen{n}"));
    names
}

/// Whether it is so slow and uneven that it must be asked for.
pub(crate) fn is_slow(name: &str) -> bool {
    name.starts_with("prime") || name.starts_with("keygen")
}

impl Contest {
    pub(crate) fn new(name: &str) -> Result<Self, String> {
        let kind = name.replace(|c: char| c.is_ascii_digit(), "");
        let digits: String = name.chars().filter(char::is_ascii_digit).collect();
        let size: usize = digits.parse().map_err(|_| format!("no contest `{name}`"))?;
        let task = match kind.as_str() {
            "rsa-sign" => Task::Sign(Key::new(size)?),
            "rsa-sign-four" => Task::SignFour(Key::new(size)?),
            "rsa-verify" => Task::Verify(Key::new(size)?),
            "rsa-read-verify" => Task::ReadAndVerify(Key::new(size)?),
            "pow" => Task::Pow(power(size)),
            "mul" => Task::Mul(words(size, 1), words(size, 2)),
            "sqr" => Task::Sqr(words(size, 3)),
            "strong" => Task::Strong(Rc::new(candidates(size)?)),
            "prime" => Task::Prime(size),
            "keygen" => Task::Keygen(size),
            _ => return Err(format!("no contest `{name}`")),
        };
        let name = name.to_owned();
        Ok(Self { name, task })
    }

    /// How many results the task gives; times are of one.
    pub(crate) fn results(&self) -> u32 {
        match self.task {
            Task::SignFour(_) | Task::Strong(_) => 4,
            _ => 1,
        }
    }

    /// What whoever does not offer the task does instead, and how many results that gives.
    pub(crate) fn instead(&self) -> Option<(Task, u32)> {
        match &self.task {
            Task::SignFour(key) => Some((Task::Sign(key.clone()), 1)),
            _ => None,
        }
    }

    /// Whether every call takes another time, so that means count.
    pub(crate) fn is_random(&self) -> bool {
        matches!(self.task, Task::Prime(_) | Task::Keygen(_))
    }

    /// Products of 64-bit words that the schoolbook method needs for a result: at one a cycle, a limit for code
    /// that uses the scalar multiplier only.
    pub(crate) fn schoolbook(&self) -> Option<f64> {
        let products = match &self.task {
            // Both halves of the Chinese remainder.
            Task::Sign(key) | Task::SignFour(key) => 2 * window_power(key.bits / 2),
            // 2^16 + 1: 16 squares, a product, and one to enter Montgomery's form.
            Task::Verify(key) | Task::ReadAndVerify(key) => {
                let n = key.bits.div_ceil(64);
                16 * mont_sqr(n) + 2 * mont_mul(n)
            }
            Task::Pow(power) => window_power(64 * power.modulus.len()),
            Task::Mul(x, y) => x.len() * y.len(),
            Task::Sqr(x) => x.len() * (x.len() + 1) / 2,
            // Doublings are free.
            Task::Strong(numbers) => 64 * numbers[0].len() * mont_sqr(numbers[0].len()),
            Task::Prime(_) | Task::Keygen(_) => return None,
        };
        Some(products as f64)
    }
}

/// A square of n words and its reduction, which takes n more for the quotient.
fn mont_sqr(n: usize) -> usize {
    n * (n + 1) / 2 + n * n + n
}

fn mont_mul(n: usize) -> usize {
    n * n + n * n + n
}

/// A power with as many bits in the exponent as in the modulus, by windows of five bits and a table of 32.
fn window_power(bits: usize) -> usize {
    let n = bits.div_ceil(64);
    bits * mont_sqr(n) + (bits.div_ceil(5) + 32) * mont_mul(n)
}

fn power(bits: usize) -> Power {
    let n = bits / 64;
    let mut modulus = words(n, 4);
    modulus[0] |= 1;
    let mut base = words(n, 5);
    base[n - 1] >>= 1;
    let exponent = words(n, 6);
    Power {
        base,
        exponent,
        modulus,
    }
}

/// A prime, and three random odd numbers: all take the same time.
fn candidates(bits: usize) -> Result<[Vec<u64>; 4], String> {
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    let prime = PrimeOptions::new(bits)
        .top_two_bits()
        .generate(&mut rng)
        .map_err(|e| e.to_string())?;
    let odd = |seed| {
        let mut number = words(bits / 64, seed);
        number[0] |= 1;
        number
    };
    let prime = crate::material::words_of(&crate::peer::ours::be_bytes(prime.as_limbs()));
    Ok([prime, odd(8), odd(9), odd(10)])
}
