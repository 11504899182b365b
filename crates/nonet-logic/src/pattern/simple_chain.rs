//! Simple chains: chains of one digit, or of cells with two candidates.

use std::ops::ControlFlow;

use nonet_core::Digit;

use super::chain::{evidence, is_simple};
use super::links::Claim;
use super::network::Network;
use super::tree::Tree;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::Cells;
use crate::sink::Sink;

/// The longest chain that is looked for, in links. It is the limit of HoDoKu.
const LONGEST: usize = 19;

/// How many links may be tried to lead one chain around a cell that it would visit twice, and all
/// chains of a position.
const DETOUR_EFFORT: usize = 1000;
const MOST_EFFORT: usize = 20_000;

/// Which links a chain is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Links of one digit.
    OneDigit,
    /// Strong links within cells of two candidates, weak links between them.
    BivalueCells,
}

impl Style {
    /// A shorter chain is a simpler technique: a locked digit, or a naked pair.
    const fn shortest(self) -> usize {
        match self {
            Style::OneDigit => 3,
            Style::BivalueCells => 5,
        }
    }
}

struct Found {
    digit: Digit,
    /// Where it goes out.
    targets: Cells,
    chain: Vec<Claim>,
}

/// Reports every chain of a style that begins and ends with the same digit, the shortest for each
/// set of eliminations.
pub(crate) fn find(board: &Board, sink: &mut Sink<'_>, style: Style) -> ControlFlow<()> {
    let network = board.network();
    if !network.has_refuted() {
        return ControlFlow::Continue(());
    }
    let mut search = ChainSearch {
        board,
        network,
        style,
        bivalue: board.bivalue_cells(),
        limit: LONGEST.min(sink.length_limit()),
        only_shortest: sink.wants_only_one(),
        effort: 0,
        effort_left: MOST_EFFORT,
        found: Vec::new(),
    };
    search.run();
    let ChainSearch { mut found, .. } = search;
    found.sort_by_key(|found| found.chain.len());
    for Found { digit, targets, chain } in found {
        let eliminations = targets.iter().map(|cell| Candidate::new(cell, digit)).collect();
        sink.eliminate(eliminations, evidence(board, &network.links, &chain))?;
    }
    ControlFlow::Continue(())
}

struct ChainSearch<'a> {
    board: &'a Board,
    network: &'a Network,
    style: Style,
    bivalue: Cells,
    limit: usize,
    only_shortest: bool,
    /// How many links may still be tried, for one chain and for all.
    effort: usize,
    effort_left: usize,
    found: Vec<Found>,
}

impl ChainSearch<'_> {
    fn run(&mut self) {
        let mut tree = Tree::new(&self.network.links);
        for spot in 0..self.network.links.candidate_count() {
            let start = Claim::new(spot, false);
            let Candidate { cell, digit } = self.network.links.candidate(spot);
            let has_targets = self.network.refuted(digit).meets(self.board.peers(cell));
            if has_targets && self.can_start(start) {
                let (network, style, bivalue) = (self.network, self.style, self.bivalue);
                tree.grow(&network.links, start, self.limit, |from, to| {
                    is_allowed(network, style, &bivalue, from, to)
                });
                self.collect(start, &tree);
            }
        }
    }

    fn can_start(&self, start: Claim) -> bool {
        self.style == Style::OneDigit || self.bivalue.contains(self.network.cell(start))
    }

    fn collect(&mut self, start: Claim, tree: &Tree) {
        let (cell, digit) = (self.network.cell(start), self.network.digit(start));
        let seen = *self.board.peers(cell) & *self.board.cells_with(digit);
        for &end in tree.reached() {
            let depth = tree.depth(end).expect("it was reached");
            // Each chain is found from both ends.
            let is_end = end.is_true() && end.spot() >= start.spot();
            let is_fitting = is_end && (self.style.shortest()..=self.limit).contains(&depth);
            if !is_fitting || self.network.digit(end) != digit {
                continue;
            }
            let is_loop = end.spot() == start.spot();
            let targets =
                if is_loop { seen } else { seen & *self.board.peers(self.network.cell(end)) };
            if targets.is_empty() || self.knows(digit, &targets, depth) {
                continue;
            }
            let path = tree.path(end);
            if is_simple(self.network, &path, true) {
                self.keep(Found { digit, targets, chain: path });
            } else if let Some(path) = self.detour(start, end, depth) {
                self.keep(Found { digit, targets, chain: path });
            }
        }
    }

    /// Whether there already is a chain with this effect that is no longer.
    fn knows(&self, digit: Digit, targets: &Cells, length: usize) -> bool {
        self.found.iter().any(|found| {
            found.digit == digit && found.targets == *targets && found.chain.len() <= length + 1
        })
    }

    fn keep(&mut self, new: Found) {
        let length = new.chain.len() - 1;
        if self.knows(new.digit, &new.targets, length) {
            return;
        }
        self.found.retain(|old| old.digit != new.digit || old.targets != new.targets);
        if self.only_shortest {
            self.limit = self.limit.min(length);
            self.found.retain(|old| old.chain.len() <= new.chain.len());
        }
        self.found.push(new);
    }

    /// The shortest chain that visits no cell twice, where the shortest of all does.
    fn detour(&mut self, start: Claim, end: Claim, shortest: usize) -> Option<Vec<Claim>> {
        let effort = DETOUR_EFFORT.min(self.effort_left);
        self.effort = effort;
        let path = (shortest..=self.limit).step_by(2).find_map(|length| {
            let mut path = vec![start];
            self.extend(&mut path, end, length).then_some(path)
        });
        self.effort_left -= effort - self.effort;
        path
    }

    fn extend(&mut self, path: &mut Vec<Claim>, end: Claim, length: usize) -> bool {
        let last = *path.last().expect("it has a start");
        if path.len() > length {
            return last == end;
        }
        let network = self.network;
        for &to in network.links.consequences(last) {
            if self.effort == 0 {
                return false;
            }
            if !is_allowed(network, self.style, &self.bivalue, last, to)
                || !network.reach.leads(&network.links, to, end)
            {
                continue;
            }
            self.effort -= 1;
            path.push(to);
            if is_simple(network, path, to == end) && self.extend(path, end, length) {
                return true;
            }
            path.pop();
        }
        false
    }
}

fn is_allowed(network: &Network, style: Style, bivalue: &Cells, from: Claim, to: Claim) -> bool {
    let is_one_digit = network.digit(from) == network.digit(to);
    match style {
        Style::OneDigit => is_one_digit,
        Style::BivalueCells if from.is_true() => is_one_digit && bivalue.contains(network.cell(to)),
        Style::BivalueCells => !is_one_digit,
    }
}
