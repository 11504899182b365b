//! Stacks of which the sets of all rows are known: the number of ways to write them, exactly or from
//! a random column.
//!
//! Two or three columns are counted exactly (see [`stack`]). With more, a column is drawn uniformly
//! among all, and the rest is counted; the ways for the column, times the ways for the rest, are the
//! right number on average.
//!
//! To draw a column uniformly, all columns are counted: row by row, it is enough to know which digits
//! were used above, and in how many ways. Then the column is read backwards from the last row: a
//! digit is as likely as the number of ways to get by without it above.

use nonet_core::Random;

use super::tally::Scaled;
use crate::stack::{self, MAX_ROWS, for_each_bit};

/// How many columns are drawn from each table of counts: that is cheap, and the mean is steadier.
const DRAWS: usize = 6;
/// Stacks with so many columns are counted exactly.
const EXACT: u32 = 3;

/// Room for the counts, which is used again and again.
pub(super) struct Columns {
    /// For each set of digits: in how many ways the rows so far can hold them; 0 outside of a count.
    ways: Vec<f64>,
    /// The sets that are held by so many rows.
    layers: Vec<Vec<u32>>,
}

impl Columns {
    /// Room for stacks of so many rows and columns.
    pub(super) fn new(rows: usize, columns: usize) -> Columns {
        let sets = if columns as u32 > EXACT { 1 << rows } else { 0 };
        Columns { ways: vec![0.0; sets], layers: vec![Vec::new(); rows + 1] }
    }

    /// The number of ways to write a stack whose rows hold these digits, right on average.
    pub(super) fn fillings(&mut self, rows: &[u32], random: &mut Random) -> Scaled {
        let width = rows[0].count_ones();
        if width <= EXACT {
            return Scaled::new(stack::fillings(rows) as f64);
        }
        let count = self.count(rows);
        let mut rests = [[0; MAX_ROWS]; DRAWS];
        for rest in &mut rests {
            rest[..rows.len()].copy_from_slice(rows);
            self.take_column(&mut rest[..rows.len()], random);
        }
        self.clear();
        let ways = rests.map(|rest| self.fillings(&rest[..rows.len()], random));
        let sum = ways.into_iter().reduce(Scaled::plus).expect("some columns are drawn");
        sum.times(Scaled::new(count / DRAWS as f64))
    }

    /// The number of ways to write one column.
    fn count(&mut self, rows: &[u32]) -> f64 {
        let size = rows.len();
        let last_rows = last_rows(rows);
        self.ways[0] = 1.0;
        self.layers[0].push(0);
        for (row, &digits) in rows.iter().enumerate() {
            let mut next = std::mem::take(&mut self.layers[row + 1]);
            let gone = digits_gone(rows, row);
            for &used in &self.layers[row] {
                let ways = self.ways[used as usize];
                let mut open = digits & !used;
                while open != 0 {
                    let digit = open & open.wrapping_neg();
                    open ^= digit;
                    let held = used | digit;
                    let last = last_rows[digit.trailing_zeros() as usize];
                    // A row to come needs a digit, and a digit needs a row to come.
                    if row < last.0 && held & last.1 == last.1 || held & gone != gone {
                        continue;
                    }
                    if self.ways[held as usize] == 0.0 {
                        next.push(held);
                    }
                    self.ways[held as usize] += ways;
                }
            }
            self.layers[row + 1] = next;
        }
        self.ways[(1 << size) - 1]
    }

    /// Draws a column uniformly and takes its digits from the rows.
    fn take_column(&self, rows: &mut [u32], random: &mut Random) {
        let mut used = (1_u32 << rows.len()) - 1;
        for row in rows.iter_mut().rev() {
            let mut left = random.share() * self.ways[used as usize];
            let mut chosen = 0;
            let mut open = *row & used;
            while open != 0 {
                let digit = open & open.wrapping_neg();
                open ^= digit;
                // Sets of other sizes are never asked for: each row takes one digit away.
                let ways = self.ways[(used ^ digit) as usize];
                if ways > 0.0 {
                    chosen = digit;
                    left -= ways;
                    if left < 0.0 {
                        break;
                    }
                }
            }
            *row ^= chosen;
            used ^= chosen;
        }
    }

    /// Forgets the counts.
    fn clear(&mut self) {
        for layer in &mut self.layers {
            for set in layer.drain(..) {
                self.ways[set as usize] = 0.0;
            }
        }
    }
}

/// For each digit, the last row that holds it and the digits of that row.
fn last_rows(rows: &[u32]) -> [(usize, u32); 32] {
    let mut last = [(0, 0); 32];
    for (row, &digits) in rows.iter().enumerate() {
        for_each_bit(digits, |digit| last[digit] = (row, digits));
    }
    last
}

/// The digits that are in no row below.
fn digits_gone(rows: &[u32], row: usize) -> u32 {
    let all = (1_u32 << rows.len()) - 1;
    all & !rows[row + 1..].iter().fold(0, |below, digits| below | digits)
}

#[cfg(test)]
mod tests {
    use super::super::tally::Tally;
    use super::*;
    use crate::two_row::family_classes;

    #[test]
    fn stacks_of_four_columns_are_right_on_average() {
        let mut random = Random::new(4);
        let mut columns = Columns::new(8, 4);
        for class in family_classes(4) {
            let rows = class.rows();
            let exact = stack::fillings(&rows) as f64;
            let tally = Tally::of_batch((0..2000).map(|_| columns.fillings(&rows, &mut random)));
            let off = tally.estimate().value() / exact - 1.0;
            assert!(off.abs() < 4.5 * tally.relative_error() + 1e-9, "{class:?}: {off}");
        }
    }

    #[test]
    fn the_columns_are_counted_and_drawn_evenly() {
        // Every row may hold every one of four digits: 24 columns.
        let rows = [0b1111; 4];
        let mut columns = Columns::new(4, 4);
        assert_eq!(columns.count(&rows).to_bits(), 24_f64.to_bits());
        let mut random = Random::new(9);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..2400 {
            let mut rest = rows;
            columns.take_column(&mut rest, &mut random);
            *seen.entry(rest).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|times| (60..145).contains(times)), "{seen:?}");
        columns.clear();
        assert!(columns.ways.iter().all(|&ways| ways == 0.0));
    }
}
