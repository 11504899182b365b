//! Houses: names for groups of cells in which no digit repeats.

/// The kinds of house, in the order in which a layout has them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// A row, counted from the top.
    Row,
    /// A column, counted from the left.
    Column,
    /// A box, counted left to right, then top to bottom.
    Box,
    /// An irregular region in place of a box, counted as the puzzle lists them.
    Region,
    /// The diagonal of the whole grid that falls from the top left.
    FallingDiagonal,
    /// The diagonal of the whole grid that rises from the bottom left.
    RisingDiagonal,
    /// A window of windoku, counted left to right, then top to bottom.
    Window,
    /// The cells at one place of all boxes, counted by that place.
    Group,
    /// An extra region, counted as the puzzle lists them.
    Extra,
    /// A strip, counted as the puzzle lists them.
    Strip,
}

impl HouseKind {
    /// Every kind, in their order.
    pub const ALL: [HouseKind; 10] = [
        HouseKind::Row,
        HouseKind::Column,
        HouseKind::Box,
        HouseKind::Region,
        HouseKind::FallingDiagonal,
        HouseKind::RisingDiagonal,
        HouseKind::Window,
        HouseKind::Group,
        HouseKind::Extra,
        HouseKind::Strip,
    ];

    /// Its name in data.
    pub const fn id(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
            HouseKind::Region => "region",
            HouseKind::FallingDiagonal => "diagonal-falling",
            HouseKind::RisingDiagonal => "diagonal-rising",
            HouseKind::Window => "window",
            HouseKind::Group => "group",
            HouseKind::Extra => "extra",
            HouseKind::Strip => "strip",
        }
    }

    /// Whether its houses are straight lines across the grid that cross each other in one cell: rows
    /// and columns.
    pub const fn is_line(self) -> bool {
        matches!(self, HouseKind::Row | HouseKind::Column)
    }
}

/// A group of cells in which no digit repeats.
///
/// A house is a name; [`Layout::cells_of`](crate::Layout::cells_of) gives its cells, and
/// [`Layout::digits_of`](crate::Layout::digits_of) the digits that it must hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House {
    kind: HouseKind,
    index: u8,
}

impl House {
    /// How many houses of a kind a layout may have.
    pub const MOST: usize = 1 << 8;

    /// The house of a kind with this 0-based index.
    ///
    /// # Panics
    /// If no layout has so many.
    pub const fn new(kind: HouseKind, index: usize) -> House {
        assert!(index < House::MOST, "a layout has no more houses of a kind");
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
