//! Barren digits and houses: what was searched for in vain, and need not be searched for until it changes.

use std::sync::atomic::{AtomicU32, Ordering};

use nonet_core::Digit;

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

/// A search that looks at the candidates in one house, and at nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HouseSearch(u32);

impl HouseSearch {
    /// Patterns in a line and a box, neither of which has changed.
    pub(crate) const SUE_DE_COQ: HouseSearch = HouseSearch(0);

    /// Subsets of two to four cells, whether they rule out anything or not.
    pub(crate) fn naked(size: usize) -> HouseSearch {
        debug_assert!((2..=4).contains(&size));
        HouseSearch(size as u32 - 1)
    }

    /// Subsets of two to four digits.
    pub(crate) fn hidden(size: usize) -> HouseSearch {
        debug_assert!((2..=4).contains(&size));
        HouseSearch(size as u32 + 2)
    }
}

/// Digit by digit and house by house, the searches that are known to find nothing: a bit for each.
///
/// A step mostly leaves several digits and many houses as they were. What was not found there before the
/// step is not there after it. A note that another thread makes at the same time may get lost, which
/// only costs a search.
#[derive(Debug)]
pub(crate) struct Barren {
    digits: [AtomicU32; MAX_LOGIC_SIZE],
    /// With the one that nobody looks at.
    houses: Box<[AtomicU32]>,
}

impl Barren {
    /// Nothing is known of a grid with so many houses.
    pub(crate) fn of(houses: usize) -> Barren {
        let houses = (0..=houses).map(|_| AtomicU32::new(0)).collect();
        Barren { digits: [const { AtomicU32::new(0) }; MAX_LOGIC_SIZE], houses }
    }

    /// Whether a search is known to find nothing of a digit.
    pub(crate) fn has_digit(&self, search: DigitSearch, digit: Digit) -> bool {
        self.digits[digit.index()].load(Ordering::Relaxed) >> search.0 & 1 == 1
    }

    /// Takes note that a search finds nothing of a digit.
    pub(crate) fn note_digit(&self, search: DigitSearch, digit: Digit) {
        let notes = &self.digits[digit.index()];
        notes.store(notes.load(Ordering::Relaxed) | 1 << search.0, Ordering::Relaxed);
    }

    /// Forgets all about a digit, which has changed.
    pub(crate) fn forget_digit(&mut self, digit: Digit) {
        *self.digits[digit.index()].get_mut() = 0;
    }

    /// Whether a search is known to find nothing in the house with this index.
    pub(crate) fn has_house(&self, search: HouseSearch, house: usize) -> bool {
        self.houses[house].load(Ordering::Relaxed) >> search.0 & 1 == 1
    }

    /// Takes note that a search finds nothing in a house.
    pub(crate) fn note_house(&self, search: HouseSearch, house: usize) {
        let notes = &self.houses[house];
        notes.store(notes.load(Ordering::Relaxed) | 1 << search.0, Ordering::Relaxed);
    }

    /// Forgets all about a house, which has changed.
    pub(crate) fn forget_house(&mut self, house: usize) {
        *self.houses[house].get_mut() = 0;
    }
}

impl Clone for Barren {
    fn clone(&self) -> Barren {
        let mut copy = Barren::of(self.houses.len() - 1);
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Barren) {
        let mine = self.digits.iter_mut().chain(&mut self.houses);
        for (mine, theirs) in mine.zip(other.digits.iter().chain(&other.houses)) {
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
                for technique in ALL.iter().filter(|technique| remembers(technique.id)) {
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

    fn remembers(id: &str) -> bool {
        let of_digits = ["fish", "x-wing", "skyscraper", "kite", "empty-rectangle", "nishio"];
        let of_houses = ["pair", "triple", "quad", "sue-de-coq"];
        let mut names = of_digits.iter().chain(&of_houses);
        names.any(|name| id.contains(name))
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
