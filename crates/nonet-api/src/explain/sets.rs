//! Almost locked sets, and what is like them: groups of cells with hardly more digits than cells.

use nonet_core::{Digit, DigitSet};
use nonet_logic::{Part, Role, Step};

use super::speaker::{Speaker, kind, names, union, what};
use super::{Telling, chains, conclusion};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let sets: Vec<&Part> =
        [Role::SetA, Role::SetB, Role::SetC].iter().flat_map(|&r| evidence.parts_as(r)).collect();
    let cells = union(evidence.parts.iter().map(|part| part.cells));
    let text = if evidence.parts_as(Role::Restricted).next().is_some() {
        linked(step, &sets, speaker)
    } else {
        crossing(step, &sets, speaker)
    };
    let first = sets.first().map_or(cells, |set| set.cells);
    Telling {
        nudge: message!("look-cells", cells = speaker.all_cells(first.iter())),
        what: what(step),
        place: speaker.place(step, &cells),
        text: vec![text],
    }
}

/// What a group is: its cells and digits.
fn group(index: usize, set: &Part, speaker: &Speaker<'_>) -> Message {
    message!(
        "sets-group",
        group = letter(index),
        count = set.cells.len(),
        cells = speaker.all_cells(set.cells.iter()),
        digits = speaker.all_digits(set.digits),
        many = set.digits.len()
    )
}

/// The name of a group: A, B or C, as drawings have it.
fn letter(index: usize) -> char {
    char::from(b'A' + index as u8)
}

/// Groups linked by digits that only one of two can have.
fn linked(step: &Step, sets: &[&Part], speaker: &Speaker<'_>) -> Vec<Message> {
    let evidence = &step.evidence;
    let mut text: Vec<Message> =
        sets.iter().enumerate().map(|(index, set)| group(index, set, speaker)).collect();
    text.push(message!("sets-one-short"));
    let restricted: Vec<&Part> = evidence.parts_as(Role::Restricted).collect();
    let mut shared: Vec<(Digit, [usize; 2])> = Vec::new();
    for part in &restricted {
        let members: Vec<usize> =
            (0..sets.len()).filter(|&index| sets[index].cells.meets(&part.cells)).collect();
        let between = match members[..] {
            [first, second] => [first, second],
            // Cells of two groups at once, or of more than two: the first that have the digit.
            _ => [0, 1],
        };
        shared.extend(part.digits.iter().map(|digit| (digit, between)));
    }
    for &(digit, [first, second]) in &shared {
        text.push(message!(
            "sets-restricted",
            digit = speaker.digit(digit),
            group = letter(first),
            other = letter(second)
        ));
    }
    let commons: Vec<&Part> = evidence.parts_as(Role::Common).collect();
    let common = commons.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
    match (sets.len(), &shared[..]) {
        (2, [_]) => text.push(message!("sets-two", common = speaker.all_digits(common))),
        (3, [one, other]) => text.extend(three(one, other, common, speaker)),
        _ => text.push(message!("sets-locked")),
    }
    let is_told = shared.len() < sets.len()
        && step.placements.is_empty()
        && step.eliminations.iter().all(|out| common.contains(out.digit));
    if !is_told {
        text.extend(conclusion::so(step, speaker));
        return text;
    }
    for part in commons {
        for digit in part.digits {
            let mut gone = step.clone();
            gone.eliminations.retain(|out| out.digit == digit);
            if !gone.eliminations.is_empty() {
                text.push(chains::one_of(&part.cells, digit, &gone, speaker));
            }
        }
    }
    text
}

/// A group between two others must have one of two digits, and takes it from one of the others.
fn three(
    one: &(Digit, [usize; 2]),
    other: &(Digit, [usize; 2]),
    common: DigitSet,
    speaker: &Speaker<'_>,
) -> Option<Message> {
    let middle = *one.1.iter().find(|index| other.1.contains(index))?;
    let first = *one.1.iter().find(|&&index| index != middle)?;
    let second = *other.1.iter().find(|&&index| index != middle)?;
    Some(message!(
        "sets-three",
        middle = letter(middle),
        digit = speaker.digit(one.0),
        group = letter(first),
        other = speaker.digit(other.0),
        second = letter(second),
        common = speaker.all_digits(common)
    ))
}

/// Cells where a line and a box cross, with a few more of each.
fn crossing(step: &Step, sets: &[&Part], speaker: &Speaker<'_>) -> Vec<Message> {
    let evidence = &step.evidence;
    let bases: Vec<&Part> = evidence.parts_as(Role::Base).collect();
    let cells = union(bases.iter().chain(sets).map(|part| part.cells));
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    let digits = digits.fold(DigitSet::EMPTY, |all, digits| all | digits);
    let mut text = Vec::new();
    for base in &bases {
        let houses: Vec<_> = speaker.board.houses_holding(&base.cells).collect();
        text.push(message!(
            "crossing-cells",
            cells = speaker.all_cells(base.cells.iter()),
            houses = names(&houses)
        ));
    }
    text.push(message!(
        "crossing-count",
        count = cells.len(),
        cells = speaker.all_cells(cells.iter()),
        digits = speaker.all_digits(digits)
    ));
    for set in sets {
        let with_base = union(bases.iter().map(|base| base.cells)) | set.cells;
        let houses = speaker.board.houses_holding(&with_base);
        text.extend(houses.map(|house| {
            message!(
                "crossing-keeps",
                kind = kind(house),
                number = house.number(),
                house = house_name(house),
                digits = speaker.all_digits(set.digits),
                count = set.digits.len()
            )
        }));
    }
    text.push(message!("crossing-all"));
    text.extend(conclusion::so(step, speaker));
    text
}
