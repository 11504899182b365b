//! Rings: in how many ways two rows can be put in order, when their columns are known as pairs.
//!
//! Two rows below a first row have two digits in each column, and each digit in two columns. The
//! columns fall into rings, and each ring can stand in two ways. Which digits are paired in a box is
//! one of 15 *matchings* of six digits, so a small table knows the rings of all bands.

/// How the six digits of the last two rows of a box are paired in its columns.
///
/// Digits are labelled by the column, from 0 to 8, in which they stand in the first row of the band:
/// box `b` then lacks the labels `3b`, `3b + 1` and `3b + 2`, and the six others are numbered 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Matching(u8);

impl Matching {
    /// How many there are: 5 · 3.
    pub(super) const COUNT: usize = 15;

    /// The matching of the labels in a box, from 0 to 2.
    pub(super) fn new(block: usize, pairs: [[u8; 2]; 3]) -> Matching {
        let mut partners = [0; 6];
        for pair in pairs {
            let [one, other] = pair.map(|label| number_in(block, label.into()));
            partners[one] = other;
            partners[other] = one;
        }
        Matching::of_partners(&partners)
    }

    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// Number 0 has five possible partners, and the least of the other four numbers has three.
    fn of_partners(partners: &[usize; 6]) -> Matching {
        let first = partners[0];
        let least = if first == 1 { 2 } else { 1 };
        // The partner of the least one, counted among the three numbers that are left for it.
        let second = partners[least] - least - 1;
        let second = second - usize::from(first > least && first < partners[least]);
        Matching((3 * (first - 1) + second) as u8)
    }

    /// The pairs of numbers, by the index of the matching.
    fn pairs(index: usize) -> [[usize; 2]; 3] {
        let mut left = vec![1, 2, 3, 4, 5];
        let first = left.remove(index / 3);
        let least = left.remove(0);
        let second = left.remove(index % 3);
        [[0, first], [least, second], [left[0], left[1]]]
    }
}

/// The number, from 0 to 5, of a label that does not belong to the box.
fn number_in(block: usize, label: usize) -> usize {
    if label < 3 * block { label } else { label - 3 }
}

/// The orders of two rows, by the matchings of the three boxes.
pub(super) struct Rings(Vec<[u8; Matching::COUNT]>);

impl Rings {
    pub(super) fn new() -> Rings {
        let count = Matching::COUNT;
        let two = (0..count * count).map(|number| {
            std::array::from_fn(|third| {
                let labels = [number / count, number % count, third];
                let pairs = labels.into_iter().enumerate().flat_map(|(block, matching)| {
                    let label = move |number: usize| {
                        if number < 3 * block { number } else { number + 3 }
                    };
                    Matching::pairs(matching).map(|pair| pair.map(label))
                });
                1 << components(pairs)
            })
        });
        Rings(two.collect())
    }

    /// The orders by the matching of the third box.
    pub(super) fn orders(&self, one: Matching, two: Matching) -> &[u8; Matching::COUNT] {
        &self.0[one.index() * Matching::COUNT + two.index()]
    }
}

/// How many parts nine labels have that no pair connects.
fn components(pairs: impl Iterator<Item = [usize; 2]>) -> usize {
    let mut names: [usize; 9] = std::array::from_fn(|label| label);
    for pair in pairs {
        let [one, other] = pair.map(|label| names[label]);
        for name in names.iter_mut().filter(|name| **name == other) {
            *name = one;
        }
    }
    (0..9).filter(|name| names.contains(name)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_matching_is_found_by_its_pairs() {
        for index in 0..Matching::COUNT {
            let [one, two, three] = Matching::pairs(index);
            for block in 0..3 {
                let label = |number: usize| (number + 3 * usize::from(number >= 3 * block)) as u8;
                let pairs = [three, one, two].map(|[a, b]| [label(b), label(a)]);
                assert_eq!(Matching::new(block, pairs).index(), index);
            }
        }
    }

    #[test]
    fn rings_have_at_least_two_columns() {
        let rings = Rings::new();
        assert!(rings.0.as_flattened().iter().all(|orders| [2, 4, 8, 16].contains(orders)));
    }
}
