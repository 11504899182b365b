#![doc = include_str!("unique_loop.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet};

use super::{Level, Technique};
use crate::board::Board;
use crate::geometry::Cells;
use crate::pattern::spoiled::Spoiled;
use crate::sink::Sink;

pub(super) static UNIQUE_LOOP: Technique = Technique {
    id: "unique-loop",
    name: "Unique Loop",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: true,
    page: include_str!("unique_loop.md"),
    find,
};

/// The fewest cells of a loop. Those of four are unique rectangles.
const SHORTEST: usize = 6;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.bivalue_cells();
    let mut tried: Vec<DigitSet> = Vec::new();
    for cell in bivalue.iter() {
        let digits = board.candidates(cell);
        if tried.contains(&digits) {
            continue;
        }
        tried.push(digits);
        Search::new(board, digits).run(sink)?;
    }
    ControlFlow::Continue(())
}

/// A search for the loops of two digits.
struct Search<'a> {
    board: &'a Board,
    digits: DigitSet,
    /// The cells with both digits.
    usable: Cells,
    /// The cells with nothing but these.
    bare: Cells,
    path: Vec<Cell>,
    /// The cells of every loop found so far.
    found: Vec<Cells>,
}

impl<'a> Search<'a> {
    fn new(board: &'a Board, digits: DigitSet) -> Search<'a> {
        let usable = digits.iter().map(|digit| *board.cells_with(digit));
        let usable = usable.fold(*board.empty_cells(), |both, cells| both & cells);
        let bare = usable.iter().filter(|&cell| board.candidates(cell) == digits).collect();
        Search { board, digits, usable, bare, path: Vec::new(), found: Vec::new() }
    }

    fn run(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let bare = self.bare;
        for first in bare.iter() {
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
        for cell in next.iter() {
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
        if self.path.len() < SHORTEST || self.found.contains(&cells) {
            return ControlFlow::Continue(());
        }
        self.found.push(cells);
        let spoiled = Spoiled::of_loop(self.board, &self.path, self.digits);
        spoiled.in_one_cell(sink)?;
        spoiled.of_one_digit(sink)?;
        spoiled.with_subset(sink)?;
        spoiled.with_strong_link(sink)
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
