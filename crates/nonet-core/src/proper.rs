//! Proper puzzles: questions that were found to have exactly one solution.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::grid::Grid;
use crate::position::Position;
use crate::puzzle::{Draft, Puzzle};
use crate::solve::{Effort, Method, Observer};

/// The [question](Draft::question) of a draft that has exactly one solution, and that solution.
///
/// Nothing but a search that finds one solution and no second one makes it, so that whoever holds one
/// can rely on it. The positions that come from it carry it along.
///
/// ```
/// use nonet_core::{Proper, read};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let proper = Proper::of(&read(text).unwrap()).unwrap();
/// assert_eq!(proper.start().proper(), Some(&proper));
/// assert!(Proper::of(&read(&".".repeat(81)).unwrap()).is_err());
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Proper(Arc<Proof>);

#[derive(PartialEq, Eq, Debug)]
struct Proof {
    puzzle: Puzzle,
    solution: Grid,
    open: Arc<[DigitSet]>,
}

impl Clone for Proper {
    fn clone(&self) -> Proper {
        Proper(Arc::clone(&self.0))
    }
}

impl Proper {
    /// The question of a draft with the proof that it has exactly one solution.
    ///
    /// # Errors
    /// If it has none, or several.
    pub fn of(draft: &Draft) -> Result<Proper, ProperError> {
        Proper::search(draft, &mut |_| ControlFlow::Continue(()))
    }

    /// The same for who has to wait for it: `progress` hears of the search and can end it.
    ///
    /// # Errors
    /// If it has none, or several, or if nobody wanted to wait.
    pub fn search(
        draft: &Draft,
        progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Result<Proper, ProperError> {
        let puzzle = Puzzle::try_from(draft.question()).map_err(|_| ProperError::NoSolution)?;
        let mut witness = Witness { first: None, has_second: false, is_stopped: false, progress };
        // It is one that looks everywhere, and draws no random numbers.
        (Method::for_layout(puzzle.layout()).search)(&puzzle, 0, &mut witness);
        match witness {
            Witness { has_second: true, .. } => Err(ProperError::SeveralSolutions),
            Witness { is_stopped: true, .. } => Err(ProperError::Stopped),
            Witness { first: None, .. } => Err(ProperError::NoSolution),
            Witness { first: Some(solution), .. } => {
                let start = puzzle.start();
                let open = puzzle.layout().cells().map(|cell| start.candidates(cell)).collect();
                Ok(Proper(Arc::new(Proof { puzzle, solution, open })))
            }
        }
    }

    /// The question: what is given, and pencil marks if they belong to it.
    pub fn puzzle(&self) -> &Puzzle {
        &self.0.puzzle
    }

    /// Its solution.
    pub fn solution(&self) -> &Grid {
        &self.0.solution
    }

    /// Cell by cell the digits that the question leaves open before anything is concluded: neither a
    /// given nor a pencil mark rules them out. A given cell has none.
    pub fn open(&self) -> &Arc<[DigitSet]> {
        &self.0.open
    }

    /// The digits that the question leaves open in `cell`.
    pub fn open_in(&self, cell: Cell) -> DigitSet {
        self.0.open[cell.index()]
    }

    /// The position that solving starts from.
    pub fn start(&self) -> Position {
        self.puzzle().start().clone().coming_from(self)
    }

    /// The position that a draft shows, if it is one on the way to the solution. What it holds beyond
    /// the question, digits or pencil marks, is then what a player has found out.
    pub fn position(&self, draft: &Draft) -> Option<Position> {
        let position = Position::of(draft);
        let is_ours = position.layout() == self.solution().layout();
        let leads_on = |cell| position.possible(cell).contains(self.solution().digit(cell));
        let is_on_the_way = is_ours && position.layout().cells().all(leads_on);
        is_on_the_way.then(|| position.coming_from(self))
    }
}

/// Why a question is not known to have exactly one solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProperError {
    /// It has none.
    NoSolution,
    /// It has at least two.
    SeveralSolutions,
    /// The search was ended before it knew.
    Stopped,
}

impl fmt::Display for ProperError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProperError::NoSolution => "the puzzle has no solution",
            ProperError::SeveralSolutions => "the puzzle has several solutions",
            ProperError::Stopped => "the search for a second solution was stopped",
        })
    }
}

