//! What the inputs of a kernel's test must have met.
//!
//! Events are claims in the language of the kernel table, about a call's entry and
//! exit. A test that never saw a carry leave the top, or a final subtraction that
//! was not needed, has not tested the kernel; so each event must have held at
//! least once, and a row without events is an error.

use crate::contract::{Contract, Formula, State};

/// An event's name and claim.
pub type Event = (&'static str, &'static str);

const SUM: &[Event] = &[
    ("nothing to add", "n = 0"),
    ("carry", "ret = 1"),
    ("no carry", "ret = 0 and 1 <= n"),
    ("the sum is B^n", "x + y = B^n and 1 <= n"),
    ("the sum is B^n - 1", "x + y = B^n - 1 and 2 <= n"),
    (
        "a carry ripples from the bottom to the top",
        "x + y = B^n and 0 < x[0 : 1] and 4 <= n",
    ),
    (
        "both are all ones",
        "x = B^n - 1 and y = B^n - 1 and 2 <= n",
    ),
];

const DIFFERENCE: &[Event] = &[
    ("nothing to subtract", "n = 0"),
    ("borrow", "ret = 1"),
    ("no borrow", "ret = 0 and y < x"),
    ("the difference is 0", "x = y and 0 < x"),
    ("the difference is -1", "x + 1 = y"),
    (
        "a borrow ripples from the bottom to the top",
        "z' = B^n - 1 and ret = 1 and 4 <= n",
    ),
    ("0 minus all ones", "x = 0 and y = B^n - 1 and 2 <= n"),
];

const SHIFT: &[Event] = &[
    ("nothing to shift", "n = 0"),
    ("by 0", "s = 0 and 0 < x"),
    ("by 1", "s = 1 and 0 < x"),
    ("by all but one bit of a limb", "2 * 2^s = B and 0 < x"),
    ("only ones leave", "ret = 2^s - 1 and 2 <= s"),
    ("nothing leaves", "ret = 0 and 0 < x and 1 <= s"),
];

const LIMB_PRODUCT: &[Event] = &[
    ("nothing to multiply", "n = 0"),
    ("by 0", "y = 0 and 0 < x"),
    (
        "the largest product",
        "x = B^n - 1 and y = B - 1 and 2 <= n",
    ),
    ("no high limb", "ret = 0 and 0 < x * y"),
];

const LIMB_PRODUCT_ADDED: &[Event] = &[
    ("the sum is B^n", "z + x * y = B^n and 1 <= n"),
    (
        "the sum is a multiple of B^n",
        "(z + x * y) mod B^n = 0 and 0 < x * y and 2 <= n",
    ),
    (
        "the sum is just below one",
        "(z + x * y + 1) mod B^n = 0 and 0 < x * y and 2 <= n",
    ),
    (
        "the largest sum",
        "z = B^n - 1 and x = B^n - 1 and y = B - 1 and 2 <= n",
    ),
];

const LIMB_PRODUCT_SUBTRACTED: &[Event] = &[
    ("the difference is 0", "z = x * y and 0 < z and 2 <= n"),
    ("the difference is -1", "z + 1 = x * y and 2 <= n"),
    (
        "the difference is just below a multiple of B^n",
        "(x * y - z - 1) mod B^n = 0 and 1 < y and 2 <= n",
    ),
    (
        "the smallest difference",
        "z = 0 and x = B^n - 1 and y = B - 1 and 2 <= n",
    ),
];

const PRODUCT: &[Event] = &[
    ("x is shorter", "nx < ny"),
    ("y is shorter", "ny < nx"),
    ("one limb by one", "nx = 1 and ny = 1"),
    ("by 0", "y = 0 and 0 < x"),
    (
        "the largest product",
        "x = B^nx - 1 and y = B^ny - 1 and 2 <= nx and 2 <= ny",
    ),
    ("a top limb of 0", "z' < B^(nx + ny - 1) and 0 < x * y"),
];

const SQUARE: &[Event] = &[
    ("one limb", "n = 1"),
    ("two limbs", "n = 2"),
    ("the square of 0", "x = 0"),
    ("the largest square", "x = B^n - 1 and 3 <= n"),
    ("a top limb of 0", "z' < B^(2 * n - 1) and 0 < x"),
];

