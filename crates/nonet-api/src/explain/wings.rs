//! Wings: a cell whose every candidate leads to the same digit in another.

use nonet_core::{Cell, Digit, DigitSet};
use nonet_logic::{Cells, Role, Step};

use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, name, union};
use super::{Telling, chains, conclusion, notation, premises, spoken};
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let cells = |role| union(evidence.parts_as(role).map(|part| part.cells));
    let (pivots, pincers) = (cells(Role::Pivot), cells(Role::Pincer));
    let common = evidence.parts_as(Role::Common).next();
    let digit = common.and_then(|common| common.digits.first());
    let (Some(pivot), Some(digit)) = (pivots.first(), digit) else {
        return super::anything(step, speaker);
    };
    let holders = common.map_or(Cells::EMPTY, |common| common.cells);
    let mut text = premises::told(&evidence.premises, speaker);
    let cases = cases(pivot, &pincers, digit, speaker);
    text.extend(cases.unwrap_or_else(|| vec![counted(&(pivots | pincers), digit, speaker)]));
    if step.placements.is_empty() && step.eliminations.iter().all(|out| out.digit == digit) {
        text.push(chains::one_of(&holders, digit, step, speaker));
    } else {
        text.extend(conclusion::so(step, speaker));
    }
    let cells = pivots | pincers;
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    let digits = digits.fold(DigitSet::EMPTY, |all, digits| all | digits);
    let shown = speaker.all_digits(DigitSet::single(digit));
    let (middle, ends) =
        (levels::with_digits(&pivots, speaker), levels::with_digits(&pincers, speaker));
    let mut text = vec![spoken(text)];
    text.extend(notation::told(step, speaker).map(spoken));
    Telling {
        nudge: Look::around(pivot, speaker),
        what: levels::what(step, digits, Where::Around(pivot), speaker),
        place: if pivots.only().is_some() {
            message!(
                "place-wing",
                name = name(step),
                digits = shown,
                pivot = middle,
                pincers = ends
            )
        } else {
            message!(
                "place-wing-pivots",
                name = name(step),
                digits = shown,
                pivots = middle,
                pincers = ends
            )
        },
        text,
    }
}

/// What each candidate of the pivot leads to, if each leads straight to the common digit.
fn cases(
    pivot: Cell,
    pincers: &Cells,
    common: Digit,
    speaker: &Speaker<'_>,
) -> Option<Vec<Message>> {
    let board = speaker.board;
    let mut sentences = Vec::new();
    let mut others = board.candidates(pivot);
    let has_common = others.contains(common);
    others.remove(common);
    for digit in others {
        let both: DigitSet = [digit, common].into_iter().collect();
        let seen = *pincers & *board.peers(pivot);
        let pincer = seen.iter().find(|&pincer| board.candidates(pincer) == both)?;
        let (digit, common) = (speaker.digit(digit), speaker.digit(common));
        let pincer = speaker.cell(pincer);
        sentences.push(if sentences.is_empty() {
            let cell = speaker.cell(pivot);
            message!("wing-if", cell = cell, digit = digit, pincer = pincer, common = common)
        } else {
            message!("wing-if-it", digit = digit, pincer = pincer, common = common)
        });
    }
    if has_common {
        sentences.push(message!("wing-if-itself", common = speaker.digit(common)));
    }
    Some(sentences)
}

/// Why one of the cells has the common digit: there are not enough others.
fn counted(cells: &Cells, common: Digit, speaker: &Speaker<'_>) -> Message {
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    let mut digits = digits.fold(DigitSet::EMPTY, |all, digits| all | digits);
    digits.remove(common);
    message!(
        "wing-counted",
        count = cells.len(),
        others = digits.len(),
        digits = speaker.all_digits(digits),
        common = speaker.digit(common)
    )
}
