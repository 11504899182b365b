//! The census: how many filled 9×9 grids there are, counted from nothing.
//!
//! B. Felgenhauer and F. Jarvis first counted them (*Mathematics of Sudoku I*, 2006): they sorted the
//! top bands into classes and counted the completions of each. This is the same idea in the form
//! that players worked out soon after on the *Sudoku Programmers' Forum* (K. F. Pettersen, E. Russell
//! and others), in which nothing is searched: all is a sum of products of small numbers from a table.
//!
//! # Columns before rows
//!
//! Forget for a moment in which rows the digits stand. A band then is nine columns of three digits,
//! each a *trio*. The trios of a box have no digit in common: together they are one of the 280
//! *partitions* of the nine digits. There are 280³ choices of partitions for a band, and 3! orders of
//! the columns in each box.
//!
//! ```text
//!           box 1        box 2        box 3
//! band 1   P = 1|4|7    Q = ...      R = ...       P, Q, R: three partitions
//!              2|5|8
//!              3|6|9
//! band 2   ─ six digits are left for each column; 56 splits of them in each stack
//! band 3   ─ what the split leaves
//! ```
//!
//! **Rows of a band.** Given P, Q, R, the digits of each column are put into the three rows so that
//! no row repeats a digit: `W(P, Q, R)` ways. `W` is always positive, and takes 16 values from 96 to
//! 1728 ([`Census::arrangement_values`]). The bands of a grid share no rows: once the columns of all
//! bands are known as sets, their rows can be chosen independently, and the ways multiply.
//!
//! **Columns of a stack.** Given the columns of the top box of a stack, the columns of the middle box
//! can be chosen in 56 ways, and those of the bottom box are what is left. The stacks share no
//! columns, so that these choices are independent too: 56³ for the three stacks. Hence
//!
//! ```text
//! completions(P, Q, R) = Σ over 56³ splits of W(middle P', Q', R') · W(bottom P'', Q'', R'')
//! grids                = Σ over 280³ triples of 6³ · W(P, Q, R) · completions(P, Q, R)
//! ```
//!
//! # 44 sums instead of 280³
//!
//! Relabelling the digits changes neither `W` nor the completions: so P may always be 123|456|789,
//! and the sum is 280 times that over 280² pairs (Q, R). Relabellings that keep P, and swaps of boxes,
//! join these pairs into 44 *orbits* ([`Orbit`]), and one example of each is enough:
//!
//! ```text
//! grids = 280 · 6³ · Σ over 44 orbits of size · W · completions
//! ```
//!
//! Swapping the middle band with the bottom band pairs the splits, so half of them are added up.
//! All that is 44 · 28 · 56² products of two looked-up numbers.

pub(crate) mod band;
pub(crate) mod frames;
pub(crate) mod orbits;
#[cfg(test)]
mod tests;

use std::array;
use std::sync::OnceLock;

use crate::partition::trio::Trio;
use crate::partition::{Partition, Partitions, Split};
use band::Columns;
use orbits::{Orbits, Pair};

/// Orders of the columns in the boxes of a band: 3!³.
const COLUMN_ORDERS: u64 = 216;

/// Top bands that can be turned into each other, and what they have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orbit {
    /// How many pairs of partitions of the second and third box it has, with 123|456|789 in the first.
    pub size: u64,
    /// `W`: in how many ways the digits of each column can be put into three rows.
    pub arrangements: u64,
    /// In how many ways the six rows below can be filled.
    pub completions: u64,
    /// The first of its bands: digits from 0 to 8 by box, column and size.
    pub example: [[[u8; 3]; 3]; 3],
}

impl Orbit {
    /// The grids whose top band is in this orbit, with 123|456|789 in the first box, by the order of
    /// columns in the boxes.
    pub fn term(&self) -> u64 {
        self.size * self.arrangements * self.completions
    }
}

/// The count of all filled 9×9 grids, with the figures it is made of.
///
/// ```
/// use nonet_count::Census;
///
/// let census = Census::take();
/// assert_eq!(census.total(), 6_670_903_752_021_072_936_960);
/// assert_eq!(census.orbits().len(), 44);
/// ```
pub struct Census {
    partitions: Partitions,
    orbits_of_pairs: Orbits,
    /// `W` by the partitions of the second and third box, seen from the first.
    arrangements: Vec<[u16; Partition::COUNT]>,
    orbits: Vec<Orbit>,
}

impl Census {
    /// How many ways there are to part nine digits into three trios.
    pub const PARTITIONS: u64 = Partition::COUNT as u64;

    /// In how many ways the columns of a stack can go on below the top band.
    pub const SPLITS: u64 = Split::COUNT as u64;

    /// Counts everything, from nothing.
    pub fn take() -> Census {
        let partitions = Partitions::new();
        let orbits_of_pairs = Orbits::new(&partitions);
        let mut census =
            Census { partitions, orbits_of_pairs, arrangements: Vec::new(), orbits: Vec::new() };
        census.orbits = census.orbits_without_completions();
        census.arrangements = census.table_of_arrangements();
        for orbit in 0..census.orbits.len() {
            census.orbits[orbit].completions = census.count_completions(orbit);
        }
        census
    }

