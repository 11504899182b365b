//! Chains: claims that follow from each other one by one, and what they prove.

use super::als;
use super::links::{Claim, Links};
use super::network::Network;
use crate::board::Board;
use crate::evidence::{Evidence, Link, Part, Premise, Role, Via};
use crate::geometry::Cells;
use nonet_core::DigitSet;

/// The evidence of a chain, whose first claim is false: one premise for each strong link.
///
/// A chain from a false to a true claim proves that one of its two ends is true. One that ends
/// where it began is a loop.
pub(crate) fn evidence(board: &Board, links: &Links, chain: &[Claim]) -> Evidence {
    let (first, last) = (chain[0], chain[chain.len() - 1]);
    let links_of_chain = inferences(board, links, chain);
    let mut premises: Vec<Premise> = Vec::new();
    add_premises(board, &links_of_chain, &mut premises);
    let end = |claim: Claim| {
        let spot = links.spot(claim.spot());
        Part::new(Role::End, spot.cells, DigitSet::single(spot.digit))
    };
    let mut parts = Vec::new();
    if first != last {
        parts.push(end(first));
    }
    if first.spot() != last.spot() {
        parts.push(end(last));
    }
    Evidence { premises, parts, links: links_of_chain, branches: Vec::new() }
}

/// The inferences of a chain.
pub(crate) fn inferences(board: &Board, links: &Links, chain: &[Claim]) -> Vec<Link> {
    chain.windows(2).map(|pair| links.link(board, pair[0], pair[1])).collect()
}

/// Adds what makes the strong ones of some links true, each once.
pub(crate) fn add_premises(board: &Board, links: &[Link], premises: &mut Vec<Premise>) {
    for link in links.iter().filter(|link| link.is_strong()) {
        let of_link = match link.via {
            Via::Set(cells) => als::premises(board, cells),
            _ => vec![Links::premise(board, link)],
        };
        for premise in of_link {
            if !premises.contains(&premise) {
                premises.push(premise);
            }
        }
    }
}

/// Whether a chain comes back to none of its cells, except that two claims in a row may be about
/// the same cell, and that the last may be about the first cell where `may_close`.
pub(crate) fn is_simple(network: &Network, chain: &[Claim], may_close: bool) -> bool {
    let mut used = Cells::EMPTY;
    let first = network.cell(chain[0]);
    for (index, &claim) in chain.iter().enumerate().skip(1) {
        let cell = network.cell(claim);
        let before = network.cell(chain[index - 1]);
        let is_closing = may_close && index == chain.len() - 1 && cell == first;
        if used.contains(cell) && !is_closing {
            return false;
        }
        used.insert(before);
    }
    true
}
