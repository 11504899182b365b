//! Puzzles: a draft as it was typed, and the puzzle it becomes once it holds no contradiction.

use std::fmt;
use std::sync::Arc;

use crate::alphabet::Alphabet;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::house::House;
use crate::layout::{Layout, Pair};
use crate::position::Position;

/// What a cell of a draft holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Entry {
    /// Nothing.
    #[default]
    Empty,
    /// Nothing, and the user wants to see its value (`*`).
    Marked,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit the player has put in.
    Placed(Digit),
}

impl Entry {
    /// The digit, given or placed.
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Entry::Given(digit) | Entry::Placed(digit) => Some(digit),
            Entry::Empty | Entry::Marked => None,
        }
    }
}

/// Which remark about a puzzle a text is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Remark {
    /// Its name.
    Title,
    /// Who made it.
    Author,
    /// What it is.
    Description,
    /// Anything else there is to say.
    Comment,
    /// When it was published.
    Date,
    /// Where it was published.
    Source,
    /// How hard it is said to be.
    Level,
    /// Its address.
    Url,
}

/// A puzzle as it was read or typed: nothing in it has been checked but its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Its cells and houses.
    pub layout: Arc<Layout>,
    /// The characters it was written in, and is written in again.
    pub alphabet: Alphabet,
    /// What each cell holds, row by row.
    pub entries: Vec<Entry>,
    /// Pencil marks: for each cell the digits it is restricted to. A puzzle that has them is one of
    /// its own kind (*sukaku*): they belong to the question.
    pub pencil_marks: Option<Vec<DigitSet>>,
    /// What the text says about the puzzle, in its order.
    pub remarks: Vec<(Remark, String)>,
    /// The document that it comes from, if that may hold more than a draft.
    pub foreign: Option<Arc<Foreign>>,
}

/// A document in a format that can say more than a draft, kept so that it can be given back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreign {
    /// The id of the format.
    pub format: &'static str,
    /// The document.
    pub document: serde_json::Map<String, serde_json::Value>,
    /// The rules in it that Nonet does not know. A puzzle that has any cannot be solved.
    pub unknown: Vec<String>,
}

impl Draft {
    /// A draft with nothing in it.
    pub fn empty(layout: Arc<Layout>) -> Draft {
        Draft {
            alphabet: Alphabet::for_size(layout.size()),
            entries: vec![Entry::Empty; layout.cell_count()],
            pencil_marks: None,
            remarks: Vec::new(),
            foreign: None,
            layout,
        }
    }

    /// What `cell` holds.
    pub fn entry(&self, cell: Cell) -> Entry {
        self.entries[cell.index()]
    }

    /// How many cells hold a given digit.
    pub fn given_count(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry, Entry::Given(_))).count()
    }

    /// How many cells hold a digit, given or placed.
    pub fn digit_count(&self) -> usize {
        self.entries.iter().filter(|entry| entry.digit().is_some()).count()
    }

    /// Whether no cell is restricted in any way.
    pub fn is_blank(&self) -> bool {
        self.digit_count() == 0 && self.pencil_marks.is_none()
    }

    /// What it asks, without what a player has put in: its givens, and its pencil marks. Where nothing
    /// is given, the placed digits are taken for givens.
    #[must_use]
    pub fn question(&self) -> Draft {
        let has_givens = self.given_count() > 0;
        let asked = |&entry: &Entry| match entry {
            Entry::Placed(_) if has_givens => Entry::Empty,
            Entry::Placed(digit) => Entry::Given(digit),
            other => other,
        };
        Draft { entries: self.entries.iter().map(asked).collect(), ..self.clone() }
    }

    /// Its givens alone: the question of a draft whose pencil marks are what a player has noted.
    #[must_use]
    pub fn givens(&self) -> Draft {
        Draft { pencil_marks: None, ..self.question() }
    }

    /// The rules of the document it comes from that Nonet does not know.
    pub fn unknown_rules(&self) -> &[String] {
        self.foreign.as_ref().map_or(&[], |foreign| &foreign.unknown)
    }

    /// The cells marked `*`.
    pub fn marked_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.layout.cells().filter(|&cell| self.entry(cell) == Entry::Marked)
    }
}

/// A puzzle without an open contradiction: no two digits clash, every cell has a value left, and
/// every house has a place for each digit. It need not have a solution.
///
/// ```
/// use nonet_core::{Puzzle, read};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// assert_eq!(puzzle.draft().given_count(), 30);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    draft: Draft,
    start: Position,
}

impl Puzzle {
    /// What was read or typed.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The position that solving starts from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Its cells and houses.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.draft.layout
    }
}

impl TryFrom<Draft> for Puzzle {
    type Error = PuzzleError;

    fn try_from(draft: Draft) -> Result<Puzzle, PuzzleError> {
        let start = Position::of(&draft);
        let mut reasons = contradictions(&start);
        if !draft.unknown_rules().is_empty() {
            reasons.push(Contradiction::UnknownRules);
        }
        if reasons.is_empty() {
            Ok(Puzzle { draft, start })
        } else {
            Err(PuzzleError { draft, reasons })
        }
    }
}

/// A draft that cannot have a solution, and every reason that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The draft, handed back.
    pub draft: Draft,
    /// Every reason, never none: clashes before cells before houses.
    pub reasons: Vec<Contradiction>,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the puzzle contradicts itself in {} places", self.reasons.len())
    }
}

impl std::error::Error for PuzzleError {}

