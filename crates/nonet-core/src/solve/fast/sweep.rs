//! Settles a search node: singles and locked candidates until nothing moves.
//!
//! For one digit, a box and a row of a band meet in a *triad* of three cells. The digit has to go
//! into one triad of each row and one of each box, so that a triad stays possible only if the two
//! other rows and the two other boxes can be matched around it:
//!
//! ```text
//!             box 1  box 2  box 3
//!     row 1     T      ·      ·        T stays if (A and D) or (B and C):
//!     row 2     ·      A      B        locked candidates in both directions,
//!     row 3     ·      C      D        for all three rows and boxes at once
//! ```
//!
//! The same holds for a stack, with bands for rows and columns for boxes. After both steps every
//! hidden single is alone in its row, wherever it was hidden.

use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::node::{Node, Outcome};
use super::state::{ALL, Bitboard, CELLS, State};

/// The spare bit above each row.
const SPARE: u32 = 1 << 9 | 1 << 19 | 1 << 29;

/// The lowest bit of each row.
const FIRST: u32 = 1 | 1 << 10 | 1 << 20;

/// The lowest bit of each triad.
const TRIADS: u32 = every_row(0o111);

/// All nine digits, as a set.
const EVERY_DIGIT: u32 = 0x1ff;

/// A kind of processor that prunes so many digits at once.
pub(super) trait Processor<const LANES: usize>: Copy {
    /// Whether it has an instruction to count bits.
    const COUNTS_BITS: bool;

    /// [`prune`], compiled for this processor. In a function of its own the compiler reliably turns
    /// all turns of the middle loop into one.
    fn prune(
        self,
        boards: &mut [Bitboard; 9],
        digits: [usize; LANES],
        naked: &Bitboard,
    ) -> Pruned<LANES>;
}

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Any;

impl Processor<4> for Any {
    const COUNTS_BITS: bool = false;

    #[inline(never)]
    fn prune(self, boards: &mut [Bitboard; 9], digits: [usize; 4], naked: &Bitboard) -> Pruned<4> {
        prune(boards, digits, naked)
    }
}

/// A node that is kept board by board.
#[derive(Clone, Copy)]
pub(super) struct Bitboards<P, const LANES: usize> {
    /// The candidates.
    state: State,
    /// The cells with a single candidate; all others have more.
    naked: Bitboard,
    /// The digits whose boards must be looked at again.
    stale: u32,
    cpu: P,
}

impl<P: Processor<LANES>, const LANES: usize> Bitboards<P, LANES> {
    /// The root of the tree of a puzzle, unless a cell has no candidate.
    #[inline(always)]
    pub(super) fn root(cpu: P, state: &State) -> Option<Self> {
        let mut node = Self { state: *state, naked: [0; 4], stale: EVERY_DIGIT, cpu };
        survey(&mut node, &[0; 4]).then_some(node)
    }
}

impl<P: Processor<LANES>, const LANES: usize> Node for Bitboards<P, LANES> {
    const COUNTS_BITS: bool = P::COUNTS_BITS;

    #[inline(always)]
    fn blank(&self) -> Self {
        Self { state: State::BLANK, naked: [0; 4], stale: 0, cpu: self.cpu }
    }

    #[inline(always)]
    fn settle(&mut self) -> Outcome {
        settle(self)
    }

    #[inline(always)]
    fn pairs(&self) -> Bitboard {
        let (mut once, mut twice, mut thrice) = ([0; 4], [0; 4], [0; 4]);
        for board in &self.state.boards {
            for i in 0..4 {
                thrice[i] |= twice[i] & board[i];
                twice[i] |= once[i] & board[i];
                once[i] |= board[i];
            }
        }
        std::array::from_fn(|i| twice[i] & !thrice[i])
    }

    #[inline(always)]
    fn unsolved(&self) -> Bitboard {
        std::array::from_fn(|i| ALL[i] & !self.naked[i])
    }

    #[inline(always)]
    fn digits_at(&self, band: usize, cell: u32) -> u32 {
        let mut set = 0;
        for (digit, board) in self.state.boards.iter().enumerate() {
            set |= u32::from(board[band] & cell != 0) << digit;
        }
        set
    }

