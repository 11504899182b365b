//! Exact cover: Sudoku as a choice of rows from a matrix, searched with dancing links.
//!
//! An *exact cover* problem is a matrix of crosses. Choose some of its rows so that every column
//! has a cross in exactly one of them. Sudoku is such a problem. A column is a demand: a cell
//! wants to be filled, or a house wants a digit. A row is a candidate, with a cross for each demand
//! that it meets: one for its cell, and one for its digit in each house of that cell. This is the
//! corner of a 4×4 grid: two cells and two digits, with all the demands that they could meet.
//!
//! ```text
//!                filled     row 1 has  column 1   column 2   box 1
//!               r1c1 r1c2    1    2    1    2     1    2     1    2
//!   1 in r1c1     x          x         x                     x
//!   2 in r1c1     x               x         x                     x
//!   1 in r1c2          x     x                    x          x
//!   2 in r1c2          x          x                    x          x
//! ```
//!
//! Knuth's Algorithm X solves any such matrix. If no column is left, the rows taken are a solution.
//! Otherwise choose the column with the fewest rows, and take them one after the other. Taking a
//! row meets all of its demands, so each of its columns is *covered*: the column leaves the matrix,
//! and with it every row that would meet the same demand again. In the picture, taking 1 in r1c1
//! covers four columns, and two rows go: 2 in r1c1 for the cell, 1 in r1c2 for row 1 and the box.
//! One row is left for r1c2. Fewest rows first is all the cleverness there is, and it is enough to
//! find a naked single (a cell with one row), a hidden single (a digit with one row in a house) and
//! a contradiction (a column without rows) in one and the same way.
//!
//! Going back has to *uncover* the columns. Dancing links make that as cheap as the way there. The
//! crosses are chained to their neighbours, left and right, up and down. A cross that is taken out
//! of its chain keeps its own two links, and so it knows where it belongs:
//!
//! ```text
//!   a ⇄ x ⇄ b       a ⇄ ⇄ ⇄ b        a ⇄ x ⇄ b
//!                   a ← x → b
//!   before          x is out, and    x is back, by
//!                   knows a and b    its own links
//! ```
//!
//! This works as long as whatever went out last comes back first. Nothing is copied, and nothing
//! needs to be remembered but the rows taken.
//!
//! D. Knuth, "Dancing links", in *Millennial Perspectives in Computer Science*, 2000. The way of
//! taking out and putting back is by H. Hitotumatu and K. Noshita, 1979, as Knuth tells there.

mod matrix;

use std::ops::ControlFlow;
use std::sync::Arc;

use super::trials::{Trials, explored};
use super::{Effort, Method, Observer};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;
use matrix::{Demand, Link, Matrix};

/// How many trials there are between two reports of progress. On the largest grids a trial takes
/// some ten microseconds.
const TRIALS_PER_REPORT: u64 = 2048;

pub(super) static EXACT_COVER: Method = Method {
    id: "exact-cover",
    name: "Exact cover",
    page: include_str!("exact_cover.md"),
    takes: Layout::has_houses_only,
    can_be_watched: false,
    is_exhaustive: true,
    search,
};

fn search(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    let mut algorithm = AlgorithmX::new(puzzle, observer);
    let end = algorithm.run();
    algorithm.trials.end(end)
}

/// Knuth's Algorithm X at work on the matrix of a puzzle.
struct AlgorithmX<'a> {
    trials: Trials<'a, TRIALS_PER_REPORT>,
    matrix: Matrix,
    /// What each row of the matrix stands for.
    candidates: Vec<(Cell, Digit)>,
    /// The columns chosen so far, the first one first.
    choices: Vec<Choice>,
    /// Where solutions are written before they are reported. It has the filled cells already.
    solution: Grid,
}

/// A column whose rows are tried one after the other.
struct Choice {
    column: Link,
    /// How many rows it had when it was chosen.
    rows: usize,
    /// How many of them have not been tried yet.
    left: usize,
    /// The cross of the row that is being followed; before the first, the head of the column.
    cross: Link,
}

impl<'a> AlgorithmX<'a> {
    fn new(puzzle: &Puzzle, observer: &'a mut dyn Observer) -> AlgorithmX<'a> {
        let (layout, start) = (puzzle.layout(), puzzle.start());
        let mut demands = vec![Demand::Once; layout.cell_count()];
        // For each cell, the columns of the first digit in its houses; the others follow there.
        let mut first_columns = vec![Vec::new(); layout.cell_count()];
        for &house in layout.houses() {
            let cells = layout.cells_of(house);
            // A house with fewer cells than digits need not have all of them, only none twice.
            let held = layout.digits_of(house);
            let demand =
                |digit| if held.contains(digit) { Demand::Once } else { Demand::AtMostOnce };
            for cell in cells {
                first_columns[cell.index()].push(demands.len());
            }
            demands.extend(layout.digits().iter().map(demand));
        }

        let mut matrix = Matrix::new(&demands);
        let mut candidates = Vec::new();
        let mut solution = Grid::buffer(Arc::clone(layout));
        let mut filled = Vec::new();
        for cell in layout.cells() {
            for digit in start.possible(cell) {
                let houses = first_columns[cell.index()].iter().map(|first| first + digit.index());
                let cross = matrix.add_row([cell.index()].into_iter().chain(houses));
                candidates.push((cell, digit));
                if start.value(cell).is_some() {
                    solution.digits_mut()[cell.index()] = digit;
                    filled.push(cross);
                }
            }
        }
        // The rows of filled cells are taken for good, and so they are no trials.
        for cross in filled {
            matrix.cover(matrix.column_of(cross));
            matrix.take_row(cross);
        }
        AlgorithmX {
            trials: Trials::new(observer),
            matrix,
            candidates,
            choices: Vec::new(),
            solution,
        }
    }

    fn run(&mut self) -> ControlFlow<()> {
        self.choose()?;
        while let Some(choice) = self.choices.last_mut() {
            if choice.cross != choice.column {
                self.matrix.give_row_back(choice.cross);
            }
            choice.cross = self.matrix.below(choice.cross);
            if choice.cross == choice.column {
                self.matrix.uncover(choice.column);
                self.choices.pop();
            } else {
                choice.left -= 1;
                self.matrix.take_row(choice.cross);
                self.trials.count(|| explored_by(&self.choices))?;
                self.choose()?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the column to go on with, or reports a solution if there is none. A column without
    /// rows is not chosen: nothing can be tried there, and the search goes back.
    fn choose(&mut self) -> ControlFlow<()> {
        let Some(column) = self.matrix.column_with_fewest_rows() else {
            return self.report_solution();
        };
        let rows = self.matrix.rows_in(column);
        if rows > 0 {
            self.matrix.cover(column);
            self.choices.push(Choice { column, rows, left: rows, cross: column });
        }
        ControlFlow::Continue(())
    }

    fn report_solution(&mut self) -> ControlFlow<()> {
        for choice in &self.choices {
            let (cell, digit) = self.candidates[self.matrix.row_of(choice.cross)];
            self.solution.digits_mut()[cell.index()] = digit;
        }
        self.trials.solution(&self.solution, explored_by(&self.choices))
    }
}

/// The share of the search that is done when these columns are chosen.
fn explored_by(choices: &[Choice]) -> f64 {
    explored(choices.iter().map(|choice| (choice.rows, choice.left)))
}
