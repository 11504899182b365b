//! Layouts: which cells a grid has, and every rule that they keep.

use std::any::Any;
use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::box_shape::BoxShape;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet, MAX_SIZE};
use crate::house::{House, HouseKind};
use crate::rule::{Clue, Constraint, Flaw, Variants};

mod builder;
mod derived;
mod relations;

pub use builder::Builder;
pub use relations::Pair;

use builder::Parts;
use derived::Derived;
use relations::{Relation, Relations};

/// The cells of a grid and all rules that its digits keep.
///
/// Everything that is not made for 9×9 alone asks a layout for its cells, houses and other rules, so
/// that other sizes and further rules need nothing of their own.
///
/// ```
/// use nonet_core::rule::{Clue, Rule};
/// use nonet_core::{BoxShape, House, HouseKind, Layout};
///
/// let shape = BoxShape::new(2, 3).unwrap();
/// let layout = Layout::with_boxes(shape);
/// assert_eq!((layout.size(), layout.cell_count()), (6, 36));
/// let corner = layout.cell(0, 0).unwrap();
/// assert_eq!(layout.houses_of(corner), [House::row(0), House::column(0), House::block(0)]);
/// assert_eq!(layout.peers(corner).len(), 12);
///
/// let falling = Clue::whole(Rule::by_id("diagonal-falling").unwrap());
/// let layout = Layout::new(6, Some(shape), vec![falling]).unwrap();
/// assert!(layout.houses_of(corner).contains(&House::new(HouseKind::FallingDiagonal, 0)));
/// assert_eq!(layout.peers(corner).len(), 16);
/// ```
pub struct Layout {
    size: usize,
    boxes: Option<BoxShape>,
    /// What it has besides rows, columns and boxes, as it was asked for.
    clues: Vec<Clue>,
    /// Rows, then columns, then boxes, then the other kinds, each from the first to the last.
    houses: Vec<House>,
    house_cells: Vec<Vec<Cell>>,
    /// The digits that each house must hold: all, some, or none in particular.
    house_digits: Vec<DigitSet>,
    /// Where the houses of each kind begin.
    first_of_kind: [u16; HouseKind::ALL.len()],
    cell_houses: Vec<Vec<House>>,
    /// The cells that each cell must differ from.
    peers: Vec<Vec<Cell>>,
    /// The digits that each cell may hold.
    allowed: Vec<DigitSet>,
    pairs: Vec<Pair>,
    relations: Vec<Vec<Relation>>,
    constraints: Vec<usize>,
    derived: Derived,
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
        let build = || {
            let parts = Parts::new(shape.size(), Some(shape));
            Arc::new(Layout::of(parts, Vec::new()))
        };
        Arc::clone(BUILT[slot].get_or_init(build))
    }

    /// The layout with rows, columns, boxes if there are any, and what the clues add to them.
    ///
    /// # Errors
    /// If a clue makes no sense there, or if there is no grid of this size.
    pub fn new(
        size: usize,
        boxes: Option<BoxShape>,
        clues: Vec<Clue>,
    ) -> Result<Arc<Layout>, LayoutError> {
        let fits = (1..=MAX_SIZE).contains(&size);
        if !fits || boxes.is_some_and(|shape| shape.size() != size) {
            return Err(LayoutError::Size(size));
        }
        let mut distinct = clues;
        let mut seen = HashSet::with_capacity(distinct.len());
        distinct.retain(|clue| seen.insert(clue.clone()));
        if let (Some(shape), true) = (boxes, distinct.is_empty()) {
            return Ok(Layout::with_boxes(shape));
        }
        let mut parts = Parts::new(size, boxes);
        for (index, clue) in distinct.iter().enumerate() {
            let add = parts.add(index, clue);
            add.map_err(|flaw| LayoutError::Clue { clue: clue.clone(), flaw })?;
        }
        Ok(Arc::new(Layout::of(parts, distinct)))
    }

    /// The same with further rules. Of layouts with nothing but boxes, the last that was asked for is
    /// kept: who reads many puzzles asks for the same again and again.
    ///
    /// # Errors
    /// If a rule makes no sense there.
    pub fn with_variants(&self, variants: Variants) -> Result<Arc<Layout>, LayoutError> {
        type Last = Mutex<Option<(Variants, Arc<Layout>)>>;
        let build = || {
            let clues = self.clues.iter().cloned().chain(variants.rules().map(Clue::whole));
            Layout::new(self.size, self.boxes, clues.collect())
        };
        if !self.is_plain() {
            return build();
        }
        let last = self.derived(Last::default);
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some((known, layout)) if *known == variants => Ok(Arc::clone(layout)),
            _ => {
                let layout = build()?;
                *last = Some((variants, Arc::clone(&layout)));
                Ok(layout)
            }
        }
    }

    fn of(parts: Parts, clues: Vec<Clue>) -> Layout {
        let Parts { size, boxes, houses: by_kind, allowed, pairs, constraints } = parts;
        let mut relations = Relations::of(size, &pairs, &clues);
        let (mut houses, mut house_cells, mut house_digits) = (Vec::new(), Vec::new(), Vec::new());
        let mut first_of_kind = [0; HouseKind::ALL.len()];
        let mut cell_houses = vec![Vec::new(); size * size];
        for (kind, of_kind) in HouseKind::ALL.into_iter().zip(by_kind) {
            first_of_kind[kind as usize] = houses.len() as u16;
            for (index, (cells, digits)) in of_kind.into_iter().enumerate() {
                let house = House::new(kind, index);
                for cell in &cells {
                    cell_houses[cell.index()].push(house);
                }
                houses.push(house);
                house_cells.push(cells);
                house_digits.push(digits);
            }
        }
        let mut layout = Layout {
            size,
            boxes,
            clues,
            houses,
            house_cells,
            house_digits,
            first_of_kind,
            cell_houses,
            peers: Vec::new(),
            allowed,
            pairs,
            relations: std::mem::take(&mut relations.beyond),
            constraints,
            derived: Derived::default(),
        };
        layout.peers =
            layout.cells().map(|cell| layout.find_peers(cell, &relations.differ)).collect();
        layout
    }

    fn find_peers(&self, cell: Cell, differ: &[Vec<Cell>]) -> Vec<Cell> {
        let seen = self.houses_of(cell).iter().flat_map(|&house| self.cells_of(house));
        let seen = seen.chain(&differ[cell.index()]).copied();
        let mut peers: Vec<Cell> = seen.filter(|&peer| peer != cell).collect();
        peers.sort_unstable();
        peers.dedup();
        peers
    }

    /// How many digits there are; also how many rows and columns.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The shape of the boxes, if it has boxes.
    pub fn box_shape(&self) -> Option<BoxShape> {
        self.boxes
    }

    /// What it has besides rows, columns and boxes, as it was asked for.
    pub fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// Whether it has rows, columns and boxes, and nothing else.
    pub fn is_plain(&self) -> bool {
        self.boxes.is_some() && self.clues.is_empty()
    }

    /// The shape of the boxes, if it has nothing but rows, columns and boxes.
    pub fn plain_shape(&self) -> Option<BoxShape> {
        self.boxes.filter(|_| self.clues.is_empty())
    }

    /// Whether this is the classic grid: 9×9, and nothing but rows, columns and 3×3 boxes.
    pub fn is_classic(&self) -> bool {
        self.plain_shape() == Some(BoxShape::CLASSIC)
    }

    /// Whether all its rules are houses and digits that cells may hold: no pairs, no constraints.
    pub fn has_houses_only(&self) -> bool {
        self.pairs.is_empty() && self.constraints.is_empty()
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
        Layout::cell_at(self.size(), row, column)
    }

    fn cell_at(size: usize, row: usize, column: usize) -> Option<Cell> {
        let inside = row < size && column < size;
        if inside { Cell::from_index(row * size + column) } else { None }
    }

    /// The 0-based row of `cell`.
    pub fn row_of(&self, cell: Cell) -> usize {
        cell.index() / self.size()
    }

    /// The 0-based column of `cell`.
    pub fn column_of(&self, cell: Cell) -> usize {
        cell.index() % self.size()
    }

    /// The 0-based index of the box that `cell` is in, if there are boxes.
    pub fn box_of(&self, cell: Cell) -> Option<usize> {
        let shape = self.boxes?;
        let (band, stack) =
            (self.row_of(cell) / shape.rows(), self.column_of(cell) / shape.columns());
        // A band holds as many boxes as a box has rows.
        Some(band * shape.rows() + stack)
    }

    /// All houses: the rows, then the columns, then the boxes, then the other kinds.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a kind.
    pub fn houses_of_kind(&self, kind: HouseKind) -> &[House] {
        let first = self.first_of_kind[kind as usize] as usize;
        let end = self.first_of_kind.get(kind as usize + 1);
        &self.houses[first..end.map_or(self.houses.len(), |&end| end as usize)]
    }

    /// The place of `house` among all houses, whether the layout has it or not.
    pub fn index_of(&self, house: House) -> usize {
        self.first_of_kind[house.kind() as usize] as usize + house.index()
    }

    /// The cells of `house`, in grid order.
    ///
    /// # Panics
    /// If the layout has no such house.
    pub fn cells_of(&self, house: House) -> &[Cell] {
        &self.house_cells[self.index_of(house)]
    }

    /// The digits that `house` must hold: each once if there are as many as cells. None, if it only says
    /// that its digits differ.
    ///
    /// # Panics
    /// If the layout has no such house.
    pub fn digits_of(&self, house: House) -> DigitSet {
        self.house_digits[self.index_of(house)]
    }

    /// The houses that `cell` is in.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.cell_houses[cell.index()]
    }

    /// The digits that rules about single cells let `cell` hold.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        self.allowed[cell.index()]
    }

    /// The cells that `cell` must differ from, in grid order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// Whether two different cells must differ.
    pub fn sees(&self, cell: Cell, other: Cell) -> bool {
        self.peers(cell).binary_search(&other).is_ok()
    }

    /// The pairs of cells that are related beyond houses.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// What a digit in `cell` rules out in other cells beyond [its peers](Layout::peers): each of these
    /// cells, and the digits, among which may be the same one.
    pub fn ruled_out_by(
        &self,
        cell: Cell,
        digit: Digit,
    ) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let relations = self.relations[cell.index()].iter();
        relations.map(move |relation| (relation.cell, relation.excluded[digit.index()]))
    }

    /// Whether houses, pairs, or that a cell holds one digit, forbid two candidates to be true together.
    pub fn excludes(&self, one: (Cell, Digit), other: (Cell, Digit)) -> bool {
        match (one.0 == other.0, one.1 == other.1) {
            (true, same_digit) => !same_digit,
            (false, true) if self.sees(one.0, other.0) => true,
            (false, _) => self
                .ruled_out_by(one.0, one.1)
                .any(|(cell, digits)| cell == other.0 && digits.contains(other.1)),
        }
    }

    /// The clues that are constraints, with their indices among [all clues](Layout::clues).
    pub fn constraints(&self) -> impl Iterator<Item = (usize, &Clue, Constraint)> {
        let clues = self.constraints.iter().map(|&index| (index, &self.clues[index]));
        clues.filter_map(|(index, clue)| Some((index, clue, clue.rule.constraint?)))
    }

    /// What somebody makes of this layout alone: made when it is first asked for, and then shared by
    /// all who ask for that type.
    pub fn derived<T: Any + Send + Sync>(&self, make: impl Fn() -> T) -> Arc<T> {
        self.derived.get(make)
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.size == other.size && self.boxes == other.boxes && self.clues == other.clues
    }
}

impl Eq for Layout {}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.boxes {
            Some(shape) => write!(f, "Layout({shape}")?,
            None => write!(f, "Layout({} without boxes", self.size)?,
        }
        self.clues.iter().try_for_each(|clue| write!(f, ", {}", clue.rule.id))?;
        f.write_str(")")
    }
}

/// Why there is no such layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// No grid has so many digits, or its boxes have not so many cells.
    Size(usize),
    /// A clue makes no sense.
    Clue {
        /// The clue.
        clue: Clue,
        /// What is wrong with it.
        flaw: Flaw,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Size(size) => write!(f, "there is no such grid of {size} digits"),
            LayoutError::Clue { clue, flaw } => write!(f, "a clue of {:?}: {flaw}", clue.rule),
        }
    }
}

impl std::error::Error for LayoutError {}

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
        let boxes: Vec<_> =
            layout.cells().map(|cell| layout.box_of(cell).expect("a box") + 1).collect();
        assert_eq!(boxes[..12], [1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2]);
        assert_eq!(boxes[30..], [5, 5, 5, 6, 6, 6]);
    }
}
