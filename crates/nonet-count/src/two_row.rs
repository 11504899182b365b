//! The exact number of grids whose boxes have two rows: 2×2, 2×3, 2×4 and 2×5.
//!
//! Such a grid has two stacks only. In each band the upper row of the left box holds some set of
//! digits; everything else that is a matter of *sets* follows:
//!
//! ```text
//!            left box    right box
//!   upper │    S      │   not S   │     the row holds every digit, so the right box has the others
//!   lower │   not S   │     S     │     the box holds every digit, so below S stand the others
//! ```
//!
//! So choose a set S₁, S₂ … for each of the C bands, C being the number of columns of a box: a
//! *family*. The order of the digits within the sets is then a matter of the two stacks, and they
//! have nothing to do with each other any more. Both see the same sets (the right one with upper
//! and lower rows swapped), so if the left stack can be written in f(S) ways, so can the right one:
//!
//! > N = Σ f(S₁, S₂ …)², over all families.
//!
//! There are C(10, 5)⁵ ≈ 10¹² families for 2×5. But f does not change when digits are renamed, when
//! bands change places, or when the rows of a band do (S becomes not S). That leaves 2, 4, 26 and
//! 355 [classes of families](FamilyClass), and [two halves](FamilyClass::fillings) give f for each.
//!
//! 2×6 would need 46,080 images of every family, a number beyond 128 bits, and halves of some 10¹⁰
//! ways: it is out of reach here.
//!
//! That two-row grids fall apart into their two stacks is how players of the forum and F. Jarvis
//! (*Sudoku enumeration problems*, 2006) counted 2×4 and 2×5 first; the halves are our own.

mod family;
mod halves;

use nonet_core::BoxShape;

pub use family::{FamilyClass, family_classes};

use crate::crew::{self, Crew, Stopped};

/// The most columns of two-row boxes for which grids are counted here.
pub const MAX_COLUMNS: usize = 5;

/// Whether [`count_two_row`] counts the grids with boxes of this shape, lying or standing.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::two_row::is_countable;
///
/// assert!(is_countable(BoxShape::new(2, 4).unwrap()) && is_countable(BoxShape::new(4, 2).unwrap()));
/// assert!(!is_countable(BoxShape::new(2, 6).unwrap()) && !is_countable(BoxShape::CLASSIC));
/// ```
pub fn is_countable(shape: BoxShape) -> bool {
    let (low, high) = (shape.rows().min(shape.columns()), shape.rows().max(shape.columns()));
    low == 2 && high <= MAX_COLUMNS
}

/// The number of grids with boxes of 2 × `columns`, which is that of grids with `columns` × 2.
///
/// ```
/// use nonet_count::Alone;
/// use nonet_count::two_row::count_two_row;
///
/// assert_eq!(count_two_row(3, &Alone), Ok(28_200_960));
/// ```
///
/// # Errors
/// If the crew stopped.
///
/// # Panics
/// If there are no columns, or more than [`MAX_COLUMNS`].
pub fn count_two_row(columns: usize, crew: &dyn Crew) -> Result<u128, Stopped> {
    let classes = family_classes(columns);
    let parts = crew::map(crew, classes.len(), |number| {
        let class = &classes[number];
        class.fillings(crew).map(|ways| class.families * u128::from(ways) * u128::from(ways))
    })?;
    parts.into_iter().sum()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::crew::Alone;
    use crate::stack;

    #[test]
    fn the_numbers_of_small_grids_are_the_known_ones() {
        assert_eq!(count_two_row(1, &Alone), Ok(2));
        assert_eq!(count_two_row(2, &Alone), Ok(288));
        assert_eq!(count_two_row(3, &Alone), Ok(28_200_960));
        assert_eq!(count_two_row(4, &Alone), Ok(29_136_487_207_403_520));
    }

    #[test]
    fn the_solver_finds_as_many_4x4_and_6x6_grids() {
        // The first row is given: its digits can be renamed in 24 or 720 ways.
        for (columns, row, renamings) in [(2, "1234", 24), (3, "123456", 720)] {
            let text = format!("{row:.<width$}", width = 4 * columns * columns);
            let draft = nonet_core::read(&text).expect("a puzzle");
            let puzzle = nonet_core::Puzzle::try_from(draft).expect("no clash");
            let count = nonet_core::solve::count_up_to(&puzzle, u128::MAX);
            assert_eq!(count_two_row(columns, &Alone), Ok(count * renamings));
        }
    }

    /// Every family is tried, and its stack written column by column.
    fn by_all_families(columns: usize) -> u128 {
        let digits = 2 * columns;
        let all = (1_u32 << digits) - 1;
        let sets: Vec<u32> = (0..=all).filter(|set| set.count_ones() as usize == columns).collect();
        let families = sets.len().pow(columns as u32);
        let ways = (0..families).map(|family| {
            let mut rest = family;
            let rows: Vec<u32> = (0..columns)
                .flat_map(|_| {
                    let set = sets[rest % sets.len()];
                    rest /= sets.len();
                    [set, all ^ set]
                })
                .collect();
            u128::from(stack::fillings(&rows)).pow(2)
        });
        ways.sum()
    }

    #[test]
    fn classes_of_families_give_the_sum_over_all_families() {
        assert_eq!(count_two_row(2, &Alone), Ok(by_all_families(2)));
        assert_eq!(count_two_row(3, &Alone), Ok(by_all_families(3)));
    }

    /// A crew that stops after some parts.
    struct Tired(AtomicUsize);

    impl Crew for Tired {
        fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
            (0..count).for_each(part);
        }

        fn is_stopped(&self) -> bool {
            self.0.load(Ordering::Relaxed) == 0
        }

        fn progress(&self, _share: f64) {
            self.0.fetch_sub(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn the_count_of_2x5_can_be_stopped() {
        assert_eq!(count_two_row(5, &Tired(AtomicUsize::new(2))), Err(Stopped));
    }
}
