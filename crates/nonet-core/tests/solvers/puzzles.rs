//! Puzzles to solve: from a line of text, and at random.

use std::ops::RangeInclusive;

use nonet_core::symmetry::Symmetry;
use nonet_core::{Alphabet, BoxShape, Digit, DigitSet, Draft, Entry, Layout, Puzzle};
use proptest::bool::weighted;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::subsequence;

/// Boxes of this shape.
pub(crate) fn shape(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).expect("at most 36 cells")
}

/// The draft that a line of characters makes, `.` for an empty cell.
pub(crate) fn draft_of(line: &str) -> Draft {
    let shape = BoxShape::for_size(line.len().isqrt()).expect("a size that has a box");
    assert_eq!(shape.size() * shape.size(), line.len(), "{line}");
    let mut draft = Draft::empty(Layout::with_boxes(shape));
    let entry = |symbol| Alphabet::FromOne.digit(symbol).map_or(Entry::Empty, Entry::Given);
    draft.entries = line.chars().map(entry).collect();
    draft
}

/// The puzzle that a line of characters makes.
pub(crate) fn puzzle_of(line: &str) -> Puzzle {
    Puzzle::try_from(draft_of(line)).expect("a puzzle without an open contradiction")
}

/// Random puzzles with so many cells to fill, and digits given or placed in the others.
///
/// Most of them have a solution. In some, one digit is replaced by another, which leaves none, or
/// is an open contradiction.
pub(crate) fn with_digits(
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
pub(crate) fn with_marks(
    shape: BoxShape,
    holes: RangeInclusive<usize>,
    others: usize,
) -> impl Strategy<Value = Draft> + use<> {
    let others = vec(vec(digit(shape), others), cell_count(shape));
    let lost = option::weighted(0.2, 0..cell_count(shape));
    (grid_with_holes(shape, holes), others, lost).prop_map(|((grid, mut draft), others, lost)| {
        let marks = |(&digit, others): (&Digit, Vec<Digit>)| others.into_iter().chain([digit]);
        let marks = grid.iter().zip(others).map(marks);
        let mut marks: Vec<DigitSet> = marks.map(Iterator::collect).collect();
        if let Some(cell) = lost {
            marks[cell].remove(grid[cell]);
        }
        draft.pencil_marks = Some(marks);
        draft
    })
}

/// Random symmetries that keep the shape of the boxes, some followed by a transposition.
pub(crate) fn symmetry(shape: BoxShape) -> impl Strategy<Value = Symmetry> {
    (any::<u64>(), any::<bool>()).prop_map(move |(seed, turned)| {
        let mut numbers = Numbers(seed);
        let symmetry = Symmetry::from_choices(shape, |bound| numbers.below(bound));
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
) -> impl Strategy<Value = (Vec<Digit>, Draft)> {
    let cells: Vec<usize> = (0..cell_count(shape)).collect();
    let placed = vec(weighted(0.3), cells.len());
    (full_grid(shape), placed, subsequence(cells, holes)).prop_map(move |(grid, placed, holes)| {
        let mut draft = Draft::empty(Layout::with_boxes(shape));
        for (cell, &digit) in grid.iter().enumerate() {
            let made = if placed[cell] { Entry::Placed } else { Entry::Given };
            draft.entries[cell] = made(digit);
        }
        for cell in holes {
            draft.entries[cell] = Entry::Empty;
        }
        (grid, draft)
    })
}

/// Random full grids: row by row, cell by cell, with the digits in a random order everywhere.
fn full_grid(shape: BoxShape) -> impl Strategy<Value = Vec<Digit>> {
    any::<u64>().prop_map(move |seed| {
        let layout = Layout::with_boxes(shape);
        let mut grid = vec![None; layout.cell_count()];
        assert!(fill(&layout, &mut grid, 0, &mut Numbers(seed)));
        grid.into_iter().map(|digit| digit.expect("a full grid")).collect()
    })
}

fn fill(layout: &Layout, grid: &mut [Option<Digit>], at: usize, numbers: &mut Numbers) -> bool {
    let Some(cell) = layout.cells().nth(at) else { return true };
    let seen: DigitSet = layout.peers(cell).iter().filter_map(|peer| grid[peer.index()]).collect();
    let mut left: Vec<Digit> = layout.digits().without(seen).iter().collect();
    while !left.is_empty() {
        grid[at] = Some(left.swap_remove(numbers.below(left.len())));
        if fill(layout, grid, at + 1, numbers) {
            return true;
        }
    }
    grid[at] = None;
    false
}

/// A stream of random numbers: `SplitMix64`, by G. Steele, D. Lea and C. Flood.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}
