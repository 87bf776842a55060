//! The kernel table: the only place that says what a kernel means.
//!
//! A row gives a kernel's name, its parameters with role and size, what it
//! requires and ensures, which operands may be the same memory, and which
//! parameters its time may depend on. From the rows come compile-time checks of
//! every backend's signatures, the differential tests (which evaluate `requires`
//! and `ensures` with big integers), `docs/kernels.md`, the benches and the prover.
//!
//! # The language of `requires` and `ensures`
//!
//! Statements about exact integers. `B` is 2^(bits of a limb). A parameter's name
//! stands for its value on entry, a buffer's with its least significant limb first; `z'`
//! is a buffer's value on exit; `ret` is the returned limb. `x[i : k]` is the value of
//! `k` limbs from index `i`. Numbers are decimal.
//!
//! Operators, loosest first: `or`; `and`; `=`, `!=`, `<`, `<=`, which do not chain; `+`,
//! `-`; `*`, `mod`, from the left; `^`. Parentheses group. A remainder is not
//! negative and its divisor positive. `limbs-testkit` has the grammar, a parser and
//! an evaluator.

/// What a parameter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Buffer that is read.
    In,
    /// Buffer that is written whole and not read before that.
    Out,
    /// Buffer that is read and written.
    InOut,
    /// Buffer whose contents on entry do not matter and on exit are unspecified.
    Scratch,
    /// Secret limb, by value.
    Word,
    /// Secret number, by value; no address may depend on it.
    Index,
    /// Public number, by value: a length or shift count.
    Count,
}

impl Role {
    /// Whether the parameter is a pointer to limbs.
    #[must_use]
    pub const fn is_buffer(self) -> bool {
        matches!(self, Self::In | Self::Out | Self::InOut | Self::Scratch)
    }

    /// Whether the kernel writes through the parameter.
    #[must_use]
    pub const fn is_written(self) -> bool {
        matches!(self, Self::Out | Self::InOut | Self::Scratch)
    }
}

/// What a buffer is measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Limbs of the backend.
    Limbs,
    /// Words of 64 bits, on every target, which the buffers of an engine are made of.
    Words,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in `requires` and `ensures`.
    pub name: &'static str,
    /// What it is.
    pub role: Role,
    /// Size of a buffer in its unit, an expression in the counts; empty otherwise.
    pub len: &'static str,
    /// What the buffer is measured in.
    pub unit: Unit,
}

/// A row of the kernel table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its name; variants in assembly are exported as `limbs_<isa>_<name>[_<size>]_<variant>`.
    pub name: &'static str,
    /// What it does, in a sentence or two.
    pub summary: &'static str,
    /// Its parameters, in order.
    pub params: &'static [Param],
    /// Whether it returns a limb.
    pub returns: bool,
    /// What must hold on entry.
    pub requires: &'static [&'static str],
    /// What then holds on exit.
    pub ensures: &'static [&'static str],
    /// Pairs of buffers that may be the same memory. All others are disjoint.
    pub alias: &'static [(&'static str, &'static str)],
    /// The parameters that its time may depend on.
    pub time: &'static [&'static str],
}

impl Kernel {
    /// The parameter of that name.
    #[must_use]
    pub fn param(&self, name: &str) -> Option<&'static Param> {
        self.params.iter().find(|p| p.name == name)
    }
}

