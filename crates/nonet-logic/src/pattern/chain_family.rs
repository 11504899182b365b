//! The family of chains: what a chain is called, and which one is told first.
//!
//! All chains are of one kind and differ in what they lead through. The next one to tell is the one
//! with the fewest links, then with the fewest groups, then with most effect. Only a loop goes before
//! shorter chains, where it does so much more that it is worth its length.

use std::cmp::Reverse;

use super::chain::evidence;
use super::links::{Claim, Links};
use super::network::Network;
use super::ruled_out::RuledOut;
use super::shortest_chain::{self, Chain, FEWEST_LINKS};
use super::shortest_loop;
use crate::board::Board;
use crate::evidence::Evidence;
use crate::step::Step;
use crate::technique::Technique;

/// How many candidates more a loop must rule out than the best open chain to be told before it.
const WORTH_A_LOOP: usize = 2;

/// What a chain is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// All links are about one digit, and between cells.
    OneDigit,
    /// All strong links are within cells of two candidates, and both ends are the same digit.
    BivalueCells,
    /// Any other open chain between candidates.
    Open,
    /// An open chain that leads through a group.
    OpenWithGroups,
    /// A loop between candidates.
    Loop,
    /// A loop that leads through a group.
    LoopWithGroups,
    /// All strong links are within almost locked sets, among them cells of two candidates, and both
    /// ends are the same digit.
    Sets,
    /// Any other open chain that leads through an almost locked set.
    OpenWithSets,
    /// A loop that leads through an almost locked set.
    LoopWithSets,
}

impl Kind {
    fn of(links: &Links, claims: &[Claim]) -> Kind {
        let is_loop = claims[0] == claims[claims.len() - 1];
        if links.leads_through_set(claims) {
            return match is_loop {
                true => Kind::LoopWithSets,
                false if is_chain_of_sets(links, claims) => Kind::Sets,
                false => Kind::OpenWithSets,
            };
        }
        let has_groups = claims.iter().any(|claim| links.is_group(claim.spot()));
        match (is_loop, has_groups) {
            (true, true) => Kind::LoopWithGroups,
            (true, false) => Kind::Loop,
            (false, true) => Kind::OpenWithGroups,
            (false, false) => Kind::of_open(links, claims),
        }
    }

    fn of_open(links: &Links, claims: &[Claim]) -> Kind {
        let digit = |claim: &Claim| links.candidate(claim.spot()).digit;
        let cell = |claim: &Claim| links.candidate(claim.spot()).cell;
        let is_same = digit(&claims[0]) == digit(&claims[claims.len() - 1]);
        let mut strong = claims.chunks_exact(2);
        if claims.iter().all(|claim| digit(claim) == digit(&claims[0])) {
            Kind::OneDigit
        } else if is_same && strong.all(|ends| cell(&ends[0]) == cell(&ends[1])) {
            Kind::BivalueCells
        } else {
            Kind::Open
        }
    }
}

/// Whether all strong links of an open chain are between digits, and its ends are the same digit.
pub(crate) fn is_chain_of_sets(links: &Links, claims: &[Claim]) -> bool {
    let digit = |claim: &Claim| links.spot(claim.spot()).digit;
    let mut strong = claims.chunks_exact(2);
    digit(&claims[0]) == digit(&claims[claims.len() - 1])
        && strong.all(|ends| digit(&ends[0]) != digit(&ends[1]))
}

/// The technique of a kind of chain.
pub(crate) struct Member {
    pub(crate) kind: Kind,
    pub(crate) technique: &'static Technique,
}

/// The members of the family that may be used.
pub(crate) struct Members<'a> {
    pub(crate) all: &'a [Member],
    pub(crate) is_in_use: &'a dyn Fn(&'static Technique) -> bool,
}

impl Members<'_> {
    /// What a chain is called. Whoever does not use the name for a special kind calls it by the general
    /// one.
    fn technique(&self, kind: Kind) -> Option<&'static Technique> {
        let general = match kind {
            Kind::OneDigit | Kind::BivalueCells => Kind::Open,
            Kind::Sets => Kind::OpenWithSets,
            kind => kind,
        };
        let technique = |kind: Kind| {
            let member = self.all.iter().find(|member| member.kind == kind)?;
            Some(member.technique).filter(|&technique| (self.is_in_use)(technique))
        };
        technique(kind).or_else(|| technique(general))
    }

    fn has(&self, kind: Kind) -> bool {
        self.technique(kind).is_some()
    }
}

/// The best chain between candidates.
pub(crate) fn best_open(board: &Board) -> Option<(&Network, Chain)> {
    best_open_of(board.network(), usize::MAX - FEWEST_LINKS)
}

/// The best chain between candidates and groups, which may lead through none.
pub(crate) fn best_open_with_groups(board: &Board) -> Option<(&Network, Chain)> {
    best_open_of(board.grouped_network(), usize::MAX - FEWEST_LINKS)
}

