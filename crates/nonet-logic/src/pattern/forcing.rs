//! Forcing: what follows whichever of several candidates is true, and what leaves none of them.
//!
//! Both are the same, read forwards and backwards:
//!
//! ```text
//!   a ──▶ … ──▶ m        One of a, b, c is true. Each leads to m, and m to x: so x is true.
//!   b ──▶ … ──▶ m ──▶ x  Suppose that x is false. Then m is false, and so is each of a, b, c, which
//!   c ──▶ … ──▶ m        cannot be: so x is true.
//! ```
//!
//! As cases, only what all of them share is told once. As a contradiction, it is a tree that grows from one
//! supposition, and whatever two of its branches share is told once. So a contradiction never has more links.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::chain::{add_premises, inferences};
use super::links::{Claim, Links};
use super::network::Network;
use super::sight;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Link, Node, Premise};
use crate::sink::Sink;

mod spread;

pub(crate) use spread::{Distances, FAR, Spreader};

/// With two branches, the one backwards and the other forwards are a single chain.
const FEWEST_BRANCHES: usize = 3;

/// The most links that a step should have which is shown as the best: they are told in 250 words. Nets say
/// the same with less.
const LONGEST: usize = 26;

/// The most links that are counted.
const MOST: usize = FAR as usize - 1;

/// The most candidates whose smallest tree is looked for. It takes three times as long for each one more.
const MOST_OF_TREE: usize = 5;

/// Candidates of which one is true, and why.
pub(crate) struct Source {
    /// The claims that they are true.
    claims: Vec<Claim>,
    premise: Premise,
}

impl Source {
    fn new(network: &Network, premise: Premise) -> Source {
        let claims = premise.clause().into_iter().map(|candidate| assumption(network, candidate));
        Source { claims: claims.collect(), premise }
    }
}

/// The claim that a candidate is true.
fn assumption(network: &Network, candidate: Candidate) -> Claim {
    let spot = network.links.spot_of(candidate).expect("a candidate has a spot");
    Claim::new(spot, true)
}

/// Every cell with its candidates.
pub(crate) fn cells(board: &Board) -> impl Iterator<Item = Source> {
    let network = board.network();
    board.empty_cells().iter().map(|cell| {
        let digits = board.candidates(cell);
        Source::new(network, Premise::Cell { cell, digits })
    })
}

/// Every digit of every house with its places.
pub(crate) fn places(board: &Board) -> impl Iterator<Item = Source> {
    let network = board.network();
    board.houses().iter().flat_map(move |&house| {
        board.missing(house).iter().map(move |digit| {
            let cells = board.places(house, digit);
            Source::new(network, Premise::Place { house, digit, cells })
        })
    })
}

/// How it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// What follows from each candidate.
    Cases,
    /// What follows from the contrary of the conclusion.
    Contradiction,
}

/// Reports what follows from all claims of a source alike, with the fewest links for each conclusion.
pub(crate) fn find(
    board: &Board,
    sink: &mut Sink<'_>,
    sources: impl Iterator<Item = Source>,
    manner: Manner,
) -> ControlFlow<()> {
    let mut search = ForcingSearch {
        network: board.network(),
        distances: board.distances(),
        manner,
        spreader: Spreader::default(),
        limit: sink.length_limit().min(if sink.wants_only_one() { LONGEST } else { MOST }) as u8,
        only_shortest: sink.wants_only_one(),
        found: BTreeMap::new(),
    };
    let mut promising: Vec<Promise> = sources.filter_map(|source| search.promise(source)).collect();
    promising.sort_by_key(|promise| promise.at_least);
    for (place, promise) in promising.iter().enumerate() {
        if promise.at_least > search.limit {
            break;
        }
        search.look_at(place, promise);
    }
    let mut found: Vec<_> = std::mem::take(&mut search.found).into_iter().collect();
    found.sort_by_key(|&(_, (length, _))| length);
    for (conclusion, (length, place)) in found {
        if length > search.limit {
            break;
        }
        let effect = if conclusion.is_true() { 100 } else { 1 };
        if !sink.wants(usize::from(length), effect) {
            continue;
        }
        let evidence = search.evidence(board, &promising[place].source, conclusion, length);
        let candidate = search.network.links.candidate(conclusion.spot());
        if conclusion.is_true() {
            sink.place(candidate, evidence)?;
        } else {
            sink.eliminate(vec![candidate], evidence)?;
        }
    }
    ControlFlow::Continue(())
}

