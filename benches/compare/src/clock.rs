//! Time that work takes, and the middle of what several rounds took.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// The smallest number of rounds that gives a median worth printing.
pub(crate) const LEAST_ROUNDS: usize = 7;

/// CPU time that this thread spends on some work.
pub(crate) fn time<T>(work: impl FnOnce() -> T) -> Duration {
    let start = ThreadTime::now();
    black_box(work());
    start.elapsed()
}

/// The middle value; of an even number of values the upper one.
pub(crate) fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle_whatever_the_order() {
        assert!((median([9.0, 1.0, 2.0].into_iter()) - 2.0).abs() < f64::EPSILON);
        assert!((median([4.0, 1.0, 3.0, 2.0].into_iter()) - 3.0).abs() < f64::EPSILON);
    }
}
