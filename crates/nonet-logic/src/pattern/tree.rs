//! Trees: the shortest chains from one claim to all that follow from it.

use super::links::{Claim, Links};

/// The shortest chain from a claim to each claim that follows from it: breadth first, in the order
/// of the links.
///
/// One tree is grown from many claims in turn, to use its memory again.
pub(crate) struct Tree {
    /// Claim by claim: where it was reached from.
    origins: Vec<Claim>,
    /// Claim by claim: how many links it took, or none if it was not reached.
    depths: Vec<u16>,
    /// What was reached, in order.
    reached: Vec<Claim>,
}

/// The depth of a claim that was not reached.
const UNREACHED: u16 = u16::MAX;

impl Tree {
    pub(crate) fn new(links: &Links) -> Tree {
        let count = links.claim_count();
        Tree {
            origins: vec![Claim::from_index(0); count],
            depths: vec![UNREACHED; count],
            reached: Vec::with_capacity(count),
        }
    }

    /// Grows a new tree from `start`, over at most `limit` links and only those that `is_allowed`.
    pub(crate) fn grow(
        &mut self,
        links: &Links,
        start: Claim,
        limit: usize,
        is_allowed: impl Fn(Claim, Claim) -> bool,
    ) {
        for claim in self.reached.drain(..) {
            self.depths[claim.index()] = UNREACHED;
        }
        self.depths[start.index()] = 0;
        self.origins[start.index()] = start;
        self.reached.push(start);
        let mut next = 0;
        while let Some(&claim) = self.reached.get(next) {
            next += 1;
            let depth = self.depths[claim.index()];
            if usize::from(depth) >= limit {
                return;
            }
            for &to in links.consequences(claim) {
                if self.depths[to.index()] == UNREACHED && is_allowed(claim, to) {
                    self.depths[to.index()] = depth + 1;
                    self.origins[to.index()] = claim;
                    self.reached.push(to);
                }
            }
        }
    }

    /// What was reached, the nearest first; the first of all is the start.
    pub(crate) fn reached(&self) -> &[Claim] {
        &self.reached
    }

    /// How many links it takes to a claim, if it was reached.
    pub(crate) fn depth(&self, claim: Claim) -> Option<usize> {
        let depth = self.depths[claim.index()];
        (depth != UNREACHED).then_some(depth as usize)
    }

    /// The chain from the start to a claim that was reached.
    pub(crate) fn path(&self, end: Claim) -> Vec<Claim> {
        let mut path = vec![end];
        let mut claim = end;
        while self.depths[claim.index()] > 0 {
            claim = self.origins[claim.index()];
            path.push(claim);
        }
        path.reverse();
        path
    }
}
