//! Trees of links: the part of a colouring that an argument needs.

use nonet_core::{Digit, DigitSet};

use super::{Colour, Colouring};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Node, Part, Role, Via};
use crate::geometry::Cells;
use crate::pattern::links::Links;

/// What the two colours of a colouring are called in evidence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roles {
    /// A colour.
    pub(crate) colour: Colour,
    /// What it is called.
    pub(crate) this: Role,
    /// What the other colour is called.
    pub(crate) opposite: Role,
}

/// The shortest ways from one candidate of a colouring to others. Those that an argument needs are
/// kept.
#[derive(Clone, Debug)]
pub(crate) struct Tree<'a> {
    colouring: &'a Colouring,
    /// For each candidate but the root, the one before it on its way, and the link from there.
    steps: Vec<Option<(usize, Via)>>,
    depths: Vec<usize>,
    /// Every candidate, the nearest to the root first.
    order: Vec<usize>,
    is_kept: Vec<bool>,
}

impl<'a> Tree<'a> {
    /// The ways through a colouring from one of its candidates. Only that is kept at first.
    pub(super) fn from(colouring: &'a Colouring, root: usize) -> Tree<'a> {
        let count = colouring.nodes.len();
        let (mut steps, mut depths) = (vec![None; count], vec![usize::MAX; count]);
        let mut order = vec![root];
        depths[root] = 0;
        let mut next = 0;
        while let Some(&node) = order.get(next) {
            next += 1;
            for &(ends, via) in &colouring.links {
                let other = match ends {
                    [one, other] if one == node => other,
                    [one, other] if other == node => one,
                    _ => continue,
                };
                if depths[other] == usize::MAX {
                    depths[other] = depths[node] + 1;
                    steps[other] = Some((node, via));
                    order.push(other);
                }
            }
        }
        let mut is_kept = vec![false; count];
        is_kept[root] = true;
        Tree { colouring, steps, depths, order, is_kept }
    }

    /// One way through a colouring, and nothing else.
    pub(super) fn along(colouring: &'a Colouring, way: &[(usize, Option<Via>)]) -> Tree<'a> {
        let count = colouring.nodes.len();
        let (mut steps, mut depths) = (vec![None; count], vec![usize::MAX; count]);
        let mut is_kept = vec![false; count];
        let mut before = None;
        for (depth, &(node, via)) in way.iter().enumerate() {
            steps[node] = before.zip(via);
            depths[node] = depth;
            is_kept[node] = true;
            before = Some(node);
        }
        let order = way.iter().map(|&(node, _)| node).collect();
        Tree { colouring, steps, depths, order, is_kept }
    }

    /// The candidates of a colour that are kept.
    pub(crate) fn kept_of(&self, colour: Colour) -> impl Iterator<Item = Candidate> {
        let kept = self.colouring.of_colour(colour).filter(|(node, _)| self.is_kept[*node]);
        kept.map(|(_, candidate)| candidate)
    }

    /// How many links there are between a candidate and the root.
    pub(crate) fn depth(&self, node: usize) -> usize {
        self.depths[node]
    }

    /// How many candidates are kept.
    pub(crate) fn kept(&self) -> usize {
        self.is_kept.iter().filter(|is_kept| **is_kept).count()
    }

    /// Keeps a candidate, and all on the way to it.
    pub(crate) fn keep(&mut self, node: usize) {
        let mut next = Some(node);
        while let Some(node) = next.filter(|&node| !self.is_kept[node]) {
            self.is_kept[node] = true;
            next = self.steps[node].map(|(before, _)| before);
        }
    }

    /// Keeps the nearest candidate of a colour that conflicts with `candidate`, if there is one.
    pub(crate) fn keep_nearest(&mut self, board: &Board, colour: Colour, candidate: Candidate) {
        let nodes = self.colouring.of_colour(colour);
        let touching = nodes.filter(|(_, node)| node.excludes(candidate, board.layout()));
        let nearest = touching.min_by_key(|&(node, _)| (!self.is_kept[node], self.depths[node]));
        if let Some((node, _)) = nearest {
            self.keep(node);
        }
    }

    /// Those of some candidates that conflict with what is kept of both colours.
    pub(crate) fn against_both(&self, board: &Board, candidates: &[Candidate]) -> Vec<Candidate> {
        let conflicts = |one: &Candidate, colour| {
            self.kept_of(colour).any(|kept| kept.excludes(*one, board.layout()))
        };
        let is_against =
            |one: &&Candidate| Colour::BOTH.iter().all(|&colour| conflicts(one, colour));
        candidates.iter().filter(is_against).copied().collect()
    }

    /// What is kept as evidence; a colour comes out as [`Role::ColourA`].
    pub(crate) fn evidence(&self, board: &Board, colour: Colour) -> Evidence {
        let mut evidence = Evidence::default();
        let roles = Roles { colour, this: Role::ColourA, opposite: Role::ColourB };
        self.tell(board, roles, &mut evidence);
        evidence
    }

    /// Adds what is kept to the evidence: its premises, its links, and its colours digit by digit.
    pub(crate) fn tell(&self, board: &Board, roles: Roles, evidence: &mut Evidence) {
        for &node in self.order.iter().filter(|&&node| self.is_kept[node]) {
            let Some((before, via)) = self.steps[node] else { continue };
            let [from, to] = [before, node].map(|node| self.colouring.nodes[node].0);
            let link = Link { from: statement(from, false), to: statement(to, true), via };
            evidence.premises.push(Links::premise(board, &link));
            evidence.links.push(link);
        }
        let sides = [(roles.colour, roles.this), (roles.colour.opposite(), roles.opposite)];
        for (colour, role) in sides {
            let kept: Vec<Candidate> = self.kept_of(colour).collect();
            evidence.parts.extend(board.digits().iter().filter_map(|digit| {
                let cells = cells_of(&kept, digit);
                let is_used = !cells.is_empty();
                is_used.then(|| Part::new(role, cells, DigitSet::single(digit)))
            }));
        }
    }
}

fn cells_of(candidates: &[Candidate], digit: Digit) -> Cells {
    let of_digit = candidates.iter().filter(|candidate| candidate.digit == digit);
    of_digit.map(|candidate| candidate.cell).collect()
}

fn statement(candidate: Candidate, is_true: bool) -> Node {
    Node { digit: candidate.digit, cells: Cells::single(candidate.cell), is_true }
}
