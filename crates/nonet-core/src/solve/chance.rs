//! What the methods that leave solving to chance have in common.
//!
//! These methods do not search for digits that must be right. They fill the grid with digits that
//! are wrong, count the errors, and change the grid until there are none. The parts of that are
//! here; what to change, and what to keep, is the idea of each method.
//!
//! # Preparation
//!
//! What follows from singles is put in first: a cell with one possible digit, and a digit with one
//! place in a house. Chance is for the rest. A puzzle that singles solve takes no trial.
//!
//! # Fillings
//!
//! A [`Filling`] has each digit once in every box, so that only rows, columns and the possible
//! digits of a cell can be violated. Swapping two cells of a box keeps it so.
//!
//! ```text
//!   1 . . 4        1 2 3 4     Row 2 is right. Row 3 has no 1, which is one error; that it has
//!   . . . .   →    4 3 1 2     two 2s is the same error and not counted again. A cell that holds
//!   . . . .        2 4 2 3     a digit which its pencil marks do not have is one more.
//!   . . . .        3 1 4 1
//! ```
//!
//! The errors are the digits missing from rows and from columns, and the cells that hold a digit
//! they cannot have. How often each digit stands in each row and column is kept up to date, so that
//! the effect of a swap is known from eight of these numbers, on a grid of any size.
//!
//! # Random numbers
//!
//! All come from one stream of [`Random`], in the order in which they are needed: for each new
//! filling one number per free cell, and then what the method draws. Nothing else is random: no
//! clock, no address, no hash, and no function whose last bit depends on the platform.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::{Effort, Observer};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::house::House;
use crate::layout::Layout;
use crate::position::Position;
use crate::puzzle::Puzzle;

pub(super) use crate::random::Random;

/// How many trials there are between two reports of progress. The slowest kind of trial, a child of
/// two 36×36 grids, takes some ten microseconds.
const TRIALS_PER_REPORT: u64 = 128;

/// The trials of a search by chance. How much of it is done, nobody knows before the end.
pub(super) type Trials<'a> = super::trials::Trials<'a, TRIALS_PER_REPORT>;

