//! Digits and sets of digits, for grids of up to 36 digits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

/// The largest number of digits a grid can have.
pub const MAX_SIZE: usize = 36;

/// One of a grid's digits.
///
/// A digit is a name, not a character: which character stands for it is the business of an
/// [`Alphabet`](crate::Alphabet).
///
/// ```
/// use nonet_core::Digit;
///
/// let seven = Digit::from_number(7).unwrap();
/// assert_eq!((seven.number(), seven.index()), (7, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// The digit with this 0-based index, if a grid can have so many.
    pub const fn from_index(index: usize) -> Option<Digit> {
        if index < MAX_SIZE { Some(Digit(index as u8)) } else { None }
    }

    /// The digit with this 1-based number, the one people say: 1 to 36.
    pub const fn from_number(number: usize) -> Option<Digit> {
        match number.checked_sub(1) {
            Some(index) => Digit::from_index(index),
            None => None,
        }
    }

    /// The 0-based index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The 1-based number, the one people say.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of digits.
///
/// ```
/// use nonet_core::{Digit, DigitSet};
///
/// let digit = |number| Digit::from_number(number).unwrap();
/// let low: DigitSet = [1, 2, 3].map(digit).into_iter().collect();
/// let odd: DigitSet = [1, 3, 5].map(digit).into_iter().collect();
/// assert_eq!((low & odd).len(), 2);
/// assert_eq!(low.without(odd).only(), Some(digit(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u64);

impl DigitSet {
    /// The set without any digit.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// The first `size` digits: all that a grid of that size has.
    pub const fn all(size: usize) -> DigitSet {
        assert!(size <= MAX_SIZE);
        DigitSet((1 << size) - 1)
    }

    /// The set with just this digit.
    pub const fn single(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.0)
    }

    /// The set whose members are the bits of `mask`, bit 0 for the digit 1.
    pub const fn from_mask(mask: u64) -> DigitSet {
        DigitSet(mask & ((1 << MAX_SIZE) - 1))
    }

    /// The members as bits, bit 0 for the digit 1.
    pub const fn mask(self) -> u64 {
        self.0
    }

    /// Whether `digit` is a member.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & (1 << digit.0) != 0
    }

    /// How many members there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The member, if there is exactly one.
    pub const fn only(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The smallest member.
    pub const fn first(self) -> Option<Digit> {
        Digit::from_index(self.0.trailing_zeros() as usize)
    }

    /// The members that are not in `other`.
    #[must_use]
    pub const fn without(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }

    /// Adds `digit`.
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.0;
    }

    /// Takes `digit` out.
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.0);
    }

    /// The members, smallest first.
    pub fn iter(self) -> Digits {
        Digits(self)
    }
}

impl BitAnd for DigitSet {
    type Output = DigitSet;

    fn bitand(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }
}

impl BitAndAssign for DigitSet {
    fn bitand_assign(&mut self, other: DigitSet) {
        self.0 &= other.0;
    }
}

impl BitOr for DigitSet {
    type Output = DigitSet;

    fn bitor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }
}

impl BitOrAssign for DigitSet {
    fn bitor_assign(&mut self, other: DigitSet) {
        self.0 |= other.0;
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        let mut set = DigitSet::EMPTY;
        digits.into_iter().for_each(|digit| set.insert(digit));
        set
    }
}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;

    fn into_iter(self) -> Digits {
        self.iter()
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The members of a [`DigitSet`], smallest first.
#[derive(Clone, Debug)]
pub struct Digits(DigitSet);

impl Iterator for Digits {
    type Item = Digit;

    fn next(&mut self) -> Option<Digit> {
        let first = self.0.first()?;
        self.0.remove(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Digits {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_end_at_36() {
        assert_eq!(Digit::from_number(36).map(Digit::index), Some(35));
        assert_eq!(Digit::from_number(37), None);
        assert_eq!(Digit::from_number(0), None);
    }

    #[test]
    fn a_set_lists_its_members_in_order() {
        let set = DigitSet::from_mask(0b1_0110);
        let numbers: Vec<_> = set.iter().map(Digit::number).collect();
        assert_eq!(numbers, [2, 3, 5]);
        assert_eq!(set.iter().len(), 3);
    }

    #[test]
    fn only_a_set_of_one_has_an_only_member() {
        assert_eq!(DigitSet::EMPTY.only(), None);
        assert_eq!(DigitSet::all(2).only(), None);
        assert_eq!(DigitSet::all(1).only(), Digit::from_number(1));
    }

    #[test]
    fn masks_beyond_the_last_digit_are_cut() {
        assert_eq!(DigitSet::from_mask(u64::MAX), DigitSet::all(MAX_SIZE));
    }
}
