//! Documents and links of f-puzzles, which setters and solvers of variants exchange.
//!
//! ```text
//! {"size":9,"title":"…","grid":[[{"value":5,"given":true},{},…],…],"diagonal+":true,
//!  "odd":[{"cell":"R1C2"}],"skyscraper":[{"cell":"R0C3","value":"4"}],…}
//! https://f-puzzles.com/?load=N4Ig…        the same, compressed
//! https://sudokupad.app/fpuzN4Ig…
//! ```
//!
//! A document may hold far more than a draft does: it is kept, and given back as it was but for what has
//! changed. Rules in it that Nonet does not know are named in [`Foreign::unknown`]. Strips, for which the
//! format has no field, are in `nonet.strips`; windoku is written as extra regions.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer};
use crate::puzzle::{Draft, Foreign};

mod cells;
mod clues;
mod lz;
mod read;
mod write;

pub(super) static FPUZZLES: Format =
    Format { id: "f-puzzles", read: Some(read), write: Some(Writer::Whole(write_document)) };

/// The same as a link. What it writes, the other reads.
pub(super) static LINK: Format =
    Format { id: "f-puzzles-link", read: None, write: Some(Writer::Whole(write_link)) };

const MALFORMED: ReadErrorKind = ReadErrorKind::Malformed { format: "f-puzzles" };

/// What a link begins with.
const ADDRESS: &str = "https://f-puzzles.com/?load=";

/// How the compressed form of every object begins: it is that of `{"`.
const BEGINNING: &str = "N4Ig";

/// The longest text that is looked at.
const LONGEST: usize = 1 << 21;

type Document = Map<String, Value>;

fn read(text: &str, expectation: &Expectation) -> Reading {
    let text = text.trim();
    if text.len() > LONGEST {
        let too_long = ReadErrorKind::TooLong { format: FPUZZLES.id, most: LONGEST };
        let is_ours = is_object(text) && !text.contains("\"puzzle\"");
        return if is_ours { Reading::Broken(ReadError::of(too_long)) } else { Reading::NotThis };
    }
    let Some(documents) = links(text).or_else(|| objects(text)) else { return Reading::NotThis };
    let drafts = documents.into_iter().map(|document| {
        let document = document.ok_or_else(|| ReadError::of(MALFORMED))?;
        read::draft(&document, expectation)
    });
    match drafts.collect() {
        Ok(drafts) => Reading::Puzzles(drafts),
        Err(error) => Reading::Broken(error),
    }
}

/// The documents of a text that is one link or more, each on a line of its own; nothing in place of those
/// that are broken.
fn links(text: &str) -> Option<Vec<Option<Document>>> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let loads: Option<Vec<String>> = lines.map(compressed).collect();
    let loads = loads.filter(|loads| !loads.is_empty());
    let document = |load: String| match serde_json::from_str(&lz::decode(&load)?).ok()? {
        Value::Object(document) => Some(document),
        _ => None,
    };
    Some(loads?.into_iter().map(document).collect())
}

/// The compressed part of a link, or of a text that is nothing else.
fn compressed(line: &str) -> Option<String> {
    let (before, _) = line.split_once(BEGINNING)?;
    let is_whole = before.is_empty() || before.ends_with('=') || before.ends_with("fpuz");
    if !is_whole || line.contains(char::is_whitespace) {
        return None;
    }
    // In an address, some of these characters stand for others.
    let load = &line[before.len()..];
    let load = load.split(['&', '#']).next().unwrap_or_default();
    Some(load.replace("%2B", "+").replace("%2F", "/").replace("%3D", "="))
}

/// Whether a text may be an object with a grid.
fn is_object(text: &str) -> bool {
    text.starts_with('{') && text.contains("\"grid\"")
}

/// The objects of a text, if the first has a grid of rows; nothing in place of what is none.
fn objects(text: &str) -> Option<Vec<Option<Document>>> {
    if !is_object(text) {
        return None;
    }
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let is_ours = |document: &Document| {
        let rows = document.get("grid").and_then(Value::as_array);
        let is_grid = rows.is_some_and(|rows| !rows.is_empty() && rows.iter().all(Value::is_array));
        is_grid && !document.contains_key("puzzle")
    };
    let document = |value: serde_json::Result<Value>| match value {
        Ok(Value::Object(document)) if is_ours(&document) => Some(document),
        _ => None,
    };
    let documents: Vec<Option<Document>> = values.map(document).collect();
    documents.first()?.as_ref()?;
    Some(documents)
}

fn write_document(draft: &Draft) -> Result<String, WriteError> {
    Ok(Value::Object(write::document(draft)?).to_string())
}

fn write_link(draft: &Draft) -> Result<String, WriteError> {
    let document = write_document(draft)?;
    Ok(format!("{ADDRESS}{}", lz_str::compress_to_base64(&document)))
}

/// The document that a draft comes from, if it is one of this format.
fn kept(draft: &Draft) -> Option<&Document> {
    let foreign = draft.foreign.as_ref().filter(|foreign| foreign.format == FPUZZLES.id);
    foreign.map(|foreign| &foreign.document)
}

/// A document to keep.
pub(super) fn keep(document: &Document) -> Arc<Foreign> {
    let unknown = clues::unknown(document);
    Arc::new(Foreign { format: FPUZZLES.id, document: document.clone(), unknown })
}

#[cfg(test)]
mod tests;
