//! Almost locked sets, and what is like them: groups of cells with hardly more digits than cells.

use nonet_core::{Digit, DigitSet};
use nonet_logic::{Part, Role, Step};

use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, kind, name, names, union};
use super::{Telling, chains, conclusion, notation, spoken};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let sets = all(step);
    let cells = union(evidence.parts.iter().map(|part| part.cells));
    let text = if evidence.parts_as(Role::Restricted).next().is_some() {
        linked(step, &sets, speaker)
    } else {
        crossing(step, &sets, speaker)
    };
    let first = sets.first().map_or(cells, |set| set.cells);
    let roles = [Role::Restricted, Role::Common];
    let linking = roles.iter().flat_map(|&role| evidence.parts_as(role));
    let mut digits = linking.fold(DigitSet::EMPTY, |all, part| all | part.digits);
    if digits.is_empty() {
        digits = sets.iter().fold(DigitSet::EMPTY, |all, set| all | set.digits);
    }
    let mut text = vec![spoken(text)];
    text.extend(notation::told(step, speaker).map(spoken));
    Telling {
        nudge: Look::at_cells(first, speaker),
        what: levels::what(step, digits, Where::BoxesOf(cells), speaker),
        place: place(step, &sets, speaker)
            .unwrap_or_else(|| levels::place(step, digits, &cells, speaker)),
        text,
    }
}

/// The sets of a step, in the order of their letters.
pub(super) fn all(step: &Step) -> Vec<&Part> {
    let roles = [Role::SetA, Role::SetB, Role::SetC];
    roles.iter().flat_map(|&role| step.evidence.parts_as(role)).collect()
}

/// Digits of which only one of two sets, by their indices, can have each.
pub(super) fn shared(step: &Step, sets: &[&Part]) -> Vec<(Digit, [usize; 2])> {
    let mut shared = Vec::new();
    for part in step.evidence.parts_as(Role::Restricted) {
        let members: Vec<usize> =
            (0..sets.len()).filter(|&index| sets[index].cells.meets(&part.cells)).collect();
        let between = match members[..] {
            [first, second] => [first, second],
            // Cells of two sets at once, or of more than two: the first that have the digit.
            _ => [0, 1],
        };
        shared.extend(part.digits.iter().map(|digit| (digit, between)));
    }
    shared
}

/// Of three sets the first, the one between, and the last, by their indices.
pub(super) fn in_order(
    one: &(Digit, [usize; 2]),
    other: &(Digit, [usize; 2]),
) -> Option<(usize, usize, usize)> {
    let middle = *one.1.iter().find(|index| other.1.contains(index))?;
    let first = *one.1.iter().find(|&&index| index != middle)?;
    let last = *other.1.iter().find(|&&index| index != middle)?;
    Some((first, middle, last))
}

/// The sets with their cells and digits.
fn place(step: &Step, sets: &[&Part], speaker: &Speaker<'_>) -> Option<Message> {
    let evidence = &step.evidence;
    let cells = |set: &Part| speaker.all_cells(set.cells.iter());
    let digits = |set: &Part| speaker.all_digits(set.digits);
    let restricted = evidence.parts_as(Role::Restricted);
    let restricted = restricted.fold(DigitSet::EMPTY, |all, part| all | part.digits);
    match (sets, evidence.parts_as(Role::Base).next()) {
        ([a, b], Some(base)) => {
            let houses: Vec<_> = speaker.board.houses_holding(&base.cells).collect();
            Some(message!(
                "place-crossing",
                name = name(step),
                cells = cells(base),
                houses = names(&houses),
                cells_a = cells(a),
                digits_a = digits(a),
                cells_b = cells(b),
                digits_b = digits(b)
            ))
        }
        ([a, b], None) => Some(message!(
            "place-sets",
            name = name(step),
            cells = cells(a),
            digits = digits(a),
            cells_b = cells(b),
            digits_b = digits(b),
            count = restricted.len(),
            restricted = speaker.all_digits(restricted)
        )),
        ([a, b, c], None) => match shared(step, sets)[..] {
            [(digit, [set, other]), (second, [third, fourth])] => Some(message!(
                "place-sets-three",
                name = name(step),
                cells = cells(a),
                digits = digits(a),
                cells_b = cells(b),
                digits_b = digits(b),
                cells_c = cells(c),
                digits_c = digits(c),
                set = letter(set),
                other = letter(other),
                digit = speaker.digit(digit),
                third = letter(third),
                fourth = letter(fourth),
                second = speaker.digit(second)
            )),
            _ => None,
        },
        _ => None,
    }
}

/// What a set is: its cells and digits.
fn set_told(index: usize, set: &Part, speaker: &Speaker<'_>) -> Message {
    let house = levels::house_of(&set.cells, speaker);
    message!(
        "sets-set",
        kind = kind(house),
        number = house.number(),
        house = house_name(house),
        set = letter(index),
        count = set.cells.len(),
        cells = speaker.all_cells(set.cells.iter()),
        digits = speaker.all_digits(set.digits)
    )
}

/// The name of a set: A, B or C, as drawings have it.
fn letter(index: usize) -> char {
    char::from(b'A' + index as u8)
}

/// Sets linked by digits that only one of two can have.
fn linked(step: &Step, sets: &[&Part], speaker: &Speaker<'_>) -> Vec<Message> {
    let evidence = &step.evidence;
    let mut text: Vec<Message> =
        sets.iter().enumerate().map(|(index, set)| set_told(index, set, speaker)).collect();
    text.push(message!("sets-one-short"));
    let shared = shared(step, sets);
    for (index, &(digit, [first, second])) in shared.iter().enumerate() {
        let (digit, set, other) = (speaker.digit(digit), letter(first), letter(second));
        text.push(if index == 0 {
            message!("sets-restricted", digit = digit, set = set, other = other)
        } else {
            message!("sets-restricted-too", digit = digit, set = set, other = other)
        });
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

/// A set between two others must have one of two digits, and takes it from one of the others.
fn three(
    one: &(Digit, [usize; 2]),
    other: &(Digit, [usize; 2]),
    common: DigitSet,
    speaker: &Speaker<'_>,
) -> Option<Message> {
    let (first, middle, second) = in_order(one, other)?;
    Some(message!(
        "sets-three",
        middle = letter(middle),
        digit = speaker.digit(one.0),
        set = letter(first),
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
    let mut text = vec![message!(
        "crossing-count",
        count = cells.len(),
        cells = speaker.all_cells(cells.iter()),
        digits = speaker.all_digits(digits)
    )];
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
