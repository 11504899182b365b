//! Short names for what tests write down by hand.

use nonet_core::{BoxShape, Cell, Digit, DigitSet, Draft, Layout, Puzzle, read};

/// The puzzle of Wikipedia's article on Sudoku: singles solve it.
pub const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Its solution.
pub const WIKIPEDIA_SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The puzzle that A. Inkala called the hardest, 2012.
pub const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Boxes of this shape.
pub fn shape(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).expect("at most 36 cells")
}

/// The digit with this number.
pub fn digit(number: usize) -> Digit {
    Digit::from_number(number).expect("a number from 1 to 36")
}

/// The digits with these numbers.
pub fn digits(numbers: &[usize]) -> DigitSet {
    numbers.iter().map(|&number| digit(number)).collect()
}

/// The cell of the classic grid with this name, as in `r1c9`.
pub fn cell(name: &str) -> Cell {
    let place = name.strip_prefix('r').and_then(|place| place.split_once('c'));
    let index = |number: &str| number.parse::<usize>().ok()?.checked_sub(1);
    let cell = place.and_then(|(row, column)| Layout::classic().cell(index(row)?, index(column)?));
    cell.unwrap_or_else(|| panic!("{name} is no cell"))
}

/// The draft in a text of any format.
#[track_caller]
pub fn draft(text: &str) -> Draft {
    read(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The puzzle in a text of any format.
#[track_caller]
pub fn puzzle(text: &str) -> Puzzle {
    Puzzle::try_from(draft(text)).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The puzzle in which nothing is given.
pub fn empty(shape: BoxShape) -> Puzzle {
    Puzzle::try_from(Draft::empty(Layout::with_boxes(shape))).expect("the empty grid is a puzzle")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_what_they_say() {
        assert_eq!(cell("r1c9").index(), 8);
        assert_eq!(cell("r9c1").index(), 72);
        assert_eq!(digits(&[1, 9]).mask(), 0b1_0000_0001);
        let solution = nonet_core::solve::first(&puzzle(WIKIPEDIA)).expect("a solution");
        assert_eq!(solution.to_string(), WIKIPEDIA_SOLUTION);
        assert_eq!(nonet_core::solve::count_up_to(&puzzle(INKALA), 2), 1);
    }
}
