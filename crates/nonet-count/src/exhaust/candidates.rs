//! Exhaustive search: what each cell can still hold, and every grid that comes of that.

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Layout};

use crate::crew::Crew;
use crate::variant::Variant;

/// 11 · 11 cells fit into 128 bits, 12 · 12 do not.
pub(crate) const MAX_SIZE: usize = 11;

/// How many nodes are visited between two looks at whether the work is to end.
const NODES_PER_LOOK: u32 = 1024;

/// The rules of a grid as masks of cells: cell `i` is bit `i`.
pub(crate) struct Constraints {
    size: usize,
    /// Every cell.
    all: u128,
    /// Those that hold every digit.
    houses: Vec<u128>,
    /// For each cell, those that must differ from it.
    peers: Vec<u128>,
}

/// The digits that are still possible.
///
/// ```text
///   places[d]   bit i: cell i can hold digit d, from 0
///   placed      bit i: the digit of cell i is known, and its peers have heard of it
///   checked[d]  the places of digit d when its houses were last looked through: a choice changes
///               few digits, and only these have to be looked at again
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Candidates {
    places: [u128; MAX_SIZE],
    checked: [u128; MAX_SIZE],
    placed: u128,
}

impl Constraints {
    /// The rules of grids with such boxes that keep all the variants.
    ///
    /// # Panics
    /// If the grids are too large, or a variant does not suit them.
    pub(crate) fn new(shape: BoxShape, variants: &[Variant]) -> Constraints {
        assert!(shape.size() <= MAX_SIZE, "grids of {shape} boxes are too large");
        let layout = Layout::with_boxes(shape);
        let mut houses: Vec<Vec<usize>> = Vec::new();
        for &house in layout.houses() {
            houses.push(layout.cells_of(house).iter().map(|cell| cell.index()).collect());
        }
        let mut pairs = Vec::new();
        for &variant in variants {
            assert!(variant.suits(shape), "{variant:?} is not for boxes of {shape}");
            houses.extend(variant.houses(shape));
            pairs.extend(variant.pairs(shape));
        }
        let houses: Vec<u128> = houses.iter().map(|cells| mask(cells)).collect();
        let mut peers = vec![0; layout.cell_count()];
        for (cell, peers) in peers.iter_mut().enumerate() {
            let own = houses.iter().filter(|&house| house >> cell & 1 == 1);
            *peers = own.fold(0, |peers, house| peers | house) & !(1 << cell);
        }
        for (one, other) in pairs {
            peers[one] |= 1 << other;
            peers[other] |= 1 << one;
        }
        Constraints { size: shape.size(), all: low_bits(layout.cell_count()), houses, peers }
    }

    /// The candidates of the empty grid: everything is possible.
    pub(crate) fn empty(&self) -> Candidates {
        Candidates { places: [self.all; MAX_SIZE], checked: [0; MAX_SIZE], placed: 0 }
    }

    /// The candidates of the grid with 1, 2, 3 and so on in its first row.
    pub(crate) fn first_row(&self) -> Candidates {
        let mut candidates = self.empty();
        (0..self.size).for_each(|column| self.put(&mut candidates, column, column));
        candidates
    }

    /// Puts a digit, from 0, into a cell: no other digit can be there, and no peer can have it.
    pub(crate) fn put(&self, candidates: &mut Candidates, cell: usize, digit: usize) {
        let bit = 1 << cell;
        let can_be = candidates.places[digit] & bit;
        for places in &mut candidates.places[..self.size] {
            *places &= !bit;
        }
        candidates.places[digit] = (candidates.places[digit] | can_be) & !self.peers[cell];
        candidates.placed |= bit;
    }

    /// Puts in every digit that is the only one left for its cell, or has only one cell left in a
    /// house, until there are none. Whether that led to no contradiction.
    pub(crate) fn settle(&self, candidates: &mut Candidates) -> bool {
        loop {
            let (mut once, mut twice) = (0, 0);
            for places in &candidates.places[..self.size] {
                twice |= once & places;
                once |= places;
            }
            if once != self.all {
                return false;
            }
            let single = once & !twice & !candidates.placed;
            if single != 0 {
                self.put_single(candidates, single);
            } else if candidates.placed == self.all {
                return true;
            } else {
                match self.put_hidden(candidates) {
                    ControlFlow::Break(()) => return false,
                    ControlFlow::Continue(false) => return true,
                    ControlFlow::Continue(true) => {}
                }
            }
        }
    }

    /// Puts in the digits of the cells in `single`, which have one left. Where two of them clash,
    /// the second is left with nothing.
    fn put_single(&self, candidates: &mut Candidates, single: u128) {
        for digit in 0..self.size {
            for cell in bits(single & candidates.places[digit]) {
                self.put(candidates, cell, digit);
            }
        }
    }