    #[inline(always)]
    fn places(&self, digit: usize) -> Bitboard {
        self.state.boards.get(digit).copied().unwrap_or_default()
    }

    #[inline(always)]
    fn remove(&mut self, band: usize, cell: u32, digit: usize) {
        if let Some(board) = self.state.boards.get_mut(digit) {
            board[band] &= !cell;
        }
    }

    #[inline(always)]
    fn solve(&mut self, band: usize, cell: u32) {
        self.naked[band] |= cell;
    }

    #[inline(always)]
    fn touch(&mut self, digits: u32) {
        self.stale |= digits;
    }

    // Board by board, this stays inline: an assignment of the whole is a call of `memcpy`.
    #[inline(always)]
    fn copy_from(&mut self, other: &Self) {
        for (board, source) in self.state.boards.iter_mut().zip(&other.state.boards) {
            *board = *source;
        }
        self.naked = other.naked;
        self.stale = other.stale;
    }

    fn values(&self) -> [u8; 81] {
        self.state.values()
    }
}

/// Removes candidates until nothing moves.
#[inline(always)]
fn settle<P: Processor<LANES>, const LANES: usize>(node: &mut Bitboards<P, LANES>) -> Outcome {
    loop {
        let (mut open, mut moved, mut again) = (0, 0, 0);
        let mut single = [0; 4];
        let pruned = node.stale;
        while node.stale != 0 {
            let digits = take(&mut node.stale);
            let result = node.cpu.prune(&mut node.state.boards, digits, &node.naked);
            if result.dead != 0 {
                return Outcome::Dead;
            }
            open |= result.open;
            moved |= result.moved;
            for (&digit, &unsettled) in digits.iter().zip(&result.unsettled) {
                again |= u32::from(unsettled != 0) << digit;
            }
            for (all, some) in single.iter_mut().zip(&result.single) {
                *all |= some;
            }
        }
        node.stale = again;
        // A single is news only where the cell has other candidates too.
        let fresh: Bitboard = std::array::from_fn(|i| single[i] & !node.naked[i]);
        if open | again == 0 && is_closed(node, pruned) {
            return if is_covered(&node.state) { Outcome::Solved } else { Outcome::Dead };
        }
        if fresh != [0; 4] {
            clear_beside(node, &fresh);
        } else if moved == 0 {
            return Outcome::Stalled;
        }
        if !survey(node, &fresh) {
            return Outcome::Dead;
        }
        if node.stale == 0 {
            return Outcome::Stalled;
        }
    }
}

/// Takes some digits out of a set, the last one repeatedly if there are fewer: looking at a digit
/// twice at the same time does no harm.
#[inline(always)]
fn take<const LANES: usize>(set: &mut u32) -> [usize; LANES] {
    let mut last = 0;
    std::array::from_fn(|_| {
        if *set != 0 {
            last = set.trailing_zeros() as usize;
        }
        *set &= set.wrapping_sub(1);
        last
    })
}

/// Finds the cells with a single candidate, and marks the digits of new ones as stale. Returns
/// false if a cell has none, or if two digits are both single in one of the `fresh` cells.
#[inline(always)]
fn survey<P: Processor<LANES>, const LANES: usize>(
    node: &mut Bitboards<P, LANES>,
    fresh: &Bitboard,
) -> bool {
    let boards = &node.state.boards;
    let (mut once, mut twice) = ([0; 4], [0; 4]);
    for board in boards {
        for i in 0..4 {
            twice[i] |= once[i] & board[i];
            once[i] |= board[i];
        }
    }
    let broken: Bitboard = std::array::from_fn(|i| once[i] ^ ALL[i] | twice[i] & fresh[i]);
    if broken != [0; 4] {
        return false;
    }
    let naked: Bitboard = std::array::from_fn(|i| once[i] & !twice[i]);
    let new: Bitboard = std::array::from_fn(|i| naked[i] & !node.naked[i]);
    node.naked = naked;
    if new != [0; 4] {
        for (digit, board) in boards.iter().enumerate() {
            let touched: Bitboard = std::array::from_fn(|i| board[i] & new[i]);
            node.stale |= u32::from(touched != [0; 4]) << digit;
        }
    }
    true
}

