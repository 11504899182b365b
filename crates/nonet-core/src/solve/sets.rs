//! The set algorithm: what row, column and box still need, and a trial when that says nothing.
//!
//! For row i, column j and box kl, let R<sub>i</sub>, C<sub>j</sub> and B<sub>kl</sub> be the
//! digits that are missing from it. An empty cell can only take a digit that all three of its sets
//! have: P = R ∩ C ∩ B. At each empty cell there are three cases.
//!
//! - i: P is empty. There is no solution from here.
//! - ii: P has one digit. Put it in, and take it out of R, C and B.
//! - iii: P has several digits. Leave the cell for later.
//!
//! Sweep over the empty cells, row by row, and start over, because each digit put in makes other
//! sets smaller, until one of three events.
//!
//! - e1: case i came up, a contradiction.
//! - e2: no cell is empty, a solution.
//! - e3: a whole sweep met nothing but case iii. The algorithm is stuck.
//!
//! When it is stuck, it takes the first empty cell and tries the digits of its P one after the
//! other: each is put in as if it were known, the sweeps go on, and whatever comes of it is undone
//! before the next. Every digit tried counts as one trial, the last one too. Digits put in by case
//! ii are no trials. From the empty 4×4 grid this finds all 288 grids with 568 trials.
//!
//! ```text
//!   1 . . .     At the cell ?:   R = {3 4}        the row has 1 and 2
//!   2 ? . 1                      C = {1 2 3 4}    the column is empty
//!   . . . .                      B = {3 4}        the box has 1 and 2
//!   4 . . .                      P = {3 4}        case iii
//! ```
//!
//! Few trials do not mean little work: each costs several sweeps, and the first empty cell is not
//! the best to try, only the easiest to name. It is a method to watch and to teach. Pencil marks,
//! where a puzzle has them, are one more set: P = R ∩ C ∩ B ∩ the marks of the cell.
//!
//! The model is that of K. Yordzhev, *How does the computer solve Sudoku – a mathematical model of
//! the algorithm*. Its trials are "random trials"; here the order of cells and digits is fixed, so
//! that the same puzzle always takes the same number of them.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::trials::{Trials, explored};
use super::{Case, Effort, End, Method, Moment, Observer};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet, Digits};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// How many trials there are between two reports of progress. A trial is several sweeps here, and
/// on the largest grids these take a tenth of a millisecond.
const TRIALS_PER_REPORT: u64 = 256;

pub(super) static SETS: Method = Method {
    id: "sets",
    name: "Set algorithm",
    page: include_str!("sets.md"),
    takes: Layout::is_plain,
    can_be_watched: true,
    is_exhaustive: true,
    search,
};

fn search(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    let mut sweeper = Sweeper::new(puzzle, observer);
    let end = sweeper.run();
    sweeper.trials.end(end)
}

/// The search: it sweeps, and tries where it is stuck.
struct Sweeper<'a> {
    trials: Trials<'a, TRIALS_PER_REPORT>,
    sets: Sets,
    /// The cells that are being tried, the first one first.
    stack: Vec<Trial>,
    /// Where solutions are written before they are reported.
    solution: Grid,
}

/// A cell at which the algorithm was stuck.
struct Trial {
    cell: Cell,
    /// How many digits were possible.
    choices: usize,
    /// Those of them that have not been tried yet.
    left: Digits,
    /// How many digits had been put in before the cell was tried.
    filled_before: usize,
}

