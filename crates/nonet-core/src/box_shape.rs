//! Box shapes: how high and how wide the boxes of a grid are.

use std::fmt;
use std::str::FromStr;

use crate::digit::MAX_SIZE;

/// The height and width of a grid's boxes; their product is the size of the grid.
///
/// Written as people write it, rows before columns: `2x3` is the box of a 6×6 grid.
///
/// ```
/// use nonet_core::BoxShape;
///
/// let shape: BoxShape = "2x3".parse().unwrap();
/// assert_eq!((shape.rows(), shape.columns(), shape.size()), (2, 3, 6));
/// assert_eq!(BoxShape::for_size(12).unwrap().to_string(), "3x4");
/// assert!("7x7".parse::<BoxShape>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoxShape {
    rows: u8,
    columns: u8,
}

impl BoxShape {
    /// The box of the classic 9×9 grid.
    pub const CLASSIC: BoxShape = BoxShape { rows: 3, columns: 3 };

    /// Boxes of `rows` × `columns`, if they make a grid of 1 to 36 digits.
    pub const fn new(rows: usize, columns: usize) -> Option<BoxShape> {
        let possible = 0 < rows && rows <= MAX_SIZE && 0 < columns && columns <= MAX_SIZE;
        if possible && rows * columns <= MAX_SIZE {
            Some(BoxShape { rows: rows as u8, columns: columns as u8 })
        } else {
            None
        }
    }

    /// The box that a grid of this size has unless told otherwise: the squarest, and lying rather
    /// than standing. Sizes that have no box but a whole row (primes) have none.
    pub fn for_size(size: usize) -> Option<BoxShape> {
        let rows = (2..=size).take_while(|rows| rows * rows <= size);
        let rows = rows.filter(|rows| size.is_multiple_of(*rows)).last()?;
        BoxShape::new(rows, size / rows)
    }

    /// How many rows a box has.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// How many columns a box has.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// How many cells a box has, and so how many digits, rows and columns the grid has.
    pub const fn size(self) -> usize {
        self.rows() * self.columns()
    }
}

impl fmt::Display for BoxShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

/// A text that is no box shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoxShapeError;

impl fmt::Display for BoxShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a box such as 3x3, with at most 36 cells")
    }
}

impl std::error::Error for BoxShapeError {}

impl FromStr for BoxShape {
    type Err = BoxShapeError;

    fn from_str(text: &str) -> Result<BoxShape, BoxShapeError> {
        let (rows, columns) = text.split_once(['x', 'X', '×']).ok_or(BoxShapeError)?;
        let number = |part: &str| part.trim().parse::<usize>().map_err(|_| BoxShapeError);
        BoxShape::new(number(rows)?, number(columns)?).ok_or(BoxShapeError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flatter_box_is_the_default() {
        let shapes = [4, 6, 8, 9, 10, 12, 16, 25, 36]
            .map(|size| BoxShape::for_size(size).expect("a composite number").to_string());
        assert_eq!(shapes, ["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "4x4", "5x5", "6x6"]);
        assert_eq!(BoxShape::for_size(7), None);
        assert_eq!(BoxShape::for_size(1), None);
        assert_eq!(BoxShape::for_size(49), None);
    }

    #[test]
    fn texts_that_are_no_shape_are_refused() {
        for text in ["", "x", "3", "3x", "0x3", "6x7", "-1x3", "3x3x3", "99999999999999999999x1"] {
            assert_eq!(text.parse::<BoxShape>(), Err(BoxShapeError), "{text:?}");
        }
    }
}
