//! The rules of a puzzle in Nonet's own JSON.
//!
//! ```json
//! {"puzzle":"…","rules":["diagonal","anti-knight",
//!   {"rule":"strip","cells":"r1c1 r1c2 r2c2","digits":"149"},
//!   {"rule":"buildings","cells":["r3c9","r3c8",…],"number":4}]}
//! {"puzzle":"…","regions":"1112222…"}
//! {"puzzle":"…","box":"none"}
//! ```
//!
//! A rule about the whole grid is its name; any other is an object. The regions of a jigsaw are one text
//! with a character for each cell, a dot where it is in none.

use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::super::legend::Legend;
use super::super::{Expectation, ReadError, ReadErrorKind};
use super::{MALFORMED, shortened};
use crate::rule::{Clue, Rule, Says};
use crate::{Alphabet, BoxShape, Cell, DigitSet, Draft, HouseKind, Layout, LayoutError, MAX_SIZE};

/// What a document says about its layout.
#[derive(Default)]
pub(super) struct Ground {
    /// Whether there are no boxes.
    is_without_boxes: bool,
    /// One character for each cell, and what is its region.
    regions: Option<Vec<char>>,
}

impl Ground {
    /// What the document says, and what is to be expected of its grid then. A grid without boxes is read as
    /// one whose boxes are its rows.
    pub(super) fn read(
        fields: &Map<String, Value>,
        grid: &str,
        expectation: &mut Expectation,
    ) -> Result<Ground, ReadError> {
        let malformed = |field: &str| ReadError::of(MALFORMED).within(field);
        let mut ground = Ground::default();
        match fields.get("box").map(Value::as_str) {
            Some(Some("none")) => ground.is_without_boxes = true,
            Some(shape) => {
                let shape = shape.and_then(|shape| shape.parse::<BoxShape>().ok());
                expectation.box_shape = Some(shape.ok_or_else(|| malformed("box"))?);
            }
            None => {}
        }
        if let Some(regions) = fields.get("regions") {
            let text = regions.as_str().ok_or_else(|| malformed("regions"))?;
            ground.regions = Some(text.chars().filter(|char| !char.is_whitespace()).collect());
            ground.is_without_boxes = true;
        }
        let has_region = |rules: &Value| {
            let is_region = |rule: &Value| rule["rule"].as_str() == Some("region");
            rules.as_array().is_some_and(|rules| rules.iter().any(is_region))
        };
        ground.is_without_boxes |= fields.get("rules").is_some_and(has_region);
        if ground.is_without_boxes {
            let cells = match &ground.regions {
                Some(regions) => regions.len(),
                None => grid.chars().filter(|char| !char.is_whitespace()).count(),
            };
            let size = cells.isqrt();
            let row = BoxShape::new(1, size).filter(|_| size * size == cells);
            expectation.box_shape = Some(row.ok_or_else(|| ReadError::cell_count(cells, None))?);
        }
        Ok(ground)
    }

    /// Gives a draft the layout that the document says.
    pub(super) fn apply(
        self,
        fields: &Map<String, Value>,
        draft: &mut Draft,
    ) -> Result<(), ReadError> {
        let size = draft.layout.size();
        let regions = self.regions.map_or_else(Vec::new, |regions| region_clues(&regions));
        let mut clues: Vec<Placed> =
            regions.into_iter().map(|clue| ("regions".to_owned(), clue)).collect();
        if let Some(rules) = fields.get("rules") {
            let malformed = || ReadError::of(MALFORMED).within("rules");
            let rules = rules.as_array().ok_or_else(malformed)?;
            let legend = Legend::of(draft.alphabet, size);
            for (index, rule) in rules.iter().enumerate() {
                let place = format!("rules[{index}]");
                let read = read_clues(rule, &draft.layout, legend);
                let read = read.map_err(|error| error.within(&place))?;
                clues.extend(read.into_iter().map(|clue| (place.clone(), clue)));
            }
        }
        if clues.is_empty() && !self.is_without_boxes {
            return Ok(());
        }
        let boxes = draft.layout.box_shape().filter(|_| !self.is_without_boxes);
        draft.layout = layout(size, boxes, clues)?;
        Ok(())
    }
}

