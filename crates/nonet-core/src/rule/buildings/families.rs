//! What a line of up to nine buildings can hold, exactly: by all sets of heights that may stand before a
//! place.

use crate::digit::{Digit, DigitSet};

/// A family of sets of digits, a bit for each of the 512 sets: bit 0b101 of all stands for {1, 3}.
///
/// ```text
/// word   0                    1                        …   7
///        sets without 7–9     sets with 7 and no 8, 9      sets with 7, 8 and 9
/// bit    {} {1} {2} {1,2} …
/// ```
#[derive(Clone, Copy, Default)]
pub(super) struct Family([u64; 8]);

/// The bits of a word that stand for sets with a digit, for the first six digits.
const HAVE: [u64; 6] = {
    let mut have = [0; 6];
    let mut bit = 0;
    while bit < 64 {
        let mut digit = 0;
        while digit < 6 {
            have[digit] |= (bit as u64 >> digit & 1) << bit;
            digit += 1;
        }
        bit += 1;
    }
    have
};

impl Family {
    /// The most digits that there may be.
    pub(super) const DIGITS: usize = 9;

    /// The family of the empty set.
    const NOTHING: Family = Family([1, 0, 0, 0, 0, 0, 0, 0]);

    fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    fn zip(&self, other: &Family, of: impl Fn(u64, u64) -> u64) -> Family {
        let mut words = self.0;
        words.iter_mut().zip(other.0).for_each(|(word, other)| *word = of(*word, other));
        Family(words)
    }

    /// The sets of either.
    fn or(&self, other: &Family) -> Family {
        self.zip(other, |one, other| one | other)
    }

    /// The sets of both.
    fn and(&self, other: &Family) -> Family {
        self.zip(other, |one, other| one & other)
    }

    /// The sets that are not in the other.
    fn without(&self, other: &Family) -> Family {
        self.zip(other, |one, other| one & !other)
    }

    /// The sets all of whose digits are lower than this one.
    fn below(&self, digit: Digit) -> Family {
        let index = digit.index();
        let mut words = [0; 8];
        if index < HAVE.len() {
            words[0] = self.0[0] & ((1 << (1 << index)) - 1);
        } else {
            let count = 1 << (index - HAVE.len());
            words[..count].copy_from_slice(&self.0[..count]);
        }
        Family(words)
    }

    /// The sets without a digit, each with that digit added.
    fn adding(&self, digit: Digit) -> Family {
        let index = digit.index();
        let mut words = [0; 8];
        if let Some(have) = HAVE.get(index) {
            for (word, old) in words.iter_mut().zip(self.0) {
                *word = (old & !have) << (1 << index);
            }
        } else {
            let bit = 1 << (index - HAVE.len());
            (0..8).filter(|word| word & bit == 0).for_each(|word| words[word | bit] = self.0[word]);
        }
        Family(words)
    }

    /// The sets with a digit, each without that digit.
    fn removing(&self, digit: Digit) -> Family {
        let index = digit.index();
        let mut words = [0; 8];
        if let Some(have) = HAVE.get(index) {
            for (word, old) in words.iter_mut().zip(self.0) {
                *word = (old & have) >> (1 << index);
            }
        } else {
            let bit = 1 << (index - HAVE.len());
            (0..8).filter(|word| word & bit == 0).for_each(|word| words[word] = self.0[word | bit]);
        }
        Family(words)
    }
}

/// So many places, and so many buildings seen, the first of none included.
type BySeen = [Family; Family::DIGITS + 1];

/// Goes along the line and back, and keeps the digits that are on some way to the number.
///
/// ```text
/// ahead[i][k]   the sets of digits that the first i places can hold if k of them are seen
/// back[k]       those of them from which there is a way to the end, where the wanted number is seen
/// ```
///
/// A digit is seen where all before it are lower.
pub(super) fn filter(wanted: usize, sets: &mut [DigitSet]) -> bool {
    let mut ahead = [BySeen::default(); Family::DIGITS + 1];
    ahead[0][0] = Family::NOTHING;
    let length = sets.len();
    // With fewer seen before a place than this, there are not enough places left.
    let fewest = |place: usize| wanted.saturating_sub(length - place);
    for (place, set) in sets.iter().enumerate() {
        for digit in *set {
            for seen in fewest(place)..=wanted.min(place) {
                let before = ahead[place][seen];
                if before.is_empty() {
                    continue;
                }
                let lower = before.below(digit);
                let hidden = before.without(&lower).adding(digit);
                let after = &mut ahead[place + 1];
                after[seen] = after[seen].or(&hidden);
                if seen < wanted {
                    after[seen + 1] = after[seen + 1].or(&lower.adding(digit));
                }
            }
        }
    }
    let mut back = BySeen::default();
    back[wanted] = ahead[length][wanted];
    for (place, set) in sets.iter_mut().enumerate().rev() {
        let mut earlier = BySeen::default();
        let mut kept = DigitSet::EMPTY;
        for digit in *set {
            for seen in fewest(place)..=wanted.min(place) {
                let before = &ahead[place][seen];
                if before.is_empty() {
                    continue;
                }
                let lower = before.below(digit);
                let hidden = back[seen].removing(digit).and(before).without(&lower);
                let mut on_the_way = hidden;
                if seen < wanted {
                    on_the_way = hidden.or(&back[seen + 1].removing(digit).and(&lower));
                }
                if !on_the_way.is_empty() {
                    kept.insert(digit);
                    earlier[seen] = earlier[seen].or(&on_the_way);
                }
            }
        }
        if kept.is_empty() {
            return false;
        }
        *set = kept;
        back = earlier;
    }
    true
}
