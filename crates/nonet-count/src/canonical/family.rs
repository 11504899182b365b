//! Families: many symmetries at once, which have made the same rows of a puzzle so far.

use nonet_core::BoxShape;

use super::source::Source;

/// Grids have at most so many lines and digits.
const LINES: usize = 36;

/// A set of lines, a bit for each.
pub(super) type Set = u64;

/// The members of a set, in order.
pub(super) fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..Set::BITS as usize).filter(move |line| set >> line & 1 == 1)
}

/// Symmetries that have made the same rows so far.
#[derive(Clone)]
pub(super) struct Family {
    /// The side of the source that it is about.
    pub(super) side: usize,
    /// By place: the row of the source that comes there.
    pub(super) rows: [u8; LINES],
    /// By stack of the source: its place, or the first one of the stacks that it is still free with.
    pub(super) slots: [u8; LINES],
    /// By column of the source: its place in its stack, or the first one of the columns that it is
    /// still free with.
    pub(super) indices: [u8; LINES],
    /// By digit of the source, from 1.
    labels: [Option<Label>; LINES + 1],
    /// How many digits have a name.
    pub(super) named: u8,
}

/// The name of a digit.
#[derive(Clone, Copy)]
enum Label {
    /// A number.
    Settled(u8),
    /// It depends on where the column comes to stand: `base + by_slot · slot + index`.
    ByPlace { column: u8, base: i16, by_slot: u8 },
}

impl Family {
    /// All symmetries.
    pub(super) fn new(side: usize) -> Family {
        Family {
            side,
            rows: [0; LINES],
            slots: [0; LINES],
            indices: [0; LINES],
            labels: [None; LINES + 1],
            named: 0,
        }
    }

    /// The rows that may come next: of the band that has begun, or of any that is left. Of equal rows
    /// and bands only the first.
    pub(super) fn next_rows(&self, source: &Source, place: usize) -> Vec<usize> {
        let (side, height) = (&source.sides[self.side], source.shape.rows());
        let taken = &self.rows[..place];
        let begun = (!place.is_multiple_of(height)).then(|| usize::from(taken[place - 1]) / height);
        let is_open = |band: usize| match begun {
            Some(begun) => band == begun,
            None => taken.iter().all(|&row| usize::from(row) / height != band),
        };
        let mut kinds = Vec::new();
        let mut rows: Vec<usize> = Vec::new();
        for band in (0..side.band_kinds.len()).filter(|&band| is_open(band)) {
            if kinds.contains(&side.band_kinds[band]) {
                continue;
            }
            kinds.push(side.band_kinds[band]);
            for row in band * height..(band + 1) * height {
                let is_like = |&other: &usize| side.row_kinds[other] == side.row_kinds[row];
                if !taken.contains(&(row as u8)) && !rows.iter().any(is_like) {
                    rows.push(row);
                }
            }
        }
        rows
    }

    /// Whether a digit has a name, perhaps one that depends on places.
    pub(super) fn is_named(&self, digit: u8) -> bool {
        self.labels[usize::from(digit)].is_some()
    }

    /// The stacks of which one comes to this place.
    pub(super) fn stacks_at(&self, slot: usize, shape: BoxShape) -> Set {
        // A box has as many rows as the grid has stacks.
        let stacks = (0..shape.rows()).filter(|&stack| usize::from(self.slots[stack]) == slot);
        stacks.fold(0, |set, stack| set | 1 << stack)
    }

    /// The columns of a stack of which one comes to this place in it.
    pub(super) fn columns_at(&self, stack: usize, index: usize, shape: BoxShape) -> Set {
        let columns = (stack * shape.columns()..).take(shape.columns());
        let columns = columns.filter(|&column| usize::from(self.indices[column]) == index);
        columns.fold(0, |set, column| set | 1 << column)
    }

    /// Moves a stack to the first place of those that it is free with.
    pub(super) fn place_stack(&mut self, stack: usize, shape: BoxShape) {
        let slot = self.slots[stack];
        for other in (0..shape.rows()).filter(|&other| other != stack) {
            self.slots[other] += u8::from(self.slots[other] == slot);
        }
    }

    /// Moves some columns that are free with each other before the others of those.
    pub(super) fn place_columns(&mut self, columns: Set, shape: BoxShape) {
        let first = columns.trailing_zeros() as usize;
        let index = self.indices[first];
        let stack = first / shape.columns();
        for other in (stack * shape.columns()..).take(shape.columns()) {
            if self.indices[other] == index && columns >> other & 1 == 0 {
                self.indices[other] += columns.count_ones() as u8;
            }
        }
    }

    /// Settles the name of a digit, on the smallest that it can have. If it has none, it gets the
    /// next one.
    pub(super) fn settle(&mut self, digit: u8, shape: BoxShape) -> u8 {
        let name = match self.labels[usize::from(digit)] {
            None => {
                self.named += 1;
                self.named
            }
            Some(Label::Settled(name)) => name,
            Some(Label::ByPlace { column, base, by_slot }) => {
                let stack = usize::from(column) / shape.columns();
                self.place_stack(stack, shape);
                self.place_columns(1 << column, shape);
                let by_slot = i16::from(by_slot) * i16::from(self.slots[stack]);
                (base + by_slot + i16::from(self.indices[usize::from(column)])) as u8
            }
        };
        self.labels[usize::from(digit)] = Some(Label::Settled(name));
        name
    }

    /// Names a digit by the place of its column. If that were the first one of the first stack, the name
    /// would be `base`; it grows by one with each column, and by `by_slot` with each stack.
    pub(super) fn name_by_place(&mut self, digit: u8, column: usize, base: i16, by_slot: u8) {
        let label = Label::ByPlace { column: column as u8, base, by_slot };
        self.labels[usize::from(digit)] = Some(label);
    }
}