/// Hands every row to the macro `$with`. Exported for test tools, which make one
/// test for each row of it; not part of the API.
#[doc(hidden)]
#[macro_export]
macro_rules! kernel_table {
    ($with:ident $($prefix:tt)*) => {
        $with! { $($prefix)*
            /// Adds two numbers of n limbs; returns the carry.
            add_n(z: Out[n], x: In[n], y: In[n], n: Count) -> Limb {
                requires: [],
                ensures: ["z' + B^n * ret = x + y", "ret <= 1"],
                alias: [(z, x), (z, y), (x, y)],
                time: [n],
            }
            /// Subtracts two numbers of n limbs; returns the borrow.
            sub_n(z: Out[n], x: In[n], y: In[n], n: Count) -> Limb {
                requires: [],
                ensures: ["z' + y = x + B^n * ret", "ret <= 1"],
                alias: [(z, x), (z, y), (x, y)],
                time: [n],
            }
            /// Shifts left by less than a limb; returns the bits shifted out.
            lshift(z: Out[n], x: In[n], s: Count, n: Count) -> Limb {
                requires: ["2^s < B"],
                ensures: ["z' + B^n * ret = x * 2^s"],
                alias: [(z, x)],
                time: [s, n],
            }
            /// Shifts right by less than a limb; returns the bits shifted out.
            rshift(z: Out[n], x: In[n], s: Count, n: Count) -> Limb {
                requires: ["2^s < B"],
                ensures: ["z' * 2^s + ret = x", "ret < 2^s"],
                alias: [(z, x)],
                time: [s, n],
            }
            /// Multiplies by a limb; returns the high limb.
            mul_1(z: Out[n], x: In[n], y: Word, n: Count) -> Limb {
                requires: [],
                ensures: ["z' + B^n * ret = x * y"],
                alias: [(z, x)],
                time: [n],
            }
            /// Adds the product by a limb; returns the limb carried out.
            addmul_1(z: InOut[n], x: In[n], y: Word, n: Count) -> Limb {
                requires: [],
                ensures: ["z' + B^n * ret = z + x * y"],
                alias: [(z, x)],
                time: [n],
            }
            /// Subtracts the product by a limb; returns the limb borrowed.
            submul_1(z: InOut[n], x: In[n], y: Word, n: Count) -> Limb {
                requires: [],
                ensures: ["z' + x * y = z + B^n * ret"],
                alias: [(z, x)],
                time: [n],
            }
            /// Multiplies two numbers, by the schoolbook method or, at some sizes, Karatsuba's.
            mul_basecase(z: Out[nx + ny], x: In[nx], y: In[ny], nx: Count, ny: Count) {
                requires: ["1 <= nx", "1 <= ny"],
                ensures: ["z' = x * y"],
                alias: [(x, y)],
                time: [nx, ny],
            }
            /// Squares a number, by the schoolbook method or, at some sizes, Karatsuba's.
            sqr_basecase(z: Out[2 * n], x: In[n], n: Count) {
                requires: ["1 <= n"],
                ensures: ["z' = x * x"],
                alias: [],
                time: [n],
            }
            /// Montgomery reduction: divides by B^n modulo m.
            redc_1(z: Out[n], t: InOut[2 * n], m: In[n], m0_neg_inv: Word, n: Count) {
                requires: ["1 <= n", "(m * m0_neg_inv + 1) mod B = 0", "t < m * B^n"],
                ensures: ["(z' * B^n - t) mod m = 0", "z' < m"],
                alias: [],
                time: [n],
            }
            /// Montgomery product: x * y / B^n modulo m.
            mont_mul(
                z: Out[n], x: In[n], y: In[n], m: In[n], m0_neg_inv: Word, t: Scratch[2 * n], n: Count
            ) {
                requires: ["1 <= n", "(m * m0_neg_inv + 1) mod B = 0", "x * y < m * B^n"],
                ensures: ["(z' * B^n - x * y) mod m = 0", "z' < m"],
                alias: [(z, x), (z, y), (x, y)],
                time: [n],
            }
            /// Montgomery square: x^2 / B^n modulo m.
            mont_sqr(
                z: Out[n], x: In[n], m: In[n], m0_neg_inv: Word, t: Scratch[2 * n], n: Count
            ) {
                requires: ["1 <= n", "(m * m0_neg_inv + 1) mod B = 0", "x * x < m * B^n"],
                ensures: ["(z' * B^n - x * x) mod m = 0", "z' < m"],
                alias: [(z, x)],
                time: [n],
            }
            /// Selects x where the mask is all ones, y where it is zero.
            select(z: Out[n], x: In[n], y: In[n], mask: Word, n: Count) {
                requires: ["mask = 0 or mask = B - 1"],
                ensures: ["z' * (B - 1) = x * mask + y * (B - 1 - mask)"],
                alias: [(z, x), (z, y), (x, y)],
                time: [n],
            }
            /// Exchanges x and y where the mask is all ones.
            swap(x: InOut[n], y: InOut[n], mask: Word, n: Count) {
                requires: ["mask = 0 or mask = B - 1"],
                ensures: [
                    "x' * (B - 1) = y * mask + x * (B - 1 - mask)",
                    "y' * (B - 1) = x * mask + y * (B - 1 - mask)"
                ],
                alias: [],
                time: [n],
            }
            /// Copies the entry of a table that a secret index names, reading every entry.
            table_select(z: Out[n], table: In[count * n], index: Index, count: Count, n: Count) {
                requires: ["index < count"],
                ensures: ["z' = table[index * n : n]"],
                alias: [],
                time: [count, n],
            }
        }
    };
}
pub(crate) use kernel_table;

