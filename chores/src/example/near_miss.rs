//! Near misses: positions like one in which a technique finds something, and where it finds nothing.
//!
//! Candidates that were ruled out are put back, one at a time, or a digit that was placed is taken
//! back; either spoils a premise of the step and nothing else if it can be had. If that leads nowhere, what the
//! step rules out is ruled out already.

use nonet_core::{Cell, Draft, Entry, Position, Proper};
use nonet_logic::page::{Conclusions, Example};
use nonet_logic::{Board, Candidate, Premise, Step, Technique, all_steps};

/// A near miss.
pub(super) struct NearMiss {
    pub(super) board: Board,
    /// What was changed.
    pub(super) about: String,
    /// How many candidates were added to the premises of the step: the fewer the nearer.
    added: usize,
    /// How many candidates were added anywhere.
    changed: usize,
}

/// All near misses of a step, the nearest first.
pub(super) fn search(technique: &'static Technique, board: &Board, step: &Step) -> Vec<NearMiss> {
    let draft = Example::new(board, Conclusions::default()).draft;
    let by_rules = Position::of(&Draft { pencil_marks: None, ..draft.clone() });
    let mut misses = Vec::new();
    for cell in board.layout().cells() {
        for digit in by_rules.candidates(cell).without(board.candidates(cell)) {
            let changed = with_candidate(&draft, Candidate { cell, digit });
            let about = format!("{} may be {} again", name(board, cell), digit.number());
            misses.extend(miss(technique, board, step, &changed, about));
        }
        if let Entry::Placed(digit) = draft.entry(cell) {
            let changed = without_digit(&draft, cell);
            let about = format!("{} is not {} yet", name(board, cell), digit.number());
            misses.extend(miss(technique, board, step, &changed, about));
        }
    }
    misses.sort_by_key(|miss| (miss.added, miss.changed));
    if misses.is_empty() {
        let mut board = board.clone();
        step.eliminations.iter().for_each(|&candidate| board.eliminate(candidate));
        if !board.is_broken() && all_steps(technique, &board).is_empty() {
            let about = String::from("there is nothing to rule out");
            misses.push(NearMiss { board, about, added: 0, changed: 0 });
        }
    }
    misses
}

/// The position of a draft, if it spoils a premise and the technique finds nothing there.
fn miss(
    technique: &'static Technique,
    board: &Board,
    step: &Step,
    draft: &Draft,
    about: String,
) -> Option<NearMiss> {
    let changed = Board::of(&Proper::of(&draft.givens()).ok()?.position(draft)?)?;
    let added = step.evidence.premises.iter().map(|premise| match premise {
        Premise::Cell { cell, digits } => changed.candidates(*cell).without(*digits).len(),
        Premise::Place { house, digit, cells } => {
            changed.places(*house, *digit).without(cells).len()
        }
        Premise::Unique { .. } | Premise::Rule { .. } => 0,
    });
    let added = added.sum();
    let is_miss = added > 0 && all_steps(technique, &changed).is_empty();
    let count = |board: &Board| -> usize {
        board.empty_cells().iter().map(|cell| board.candidates(cell).len()).sum()
    };
    let grown = count(&changed).saturating_sub(count(board));
    is_miss.then_some(NearMiss { board: changed, about, added, changed: grown })
}

fn with_candidate(draft: &Draft, candidate: Candidate) -> Draft {
    let mut draft = draft.clone();
    if let Some(marks) = &mut draft.pencil_marks {
        marks[candidate.cell.index()].insert(candidate.digit);
    }
    draft
}

/// A digit is taken back, and its cell and those that see it may hold it again.
fn without_digit(draft: &Draft, cell: Cell) -> Draft {
    let mut draft = draft.clone();
    let Some(digit) = draft.entry(cell).digit() else { return draft };
    draft.entries[cell.index()] = Entry::Empty;
    if let Some(marks) = &mut draft.pencil_marks {
        marks[cell.index()] = draft.layout.digits();
        for peer in draft.layout.peers(cell) {
            marks[peer.index()].insert(digit);
        }
    }
    draft
}

fn name(board: &Board, cell: Cell) -> String {
    let layout = board.layout();
    format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1)
}
