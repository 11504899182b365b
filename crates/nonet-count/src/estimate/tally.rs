//! Sums of weights far beyond the range of ordinary numbers, and what they say about the mean.

use std::fmt;

/// A number that is not negative: `mantissa` · 2^`exponent`.
///
/// The mantissa is from 1 up to, but not including, 2; or it is 0 and so is the exponent. Only
/// multiplication, addition and exact powers of two are used, so all platforms get the same bits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scaled {
    mantissa: f64,
    exponent: i32,
}

impl Scaled {
    const ZERO: Scaled = Scaled { mantissa: 0.0, exponent: 0 };

    /// The number with this value, which is finite and not negative.
    pub(super) fn new(value: f64) -> Scaled {
        debug_assert!(value.is_finite() && value >= 0.0, "{value}");
        if value == 0.0 {
            return Scaled::ZERO;
        }
        // Bits: a sign, 11 for the exponent plus 1023, and 52 for the mantissa after "1.".
        let exponent = (value.to_bits() >> 52) as i32 - 1023;
        debug_assert!(exponent > -1023, "weights are not that small");
        Scaled { mantissa: value * power_of_two(-exponent), exponent }
    }

    pub(super) fn times(self, other: Scaled) -> Scaled {
        let product = Scaled::new(self.mantissa * other.mantissa);
        if product == Scaled::ZERO {
            return product;
        }
        Scaled { exponent: product.exponent + self.exponent + other.exponent, ..product }
    }

    pub(super) fn plus(self, other: Scaled) -> Scaled {
        let (large, small) = if self.is_above(other) { (self, other) } else { (other, self) };
        if small == Scaled::ZERO {
            return large;
        }
        let distance = large.exponent - small.exponent;
        // What lies below the last bit of the larger one changes nothing.
        let rest = if distance > 60 { 0.0 } else { small.mantissa * power_of_two(-distance) };
        let sum = Scaled::new(large.mantissa + rest);
        Scaled { exponent: sum.exponent + large.exponent, ..sum }
    }

    fn is_above(self, other: Scaled) -> bool {
        other == Scaled::ZERO
            || self != Scaled::ZERO
                && (self.exponent, self.mantissa) > (other.exponent, other.mantissa)
    }

    /// This divided by `other`, which is not 0 and not smaller by more than a double can hold.
    fn over(self, other: Scaled) -> f64 {
        if self == Scaled::ZERO {
            return 0.0;
        }
        self.mantissa / other.mantissa * f64::from(self.exponent - other.exponent).exp2()
    }

    /// The logarithm to the base 10.
    fn log10(self) -> f64 {
        self.mantissa.log10() + f64::from(self.exponent) * std::f64::consts::LOG10_2
    }
}

/// 2 to the power of `exponent`, which is from −1022 to 1023.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// A number as people write large ones: 6.67 · 10²¹ is mantissa 6.67, exponent 21.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// From 1 up to, but not including, 10; 0 if the number is 0.
    pub mantissa: f64,
    /// The power of ten.
    pub exponent: i32,
}

impl Estimate {
    fn new(value: Scaled) -> Estimate {
        if value == Scaled::ZERO {
            return Estimate { mantissa: 0.0, exponent: 0 };
        }
        let log = value.log10();
        Estimate { mantissa: 10_f64.powf(log - log.floor()), exponent: log.floor() as i32 }
    }

    /// Its logarithm to the base 10; −∞ if the number is 0.
    pub fn log10(self) -> f64 {
        self.mantissa.log10() + f64::from(self.exponent)
    }

    /// The number itself, or infinity beyond 1.8 · 10³⁰⁸.
    pub fn value(self) -> f64 {
        self.mantissa * 10_f64.powi(self.exponent)
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(4);
        write!(f, "{:.digits$}e{}", self.mantissa, self.exponent)
    }
}

/// What samples say: how many, how many dead ends, and sums of weights.
///
/// Tallies of batches that are merged in the order of the batches give the same bits each time, no
/// matter who made them when.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    samples: u64,
    dead_ends: u64,
    sum: Scaled,
    squares: Scaled,
    batches: u64,
    /// The sum of the squares of the sums of the batches.
    batch_squares: Scaled,
}

impl Tally {
    /// The tally of no samples.
    pub fn new() -> Tally {
        Tally {
            samples: 0,
            dead_ends: 0,
            sum: Scaled::ZERO,
            squares: Scaled::ZERO,
            batches: 0,
            batch_squares: Scaled::ZERO,
        }
    }

    /// The tally of one batch with these weights; a weight of 0 is a dead end.
    pub(super) fn of_batch(weights: impl IntoIterator<Item = Scaled>) -> Tally {
        let mut tally = Tally::new();
        for weight in weights {
            tally.samples += 1;
            tally.dead_ends += u64::from(weight == Scaled::ZERO);
            tally.sum = tally.sum.plus(weight);
            tally.squares = tally.squares.plus(weight.times(weight));
        }
        tally.batches = 1;
        tally.batch_squares = tally.sum.times(tally.sum);
        tally
    }

