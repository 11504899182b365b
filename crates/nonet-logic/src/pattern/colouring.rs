//! Colourings: candidates joined by strong links, of which either all of one colour or all of the
//! other are true.
//!
//! ```text
//!   A ═══ B          Along each strong link exactly one end is true. So if one A is true, every B
//!         ║          is false and every A is true; and the other way round.
//!   B ═══ A ═══ B
//! ```

use nonet_core::{Digit, DigitSet};

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Link, Node, Part, Premise, Role, Via};
use crate::geometry::Cells;
use crate::pattern::conjugate::{ConjugatePair, conflict, conjugate_pairs};

/// Two candidates of which exactly one is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StrongLink {
    pub(crate) ends: [Candidate; 2],
    pub(crate) via: Via,
}

impl From<ConjugatePair> for StrongLink {
    fn from(pair: ConjugatePair) -> StrongLink {
        let ends = pair.cells.map(|cell| Candidate { cell, digit: pair.digit });
        StrongLink { ends, via: Via::House(pair.house) }
    }
}

/// One of the two colours of a colouring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colour {
    /// The colour of the first candidate.
    One,
    /// The other.
    Other,
}

impl Colour {
    /// Both colours.
    pub(crate) const BOTH: [Colour; 2] = [Colour::One, Colour::Other];

    /// The other colour.
    pub(crate) fn opposite(self) -> Colour {
        match self {
            Colour::One => Colour::Other,
            Colour::Other => Colour::One,
        }
    }
}

/// Candidates that strong links join, in two colours.
#[derive(Clone, Debug)]
pub(crate) struct Colouring {
    nodes: Vec<(Candidate, Colour)>,
    /// Each by the indices of its ends among the nodes.
    links: Vec<([usize; 2], Via)>,
}

impl Colouring {
    /// The indices and candidates of one colour.
    pub(crate) fn of_colour(&self, colour: Colour) -> impl Iterator<Item = (usize, Candidate)> {
        let nodes = self.nodes.iter().enumerate();
        let nodes = nodes.filter(move |(_, (_, this))| *this == colour);
        nodes.map(|(index, (candidate, _))| (index, *candidate))
    }

    /// The candidates of one colour.
    pub(crate) fn candidates(&self, colour: Colour) -> impl Iterator<Item = Candidate> {
        self.of_colour(colour).map(|(_, candidate)| candidate)
    }

    /// The cells of both colours and what they see, where all candidates are of one digit.
    pub(crate) fn sides(&self, board: &Board) -> Sides {
        let cells = Colour::BOTH
            .map(|colour| self.candidates(colour).map(|candidate| candidate.cell).collect());
        Sides { cells, seen: cells.map(|cells| board.seen_by(&cells)) }
    }

    /// Whether it joins more than one digit.
    pub(crate) fn has_cell_links(&self) -> bool {
        self.links.iter().any(|(_, via)| matches!(via, Via::Cell(_)))
    }

    /// The shortest ways from one candidate to all others.
    pub(crate) fn tree(&self, root: usize) -> Tree<'_> {
        let mut steps = vec![None; self.nodes.len()];
        let mut depths = vec![usize::MAX; self.nodes.len()];
        let mut order = vec![root];
        depths[root] = 0;
        let mut next = 0;
        while let Some(&node) = order.get(next) {
            next += 1;
            for &(ends, via) in &self.links {
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
        let mut is_kept = vec![false; self.nodes.len()];
        is_kept[root] = true;
        Tree { colouring: self, steps, depths, order, is_kept }
    }

    /// The tree that joins all candidates of one colour.
    pub(crate) fn tree_of_colour(&self, colour: Colour) -> Tree<'_> {
        let mut nodes = self.of_colour(colour).map(|(index, _)| index);
        let root = nodes.next().expect("every colour has candidates");
        let mut tree = self.tree(root);
        nodes.for_each(|node| tree.keep(node));
        tree
    }

    /// Why all candidates of one colour are wrong, if two of them cannot both be true. They come
    /// out as [`Role::ColourA`].
    pub(crate) fn evidence_of_colour(&self, board: &Board, colour: Colour) -> Evidence {
        let mut evidence = Evidence::default();
        let roles = Roles { colour, this: Role::ColourA, opposite: Role::ColourB };
        self.tree_of_colour(colour).tell(board, roles, &mut evidence);
        evidence
    }

    /// Why `eliminations` are wrong, each of which conflicts with a candidate of either colour.
    pub(crate) fn evidence_of_trap(&self, board: &Board, eliminations: &[Candidate]) -> Evidence {
        let touches = |node: usize| {
            let candidate = self.nodes[node].0;
            eliminations.iter().any(|&elimination| conflict(board, elimination, candidate))
        };
        let roots = (0..self.nodes.len()).filter(|&node| touches(node));
        let trees = roots.map(|root| {
            let mut tree = self.tree(root);
            for &elimination in eliminations {
                for colour in Colour::BOTH {
                    tree.keep_nearest(board, colour, elimination);
                }
            }
            tree
        });
        let tree = trees.min_by_key(Tree::kept).expect("an elimination touches both colours");
        let mut evidence = Evidence::default();
        let roles = Roles { colour: Colour::One, this: Role::ColourA, opposite: Role::ColourB };
        tree.tell(board, roles, &mut evidence);
        evidence
    }
}

