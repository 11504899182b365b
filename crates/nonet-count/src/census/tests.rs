//! The census against known figures, and its formula against other sizes.

use super::*;

#[test]
fn every_grid_is_counted() {
    let census = Census::take();
    assert_eq!(census.total(), 6_670_903_752_021_072_936_960);
    assert_eq!(census.sets(), 18_383_222_420_692_992);
    assert_eq!(census.total() % 362_880, 0);
}

#[test]
fn the_number_in_yordzhevs_text_is_a_misprint() {
    let printed = 96_670_903_752_021_072_936_960;
    let page = include_str!("../subject/counting.md");
    assert!(page.contains("96 670 903 752 021 072 936 960"));
    assert_ne!(printed % 362_880, 0, "no number of grids");
    assert_eq!(printed % 10_u128.pow(22), Census::shared().total(), "but for the 9 at its front");
}

#[test]
fn the_figures_on_the_way_are_the_known_ones() {
    let census = Census::shared();
    assert_eq!(census.orbits().len(), 44);
    assert_eq!(census.orbits().iter().map(|orbit| orbit.size).sum::<u64>(), 280 * 280);
    let values = census.arrangement_values();
    assert_eq!((values.len(), values[0], values[15]), (16, 96, 1728));
    let completions = census.orbits().iter().map(|orbit| orbit.completions);
    assert_eq!(completions.clone().min(), Some(6_831_977_472));
    assert_eq!(completions.max(), Some(7_802_998_272));
}

#[test]
fn the_bands_are_counted_as_by_hand() {
    // The first box has any order. The rows of the second box take the trios of the first one's
    // rows whole in 2 ways, or mix two of them in each row in 2 · 3³ ways; the third box takes
    // what is left. In both boxes the digits of each row have any order.
    let by_hand = 362_880 * (2 + 2 * 27) * 6_u64.pow(6);
    assert_eq!(Census::shared().bands(), by_hand);
}

/// Grids of boxes with `rows` rows and `columns` columns, small enough to try out everything.
struct Small {
    rows: usize,
    columns: usize,
}

/// The columns of a band as sets of digits, by bits.
type Sets = Vec<u16>;

impl Small {
    fn size(&self) -> usize {
        self.rows * self.columns
    }

    /// The columns that a box can have beside the ones above it, each as many digits as it has rows.
    fn boxes(&self, above: &[u16]) -> Vec<Sets> {
        let mut boxes = vec![Vec::new()];
        for above in above {
            let sets = (0..1_u16 << self.size())
                .filter(|set| set.count_ones() as usize == self.rows && set & above == 0);
            let sets: Vec<u16> = sets.collect();
            let longer = boxes.iter().flat_map(|columns: &Sets| {
                let is_new = |set: &&u16| columns.iter().all(|other| other & **set == 0);
                sets.iter().filter(is_new).map(|&set| [&columns[..], &[set]].concat())
            });
            boxes = longer.collect();
        }
        boxes
    }

    /// `W`: the ways to write the columns of a band in rows that repeat nothing.
    fn arrangements(&self, columns: &[u16], used: &[u16]) -> u128 {
        let Some((&column, others)) = columns.split_first() else { return 1 };
        self.column_orders(column, used, 0).iter().map(|used| self.arrangements(others, used)).sum()
    }

    /// The digits used in each row, after each order in which a column can be written.
    fn column_orders(&self, column: u16, used: &[u16], row: usize) -> Vec<Vec<u16>> {
        if row == self.rows {
            return vec![used.to_vec()];
        }
        let digits = (0..self.size()).map(|digit| 1 << digit);
        let free = digits.filter(|digit| column & digit != 0 && used[row] & digit == 0);
        let orders = free.flat_map(|digit| {
            let mut used = used.to_vec();
            used[row] |= digit;
            self.column_orders(column & !digit, &used, row + 1)
        });
        orders.collect()
    }

    /// The bands below columns that are used up already: their columns are chosen stack by stack.
    fn below(&self, above: &[u16], bands: usize) -> u128 {
        if bands == 0 {
            return 1;
        }
        let boxes: Vec<_> = above.chunks(self.columns).map(|above| self.boxes(above)).collect();
        let ways = one_of_each(&boxes).into_iter().map(|columns| {
            let above: Sets = above.iter().zip(&columns).map(|(above, set)| above | set).collect();
            self.arrangements(&columns, &vec![0; self.rows]) * self.below(&above, bands - 1)
        });
        ways.sum()
    }

    /// All grids: equally many for each way to choose the columns of the first box.
    fn total(&self) -> u128 {
        let boxes = self.boxes(&vec![0; self.columns]);
        let mut top = vec![boxes.clone(); self.rows];
        top[0].truncate(1);
        let ways = one_of_each(&top).into_iter().map(|columns| {
            let arrangements = self.arrangements(&columns, &vec![0; self.rows]);
            arrangements * self.below(&columns, self.columns - 1)
        });
        boxes.len() as u128 * ways.sum::<u128>()
    }
}

/// Every way to take one box from each list, as the columns of a band.
fn one_of_each(boxes: &[Vec<Sets>]) -> Vec<Sets> {
    boxes.iter().fold(vec![Vec::new()], |bands, boxes| {
        let longer =
            bands.iter().flat_map(|band| boxes.iter().map(|one| [&band[..], one].concat()));
        longer.collect()
    })
}

#[test]
fn the_formula_counts_small_grids_right() {
    assert_eq!(Small { rows: 2, columns: 2 }.total(), 288);
    assert_eq!(Small { rows: 2, columns: 3 }.total(), 28_200_960);
    assert_eq!(Small { rows: 3, columns: 2 }.total(), 28_200_960);
}
