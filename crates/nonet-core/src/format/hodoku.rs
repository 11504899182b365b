//! `HoDoKu`'s library lines: a position of a puzzle with seven or more fields between colons.
//!
//! ```text
//! :0361:4:..5.13+2673268..14…:434 441 442:411:r7c39 fr3c3:
//!  │    │ │                  │           │   └ notes
//!  │    │ │                  │           └ what the step removes or places
//!  │    │ │                  └ candidates removed before: digit, row, column
//!  │    │ └ the grid, with + before digits placed
//!  │    └ the digits of the step
//!  └ the number of the technique
//! ```
//!
//! Marked cells are written as empty; remarks are not written.

use super::sheet::lines;
use super::{
    Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer, pencil_marks,
};
use crate::{Alphabet, Cell, Digit, Draft, Entry, Layout};

pub(super) static HODOKU: Format =
    Format { id: "hodoku", read: Some(read), write: Some(Writer::Line(write)) };

const MALFORMED: ReadErrorKind = ReadErrorKind::Malformed { format: "hodoku" };

fn read(text: &str, _: &Expectation) -> Reading {
    let is_puzzle = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let mut puzzles = lines(text).enumerate().filter(|(_, line)| is_puzzle(line)).peekable();
    let is_mine = |line: &str| line.trim().starts_with(':') && line.matches(':').count() >= 5;
    if !puzzles.peek().is_some_and(|(_, line)| is_mine(line)) {
        return Reading::NotThis;
    }
    let mut drafts = Vec::new();
    for (index, line) in puzzles {
        match read_line(line) {
            Ok(draft) => drafts.push(draft),
            Err(error) => return Reading::Broken(error.moved_to(index + 1, 0)),
        }
    }
    Reading::Puzzles(drafts)
}

fn read_line(line: &str) -> Result<Draft, ReadError> {
    let fields: Vec<&str> = line.trim().split(':').take(8).collect();
    let [_, _, _, grid, removed, ..] = fields[..] else {
        return Err(ReadError::of(MALFORMED));
    };
    if grid.trim().is_empty() {
        return Err(ReadError::of(MALFORMED));
    }
    let before: usize = fields[..3].iter().map(|field| field.chars().count() + 1).sum();
    let classic = Expectation { box_shape: Some(crate::BoxShape::CLASSIC) };
    let mut draft =
        super::line::read_one(grid, &classic).map_err(|error| error.moved_to(1, before))?;
    if draft.pencil_marks.is_none() && !removed.trim().is_empty() {
        let mut marks = pencil_marks::groups(&draft).map_err(|_| ReadError::of(MALFORMED))?;
        for candidate in removed.split_whitespace() {
            let (digit, cell) =
                parse(candidate, &draft.layout).ok_or_else(|| ReadError::of(MALFORMED))?;
            if draft.entry(cell).digit().is_none() {
                marks[cell.index()].remove(digit);
            }
        }
        draft.pencil_marks = Some(marks);
    }
    Ok(draft)
}

/// The digit and cell of a candidate written as digit, row and column.
fn parse(candidate: &str, layout: &Layout) -> Option<(Digit, Cell)> {
    let numbers: Option<Vec<usize>> =
        candidate.chars().map(|char| char.to_digit(10).map(|digit| digit as usize)).collect();
    let numbers = numbers?;
    let [digit, row, column] = numbers[..] else { return None };
    let digit = Digit::from_number(digit)?;
    Some((digit, layout.cell(row.checked_sub(1)?, column.checked_sub(1)?)?))
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    super::only_classic(draft)?;
    let left = pencil_marks::groups(draft)?;
    let by_rules = pencil_marks::groups(&Draft { pencil_marks: None, ..draft.clone() })?;
    let mut grid = String::new();
    for entry in &draft.entries {
        grid.extend(matches!(entry, Entry::Placed(_)).then_some('+'));
        grid.push(entry.digit().map_or('.', |digit| Alphabet::FromOne.symbol(digit)));
    }
    let mut removed = Vec::new();
    for cell in draft.layout.cells() {
        for digit in by_rules[cell.index()].without(left[cell.index()]) {
            let (row, column) = (draft.layout.row_of(cell) + 1, draft.layout.column_of(cell) + 1);
            removed.push(format!("{}{row}{column}", digit.number()));
        }
    }
    Ok(format!(":0000:x:{grid}:{}::", removed.join(" ")))
}
