//! From characters to cells and back: blanks, alphabets, numbers.

use super::sheet::{Symbol, Token, symbol_count};
use super::{ReadError, ReadErrorKind, WriteError};
use crate::{Alphabet, BoxShape, Digit, Draft, Entry, Layout};

/// The character for an empty cell that the user wants to see.
pub(super) const MARKED: char = '*';

/// The characters for an empty cell that can be nothing else.
pub(super) fn is_blank(char: char) -> bool {
    matches!(char, '.' | '_' | '-' | '?' | '·' | '□' | '–' | '—')
}

/// What the characters of a text mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reader {
    pub(super) alphabet: Alphabet,
    /// Whether `0` is a digit rather than an empty cell.
    pub(super) zero_is_digit: bool,
    size: usize,
}

impl Reader {
    /// Finds out from all characters of a grid what each means.
    ///
    /// Up to 9×9 a grid is in letters if it has no digit but `0`. Past that, letters alone are
    /// letters; and `0` is a digit if the letter that a grid counted from one would end with is
    /// missing, and something else stands for empty cells or there are no more zeros than a digit
    /// can have places. `X` says nothing: it may be an empty cell.
    pub(super) fn for_chars(chars: impl Iterator<Item = char>, size: usize) -> Reader {
        let (mut zeros, mut blanks, mut digits, mut top_letter) = (0, 0, 0, None);
        let mut crosses = 0;
        for char in chars {
            match char {
                '0' => zeros += 1,
                '1'..='9' => digits += 1,
                'X' | 'x' => crosses += 1,
                'A'..='Z' | 'a'..='z' => {
                    top_letter = top_letter.max(Some(char.to_ascii_uppercase()));
                }
                _ => blanks += usize::from(is_blank(char)),
            }
        }
        let fits = |alphabet: Alphabet| {
            let top = top_letter.and_then(|letter| alphabet.digit(letter));
            top.is_some_and(|digit| digit.index() < size)
        };
        let top = Digit::from_number(size).map(|digit| Alphabet::FromOne.symbol(digit));
        let mut zero_is_digit = false;
        let alphabet = if size == crate::MAX_SIZE {
            zero_is_digit = zeros > 0 && (blanks > 0 || zeros <= size);
            Alphabet::FromZero
        } else if digits == 0
            && top_letter.is_some()
            && size <= Alphabet::Letters.capacity()
            && (size <= 9 || zeros == 0 || !fits(Alphabet::FromOne))
        {
            Alphabet::Letters
        } else if size > 9 && zeros > 0 && top_letter < top && (blanks > 0 || zeros <= size) {
            let has_top = crosses > 0 && top == Some('X');
            zero_is_digit = !has_top;
            if has_top { Alphabet::FromOne } else { Alphabet::FromZero }
        } else {
            Alphabet::FromOne
        };
        Reader { alphabet, zero_is_digit, size }
    }

    /// The digit that `char` stands for, if it is one of the grid's.
    pub(super) fn digit(self, char: char) -> Option<Digit> {
        if char == '0' && !self.zero_is_digit {
            return None;
        }
        self.alphabet.digit(char).filter(|digit| digit.index() < self.size)
    }

    /// What `symbol` says about its cell; `lone_x` if no other letter shows that X is a digit.
    fn entry(self, symbol: Symbol, lone_x: bool) -> Result<Entry, ReadError> {
        let char = symbol.char;
        let crossed = matches!(char, 'X' | 'x') && (lone_x || self.digit(char).is_none());
        if crossed || is_blank(char) || (char == '0' && !self.zero_is_digit) {
            return Ok(Entry::Empty);
        }
        if char == MARKED {
            return Ok(Entry::Marked);
        }
        match self.digit(char) {
            Some(digit) if symbol.placed => Ok(Entry::Placed(digit)),
            Some(digit) => Ok(Entry::Given(digit)),
            None => Err(ReadError::at(self.unknown(char), symbol.line, symbol.column)),
        }
    }

