//! Geometry: the cells and houses of a layout as sets, for fast reasoning.

use std::sync::Arc;

use nonet_core::{Cell, CellSet, DigitSet, House, HouseKind, Layout};

/// The largest size of a grid that logic works on.
pub const MAX_LOGIC_SIZE: usize = 16;

/// How many cells such a grid has at most.
pub(crate) const MAX_LOGIC_CELLS: usize = MAX_LOGIC_SIZE * MAX_LOGIC_SIZE;

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

/// Where a box, or the region in its place, and a line share several cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The box or region.
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

/// Whether logic works on grids of this layout: one of up to 16 digits, whatever rules it has.
pub(crate) fn takes(layout: &Layout) -> bool {
    layout.size() <= MAX_LOGIC_SIZE
}

/// What finders ask of a layout, as sets.
#[derive(Debug)]
pub(crate) struct Geometry {
    /// The cells of each house.
    pub(crate) house_cells: Vec<Cells>,
    /// Where the houses of each kind begin among all houses.
    pub(crate) first_of_kind: [u16; HouseKind::ALL.len()],
    /// Cell by cell its places in its houses, as many for each cell.
    seats: Vec<Seat>,
    seats_per_cell: usize,
    /// The cells that each cell sees.
    pub(crate) peers: Vec<Cells>,
    /// The box that each cell is in, or the region.
    pub(crate) blocks: Vec<Option<House>>,
    /// Where boxes and lines meet, box by box.
    pub(crate) crossings: Vec<Crossing>,
    /// Whether cells rule out more of each other than houses say.
    pub(crate) has_pairs: bool,
    /// Whether there are constraints.
    pub(crate) has_constraints: bool,
}

impl Geometry {
    /// The geometry of a layout, if it is one that logic works on. It is built once and then kept with
    /// the layout.
    pub(crate) fn of(layout: &Layout) -> Option<Arc<Geometry>> {
        takes(layout).then(|| layout.derived(|| Geometry::build(layout)))
    }

    fn build(layout: &Layout) -> Geometry {
        let house_cells = layout.houses().iter().map(|&house| layout.cells_of(house));
        let in_box = |house: &House| is_block(*house);
        let crossings = layout.houses().iter().copied().filter(in_box).flat_map(|block| {
            let lines = layout.houses().iter().filter(|house| house.kind().is_line());
            lines.filter_map(move |&line| Crossing::of(layout, block, line))
        });
        let block = |cell| layout.houses_of(cell).iter().copied().find(|&house| is_block(house));
        let seats_per_cell = layout.cells().map(|cell| layout.houses_of(cell).len()).max();
        let mut geometry = Geometry {
            crossings: crossings.collect(),
            house_cells: house_cells.map(|cells| cells.iter().copied().collect()).collect(),
            first_of_kind: HouseKind::ALL.map(|kind| layout.index_of(House::new(kind, 0)) as u16),
            seats: Vec::new(),
            seats_per_cell: seats_per_cell.unwrap_or_default(),
            peers: layout
                .cells()
                .map(|cell| layout.peers(cell).iter().copied().collect())
                .collect(),
            blocks: layout.cells().map(block).collect(),
            has_pairs: !layout.pairs().is_empty(),
            has_constraints: layout.constraints().next().is_some(),
        };
        geometry.seats =
            layout.cells().flat_map(|cell| geometry.find_seats(layout, cell)).collect();
        geometry
    }

    /// The places of a cell in its houses. A cell that is in fewer houses than others has further
    /// seats in a house behind all others that nobody looks at, so that all have as many.
    fn find_seats(&self, layout: &Layout, cell: Cell) -> Vec<Seat> {
        let seat = |&house: &House| {
            let slot = layout.cells_of(house).iter().position(|&other| other == cell);
            let slot = slot.expect("a cell is in its houses") as u8;
            Seat { house: layout.index_of(house) as u16, slot }
        };
        let mut seats: Vec<Seat> = layout.houses_of(cell).iter().map(seat).collect();
        let nowhere = Seat { house: self.house_cells.len() as u16, slot: 0 };
        seats.resize(self.seats_per_cell, nowhere);
        seats
    }

    /// The places of a cell in its houses.
    pub(crate) fn seats(&self, cell: Cell) -> &[Seat] {
        &self.seats[cell.index() * self.seats_per_cell..][..self.seats_per_cell]
    }

    /// How many houses there are, with the one that nobody looks at.
    pub(crate) fn house_count(&self) -> usize {
        self.house_cells.len() + 1
    }
}

