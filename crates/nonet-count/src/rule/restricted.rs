//! The restricted method: few rules, few sets, and a grid for each set and permutation.
//!
//! A search for nine neighbouring rules among all 46,656 takes far too long to be done plainly. The
//! method asks more of a rule, until few are left, and finds all sets of those. A grid is then a
//! pair of numbers, (set; permutation): which nine rules, and which digit each of them carries.
//!
//! What more is asked can be read in two ways. The conditions are:
//!
//! - the boxes of a band use different column classes {1 4 7}, {2 5 8} and {3 6 9};
//! - the boxes of a stack use different row classes {1 2 3}, {4 5 6} and {7 8 9};
//! - k1 to k9 are nine different positions.
//!
//! All three together give 72 rules and 104 sets. The first and the third give 144 rules and 664
//! sets: the numbers, and the example (213; 100330), that the paper of A. Kotsyuba, S. Lavrenchuk
//! and R. Ostapchuk (Lutsk, 2015) gives, though it lists all three.
//!
//! ```text
//!   set 213 (from 0):  6 17 38 58 79 90 100 119 132     numbers of rules, from 1
//!   permutation 100330 (from 0):  3 5 9 4 1 6 8 2 7     the digits that they carry
//! ```

use std::fmt;
use std::sync::OnceLock;

use super::{Rule, column_class, grid_of, row_class, rules_of, rules_that};
use crate::classic::ClassicGrid;
use crate::permutation::{self, inverse, rank, unrank};

/// Which conditions a rule has to keep, besides those of every rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reading {
    /// The two that give the numbers of the paper: the boxes of a band use different column classes,
    /// and all positions differ. 144 rules, 664 sets.
    Two,
    /// The three that the paper lists: the boxes of a stack use different row classes as well. 72 rules,
    /// 104 sets.
    Three,
}

impl Reading {
    /// Both.
    pub const ALL: [Reading; 2] = [Reading::Two, Reading::Three];

    /// Whether a rule that begins with `first` may go on with `position`.
    fn allows(self, first: &[u8], position: u8) -> bool {
        let number = first.len();
        first.iter().enumerate().all(|(earlier, &taken)| {
            let same_band = earlier / 3 == number / 3;
            let same_stack = earlier % 3 == number % 3;
            taken != position
                && !(same_band && column_class(taken) == column_class(position))
                && !(self == Reading::Three
                    && same_stack
                    && row_class(taken) == row_class(position))
        })
    }

    fn collection(self) -> &'static Collection {
        static TWO: OnceLock<Collection> = OnceLock::new();
        static THREE: OnceLock<Collection> = OnceLock::new();
        match self {
            Reading::Two => TWO.get_or_init(|| Collection::new(self)),
            Reading::Three => THREE.get_or_init(|| Collection::new(self)),
        }
    }
}

/// The rules of a reading, and its sets.
struct Collection {
    rules: Vec<Rule>,
    sets: Vec<[u16; 9]>,
}

impl Collection {
    fn new(reading: Reading) -> Collection {
        let rules = rules_that(&|first, position| reading.allows(first, position));
        let mut sets = Vec::new();
        extend_set(&rules, &mut Vec::new(), &mut sets);
        Collection { rules, sets }
    }
}

/// Adds to `sets`, in order, all sets of nine that begin with the rules numbered in `set`.
fn extend_set(rules: &[Rule], set: &mut Vec<u16>, sets: &mut Vec<[u16; 9]>) {
    if let Ok(all) = <[u16; 9]>::try_from(set.as_slice()) {
        sets.push(all);
        return;
    }
    let group = set.len() as u8 + 1;
    for (rule, number) in rules.iter().zip(1..) {
        let chosen = |&number: &u16| &rules[usize::from(number) - 1];
        if rule.positions()[0] == group
            && set.iter().map(chosen).all(|other| rule.is_neighbour(other))
        {
            set.push(number);
            extend_set(rules, set, sets);
            set.pop();
        }
    }
}