    /// That `char` is none of the grid's digits.
    pub(super) fn unknown(self, char: char) -> ReadErrorKind {
        match char.to_digit(10) {
            Some(number) if self.alphabet == Alphabet::FromOne => {
                ReadErrorKind::NumberTooLarge { number: number as usize, size: self.size }
            }
            _ => ReadErrorKind::UnknownSymbol { symbol: char, size: self.size },
        }
    }
}

/// The draft with one character for each cell.
pub(super) fn from_symbols(symbols: &[Symbol], shape: BoxShape) -> Result<Draft, ReadError> {
    let reader = Reader::for_chars(symbols.iter().map(|symbol| symbol.char), shape.size());
    from_symbols_as(symbols, shape, reader)
}

/// The draft with one character for each cell, in a known alphabet.
pub(super) fn from_symbols_as(
    symbols: &[Symbol],
    shape: BoxShape,
    reader: Reader,
) -> Result<Draft, ReadError> {
    let is_other_letter =
        |symbol: &Symbol| symbol.char.is_ascii_alphabetic() && !matches!(symbol.char, 'X' | 'x');
    let lone_x = !symbols.iter().any(is_other_letter);
    let entries = symbols.iter().map(|&symbol| reader.entry(symbol, lone_x));
    let entries = entries.collect::<Result<Vec<Entry>, ReadError>>()?;
    let layout = Layout::with_boxes(shape);
    Ok(Draft { alphabet: reader.alphabet, entries, ..Draft::empty(layout) })
}

/// The reader for a text that says itself which alphabet it is in.
pub(super) fn reader_for(alphabet: Alphabet, size: usize) -> Reader {
    Reader { alphabet, zero_is_digit: alphabet == Alphabet::FromZero, size }
}

