//! From a document to a draft.

use serde_json::Value;

use super::super::json::rules::{Placed, layout};
use super::super::{Expectation, ReadError};
use super::{Document, MALFORMED, cells, clues, keep};
use crate::layout::Layout;
use crate::puzzle::{Draft, Remark};
use crate::rule::{Clue, Rule};
use crate::{BoxShape, Cell, MAX_SIZE};

/// The fields with texts about the puzzle.
pub(super) const REMARKS: [(&str, Remark); 3] =
    [("title", Remark::Title), ("author", Remark::Author), ("ruleset", Remark::Description)];

pub(super) fn draft(document: &Document, expectation: &Expectation) -> Result<Draft, ReadError> {
    let malformed = |field: &str| ReadError::of(MALFORMED).within(field);
    let rows = document.get("grid").and_then(Value::as_array).ok_or_else(|| malformed("grid"))?;
    let size = rows.len();
    if !(1..=MAX_SIZE).contains(&size) {
        return Err(ReadError::cell_count(size * size, None).within("grid"));
    }
    if document.get("size").is_some_and(|said| said.as_u64() != Some(size as u64)) {
        return Err(malformed("size"));
    }
    let mut grid: Vec<&Value> = Vec::with_capacity(size * size);
    for (index, row) in rows.iter().enumerate() {
        let row = row.as_array().filter(|row| row.len() == size);
        grid.extend(row.ok_or_else(|| malformed(&format!("grid[{index}]")))?);
    }
    let in_cell = |index: usize| {
        move |error: ReadError| error.within(format!("grid[{}][{}]", index / size, index % size))
    };
    let ground = layout(size, None, Vec::new())?;
    let (boxes, regions) = regions(&grid, size, expectation)?;
    let mut all: Vec<Placed> = regions.into_iter().map(|clue| ("grid".to_owned(), clue)).collect();
    all.extend(clues::read(document, &ground)?);
    let mut draft = Draft::empty(layout(size, boxes, all)?);
    let digits = draft.layout.digits();
    let mut marks = vec![digits; grid.len()];
    for (index, cell) in grid.iter().enumerate() {
        draft.entries[index] = cells::entry(cell, size).map_err(in_cell(index))?;
        if let Some(own) = cells::marks(cell, size).map_err(in_cell(index))? {
            marks[index] = own;
        }
    }
    if marks.iter().any(|own| *own != digits) {
        draft.pencil_marks = Some(marks);
    }
    for (field, remark) in REMARKS {
        if let Some(text) = document.get(field).and_then(Value::as_str) {
            draft.remarks.push((remark, text.to_owned()));
        }
    }
    draft.foreign = Some(keep(document));
    Ok(draft)
}

/// The boxes, or the regions that stand in their place. A cell is in the region that it names, in none if
/// it names `null`, and otherwise in its box; where there are no boxes for the size, in its row.
fn regions(
    grid: &[&Value],
    size: usize,
    expectation: &Expectation,
) -> Result<(Option<BoxShape>, Vec<Clue>), ReadError> {
    let usual = expectation.shape_for(size);
    if grid.iter().all(|cell| cell.get("region").is_none()) {
        return Ok((usual, Vec::new()));
    }
    let box_of = |index: usize| match usual {
        Some(shape) => index / size / shape.rows() * shape.rows() + index % size / shape.columns(),
        None => index / size,
    };
    let mut members: Vec<Vec<Cell>> = vec![Vec::new(); size * size];
    for (index, cell) in grid.iter().enumerate() {
        let region = match cell.get("region") {
            None => Some(box_of(index)),
            Some(Value::Null) => None,
            Some(region) => {
                let number = region.as_u64().and_then(|number| usize::try_from(number).ok());
                let number = number.filter(|&number| number < members.len());
                let place = format!("grid[{}][{}].region", index / size, index % size);
                Some(number.ok_or_else(|| ReadError::of(MALFORMED).within(place))?)
            }
        };
        if let (Some(region), Some(cell)) = (region, Cell::from_index(index)) {
            members[region].push(cell);
        }
    }
    members.retain(|cells| !cells.is_empty());
    if let Some(shape) = boxes_of(&members, size) {
        return Ok((Some(shape), Vec::new()));
    }
    let rule = Rule::by_id("region").expect("there is such a rule");
    Ok((None, members.into_iter().map(|cells| Clue::about(rule, cells)).collect()))
}

/// The shape of the boxes that regions are, if they are boxes.
fn boxes_of(regions: &[Vec<Cell>], size: usize) -> Option<BoxShape> {
    let shapes = (1..=size).filter(|rows| size.is_multiple_of(*rows));
    let mut shapes = shapes.filter_map(|rows| BoxShape::new(rows, size / rows));
    shapes.find(|&shape| {
        let layout = Layout::with_boxes(shape);
        let is_box = |cells: &Vec<Cell>| {
            let index = layout.box_of(cells[0]).expect("it has boxes");
            layout.cells_of(crate::House::block(index)) == cells
        };
        // Boxes that are whole rows say nothing that rows do not.
        shape.rows() > 1
            && shape.columns() > 1
            && regions.len() == size
            && regions.iter().all(is_box)
    })
}
