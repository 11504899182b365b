//! The fewest keys that a puzzle can have, proved by exhaustion, for grids up to 6×6.
//!
//! A key is a digit that the puzzle gives. A puzzle with one solution is found for every number of
//! keys from some number on; the question is that number, and how many puzzles have so few. For
//! 4×4 it is 4 keys, for 6×6 it is 8, and for the classic grid 17 (G. McGuire, B. Tugemann and G.
//! Civario, *There is no 16-clue Sudoku*, 2012), in seven million core hours.
//!
//! 1. All grids are found, and sorted into classes: grids that become each other by symmetries that
//!    keep the variants have the same puzzles, so one of each class will do (`symmetry.rs`).
//! 2. For each of these, all ways to choose 1, 2, 3 … keys are gone through until some give a puzzle
//!    with one solution, or another class has shown that fewer are enough (`hitting.rs`).
//!
//! Nothing is left out on the way, so what is found is proved.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use nonet_core::{BoxShape, Digit, Draft, Entry, Grid, Layout};

use crate::crew::{Crew, Stopped, map};
use crate::exhaust::candidates::Constraints;
use crate::exhaust::normalised_grids;
use crate::orders::factorial;
use crate::variant::Variant;

mod hitting;
mod symmetry;

use hitting::{KeySearch, Keys};
use symmetry::{Class, classes};

/// The largest grids for which the proof is done in reasonable time.
pub const MAX_SIZE: usize = 6;

/// The fewest keys that puzzles of some kind have, and those puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fewest {
    /// How many keys the fewest are.
    pub keys: usize,
    /// How many puzzles have so few keys and one solution, over all grids.
    pub puzzles: u128,
    /// How many grids there are.
    pub grids: u128,
    /// How many of them are the solution of such a puzzle.
    pub grids_with_one: u128,
    /// How many classes of grids there are: those of one class become each other by symmetries that
    /// keep the variants.
    pub classes: usize,
    /// How many of them have such a puzzle.
    pub classes_with_one: usize,
    /// One of the puzzles.
    pub example: Example,
}

/// A puzzle and its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The keys. That the puzzle keeps variants is not said in it.
    pub puzzle: Draft,
    /// The only grid that has these keys and keeps the variants.
    pub solution: Grid,
}

/// The fewest keys that a puzzle with such boxes and variants has, or nothing if there is no grid.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::fewest::fewest_keys;
/// use nonet_count::{Alone, Variant};
///
/// let shape = BoxShape::new(2, 2).unwrap();
/// let fewest = fewest_keys(shape, &[], &Alone).unwrap().unwrap();
/// assert_eq!((fewest.keys, fewest.puzzles, fewest.classes), (4, 25_728, 2));
/// let fewest = fewest_keys(shape, &[Variant::Diagonal], &Alone).unwrap().unwrap();
/// assert_eq!(fewest.keys, 3);
/// ```
///
/// # Errors
/// If the crew stops.
///
/// # Panics
/// If the question is not one that [`is_provable`] says yes to.
pub fn fewest_keys(
    shape: BoxShape,
    variants: &[Variant],
    crew: &dyn Crew,
) -> Result<Option<Fewest>, Stopped> {
    assert!(is_provable(shape, variants), "nobody proves that for boxes of {shape}");
    let constraints = Constraints::new(shape, variants);
    let grids = normalised_grids(&constraints, crew)?;
    let classes = classes(shape, variants, &grids);
    // The fewest keys that any class is known to have: the others need not look for more.
    let known = AtomicUsize::new(usize::MAX);
    let found = map(crew, classes.len(), |number| {
        let mut search = KeySearch::new(&constraints, &classes[number].grid, crew);
        let keys = search.fewest(&|count| count <= known.load(Ordering::Relaxed));
        if let Some(keys) = &keys {
            known.fetch_min(keys.count, Ordering::Relaxed);
        }
        keys
    })?;
    Ok(summary(shape, &classes, &found))
}

