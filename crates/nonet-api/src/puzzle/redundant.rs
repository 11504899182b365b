//! Givens that a puzzle could do without.

use nonet_core::{Cell, Draft, Entry};
use schemars::JsonSchema;
use serde::Serialize;

use super::search::{SearchOptions, Shown, search};
use crate::answer::Refusal;
use crate::explain::cell_id;
use crate::host::{Event, Host};
use crate::steps::CandidateData;
use crate::words::Words;

/// Which givens of a puzzle with one solution could go, each by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Redundancy {
    /// How many givens there are.
    pub givens: usize,
    /// Whether the puzzle is minimal: without any of its givens it would have several solutions.
    pub minimal: bool,
    /// The givens without which, each taken alone, the solution is still the only one.
    pub redundant: Vec<CandidateData>,
}

/// Which givens of a puzzle with one solution could go; nothing if the host has stopped the search.
pub(super) fn redundancy(
    draft: &Draft,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Option<Redundancy>, Refusal> {
    let givens: Vec<Cell> = givens(draft);
    let mut redundant = Vec::new();
    for (index, &cell) in givens.iter().enumerate() {
        if host.hear(&Event::share(index as f64 / givens.len() as f64)).is_break() {
            return Ok(None);
        }
        let options = SearchOptions::up_to(2);
        let findings = search(&without(draft, cell), &options, &Shown::NOTHING, words, host)?;
        if findings.stopped {
            return Ok(None);
        }
        if let (Some(true), Some(digit)) = (findings.is_unique(), draft.entry(cell).digit()) {
            let cell = cell_id(cell, &draft.layout);
            redundant.push(CandidateData { cell, digit: digit.number() });
        }
    }
    let (givens, minimal) = (givens.len(), redundant.is_empty());
    Ok(Some(Redundancy { givens, minimal, redundant }))
}

/// The cells that hold the question: the givens, or whatever is filled if nothing is given.
fn givens(draft: &Draft) -> Vec<Cell> {
    let has_givens = draft.given_count() > 0;
    let is_given = |cell: &Cell| match draft.entry(*cell) {
        Entry::Given(_) => true,
        Entry::Placed(_) => !has_givens,
        Entry::Empty | Entry::Marked => false,
    };
    draft.layout.cells().filter(is_given).collect()
}

/// A draft without what stands in a cell.
fn without(draft: &Draft, cell: Cell) -> Draft {
    let mut draft = draft.clone();
    draft.entries[cell.index()] = Entry::Empty;
    if let Some(marks) = &mut draft.pencil_marks {
        marks[cell.index()] = draft.layout.digits();
    }
    draft
}
