//! Colourings: candidates joined by strong links, of which either all of one colour or all of the
//! other are true.
//!
//! ```text
//!   A ═══ B          Along each strong link exactly one end is true. So if one A is true, every B
//!         ║          is false and every A is true; and the other way round.
//!   B ═══ A ═══ B
//! ```

use nonet_core::Digit;

use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Via};
use crate::geometry::Cells;
use crate::pattern::conjugate::ConjugatePair;

mod tree;

pub(crate) use tree::{Roles, Tree};

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

    /// Whether it joins more than one digit.
    pub(crate) fn has_cell_links(&self) -> bool {
        self.links.iter().any(|(_, via)| matches!(via, Via::Cell(_)))
    }

    /// The shortest ways from one candidate to all others.
    pub(crate) fn tree(&self, root: usize) -> Tree<'_> {
        Tree::from(self, root)
    }

    /// Whether both ends of one link see all of `candidates`: a box and a line that meet.
    pub(crate) fn has_link_seen_by_all(&self, board: &Board, candidates: &[Candidate]) -> bool {
        self.links.iter().any(|(ends, _)| {
            let [one, other] = ends.map(|node| self.nodes[node].0);
            let layout = board.layout();
            candidates.iter().all(|it| it.excludes(one, layout) && it.excludes(other, layout))
        })
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
    /// out as [`ColourA`](crate::Role::ColourA).
    pub(crate) fn evidence_of_colour(&self, board: &Board, colour: Colour) -> Evidence {
        self.tree_of_colour(colour).evidence(board, colour)
    }

    /// Why `eliminations` are wrong, each of which conflicts with a candidate of either colour.
    pub(crate) fn evidence_of_trap(&self, board: &Board, eliminations: &[Candidate]) -> Evidence {
        let touches = |node: usize| {
            let candidate = self.nodes[node].0;
            eliminations.iter().any(|gone| gone.excludes(candidate, board.layout()))
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
        tree.evidence(board, Colour::One)
    }

    /// The shortest way from one of `starts` to a candidate that `is_goal`.
    fn way(&self, starts: &[usize], is_goal: impl Fn(usize) -> bool) -> Option<Tree<'_>> {
        let mut before: Vec<Option<(usize, Via)>> = vec![None; self.nodes.len()];
        let mut is_met = vec![false; self.nodes.len()];
        let mut order = starts.to_vec();
        for &start in starts {
            is_met[start] = true;
        }
        let mut next = 0;
        while let Some(&node) = order.get(next) {
            next += 1;
            if is_goal(node) {
                let mut way = Vec::new();
                let mut here = Some(node);
                while let Some(node) = here {
                    way.push((node, before[node].map(|(_, via)| via)));
                    here = before[node].map(|(from, _)| from);
                }
                way.reverse();
                return Some(Tree::along(self, &way));
            }
            for &(ends, via) in &self.links {
                let other = match ends {
                    [one, other] if one == node => other,
                    [one, other] if other == node => one,
                    _ => continue,
                };
                if !is_met[other] {
                    is_met[other] = true;
                    before[other] = Some((node, via));
                    order.push(other);
                }
            }
        }
        None
    }

    /// The candidates of a colour that conflict with another candidate.
    fn touching(&self, board: &Board, colour: Colour, other: Candidate) -> Vec<usize> {
        let nodes = self.of_colour(colour);
        let touching = nodes.filter(|(_, node)| node.excludes(other, board.layout()));
        touching.map(|(node, _)| node).collect()
    }

    /// The shortest way between two candidates of different colours that both conflict with another
    /// one: that one is wrong, since one of them is right.
    pub(crate) fn trap(&self, board: &Board, gone: Candidate) -> Option<Tree<'_>> {
        let [starts, goals] = Colour::BOTH.map(|colour| self.touching(board, colour, gone));
        self.way(&starts, |node| goals.contains(&node))
    }

    /// The shortest way between two candidates of a colour that cannot both be true: none of this
    /// colour is.
    pub(crate) fn clash(&self, board: &Board, colour: Colour) -> Option<Tree<'_>> {
        let ways = self.of_colour(colour).filter_map(|(start, candidate)| {
            let goals = self.touching(board, colour, candidate);
            let is_goal = |node| goals.contains(&node);
            if goals.is_empty() { None } else { self.way(&[start], is_goal) }
        });
        ways.min_by_key(Tree::kept)
    }

    /// The smallest part in which each of some candidates conflicts with one of a colour.
    pub(crate) fn part_against(
        &self,
        board: &Board,
        colour: Colour,
        all: &[Candidate],
    ) -> Option<Tree<'_>> {
        let roots = self.of_colour(colour).filter(|(_, root)| {
            all.iter().any(|candidate| candidate.excludes(*root, board.layout()))
        });
        let trees = roots.map(|(root, _)| {
            let mut tree = self.tree(root);
            for &candidate in all {
                tree.keep_nearest(board, colour, candidate);
            }
            tree
        });
        trees.min_by_key(Tree::kept)
    }
}

