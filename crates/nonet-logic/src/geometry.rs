//! Geometry: the cells and houses of a layout as sets, for fast reasoning.

use std::sync::Arc;

use nonet_core::{BoxShape, Cell, CellSet, House, HouseKind, Layout};

/// The largest size of a grid that logic works on.
pub const MAX_LOGIC_SIZE: usize = 16;

/// How many cells such a grid has at most.
pub(crate) const MAX_LOGIC_CELLS: usize = MAX_LOGIC_SIZE * MAX_LOGIC_SIZE;

/// How many rows, columns and boxes such a grid has at most.
pub(crate) const MAX_LOGIC_HOUSES: usize = 3 * MAX_LOGIC_SIZE;

/// A set of cells of a grid that logic works on.
pub type Cells = CellSet<4>;

/// Where a cell stands in one of its houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seat {
    /// The index of the house among all houses of the layout.
    pub(crate) house: u16,
    /// The index of the cell among the cells of the house.
    pub(crate) slot: u8,
}

/// Where a box and a line share several cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The box.
    pub block: House,
    /// The row or column.
    pub line: House,
    /// The cells they share, as slots of the box: bit *i* stands for its *i*-th cell.
    pub block_slots: u16,
    /// The cells they share, as slots of the line.
    pub line_slots: u16,
    /// The cells they share.
    pub cells: Cells,
}

impl Crossing {
    /// Where a box and a line meet, if that is more than one cell.
    fn of(layout: &Layout, block: House, line: House) -> Option<Crossing> {
        let (block_cells, line_cells) = (layout.cells_of(block), layout.cells_of(line));
        let slots = |cells: &[Cell], others: &[Cell]| {
            let shared = cells.iter().enumerate().filter(|(_, cell)| others.contains(cell));
            shared.fold(0, |slots, (slot, _)| slots | 1 << slot)
        };
        let crossing = Crossing {
            block,
            line,
            block_slots: slots(block_cells, line_cells),
            line_slots: slots(line_cells, block_cells),
            cells: block_cells.iter().copied().filter(|cell| line_cells.contains(cell)).collect(),
        };
        (crossing.cells.len() > 1).then_some(crossing)
    }
}

/// The shape of the boxes of a layout that logic works on: one of up to 16 digits, with boxes and
/// without further rules.
pub(crate) fn logic_shape(layout: &Layout) -> Option<BoxShape> {
    layout.plain_shape().filter(|shape| shape.size() <= MAX_LOGIC_SIZE)
}

/// Whether logic works on grids of this layout.
pub(crate) fn takes(layout: &Layout) -> bool {
    logic_shape(layout).is_some()
}

/// What finders ask of a layout, as sets.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) layout: Arc<Layout>,
    pub(crate) shape: BoxShape,
    /// The cells of each house.
    pub(crate) house_cells: Vec<Cells>,
    /// The places of each cell in its row, its column and its box.
    pub(crate) seats: Vec<[Seat; 3]>,
    /// The cells that each cell sees.
    pub(crate) peers: Vec<Cells>,
    /// Where boxes and lines meet, box by box.
    pub(crate) crossings: Vec<Crossing>,
}

impl Geometry {
    /// The geometry of a layout, if it is one that logic works on. It is built once and then shared.
    pub(crate) fn of(layout: &Arc<Layout>) -> Option<Arc<Geometry>> {
        let shape = logic_shape(layout)?;
        // Layouts with nothing but boxes are shared themselves, and so is what they keep.
        let shared = Layout::with_boxes(shape);
        Some(shared.derived(|| Geometry::build(&shared)))
    }

    fn build(layout: &Arc<Layout>) -> Geometry {
        let house_cells = layout.houses().iter().map(|&house| layout.cells_of(house));
        let mut seats = vec![[Seat::default(); 3]; layout.cell_count()];
        for (index, &house) in layout.houses().iter().enumerate() {
            for (slot, cell) in layout.cells_of(house).iter().enumerate() {
                let seat = Seat { house: index as u16, slot: slot as u8 };
                seats[cell.index()][house.kind() as usize] = seat;
            }
        }
        let is_box = |house: &&House| house.kind() == HouseKind::Box;
        let boxes = layout.houses().iter().filter(is_box);
        let crossings = boxes.flat_map(|&block| {
            let lines = layout.houses().iter().filter(|house| !is_box(house));
            lines.filter_map(move |&line| Crossing::of(layout, block, line))
        });
        Geometry {
            crossings: crossings.collect(),
            house_cells: house_cells.map(|cells| cells.iter().copied().collect()).collect(),
            seats,
            peers: layout
                .cells()
                .map(|cell| layout.peers(cell).iter().copied().collect())
                .collect(),
            shape: logic_shape(layout).expect("logic works on it"),
            layout: Arc::clone(layout),
        }
    }
}

/// The index of a house among all houses of a layout of this size: rows, columns, boxes.
pub(crate) fn index_of(house: House, size: usize) -> usize {
    house.kind() as usize * size + house.index()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_houses_agree_in_every_layout_up_to_16() {
        for size in [4, 6, 8, 9, 10, 12, 16] {
            let shape = BoxShape::for_size(size).expect("a composite size");
            let geometry = Geometry::of(&Layout::with_boxes(shape)).expect("small enough");
            for &house in geometry.layout.houses() {
                let index = index_of(house, size);
                assert_eq!(geometry.layout.houses()[index], house);
                for slot in 0..size {
                    let cell = geometry.layout.cells_of(house)[slot];
                    let seat = Seat { house: index as u16, slot: slot as u8 };
                    assert!(geometry.seats[cell.index()].contains(&seat));
                    assert!(geometry.house_cells[index].contains(cell));
                }
            }
        }
    }

    #[test]
    fn a_box_meets_as_many_lines_as_run_through_it() {
        for size in [4, 6, 8, 9, 10, 12, 16] {
            let shape = BoxShape::for_size(size).expect("a composite size");
            let geometry = Geometry::of(&Layout::with_boxes(shape)).expect("small enough");
            assert_eq!(geometry.crossings.len(), size * (shape.rows() + shape.columns()));
            for crossing in &geometry.crossings {
                let block = geometry.house_cells[index_of(crossing.block, size)];
                let line = geometry.house_cells[index_of(crossing.line, size)];
                assert_eq!(crossing.cells, block & line);
                let shared = crossing.cells.len() as u32;
                assert_eq!(crossing.block_slots.count_ones(), shared);
                assert_eq!(crossing.line_slots.count_ones(), shared);
            }
        }
    }

    #[test]
    fn a_grid_of_25_digits_is_too_large() {
        let shape = BoxShape::for_size(25).expect("5x5");
        assert!(Geometry::of(&Layout::with_boxes(shape)).is_none());
    }
}
