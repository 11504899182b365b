//! Orbits of top bands: which of them have the same number of completions for simple reasons.

use crate::partition::{Partition, Partitions};
use crate::permutation::{IDENTITY, Permutation};

/// The partitions of the second and the third box of a band whose first box has the first one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Pair {
    pub(crate) second: Partition,
    pub(crate) third: Partition,
}

impl Pair {
    /// How many there are: 280².
    pub(crate) const COUNT: usize = Partition::COUNT * Partition::COUNT;

    /// The band with three partitions, relabelled so that its first box has the first one.
    pub(crate) fn of(partitions: &Partitions, [first, second, third]: [Partition; 3]) -> Pair {
        let seen = partitions.seen_from(first);
        Pair { second: seen[second.index()], third: seen[third.index()] }
    }

    pub(crate) fn from_index(index: usize) -> Pair {
        Pair {
            second: Partition::from_index(index / Partition::COUNT),
            third: Partition::from_index(index % Partition::COUNT),
        }
    }

    pub(crate) fn index(self) -> usize {
        self.second.index() * Partition::COUNT + self.third.index()
    }

    /// The partitions of all three boxes.
    pub(crate) fn boxes(self) -> [Partition; 3] {
        [Partition::FIRST, self.second, self.third]
    }
}

/// A change of a band that changes nothing about what can stand below it.
///
/// The box at place `i` becomes the one that was at `boxes[i]`, with digit `d` written as `names[d]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) names: Permutation,
    pub(crate) boxes: [u8; 3],
}

impl Change {
    pub(crate) const NONE: Change = Change { names: IDENTITY, boxes: [0, 1, 2] };
}

/// A way from one pair to another in the same orbit.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) from: Pair,
    pub(crate) to: Pair,
    way: Way,
}

#[derive(Clone, Copy)]
enum Way {
    /// A relabelling that keeps the first partition, by its index in [`KEEPERS`].
    Relabel(usize),
    SwapLastBoxes,
    /// Swap the first two boxes and relabel, so that the first partition is in front again.
    SwapFirstBoxes,
}

/// Relabellings that generate all those that keep 012|345|678: within a trio, and of whole trios.
const KEEPERS: [Permutation; 4] = [
    [1, 0, 2, 3, 4, 5, 6, 7, 8],
    [1, 2, 0, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 0, 1, 2, 6, 7, 8],
    [3, 4, 5, 6, 7, 8, 0, 1, 2],
];

impl Step {
    /// What the step does.
    pub(crate) fn change(&self, partitions: &Partitions) -> Change {
        match self.way {
            Way::Relabel(keeper) => Change { names: KEEPERS[keeper], ..Change::NONE },
            Way::SwapLastBoxes => Change { boxes: [0, 2, 1], ..Change::NONE },
            Way::SwapFirstBoxes => {
                Change { names: *partitions.to_first(self.from.second), boxes: [1, 0, 2] }
            }
        }
    }
}

/// All pairs, by orbit.
pub(crate) struct Orbits {
    /// The orbit of each pair, by the indices of both.
    of_pair: Vec<u8>,
    /// The first pair of each orbit.
    pub(crate) examples: Vec<Pair>,
    /// How each other pair was first reached; the steps to `from` come before those from it.
    pub(crate) steps: Vec<Step>,
}

/// The mark of pairs that no orbit has reached.
const UNSEEN: u8 = u8::MAX;

impl Orbits {
    /// Floods the pairs, orbit by orbit.
    pub(crate) fn new(partitions: &Partitions) -> Orbits {
        let keepers = KEEPERS.map(|names| partitions.all_relabelled(&names));
        let mut orbits = Orbits {
            of_pair: vec![UNSEEN; Pair::COUNT],
            examples: Vec::new(),
            steps: Vec::with_capacity(Pair::COUNT),
        };
        for example in (0..Pair::COUNT).map(Pair::from_index) {
            if orbits.of_pair[example.index()] != UNSEEN {
                continue;
            }
            let orbit = orbits.examples.len() as u8;
            orbits.examples.push(example);
            orbits.of_pair[example.index()] = orbit;
            let mut next = orbits.steps.len();
            let mut from = example;
            loop {
                for (to, way) in neighbours(partitions, &keepers, from) {
                    if orbits.of_pair[to.index()] == UNSEEN {
                        orbits.of_pair[to.index()] = orbit;
                        orbits.steps.push(Step { from, to, way });
                    }
                }
                let Some(step) = orbits.steps.get(next) else { break };
                from = step.to;
                next += 1;
            }
        }
        orbits
    }