/// The cells of the two colours of a colouring of one digit.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    cells: [Cells; 2],
    seen: [Cells; 2],
}

impl Sides {
    /// The cells of a colour.
    pub(crate) fn cells(&self, colour: Colour) -> &Cells {
        &self.cells[colour as usize]
    }

    /// The cells that see at least one cell of a colour.
    pub(crate) fn seen(&self, colour: Colour) -> &Cells {
        &self.seen[colour as usize]
    }
}

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

impl Tree<'_> {
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
        let touching = nodes.filter(|&(_, node)| conflict(board, node, candidate));
        let nearest = touching.min_by_key(|&(node, _)| (!self.is_kept[node], self.depths[node]));
        if let Some((node, _)) = nearest {
            self.keep(node);
        }
    }

    /// Adds what is kept to the evidence: its premises, its links, and its colours digit by digit.
    pub(crate) fn tell(&self, board: &Board, roles: Roles, evidence: &mut Evidence) {
        for &node in self.order.iter().filter(|&&node| self.is_kept[node]) {
            let Some((before, via)) = self.steps[node] else { continue };
            let [from, to] = [before, node].map(|node| self.colouring.nodes[node].0);
            evidence.premises.push(premise(board, [from, to], via));
            evidence.links.push(Link {
                from: statement(from, false),
                to: statement(to, true),
                via,
            });
        }
        let sides = [(roles.colour, roles.this), (roles.colour.opposite(), roles.opposite)];
        for (colour, role) in sides {
            let kept = self.colouring.of_colour(colour).filter(|(node, _)| self.is_kept[*node]);
            let kept: Vec<Candidate> = kept.map(|(_, candidate)| candidate).collect();
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

fn premise(board: &Board, [one, other]: [Candidate; 2], via: Via) -> Premise {
    match via {
        Via::Cell(cell) => Premise::Cell { cell, digits: board.candidates(cell) },
        Via::House(house) => {
            let cells = [one.cell, other.cell].into_iter().collect();
            Premise::Place { house, digit: one.digit, cells }
        }
    }
}

/// The colourings of one digit.
pub(crate) fn colourings_of(board: &Board, digit: Digit) -> Vec<Colouring> {
    let links = conjugate_pairs(board, digit).into_iter().map(StrongLink::from);
    let key = |candidate: Candidate| candidate.cell.index();
    colour(links.collect(), board.layout().cell_count(), key)
}

/// The colourings that links between candidates of all digits make.
pub(crate) fn colourings(board: &Board, links: Vec<StrongLink>) -> Vec<Colouring> {
    let size = board.size();
    let key = |candidate: Candidate| candidate.cell.index() * size + candidate.digit.index();
    colour(links, board.layout().cell_count() * size, key)
}

/// The colourings that `links` make, in the order of their first links. Links in a ring of odd
/// length, which no solution allows, make none. The key of a candidate is a number below `keys`.
fn colour(
    mut links: Vec<StrongLink>,
    keys: usize,
    key: impl Fn(Candidate) -> usize,
) -> Vec<Colouring> {
    // For each candidate that has a colour, its index among the nodes of its colouring.
    let mut seats: Vec<u16> = vec![u16::MAX; keys];
    let mut found = Vec::new();
    while let Some(first) = links.first() {
        let mut nodes = Vec::with_capacity(16);
        nodes.push((first.ends[0], Colour::One));
        seats[key(first.ends[0])] = 0;
        let mut joined = Vec::with_capacity(16);
        let mut is_sound = true;
        let mut count = 0;
        while count != joined.len() || count == 0 {
            count = joined.len();
            links.retain(|link| {
                let [one, other] = link.ends.map(|end| seats[key(end)]);
                let ends = match (one, other) {
                    (u16::MAX, u16::MAX) => return true,
                    (known, u16::MAX) | (u16::MAX, known) => {
                        let new = link.ends[usize::from(other == u16::MAX)];
                        let seat = nodes.len();
                        seats[key(new)] = seat as u16;
                        nodes.push((new, nodes[known as usize].1.opposite()));
                        [known as usize, seat]
                    }
                    (one, other) => [one as usize, other as usize],
                };
                is_sound &= nodes[ends[0]].1 != nodes[ends[1]].1;
                joined.push((ends, link.via));
                false
            });
        }
        if is_sound {
            found.push(Colouring { nodes, links: joined });
        }
    }
    found
}
