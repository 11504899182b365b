//! Tables with separated values, as spreadsheets write them: a line for each row, a number, `*` or
//! nothing in each field, with commas, semicolons or tabs between the fields. Empty fields at the end
//! of a row may be missing, and a row with names or numbers of columns may stand before the others.
//!
//! Marked cells are written; digits placed by the player are written as given; remarks, and which
//! alphabet the digits were in, are not written.

use super::text::{beginning, lines};
use super::token::Token;
use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer, cells};
use crate::{BoxShape, Draft, Entry};

pub(super) static CSV: Format =
    Format { id: "csv", read: Some(read), write: Some(Writer::Block(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let all: Vec<(usize, &str)> =
        lines(beginning(text)).enumerate().take(crate::MAX_SIZE + 2).collect();
    let is_filled = |(_, line): &&(usize, &str)| !line.trim_matches(' ').is_empty();
    let mut rows: Vec<(usize, &str)> = all.iter().filter(is_filled).copied().collect();
    let mut separators = rows.iter().take(crate::MAX_SIZE).map(|(_, line)| separator_of(line));
    let Some(separator) = separators.find_map(|separator| separator) else {
        return Reading::NotThis;
    };
    if has_heading(&rows, separator) {
        rows.remove(0);
    }
    for rows in [&rows, &all] {
        if let Some(shape) = cut_short(rows, separator, expectation) {
            return read_cut_short(rows, separator, shape);
        }
    }
    let starts_at_once = rows.first().is_some_and(|(_, line)| separator_of(line).is_some());
    if starts_at_once { read_even(rows, separator, expectation) } else { Reading::NotThis }
}

/// Whether the first row names the columns of exactly as many further rows.
fn has_heading(rows: &[(usize, &str)], separator: char) -> bool {
    let [(_, heading), (_, first), ..] = rows else { return false };
    let names: Vec<&str> = fields_of(heading, separator).collect();
    let are_numbers =
        names.iter().enumerate().all(|(index, name)| name.parse() == Ok::<usize, _>(index + 1));
    let are_names = names.iter().all(|name| name.starts_with(char::is_alphabetic));
    let letter = |(index, name): (usize, &&str)| {
        let mut chars = name.chars();
        let expected = u32::try_from(index).ok().and_then(|index| char::from_u32(65 + index));
        chars.next().map(|char| char.to_ascii_uppercase()) == expected && chars.next().is_none()
    };
    let are_letters = names.iter().enumerate().all(letter);
    let is_longer = names.iter().any(|name| name.chars().count() > 1);
    rows.len() == names.len() + 1
        && separator_of(first).is_none_or(|own| own == separator)
        && (are_numbers || are_letters || (are_names && is_longer))
}

/// The boxes of a table that has as many rows as its widest row has fields, if others are shorter
/// and what they lack is empty fields at their ends.
fn cut_short(
    rows: &[(usize, &str)],
    separator: char,
    expectation: &Expectation,
) -> Option<BoxShape> {
    let widest = rows.iter().map(|(_, line)| line.split(separator).count()).max()?;
    let shape = expectation.shape_for(widest).filter(|_| rows.len() == widest)?;
    let is_short = |field: &str| field.chars().count() <= 2;
    let is_row = |line: &str| {
        let is_blank = line.trim_matches(' ').is_empty();
        let is_full = line.split(separator).count() == widest;
        let ends = fields_of(line, separator).last().is_some_and(|field| !field.is_empty());
        !line.contains(['[', '{', '('])
            && fields_of(line, separator).all(is_short)
            && (is_full || is_blank || ends)
    };
    let is_cut = rows.iter().any(|(_, line)| line.split(separator).count() < widest);
    (is_cut && rows.iter().all(|(_, line)| is_row(line))).then_some(shape)
}

fn read_cut_short(rows: &[(usize, &str)], separator: char, shape: BoxShape) -> Reading {
    let mut tokens = Vec::with_capacity(shape.size() * shape.size());
    for (row, &(index, line)) in rows.iter().enumerate() {
        push_fields(&mut tokens, line, separator, index + 1);
        let column = line.chars().count() + 1;
        let missing = Token { text: "", line: index + 1, column, enclosed: false };
        tokens.resize((row + 1) * shape.size(), missing);
    }
    finish(tokens, shape)
}

/// Reads a table whose rows are all there.
fn read_even(mut rows: Vec<(usize, &str)>, separator: char, expectation: &Expectation) -> Reading {
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
        let text = bare(field);
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

/// The fields of a row without quotation marks.
fn fields_of(row: &str, separator: char) -> impl Iterator<Item = &str> {
    row.split(separator).map(bare)
}

fn bare(field: &str) -> &str {
    field.trim().trim_matches(['"', '\'']).trim()
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
