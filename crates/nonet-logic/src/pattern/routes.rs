//! Routes: chains from one claim to those that follow from it.

use super::links::{Claim, Links};
use super::tree::Tree;
use super::weighed_tree::WeighedTree;
use crate::sink::Sink;

/// The chains from one claim to others.
pub(crate) enum Routes {
    /// The shortest to each claim, the first of them.
    Shortest(Tree),
    /// The same, and others where that does not fit.
    Cheapest(WeighedTree),
}

impl Routes {
    /// Routes over links: where all steps through almost locked sets are wanted, with detours.
    pub(crate) fn new(links: &Links, sink: &Sink<'_>) -> Routes {
        if links.has_sets() && !sink.wants_only_one() {
            Routes::Cheapest(WeighedTree::new(links))
        } else {
            Routes::Shortest(Tree::new(links))
        }
    }

    /// Starts anew from a claim, over at most `limit` links and only those that `is_allowed`.
    pub(crate) fn grow(
        &mut self,
        links: &Links,
        start: Claim,
        limit: usize,
        is_allowed: impl Fn(Claim, Claim) -> bool,
    ) {
        match self {
            Routes::Shortest(tree) => tree.grow(links, start, limit, is_allowed),
            Routes::Cheapest(tree) => tree.grow(links, start, limit, is_allowed),
        }
    }

    /// What was reached, the nearest first; the first of all is the start.
    pub(crate) fn reached(&self) -> &[Claim] {
        match self {
            Routes::Shortest(tree) => tree.reached(),
            Routes::Cheapest(tree) => tree.reached(),
        }
    }

    /// A chain to a claim that is fitting, if there is one, with at most so many links more than the shortest.
    /// See [`WeighedTree::path`].
    pub(crate) fn path(
        &self,
        links: &Links,
        (end, detour): (Claim, u16),
        may_precede: impl Fn(&[Claim], Claim) -> bool,
        is_fitting: impl Fn(&[Claim]) -> bool,
    ) -> Option<Vec<Claim>> {
        match self {
            Routes::Shortest(tree) => {
                tree.depth(end)?;
                Some(tree.path(end)).filter(|path| is_fitting(path))
            }
            Routes::Cheapest(tree) => tree.path(links, (end, detour), may_precede, is_fitting),
        }
    }
}
