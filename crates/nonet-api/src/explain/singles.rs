//! Singles: the only place for a digit, or the only digit for a cell, and what rules out the others.

use nonet_core::rule::Clue;
use nonet_core::{Cell, Digit, DigitSet, House, Layout};
use nonet_logic::{Candidate, Cells, Premise, Step};

use super::inference::How;
use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, kind, name};
use super::{Telling, conclusion, premises, refutation, spoken};
use crate::describe::{house_name, rule_name};
use crate::message;
use crate::words::Message;

pub(super) fn tell(
    step: &Step,
    placed: Candidate,
    premise: &Premise,
    speaker: &Speaker<'_>,
) -> Telling {
    let house = match premise {
        Premise::Place { house, .. } => *house,
        // A box is where one looks for a cell.
        _ => levels::region(placed.cell, speaker),
    };
    let mut text = match premise {
        Premise::Place { house, digit, .. } => only_place(*house, *digit, placed.cell, speaker),
        Premise::Cell { cell, .. } => only_digit(*cell, placed.digit, speaker),
        Premise::Unique { .. } | Premise::Rule { .. } => {
            premises::told(std::slice::from_ref(premise), speaker)
        }
    };
    text.extend(conclusion::so(step, speaker));
    Telling {
        nudge: Look::at_house(house, speaker),
        what: match premise {
            Premise::Place { digit, .. } if !is_last(house, speaker) => {
                let digits = DigitSet::single(*digit);
                levels::what(step, digits, Where::Houses(vec![house]), speaker)
            }
            _ => levels::what_in(step, house),
        },
        place: place(step, placed, premise, house, speaker),
        text: vec![spoken(text)],
    }
}

/// Whether a house has but one empty cell.
fn is_last(house: House, speaker: &Speaker<'_>) -> bool {
    (*speaker.board.cells_of(house) & *speaker.board.empty_cells()).len() == 1
}

/// The cell, and what is special about it.
fn place(
    step: &Step,
    placed: Candidate,
    premise: &Premise,
    house: House,
    speaker: &Speaker<'_>,
) -> Message {
    let (cell, kind, number) = (speaker.cell(placed.cell), kind(house), house.number());
    match premise {
        Premise::Place { .. } if is_last(house, speaker) => message!(
            "place-last-cell",
            name = name(step),
            kind = kind,
            number = number,
            house = house_name(house),
            cell = cell
        ),
        Premise::Place { digit, .. } => message!(
            "place-only-place",
            name = name(step),
            kind = kind,
            number = number,
            house = house_name(house),
            digit = speaker.digit(*digit),
            cell = cell
        ),
        _ => message!(
            "place-only-digit",
            name = name(step),
            kind = kind,
            number = number,
            house = house_name(house),
            cell = cell
        ),
    }
}

/// Why a digit can go nowhere else in a house.
fn only_place(house: House, digit: Digit, cell: Cell, speaker: &Speaker<'_>) -> Vec<Message> {
    let board = speaker.board;
    let (name, symbol) = (speaker.cell(cell), speaker.digit(digit));
    let (kind, number) = (kind(house), house.number());
    let mut others = *board.cells_of(house) & *board.empty_cells();
    others.remove(cell);
    if others.is_empty() {
        return vec![
            message!(
                "single-last-cell",
                kind = kind,
                number = number,
                house = house_name(house),
                cell = name
            ),
            message!("single-last-digit", digit = symbol),
        ];
    }
    let (blockers, blocked) = blockers(&others, digit, speaker);
    let mut sentences = vec![message!(
        "single-place",
        kind = kind,
        number = number,
        house = house_name(house),
        digit = symbol,
        cell = name
    )];
    let (count, seen) = (blockers.len(), speaker.all_cells(blockers.iter().copied()));
    if blocked == others {
        sentences.push(message!(
            "single-blocked-all",
            count = count,
            digit = symbol,
            cells = seen,
            others = others.len()
        ));
        return sentences;
    }
    sentences.extend(ruled_out(&others, digit, speaker));
    sentences
}

