//! Legends: what the characters of a grid stand for, found out from all of them together.

use super::ReadErrorKind;
use super::cells::is_blank;
use crate::{Alphabet, Digit};

/// What the characters of a text mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Legend {
    pub(super) alphabet: Alphabet,
    /// Whether `0` is a digit rather than an empty cell.
    pub(super) zero_is_digit: bool,
    size: usize,
}

/// How many characters of each sort a grid has.
#[derive(Default)]
struct Sorts {
    zeros: usize,
    /// `1` to `9`.
    digits: usize,
    /// The characters that can only be empty cells.
    blanks: usize,
    /// `X`, which may be a letter or an empty cell.
    crosses: usize,
    /// The last letter of the alphabet that is there, `X` excepted.
    last_letter: Option<char>,
}

impl Legend {
    /// The legend of a text that says itself which alphabet it is in.
    pub(super) fn of(alphabet: Alphabet, size: usize) -> Legend {
        Legend { alphabet, zero_is_digit: alphabet == Alphabet::FromZero, size }
    }

    /// Finds out from all characters of a grid what each means.
    ///
    /// Up to 9×9 a grid is in letters if it has no digit but `0`. Past that, letters alone are
    /// letters; and `0` is a digit if the letter that a grid counted from one would end with is
    /// missing, and something else stands for empty cells or there are no more zeros than a digit
    /// can have places. `X` says nothing: it may be an empty cell.
    pub(super) fn for_chars(chars: impl Iterator<Item = char>, size: usize) -> Legend {
        let sorts = Sorts::of(chars);
        if size == crate::MAX_SIZE {
            // No other alphabet has as many digits.
            let zero_is_digit = sorts.zeros_can_be_digits(size);
            Legend { alphabet: Alphabet::FromZero, zero_is_digit, size }
        } else if sorts.are_letters(size) {
            Legend::of(Alphabet::Letters, size)
        } else if size > 9 && sorts.zeros_can_be_digits(size) && !sorts.have_last_from_one(size) {
            Legend::of(Alphabet::FromZero, size)
        } else {
            Legend::of(Alphabet::FromOne, size)
        }
    }

    /// The digit that `char` stands for, if it is one of the grid's.
    pub(super) fn digit(self, char: char) -> Option<Digit> {
        if char == '0' && !self.zero_is_digit {
            return None;
        }
        self.alphabet.digit(char).filter(|digit| digit.index() < self.size)
    }

    /// That `char` is none of the grid's digits.
    pub(super) fn unknown(self, char: char) -> ReadErrorKind {
        if char.is_ascii_digit() && self.alphabet == Alphabet::FromOne {
            ReadErrorKind::NumberTooLarge { number: char.to_string(), size: self.size }
        } else {
            ReadErrorKind::UnknownSymbol { symbol: char, size: self.size }
        }
    }
}

impl Sorts {
    fn of(chars: impl Iterator<Item = char>) -> Sorts {
        let mut sorts = Sorts::default();
        for char in chars {
            match char {
                '0' => sorts.zeros += 1,
                '1'..='9' => sorts.digits += 1,
                'X' | 'x' => sorts.crosses += 1,
                'A'..='Z' | 'a'..='z' => {
                    let letter = Some(char.to_ascii_uppercase());
                    sorts.last_letter = sorts.last_letter.max(letter);
                }
                _ => sorts.blanks += usize::from(is_blank(char)),
            }
        }
        sorts
    }

    /// Whether all digits of the grid are letters.
    fn are_letters(&self, size: usize) -> bool {
        let Some(last) = self.last_letter else { return false };
        let is_past_end = Alphabet::FromOne.digit(last).is_none_or(|digit| digit.index() >= size);
        self.digits == 0
            && size <= Alphabet::Letters.capacity()
            && (size <= 9 || self.zeros == 0 || is_past_end)
    }

    /// Whether there are zeros, and nothing speaks against their being digits.
    fn zeros_can_be_digits(&self, size: usize) -> bool {
        self.zeros > 0 && (self.blanks > 0 || self.zeros <= size)
    }

    /// Whether there is a letter that stands for the last digit if they are counted from one, or for
    /// one beyond it.
    fn have_last_from_one(&self, size: usize) -> bool {
        let last = Digit::from_number(size).map(|digit| Alphabet::FromOne.symbol(digit));
        self.last_letter >= last || (self.crosses > 0 && last == Some('X'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legend(text: &str, size: usize) -> (Alphabet, bool) {
        let legend = Legend::for_chars(text.chars(), size);
        (legend.alphabet, legend.zero_is_digit)
    }

    #[test]
    fn the_alphabet_follows_from_the_letters_used() {
        assert_eq!(legend("0.1.2.9", 9), (Alphabet::FromOne, false));
        assert_eq!(legend("A.B0I", 9), (Alphabet::Letters, false));
        assert_eq!(legend("X1X2", 9), (Alphabet::FromOne, false));
        assert_eq!(legend("1.F.G.0", 16), (Alphabet::FromOne, false));
        assert_eq!(legend("1.F.0", 16), (Alphabet::FromZero, true));
        assert_eq!(legend("1F0", 16), (Alphabet::FromZero, true));
        assert_eq!(legend(&format!("1F{}", "0".repeat(17)), 16), (Alphabet::FromOne, false));
        assert_eq!(legend("1.F", 16), (Alphabet::FromOne, false));
        assert_eq!(legend("A.B.Y", 25), (Alphabet::Letters, false));
        assert_eq!(legend("A0Y", 25), (Alphabet::Letters, false));
        assert_eq!(legend("1.0X", 33), (Alphabet::FromOne, false));
        assert_eq!(legend("1.0W", 33), (Alphabet::FromZero, true));
        assert_eq!(legend("Z.1", 36), (Alphabet::FromZero, false));
        assert_eq!(legend("Z.0", 36), (Alphabet::FromZero, true));
    }

    #[test]
    fn a_digit_too_large_is_told_from_a_character_that_is_none() {
        let legend = Legend::for_chars("1234".chars(), 4);
        let too_large = ReadErrorKind::NumberTooLarge { number: "7".to_owned(), size: 4 };
        assert_eq!(legend.unknown('7'), too_large);
        assert_eq!(legend.unknown('O'), ReadErrorKind::UnknownSymbol { symbol: 'O', size: 4 });
    }
}