impl std::error::Error for ProperError {}

/// Waits for a second solution.
struct Witness<'a> {
    first: Option<Grid>,
    has_second: bool,
    is_stopped: bool,
    progress: &'a mut dyn FnMut(&Effort) -> ControlFlow<()>,
}

impl Observer for Witness<'_> {
    fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        if self.first.is_some() {
            self.has_second = true;
            return ControlFlow::Break(());
        }
        self.first = Some(solution.clone());
        ControlFlow::Continue(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        let flow = (self.progress)(effort);
        self.is_stopped |= flow.is_break();
        flow
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digit::Digit;
    use crate::puzzle::Entry;
    use crate::{Layout, read};

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn draft() -> Draft {
        read(LINE).expect("a line")
    }

    /// The same with every digit placed by somebody.
    fn all_placed() -> Draft {
        let mut draft = draft();
        for entry in &mut draft.entries {
            *entry = entry.digit().map_or(Entry::Empty, Entry::Placed);
        }
        draft
    }

    #[test]
    fn what_a_player_has_placed_proves_nothing_about_the_question() {
        let mut draft = draft();
        let (first, solution) =
            (0, Proper::of(&draft).expect("a proper puzzle").solution().clone());
        for (index, &digit) in solution.digits().iter().enumerate().skip(first + 1) {
            draft.entries[index] = Entry::Placed(digit);
        }
        assert_eq!(draft.given_count(), 1);
        assert_eq!(Proper::of(&draft), Err(ProperError::SeveralSolutions), "one given is too few");
    }

    #[test]
    fn placed_digits_are_given_where_nothing_else_is() {
        let proper = Proper::of(&all_placed()).expect("it has one solution");
        assert_eq!(proper, Proper::of(&draft()).expect("it has one solution"));
        let (filled, empty) = (Cell::from_index(0).unwrap(), Cell::from_index(2).unwrap());
        assert!(proper.open_in(filled).is_empty());
        assert_eq!(proper.open_in(empty).len(), 3, "1, 2 and 4");
        // Who has placed a digit still sees it as placed.
        let position = proper.position(&all_placed()).expect("it is the start");
        assert!(!position.is_given(filled) && position.proper() == Some(&proper));
    }

    #[test]
    fn pencil_marks_belong_to_the_question() {
        let mut draft = Draft::empty(Layout::classic());
        let solution = Proper::of(&self::draft()).expect("a proper puzzle").solution().clone();
        let mut marks: Vec<_> =
            solution.digits().iter().map(|&digit| DigitSet::single(digit)).collect();
        marks[40].insert(Digit::from_number(1).unwrap());
        draft.pencil_marks = Some(marks.clone());
        let proper = Proper::of(&draft).expect("one solution");
        assert_eq!(proper.open()[..], marks[..]);
    }

    #[test]
    fn a_position_against_the_solution_is_not_on_the_way() {
        let proper = Proper::of(&draft()).expect("a proper puzzle");
        let with_placed = |index: usize, number: usize| {
            let mut draft = draft();
            draft.entries[index] = Entry::Placed(Digit::from_number(number).unwrap());
            proper.position(&draft)
        };
        assert!(with_placed(2, 4).is_some(), "r1c3 is 4");
        assert_eq!(with_placed(2, 1), None);
        let mut marked = draft();
        let mut marks = vec![DigitSet::all(9); 81];
        marks[2].remove(Digit::from_number(1).unwrap());
        marked.pencil_marks = Some(marks.clone());
        assert!(proper.position(&marked).is_some());
        marks[2].remove(Digit::from_number(4).unwrap());
        marked.pencil_marks = Some(marks);
        assert_eq!(proper.position(&marked), None);
        let small = read("................").expect("a line");
        assert_eq!(proper.position(&small), None, "another grid");
    }

    #[test]
    fn a_search_that_was_stopped_proves_nothing() {
        let mut stop = |_: &Effort| ControlFlow::Break(());
        let hard = read(&".".repeat(256)).expect("a line");
        // Whichever comes first: a second solution, or the first word about the search.
        let improper = Proper::search(&hard, &mut stop).expect_err("it is not proper");
        assert_ne!(improper, ProperError::NoSolution);
        let clash = read("11..............").expect("a line");
        assert_eq!(Proper::of(&clash), Err(ProperError::NoSolution));
    }
}
