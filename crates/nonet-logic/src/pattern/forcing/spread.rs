//! Spreading: how many links it takes to every claim, from one claim or from several at once.

use std::sync::OnceLock;

use crate::pattern::links::{Claim, Links};
use crate::pattern::network::Network;

/// The cost of what is not reached. No chain that anybody reads is so long.
pub(crate) const FAR: u8 = u8::MAX;

/// Claim by claim: the number of links from each candidate, if it is true. Found when asked for, and kept
/// with the position, since several techniques ask.
#[derive(Debug)]
pub(crate) struct Distances {
    rows: Vec<OnceLock<Box<[u8]>>>,
    /// What must be false if a candidate is true, as bits.
    falses: Vec<OnceLock<Vec<u64>>>,
}

impl Distances {
    /// None is known yet.
    pub(crate) fn new(links: &Links) -> Distances {
        let count = links.candidate_count();
        Distances {
            rows: (0..count).map(|_| OnceLock::new()).collect(),
            falses: (0..count).map(|_| OnceLock::new()).collect(),
        }
    }

    /// The spots that must be false if a candidate is true, as bits.
    pub(crate) fn falses(&self, network: &Network, claim: Claim) -> &[u64] {
        let falses = || network.reach.falses(&network.links, claim.spot());
        self.falses[claim.spot()].get_or_init(falses)
    }

    /// How many links it takes to each claim from the one that a candidate is true.
    pub(crate) fn from(&self, links: &Links, claim: Claim) -> &[u8] {
        self.rows[claim.spot()].get_or_init(|| {
            let mut costs = vec![FAR; links.claim_count()];
            let mut reached = Vec::with_capacity(costs.len());
            costs[claim.index()] = 0;
            reached.push(claim);
            let mut next = 0;
            while let Some(&claim) = reached.get(next) {
                next += 1;
                let cost = costs[claim.index()] + 1;
                // Whatever is so far away that it cannot be counted stays out of reach.
                for &to in links.consequences(claim).iter().filter(|_| cost < FAR) {
                    if costs[to.index()] == FAR {
                        costs[to.index()] = cost;
                        reached.push(to);
                    }
                }
            }
            costs.into_boxed_slice()
        })
    }
}

/// Spreads costs over links, with memory that is used again.
#[derive(Default)]
pub(crate) struct Spreader {
    /// Cost by cost: the claims that have it.
    waves: Vec<Vec<Claim>>,
}

impl Spreader {
    /// Lowers the cost of every claim to one more than that of any it follows from, up to `most`.
    pub(crate) fn spread(&mut self, links: &Links, costs: &mut [u8], most: u8) {
        if self.waves.len() <= usize::from(most) {
            self.waves.resize_with(usize::from(most) + 1, Vec::new);
        }
        for (index, &cost) in costs.iter().enumerate().filter(|(_, cost)| **cost < most) {
            self.waves[usize::from(cost)].push(Claim::from_index(index));
        }
        for cost in 0..most {
            let mut wave = std::mem::take(&mut self.waves[usize::from(cost)]);
            for claim in wave.drain(..) {
                // It may have become cheaper meanwhile.
                if costs[claim.index()] != cost {
                    continue;
                }
                for &to in links.consequences(claim) {
                    let known = &mut costs[to.index()];
                    if *known > cost + 1 {
                        *known = cost + 1;
                        self.waves[usize::from(cost) + 1].push(to);
                    }
                }
            }
            self.waves[usize::from(cost)] = wave;
        }
        self.waves[usize::from(most)].clear();
    }
}

/// A claim from which another one follows at a cost that is one lower, if there is any.
pub(super) fn before(links: &Links, costs: &[u8], claim: Claim) -> Option<Claim> {
    // What leads to a claim is what its negation rules out.
    let mut sources = links.consequences(claim.negated()).iter().map(|source| source.negated());
    sources.find(|source| costs[source.index()].checked_add(1) == Some(costs[claim.index()]))
}

#[cfg(test)]
mod tests {
    use super::super::super::network::tests::random_boards;
    use super::super::super::tree::Tree;
    use super::*;

    #[test]
    fn distances_are_the_depths_of_a_tree() {
        for board in random_boards() {
            let links = Links::of_candidates(&board);
            let distances = Distances::new(&links);
            let mut tree = Tree::new(&links);
            for spot in (0..links.candidate_count()).step_by(7) {
                let start = Claim::new(spot, true);
                tree.grow(&links, start, usize::MAX, |_, _| true);
                let costs = distances.from(&links, start);
                for claim in (0..links.claim_count()).map(Claim::from_index) {
                    let cost = Some(costs[claim.index()]).filter(|&cost| cost != FAR);
                    assert_eq!(cost.map(usize::from), tree.depth(claim));
                }
                let mut spread = vec![FAR; costs.len()];
                spread[start.index()] = 0;
                Spreader::default().spread(&links, &mut spread, FAR - 1);
                assert_eq!(spread, costs);
            }
        }
    }
}