impl<'a> Sweeper<'a> {
    fn new(puzzle: &Puzzle, observer: &'a mut dyn Observer) -> Sweeper<'a> {
        Sweeper {
            trials: Trials::new(observer),
            sets: Sets::new(puzzle),
            stack: Vec::new(),
            solution: Grid::buffer(Arc::clone(puzzle.layout())),
        }
    }

    fn run(&mut self) -> ControlFlow<()> {
        self.sweep_to_the_end()?;
        while let Some(trial) = self.stack.last_mut() {
            let (cell, filled_before) = (trial.cell, trial.filled_before);
            let next = trial.left.next();
            self.take_back(cell, filled_before)?;
            if let Some(digit) = next {
                self.try_digit(cell, digit)?;
                self.sweep_to_the_end()?;
            } else {
                self.stack.pop();
            }
        }
        ControlFlow::Continue(())
    }

    /// Sweeps until one of the three events, and does what follows from it.
    fn sweep_to_the_end(&mut self) -> ControlFlow<()> {
        let end = loop {
            match self.sweep()? {
                Case::None => break End::Contradiction,
                _ if self.sets.first_empty().is_none() => break End::Solved,
                Case::One => {}
                Case::Several => break End::Stuck,
            }
        };
        self.trials.show(|| Moment::End(end))?;
        match end {
            End::Contradiction => ControlFlow::Continue(()),
            End::Solved => self.report_solution(),
            End::Stuck => {
                self.prepare_trial();
                ControlFlow::Continue(())
            }
        }
    }

    /// Looks at every empty cell, row by row, and tells the first case, in the order i, ii, iii,
    /// that it met at any of them. Case i ends the sweep at once.
    fn sweep(&mut self) -> ControlFlow<(), Case> {
        let mut met = Case::Several;
        for cell in self.sets.layout.cells() {
            if self.sets.value(cell).is_some() {
                continue;
            }
            self.trials.show(|| self.sets.look(cell))?;
            let possible = self.sets.possible(cell);
            if possible.is_empty() {
                return ControlFlow::Continue(Case::None);
            }
            if let Some(digit) = possible.only() {
                self.sets.put(cell, digit);
                met = Case::One;
            }
        }
        ControlFlow::Continue(met)
    }

    /// Chooses the cell to try; [`Sweeper::run`] then goes through its digits.
    fn prepare_trial(&mut self) {
        let cell = self.sets.first_empty().expect("a cell is empty when the algorithm is stuck");
        let possible = self.sets.possible(cell);
        self.stack.push(Trial {
            cell,
            choices: possible.len(),
            left: possible.iter(),
            filled_before: self.sets.filled.len(),
        });
    }

    fn try_digit(&mut self, cell: Cell, digit: Digit) -> ControlFlow<()> {
        self.sets.put(cell, digit);
        self.trials.try_digit(cell, digit, || explored_in(&self.stack))
    }

    /// Undoes the last digit tried in `cell` and all that followed from it, if there was one.
    fn take_back(&mut self, cell: Cell, filled_before: usize) -> ControlFlow<()> {
        let tried = self.sets.value(cell);
        self.sets.undo_to(filled_before);
        self.trials.take_back(cell, tried)
    }

    fn report_solution(&mut self) -> ControlFlow<()> {
        for (digit, value) in self.solution.digits_mut().iter_mut().zip(&self.sets.values) {
            *digit = value.expect("no cell is empty in a solution");
        }
        self.trials.solution(&self.solution, explored_in(&self.stack))
    }
}

/// The share of the search that is done when these cells are being tried.
fn explored_in(stack: &[Trial]) -> f64 {
    explored(stack.iter().map(|trial| (trial.choices, trial.left.len())))
}

/// The box of a cell.
fn box_of(layout: &Layout, cell: Cell) -> usize {
    layout.box_of(cell).expect("the method takes only layouts with boxes")
}

/// The grid and its sets.
struct Sets {
    layout: Arc<Layout>,
    values: Vec<Option<Digit>>,
    /// The digits that each cell could have at the start: what matters are its pencil marks, since
    /// the sets know all the rest.
    marks: Vec<DigitSet>,
    /// R: the digits missing from each row.
    rows: Vec<DigitSet>,
    /// C: the digits missing from each column.
    columns: Vec<DigitSet>,
    /// B: the digits missing from each box.
    blocks: Vec<DigitSet>,
    /// The digits put in since the start, in order, so that they can be taken out again.
    filled: Vec<(Cell, Digit)>,
}

impl Sets {
    fn new(puzzle: &Puzzle) -> Sets {
        let (layout, start) = (puzzle.layout(), puzzle.start());
        let everything = vec![layout.digits(); layout.size()];
        let mut sets = Sets {
            values: vec![None; layout.cell_count()],
            marks: layout.cells().map(|cell| start.possible(cell)).collect(),
            rows: everything.clone(),
            columns: everything.clone(),
            blocks: everything,
            filled: Vec::new(),
            layout: Arc::clone(layout),
        };
        for cell in layout.cells() {
            if let Some(digit) = start.value(cell) {
                sets.put(cell, digit);
            }
        }
        sets.filled.clear();
        sets
    }

    fn value(&self, cell: Cell) -> Option<Digit> {
        self.values[cell.index()]
    }

    fn first_empty(&self) -> Option<Cell> {
        self.layout.cells().find(|&cell| self.value(cell).is_none())
    }

    /// R, C and B of the cell.
    fn sets(&self, cell: Cell) -> [DigitSet; 3] {
        let layout = &self.layout;
        [
            self.rows[layout.row_of(cell)],
            self.columns[layout.column_of(cell)],
            self.blocks[box_of(layout, cell)],
        ]
    }

    /// P of the cell.
    fn possible(&self, cell: Cell) -> DigitSet {
        let [row, column, block] = self.sets(cell);
        row & column & block & self.marks[cell.index()]
    }

    /// What there is to see at the cell.
    fn look(&self, cell: Cell) -> Moment {
        let [row, column, block] = self.sets(cell);
        let possible = self.possible(cell);
        let case = match possible.len() {
            0 => Case::None,
            1 => Case::One,
            _ => Case::Several,
        };
        Moment::Look { cell, row, column, block, possible, case }
    }

    /// Puts the digit in, and takes it out of R, C and B.
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.values[cell.index()] = Some(digit);
        self.rows[self.layout.row_of(cell)].remove(digit);
        self.columns[self.layout.column_of(cell)].remove(digit);
        self.blocks[box_of(&self.layout, cell)].remove(digit);
        self.filled.push((cell, digit));
    }

    /// Takes out the digits put in last, until `count` of them are left.
    fn undo_to(&mut self, count: usize) {
        for (cell, digit) in self.filled.drain(count..) {
            self.values[cell.index()] = None;
            self.rows[self.layout.row_of(cell)].insert(digit);
            self.columns[self.layout.column_of(cell)].insert(digit);
            self.blocks[box_of(&self.layout, cell)].insert(digit);
        }
    }
}
