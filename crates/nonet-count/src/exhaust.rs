//! Exact counts of grids by exhaustive search: small grids, and variants that leave few.
//!
//! Digits can be renamed without breaking any rule of any [`Variant`], so only the grids are counted
//! whose first row is 1, 2, 3 and so on: each stands for n! grids. The search settles every cell
//! that has one digit left and every digit that has one place left in a house, then takes the cell
//! with the fewest digits left and goes through them.
//!
//! That a search has to visit every grid, one by one, is its limit: the 9×9 grids that keep both
//! diagonals are 1.5 · 10¹¹ even with the first row fixed. [`expected_nodes`] says beforehand how
//! many steps a count will take. It walks down the tree of choices at random, again and again; if
//! there were b₁, b₂, … choices on the way, there are about 1 + b₁ + b₁b₂ + … nodes, and the mean
//! over many walks is right (D. E. Knuth, *Estimating the efficiency of backtrack programs*, 1975).

use std::ops::ControlFlow;

use nonet_core::{BoxShape, Random};

use crate::crew::{Crew, Stopped, map};
use crate::orders::factorial;
use crate::variant::Variant;

pub(crate) mod candidates;

use candidates::{Candidates, Constraints};

/// How many parts the work is split into, or a few more.
const PARTS: usize = 512;

/// How many walks down the tree an estimate takes.
const WALKS: usize = 400;

/// How many steps a count may be expected to take: some hours on one thread.
const MAX_NODES: f64 = 1e10;

/// The largest grids that can be counted by search: their cells are the bits of one number.
pub const MAX_SIZE: usize = candidates::MAX_SIZE;

