//! Grids, puzzles and drafts from a seed.
//!
//! Nothing here is spread evenly over all grids: it is varied, and the same on every run.

use std::sync::Arc;

use nonet_core::symmetry::Symmetry;
use nonet_core::{
    BoxShape, Cell, Digit, DigitSet, Draft, Entry, Grid, Layout, Position, Puzzle, Random, solve,
};

/// What a draft tells of the grid that it was made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Digits that are given.
    Given,
    /// Digits that a player has placed, and none that is given.
    Placed,
    /// Pencil marks, and not a single digit.
    PencilMarks,
    /// Some of each.
    Mixed,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 4] = [Kind::Given, Kind::Placed, Kind::PencilMarks, Kind::Mixed];
}

/// Puts items into an order at random.
pub fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
}

/// Whether something happens that has this chance, from 0 to 1.
pub fn happens(chance: f64, random: &mut Random) -> bool {
    random.share() < chance
}

/// A symmetry that keeps the shape of the boxes, each as likely as any other.
pub fn symmetry(shape: BoxShape, random: &mut Random) -> Symmetry {
    Symmetry::from_choices(shape, |bound| random.below(bound))
}

/// A full grid. Up to 16×16 that takes milliseconds.
pub fn grid(layout: &Arc<Layout>, random: &mut Random) -> Grid {
    loop {
        let mut digits = vec![None; layout.cell_count()];
        // A beginning that has no good end is given up soon rather than searched to its end.
        let mut tries = 4 * layout.cell_count();
        if fill(layout, &mut digits, &mut tries, random) {
            let digits = digits.into_iter().map(|digit| digit.expect("every cell is filled"));
            return Grid::try_new(Arc::clone(layout), digits.collect()).expect("rules are kept");
        }
    }
}

/// Fills the open cells, the one with the fewest choices first; whether that was possible.
fn fill(
    layout: &Layout,
    digits: &mut [Option<Digit>],
    tries: &mut usize,
    random: &mut Random,
) -> bool {
    let choices = |cell: Cell| -> DigitSet {
        let seen = layout.peers(cell).iter().filter_map(|peer| digits[peer.index()]);
        layout.digits().without(seen.collect())
    };
    let open = layout.cells().filter(|cell| digits[cell.index()].is_none());
    let Some(cell) = open.min_by_key(|&cell| choices(cell).len()) else { return true };
    let mut left: Vec<Digit> = choices(cell).iter().collect();
    while !left.is_empty() && *tries > 0 {
        *tries -= 1;
        digits[cell.index()] = Some(left.swap_remove(random.below(left.len())));
        if fill(layout, digits, tries, random) {
            return true;
        }
    }
    digits[cell.index()] = None;
    false
}

/// The draft in which every digit of a grid is given.
pub fn full(grid: &Grid) -> Draft {
    let entries = grid.digits().iter().map(|&digit| Entry::Given(digit)).collect();
    Draft { entries, ..Draft::empty(Arc::clone(grid.layout())) }
}

/// The grid with so many of its digits left.
pub fn dug(grid: &Grid, left: usize, random: &mut Random) -> Draft {
    let mut draft = full(grid);
    let mut cells: Vec<usize> = (0..draft.entries.len()).collect();
    shuffle(&mut cells, random);
    for &cell in cells.iter().skip(left) {
        draft.entries[cell] = Entry::Empty;
    }
    draft
}

/// A draft with this grid as its only solution, of which no given can be taken away.
pub fn minimal(grid: &Grid, random: &mut Random) -> Draft {
    let mut draft = full(grid);
    let mut cells: Vec<usize> = (0..draft.entries.len()).collect();
    shuffle(&mut cells, random);
    for cell in cells {
        let given = std::mem::replace(&mut draft.entries[cell], Entry::Empty);
        if !has_one_solution(&draft) {
            draft.entries[cell] = given;
        }
    }
    draft
}

/// Whether a draft has exactly one solution.
pub fn has_one_solution(draft: &Draft) -> bool {
    let puzzle = Puzzle::try_from(draft.clone());
    puzzle.is_ok_and(|puzzle| solve::count_up_to(&puzzle, 2) == 1)
}

