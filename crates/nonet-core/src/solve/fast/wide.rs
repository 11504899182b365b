//! The path for processors with AVX-512: all digits are pruned at once, each in its own lane.
//!
//! A node is three registers, one per band, with a lane of 32 bits per digit:
//!
//! ```text
//!     lane     0     1     2   …   8     9  …  15
//!           ┌─────┬─────┬─────┬───┬─────┬────────┐
//!   band 1  │  1  │  2  │  3  │ … │  9  │  zero  │   27 cells each, as in a board
//!   band 2  │  1  │  2  │  3  │ … │  9  │  zero  │
//!   band 3  │  1  │  2  │  3  │ … │  9  │  zero  │
//!           └─────┴─────┴─────┴───┴─────┴────────┘
//! ```
//!
//! No digit is skipped: one at which nothing has happened costs nothing here.

use super::node::{Node, Outcome};
use super::simd::Lanes;
use super::state::{Bitboard, CELLS, State};
use super::sweep::{Thinned, Word, thin};
use crate::solve::simd::Avx512;

/// The lanes that hold digits.
const EVERY_DIGIT: u16 = 0x1ff;

/// The lanes that hold bands where there are four for each.
const EVERY_BAND: u16 = 0xfff;

/// A node for processors with AVX-512.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Wide {
    /// For each band and digit, the cells that can hold it.
    bands: [[u32; 16]; 3],
    /// The cells with a single candidate, band by band; all others have more.
    naked: [u32; 16],
    cpu: Avx512,
}

impl Wide {
    /// The root of the tree of a puzzle, unless a cell has no candidate.
    #[inline(always)]
    pub(super) fn root(cpu: Avx512, state: &State) -> Option<Self> {
        let mut bands = [[0; 16]; 3];
        for (digit, board) in state.boards.iter().enumerate() {
            for band in 0..3 {
                bands[band][digit] = board[band];
            }
        }
        let mut node = Self { bands, naked: [0; 16], cpu };
        let Counts { once, twice, .. } = Counts::of(node.cells());
        (once & !twice).store(&mut node.naked);
        let gaps = once ^ once.all(CELLS);
        (gaps.flags() & EVERY_BAND == 0).then_some(node)
    }

    #[inline(always)]
    fn cells(&self) -> [Lanes; 3] {
        let [upper, middle, lower] = &self.bands;
        [Lanes::load(self.cpu, upper), Lanes::load(self.cpu, middle), Lanes::load(self.cpu, lower)]
    }

    #[inline(always)]
    fn set_cells(&mut self, cells: [Lanes; 3]) {
        for (band, cells) in self.bands.iter_mut().zip(cells) {
            cells.store(band);
        }
    }
}

impl Node for Wide {
    const COUNTS_BITS: bool = true;

    #[inline(always)]
    fn blank(&self) -> Self {
        Self { bands: [[0; 16]; 3], naked: [0; 16], cpu: self.cpu }
    }

    #[inline(always)]
    fn settle(&mut self) -> Outcome {
        let mut cells = self.cells();
        let mut naked = Lanes::load(self.cpu, &self.naked);
        loop {
            let Thinned { cells: left, single, dead, open, unsettled } =
                thin(cells, naked.each_band());
            if dead.flags() & EVERY_DIGIT != 0 {
                return Outcome::Dead;
            }
            let alone = union(single);
            if (open | unsettled).flags() == 0 {
                self.set_cells(left);
                // Every digit has nine cells. If they cover the grid, each cell has one digit.
                let gaps = alone ^ alone.all(CELLS);
                let is_covered = gaps.flags() & EVERY_BAND == 0;
                return if is_covered { Outcome::Solved } else { Outcome::Dead };
            }
            // A single is news only where the cell has other candidates too: they go.
            let fresh = alone & !naked;
            let mut stale = unsettled;
            for (band, fresh) in fresh.each_band().into_iter().enumerate() {
                let gone = (left[band] ^ single[band]) & fresh;
                cells[band] = left[band] ^ gone;
                stale = stale | gone;
            }
            let Counts { once, twice, .. } = Counts::of(cells);
            let broken = once ^ once.all(CELLS) | twice & fresh;
            if broken.flags() & EVERY_BAND != 0 {
                return Outcome::Dead;
            }
            let before = naked;
            naked = once & !twice;
            stale = stale | naked & !before;
            if stale.flags() & EVERY_BAND == 0 {
                self.set_cells(cells);
                naked.store(&mut self.naked);
                return Outcome::Stalled;
            }
        }
    }

