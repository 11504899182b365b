//! Alphabets: the characters that stand for digits.

use crate::digit::Digit;
use crate::digit::MAX_SIZE;

/// Which characters stand for the digits of a grid.
///
/// ```text
/// digit          1  2  …  9  10  11  …  16  …  25  …  35  36
/// FromOne        1  2  …  9   A   B  …   G  …   P  …   Z   –
/// FromZero       0  1  …  8   9   A  …   F  …   O  …   Y   Z
/// Letters        A  B  …  I   J   K  …   P  …   Y  …   –   –
/// ```
///
/// ```
/// use nonet_core::{Alphabet, Digit};
///
/// let eleven = Digit::from_number(11).unwrap();
/// assert_eq!(Alphabet::FromOne.symbol(eleven), 'B');
/// assert_eq!(Alphabet::FromZero.digit('a'), Some(eleven));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Alphabet {
    /// `1` to `9`, then `A` to `Z`: the usual one.
    FromOne,
    /// `0` to `9`, then `A` to `Z`: as hexadecimal 16×16 grids and 36×36 grids have it.
    FromZero,
    /// `A` to `Z`.
    Letters,
}

impl Alphabet {
    /// The alphabet that a grid of this size is written in unless it came in another.
    pub fn for_size(size: usize) -> Alphabet {
        if size < MAX_SIZE { Alphabet::FromOne } else { Alphabet::FromZero }
    }

    /// How many digits can be written in it.
    pub fn capacity(self) -> usize {
        match self {
            Alphabet::FromOne => 35,
            Alphabet::FromZero => 36,
            Alphabet::Letters => 26,
        }
    }

    /// The character for `digit`; `?` where the alphabet ends before it.
    pub fn symbol(self, digit: Digit) -> char {
        let value = match self {
            Alphabet::FromOne => digit.index() + 1,
            Alphabet::FromZero => digit.index(),
            Alphabet::Letters => digit.index() + 10,
        };
        char::from_digit(value as u32, 36).map_or('?', |symbol| symbol.to_ascii_uppercase())
    }

    /// The digit that `symbol` stands for; small letters count as capitals.
    pub fn digit(self, symbol: char) -> Option<Digit> {
        let value = symbol.to_digit(36)? as usize;
        let index = match self {
            Alphabet::FromOne => value.checked_sub(1)?,
            Alphabet::FromZero => value,
            Alphabet::Letters => value.checked_sub(10)?,
        };
        Digit::from_index(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_reads_back_as_its_digit() {
        for alphabet in [Alphabet::FromOne, Alphabet::FromZero, Alphabet::Letters] {
            for index in 0..alphabet.capacity() {
                let digit = Digit::from_index(index).expect("an index below 36");
                assert_eq!(alphabet.digit(alphabet.symbol(digit)), Some(digit));
            }
        }
    }

    #[test]
    fn a_digit_past_the_end_has_no_symbol() {
        let last = Digit::from_number(36).expect("36 is the last");
        assert_eq!(Alphabet::FromOne.symbol(last), '?');
        assert_eq!(Alphabet::FromZero.symbol(last), 'Z');
        assert_eq!(Alphabet::FromOne.digit('0'), None);
        assert_eq!(Alphabet::FromOne.digit('é'), None);
    }
}