/// One reason why a position has no solution.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// A digit stands more than once in a house.
    Clash {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
        /// Where it stands, in grid order.
        cells: Vec<Cell>,
    },
    /// A cell has no value left.
    NoValue {
        /// The cell.
        cell: Cell,
    },
    /// A house has no place for a digit.
    NoPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// Two digits do not go together in cells that a clue relates.
    Pair {
        /// The index of the clue among those of the layout.
        clue: usize,
        /// The cells, in the order of the clue.
        cells: [Cell; 2],
    },
    /// There is no way left to keep a constraint.
    Constraint {
        /// The index of the clue among those of the layout.
        clue: usize,
    },
    /// It has rules that Nonet does not know, so that nothing can be said about its solutions.
    UnknownRules,
}

/// Every contradiction that can be seen in a position without a step of reasoning.
pub fn contradictions(position: &Position) -> Vec<Contradiction> {
    let layout = position.layout();
    let mut found = Vec::new();
    for &house in layout.houses() {
        let (mut held, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for digit in layout.cells_of(house).iter().filter_map(|&cell| position.value(cell)) {
            twice |= held & DigitSet::single(digit);
            held.insert(digit);
        }
        for digit in twice {
            let holds = |&cell: &Cell| position.value(cell) == Some(digit);
            let cells: Vec<Cell> = layout.cells_of(house).iter().copied().filter(holds).collect();
            found.push(Contradiction::Clash { house, digit, cells });
        }
    }
    let stuck = layout.cells().filter(|&cell| position.possible(cell).is_empty());
    found.extend(stuck.map(|cell| Contradiction::NoValue { cell }));
    for &house in layout.houses() {
        let reached = layout.cells_of(house).iter().map(|&cell| position.possible(cell));
        let reached = reached.fold(DigitSet::EMPTY, |all, digits| all | digits);
        let missing = layout.digits_of(house).without(reached);
        found.extend(missing.iter().map(|digit| Contradiction::NoPlace { house, digit }));
    }
    found.extend(broken_pairs(position));
    found.extend(broken_constraints(position));
    found
}

/// The pairs whose cells hold digits that do not go together.
fn broken_pairs(position: &Position) -> impl Iterator<Item = Contradiction> + '_ {
    let layout = position.layout();
    layout.pairs().iter().filter_map(|&Pair { one, other, clue }| {
        let rule = &layout.clues()[clue];
        let (first, second) = (position.value(one)?, position.value(other)?);
        let is_broken = rule.rule.allows_pair.is_some_and(|allows| !allows(rule, first, second));
        is_broken.then_some(Contradiction::Pair { clue, cells: [one, other] })
    })
}

/// The constraints that cannot be kept any more, told from all cells that still have a value.
fn broken_constraints(position: &Position) -> impl Iterator<Item = Contradiction> + '_ {
    position.layout().constraints().filter_map(|(index, clue, constraint)| {
        let mut sets: Vec<DigitSet> =
            clue.cells.iter().map(|&cell| position.possible(cell)).collect();
        // A cell without a value is a contradiction of its own.
        let is_told = sets.iter().any(|set| set.is_empty());
        let is_broken = !is_told && !(constraint.filter)(clue, &mut sets);
        is_broken.then_some(Contradiction::Constraint { clue: index })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digit(number: usize) -> Digit {
        Digit::from_number(number).expect("a digit")
    }

    fn draft(entries: &[(usize, usize)]) -> Draft {
        let mut draft = Draft::empty(Layout::classic());
        for &(index, number) in entries {
            draft.entries[index] = Entry::Given(digit(number));
        }
        draft
    }

    #[test]
    fn two_equal_givens_clash_in_every_house_they_share() {
        let error = Puzzle::try_from(draft(&[(0, 5), (1, 5)])).expect_err("a clash");
        let cells: Vec<Cell> = [0, 1].into_iter().filter_map(Cell::from_index).collect();
        let clash = |house| Contradiction::Clash { house, digit: digit(5), cells: cells.clone() };
        assert_eq!(error.reasons, [clash(House::row(0)), clash(House::block(0))]);
    }

    #[test]
    fn a_cell_that_sees_every_digit_has_no_value_left() {
        let givens: Vec<_> = (1..9).map(|i| (i, i)).chain([(9, 9)]).collect();
        let error = Puzzle::try_from(draft(&givens)).expect_err("no value for r1c1");
        let cell = Cell::from_index(0).expect("the first cell");
        assert!(error.reasons.contains(&Contradiction::NoValue { cell }));
        assert!(!error.reasons.iter().any(|r| matches!(r, Contradiction::Clash { .. })));
    }

    #[test]
    fn a_house_with_no_place_for_a_digit_is_named() {
        // The 7s of boxes 2 and 3 leave box 1 its first row, and that is full.
        let error = Puzzle::try_from(draft(&[(0, 1), (1, 2), (2, 3), (12, 7), (24, 7)]))
            .expect_err("no place for 7");
        let no_place = |house| Contradiction::NoPlace { house, digit: digit(7) };
        assert_eq!(error.reasons, [no_place(House::row(0)), no_place(House::block(0))]);
    }

    #[test]
    fn a_given_outside_its_own_pencil_marks_leaves_no_value() {
        let mut draft = draft(&[(0, 5)]);
        let mut marks = vec![DigitSet::all(9); 81];
        marks[0] = DigitSet::single(digit(4));
        draft.pencil_marks = Some(marks);
        let error = Puzzle::try_from(draft).expect_err("5 is not among the marks");
        assert!(matches!(error.reasons[0], Contradiction::NoValue { .. }));
    }

    #[test]
    fn the_empty_grid_is_a_puzzle() {
        assert!(Puzzle::try_from(draft(&[])).is_ok());
    }
}
