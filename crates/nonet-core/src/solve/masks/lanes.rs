//! Thirty-two cells at once: what the search asks of a processor.

/// Thirty-two cells, each with the digits it can have: bit 0 stands for the first digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Chunk(pub(super) [u16; Chunk::CELLS]);

impl Chunk {
    /// How many cells there are in a chunk.
    pub(super) const CELLS: usize = 32;

    /// Cells that can have nothing.
    pub(super) const EMPTY: Chunk = Chunk([0; Chunk::CELLS]);
}

/// A kind of processor. A value proves that the machine has one.
pub(super) trait Processor: Copy {
    /// Its registers.
    type Lanes: Lanes;

    /// The cells of a chunk.
    fn load(self, chunk: &Chunk) -> Self::Lanes;

    /// The same digits in every lane.
    fn all(self, digits: u16) -> Self::Lanes;
}

/// A register with thirty-two lanes of 16 bits: the cells of a chunk.
///
/// All methods are inlined, so that a search is compiled for the instructions it uses.
pub(super) trait Lanes: Copy {
    /// Writes the lanes back.
    fn store(self, chunk: &mut Chunk);

    /// What both have.
    fn and(self, other: Self) -> Self;

    /// What is not in the other.
    fn without(self, other: Self) -> Self;

    /// The lanes that differ, as a set.
    fn differing(self, other: Self) -> u32;

    /// The lanes with nothing in them, as a set.
    fn empty(self) -> u32;

    /// The lanes with at most one digit, as a set.
    fn settled(self) -> u32;
}

/// Something to be done on a processor, compiled for each kind.
pub(super) trait Task {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<P: Processor>(self, cpu: P) -> Self::Output;
}

/// Any processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Any;

impl Processor for Any {
    type Lanes = Plain;

    #[inline(always)]
    fn load(self, chunk: &Chunk) -> Plain {
        Plain(chunk.0)
    }

    #[inline(always)]
    fn all(self, digits: u16) -> Plain {
        Plain([digits; Chunk::CELLS])
    }
}

/// Lanes without any special instructions.
#[derive(Clone, Copy)]
pub(super) struct Plain([u16; Chunk::CELLS]);

impl Plain {
    #[inline(always)]
    fn zip(self, other: Self, of: impl Fn(u16, u16) -> u16) -> Self {
        let mut lanes = self.0;
        for (lane, other) in lanes.iter_mut().zip(other.0) {
            *lane = of(*lane, other);
        }
        Self(lanes)
    }

    #[inline(always)]
    fn those(self, is_one: impl Fn(u16) -> bool) -> u32 {
        self.0.iter().rev().fold(0, |set, &lane| set << 1 | u32::from(is_one(lane)))
    }
}

impl Lanes for Plain {
    #[inline(always)]
    fn store(self, chunk: &mut Chunk) {
        chunk.0 = self.0;
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |one, other| one & other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    #[inline(always)]
    fn differing(self, other: Self) -> u32 {
        let differences = self.zip(other, |one, other| one ^ other);
        // Most of the time nothing has changed, which is quickly seen.
        if differences.0.iter().fold(0, |any, lane| any | lane) == 0 {
            return 0;
        }
        differences.those(|lane| lane != 0)
    }

    #[inline(always)]
    fn empty(self) -> u32 {
        self.those(|lane| lane == 0)
    }

    #[inline(always)]
    fn settled(self) -> u32 {
        self.those(|lane| lane & lane.wrapping_sub(1) == 0)
    }
}
