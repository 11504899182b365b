//! From characters and tokens to the cells of a draft, and back.

use super::legend::Legend;
use super::numbers::from_numbers;
use super::token::{Symbol, Token};
use super::{ReadError, WriteError};
use crate::{Alphabet, BoxShape, Draft, Entry, Layout};

/// The character for an empty cell that the user wants to see.
pub(super) const MARKED: char = '*';

/// The characters for an empty cell that can be nothing else.
pub(super) fn is_blank(char: char) -> bool {
    matches!(char, '.' | '_' | '-' | '?' | '·' | '□' | '–' | '—')
}

/// The draft with one character for each cell.
pub(super) fn from_symbols(symbols: &[Symbol], shape: BoxShape) -> Result<Draft, ReadError> {
    let legend = Legend::for_chars(symbols.iter().map(|symbol| symbol.char), shape.size());
    from_symbols_as(symbols, shape, legend)
}

/// The draft with one character for each cell, whose meaning is known.
pub(super) fn from_symbols_as(
    symbols: &[Symbol],
    shape: BoxShape,
    legend: Legend,
) -> Result<Draft, ReadError> {
    // A cross is an empty cell unless other letters show that it is a digit.
    let is_letter = |char: char| char.is_ascii_alphabetic() && !is_cross(char);
    let has_letters = symbols.iter().any(|symbol| is_letter(symbol.char));
    let is_empty = |char: char| {
        is_blank(char)
            || (char == '0' && !legend.zero_is_digit)
            || (is_cross(char) && !(has_letters && legend.digit(char).is_some()))
    };
    let entry = |symbol: &Symbol| match legend.digit(symbol.char) {
        _ if is_empty(symbol.char) => Ok(Entry::Empty),
        _ if symbol.char == MARKED => Ok(Entry::Marked),
        Some(digit) if symbol.placed => Ok(Entry::Placed(digit)),
        Some(digit) => Ok(Entry::Given(digit)),
        None => Err(ReadError::at(legend.unknown(symbol.char), symbol.line, symbol.column)),
    };
    let entries = symbols.iter().map(entry).collect::<Result<Vec<Entry>, ReadError>>()?;
    let layout = Layout::with_boxes(shape);
    Ok(Draft { alphabet: legend.alphabet, entries, ..Draft::empty(layout) })
}

fn is_cross(char: char) -> bool {
    matches!(char, 'X' | 'x')
}

/// The draft with one token for each cell, none of which holds pencil marks. Past 9×9 they are
/// numbers unless there is a letter among them, and zero is an empty cell.
pub(super) fn from_tokens(tokens: &[Token<'_>], shape: BoxShape) -> Result<Draft, ReadError> {
    let is_lettered = |token: &Token<'_>| token.text.contains(|char: char| char.is_alphabetic());
    if shape.size() > 9 && !tokens.iter().any(is_lettered) {
        return from_numbers(tokens, shape);
    }
    from_single_tokens(tokens, shape)
}

/// The draft with one token for each cell, which are characters if none is longer than one.
pub(super) fn from_single_tokens(
    tokens: &[Token<'_>],
    shape: BoxShape,
) -> Result<Draft, ReadError> {
    if tokens.iter().any(|token| token.symbol_count() != 1) {
        return from_numbers(tokens, shape);
    }
    let symbols: Vec<Symbol> = tokens.iter().flat_map(Token::symbols).collect();
    from_symbols(&symbols, shape)
}

/// The characters of a draft, one for each cell, so that they can be read again.
///
/// `marked` is the character for a marked cell. Empty cells are dots, or zeros where dots would
/// make numbers past nine look like letters.
pub(super) fn to_chars(draft: &Draft, marked: char) -> Result<Vec<char>, WriteError> {
    let write = |blank: char| -> Vec<char> {
        let char = |entry: &Entry| match entry {
            Entry::Empty => blank,
            Entry::Marked if marked == '.' => blank,
            Entry::Marked => marked,
            Entry::Given(digit) | Entry::Placed(digit) => draft.alphabet.symbol(*digit),
        };
        draft.entries.iter().map(char).collect()
    };
    let size = draft.layout.size();
    if size <= 9 && draft.alphabet == Alphabet::FromOne {
        return Ok(write('.'));
    }
    // Where there are no boxes, only the number of cells matters for reading.
    let shape = draft.layout.box_shape().or(BoxShape::new(1, size)).ok_or(WriteError::Ambiguous)?;
    let reads_back = |chars: &Vec<char>| {
        let symbols: Vec<Symbol> =
            chars.iter().map(|&char| Symbol { char, placed: false, line: 1, column: 1 }).collect();
        from_symbols(&symbols, shape).is_ok_and(|again| {
            let digits = again.entries.iter().map(|entry| entry.digit());
            digits.eq(draft.entries.iter().map(|entry| entry.digit()))
        })
    };
    [write('.'), write('0')].into_iter().find(reads_back).ok_or(WriteError::Ambiguous)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(text: &str, shape: &str) -> Vec<Option<usize>> {
        let token = Token { text, line: 1, column: 1, enclosed: false };
        let symbols: Vec<Symbol> = token.symbols().collect();
        let draft = from_symbols(&symbols, shape.parse().expect("a shape")).expect("a draft");
        draft.entries.iter().map(|entry| entry.digit().map(crate::Digit::number)).collect()
    }

    #[test]
    fn a_cross_is_empty_unless_other_letters_show_that_it_is_a_digit() {
        assert_eq!(entries("1X2x", "1x2"), [Some(1), None, Some(2), None]);
        let line = "1X".to_owned() + &".".repeat(33 * 33 - 2);
        assert_eq!(entries(&line, "3x11")[..2], [Some(1), None]);
        let line = "AX".to_owned() + &".".repeat(24 * 24 - 2);
        assert_eq!(entries(&line, "4x6")[..2], [Some(1), Some(24)]);
    }
}