/// A clue, and where in its document it stands.
pub(in super::super) type Placed = (String, Clue);

/// The layout with these clues; if one of them makes no sense, which it is.
pub(in super::super) fn layout(
    size: usize,
    boxes: Option<BoxShape>,
    clues: Vec<Placed>,
) -> Result<Arc<Layout>, ReadError> {
    let bare: Vec<Clue> = clues.iter().map(|(_, clue)| clue.clone()).collect();
    Layout::new(size, boxes, bare).map_err(|error| {
        let is_meant = |placed: &&Placed| matches!(&error, LayoutError::Clue { clue, .. } if *clue == placed.1);
        let place = clues.iter().find(is_meant).map(|(place, _)| place.clone());
        let error = layout_error(error, size);
        place.into_iter().fold(error, ReadError::within)
    })
}

/// What is wrong with a layout of this size, as what is wrong with a text.
pub(in super::super) fn layout_error(error: LayoutError, size: usize) -> ReadError {
    match error {
        LayoutError::Size(size) => ReadError::cell_count(size * size, None),
        LayoutError::Clue { clue, flaw } => {
            ReadError::of(ReadErrorKind::Clue { rule: clue.rule.id, flaw, size })
        }
    }
}

/// A clue for each character that names a region, in the order of these: what is written and read again has
/// the same region 1.
fn region_clues(regions: &[char]) -> Vec<Clue> {
    let rule = Rule::by_id("region").expect("there is such a rule");
    let mut names: Vec<char> = regions.iter().copied().filter(|&name| name != '.').collect();
    names.sort_unstable();
    names.dedup();
    let cells = |name: char| {
        let own = regions.iter().enumerate().filter(move |&(_, &other)| other == name);
        own.filter_map(|(index, _)| Cell::from_index(index)).collect()
    };
    names.into_iter().map(|name| Clue::about(rule, cells(name))).collect()
}

/// The clues that one entry of `rules` stands for.
fn read_clues(value: &Value, layout: &Layout, legend: Legend) -> Result<Vec<Clue>, ReadError> {
    let malformed = |field: &str| ReadError::of(MALFORMED).within(field);
    let field = |field: &'static str| {
        let missing = ReadErrorKind::Missing { format: "json", field };
        value.get(field).ok_or_else(|| ReadError::of(missing))
    };
    let unknown = |rule: &str| ReadErrorKind::UnknownRule { rule: shortened(rule) };
    let name = value.as_str().or_else(|| value["rule"].as_str());
    let name = name.ok_or_else(|| malformed("rule"))?;
    let variant = Rule::of_variant(name);
    let says = match (&variant, Rule::by_id(name)) {
        (Some(_), _) => Says::Nothing,
        (None, Some(rule)) => rule.says,
        (None, None) => return Err(ReadError::of(unknown(name))),
    };
    let fields = value.as_object().into_iter().flat_map(Map::keys);
    if let Some(strange) = fields.into_iter().find(|field| !fields_of(says).contains(&&***field)) {
        return Err(malformed(&shortened(strange)));
    }
    if let Some(rules) = variant {
        return Ok(rules.into_iter().map(Clue::whole).collect());
    }
    let rule = Rule::by_id(name).ok_or_else(|| ReadError::of(unknown(name)))?;
    let cells = read_cells(field("cells")?, layout).map_err(|error| error.within("cells"))?;
    let mut clue = Clue::about(rule, cells);
    if rule.says == Says::CellsAndDigits {
        let digits = field("digits")?.as_str().ok_or_else(|| malformed("digits"))?;
        for char in digits.chars() {
            let digit = legend.digit(char);
            let digit =
                digit.ok_or_else(|| ReadError::of(legend.unknown(char)).within("digits"))?;
            if clue.digits.contains(digit) {
                return Err(malformed("digits"));
            }
            clue.digits.insert(digit);
        }
    }
    if rule.says.has_number() {
        let number = field("number")?.as_u64().ok_or_else(|| malformed("number"))?;
        clue.number = Some(u32::try_from(number).unwrap_or(u32::MAX));
    }
    Ok(vec![clue])
}

