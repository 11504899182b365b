//! Estimates of how many grids there are, with honest errors, for boxes too large to count.
//!
//! Draw a grid at random, step by step, and multiply the numbers of choices: the product is one over
//! the chance of just these choices. Summed over all ways to choose, chance times product counts
//! every grid once, so the product is the number of grids *on average*, however the choices are
//! made (D. Knuth, *Estimating the efficiency of backtrack programs*, 1975). The art is to choose so
//! that the products hardly vary.
//!
//! Filling a grid row by row, each row drawn uniformly among all that are legal, gives an error of
//! several per cent for 4×4 boxes after ten seconds. Sets first, order later is better, as it is
//! for [exact counts](crate::two_row):
//!
//! ```text
//!   1. For each band, draw which digits     │ {1 5 9} │ {2 3 7} │ {4 6 8} │    each row, each box
//!      each box has in each of its rows:    │ {3 4 6} │ {1 8 9} │ {2 5 7} │    holds every digit
//!      their order is left open.            │ {2 7 8} │ {4 5 6} │ {1 3 9} │
//!
//!   2. Now the stacks have nothing to do     {1 5 9}        5 1 9
//!      with each other any more: count       {3 4 6}   ⟶    4 3 6   …   in how many ways?
//!      the ways to write each of them.       {2 7 8}        8 7 2
//!                                              ⋮              ⋮
//! ```
//!
//! - Step 1 goes row by row. Whatever the rows above hold, the rest can be completed.
//! - Step 2 counts stacks of two or three columns exactly. Of more columns one is drawn, uniformly among
//!   all, until three are left. Again there are no dead ends: what is left of a regular graph is regular.
//! - Grids with boxes of 3×4 are as many as with boxes of 4×3: the narrower box is taken, so that more is
//!   counted and less is drawn.
//!
//! The products are still skewed: a few large ones carry much of the mean, and short runs sit low
//! more often than high. So the error is said with every estimate, twice: from the spread of the
//! samples, and from the spread of batches.

mod bands;
mod columns;
mod tally;

use nonet_core::{BoxShape, Random};

pub use tally::{Estimate, Tally};

use bands::BandDrawer;
use columns::Columns;
use tally::Scaled;

/// Draws grids with boxes of one shape, and says how many there would be.
///
/// Batches are numbered from 0. Each comes from a random stream of its own, so that any thread may do
/// any batch; merged in order, they give the same estimate each time.
///
/// ```
/// use nonet_core::BoxShape;
/// use nonet_count::{Estimator, estimate::Tally};
///
/// let estimator = Estimator::new(BoxShape::new(2, 3).unwrap()).unwrap();
/// let mut tally = Tally::new();
/// (0..200).for_each(|index| tally.merge(&estimator.batch(1, index)));
/// assert_eq!(tally.samples(), 200 * Estimator::BATCH);
/// let off = tally.estimate().value() / 28_200_960.0 - 1.0;
/// assert!(off.abs() < 4.0 * tally.relative_error());
/// ```
pub struct Estimator {
    /// How many stacks there are, and so how many rows a band has.
    stacks: usize,
    /// How many columns a stack has, and so how many bands there are.
    columns: usize,
    bands: BandDrawer,
}

impl Estimator {
    /// How many samples a batch has.
    pub const BATCH: u64 = 32;
    /// The most digits: a column is drawn with the help of a number for each set of digits.
    const MAX_DIGITS: usize = 20;
    /// The most counts of digits that boxes can have got, for drawing rows of a band.
    const MAX_STATES: usize = 100_000;

    /// The estimator for boxes of this shape; none if they are too large for it. Boxes of up to 20
    /// cells are fine, such as 4×5, but not long ones: 2×10 is too long.
    pub fn new(shape: BoxShape) -> Option<Estimator> {
        let columns = shape.rows().min(shape.columns());
        let stacks = shape.rows().max(shape.columns());
        let states = (columns + 1).checked_pow(stacks as u32)?;
        let is_feasible = shape.size() <= Self::MAX_DIGITS && states <= Self::MAX_STATES;
        is_feasible.then(|| Estimator { stacks, columns, bands: BandDrawer::new(stacks, columns) })
    }

    /// What the samples of a batch say: batch `index`, counted from 0, of those with this seed.
    pub fn batch(&self, seed: u64, index: u64) -> Tally {
        let mut random = Random::stream(seed, index);
        let mut columns = Columns::new(self.stacks * self.columns, self.columns);
        Tally::of_batch((0..Self::BATCH).map(|_| self.sample(&mut columns, &mut random)))
    }