/// What has come of a house that has no place for a digit.
pub(super) fn nowhere(house: House, digit: Digit, speaker: &Speaker<'_>) -> Vec<Message> {
    let empty = *speaker.board.cells_of(house) & *speaker.board.empty_cells();
    let mut sentences = vec![refutation::no_place(house, digit, How::So, speaker)];
    sentences.extend(ruled_out(&empty, digit, speaker));
    sentences
}

/// Why a digit can go in none of some empty cells.
fn ruled_out(others: &Cells, digit: Digit, speaker: &Speaker<'_>) -> Vec<Message> {
    let (board, symbol) = (speaker.board, speaker.digit(digit));
    let (blockers, blocked) = blockers(others, digit, speaker);
    let (count, seen) = (blockers.len(), speaker.all_cells(blockers.iter().copied()));
    let mut sentences = Vec::new();
    if !blockers.is_empty() {
        let (gone, blocked) = (blocked.len(), speaker.all_cells(blocked.iter()));
        sentences.push(message!(
            "single-blocked",
            count = count,
            digit = symbol,
            cells = seen,
            gone = gone,
            blocked = blocked
        ));
    }
    let open = others.without(&blocked);
    let is_allowed = |cell: &Cell| board.layout().allowed(*cell).contains(digit);
    let (before, never): (Vec<Cell>, Vec<Cell>) = open.iter().partition(is_allowed);
    let forbids = |clue: &Clue, cell: Cell| !allowed_by(clue, cell, speaker).contains(digit);
    let mut never: Cells = never.into_iter().collect();
    for clue in board.layout().clues() {
        let cells: Cells = never.iter().filter(|&cell| forbids(clue, cell)).collect();
        if !cells.is_empty() {
            never = never.without(&cells);
            sentences.push(message!(
                "single-not-allowed",
                rule = clue.rule.id,
                name = rule_name(clue.rule),
                digit = symbol,
                cells = speaker.all_cells(cells.iter())
            ));
        }
    }
    if !before.is_empty() {
        let cells = speaker.all_cells(before);
        sentences.push(message!("single-before", digit = symbol, cells = cells));
    }
    sentences
}

/// As few cells with `digit` as needed to see all of `cells` that any of them sees, and which those
/// are.
fn blockers(cells: &Cells, digit: Digit, speaker: &Speaker<'_>) -> (Vec<Cell>, Cells) {
    let board = speaker.board;
    let holders: Vec<Cell> =
        board.layout().cells().filter(|&cell| board.value(cell) == Some(digit)).collect();
    let (mut chosen, mut blocked) = (Vec::new(), Cells::EMPTY);
    loop {
        let open = cells.without(&blocked);
        let gain = |cell: Cell| (*board.peers(cell) & open).len();
        // The first of the best, so that the words are always the same.
        let best = holders.iter().copied().rev().max_by_key(|&cell| gain(cell));
        let Some(best) = best.filter(|&best| gain(best) > 0) else { break };
        chosen.push(best);
        blocked |= *board.peers(best) & open;
    }
    // What was best at first may be covered by what came after it.
    let mut index = 0;
    while index < chosen.len() {
        let others = chosen.iter().enumerate().filter(|(other, _)| *other != index);
        let seen = others.fold(Cells::EMPTY, |seen, (_, &cell)| seen | *board.peers(cell));
        if blocked.is_subset_of(&seen) {
            chosen.remove(index);
        } else {
            index += 1;
        }
    }
    chosen.sort_unstable();
    (chosen, blocked)
}

/// Why no other digit can go in a cell.
fn only_digit(cell: Cell, digit: Digit, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut others = speaker.board.layout().allowed(cell);
    others.remove(digit);
    let mut sentences =
        vec![message!("single-digit", cell = speaker.cell(cell), digit = speaker.digit(digit))];
    sentences.extend(not_these(cell, others, speaker));
    sentences
}