    /// Puts in the digits that have one cell left in a house, and tells whether there were any. It
    /// breaks off where a digit has none.
    fn put_hidden(&self, candidates: &mut Candidates) -> ControlFlow<(), bool> {
        let mut any = false;
        for digit in 0..self.size {
            let places = candidates.places[digit];
            if places == candidates.checked[digit] {
                continue;
            }
            for house in &self.houses {
                let cells = candidates.places[digit] & house;
                if cells == 0 {
                    return ControlFlow::Break(());
                }
                if cells.is_power_of_two() && cells & candidates.placed == 0 {
                    self.put(candidates, cells.trailing_zeros() as usize, digit);
                    any = true;
                }
            }
            // What was put in may have left houses with one place that were looked at before.
            candidates.checked[digit] = places;
        }
        ControlFlow::Continue(any)
    }

    /// Whether every digit is known.
    pub(crate) fn is_full(&self, candidates: &Candidates) -> bool {
        candidates.placed == self.all
    }

    /// What is left after each digit that is possible in the cell that has the fewest. What there is
    /// now is settled and not full.
    pub(crate) fn choices(
        &self,
        candidates: &Candidates,
    ) -> impl Iterator<Item = Candidates> + use<'_> {
        let (candidates, cell) = (*candidates, self.cell_with_fewest(candidates));
        let possible =
            (0..self.size).filter(move |&digit| candidates.places[digit] >> cell & 1 == 1);
        possible.map(move |digit| {
            let mut next = candidates;
            self.put(&mut next, cell, digit);
            next
        })
    }

    /// The first cell, among those that are not settled, that has the fewest digits left.
    fn cell_with_fewest(&self, candidates: &Candidates) -> usize {
        // at_least[n]: the cells that have n digits left, or more.
        let mut at_least = [0; MAX_SIZE + 2];
        at_least[0] = self.all & !candidates.placed;
        for (seen, places) in candidates.places[..self.size].iter().enumerate() {
            for count in (0..=seen).rev() {
                at_least[count + 1] |= at_least[count] & places;
            }
        }
        let exactly = at_least.windows(2).map(|pair| pair[0] & !pair[1]);
        let fewest = exactly.into_iter().find(|&cells| cells != 0);
        fewest.expect("a cell is not settled").trailing_zeros() as usize
    }

    /// Visits every grid that can come of some candidates, until the visitor breaks off or the crew stops.
    pub(crate) fn search(
        &self,
        candidates: &Candidates,
        crew: &dyn Crew,
        visit: &mut dyn FnMut(&Candidates) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        GridSearch { constraints: self, crew, visit, nodes: 0 }.visit(*candidates)
    }

    /// The digits, from 0, of a full grid, row by row.
    pub(crate) fn digits(&self, candidates: &Candidates) -> Vec<u8> {
        let mut digits = vec![0; self.peers.len()];
        for (digit, places) in (0..).zip(&candidates.places[..self.size]) {
            bits(*places).for_each(|cell| digits[cell] = digit);
        }
        digits
    }
}

/// A search for every grid under way.
struct GridSearch<'a> {
    constraints: &'a Constraints,
    crew: &'a dyn Crew,
    visit: &'a mut dyn FnMut(&Candidates) -> ControlFlow<()>,
    nodes: u32,
}

impl GridSearch<'_> {
    fn visit(&mut self, mut candidates: Candidates) -> ControlFlow<()> {
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.crew.is_stopped() {
            return ControlFlow::Break(());
        }
        if !self.constraints.settle(&mut candidates) {
            return ControlFlow::Continue(());
        }
        if self.constraints.is_full(&candidates) {
            return (self.visit)(&candidates);
        }
        self.constraints.choices(&candidates).try_for_each(|choice| self.visit(choice))
    }
}

/// The mask of some cells.
pub(crate) fn mask(cells: &[usize]) -> u128 {
    cells.iter().fold(0, |mask, cell| mask | 1 << cell)
}

/// The mask of the first `count` cells.
fn low_bits(count: usize) -> u128 {
    (0..count).fold(0, |mask, cell| mask | 1 << cell)
}

/// The cells of a mask.
fn bits(mut mask: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(cell)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_neighbours_with_the_same_digit_are_a_contradiction() {
        let constraints = Constraints::new(BoxShape::CLASSIC, &[]);
        let mut candidates = constraints.empty();
        constraints.put(&mut candidates, 0, 0);
        constraints.put(&mut candidates, 8, 0);
        assert!(!constraints.settle(&mut candidates));
    }

    #[test]
    fn the_cell_with_fewest_digits_is_taken() {
        let constraints = Constraints::new(BoxShape::CLASSIC, &[]);
        let mut candidates = constraints.empty();
        for column in 0..6 {
            constraints.put(&mut candidates, column, column);
        }
        assert!(constraints.settle(&mut candidates));
        assert_eq!(constraints.cell_with_fewest(&candidates), 6);
        assert_eq!(constraints.choices(&candidates).count(), 3);
    }

    #[test]
    fn a_full_grid_gives_its_digits() {
        let shape = BoxShape::new(2, 2).expect("a shape");
        let constraints = Constraints::new(shape, &[]);
        let mut candidates = constraints.first_row();
        for (cell, digit) in [(4, 2), (6, 0), (8, 1), (9, 0), (10, 3)] {
            constraints.put(&mut candidates, cell, digit);
        }
        assert!(constraints.settle(&mut candidates) && constraints.is_full(&candidates));
        let expected = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
        assert_eq!(constraints.digits(&candidates), expected);
    }
}