    #[inline(always)]
    fn pairs(&self) -> Bitboard {
        let Counts { twice, thrice, .. } = Counts::of(self.cells());
        (twice & !thrice).boards()
    }

    #[inline(always)]
    fn unsolved(&self) -> Bitboard {
        let [upper, middle, lower] = [self.naked[0], self.naked[4], self.naked[8]];
        [CELLS & !upper, CELLS & !middle, CELLS & !lower, 0]
    }

    #[inline(always)]
    fn digits_at(&self, band: usize, cell: u32) -> u32 {
        let cells = Lanes::load(self.cpu, &self.bands[band]);
        u32::from((cells & cells.all(cell)).flags())
    }

    #[inline(always)]
    fn places(&self, digit: usize) -> Bitboard {
        let lane = digit % 16;
        [self.bands[0][lane], self.bands[1][lane], self.bands[2][lane], 0]
    }

    #[inline(always)]
    fn remove(&mut self, band: usize, cell: u32, digit: usize) {
        self.bands[band][digit % 16] &= !cell;
    }

    #[inline(always)]
    fn solve(&mut self, band: usize, cell: u32) {
        for lane in &mut self.naked[4 * band..4 * band + 4] {
            *lane |= cell;
        }
    }

    #[inline(always)]
    fn touch(&mut self, _: u32) {}

    #[inline(always)]
    fn copy_from(&mut self, other: &Self) {
        self.set_cells(other.cells());
        Lanes::load(self.cpu, &other.naked).store(&mut self.naked);
    }

    fn values(&self) -> [u8; 81] {
        let mut state = State::BLANK;
        for (digit, board) in state.boards.iter_mut().enumerate() {
            *board = self.places(digit);
        }
        state.values()
    }
}

/// Of three bands the cells with at least one candidate, at least two and at least three.
struct Counts {
    once: Lanes,
    twice: Lanes,
    thrice: Lanes,
}

impl Counts {
    #[inline(always)]
    fn of(cells: [Lanes; 3]) -> Self {
        let [one, two, three] = deal(cells);
        let counts = Self {
            once: one | two | three,
            twice: one & two | one & three | two & three,
            thrice: one & two & three,
        };
        let Self { once, twice, thrice } = counts;
        let others = Self { once: once.second(), twice: twice.second(), thrice: thrice.second() };
        let counts = counts.and(others);
        let Self { once, twice, thrice } = counts;
        let others = Self { once: once.next(), twice: twice.next(), thrice: thrice.next() };
        counts.and(others)
    }

    /// The counts of two groups of digits together.
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self {
            once: self.once | other.once,
            twice: self.twice | other.twice | self.once & other.once,
            thrice: self.thrice | other.thrice | self.twice & other.once | self.once & other.twice,
        }
    }
}

/// The cells that any digit has, band by band.
#[inline(always)]
fn union(cells: [Lanes; 3]) -> Lanes {
    let [one, two, three] = deal(cells);
    let fours = one | two | three;
    let twos = fours | fours.second();
    twos | twos.next()
}

/// Deals three registers with a lane per digit to three registers with four lanes per band: digits
/// 1 to 4, digits 5 to 8, and digit 9.
///
/// ```text
///   1234 5678 9--- ----  band 1             1234 1234 1234
///   1234 5678 9--- ----  band 2     →       5678 5678 5678
///   1234 5678 9--- ----  band 3             9--- 9--- 9---
/// ```
#[inline(always)]
fn deal([upper, middle, lower]: [Lanes; 3]) -> [Lanes; 3] {
    let eights = upper.fours::<0b01_00_01_00>(middle);
    let nines = upper.fours::<0b10_10_10_10>(middle);
    [
        eights.fours::<0b00_00_10_00>(lower),
        eights.fours::<0b01_01_11_01>(lower),
        nines.fours::<0b10_10_10_00>(lower),
    ]
}
