//! Forcing: what follows from each of several assumptions, or from one that cannot be true.

use nonet_core::{Contradiction, DigitSet};
use nonet_logic::{Board, Branch, BranchEnd, Candidate, Cells, Node, Premise, Step};

use super::inference::{How, Inferences, cells_of, so, state, suppose};
use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, kind, name};
use super::{Sentence, Telling, conclusion, notation, premises, refutation, spoken, telling};
use crate::describe::{house_name, rule_name};
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    match &step.evidence.branches[..] {
        [branch] => tell_refuted(step, branch, speaker),
        branches => tell_cases(step, branches, speaker),
    }
}

/// One assumption that cannot be true.
fn tell_refuted(step: &Step, branch: &Branch, speaker: &Speaker<'_>) -> Telling {
    let assumed = branch.assumption;
    let (state, digit) = (state(&assumed), speaker.digit(assumed.digit));
    let links = branch.links.iter().map(|link| link.to.cells);
    let reached = links.fold(Cells::EMPTY, |all, cells| all | cells).without(&assumed.cells);
    Telling {
        nudge: Look::at_cells(assumed.cells, speaker),
        what: levels::what(
            step,
            DigitSet::single(assumed.digit),
            Where::BoxesOf(assumed.cells),
            speaker,
        ),
        place: if reached.is_empty() {
            message!(
                "place-trial",
                name = name(step),
                state = state,
                cells = cells_of(&assumed, speaker),
                digit = digit
            )
        } else {
            message!(
                "place-suppose",
                name = name(step),
                state = state,
                cells = cells_of(&assumed, speaker),
                digit = digit,
                others = speaker.all_cells(reached.iter())
            )
        },
        text: refuted(step, branch, speaker),
    }
}

/// Several assumptions of which one must be true, and which all lead to the same.
fn tell_cases(step: &Step, branches: &[Branch], speaker: &Speaker<'_>) -> Telling {
    let text = cases(step, branches, speaker);
    match step.evidence.premises.first() {
        Some(Premise::Place { house, digit, cells }) => Telling {
            nudge: Look::at_digit(*digit, &[*house], speaker),
            what: levels::what(
                step,
                DigitSet::single(*digit),
                Where::Houses(vec![*house]),
                speaker,
            ),
            place: message!(
                "place-forcing-house",
                name = name(step),
                digit = speaker.digit(*digit),
                kind = kind(*house),
                number = house.number(),
                house = house_name(*house),
                cells = speaker.any_cell(cells.iter()),
                candidates = levels::concluded(step, speaker)
            ),
            text,
        },
        Some(Premise::Cell { cell, digits }) => Telling {
            nudge: Look::at_cells(Cells::single(*cell), speaker),
            what: levels::what(step, *digits, Where::BoxesOf(Cells::single(*cell)), speaker),
            place: message!(
                "place-forcing-cell",
                name = name(step),
                cell = speaker.cell(*cell),
                digits = speaker.any_digit(*digits),
                candidates = levels::concluded(step, speaker)
            ),
            text,
        },
        _ => Telling { text, ..super::anything(step, speaker) },
    }
}

/// How one assumption turns out to be wrong.
fn refuted(step: &Step, branch: &Branch, speaker: &Speaker<'_>) -> Vec<Vec<Sentence>> {
    let mut paragraphs = Vec::new();
    let mut last = Vec::new();
    if branch.steps.is_empty() {
        paragraphs = Inferences::new(speaker).after_assumption(&branch.assumption, &branch.links);
        last = paragraphs.pop().unwrap_or_default();
    } else {
        let suppose = suppose(&branch.assumption, speaker);
        let tries = branch.steps.iter().filter(|step| inner(step).is_some()).count();
        let count = branch.steps.len();
        paragraphs.push(spoken(if tries == 0 {
            vec![suppose, message!("trial-follows", count = count)]
        } else {
            let nested = message!("trial-follows-nested", count = count, tries = tries);
            vec![message!("trial-why"), suppose, nested]
        }));
        paragraphs.extend(steps(branch, speaker));
    }
    last.push(end(&branch.end, speaker).into());
    // What a full grid holds has just been told.
    if branch.end != BranchEnd::Solves {
        last.extend(spoken(concluded(step, branch, speaker)));
    }
    paragraphs.push(last);
    paragraphs
}