// With T the number to reduce, a reduction computes u = (T + q * m) / B^n for the only q in
// [0, B^n) that makes it whole, and z' = u or u - m. As q = (z' * B^n - T) / m or B^n more than
// that, m was subtracted exactly when z' * B^n < T.
macro_rules! reduction {
    ($t:literal) => {
        &[
            ("m is subtracted", concat!("z' * B^n < ", $t)),
            (
                "m is not subtracted",
                concat!($t, " <= z' * B^n and 0 < ", $t),
            ),
            (
                "the number before the subtraction is m",
                concat!("z' = 0 and 0 < ", $t),
            ),
            ("it is m - 1", "z' + 1 = m and 1 < m"),
            (
                "it is m + 1",
                concat!("z' = 1 and 1 < m and z' * B^n < ", $t),
            ),
            (
                "it is B^n or more",
                concat!("z' * B^n < ", $t, " and B^n <= z' + m and 2 <= n"),
            ),
            (
                "it is at least m but below B^n",
                concat!("z' * B^n < ", $t, " and z' + m < B^n and 2 <= n"),
            ),
            ("the number to reduce is 0", concat!($t, " = 0")),
            ("m is 1", "m = 1"),
            ("m is B^n - 1", "m = B^n - 1 and 2 <= n"),
            (
                "m has a top limb of 0",
                "m < B^(n - 1) and 1 < m and 2 <= n",
            ),
            ("m has its top bit set", "B^n <= 2 * m and 2 <= n"),
        ]
    };
}

const REDUCTION: &[Event] = reduction!("t");
const REDUCTION_ONLY: &[Event] = &[
    (
        "the largest number to reduce",
        "t + 1 = m * B^n and 2 <= n and 1 < m",
    ),
    ("a number below B^n", "t < B^n and 1 < t"),
];
const MONTGOMERY_PRODUCT: &[Event] = reduction!("(x * y)");
const MONTGOMERY_PRODUCT_ONLY: &[Event] = &[
    ("x is m or more", "m <= x and 0 < y and 1 < m"),
    ("y is m or more", "m <= y and 0 < x and 1 < m"),
    ("both are m - 1", "x + 1 = m and y + 1 = m and 1 < m"),
    ("x is all ones", "x = B^n - 1 and 0 < y and 2 <= n"),
];
const MONTGOMERY_SQUARE: &[Event] = reduction!("(x * x)");
const MONTGOMERY_SQUARE_ONLY: &[Event] = &[
    ("x is m or more", "m <= x and 1 < m"),
    ("x is m - 1", "x + 1 = m and 1 < m"),
    ("x is B^(n - 1) or more", "B^(n - 1) <= x and 2 <= n"),
];

const SELECTION: &[Event] = &[
    ("nothing to select", "n = 0"),
    ("mask of ones", "mask = B - 1 and x != y"),
    ("mask of zeros", "mask = 0 and x != y"),
];

const LOOK_UP: &[Event] = &[
    ("entries of no limbs", "n = 0"),
    ("the only entry", "count = 1 and 1 <= n"),
    ("the first entry", "index = 0 and 2 <= count and 0 < z'"),
    (
        "the last entry",
        "index + 1 = count and 2 <= count and 0 < z'",
    ),
    (
        "an entry between",
        "1 <= index and index + 1 < count and 0 < z'",
    ),
    (
        "a zero entry among others",
        "z' = 0 and table != 0 and 1 <= n",
    ),
];

const ENGINE_MODULUS: &[Event] = &[
    ("m is 1", "m = 1"),
    ("m is more than half of the largest", "R < 2 * S * C * m"),
];

const ENGINE_ENTRY: &[Event] = &[
    ("0", "x = 0"),
    ("all digits are ones", "x + 1 = R"),
    ("a limb", "0 < x and x < B"),
];

const ENGINE_EXIT: &[Event] = &[
    ("0", "x = 0"),
    ("all limbs are ones", "z' + 1 = B^n"),
    ("all digits are ones", "x + 1 = R"),
];

const ENGINE_PRODUCT: &[Event] = &[
    ("x is 0", "x = 0 and 0 < y"),
    ("y is 0", "y = 0 and 0 < x"),
    (
        "both are the largest",
        "x + 1 = G * m and y + 1 = G * m and 1 < m",
    ),
    ("the result is not below m", "m <= z'"),
];

