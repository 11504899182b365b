//! Clues: what a constraint leaves of the candidates of its cells.

use std::ops::ControlFlow;

use nonet_core::rule::{Clue, Constraint};
use nonet_core::{Cell, Digit, DigitSet};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::sink::Sink;

/// What clues about the same cells leave of the candidates of one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Leaving {
    /// The clues, as indices among those of the layout.
    pub(crate) clues: Vec<usize>,
    pub(crate) cell: Cell,
    /// What stays.
    pub(crate) kept: DigitSet,
}

impl Leaving {
    /// The candidates that go.
    pub(crate) fn gone(&self, board: &Board) -> impl Iterator<Item = Candidate> + use<> {
        let (cell, gone) = (self.cell, board.candidates(self.cell).without(self.kept));
        gone.iter().map(move |digit| Candidate { cell, digit })
    }

    fn premise(self) -> Premise {
        let candidates = self.kept.iter().map(|digit| Candidate { cell: self.cell, digit });
        Premise::Rule { candidates: candidates.collect(), clues: self.clues }
    }
}

/// The evidence of a step that rests on what clues leave in some cells.
pub(crate) fn evidence(leavings: impl IntoIterator<Item = Leaving>) -> Evidence {
    let premises = leavings.into_iter().map(Leaving::premise).collect();
    Evidence { premises, ..Evidence::default() }
}

/// Reports, as one step, what a clue leaves of its cells.
pub(crate) fn report(
    board: &Board,
    leavings: Vec<Leaving>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (gone, evidence) = told(board, leavings);
    if !sink.wants(evidence.length(), gone.len()) {
        return ControlFlow::Continue(());
    }
    sink.eliminate(gone, evidence)
}

/// All that goes because of what a clue leaves of its cells, with as much evidence as it takes.
pub(crate) fn told(board: &Board, leavings: Vec<Leaving>) -> (Vec<Candidate>, Evidence) {
    let gone = leavings.iter().flat_map(|leaving| leaving.gone(board)).collect();
    (gone, evidence(needed(board, leavings)))
}

/// Those of some cells of which it must be told what is left, as few as it takes: what goes from others
/// goes because cells that see each other differ.
fn needed(board: &Board, leavings: Vec<Leaving>) -> Vec<Leaving> {
    let mut told: Vec<&Leaving> = leavings.iter().collect();
    let mut untold: Vec<&Leaving> = Vec::new();
    for index in (0..told.len()).rev() {
        let own = told.remove(index);
        untold.push(own);
        if !untold.iter().all(|leaving| goes_anyway(board, leaving, &told)) {
            untold.pop();
            told.insert(index, own);
        }
    }
    told.into_iter().cloned().collect()
}

/// Whether what goes from a cell goes because of others: all digits left for one of them rule it out, or
/// those that see it and each other need it.
fn goes_anyway(board: &Board, own: &Leaving, others: &[&Leaving]) -> bool {
    let sees = |one: &Leaving, other: &Leaving| board.peers(one.cell).contains(other.cell);
    let seen: Vec<&Leaving> = others.iter().copied().filter(|other| sees(own, other)).collect();
    let see_each_other = seen
        .iter()
        .enumerate()
        .all(|(index, one)| seen[..index].iter().all(|other| sees(one, other)));
    let is_needed = |gone: Candidate| {
        let left = seen.iter().map(|other| other.kept.without(DigitSet::single(gone.digit)));
        see_each_other && !can_differ(&left.collect::<Vec<_>>())
    };
    let is_ruled_out = |gone: Candidate| {
        others.iter().any(|other| {
            let excludes =
                |digit| board.layout().excludes((other.cell, digit), (gone.cell, gone.digit));
            other.kept.iter().all(excludes)
        })
    };
    own.gone(board).all(|gone| is_needed(gone) || is_ruled_out(gone))
}

/// Whether a digit can be chosen from each set so that no two are the same.
fn can_differ(sets: &[DigitSet]) -> bool {
    let mut chosen: Vec<Option<Digit>> = vec![None; sets.len()];
    (0..sets.len()).all(|index| choose(sets, index, &mut chosen, &mut DigitSet::EMPTY.clone()))
}

/// Chooses a digit from a set that nobody has, or whose owner can choose another.
fn choose(
    sets: &[DigitSet],
    index: usize,
    chosen: &mut [Option<Digit>],
    asked: &mut DigitSet,
) -> bool {
    for digit in sets[index] {
        if asked.contains(digit) {
            continue;
        }
        asked.insert(digit);
        let owner = chosen.iter().position(|own| *own == Some(digit));
        if owner.is_none_or(|owner| choose(sets, owner, chosen, asked)) {
            chosen[index] = Some(digit);
            return true;
        }
    }
    false
}

/// Those cells of a clue from which something goes. None if nothing would be left for one: that is a
/// contradiction, and no step.
pub(crate) fn changed(board: &Board, leavings: impl Iterator<Item = Leaving>) -> Vec<Leaving> {
    let changed = leavings.filter(|leaving| leaving.gone(board).next().is_some());
    let changed: Vec<Leaving> = changed.collect();
    if changed.iter().all(|leaving| !leaving.kept.is_empty()) { changed } else { Vec::new() }
}

/// What the filter of a rule takes away, cell by cell. Nothing where it leaves no way to keep the clue:
/// that is a contradiction, and no step.
pub(crate) fn filtered(
    board: &Board,
    (index, clue, constraint): (usize, &Clue, Constraint),
) -> Vec<Leaving> {
    let before: Vec<DigitSet> = clue.cells.iter().map(|&cell| board.possible(cell)).collect();
    let mut after = before.clone();
    if !(constraint.filter)(clue, &mut after) {
        return Vec::new();
    }
    let changed = clue.cells.iter().zip(before.iter().zip(&after));
    let changed = changed.filter(|(_, (before, after))| before != after);
    changed.map(|(&cell, (_, &kept))| Leaving { clues: vec![index], cell, kept }).collect()
}
