//! Refutations: what would follow from the contrary of a conclusion, until nothing is left.
//!
//! This needs no knowledge of the technique: the premises and the rules are enough. It works wherever
//! one thing forces the next; where several cases must be weighed at once, there is nothing to tell.

use nonet_core::{Cell, Digit, DigitSet, House, Pair};
use nonet_logic::{Board, Candidate, Cells, Deadly, Premise, Step};

use super::inference::How;
use super::speaker::{Speaker, kind};
use crate::describe::{house_name, rule_name};
use crate::message;
use crate::words::Message;

/// A candidate that was found to be true, and the premise that left nothing else; none for what was
/// supposed.
#[derive(Clone, Copy)]
struct Truth {
    candidate: Candidate,
    premise: Option<usize>,
}

/// Why the first conclusion cannot be otherwise, and that the same goes for the others. Nothing
/// if it cannot be told in this way.
pub(super) fn told(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let premises = &step.evidence.premises;
    let Some(assumed) = assumption(step) else { return Vec::new() };
    let Some((truths, broken)) = refute(assumed, premises, speaker.board) else {
        return vec![message!("refute-together")];
    };
    let mut sentences = Vec::new();
    match assumed {
        Assumption::True(out) => {
            sentences.extend(related(out, &premises[broken], speaker));
            let (cell, digit) = (speaker.cell(out.cell), speaker.digit(out.digit));
            sentences.push(message!("refute-suppose", cell = cell, digit = digit));
        }
        Assumption::False(placed) => {
            let (cell, digit) = (speaker.cell(placed.cell), speaker.digit(placed.digit));
            sentences.push(message!("refute-suppose-not", cell = cell, digit = digit));
        }
    }
    let forced = truths.iter().filter_map(|truth| Some((truth.candidate, truth.premise?)));
    let supposed = match assumed {
        Assumption::True(out) => out.cell,
        Assumption::False(placed) => placed.cell,
    };
    sentences
        .extend(forced.map(|(truth, premise)| then(truth, &premises[premise], supposed, speaker)));
    sentences.push(end(&premises[broken], speaker));
    let others = step.placements.len() + step.eliminations.len() - 1;
    if others > 0 {
        sentences.push(message!("refute-others", count = others));
    }
    sentences
}

/// Whether what is told ends with a pattern that cannot be, and does not need its extra candidates before.
pub(super) fn ends_in_pattern(step: &Step, speaker: &Speaker<'_>) -> bool {
    let premises = &step.evidence.premises;
    let Some((truths, broken)) =
        assumption(step).and_then(|assumed| refute(assumed, premises, speaker.board))
    else {
        return false;
    };
    let is_loop =
        |premise: &Premise| matches!(premise, Premise::Unique { pattern: Deadly::Loop { .. }, .. });
    is_loop(&premises[broken]) && truths.iter().all(|&truth| is_plain(truth, premises))
}

/// The contrary of the first conclusion: of an elimination, that it is true; of a placement, that it is not.
fn assumption(step: &Step) -> Option<Assumption> {
    match (step.placements.first(), step.eliminations.first()) {
        (None, Some(&out)) => Some(Assumption::True(out)),
        (Some(&placed), _) => Some(Assumption::False(placed)),
        (None, None) => None,
    }
}

/// How the cell of what is supposed stands to those cells of a premise that see it by a rule and not by a
/// house: "r2c4 is next to r2c3."
fn related(out: Candidate, premise: &Premise, speaker: &Speaker<'_>) -> Option<Message> {
    let layout = speaker.board.layout();
    let houses = layout.houses_of(out.cell);
    let is_apart = |literal: &Candidate| {
        let shares_house =
            layout.houses_of(literal.cell).iter().any(|house| houses.contains(house));
        literal.digit != out.digit || !shares_house
    };
    let apart: Vec<Candidate> = premise.clause().into_iter().filter(is_apart).collect();
    for (index, clue) in layout.clues().iter().enumerate() {
        let joins = |pair: &&Pair, cell| {
            pair.clue == index
                && [[cell, out.cell], [out.cell, cell]].contains(&[pair.one, pair.other])
        };
        let is_joined = |cell: &Cell| layout.pairs().iter().any(|pair| joins(&pair, *cell));
        let others: Cells = apart.iter().map(|literal| literal.cell).filter(is_joined).collect();
        if !others.is_empty() {
            return Some(message!(
                "related",
                cell = speaker.cell(out.cell),
                count = others.len(),
                others = speaker.all_cells(others.iter()),
                rule = clue.rule.id,
                rule_name = rule_name(clue.rule)
            ));
        }
    }
    None
}

/// What is supposed.
#[derive(Clone, Copy)]
enum Assumption {
    True(Candidate),
    False(Candidate),
}

/// The truths that lead from an assumption to a premise that cannot hold, and which that is.
fn refute(assumed: Assumption, premises: &[Premise], board: &Board) -> Option<(Vec<Truth>, usize)> {
    let clauses: Vec<Vec<Candidate>> = premises.iter().map(Premise::clause).collect();
    let mut truths: Vec<Truth> = match assumed {
        Assumption::True(candidate) => vec![Truth { candidate, premise: None }],
        Assumption::False(_) => Vec::new(),
    };
    loop {
        let is_out = |literal: Candidate| {
            matches!(assumed, Assumption::False(candidate) if candidate == literal)
                || truths.iter().any(|truth| truth.candidate.excludes(literal, board.layout()))
        };
        let mut found: Option<Truth> = None;
        for (index, clause) in clauses.iter().enumerate() {
            // That the pattern cannot be is best told as the end, not as a means.
            let is_means = !matches!(premises[index], Premise::Unique { .. });
            let is_better = found.is_none_or(|found| is_means && !is_plain(found, premises));
            let is_known =
                clause.iter().any(|literal| truths.iter().any(|t| t.candidate == *literal));
            let mut left = clause.iter().copied().filter(|&literal| !is_out(literal));
            match (left.next(), left.next()) {
                (None, _) => return Some((needed(&truths, &clauses, index, board), index)),
                (Some(candidate), None) if !is_known && is_better => {
                    found = Some(Truth { candidate, premise: Some(index) });
                }
                _ => {}
            }
        }
        truths.push(found?);
    }
}

