//! Empty rectangles: a digit whose places in a box lie on one row and one column of it.
//!
//! ```text
//!   . c . | . . .       In the box, the digit is in its row r or its column c. If it is not in
//!   r * r | . p .       column c, it is in row r; so it is not in p, and it is in q, the other
//!   . c . | . ║ .       place of the digit in p's column. So it is in column c of the box or in
//!   ------+-║----       q, and the target, which sees both, cannot hold it.
//!   . × . | . q .
//! ```

use nonet_core::{BoxShape, Cell, Digit, DigitSet, House, HouseKind};

use crate::board::Board;
use crate::evidence::{Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;
use crate::pattern::conjugate::ConjugatePair;

/// An empty rectangle with a conjugate pair and the cell where the digit goes out.
#[derive(Clone, Debug)]
pub(crate) struct EmptyRectangle {
    pub(crate) digit: Digit,
    /// The box.
    pub(crate) block: House,
    /// Where the digit can be in the box.
    pub(crate) cells: Cells,
    /// Those of its places that the target sees.
    near: Cells,
    /// The line of the other places, which the pair begins on.
    line: House,
    /// From the cell on that line to the cell that the target sees.
    pub(crate) pair: ConjugatePair,
    /// Where the digit goes out.
    pub(crate) target: Cell,
}

impl EmptyRectangle {
    /// What the box says about the position.
    pub(crate) fn box_premise(&self) -> Premise {
        Premise::Place { house: self.block, digit: self.digit, cells: self.cells }
    }

    /// The chain from the cells that the target sees in the box to the end of the pair.
    pub(crate) fn links(&self) -> [Link; 3] {
        let pair = self.pair.link();
        let far = self.cells.without(&self.near);
        let from = Node { digit: self.digit, cells: self.near, is_true: false };
        let to = Node { digit: self.digit, cells: far, is_true: true };
        let within = Link { from, to, via: Via::House(self.block) };
        [within, Link { from: to, to: pair.from, via: Via::House(self.line) }, pair]
    }

    /// The ends of the chain, as parts.
    pub(crate) fn end_parts(&self) -> [Part; 2] {
        let digits = DigitSet::single(self.digit);
        let end = Cells::single(self.pair.cells[1]);
        [self.near, end].map(|cells| Part::new(Role::End, cells, digits))
    }

    /// The box, as a part.
    pub(crate) fn box_part(&self) -> Part {
        Part::within(Role::Base, self.block, self.cells, DigitSet::single(self.digit))
    }

    /// Why the digit goes out.
    pub(crate) fn evidence(&self) -> Evidence {
        let [first_end, second_end] = self.end_parts();
        Evidence {
            premises: vec![self.box_premise(), self.pair.premise()],
            parts: vec![first_end, second_end, self.box_part()],
            links: self.links().to_vec(),
            ..Evidence::default()
        }
    }
}

/// Every empty rectangle of `digit` that rules something out. Boxes with only two places, which
/// some do not count because the chain is one of two plain conjugate pairs then, are among them.
pub(crate) fn empty_rectangles(board: &Board, digit: Digit) -> Vec<EmptyRectangle> {
    let mut found = Vec::new();
    let pairs = board.conjugate_pairs(digit);
    let has_lines = pairs.iter().any(|pair| pair.house.kind().is_line());
    let Some(shape) = board.box_shape().filter(|_| has_lines) else { return found };
    for (block, slots) in board.slots_by_house(digit) {
        if block.kind() != HouseKind::Box {
            continue;
        }
        for (row, column) in crosses(board, shape, block, slots) {
            let cells = board.places(block, digit);
            for [near, line] in [[row, column], [column, row]] {
                let corner = Corner { digit, block, cells, near, line };
                corner.join(board, pairs, &mut found);
            }
        }
    }
    found
}

/// The rows and columns through a box that hold all of `slots` together, but neither alone.
fn crosses(board: &Board, shape: BoxShape, block: House, slots: u16) -> Vec<(House, House)> {
    let mut found = Vec::new();
    if slots == 0 {
        return found;
    }
    let first = board.layout().cells_of(block)[0];
    let (top, left) = (board.layout().row_of(first), board.layout().column_of(first));
    // The slots of a box of 2×3 cells are 012 345: a row is a run, a column every third of them.
    let width = shape.columns();
    let whole_row = (1_u16 << width) - 1;
    let whole_column = (0..shape.rows()).fold(0, |mask, row| mask | 1_u16 << (row * width));
    for row in 0..shape.rows() {
        // What is not in the row must be in one column, which is then the only one possible.
        let rest = slots & !(whole_row << (row * width));
        let column = rest.trailing_zeros() as usize % width;
        let in_column = whole_column << column;
        if rest != 0 && rest & !in_column == 0 && slots & !in_column != 0 {
            found.push((House::row(top + row), House::column(left + column)));
        }
    }
    found
}

/// An empty rectangle without its conjugate pair.
struct Corner {
    digit: Digit,
    block: House,
    cells: Cells,
    /// The line that the target is on.
    near: House,
    /// The line that the pair begins on.
    line: House,
}

impl Corner {
    /// Adds every pair that starts on the line outside the box, runs parallel to the near line, and
    /// ends where it sees a target on the near line outside the box.
    fn join(&self, board: &Board, pairs: &[ConjugatePair], found: &mut Vec<EmptyRectangle>) {
        let Corner { digit, block, cells, near, line } = *self;
        let layout = board.layout();
        let is_outside = |cell| board.block_of(cell) != Some(block);
        // The slot of a line is the index of the line across.
        let meets_line = |pair: &&ConjugatePair| pair.slots >> line.index() & 1 == 1;
        let parallel = pairs.iter().filter(|pair| pair.house.kind() == near.kind());
        for pair in parallel.filter(meets_line) {
            let starts_there = pair.slots.trailing_zeros() as usize == line.index();
            let pair = if starts_there { *pair } else { pair.turned() };
            let [start, end] = pair.cells;
            if !is_outside(start) {
                continue;
            }
            let (row, column) = match near.kind() {
                HouseKind::Row => (near.index(), layout.column_of(end)),
                _ => (layout.row_of(end), near.index()),
            };
            let target = layout.cell(row, column).expect("lines of the grid cross in a cell");
            if is_outside(target) && board.cells_with(digit).contains(target) {
                let near = cells & *board.cells_of(near);
                found.push(EmptyRectangle { digit, block, cells, near, line, pair, target });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{Draft, Layout, Position};

    /// The same, cell by cell.
    fn slow_crosses(board: &Board, block: House, slots: u16) -> Vec<(House, House)> {
        let cells = board.cells_in_slots(block, slots);
        let lines = |kind| board.houses().iter().copied().filter(move |line| line.kind() == kind);
        let mut found = Vec::new();
        for row in lines(HouseKind::Row) {
            for column in lines(HouseKind::Column) {
                let (in_row, in_column) = (*board.cells_of(row), *board.cells_of(column));
                let meets_here = (in_row & in_column).is_subset_of(board.cells_of(block));
                let is_all = cells.is_subset_of(&(in_row | in_column));
                let is_alone = cells.is_subset_of(&in_row) || cells.is_subset_of(&in_column);
                if meets_here && is_all && !is_alone {
                    found.push((row, column));
                }
            }
        }
        found
    }

    #[test]
    fn a_cross_is_a_row_and_a_column_that_only_together_hold_all_places() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 2), (3, 3), (2, 5)] {
            let shape = BoxShape::new(rows, columns).expect("a shape");
            let position = Position::of(&Draft::empty(Layout::with_boxes(shape)));
            let board = Board::of(&position).expect("small enough");
            for slots in 0..1 << shape.size() {
                let block = House::block(slots as usize % shape.size());
                let found = crosses(&board, shape, block, slots);
                assert_eq!(found, slow_crosses(&board, block, slots), "{shape:?} {slots:b}");
            }
        }
    }
}
