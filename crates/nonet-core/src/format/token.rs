//! Tokens: what stands between two separators, and the symbols it is made of.
//!
//! ```text
//! 53.     three symbols, which may be three cells
//! 12      two symbols: the number 12, or the pencil marks 1 and 2
//! +4      one symbol, placed by the player
//! {37}    two symbols, enclosed: pencil marks even where numbers have two digits
//! ```

use super::borders::is_separator;
use super::text::fold;
use super::{ReadError, ReadErrorKind};

/// The sign before a digit that the player has placed.
const PLACED: char = '+';

/// What stands between two separators.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    /// The 1-based line.
    pub(super) line: usize,
    /// The 1-based column of the first character.
    pub(super) column: usize,
    /// Whether a pair of brackets stands directly around it.
    pub(super) enclosed: bool,
}

/// One character of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Symbol {
    /// The character, full-width ones as plain ones.
    pub(super) char: char,
    /// Whether a sign before it says that the player has placed it.
    pub(super) placed: bool,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Token<'_> {
    /// Its symbols.
    pub(super) fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        let mut placed = false;
        let (line, first) = (self.line, self.column);
        self.text.chars().enumerate().filter_map(move |(index, char)| {
            let is_sign = char == PLACED;
            let symbol = Symbol { char: fold(char), placed, line, column: first + index };
            placed = is_sign;
            (!is_sign).then_some(symbol)
        })
    }

    /// What is wrong with it, with its place.
    pub(super) fn error(&self, kind: ReadErrorKind) -> ReadError {
        ReadError::at(kind, self.line, self.column)
    }

    /// How many symbols it has.
    pub(super) fn symbol_count(&self) -> usize {
        symbol_count(self.text)
    }

    /// Whether it may stand for one cell of a grid of this size: a symbol, a number, or a group of
    /// pencil marks.
    pub(super) fn can_be_cell(&self, size: usize) -> bool {
        let marks = self.text.strip_prefix('u').unwrap_or(self.text);
        let count = symbol_count(marks);
        let may_be_mark = |char: char| match fold(char).to_digit(36) {
            Some(value) if size < 9 && value < 10 => (1..=size).contains(&(value as usize)),
            Some(_) => true,
            None => char == PLACED,
        };
        self.enclosed || count == 1 || (count <= size.max(2) && marks.chars().all(may_be_mark))
    }
}

/// How many tokens a text has.
pub(super) fn count_tokens(text: &str) -> usize {
    text.split(is_separator).filter(|token| !token.is_empty()).count()
}

/// How many cells a run of characters stands for; a sign before a placed digit is none.
pub(super) fn symbol_count(text: &str) -> usize {
    text.chars().filter(|&char| char != PLACED).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> Token<'_> {
        Token { text, line: 2, column: 5, enclosed: false }
    }

    #[test]
    fn a_sign_belongs_to_the_symbol_after_it() {
        let symbols: Vec<Symbol> = token("1+２").symbols().collect();
        assert_eq!(symbols.iter().map(|symbol| symbol.char).collect::<String>(), "12");
        assert_eq!(symbols.iter().map(|symbol| symbol.placed).collect::<Vec<_>>(), [false, true]);
        assert_eq!((symbols[1].line, symbols[1].column), (2, 7));
        assert_eq!(token("1+2").symbol_count(), 2);
    }

    #[test]
    fn a_cell_holds_one_symbol_a_number_or_pencil_marks() {
        for cell in ["5", "*", ".", "12", "u4", "123456789", "+7"] {
            assert!(token(cell).can_be_cell(9), "{cell}");
        }
        for other in ["53.", "1234567891", "3*", ".."] {
            assert!(!token(other).can_be_cell(9), "{other}");
        }
        assert!(!token("57").can_be_cell(4) && token("14").can_be_cell(4));
        assert!(Token { enclosed: true, ..token("5.7") }.can_be_cell(4));
    }
}
