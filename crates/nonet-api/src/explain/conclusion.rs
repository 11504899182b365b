//! Conclusions: what goes in and what goes out.

use nonet_core::{Cell, DigitSet};
use nonet_logic::{Candidate, Cells, Step};

use super::speaker::Speaker;
use crate::message;
use crate::words::Message;

/// How a conclusion begins.
#[derive(Clone, Copy)]
enum How {
    /// "So …"
    So,
    /// "Either way …"
    Either,
    /// "In each case …"
    Each,
    /// "That is impossible, so …"
    Refuted,
    /// "Also …"
    Also,
    /// "And …"
    And,
}

impl How {
    /// For sentences to choose by.
    fn id(self) -> &'static str {
        match self {
            How::So => "so",
            How::Either => "either",
            How::Each => "each",
            How::Refuted => "refuted",
            How::Also => "also",
            How::And => "and",
        }
    }
}

/// The conclusions of a step, as what follows from what was just said.
pub(super) fn so(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    told(step, How::So, speaker)
}

/// The conclusions of a step, after a sentence that tells what is impossible if they do not hold.
pub(super) fn refuted(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    told(step, How::Refuted, speaker)
}

/// The conclusions of a step, as what follows whichever of the cases just told is true.
pub(super) fn either_way(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    told(step, How::Either, speaker)
}

/// The conclusions of a step, as what follows from every one of so many cases.
pub(super) fn in_each_case(step: &Step, cases: usize, speaker: &Speaker<'_>) -> Vec<Message> {
    told(step, if cases > 2 { How::Each } else { How::Either }, speaker)
}

fn told(step: &Step, first: How, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = Vec::new();
    let how = |said: &[Message]| match said.len() {
        0 => first.id(),
        1 => How::Also.id(),
        _ => How::And.id(),
    };
    for placed in &step.placements {
        let (cell, digit) = (speaker.cell(placed.cell), speaker.digit(placed.digit));
        sentences.push(message!("conclude-in", how = how(&sentences), cell = cell, digit = digit));
    }
    for (digits, cells) in groups(&step.eliminations) {
        sentences.push(message!(
            "conclude-out",
            how = how(&sentences),
            count = digits.len(),
            digits = speaker.any_digit(digits),
            places = cells.len(),
            cells = speaker.all_cells(cells.iter())
        ));
    }
    sentences
}

/// Candidates as sets of digits in sets of cells, as few as there can easily be.
pub(super) fn groups(candidates: &[Candidate]) -> Vec<(DigitSet, Cells)> {
    let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
    let by_digit = merged(digits.iter().map(|digit| {
        let cells = candidates.iter().filter(|candidate| candidate.digit == digit);
        (DigitSet::single(digit), cells.map(|candidate| candidate.cell).collect())
    }));
    let cells: Cells = candidates.iter().map(|candidate| candidate.cell).collect();
    let by_cell = merged(cells.iter().map(|cell: Cell| {
        let digits = candidates.iter().filter(|candidate| candidate.cell == cell);
        (digits.map(|candidate| candidate.digit).collect(), Cells::single(cell))
    }));
    if by_cell.len() < by_digit.len() { by_cell } else { by_digit }
}

/// Groups with the same cells or the same digits as one.
fn merged(parts: impl Iterator<Item = (DigitSet, Cells)>) -> Vec<(DigitSet, Cells)> {
    let mut groups: Vec<(DigitSet, Cells)> = Vec::new();
    for (digits, cells) in parts {
        if let Some(same) = groups.iter_mut().find(|group| group.1 == cells) {
            same.0 |= digits;
        } else if let Some(same) = groups.iter_mut().find(|group| group.0 == digits) {
            same.1 |= cells;
        } else {
            groups.push((digits, cells));
        }
    }
    groups
}