    /// The census, taken when it is first asked for.
    pub fn shared() -> &'static Census {
        static CENSUS: OnceLock<Census> = OnceLock::new();
        CENSUS.get_or_init(Census::take)
    }

    /// How many filled 9×9 grids there are.
    pub fn total(&self) -> u128 {
        let sum: u64 = self.orbits.iter().map(Orbit::term).sum();
        u128::from(Census::PARTITIONS * COLUMN_ORDERS) * u128::from(sum)
    }

    /// How many there are without the names of the digits: one for every 9!.
    pub fn sets(&self) -> u64 {
        let sets = self.total() / u128::from(crate::permutation::COUNT);
        u64::try_from(sets).expect("the sets fit into 64 bits")
    }

    /// How many filled bands of three rows there are.
    pub fn bands(&self) -> u64 {
        let sum: u64 = self.orbits.iter().map(|orbit| orbit.size * orbit.arrangements).sum();
        Census::PARTITIONS * COLUMN_ORDERS * sum
    }

    /// The orbits of top bands, always in the same order.
    pub fn orbits(&self) -> &[Orbit] {
        &self.orbits
    }

    /// The values of `W`, each once, the least first.
    pub fn arrangement_values(&self) -> Vec<u64> {
        let mut values: Vec<u64> = self.orbits.iter().map(|orbit| orbit.arrangements).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    pub(crate) fn partitions(&self) -> &Partitions {
        &self.partitions
    }

    pub(crate) fn orbits_of_pairs(&self) -> &Orbits {
        &self.orbits_of_pairs
    }

    /// The columns of an orbit's example.
    pub(crate) fn example_columns(&self, orbit: usize) -> Columns {
        self.orbits_of_pairs.examples[orbit].boxes().map(|boxed| self.partitions.trios(boxed))
    }

    /// The splits of the three stacks below an orbit's example.
    pub(crate) fn example_splits(&self, orbit: usize) -> [Vec<Split>; 3] {
        self.example_columns(orbit).map(|columns| self.partitions.splits(columns))
    }

    /// The values of `W` by the partition of the third box, when the second has this one, and both
    /// are seen from the first.
    pub(crate) fn arrangements(&self, second: Partition) -> &[u16; Partition::COUNT] {
        &self.arrangements[second.index()]
    }

    fn orbits_without_completions(&self) -> Vec<Orbit> {
        let sizes = self.orbits_of_pairs.sizes();
        let orbits = sizes.into_iter().enumerate().map(|(orbit, size)| {
            let columns = self.example_columns(orbit);
            let example = columns.map(|boxed| boxed.map(Trio::digits));
            Orbit { size, arrangements: band::count(&columns), completions: 0, example }
        });
        orbits.collect()
    }

    fn table_of_arrangements(&self) -> Vec<[u16; Partition::COUNT]> {
        let rows = Partition::all().map(|second| {
            array::from_fn(|third| {
                let pair = Pair { second, third: Partition::from_index(third) };
                self.orbits[self.orbits_of_pairs.of(pair)].arrangements as u16
            })
        });
        rows.collect()
    }

    /// The sum over the splits below an orbit's example.
    fn count_completions(&self, orbit: usize) -> u64 {
        let [first, second, third] = self.example_splits(orbit);
        let mut sum = 0;
        for one in &first {
            // With the middle and the bottom band swapped, every split is another one with the same
            // product. The first column of the example holds 0, 1 and 2; so digit 3 goes to the
            // middle, and each of these splits counts twice.
            if one.middle[0].contains(3) {
                let view = SplitView::new(self, one, &second, &third);
                sum += 2 * (0..Split::COUNT).map(|two| view.sum(two)).sum::<u64>();
            }
        }
        sum
    }
}

/// The splits of the second and third stack, seen from the partitions of one split of the first.
pub(crate) struct SplitView<'a> {
    census: &'a Census,
    second: [[Partition; 2]; Split::COUNT],
    third: [[Partition; 2]; Split::COUNT],
}

impl<'a> SplitView<'a> {
    pub(crate) fn new(
        census: &'a Census,
        one: &Split,
        second: &[Split],
        third: &[Split],
    ) -> SplitView<'a> {
        let [middle, bottom] = one.partitions.map(|first| census.partitions.seen_from(first));
        let seen = |splits: &[Split]| {
            array::from_fn(|index| {
                let [in_middle, in_bottom] = splits[index].partitions;
                [middle[in_middle.index()], bottom[in_bottom.index()]]
            })
        };
        SplitView { census, second: seen(second), third: seen(third) }
    }

    /// `W` of the middle and of the bottom band, for each split of the third stack.
    pub(crate) fn factors(&self, two: usize) -> impl Iterator<Item = [u64; 2]> {
        let [middle, bottom] = self.second[two].map(|second| self.census.arrangements(second));
        self.third
            .iter()
            .map(|third| [middle[third[0].index()].into(), bottom[third[1].index()].into()])
    }

    /// The products of both, added up.
    pub(crate) fn sum(&self, two: usize) -> u64 {
        self.factors(two).map(|[middle, bottom]| middle * bottom).sum()
    }
}
