//! Tables with separated values, as spreadsheets write them: a line for each row, a number, `*` or
//! nothing in each field, with commas, semicolons or tabs between the fields.
//!
//! Marked cells are written; digits placed by the player are written as given; remarks, and which
//! alphabet the digits were in, are not written.

use super::sheet::{Token, beginning, lines};
use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer, cells};
use crate::{BoxShape, Draft, Entry};

pub(super) static CSV: Format =
    Format { id: "csv", read: Some(read), write: Some(Writer::Block(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let rows =
        lines(beginning(text)).enumerate().filter(|(_, line)| !line.trim_matches(' ').is_empty());
    let mut rows: Vec<(usize, &str)> = rows.take(crate::MAX_SIZE + 1).collect();
    let Some(separator) = rows.first().and_then(|(_, line)| separator_of(line)) else {
        return Reading::NotThis;
    };
    let fields = |line: &str| line.split(separator).count();
    // Some programs put a separator after the last field as well.
    let closed = rows.iter().all(|(_, line)| line.trim_end_matches(' ').ends_with(separator));
    let size = fields(rows[0].1);
    let unlikely = size == 10 || expectation.shape_for(size).is_none();
    let size = if closed && unlikely && rows.len() + 1 == size { size - 1 } else { size };
    if rows.len() == 1 && expectation.shape_for_cells(size).is_some() {
        return read_row(rows[0].1, separator, expectation);
    }
    let Some(shape) = expectation.shape_for(size) else { return Reading::NotThis };
    let width = size + usize::from(closed && fields(rows[0].1) > size);
    if separator == '\t'
        && (rows.len() < size || rows.iter().any(|(_, line)| fields(line) != width))
    {
        // Tabs are also used like spaces, and those who do so count on being understood.
        return Reading::NotThis;
    }
    let found = rows.len();
    rows.truncate(size);
    let mut tokens = Vec::with_capacity(size * size);
    for (index, line) in rows {
        let line = if fields(line) == size + 1 {
            line.trim_end_matches(' ').strip_suffix(separator).unwrap_or(line)
        } else {
            line
        };
        if fields(line) != size {
            let kind = ReadErrorKind::RowLength { found: fields(line), expected: size };
            return Reading::Broken(ReadError::in_line(kind, index + 1));
        }
        push_fields(&mut tokens, line, separator, index + 1);
    }
    if found < size {
        let kind = ReadErrorKind::RowCount { found, expected: size };
        return Reading::Broken(ReadError::of(kind));
    }
    finish(tokens, shape)
}

/// Reads a table that is one line with all cells.
fn read_row(line: &str, separator: char, expectation: &Expectation) -> Reading {
    let mut tokens = Vec::new();
    push_fields(&mut tokens, line, separator, 1);
    match expectation.shape_for_cells(tokens.len()) {
        Some(shape) => finish(tokens, shape),
        None => Reading::NotThis,
    }
}

fn push_fields<'t>(tokens: &mut Vec<Token<'t>>, row: &'t str, separator: char, line: usize) {
    let mut column = 1;
    for field in row.split(separator) {
        let text = field.trim().trim_matches(['"', '\'']).trim();
        tokens.push(Token { text, line, column, enclosed: false });
        column += field.chars().count() + 1;
    }
}

fn finish(mut tokens: Vec<Token<'_>>, shape: BoxShape) -> Reading {
    // An empty field must not make zeros look like digits, as a dot beside them would.
    let blank = if tokens.iter().any(|token| token.text == "0") { "0" } else { "." };
    for token in tokens.iter_mut().filter(|token| token.text.is_empty()) {
        token.text = blank;
    }
    match cells::from_tokens(&tokens, shape) {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(error) => Reading::Broken(error),
    }
}

/// The separator of a table of short fields, if the line looks like one of its rows.
fn separator_of(line: &str) -> Option<char> {
    let short = |field: &str| field.trim().trim_matches('"').chars().count() <= 3;
    let separators = [',', ';', '\t'].into_iter().filter(|_| !line.contains(['[', '{', '(']));
    separators
        .filter(|&separator| line.matches(separator).count() >= 3)
        .find(|&separator| line.split(separator).all(short))
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    if draft.pencil_marks.is_some() {
        return Err(WriteError::NoPencilMarks);
    }
    let field = |entry: &Entry| match entry {
        Entry::Empty => String::new(),
        Entry::Marked => cells::MARKED.to_string(),
        Entry::Given(digit) | Entry::Placed(digit) => digit.number().to_string(),
    };
    let row = |row: &[Entry]| row.iter().map(field).collect::<Vec<_>>().join(",") + "\n";
    Ok(draft.entries.chunks(draft.layout.size()).map(row).collect())
}
