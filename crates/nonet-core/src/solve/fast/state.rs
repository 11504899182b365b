//! The candidates of a 9×9 grid as bit boards, and the ways to fill them.

use super::super::bulk::Candidates;

/// The 27 cells of a band, three rows of nine, each with a spare bit above:
///
/// ```text
///   bit   31 30 │ 29 │ 28 … 20 │ 19 │ 18 … 10 │  9 │  8 … 0
///          –  – │  – │  row 3  │  – │  row 2  │  – │  row 1     column 1 in the lowest bit
/// ```
///
/// The spare bit catches the carry when all three rows are counted or compared by one addition.
pub(super) const CELLS: u32 = 0x1ff | 0x1ff << 10 | 0x1ff << 20;

/// The bit of each cell of a band in row-major order.
const BITS: [u32; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        bits[cell] = 1 << (cell / 9 * 10 + cell % 9);
        cell += 1;
    }
    bits
};

/// The cells of a set, band by band. The fourth word is always 0: four words fill a register.
pub(super) type Bitboard = [u32; 4];

/// A set with all cells.
pub(super) const ALL: Bitboard = [CELLS, CELLS, CELLS, 0];

/// The index in [`SLOTS`] of bytes that mean an empty cell.
const EMPTY: u8 = 9;

/// The flag in [`SLOTS`] of bytes that mean nothing.
const FOREIGN: u8 = 16;

/// What each byte of a line means: the index of its digit, [`EMPTY`] or [`FOREIGN`].
const SLOTS: [u8; 256] = {
    let mut slots = [FOREIGN; 256];
    let mut index = 0;
    while index < 9 {
        slots[b'1' as usize + index] = index as u8;
        index += 1;
    }
    let (empty, mut index) = (b".0*_", 0);
    while index < empty.len() {
        slots[empty[index] as usize] = EMPTY;
        index += 1;
    }
    slots
};

/// The candidates of a puzzle, ready to be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// For each digit, the cells that can hold it.
    pub(super) boards: [Bitboard; 9],
}

impl State {
    /// A state that no puzzle has, as a filler.
    pub(super) const BLANK: Self = Self { boards: [[0; 4]; 9] };

    /// Reads a puzzle from text: `1` to `9` are givens; `.`, `0`, `*` and `_` are empty cells; with
    /// any other byte there is no puzzle. Clashing givens are found by the search.
    #[inline]
    pub fn from_line(line: &[u8; 81]) -> Option<Self> {
        // One board per slot, a power of two of them, so that no index needs a check.
        let mut slots = [[0; 3]; 16];
        let mut seen = 0;
        // The bands take turns: an addition to the same board has to wait for the one before.
        for place in 0..27 {
            let bit = 1 << (place / 9 * 10 + place % 9);
            for band in 0..3 {
                let slot = SLOTS[usize::from(line[band * 27 + place])];
                seen |= slot;
                slots[usize::from(slot % 16)][band] |= bit;
            }
        }
        if seen & FOREIGN != 0 {
            return None;
        }
        let mut state = Self::BLANK;
        for (board, given) in state.boards.iter_mut().zip(&slots) {
            for band in 0..3 {
                board[band] = given[band] | slots[usize::from(EMPTY)][band];
            }
        }
        Some(state)
    }

    /// Takes givens in row-major order, 0 for an empty cell. There is no state if a given is
    /// above 9, or if two equal ones share a house.
    pub fn from_givens(givens: &[u8; 81]) -> Option<Self> {
        let mut line = [b'.'; 81];
        // For each row, column and box the digits in it.
        let mut houses = [0_u16; 27];
        for (cell, &given) in givens.iter().enumerate() {
            let bit = match given {
                0 => continue,
                1..=9 => 1 << given,
                _ => return None,
            };
            let (row, column) = (cell / 9, cell % 9);
            for house in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
                if houses[house] & bit != 0 {
                    return None;
                }
                houses[house] |= bit;
            }
            line[cell] = b'0' + given;
        }
        Self::from_line(&line)
    }

    /// Takes the candidates of all cells in row-major order, digit 1 in the lowest bit. There is
    /// no state if a cell has none, or one above 9. A lone candidate is a value.
    pub fn from_candidates(candidates: &[u16; 81]) -> Option<Self> {
        let mut state = Self::BLANK;
        for (cell, &set) in candidates.iter().enumerate() {
            if set == 0 || set > 0x1ff {
                return None;
            }
            let (row, column) = (cell / 9, cell % 9);
            let bit = 1 << (row % 3 * 10 + column);
            for (digit, board) in state.boards.iter_mut().enumerate() {
                if set >> digit & 1 != 0 {
                    board[row / 3] |= bit;
                }
            }
        }
        Some(state)
    }

    /// The candidates of all cells in row-major order.
    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = [0; 81];
        // Without branches, several cells are asked at once.
        for (band, cells) in candidates.as_chunks_mut::<27>().0.iter_mut().enumerate() {
            for (digit, board) in self.boards.iter().enumerate() {
                for (cell, bit) in cells.iter_mut().zip(BITS) {
                    *cell |= u16::from(board[band] & bit != 0) << digit;
                }
            }
        }
        Candidates(candidates)
    }

    /// The digits of a solved grid in row-major order.
    pub(super) fn values(&self) -> [u8; 81] {
        let mut values = [0; 81];
        for (board, value) in self.boards.iter().zip(1..) {
            for_each_cell(board, |cell| values[cell] = value);
        }
        values
    }
}

/// Visits the cells of a board by their numbers in row-major order.
fn for_each_cell(board: &Bitboard, mut visit: impl FnMut(usize)) {
    for (band, &cells) in board[..3].iter().enumerate() {
        let mut rest = cells & CELLS;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            // Every row before has one spare bit.
            visit((27 * band + bit - bit / 10).min(80));
            rest &= rest - 1;
        }
    }
}