const ENGINE_SQUARE: &[Event] = &[
    ("of 0", "x = 0"),
    ("of the largest", "x + 1 = G * m and 1 < m"),
    ("of m", "x = m"),
    ("the result is not below m", "m <= z'"),
];

const ENGINE_DIGIT_PRODUCT: &[Event] = &[
    ("by 0", "y = 0 and 0 < x"),
    ("the largest", "x + 1 = G * m and 2 * y = W and 1 < m"),
];

const ENGINE_PACK: &[Event] = &[("of 0", "x = 0"), ("all digits are ones", "x + 1 = R")];

const ENGINE_LOOK_UP: &[Event] = &[
    ("the only entry", "count = 1"),
    ("the first entry", "index = 0 and 2 <= count and 0 < z'"),
    (
        "the last entry",
        "index + 1 = count and 2 <= count and 0 < z'",
    ),
    ("an entry between", "0 < index and index + 1 < count"),
    ("all digits are ones", "z' + 1 = R"),
];

/// The events of a kernel, in groups; none for a kernel that is not known here.
#[must_use]
pub fn events(kernel: &str) -> &'static [&'static [Event]] {
    match kernel {
        "add_n" => &[SUM],
        "sub_n" => &[DIFFERENCE],
        "lshift" | "rshift" => &[SHIFT],
        "mul_1" => &[LIMB_PRODUCT],
        "addmul_1" => &[LIMB_PRODUCT, LIMB_PRODUCT_ADDED],
        "submul_1" => &[LIMB_PRODUCT, LIMB_PRODUCT_SUBTRACTED],
        "mul_basecase" => &[PRODUCT],
        "sqr_basecase" => &[SQUARE],
        "redc_1" => &[REDUCTION, REDUCTION_ONLY],
        "mont_mul" => &[MONTGOMERY_PRODUCT, MONTGOMERY_PRODUCT_ONLY],
        "mont_sqr" => &[MONTGOMERY_SQUARE, MONTGOMERY_SQUARE_ONLY],
        "select" | "swap" => &[SELECTION],
        "table_select" => &[LOOK_UP],
        "engine_modulus" => &[ENGINE_MODULUS],
        "engine_enter" => &[ENGINE_ENTRY],
        "engine_leave" => &[ENGINE_EXIT],
        "engine_mul" => &[ENGINE_PRODUCT],
        "engine_sqr" => &[ENGINE_SQUARE],
        "engine_mul_1" => &[ENGINE_DIGIT_PRODUCT],
        "engine_pack" => &[ENGINE_PACK],
        "engine_select" => &[ENGINE_LOOK_UP],
        _ => &[],
    }
}

/// The events of a test that have not been seen yet.
pub(super) struct Watch<'a> {
    contract: &'a Contract,
    missing: Vec<(&'static str, Formula)>,
}

impl<'a> Watch<'a> {
    /// # Panics
    ///
    /// If the kernel has no events or a claim does not parse.
    pub(super) fn new(contract: &'a Contract) -> Self {
        let name = contract.kernel.name;
        let parse = |(event, claim): &Event| {
            let claim = claim.parse();
            (
                *event,
                claim.unwrap_or_else(|e| panic!("event of `{name}`: {e}")),
            )
        };
        let missing: Vec<_> = events(name).concat().iter().map(parse).collect();
        assert!(
            !missing.is_empty(),
            "no events are listed for kernel `{name}`"
        );
        Self { contract, missing }
    }

    /// Gives up events that cannot happen.
    pub(super) fn forget(&mut self, is_impossible: impl Fn(&Formula) -> bool) {
        self.missing.retain(|(_, claim)| !is_impossible(claim));
    }

    /// Notes which events a call met.
    ///
    /// # Panics
    ///
    /// If a claim speaks of what the kernel has not.
    pub(super) fn look(&mut self, state: &State<'_>) {
        let name = self.contract.kernel.name;
        self.missing
            .retain(|(event, claim)| match claim.holds(state) {
                Ok(met) => !met,
                Err(e) => panic!("event `{event}` of `{name}`: {e}"),
            });
    }

    /// Whether every event was met.
    pub(super) fn is_content(&self) -> bool {
        self.missing.is_empty()
    }

    /// Says which events were not.
    pub(super) fn complaint(&self) -> String {
        let missing: Vec<_> = self.missing.iter().map(|(event, _)| *event).collect();
        format!("the inputs never met: {}", missing.join("; "))
    }
}
