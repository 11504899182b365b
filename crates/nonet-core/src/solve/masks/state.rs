//! The state of a search: nodes on a stack, what waits to be looked at, and what was learned.

use super::lanes::Chunk;
use super::tables::{Houses, MOST_CHUNKS, MOST_DIGITS, Tables};
use crate::digit::DigitSet;

/// What one conflict adds to weights grows by these factors from conflict to conflict: fast at first,
/// when there is little to go by, and slowly later.
const GROWTH: [f32; 2] = [1.01, 1.001];

/// So many conflicts are the first.
const FIRST_CONFLICTS: u64 = 2000;

/// Weights beyond this are scaled down, before they lose their precision.
const HEAVY: f32 = 1e20;

/// 1 / n², for n digits that a cell can have; nothing for cells that are settled.
const MERITS: [f32; MOST_DIGITS + 1] = {
    let mut merits = [0.0; MOST_DIGITS + 1];
    let mut count = 2;
    while count <= MOST_DIGITS {
        merits[count] = 1.0 / (count * count) as f32;
        count += 1;
    }
    merits
};

/// A set of cells, a word for each chunk.
pub(super) type CellSet = [u32; MOST_CHUNKS];

/// Nodes on a stack, and what was learned: kept from question to question about one layout.
///
/// ```text
/// stack   chunk 0  …  chunk k  doubles  triples │ chunk 0  …  chunk k  doubles  triples │ …
///         └─ masks of cells ─┘ └── by house ──┘ │
///         root                                  │ a digit tried in a cell               │ …
/// ```
///
/// *Doubles* and *triples* are the digits of each house whose two or three places were looked at
/// already: what they take from other cells is gone.
#[derive(Debug)]
pub(super) struct State {
    /// Nodes, end to end.
    stack: Vec<Chunk>,
    /// The chunks of a node.
    stride: usize,
    /// The chunks of a node that hold cells.
    chunks: usize,
    /// The node that is worked on.
    pub(super) depth: usize,
    pub(super) waiting: Waiting,
    /// Room for the cells of a constraint.
    pub(super) sets: Vec<DigitSet>,
    /// How much each cell had to do with conflicts, newer ones counting more.
    weights: Vec<f32>,
    /// What the next conflict adds.
    bump: f32,
    /// How many conflicts there were.
    pub(super) conflicts: u64,
    /// Digits of each cell that are tried after the others: those that are known to be in a solution.
    /// Nothing, if there is no such wish.
    pub(super) met: Vec<u16>,
}

/// What has to be looked at before a node is settled.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    /// Cells with one digit that has not been taken from others yet.
    pub(super) fixed: CellSet,
    /// Cells that have changed.
    pub(super) changed: CellSet,
    /// Houses some cells of which have changed.
    pub(super) houses: Houses,
    /// Constraints some cells of which have changed, a bit for each.
    pub(super) constraints: Vec<u64>,
    /// The constraint whose turn it is: each has to wait for all others, so that much has changed when it
    /// is looked at again.
    turn: usize,
}

impl Waiting {
    pub(super) fn clear(&mut self) {
        self.fixed = CellSet::default();
        self.changed = CellSet::default();
        self.houses = 0;
        self.constraints.fill(0);
    }

    /// Notes that the houses and constraints of a cell have something to look at.
    #[inline(always)]
    pub(super) fn wake(&mut self, tables: &Tables, cell: usize) {
        self.houses |= tables.houses_of[cell];
        for &index in &tables.constraints_of[cell] {
            self.constraints[usize::from(index) / 64] |= 1 << (index % 64);
        }
    }

    /// The next constraint in turn that has something to look at.
    pub(super) fn next_constraint(&mut self) -> Option<usize> {
        let words = self.constraints.len();
        let (first, bit) = (self.turn / 64, self.turn % 64);
        // The first word comes twice: what is before the turn in it is last.
        for step in 0..words + usize::from(words > 0) {
            let index = (first + step) % words;
            let word = self.constraints[index] & if step == 0 { u64::MAX << bit } else { u64::MAX };
            if word != 0 {
                let found = index * 64 + word.trailing_zeros() as usize;
                self.constraints[index] &= !(1 << (found % 64));
                self.turn = found + 1;
                return Some(found);
            }
        }
        None
    }
}

impl State {
    pub(super) fn new(tables: &Tables) -> State {
        let stride = tables.chunks + 2 * tables.houses.len().div_ceil(Chunk::CELLS);
        let rules = |cell: usize| {
            tables.houses_of[cell].count_ones() as usize + tables.constraints_of[cell].len()
        };
        State {
            stack: vec![Chunk::EMPTY; stride * 16],
            stride,
            chunks: tables.chunks,
            depth: 0,
            waiting: Waiting {
                constraints: vec![0; tables.constraints.len().div_ceil(64)],
                ..Waiting::default()
            },
            sets: Vec::new(),
            // Cells under many rules are the better first choice.
            weights: (0..tables.cells).map(|cell| 1.0 + 0.01 * rules(cell) as f32).collect(),
            bump: 1.0,
            conflicts: 0,
            met: Vec::new(),
        }
    }

