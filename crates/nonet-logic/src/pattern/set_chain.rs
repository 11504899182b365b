//! Chains of almost locked sets: every strong link is within a set.
//!
//! ```text
//!   set A          set B          set C          set D
//! z ══════ w ── w ══════ x ── x ══════ y ── y ══════ z
//! ```

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::chain::evidence;
use super::chain_family::is_chain_of_sets;
use super::links::{Claim, Links};
use super::routes::Routes;
use super::ruled_out::{RuledOut, candidates};
use super::shortest_chain::{Chain, FEWEST_LINKS, is_simple, open_chain};
use crate::board::Board;
use crate::geometry::Cells;
use crate::sink::Sink;

/// The longest chain that is looked for, in links: eight sets.
const LONGEST: usize = 15;

/// How many links more than the shortest chain between two ends one may have that comes to no spot twice.
const DETOUR: u16 = 4;

/// With two or three sets, a chain has a name of its own, unless sets overlap.
const LINKS_WITHOUT_NAME: usize = 7;

/// Reports the shortest chain of sets between any two ends, one for each set of eliminations.
pub(crate) fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = board.set_network();
    let links = &network.links;
    if !network.has_refuted() {
        return ControlFlow::Continue(());
    }
    let ruled_out = RuledOut::of(links);
    let mut routes = Routes::new(links, sink);
    let wants_all = !sink.wants_only_one();
    let mut found: Vec<Chain> = Vec::new();
    let mut limit = LONGEST.min(sink.length_limit());
    for start in (0..links.claim_count() / 2).map(|spot| Claim::new(spot, false)) {
        if links.consequences(start).is_empty() {
            continue;
        }
        let digit = |claim: Claim| links.spot(claim.spot()).digit;
        let is_allowed = |from, to| (digit(from) == digit(to)) == Claim::is_true(from);
        routes.grow(links, start, limit, is_allowed);
        for &end in routes.reached() {
            let is_end = end.is_true() && end.spot() >= start.spot() && digit(end) == digit(start);
            if !is_end || ruled_out.count_by_both(start.spot(), end.spot()) == 0 {
                continue;
            }
            let is_fitting = |path: &[Claim]| {
                let has_name = path.len() <= LINKS_WITHOUT_NAME && !overlap(links, path);
                (FEWEST_LINKS..=limit).contains(&(path.len() - 1))
                    && links.leads_through_set(path)
                    && is_chain_of_sets(links, path)
                    && !has_name
                    && (wants_all || is_simple(links, path))
            };
            // Nothing is claimed twice, but that the first may be the last. Where all chains are wanted, one
            // may come back to what it has claimed the contrary of: HoDoKu takes such chains, too, and they
            // hold as any other.
            let may_precede = |way: &[Claim], before: Claim| {
                let (inner, after) = (&way[1..], way[way.len() - 1]);
                is_allowed(before, after) && !inner.contains(&before)
            };
            if let Some(path) = routes.path(links, (end, DETOUR), may_precede, is_fitting) {
                let mut chain = open_chain(links, &ruled_out, path);
                add_common(links, &ruled_out, &mut chain);
                if sink.wants_only_one() {
                    limit = limit.min(chain.len());
                }
                found.push(chain);
            }
        }
    }
    found.sort_by_key(|chain| (chain.len(), chain.weight));
    let mut known = BTreeSet::new();
    for chain in found {
        if known.insert((chain.placed, chain.eliminations.clone())) {
            let evidence = evidence(board, links, &chain.claims);
            match chain.placed {
                Some(placed) => sink.place(placed, evidence)?,
                None => sink.eliminate(chain.eliminations, evidence)?,
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds what goes out because the first or the last set has the other digits that both have, too.
fn add_common(links: &Links, ruled_out: &RuledOut<'_>, chain: &mut Chain) {
    let claims = &chain.claims;
    let last = claims.len() - 1;
    let sets = [(claims[0], claims[1]), (claims[last - 1], claims[last])];
    let spots = sets.map(|(from, to)| match links.set_between(from, to) {
        Some(set) => set.spots.clone(),
        None => vec![from.spot(), to.spot()],
    });
    // Without the digit that leads on, a set has all its others.
    let used = [claims[1].spot(), claims[last - 1].spot()];
    let digit = |spot: usize| links.spot(spot).digit;
    let mut out = ruled_out.none();
    for &one in spots[0].iter().filter(|&&spot| spot != used[0]) {
        let same = |&&other: &&usize| other != used[1] && digit(other) == digit(one);
        for &other in spots[1].iter().filter(same) {
            ruled_out.add_both(one, other, &mut out);
        }
    }
    if chain.placed.is_none() {
        chain.eliminations = candidates(&out).map(|spot| links.candidate(spot)).collect();
    }
}

/// Whether two sets of a chain have a cell in common.
fn overlap(links: &Links, claims: &[Claim]) -> bool {
    let mut used = Cells::EMPTY;
    claims.chunks_exact(2).any(|ends| {
        let set = links.set_between(ends[0], ends[1]).map(|set| set.cells);
        let cells = set.unwrap_or(links.spot(ends[0].spot()).cells);
        let meets = cells.meets(&used);
        used |= cells;
        meets
    })
}