/// A source from which something follows.
struct Promise {
    source: Source,
    /// What follows.
    conclusions: Vec<Claim>,
    /// No conclusion takes fewer links.
    at_least: u8,
}

struct ForcingSearch<'a> {
    network: &'a Network,
    distances: &'a Distances,
    manner: Manner,
    spreader: Spreader,
    /// The most links that are of interest.
    limit: u8,
    only_shortest: bool,
    /// For each conclusion, the number of links and the place of its source.
    found: BTreeMap<Claim, (u8, usize)>,
}

impl<'a> ForcingSearch<'a> {
    /// A source with what follows from it, if that is anything.
    fn promise(&self, source: Source) -> Option<Promise> {
        if source.claims.len() < FEWEST_BRANCHES {
            return None;
        }
        let mut conclusions = self.common(&source.claims);
        if conclusions.is_empty() {
            return None;
        }
        let rows = self.rows(&source.claims);
        // Where every candidate sees it directly, the digit is locked.
        conclusions.retain(|claim| rows.iter().any(|row| row[claim.index()] > 1));
        // The longest way is needed, and another link from each other candidate.
        let others = source.claims.len() as u8 - 1;
        let farthest = |claim: &Claim| rows.iter().map(|row| row[claim.index()]).max();
        let nearest = conclusions.iter().filter_map(farthest).min()?;
        Some(Promise { source, conclusions, at_least: nearest.saturating_add(others) })
    }

    fn look_at(&mut self, place: usize, promise: &Promise) {
        let costs = self.trees(&promise.source.claims, self.limit);
        let costs = costs.last().expect("there is a tree of all claims");
        for &conclusion in &promise.conclusions {
            let length = costs[conclusion.index()];
            let known = self.found.get(&conclusion).map_or(FAR, |found| found.0);
            if length > self.limit || length >= known {
                continue;
            }
            self.found.insert(conclusion, (length, place));
            if self.only_shortest {
                self.limit = length;
            }
        }
    }

