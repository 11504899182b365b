//! Essentially different grids, counted by Burnside's lemma.
//!
//! Two grids are essentially the same if a symmetry of the cells and a renaming of the digits turn
//! one into the other. One cannot just divide the number of grids by the number of symmetries, as
//! grids with symmetries of their own have fewer images. Burnside's lemma (Cauchy's, really) puts
//! it right: the number of essentially different grids is the *average*, over all symmetries, of the
//! number of grids that a symmetry leaves as they are.
//!
//! Three things make this feasible:
//! - Symmetries that differ in the names of rows and columns only leave equally many grids as they are,
//!   so one of each [class](classes()) is enough: 275 instead of 3,359,232.
//! - Renamings are put together: for each cell symmetry, we count the grids that it changes in a way
//!   that *some* renaming undoes, and divide by the number of renamings, 9!, at once.
//! - Most classes leave no grid as it is: 27 of the 275 do. The identity leaves all grids, and their
//!   number is found by other means.
//!
//! After E. Russell and F. Jarvis, *Mathematics of Sudoku II* (2006), who found 5,472,730,538.

mod classes;
mod fixed;

use nonet_core::BoxShape;

pub use classes::{SymmetryClass, classes};

use crate::census::Census;
use crate::crew::{self, Crew, Stopped};
use crate::orders::factorial;
use crate::two_row::{count_two_row, is_countable};

/// How many essentially different grids there are, and how that comes about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Essential {
    /// The classes of cell symmetries, each with the number of grids that a symmetry of the class
    /// leaves as they are but for a renaming of the digits, divided by the number of renamings.
    pub classes: Vec<(SymmetryClass, u64)>,
    /// The sum of these numbers over all symmetries: each is taken as often as its class is large.
    pub sum: u128,
    /// The number of cell symmetries.
    pub symmetries: u128,
    /// The number of essentially different grids: the sum, divided by the number of symmetries.
    pub count: u128,
}

/// The number of essentially different grids with boxes of this shape; none if it cannot be counted
/// here. What can are 2×2, 2×3, 2×4 (lying or standing) and 3×3.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::{Alone, essentially_different};
///
/// let small = essentially_different(BoxShape::new(2, 3).unwrap(), &Alone).unwrap().unwrap();
/// assert_eq!((small.count, small.symmetries, small.classes.len()), (49, 3456, 90));
/// assert_eq!(essentially_different(BoxShape::new(2, 5).unwrap(), &Alone), Ok(None));
/// ```
///
/// # Errors
/// If the crew stopped.
pub fn essentially_different(
    shape: BoxShape,
    crew: &dyn Crew,
) -> Result<Option<Essential>, Stopped> {
    if !is_handled(shape) {
        return Ok(None);
    }
    let classes = classes(shape);
    let fixed = crew::map(crew, classes.len(), |number| {
        if number == 0 {
            all_grids(shape, crew)
        } else {
            fixed::fixed_grids(&classes[number].example, crew)
        }
    })?;
    let fixed: Vec<u64> = fixed.into_iter().collect::<Result<_, _>>()?;
    let classes: Vec<(SymmetryClass, u64)> = classes.into_iter().zip(fixed).collect();
    let sum =
        classes.iter().map(|(class, fixed)| u128::from(class.size) * u128::from(*fixed)).sum();
    let symmetries = classes.iter().map(|(class, _)| u128::from(class.size)).sum();
    debug_assert_eq!(sum % symmetries, 0, "Burnside's lemma");
    Ok(Some(Essential { classes, sum, symmetries, count: sum / symmetries }))
}

/// Whether [`essentially_different`] counts the grids with boxes of this shape.
pub fn is_handled(shape: BoxShape) -> bool {
    shape == BoxShape::CLASSIC || is_countable(shape) && shape.size() <= 8
}

