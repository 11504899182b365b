//! Rules of documents: which of their fields mean which clues.

use serde_json::{Value, json};

use super::super::json::rules::Placed;
use super::super::{ReadError, WriteError};
use super::cells::{Place, cell, digit, name, name_of_edge, place};
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

const EXTRA_REGION: &str = "extraregion";
const SKYSCRAPER: &str = "skyscraper";
const STRIPS: &str = "nonet.strips";

/// The rules that are written in other ways: by the regions of cells, and as extra regions.
const WRITTEN_ELSEWHERE: [&str; 2] = ["region", "windoku"];

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

/// Whether a field switches on a rule about the whole grid.
fn is_whole(field: &str) -> bool {
    WHOLE.iter().any(|(known, _)| *known == field)
}

fn rule(id: &str) -> &'static Rule {
    Rule::by_id(id).expect("there is such a rule")
}

/// Reads one entry of a list of clues; none, if it says nothing yet.
type ReadEntry = fn(&'static str, &Value, &Layout) -> Result<Option<Clue>, ReadError>;

/// The fields with a list of clues, the rule that each is of, and how it is read.
const LISTS: [(&str, &str, ReadEntry); 5] = [
    ("even", "even", read_parity),
    ("odd", "odd", read_parity),
    (EXTRA_REGION, "extra-region", read_region),
    (STRIPS, "strip", read_strip),
    (SKYSCRAPER, "buildings", read_skyscraper),
];

/// The clues of a document that Nonet knows, each with its place there.
pub(super) fn read(document: &Document, layout: &Layout) -> Result<Vec<Placed>, ReadError> {
    let mut clues = Vec::new();
    for (field, id) in WHOLE {
        if document.get(field) == Some(&Value::Bool(true)) {
            clues.push((field.to_owned(), Clue::whole(rule(id))));
        }
    }
    for (field, id, read) in LISTS {
        let entries = match document.get(field) {
            None | Some(Value::Null) => &[][..],
            Some(Value::Array(entries)) => entries,
            Some(_) => return Err(ReadError::of(MALFORMED).within(field)),
        };
        for (index, entry) in entries.iter().enumerate() {
            let place = format!("{field}[{index}]");
            let clue = read(id, entry, layout).map_err(|error| error.within(&place))?;
            clues.extend(clue.map(|clue| (place, clue)));
        }
    }
    Ok(clues)
}

/// Even and odd cells: some programs write a list of cells, others one cell to an entry.
fn read_parity(
    id: &'static str,
    entry: &Value,
    layout: &Layout,
) -> Result<Option<Clue>, ReadError> {
    if entry["cells"].is_array() {
        return read_region(id, entry, layout);
    }
    let cell = cell(&entry["cell"], layout).map_err(|error| error.within("cell"))?;
    Ok(Some(Clue::about(rule(id), vec![cell])))
}

fn read_region(
    id: &'static str,
    entry: &Value,
    layout: &Layout,
) -> Result<Option<Clue>, ReadError> {
    let malformed = || ReadError::of(MALFORMED).within("cells");
    let names = entry["cells"].as_array().ok_or_else(malformed)?;
    let cells: Result<Vec<_>, _> = names.iter().map(|name| cell(name, layout)).collect();
    let cells = cells.map_err(|error| error.within("cells"))?;
    Ok((!cells.is_empty()).then(|| Clue::about(rule(id), cells)))
}

fn read_strip(id: &'static str, entry: &Value, layout: &Layout) -> Result<Option<Clue>, ReadError> {
    let malformed = || ReadError::of(MALFORMED).within("digits");
    let numbers = entry["digits"].as_array().ok_or_else(malformed)?;
    let digits: Result<DigitSet, _> =
        numbers.iter().map(|number| digit(number, layout.size())).collect();
    let digits = digits.map_err(|error| error.within("digits"))?;
    if digits.len() != numbers.len() {
        return Err(malformed());
    }
    Ok(read_region(id, entry, layout)?.map(|clue| Clue { digits, ..clue }))
}

fn read_skyscraper(
    id: &'static str,
    entry: &Value,
    layout: &Layout,
) -> Result<Option<Clue>, ReadError> {
    let number = match &entry["value"] {
        // A place without a number says nothing yet.
        Value::Null => return Ok(None),
        Value::String(text) if text.trim().is_empty() => return Ok(None),
        Value::String(text) => text.trim().parse().ok(),
        Value::Number(number) => number.as_u64(),
        _ => None,
    };
    let number = number.ok_or_else(|| ReadError::of(MALFORMED).within("value"))?;
    match place(&entry["cell"], layout).map_err(|error| error.within("cell"))? {
        Place::Line(cells) => {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            Ok(Some(Clue { number: Some(number), ..Clue::about(rule(id), cells) }))
        }
        Place::Inside(_) => Err(ReadError::of(MALFORMED).within("cell")),
    }
}

/// The rules of a document that Nonet does not know: every field that is neither known nor silent, and
/// says something. A rule that is switched on in another way than by `true` is not understood, either.
pub(super) fn unknown(document: &Document) -> Vec<String> {
    let is_known = |field: &str| {
        LISTS.iter().any(|(known, ..)| *known == field)
            || SILENT.contains(&field)
            || (is_whole(field) && document[field].is_boolean())
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

/// Writes clues into a document, in place of those that it has; refuses a rule that it has no field for.
pub(super) fn write(document: &mut Document, layout: &Layout) -> Result<(), WriteError> {
    document.retain(|field, value| {
        let is_rewritten = LISTS.iter().any(|(known, ..)| known == field)
            || (is_whole(field) && value.is_boolean());
        !is_rewritten
    });
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
        } else if id == "even" || id == "odd" {
            for name in &names {
                push(document, id, json!({ "cell": name }));
            }
        } else if id == "extra-region" {
            push(document, EXTRA_REGION, json!({ "cells": names }));
        } else if id == "strip" {
            let digits: Vec<usize> = clue.digits.iter().map(Digit::number).collect();
            push(document, STRIPS, json!({ "cells": names, "digits": digits }));
        } else if id == "buildings" {
            let edge = name_of_edge(&clue.cells, layout).ok_or(WriteError::NoRules)?;
            let number = clue.number.unwrap_or_default().to_string();
            push(document, SKYSCRAPER, json!({ "cell": edge, "value": number }));
        } else if !WRITTEN_ELSEWHERE.contains(&id) {
            return Err(WriteError::NoRules);
        }
    }
    Ok(())
}

fn push(document: &mut Document, field: &str, entry: Value) {
    let list = document.entry(field).or_insert_with(|| json!([]));
    if let Some(list) = list.as_array_mut() {
        list.push(entry);
    }
}
