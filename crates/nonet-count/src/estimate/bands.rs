//! Bands drawn at random, as sets: which digits each box of a band holds in each of its rows.
//!
//! A row of a band hands its digits out to the boxes, as many to each as a box has columns, and no
//! digit goes to the same box twice in a band. Row after row is drawn uniformly among all ways that
//! the rows above leave; such a way always exists, as what is left is regular. To draw it, we count:
//! digits are handed out one by one, and all that matters is how many each box has got so far.
//!
//! ```text
//!   boxes of 3 columns,      0 0 0 ──▶ 1 0 0 ──▶ 2 0 0 …       the k-th digit steps from a
//!   digits handed to each:      └────▶ 0 1 0 ──▶ 1 1 0 …       sum of k to a sum of k + 1,
//!                               └────▶ 0 0 1 ──▶ 1 0 1 … 3 3 3  but not into a box it was in
//! ```

use nonet_core::Random;

use super::tally::Scaled;

/// Draws bands of boxes with so many columns, as many boxes as a box has rows.
pub(super) struct BandDrawer {
    boxes: usize,
    columns: usize,
    /// The number of bands from which the second row on is still to be drawn.
    first_rows: f64,
    /// The ways to hand out the second row below a first row in order.
    second_row: Vec<f64>,
}

/// A band as sets of digits: bit d of `rows[r * boxes + b]` says that row r of box b holds digit d.
pub(super) struct BandSets {
    pub(super) rows: Vec<u32>,
    /// One over the chance with which it was drawn.
    pub(super) weight: Scaled,
}

impl BandDrawer {
    pub(super) fn new(boxes: usize, columns: usize) -> BandDrawer {
        let factorial = |count: usize| (1..=count).map(|factor| factor as f64).product::<f64>();
        let mut drawer = BandDrawer {
            boxes,
            columns,
            first_rows: factorial(boxes * columns)
                / (0..boxes).map(|_| factorial(columns)).product::<f64>(),
            second_row: Vec::new(),
        };
        drawer.second_row = drawer.ways(&drawer.row_in_order());
        drawer
    }

    /// The boxes, as bits, that each digit was in after a first row that hands digits out in order.
    fn row_in_order(&self) -> Vec<u32> {
        (0..self.boxes * self.columns).map(|digit| 1 << (digit / self.columns)).collect()
    }

    /// A random band, and its weight.
    pub(super) fn draw(&self, random: &mut Random) -> BandSets {
        let names = shuffled(self.boxes * self.columns, random);
        let mut rows = vec![0; self.boxes * self.boxes];
        let mut been = self.row_in_order();
        let mut weight = Scaled::new(self.first_rows);
        for (digit, &name) in names.iter().enumerate() {
            rows[digit / self.columns] |= 1 << name;
        }
        for row in 1..self.boxes {
            let own;
            let ways = if row == 1 {
                &self.second_row
            } else {
                own = self.ways(&been);
                &own
            };
            weight = weight.times(Scaled::new(ways[0]));
            self.draw_row(ways, &mut been, random, |digit, to| {
                rows[row * self.boxes + to] |= 1 << names[digit];
            });
        }
        BandSets { rows, weight }
    }

    /// For each number of digits that the boxes have got so far: in how many ways the other digits
    /// can be handed out. The numbers are the digits of the index, to the base of columns + 1.
    fn ways(&self, been: &[u32]) -> Vec<f64> {
        let base = self.columns + 1;
        let states = base.pow(self.boxes as u32);
        let mut ways = vec![0.0; states];
        ways[states - 1] = 1.0;
        let mut got = vec![self.columns; self.boxes];
        let mut digit = been.len();
        for state in (0..states - 1).rev() {
            // One less, with a carry: what the boxes have got now.
            for number in &mut got {
                if *number > 0 {
                    *number -= 1;
                    digit -= 1;
                    break;
                }
                *number = self.columns;
                digit += self.columns;
            }
            let mut sum = 0.0;
            let mut step = 1;
            for (to, &number) in got.iter().enumerate() {
                if number < self.columns && been[digit] >> to & 1 == 0 {
                    sum += ways[state + step];
                }
                step *= base;
            }
            ways[state] = sum;
        }
        ways
    }

    /// Hands out one row uniformly, tells who gets which digit, and notes it in `been`.
    fn draw_row(
        &self,
        ways: &[f64],
        been: &mut [u32],
        random: &mut Random,
        mut tell: impl FnMut(usize, usize),
    ) {
        let base = self.columns + 1;
        let mut state = 0;
        for (digit, been) in been.iter_mut().enumerate() {
            let mut left = random.share() * ways[state];
            let mut chosen = None;
            let mut step = 1;
            for to in 0..self.boxes {
                let has_room = state / step % base < self.columns && *been >> to & 1 == 0;
                if has_room && ways[state + step] > 0.0 {
                    chosen = Some((to, step));
                    left -= ways[state + step];
                    if left < 0.0 {
                        break;
                    }
                }
                step *= base;
            }
            let (to, step) = chosen.expect("every row can be completed");
            tell(digit, to);
            *been |= 1 << to;
            state += step;
        }
    }
}

/// The numbers below `count` in random order.
fn shuffled(count: usize, random: &mut Random) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..count).collect();
    for place in (1..count).rev() {
        numbers.swap(place, random.below(place + 1));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::super::tally::{Estimate, Tally};
    use super::*;

    #[test]
    fn rows_and_boxes_hold_every_digit_once() {
        for (boxes, columns) in [(2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4)] {
            let drawer = BandDrawer::new(boxes, columns);
            let all = (1_u32 << (boxes * columns)) - 1;
            for seed in 0..10 {
                let band = drawer.draw(&mut Random::new(seed));
                assert!(band.rows.iter().all(|row| row.count_ones() as usize == columns));
                for line in 0..boxes {
                    let row = &band.rows[line * boxes..][..boxes];
                    assert_eq!(row.iter().fold(0, |all, row| all | row), all);
                    let block = band.rows.iter().skip(line).step_by(boxes);
                    assert_eq!(block.fold(0, |all, row| all | row), all);
                }
            }
        }
    }

    #[test]
    fn the_weights_of_classic_bands_are_the_number_of_classic_bands() {
        // 9! · 56 · 6⁶ bands; each row of each box has its digits in 6 orders.
        let band = BandDrawer::new(3, 3).draw(&mut Random::new(1));
        let one: Estimate = Tally::of_batch([band.weight]).estimate();
        let expected = 362_880.0 * 56.0 * 6_f64.powi(6) / 6_f64.powi(9);
        assert!((one.value() / expected - 1.0).abs() < 1e-9, "{one}");
    }
}
