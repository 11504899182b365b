//! Families: techniques of one kind, of which the best step comes first whatever it is called.

use crate::board::Board;
use crate::pattern::chain_family::{self, Members};
use crate::step::Step;
use crate::technique::{CHAINS, CHAINS_OF_SETS, FORCING, Level, Technique};
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

    /// No member of a family is easier than this.
    const EASIEST: Level = Level::Unfair;

    /// The family that a technique belongs to, if it does to any.
    pub(crate) fn of(technique: &'static Technique) -> Option<Family> {
        // Most steps are simple, and whether these belong to a family is asked for each of them.
        if technique.level < Family::EASIEST {
            return None;
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_member_is_known_to_belong_to_its_family() {
        let chains = CHAINS.iter().map(|member| (member.technique, Family::Chains));
        let of_sets = CHAINS_OF_SETS.iter().map(|it| (it.technique, Family::ChainsOfSets));
        let forcing = FORCING.iter().map(|&technique| (technique, Family::Forcing));
        for (technique, family) in chains.chain(of_sets).chain(forcing) {
            assert_eq!(Family::of(technique), Some(family), "{}", technique.id);
        }
    }
}