/// How many grids with such boxes keep all the variants.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::exhaust::count_grids;
/// use nonet_count::{Alone, Variant};
///
/// let shape = BoxShape::new(2, 2).unwrap();
/// assert_eq!(count_grids(shape, &[], &Alone), Ok(288));
/// assert_eq!(count_grids(shape, &[Variant::Diagonal], &Alone), Ok(48));
/// ```
///
/// # Errors
/// If the crew stops.
///
/// # Panics
/// If the grids are larger than [`MAX_SIZE`], or a variant does not suit them. Whoever wants an
/// answer some day asks [`is_countable`] first.
pub fn count_grids(
    shape: BoxShape,
    variants: &[Variant],
    crew: &dyn Crew,
) -> Result<u128, Stopped> {
    let constraints = Constraints::new(shape, variants);
    let split = split(&constraints);
    let counts = map(crew, split.open.len(), |part| {
        let mut count = 0_u64;
        // Whether the search was stopped is told by the crew.
        let _ = constraints.search(&split.open[part], crew, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    })?;
    let with_first_row = split.full + counts.iter().sum::<u64>();
    Ok(u128::from(with_first_row) * factorial(shape.size()))
}

/// All grids whose first row is 1, 2, 3 and so on, in the order of the search: their digits from 0,
/// row by row.
pub(crate) fn normalised_grids(
    constraints: &Constraints,
    crew: &dyn Crew,
) -> Result<Vec<Vec<u8>>, Stopped> {
    let mut grids = Vec::new();
    let _ = constraints.search(&constraints.first_row(), crew, &mut |candidates| {
        grids.push(constraints.digits(candidates));
        ControlFlow::Continue(())
    });
    if crew.is_stopped() { Err(Stopped) } else { Ok(grids) }
}

/// Whether [`count_grids`] takes this question and is expected to answer it within hours. It says
/// no to the classic grid, to large grids, and to variants that do not suit the boxes.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::Variant;
/// use nonet_count::exhaust::is_countable;
///
/// assert!(!is_countable(BoxShape::CLASSIC, &[]));
/// assert!(is_countable(BoxShape::CLASSIC, &[Variant::AntiKnight, Variant::AntiKing]));
/// ```
pub fn is_countable(shape: BoxShape, variants: &[Variant]) -> bool {
    expected_nodes(shape, variants).is_some_and(|nodes| nodes <= MAX_NODES)
}

/// How many steps [`count_grids`] will take, roughly: a step is a choice and what follows from it,
/// and lasts about a microsecond. Nothing if the grids are too large or a variant does not suit.
pub fn expected_nodes(shape: BoxShape, variants: &[Variant]) -> Option<f64> {
    if shape.size() > MAX_SIZE || !variants.iter().all(|variant| variant.suits(shape)) {
        return None;
    }
    let constraints = Constraints::new(shape, variants);
    // The same walks each time, so that the answer is the same.
    let mut random = Random::new(0);
    let total: f64 = (0..WALKS).map(|_| walk(&constraints, &mut random)).sum();
    Some(total / WALKS as f64)
}

/// The number of nodes of the tree as one walk sees it.
fn walk(constraints: &Constraints, random: &mut Random) -> f64 {
    let mut candidates = constraints.first_row();
    let (mut nodes, mut on_this_level) = (1.0, 1.0);
    while constraints.settle(&mut candidates) && !constraints.is_full(&candidates) {
        let choices: Vec<Candidates> = constraints.choices(&candidates).collect();
        on_this_level *= choices.len() as f64;
        nodes += on_this_level;
        candidates = choices[random.below(choices.len())];
    }
    nodes
}

/// A search that was begun.
struct Split {
    /// How many grids were full already.
    full: u64,
    /// Where to go on.
    open: Vec<Candidates>,
}

/// Begins the search, level by level, until there is enough to go on with.
fn split(constraints: &Constraints) -> Split {
    let mut split = Split { full: 0, open: vec![constraints.first_row()] };
    while !split.open.is_empty() && split.open.len() < PARTS {
        for mut candidates in std::mem::take(&mut split.open) {
            if !constraints.settle(&mut candidates) {
                continue;
            }
            if constraints.is_full(&candidates) {
                split.full += 1;
            } else {
                split.open.extend(constraints.choices(&candidates));
            }
        }
    }
    split
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crew::Alone;
    use Variant::{AntiKing, AntiKnight, Diagonal, DisjointGroups, OneDiagonal, Windoku};
    use nonet_core::{Draft, Layout, Puzzle, solve};
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    fn count(shape: BoxShape, variants: &[Variant]) -> u128 {
        assert!(is_countable(shape, variants), "{shape} {variants:?}");
        count_grids(shape, variants, &Alone).expect("nobody stops")
    }

    /// The grids, digits from 0, that the general solver finds from the empty grid.
    fn grids(shape: BoxShape) -> Vec<Vec<usize>> {
        let empty = Puzzle::try_from(Draft::empty(Layout::with_boxes(shape))).expect("a puzzle");
        let mut grids = Vec::new();
        solve::for_each(&empty, &mut |grid| {
            grids.push(grid.digits().iter().map(|digit| digit.index()).collect());
            ControlFlow::Continue(())
        });
        grids
    }

    fn keeps(digits: &[usize], variant: Variant, shape: BoxShape) -> bool {
        let houses = variant.houses(shape).into_iter().all(|house| {
            let mut held: Vec<usize> = house.into_iter().map(|cell| digits[cell]).collect();
            held.sort_unstable();
            held.into_iter().eq(0..shape.size())
        });
        houses && variant.pairs(shape).iter().all(|&(one, other)| digits[one] != digits[other])
    }

    #[test]
    fn every_mix_of_variants_of_small_grids_counts_as_many_as_the_general_solver() {
        for shape in [shape(1, 1), shape(1, 3), shape(2, 2), shape(1, 4)] {
            let grids = grids(shape);
            let mixes = (0..64).map(|mix| {
                let chosen = |&(index, _): &(usize, Variant)| mix >> index & 1 == 1;
                let all = Variant::ALL.into_iter().enumerate();
                all.filter(chosen).map(|(_, variant)| variant).collect::<Vec<_>>()
            });
            for mix in mixes.filter(|mix| mix.iter().all(|variant| variant.suits(shape))) {
                let keep = |digits: &&Vec<usize>| mix.iter().all(|&one| keeps(digits, one, shape));
                let expected = grids.iter().filter(keep).count() as u128;
                assert_eq!(count(shape, &mix), expected, "{shape} {mix:?}");
            }
        }
    }

    #[test]
    fn the_4x4_grids_are_so_many() {
        let shape = shape(2, 2);
        assert_eq!(count(shape, &[]), 288);
        assert_eq!(count(shape, &[Diagonal]), 48);
        assert_eq!(count(shape, &[DisjointGroups]), 168);
    }

    #[test]
    fn the_6x6_grids_are_so_many() {
        let shape = shape(2, 3);
        assert_eq!(count(shape, &[]), 28_200_960);
        assert_eq!(count(shape, &[Diagonal]), 8_640);
        assert_eq!(count(shape, &[DisjointGroups]), 2_799_360);
        assert_eq!(count(shape, &[AntiKnight]), 11_520);
        assert_eq!(count(shape, &[AntiKing]), 74_160);
        assert_eq!(count(shape, &[OneDiagonal]), 400 * 720);
    }

    #[test]
    fn latin_squares_are_so_many() {
        // Boxes of one row add nothing to rows and columns.
        assert_eq!(count(shape(1, 5), &[]), 161_280);
        assert_eq!(count(shape(5, 1), &[]), 161_280);
    }

    #[test]
    fn some_mixes_leave_few_9x9_grids() {
        let count = |variants: &[Variant]| count(BoxShape::CLASSIC, variants) / 362_880;
        assert_eq!(count(&[AntiKnight, AntiKing]), 4);
        assert_eq!(count(&[Diagonal, AntiKnight]), 36);
        assert_eq!(count(&[Windoku, AntiKnight]), 32);
    }

    #[test]
    fn what_takes_too_long_is_not_begun() {
        assert!(!is_countable(BoxShape::CLASSIC, &[]));
        assert!(!is_countable(BoxShape::CLASSIC, &[Diagonal]));
        assert!(!is_countable(shape(2, 4), &[]));
        assert!(!is_countable(shape(3, 4), &[AntiKnight]));
        assert!(!is_countable(shape(6, 6), &[]));
        assert!(!is_countable(shape(2, 3), &[Windoku]));
    }

    #[test]
    fn the_expected_nodes_are_about_those_of_the_search() {
        fn nodes(constraints: &Constraints, mut candidates: Candidates) -> u32 {
            if !constraints.settle(&mut candidates) || constraints.is_full(&candidates) {
                return 1;
            }
            1 + constraints
                .choices(&candidates)
                .map(|choice| nodes(constraints, choice))
                .sum::<u32>()
        }
        let constraints = Constraints::new(shape(2, 3), &[]);
        let nodes = nodes(&constraints, constraints.first_row());
        let share = expected_nodes(shape(2, 3), &[]).expect("a shape") / f64::from(nodes);
        assert!((0.8..1.25).contains(&share), "{share}");
    }

    #[test]
    fn a_stopped_count_ends_early() {
        /// Stops when it is asked for the 20th time.
        struct Impatient(AtomicUsize);
        impl Crew for Impatient {
            fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
                (0..count).for_each(part);
            }
            fn is_stopped(&self) -> bool {
                self.0.fetch_add(1, Ordering::Relaxed) >= 20
            }
        }
        let crew = Impatient(AtomicUsize::new(0));
        assert_eq!(count_grids(BoxShape::CLASSIC, &[], &crew), Err(Stopped));
    }
}
