//! Notation of what is no chain of links by itself: wings and sets in Eureka notation, fish and crossings as
//! solvers write them.
//!
//! An almost locked set is `(7=24)r1c25`: either it has the 7, or it has both others. So a wing and two sets
//! that share a digit are chains: `(7=24)r1c25 - (4=7)r3c5`.

use nonet_core::{Cell, Digit, DigitSet, House};
use nonet_logic::{Cells, Part, Role, Step};

use super::{cells_id, house_id, set_id};
use crate::explain::sets;
use crate::explain::speaker::{Speaker, common_kind, union};

/// A wing, as a chain of its cells.
pub(super) fn wing(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let cells = |role| union(step.evidence.parts_as(role).map(|part| part.cells));
    let (pivots, pincers) = (cells(Role::Pivot), cells(Role::Pincer));
    let common = step.evidence.parts_as(Role::Common).next()?.digits.only()?;
    let ends: Vec<Cell> = pincers.iter().collect();
    if let (Some(pivot), [one, other]) = (pivots.only(), &ends[..])
        && speaker.board.candidates(pivot).len() == 2
    {
        let [first, middle, last] = [*one, pivot, *other].map(Cells::single);
        let in_both = |end: &Cells| (digits_of(end, speaker) & digits_of(&middle, speaker)).only();
        let (to, from) = (in_both(&first)?, in_both(&last)?);
        let sets = [(common, first, to), (to, middle, from), (from, last, common)];
        return Some(chain(&sets, speaker));
    }
    let all: Vec<Cell> = (pivots | pincers).iter().collect();
    // Any way to part them into two sets that share a digit will do, the smallest first.
    let mut ways: Vec<u32> = (1..(1 << all.len()) - 1).collect();
    ways.sort_by_key(|way| way.count_ones());
    ways.into_iter().find_map(|way| {
        let is_in = |index: usize| way >> index & 1 == 1;
        let part = |wanted: bool| -> Cells {
            let chosen = all.iter().enumerate().filter(|(index, _)| is_in(*index) == wanted);
            chosen.map(|(_, &cell)| cell).collect()
        };
        let (one, other) = (part(true), part(false));
        let is_set = |set: &Cells| digits_of(set, speaker).len() == set.len() + 1;
        let shared = digits_of(&one, speaker) & digits_of(&other, speaker);
        if !is_set(&one) || !is_set(&other) || !shared.contains(common) {
            return None;
        }
        let link = shared
            .iter()
            .find(|&digit| digit != common && see_each_other(&one, &other, digit, speaker))?;
        Some(chain(&[(common, one, link), (link, other, common)], speaker))
    })
}

/// Whether all places of a digit in one set see all those in the other.
fn see_each_other(one: &Cells, other: &Cells, digit: Digit, speaker: &Speaker<'_>) -> bool {
    let places = *speaker.board.cells_with(digit);
    let seen = speaker.board.common_peers(&(*one & places));
    (*other & places).without(&seen).is_empty()
}

/// Almost locked sets that share digits, as a chain of them; one for each digit that follows.
pub(super) fn linked_sets(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let evidence = &step.evidence;
    let all = sets::all(step);
    let shared = sets::shared(step, &all);
    let cells = |index: usize| all[index].cells;
    let commons = evidence.parts_as(Role::Common);
    let commons = commons.fold(DigitSet::EMPTY, |digits, part| digits | part.digits);
    let gone: DigitSet = step.eliminations.iter().map(|out| out.digit).collect();
    match (&all[..], &shared[..]) {
        ([_, _], [(link, _)]) => {
            let chains = (commons & gone).iter().map(|common| {
                chain(&[(common, cells(0), *link), (*link, cells(1), common)], speaker)
            });
            Some(chains.collect::<Vec<_>>().join("; "))
        }
        ([_, _], [(one, _), (other, _)]) => {
            let around = chain(&[(*one, cells(0), *other), (*other, cells(1), *one)], speaker);
            let start = set_id(&cells(0), speaker.board.layout());
            Some(format!("{around} - ({}){start}", speaker.digit(*one)))
        }
        ([_, _, _], [one, other]) => {
            let (first, middle, last) = sets::in_order(one, other)?;
            let chains = (commons & gone).iter().map(|common| {
                let sets = [
                    (common, cells(first), one.0),
                    (one.0, cells(middle), other.0),
                    (other.0, cells(last), common),
                ];
                chain(&sets, speaker)
            });
            Some(chains.collect::<Vec<_>>().join("; "))
        }
        _ => None,
    }
}

/// Sets, each entered by one digit and left by another: `(7=24)r1c25 - (4=7)r3c5`.
fn chain(sets: &[(Digit, Cells, Digit)], speaker: &Speaker<'_>) -> String {
    let one = |&(enter, cells, leave): &(Digit, Cells, Digit)| {
        let mut rest = digits_of(&cells, speaker);
        rest.remove(enter);
        rest.remove(leave);
        let rest: String = rest.iter().map(|digit| speaker.digit(digit)).collect();
        let (enter, leave) = (speaker.digit(enter), speaker.digit(leave));
        format!("({enter}={rest}{leave}){}", set_id(&cells, speaker.board.layout()))
    };
    sets.iter().map(one).collect::<Vec<_>>().join(" - ")
}

/// The candidates of cells.
fn digits_of(cells: &Cells, speaker: &Speaker<'_>) -> DigitSet {
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    digits.fold(DigitSet::EMPTY, |all, digits| all | digits)
}

/// A fish by its lines: `6 r27 c28`, with its fins: `9 r258 c146 fr8c5`.
pub(super) fn fish(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let houses = |role| -> Vec<House> {
        step.evidence.parts_as(role).filter_map(|part: &Part| part.house).collect()
    };
    let (bases, covers) = (houses(Role::Base), houses(Role::Cover));
    let digit = step.evidence.parts_as(Role::Base).next()?.digits.first()?;
    if bases.len() < 2 {
        return None;
    }
    let fins = union(step.evidence.parts_as(Role::Fin).map(|part| part.cells));
    let fins = if fins.is_empty() {
        String::new()
    } else {
        format!(" f{}", cells_id(&fins, speaker.board.layout()))
    };
    let (bases, covers) = (houses_id(&bases), houses_id(&covers));
    Some(format!("{} {bases} {covers}{fins}", speaker.digit(digit)))
}

/// `r258` for houses of one kind, otherwise one by one: `r2b3`.
fn houses_id(houses: &[House]) -> String {
    let is_readable = houses.iter().all(|house| house.number() < 10);
    match houses.split_first() {
        Some((first, rest)) if is_readable && common_kind(houses).is_some() => {
            let numbers: String = rest.iter().map(|house| house.number().to_string()).collect();
            format!("{}{numbers}", house_id(*first))
        }
        _ => houses.iter().map(|&house| house_id(house)).collect::<Vec<_>>().join(","),
    }
}

/// Where two houses cross, with the sets: `r7c789 {13479}, r7c4 {179}, r8c8 {34}`.
pub(super) fn crossing(step: &Step, speaker: &Speaker<'_>) -> Option<String> {
    let parts = [Role::Base, Role::SetA, Role::SetB];
    let parts: Vec<&Part> = parts.iter().flat_map(|&role| step.evidence.parts_as(role)).collect();
    let one = |part: &&Part| {
        let digits = digits_of(&part.cells, speaker);
        let digits: String = digits.iter().map(|digit| speaker.digit(digit)).collect();
        format!("{} {{{digits}}}", cells_id(&part.cells, speaker.board.layout()))
    };
    (parts.len() == 3).then(|| parts.iter().map(one).collect::<Vec<_>>().join(", "))
}
