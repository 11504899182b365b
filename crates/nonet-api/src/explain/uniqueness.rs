//! Uniqueness: a puzzle with a single solution cannot contain what could be turned into another.

use nonet_core::DigitSet;
use nonet_logic::{Cells, Part, Premise, Role, Step};

use super::speaker::{Speaker, kind, union};
use super::{Telling, chains, conclusion, premises, refutation};
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let pattern: Vec<&Part> = evidence.parts_as(Role::Pattern).collect();
    let cells = union(pattern.iter().map(|part| part.cells));
    let digits = pattern.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
    let mut text = vec![message!("unique-relies")];
    text.extend(premises::told(&evidence.premises, speaker));
    text.extend(reasons(step, speaker));
    let is_loop = !cells.is_empty() && digits.len() == 2;
    let shown =
        if cells.is_empty() { premises::cells(&evidence.premises, speaker.board) } else { cells };
    Telling {
        nudge: if is_loop {
            message!("look-pattern", digits = speaker.all_digits(digits))
        } else {
            message!("look-cells", cells = speaker.all_cells(shown.iter()))
        },
        what: if is_loop { speaker.what_on(step, digits) } else { speaker.what(step) },
        place: speaker.place(step, &shown),
        text: vec![text],
    }
}

/// From the premises to the conclusions, with these.
fn reasons(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let evidence = &step.evidence;
    let extras: Vec<_> = evidence
        .premises
        .iter()
        .filter_map(|premise| match premise {
            Premise::Unique { extras, .. } => Some(extras),
            Premise::Cell { .. } | Premise::Place { .. } => None,
        })
        .flatten()
        .copied()
        .collect();
    let cells: Cells = extras.iter().map(|extra| extra.cell).collect();
    let digits: DigitSet = extras.iter().map(|extra| extra.digit).collect();
    let is_all = evidence.premises.len() == 1;
    if let (true, Some(digit), None) = (is_all, digits.only(), cells.only())
        && step.placements.is_empty()
        && step.eliminations.iter().all(|out| out.digit == digit)
    {
        return vec![chains::one_of(&cells, digit, step, speaker)];
    }
    let mut sentences = Vec::new();
    if let Some(subset) = evidence.parts_as(Role::Subset).next() {
        sentences.push(subset_told(subset, &cells, digits, speaker));
    } else if !is_all {
        sentences.extend(refutation::told(step, speaker));
    }
    sentences.extend(conclusion::so(step, speaker));
    sentences
}

/// The extra candidates count as one cell of a subset.
fn subset_told(
    subset: &Part,
    extra_cells: &Cells,
    extra_digits: DigitSet,
    speaker: &Speaker<'_>,
) -> Message {
    let others = subset.cells.without(extra_cells);
    let digits = subset.digits | extra_digits;
    let cells = speaker.all_cells(others.iter());
    let (count, digits) = (digits.len(), speaker.all_digits(digits));
    let extras = speaker.all_cells(extra_cells.iter());
    match subset.house {
        Some(house) => message!(
            "unique-subset-in",
            extras = extras,
            cells = cells,
            count = count,
            digits = digits,
            kind = kind(house),
            number = house.number()
        ),
        None => message!(
            "unique-subset",
            extras = extras,
            cells = cells,
            count = count,
            digits = digits
        ),
    }
}