    /// Adds what other samples say. All batches are to have equally many samples.
    pub fn merge(&mut self, other: &Tally) {
        self.samples += other.samples;
        self.dead_ends += other.dead_ends;
        self.sum = self.sum.plus(other.sum);
        self.squares = self.squares.plus(other.squares);
        self.batches += other.batches;
        self.batch_squares = self.batch_squares.plus(other.batch_squares);
    }

    /// How many samples there are.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// How many of them could not be completed to a grid.
    pub fn dead_ends(&self) -> u64 {
        self.dead_ends
    }

    /// How many batches were merged: each comes from a random stream of its own.
    pub fn batches(&self) -> u64 {
        self.batches
    }

    /// The mean of the weights: the estimate of the number of grids.
    pub fn estimate(&self) -> Estimate {
        let share = if self.samples == 0 { 0.0 } else { 1.0 / self.samples as f64 };
        Estimate::new(self.sum.times(Scaled::new(share)))
    }

    /// The standard error of the estimate, as a share of it, from the spread of the weights.
    /// Infinite as long as there are fewer than two samples or nothing but dead ends.
    pub fn relative_error(&self) -> f64 {
        relative_error(self.samples, self.sum, self.squares)
    }

    /// The same from the spread of the batches: streams that know nothing of each other. It needs
    /// many batches to be as sharp, and shows a weight that is far off just as well.
    pub fn relative_error_of_batches(&self) -> f64 {
        relative_error(self.batches, self.sum, self.batch_squares)
    }

    /// How many samples of equal weight would say as much.
    pub fn effective_samples(&self) -> f64 {
        if self.sum == Scaled::ZERO {
            return 0.0;
        }
        self.sum.times(self.sum).over(self.squares)
    }
}

impl Default for Tally {
    fn default() -> Tally {
        Tally::new()
    }
}

/// The standard error of the mean of `count` numbers, as a share of it, from their sum and the sum
/// of their squares.
fn relative_error(count: u64, sum: Scaled, squares: Scaled) -> f64 {
    if count < 2 || sum == Scaled::ZERO {
        return f64::INFINITY;
    }
    // With the mean as the unit: variance = Σw² · n / (Σw)² − 1, made unbiased by n / (n − 1).
    let count = count as f64;
    let variance = squares.over(sum.times(sum)) * count - 1.0;
    (variance.max(0.0) / (count - 1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaled_numbers_add_and_multiply_as_numbers_do() {
        let numbers = [0.0, 1.0, 1.5, 3.0, 1e-9, 7e17, 0.1];
        for a in numbers {
            for b in numbers {
                let (x, y) = (Scaled::new(a), Scaled::new(b));
                assert_eq!(x.times(y), Scaled::new(a * b));
                assert_eq!(x.plus(y), Scaled::new(a + b));
            }
        }
        let huge = (0..100).fold(Scaled::new(1.0), |product, _| product.times(Scaled::new(1e100)));
        let estimate = Estimate::new(huge);
        assert!((estimate.log10() - 10_000.0).abs() < 1e-9 && estimate.value().is_infinite());
    }

    #[test]
    fn the_error_is_that_of_the_textbook() {
        let tally = Tally::of_batch([1.0, 2.0, 3.0, 0.0].map(Scaled::new));
        assert_eq!((tally.samples(), tally.dead_ends()), (4, 1));
        assert!((tally.estimate().value() - 1.5).abs() < 1e-12);
        // Deviations −½, ½, 1½, −1½: variance 5/3, of the mean 5/12.
        assert!((tally.relative_error() - (5.0_f64 / 12.0).sqrt() / 1.5).abs() < 1e-12);
        assert!(tally.relative_error_of_batches().is_infinite());
        assert!(Tally::new().relative_error().is_infinite());
        assert_eq!(Tally::new().estimate().to_string(), "0.0000e0");
        assert!((tally.effective_samples() - 36.0 / 14.0).abs() < 1e-12);
    }

    #[test]
    fn merged_tallies_are_the_tally_of_all() {
        let mut merged = Tally::of_batch([1.0, 2.0].map(Scaled::new));
        merged.merge(&Tally::of_batch([3.0, 6.0].map(Scaled::new)));
        let all = Tally::of_batch([1.0, 2.0, 3.0, 6.0].map(Scaled::new));
        assert_eq!(merged.estimate(), all.estimate());
        assert!((merged.relative_error() - all.relative_error()).abs() < 1e-12);
        // Batch means 1.5 and 4.5 around 3: the error of their mean is 1.5.
        assert!((merged.relative_error_of_batches() - 0.5).abs() < 1e-12);
        assert_eq!(merged.batches(), 2);
    }
}
