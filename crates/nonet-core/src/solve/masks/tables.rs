//! What a layout means to the search: what each digit takes from all other cells, the houses, and the
//! constraints.

use super::lanes::Chunk;
use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::layout::Layout;
use crate::rule::{Clue, Constraint};

/// The most digits that fit into a mask of 16 bits.
pub(super) const MOST_DIGITS: usize = 16;

/// The most cells of a grid with so many digits, in chunks.
pub(super) const MOST_CHUNKS: usize = MOST_DIGITS * MOST_DIGITS / Chunk::CELLS;

/// A set of houses, by their index in the tables.
pub(super) type Houses = u128;

/// The tables of a layout.
#[derive(Debug)]
pub(super) struct Tables {
    pub(super) size: usize,
    pub(super) cells: usize,
    /// The chunks of a grid.
    pub(super) chunks: usize,
    rows: Rows,
    pub(super) houses: Vec<House>,
    /// The houses of each cell.
    pub(super) houses_of: Vec<Houses>,
    pub(super) constraints: Vec<(Clue, Constraint)>,
    /// The constraints of each cell.
    pub(super) constraints_of: Vec<Vec<u16>>,
    /// Whether each cell rules out other digits than its own somewhere.
    pub(super) is_related: Vec<bool>,
}

/// What a digit in a cell takes from all other cells.
///
/// ```text
///             cell 0   1   2   3   4  …   80
/// r1c1 = 4         .   4   4   4   4  …   .        as far as cells must differ, one row serves
/// r1c1         .   *   *   *   *  …   .        for all digits: every cell that sees r1c1
/// ```
#[derive(Debug)]
enum Rows {
    /// Cells only differ: for each cell the lanes of the cells that see it.
    OfCells(Vec<Chunk>),
    /// For each cell and digit, the digits that go with it in no other cell.
    OfCandidates(Vec<Chunk>),
}

/// The row of a candidate, and which of its digits count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'t> {
    pub(super) chunks: &'t [Chunk],
    pub(super) digits: u16,
}

/// Cells among which each of some digits must have a place.
#[derive(Debug)]
pub(super) struct House {
    pub(super) cells: Vec<u16>,
    pub(super) digits: u16,
}

impl Tables {
    /// Whether a layout has tables.
    pub(super) fn exist_for(layout: &Layout) -> bool {
        layout.size() <= MOST_DIGITS
            && holding_houses(layout).count() <= Houses::BITS as usize
            && u16::try_from(layout.constraints().count()).is_ok()
    }

    pub(super) fn new(layout: &Layout) -> Tables {
        let (size, cells) = (layout.size(), layout.cell_count());
        let chunks = cells.div_ceil(Chunk::CELLS);
        let is_related: Vec<bool> =
            layout.cells().map(|cell| relates_beyond(layout, cell)).collect();
        let rows = if is_related.contains(&true) {
            Rows::OfCandidates(rows_of_candidates(layout, chunks))
        } else {
            Rows::OfCells(rows_of_cells(layout, chunks))
        };
        let houses: Vec<House> = holding_houses(layout).collect();
        let mut houses_of = vec![0; cells];
        for (index, house) in houses.iter().enumerate() {
            house.cells.iter().for_each(|&cell| houses_of[usize::from(cell)] |= 1 << index);
        }
        let constraints: Vec<(Clue, Constraint)> =
            layout.constraints().map(|(_, clue, constraint)| (clue.clone(), constraint)).collect();
        let mut constraints_of = vec![Vec::new(); cells];
        for (index, (clue, _)) in constraints.iter().enumerate() {
            clue.cells.iter().for_each(|cell| constraints_of[cell.index()].push(index as u16));
        }
        Tables {
            size,
            cells,
            chunks,
            rows,
            houses,
            houses_of,
            constraints,
            constraints_of,
            is_related,
        }
    }

    /// The row of a digit, given by its index, in a cell.
    #[inline(always)]
    pub(super) fn row(&self, cell: usize, digit: u32) -> Row<'_> {
        let (rows, index, digits) = match &self.rows {
            Rows::OfCells(rows) => (rows, cell, 1 << digit),
            Rows::OfCandidates(rows) => (rows, cell * self.size + digit as usize, u16::MAX),
        };
        Row { chunks: &rows[index * self.chunks..][..self.chunks], digits }
    }
}

/// Whether the digit of a cell rules out others in some cell.
fn relates_beyond(layout: &Layout, cell: Cell) -> bool {
    layout.digits().iter().any(|digit| layout.ruled_out_by(cell, digit).next().is_some())
}

fn rows_of_cells(layout: &Layout, chunks: usize) -> Vec<Chunk> {
    let mut rows = vec![Chunk::EMPTY; layout.cell_count() * chunks];
    for cell in layout.cells() {
        let row = &mut rows[cell.index() * chunks..][..chunks];
        layout.peers(cell).iter().for_each(|&peer| add(row, peer, u16::MAX));
    }
    rows
}

fn rows_of_candidates(layout: &Layout, chunks: usize) -> Vec<Chunk> {
    let mut rows = vec![Chunk::EMPTY; layout.cell_count() * layout.size() * chunks];
    let candidates =
        layout.cells().flat_map(|cell| layout.digits().iter().map(move |digit| (cell, digit)));
    for ((cell, digit), row) in candidates.zip(rows.chunks_exact_mut(chunks)) {
        let own = DigitSet::single(digit).mask() as u16;
        layout.peers(cell).iter().for_each(|&peer| add(row, peer, own));
        for (other, digits) in layout.ruled_out_by(cell, digit) {
            add(row, other, digits.mask() as u16);
        }
    }
    rows
}

/// Adds digits of a cell to a row.
fn add(row: &mut [Chunk], cell: Cell, digits: u16) {
    row[cell.index() / Chunk::CELLS].0[cell.index() % Chunk::CELLS] |= digits;
}

/// The houses that must hold digits.
fn holding_houses(layout: &Layout) -> impl Iterator<Item = House> {
    let holding = layout.houses().iter().filter(|&&house| !layout.digits_of(house).is_empty());
    holding.map(|&house| House {
        cells: layout.cells_of(house).iter().map(|cell| cell.index() as u16).collect(),
        digits: layout.digits_of(house).mask() as u16,
    })
}
