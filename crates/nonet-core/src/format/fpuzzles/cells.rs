//! Cells of documents: where they are, and what they hold.

use serde_json::{Map, Value, json};

use super::super::json::shortened;
use super::super::{ReadError, ReadErrorKind};
use super::MALFORMED;
use crate::layout::Layout;
use crate::puzzle::Entry;
use crate::{Cell, Digit, DigitSet};

/// A place around the grid, from which one looks along a line.
pub(super) enum Place {
    /// Within the grid.
    Inside(Cell),
    /// Outside: the cells of the line, the nearest first.
    Line(Vec<Cell>),
}

/// The place that is called `R1C1`; rows and columns go from 0 to one more than there are.
pub(super) fn place(name: &Value, layout: &Layout) -> Result<Place, ReadError> {
    let size = layout.size();
    let text = name.as_str().unwrap_or_default();
    let wrong = || ReadError::of(ReadErrorKind::NoSuchCell { text: shortened(text), size });
    let rest = text.strip_prefix(['R', 'r']).ok_or_else(wrong)?;
    let (row, column) = rest.split_once(['C', 'c']).ok_or_else(wrong)?;
    let number = |text: &str| match text.parse::<usize>() {
        Ok(number) if number <= size + 1 && !text.starts_with('+') => Ok(number),
        _ => Err(wrong()),
    };
    let (row, column) = (number(row)?, number(column)?);
    let inside = |number: usize| (1..=size).contains(&number);
    let line = |cells: Vec<Option<Cell>>| Place::Line(cells.into_iter().flatten().collect());
    let down = || (0..size).map(|row| layout.cell(row, column - 1));
    let right = || (0..size).map(|column| layout.cell(row - 1, column));
    match (inside(row), inside(column)) {
        (true, true) => layout.cell(row - 1, column - 1).map(Place::Inside).ok_or_else(wrong),
        (false, true) if row == 0 => Ok(line(down().collect())),
        (false, true) => Ok(line(down().rev().collect())),
        (true, false) if column == 0 => Ok(line(right().collect())),
        (true, false) => Ok(line(right().rev().collect())),
        (false, false) => Err(wrong()),
    }
}

/// The cell that is called `R1C1`.
pub(super) fn cell(name: &Value, layout: &Layout) -> Result<Cell, ReadError> {
    match place(name, layout)? {
        Place::Inside(cell) => Ok(cell),
        Place::Line(_) => {
            let text = shortened(name.as_str().unwrap_or_default());
            Err(ReadError::of(ReadErrorKind::NoSuchCell { text, size: layout.size() }))
        }
    }
}

/// What a cell is called.
pub(super) fn name(cell: Cell, layout: &Layout) -> String {
    format!("R{}C{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1)
}

/// What the place is called from which one looks along the cells of a line.
pub(super) fn name_of_edge(line: &[Cell], layout: &Layout) -> Option<String> {
    let (first, second) = (*line.first()?, *line.get(1)?);
    let (row, column) = (layout.row_of(first) + 1, layout.column_of(first) + 1);
    let end = |number: usize| if number == 1 { 0 } else { layout.size() + 1 };
    Some(if layout.row_of(second) + 1 == row {
        format!("R{row}C{}", end(column))
    } else {
        format!("R{}C{column}", end(row))
    })
}

/// What a cell holds.
pub(super) fn entry(cell: &Value, size: usize) -> Result<Entry, ReadError> {
    if !cell.is_object() {
        return Err(ReadError::of(MALFORMED));
    }
    let is_given = match &cell["given"] {
        Value::Null => false,
        Value::Bool(is_given) => *is_given,
        _ => return Err(ReadError::of(MALFORMED).within("given")),
    };
    match &cell["value"] {
        Value::Null => Ok(Entry::Empty),
        Value::String(text) if text.is_empty() => Ok(Entry::Empty),
        value => {
            let digit = digit(value, size).map_err(|error| error.within("value"))?;
            Ok(if is_given { Entry::Given(digit) } else { Entry::Placed(digit) })
        }
    }
}

/// The digits that the question restricts a cell to, if it does.
pub(super) fn marks(cell: &Value, size: usize) -> Result<Option<DigitSet>, ReadError> {
    let marks = match &cell["givenPencilMarks"] {
        Value::Null => return Ok(None),
        Value::Array(marks) if marks.is_empty() => return Ok(None),
        Value::Array(marks) => marks.iter().map(|mark| digit(mark, size)).collect(),
        _ => Err(ReadError::of(MALFORMED)),
    };
    marks.map(Some).map_err(|error| error.within("givenPencilMarks"))
}

/// The digit of a grid of this size that a number stands for, which some programs write as a text.
pub(super) fn digit(value: &Value, size: usize) -> Result<Digit, ReadError> {
    let number = match value {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    let number = number.and_then(|number| usize::try_from(number).ok());
    let number = number.filter(|&number| number <= size);
    number.and_then(Digit::from_number).ok_or_else(|| ReadError::of(MALFORMED))
}

/// Writes into a cell what has changed there.
pub(super) fn update(
    cell: &mut Map<String, Value>,
    entry: Entry,
    marks: Option<DigitSet>,
    size: usize,
) {
    let old = Value::Object(cell.clone());
    let told = match entry {
        // A mark means nothing in this format.
        Entry::Marked => Entry::Empty,
        other => other,
    };
    if self::entry(&old, size) != Ok(told) {
        cell.remove("value");
        cell.remove("given");
        if let Some(digit) = entry.digit() {
            cell.insert("value".to_owned(), json!(digit.number()));
        }
        if let Entry::Given(_) = entry {
            cell.insert("given".to_owned(), json!(true));
        }
    }
    if self::marks(&old, size) != Ok(marks) {
        cell.remove("givenPencilMarks");
        if let Some(marks) = marks {
            let numbers: Vec<usize> = marks.iter().map(Digit::number).collect();
            cell.insert("givenPencilMarks".to_owned(), json!(numbers));
        }
    }
}
