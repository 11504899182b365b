//! Findings: what one of the five methods sees in one place, small enough to be made by the million.

use nonet_core::{DigitSet, House};

use super::locked::LockedLines;
use super::subset::Subset;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Premise};
use crate::geometry::Cells;
use crate::step::Step;
use crate::technique::Technique;

/// What a method sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finding {
    /// A cell has one candidate left.
    NakedSingle(Candidate),
    /// A digit has one cell left in a house.
    HiddenSingle(House, Candidate),
    /// Boxes that have their places for a digit in as many lines.
    LockedLines(LockedLines),
    /// Cells of a house that share as many digits.
    Subset(Subset),
}

impl Finding {
    /// Does what follows.
    pub(super) fn apply(&self, board: &mut Board) {
        match self {
            Finding::NakedSingle(placed) | Finding::HiddenSingle(_, placed) => board.place(*placed),
            Finding::LockedLines(lines) => {
                for gone in lines.eliminations(board) {
                    board.eliminate(gone);
                }
            }
            Finding::Subset(subset) => subset.apply(board),
        }
    }

    /// The id of the technique that has a name for it today. On large grids there is not always one.
    pub(super) fn technique(&self) -> Option<&'static str> {
        match self {
            Finding::NakedSingle(_) => Some("naked-single"),
            Finding::HiddenSingle(..) => Some("hidden-single"),
            Finding::LockedLines(lines) => lines.technique(),
            Finding::Subset(subset) => subset.technique(),
        }
    }

    /// The step that it is.
    pub(super) fn step(&self, technique: &'static Technique, board: &Board) -> Step {
        let one = |premise| Evidence { premises: vec![premise], ..Evidence::default() };
        match self {
            Finding::NakedSingle(placed) => {
                let digits = DigitSet::single(placed.digit);
                let evidence = one(Premise::Cell { cell: placed.cell, digits });
                Step::placing(technique, *placed, evidence)
            }
            Finding::HiddenSingle(house, placed) => {
                let (house, digit, cells) = (*house, placed.digit, Cells::single(placed.cell));
                Step::placing(technique, *placed, one(Premise::Place { house, digit, cells }))
            }
            Finding::LockedLines(lines) => {
                let gone = lines.eliminations(board).collect();
                Step::eliminating(technique, gone, lines.evidence(board))
            }
            Finding::Subset(subset) => {
                let gone = subset.eliminations(board).collect();
                Step::eliminating(technique, gone, subset.evidence(board))
            }
        }
    }
}