/// The best chain between candidates, groups and almost locked sets, which may lead through none.
pub(crate) fn best_open_with_sets(board: &Board) -> Option<(&Network, Chain)> {
    best_open_of(board.set_network(), usize::MAX - FEWEST_LINKS)
}

fn best_open_of(network: &Network, limit: usize) -> Option<(&Network, Chain)> {
    if !network.has_refuted() {
        return None;
    }
    let links = &network.links;
    let ruled_out = RuledOut::of(links);
    let rank = |claims: &[Claim]| Kind::of(links, claims) as usize;
    let chain = shortest_chain::find((links, &network.reach), &ruled_out, limit, rank)?;
    Some((network, chain))
}

/// The next chain to tell.
pub(crate) fn best_step(board: &Board, members: &Members<'_>) -> Option<Step> {
    if !members.has(Kind::Open) {
        return best_of_each(board, members);
    }
    let mut open = best_open(board);
    if members.has(Kind::OpenWithGroups) {
        // A chain that is no shorter must lead through no group to be better.
        let limit = open.as_ref().map_or(usize::MAX - FEWEST_LINKS, |(_, chain)| chain.len() - 1);
        if limit >= FEWEST_LINKS {
            open = best_open_of(board.grouped_network(), limit).or(open);
        }
    }
    let Some((network, chain)) = open else { return best_of_each(board, members) };
    // No loop does more than to fill a cell.
    let around = match chain.placed {
        Some(_) => None,
        None => best_loop(board, members, chain.effect() + WORTH_A_LOOP),
    };
    let (network, chain) = around.unwrap_or((network, chain));
    let technique = members.technique(Kind::of(&network.links, &chain.claims))?;
    Some(step(technique, chain, |claims| evidence(board, &network.links, claims)))
}

/// The next chain through almost locked sets to tell: an open one wherever that may be. A loop through
/// sets takes more words than anybody likes to follow, and holds an open chain that takes fewer.
pub(crate) fn best_step_with_sets(board: &Board, members: &Members<'_>) -> Option<Step> {
    let (network, chain) = best_open_with_sets(board)?;
    let links = &network.links;
    if !members.has(Kind::OpenWithSets) || !links.leads_through_set(&chain.claims) {
        return best_of_each(board, members);
    }
    let technique = members.technique(Kind::of(links, &chain.claims))?;
    Some(step(technique, chain, |claims| evidence(board, links, claims)))
}

/// The shortest loop by which at least so many candidates go out.
fn best_loop<'b>(
    board: &'b Board,
    members: &Members<'_>,
    least: usize,
) -> Option<(&'b Network, Chain)> {
    let network = match (members.has(Kind::Loop), members.has(Kind::LoopWithGroups)) {
        (_, true) => board.grouped_network(),
        (true, false) => board.network(),
        (false, false) => return None,
    };
    let links = &network.links;
    let ruled_out = RuledOut::of(links);
    let is_wanted = |path: &[Claim]| {
        let has_groups = path.iter().any(|claim| links.is_group(claim.spot()));
        members.has(if has_groups { Kind::LoopWithGroups } else { Kind::Loop })
    };
    let chain = shortest_loop::find((links, &network.reach), &ruled_out, least, is_wanted)?;
    Some((network, chain))
}

/// A chain as a step.
pub(crate) fn step(
    technique: &'static Technique,
    chain: Chain,
    evidence: impl Fn(&[Claim]) -> Evidence,
) -> Step {
    let evidence = evidence(&chain.claims);
    match chain.placed {
        Some(placed) => Step::placing(technique, placed, evidence),
        None => Step::eliminating(technique, chain.eliminations, evidence),
    }
}

/// The next chain to tell, found by asking each member for its best: for whoever uses some only.
fn best_of_each(board: &Board, members: &Members<'_>) -> Option<Step> {
    let best = |member: &Member| {
        let technique = Some(member.technique).filter(|&it| (members.is_in_use)(it))?;
        crate::toolbox::best_step(technique, board)
    };
    let groups = |step: &Step| {
        let links = step.evidence.links.iter();
        links.filter(|link| link.to.cells.len() > 1).count()
    };
    let key = |step: &Step| (step.evidence.links.len(), groups(step), Reverse(step.effect()));
    let is_loop = |member: &&Member| {
        matches!(member.kind, Kind::Loop | Kind::LoopWithGroups | Kind::LoopWithSets)
    };
    let (loops, open): (Vec<&Member>, Vec<&Member>) = members.all.iter().partition(is_loop);
    let open = open.into_iter().filter_map(best).min_by_key(key);
    let least = open.as_ref().map_or(0, |open| open.effect() + WORTH_A_LOOP);
    let loops = loops.into_iter().filter_map(best).filter(|it| it.effect() >= least);
    loops.min_by_key(key).or(open)
}
