//! One line of characters: `53..7....6..195...`, in any size, with or without line breaks.
//!
//! A puzzle with pencil marks is N³ characters: for each cell the N digits, each in its place or
//! a dot. What follows the characters after a blank or comma is ignored. This is the loosest of the
//! readers and asked last: it says what is wrong with a text that nobody wants.
//!
//! Marked cells are written; digits placed by the player are written as given; remarks are not
//! written.

use super::diagnose::diagnose;
use super::pencil_marks::{self, from_cube};
use super::sheet::Sheet;
use super::text::{beginning, fold};
use super::token::{Symbol, Token};
use super::{Expectation, Format, ReadError, Reading, WriteError, Writer, cells, hashes, spaces};
use crate::{Digit, Draft, Entry, Layout};

pub(super) static LINE: Format =
    Format { id: "line", read: Some(read), write: Some(Writer::Line(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let sheet = Sheet::scan(text);
    let result = match spaces::read(text, expectation) {
        Some(draft) => Ok(draft),
        None if sheet.rows.len() == 1 => read_row(text, &sheet, expectation),
        None => conclude(text, &sheet, expectation, all_symbols(&sheet, expectation)),
    };
    match result {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(error) => Reading::Broken(error),
    }
}

/// Reads a line of a text that has a puzzle on each line.
pub(super) fn read_one(line: &str, expectation: &Expectation) -> Result<Draft, ReadError> {
    let at_once = plain(line, expectation).or_else(|| spaces::read(line, expectation));
    let row = || read_row(line, &Sheet::scan(line), expectation);
    let hashed = |error| hashes::read(line, expectation).ok_or(error);
    at_once.map_or_else(|| row().or_else(hashed), Ok)
}

/// What was read, or what is wrong with the text if it is not the right number of characters or
/// more likely something else altogether.
fn conclude(
    text: &str,
    sheet: &Sheet<'_>,
    expectation: &Expectation,
    result: Option<Result<Draft, ReadError>>,
) -> Result<Draft, ReadError> {
    match result {
        Some(Ok(draft)) => Ok(draft),
        Some(Err(error)) if !looks_foreign(text) => Err(error),
        _ => Err(diagnose(text, sheet, expectation)),
    }
}

/// The commonest text of all, at once: 81 characters, dots or zeros for empty cells.
pub(super) fn plain(text: &str, expectation: &Expectation) -> Option<Draft> {
    let bytes = text.trim_ascii_end().as_bytes();
    let shape = expectation.shape_for(9)?;
    if bytes.len() != 81 || !bytes.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'.')) {
        return None;
    }
    let entry = |&byte: &u8| {
        let number = usize::from(byte.saturating_sub(b'0'));
        Digit::from_number(number).map_or(Entry::Empty, Entry::Given)
    };
    let entries = bytes.iter().map(entry).collect();
    Some(Draft { entries, ..Draft::empty(Layout::with_boxes(shape)) })
}

/// All symbols of a row, or those of the first field that is a puzzle.
fn read_row(text: &str, sheet: &Sheet<'_>, expectation: &Expectation) -> Result<Draft, ReadError> {
    let whole = all_symbols(sheet, expectation);
    if let Some(Ok(draft)) = whole {
        return Ok(draft);
    }
    let fields = sheet.tokens().iter().take(8).filter(|token| token.symbol_count() >= 16);
    let mut fields = fields.filter_map(|token| from_run(std::slice::from_ref(token), expectation));
    conclude(text, sheet, expectation, fields.next().or(whole))
}

/// The draft that all symbols of a sheet make, if they are as many as a grid needs.
fn all_symbols(sheet: &Sheet<'_>, expectation: &Expectation) -> Option<Result<Draft, ReadError>> {
    let whole = !sheet.is_cut && !sheet.is_unevenly_spaced();
    if whole { from_run(sheet.tokens(), expectation) } else { None }
}

fn from_run(tokens: &[Token<'_>], expectation: &Expectation) -> Option<Result<Draft, ReadError>> {
    let count = tokens.iter().map(Token::symbol_count).sum();
    let square = expectation.shape_for_cells(count);
    let cube = expectation.shape_for_cube(count);
    if square.is_none() && cube.is_none() {
        return None;
    }
    let symbols: Vec<Symbol> = tokens.iter().flat_map(Token::symbols).collect();
    if let Some(draft) = cube.and_then(|shape| from_cube(&symbols, shape, square.is_some())) {
        return Some(Ok(draft));
    }
    square.map(|shape| cells::from_symbols(&symbols, shape))
}

/// Whether a text is more likely words than cells, whatever the number of its characters.
pub(super) fn looks_foreign(text: &str) -> bool {
    let text = beginning(text.trim());
    let one_word = text.len() < 256 && !text.contains(char::is_whitespace);
    let ending = text.rsplit_once('.').map_or("", |(_, ending)| ending);
    let is_file = one_word
        && (text.contains(['/', '\\'])
            || ((2..=10).contains(&ending.len())
                && ending.chars().all(|char| char.is_ascii_alphabetic())));
    let cellular = |char: char| {
        // The letter O is often typed for a zero.
        fold(char).is_ascii_digit()
            || cells::is_blank(char)
            || matches!(char, '*' | 'x' | 'X' | 'o' | 'O')
    };
    let mut counts = (0_usize, 0_usize, 0_usize);
    for char in text.chars().filter(|char| !char.is_whitespace()) {
        counts.0 += usize::from(cellular(char));
        counts.1 += usize::from(char.is_alphabetic() && !cellular(char));
        counts.2 += usize::from(char.is_control() || char == '\u{fffd}');
    }
    is_file || counts.2 > 0 || counts.1 > counts.0
}

/// Writes the characters of a puzzle without pencil marks.
pub(super) fn write_cells(draft: &Draft, marked: char) -> Result<String, WriteError> {
    if draft.pencil_marks.is_some() {
        return Err(WriteError::NoPencilMarks);
    }
    Ok(cells::to_chars(draft, marked)?.into_iter().collect())
}

pub(super) fn write(draft: &Draft) -> Result<String, WriteError> {
    if draft.pencil_marks.is_none() {
        return write_cells(draft, cells::MARKED);
    }
    let groups = pencil_marks::groups(draft)?;
    let size = draft.layout.size();
    let mut text = String::with_capacity(size * groups.len());
    for group in &groups {
        for digit in draft.layout.digits() {
            text.push(if group.contains(digit) { draft.alphabet.symbol(digit) } else { '.' });
        }
    }
    let expectation = Expectation::boxes(draft.layout.box_shape());
    let again = read_one(&text, &Expectation::default());
    let again = again.or_else(|_| read_one(&text, &expectation));
    match again {
        Ok(again) if again.layout.size() == size && again.alphabet == draft.alphabet => Ok(text),
        _ => Err(WriteError::Ambiguous),
    }
}
