//! The second and third row, below 123456789.

use std::array;

use crate::bands::second_rows;
use crate::census::Census;
use crate::census::orbits::Pair;
use crate::partition::Partition;
use crate::partition::trio::Trio;
use crate::permutation::Permutation;

/// The second rows below 123456789, with how many grids come before each.
pub(super) struct SecondRows {
    rows: Vec<Permutation>,
    /// The grids before each row, and all grids at the end.
    before: Vec<u64>,
}

impl SecondRows {
    pub(super) fn new(census: &Census) -> SecondRows {
        let rows = second_rows();
        let mut before = Vec::with_capacity(rows.len() + 1);
        let mut sum = 0;
        before.push(sum);
        for row in &rows {
            sum += ThirdRows::new(census, row).counts.iter().sum::<u64>();
            before.push(sum);
        }
        SecondRows { rows, before }
    }

    /// All grids that begin with 123456789.
    #[cfg(test)]
    pub(super) fn total(&self) -> u64 {
        self.before[self.rows.len()]
    }

    /// How many grids have an earlier second row.
    pub(super) fn before(&self, row: &Permutation) -> u64 {
        self.before[self.rows.binary_search(row).expect("a second row avoids the digits above")]
    }

    /// The second row of a number, and what is left of the number.
    pub(super) fn find(&self, number: u64) -> (Permutation, u64) {
        let index = self.before.partition_point(|&before| before <= number) - 1;
        (self.rows[index], number - self.before[index])
    }
}

/// The six orders of three digits, in lexicographic order.
pub(super) fn orders(trio: Trio) -> [[u8; 3]; 6] {
    let [a, b, c] = trio.digits();
    [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
}

/// The 216 third rows below 123456789 and a second row: the orders of what each box lacks.
pub(super) struct ThirdRows {
    orders: [[[u8; 3]; 6]; 3],
    /// The completions below each, in lexicographic order.
    counts: [u64; 216],
}

impl ThirdRows {
    pub(super) fn new(census: &Census, second: &Permutation) -> ThirdRows {
        let orders: [_; 3] = array::from_fn(|block| {
            let digits =
                |row: &[u8]| Trio::new([row[3 * block], row[3 * block + 1], row[3 * block + 2]]);
            let first = crate::permutation::IDENTITY;
            orders(Trio::rest(digits(&first), digits(second)))
        });
        let partitions: [[Partition; 6]; 3] = array::from_fn(|block| {
            orders[block].map(|order| {
                let trio = |column: usize| {
                    let place = 3 * block + column;
                    Trio::new([place as u8, second[place], order[column]])
                };
                census.partitions().of(array::from_fn(trio))
            })
        });
        let completions = |number: usize| {
            let orders = [number / 36, number / 6 % 6, number % 6];
            let boxes = array::from_fn(|block| partitions[block][orders[block]]);
            let pair = Pair::of(census.partitions(), boxes);
            census.orbits()[census.orbits_of_pairs().of(pair)].completions
        };
        ThirdRows { orders, counts: array::from_fn(completions) }
    }

    fn row(&self, index: usize) -> Permutation {
        let orders = [index / 36, index / 6 % 6, index % 6];
        array::from_fn(|column| self.orders[column / 3][orders[column / 3]][column % 3])
    }

    /// How many grids have the same second row and an earlier third one.
    pub(super) fn before(&self, row: &Permutation) -> u64 {
        let index = (0..3).fold(0, |index, block| {
            let order =
                self.orders[block].iter().position(|order| row[3 * block..].starts_with(order));
            6 * index + order.expect("a third row has the digits that the boxes lack")
        });
        self.counts[..index].iter().sum()
    }

    /// The third row of a number, and what is left of the number.
    pub(super) fn find(&self, mut number: u64) -> (Permutation, u64) {
        let mut index = 0;
        while number >= self.counts[index] {
            number -= self.counts[index];
            index += 1;
        }
        (self.row(index), number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grids_below_all_second_rows_are_the_sets_of_the_census() {
        let census = Census::shared();
        assert_eq!(SecondRows::new(census).total(), census.sets());
    }
}
