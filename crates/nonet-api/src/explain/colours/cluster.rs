//! Clusters: candidates in two colours, of which one colour is true and the other false.

use nonet_core::{Cell, DigitSet};
use nonet_logic::{Candidate, Cells, Premise, Role, Step};

use crate::explain::speaker::Speaker;

/// Candidates joined by strong links, in two colours: all of one are true, all of the other false.
pub(super) struct Cluster {
    pub(super) colours: [Colour; 2],
}

impl Cluster {
    /// The cluster whose colours have these roles in a step.
    pub(super) fn of(step: &Step, roles: [Role; 2], speaker: &Speaker<'_>) -> Cluster {
        Cluster { colours: roles.map(|role| Colour::of(step, role, speaker)) }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.colours.iter().all(|colour| colour.candidates.is_empty())
    }

    pub(super) fn digits(&self) -> DigitSet {
        self.candidates().map(|one| one.digit).collect()
    }

    pub(super) fn cells(&self) -> Cells {
        self.candidates().map(|one| one.cell).collect()
    }

    fn candidates(&self) -> impl Iterator<Item = Candidate> {
        self.colours.iter().flat_map(|colour| colour.candidates.iter().copied())
    }

    /// Its colours both ways round: each with the other.
    pub(super) fn ways(&self) -> [[&Colour; 2]; 2] {
        let [a, b] = &self.colours;
        [[a, b], [b, a]]
    }
}

/// The candidates of one colour: they are true or false together.
pub(super) struct Colour {
    pub(super) candidates: Vec<Candidate>,
}

impl Colour {
    fn of(step: &Step, role: Role, speaker: &Speaker<'_>) -> Colour {
        let parts = step.evidence.parts_as(role);
        let candidates = parts.flat_map(|part| {
            part.cells
                .iter()
                .flat_map(|cell| part.digits.iter().map(move |digit| Candidate::new(cell, digit)))
        });
        Colour { candidates: candidates.filter(|&one| speaker.board.has(one)).collect() }
    }

    pub(super) fn has(&self, candidate: Candidate) -> bool {
        self.candidates.contains(&candidate)
    }

    /// One of its candidates that rules this one out.
    pub(super) fn against(&self, out: Candidate, speaker: &Speaker<'_>) -> Option<Candidate> {
        self.candidates.iter().copied().find(|&one| one.excludes(out, speaker.board.layout()))
    }

    /// Two of its own candidates that cannot both be true: then none of them is.
    pub(super) fn clash(&self, speaker: &Speaker<'_>) -> Option<[Candidate; 2]> {
        let pairs = self.candidates.iter().enumerate().flat_map(|(index, &first)| {
            self.candidates[index + 1..].iter().map(move |&second| [first, second])
        });
        pairs.into_iter().find(|&[first, second]| first.excludes(second, speaker.board.layout()))
    }

    /// A cell that it would leave without candidates: then it is false, too.
    pub(super) fn emptied(&self, step: &Step, speaker: &Speaker<'_>) -> Option<Cell> {
        step.evidence.premises.iter().find_map(|premise| match premise {
            Premise::Cell { cell, digits } => {
                let is_out = |digit| self.against(Candidate::new(*cell, digit), speaker).is_some();
                digits.iter().all(is_out).then_some(*cell)
            }
            Premise::Place { .. } | Premise::Unique { .. } | Premise::Rule { .. } => None,
        })
    }

    /// One of its candidates and one of another colour that cannot both be true: then one of the
    /// colours is false.
    pub(super) fn meets(&self, other: &Colour, speaker: &Speaker<'_>) -> Option<[Candidate; 2]> {
        self.candidates.iter().find_map(|&mine| Some([mine, other.against(mine, speaker)?]))
    }
}
