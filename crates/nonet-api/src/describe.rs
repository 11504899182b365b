//! From data to messages: errors, contradictions, cells and houses.

use nonet_core::format::{Format, ReadError, ReadErrorKind, WriteError};
use nonet_core::{Cell, Contradiction, Draft, House, HouseKind, Layout};

use crate::message;
use crate::words::Message;

/// The fewest givens with which a 9×9 puzzle can have a single solution.
/// (Proved by exhaustion: "There is no 16-clue Sudoku", Gary Mc Guire and others, 2012.)
const FEWEST_GIVENS: usize = 17;

/// The name of a cell: `r1c1`.
pub fn cell_name(cell: Cell, layout: &Layout) -> Message {
    let (row, column) = (layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    message!("cell-name", row = row, column = column)
}

/// The name of a house: `row 1`.
pub fn house_name(house: House) -> Message {
    let number = house.number();
    match house.kind() {
        HouseKind::Row => message!("row-name", number = number),
        HouseKind::Column => message!("column-name", number = number),
        HouseKind::Box => message!("box-name", number = number),
    }
}

/// Why a draft has no solution.
pub fn contradiction(reason: &Contradiction, draft: &Draft) -> Message {
    match reason {
        Contradiction::Clash { house, digit, cells } => {
            let names: Vec<Message> =
                cells.iter().map(|&cell| cell_name(cell, &draft.layout)).collect();
            let symbol = draft.alphabet.symbol(*digit);
            message!("clash", digit = symbol, house = house_name(*house), cells = names)
        }
        Contradiction::NoValue { cell } => {
            message!("no-value", cell = cell_name(*cell, &draft.layout))
        }
        Contradiction::NoPlace { house, digit } => {
            let symbol = draft.alphabet.symbol(*digit);
            message!("no-place", house = house_name(*house), digit = symbol)
        }
    }
}

/// The remark that a 9×9 puzzle with so few givens cannot have a single solution.
pub fn few_givens(draft: &Draft) -> Option<Message> {
    let digits = draft.digit_count();
    let applies = draft.layout.size() == 9
        && draft.layout.box_shape().rows() == 3
        && draft.pencil_marks.is_none()
        && digits < FEWEST_GIVENS;
    applies.then(|| message!("remark-few-givens", givens = digits, fewest = FEWEST_GIVENS))
}

/// `1 solution`, `1000+ solutions`.
pub fn count_of_solutions(count: u128, limit_reached: bool) -> Message {
    if limit_reached {
        message!("solutions-or-more", count = count)
    } else {
        message!("solutions", count = count)
    }
}

/// Why a puzzle cannot be written in the format with this name.
pub fn write_error(error: WriteError, format: &str) -> Message {
    match error {
        WriteError::OnlyClassic => message!("write-only-classic", format = format),
        WriteError::NoPencilMarks => message!("write-no-pencil-marks", format = format),
        WriteError::Ambiguous => message!("write-ambiguous", format = format),
    }
}

/// No format that can be written has this name.
pub(crate) fn format_unknown(format: &str) -> Message {
    let known = nonet_core::format::ALL.iter().filter(|format| format.write.is_some());
    let known: Vec<&str> = known.map(|format: &&Format| format.id).collect();
    message!("format-unknown", format = format, known = known.join(", "))
}

/// Why a text is no puzzle: what is wrong, where, and what it should be.
pub fn read_error(error: &ReadError) -> Message {
    let what = match &error.kind {
        ReadErrorKind::Empty => message!("read-empty"),
        ReadErrorKind::NotAPuzzle => message!("read-not-a-puzzle"),
        ReadErrorKind::UnknownSymbol { symbol, size } => {
            // A control character would do to the terminal whatever it does.
            let shown = if symbol.is_control() {
                symbol.escape_default().to_string()
            } else {
                symbol.to_string()
            };
            message!("read-symbol", symbol = shown, size = *size)
        }
        ReadErrorKind::NumberTooLarge { number, size } => {
            message!("read-number", number = *number, size = *size)
        }
        ReadErrorKind::RowLength { found, expected } => match error.line {
            // The line is what the sentence is about, so it does not stand before it.
            Some(line) => {
                return message!(
                    "read-line-length",
                    line = line,
                    found = *found,
                    expected = *expected
                );
            }
            None => message!("read-row-length", found = *found, expected = *expected),
        },
        ReadErrorKind::RowCount { found, expected } => {
            message!("read-row-count", found = *found, expected = *expected)
        }
        ReadErrorKind::CellCount { found, nearest } => {
            message!("read-cell-count", found = *found, nearest = *nearest, size = nearest.isqrt())
        }
        ReadErrorKind::Malformed { format } => message!("read-malformed", format = *format),
        ReadErrorKind::Missing { format, field } => {
            message!("read-missing", format = *format, field = *field)
        }
        ReadErrorKind::UnknownVersion { format } => message!("read-version", format = *format),
    };
    match (error.line, error.column) {
        (Some(line), Some(column)) => {
            message!("at-line-and-column", line = line, column = column, what = what)
        }
        (Some(line), None) => message!("at-line", line = line, what = what),
        _ => what,
    }
}
