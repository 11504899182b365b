//! Spaces for empty cells, where nothing else can be meant.
//!
//! ```text
//! 53  7    6  195 …     one line with all cells
//! 53  7                 as many lines as rows; blanks at the end may be missing
//! 5 3     7             the same with a blank between two cells
//! |53 | 7 |   |         with bars between the boxes
//! | 5 3   |   7   |     the same, a blank before and after each cell
//! | 5 | 3 |   |   |     with bars between the cells
//! ```

use super::borders::{Dashes, is_bar};
use super::text::{fold, lines};
use super::token::{Symbol, Token};
use super::{Expectation, ReadError, Reading, cells};
use crate::{BoxShape, Draft};

/// A cell with the 1-based line and column where it stands.
type Place = (char, usize, usize);

/// The draft, if the text is one of the pictures above.
pub(super) fn read(text: &str, expectation: &Expectation) -> Option<Draft> {
    // No grid has more characters, and what is longer need not be looked at.
    if text.len() > 16 * crate::MAX_CELLS {
        return None;
    }
    if text.contains(is_bar) {
        with_bars(text, expectation)
    } else {
        without_bars(text, expectation)
    }
}

/// An error for a text that is broken, unless spaces are empty cells in it.
pub(super) fn broken_unless_spaces(
    text: &str,
    expectation: &Expectation,
    error: ReadError,
) -> Reading {
    match read(text, expectation) {
        Some(draft) => Reading::Puzzles(vec![draft]),
        None => Reading::Broken(error),
    }
}

fn without_bars(text: &str, expectation: &Expectation) -> Option<Draft> {
    let rows: Vec<Vec<char>> = lines(text).map(|line| line.chars().map(fold).collect()).collect();
    let longest = rows.iter().map(Vec::len).max()?;
    let shape_of = |rows: &[Vec<char>]| match rows.len() {
        1 => expectation.shape_for_cells(longest),
        count => expectation.shape_for(longest).filter(|shape| shape.size() == count),
    };
    let first = rows.iter().position(|row| !row.is_empty())?;
    let last = rows.iter().rposition(|row| !row.is_empty())?;
    let inner = &rows[first..=last];
    let spread = |rows: &[Vec<char>]| {
        let shape = expectation.shape_for(rows.len())?;
        let width = rows.len() + 1..2 * rows.len();
        let mut gaps = rows.iter().flat_map(|row| row.iter().skip(1).step_by(2));
        // Without an empty cell inside of a row, a short row more likely lacks a digit.
        let is_sparse = |row: &Vec<char>| {
            let mut cells = row.iter().step_by(2).copied();
            cells.by_ref().any(is_space) && cells.any(|char| !is_space(char))
        };
        let is_spread = width.contains(&longest) && gaps.all(|&char| is_space(char));
        (is_spread && rows.iter().any(is_sparse)).then_some(shape)
    };
    if let Some(shape) = spread(inner) {
        let places = inner.iter().enumerate().flat_map(|(index, row)| {
            let char = |column: usize| row.get(2 * column).copied().unwrap_or(' ');
            (0..inner.len()).map(move |at| (char(at), first + index + 1, 2 * at + 1))
        });
        return from_places(&places.collect::<Vec<_>>(), shape);
    }
    let (shape, rows, first) = match (shape_of(&rows), shape_of(inner)) {
        (Some(shape), _) => (shape, &rows[..], 0),
        (None, shape) => (shape?, inner, first),
    };
    let mut places = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        for column in 0..longest {
            let char = row.get(column).copied().unwrap_or(' ');
            places.push((char, first + index + 1, column + 1));
        }
    }
    from_places(&places, shape)
}

fn with_bars(text: &str, expectation: &Expectation) -> Option<Draft> {
    let dashes = Dashes::in_text(text);
    let rows: Vec<(usize, &str)> = lines(text)
        .enumerate()
        .filter(|(_, line)| line.contains(is_bar) && !dashes.is_border(line))
        .map(|(index, line)| (index + 1, inside(line)))
        .collect();
    let shape = expectation.shape_for(rows.len())?;
    let size = shape.size();
    if rows.iter().all(|(_, row)| row.split(is_bar).count() == size) {
        return from_fields(&rows, shape);
    }
    let mut places = Vec::new();
    for (line, row) in rows {
        let cells: Vec<char> = row.chars().filter(|&char| !is_bar(char)).map(fold).collect();
        let cells = if cells.len() == size { cells } else { every_second(row)? };
        if cells.len() != size {
            return None;
        }
        places.extend(cells.into_iter().enumerate().map(|(index, char)| (char, line, index + 1)));
    }
    from_places(&places, shape)
}

/// A row without the bars at its ends.
fn inside(line: &str) -> &str {
    let line = line.trim();
    let line = line.strip_prefix(is_bar).unwrap_or(line);
    line.strip_suffix(is_bar).unwrap_or(line)
}

/// The cells of a row with a blank before and after each, in groups between bars.
fn every_second(row: &str) -> Option<Vec<char>> {
    let mut cells = Vec::new();
    for group in row.split(is_bar) {
        for (index, char) in group.chars().enumerate() {
            if index % 2 == 1 {
                cells.push(fold(char));
            } else if !char.is_whitespace() {
                return None;
            }
        }
    }
    Some(cells)
}

/// The draft with one field between bars for each cell.
fn from_fields(rows: &[(usize, &str)], shape: BoxShape) -> Option<Draft> {
    let mut tokens = Vec::with_capacity(shape.size() * shape.size());
    for &(line, row) in rows {
        for (index, field) in row.split(is_bar).enumerate() {
            let text = if field.trim().is_empty() { "." } else { field.trim() };
            tokens.push(Token { text, line, column: index + 1, enclosed: false });
        }
    }
    cells::from_tokens(&tokens, shape).ok()
}

fn is_space(char: char) -> bool {
    matches!(char, ' ' | '\u{a0}' | '\u{3000}')
}

/// The draft of digits, marks and spaces; if there is anything else, spaces are not cells.
fn from_places(places: &[Place], shape: BoxShape) -> Option<Draft> {
    let known = |char: char| is_space(char) || char.is_ascii_digit() || char == cells::MARKED;
    let mut chars = places.iter().map(|&(char, ..)| char);
    let is_meant = chars.clone().any(|char| char.is_ascii_digit()) && chars.clone().any(is_space);
    if !is_meant || !chars.all(known) {
        return None;
    }
    let symbol = |&(char, line, column): &Place| {
        let char = if is_space(char) { '.' } else { char };
        Symbol { char, placed: false, line, column }
    };
    let symbols: Vec<Symbol> = places.iter().map(symbol).collect();
    cells::from_symbols(&symbols, shape).ok()
}