/// A method's own part: from the problem to a filling without errors.
pub(super) type Idea = fn(&Problem, &mut Random, &mut Trials<'_>) -> ControlFlow<(), Filling>;

/// Searches for one solution with an idea.
pub(super) fn search(
    puzzle: &Puzzle,
    seed: u64,
    observer: &mut dyn Observer,
    idea: Idea,
) -> Effort {
    let problem = Problem::new(puzzle);
    let mut trials = Trials::new(observer);
    let mut random = Random::new(seed);
    let found = if problem.can_change() {
        idea(&problem, &mut random, &mut trials)
    } else {
        problem.nothing_to_change(&mut random, &mut trials)
    };
    let end = found.map_continue(|filling| {
        let solution = problem.grid(&filling).expect("a filling without errors keeps every rule");
        // There is nothing left to end: one solution is all these methods look for.
        let _ = trials.solution(&solution, 1.0);
    });
    trials.end(end)
}

/// The box of a cell.
fn box_of(layout: &Layout, cell: Cell) -> usize {
    layout.box_of(cell).expect("these methods take only layouts with boxes")
}

/// What is to be filled: a puzzle after its singles.
pub(super) struct Problem {
    layout: Arc<Layout>,
    /// The digits that each cell can have, one for a cell that is not free.
    possible: Vec<DigitSet>,
    /// The free cells of each box.
    free_in_box: Vec<Vec<Cell>>,
    /// All free cells, and those of them that can be given another digit.
    pub(super) free: Vec<Cell>,
    changeable: Vec<Cell>,
    fixed: Vec<Option<Digit>>,
}

impl Problem {
    fn new(puzzle: &Puzzle) -> Problem {
        let layout = puzzle.layout();
        let mut position = puzzle.start().clone();
        place_singles(&mut position);
        let is_free = |&cell: &Cell| position.value(cell).is_none();
        let free_in = |house| layout.cells_of(house).iter().copied().filter(is_free).collect();
        let free_in_box: Vec<Vec<Cell>> =
            (0..layout.size()).map(|index| free_in(House::block(index))).collect();
        let free: Vec<Cell> = free_in_box.iter().flatten().copied().collect();
        let has_choice = |&cell: &Cell| {
            position.possible(cell).len() > 1 && free_in_box[box_of(layout, cell)].len() > 1
        };
        Problem {
            possible: layout.cells().map(|cell| position.possible(cell)).collect(),
            changeable: free.iter().copied().filter(has_choice).collect(),
            fixed: layout.cells().map(|cell| position.value(cell)).collect(),
            layout: Arc::clone(layout),
            free_in_box,
            free,
        }
    }

    /// The number of boxes.
    pub(super) fn box_count(&self) -> usize {
        self.free_in_box.len()
    }

    /// The free cells of a box.
    pub(super) fn free_in_box(&self, index: usize) -> &[Cell] {
        &self.free_in_box[index]
    }

    fn can_change(&self) -> bool {
        !self.changeable.is_empty()
    }

    /// Whether the cell can have the digit in a solution.
    pub(super) fn allows(&self, cell: Cell, digit: Digit) -> bool {
        self.possible[cell.index()].contains(digit)
    }

    /// A new filling: the missing digits of each box in random order.
    pub(super) fn filling(&self, random: &mut Random) -> Filling {
        let nothing = Digit::from_index(0).expect("there is a first digit");
        let mut digits: Vec<Digit> =
            self.fixed.iter().map(|digit| digit.unwrap_or(nothing)).collect();
        for (index, free) in self.free_in_box.iter().enumerate() {
            let cells = self.layout.cells_of(House::block(index)).iter();
            let held: DigitSet = cells.filter_map(|cell| self.fixed[cell.index()]).collect();
            let mut missing: Vec<Digit> = self.layout.digits().without(held).iter().collect();
            for &cell in free {
                // A box lacks as many digits as it has free cells: singles never place one twice.
                digits[cell.index()] = missing.swap_remove(random.below(missing.len()));
            }
        }
        self.count(digits)
    }

    /// The filling with these digits.
    pub(super) fn count(&self, digits: Vec<Digit>) -> Filling {
        let size = self.layout.size();
        let mut counts = vec![0; 2 * size * size];
        let mut errors = 2 * size * size;
        for cell in self.layout.cells() {
            let digit = digits[cell.index()];
            for line in self.lines(cell) {
                let count = &mut counts[line + digit.index()];
                errors -= usize::from(*count == 0);
                *count += 1;
            }
            errors += usize::from(!self.allows(cell, digit));
        }
        Filling { digits, counts, errors }
    }

    /// Where the counts of the cell's row and of its column begin.
    fn lines(&self, cell: Cell) -> [usize; 2] {
        let size = self.layout.size();
        let (row, column) = (self.layout.row_of(cell), self.layout.column_of(cell));
        [row * size, (size + column) * size]
    }

    /// A random swap that gives a cell a digit it can have. Some row of such swaps leads to every
    /// solution: each cell in turn is given its digit.
    pub(super) fn random_swap(&self, filling: &Filling, random: &mut Random) -> Swap {
        let cell = self.changeable[random.below(self.changeable.len())];
        let mut others = self.possible[cell.index()];
        others.remove(filling.digit(cell));
        let wanted = others.iter().nth(random.below(others.len())).expect("it has a choice");
        let free = &self.free_in_box[box_of(&self.layout, cell)];
        let holder = free.iter().find(|&&other| filling.digit(other) == wanted);
        Swap(cell, *holder.expect("what a free cell can have is missing from the fixed ones"))
    }

    /// By how much a swap of two free cells of a box would raise the errors.
    pub(super) fn change(&self, filling: &Filling, swap: Swap) -> i32 {
        let Swap(one, other) = swap;
        let (a, b) = (filling.digit(one), filling.digit(other));
        let mut change = 0;
        for (here, there) in self.lines(one).into_iter().zip(self.lines(other)) {
            if here != there {
                let (here, there) = (&filling.counts[here..], &filling.counts[there..]);
                change += i32::from(here[a.index()] == 1) - i32::from(here[b.index()] == 0);
                change += i32::from(there[b.index()] == 1) - i32::from(there[a.index()] == 0);
            }
        }
        let wrong = |cell, digit| i32::from(!self.allows(cell, digit));
        change + wrong(one, b) + wrong(other, a) - wrong(one, a) - wrong(other, b)
    }

    /// Swaps two free cells of a box; `change` is what [`Problem::change`] says of that.
    pub(super) fn swap(&self, filling: &mut Filling, swap: Swap, change: i32) {
        let Swap(one, other) = swap;
        let (a, b) = (filling.digit(one), filling.digit(other));
        for (here, there) in self.lines(one).into_iter().zip(self.lines(other)) {
            filling.counts[here + a.index()] -= 1;
            filling.counts[here + b.index()] += 1;
            filling.counts[there + b.index()] -= 1;
            filling.counts[there + a.index()] += 1;
        }
        filling.digits.swap(one.index(), other.index());
        filling.errors = filling.errors.saturating_add_signed(change as isize);
    }

    /// Whether the cell has a part in an error.
    pub(super) fn is_in_error(&self, filling: &Filling, cell: Cell) -> bool {
        let digit = filling.digit(cell);
        let repeats = |line: usize| filling.counts[line + digit.index()] > 1;
        self.lines(cell).into_iter().any(repeats) || !self.allows(cell, digit)
    }

    /// The full grid of a puzzle that singles have solved. If they have come to a contradiction
    /// there is no solution; these methods are not made to say so, and wait until they are stopped.
    fn nothing_to_change(
        &self,
        random: &mut Random,
        trials: &mut Trials<'_>,
    ) -> ControlFlow<(), Filling> {
        let filling = self.filling(random);
        if filling.errors == 0 {
            return ControlFlow::Continue(filling);
        }
        loop {
            trials.count(|| 0.0)?;
        }
    }

    /// The filling as a grid, if it is a solution.
    fn grid(&self, filling: &Filling) -> Option<Grid> {
        let allowed = self.layout.cells().all(|cell| self.allows(cell, filling.digit(cell)));
        let grid = || Grid::try_new(Arc::clone(&self.layout), filling.digits.clone());
        if allowed { grid() } else { None }
    }
}

/// Puts in every digit that is the only one for its cell, or has only one place in a house, and
/// what follows from it. A contradiction is left as it is: some cell then has no possible digit.
fn place_singles(position: &mut Position) {
    let layout = Arc::clone(position.layout());
    loop {
        let mut placed = false;
        for cell in layout.cells() {
            if let Some(digit) = position.candidates(cell).only() {
                position.place(cell, digit);
                placed = true;
            }
        }
        for &house in layout.houses() {
            for digit in layout.digits() {
                let can = |&&cell: &&Cell| position.candidates(cell).contains(digit);
                let mut places = layout.cells_of(house).iter().filter(can);
                if let (Some(&cell), None) = (places.next(), places.next()) {
                    position.place(cell, digit);
                    placed = true;
                }
            }
        }
        if !placed {
            return;
        }
    }
}

/// A full grid in which boxes keep the rule, and rows and columns need not.
#[derive(Clone)]
pub(super) struct Filling {
    pub(super) digits: Vec<Digit>,
    /// How often each digit stands in each row, then in each column.
    counts: Vec<u8>,
    /// The digits missing from rows and columns, and the cells with a digit they cannot have.
    pub(super) errors: usize,
}

impl Filling {
    /// The digit in the cell.
    pub(super) fn digit(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }
}

/// Two free cells of a box whose digits change places.
#[derive(Clone, Copy)]
pub(super) struct Swap(pub(super) Cell, pub(super) Cell);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::box_shape::BoxShape;
    use crate::puzzle::Draft;

    fn empty(rows: usize, columns: usize) -> Problem {
        let shape = BoxShape::new(rows, columns).expect("a shape");
        let mut draft = Draft::empty(Layout::with_boxes(shape));
        let mut marks = vec![draft.layout.digits(); draft.layout.cell_count()];
        marks[1] = DigitSet::from_mask(0b11);
        draft.pencil_marks = Some(marks);
        Problem::new(&Puzzle::try_from(draft).expect("a puzzle"))
    }

    #[test]
    fn the_errors_kept_by_swaps_are_those_that_counting_gives() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 3), (1, 5), (5, 1), (6, 6)] {
            let problem = empty(rows, columns);
            let mut random = Random::new(7);
            let mut filling = problem.filling(&mut random);
            for _ in 0..300 {
                let swap = problem.random_swap(&filling, &mut random);
                let change = problem.change(&filling, swap);
                problem.swap(&mut filling, swap, change);
                let counted = problem.count(filling.digits.clone());
                assert_eq!(filling.errors, counted.errors, "{rows}x{columns}");
                assert_eq!(filling.counts, counted.counts, "{rows}x{columns}");
            }
        }
    }
}
