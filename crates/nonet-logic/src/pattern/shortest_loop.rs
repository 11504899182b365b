//! The shortest loop of a network by which enough goes out.
//!
//! A loop is never the shortest chain with an effect: left open beside one of its weak links it is a
//! chain with one link less, which rules out what the loop rules out there. It is worth its length for
//! what it does beside its other links.

use std::cmp::Reverse;

use super::links::{Claim, Links};
use super::reach::Reach;
use super::ruled_out::{RuledOut, candidates};
use super::shortest_chain::Chain;
use super::tree::Tree;

/// The fewest links of a loop, two strong and two weak ones, and the most that are looked for: longer ones
/// take more than 250 words.
const FEWEST_LINKS: usize = 4;
const MOST_LINKS: usize = 12;

/// How many links may be tried in one position. So many are hardly ever needed.
const MOST_EFFORT: usize = 60_000;

/// The shortest loop by which at least `least` candidates go out, of those that `is_wanted`. Of equally
/// short ones it is the one through the fewest groups, then the one with most effect.
pub(crate) fn find(
    (links, reach): (&Links, &Reach),
    ruled_out: &RuledOut<'_>,
    least: usize,
    is_wanted: impl Fn(&[Claim]) -> bool,
) -> Option<Chain> {
    let closing = closing_links(links, reach, ruled_out, least);
    if closing.is_empty() {
        return None;
    }
    let mut search = LoopSearch {
        links,
        reach,
        ruled_out,
        tree: Tree::new(links),
        path: Vec::new(),
        used: vec![false; links.claim_count() / 2],
        effort: MOST_EFFORT,
        least,
        is_wanted,
        best: None,
    };
    for length in (FEWEST_LINKS..=MOST_LINKS).step_by(2) {
        for &(last, first) in &closing {
            search.close(last, first, length);
        }
        if search.best.is_some() || search.effort == 0 {
            break;
        }
    }
    search.best.map(|(_, chain)| chain)
}

/// The weak links that may be part of a loop and beside which something goes out, if all that lie in
/// one component are beside enough.
fn closing_links(
    links: &Links,
    reach: &Reach,
    ruled_out: &RuledOut<'_>,
    least: usize,
) -> Vec<(Claim, Claim)> {
    let mut closing = Vec::new();
    for last in (0..links.claim_count() / 2).map(|spot| Claim::new(spot, true)) {
        for &first in links.consequences(last) {
            if reach.is_loop(first, last)
                && !links.lead(first, last)
                && ruled_out.count_by_both(first.spot(), last.spot()) > 0
            {
                closing.push((last, first));
            }
        }
    }
    // What a component rules out at most.
    let mut components: Vec<(Claim, Vec<u64>)> = Vec::new();
    for &(last, first) in &closing {
        let known = components.iter().position(|(claim, _)| reach.is_loop(*claim, last));
        let known = known.unwrap_or_else(|| {
            components.push((last, ruled_out.none()));
            components.len() - 1
        });
        ruled_out.add_both(first.spot(), last.spot(), &mut components[known].1);
    }
    components.retain(|(_, out)| links.has_sets() || candidates(out).count() >= least);
    // Each loop is found in both directions: one of them is enough.
    closing.retain(|&(last, first)| {
        first.spot() < last.spot() && components.iter().any(|(it, _)| reach.is_loop(*it, last))
    });
    closing
}

struct LoopSearch<'a, F> {
    links: &'a Links,
    reach: &'a Reach,
    ruled_out: &'a RuledOut<'a>,
    /// How far each claim is from the first one of the loop read backwards.
    tree: Tree,
    path: Vec<Claim>,
    /// Spot by spot: whether the path has been there.
    used: Vec<bool>,
    /// How many links may still be tried.
    effort: usize,
    least: usize,
    is_wanted: F,
    best: Option<((usize, Reverse<usize>), Chain)>,
}

impl<F: Fn(&[Claim]) -> bool> LoopSearch<'_, F> {
    /// Looks for loops of a length that are closed by a weak link.
    fn close(&mut self, last: Claim, first: Claim, length: usize) {
        let reach = self.reach;
        // Read backwards, the opposites of the claims follow from each other.
        self.tree.grow(self.links, last.negated(), length - 1, |_, to| {
            reach.is_loop(to, last.negated())
        });
        self.path.clear();
        self.visit(first, length - 1);
    }

    /// Goes on to a claim, and from there in so many links to the last.
    fn visit(&mut self, claim: Claim, left: usize) {
        if self.tree.depth(claim.negated()).is_none_or(|depth| depth > left) {
            return;
        }
        self.path.push(claim);
        self.used[claim.spot()] = true;
        if left == 0 {
            self.keep();
        } else {
            for &to in self.links.consequences(claim) {
                if self.effort == 0 {
                    break;
                }
                if !self.used[to.spot()] {
                    self.effort -= 1;
                    self.visit(to, left - 1);
                }
            }
        }
        self.used[claim.spot()] = false;
        self.path.pop();
    }

    /// Keeps the loop of the path, if it is the best so far.
    fn keep(&mut self) {
        let first = self.path[0];
        let mut out = self.ruled_out.none();
        let next = self.path.iter().skip(1).chain([&first]);
        for (from, to) in self.path.iter().zip(next).filter(|(from, _)| from.is_true()) {
            self.ruled_out.add_both(from.spot(), to.spot(), &mut out);
        }
        for pair in self.path.chunks_exact(2) {
            if let Some(set) = self.links.set_between(pair[0], pair[1]) {
                // One of its two digits in the loop is missing in the set, so that it has all others.
                let ends = [pair[0].spot(), pair[1].spot()];
                let others = set.spots.iter().filter(|spot| !ends.contains(spot));
                others.for_each(|&spot| self.ruled_out.add_both(spot, spot, &mut out));
            }
        }
        let count = candidates(&out).count();
        let weight = self.links.weight_of(&self.path);
        let key = (weight, Reverse(count));
        let is_better = self.best.as_ref().is_none_or(|(known, _)| key < *known);
        if count >= self.least && is_better && (self.is_wanted)(&self.path) {
            let mut claims = self.path.clone();
            claims.push(first);
            let eliminations = candidates(&out).map(|spot| self.links.candidate(spot)).collect();
            self.best = Some((key, Chain { claims, weight, placed: None, eliminations }));
        }
    }
}