/// Whether [`fewest_keys`] takes this question: the grids are small, and every variant suits them.
pub fn is_provable(shape: BoxShape, variants: &[Variant]) -> bool {
    shape.size() <= MAX_SIZE && variants.iter().all(|variant| variant.suits(shape))
}

/// What was found for the classes, put together.
fn summary(shape: BoxShape, classes: &[Class], found: &[Option<Keys>]) -> Option<Fewest> {
    let keys = found.iter().flatten().map(|keys| keys.count).min()?;
    // A class that was done before another had fewer may have found more keys than the fewest.
    let with_one = || {
        let both = classes.iter().zip(found);
        both.filter_map(|(class, found)| Some((class, found.as_ref()?)))
            .filter(|(_, found)| found.count == keys)
    };
    let (class, first) = with_one().next()?;
    let labellings = factorial(shape.size());
    let grids = |class: &Class| class.normalised_grids as u128 * labellings;
    Some(Fewest {
        keys,
        puzzles: with_one().map(|(class, found)| grids(class) * found.puzzles).sum(),
        grids: classes.iter().map(grids).sum(),
        grids_with_one: with_one().map(|(class, _)| grids(class)).sum(),
        classes: classes.len(),
        classes_with_one: with_one().count(),
        example: example(shape, &class.grid, first.first),
    })
}