/// Hands every row of an engine to the macro `$with`.
///
/// Every statement holds for each of the L lanes. Buffers of an engine hold words of 64 bits: a
/// `value` is d digits of w bits in each lane and stands for their sum in radix
/// W = 2^w; limbs given for several lanes follow each other. R is W^d. `entry(x)` is an
/// engine's encoding of a value in a table, `table[i]` the entry of index i. A prepared `modulus` stands
/// for what the engine reduces by, a multiple of m of at most C * m: m itself in an engine
/// where C = 1. Values are below G times that, for which R is at least S times as large.
macro_rules! engine_table {
    ($with:ident) => {
        $with! {
            /// Every row of an engine.
            ENGINE_ROWS
            /// Prepares the moduli of an engine.
            engine_modulus(z: Out[modulus] words, m: In[L * n], n: Count, d: Count) {
                requires: ["m mod 2 = 1", "S * C * m <= R"],
                ensures: ["z' mod m = 0", "z' <= C * m"],
                alias: [],
                time: [n, d],
            }
            /// Splits limbs into digits.
            engine_enter(z: Out[value] words, x: In[L * n], n: Count, d: Count) {
                requires: ["x < R"],
                ensures: ["z' = x"],
                alias: [],
                time: [n, d],
            }
            /// Joins digits into limbs.
            engine_leave(z: Out[L * n], x: In[value] words, n: Count, d: Count) {
                requires: ["x < B^n"],
                ensures: ["z' = x"],
                alias: [],
                time: [n, d],
            }
            /// Almost-reduced Montgomery products.
            engine_mul(
                z: Out[value] words, x: In[value] words, y: In[value] words, m: In[modulus] words, t: Scratch[scratch] words, d: Count
            ) {
                requires: ["m mod 2 = 1", "S * m <= R", "x < G * m", "y < G * m"],
                ensures: ["(z' * R - x * y) mod m = 0", "z' < G * m"],
                alias: [(z, x), (z, y), (x, y)],
                time: [d],
            }
            /// Almost-reduced Montgomery products by a digit for each lane, reduced by one digit.
            engine_mul_1(z: Out[value] words, x: In[value] words, y: In[L] words, m: In[modulus] words, d: Count) {
                requires: ["m mod 2 = 1", "S * m <= R", "x < G * m", "2 * y <= W"],
                ensures: ["(z' * W - x * y) mod m = 0", "z' < G * m"],
                alias: [(z, x)],
                time: [d],
            }
            /// Almost-reduced Montgomery squares.
            engine_sqr(z: Out[value] words, x: In[value] words, m: In[modulus] words, t: Scratch[scratch] words, d: Count) {
                requires: ["m mod 2 = 1", "S * m <= R", "x < G * m"],
                ensures: ["(z' * R - x * x) mod m = 0", "z' < G * m"],
                alias: [(z, x)],
                time: [d],
            }
            /// Encodes a value as an entry of a table.
            engine_pack(z: Out[entry] words, x: In[value] words, d: Count) {
                requires: [],
                ensures: ["z' = entry(x)"],
                alias: [],
                time: [d],
            }
            /// Copies in each lane the value of the entry that the lane's secret index
            /// names, reading every entry.
            engine_select(
                z: Out[value] words, table: In[count * entry] words, index: In[L] words, count: Count, d: Count
            ) {
                requires: ["index < count"],
                ensures: ["entry(z') = table[index]"],
                alias: [],
                time: [count, d],
            }
        }
    };
}