/// What follows from where an assumption has led.
fn concluded(step: &Step, branch: &Branch, speaker: &Speaker<'_>) -> Vec<Message> {
    match branch.end {
        BranchEnd::Breaks(_) | BranchEnd::Empties(_) => conclusion::refuted(step, speaker),
        // That two things cannot both be has just been said.
        BranchEnd::Contradicts(..) | BranchEnd::Reaches(_) | BranchEnd::Solves => {
            conclusion::so(step, speaker)
        }
    }
}

/// How all of several assumptions lead to the same. Where they meet before the end, the rest is told once.
fn cases(step: &Step, branches: &[Branch], speaker: &Speaker<'_>) -> Vec<Vec<Sentence>> {
    let mut paragraphs = Vec::new();
    if let Some(source) = step.evidence.premises.first() {
        paragraphs.push(spoken(premises::told(std::slice::from_ref(source), speaker)));
    }
    let tail = &step.evidence.links;
    let mut inferences = Inferences::new(speaker);
    for branch in branches {
        let told = inferences.after_assumption(&branch.assumption, &branch.links);
        let mut text: Vec<Sentence> = told.into_iter().flatten().collect();
        match &branch.end {
            // A branch that is what it leads to needs no more words.
            BranchEnd::Reaches(node) if branch.links.is_empty() => {
                let words = if tail.is_empty() {
                    let (cells, digit) = (cells_of(node, speaker), speaker.digit(node.digit));
                    message!("forcing-at-once", state = state(node), cells = cells, digit = digit)
                } else {
                    message!("forcing-already")
                };
                text.push(words.into());
            }
            BranchEnd::Reaches(_) => {}
            other => text.push(end(other, speaker).into()),
        }
        paragraphs.push(text);
    }
    match tail.first() {
        Some(first) => {
            let node = &first.from;
            let meet = message!(
                "forcing-meet",
                cases = branches.len(),
                state = state(node),
                cells = cells_of(node, speaker),
                digit = speaker.digit(node.digit)
            );
            let mut text = vec![meet.into()];
            text.extend(inferences.follow(tail, How::So).into_iter().flatten());
            text.extend(spoken(conclusion::so(step, speaker)));
            paragraphs.push(text);
        }
        None => paragraphs.push(spoken(conclusion::in_each_case(step, branches.len(), speaker))),
    }
    paragraphs
}

/// Where an assumption leads.
fn end(end: &BranchEnd, speaker: &Speaker<'_>) -> Message {
    match end {
        BranchEnd::Reaches(node) => so(node, How::So, speaker),
        BranchEnd::Contradicts(one, other) => contradiction(one, other, speaker),
        BranchEnd::Solves => message!("trial-solves"),
        BranchEnd::Breaks(Contradiction::NoValue { cell }) => {
            refutation::no_value(*cell, How::Then, speaker)
        }
        BranchEnd::Breaks(Contradiction::NoPlace { house, digit }) => {
            refutation::no_place(*house, *digit, How::Then, speaker)
        }
        BranchEnd::Empties(Premise::Cell { cell, digits }) => match digits.only() {
            None => refutation::no_value_of(*cell, *digits, speaker),
            Some(_) => refutation::no_value(*cell, How::So, speaker),
        },
        BranchEnd::Empties(Premise::Place { house, digit, cells }) => match cells.only() {
            None => refutation::no_place_of(*house, *digit, cells, speaker),
            Some(_) => refutation::no_place(*house, *digit, How::So, speaker),
        },
        BranchEnd::Empties(Premise::Unique { .. } | Premise::Rule { .. }) => {
            unreachable!("what is emptied is a cell, or the places of a digit")
        }
        BranchEnd::Breaks(Contradiction::Pair { clue, cells }) => message!(
            "trial-pair",
            rule = rule_name(speaker.board.layout().clues()[*clue].rule),
            cells = speaker.all_cells(*cells)
        ),
        BranchEnd::Breaks(Contradiction::Constraint { clue }) => {
            message!("trial-clue", clue = speaker.clue(*clue))
        }
        BranchEnd::Breaks(Contradiction::UnknownRules) => {
            unreachable!("nobody reasons about rules that are not known")
        }
        BranchEnd::Breaks(Contradiction::Clash { house, digit, cells }) => message!(
            "trial-clash",
            kind = kind(*house),
            number = house.number(),
            house = house_name(*house),
            digit = speaker.digit(*digit),
            cells = speaker.all_cells(cells.iter().copied())
        ),
    }
}