/// The puzzle with these keys, a mask of cells, and the solution that it has.
fn example(shape: BoxShape, grid: &[u8], keys: u64) -> Example {
    let layout = Layout::with_boxes(shape);
    let digit = |&index: &u8| Digit::from_index(index.into()).expect("a digit of the grid");
    let digits: Vec<Digit> = grid.iter().map(digit).collect();
    let mut puzzle = Draft::empty(Arc::clone(&layout));
    for (cell, (entry, &digit)) in puzzle.entries.iter_mut().zip(&digits).enumerate() {
        if keys >> cell & 1 == 1 {
            *entry = Entry::Given(digit);
        }
    }
    let solution = Grid::try_new(layout, digits).expect("the search found a grid");
    Example { puzzle, solution }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crew::Alone;
    use Variant::{AntiKing, AntiKnight, Diagonal, DisjointGroups, OneDiagonal};
    use nonet_core::{Puzzle, solve};

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    fn fewest(shape: BoxShape, variants: &[Variant]) -> Fewest {
        fewest_keys(shape, variants, &Alone).expect("nobody stops").expect("there are grids")
    }

    /// Whether a grid, digits from 0, keeps the variants.
    fn keeps(grid: &[usize], shape: BoxShape, variants: &[Variant]) -> bool {
        variants.iter().all(|variant| {
            let digits = |house: &Vec<usize>| {
                house.iter().fold(0_u64, |held, &cell| held | 1 << grid[cell]).count_ones()
            };
            variant.houses(shape).iter().all(|house| digits(house) as usize == shape.size())
                && variant.pairs(shape).iter().all(|&(one, two)| grid[one] != grid[two])
        })
    }

    /// Slow and independent: of all grids, each with every choice of cells, those that no other
    /// grid shares. Keys, puzzles, and grids that have one.
    fn naive(shape: BoxShape, variants: &[Variant]) -> (usize, u128, u128) {
        let empty = Puzzle::try_from(Draft::empty(Layout::with_boxes(shape))).expect("a puzzle");
        let mut grids: Vec<Vec<usize>> = Vec::new();
        solve::for_each(&empty, &mut |grid| {
            grids.push(grid.digits().iter().map(|digit| digit.index()).collect());
            std::ops::ControlFlow::Continue(())
        });
        grids.retain(|grid| keeps(grid, shape, variants));
        for keys in 0.. {
            let (mut puzzles, mut with_one) = (0, 0);
            for grid in &grids {
                // Where the other grids differ from this one.
                let differences: Vec<u32> = grids
                    .iter()
                    .filter(|&other| other != grid)
                    .map(|other| {
                        let differs = |&cell: &usize| grid[cell] != other[cell];
                        (0..grid.len()).filter(differs).fold(0, |mask, cell| mask | 1 << cell)
                    })
                    .collect();
                let choices = (0_u32..1 << grid.len()).filter(|mask| mask.count_ones() == keys);
                let unique = |mask: &u32| differences.iter().all(|other| other & mask != 0);
                let own = choices.filter(unique).count() as u128;
                puzzles += own;
                with_one += u128::from(own > 0);
            }
            if puzzles > 0 {
                return (keys as usize, puzzles, with_one);
            }
        }
        unreachable!("all cells are always enough")
    }

    #[test]
    fn every_choice_of_keys_of_4x4_grids_has_been_looked_at() {
        let square = shape(2, 2);
        let mixes: [&[Variant]; 5] =
            [&[], &[Diagonal], &[OneDiagonal], &[DisjointGroups], &[Diagonal, DisjointGroups]];
        for variants in mixes {
            let fewest = fewest(square, variants);
            let counted = (fewest.keys, fewest.puzzles, fewest.grids_with_one);
            assert_eq!(counted, naive(square, variants), "{variants:?}");
        }
        let fewest = fewest(shape(1, 3), &[]);
        assert_eq!((fewest.keys, fewest.puzzles, fewest.grids_with_one), naive(shape(1, 3), &[]));
    }

    #[test]
    fn a_4x4_puzzle_has_4_keys_or_more() {
        let fewest = fewest(shape(2, 2), &[]);
        assert_eq!((fewest.keys, fewest.puzzles), (4, 25_728));
        assert_eq!((fewest.grids, fewest.grids_with_one), (288, 288));
        assert_eq!((fewest.classes, fewest.classes_with_one), (2, 2));
        check(&fewest, &[]);
    }

    #[test]
    fn a_6x6_puzzle_has_8_keys_or_more() {
        let fewest = fewest(shape(2, 3), &[]);
        assert_eq!((fewest.keys, fewest.classes, fewest.classes_with_one), (8, 49, 29));
        assert_eq!(fewest.grids, 28_200_960);
        check(&fewest, &[]);
    }

    #[test]
    fn a_6x6_puzzle_with_diagonals_has_5_keys_or_more() {
        let both = fewest(shape(2, 3), &[Diagonal]);
        assert_eq!((both.keys, both.grids), (5, 8_640));
        // Counted once without symmetries too, over the 12 grids with a fixed first row.
        assert_eq!(both.puzzles, 61_864 * 720);
        check(&both, &[Diagonal]);
        let one = fewest(shape(2, 3), &[OneDiagonal]);
        assert_eq!((one.keys, one.puzzles, one.grids_with_one), (5, 120 * 720, 56 * 720));
        check(&one, &[OneDiagonal]);
    }

    /// The general solver finds the solution of the example, and no other that keeps the variants.
    fn check(fewest: &Fewest, variants: &[Variant]) {
        let Example { puzzle, solution } = &fewest.example;
        assert_eq!(puzzle.given_count(), fewest.keys);
        let puzzle = Puzzle::try_from(puzzle.clone()).expect("no contradiction");
        let shape = puzzle.layout().plain_shape().expect("boxes");
        let mut found = Vec::new();
        solve::for_each(&puzzle, &mut |grid| {
            let digits: Vec<usize> = grid.digits().iter().map(|digit| digit.index()).collect();
            if keeps(&digits, shape, variants) {
                found.push(grid.clone());
            }
            std::ops::ControlFlow::Continue(())
        });
        assert_eq!(found.as_slice(), std::slice::from_ref(solution));
    }

    #[test]
    fn where_there_is_no_grid_there_is_no_puzzle_and_one_cell_needs_no_key() {
        let none = fewest_keys(shape(1, 5), &[AntiKnight, AntiKing], &Alone);
        assert_eq!(none, Ok(None));
        let one = fewest(shape(1, 1), &[]);
        assert_eq!((one.keys, one.puzzles), (0, 1));
    }

    #[test]
    fn large_grids_are_refused() {
        assert!(!is_provable(BoxShape::CLASSIC, &[]));
        assert!(!is_provable(shape(2, 3), &[Variant::Windoku]));
        assert!(is_provable(shape(3, 2), &[AntiKing]));
    }
}
