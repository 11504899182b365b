//! Layers: the shortest chains from a claim, and of these the ones through the fewest groups.

use super::links::{Claim, Links};

/// What follows from a claim, layer by layer: everything in a layer is as many links away. Of equally
/// short chains to a claim the lightest is kept, and of these the first in the order of the links.
///
/// One is grown from many claims in turn, to use its memory again.
pub(crate) struct Layers {
    /// Claim by claim.
    entries: Vec<Entry>,
    /// What was reached, in order.
    reached: Vec<Claim>,
}

#[derive(Clone, Copy)]
struct Entry {
    /// How many links it took.
    depth: u16,
    /// How heavy the chain is: how many groups it leads through.
    weight: u16,
    /// Where it was reached from.
    origin: Claim,
}

const UNREACHED: Entry = Entry { depth: u16::MAX, weight: 0, origin: Claim::from_index(0) };

impl Layers {
    pub(crate) fn new(links: &Links) -> Layers {
        Layers {
            entries: vec![UNREACHED; links.claim_count()],
            reached: Vec::with_capacity(links.claim_count()),
        }
    }

    /// Grows new layers from `start`, over at most `limit` links and only to claims that `is_useful`.
    pub(crate) fn grow(
        &mut self,
        links: &Links,
        start: Claim,
        limit: usize,
        is_useful: impl Fn(Claim) -> bool,
    ) {
        self.begin(start, links.weight(start));
        let mut next = 0;
        while let Some(&claim) = self.reached.get(next) {
            next += 1;
            let Entry { depth, weight, .. } = self.entries[claim.index()];
            if usize::from(depth) >= limit {
                return;
            }
            for (to, added) in links.weighed(claim) {
                let entry = &mut self.entries[to.index()];
                let is_new = entry.depth == u16::MAX && is_useful(to);
                if !is_new && entry.depth != depth + 1 {
                    continue;
                }
                let weight = weight + added;
                if is_new || weight < entry.weight {
                    *entry = Entry { depth: depth + 1, weight, origin: claim };
                }
                if is_new {
                    self.reached.push(to);
                }
            }
        }
    }

    fn begin(&mut self, start: Claim, weight: u16) {
        for claim in self.reached.drain(..) {
            self.entries[claim.index()] = UNREACHED;
        }
        self.entries[start.index()] = Entry { depth: 0, weight, origin: start };
        self.reached.push(start);
    }

    /// What was reached, the nearest first; the first of all is the start.
    pub(crate) fn reached(&self) -> &[Claim] {
        &self.reached
    }

    /// How many links it takes to a claim that was reached.
    pub(crate) fn depth(&self, claim: Claim) -> usize {
        usize::from(self.entries[claim.index()].depth)
    }

    /// How heavy the chain to a claim is that was reached.
    pub(crate) fn weight(&self, claim: Claim) -> usize {
        usize::from(self.entries[claim.index()].weight)
    }

    /// The chain from the start to a claim that was reached.
    pub(crate) fn path(&self, end: Claim) -> Vec<Claim> {
        let mut path = vec![end];
        let mut claim = end;
        while self.entries[claim.index()].depth > 0 {
            claim = self.entries[claim.index()].origin;
            path.push(claim);
        }
        path.reverse();
        path
    }
}
