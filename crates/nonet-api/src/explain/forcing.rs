//! Forcing: what follows from each of several assumptions, or from one that cannot be true.

use nonet_core::Contradiction;
use nonet_logic::{Board, Branch, BranchEnd, Candidate, Node, Premise, Step};

use super::inference::{clause, from_assumption, suppose};
use super::speaker::{Speaker, kind, name};
use super::{Telling, conclusion, fish, notation, premises, refutation, telling};
use crate::describe::{house_name, rule_name};
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let branches = &step.evidence.branches;
    let text = match &branches[..] {
        [branch] => refuted(step, branch, speaker),
        _ => cases(step, branches, speaker),
    };
    let name = name(step);
    let assumed = branches[0].assumption;
    let source = step.evidence.premises.first().filter(|_| branches.len() > 1);
    let nudge = match source {
        Some(Premise::Place { house, digit, .. }) => fish::look_at(*digit, &[*house], speaker),
        _ => message!("look-cells", cells = speaker.all_cells(assumed.cells.iter())),
    };
    let place = match source {
        Some(Premise::Place { house, digit, .. }) => message!(
            "place-forcing-house",
            name = name.clone(),
            digit = speaker.digit(*digit),
            kind = kind(*house),
            number = house.number(),
            house = house_name(*house)
        ),
        Some(Premise::Cell { cell, .. }) => {
            message!("place-forcing-cell", name = name.clone(), cell = speaker.cell(*cell))
        }
        _ => message!(
            "place-single-digit",
            name = name.clone(),
            digit = speaker.digit(assumed.digit),
            cells = speaker.all_cells(assumed.cells.iter())
        ),
    };
    Telling { nudge, what: message!("what-method", name = name), place, text }
}

/// One assumption that cannot be true.
fn refuted(step: &Step, branch: &Branch, speaker: &Speaker<'_>) -> Vec<Vec<Message>> {
    let mut paragraphs = Vec::new();
    let mut last = Vec::new();
    if branch.steps.is_empty() {
        last = from_assumption(&branch.assumption, &branch.links, speaker);
    } else {
        let suppose = suppose(&branch.assumption, speaker);
        paragraphs.push(vec![message!("trial-why"), suppose, message!("trial-follows")]);
        paragraphs.extend(steps(branch, speaker));
    }
    last.push(end(&branch.end, speaker));
    // What a full grid holds has just been told.
    if branch.end != BranchEnd::Solves {
        last.extend(conclusion::so(step, speaker));
    }
    paragraphs.push(last);
    paragraphs
}

/// Several assumptions of which one must be true, and which all lead to the same.
fn cases(step: &Step, branches: &[Branch], speaker: &Speaker<'_>) -> Vec<Vec<Message>> {
    let mut paragraphs = Vec::new();
    if let Some(source) = step.evidence.premises.first() {
        paragraphs.push(premises::told(std::slice::from_ref(source), speaker));
    }
    for branch in branches {
        let mut text = from_assumption(&branch.assumption, &branch.links, speaker);
        match &branch.end {
            // A branch that is what it leads to needs no more words.
            BranchEnd::Reaches(node) if branch.links.is_empty() => {
                text.push(message!("forcing-at-once", clause = clause(node, speaker)));
            }
            BranchEnd::Reaches(_) => {}
            other => text.push(end(other, speaker)),
        }
        paragraphs.push(text);
    }
    paragraphs.push(conclusion::in_each_case(step, branches.len(), speaker));
    paragraphs
}

/// Where an assumption leads.
fn end(end: &BranchEnd, speaker: &Speaker<'_>) -> Message {
    let both = |one: &Node, other: &Node| {
        let (one, other) = (clause(one, speaker), clause(other, speaker));
        message!("forcing-contradicts", first = one, second = other)
    };
    match end {
        BranchEnd::Reaches(node) => {
            message!("chain-so", how = "so", clause = clause(node, speaker))
        }
        BranchEnd::Contradicts(one, other) => both(one, other),
        BranchEnd::Solves => message!("trial-solves"),
        BranchEnd::Breaks(Contradiction::NoValue { cell }) => refutation::no_value(*cell, speaker),
        BranchEnd::Breaks(Contradiction::NoPlace { house, digit }) => {
            refutation::no_place(*house, *digit, speaker)
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

/// The steps that follow from an assumption, one paragraph each, in brief.
fn steps(branch: &Branch, speaker: &Speaker<'_>) -> Vec<Vec<Message>> {
    let mut board = after(branch, speaker);
    let mut paragraphs = Vec::new();
    for (index, step) in branch.steps.iter().enumerate() {
        let here = Speaker { board: &board, alphabet: speaker.alphabet };
        let mut sentences = in_brief(step, &here).into_iter();
        let first = sentences
            .next()
            .map(|first| message!("trial-step", letter = letters(index), step = first));
        paragraphs.push(first.into_iter().chain(sentences).collect());
        board.apply(step);
    }
    paragraphs
}

/// The board on which an assumption holds.
fn after(branch: &Branch, speaker: &Speaker<'_>) -> Board {
    let mut board = speaker.board.clone();
    let Node { digit, cells, is_true } = branch.assumption;
    match cells.only() {
        Some(cell) if is_true => board.place(Candidate::new(cell, digit)),
        Some(cell) => board.eliminate(Candidate::new(cell, digit)),
        None => {}
    }
    board
}

/// A step in as few words as it can be followed with.
fn in_brief(step: &Step, speaker: &Speaker<'_>) -> Vec<Message> {
    let mut sentences = match (&step.evidence.branches[..], &step.evidence.premises[..]) {
        ([branch], _) if !branch.steps.is_empty() => inner_trial(branch, speaker),
        // Where a digit can only go in one cell, that it goes there need not be said.
        ([], [premise]) if step.placements.len() == 1 => {
            return premises::told(std::slice::from_ref(premise), speaker);
        }
        _ => vec![telling(step, speaker).place],
    };
    sentences.extend(conclusion::so(step, speaker));
    sentences
}

/// A trial within a trial.
fn inner_trial(branch: &Branch, speaker: &Speaker<'_>) -> Vec<Message> {
    let here = Speaker { board: &after(branch, speaker), alphabet: speaker.alphabet };
    let conclusions = branch.steps.iter().map(|step| notation::conclusions(step, &here));
    let conclusions = conclusions.collect::<Vec<_>>().join("; ");
    let assumed = clause(&branch.assumption, speaker);
    vec![
        message!("trial-inner", clause = assumed, conclusions = conclusions),
        end(&branch.end, speaker),
    ]
}

/// a, b, …, z, aa, ab, …
fn letters(index: usize) -> String {
    let letter = char::from(b'a' + (index % 26) as u8);
    match index / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", letters(more - 1)),
    }
}
