//! A board for exhaustive search: for each digit, the cells that can still hold it.

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
pub(crate) struct Board {
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

    /// The board on which everything is possible.
    pub(crate) fn empty(&self) -> Board {
        Board { places: [self.all; MAX_SIZE], checked: [0; MAX_SIZE], placed: 0 }
    }

    /// The board with 1, 2, 3 and so on in its first row.
    pub(crate) fn first_row(&self) -> Board {
        let mut board = self.empty();
        (0..self.size).for_each(|column| self.put(&mut board, column, column));
        board
    }

    /// Puts a digit, from 0, into a cell: no other digit can be there, and no peer can have it.
    pub(crate) fn put(&self, board: &mut Board, cell: usize, digit: usize) {
        let bit = 1 << cell;
        let can_be = board.places[digit] & bit;
        for places in &mut board.places[..self.size] {
            *places &= !bit;
        }
        board.places[digit] = (board.places[digit] | can_be) & !self.peers[cell];
        board.placed |= bit;
    }

    /// Puts in every digit that is the only one left for its cell, or has only one cell left in a
    /// house, until there are none. Whether that led to no contradiction.
    pub(crate) fn settle(&self, board: &mut Board) -> bool {
        loop {
            let (mut once, mut twice) = (0, 0);
            for places in &board.places[..self.size] {
                twice |= once & places;
                once |= places;
            }
            if once != self.all {
                return false;
            }
            let single = once & !twice & !board.placed;
            if single != 0 {
                self.put_single(board, single);
            } else if board.placed == self.all {
                return true;
            } else {
                match self.put_hidden(board) {
                    ControlFlow::Break(()) => return false,
                    ControlFlow::Continue(false) => return true,
                    ControlFlow::Continue(true) => {}
                }
            }
        }
    }

    /// Puts in the digits of the cells in `single`, which have one left. Where two of them clash,
    /// the second is left with nothing.
    fn put_single(&self, board: &mut Board, single: u128) {
        for digit in 0..self.size {
            for cell in bits(single & board.places[digit]) {
                self.put(board, cell, digit);
            }
        }
    }

    /// Puts in the digits that have one cell left in a house, and tells whether there were any. It
    /// breaks off where a digit has none.
    fn put_hidden(&self, board: &mut Board) -> ControlFlow<(), bool> {
        let mut any = false;
        for digit in 0..self.size {
            let places = board.places[digit];
            if places == board.checked[digit] {
                continue;
            }
            for house in &self.houses {
                let cells = board.places[digit] & house;
                if cells == 0 {
                    return ControlFlow::Break(());
                }
                if cells.is_power_of_two() && cells & board.placed == 0 {
                    self.put(board, cells.trailing_zeros() as usize, digit);
                    any = true;
                }
            }
            // What was put in may have left houses with one place that were looked at before.
            board.checked[digit] = places;
        }
        ControlFlow::Continue(any)
    }

    /// Whether every digit is known.
    pub(crate) fn is_full(&self, board: &Board) -> bool {
        board.placed == self.all
    }

    /// The boards with each digit that is possible in the cell that has the fewest left. The board
    /// is settled and not full.
    pub(crate) fn choices(&self, board: &Board) -> impl Iterator<Item = Board> + use<'_> {
        let (board, cell) = (*board, self.cell_with_fewest(board));
        let possible = (0..self.size).filter(move |&digit| board.places[digit] >> cell & 1 == 1);
        possible.map(move |digit| {
            let mut next = board;
            self.put(&mut next, cell, digit);
            next
        })
    }

    /// The first cell, among those that are not settled, that has the fewest digits left.
    fn cell_with_fewest(&self, board: &Board) -> usize {
        // at_least[n]: the cells that have n digits left, or more.
        let mut at_least = [0; MAX_SIZE + 2];
        at_least[0] = self.all & !board.placed;
        for (seen, places) in board.places[..self.size].iter().enumerate() {
            for count in (0..=seen).rev() {
                at_least[count + 1] |= at_least[count] & places;
            }
        }
        let exactly = at_least.windows(2).map(|pair| pair[0] & !pair[1]);
        let fewest = exactly.into_iter().find(|&cells| cells != 0);
        fewest.expect("a cell is not settled").trailing_zeros() as usize
    }

    /// Visits every grid that a board can become, until the visitor breaks off or the crew stops.
    pub(crate) fn search(
        &self,
        board: &Board,
        crew: &dyn Crew,
        visit: &mut dyn FnMut(&Board) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Search { constraints: self, crew, visit, nodes: 0 }.visit(*board)
    }

    /// The digits, from 0, of a full board, row by row.
    pub(crate) fn digits(&self, board: &Board) -> Vec<u8> {
        let mut digits = vec![0; self.peers.len()];
        for (digit, places) in (0..).zip(&board.places[..self.size]) {
            bits(*places).for_each(|cell| digits[cell] = digit);
        }
        digits
    }
}

/// A search under way.
struct Search<'a> {
    constraints: &'a Constraints,
    crew: &'a dyn Crew,
    visit: &'a mut dyn FnMut(&Board) -> ControlFlow<()>,
    nodes: u32,
}

impl Search<'_> {
    fn visit(&mut self, mut board: Board) -> ControlFlow<()> {
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.crew.is_stopped() {
            return ControlFlow::Break(());
        }
        if !self.constraints.settle(&mut board) {
            return ControlFlow::Continue(());
        }
        if self.constraints.is_full(&board) {
            return (self.visit)(&board);
        }
        self.constraints.choices(&board).try_for_each(|choice| self.visit(choice))
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
        let mut board = constraints.empty();
        constraints.put(&mut board, 0, 0);
        constraints.put(&mut board, 8, 0);
        assert!(!constraints.settle(&mut board));
    }

    #[test]
    fn the_cell_with_fewest_digits_is_taken() {
        let constraints = Constraints::new(BoxShape::CLASSIC, &[]);
        let mut board = constraints.empty();
        for column in 0..6 {
            constraints.put(&mut board, column, column);
        }
        assert!(constraints.settle(&mut board));
        assert_eq!(constraints.cell_with_fewest(&board), 6);
        assert_eq!(constraints.choices(&board).count(), 3);
    }

    #[test]
    fn a_full_board_gives_its_digits() {
        let shape = BoxShape::new(2, 2).expect("a shape");
        let constraints = Constraints::new(shape, &[]);
        let mut board = constraints.first_row();
        for (cell, digit) in [(4, 2), (6, 0), (8, 1), (9, 0), (10, 3)] {
            constraints.put(&mut board, cell, digit);
        }
        assert!(constraints.settle(&mut board) && constraints.is_full(&board));
        let expected = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
        assert_eq!(constraints.digits(&board), expected);
    }
}
