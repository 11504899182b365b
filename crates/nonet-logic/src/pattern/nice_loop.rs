//! Nice loops and alternating inference chains, with or without groups of cells.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use nonet_core::Cell;

use super::chain::evidence;
use super::chain_family;
use super::links::{Claim, Links, Spot};
use super::network::Network;
use super::routes::Routes;
use super::ruled_out::RuledOut;
use super::shortest_chain::{Chain, FEWEST_LINKS, open_chain};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::Cells;
use crate::sink::Sink;

/// How many links more than the shortest chain between two ends one may have that comes back to no cell.
const DETOUR: u16 = 4;

/// What a chain proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It leads back to where it began, so that every weak link is a strong one too.
    Continuous,
    /// One of its two ends is true.
    Open(Effect),
}

/// How HoDoKu tells an open chain, which decides what is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// As a loop that leads back to the cell where it began, and says something about that cell alone.
    OneCell,
    /// As a chain with two ends, if two or more candidates see both.
    SeveralCells,
}

/// Which spots a chain is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nodes {
    /// Candidates only.
    Candidates,
    /// At least one group of cells.
    Groups,
    /// At least one almost locked set.
    Sets,
}

/// Reports open chains, one for each effect; the best chain there is, if that is what is wanted.
pub(crate) fn find_open(board: &Board, sink: &mut Sink<'_>, nodes: Nodes) -> ControlFlow<()> {
    let best = match nodes {
        // Whoever wants all has it from the family.
        Nodes::Sets if !sink.wants_only_one() => None,
        Nodes::Candidates => chain_family::best_open(board),
        Nodes::Groups => chain_family::best_open_with_groups(board).filter(|(network, chain)| {
            chain.claims.iter().any(|claim| network.links.is_group(claim.spot()))
        }),
        Nodes::Sets => chain_family::best_open_with_sets(board)
            .filter(|(network, chain)| network.links.leads_through_set(&chain.claims)),
    };
    let best = best.map(|(_, chain)| chain);
    let search = NiceLoopSearch::new(board, nodes, sink);
    let network = search.network;
    if sink.wants_only_one() && (best.is_some() || !network.has_refuted()) {
        return report(board, network, sink, best);
    }
    let mut search = search;
    search.find_refuted();
    search.find_from_false();
    search.find_open();
    let ruled_out = RuledOut::of(&network.links);
    let open = search.found.into_iter().filter(|found| found.kind != Kind::Continuous);
    let open = open.map(|found| open_chain(&network.links, &ruled_out, found.chain));
    let mut chains: Vec<Chain> = best.into_iter().chain(open).collect();
    chains.retain(|chain| chain.len() >= FEWEST_LINKS);
    chains.sort_by_key(|chain| (chain.len(), chain.weight));
    let mut known = BTreeSet::new();
    chains.retain(|chain| known.insert((chain.placed, chain.eliminations.clone())));
    report(board, network, sink, chains)
}

/// Reports loops, one for each set of eliminations.
pub(crate) fn find_loops(board: &Board, sink: &mut Sink<'_>, nodes: Nodes) -> ControlFlow<()> {
    let mut search = NiceLoopSearch::new(board, nodes, sink);
    let network = search.network;
    // Whatever a loop rules out refutes itself: from one end of a weak link around to the other.
    if !network.has_refuted() {
        return ControlFlow::Continue(());
    }
    if search.has_loops_through_a_cell() {
        // Chains of different kinds may have the same effect, so that all are needed.
        search.find_refuted();
        search.find_from_false();
        search.find_open();
        search.found.retain(|found| found.kind == Kind::Continuous);
    }
    if search.found.is_empty() {
        search.find_other_loops();
    }
    let chain = |Found { chain, eliminations, .. }| {
        let weight = network.links.weight_of(&chain);
        Chain { claims: chain, weight, placed: None, eliminations }
    };
    let mut chains: Vec<Chain> = search.found.into_iter().map(chain).collect();
    chains.sort_by_key(Chain::len);
    report(board, network, sink, chains)
}