    /// What follows from all of the claims and is about none of their candidates: one that refutes
    /// itself needs no branches.
    fn common(&self, claims: &[Claim]) -> Vec<Claim> {
        let reach = &self.network.reach;
        let Some((&first, rest)) = claims.split_first() else { return Vec::new() };
        let mut common = Vec::new();
        for (word, &trues) in reach.trues(first.spot()).iter().enumerate() {
            let falses = |claim: Claim| self.distances.falses(self.network, claim)[word];
            let sides = rest.iter().fold([falses(first), trues], |[all, trues], &claim| {
                [all & falses(claim), trues & reach.trues(claim.spot())[word]]
            });
            let mut bits = sides[0] | sides[1];
            while bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let spot = word * 64 + bit;
                if claims.iter().any(|claim| claim.spot() == spot) {
                    continue;
                }
                let sides = [false, true].map(|side| (sides[usize::from(side)] >> bit & 1, side));
                let sides = sides.into_iter().filter(|(has, _)| *has == 1);
                common.extend(sides.map(|(_, is_true)| Claim::new(spot, is_true)));
            }
        }
        common
    }

    /// How far everything is from each of some claims.
    fn rows(&self, claims: &[Claim]) -> Vec<&'a [u8]> {
        claims.iter().map(|&claim| self.distances.from(&self.network.links, claim)).collect()
    }

    /// For some sets of the claims how many links it takes to get from all of a set to every claim, as
    /// far as that is at most `most`. The last is the set of all.
    ///
    /// As cases, the ways meet in one place. Otherwise any two may meet and go on together: then these
    /// are all sets, the numbers of which have a bit for each claim (Dreyfus and Wagner's algorithm).
    fn trees(&mut self, claims: &[Claim], most: u8) -> Vec<Vec<u8>> {
        let rows = self.rows(claims);
        if self.manner == Manner::Cases || claims.len() > MOST_OF_TREE {
            let mut costs = meeting(&rows);
            self.spreader.spread(&self.network.links, &mut costs, most);
            return vec![costs];
        }
        let mut trees: Vec<Vec<u8>> = Vec::with_capacity(1 << claims.len());
        trees.push(Vec::new());
        for set in 1_usize..1 << claims.len() {
            if set.is_power_of_two() {
                trees.push(rows[set.trailing_zeros() as usize].to_vec());
                continue;
            }
            let mut costs = vec![FAR; rows[0].len()];
            for (one, other) in halves(set) {
                let sums = trees[one].iter().zip(&trees[other]);
                for (cost, (one, other)) in costs.iter_mut().zip(sums) {
                    *cost = (*cost).min(one.saturating_add(*other));
                }
            }
            // Each claim outside the set takes another link at least.
            let outside = claims.len() as u8 - set.count_ones() as u8;
            self.spreader.spread(&self.network.links, &mut costs, most.saturating_sub(outside));
            trees.push(costs);
        }
        trees
    }

    fn evidence(
        &mut self,
        board: &Board,
        source: &Source,
        conclusion: Claim,
        length: u8,
    ) -> Evidence {
        let trees = self.trees(&source.claims, length);
        let story = Story { board, links: &self.network.links, rows: self.rows(&source.claims) };
        match self.manner {
            Manner::Cases => story.cases(source, &trees[0], conclusion),
            Manner::Contradiction => story.contradiction(source, &trees, conclusion),
        }
    }
}

/// Claim by claim: the links that it takes to get there from everywhere.
fn meeting(rows: &[&[u8]]) -> Vec<u8> {
    let mut costs = vec![0_u8; rows[0].len()];
    for row in rows {
        costs.iter_mut().zip(*row).for_each(|(cost, more)| *cost = cost.saturating_add(*more));
    }
    costs
}

/// The ways to make two of a set, as bits.
fn halves(set: usize) -> impl Iterator<Item = (usize, usize)> {
    // Smaller and smaller parts; each way comes once, with the larger number first.
    let parts =
        std::iter::successors(Some(set), move |part| part.checked_sub(1).map(|it| it & set));
    let parts = parts.skip(1).map(move |part| (part, set ^ part));
    parts.take_while(|(one, other)| one > other).filter(|(_, other)| *other > 0)
}

/// What is told of a conclusion.
struct Story<'a> {
    board: &'a Board,
    links: &'a Links,
    /// How far everything is from each claim of the source.
    rows: Vec<&'a [u8]>,
}