    /// The weight of one sample: the number of grids, right on average.
    fn sample(&self, columns: &mut Columns, random: &mut Random) -> Scaled {
        let mut weight = Scaled::new(1.0);
        let mut stacks = vec![Vec::with_capacity(self.stacks * self.columns); self.stacks];
        for _ in 0..self.columns {
            let band = self.bands.draw(random);
            weight = weight.times(band.weight);
            for (place, &digits) in band.rows.iter().enumerate() {
                stacks[place % self.stacks].push(digits);
            }
        }
        stacks.iter().fold(weight, |weight, rows| weight.times(columns.fillings(rows, random)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    fn estimate(shape: BoxShape, seed: u64, batches: u64) -> Tally {
        let estimator = Estimator::new(shape).expect("a feasible shape");
        let mut tally = Tally::new();
        (0..batches).for_each(|index| tally.merge(&estimator.batch(seed, index)));
        tally
    }

    /// By how many standard errors runs from 40 seeds are off.
    fn errors(shape: BoxShape, batches: u64, exact: f64) -> Vec<f64> {
        (0..40)
            .map(|seed| {
                let tally = estimate(shape, seed, batches);
                (tally.estimate().value() / exact - 1.0) / tally.relative_error()
            })
            .collect()
    }

    #[test]
    fn estimates_are_right_and_their_errors_honest() {
        let known = [
            (shape(2, 2), 20, 288.0),
            (shape(2, 3), 150, 28_200_960.0),
            (shape(3, 2), 150, 28_200_960.0),
            (shape(2, 4), 150, 29_136_487_207_403_520.0),
            (BoxShape::CLASSIC, 60, 6_670_903_752_021_072_936_960.0),
        ];
        for (shape, batches, exact) in known {
            let errors = errors(shape, batches, exact);
            let mean = errors.iter().sum::<f64>() / 40.0;
            let spread = (errors.iter().map(|error| error * error).sum::<f64>() / 40.0).sqrt();
            assert!(mean.abs() < 4.0 / 40_f64.sqrt(), "{shape}: off by {mean} standard errors");
            assert!((0.6..1.5).contains(&spread), "{shape}: spread {spread} instead of 1");
        }
    }

    #[test]
    fn both_errors_are_about_the_same() {
        let tally = estimate(BoxShape::CLASSIC, 5, 200);
        let ratio = tally.relative_error() / tally.relative_error_of_batches();
        assert!((0.8..1.25).contains(&ratio), "{ratio}");
        assert!(tally.relative_error() < 0.01);
        assert_eq!(tally.dead_ends(), 0, "there are none");
    }

    #[test]
    fn larger_grids_agree_with_figures_of_others() {
        // 3×4 as posted by players, 4×4 from an estimate of others: 8.1171e46 and 5.96e98.
        for (shape, log, batches) in [(shape(3, 4), 46.909_403, 40), (shape(4, 4), 98.775, 1)] {
            let tally = estimate(shape, 1, batches);
            let error = tally.relative_error();
            let off = (tally.estimate().log10() - log) * std::f64::consts::LN_10;
            assert!(off.abs() < 4.0 * error && error < 0.3, "{shape}: {off} ± {error}");
        }
    }

    #[test]
    fn batches_are_repeatable_and_differ() {
        let estimator = Estimator::new(shape(3, 4)).expect("a feasible shape");
        assert_eq!(estimator.batch(3, 7), estimator.batch(3, 7));
        assert_ne!(estimator.batch(3, 7), estimator.batch(3, 8));
        assert_ne!(estimator.batch(3, 7), estimator.batch(4, 7));
        // Whoever does the batches in whatever order: merged in order, they give the same.
        let backwards: Vec<Tally> = (0..4).rev().map(|index| estimator.batch(3, index)).collect();
        let mut merged = Tally::new();
        backwards.iter().rev().for_each(|batch| merged.merge(batch));
        assert_eq!(merged, estimate(shape(3, 4), 3, 4));
    }

    #[test]
    fn what_is_too_large_is_refused() {
        assert!(Estimator::new(shape(4, 5)).is_some() && Estimator::new(shape(2, 9)).is_some());
        assert!(Estimator::new(shape(5, 5)).is_none() && Estimator::new(shape(6, 6)).is_none());
        assert!(Estimator::new(shape(1, 36)).is_none() && Estimator::new(shape(2, 18)).is_none());
    }
}