/// The rules of a reading, in order: number 1 is first.
///
/// ```
/// use nonet_count::rule::restricted::{Reading, rules, sets};
///
/// assert_eq!((rules(Reading::Two).len(), sets(Reading::Two).len()), (144, 664));
/// assert_eq!((rules(Reading::Three).len(), sets(Reading::Three).len()), (72, 104));
/// assert_eq!(rules(Reading::Two)[0].to_string(), "1 5 9 2 6 7 3 4 8");
/// ```
pub fn rules(reading: Reading) -> &'static [Rule] {
    &reading.collection().rules
}

/// The sets of nine neighbouring rules of a reading, in order; set 0 is first. Each holds the
/// numbers, from 1, of its rules in [`rules`], the smallest first.
pub fn sets(reading: Reading) -> &'static [[u16; 9]] {
    &reading.collection().sets
}

/// How many grids a reading makes: 9! for each of its sets.
pub fn grids(reading: Reading) -> u64 {
    sets(reading).len() as u64 * u64::from(permutation::COUNT)
}

/// Why there is no grid for a set and a permutation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MakeError {
    /// The sets end before this number.
    SetPastEnd {
        /// How many there are; the last has this number less one.
        sets: usize,
    },
    /// The permutations end before this number.
    PermutationPastEnd {
        /// How many there are; the last has this number less one.
        count: u32,
    },
}

impl fmt::Display for MakeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MakeError::SetPastEnd { sets } => write!(f, "the last set is {}", sets - 1),
            MakeError::PermutationPastEnd { count } => {
                write!(f, "the last permutation is {}", count - 1)
            }
        }
    }
}

impl std::error::Error for MakeError {}

/// The grid of a set and a permutation, both counted from 0: the i-th rule of the set carries the
/// i-th digit of the permutation.
///
/// ```
/// use nonet_count::rule::restricted::{Reading, find, make};
///
/// let grid = make(Reading::Two, 213, 100_330).unwrap();
/// assert!(grid.to_string().starts_with("359782164416593278827641935"));
/// assert_eq!(find(Reading::Two, &grid), Some((213, 100_330)));
/// ```
///
/// # Errors
/// If one of the numbers is too large.
pub fn make(reading: Reading, set: usize, permutation: u32) -> Result<ClassicGrid, MakeError> {
    let Collection { rules, sets } = reading.collection();
    let set = sets.get(set).ok_or(MakeError::SetPastEnd { sets: sets.len() })?;
    let digits =
        unrank(permutation).ok_or(MakeError::PermutationPastEnd { count: permutation::COUNT })?;
    let by_digit = inverse(&digits).map(|place| rules[usize::from(set[place as usize]) - 1]);
    Ok(grid_of(&by_digit).expect("the rules of a set are neighbours"))
}

