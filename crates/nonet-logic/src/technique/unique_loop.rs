#![doc = include_str!("unique_loop.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::geometry::Cells;
use crate::pattern::exchange::keeps_rules;
use crate::pattern::spoiled::Spoiled;
use crate::sink::Sink;

pub(super) static UNIQUE_LOOP: Technique = Technique {
    id: "unique-loop",
    name: "Unique Loop",
    level: Level::Unfair,
    score: 150,
    needs_uniqueness: true,
    takes: every_layout,
    page: include_str!("unique_loop.md"),
    find,
};

/// The fewest cells of a loop. Those of four are unique rectangles.
const SHORTEST: usize = 6;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut tried: Vec<DigitSet> = Vec::new();
    for cell in board.bivalue_cells() {
        let digits = board.candidates(cell);
        if tried.contains(&digits) {
            continue;
        }
        tried.push(digits);
        UniqueLoopSearch::new(board, digits).run(sink)?;
    }
    ControlFlow::Continue(())
}

/// A search for the loops of two digits.
struct UniqueLoopSearch<'a> {
    board: &'a Board,
    digits: DigitSet,
    /// The cells with both digits, where the question leaves both open.
    usable: Cells,
    /// The cells with nothing but these.
    bare: Cells,
    path: Vec<Cell>,
    /// The cells of every loop found so far.
    found: Vec<Cells>,
}

