//! `limbs speed`: what the operations cost on this machine, as in real use.

mod measure;
mod subject;

use std::time::Duration;

use clap::Args;
use limbs_core::cpu::{self, Features};
use limbs_core::{LIMB_BITS, backend};
use serde_json::{Map, Value, json};

use crate::failure::{Answer, Failure, Outcome};
use crate::output::{Format, print_line};
use crate::progress::Progress;
use measure::Rate;
use subject::{DEFAULT, Operation, SUBJECTS, Subject};

/// Measure how fast the operations are on this machine
#[derive(Args, Debug)]
#[command(after_help = "\
Names:
  rsaN     PKCS#1 v1.5 signatures with SHA-256 and OAEP encryption, by a fixed
           key of N bits: 1024, 2048, 3072, 4096, 8192, 16384
  rsaN-batch
           four such signatures at once: 2048, 3072, 4096
  primeN   random primes of N bits: 256, 512, 1024, 1536, 2048
  keygenN  RSA keys of N bits: 512, 1024, 2048, 3072, 4096
  all      all of them
Without a name: rsa2048 rsa3072 rsa4096 prime1024 keygen2048.

Everything runs on one thread. Signing and decryption are as in real use: blinded by the \
operating system's random numbers, the result checked before it is released. A rate of rsaN is \
the median of many short batches, after a warm-up; the best batch is in the JSON. The time to find \
a prime is a matter of luck, so a rate of primeN or keygenN is the number made divided by the time \
taken, with its standard error.

Kernels and engines are chosen by what the processor has: on x86-64 bmi2, adx, avx2 and \
avx512ifma. --mask leaves some of these unused, to see what processors without them would do.

Examples:
  limbs speed
  limbs speed rsa2048 prime1024 --seconds 10
  limbs speed rsa2048 --mask adx,avx2,avx512ifma
  limbs speed all --json > speed.jsonl")]
pub(crate) struct Speed {
    /// What to measure
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Seconds for each operation, 0.001 to 3600
    #[arg(
        long,
        value_name = "N",
        default_value_t = 3.0,
        value_parser = seconds,
        allow_negative_numbers = true
    )]
    seconds: f64,
    /// Processor features to leave unused, separated by commas
    #[arg(
        long,
        value_name = "FEATURES",
        default_value = "",
        hide_default_value = true
    )]
    mask: Features,
    #[command(flatten)]
    format: Format,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("possible are 0.001 to 3600 seconds".to_owned()),
    }
}

/// Measures, and prints each line as it is known.
pub(crate) fn run(args: &Speed) -> Outcome {
    let subjects = find(&args.names)?;
    // Before anything is computed.
    cpu::mask(args.mask)
        .map_err(|error| Failure::new(format_args!("cannot mask {}: {error}", args.mask)))?;
    let time = Duration::from_secs_f64(args.seconds);
    if !args.format.json {
        print_line(heading(args.seconds))?;
    }
    // The columns are named again wherever they change.
    let mut columns = Vec::new();
    for subject in subjects {
        let rates = measure_all(subject, time)?;
        if args.format.json {
            print_line(as_json(subject, &rates))?;
            continue;
        }
        let labels: Vec<_> = rates
            .iter()
            .map(|(operation, _)| operation.label())
            .collect();
        if labels != columns {
            print_line(titles(&labels))?;
            columns = labels;
        }
        print_line(as_text(subject, &rates))?;
    }
    Ok(Answer::Yes)
}

/// The subjects of these names.
fn find(names: &[String]) -> Result<Vec<&'static Subject>, Failure> {
    if names.is_empty() {
        return find(&DEFAULT.map(str::to_owned));
    }
    let mut found = Vec::new();
    for name in names {
        if name == "all" {
            found.extend(&SUBJECTS);
            continue;
        }
        let subject = SUBJECTS.iter().find(|subject| subject.name == name);
        found.push(subject.ok_or_else(|| {
            let known: Vec<_> = SUBJECTS.iter().map(|subject| subject.name).collect();
            Failure::new(format_args!(
                "nothing is called {name:?}; there are: {} all",
                known.join(" ")
            ))
        })?);
    }
    Ok(found)
}

fn measure_all(subject: &Subject, time: Duration) -> Result<Vec<(Operation, Rate)>, Failure> {
    let progress = Progress::start(format!("Preparing {}", subject.name));
    let mut rates = Vec::new();
    for mut task in subject.tasks()? {
        progress.note(|| format!("Measuring {} {}", subject.name, task.operation.label()));
        let run = task.run.as_mut();
        let rate = if task.operation.is_lottery() {
            measure::lottery(time, run)?
        } else {
            measure::steady(time, run)?
        };
        rates.push((task.operation, rate));
    }
    Ok(rates)
}

fn heading(seconds: f64) -> String {
    format!(
        "limbs {}, backend {}, {LIMB_BITS}-bit limbs, {}; one thread, {seconds} s for each figure",
        env!("CARGO_PKG_VERSION"),
        backend::NAME,
        match cpu::in_use() {
            Features::NONE => "no processor features".to_owned(),
            features => format!("features {features}"),
        },
    )
}

fn titles(labels: &[&str]) -> String {
    let columns: String = labels.iter().map(|label| format!("{label:>12}")).collect();
    format!("{:<12}{columns}  engine", "")
}

fn as_text(subject: &Subject, rates: &[(Operation, Rate)]) -> String {
    let mut line = format!("{:<12}", subject.name);
    for (_, rate) in rates {
        line += &format!("{:>12}", significant(rate.per_s));
    }
    line += &format!("  {}", subject.engine());
    for (_, rate) in rates.iter().filter(|(operation, _)| operation.is_lottery()) {
        line += &format!(
            "; {} ms each, +-{:.0} %, {} made",
            significant(1e3 / rate.per_s),
            rate.error * 100.0,
            rate.runs
        );
    }
    line
}

fn as_json(subject: &Subject, rates: &[(Operation, Rate)]) -> Value {
    let mut object = Map::new();
    object.insert("name".to_owned(), json!(subject.name));
    for (operation, rate) in rates {
        let field = operation.field();
        object.insert(field.to_owned(), json!(rate.per_s));
        if operation.is_lottery() {
            object.insert("mean_s".to_owned(), json!(1.0 / rate.per_s));
            object.insert("relative_error".to_owned(), json!(rate.error));
            object.insert("made".to_owned(), json!(rate.runs));
        } else {
            object.insert(format!("best_{field}"), json!(rate.best));
        }
    }
    object.insert("backend".to_owned(), json!(backend::NAME));
    object.insert("engine".to_owned(), json!(subject.engine()));
    let features: Vec<_> = cpu::in_use().names().collect();
    object.insert("features".to_owned(), json!(features));
    object.insert("limb_bits".to_owned(), json!(LIMB_BITS));
    object.insert("threads".to_owned(), json!(1));
    object.insert("version".to_owned(), json!(env!("CARGO_PKG_VERSION")));
    Value::Object(object)
}

/// A positive number to three digits at least.
fn significant(x: f64) -> String {
    let decimals = match x {
        100.0.. => 0,
        10.0.. => 1,
        1.0.. => 2,
        0.1.. => 3,
        _ => 4,
    };
    format!("{x:.decimals$}")
}
