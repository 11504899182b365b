//! The classic grid as counting needs it: 81 small numbers, copied and compared at once.

use std::array;
use std::fmt;

use nonet_core::{Digit, Grid, Layout};

use crate::permutation::{Permutation, inverse};

/// A filled 9×9 grid that keeps every rule. Digits are 0 to 8; the order is that of its 81 digits.
///
/// ```
/// use nonet_count::ClassicGrid;
///
/// let text = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// let digits: Vec<u8> = text.bytes().map(|digit| digit - b'1').collect();
/// let grid = ClassicGrid::try_new(digits.try_into().unwrap()).unwrap();
/// assert_eq!(grid.to_string(), text);
/// assert_eq!(grid.row(1), [3, 4, 5, 6, 7, 8, 0, 1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClassicGrid([u8; 81]);

impl ClassicGrid {
    /// The grid with these digits, row by row, from 0 to 8, if they keep every rule.
    pub fn try_new(digits: [u8; 81]) -> Option<ClassicGrid> {
        let mut held = [0_u16; 27];
        for (cell, &digit) in digits.iter().enumerate() {
            for house in houses_of(cell) {
                held[house] |= 1_u16.checked_shl(digit.into())?;
            }
        }
        held.iter().all(|&digits| digits == 0x1ff).then_some(ClassicGrid(digits))
    }

    /// A grid whose maker knows that it keeps every rule.
    pub(crate) fn known(digits: [u8; 81]) -> ClassicGrid {
        debug_assert!(ClassicGrid::try_new(digits).is_some(), "{digits:?}");
        ClassicGrid(digits)
    }

    /// The digits, row by row, from 0 to 8.
    pub fn digits(&self) -> &[u8; 81] {
        &self.0
    }

    /// A row, counted from 0.
    pub fn row(&self, row: usize) -> Permutation {
        array::from_fn(|column| self.0[9 * row + column])
    }

    /// The grid with digit `d` written as `names[d]`.
    #[must_use]
    pub fn relabelled(&self, names: &Permutation) -> ClassicGrid {
        ClassicGrid(self.0.map(|digit| names[digit as usize]))
    }

    /// The grid with its digits renamed so that the first row is 123456789. Relabelled with its old
    /// first row, it is the old grid again.
    #[must_use]
    pub fn normalised(&self) -> ClassicGrid {
        self.relabelled(&inverse(&self.row(0)))
    }

    /// The grid with rows as columns.
    #[must_use]
    pub fn transposed(&self) -> ClassicGrid {
        ClassicGrid(array::from_fn(|cell| self.0[cell % 9 * 9 + cell / 9]))
    }
}

/// The row, the column (from 9) and the box (from 18) of a cell.
fn houses_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// A grid of another layout than the classic one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassicGridError;

impl fmt::Display for ClassicGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a 9×9 grid with 3×3 boxes")
    }
}

impl std::error::Error for ClassicGridError {}

impl TryFrom<&Grid> for ClassicGrid {
    type Error = ClassicGridError;

    fn try_from(grid: &Grid) -> Result<ClassicGrid, ClassicGridError> {
        if !grid.layout().is_classic() {
            return Err(ClassicGridError);
        }
        let digits = grid.digits();
        Ok(ClassicGrid(array::from_fn(|cell| digits[cell].index() as u8)))
    }
}

impl From<&ClassicGrid> for Grid {
    fn from(grid: &ClassicGrid) -> Grid {
        let digit = |&index: &u8| Digit::from_index(index.into()).expect("digits are below 9");
        Grid::try_new(Layout::classic(), grid.0.iter().map(digit).collect())
            .expect("a classic grid keeps every rule")
    }
}

impl fmt::Display for ClassicGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|digit| write!(f, "{}", digit + 1))
    }
}

impl fmt::Debug for ClassicGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ClassicGrid({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(text: &str) -> Option<ClassicGrid> {
        let digits: Vec<u8> = text.bytes().map(|digit| digit.wrapping_sub(b'1')).collect();
        ClassicGrid::try_new(digits.try_into().expect("81 characters"))
    }

    const EXAMPLE: &str =
        "359782164416593278827641935593827416641935782278164359935278641164359827782416593";

    #[test]
    fn digits_that_break_a_rule_are_no_grid() {
        assert!(grid(EXAMPLE).is_some());
        assert_eq!(grid(&EXAMPLE.replacen("35", "53", 1)), None);
        assert_eq!(grid(&EXAMPLE.replace('3', "0")), None, "255 is no digit");
        assert_eq!(grid(&EXAMPLE.replace('3', ":")), None, "9 is no digit");
    }

    #[test]
    fn a_grid_goes_to_the_model_and_back() {
        let grid = grid(EXAMPLE).expect("a grid");
        let model = Grid::from(&grid);
        assert_eq!(model.to_string(), EXAMPLE);
        assert_eq!(ClassicGrid::try_from(&model), Ok(grid));
    }

    #[test]
    fn a_normalised_grid_begins_with_123456789_and_can_be_undone() {
        let grid = grid(EXAMPLE).expect("a grid");
        let normalised = grid.normalised();
        assert!(normalised.to_string().starts_with("123456789"));
        assert_eq!(normalised.relabelled(&grid.row(0)), grid);
        assert_eq!(grid.transposed().transposed(), grid);
        assert!(ClassicGrid::try_new(*grid.transposed().digits()).is_some());
    }
}