/// The fields that an entry of `rules` may have.
fn fields_of(says: Says) -> &'static [&'static str] {
    match says {
        Says::Nothing => &["rule"],
        Says::Cells => &["rule", "cells"],
        Says::CellsAndDigits => &["rule", "cells", "digits"],
        Says::CellsAndNumber | Says::LineAndNumber => &["rule", "cells", "number"],
    }
}

/// Cells as a text of names or an array of them.
fn read_cells(value: &Value, layout: &Layout) -> Result<Vec<Cell>, ReadError> {
    let no_cell = |name: &str| {
        let (text, size) = (shortened(name), layout.size());
        ReadError::of(ReadErrorKind::NoSuchCell { text, size })
    };
    let cell = |name: &str| parse_cell(name, layout).ok_or_else(|| no_cell(name));
    match value {
        Value::String(names) => {
            let names = names.split(|char: char| char.is_whitespace() || char == ',');
            names.filter(|name| !name.is_empty()).map(cell).collect()
        }
        Value::Array(names) => {
            let name = |name: &Value| name.as_str().map_or_else(|| Err(no_cell("")), cell);
            names.iter().map(name).collect()
        }
        _ => Err(ReadError::of(MALFORMED)),
    }
}

/// The cell that is called `r3c5`.
fn parse_cell(name: &str, layout: &Layout) -> Option<Cell> {
    let rest = name.strip_prefix(['r', 'R'])?;
    let (row, column) = rest.split_once(['c', 'C'])?;
    let number = |text: &str| match text.parse::<usize>() {
        Ok(number) if text.len() < 4 && !text.starts_with('+') => number.checked_sub(1),
        _ => None,
    };
    layout.cell(number(row)?, number(column)?)
}

/// The fields that say what a layout has besides the boxes that follow from its size.
pub(super) fn write(draft: &Draft) -> Vec<(&'static str, Value)> {
    let layout = &draft.layout;
    let mut fields = Vec::new();
    let regions = layout.houses_of_kind(HouseKind::Region);
    let symbols: Vec<char> =
        DigitSet::all(MAX_SIZE).iter().map(|digit| Alphabet::FromOne.symbol(digit)).collect();
    let is_short = !regions.is_empty() && regions.len() < symbols.len();
    if is_short {
        let mut text = vec!['.'; layout.cell_count()];
        for (index, &region) in regions.iter().enumerate() {
            layout.cells_of(region).iter().for_each(|cell| text[cell.index()] = symbols[index]);
        }
        fields.push(("regions", json!(text.into_iter().collect::<String>())));
    }
    let is_told = |clue: &&Clue| !(is_short && clue.rule.id == "region");
    let rules: Vec<Value> =
        layout.clues().iter().filter(is_told).map(|clue| write_clue(clue, draft)).collect();
    if !rules.is_empty() {
        fields.push(("rules", Value::Array(rules)));
    }
    if layout.box_shape().is_none() && regions.is_empty() {
        fields.push(("box", json!("none")));
    }
    fields
}

fn write_clue(clue: &Clue, draft: &Draft) -> Value {
    let layout = &draft.layout;
    if clue.rule.says == Says::Nothing {
        return json!(clue.rule.id);
    }
    let name =
        |&cell: &Cell| format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    let cells: Vec<String> = clue.cells.iter().map(name).collect();
    let mut value = json!({ "rule": clue.rule.id, "cells": cells.join(" ") });
    if clue.rule.says == Says::CellsAndDigits {
        let digits: String = clue.digits.iter().map(|digit| draft.alphabet.symbol(digit)).collect();
        value["digits"] = json!(digits);
    }
    if let Some(number) = clue.number {
        value["number"] = json!(number);
    }
    value
}
