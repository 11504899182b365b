//! The shortest open chain of a position by which anything goes in or out.
//!
//! ```text
//! target true ── start false ══ … ══ end true ── target false
//!                └──────── the chain ────────┘
//! ```
//!
//! Whatever a chain rules out refutes itself over two links more. So it is enough to look for the
//! shortest way from each candidate that refutes itself back to it, and only through claims that follow
//! from the candidate as well as their opposites do: all others lead nowhere.
//!
//! The shortest chain with any effect needs no care to come to no candidate twice: what lies between the
//! two visits would be a shorter chain with an effect.

use std::cmp::Reverse;

use super::layers::Layers;
use super::links::{Claim, Links};
use super::reach::Reach;
use super::ruled_out::{RuledOut, candidates};
use super::wave::{Wave, between, has};
use crate::candidate::Candidate;
use crate::step::EFFECT_OF_PLACING;

/// The fewest links of a chain: with one link it is a locked digit or a subset.
pub(crate) const FEWEST_LINKS: usize = 3;

/// A chain from a false claim to a true one, or back to the false one, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    pub(crate) claims: Vec<Claim>,
    /// How many groups it leads through.
    pub(crate) weight: usize,
    /// What must be true.
    pub(crate) placed: Option<Candidate>,
    /// What goes out; nothing if something goes in.
    pub(crate) eliminations: Vec<Candidate>,
}

impl Chain {
    /// How many links it has.
    pub(crate) fn len(&self) -> usize {
        self.claims.len() - 1
    }

    /// How much it changes.
    pub(crate) fn effect(&self) -> usize {
        self.placed.map_or(self.eliminations.len(), |_| EFFECT_OF_PLACING)
    }

    /// Whether it comes to no candidate twice, alone or in a group, but at its ends.
    pub(crate) fn is_simple(&self, links: &Links) -> bool {
        is_simple(links, &self.claims)
    }
}

/// Whether a chain comes to no candidate twice, alone or in a group, but at its ends. Almost locked sets
/// may overlap.
pub(crate) fn is_simple(links: &Links, claims: &[Claim]) -> bool {
    let meet = |one: Claim, other: Claim| {
        if links.has_sets() {
            return one.spot() == other.spot();
        }
        let (one, other) = (links.spot(one.spot()), links.spot(other.spot()));
        one.digit == other.digit && one.cells.meets(&other.cells)
    };
    let last = claims.len() - 1;
    let is_closed = claims[0].spot() == claims[last].spot();
    let is_new = |index: usize| {
        let before = &claims[usize::from(index == last && is_closed)..index];
        before.iter().all(|&claim| !meet(claim, claims[index]))
    };
    (0..=last).all(is_new)
}

/// What an open chain between two claims does.
pub(crate) fn open_chain(links: &Links, ruled_out: &RuledOut<'_>, claims: Vec<Claim>) -> Chain {
    let (start, end) = (claims[0].spot(), claims[claims.len() - 1].spot());
    let weight = links.weight_of(&claims);
    if start == end && !links.is_group(start) {
        let placed = Some(links.candidate(start));
        return Chain { claims, weight, placed, eliminations: Vec::new() };
    }
    let mut out = ruled_out.none();
    ruled_out.add_both(start, end, &mut out);
    let eliminations = candidates(&out).map(|spot| links.candidate(spot)).collect();
    Chain { claims, weight, placed: None, eliminations }
}

/// The best open chain of at most `limit` links: the shortest, of these the one through the fewest
/// groups, of these the one with most effect, of these the one that `rank` puts first.
///
/// None also where only basic techniques make the shortest chain come to a candidate twice.
pub(crate) fn find(
    (links, reach): (&Links, &Reach),
    ruled_out: &RuledOut<'_>,
    limit: usize,
    rank: impl Fn(&[Claim]) -> usize,
) -> Option<Chain> {
    let mut search =
        ChainSearch { links, reach, ruled_out: *ruled_out, layers: Layers::new(links) };
    let (length, targets) = search.shortest(limit)?;
    search.best_of(length, &targets, rank)
}

struct ChainSearch<'a> {
    links: &'a Links,
    reach: &'a Reach,
    ruled_out: RuledOut<'a>,
    layers: Layers,
}

/// A candidate that goes out by one of the shortest chains.
struct Target {
    spot: usize,
    /// The spots that these chains lead through, and perhaps more, as bits.
    useful: Vec<u64>,
}

