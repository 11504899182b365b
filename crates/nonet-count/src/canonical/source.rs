//! A puzzle as the search for its smallest form sees it.

use nonet_core::{BoxShape, Draft, Entry};

/// A puzzle from all sides: as it is, and if its boxes are square also transposed.
pub(super) struct Source {
    pub(super) shape: BoxShape,
    pub(super) sides: Vec<Side>,
}

impl Source {
    pub(super) fn new(draft: &Draft) -> Source {
        let shape = draft.layout.plain_shape().expect("only grids with boxes alone have one");
        let size = shape.size();
        let value = |entry: &Entry| entry.digit().map_or(0, |digit| digit.index() as u8 + 1);
        let cells: Vec<u8> = draft.entries.iter().map(value).collect();
        let turned = (0..size * size).map(|cell| cells[cell % size * size + cell / size]);
        let turned = (shape.rows() == shape.columns()).then(|| turned.collect());
        let sides = [Some(cells.clone()), turned].into_iter().flatten();
        Source { shape, sides: sides.map(|cells| Side::new(shape, cells)).collect() }
    }
}

/// A puzzle from one side.
pub(super) struct Side {
    shape: BoxShape,
    /// Row by row: 0 for empty cells, otherwise digits from 1.
    pub(super) cells: Vec<u8>,
    /// By row: the first row of its band that is equal to it.
    pub(super) row_kinds: Vec<usize>,
    /// By band: the first band that has equal rows, in whatever order.
    pub(super) band_kinds: Vec<usize>,
}

impl Side {
    fn new(shape: BoxShape, cells: Vec<u8>) -> Side {
        let side = Side { shape, cells, row_kinds: Vec::new(), band_kinds: Vec::new() };
        let height = shape.rows();
        let row_kind = |row: usize| {
            let equal = |other: &usize| side.row(*other) == side.row(row);
            (row / height * height..row).find(equal).unwrap_or(row)
        };
        let rows = |band: usize| side.sorted_rows(band).into_iter().map(|row| side.row(row));
        let band_kind =
            |band: usize| (0..band).find(|&other| rows(other).eq(rows(band))).unwrap_or(band);
        Side {
            row_kinds: (0..shape.size()).map(row_kind).collect(),
            band_kinds: (0..shape.size() / height).map(band_kind).collect(),
            ..side
        }
    }

    pub(super) fn row(&self, row: usize) -> &[u8] {
        let size = self.shape.size();
        &self.cells[row * size..(row + 1) * size]
    }

    /// The rows of a band, sorted by their digits: equal bands have equal rows in this order.
    pub(super) fn sorted_rows(&self, band: usize) -> Vec<usize> {
        let height = self.shape.rows();
        let mut rows: Vec<usize> = (band * height..(band + 1) * height).collect();
        rows.sort_by_key(|&row| self.row(row));
        rows
    }
}
