//! Uniqueness: a puzzle with a single solution cannot contain what could be turned into another.

use nonet_core::DigitSet;
use nonet_logic::{Candidate, Cells, Part, Premise, Role, Step};

use super::levels::{self, Where};
use super::look::Look;
use super::premises::Extras;
use super::speaker::{Speaker, kind, name, union};
use super::{Telling, chains, conclusion, premises, refutation, spoken};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let pattern: Vec<&Part> = evidence.parts_as(Role::Pattern).collect();
    let cells = union(pattern.iter().map(|part| part.cells));
    let digits = pattern.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
    let mut text = vec![message!("unique-relies")];
    text.extend(reasons(step, speaker));
    let extras = extras_of(&evidence.premises);
    let spoiled: Cells = extras.iter().map(|extra| extra.cell).collect();
    let is_loop = !cells.is_empty() && digits.len() == 2;
    let shown =
        if cells.is_empty() { premises::cells(&evidence.premises, speaker.board) } else { cells };
    Telling {
        nudge: if is_loop {
            message!("look-pattern", digits = speaker.all_digits(digits)).into()
        } else {
            Look::at_cells(shown, speaker)
        },
        what: levels::what(
            step,
            if is_loop { digits } else { levels::digits_of(&extras) },
            Where::BoxesOf(shown),
            speaker,
        ),
        place: if is_loop {
            message!(
                "place-pattern",
                name = name(step),
                digits = speaker.all_digits(digits),
                cells = speaker.all_cells(shown.iter()),
                count = spoiled.len(),
                others = speaker.all_cells(spoiled.iter())
            )
        } else {
            let extras: Vec<_> = extras.iter().map(|&extra| speaker.candidate(extra)).collect();
            message!("place-grave", name = name(step), extras = extras)
        },
        text: vec![spoken(text)],
    }
}

/// The premises, and what follows from them.
fn reasons(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let premises = &step.evidence.premises;
    if let [Premise::Unique { pattern, extras }] = &premises[..] {
        let cells: Cells = extras.iter().map(|extra| extra.cell).collect();
        let digits: DigitSet = extras.iter().map(|extra| extra.digit).collect();
        if let (Some(digit), None) = (digits.only(), cells.only())
            && step.placements.is_empty()
            && step.eliminations.iter().all(|out| out.digit == digit)
        {
            let mut why = premises::deadly(pattern, extras, speaker);
            why.extend(premises::spoiled(pattern, &cells, speaker));
            why.push(chains::so_one_of(&cells, digit, step, speaker));
            return why;
        }
    }
    let extras = extras_of(premises);
    if let Some(subset) = step.evidence.parts_as(Role::Subset).next() {
        let mut sentences = premises::told(premises, speaker);
        sentences.push(subset_told(subset, &extras, speaker));
        sentences.extend(conclusion::so(step, speaker));
        return sentences;
    }
    let is_refuted = premises.len() > 1 || is_spread(&extras);
    let named = if is_refuted && refutation::ends_in_pattern(step, speaker) {
        Extras::Implied
    } else {
        Extras::Named
    };
    let mut sentences = premises::told_with(premises, named, speaker);
    if is_refuted {
        sentences.extend(refutation::told(step, speaker));
    }
    sentences.extend(conclusion::so(step, speaker));
    sentences
}

/// All candidates of which premises say that one is true, or there would be a second solution.
fn extras_of(premises: &[Premise]) -> Vec<Candidate> {
    let extras = premises.iter().filter_map(|premise| match premise {
        Premise::Unique { extras, .. } => Some(extras),
        Premise::Cell { .. } | Premise::Place { .. } | Premise::Rule { .. } => None,
    });
    extras.flatten().copied().collect()
}

/// Whether candidates are of more than one cell.
fn is_spread(candidates: &[Candidate]) -> bool {
    candidates.windows(2).any(|pair| pair[0].cell != pair[1].cell)
}

/// The extra candidates count as one cell of a subset.
fn subset_told(subset: &Part, extras: &[Candidate], speaker: &Speaker<'_>) -> Message {
    let extra_cells: Cells = extras.iter().map(|extra| extra.cell).collect();
    let extra_digits: DigitSet = extras.iter().map(|extra| extra.digit).collect();
    let others = subset.cells.without(&extra_cells);
    let digits = subset.digits | extra_digits;
    let cells = speaker.all_cells(others.iter());
    let (count, digits) = (digits.len(), speaker.all_digits(digits));
    let extras = speaker.all_cells(extra_cells.iter());
    let extra_digits = speaker.any_digit(extra_digits);
    match subset.house {
        Some(house) => message!(
            "unique-subset-in",
            extras = extras,
            extra_digits = extra_digits,
            cells = cells,
            count = count,
            digits = digits,
            kind = kind(house),
            number = house.number(),
            house = house_name(house)
        ),
        None => message!(
            "unique-subset",
            extras = extras,
            extra_digits = extra_digits,
            cells = cells,
            count = count,
            digits = digits
        ),
    }
}
