//! What is verified: every variant of every row, at sizes that execute every instruction and at those in use.

use crate::artefact::Artefact;
use crate::engine::EngineJob;
use crate::engine::layout::Shape;
use crate::executor::Code;
use crate::isa::Isa;
use crate::kernel::{Job, Limits, Size};
use limbs_core::call::{Sizes, variants};
use limbs_core::cpu::Features;
use limbs_core::engine::{Descriptor, descriptors};
use limbs_core::kernels::{ENGINE_ROWS, Kernel, Role, kernel};
use limbs_testkit::contract::{Contract, State};
use limbs_testkit::differential::plan::{Plan, partitions};
use std::collections::BTreeSet;

/// A kernel in assembly.
#[derive(Clone)]
pub struct Subject {
    /// Its row.
    pub kernel: &'static Kernel,
    /// Its name: the row's, the size's if it is fixed, the variant's.
    pub name: String,
    /// The name of its symbol.
    pub symbol: String,
    /// What the processor must have.
    pub features: Features,
    sizes: Sizes,
    counts: &'static [&'static str],
}

/// The variants of another backend, from its table.
macro_rules! foreign {
    ($backend:ident $(
        fn $row:ident($($params:tt)*) $(-> $ret:ty)?, by [$($count:ident: $register:literal),+] {
            $($module:ident::$variant:ident: [], $sizes:ident $bounds:tt;)+
        }
    )*) => {{
        let mut all = Vec::new();
        $({
            let (row, counts) = (stringify!($row), &[$(stringify!($count)),+]);
            $(all.push(Subject {
                kernel: kernel(row).expect("a row of the kernel table"),
                name: stringify!($variant).into(),
                symbol: concat!("limbs_", stringify!($backend), "_", stringify!($variant)).into(),
                features: Features::NONE,
                sizes: Sizes::$sizes $bounds,
                counts,
            });)+
        })*
        all
    }};
}

/// Every variant of every row that the backend of an instruction set has.
#[must_use]
pub fn all(isa: Isa) -> Vec<Subject> {
    match isa {
        Isa::X86_64 => native(),
        Isa::Aarch64 => limbs_aarch64::variant_table!(foreign aarch64),
        Isa::Mips64 | Isa::Mips64el => limbs_mips64::variant_table!(foreign mips64),
    }
}

/// The variants of this program's own backend.
fn native() -> Vec<Subject> {
    let subject = |implementation: &limbs_core::call::Implementation<_>| Subject {
        kernel: implementation.kernel,
        name: implementation.name.into(),
        symbol: format!("limbs_{}_{}", implementation.backend, implementation.name),
        features: implementation.features,
        sizes: implementation.sizes,
        counts: implementation.counts,
    };
    let own = variants().filter(|_| Isa::X86_64.is_native());
    own.map(subject).collect()
}

/// A function that is not yet in the table of variants, as one of a row.
///
/// # Errors
///
/// If there is no such row.
pub fn draft(isa: Isa, row: Option<&String>, symbol: &str) -> Result<Subject, String> {
    let row = row.ok_or("a draft needs the name of a row")?;
    let kernel = kernel(row).ok_or_else(|| format!("no row `{row}`"))?;
    Ok(Subject {
        kernel,
        name: symbol.into(),
        symbol: symbol.into(),
        features: if isa == Isa::X86_64 {
            Features::known()
        } else {
            Features::NONE
        },
        sizes: Sizes::any(),
        counts: &[],
    })
}

/// The symbols of the artefact that look like kernels but belong to no subject.
#[must_use]
pub fn strangers(
    artefact: &Artefact,
    subjects: &[Subject],
    engines: &[EngineSubject],
) -> Vec<String> {
    let known = |name: &&str| {
        !subjects.iter().any(|s| s.symbol == **name) && !engines.iter().any(|s| s.symbol == **name)
    };
    let names = artefact.functions("limbs_").map(|(name, _)| name);
    names.filter(known).map(str::to_string).collect()
}

