//! The fifth and sixth row, below four rows that are known.
//!
//! Box by box about 75 fillings of the two rows avoid what stands above. Three of them fit together
//! if the digits of their fifth rows differ; the sixth rows then differ as well, being what is left.
//! The columns are then known down to the middle band, and the bottom band has `W` arrangements.

use std::array;
use std::ops::Range;

use crate::census::Census;
use crate::census::band::Columns;
use crate::partition::Partition;
use crate::partition::trio::Trio;
use crate::permutation::Permutation;

/// Two rows of a box below its fourth row.
struct TwoRows {
    fifth: [u8; 3],
    sixth: [u8; 3],
    /// The partition of the box below.
    bottom: Partition,
}

/// The fillings of a box that have the same digits in their fifth row.
struct Group {
    digits: Trio,
    fillings: Range<usize>,
}

/// The fillings of a box.
struct Fillings {
    /// Those with the same digits in the fifth row come together, and in lexicographic order.
    all: Vec<TwoRows>,
    groups: Vec<Group>,
    /// The index of the group with a trio in its fifth row, plus 1; 0 for none.
    group_of: [u8; Trio::COUNT],
}

/// The fifth and sixth rows that can follow.
pub(super) struct MiddleRows<'a> {
    census: &'a Census,
    boxes: [Fillings; 3],
}

/// Rows five and six, in the order in which they are compared.
type Rows = [Permutation; 2];

impl<'a> MiddleRows<'a> {
    /// Below the columns of a top band and a fourth row.
    pub(super) fn new(census: &'a Census, top: &Columns, fourth: &Permutation) -> MiddleRows<'a> {
        let boxes = array::from_fn(|block| {
            let above = [fourth[3 * block], fourth[3 * block + 1], fourth[3 * block + 2]];
            Fillings::new(census, top[block], above)
        });
        MiddleRows { census, boxes }
    }

    /// How many grids have the same rows above and an earlier fifth row, or the same fifth and an
    /// earlier sixth row.
    pub(super) fn before(&self, rows: &Rows) -> u64 {
        let target = [rows[0][0], rows[0][1], rows[0][2]];
        let mut before = 0;
        for group in &self.boxes[0].groups {
            for one in &self.boxes[0].all[group.fillings.clone()] {
                if one.fifth < target {
                    before += self.sum(group.digits, one);
                } else if one.fifth == target {
                    self.for_each(group.digits, one, |found, ways| {
                        before += if found < *rows { ways } else { 0 };
                    });
                }
            }
        }
        before
    }

    /// The rows of a number, and what is left of the number.
    pub(super) fn find(&self, number: u64) -> (Rows, u64) {
        let first = &self.boxes[0];
        let mut sums: Vec<([u8; 3], Trio, &TwoRows, u64)> = Vec::with_capacity(first.all.len());
        for group in &first.groups {
            sums.extend(
                first.all[group.fillings.clone()]
                    .iter()
                    .map(|one| (one.fifth, group.digits, one, self.sum(group.digits, one))),
            );
        }
        sums.sort_by_key(|&(fifth, ..)| fifth);
        let triples: Vec<_> = sums.chunk_by(|one, other| one.0 == other.0).collect();
        let ways = |same: &&[(_, _, _, u64)]| same.iter().map(|one| one.3).sum();
        let (same, number) = super::pass(triples, ways, number);
        let mut rows = Vec::new();
        for &(_, digits, one, _) in same {
            self.for_each(digits, one, |found, ways| rows.push((found, ways)));
        }
        rows.sort_unstable();
        let ((rows, _), number) = super::pass(rows, |&(_, ways)| ways, number);
        (rows, number)
    }

    /// The groups of the second and third box that fit to the digits of the first.
    fn fitting(&self, first: Trio) -> impl Iterator<Item = (&[TwoRows], &[TwoRows])> {
        let [_, second, third] = &self.boxes;
        second.groups.iter().filter(move |group| group.digits.is_disjoint(first)).filter_map(
            move |group| {
                let others = third.group(Trio::rest(first, group.digits))?;
                Some((&second.all[group.fillings.clone()], &third.all[others.fillings.clone()]))
            },
        )
    }

    /// The grids that have this filling in the first box.
    fn sum(&self, digits: Trio, one: &TwoRows) -> u64 {
        let view = self.census.partitions().seen_from(one.bottom);
        let mut sum = 0;
        for (second, third) in self.fitting(digits) {
            for two in second {
                let arrangements = self.census.arrangements(view[two.bottom.index()]);
                let ways =
                    third.iter().map(|three| arrangements[view[three.bottom.index()].index()]);
                sum += ways.map(u64::from).sum::<u64>();
            }
        }
        sum
    }

    /// Calls back with all rows that have this filling in the first box, and the grids of each.
    fn for_each(&self, digits: Trio, one: &TwoRows, mut visit: impl FnMut(Rows, u64)) {
        let view = self.census.partitions().seen_from(one.bottom);
        for (second, third) in self.fitting(digits) {
            for two in second {
                let arrangements = self.census.arrangements(view[two.bottom.index()]);
                for three in third {
                    let boxes = [one, two, three];
                    let fifth = array::from_fn(|column| boxes[column / 3].fifth[column % 3]);
                    let sixth = array::from_fn(|column| boxes[column / 3].sixth[column % 3]);
                    visit([fifth, sixth], arrangements[view[three.bottom.index()].index()].into());
                }
            }
        }
    }
}

impl Fillings {
    fn new(census: &Census, top: [Trio; 3], fourth: [u8; 3]) -> Fillings {
        let mut fillings = Fillings {
            all: Vec::with_capacity(128),
            groups: Vec::new(),
            group_of: [0; Trio::COUNT],
        };
        let above = Trio::new(fourth);
        for digits in Trio::ALL.into_iter().filter(|digits| digits.is_disjoint(above)) {
            let start = fillings.all.len();
            let fifths = orders(digits, top);
            let sixths = orders(Trio::rest(above, digits), top);
            for fifth in fifths.into_iter().flatten() {
                for sixth in sixths.into_iter().flatten() {
                    let bottom = array::from_fn(|column| {
                        let middle = Trio::new([fourth[column], fifth[column], sixth[column]]);
                        Trio::rest(top[column], middle)
                    });
                    let bottom = census.partitions().of(bottom);
                    fillings.all.push(TwoRows { fifth, sixth, bottom });
                }
            }
            if fillings.all.len() > start {
                fillings.groups.push(Group { digits, fillings: start..fillings.all.len() });
                fillings.group_of[digits.index()] = fillings.groups.len() as u8;
            }
        }
        fillings
    }

    /// The fillings with these digits in the fifth row.
    fn group(&self, digits: Trio) -> Option<&Group> {
        let index = usize::from(self.group_of[digits.index()]).checked_sub(1)?;
        Some(&self.groups[index])
    }
}

/// The orders of three digits that avoid the columns above, in lexicographic order.
fn orders(digits: Trio, top: [Trio; 3]) -> [Option<[u8; 3]>; 6] {
    super::top::orders(digits)
        .map(|order| (0..3).all(|column| !top[column].contains(order[column])).then_some(order))
}
