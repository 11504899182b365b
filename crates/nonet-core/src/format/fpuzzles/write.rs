//! From a draft to a document: the one it comes from, but for what has changed.

use serde_json::{Value, json};

use super::super::{Expectation, WriteError};
use super::{Document, cells, clues, kept, read};
use crate::puzzle::Draft;
use crate::{BoxShape, DigitSet, HouseKind};

pub(super) fn document(draft: &Draft) -> Result<Document, WriteError> {
    let layout = &draft.layout;
    let size = layout.size();
    let mut document = kept(draft).cloned().unwrap_or_else(|| empty(size));
    let before = read::draft(&document, &Expectation::default()).ok();
    let before = before.filter(|before| before.layout.size() == size);
    let Some(before) = before else { return Err(WriteError::Ambiguous) };
    for (field, remark) in read::REMARKS {
        let text = |draft: &Draft| {
            let mut texts = draft.remarks.iter().filter(|(known, _)| *known == remark);
            texts.next().map(|(_, text)| text.clone())
        };
        if text(&before) != text(draft) {
            document.remove(field);
            document.extend(text(draft).map(|text| (field.to_owned(), json!(text))));
        }
    }
    if before.layout.clues() != layout.clues() {
        clues::write(&mut document, layout)?;
    }
    let regions = if before.layout == *layout { None } else { region_of_cells(draft) };
    let mut grid: Vec<&mut Value> = document
        .get_mut("grid")
        .and_then(Value::as_array_mut)
        .map(|rows| rows.iter_mut().filter_map(Value::as_array_mut).flatten().collect())
        .unwrap_or_default();
    for (index, cell) in grid.iter_mut().enumerate() {
        let Some(fields) = cell.as_object_mut() else { return Err(WriteError::Ambiguous) };
        let marks = draft.pencil_marks.as_ref().map(|marks| marks[index]);
        let marks = marks.filter(|marks| *marks != DigitSet::all(size));
        cells::update(fields, draft.entries[index], marks, size);
        if let Some(regions) = &regions {
            fields.insert("region".to_owned(), json!(regions[index]));
        }
    }
    Ok(document)
}

fn empty(size: usize) -> Document {
    let row = json!(vec![json!({}); size]);
    let document = json!({ "size": size, "grid": vec![row; size] });
    document.as_object().cloned().unwrap_or_default()
}

/// The region of each cell, where it is not the usual box.
fn region_of_cells(draft: &Draft) -> Option<Vec<Option<usize>>> {
    let layout = &draft.layout;
    let usual = BoxShape::for_size(layout.size());
    if layout.box_shape().is_some() && layout.box_shape() == usual {
        return None;
    }
    let region = |cell| {
        let regions = layout.houses_of_kind(HouseKind::Region);
        let own = regions.iter().position(|&region| layout.cells_of(region).contains(&cell));
        layout.box_of(cell).or(own)
    };
    Some(layout.cells().map(region).collect())
}
