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

use super::state::{ALL, Board, CELLS, State};

/// The spare bit above each row.
const SPARE: u32 = 1 << 9 | 1 << 19 | 1 << 29;

/// The lowest bit of each row.
const FIRST: u32 = 1 | 1 << 10 | 1 << 20;

/// The lowest bit of each triad.
const TRIADS: u32 = every_row(0o111);

/// All nine digits, as a set.
const EVERY_DIGIT: u32 = 0x1ff;

/// How a node ends up.
pub(super) enum Outcome {
    /// It has no solution.
    Dead,
    /// It is a solution.
    Solved,
    /// It may have solutions, and only a guess helps.
    Stalled,
}

/// A node of the search tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The candidates.
    pub(super) state: State,
    /// The cells with a single candidate; all others have more.
    pub(super) naked: Board,
    /// The digits whose boards must be looked at again.
    pub(super) stale: u32,
}

impl Node {
    /// A node of no tree, as a filler.
    pub(super) const BLANK: Self = Self { state: State::BLANK, naked: [0; 4], stale: 0 };

    /// The root of the tree of a puzzle, unless a cell has no candidate.
    #[inline]
    pub(super) fn root(state: &State) -> Option<Self> {
        let mut node = Self { state: *state, naked: [0; 4], stale: EVERY_DIGIT };
        survey(&mut node, &[0; 4]).then_some(node)
    }

    /// Becomes a copy of another node. Board by board, this stays inline: an assignment of the
    /// whole is a call of `memcpy`.
    #[inline]
    pub(super) fn copy_from(&mut self, other: &Self) {
        for (board, source) in self.state.boards.iter_mut().zip(&other.state.boards) {
            *board = *source;
        }
        self.naked = other.naked;
        self.stale = other.stale;
    }
}