/// The draft with one token for each cell, none of which holds pencil marks. Past 9×9 they are
/// numbers unless there is a letter among them, and zero is an empty cell.
pub(super) fn from_tokens(tokens: &[Token<'_>], shape: BoxShape) -> Result<Draft, ReadError> {
    let lettered = |token: &Token<'_>| token.text.contains(|char: char| char.is_alphabetic());
    if shape.size() > 9 && !tokens.iter().any(lettered) {
        return from_numbers(tokens, shape);
    }
    from_single_tokens(tokens, shape)
}

/// The draft with one token for each cell, which are characters if none is longer than one.
pub(super) fn from_single_tokens(
    tokens: &[Token<'_>],
    shape: BoxShape,
) -> Result<Draft, ReadError> {
    if tokens.iter().any(|token| symbol_count(token.text) != 1) {
        return from_numbers(tokens, shape);
    }
    let symbols: Vec<Symbol> = tokens.iter().flat_map(Token::symbols).collect();
    from_symbols(&symbols, shape)
}

/// The draft whose tokens are numbers: from one, or from zero if something other than zero stands
/// for empty cells and the largest number is missing.
fn from_numbers(tokens: &[Token<'_>], shape: BoxShape) -> Result<Draft, ReadError> {
    let size = shape.size();
    let numbers: Vec<Option<usize>> = tokens.iter().map(number).collect();
    let has = |wanted: usize| numbers.contains(&Some(wanted));
    let has_blank = tokens.iter().any(|token| token.symbols().all(|symbol| is_blank(symbol.char)));
    let from_zero = size > 9 && has(0) && has_blank && !has(size);
    let mut draft = Draft::empty(Layout::with_boxes(shape));
    if from_zero {
        draft.alphabet = Alphabet::FromZero;
    }
    for ((token, number), entry) in tokens.iter().zip(numbers).zip(&mut draft.entries) {
        // In what is longer than a character and no number, the first that is no digit is wrong.
        let wrong = token.symbols().find(|symbol| !symbol.char.is_ascii_digit());
        let is_long = symbol_count(token.text) > 1;
        if let (None, true, Some(symbol)) = (number, is_long, wrong) {
            let kind = ReadErrorKind::UnknownSymbol { symbol: symbol.char, size };
            return Err(ReadError::at(kind, symbol.line, symbol.column));
        }
        let first = token.symbols().next();
        let at = |kind| ReadError::at(kind, token.line, token.column);
        *entry = match (number, first) {
            (Some(number), _) if from_zero || number > 0 => {
                let index = if from_zero { number } else { number - 1 };
                let digit = Digit::from_index(index).filter(|_| index < size);
                let digit =
                    digit.ok_or_else(|| at(ReadErrorKind::NumberTooLarge { number, size }))?;
                let placed = first.is_some_and(|symbol| symbol.placed);
                if placed { Entry::Placed(digit) } else { Entry::Given(digit) }
            }
            (None, Some(Symbol { char: MARKED, .. })) => Entry::Marked,
            (None, Some(symbol)) if is_blank(symbol.char) || matches!(symbol.char, 'X' | 'x') => {
                Entry::Empty
            }
            (Some(_), _) | (None, None) => Entry::Empty,
            (None, Some(Symbol { char, line, column, .. })) => {
                let kind = ReadErrorKind::UnknownSymbol { symbol: char, size };
                return Err(ReadError::at(kind, line, column));
            }
        };
    }
    Ok(draft)
}

/// The number that a token is, if it is one that fits any sense.
pub(super) fn number(token: &Token<'_>) -> Option<usize> {
    let digit = |symbol: Symbol| symbol.char.to_digit(10).map(|digit| digit as usize);
    let length = symbol_count(token.text);
    let value = token.symbols().try_fold(0, |value, symbol| Some(value * 10 + digit(symbol)?));
    value.filter(|_| (1..=4).contains(&length))
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
    let reads_back = |chars: &Vec<char>| {
        let symbols: Vec<Symbol> =
            chars.iter().map(|&char| Symbol { char, placed: false, line: 1, column: 1 }).collect();
        from_symbols(&symbols, draft.layout.box_shape()).is_ok_and(|again| {
            let digits = again.entries.iter().map(|entry| entry.digit());
            digits.eq(draft.entries.iter().map(|entry| entry.digit()))
        })
    };
    [write('.'), write('0')].into_iter().find(reads_back).ok_or(WriteError::Ambiguous)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(text: &str, size: usize) -> (Alphabet, bool) {
        let reader = Reader::for_chars(text.chars(), size);
        (reader.alphabet, reader.zero_is_digit)
    }

    #[test]
    fn the_alphabet_follows_from_the_letters_used() {
        assert_eq!(reader("0.1.2.9", 9), (Alphabet::FromOne, false));
        assert_eq!(reader("A.B0I", 9), (Alphabet::Letters, false));
        assert_eq!(reader("X1X2", 9), (Alphabet::FromOne, false));
        assert_eq!(reader("1.F.G.0", 16), (Alphabet::FromOne, false));
        assert_eq!(reader("1.F.0", 16), (Alphabet::FromZero, true));
        assert_eq!(reader("1F0", 16), (Alphabet::FromZero, true));
        assert_eq!(reader(&format!("1F{}", "0".repeat(17)), 16), (Alphabet::FromOne, false));
        assert_eq!(reader("1.F", 16), (Alphabet::FromOne, false));
        assert_eq!(reader("A.B.Y", 25), (Alphabet::Letters, false));
        assert_eq!(reader("A0Y", 25), (Alphabet::Letters, false));
        assert_eq!(reader("Z.1", 36), (Alphabet::FromZero, false));
        assert_eq!(reader("Z.0", 36), (Alphabet::FromZero, true));
    }

    #[test]
    fn a_digit_too_large_is_told_from_a_character_that_is_none() {
        let reader = Reader::for_chars("1234".chars(), 4);
        assert_eq!(reader.unknown('7'), ReadErrorKind::NumberTooLarge { number: 7, size: 4 });
        assert_eq!(reader.unknown('O'), ReadErrorKind::UnknownSymbol { symbol: 'O', size: 4 });
    }
}