impl ChainSearch<'_> {
    /// The number of links of the shortest chain, and what chains of this length rule out.
    fn shortest(&mut self, limit: usize) -> Option<(usize, Vec<Target>)> {
        let (links, reach) = (self.links, self.reach);
        let spots = 0..links.candidate_count();
        let refuted = spots.filter(|&target| reach.is_refuted(links, Claim::new(target, true)));
        let mut waves: Vec<Wave> = refuted.map(|target| Wave::new(links, target)).collect();
        for wave in &mut waves {
            wave.spread(links);
        }
        // What chains beside simpler reasons rule out, with their lengths.
        let mut beside: Vec<(usize, Target)> = Vec::new();
        // With every link further, the chain gets longer by one at either end.
        for length in (1..=limit).step_by(2) {
            let mut targets: Vec<Target> = Vec::new();
            waves.retain_mut(|wave| {
                if !wave.spread(links) {
                    return !wave.is_over();
                }
                if length >= FEWEST_LINKS {
                    targets.push(Target { spot: wave.target, useful: wave.ways(links) });
                } else if let Some(found) = self.beside(wave.target, limit) {
                    beside.push(found);
                }
                false
            });
            if length >= FEWEST_LINKS {
                let is_short = |(known, _): &mut (usize, Target)| *known <= length;
                targets.extend(beside.extract_if(.., is_short).map(|(_, target)| target));
            }
            if !targets.is_empty() {
                targets.sort_by_key(|target| target.spot);
                return Some((length, targets));
            }
            if waves.is_empty() && beside.is_empty() {
                break;
            }
        }
        None
    }

    /// The number of links of the shortest chain that rules out a candidate beside what is simpler than a
    /// chain, if there is one.
    fn beside(&mut self, spot: usize, limit: usize) -> Option<(usize, Target)> {
        let useful = between(self.links, self.reach, spot);
        let target = Target { spot, useful };
        let mut shortest = None;
        self.for_each_pair(&target, limit, |layers, _, end| {
            let length = layers.depth(end);
            let is_shorter = shortest.is_none_or(|shortest| length < shortest);
            if length >= FEWEST_LINKS && is_shorter {
                shortest = Some(length);
            }
        });
        shortest.map(|shortest| (shortest, target))
    }

    /// Calls `take` with the two ends of every shortest chain between claims of which each rules out the
    /// target, once for both directions.
    fn for_each_pair(
        &mut self,
        target: &Target,
        limit: usize,
        mut take: impl FnMut(&Layers, Claim, Claim),
    ) {
        let useful = &target.useful;
        for &start in self.links.consequences(Claim::new(target.spot, true)) {
            if !has(useful, start) {
                continue;
            }
            self.layers.grow(self.links, start, limit, |claim| has(useful, claim));
            for &end in self.layers.reached() {
                let is_end = end.is_true() && end.spot() >= start.spot();
                if is_end && self.ruled_out.has(end.spot(), target.spot) {
                    take(&self.layers, start, end);
                }
            }
        }
    }

    /// The best of all chains of a length that rule out one of the targets.
    fn best_of(
        &mut self,
        length: usize,
        targets: &[Target],
        rank: impl Fn(&[Claim]) -> usize,
    ) -> Option<Chain> {
        let (links, ruled_out) = (self.links, &{ self.ruled_out });
        let mut best: Option<(_, Chain)> = None;
        for target in targets {
            self.for_each_pair(target, length, |layers, start, end| {
                let (one, other) = (start.spot(), end.spot());
                let is_placing = one == other && !links.is_group(one);
                if layers.depth(end) != length {
                    return;
                }
                let effect = if is_placing {
                    EFFECT_OF_PLACING
                } else {
                    ruled_out.count_by_both(one, other)
                };
                let value = (layers.weight(end), Reverse(effect));
                let is_worse =
                    |&((known, ..), _): &(((usize, Reverse<usize>), _, _, _), _)| known < value;
                if best.as_ref().is_some_and(is_worse) {
                    return;
                }
                let path = layers.path(end);
                let key = (value, rank(&path), one, other);
                if best.as_ref().is_none_or(|(known, _)| key < *known) {
                    let chain = open_chain(links, ruled_out, path);
                    if chain.is_simple(links) {
                        best = Some((key, chain));
                    }
                }
            });
        }
        best.map(|(_, chain)| chain)
    }
}
