//! When a search is to be left to many nodes at once.
//!
//! These are three times as fast where there is much to do, and half as fast where a few nodes are left. So a search looks up
//! once in a while and asks how many dead ends are still to come.

use super::node::Node;

/// When a search looks at how much there is left to do, and leaves it to many nodes at once.
pub(super) struct Review {
    /// So many dead ends lie between two looks.
    every: u32,
    /// So many more are to be expected.
    too_many: f64,
}

impl Review {
    const USUAL: Self = Self { every: 20, too_many: 32.0 };

    /// Where there is hardly a cell with two candidates to begin with, the puzzle most likely is one of the hardest.
    const EARLY: Self = Self { every: 12, too_many: 16.0 };

    /// So many cells with two candidates are hardly any.
    const HARDLY_ANY: u32 = 2;

    /// What suits the search below a root.
    #[inline(always)]
    pub(super) fn of(root: &impl Node) -> Self {
        let pairs: u32 = root.pairs().iter().map(|cells| cells.count_ones()).sum();
        if pairs <= Self::HARDLY_ANY { Self::EARLY } else { Self::USUAL }
    }

    /// Whether a search that has met so many dead ends has too much left to do, given the levels of its postponed nodes.
    #[inline(always)]
    pub(super) fn is_too_much(&self, dead_ends: u32, pending: &[u16]) -> bool {
        dead_ends.is_multiple_of(self.every) && expected(dead_ends, pending) > self.too_many
    }
}

/// How many more dead ends there will be, if those so far were met on a fair share of the tree.
#[cold]
fn expected(dead_ends: u32, pending: &[u16]) -> f64 {
    let share = |level: &u16| 0.5_f64.powi(i32::from(*level));
    let rest: f64 = pending.iter().map(share).sum();
    f64::from(dead_ends) * rest / (1.0 - rest)
}