/// The number of all grids, divided by the number of renamings of their digits.
fn all_grids(shape: BoxShape, crew: &dyn Crew) -> Result<u64, Stopped> {
    if shape == BoxShape::CLASSIC {
        return Ok(Census::shared().sets());
    }
    let grids = count_two_row(shape.rows().max(shape.columns()), crew)?;
    Ok((grids / factorial(shape.size())) as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use nonet_core::symmetry::Symmetry;
    use nonet_core::{Draft, Grid, Layout, Puzzle, Random};

    use super::*;
    use crate::crew::Alone;

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    fn count(shape: BoxShape) -> u128 {
        essentially_different(shape, &Alone).expect("not stopped").expect("handled").count
    }

    #[test]
    fn small_grids_are_essentially_2_and_49() {
        assert_eq!(count(shape(2, 2)), 2);
        assert_eq!(count(shape(2, 3)), 49);
        assert_eq!(count(shape(3, 2)), 49);
        assert_eq!(essentially_different(shape(2, 5), &Alone), Ok(None));
        assert_eq!(essentially_different(shape(3, 4), &Alone), Ok(None));
    }

    /// All grids with digits named by the first row.
    fn normalised_grids(shape: BoxShape) -> Vec<Vec<usize>> {
        let layout = Layout::with_boxes(shape);
        let mut draft = Draft::empty(layout.clone());
        for (entry, digit) in draft.entries.iter_mut().zip(layout.digits()) {
            *entry = nonet_core::Entry::Given(digit);
        }
        let puzzle = Puzzle::try_from(draft).expect("a row");
        let mut grids = Vec::new();
        nonet_core::solve::for_each(&puzzle, &mut |grid: &Grid| {
            grids.push(grid.digits().iter().map(|digit| digit.index()).collect());
            std::ops::ControlFlow::Continue(())
        });
        grids
    }

    /// The grid that a cell symmetry makes, with digits named by its first row.
    fn image(grid: &[usize], images: &[usize], size: usize) -> Vec<usize> {
        let mut moved = vec![0; grid.len()];
        for (cell, &to) in images.iter().enumerate() {
            moved[to] = grid[cell];
        }
        let mut names = vec![0; size];
        for (name, &digit) in moved[..size].iter().enumerate() {
            names[digit] = name;
        }
        moved.into_iter().map(|digit| names[digit]).collect()
    }

    /// Some cell symmetries.
    fn symmetries(shape: BoxShape, count: u64) -> Vec<Vec<usize>> {
        (0..count)
            .map(|seed| {
                let mut random = Random::stream(seed, 0);
                classes::cell_images(&Symmetry::from_choices(shape, |bound| random.below(bound)))
            })
            .collect()
    }

    #[test]
    fn grids_that_symmetries_turn_into_each_other_make_as_many_groups() {
        for (shape, expected) in [(shape(2, 2), 2), (shape(2, 3), 49)] {
            // A dozen random symmetries make every other one; if not, there would be more groups.
            let changes = symmetries(shape, 12);
            let mut left: BTreeSet<Vec<usize>> = normalised_grids(shape).into_iter().collect();
            let mut groups = 0;
            while let Some(first) = left.pop_first() {
                groups += 1;
                let mut found = vec![first];
                while let Some(grid) = found.pop() {
                    for change in &changes {
                        let image = image(&grid, change, shape.size());
                        if left.remove(&image) {
                            found.push(image);
                        }
                    }
                }
            }
            assert_eq!(groups, expected, "{shape}");
        }
    }

    #[test]
    fn as_many_grids_stay_as_trying_them_all_says() {
        for shape in [shape(2, 2), shape(2, 3)] {
            let grids = normalised_grids(shape);
            for class in classes(shape) {
                let images = classes::cell_images(&class.example);
                let stay = grids.iter().filter(|grid| image(grid, &images, shape.size()) == **grid);
                assert_eq!(fixed::fixed_grids(&class.example, &Alone), Ok(stay.count() as u64));
            }
        }
    }

    #[test]
    fn every_symmetry_of_a_class_leaves_equally_many_grids() {
        let mut random = Random::new(11);
        // Orders 6, 4, 9 and 3: classes that are counted in no time.
        let mut of_order: BTreeMap<u32, Vec<SymmetryClass>> = BTreeMap::new();
        for class in classes(BoxShape::CLASSIC) {
            of_order.entry(class.order).or_default().push(class);
        }
        for (order, share) in [(4, 1), (6, 12), (9, 1)] {
            for class in of_order[&order].iter().step_by(share) {
                let change = Symmetry::from_choices(BoxShape::CLASSIC, |bound| random.below(bound));
                let other = change.inverse().then(&class.example).then(&change);
                let fixed = fixed::fixed_grids(&class.example, &Alone);
                assert_eq!(fixed::fixed_grids(&other, &Alone), fixed, "{class:?}");
            }
        }
    }

    #[test]
    fn a_quarter_turn_leaves_13056_classic_grids_as_they_are() {
        // E. Russell and F. Jarvis give this figure for the class of the quarter turn.
        let quarter = {
            let digits = Symmetry::identity(BoxShape::CLASSIC).digits().to_vec();
            let (rows, columns) = ((0..9).rev().collect(), (0..9).collect());
            let upside_down = Symmetry::try_new(BoxShape::CLASSIC, rows, columns, digits);
            upside_down.expect("bands stay").then(&Symmetry::transposition(BoxShape::CLASSIC))
        };
        assert_eq!(fixed::fixed_grids(&quarter, &Alone), Ok(13_056));
    }
}
