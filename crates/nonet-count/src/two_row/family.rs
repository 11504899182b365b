//! Families of sets, one for each band, and their classes.

use std::collections::HashSet;

use super::MAX_COLUMNS;
use crate::orders::{factorial, orders};

/// Families that differ in names only: of digits, of bands, and of the two rows within a band.
///
/// A family of sets is seen from its digits: each digit has a *pattern*, which says for each band
/// whether the digit is in the upper row of the left box (bit 1) or in the lower row (bit 0).
///
/// ```text
///   band      2 1 0                         digit   pattern
///   S₀ = {1 2 3}                              1      0 1 1   = 3
///   S₁ = {1 4 5}      seen from the digits    2      1 0 1   = 5
///   S₂ = {2 4 6}                ⟶             3      0 0 1   = 1
///                                             4      1 1 0   = 6
///                                             5      0 1 0   = 2
///                                             6      1 0 0   = 4
/// ```
///
/// Which digit has which pattern does not matter, so a sorted list of patterns is enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FamilyClass {
    /// The patterns of one family of the class, sorted: as many as the grid has digits.
    pub patterns: Vec<u8>,
    /// How many families there are in the class.
    pub families: u128,
}

impl FamilyClass {
    /// How many bands there are, which is how many columns a box has.
    pub fn bands(&self) -> usize {
        self.patterns.len() / 2
    }

    /// The digits, counted from 0, of each row of the left stack, from the top: bit d stands for
    /// digit d, and the digit at place d of the sorted patterns is digit d.
    pub fn rows(&self) -> Vec<u32> {
        let all = (1_u32 << self.patterns.len()) - 1;
        let upper = |band: usize| -> u32 {
            let bits = self.patterns.iter().enumerate();
            bits.map(|(digit, pattern)| u32::from(pattern >> band & 1) << digit).sum()
        };
        (0..self.bands()).flat_map(|band| [upper(band), all ^ upper(band)]).collect()
    }
}

/// All classes of families for boxes of 2 × `columns`: 2, 4, 26 and 355 for 2 to 5 columns.
///
/// # Panics
/// If there are no columns, or more than [`MAX_COLUMNS`].
pub fn family_classes(columns: usize) -> Vec<FamilyClass> {
    assert!((1..=MAX_COLUMNS).contains(&columns), "boxes of 2×{columns} are not counted here");
    let changes = changes(columns);
    let mut seen = HashSet::new();
    let mut classes = Vec::new();
    for_each_family(columns, &mut |patterns| {
        let own = packed(patterns);
        if seen.contains(&own) {
            return;
        }
        let mut same = 0;
        let mut image = patterns.to_vec();
        for change in &changes {
            for (image, &pattern) in image.iter_mut().zip(patterns) {
                *image = change[pattern as usize];
            }
            image.sort_unstable();
            let image = packed(&image);
            same += u128::from(image == own);
            seen.insert(image);
        }
        // Each of the different images stands for all ways to hand its patterns to the digits.
        let images = changes.len() as u128 / same;
        classes.push(FamilyClass {
            patterns: patterns.to_vec(),
            families: images * arrangements(patterns),
        });
    });
    classes
}

/// Patterns in one number, [`MAX_COLUMNS`] bits for each: ten of five bits at most.
fn packed(patterns: &[u8]) -> u64 {
    patterns.iter().fold(0, |packed, &pattern| packed << MAX_COLUMNS | u64::from(pattern))
}

/// In how many orders the sorted patterns can be written.
fn arrangements(patterns: &[u8]) -> u128 {
    let equal = patterns.chunk_by(|one, next| one == next);
    equal.fold(factorial(patterns.len()), |ways, run| ways / factorial(run.len()))
}

/// What each pattern becomes, for each way to reorder the bands and to swap rows within bands.
fn changes(bands: usize) -> Vec<Vec<u8>> {
    let patterns = 1_u8 << bands;
    let swaps = |order: Vec<usize>| {
        (0..patterns).map(move |swapped| {
            let image = |pattern: u8| {
                let bits = order.iter().enumerate();
                bits.map(|(from, &to)| ((pattern ^ swapped) >> from & 1) << to).sum()
            };
            (0..patterns).map(image).collect()
        })
    };
    orders(bands).into_iter().flat_map(swaps).collect()
}

/// Calls `visit` with every sorted list of patterns that belongs to a family and begins with
/// pattern 0. Each class has one: swap rows until the first digit is in lower rows only.
fn for_each_family(bands: usize, visit: &mut dyn FnMut(&[u8])) {
    let mut patterns = vec![0];
    extend(&mut patterns, &mut vec![0; bands], visit);
}

/// Appends patterns in all ways; `upper` says how many digits each upper row has so far.
fn extend(patterns: &mut Vec<u8>, upper: &mut [usize], visit: &mut dyn FnMut(&[u8])) {
    let bands = upper.len();
    let left = 2 * bands - patterns.len();
    if left == 0 {
        return visit(patterns);
    }
    for pattern in patterns[patterns.len() - 1]..1 << bands {
        let grown = |band: usize| upper[band] + usize::from(pattern >> band & 1);
        // Neither row of a band may get more digits than it has room for.
        if (0..bands).all(|band| grown(band) <= bands && grown(band) + left > bands) {
            let mut grown: Vec<usize> = (0..bands).map(grown).collect();
            patterns.push(pattern);
            extend(patterns, &mut grown, visit);
            patterns.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_is_in_one_class() {
        let choices: [u128; 6] = [0, 2, 6, 20, 70, 252];
        for (columns, classes) in [(1, 1), (2, 2), (3, 4), (4, 26), (5, 355)] {
            let all = family_classes(columns);
            assert_eq!(all.len(), classes);
            let families: u128 = all.iter().map(|class| class.families).sum();
            assert_eq!(families, choices[columns].pow(columns as u32), "2×{columns}");
        }
    }

    #[test]
    fn every_row_has_its_digits_and_every_digit_its_rows() {
        for class in family_classes(4) {
            let rows = class.rows();
            assert!(rows.iter().all(|row| row.count_ones() == 4));
            assert!(
                (0..8).all(|digit| rows.iter().filter(|&row| row >> digit & 1 == 1).count() == 4)
            );
        }
    }
}