fn report(
    board: &Board,
    network: &Network,
    sink: &mut Sink<'_>,
    chains: impl IntoIterator<Item = Chain>,
) -> ControlFlow<()> {
    chains.into_iter().try_for_each(|chain| {
        let evidence = evidence(board, &network.links, &chain.claims);
        match chain.placed {
            Some(placed) => sink.place(placed, evidence),
            None => sink.eliminate(chain.eliminations, evidence),
        }
    })
}

struct Found {
    kind: Kind,
    /// The chain from its first false claim to its last true one, or to the first again.
    chain: Vec<Claim>,
    eliminations: Vec<Candidate>,
}

struct NiceLoopSearch<'a> {
    board: &'a Board,
    network: &'a Network,
    nodes: Nodes,
    routes: Routes,
    /// For each effect, the number of claims in the shortest chain that has it.
    known: BTreeMap<Vec<Candidate>, usize>,
    found: Vec<Found>,
}

impl<'a> NiceLoopSearch<'a> {
    /// The search that somebody wants. Where all steps are wanted, sets may hold a cell beyond their house,
    /// and where the shortest chain comes back to a cell, another one is looked for.
    fn new(board: &'a Board, nodes: Nodes, sink: &Sink<'_>) -> NiceLoopSearch<'a> {
        let wants_all_of_sets = nodes == Nodes::Sets && !sink.wants_only_one();
        let network = match nodes {
            Nodes::Candidates => board.network(),
            Nodes::Groups => board.grouped_network(),
            Nodes::Sets if wants_all_of_sets => board.spread_network(),
            Nodes::Sets => board.set_network(),
        };
        let routes = Routes::new(&network.links, sink);
        NiceLoopSearch { board, network, nodes, routes, known: BTreeMap::new(), found: Vec::new() }
    }

    /// Whether a loop may lead through two candidates of a cell that has more.
    fn has_loops_through_a_cell(&self) -> bool {
        let starts = (0..self.network.links.candidate_count()).map(|spot| Claim::new(spot, false));
        starts.into_iter().any(|start| self.is_in_a_loop_through_its_cell(start))
    }

    fn is_in_a_loop_through_its_cell(&self, start: Claim) -> bool {
        let mates = self.mates(start);
        mates.len() > 1 && mates.into_iter().any(|mate| self.network.reach.is_loop(start, mate))
    }

    /// The claims that another candidate of the same cell is true.
    fn mates(&self, claim: Claim) -> Vec<Claim> {
        let links = &self.network.links;
        let Candidate { cell, digit } = links.candidate(claim.spot());
        let others = self.board.candidates(cell).iter().filter(|&other| other != digit);
        let mate = |other| links.spot_of(Candidate::new(cell, other));
        others.filter_map(mate).map(|spot| Claim::new(spot, true)).collect()
    }

    /// Chains from a true candidate back to its cell: it goes out.
    fn find_refuted(&mut self) {
        if !self.network.has_refuted() {
            return;
        }
        for spot in 0..self.network.links.candidate_count() {
            let start = Claim::new(spot, true);
            if !self.network.reach.is_refuted(&self.network.links, start) {
                continue;
            }
            self.grow(start);
            for end in self.ends_in_cell(start) {
                let is_refuted = end == start.negated() || end.is_true();
                if let Some(path) = self.closed_path(end).filter(|_| is_refuted) {
                    let eliminations = vec![self.network.links.candidate(spot)];
                    // The closing links are not told: what is true sees the candidate.
                    let last = path.len() - usize::from(!end.is_true());
                    self.keep(
                        Kind::Open(Effect::OneCell),
                        &path,
                        path[1..last].to_vec(),
                        eliminations,
                    );
                }
            }
        }
    }

    /// Chains from a false candidate back to its cell: it must be true after all, or another goes
    /// out, or the loop is closed.
    fn find_from_false(&mut self) {
        for spot in 0..self.network.links.candidate_count() {
            let start = Claim::new(spot, false);
            if !self.is_promising(start) {
                continue;
            }
            self.grow(start);
            for end in self.ends_in_cell(start) {
                let Some(path) = self.closed_path(end) else { continue };
                if end == start.negated() {
                    let out = self.mates(start);
                    let out = out.iter().map(|mate| self.network.links.candidate(mate.spot()));
                    let out = out.collect();
                    self.keep(Kind::Open(Effect::OneCell), &path, path.clone(), out);
                } else if end.is_true() {
                    let mut chain = path.clone();
                    chain.push(start);
                    let out = self.loop_eliminations(&chain);
                    self.keep(Kind::Continuous, &path, chain, out);
                } else {
                    let out = vec![self.network.links.candidate(end.spot())];
                    self.keep(
                        Kind::Open(Effect::OneCell),
                        &path,
                        path[..path.len() - 1].to_vec(),
                        out,
                    );
                }
            }
        }
    }

    /// Whether a false candidate leads back to its cell.
    fn is_promising(&self, start: Claim) -> bool {
        let (links, reach) = (&self.network.links, &self.network.reach);
        if reach.is_refuted(links, start) || self.is_in_a_loop_through_its_cell(start) {
            return true;
        }
        let Candidate { cell, .. } = self.network.links.candidate(start.spot());
        let may_go = |digit| self.network.refuted(digit).contains(cell);
        self.network.has_refuted()
            && self.board.candidates(cell).iter().any(may_go)
            && self.mates(start).into_iter().any(|mate| reach.leads(links, start, mate.negated()))
    }

    /// Chains from a false candidate to a true one in another cell that sees two or more others.
    fn find_open(&mut self) {
        if !self.network.has_refuted() {
            return;
        }
        for spot in 0..self.network.links.candidate_count() {
            let start = Claim::new(spot, false);
            let Candidate { cell, digit } = self.network.links.candidate(spot);
            let peers = *self.board.peers(cell);
            let has_common = (*self.network.refuted(digit) & peers).len() > 1;
            let may_go = |digit| self.network.refuted(digit).contains(cell);
            let mut others = self.board.candidates(cell).iter().filter(|&other| other != digit);
            if !has_common && !others.any(may_go) {
                continue;
            }
            self.grow(start);
            for index in 1..self.routes.reached().len() {
                let end = self.routes.reached()[index];
                if !end.is_true() || self.network.links.is_group(end.spot()) {
                    continue;
                }
                let eliminations = self.open_eliminations(start, end);
                if eliminations.len() < 2 {
                    continue;
                }
                let is_fitting =
                    |path: &[Claim]| path.len() > FEWEST_LINKS && self.is_simple(path, None);
                if let Some(path) = self.path(end, is_fitting) {
                    self.keep(Kind::Open(Effect::SeveralCells), &path, path.clone(), eliminations);
                }
            }
        }
    }

    /// What sees both ends, if these are in different cells.
    fn open_eliminations(&self, start: Claim, end: Claim) -> Vec<Candidate> {
        let links = &self.network.links;
        let (a, b) = (links.candidate(start.spot()), links.candidate(end.spot()));
        if a.digit == b.digit {
            let both = *self.board.peers(a.cell) & *self.board.peers(b.cell);
            let both = both & *self.board.cells_with(a.digit);
            let is_open = a.cell != b.cell;
            return both.iter().filter(|_| is_open).map(|c| Candidate::new(c, a.digit)).collect();
        }
        if !self.board.peers(a.cell).contains(b.cell) {
            return Vec::new();
        }
        let mut out = [Candidate::new(a.cell, b.digit), Candidate::new(b.cell, a.digit)];
        out.sort_unstable();
        out.into_iter().filter(|&candidate| self.board.has(candidate)).collect()
    }

    /// How many candidates go out because of the two ends of a chain, where these are candidates.
    fn effect_as_open(&self, chain: &[Claim]) -> usize {
        let (start, end) = (chain[0], chain[chain.len() - 1]);
        let is_group = |claim: Claim| self.network.links.is_group(claim.spot());
        if is_group(start) || is_group(end) {
            return 0;
        }
        self.open_eliminations(start, end).len()
    }

    /// Loops that lead through no cell with a third candidate, such as loops of cells with two
    /// candidates. HoDoKu has them as several chains.
    fn find_other_loops(&mut self) {
        let links = &self.network.links;
        for last in (0..links.claim_count()).map(Claim::from_index).filter(|last| last.is_true()) {
            for &first in links.consequences(last) {
                let is_strong = links.lead(last.negated(), first.negated());
                let is_ordered = first.spot() < last.spot();
                if !is_ordered || is_strong || !self.network.reach.is_loop(first, last) {
                    continue;
                }
                self.grow(first);
                let is_fitting = |path: &[Claim]| self.is_simple(path, None);
                if let Some(mut chain) = self.path(last, is_fitting) {
                    let path = chain.clone();
                    chain.push(first);
                    let out = self.loop_eliminations(&chain);
                    self.keep(Kind::Continuous, &path, chain, out);
                }
            }
        }
    }

    /// What goes out beside the weak links of a closed loop.
    fn loop_eliminations(&self, chain: &[Claim]) -> Vec<Candidate> {
        let (board, links) = (self.board, &self.network.links);
        let spots = chain.iter().map(|claim| links.spot(claim.spot()));
        let in_loop = spots.fold(Cells::EMPTY, |cells, spot| cells | spot.cells);
        let mut out = Vec::new();
        for pair in chain.windows(2).filter(|pair| pair[0].is_true()) {
            let (a, b) = (links.spot(pair[0].spot()), links.spot(pair[1].spot()));
            if a.digit == b.digit {
                let both = board.common_peers(&(a.cells | b.cells)) & *board.cells_with(a.digit);
                out.extend(both.without(&in_loop).iter().map(|c| Candidate::new(c, a.digit)));
            } else if a.cells == b.cells {
                let digits = board.candidates(a.first).iter();
                let others = digits.filter(|&digit| digit != a.digit && digit != b.digit);
                out.extend(others.map(|digit| Candidate::new(a.first, digit)));
            } else {
                let ends = [Candidate::new(a.first, a.digit), Candidate::new(b.first, b.digit)];
                out.extend(self.ruled_out_by_all(&ends, &in_loop));
            }
        }
        for pair in chain.windows(2) {
            if let Some(set) = links.set_between(pair[0], pair[1]) {
                // One of its two digits in the loop is missing in the set, so that it has all others.
                let ends = [pair[0].spot(), pair[1].spot()];
                for &other in set.spots.iter().filter(|spot| !ends.contains(spot)) {
                    let Spot { digit, cells, .. } = *links.spot(other);
                    let seen = board.common_peers(&cells) & *board.cells_with(digit);
                    out.extend(seen.iter().map(|cell| Candidate::new(cell, digit)));
                }
            }
        }
        out.sort_unstable();
        out.dedup();
        out
    }

    /// The candidates outside some cells that the rules do not allow beside any of these. Slow, for
    /// related cells only.
    fn ruled_out_by_all(&self, ends: &[Candidate], except: &Cells) -> Vec<Candidate> {
        let (board, links) = (self.board, &self.network.links);
        let all = (0..links.candidate_count()).map(|spot| links.candidate(spot));
        let all = all.filter(|candidate| !except.contains(candidate.cell));
        all.filter(|one| ends.iter().all(|&end| one.excludes(end, board.layout()))).collect()
    }

    fn grow(&mut self, start: Claim) {
        self.routes.grow(&self.network.links, start, usize::MAX, |_, _| true);
    }

    /// The candidates of the cell of `start` that the tree has come back to.
    fn ends_in_cell(&self, start: Claim) -> Vec<Claim> {
        let cell = self.network.cell(start);
        let links: &Links = &self.network.links;
        let reached = self.routes.reached().iter().copied().skip(1);
        let is_end = |&end: &Claim| !links.is_group(end.spot()) && self.network.cell(end) == cell;
        reached.filter(is_end).collect()
    }

    /// The chain to `end`, if it leaves its cell and comes back from elsewhere.
    fn closed_path(&self, end: Claim) -> Option<Vec<Claim>> {
        let cell = self.network.cell(end);
        let is_fitting = |path: &[Claim]| {
            let stops = self.stops(path);
            let (leaves, returns) = (stops.get(1), stops.len().checked_sub(2).map(|it| &stops[it]));
            path.len() > FEWEST_LINKS
                && leaves.is_some_and(|stop| stop.first != cell)
                && returns.is_some_and(|stop| stop.first != cell)
                && self.is_simple(path, Some(cell))
        };
        self.path(end, is_fitting)
    }

    /// A chain to a claim that is fitting.
    fn path(&self, end: Claim, is_fitting: impl Fn(&[Claim]) -> bool) -> Option<Vec<Claim>> {
        let links = &self.network.links;
        let is_same = |one: Claim, other: Claim| {
            let is_cell = !links.is_group(one.spot()) && !links.is_group(other.spot());
            is_cell && self.network.cell(one) == self.network.cell(other)
        };
        // It comes back to no cell, but that two claims in a row may be about one, and the last about any.
        let may_precede = |way: &[Claim], before: Claim| {
            let later = way.split_last().map_or(way, |(_, later)| later);
            later.iter().skip(1).all(|&claim| !is_same(claim, before))
        };
        self.routes.path(links, (end, DETOUR), may_precede, is_fitting)
    }

    /// Whether a chain comes back to none of its cells, but for `home`. Two claims in a row may be
    /// about one cell.
    fn is_simple(&self, path: &[Claim], home: Option<Cell>) -> bool {
        let mut used = Cells::EMPTY;
        let mut before: Option<Stop> = None;
        self.stops(path).into_iter().all(|stop| {
            let mut is_new = !used.contains(stop.first);
            let (is_set, cells) = (stop.is_set, stop.cells);
            if let Some(before) = before.replace(stop) {
                // Sets that are linked are apart.
                is_new &= !(is_set && before.is_set && cells.meets(&before.cells));
                if home != Some(before.first) {
                    used |= before.cells;
                }
            }
            is_new
        })
    }

    /// Where a chain comes to, one after the other. Where all chains are wanted, an almost locked set is one
    /// stop.
    fn stops(&self, path: &[Claim]) -> Vec<Stop> {
        let links = &self.network.links;
        let stop = |claim: Claim| {
            let Spot { first, cells, .. } = *links.spot(claim.spot());
            Stop { first, cells, is_set: false }
        };
        let Routes::Cheapest(_) = self.routes else {
            return path.iter().map(|&claim| stop(claim)).collect();
        };
        let mut stops: Vec<Stop> = Vec::with_capacity(path.len());
        for (index, &claim) in path.iter().enumerate() {
            let before = index.checked_sub(1).map(|before| path[before]);
            let set = before.and_then(|before| links.set_between(before, claim));
            match (set, stops.last_mut()) {
                (Some(set), Some(last)) => {
                    last.cells |= set.cells;
                    last.is_set = true;
                }
                _ => stops.push(stop(claim)),
            }
        }
        stops
    }

    /// Keeps a chain unless there is one with the same effect that is no longer.
    fn keep(
        &mut self,
        kind: Kind,
        path: &[Claim],
        chain: Vec<Claim>,
        eliminations: Vec<Candidate>,
    ) {
        // With more effect it is told as an open chain.
        if kind == Kind::Open(Effect::OneCell) && eliminations.len() < self.effect_as_open(&chain) {
            return;
        }
        let links = &self.network.links;
        let is_fitting = match self.nodes {
            // Only such chains are in the network.
            Nodes::Candidates => true,
            Nodes::Groups => path.iter().any(|claim| links.is_group(claim.spot())),
            Nodes::Sets => links.leads_through_set(path),
        };
        if eliminations.is_empty() || !is_fitting {
            return;
        }
        if self.known.get(&eliminations).is_some_and(|&length| length <= path.len()) {
            return;
        }
        self.known.insert(eliminations.clone(), path.len());
        self.found.retain(|old| old.kind != kind || old.eliminations != eliminations);
        self.found.push(Found { kind, chain, eliminations });
    }
}

/// Where a chain comes to: the cells of a claim, or an almost locked set from the claim on that leads to it.
struct Stop {
    /// The first cell of the claim.
    first: Cell,
    cells: Cells,
    is_set: bool,
}
