//! Trios: three different digits as a set, such as a column of a box holds.

use crate::permutation::Permutation;

/// Three different digits, from 0 to 8.
///
/// ```text
/// bit    8 7 6 5 4 3 2 1 0
/// digit  8 7 6 5 4 3 2 1 0      the trio 0 1 2 is 0b000000111
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trio(u16);

const EVERY_DIGIT: u16 = 0x1ff;

impl Trio {
    /// How many there are: 9 over 3.
    pub(crate) const COUNT: usize = 84;

    /// Every trio, in the order of its digits.
    pub(crate) const ALL: [Trio; Trio::COUNT] = all();

    pub(crate) const fn new(digits: [u8; 3]) -> Trio {
        let trio = Trio(1 << digits[0] | 1 << digits[1] | 1 << digits[2]);
        debug_assert!(trio.0.count_ones() == 3);
        trio
    }

    /// The index in [`Trio::ALL`].
    pub(crate) fn index(self) -> usize {
        INDEX[self.0 as usize] as usize
    }

    /// The digits, the least one first.
    pub(crate) const fn digits(self) -> [u8; 3] {
        let without_least = self.0 & (self.0 - 1);
        let without_two = without_least & (without_least - 1);
        [
            self.0.trailing_zeros() as u8,
            without_least.trailing_zeros() as u8,
            without_two.trailing_zeros() as u8,
        ]
    }

    pub(crate) fn contains(self, digit: u8) -> bool {
        self.0 >> digit & 1 == 1
    }

    pub(crate) fn is_disjoint(self, other: Trio) -> bool {
        self.0 & other.0 == 0
    }

    /// The digits in neither of two trios that have no digit in common.
    pub(crate) fn rest(one: Trio, other: Trio) -> Trio {
        debug_assert!(one.is_disjoint(other));
        Trio(EVERY_DIGIT ^ one.0 ^ other.0)
    }

    /// The trio with digit `d` written as `names[d]`.
    pub(crate) fn relabelled(self, names: &Permutation) -> Trio {
        Trio::new(self.digits().map(|digit| names[digit as usize]))
    }
}

const fn all() -> [Trio; Trio::COUNT] {
    let mut all = [Trio(0); Trio::COUNT];
    let mut count = 0;
    let (mut a, mut b, mut c) = (0, 1, 2);
    while count < Trio::COUNT {
        all[count] = Trio::new([a, b, c]);
        count += 1;
        (a, b, c) = if c < 8 {
            (a, b, c + 1)
        } else if b < 7 {
            (a, b + 1, b + 2)
        } else {
            (a + 1, a + 2, a + 3)
        };
    }
    all
}

/// The index of each trio by its bits.
static INDEX: [u8; 512] = index();

const fn index() -> [u8; 512] {
    let mut index = [0; 512];
    let mut trio = 0;
    while trio < Trio::COUNT {
        index[Trio::ALL[trio].0 as usize] = trio as u8;
        trio += 1;
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_trios_are_listed_once_in_order() {
        let digits = Trio::ALL.map(Trio::digits);
        assert!(digits.windows(2).all(|two| two[0] < two[1]));
        assert!(digits.iter().all(|[a, b, c]| a < b && b < c && *c < 9));
        assert!(Trio::ALL.iter().enumerate().all(|(index, trio)| trio.index() == index));
    }

    #[test]
    fn a_trio_is_a_set() {
        let (one, other) = (Trio::new([0, 4, 8]), Trio::new([7, 1, 2]));
        assert!(one.contains(4) && !one.contains(5));
        assert!(one.is_disjoint(other) && !one.is_disjoint(Trio::new([4, 5, 6])));
        assert_eq!(Trio::rest(one, other), Trio::new([3, 5, 6]));
        assert_eq!(one.relabelled(&[1, 2, 3, 4, 5, 6, 7, 8, 0]), Trio::new([0, 1, 5]));
    }
}