/// Whether a house is a box, or a region in the place of one.
pub(crate) fn is_block(house: House) -> bool {
    matches!(house.kind(), HouseKind::Box | HouseKind::Region)
}

/// What each house must hold, house by house, and nothing for the one that nobody looks at.
pub(crate) fn digits_by_house(layout: &Layout) -> impl Iterator<Item = DigitSet> + '_ {
    let digits = layout.houses().iter().map(|&house| layout.digits_of(house));
    digits.chain(std::iter::once(DigitSet::EMPTY))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use nonet_core::BoxShape;
    use nonet_core::rule::{Clue, Rule};

    fn layout(size: usize) -> Arc<Layout> {
        Layout::with_boxes(BoxShape::for_size(size).expect("a composite size"))
    }

    /// Layouts with houses and pairs of every kind.
    pub(crate) fn with_further_rules() -> Vec<Arc<Layout>> {
        let whole = |id| Clue::whole(Rule::by_id(id).expect("a rule"));
        let cells = |indices: &[usize]| -> Vec<Cell> {
            indices.iter().filter_map(|&index| Cell::from_index(index)).collect()
        };
        let about =
            |id, indices: &[usize]| Clue::about(Rule::by_id(id).expect("a rule"), cells(indices));
        let strip = Clue { digits: DigitSet::from_mask(0b1011), ..about("strip", &[0, 10, 20]) };
        let wholes = ["diagonal-falling", "diagonal-rising", "windoku", "disjoint-groups"];
        let mut clues: Vec<Clue> = wholes.map(whole).into();
        clues.extend([about("extra-region", &[3, 4, 5]), strip]);
        let region = |index| about("region", &[index, index + 1, index + 4, index + 5]);
        let regions = [0, 2, 8, 10].map(region).into();
        vec![
            Layout::new(9, BoxShape::for_size(9), clues).expect("a layout"),
            Layout::new(4, None, regions).expect("a layout"),
            Layout::new(5, None, Vec::new()).expect("a layout"),
            Layout::new(6, BoxShape::for_size(6), vec![whole("anti-knight"), whole("anti-king")])
                .expect("a layout"),
            Layout::new(9, BoxShape::for_size(9), vec![whole("non-consecutive")])
                .expect("a layout"),
            Layout::new(6, BoxShape::for_size(6), vec![about("even", &[1, 5]), about("odd", &[7])])
                .expect("a layout"),
        ]
    }

    #[test]
    fn seats_and_houses_agree_in_layouts_of_every_kind() {
        let plain = [4, 6, 8, 9, 10, 12, 16].map(layout);
        for layout in plain.into_iter().chain(with_further_rules()) {
            let geometry = Geometry::of(&layout).expect("small enough");
            for (index, &house) in layout.houses().iter().enumerate() {
                let first = geometry.first_of_kind[house.kind() as usize] as usize;
                assert_eq!(first + house.index(), index);
                for (slot, &cell) in layout.cells_of(house).iter().enumerate() {
                    let seat = Seat { house: index as u16, slot: slot as u8 };
                    assert!(geometry.seats(cell).contains(&seat));
                    assert!(geometry.house_cells[index].contains(cell));
                    assert!(!is_block(house) || geometry.blocks[cell.index()] == Some(house));
                }
            }
            for cell in layout.cells() {
                let is_real = |seat: &&Seat| (seat.house as usize) < layout.houses().len();
                let real = geometry.seats(cell).iter().filter(is_real).count();
                assert_eq!(real, layout.houses_of(cell).len());
            }
        }
    }

    #[test]
    fn a_box_meets_as_many_lines_as_run_through_it() {
        for size in [4, 6, 8, 9, 10, 12, 16] {
            let layout = layout(size);
            let shape = layout.box_shape().expect("boxes");
            let geometry = Geometry::of(&layout).expect("small enough");
            assert_eq!(geometry.crossings.len(), size * (shape.rows() + shape.columns()));
            for crossing in &geometry.crossings {
                let block = geometry.house_cells[layout.index_of(crossing.block)];
                let line = geometry.house_cells[layout.index_of(crossing.line)];
                assert_eq!(crossing.cells, block & line);
                let shared = crossing.cells.len() as u32;
                assert_eq!(crossing.block_slots.count_ones(), shared);
                assert_eq!(crossing.line_slots.count_ones(), shared);
            }
        }
    }

    #[test]
    fn a_grid_of_25_digits_is_too_large() {
        assert!(Geometry::of(&layout(25)).is_none());
    }
}
