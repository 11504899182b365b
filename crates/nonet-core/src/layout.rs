//! Layouts: which cells a grid has and which of them form a house.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use crate::cell::Cell;
use crate::digit::{DigitSet, MAX_SIZE};

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

/// The kinds of house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row, counted from the top.
    Row,
    /// A column, counted from the left.
    Column,
    /// A box, counted left to right, then top to bottom.
    Box,
}

/// A group of cells in which each digit stands exactly once.
///
/// A house is a name; [`Layout::cells_of`] gives its cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House {
    kind: HouseKind,
    index: u8,
}

impl House {
    const fn new(kind: HouseKind, index: usize) -> House {
        assert!(index < MAX_SIZE, "a grid has at most 36 houses of a kind");
        House { kind, index: index as u8 }
    }

    /// The row with this 0-based index.
    pub const fn row(index: usize) -> House {
        House::new(HouseKind::Row, index)
    }

    /// The column with this 0-based index.
    pub const fn column(index: usize) -> House {
        House::new(HouseKind::Column, index)
    }

    /// The box with this 0-based index.
    pub const fn block(index: usize) -> House {
        House::new(HouseKind::Box, index)
    }

    /// What kind of house it is.
    pub const fn kind(self) -> HouseKind {
        self.kind
    }

    /// The 0-based index among the houses of its kind.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The 1-based number among the houses of its kind, the one people say.
    pub const fn number(self) -> usize {
        self.index as usize + 1
    }
}

/// The cells of a grid and the houses they form.
///
/// Everything that is not made for 9×9 alone asks a layout for its cells and houses, so that
/// other sizes, and later other kinds of house, need nothing of their own.
///
/// ```
/// use nonet_core::{BoxShape, House, Layout};
///
/// let layout = Layout::with_boxes(BoxShape::new(2, 3).unwrap());
/// assert_eq!((layout.size(), layout.cell_count()), (6, 36));
/// let corner = layout.cell(0, 0).unwrap();
/// assert_eq!(layout.houses_of(corner), [House::row(0), House::column(0), House::block(0)]);
/// assert_eq!(layout.peers(corner).len(), 12);
/// ```
pub struct Layout {
    shape: BoxShape,
    /// Rows, then columns, then boxes, each from the first to the last.
    houses: Vec<House>,
    house_cells: Vec<Vec<Cell>>,
    cell_houses: Vec<Vec<House>>,
    peers: Vec<Vec<Cell>>,
}

impl Layout {
    /// The layout of the classic 9×9 grid.
    pub fn classic() -> Arc<Layout> {
        Layout::with_boxes(BoxShape::CLASSIC)
    }

    /// The layout with rows, columns, and boxes of this shape. It is built once and then shared.
    pub fn with_boxes(shape: BoxShape) -> Arc<Layout> {
        static BUILT: [OnceLock<Arc<Layout>>; (MAX_SIZE + 1) * (MAX_SIZE + 1)] =
            [const { OnceLock::new() }; (MAX_SIZE + 1) * (MAX_SIZE + 1)];
        let slot = shape.rows() * (MAX_SIZE + 1) + shape.columns();
        Arc::clone(BUILT[slot].get_or_init(|| Arc::new(Layout::build(shape))))
    }

    fn build(shape: BoxShape) -> Layout {
        let size = shape.size();
        let kinds: [fn(usize) -> House; 3] = [House::row, House::column, House::block];
        let houses: Vec<House> = kinds.iter().flat_map(|kind| (0..size).map(kind)).collect();
        let mut house_cells = vec![Vec::with_capacity(size); houses.len()];
        let mut cell_houses = Vec::with_capacity(size * size);
        for index in 0..size * size {
            let cell = Cell::from_index(index).expect("a box shape makes at most 36 × 36 cells");
            let (row, column) = (index / size, index % size);
            // A band holds as many boxes as a box has rows.
            let block = row / shape.rows() * shape.rows() + column / shape.columns();
            house_cells[row].push(cell);
            house_cells[size + column].push(cell);
            house_cells[2 * size + block].push(cell);
            cell_houses.push(vec![House::row(row), House::column(column), House::block(block)]);
        }
        let mut layout = Layout { shape, houses, house_cells, cell_houses, peers: Vec::new() };
        layout.peers = layout.cells().map(|cell| layout.find_peers(cell)).collect();
        layout
    }

