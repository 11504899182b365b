//! Premises, one by one: what is true in the position.

use nonet_core::{Cell, Digit, DigitSet, House};
use nonet_logic::{Board, Candidate, Cells, Deadly, Premise};

use super::speaker::{Speaker, kind};
use crate::describe::house_name;
use crate::message;
use crate::words::{Argument, Message};

/// What was said last, so that it need not be said again.
#[derive(Clone, Copy, PartialEq)]
enum Last<'a> {
    Nothing,
    Place(House, Digit),
    Rule(&'a [usize]),
}

/// Whether the extra candidates of a pattern are named, of which one must be true.
#[derive(Clone, Copy)]
pub(super) enum Extras {
    Named,
    /// What follows tells what would be without them.
    Implied,
}

/// A sentence for every premise, in their order. Neighbours that say the same of several cells share
/// one.
pub(super) fn told(premises: &[Premise], speaker: &Speaker<'_>) -> Vec<Message> {
    told_with(premises, Extras::Named, speaker)
}

/// The same with the extra candidates of a pattern or without.
pub(super) fn told_with(
    premises: &[Premise],
    named: Extras,
    speaker: &Speaker<'_>,
) -> Vec<Message> {
    let mut sentences = Vec::new();
    let mut last = Last::Nothing;
    let mut rest = premises;
    while let Some((premise, after)) = rest.split_first() {
        rest = after;
        match premise {
            Premise::Cell { digits, .. } => {
                let alike = premises_alike(*digits, premise, rest);
                rest = &rest[alike.len() - 1..];
                sentences.push(cells_premise(&alike, *digits, speaker));
                last = Last::Nothing;
            }
            Premise::Place { house, digit, cells } => {
                let alike = places_alike(*house, cells, premise, rest);
                if alike.len() > 1 {
                    rest = &rest[alike.len() - 1..];
                    sentences.push(places_premise(*house, alike, cells, last, speaker));
                } else {
                    sentences.push(place_premise(*house, *digit, cells, last, speaker));
                }
                last = Last::Place(*house, *digit);
            }
            Premise::Unique { pattern, extras } => {
                sentences.extend(deadly(pattern, extras, speaker));
                if let Extras::Named = named {
                    sentences.push(extras_told(extras, speaker));
                }
                last = Last::Nothing;
            }
            Premise::Rule { clues, candidates } => {
                sentences.push(rule_premise(clues, candidates, last, speaker));
                last = Last::Rule(clues);
            }
        }
    }
    sentences
}

/// The cells of a premise and of those right after it that have the same candidates.
fn premises_alike(digits: DigitSet, first: &Premise, rest: &[Premise]) -> Vec<Cell> {
    let alike = std::iter::once(first).chain(rest).map_while(|premise| match premise {
        Premise::Cell { cell, digits: others } if *others == digits => Some(*cell),
        _ => None,
    });
    alike.collect()
}

fn cells_premise(cells: &[Cell], digits: DigitSet, speaker: &Speaker<'_>) -> Message {
    let (count, digits) = (cells.len(), speaker.any_digit(digits));
    let cells = speaker.all_cells(cells.iter().copied());
    message!("premise-cells", count = count, cells = cells, digits = digits)
}

/// The digits of a premise and of those right after it that have the same places in the house.
fn places_alike(house: House, cells: &Cells, first: &Premise, rest: &[Premise]) -> DigitSet {
    let alike = std::iter::once(first).chain(rest).map_while(|premise| match premise {
        Premise::Place { house: there, digit, cells: others }
            if *there == house && others == cells =>
        {
            Some(*digit)
        }
        _ => None,
    });
    alike.collect()
}

/// Several digits that have the same places in a house.
fn places_premise(
    house: House,
    digits: DigitSet,
    cells: &Cells,
    last: Last<'_>,
    speaker: &Speaker<'_>,
) -> Message {
    let (digits, places) = (speaker.all_digits(digits), speaker.any_cell(cells.iter()));
    let (kind, number) = (kind(house), house.number());
    match last {
        Last::Place(there, _) if there == house => {
            message!("premise-places-there", digits = digits, cells = places)
        }
        _ => message!(
            "premise-places",
            kind = kind,
            number = number,
            house = house_name(house),
            digits = digits,
            cells = places
        ),
    }
}

fn place_premise(
    house: House,
    digit: Digit,
    cells: &Cells,
    last: Last<'_>,
    speaker: &Speaker<'_>,
) -> Message {
    let (symbol, places) = (speaker.digit(digit), speaker.any_cell(cells.iter()));
    let (kind, number) = (kind(house), house.number());
    match last {
        Last::Place(there, _) if there == house => {
            message!("premise-place-there", digit = symbol, cells = places)
        }
        Last::Place(_, it) if it == digit => {
            message!(
                "premise-place-again",
                kind = kind,
                number = number,
                house = house_name(house),
                cells = places
            )
        }
        _ => message!(
            "premise-place",
            kind = kind,
            number = number,
            house = house_name(house),
            digit = symbol,
            cells = places
        ),
    }
}

