//! Families of sets of heights.

use std::ops::BitOrAssign;

/// A family of sets of heights, a bit for each of the 256 sets: bit 0b101 of all stands for {1, 3}.
///
/// ```text
/// word   0                   1                   2                   3
///        sets without 7, 8   sets with 7, no 8   sets with 8, no 7   sets with both
/// bit    {} {1} {2} {1,2} …
/// ```
///
/// Heights are told by their indices, from 0.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Family([u64; WORDS]);

const WORDS: usize = 4;

/// For each height the sets that have it, and those whose greatest height is lower.
const HAVE: [Family; Family::HEIGHTS] = families(true);
const BELOW: [Family; Family::HEIGHTS] = families(false);

const fn families(have: bool) -> [Family; Family::HEIGHTS] {
    let mut families = [Family([0; WORDS]); Family::HEIGHTS];
    let mut height = 0;
    while height < Family::HEIGHTS {
        let mut set = 0;
        while set < WORDS * 64 {
            let is_in = if have { set >> height & 1 == 1 } else { set >> height == 0 };
            families[height].0[set / 64] |= (is_in as u64) << (set % 64);
            set += 1;
        }
        height += 1;
    }
    families
}

impl Family {
    /// How many heights there are.
    pub(super) const HEIGHTS: usize = 8;

    /// The family of the empty set.
    pub(super) const NOTHING: Family = Family([1, 0, 0, 0]);

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    fn zip(&self, other: &Family, of: impl Fn(u64, u64) -> u64) -> Family {
        Family(std::array::from_fn(|word| of(self.0[word], other.0[word])))
    }

    /// The sets of both.
    pub(super) fn and(&self, other: &Family) -> Family {
        self.zip(other, |one, other| one & other)
    }

    /// The sets that are not in the other.
    pub(super) fn without(&self, other: &Family) -> Family {
        self.zip(other, |one, other| one & !other)
    }

    /// All sets that have these heights, a bit for each.
    pub(super) fn with_all(heights: u16) -> Family {
        let mut family = Family([u64::MAX; WORDS]);
        for (height, have) in HAVE.iter().enumerate() {
            if heights >> height & 1 == 1 {
                family = family.and(have);
            }
        }
        family
    }

    /// The heights, a bit for each, that are not in all of these sets.
    pub(super) fn lacking(&self) -> u16 {
        let mut lacking = 0;
        for (height, have) in HAVE.iter().enumerate() {
            lacking |= u16::from(!self.without(have).is_empty()) << height;
        }
        lacking
    }

    /// The sets without a height: those whose greatest is lower, and those whose greatest is higher.
    pub(super) fn parted(&self, height: usize) -> [Family; 2] {
        let lower = self.and(&BELOW[height]);
        [lower, self.without(&HAVE[height]).without(&BELOW[height])]
    }

    /// Sets without a height, each with it added.
    pub(super) fn adding(&self, height: usize) -> Family {
        let [w0, w1, w2, _] = self.0;
        match height {
            6 => Family([0, w0, 0, w2]),
            7 => Family([0, 0, w0, w1]),
            _ => Family(self.0.map(|word| word << (1 << height))),
        }
    }

    /// The sets with a height, each without it.
    pub(super) fn removing(&self, height: usize) -> Family {
        let [_, w1, w2, w3] = self.0;
        match height {
            6 => Family([w1, 0, w3, 0]),
            7 => Family([w2, w3, 0, 0]),
            _ => Family(self.and(&HAVE[height]).0.map(|word| word >> (1 << height))),
        }
    }
}

impl BitOrAssign for Family {
    fn bitor_assign(&mut self, other: Family) {
        *self = self.zip(&other, |one, other| one | other);
    }
}