/// Removes candidates until nothing moves.
pub(super) fn settle(node: &mut Node) -> Outcome {
    loop {
        let (mut open, mut moved, mut again) = (0, 0, 0);
        let mut single = [0; 4];
        let pruned = node.stale;
        while node.stale != 0 {
            let digits = take_four(&mut node.stale);
            let result = prune(&mut node.state.boards, digits, &node.naked);
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
        let fresh: Board = std::array::from_fn(|i| single[i] & !node.naked[i]);
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

/// Takes four digits out of a set, the last one repeatedly if there are fewer: looking at a digit
/// twice at the same time does no harm.
#[inline]
fn take_four(set: &mut u32) -> [usize; 4] {
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
fn survey(node: &mut Node, fresh: &Board) -> bool {
    let boards = &node.state.boards;
    let (mut once, mut twice) = ([0; 4], [0; 4]);
    for board in boards {
        for i in 0..4 {
            twice[i] |= once[i] & board[i];
            once[i] |= board[i];
        }
    }
    let broken: Board = std::array::from_fn(|i| once[i] ^ ALL[i] | twice[i] & fresh[i]);
    if broken != [0; 4] {
        return false;
    }
    let naked: Board = std::array::from_fn(|i| once[i] & !twice[i]);
    let new: Board = std::array::from_fn(|i| naked[i] & !node.naked[i]);
    node.naked = naked;
    if new != [0; 4] {
        for (digit, board) in boards.iter().enumerate() {
            let touched: Board = std::array::from_fn(|i| board[i] & new[i]);
            node.stale |= u32::from(touched != [0; 4]) << digit;
        }
    }
    true
}

/// Removes all candidates beside the hidden singles in some cells, and marks their digits as stale.
#[inline]
fn clear_beside(node: &mut Node, fresh: &Board) {
    for (digit, board) in node.state.boards.iter_mut().enumerate() {
        let gone: Board =
            std::array::from_fn(|i| board[i] & fresh[i] & whole_rows(rows_with_several(board[i])));
        for i in 0..4 {
            board[i] ^= gone[i];
        }
        node.stale |= u32::from(gone != [0; 4]) << digit;
    }
}

/// Tells whether all digits but those just pruned are solved.
fn is_closed(node: &Node, pruned: u32) -> bool {
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

/// What pruning four digits showed; flags are set if they are not 0.
struct Pruned {
    /// A row has no place for its digit.
    dead: u32,
    /// A row has several places for its digit.
    open: u32,
    /// A candidate was removed.
    moved: u32,
    /// Per digit: pruning it again may remove more.
    unsettled: [u32; 4],
    /// The cells that are the only place in their row for one of the digits.
    single: [u32; 3],
}

/// Prunes four digits at once. The compiler turns the four turns of the middle loop into one, with
/// a lane of a register for each digit; in a function of its own it does so reliably.
#[inline(never)]
fn prune(boards: &mut [Board; 9], digits: [usize; 4], naked: &Board) -> Pruned {
    let mut lanes = [[0; 4]; 3];
    for (lane, &digit) in digits.iter().enumerate() {
        for band in 0..3 {
            lanes[band][lane] = boards[digit][band];
        }
    }
    let mut unsettled = [0; 4];
    let (mut dead, mut open, mut moved) = (0, 0, 0);
    let (mut upper, mut middle, mut lower) = (0, 0, 0);
    for lane in 0..4 {
        let old = [lanes[0][lane], lanes[1][lane], lanes[2][lane]];
        let thinned = thin(old, naked);
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

/// One digit after pruning; flags are set if they are not 0.
struct Thinned {
    cells: [u32; 3],
    single: [u32; 3],
    dead: u32,
    open: u32,
    unsettled: u32,
}

/// Prunes one digit, without a single jump: naked singles clear their rows, then triads are
/// matched in the bands, then columns in the stacks.
#[inline(always)]
fn thin(mut cells: [u32; 3], naked: &Board) -> Thinned {
    let mut filled = [0; 3];
    for band in 0..3 {
        let values = cells[band] & naked[band];
        filled[band] = rows_with_any(values);
        cells[band] = cells[band] & !whole_rows(filled[band]) | values;
    }

    // Bit 3 × box + band of each row: one word holds the triads of all bands.
    let triads = |cells: u32| (cells | cells >> 1 | cells >> 2) & TRIADS;
    let matched = match_boxes(triads(cells[0]) | triads(cells[1]) << 1 | triads(cells[2]) << 2);
    for (band, cells) in cells.iter_mut().enumerate() {
        let first = matched >> band & TRIADS;
        *cells &= first | first << 1 | first << 2;
    }

    // Row by row the columns of each band: one word holds those of all bands.
    let columns = |cells: u32| (cells | cells >> 10 | cells >> 20) & 0x1ff;
    let present = columns(cells[0]) | columns(cells[1]) << 10 | columns(cells[2]) << 20;
    let matched = match_columns(present);
    for (band, cells) in cells.iter_mut().enumerate() {
        let row = matched >> (10 * band) & 0x1ff;
        *cells &= row | row << 10 | row << 20;
    }

    let (mut dead, mut open, mut single) = (0, 0, [0; 3]);
    for band in 0..3 {
        let several = rows_with_several(cells[band]);
        // A row that a naked single filled must not hold a second one.
        dead |= rows_with_any(cells[band]) ^ SPARE | several & filled[band];
        open |= several;
        single[band] = cells[band] & !whole_rows(several);
    }
    // Matching triads again is of use only if matching columns removed some.
    Thinned { cells, single, dead, open, unsettled: matched ^ present }
}

/// Of triads in the order of [`thin`], those that can be part of a matching of rows and boxes.
#[inline(always)]
fn match_boxes(triads: u32) -> u32 {
    let next = triads >> 3 & every_row(0o077) | triads << 6 & every_row(0o700);
    let after = triads >> 6 & every_row(0o007) | triads << 3 & every_row(0o770);
    match_around(triads, next, after)
}

/// Of columns in the order of [`thin`], those that can be part of a matching of bands and columns
/// of a stack.
#[inline(always)]
fn match_columns(columns: u32) -> u32 {
    let next = columns >> 1 & every_row(0o333) | columns << 2 & every_row(0o444);
    let after = columns >> 2 & every_row(0o111) | columns << 1 & every_row(0o666);
    match_around(columns, next, after)
}

/// The matching itself, given the same word with the box (or column) after each, and the one
/// after that, in its place.
#[inline(always)]
fn match_around(word: u32, next: u32, after: u32) -> u32 {
    let down = |word: u32| word >> 10 | word << 20;
    let down_twice = |word: u32| word >> 20 | word << 10;
    word & (down(next) & down_twice(after) | down(after) & down_twice(next))
}

/// The same nine bits in all three rows.
const fn every_row(row: u32) -> u32 {
    row | row << 10 | row << 20
}

/// The spare bits of the rows that are not empty.
#[inline(always)]
fn rows_with_any(cells: u32) -> u32 {
    (cells + CELLS) & SPARE
}

/// The spare bits of the rows with at least two cells, provided that no row is empty. Taking 1 from
/// each row changes its lowest cell and those below; what is left is beyond the lowest.
#[inline(always)]
fn rows_with_several(cells: u32) -> u32 {
    rows_with_any(cells & cells.wrapping_sub(FIRST))
}

/// All cells of the rows with a spare bit.
#[inline(always)]
fn whole_rows(spare: u32) -> u32 {
    spare - (spare >> 9)
}
