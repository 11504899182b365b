//! The 280 ways to part the nine digits into three trios, and what relabelling does to them.
//!
//! The columns of a box hold three trios that have no digit in common. How the trios are shared out
//! over the columns matters little, as columns can be swapped; so we speak of the *partition* of a
//! box. There are 9! / (3!³ · 3!) = 280.

pub(crate) mod trio;

use std::array;

use crate::permutation::Permutation;
use trio::Trio;

/// A partition, by its index: an order by the digits of its trios.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Partition(u16);

impl Partition {
    /// How many there are.
    pub(crate) const COUNT: usize = 280;

    /// 123|456|789, as people write digits.
    pub(crate) const FIRST: Partition = Partition(0);

    pub(crate) fn from_index(index: usize) -> Partition {
        debug_assert!(index < Partition::COUNT);
        Partition(index as u16)
    }

    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    pub(crate) fn all() -> impl Iterator<Item = Partition> {
        (0..Partition::COUNT).map(Partition::from_index)
    }
}

/// What is known about all partitions.
pub(crate) struct Partitions {
    /// The trios of each, ordered by their least digits.
    trios: Vec<[Trio; 3]>,
    /// The partition with two trios, by the indices of both.
    by_trios: Vec<Partition>,
    /// The relabelling that makes each partition the first one.
    to_first: Vec<Permutation>,
    /// What that relabelling makes of each other partition.
    seen_from: Vec<[Partition; Partition::COUNT]>,
}

impl Partitions {
    pub(crate) fn new() -> Partitions {
        let trios = all_partitions();
        assert_eq!(trios.len(), Partition::COUNT);
        let mut by_trios = vec![Partition::FIRST; Trio::COUNT * Trio::COUNT];
        for (index, [one, two, three]) in trios.iter().enumerate() {
            let (one, two, three) = (one.index(), two.index(), three.index());
            for (a, b) in [(one, two), (one, three), (two, three)] {
                by_trios[a * Trio::COUNT + b] = Partition::from_index(index);
                by_trios[b * Trio::COUNT + a] = Partition::from_index(index);
            }
        }
        let to_first = trios.iter().copied().map(relabelling_to_first).collect();
        let mut partitions = Partitions { trios, by_trios, to_first, seen_from: Vec::new() };
        let seen_from = partitions.to_first.iter().map(|names| partitions.all_relabelled(names));
        partitions.seen_from = seen_from.collect();
        partitions
    }

    /// The trios of a partition.
    pub(crate) fn trios(&self, partition: Partition) -> [Trio; 3] {
        self.trios[partition.index()]
    }

    /// The partition of a box with these columns, in any order.
    pub(crate) fn of(&self, columns: [Trio; 3]) -> Partition {
        self.by_trios[columns[0].index() * Trio::COUNT + columns[1].index()]
    }

    /// The relabelling that makes a partition the first one, and keeps the order of the trios and of
    /// the digits in each.
    pub(crate) fn to_first(&self, partition: Partition) -> &Permutation {
        &self.to_first[partition.index()]
    }

    /// What every partition becomes when this one is relabelled to the first.
    pub(crate) fn seen_from(&self, partition: Partition) -> &[Partition; Partition::COUNT] {
        &self.seen_from[partition.index()]
    }

    /// What a relabelling makes of every partition.
    pub(crate) fn all_relabelled(&self, names: &Permutation) -> [Partition; Partition::COUNT] {
        let images = Trio::ALL.map(|trio| trio.relabelled(names));
        array::from_fn(|index| self.of(self.trios[index].map(|trio| images[trio.index()])))
    }

    /// The ways to share out what the columns of a box in the top band leave over: always 56.
    pub(crate) fn splits(&self, top: [Trio; 3]) -> Vec<Split> {
        let free =
            |column: usize| Trio::ALL.into_iter().filter(move |trio| trio.is_disjoint(top[column]));
        let mut splits = Vec::with_capacity(Split::COUNT);
        for one in free(0) {
            for two in free(1).filter(|two| two.is_disjoint(one)) {
                let middle = [one, two, Trio::rest(one, two)];
                if middle[2].is_disjoint(top[2]) {
                    let bottom = array::from_fn(|column| Trio::rest(top[column], middle[column]));
                    let partitions = [self.of(middle), self.of(bottom)];
                    splits.push(Split { middle, partitions });
                }
            }
        }
        debug_assert_eq!(splits.len(), Split::COUNT);
        splits
    }
}

/// How the columns of a stack go on below the top band.
///
/// ```text
/// top      1 4 7    each column holds nine digits, and so does each box: of the six digits that
///          2 5 8    column 1 still lacks, three go to the middle box, and so on for the columns
///          3 6 9    2 and 3. The trios of the middle box have no digit in common; what is left
/// middle   a d g    is the bottom box. If column 1 takes k of its digits from the second column
///          b e h    of the top and 3 − k from the third, column 2 must take 3 − k from the first
///          c f i    and k from the third, and column 3 k and 3 − k: (3 over k)³ ways, and
/// bottom   …        1 + 27 + 27 + 1 = 56.
/// ```
pub(crate) struct Split {
    /// The columns of the box in the middle band.
    pub(crate) middle: [Trio; 3],
    /// The partitions of the boxes in the middle and in the bottom band.
    pub(crate) partitions: [Partition; 2],
}

impl Split {
    /// How many there are for any columns of the top band.
    pub(crate) const COUNT: usize = 56;
}

/// All partitions: digit 0 and two others, the least digit left and two others, the rest.
fn all_partitions() -> Vec<[Trio; 3]> {
    let mut all = Vec::with_capacity(Partition::COUNT);
    for one in Trio::ALL.into_iter().filter(|trio| trio.contains(0)) {
        let least = (0..9).find(|&digit| !one.contains(digit)).expect("six digits are left");
        for two in Trio::ALL.into_iter().filter(|trio| trio.contains(least)) {
            if two.is_disjoint(one) {
                all.push([one, two, Trio::rest(one, two)]);
            }
        }
    }
    all
}

fn relabelling_to_first(trios: [Trio; 3]) -> Permutation {
    let mut names = [0; 9];
    for (name, digit) in trios.iter().flat_map(|trio| trio.digits()).enumerate() {
        names[digit as usize] = name as u8;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_partition_is_found_by_any_two_of_its_trios() {
        let partitions = Partitions::new();
        for partition in Partition::all() {
            let [a, b, c] = partitions.trios(partition);
            for columns in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
                assert_eq!(partitions.of(columns), partition);
            }
        }
    }

    #[test]
    fn relabelled_to_the_first_a_partition_is_the_first() {
        let partitions = Partitions::new();
        for partition in Partition::all() {
            let seen = partitions.seen_from(partition);
            assert_eq!(seen[partition.index()], Partition::FIRST);
            let mut sorted = seen.to_vec();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(Partition::all()), "a relabelling loses nothing");
        }
    }

    #[test]
    fn every_box_can_go_on_in_56_ways() {
        let partitions = Partitions::new();
        for partition in Partition::all() {
            let top = partitions.trios(partition);
            let splits = partitions.splits(top);
            assert_eq!(splits.len(), 56);
            for split in splits {
                let bottom: [Trio; 3] = array::from_fn(|column| {
                    assert!(split.middle[column].is_disjoint(top[column]));
                    Trio::rest(top[column], split.middle[column])
                });
                assert_eq!(partitions.of(bottom), split.partitions[1]);
            }
        }
    }
}