impl<'a> UniqueLoopSearch<'a> {
    fn new(board: &'a Board, digits: DigitSet) -> UniqueLoopSearch<'a> {
        let usable = digits.iter().map(|digit| *board.cells_with(digit));
        let usable = usable.fold(*board.empty_cells(), |both, cells| both & cells);
        let usable: Cells =
            usable.iter().filter(|&cell| board.may_exchange(cell, digits)).collect();
        let usable = without_lonely(board, usable);
        let bare = usable.iter().filter(|&cell| board.candidates(cell) == digits).collect();
        UniqueLoopSearch { board, digits, usable, bare, path: Vec::new(), found: Vec::new() }
    }

    fn run(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let bare = self.bare;
        for first in bare {
            // A loop is found from the first of its bare cells, later ones need not look for it.
            self.path.push(first);
            let free = self.usable.without(&Cells::single(first));
            self.extend(free, State::default(), sink)?;
            self.path.pop();
            self.usable.remove(first);
        }
        ControlFlow::Continue(())
    }

    /// Goes on from the last cell of the path to each of the `free` cells that it sees.
    fn extend(&mut self, free: Cells, state: State, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let &last = self.path.last().expect("a path has a first cell");
        let next = free & *self.board.peers(last);
        for cell in next {
            let Some(state) = state.with(self.board.candidates(cell).without(self.digits)) else {
                continue;
            };
            self.path.push(cell);
            if self.is_closed() {
                self.report(sink)?;
            } else {
                self.extend(self.still_free(free, cell), state, sink)?;
            }
            self.path.pop();
        }
        ControlFlow::Continue(())
    }

    /// What is left of the free cells after `cell` has become the last of the path: no house takes
    /// a third cell.
    fn still_free(&self, free: Cells, cell: Cell) -> Cells {
        let mut free = free;
        free.remove(cell);
        let path: Cells = self.path.iter().copied().collect();
        for &house in self.board.houses_of(cell) {
            let cells = self.board.cells_of(house);
            if (path & *cells).len() == 2 {
                free = free.without(cells);
            }
        }
        free
    }

    /// Whether the last cell sees the first one, and every house that holds a cell of the path holds
    /// two.
    fn is_closed(&self) -> bool {
        let (first, last) = (self.path[0], self.path[self.path.len() - 1]);
        if self.path.len() < 4 || !self.board.peers(first).contains(last) {
            return false;
        }
        let path: Cells = self.path.iter().copied().collect();
        let houses = |&cell: &Cell| self.board.houses_of(cell).iter();
        self.path
            .iter()
            .flat_map(houses)
            .all(|&house| (path & *self.board.cells_of(house)).len() == 2)
    }

    fn report(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let cells: Cells = self.path.iter().copied().collect();
        let is_new = self.path.len() >= SHORTEST && !self.found.contains(&cells);
        if !is_new || !keeps_rules(self.board, &self.path, self.digits) {
            return ControlFlow::Continue(());
        }
        self.found.push(cells);
        let spoiled = Spoiled::of_loop(self.board, &self.path, self.digits);
        spoiled.in_one_cell(sink)?;
        spoiled.seen_by_others(sink)?;
        spoiled.with_subset(sink)?;
        spoiled.with_strong_link(sink)
    }
}

/// The cells that have another one of them in each of their houses, as those of a loop do, among themselves.
fn without_lonely(board: &Board, mut cells: Cells) -> Cells {
    loop {
        let has_mates = |cell: &Cell| {
            let mut houses = board.houses_of(*cell).iter();
            houses.all(|&house| (*board.cells_of(house) & cells).len() > 1)
        };
        let left: Cells = cells.iter().filter(has_mates).collect();
        if left == cells || left.len() < SHORTEST {
            return if left.len() < SHORTEST { Cells::EMPTY } else { left };
        }
        cells = left;
    }
}

/// The extra candidates on a path.
#[derive(Clone, Copy, Default)]
struct State {
    cells: usize,
    digits: DigitSet,
}

impl State {
    /// With one more cell, unless nothing would follow from so many extras.
    fn with(self, extras: DigitSet) -> Option<State> {
        let cells = self.cells + usize::from(!extras.is_empty());
        let digits = self.digits | extras;
        (cells <= 2 || digits.len() == 1).then_some(State { cells, digits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidate::Candidate;
    use crate::toolbox::all_steps;
    use nonet_core::{Digit, Draft, Layout, Position};

    /// What goes out if cells at these 0-based coordinates have the candidates 1 and 2, the last
    /// one also 3, and all other cells everything.
    fn gone(cells: &[(usize, usize)]) -> Vec<Candidate> {
        gone_if(cells, |_| true)
    }

    /// The same if the question rules the digits out of some cells.
    fn gone_if(cells: &[(usize, usize)], is_open: impl Fn(Cell) -> bool) -> Vec<Candidate> {
        let layout = Layout::classic();
        let mut marks = vec![layout.digits(); layout.cell_count()];
        let digits = |numbers: &[usize]| -> DigitSet {
            numbers.iter().filter_map(|&number| Digit::from_number(number)).collect()
        };
        let at = |&(row, column): &(usize, usize)| layout.cell(row, column).expect("a cell");
        for cell in cells {
            marks[at(cell).index()] = digits(&[1, 2]);
        }
        marks[at(cells.last().expect("a cell")).index()] = digits(&[1, 2, 3]);
        let mut draft = Draft::empty(layout.clone());
        draft.pencil_marks = Some(marks);
        let board =
            Board::of(&Position::of(&draft)).expect("small enough").supposed_proper(is_open);
        all_steps(&UNIQUE_LOOP, &board).into_iter().flat_map(|step| step.eliminations).collect()
    }

    #[test]
    fn a_loop_of_six_cells_is_found_and_its_last_cell_is_an_extra() {
        let gone = gone(&[(0, 0), (0, 3), (1, 3), (1, 6), (2, 6), (2, 0)]);
        let shown: Vec<(usize, usize)> =
            gone.iter().map(|gone| (gone.cell.index(), gone.digit.number())).collect();
        assert_eq!(shown, [(18, 1), (18, 2)]);
    }

    #[test]
    fn a_loop_through_a_cell_where_the_question_rules_a_digit_out_is_none() {
        let cells = [(0, 0), (0, 3), (1, 3), (1, 6), (2, 6), (2, 0)];
        for (row, column) in cells {
            assert_eq!(gone_if(&cells, |cell| cell.index() != 9 * row + column), []);
        }
    }

    #[test]
    fn loops_with_a_house_of_one_cell_and_rectangles_are_not_loops() {
        assert_eq!(
            gone(&[(0, 0), (0, 3), (3, 3), (3, 6), (2, 6), (2, 0)]),
            [],
            "boxes of one cell"
        );
        assert_eq!(gone(&[(0, 0), (0, 3), (1, 3), (1, 0)]), [], "a rectangle");
    }
}