    /// The orbit of a pair, from 0.
    pub(crate) fn of(&self, pair: Pair) -> usize {
        self.of_pair[pair.index()].into()
    }

    /// How many pairs each orbit has.
    pub(crate) fn sizes(&self) -> Vec<u64> {
        let mut sizes = vec![0; self.examples.len()];
        for &orbit in &self.of_pair {
            sizes[usize::from(orbit)] += 1;
        }
        sizes
    }
}

fn neighbours(
    partitions: &Partitions,
    keepers: &[[Partition; Partition::COUNT]; 4],
    Pair { second, third }: Pair,
) -> [(Pair, Way); 6] {
    let relabelled = |keeper: usize| {
        let images = &keepers[keeper];
        let pair = Pair { second: images[second.index()], third: images[third.index()] };
        (pair, Way::Relabel(keeper))
    };
    let swapped = Pair::of(partitions, [second, Partition::FIRST, third]);
    [
        relabelled(0),
        relabelled(1),
        relabelled(2),
        relabelled(3),
        (Pair { second: third, third: second }, Way::SwapLastBoxes),
        (swapped, Way::SwapFirstBoxes),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_is_reached_once_by_steps_that_do_what_they_say() {
        let partitions = Partitions::new();
        let orbits = Orbits::new(&partitions);
        assert_eq!(orbits.steps.len() + orbits.examples.len(), Pair::COUNT);
        for step in &orbits.steps {
            let change = step.change(&partitions);
            let images = partitions.all_relabelled(&change.names);
            let from = step.from.boxes();
            let changed = change.boxes.map(|place| images[from[place as usize].index()]);
            assert_eq!(changed, step.to.boxes());
            assert_eq!(orbits.of(step.from), orbits.of(step.to));
        }
    }

    #[test]
    fn the_orbits_are_as_many_as_burnside_counts() {
        // The relabellings with the swaps of boxes act on all triples of partitions; the mean number
        // of triples that a change keeps is the number of orbits. Relabellings of one cycle type keep
        // equally many, and a swap of boxes asks for pairs that the relabelling swaps.
        let partitions = Partitions::new();
        let mut kept = 0_u64;
        for number in 0..crate::permutation::COUNT {
            let names = crate::permutation::unrank(number).expect("a number below 9!");
            if !is_first_of_its_type(&names) {
                continue;
            }
            let images = partitions.all_relabelled(&names);
            let image = |partition: Partition| images[partition.index()];
            let count = |times: usize| {
                let is_kept = |start: &Partition| {
                    (0..times).fold(*start, |partition, _| image(partition)) == *start
                };
                Partition::all().filter(is_kept).count() as u64
            };
            let (one, two, three) = (count(1), count(2), count(3));
            kept += relabellings_of_type(&names) * (one.pow(3) + 3 * one * two + 2 * three);
        }
        assert_eq!(kept / (6 * 362_880), Orbits::new(&partitions).examples.len() as u64);
        assert_eq!(kept % (6 * 362_880), 0);
    }

    /// Whether the cycles run through the digits in order, the longest cycle first.
    fn is_first_of_its_type(names: &Permutation) -> bool {
        let lengths = cycle_lengths(names);
        let mut expected = IDENTITY;
        let mut start = 0;
        for &length in &lengths {
            for place in 0..length {
                expected[start + place] = (start + (place + 1) % length) as u8;
            }
            start += length;
        }
        lengths.is_sorted_by(|a, b| a >= b) && *names == expected
    }

    fn cycle_lengths(names: &Permutation) -> Vec<usize> {
        let mut seen = [false; 9];
        let mut lengths = Vec::new();
        for start in 0..9 {
            let mut length = 0;
            let mut digit = start;
            while !seen[digit] {
                seen[digit] = true;
                digit = names[digit] as usize;
                length += 1;
            }
            if length > 0 {
                lengths.push(length);
            }
        }
        lengths
    }

    /// How many relabellings have the same cycle lengths: 9! by the product of all k^m · m!.
    fn relabellings_of_type(names: &Permutation) -> u64 {
        let lengths = cycle_lengths(names);
        let mut same = 362_880;
        for length in 1..=9 {
            let times = lengths.iter().filter(|&&one| one == length).count() as u64;
            same /= (length as u64).pow(times as u32) * (1..=times).product::<u64>();
        }
        same
    }
}
