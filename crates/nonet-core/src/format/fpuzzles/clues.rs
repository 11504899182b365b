//! Rules of documents: which of their fields mean which clues.

use serde_json::{Value, json};

use super::super::ReadError;
use super::cells::{Place, cell, name, name_of_edge, place};
use super::{Document, MALFORMED};
use crate::layout::Layout;
use crate::rule::{Clue, Rule};
use crate::{Digit, DigitSet, HouseKind};

/// The fields that switch on a rule about the whole grid.
const WHOLE: [(&str, &str); 6] = [
    ("diagonal-", "diagonal-falling"),
    ("diagonal+", "diagonal-rising"),
    ("disjointgroups", "disjoint-groups"),
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("nonconsecutive", "non-consecutive"),
];

/// The fields with a list of clues, each about one cell.
const CELLS: [(&str, &str); 2] = [("even", "even"), ("odd", "odd")];

const EXTRA_REGION: &str = "extraregion";
const SKYSCRAPER: &str = "skyscraper";
const STRIPS: &str = "nonet.strips";

/// The fields that say nothing about solutions: names, looks, and what other programs remember.
const SILENT: [&str; 26] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "line",
    "text",
    "circle",
    "rectangle",
    "cage",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "successMessage",
    "metadata",
    "cosmetics",
    "solveCounter",
    "url",
    "source",
    "date",
    "comment",
    "foglight",
    "fogofwar",
    "regionColors",
    "msgcorrect",
];

fn rule(id: &str) -> &'static Rule {
    Rule::by_id(id).expect("there is such a rule")
}

/// The clues of a document that Nonet knows.
pub(super) fn read(document: &Document, layout: &Layout) -> Result<Vec<Clue>, ReadError> {
    let mut clues = Vec::new();
    for (field, id) in WHOLE {
        if document.get(field).and_then(Value::as_bool) == Some(true) {
            clues.push(Clue::whole(rule(id)));
        }
    }
    for (field, id) in CELLS {
        for entry in list(document, field)? {
            // Some programs write a list of cells, others one cell to an entry.
            let cells = match &entry["cells"] {
                Value::Array(names) => names.iter().map(|name| cell(name, layout)).collect(),
                _ => cell(&entry["cell"], layout).map(|cell| vec![cell]),
            };
            clues.push(Clue::about(rule(id), cells?));
        }
    }
    for entry in list(document, EXTRA_REGION)? {
        clues.push(Clue::about(rule("extra-region"), cells_of(entry, layout)?));
    }
    for entry in list(document, STRIPS)? {
        let digits = entry["digits"].as_array().ok_or_else(|| ReadError::of(MALFORMED))?;
        let digit = |digit: &Value| Digit::from_number(usize::try_from(digit.as_u64()?).ok()?);
        let digits: Option<DigitSet> = digits.iter().map(digit).collect();
        let digits = digits.ok_or_else(|| ReadError::of(MALFORMED))?;
        clues.push(Clue { digits, ..Clue::about(rule("strip"), cells_of(entry, layout)?) });
    }
    for entry in list(document, SKYSCRAPER)? {
        let number = match &entry["value"] {
            Value::String(text) => text.trim().parse().ok(),
            Value::Number(number) => {
                number.as_u64().map(|number| u32::try_from(number).unwrap_or(u32::MAX))
            }
            _ => None,
        };
        // A place without a number says nothing yet.
        let Some(number) = number else { continue };
        match place(&entry["cell"], layout)? {
            Place::Line(cells) => {
                clues.push(Clue { number: Some(number), ..Clue::about(rule("buildings"), cells) });
            }
            Place::Inside(_) => return Err(ReadError::of(MALFORMED)),
        }
    }
    Ok(clues)
}

/// The entries of a field, which may be missing.
fn list<'a>(document: &'a Document, field: &str) -> Result<&'a [Value], ReadError> {
    match document.get(field) {
        None | Some(Value::Null) => Ok(&[]),
        Some(Value::Array(entries)) => Ok(entries),
        Some(_) => Err(ReadError::of(MALFORMED)),
    }
}

fn cells_of(entry: &Value, layout: &Layout) -> Result<Vec<crate::Cell>, ReadError> {
    let names = entry["cells"].as_array().ok_or_else(|| ReadError::of(MALFORMED))?;
    names.iter().map(|name| cell(name, layout)).collect()
}

/// The rules of a document that Nonet does not know: every field that is neither known nor silent, and
/// says something.
pub(super) fn unknown(document: &Document) -> Vec<String> {
    let is_known = |field: &str| {
        WHOLE.iter().chain(&CELLS).any(|(known, _)| *known == field)
            || [EXTRA_REGION, SKYSCRAPER, STRIPS].contains(&field)
            || SILENT.contains(&field)
    };
    let says_something = |value: &Value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(entries) => !entries.is_empty(),
        Value::Object(entries) => !entries.is_empty(),
        Value::String(text) => !text.is_empty(),
        Value::Bool(true) | Value::Number(_) => true,
    };
    let fields = document.iter().filter(|(field, value)| !is_known(field) && says_something(value));
    fields.map(|(field, _)| field.clone()).collect()
}

/// Writes clues into a document, in place of those that it has.
pub(super) fn write(document: &mut Document, layout: &Layout) {
    for (field, _) in WHOLE.iter().chain(&CELLS) {
        document.remove(*field);
    }
    for field in [EXTRA_REGION, SKYSCRAPER, STRIPS] {
        document.remove(field);
    }
    for &window in layout.houses_of_kind(HouseKind::Window) {
        let names: Vec<String> =
            layout.cells_of(window).iter().map(|&cell| name(cell, layout)).collect();
        push(document, EXTRA_REGION, json!({ "cells": names }));
    }
    for clue in layout.clues() {
        let names: Vec<String> = clue.cells.iter().map(|&cell| name(cell, layout)).collect();
        let id = clue.rule.id;
        if let Some((field, _)) = WHOLE.iter().find(|(_, known)| *known == id) {
            document.insert((*field).to_owned(), json!(true));
        } else if let Some((field, _)) = CELLS.iter().find(|(_, known)| *known == id) {
            for name in &names {
                push(document, field, json!({ "cell": name }));
            }
        } else if id == "extra-region" {
            push(document, EXTRA_REGION, json!({ "cells": names }));
        } else if id == "strip" {
            let digits: Vec<usize> = clue.digits.iter().map(Digit::number).collect();
            push(document, STRIPS, json!({ "cells": names, "digits": digits }));
        } else if let (Some(number), Some(edge)) = (clue.number, name_of_edge(&clue.cells, layout))
        {
            push(document, SKYSCRAPER, json!({ "cell": edge, "value": number.to_string() }));
        }
    }
}

fn push(document: &mut Document, field: &str, entry: Value) {
    let list = document.entry(field).or_insert_with(|| json!([]));
    if let Some(list) = list.as_array_mut() {
        list.push(entry);
    }
}