/// Why two statements, both of which have been told, cannot both hold.
fn contradiction(one: &Node, other: &Node, speaker: &Speaker<'_>) -> Message {
    let digit = speaker.digit(one.digit);
    let are_true = one.is_true && other.is_true;
    match (one.cells.only(), other.cells.only()) {
        _ if one.cells == other.cells && one.digit == other.digit => message!(
            "contradiction-opposites",
            state = if one.cells.only().is_some() { "is" } else { "in" },
            cells = speaker.any_cell(one.cells.iter()),
            digit = digit
        ),
        (Some(cell), Some(same)) if are_true && cell == same => message!(
            "contradiction-digits",
            cell = speaker.cell(cell),
            digit = digit,
            other = speaker.digit(other.digit)
        ),
        (Some(cell), Some(seen)) if are_true && one.digit == other.digit => {
            let cells = speaker.all_cells([cell, seen]);
            message!("contradiction-cells", cells = cells, digit = digit)
        }
        _ => message!("contradiction-any"),
    }
}

/// What a step assumes on its own, if it is a trial within a trial.
fn inner(step: &Step) -> Option<&Branch> {
    match &step.evidence.branches[..] {
        [branch] if branch.links.is_empty() => Some(branch),
        _ => None,
    }
}

/// The steps that follow from an assumption, one paragraph each, in brief.
fn steps(branch: &Branch, speaker: &Speaker<'_>) -> Vec<Vec<Sentence>> {
    let mut board = after(branch, speaker.board);
    let mut paragraphs = Vec::new();
    for (index, step) in branch.steps.iter().enumerate() {
        let here = Speaker { board: &board, alphabet: speaker.alphabet };
        let mut sentences = in_brief(step, &here).into_iter();
        let first = sentences
            .next()
            .map(|first| message!("trial-step", letter = letters(index), step = first));
        let all = first.into_iter().chain(sentences);
        paragraphs.push(all.map(|message| Sentence::of_step(message, index)).collect());
        board.apply(step);
    }
    paragraphs
}

/// The board on which an assumption holds.
pub(super) fn after(branch: &Branch, board: &Board) -> Board {
    let mut board = board.clone();
    let Node { digit, cells, is_true } = branch.assumption;
    match cells.only() {
        Some(cell) if is_true => board.place(Candidate::new(cell, digit)),
        Some(cell) => board.eliminate(Candidate::new(cell, digit)),
        None => {}
    }
    board
}

/// A step in as few words as it can be followed with.
pub(super) fn in_brief(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = match (inner(step), &step.evidence.premises[..]) {
        (Some(branch), _) => {
            let assumed = &branch.assumption;
            let (cells, digit) = (cells_of(assumed, speaker), speaker.digit(assumed.digit));
            let suppose =
                message!("trial-inner", state = state(assumed), cells = cells, digit = digit);
            let between = (!branch.steps.is_empty()).then(|| between(branch, speaker));
            [suppose].into_iter().chain(between).chain([end(&branch.end, speaker)]).collect()
        }
        // Where a digit can only go in one cell, that it goes there need not be said.
        (None, [premise]) if step.placements.len() == 1 => {
            return premises::told(std::slice::from_ref(premise), speaker);
        }
        _ => vec![telling(step, speaker).place],
    };
    sentences.extend(match inner(step) {
        Some(branch) => concluded(step, branch, speaker),
        None => conclusion::so(step, speaker),
    });
    sentences
}

/// What leads from the assumption of a trial within a trial to its end, as solvers write it.
fn between(branch: &Branch, speaker: &Speaker<'_>) -> Message {
    let here = Speaker { board: &after(branch, speaker.board), alphabet: speaker.alphabet };
    let conclusions = branch.steps.iter().map(|step| notation::conclusions(step, &here));
    let conclusions = conclusions.collect::<Vec<_>>().join("; ");
    message!("trial-between", count = branch.steps.len(), conclusions = conclusions)
}

/// a, b, …, z, aa, ab, …
fn letters(index: usize) -> String {
    let letter = char::from(b'a' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}