/// Removes all candidates beside the hidden singles in some cells, and marks their digits as stale.
#[inline(always)]
fn clear_beside<P: Processor<LANES>, const LANES: usize>(
    node: &mut Bitboards<P, LANES>,
    fresh: &Bitboard,
) {
    for (digit, board) in node.state.boards.iter_mut().enumerate() {
        let gone: Bitboard =
            std::array::from_fn(|i| board[i] & fresh[i] & whole_rows(rows_with_several(board[i])));
        for i in 0..4 {
            board[i] ^= gone[i];
        }
        node.stale |= u32::from(gone != [0; 4]) << digit;
    }
}

/// Tells whether all digits but those just pruned are solved.
#[inline(always)]
fn is_closed<P: Processor<LANES>, const LANES: usize>(
    node: &Bitboards<P, LANES>,
    pruned: u32,
) -> bool {
    let mut open = 0;
    for (digit, board) in node.state.boards.iter().enumerate() {
        if pruned >> digit & 1 == 0 {
            for (cells, naked) in board.iter().zip(&node.naked) {
                open |= cells & !naked;
            }
        }
    }
    open == 0
}

/// Tells whether every cell has a candidate. If each digit has nine, each cell then has one.
fn is_covered(state: &State) -> bool {
    let mut cells = [0; 4];
    for board in &state.boards {
        for i in 0..4 {
            cells[i] |= board[i];
        }
    }
    cells == ALL
}

/// What pruning some digits showed; flags are set if they are not 0.
pub(super) struct Pruned<const LANES: usize> {
    /// A row has no place for its digit.
    dead: u32,
    /// A row has several places for its digit.
    open: u32,
    /// A candidate was removed.
    moved: u32,
    /// Per digit: pruning it again may remove more.
    unsettled: [u32; LANES],
    /// The cells that are the only place in their row for one of the digits.
    single: [u32; 3],
}

/// Prunes some digits at once, with a lane of a register for each.
#[inline(always)]
pub(super) fn prune<const LANES: usize>(
    boards: &mut [Bitboard; 9],
    digits: [usize; LANES],
    naked: &Bitboard,
) -> Pruned<LANES> {
    let mut lanes = [[0; LANES]; 3];
    for (lane, &digit) in digits.iter().enumerate() {
        for band in 0..3 {
            lanes[band][lane] = boards[digit][band];
        }
    }
    let mut unsettled = [0; LANES];
    let (mut dead, mut open, mut moved) = (0, 0, 0);
    let (mut upper, mut middle, mut lower) = (0, 0, 0);
    for lane in 0..LANES {
        let old = [lanes[0][lane], lanes[1][lane], lanes[2][lane]];
        let thinned = thin(old, [naked[0], naked[1], naked[2]]);
        dead |= thinned.dead;
        open |= thinned.open;
        unsettled[lane] = thinned.unsettled;
        upper |= thinned.single[0];
        middle |= thinned.single[1];
        lower |= thinned.single[2];
        for band in 0..3 {
            moved |= thinned.cells[band] ^ old[band];
            lanes[band][lane] = thinned.cells[band];
        }
    }
    for (lane, &digit) in digits.iter().enumerate() {
        for band in 0..3 {
            boards[digit][band] = lanes[band][lane];
        }
    }
    Pruned { dead, open, moved, unsettled, single: [upper, middle, lower] }
}

/// 32 bits, or many times 32 bits side by side: what a digit is pruned in.
pub(super) trait Word:
    Copy
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// A word of the same kind with these 32 bits, everywhere.
    fn all(self, bits: u32) -> Self;

    /// The difference, modulo 2³².
    fn minus(self, other: Self) -> Self;
}

impl Word for u32 {
    #[inline(always)]
    fn all(self, bits: u32) -> Self {
        bits
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(other)
    }
}

/// One digit after pruning; flags are set if they are not 0.
pub(super) struct Thinned<W> {
    pub(super) cells: [W; 3],
    /// The cells that are alone in their row.
    pub(super) single: [W; 3],
    /// A row has no cell.
    pub(super) dead: W,
    /// A row has several cells.
    pub(super) open: W,
    /// Pruning again may remove more.
    pub(super) unsettled: W,
}

