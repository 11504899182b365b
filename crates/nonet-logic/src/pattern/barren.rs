//! Barren digits: what was searched for in vain, and need not be searched for until it changes.

use std::sync::atomic::{AtomicU32, Ordering};

use nonet_core::{Digit, DigitSet};

use crate::geometry::MAX_LOGIC_SIZE;

/// A search that looks at where one digit can be, and at nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DigitSearch(u32);

impl DigitSearch {
    pub(crate) const SKYSCRAPER: DigitSearch = DigitSearch(0);
    /// Kites by which something goes out.
    pub(crate) const KITE: DigitSearch = DigitSearch(1);
    pub(crate) const TURBOT_FISH: DigitSearch = DigitSearch(2);
    pub(crate) const EMPTY_RECTANGLE: DigitSearch = DigitSearch(3);
    pub(crate) const NISHIO: DigitSearch = DigitSearch(4);

    /// Fish of two to four lines, in one of two directions, of one of three kinds.
    pub(crate) fn fish(size: usize, direction: usize, kind: usize) -> DigitSearch {
        debug_assert!((2..=4).contains(&size) && direction < 2 && kind < 3);
        DigitSearch((5 + ((size - 2) * 2 + direction) * 3 + kind) as u32)
    }
}

/// Digit by digit, the searches that are known to find nothing: a bit for each.
///
/// A step mostly leaves several digits as they were. What was not found of these before the step is not
/// there after it.
#[derive(Debug, Default)]
pub(crate) struct Barren([AtomicU32; MAX_LOGIC_SIZE]);

impl Barren {
    /// The digits of which a search may find something.
    pub(crate) fn rest(&self, search: DigitSearch, digits: DigitSet) -> DigitSet {
        let is_open =
            |digit: &Digit| self.0[digit.index()].load(Ordering::Relaxed) >> search.0 & 1 == 0;
        digits.iter().filter(is_open).collect()
    }

    /// Takes note that a search finds nothing of a digit.
    pub(crate) fn note(&self, search: DigitSearch, digit: Digit) {
        // A note that another thread makes at the same time may get lost, which only costs a search.
        let notes = &self.0[digit.index()];
        notes.store(notes.load(Ordering::Relaxed) | 1 << search.0, Ordering::Relaxed);
    }

    /// Forgets all about a digit.
    pub(crate) fn forget(&mut self, digit: Digit) {
        *self.0[digit.index()].get_mut() = 0;
    }
}

impl Clone for Barren {
    fn clone(&self) -> Barren {
        let mut copy = Barren::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Barren) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine.get_mut() = theirs.load(Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::network::tests::random_boards;
    use crate::board::Board;
    use crate::candidate::Candidate;
    use crate::technique::ALL;
    use crate::toolbox::all_steps;
    use nonet_core::{Cell, Draft, Position};

    #[test]
    fn a_search_that_remembers_finds_what_one_from_scratch_finds() {
        let mut found = 0;
        for mut board in random_boards().into_iter().filter(|board| board.size() < 10) {
            for _ in 0..4 {
                let cells: Vec<Cell> = board.empty_cells().iter().collect();
                let Some(&cell) = cells.get(cells.len() / 2) else { break };
                if board.candidates(cell).len() < 2 || board.is_broken() {
                    break;
                }
                let fresh = Board::of(&position(&board)).expect("small enough");
                for technique in ALL.iter().filter(|technique| is_of_one_digit(technique.id)) {
                    let steps = all_steps(technique, &board);
                    assert_eq!(steps, all_steps(technique, &fresh), "{}", technique.id);
                    found += steps.len();
                }
                let digit = board.candidates(cell).first().expect("it has two");
                board.eliminate(Candidate { cell, digit });
            }
        }
        assert!(found > 100, "{found}");
    }

    fn is_of_one_digit(id: &str) -> bool {
        let names = ["fish", "x-wing", "skyscraper", "kite", "empty-rectangle", "nishio"];
        names.iter().any(|name| id.contains(name))
    }

    /// The position of a board.
    fn position(board: &Board) -> Position {
        let layout = board.layout();
        let mut position = Position::of(&Draft::empty(layout.clone()));
        for cell in layout.cells() {
            match board.value(cell) {
                Some(digit) => position.place(cell, digit),
                None => {
                    for digit in position.candidates(cell).without(board.candidates(cell)) {
                        position.eliminate(cell, digit);
                    }
                }
            }
        }
        position
    }
}
