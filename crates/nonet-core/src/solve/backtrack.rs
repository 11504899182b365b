//! Backtracking: cell by cell, digit by digit, and back when no digit is left.
//!
//! The oldest way for a computer to solve a Sudoku, and the shortest to tell. Walk through the
//! empty cells in reading order. In each, put in the smallest digit that the rules allow, and go
//! on to the next cell. If they allow none, an earlier digit was wrong: go back to the cell before
//! and replace its digit by the next that is allowed there. Behind the last cell stands a solution;
//! going back from it finds the others. When even the first cell has no digit left, all solutions
//! have been found, in the order of a dictionary.
//!
//! ```text
//!   1 2 3 4        1 2 3 4        1 2 3 4        1 2 3 4
//!   3 4 ? .        3 4 1 ?        3 4 2 .        3 4 2 1
//!   . . . 2   →    . . . 2   →    . . . 2   →    ? . . 2
//!   . . 4 .        . . 4 .        . . 4 .        . . 4 .
//!   1 is allowed   nothing is     1 out, 2 in    on to row 3
//! ```
//!
//! It always ends, and it takes no memory but the digits it has put in. Time is another matter. A
//! wrong digit is noticed only once some later cell has no digit left, and until then every way to
//! fill the cells between the two is gone through. A newspaper puzzle takes a few thousand trials.
//! The puzzle that Wikipedia shows as made against this method has an empty first row, and its
//! solution begins 987654321: all that comes before it in the dictionary is refuted first, and the
//! solution is found at trial 69,175,316. Upside down, the same puzzle takes 1,486,304. On an empty
//! 25×25 grid there may be no end to wait for, even for one solution. Better methods do not put
//! digits in faster: they choose the cell.
//!
//! This is the first of the methods in K. Ivanova, *Sudoku solver* (Tallinn 2021).

use std::ops::ControlFlow;
use std::sync::Arc;

use super::trials::{Trials, explored};
use super::{Effort, Method, Observer};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet, Digits};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// How many trials there are between two reports of progress: less than a millisecond's work.
const TRIALS_PER_REPORT: u64 = 4096;

pub(super) static BACKTRACK: Method = Method {
    id: "backtrack",
    name: "Backtracking",
    page: include_str!("backtrack.md"),
    takes: |layout| layout.constraints().next().is_none(),
    can_be_watched: true,
    is_exhaustive: true,
    search,
};

fn search(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    let mut walker = Walker::new(puzzle, observer);
    let end = walker.run();
    walker.trials.end(end)
}

/// The search: it walks from cell to cell and back.
struct Walker<'a> {
    layout: Arc<Layout>,
    trials: Trials<'a, TRIALS_PER_REPORT>,
    /// What each cell of the grid holds.
    values: Vec<Option<Digit>>,
    /// The cells to fill, in reading order, each with the digits that the puzzle leaves it.
    to_fill: Vec<(Cell, DigitSet)>,
    /// The walk so far: its n-th step stands in the n-th cell to fill.
    walk: Vec<Step>,
    /// Where solutions are written before they are reported.
    solution: Grid,
}

/// The search's visit to one cell.
struct Step {
    cell: Cell,
    /// How many digits were allowed when the search came here.
    choices: usize,
    /// Those of them that have not been put in yet.
    left: Digits,
}

impl<'a> Walker<'a> {
    fn new(puzzle: &Puzzle, observer: &'a mut dyn Observer) -> Walker<'a> {
        let (layout, start) = (puzzle.layout(), puzzle.start());
        let values: Vec<_> = layout.cells().map(|cell| start.value(cell)).collect();
        let empty = layout.cells().filter(|cell| values[cell.index()].is_none());
        Walker {
            trials: Trials::new(observer),
            to_fill: empty.map(|cell| (cell, start.candidates(cell))).collect(),
            values,
            walk: Vec::new(),
            solution: Grid::buffer(Arc::clone(layout)),
            layout: Arc::clone(layout),
        }
    }

    fn run(&mut self) -> ControlFlow<()> {
        self.go_on()?;
        while let Some(step) = self.walk.last_mut() {
            let cell = step.cell;
            let next = step.left.next();
            self.take_back(cell)?;
            if let Some(digit) = next {
                self.put(cell, digit)?;
                self.go_on()?;
            } else {
                self.walk.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Steps into the next cell, or reports a solution if there is none.
    fn go_on(&mut self) -> ControlFlow<()> {
        let Some(&(cell, candidates)) = self.to_fill.get(self.walk.len()) else {
            return self.report_solution();
        };
        let peers = self.layout.peers(cell).iter();
        let seen: DigitSet = peers.filter_map(|peer| self.values[peer.index()]).collect();
        let allowed = candidates.without(seen);
        let is_allowed = |&digit: &Digit| {
            let mut ruled_out = self.layout.ruled_out_by(cell, digit);
            !ruled_out.any(|(other, digits)| {
                self.values[other.index()].is_some_and(|digit| digits.contains(digit))
            })
        };
        let allowed: DigitSet = allowed.iter().filter(is_allowed).collect();
        self.walk.push(Step { cell, choices: allowed.len(), left: allowed.iter() });
        ControlFlow::Continue(())
    }

    fn put(&mut self, cell: Cell, digit: Digit) -> ControlFlow<()> {
        self.values[cell.index()] = Some(digit);
        self.trials.try_digit(cell, digit, || explored_on(&self.walk))
    }

    /// Empties the cell, if it holds a digit: the first time it does not.
    fn take_back(&mut self, cell: Cell) -> ControlFlow<()> {
        self.trials.take_back(cell, self.values[cell.index()].take())
    }

    fn report_solution(&mut self) -> ControlFlow<()> {
        for (digit, value) in self.solution.digits_mut().iter_mut().zip(&self.values) {
            *digit = value.expect("every cell is filled behind the last");
        }
        self.trials.solution(&self.solution, explored_on(&self.walk))
    }
}

/// The share of the search that a walk has behind it.
fn explored_on(walk: &[Step]) -> f64 {
    explored(walk.iter().map(|step| (step.choices, step.left.len())))
}