/// Prunes one digit, without a single jump: naked singles clear their rows, then triads are
/// matched in the bands, then columns in the stacks.
#[inline(always)]
pub(super) fn thin<W: Word>(mut cells: [W; 3], naked: [W; 3]) -> Thinned<W> {
    let any = cells[0];
    let (none, spare, triad, row) = (any.all(0), any.all(SPARE), any.all(TRIADS), any.all(0x1ff));
    let mut filled = [none; 3];
    for band in 0..3 {
        let values = cells[band] & naked[band];
        filled[band] = rows_with_any(values);
        cells[band] = cells[band] & !whole_rows(filled[band]) | values;
    }

    // Bit 3 × box + band of each row: one word holds the triads of all bands.
    let mut triads = none;
    for (band, &cells) in (0..).zip(&cells) {
        triads = triads | ((cells | cells >> 1 | cells >> 2) & triad) << band;
    }
    let matched = match_boxes(triads);
    for (band, cells) in (0..).zip(&mut cells) {
        let first = matched >> band & triad;
        *cells = *cells & (first | first << 1 | first << 2);
    }

    // Row by row the columns of each band: one word holds those of all bands.
    let mut columns = none;
    for (band, &cells) in (0..).zip(&cells) {
        columns = columns | ((cells | cells >> 10 | cells >> 20) & row) << (10 * band);
    }
    let matched = match_columns(columns);
    for (band, cells) in (0..).zip(&mut cells) {
        let first = matched >> (10 * band) & row;
        *cells = *cells & (first | first << 10 | first << 20);
    }

    let (mut dead, mut open, mut single) = (none, none, cells);
    for band in 0..3 {
        let several = rows_with_several(cells[band]);
        // A row that a naked single filled must not hold a second one.
        dead = dead | rows_with_any(cells[band]) ^ spare | several & filled[band];
        open = open | several;
        single[band] = cells[band] & !whole_rows(several);
    }
    // Matching triads again is of use only if matching columns removed some.
    Thinned { cells, single, dead, open, unsettled: matched ^ columns }
}

/// Of triads in the order of [`thin`], those that can be part of a matching of rows and boxes.
#[inline(always)]
fn match_boxes<W: Word>(triads: W) -> W {
    let next = in_rows(triads >> 3, 0o077) | in_rows(triads << 6, 0o700);
    let after = in_rows(triads >> 6, 0o007) | in_rows(triads << 3, 0o770);
    match_around(triads, next, after)
}

/// Of columns in the order of [`thin`], those that can be part of a matching of bands and columns
/// of a stack.
#[inline(always)]
fn match_columns<W: Word>(columns: W) -> W {
    let next = in_rows(columns >> 1, 0o333) | in_rows(columns << 2, 0o444);
    let after = in_rows(columns >> 2, 0o111) | in_rows(columns << 1, 0o666);
    match_around(columns, next, after)
}

/// The matching itself, given the same word with the box (or column) after each, and the one
/// after that, in its place.
#[inline(always)]
fn match_around<W: Word>(word: W, next: W, after: W) -> W {
    word & (down(next) & down_twice(after) | down(after) & down_twice(next))
}

/// Each row in the place of the one before.
#[inline(always)]
fn down<W: Word>(word: W) -> W {
    word >> 10 | word << 20
}

/// Each row in the place of the one before that.
#[inline(always)]
fn down_twice<W: Word>(word: W) -> W {
    word >> 20 | word << 10
}

/// What of a word is among these nine bits, in every row.
#[inline(always)]
fn in_rows<W: Word>(word: W, row: u32) -> W {
    word & word.all(every_row(row))
}

/// The same nine bits in all three rows.
const fn every_row(row: u32) -> u32 {
    row | row << 10 | row << 20
}

/// The spare bits of the rows that are not empty.
#[inline(always)]
fn rows_with_any<W: Word>(cells: W) -> W {
    (cells + cells.all(CELLS)) & cells.all(SPARE)
}

/// The spare bits of the rows with at least two cells, provided that no row is empty. Taking 1 from
/// each row changes its lowest cell and those below; what is left is beyond the lowest.
#[inline(always)]
fn rows_with_several<W: Word>(cells: W) -> W {
    rows_with_any(cells & cells.minus(cells.all(FIRST)))
}

/// All cells of the rows with a spare bit.
#[inline(always)]
fn whole_rows<W: Word>(spare: W) -> W {
    spare.minus(spare >> 9)
}