/// What clues leave: the digits of a cell, or one of several candidates.
fn rule_premise(
    clues: &[usize],
    candidates: &[Candidate],
    last: Last<'_>,
    speaker: &Speaker<'_>,
) -> Message {
    let is_again = last == Last::Rule(clues);
    let clues = speaker.clues(clues);
    let cells: Cells = candidates.iter().map(|candidate| candidate.cell).collect();
    match cells.only() {
        Some(cell) => {
            let digits = candidates.iter().map(|candidate| candidate.digit).collect();
            let (cell, digits) = (speaker.cell(cell), speaker.any_digit(digits));
            if is_again {
                message!("premise-rule-again", cell = cell, digits = digits)
            } else {
                message!("premise-rule", clues = clues, cell = cell, digits = digits)
            }
        }
        None => {
            let named = candidates.iter().map(|&candidate| speaker.candidate(candidate).into());
            let named = Argument::Any(named.collect());
            message!("premise-rule-any", clues = clues, candidates = named)
        }
    }
}

/// Why one of the extra candidates is true.
pub(super) fn deadly(
    pattern: &Deadly,
    extras: &[Candidate],
    speaker: &Speaker<'_>,
) -> Vec<Message> {
    match pattern {
        Deadly::Loop { cells, digits } => {
            let mut cells = cells.clone();
            // Four cells are found in any order; more are followed around.
            if cells.len() == 4 {
                cells.sort_unstable();
            }
            let has_extra = |cell: &Cell| extras.iter().any(|extra| extra.cell == *cell);
            let (spoiled, others): (Vec<Cell>, Vec<Cell>) =
                cells.iter().partition(|c| has_extra(c));
            if others.is_empty() {
                let (cells, digits) = (speaker.all_cells(cells), speaker.all_digits(*digits));
                return vec![message!("unique-loop", cells = cells, digits = digits)];
            }
            let mut sentences = rest_of_pattern(&others, speaker);
            sentences.push(message!(
                "unique-loop-too",
                others = spoiled.len(),
                cells = speaker.all_cells(spoiled),
                digits = speaker.any_digit(*digits),
                count = cells.len()
            ));
            sentences
        }
        Deadly::Grave => {
            let extras: Vec<_> = extras.iter().map(|&extra| speaker.candidate(extra)).collect();
            vec![message!("unique-grave", extras = extras)]
        }
    }
}

/// What those cells of a pattern can be that have an extra candidate, all the same one. Of a grave that has been said.
pub(super) fn spoiled(pattern: &Deadly, cells: &Cells, speaker: &Speaker<'_>) -> Vec<Message> {
    match pattern {
        Deadly::Loop { .. } => candidates_of(cells.iter(), speaker),
        Deadly::Grave => Vec::new(),
    }
}

/// What those cells of a pattern are that have no extra candidates: nothing but its digits.
fn rest_of_pattern(cells: &[Cell], speaker: &Speaker<'_>) -> Vec<Message> {
    let board = speaker.board;
    let (placed, open): (Vec<Cell>, Vec<Cell>) =
        cells.iter().partition(|&&cell| board.value(cell).is_some());
    let mut sentences = Vec::new();
    if !placed.is_empty() {
        let values = placed.iter().filter_map(|&cell| board.value(cell));
        let values = values.map(|value| speaker.digit(value).into()).collect();
        sentences.push(message!(
            "unique-placed",
            count = placed.len(),
            cells = speaker.all_cells(placed),
            digits = Argument::All(values)
        ));
    }
    sentences.extend(candidates_of(open, speaker));
    sentences
}

/// What empty cells can be. Those with the same candidates share a sentence.
fn candidates_of(cells: impl IntoIterator<Item = Cell>, speaker: &Speaker<'_>) -> Vec<Message> {
    let premise = |cell| Premise::Cell { cell, digits: speaker.board.candidates(cell) };
    let mut premises: Vec<Premise> = cells.into_iter().map(premise).collect();
    premises.sort_by_key(|premise| match premise {
        Premise::Cell { cell, digits } => (digits.mask(), *cell),
        _ => unreachable!("all are cells"),
    });
    told(&premises, speaker)
}

fn extras_told(extras: &[Candidate], speaker: &Speaker<'_>) -> Message {
    let cells: Cells = extras.iter().map(|extra| extra.cell).collect();
    let digits: DigitSet = extras.iter().map(|extra| extra.digit).collect();
    match (cells.only(), digits.only()) {
        (Some(cell), _) => {
            let digits = speaker.any_digit(digits);
            message!("unique-extra-cell", cell = speaker.cell(cell), digits = digits)
        }
        (None, Some(digit)) => {
            let cells = speaker.all_cells(cells.iter());
            message!("unique-extra-digit", cells = cells, digit = speaker.digit(digit))
        }
        (None, None) => {
            let mut extras = extras.to_vec();
            extras.sort_unstable();
            let extras = extras.iter().map(|&extra| speaker.candidate(extra).into());
            message!("unique-extra-any", extras = Argument::Any(extras.collect()))
        }
    }
}

/// Every cell that premises are about.
pub(super) fn cells(premises: &[Premise], board: &Board) -> Cells {
    premises.iter().fold(Cells::EMPTY, |all, premise| {
        all | match premise {
            Premise::Cell { cell, .. } => Cells::single(*cell),
            Premise::Place { cells, .. } => *cells,
            Premise::Unique { pattern: Deadly::Loop { cells, .. }, .. } => {
                cells.iter().copied().collect()
            }
            Premise::Unique { pattern: Deadly::Grave, extras } => {
                let cells = extras.iter().map(|extra| extra.cell);
                cells.filter(|cell| board.empty_cells().contains(*cell)).collect()
            }
            Premise::Rule { candidates, .. } => candidates.iter().map(|one| one.cell).collect(),
        }
    })
}