/// Whether something follows from what can be seen on the board.
fn is_plain(truth: Truth, premises: &[Premise]) -> bool {
    let premise = truth.premise.map(|premise| &premises[premise]);
    !matches!(premise, Some(Premise::Unique { .. }))
}

/// Those truths without which the premise would not be broken, in their order.
fn needed(
    truths: &[Truth],
    clauses: &[Vec<Candidate>],
    broken: usize,
    board: &Board,
) -> Vec<Truth> {
    let mut is_needed = vec![false; truths.len()];
    let mut open = vec![(broken, None, truths.len())];
    while let Some((clause, except, before)) = open.pop() {
        for &literal in clauses[clause].iter().filter(|literal| Some(**literal) != except) {
            // The first truth that rules it out is the one to name.
            let rules_out = |truth: &Truth| truth.candidate.excludes(literal, board.layout());
            let killer = truths[..before].iter().position(rules_out);
            if let Some(killer) = killer.filter(|&killer| !is_needed[killer]) {
                is_needed[killer] = true;
                if let Some(premise) = truths[killer].premise {
                    open.push((premise, Some(truths[killer].candidate), killer));
                }
            }
        }
    }
    let kept = truths.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
    kept.map(|(truth, _)| *truth).collect()
}

/// What a premise leaves, and what has gone from it: but for the cell that was supposed to be something else.
fn then(truth: Candidate, premise: &Premise, supposed: Cell, speaker: &Speaker<'_>) -> Message {
    let (cell, digit) = (speaker.cell(truth.cell), speaker.digit(truth.digit));
    match premise {
        Premise::Place { house, cells, .. } => {
            let ruled = cells.without(&Cells::single(truth.cell));
            if ruled.only() == Some(supposed) {
                return message!(
                    "chain-must-in",
                    how = How::Then.id(),
                    kind = kind(*house),
                    number = house.number(),
                    house = house_name(*house),
                    digit = digit,
                    cells = cell
                );
            }
            message!(
                "chain-not-then-in",
                case = if ruled.only().is_some() { "then-one" } else { "then-other" },
                ruled = speaker.any_cell(ruled.iter()),
                kind = kind(*house),
                number = house.number(),
                house = house_name(*house),
                digit = digit,
                cells = cell
            )
        }
        Premise::Cell { digits, .. } => {
            let mut others = *digits;
            others.remove(truth.digit);
            match others.only() {
                Some(other) => message!(
                    "chain-not-but",
                    how = How::Then.id(),
                    kind = "none",
                    house = "",
                    cell = cell,
                    digit = speaker.digit(other),
                    other = digit
                ),
                None => message!("refute-then", cell = cell, digit = digit),
            }
        }
        Premise::Unique { .. } | Premise::Rule { .. } => {
            message!("refute-then", cell = cell, digit = digit)
        }
    }
}

/// That a premise cannot hold any more.
fn end(premise: &Premise, speaker: &Speaker<'_>) -> Message {
    match premise {
        Premise::Cell { cell, .. } => no_value(*cell, How::Then, speaker),
        Premise::Place { house, digit, .. } => no_place(*house, *digit, How::Then, speaker),
        Premise::Unique { pattern: Deadly::Loop { cells, digits }, .. } => {
            let mut cells = cells.clone();
            cells.sort_unstable();
            let (count, digits) = (cells.len(), speaker.any_digit(*digits));
            let cells = speaker.all_cells(cells);
            message!("refute-no-extra", count = count, cells = cells, digits = digits)
        }
        Premise::Unique { pattern: Deadly::Grave, .. } => message!("refute-no-extra-left"),
        Premise::Rule { clues, .. } => message!("refute-no-way", clues = speaker.clues(clues)),
    }
}

/// That a cell has nothing left.
pub(super) fn no_value(cell: Cell, how: How, speaker: &Speaker<'_>) -> Message {
    message!("refute-no-value", how = how.id(), cell = speaker.cell(cell))
}

/// That a cell has nothing left of the digits that it could only be.
pub(super) fn no_value_of(cell: Cell, digits: DigitSet, speaker: &Speaker<'_>) -> Message {
    let (cell, digits) = (speaker.cell(cell), speaker.any_digit(digits));
    message!("refute-no-value-of", cell = cell, digits = digits)
}

/// That a house has no place for a digit, which could only go in these cells.
pub(super) fn no_place_of(
    house: House,
    digit: Digit,
    cells: &Cells,
    speaker: &Speaker<'_>,
) -> Message {
    message!(
        "refute-no-place-of",
        count = cells.len(),
        kind = kind(house),
        number = house.number(),
        house = house_name(house),
        digit = speaker.digit(digit),
        cells = speaker.all_cells(cells.iter())
    )
}

/// That a house has no place for a digit.
pub(super) fn no_place(house: House, digit: Digit, how: How, speaker: &Speaker<'_>) -> Message {
    message!(
        "refute-no-place",
        how = how.id(),
        kind = kind(house),
        number = house.number(),
        house = house_name(house),
        digit = speaker.digit(digit)
    )
}
