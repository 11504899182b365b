//! Nine lines of nine numbers with blanks between them, as the first solver of this family read it.
//!
//! ```text
//! 5 3 0 0 7 0 0 0 *
//! ```
//!
//! `0` is an empty cell and `*` an empty cell that the user wants to see. Whatever stands from the
//! tenth line on is ignored. Other sizes have as many lines of as many numbers.
//!
//! Marked cells are written; digits placed by the player are written as given; remarks, and which
//! alphabet the digits were in, are not written.

use super::sheet::Sheet;
use super::spaces::broken_unless_spaces;
use super::window::Style;
use super::{Expectation, Format, Reading, WriteError, Writer, cells, spaces};
use crate::{Digit, Draft, Entry};

pub(super) static NINE_LINE: Format =
    Format { id: "nine-line", read: Some(read), write: Some(Writer::Block(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let sheet = Sheet::scan(text);
    if sheet.has_borders {
        return Reading::NotThis;
    }
    let (tokens, shape) = match sheet.window(expectation) {
        Some(window) if window.style == Style::Spaced => {
            (sheet.tokens_of(window.rows), window.shape)
        }
        Some(_) => return Reading::NotThis,
        // All numbers may also stand on one line, or on any number of lines.
        None if sheet.is_cut => return Reading::NotThis,
        None if let Some(draft) = spaces::read(text, expectation) => {
            return Reading::Puzzles(vec![draft]);
        }
        None => match expectation.shape_for_cells(sheet.tokens().len()) {
            Some(shape) if sheet.symbols <= 2 * sheet.tokens().len() => (sheet.tokens(), shape),
            _ => return Reading::NotThis,
        },
    };
    match cells::from_tokens(tokens, shape) {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(_) if super::line::looks_foreign(text) => Reading::NotThis,
        Err(error) => broken_unless_spaces(text, expectation, error),
    }
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    if draft.pencil_marks.is_some() {
        return Err(WriteError::NoPencilMarks);
    }
    let size = draft.layout.size();
    let number = |entry: &Entry| match entry {
        Entry::Marked => cells::MARKED.to_string(),
        entry => entry.digit().map_or(0, Digit::number).to_string(),
    };
    let row = |row: &[Entry]| row.iter().map(number).collect::<Vec<_>>().join(" ") + "\n";
    Ok(draft.entries.chunks(size).map(row).collect())
}
