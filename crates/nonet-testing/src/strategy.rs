//! Puzzles for proptest, which makes those that fail smaller.

use std::ops::RangeInclusive;

use nonet_core::symmetry::Symmetry;
use nonet_core::{BoxShape, Digit, DigitSet, Draft, Entry, Grid, Layout, Random};
use proptest::bool::weighted;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::subsequence;

use crate::random;

/// Random puzzles with so many cells to fill, and digits given or placed in the others.
///
/// Most of them have a solution. In some, one digit is replaced by another, which leaves none, or
/// is an open contradiction.
pub fn with_digits(
    shape: BoxShape,
    holes: RangeInclusive<usize>,
) -> impl Strategy<Value = Draft> + use<> {
    let spoilt = option::weighted(0.2, (0..cell_count(shape), digit(shape)));
    (grid_with_holes(shape, holes), spoilt).prop_map(|((_, mut draft), spoilt)| {
        if let Some((cell, digit)) = spoilt {
            draft.entries[cell] = Entry::Given(digit);
        }
        draft
    })
}

/// The same, with pencil marks: the digit of the grid that the puzzle was made from, and up to
/// `others` more in each cell. In some puzzles the right mark is missing in one cell.
pub fn with_marks(
    shape: BoxShape,
    holes: RangeInclusive<usize>,
    others: usize,
) -> impl Strategy<Value = Draft> + use<> {
    let others = vec(vec(digit(shape), others), cell_count(shape));
    let lost = option::weighted(0.2, 0..cell_count(shape));
    (grid_with_holes(shape, holes), others, lost).prop_map(|((grid, mut draft), others, lost)| {
        let marks = |(&digit, others): (&Digit, Vec<Digit>)| others.into_iter().chain([digit]);
        let marks = grid.digits().iter().zip(others).map(marks);
        let mut marks: Vec<DigitSet> = marks.map(Iterator::collect).collect();
        if let Some(cell) = lost {
            marks[cell].remove(grid.digits()[cell]);
        }
        draft.pencil_marks = Some(marks);
        draft
    })
}

/// Random symmetries that keep the shape of the boxes, some followed by a transposition.
pub fn symmetry(shape: BoxShape) -> impl Strategy<Value = Symmetry> {
    (any::<u64>(), any::<bool>()).prop_map(move |(seed, turned)| {
        let symmetry = random::symmetry(shape, &mut Random::new(seed));
        if turned { symmetry.then(&Symmetry::transposition(shape)) } else { symmetry }
    })
}

fn cell_count(shape: BoxShape) -> usize {
    shape.size() * shape.size()
}

fn digit(shape: BoxShape) -> impl Strategy<Value = Digit> {
    (0..shape.size()).prop_map(|index| Digit::from_index(index).expect("an index below the size"))
}

/// A random grid, and the puzzle that is left of it when so many cells are emptied.
fn grid_with_holes(
    shape: BoxShape,
    holes: RangeInclusive<usize>,
) -> impl Strategy<Value = (Grid, Draft)> {
    let layout = Layout::with_boxes(shape);
    let cells: Vec<usize> = (0..cell_count(shape)).collect();
    let placed = vec(weighted(0.3), cells.len());
    (any::<u64>(), placed, subsequence(cells, holes)).prop_map(move |(seed, placed, holes)| {
        let grid = random::grid(&layout, &mut Random::new(seed));
        let mut draft = random::full(&grid);
        for (cell, &digit) in grid.digits().iter().enumerate().filter(|&(cell, _)| placed[cell]) {
            draft.entries[cell] = Entry::Placed(digit);
        }
        for cell in holes {
            draft.entries[cell] = Entry::Empty;
        }
        (grid, draft)
    })
}