/// Sizes of a row with one size: up to two blocks of any usual unrolling, then those in use.
const ONE: &[usize] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 24, 32, 48, 64,
];
/// Sizes of a row with two; the greatest with itself only.
const TWO: &[usize] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 24, 32, 64];
/// Entries of a table.
const ENTRIES: usize = 5;
/// Distances of a shift at any length; at the shorter ones all are verified.
const DISTANCES: &[usize] = &[0, 1, 31, 32, 63];
/// Up to this length.
const SHORT: usize = 3;

impl Subject {
    /// The sizes at which it is verified, the smaller ones first.
    ///
    /// # Errors
    ///
    /// If the row cannot be read.
    pub fn sizes(&self) -> Result<Vec<Size>, String> {
        let contract = Contract::of(self.kernel).map_err(|e| e.to_string())?;
        let counts = self.kernel.params.iter().filter(|p| p.role == Role::Count);
        let counts: Vec<&'static str> = counts.map(|p| p.name).collect();
        let lengths: Vec<&str> = counts
            .iter()
            .copied()
            .filter(|c| contract.is_size(c) && *c != "count")
            .collect();
        let every_distance: [usize; 64] = std::array::from_fn(|s| s);
        let mut sizes: Vec<Size> = vec![Size::new()];
        for name in counts {
            let values: &[usize] = match name {
                "count" => &[1, ENTRIES],
                "s" => &every_distance,
                _ if lengths.len() > 1 => TWO,
                _ => ONE,
            };
            let fixed = [self.sizes.from];
            let takes = |n: &usize| !self.counts.contains(&name) || self.sizes.take(*n);
            let values = if self.sizes.from == self.sizes.to && self.counts.contains(&name) {
                &fixed
            } else {
                values
            };
            let with = |size: &Size| -> Vec<Size> {
                let taken = values.iter().copied().filter(|n| takes(n));
                taken
                    .map(|n| [size.as_slice(), &[(name, n)]].concat())
                    .collect()
            };
            sizes = sizes.iter().flat_map(with).collect();
        }
        sizes.retain(|size| {
            let count = |name| {
                size.iter()
                    .find(|(n, _)| *n == name)
                    .map(|(_, value)| *value)
            };
            if count("s").is_some_and(|s| !DISTANCES.contains(&s)) && count("n") > Some(SHORT) {
                return false;
            }
            if let [first, second] = lengths[..] {
                let (first, second) = (count(first), count(second));
                if first != second && first.max(second) == TWO.last().copied() {
                    return false;
                }
            }
            let mut state = State::new(64);
            size.iter().for_each(|(name, n)| state.set_entry(name, *n));
            contract
                .requires
                .iter()
                .all(|claim| claim.holds(&state) != Ok(false))
        });
        sizes.sort_by_key(|size| size.iter().map(|(_, n)| n).product::<usize>());
        Ok(sizes)
    }

    /// One job for each way of aliasing that the row permits at a size.
    ///
    /// # Errors
    ///
    /// If the row cannot be read or the artefact lacks the kernel.
    pub fn jobs(&self, artefact: &Artefact, size: &Size, seed: u64) -> Result<Vec<Job>, String> {
        let contract = Contract::of(self.kernel).map_err(|e| e.to_string())?;
        let function = artefact.function(&self.symbol);
        let function = function.ok_or_else(|| format!("the artefact has no `{}`", self.symbol))?;
        let partitions = Plan::new(&contract, size).partitions();
        let job = |owners| Job {
            kernel: self.kernel,
            entry: function.address,
            size: size.clone(),
            owners,
            seed,
            limits: Limits::default(),
        };
        Ok(partitions.into_iter().map(job).collect())
    }
}

/// A row of an engine in assembly.
#[derive(Clone)]
pub struct EngineSubject {
    /// Its row.
    pub row: &'static Kernel,
    /// Its name: the row's, the engine's shape and radix, the variant's.
    pub name: String,
    /// The name of its symbol.
    pub symbol: String,
    /// What the processor must have.
    pub features: String,
    descriptor: &'static Descriptor,
    /// The number of digits, if it takes but one.
    digits: Option<usize>,
}