/// A draft of a kind with this grid as its only solution. Its givens alone may have several.
pub fn proper(kind: Kind, grid: &Grid, random: &mut Random) -> Draft {
    let mut draft = minimal(grid, random);
    match kind {
        Kind::Given => {}
        Kind::Placed => each_digit(&mut draft, Entry::Placed),
        Kind::PencilMarks => {
            let kept = random.share();
            draft.pencil_marks = Some(marks(&draft, grid, kept, random));
            draft.entries.fill(Entry::Empty);
        }
        Kind::Mixed => {
            let kept = random.share();
            draft.pencil_marks = Some(marks(&draft, grid, kept, random));
            each_digit(&mut draft, |digit| match random.below(4) {
                0 => Entry::Empty,
                1 => Entry::Placed(digit),
                _ => Entry::Given(digit),
            });
        }
    }
    draft
}

/// A draft that leads to a grid, perhaps among others: each digit is given with a chance of `given`,
/// and of the wrong candidates that the rules leave, each is among the pencil marks with a chance of
/// `kept`. With a chance of 1 there are no pencil marks.
pub fn towards(grid: &Grid, given: f64, kept: f64, random: &mut Random) -> Draft {
    let mut draft = full(grid);
    for entry in &mut draft.entries {
        if !happens(given, random) {
            *entry = Entry::Empty;
        }
    }
    if kept < 1.0 {
        draft.pencil_marks = Some(marks(&draft, grid, kept, random));
    }
    draft
}

/// Makes another entry of each digit.
fn each_digit(draft: &mut Draft, mut entry: impl FnMut(Digit) -> Entry) {
    for own in &mut draft.entries {
        *own = own.digit().map_or(Entry::Empty, &mut entry);
    }
}

/// For each cell the digit of the grid, and of the others that the draft leaves some.
fn marks(draft: &Draft, grid: &Grid, kept: f64, random: &mut Random) -> Vec<DigitSet> {
    let position = Position::of(draft);
    let of_cell = |cell: Cell| {
        let is_kept = |&digit: &Digit| digit == grid.digit(cell) || happens(kept, random);
        position.possible(cell).iter().filter(is_kept).collect()
    };
    draft.layout.cells().map(of_cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape;

    #[test]
    fn grids_are_varied_and_repeatable_in_every_size() {
        for (rows, columns) in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)] {
            let layout = Layout::with_boxes(shape(rows, columns));
            let grids = |seed: u64| -> Vec<Grid> {
                let mut random = Random::new(seed);
                (0..3).map(|_| grid(&layout, &mut random)).collect()
            };
            assert_eq!(grids(1), grids(1));
            assert!(layout.size() < 4 || (grids(1) != grids(2) && grids(1)[0] != grids(1)[1]));
        }
    }

    #[test]
    fn a_minimal_puzzle_needs_every_given() {
        let mut random = Random::new(1);
        let mut draft = minimal(&grid(&Layout::classic(), &mut random), &mut random);
        assert!(has_one_solution(&draft));
        for cell in 0..81 {
            let entry = std::mem::replace(&mut draft.entries[cell], Entry::Empty);
            assert!(entry == Entry::Empty || !has_one_solution(&draft));
            draft.entries[cell] = entry;
        }
    }

    #[test]
    fn drafts_of_every_kind_have_their_grid_as_the_only_solution() {
        let mut random = Random::new(2);
        for kind in Kind::ALL.repeat(5) {
            let grid = grid(&Layout::classic(), &mut random);
            let draft = proper(kind, &grid, &mut random);
            let puzzle = Puzzle::try_from(draft.clone()).expect("it has a solution");
            assert!(has_one_solution(&draft) && solve::first(&puzzle).as_ref() == Some(&grid));
            let has = |is: fn(&Entry) -> bool| draft.entries.iter().any(is);
            let (given, placed) =
                (has(|e| matches!(e, Entry::Given(_))), has(|e| matches!(e, Entry::Placed(_))));
            let expected = match kind {
                Kind::Given => (true, false, false),
                Kind::Placed => (false, true, false),
                Kind::PencilMarks => (false, false, true),
                Kind::Mixed => (true, true, true),
            };
            assert_eq!((given, placed, draft.pencil_marks.is_some()), expected, "{kind:?}");
        }
    }

    #[test]
    fn a_draft_towards_a_grid_allows_it() {
        let mut random = Random::new(3);
        for (given, kept) in [(0.0, 0.0), (0.3, 0.5), (0.3, 1.0), (1.0, 0.0)] {
            let grid = grid(&Layout::with_boxes(shape(2, 3)), &mut random);
            let draft = towards(&grid, given, kept, &mut random);
            let position = Position::of(&draft);
            let allows = |cell: Cell| position.possible(cell).contains(grid.digit(cell));
            assert!(draft.layout.cells().all(allows));
            assert_eq!(draft.pencil_marks.is_none(), kept >= 1.0);
        }
    }
}
