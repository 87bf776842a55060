//! What the engines have in memory.

/// Moduli side by side, and the radix.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// Its name in those of functions.
    pub(crate) name: &'static str,
    /// Moduli side by side: 1, 2 or 4.
    pub(crate) lanes: i32,
    /// Bits of a digit.
    pub(crate) radix: i32,
    /// Most digits, as `avx2.rs` says; were there more, what they need would have been left out.
    pub(crate) most: i32,
}

/// Bytes of a vector.
pub(crate) const VECTOR: i32 = 32;

/// Vectors of columns that are summed at once, in as many registers. A multiple of two.
pub(crate) const TILE: i32 = 4;

impl Shape {
    pub(crate) const fn new(name: &'static str, lanes: i32, radix: i32, most: i32) -> Self {
        Self {
            name,
            lanes,
            radix,
            most,
        }
    }

    /// The numbers of digits that the engine takes: more than a tile, an even number, whole vectors of one lane.
    pub(crate) fn digits(self) -> impl Iterator<Item = i32> {
        let step = self.width().max(2);
        (self.columns() + step..=self.most).step_by(step as usize)
    }

    /// Digits of one number in a vector.
    pub(crate) fn width(self) -> i32 {
        4 / self.lanes
    }

    /// Bytes of a digit of all lanes.
    pub(crate) fn digit(self) -> i32 {
        8 * self.lanes
    }

    /// Bytes of a record: a vector in each alignment.
    pub(crate) fn record(self) -> i32 {
        VECTOR * self.width()
    }

    /// log2 of that.
    pub(crate) fn record_log(self) -> u32 {
        self.record().trailing_zeros()
    }

    /// Records of d digits.
    pub(crate) fn records_of(self, d: i32) -> i32 {
        (d + self.width() - 1) / self.width()
    }

    /// Columns of a tile.
    pub(crate) fn columns(self) -> i32 {
        self.width() * TILE
    }

    /// Where digit i is in copy a, from where the number begins; i may be negative.
    pub(crate) fn slot(self, a: i32, i: i32) -> i32 {
        let (record, place) = (
            (i + a).div_euclid(self.width()),
            (i + a).rem_euclid(self.width()),
        );
        self.record() * record + VECTOR * a + self.digit() * place
    }

    /// Bytes of scratch below the quotient digits: the columns of a tile, and digits of columns below the first.
    pub(crate) fn below_digits(self) -> i32 {
        TILE * VECTOR + (TILE - 1) * self.record()
    }

    /// The kind of register for one digit of all lanes.
    pub(crate) fn part(self) -> &'static str {
        if self.lanes == 4 { "ymm" } else { "xmm" }
    }

    /// Loads or stores a digit of all lanes.
    pub(crate) fn move_digit(self) -> &'static str {
        if self.lanes == 1 { "vmovq" } else { "vmovdqa" }
    }

    /// Loads a digit of all lanes into every place of a vector.
    pub(crate) fn broadcast(self) -> &'static str {
        match self.lanes {
            1 => "vpbroadcastq",
            2 => "vbroadcasti128",
            _ => "vmovdqa",
        }
    }
}