/// The set and the permutation that make a grid, both counted from 0, if it is one of those that
/// the reading makes.
pub fn find(reading: Reading, grid: &ClassicGrid) -> Option<(usize, u32)> {
    let Collection { rules, sets } = reading.collection();
    let mut carried = Vec::new();
    for (digit, rule) in (0_u8..).zip(rules_of(grid)) {
        let number = rules.binary_search(&rule).ok()? as u16 + 1;
        carried.push((number, digit));
    }
    carried.sort_unstable();
    let set: [u16; 9] = std::array::from_fn(|place| carried[place].0);
    let digits = std::array::from_fn(|place| carried[place].1);
    Some((sets.binary_search(&set).ok()?, rank(&digits)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str =
        "359782164416593278827641935593827416641935782278164359935278641164359827782416593";

    fn positions(reading: Reading, number: usize) -> [u8; 9] {
        *rules(reading)[number - 1].positions()
    }

    #[test]
    fn the_rules_are_those_of_the_paper() {
        assert_eq!(rules(Reading::Two).len(), 144);
        assert_eq!(positions(Reading::Two, 1), [1, 5, 9, 2, 6, 7, 3, 4, 8]);
        assert_eq!(positions(Reading::Two, 2), [1, 5, 9, 3, 4, 8, 2, 6, 7]);
        assert_eq!(positions(Reading::Two, 144), [9, 5, 1, 8, 4, 3, 7, 6, 2]);
        for group in 1..=9 {
            let in_group = |rule: &&Rule| rule.positions()[0] == group;
            assert_eq!(rules(Reading::Two).iter().filter(in_group).count(), 16);
        }
    }

    #[test]
    fn the_sets_are_those_of_the_paper() {
        let sets = sets(Reading::Two);
        assert_eq!(sets.len(), 664);
        assert_eq!(sets[0], [1, 22, 33, 58, 79, 90, 99, 120, 131]);
        assert_eq!(sets[213], [6, 17, 38, 58, 79, 90, 100, 119, 132]);
        assert_eq!(sets[663], [16, 28, 48, 53, 65, 85, 110, 122, 142]);
        assert!(sets.is_sorted());
        assert_eq!(grids(Reading::Two), 240_952_320);
    }

    #[test]
    fn all_three_conditions_leave_72_rules_and_104_sets_of_the_others() {
        assert_eq!((rules(Reading::Three).len(), sets(Reading::Three).len()), (72, 104));
        let two = rules(Reading::Two);
        assert!(rules(Reading::Three).iter().all(|rule| two.binary_search(rule).is_ok()));
        for set in 0..104 {
            let grid = make(Reading::Three, set, 0).expect("in range");
            assert!(find(Reading::Two, &grid).is_some());
        }
    }

    #[test]
    fn the_rules_are_those_of_all_that_keep_the_conditions() {
        // Slow and independent: each condition said with sets of classes, on all 46,656 rules.
        let distinct = |values: Vec<u8>| {
            let count = values.len();
            let mut values = values;
            values.sort_unstable();
            values.dedup();
            values.len() == count
        };
        for reading in Reading::ALL {
            let keeps = |rule: &&Rule| {
                let k = rule.positions();
                let bands = (0..3).all(|band| {
                    distinct((0..3).map(|stack| (k[3 * band + stack] - 1) % 3).collect())
                });
                let stacks = (0..3).all(|stack| {
                    distinct((0..3).map(|band| (k[3 * band + stack] - 1) / 3).collect())
                });
                distinct(k.to_vec()) && bands && (reading == Reading::Two || stacks)
            };
            let all: Vec<Rule> = super::super::rules().iter().filter(keeps).copied().collect();
            assert_eq!(rules(reading), all);
        }
    }

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let grid = make(Reading::Two, 213, 100_330).expect("in range");
        assert_eq!(grid.to_string(), EXAMPLE);
        let numbers = rules_of(&grid)
            .map(|rule| rules(Reading::Two).binary_search(&rule).expect("one of the 144") + 1);
        assert_eq!(numbers, [79, 119, 6, 58, 17, 90, 132, 100, 38]);
    }

    #[test]
    fn every_set_and_permutation_is_found_again() {
        for reading in Reading::ALL {
            for set in 0..sets(reading).len() {
                for permutation in [0, 100_330, 362_879, 541 * set as u32] {
                    let grid = make(reading, set, permutation).expect("in range");
                    assert_eq!(find(reading, &grid), Some((set, permutation)));
                }
            }
        }
    }

    #[test]
    fn numbers_past_the_end_make_no_grid() {
        assert_eq!(make(Reading::Two, 664, 0), Err(MakeError::SetPastEnd { sets: 664 }));
        let past = MakeError::PermutationPastEnd { count: 362_880 };
        assert_eq!(make(Reading::Two, 663, 362_880), Err(past));
        assert!(make(Reading::Two, 663, 362_879).is_ok());
    }

    #[test]
    fn most_grids_are_not_among_them() {
        let first =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
        let digits: Vec<u8> = first.bytes().map(|digit| digit - b'1').collect();
        let grid = ClassicGrid::try_new(digits.try_into().expect("81 digits")).expect("a grid");
        assert_eq!(find(Reading::Two, &grid), None);
    }
}
