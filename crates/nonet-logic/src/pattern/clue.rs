//! Clues: what a constraint leaves of the candidates of its cells.

use std::ops::ControlFlow;

use nonet_core::rule::{Clue, Constraint};
use nonet_core::{Cell, DigitSet};

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

/// Reports, as one step, what a clue leaves of several cells of a line.
pub(crate) fn report_line(
    board: &Board,
    leavings: Vec<Leaving>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let gone: Vec<Candidate> = leavings.iter().flat_map(|leaving| leaving.gone(board)).collect();
    let needed = needed(board, leavings);
    if !sink.wants(needed.len(), gone.len()) {
        return ControlFlow::Continue(());
    }
    sink.eliminate(gone, evidence(needed))
}

/// Those of some cells of a line of which it must be told what is left: what goes from others goes
/// because the digits of a line differ.
fn needed(board: &Board, mut leavings: Vec<Leaving>) -> Vec<Leaving> {
    for index in (0..leavings.len()).rev() {
        let others = leavings.iter().enumerate().filter(|(other, _)| *other != index);
        let others: Vec<DigitSet> = others.map(|(_, leaving)| leaving.kept).collect();
        let goes_anyway = |gone: Candidate| !can_differ(&others, DigitSet::single(gone.digit));
        if leavings[index].gone(board).all(goes_anyway) {
            leavings.remove(index);
        }
    }
    leavings
}

/// Whether a digit can be chosen from each set so that no two are the same, nor used already.
fn can_differ(sets: &[DigitSet], used: DigitSet) -> bool {
    let Some((set, others)) = sets.split_first() else { return true };
    set.without(used).iter().any(|digit| can_differ(others, used | DigitSet::single(digit)))
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