/// A colouring of one digit, with its cells.
#[derive(Debug)]
pub(crate) struct DigitColouring {
    pub(crate) colouring: Colouring,
    /// The cells of each colour.
    cells: [Cells; 2],
    /// What they see.
    seen: [Cells; 2],
}

impl DigitColouring {
    fn of(board: &Board, colouring: Colouring) -> DigitColouring {
        let cells = Colour::BOTH
            .map(|colour| colouring.candidates(colour).map(|candidate| candidate.cell).collect());
        DigitColouring { colouring, cells, seen: cells.map(|cells| board.seen_by(&cells)) }
    }

    /// The cells of a colour.
    pub(crate) fn cells(&self, colour: Colour) -> &Cells {
        &self.cells[colour as usize]
    }

    /// The cells that see at least one cell of a colour.
    pub(crate) fn seen(&self, colour: Colour) -> &Cells {
        &self.seen[colour as usize]
    }
}

/// The colourings of each digit of a position.
#[derive(Debug)]
pub(crate) struct DigitColourings(Vec<Vec<DigitColouring>>);

impl DigitColourings {
    /// The colourings of a position.
    pub(crate) fn of(board: &Board) -> DigitColourings {
        let key = |candidate: Candidate| candidate.cell.index();
        let all = board.digits().iter().map(|digit| {
            let links = board.conjugate_pairs(digit).iter().copied().map(StrongLink::from);
            let found = colour(links.collect(), board.layout().cell_count(), key);
            found.into_iter().map(|colouring| DigitColouring::of(board, colouring)).collect()
        });
        DigitColourings(all.collect())
    }

    /// The colourings of `digit`.
    pub(crate) fn of_digit(&self, digit: Digit) -> &[DigitColouring] {
        &self.0[digit.index()]
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::Cell;

    /// The candidate of the first digit in the cell with this index.
    fn candidate(index: usize) -> Candidate {
        let cell = Cell::from_index(index).expect("a cell");
        Candidate { cell, digit: Digit::from_index(0).expect("a digit") }
    }

    /// The colourings of links between such candidates, as the cells of their two colours.
    fn colours(links: &[[usize; 2]]) -> Vec<[Vec<usize>; 2]> {
        let link = |ends: &[usize; 2]| {
            let ends = ends.map(candidate);
            StrongLink { ends, via: Via::Cell(ends[0].cell) }
        };
        let links = links.iter().map(link).collect();
        let found = colour(links, 20, |candidate| candidate.cell.index());
        let cells = |colouring: &Colouring, colour| {
            let mut cells: Vec<usize> =
                colouring.candidates(colour).map(|candidate| candidate.cell.index()).collect();
            cells.sort_unstable();
            cells
        };
        found.iter().map(|it| Colour::BOTH.map(|colour| cells(it, colour))).collect()
    }

    #[test]
    fn colours_alternate_along_the_links_whatever_their_order() {
        let found = colours(&[[3, 4], [1, 2], [2, 3], [7, 8], [4, 9], [9, 2]]);
        assert_eq!(found, [[vec![1, 3, 9], vec![2, 4]], [vec![7], vec![8]]]);
    }

    #[test]
    fn a_ring_of_odd_length_has_no_colours() {
        assert_eq!(colours(&[[1, 2], [2, 3], [3, 1], [5, 6]]), [[vec![5], vec![6]]]);
        assert_eq!(colours(&[[1, 2], [2, 3], [3, 4], [4, 1]]), [[vec![1, 3], vec![2, 4]]]);
    }
}
