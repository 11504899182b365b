//! Families: techniques of one kind, of which the best step comes first whatever it is called.

use crate::board::Board;
use crate::pattern::chain_family::{self, Member, Members};
use crate::step::Step;
use crate::technique::{CHAINS, CHAINS_OF_SETS, Technique};

/// Techniques that are tried together, where the first of them stands in a toolbox.
pub(crate) struct Family {
    members: &'static [Member],
    best_step: fn(&Board, &Members<'_>) -> Option<Step>,
}

/// Every family.
static ALL: [Family; 2] = [
    Family { members: &CHAINS, best_step: chain_family::best_step },
    Family { members: &CHAINS_OF_SETS, best_step: chain_family::best_step_with_sets },
];

impl Family {
    /// The family that a technique belongs to, if it does to any.
    pub(crate) fn of(technique: &'static Technique) -> Option<&'static Family> {
        ALL.iter().find(|family| family.has(technique))
    }

    /// Whether a technique belongs to it.
    pub(crate) fn has(&self, technique: &'static Technique) -> bool {
        self.members.iter().any(|member| std::ptr::eq(member.technique, technique))
    }

    /// The best step of those members that are in use.
    pub(crate) fn best_step(
        &self,
        board: &Board,
        is_in_use: &dyn Fn(&'static Technique) -> bool,
    ) -> Option<Step> {
        (self.best_step)(board, &Members { all: self.members, is_in_use })
    }
}