impl Story<'_> {
    /// Each candidate leads to where all meet, and from there one chain leads to the conclusion.
    fn cases(&self, source: &Source, costs: &[u8], conclusion: Claim) -> Evidence {
        let seeds = meeting(&self.rows);
        let is_meeting = |claim: Claim| seeds[claim.index()] == costs[claim.index()];
        let tail = self.way_back(costs, conclusion, is_meeting);
        let meeting = tail[0];
        let tail = inferences(self.board, self.links, &tail);
        let mut premises = vec![source.premise.clone()];
        let mut branches = Vec::new();
        for (&claim, row) in source.claims.iter().zip(&self.rows) {
            let way = self.way_back(row, meeting, |it| row[it.index()] == 0);
            let links = inferences(self.board, self.links, &way);
            add_premises(self.board, &links, &mut premises);
            branches.push(Branch {
                assumption: self.links.node(claim),
                links,
                steps: Vec::new(),
                end: BranchEnd::Reaches(self.links.node(meeting)),
            });
        }
        add_premises(self.board, &tail, &mut premises);
        Evidence { premises, links: tail, branches, ..Evidence::default() }
    }

    /// The claims on the cheapest way to one, from the nearest that `is_start`.
    fn way_back(&self, costs: &[u8], end: Claim, is_start: impl Fn(Claim) -> bool) -> Vec<Claim> {
        let mut way = vec![end];
        let mut claim = end;
        while !is_start(claim) {
            let Some(source) = spread::before(self.links, costs, claim) else { break };
            way.push(source);
            claim = source;
        }
        way.reverse();
        way
    }

    /// The contrary of the conclusion leads to each candidate being false.
    fn contradiction(&self, source: &Source, trees: &[Vec<u8>], conclusion: Claim) -> Evidence {
        let mut links = Vec::new();
        let count = source.claims.len();
        if count > MOST_OF_TREE {
            // All ways go through one place, and part there.
            let seeds = meeting(&self.rows);
            let is_meeting = |claim: Claim| seeds[claim.index()] == trees[0][claim.index()];
            let tail = self.way_back(&trees[0], conclusion, is_meeting);
            self.tell_backwards(&tail, &mut links);
            for row in &self.rows {
                let way = self.way_back(row, tail[0], |it| row[it.index()] == 0);
                self.tell_backwards(&way, &mut links);
            }
        } else {
            self.tell_tree(trees, (1 << count) - 1, conclusion, &mut links);
        }
        let links = self.in_groups(links);
        let mut premises = Vec::new();
        add_premises(self.board, &links, &mut premises);
        if !premises.contains(&source.premise) {
            premises.push(source.premise.clone());
        }
        let branch = Branch {
            assumption: self.links.node(conclusion.negated()),
            links,
            steps: Vec::new(),
            end: BranchEnd::Empties(source.premise.clone()),
        };
        Evidence { premises, branches: vec![branch], ..Evidence::default() }
    }

    /// Joins links that rule one digit out of several cells for the same reason, where nothing else
    /// follows from that: it is one thing to say.
    fn in_groups(&self, links: Vec<Link>) -> Vec<Link> {
        let is_leaf = |node: &Node| !node.is_true && links.iter().all(|link| link.from != *node);
        let mut told: Vec<Link> = Vec::with_capacity(links.len());
        for &link in &links {
            let is_alike = |other: &&mut Link| {
                other.from == link.from
                    && other.to.digit == link.to.digit
                    && other.from.digit == link.to.digit
                    && (is_leaf(&other.to) || other.to.cells.len() > 1)
            };
            match told.iter_mut().find(is_alike).filter(|_| is_leaf(&link.to)) {
                Some(other) => {
                    other.to.cells |= link.to.cells;
                    other.via = sight::via(self.board, &other.from, &other.to);
                }
                None => told.push(link),
            }
        }
        told
    }

    /// Tells a way from its end, as what follows if that is false.
    fn tell_backwards(&self, way: &[Claim], links: &mut Vec<Link>) {
        for pair in way.windows(2).rev() {
            links.push(self.links.link(self.board, pair[1].negated(), pair[0].negated()));
        }
    }

    /// Tells how the negation of a claim leads to that of each source of a set.
    fn tell_tree(&self, trees: &[Vec<u8>], set: usize, claim: Claim, links: &mut Vec<Link>) {
        let costs = &trees[set];
        if let Some(source) = spread::before(self.links, costs, claim) {
            links.push(self.links.link(self.board, claim.negated(), source.negated()));
            self.tell_tree(trees, set, source, links);
            return;
        }
        let cost = |set: usize| trees[set][claim.index()];
        let mut parts = halves(set);
        let is_whole = |&(one, other): &(usize, usize)| {
            cost(one).saturating_add(cost(other)) == costs[claim.index()]
        };
        if let Some((one, other)) = parts.find(is_whole) {
            self.tell_tree(trees, one, claim, links);
            self.tell_tree(trees, other, claim, links);
        }
    }
}
