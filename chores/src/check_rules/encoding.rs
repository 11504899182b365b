//! A puzzle with rules as clauses for a SAT solver, which then answers what the product answers.
//!
//! Of a layout it takes the size, the shape of the boxes and the list of clues. What the product makes of
//! them, its houses, pairs and filters, is what is to be checked, and not looked at.

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, lbool};
use nonet_core::{Digit, DigitSet, Draft};

mod rules;

/// So many clauses may be learned about one puzzle.
const MOST_LEARNED: u64 = 200_000;

/// Counts what a solver learns, and stops it when that is too much.
#[derive(Default)]
struct Patience {
    learned: u64,
}

impl Callbacks for Patience {
    fn on_new_clause(&mut self, _clause: &[Lit], kind: ClauseKind) {
        self.learned += u64::from(kind == ClauseKind::Learnt);
    }

    fn stop(&self) -> bool {
        self.learned > MOST_LEARNED
    }
}

/// The solver cannot tell in a short time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooHard;

/// The clauses of a puzzle, and a solver that has them.
///
/// ```text
/// holds[cell · size + number − 1]   the cell holds the number; all cells have exactly one
/// ```
///
/// Every other variable is determined by these, so that a solution is one choice of them.
pub(crate) struct Encoding {
    solver: Solver<Patience>,
    size: usize,
    holds: Vec<Lit>,
}

impl Encoding {
    /// The rules of the draft's layout, its digits, and its pencil marks.
    pub(crate) fn of(draft: &Draft) -> Encoding {
        let size = draft.layout.size();
        let mut encoding = Encoding { solver: Solver::default(), size, holds: Vec::new() };
        encoding.holds = (0..size.pow(3)).map(|_| encoding.new_literal()).collect();
        let boxes = draft.layout.box_shape().map(|shape| (shape.rows(), shape.columns()));
        encoding.add_sudoku(boxes);
        for clue in draft.layout.clues() {
            encoding.add_clue(clue, boxes);
        }
        for (cell, entry) in draft.entries.iter().enumerate() {
            if let Some(digit) = entry.digit() {
                encoding.add(&[encoding.holds(cell, digit.number())]);
            }
        }
        for (cell, marks) in draft.pencil_marks.iter().flatten().enumerate() {
            for number in (1..=size).filter(|&number| !has(*marks, number)) {
                encoding.add(&[!encoding.holds(cell, number)]);
            }
        }
        encoding
    }

    /// The literal that a cell holds a number.
    fn holds(&self, cell: usize, number: usize) -> Lit {
        self.holds[cell * self.size + number - 1]
    }

    fn new_literal(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Adds a clause: one of these is true.
    fn add(&mut self, clause: &[Lit]) {
        // Clauses that contradict each other show as soon as something is asked.
        self.solver.add_clause_reuse(&mut clause.to_vec());
    }

    /// A solution with these literals, if there is one: the number of each cell.
    fn solve(&mut self, wanted: &[Lit]) -> Result<Option<Vec<usize>>, TooHard> {
        let answer = self.solver.solve_limited(wanted);
        if answer == lbool::FALSE {
            return Ok(None);
        }
        if answer != lbool::TRUE {
            return Err(TooHard);
        }
        let is_true = |cell: usize, number: usize| {
            self.solver.value_lit(self.holds(cell, number)) == lbool::TRUE
        };
        let number = |cell: usize| (1..=self.size).find(|&number| is_true(cell, number));
        Ok(Some((0..self.size.pow(2)).filter_map(number).collect()))
    }

    /// The digits that each cell has in some solution.
    pub(crate) fn candidates(&mut self) -> Result<Vec<DigitSet>, TooHard> {
        let mut found = vec![DigitSet::EMPTY; self.size.pow(2)];
        for cell in 0..found.len() {
            for number in 1..=self.size {
                if has(found[cell], number) {
                    continue;
                }
                let solution = self.solve(&[self.holds(cell, number)])?.unwrap_or_default();
                for (found, number) in found.iter_mut().zip(solution) {
                    *found |= Digit::from_number(number).map_or(DigitSet::EMPTY, DigitSet::single);
                }
            }
        }
        Ok(found)
    }

    /// Solutions, no more than so many, in the order of a dictionary. Each is ruled out when it is found, so
    /// that the clauses are of no use afterwards.
    pub(crate) fn into_solutions(mut self, limit: usize) -> Result<Vec<Vec<usize>>, TooHard> {
        let mut found = Vec::new();
        while found.len() < limit {
            let Some(solution) = self.solve(&[])? else { break };
            let cells = solution.iter().enumerate();
            let other: Vec<Lit> = cells.map(|(cell, &number)| !self.holds(cell, number)).collect();
            self.add(&other);
            found.push(solution);
        }
        found.sort_unstable();
        Ok(found)
    }

    /// Whether a full grid is a solution.
    pub(crate) fn allows(&mut self, numbers: &[usize]) -> bool {
        let cells = numbers.iter().enumerate();
        let wanted: Vec<Lit> = cells.map(|(cell, &number)| self.holds(cell, number)).collect();
        self.solve(&wanted).is_ok_and(|solution| solution.is_some())
    }
}

fn has(digits: DigitSet, number: usize) -> bool {
    Digit::from_number(number).is_some_and(|digit| digits.contains(digit))
}

#[cfg(test)]
mod tests {
    use nonet_core::Layout;
    use nonet_core::rule::{Clue, Rule};
    use nonet_testing::shape;

    use super::*;

    fn count(clues: Vec<Clue>) -> usize {
        let layout = Layout::new(4, Some(shape(2, 2)), clues).expect("a layout");
        Encoding::of(&Draft::empty(layout)).into_solutions(1000).expect("few solutions").len()
    }

    #[test]
    fn small_grids_are_as_many_as_are_known() {
        let whole = |id: &str| vec![Clue::whole(Rule::by_id(id).expect("a rule"))];
        let both = [whole("diagonal-falling"), whole("diagonal-rising")].concat();
        assert_eq!((count(Vec::new()), count(both)), (288, 48));
        assert_eq!(count(whole("disjoint-groups")), 168);
    }

    #[test]
    fn from_each_end_of_a_row_one_to_four_buildings_are_seen() {
        let rule = Rule::by_id("buildings").expect("a rule");
        let layout = Layout::with_boxes(shape(2, 2));
        let row: Vec<_> = layout.cells().take(4).collect();
        let of = |cells: &[_], number| {
            let clue = Clue { number: Some(number), ..Clue::about(rule, cells.to_vec()) };
            count(vec![clue])
        };
        // Of the 24 orders of a row, 6, 11, 6 and 1 show so many; each begins 12 grids.
        let reversed: Vec<_> = row.iter().rev().copied().collect();
        for cells in [row, reversed] {
            assert_eq!([1, 2, 3, 4].map(|number| of(&cells, number)), [72, 132, 72, 12]);
        }
    }

    #[test]
    fn candidates_are_those_of_all_solutions() {
        let draft = nonet_testing::draft("1...............");
        let solutions = Encoding::of(&draft).into_solutions(1000).expect("few solutions");
        let of_cell = |cell: usize| -> DigitSet {
            solutions.iter().filter_map(|grid| Digit::from_number(grid[cell])).collect()
        };
        let mut encoding = Encoding::of(&draft);
        assert_eq!(encoding.candidates(), Ok((0..16).map(of_cell).collect::<Vec<_>>()));
        assert_eq!(solutions.len(), 72);
        assert!(encoding.allows(&solutions[5]));
        assert!(!encoding.allows(&[1; 16]));
    }
}