/// What has come of a cell that has no digit left.
pub(super) fn nothing_left(cell: Cell, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = vec![refutation::no_value(cell, How::So, speaker)];
    sentences.extend(not_these(cell, speaker.board.layout().allowed(cell), speaker));
    sentences
}

/// Why a cell is none of the digits that are still open.
fn not_these(cell: Cell, mut open: DigitSet, speaker: &Speaker<'_>) -> Vec<Message> {
    let board = speaker.board;
    let mut sentences = Vec::new();
    let mut named = board.digits();
    for clue in board.layout().clues() {
        let left = named & allowed_by(clue, cell, speaker);
        if left != named {
            named = left;
            sentences.push(message!(
                "single-allowed",
                rule = clue.rule.id,
                name = rule_name(clue.rule),
                digits = speaker.any_digit(left),
                all = speaker.all_digits(left)
            ));
        }
    }
    let mut houses = board.houses_of(cell).to_vec();
    while !houses.is_empty() {
        let gain = |house: House| (open & board.held(house)).len();
        let best = (0..houses.len()).rev().max_by_key(|&index| gain(houses[index]));
        let house = houses.remove(best.expect("there are houses"));
        let held: DigitSet = open & board.held(house);
        if held.is_empty() {
            break;
        }
        open = open.without(held);
        sentences.push(message!(
            "single-held",
            kind = kind(house),
            house = house_name(house),
            count = held.len(),
            digits = speaker.all_digits(held)
        ));
    }
    if board.has_pairs() {
        sentences.extend(ruled_out_by_pairs(cell, &mut open, speaker));
    }
    if !open.is_empty() {
        let (count, digits) = (open.len(), speaker.all_digits(open));
        sentences.push(message!("single-out-before", count = count, digits = digits));
    }
    sentences
}

/// The digits that a clue alone lets a cell hold.
fn allowed_by(clue: &Clue, cell: Cell, speaker: &Speaker<'_>) -> DigitSet {
    let all = speaker.board.digits();
    if !clue.cells.contains(&cell) {
        return all;
    }
    let alone = Layout::new(speaker.board.layout().size(), None, vec![clue.clone()]);
    alone.map_or(all, |layout| layout.allowed(cell))
}

/// What digits in related cells rule out of a cell, clue by clue, as long as that is still open.
fn ruled_out_by_pairs(cell: Cell, open: &mut DigitSet, speaker: &Speaker<'_>) -> Vec<Message> {
    let board = speaker.board;
    let layout = board.layout();
    let mut sentences = Vec::new();
    for (index, clue) in layout.clues().iter().enumerate() {
        let Some(allows) = clue.rule.allows_pair else { continue };
        let (mut gone, mut by) = (DigitSet::EMPTY, Cells::EMPTY);
        for pair in layout.pairs().iter().filter(|pair| pair.clue == index) {
            let is_first = pair.one == cell;
            let other = if is_first { pair.other } else { pair.one };
            let Some(held) = board.value(other).filter(|_| is_first || pair.other == cell) else {
                continue;
            };
            let is_out = |digit: &Digit| {
                let (one, other) = if is_first { (*digit, held) } else { (held, *digit) };
                !allows(clue, one, other)
            };
            let out: DigitSet = open.without(gone).iter().filter(is_out).collect();
            if !out.is_empty() {
                gone |= out;
                by.insert(other);
            }
        }
        if !gone.is_empty() {
            *open = open.without(gone);
            sentences.push(message!(
                "single-related",
                digits = speaker.all_digits(gone),
                cells = speaker.all_cells(by.iter()),
                rule = clue.rule.id,
                rule_name = rule_name(clue.rule),
                count = by.len()
            ));
        }
    }
    sentences
}
