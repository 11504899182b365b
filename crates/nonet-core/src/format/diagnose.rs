//! What to say about a text that is nearly a puzzle, or none at all.

use super::borders::count_symbols;
use super::line::looks_foreign;
use super::sheet::Sheet;
use super::text::lines;
use super::token::count_tokens;
use super::window::Style;
use super::{Expectation, ReadError, ReadErrorKind, cells};

/// The most helpful error for a text that no reader wants.
pub(super) fn diagnose(text: &str, sheet: &Sheet<'_>, expectation: &Expectation) -> ReadError {
    if text.chars().all(char::is_whitespace) {
        return ReadError::of(ReadErrorKind::Empty);
    }
    if looks_foreign(text) || sheet.rows.is_empty() {
        return ReadError::of(ReadErrorKind::NotAPuzzle);
    }
    let spaced = sheet.tokens().iter().filter(|token| token.symbol_count() <= 2).count();
    let tokens = sheet.tokens().len();
    let style = if tokens > 1 && spaced * 2 > tokens { Style::Spaced } else { Style::Compact };
    if let Some(error) = uneven_rows(text, sheet, style, expectation) {
        return error;
    }
    let found = match style {
        Style::Spaced if sheet.is_cut => count_tokens(text),
        Style::Spaced => tokens,
        Style::Compact if sheet.is_cut => count_symbols(text),
        Style::Compact => sheet.symbols,
    };
    match expectation.shape_for_cells(found) {
        None => ReadError::cell_count(found, expectation.box_shape),
        // There are as many cells as there should be, but one of them is none.
        Some(shape) => match cells::from_tokens(sheet.tokens(), shape) {
            Err(error) if style == Style::Spaced => error,
            _ => ReadError::of(ReadErrorKind::NotAPuzzle),
        },
    }
}

/// The first row that is too short or too long, or that there are too few or too many, if the rows
/// show what size is meant.
fn uneven_rows(
    text: &str,
    sheet: &Sheet<'_>,
    style: Style,
    expectation: &Expectation,
) -> Option<ReadError> {
    let counts: Vec<usize> = sheet.rows.iter().take(64).map(|row| style.cells_in(row)).collect();
    if counts.len() < 3 {
        return None;
    }
    let size = match expectation.box_shape {
        Some(shape) => shape.size(),
        None => intended_size(&counts).or_else(|| size_by_rows(&counts))?,
    };
    let rows = counts.iter().zip(&sheet.rows).take(size);
    for (&found, row) in rows {
        if found != size {
            let kind = ReadErrorKind::RowLength { found, expected: size };
            return Some(ReadError::in_line(kind, row.line));
        }
    }
    (sheet.rows.len() != size).then(|| {
        let found = if sheet.is_cut { lines(text).count() } else { sheet.rows.len() };
        ReadError::of(ReadErrorKind::RowCount { found, expected: size })
    })
}

/// The number of rows, if a grid can be of that size and no row has many more cells: then the rows
/// are cut to the right lines, and what they hold is wrong.
fn size_by_rows(counts: &[usize]) -> Option<usize> {
    let size = counts.len();
    let is_near = |&count: &usize| count <= size + 2;
    let possible = size >= 6 && Expectation::default().shape_for(size).is_some();
    (possible && counts.iter().all(is_near)).then_some(size)
}

/// The size that most rows have, if a grid can be of that size; or else the number of rows, if most
/// rows have nearly as many cells.
fn intended_size(counts: &[usize]) -> Option<usize> {
    let possible = |size: &usize| Expectation::default().shape_for(*size).is_some();
    let frequency = |size: usize| counts.iter().filter(|&&count| count == size).count();
    let commonest = counts.iter().copied().max_by_key(|&size| (frequency(size), size))?;
    let clear = frequency(commonest) * 2 > counts.len();
    let near = |size: &usize| clear && size.abs_diff(commonest) <= 1;
    Some(commonest)
        .filter(|size| clear && possible(size))
        .or(Some(counts.len()).filter(possible).filter(near))
}