/// The Rust type of a parameter.
macro_rules! param_type {
    (In, $limb:ty) => { *const $limb };
    (Out, $limb:ty) => { *mut $limb };
    (InOut, $limb:ty) => { *mut $limb };
    (Scratch, $limb:ty) => { *mut $limb };
    (Word, $limb:ty) => { $limb };
    (Index, $limb:ty) => { usize };
    (Count, $limb:ty) => { usize };
}

/// The Rust type of a kernel: on x86-64 the System V convention on every system.
#[cfg(target_arch = "x86_64")]
macro_rules! kernel_type {
    (($($param:ty),*) $(-> $ret:ty)?) => { unsafe extern "sysv64" fn($($param),*) $(-> $ret)? };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! kernel_type {
    (($($param:ty),*) $(-> $ret:ty)?) => { unsafe extern "C" fn($($param),*) $(-> $ret)? };
}

/// The Rust type of what a row returns.
macro_rules! return_type {
    (Limb, $limb:ty) => {
        $limb
    };
}

/// The Rust type of each row's functions, by the row's name.
macro_rules! types {
    ($(
        $(#[$doc:meta])*
        $name:ident($($param:ident: $role:ident $([$($len:tt)*])?),* $(,)?) $(-> $ret:ident)? {
            $($rest:tt)*
        }
    )*) => {
        #[allow(non_camel_case_types, reason = "named as the rows are")]
        pub(crate) mod types {
            $(
                pub(crate) type $name<W> =
                    kernel_type!(($(param_type!($role, W)),*) $(-> return_type!($ret, W))?);
            )*
        }
    };
}
kernel_table!(types);

/// The unit of a buffer, limbs if nothing is said.
macro_rules! unit {
    () => {
        Unit::Limbs
    };
    (words) => {
        Unit::Words
    };
}

/// The rows as data.
macro_rules! data {
    ($(#[doc = $about:literal])* $list:ident $(
        $(#[doc = $doc:literal])*
        $name:ident($($param:ident: $role:ident $([$($len:tt)*] $($unit:ident)?)?),* $(,)?) $(-> $ret:ident)? {
            requires: [$($requires:literal),* $(,)?],
            ensures: [$($ensures:literal),* $(,)?],
            alias: [$(($a:ident, $b:ident)),* $(,)?],
            time: [$($time:ident),* $(,)?],
        }
    )*) => {
        $(#[doc = $about])*
        pub static $list: &[Kernel] = &[$(Kernel {
            name: stringify!($name),
            summary: concat!($($doc),*),
            params: &[$(Param {
                name: stringify!($param),
                role: Role::$role,
                len: concat!($(stringify!($($len)*))?),
                unit: unit!($($($unit)?)?),
            }),*],
            returns: !concat!($(stringify!($ret))?).is_empty(),
            requires: &[$($requires),*],
            ensures: &[$($ensures),*],
            alias: &[$((stringify!($a), stringify!($b))),*],
            time: &[$(stringify!($time)),*],
        }),*];

    };
}
kernel_table!(data /** Every kernel, in the order of the table. */ KERNELS);
engine_table!(data);

/// Compile-time checks: every backend has every kernel with the type that its row
/// states.
macro_rules! checks {
    ($(
        $(#[$doc:meta])*
        $name:ident($($param:ident: $role:ident $([$($len:tt)*])?),* $(,)?) $(-> $ret:ident)? {
            $($rest:tt)*
        }
    )*) => {
        $(const _: () = {
            use crate::backend::{Limb, active};
            let _: types::$name<Limb> = active::$name;
            let _: types::$name<Limb> = limbs_portable::$name;
        };)*
    };
}
kernel_table!(checks);

/// The row of that name.
#[must_use]
pub const fn kernel(name: &str) -> Option<&'static Kernel> {
    let mut i = 0;
    while i < KERNELS.len() {
        if equal(KERNELS[i].name.as_bytes(), name.as_bytes()) {
            return Some(&KERNELS[i]);
        }
        i += 1;
    }
    None
}

/// `x == y`, which the slices' own operator cannot say in a constant yet.
const fn equal(x: &[u8], y: &[u8]) -> bool {
    if x.len() != y.len() {
        return false;
    }
    let mut i = 0;
    while i < x.len() {
        if x[i] != y[i] {
            return false;
        }
        i += 1;
    }
    true
}