    /// Begins anew with these digits for each cell.
    pub(super) fn enter(&mut self, masks: &[u16]) {
        self.depth = 0;
        self.waiting.clear();
        self.waiting.turn = 0;
        self.stack[..self.stride].fill(Chunk::EMPTY);
        masks.iter().enumerate().for_each(|(cell, &mask)| self.set(cell, mask));
    }

    /// The cells of the node that is worked on.
    #[inline(always)]
    pub(super) fn cells(&mut self) -> &mut [Chunk] {
        &mut self.stack[self.depth * self.stride..][..self.chunks]
    }

    /// The cells of the node that is worked on, and what waits.
    #[inline(always)]
    pub(super) fn cells_and_waiting(&mut self) -> (&mut [Chunk], &mut Waiting) {
        let cells = &mut self.stack[self.depth * self.stride..][..self.chunks];
        (cells, &mut self.waiting)
    }

    /// The digits of a house whose two, or three, places were looked at.
    #[inline(always)]
    pub(super) fn looked_at(&mut self, house: usize) -> (&mut u16, &mut u16) {
        let node = &mut self.stack[self.depth * self.stride..][..self.stride];
        let notes = &mut node[self.chunks..];
        let (doubles, triples) = notes.split_at_mut(notes.len() / 2);
        let (chunk, lane) = (house / Chunk::CELLS, house % Chunk::CELLS);
        (&mut doubles[chunk].0[lane], &mut triples[chunk].0[lane])
    }

    /// The digits that a cell can have.
    #[inline(always)]
    pub(super) fn mask(&self, cell: usize) -> u16 {
        self.stack[self.depth * self.stride + cell / Chunk::CELLS].0[cell % Chunk::CELLS]
    }

    /// Leaves a cell these digits.
    #[inline(always)]
    pub(super) fn set(&mut self, cell: usize, mask: u16) {
        self.write(cell, mask);
        self.waiting.changed[cell / Chunk::CELLS] |= 1 << (cell % Chunk::CELLS);
    }

    /// The same, for those who wake the houses and constraints of the cell themselves.
    #[inline(always)]
    pub(super) fn write(&mut self, cell: usize, mask: u16) {
        let (chunk, lane) = (cell / Chunk::CELLS, cell % Chunk::CELLS);
        self.cells()[chunk].0[lane] = mask;
        self.waiting.fixed[chunk] |= u32::from(mask & mask.wrapping_sub(1) == 0) << lane;
    }

    /// Goes one node up, which begins as a copy.
    #[inline(always)]
    pub(super) fn push(&mut self) {
        let (start, end) = (self.depth * self.stride, (self.depth + 1) * self.stride);
        if self.stack.len() < end + self.stride {
            self.stack.resize(2 * self.stack.len(), Chunk::EMPTY);
        }
        self.stack.copy_within(start..end, end);
        self.depth += 1;
    }

    /// Takes digits from a cell of the node below.
    #[inline(always)]
    pub(super) fn remove_below(&mut self, cell: usize, digits: u16) {
        let below = (self.depth - 1) * self.stride + cell / Chunk::CELLS;
        self.stack[below].0[cell % Chunk::CELLS] &= !digits;
    }

    /// The cell of most weight for the number of its digits, and one of these; none if all are settled.
    ///
    /// Weight over size is the measure of Boussemart et al., "Boosting systematic search by weighting
    /// constraints", 2004; the square is from experiment.
    #[inline(always)]
    pub(super) fn choose(&self) -> Option<(usize, u16)> {
        let node = &self.stack[self.depth * self.stride..][..self.chunks];
        let (mut best, mut most) = (None, 0.0);
        let masks = node.iter().flat_map(|chunk| &chunk.0);
        for (cell, (mask, weight)) in masks.zip(&self.weights).enumerate() {
            let merit = weight * MERITS[mask.count_ones() as usize];
            if merit > most {
                (best, most) = (Some((cell, *mask)), merit);
            }
        }
        let (cell, mask) = best?;
        let fresh = self.met.get(cell).map_or(mask, |met| mask & !met);
        let from = if fresh == 0 { mask } else { fresh };
        Some((cell, from & from.wrapping_neg()))
    }

    /// Notes that cells had to do with a dead end.
    #[inline(always)]
    pub(super) fn blame(&mut self, cells: &[u16]) {
        let each = self.bump / cells.len() as f32;
        for &cell in cells {
            self.weights[usize::from(cell)] += each;
        }
    }

    /// Counts a conflict; the next one weighs more.
    pub(super) fn note_conflict(&mut self) {
        self.conflicts += 1;
        self.bump *= GROWTH[usize::from(self.conflicts > FIRST_CONFLICTS)];
        if self.bump > HEAVY {
            self.weights.iter_mut().for_each(|weight| *weight /= HEAVY);
            self.bump /= HEAVY;
        }
    }
}