    fn find_peers(&self, cell: Cell) -> Vec<Cell> {
        let seen = self.houses_of(cell).iter().flat_map(|&house| self.cells_of(house));
        let mut peers: Vec<Cell> = seen.copied().filter(|&peer| peer != cell).collect();
        peers.sort_unstable();
        peers.dedup();
        peers
    }

    /// How many digits there are; also how many rows, columns and boxes.
    pub fn size(&self) -> usize {
        self.shape.size()
    }

    /// The shape of the boxes.
    pub fn box_shape(&self) -> BoxShape {
        self.shape
    }

    /// Whether this is the classic grid: 9×9, and nothing but rows, columns and 3×3 boxes.
    pub fn is_classic(&self) -> bool {
        self.shape == BoxShape::CLASSIC && self.houses.len() == 27
    }

    /// How many cells there are.
    pub fn cell_count(&self) -> usize {
        self.cell_houses.len()
    }

    /// All digits of the grid.
    pub fn digits(&self) -> DigitSet {
        DigitSet::all(self.size())
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + use<> {
        (0..self.cell_count())
            .map(|index| Cell::from_index(index).expect("a layout has at most 36 × 36 cells"))
    }

    /// The cell at these 0-based coordinates, if the grid has it.
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        let inside = row < self.size() && column < self.size();
        if inside { Cell::from_index(row * self.size() + column) } else { None }
    }

    /// The 0-based row of `cell`.
    pub fn row_of(&self, cell: Cell) -> usize {
        cell.index() / self.size()
    }

    /// The 0-based column of `cell`.
    pub fn column_of(&self, cell: Cell) -> usize {
        cell.index() % self.size()
    }

    /// The 0-based index of the box that `cell` is in.
    pub fn box_of(&self, cell: Cell) -> usize {
        self.cell_houses[cell.index()][2].index()
    }

    /// All houses: the rows, then the columns, then the boxes.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The cells of `house`, in grid order.
    ///
    /// # Panics
    /// If the layout has no such house.
    pub fn cells_of(&self, house: House) -> &[Cell] {
        let first = match house.kind() {
            HouseKind::Row => 0,
            HouseKind::Column => self.size(),
            HouseKind::Box => 2 * self.size(),
        };
        &self.house_cells[first + house.index()]
    }

    /// The houses that `cell` is in.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.cell_houses[cell.index()]
    }

    /// The cells that share a house with `cell`, in grid order, without itself.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// Whether two different cells share a house.
    pub fn sees(&self, cell: Cell, other: Cell) -> bool {
        self.peers(cell).binary_search(&other).is_ok()
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.shape == other.shape && self.house_cells == other.house_cells
    }
}

impl Eq for Layout {}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Layout({})", self.shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_shape() -> impl Iterator<Item = BoxShape> {
        (1..=MAX_SIZE)
            .flat_map(|rows| (1..=MAX_SIZE).filter_map(move |columns| BoxShape::new(rows, columns)))
    }

    #[test]
    fn every_house_of_every_layout_has_as_many_cells_as_digits() {
        for shape in every_shape() {
            let layout = Layout::with_boxes(shape);
            assert_eq!(layout.houses().len(), 3 * shape.size());
            for &house in layout.houses() {
                assert_eq!(layout.cells_of(house).len(), shape.size(), "{shape} {house:?}");
                for &cell in layout.cells_of(house) {
                    assert!(layout.houses_of(cell).contains(&house));
                }
            }
        }
    }

    #[test]
    fn a_cell_of_the_classic_grid_sees_twenty_others() {
        let layout = Layout::classic();
        assert!(layout.cells().all(|cell| layout.peers(cell).len() == 20));
    }

    #[test]
    fn boxes_are_counted_left_to_right_then_down() {
        let layout = Layout::with_boxes("2x3".parse().expect("a shape"));
        let boxes: Vec<_> = layout.cells().map(|cell| layout.box_of(cell) + 1).collect();
        assert_eq!(boxes[..12], [1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2]);
        assert_eq!(boxes[30..], [5, 5, 5, 6, 6, 6]);
    }

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
