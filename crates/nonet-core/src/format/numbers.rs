//! Numbers: cells that are written as 1, 2, …, 10, 11 and so on, with something between them.

use super::cells::{MARKED, is_blank};
use super::token::Token;
use super::{ReadError, ReadErrorKind};
use crate::{Alphabet, BoxShape, Digit, Draft, Entry, Layout};

/// What one token says of its cell.
enum Written {
    Empty,
    Marked,
    /// A number; nothing if it is so large that no computer counts that far.
    Number(Option<usize>),
}

/// The draft whose tokens are numbers: from one, or from zero if something other than zero stands
/// for empty cells and the largest number is missing.
pub(super) fn from_numbers(tokens: &[Token<'_>], shape: BoxShape) -> Result<Draft, ReadError> {
    let size = shape.size();
    let written: Vec<Result<Written, ReadError>> =
        tokens.iter().map(|token| written(token, size)).collect();
    let has = |wanted: usize| {
        written.iter().any(|cell| matches!(cell, Ok(Written::Number(Some(own))) if *own == wanted))
    };
    let is_from_zero = size > 9 && has(0) && has_blank(tokens) && !has(size);
    let mut draft = Draft::empty(Layout::with_boxes(shape));
    if is_from_zero {
        draft.alphabet = Alphabet::FromZero;
    }
    for ((token, written), entry) in tokens.iter().zip(written).zip(&mut draft.entries) {
        *entry = match written? {
            Written::Empty => Entry::Empty,
            Written::Marked => Entry::Marked,
            Written::Number(Some(0)) if !is_from_zero => Entry::Empty,
            Written::Number(number) => {
                let index = number.map(|number| number - usize::from(!is_from_zero));
                let digit = index.filter(|&index| index < size).and_then(Digit::from_index);
                let digit = digit.ok_or_else(|| {
                    let number = without_signs(token);
                    token.error(ReadErrorKind::NumberTooLarge { number, size })
                })?;
                let is_placed = token.symbols().next().is_some_and(|symbol| symbol.placed);
                if is_placed { Entry::Placed(digit) } else { Entry::Given(digit) }
            }
        };
    }
    Ok(draft)
}

/// What a token says, if it says one thing.
fn written(token: &Token<'_>, size: usize) -> Result<Written, ReadError> {
    let is_digit = |char: char| char.is_ascii_digit();
    let is_sign = |char: char| char == MARKED || is_blank(char) || matches!(char, 'X' | 'x');
    if let Some(symbol) = token.symbols().find(|it| !is_digit(it.char) && !is_sign(it.char)) {
        let kind = ReadErrorKind::UnknownSymbol { symbol: symbol.char, size };
        return Err(ReadError::at(kind, symbol.line, symbol.column));
    }
    let chars: Vec<char> = token.symbols().map(|symbol| symbol.char).collect();
    match chars[..] {
        [] => Ok(Written::Empty),
        [MARKED] => Ok(Written::Marked),
        [char] if is_sign(char) => Ok(Written::Empty),
        _ if chars.iter().copied().all(is_digit) => Ok(Written::Number(value(&chars))),
        _ => Err(token.error(ReadErrorKind::NotACell { text: without_signs(token), size })),
    }
}

/// The value of some digits, unless it is too large to be counted.
fn value(digits: &[char]) -> Option<usize> {
    digits.iter().try_fold(0_usize, |value, char| {
        value.checked_mul(10)?.checked_add(char.to_digit(10)? as usize)
    })
}

/// Whether a character other than zero stands for an empty cell.
fn has_blank(tokens: &[Token<'_>]) -> bool {
    tokens.iter().any(|token| token.symbols().all(|symbol| is_blank(symbol.char)))
}

/// What a message shows of a token: no signs of the player, and not more than a line has room for.
fn without_signs(token: &Token<'_>) -> String {
    const MOST: usize = 24;
    let shown = token.symbols().take(MOST).map(|symbol| symbol.char);
    let is_cut = token.symbol_count() > MOST;
    shown.chain(is_cut.then_some('…')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A 4×4 grid of empty cells but for the last.
    fn with_last(text: &str) -> Result<Entry, ReadErrorKind> {
        let mut tokens = vec![Token { text: "0", line: 1, column: 1, enclosed: false }; 15];
        tokens.push(Token { text, line: 1, column: 31, enclosed: false });
        let draft = from_numbers(&tokens, BoxShape::new(2, 2).expect("a shape"));
        draft.map(|draft| draft.entries[15]).map_err(|error| error.kind)
    }

    #[test]
    fn a_number_is_a_digit_whatever_stands_before_it() {
        let four = Digit::from_number(4).expect("4");
        for text in ["4", "04", "0000000000000000000000000004"] {
            assert_eq!(with_last(text), Ok(Entry::Given(four)), "{text}");
        }
        assert_eq!(with_last("+4"), Ok(Entry::Placed(four)));
        assert_eq!(with_last("000"), Ok(Entry::Empty));
    }

    #[test]
    fn a_number_of_any_length_is_too_large() {
        for text in ["5", "17", "18446744073709551617", "99999999999999999999"] {
            let expected = ReadErrorKind::NumberTooLarge { number: text.to_owned(), size: 4 };
            assert_eq!(with_last(text), Err(expected));
        }
        let endless = "9".repeat(1000);
        let Err(ReadErrorKind::NumberTooLarge { number, .. }) = with_last(&endless) else {
            panic!("it is too large")
        };
        assert_eq!(number, "9".repeat(24) + "…");
    }

    #[test]
    fn two_things_at_once_are_no_cell_and_a_foreign_character_is_named() {
        for text in ["3*", "*3", "**", "..", "3.", "-1"] {
            let expected = ReadErrorKind::NotACell { text: text.to_owned(), size: 4 };
            assert_eq!(with_last(text), Err(expected));
        }
        for (text, symbol) in [("3O", 'O'), ("k", 'k'), ("*!", '!')] {
            assert_eq!(with_last(text), Err(ReadErrorKind::UnknownSymbol { symbol, size: 4 }));
        }
    }
}