/// The rows of every engine in assembly, and those of the artefact for one number of digits.
#[must_use]
pub fn engines(artefact: &Artefact) -> Vec<EngineSubject> {
    if artefact.isa() != Isa::X86_64 {
        return Vec::new();
    }
    let suffix = |descriptor: &Descriptor| match descriptor.name.rsplit_once(", ") {
        Some((_, "AVX2")) => Some(("avx2", "avx2")),
        Some((_, "AVX-512 IFMA")) => Some(("ifma", "avx512ifma")),
        _ => None,
    };
    let mut all = Vec::new();
    // Several share rows: the one with most numbers of digits comes first.
    let mut descriptors: Vec<&Descriptor> = descriptors().iter().collect();
    descriptors.sort_by_key(|d| std::cmp::Reverse(d.max_digits - d.min_digits));
    for descriptor in descriptors {
        let Some((suffix, features)) = suffix(descriptor) else {
            continue;
        };
        let shape = format!("{:?}", descriptor.shape).to_lowercase();
        for row in ENGINE_ROWS {
            let subject = |name: String, digits| EngineSubject {
                row,
                symbol: format!("limbs_x86_64_{name}"),
                name,
                features: features.into(),
                descriptor,
                digits,
            };
            if suffix == "ifma" {
                let digits = descriptor.max_digits;
                let name = format!("{}_{shape}_{digits}_{suffix}", row.name);
                all.push(subject(name, Some(digits)));
                continue;
            }
            let stem = format!("{}_{shape}{}", row.name, descriptor.radix_bits);
            all.push(subject(format!("{stem}_{suffix}"), None));
            let prefix = format!("limbs_x86_64_{stem}_");
            for (symbol, _) in artefact.functions(&prefix) {
                let digits = symbol[prefix.len()..].strip_suffix("_avx2");
                if let Some(digits) = digits.and_then(|d| d.parse().ok()) {
                    all.push(subject(format!("{stem}_{digits}_{suffix}"), Some(digits)));
                }
            }
        }
    }
    let mut seen = BTreeSet::new();
    all.retain(|subject| artefact.function(&subject.symbol).is_some());
    all.retain(|subject| seen.insert(subject.symbol.clone()));
    all
}

impl EngineSubject {
    /// The name of the engine.
    #[must_use]
    pub const fn engine(&self) -> &'static str {
        self.descriptor.name
    }

    /// The sizes at which it is verified: all remainders by tiles, and a few in use.
    #[must_use]
    pub fn sizes(&self) -> Vec<Size> {
        let digits = match self.digits {
            Some(digits) => vec![digits],
            None => self.all_digits(),
        };
        let has_table = self.row.params.iter().any(|p| p.name == "count");
        let size = |d: usize| -> Vec<Size> {
            if has_table {
                let with = |count| vec![("d", d), ("count", count)];
                return [1, ENTRIES].map(with).to_vec();
            }
            vec![vec![("d", d)]]
        };
        digits.into_iter().flat_map(size).collect()
    }

    fn all_digits(&self) -> Vec<usize> {
        let (least, most) = (self.descriptor.min_digits, self.descriptor.max_digits);
        let step = self.descriptor.digit_step;
        let small = (least..least + 16 * step).step_by(step);
        let used = [36, 38, 40, 42, 56, 72, 74, 76].into_iter();
        let fits = |d: &usize| *d <= most && d.is_multiple_of(step);
        let mut sizes: Vec<usize> = small.chain(used).filter(fits).collect();
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    }

    /// One job for each way of aliasing that the row permits at a size.
    ///
    /// # Errors
    ///
    /// If the artefact lacks the row.
    pub fn jobs(
        &self,
        artefact: &Artefact,
        size: &Size,
        seed: u64,
    ) -> Result<Vec<EngineJob>, String> {
        let function = artefact.function(&self.symbol);
        let function = function.ok_or_else(|| format!("the artefact has no `{}`", self.symbol))?;
        let lens = self
            .row
            .params
            .iter()
            .map(|p| (p.role != Role::Count).then_some(p.len.len()));
        let job = |owners| EngineJob {
            row: self.row,
            shape: Shape::new(self.descriptor, size[0].1),
            entries: size.get(1).map_or(0, |(_, count)| *count),
            entry: function.address,
            owners,
            seed,
            limits: Limits::default(),
        };
        Ok(partitions(self.row, &lens.collect::<Vec<_>>())
            .into_iter()
            .map(job)
            .collect())
    }
}
