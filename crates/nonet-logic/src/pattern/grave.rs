//! The bivalue universal grave: every empty cell has two candidates, every missing digit two places
//! in each house.
//!
//! In such a position every solution has a twin: take the other candidate everywhere. Where a few
//! extra candidates are all that keeps a position from being a grave, one of them is true.

use nonet_core::{Cell, DigitSet};

use super::spoiled::Spoiled;
use crate::board::Board;

/// No grave with more extra candidates than these is looked for: nothing follows from so many.
const MOST_EXTRAS: usize = 12;

/// The grave that the position would be without some extra candidates, if there is one and there
/// is no choice which they are.
///
/// The other candidates that would be taken are candidates here, so that the question allows them.
pub(crate) fn spoiled(board: &Board) -> Option<Spoiled<'_>> {
    if !board.is_proper() {
        return None;
    }
    let mut surplus = 0;
    for cell in board.empty_cells() {
        surplus += board.candidates(cell).len().checked_sub(2)?;
        if surplus > MOST_EXTRAS {
            return None;
        }
    }
    let mut sorter = Sorter::new(board);
    while sorter.sort_cells()? | sorter.sort_houses()? {}
    let extras: Vec<(Cell, DigitSet)> =
        sorter.undecided.into_iter().map(|open| (open.cell, open.extra)).collect();
    let found: usize = extras.iter().map(|(_, digits)| digits.len()).sum();
    (surplus > 0 && found == surplus).then(|| Spoiled::of_grave(board, extras))
}

/// Sorts the candidates of the cells that have more than two into those that belong to the grave
/// and the extras.
struct Sorter<'a> {
    board: &'a Board,
    undecided: Vec<Open>,
}

/// A cell with more than two candidates.
struct Open {
    cell: Cell,
    /// The candidates that belong to the grave.
    kept: DigitSet,
    /// The candidates that do not.
    extra: DigitSet,
}

impl<'a> Sorter<'a> {
    fn new(board: &'a Board) -> Sorter<'a> {
        let is_open = |cell: &Cell| board.candidates(*cell).len() > 2;
        let open = |cell| Open { cell, kept: DigitSet::EMPTY, extra: DigitSet::EMPTY };
        let undecided = board.empty_cells().iter().filter(is_open).map(open).collect();
        Sorter { board, undecided }
    }

    /// Uses that a cell keeps exactly two candidates. Says whether that changed anything; there is
    /// no answer if it cannot be.
    fn sort_cells(&mut self) -> Option<bool> {
        let mut has_changed = false;
        for open in &mut self.undecided {
            let all = self.board.candidates(open.cell);
            let free = all.without(open.kept | open.extra);
            if open.kept.len() > 2 || open.kept.len() + free.len() < 2 {
                return None;
            }
            if free.is_empty() {
                continue;
            }
            if open.kept.len() == 2 {
                open.extra |= free;
                has_changed = true;
            } else if open.kept.len() + free.len() == 2 {
                open.kept |= free;
                has_changed = true;
            }
        }
        Some(has_changed)
    }

    /// Uses that a digit keeps exactly two places in a house.
    fn sort_houses(&mut self) -> Option<bool> {
        let mut has_changed = false;
        for &house in self.board.houses() {
            for digit in self.board.missing(house) {
                let places = self.board.slots(house, digit).count_ones() as usize;
                let cells = self.board.cells_of(house);
                let is_here = |open: &Open| {
                    cells.contains(open.cell) && self.board.candidates(open.cell).contains(digit)
                };
                let (mut extra, mut free) = (0, 0);
                for open in self.undecided.iter().filter(|open| is_here(open)) {
                    extra += usize::from(open.extra.contains(digit));
                    free += usize::from(!(open.extra | open.kept).contains(digit));
                }
                let wanted = places.checked_sub(2 + extra)?;
                if wanted > free {
                    return None;
                }
                if free == 0 || (wanted > 0 && wanted < free) {
                    continue;
                }
                has_changed = true;
                for open in self.undecided.iter_mut().filter(|open| is_here(open)) {
                    if !(open.extra | open.kept).contains(digit) {
                        let side = if wanted == 0 { &mut open.kept } else { &mut open.extra };
                        side.insert(digit);
                    }
                }
            }
        }
        Some(has_changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{BoxShape, Digit, Draft, Layout, Position};

    /// A grid of 4×4 with these candidates, row by row.
    fn board(marks: &str) -> Board {
        let layout = Layout::with_boxes(BoxShape::new(2, 2).expect("a shape"));
        let mut draft = Draft::empty(layout);
        let digits = |word: &str| -> DigitSet {
            let numbers = word.chars().filter_map(|digit| digit.to_digit(10));
            numbers.filter_map(|number| Digit::from_number(number as usize)).collect()
        };
        draft.pencil_marks = Some(marks.split_whitespace().map(digits).collect());
        Board::of(&Position::of(&draft)).expect("small enough").supposed_proper(|_| false)
    }

    fn extras(marks: &str) -> Option<Vec<(usize, usize)>> {
        let board = board(marks);
        let spoiled = spoiled(&board)?;
        let shown = spoiled.extras.iter().map(|(cell, digits)| (cell.index(), digits.len()));
        Some(shown.collect())
    }

    #[test]
    fn a_grave_itself_has_no_extras_and_is_none() {
        assert_eq!(extras("12 34 12 34  34 12 34 12  12 34 12 34  34 12 34 12"), None);
    }

    #[test]
    fn the_extras_of_a_grave_are_found() {
        let one = extras("123 34 12 34  34 12 34 12  12 34 12 34  34 12 34 12");
        assert_eq!(one, Some(vec![(0, 1)]));
        let two = extras("123 34 12 34  34 124 34 12  12 34 12 34  34 12 34 12");
        assert_eq!(two, Some(vec![(0, 1), (5, 1)]));
        let both = extras("1234 34 12 34  34 12 34 12  12 34 12 34  34 12 34 12");
        assert_eq!(both, Some(vec![(0, 2)]));
    }

    #[test]
    fn a_grave_means_nothing_unless_there_is_a_single_solution() {
        let mut board = board("123 34 12 34  34 12 34 12  12 34 12 34  34 12 34 12");
        assert!(spoiled(&board).is_some());
        board.forget_proper();
        assert!(spoiled(&board).is_none());
    }

    #[test]
    fn a_cell_or_a_digit_with_a_single_place_is_no_part_of_a_grave() {
        assert_eq!(extras("123 34 12 34  34 12 34 12  12 34 12 34  34 12 34 1"), None);
        assert_eq!(extras("123 34 12 34  34 12 34 12  12 34 12 34  34 12 34 13"), None);
    }
}
