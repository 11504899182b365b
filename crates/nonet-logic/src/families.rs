//! Families: techniques of one kind, of which the best step comes first whatever it is called.

use crate::board::Board;
use crate::pattern::chain_family::{self, Members};
use crate::step::Step;
use crate::technique::{CHAINS, CHAINS_OF_SETS, FORCING, Technique};
use crate::toolbox::best_of;

/// Techniques that are tried together, where the first of them stands in a toolbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// Chains and loops.
    Chains,
    /// The same through almost locked sets.
    ChainsOfSets,
    /// What follows from assumptions over links.
    Forcing,
}

impl Family {
    /// Every family.
    const ALL: [Family; 3] = [Family::Chains, Family::ChainsOfSets, Family::Forcing];

    /// The family that a technique belongs to, if it does to any.
    pub(crate) fn of(technique: &'static Technique) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.has(technique))
    }

    /// Whether a technique belongs to it.
    pub(crate) fn has(self, technique: &'static Technique) -> bool {
        match self {
            Family::Chains => CHAINS.iter().any(|it| std::ptr::eq(it.technique, technique)),
            Family::ChainsOfSets => {
                CHAINS_OF_SETS.iter().any(|it| std::ptr::eq(it.technique, technique))
            }
            Family::Forcing => FORCING.iter().any(|it| std::ptr::eq(*it, technique)),
        }
    }

    /// The best step of those members that are in use.
    pub(crate) fn best_step(
        self,
        board: &Board,
        is_in_use: &dyn Fn(&'static Technique) -> bool,
    ) -> Option<Step> {
        match self {
            Family::Chains => chain_family::best_step(board, &Members { all: &CHAINS, is_in_use }),
            Family::ChainsOfSets => {
                let members = Members { all: &CHAINS_OF_SETS, is_in_use };
                chain_family::best_step_with_sets(board, &members)
            }
            Family::Forcing => best_of(FORCING.iter().copied().filter(|&it| is_in_use(it)), board),
        }
    }
}
