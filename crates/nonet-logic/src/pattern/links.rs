//! Links: which claims about digits follow from which others in a position, one inference at a time.

use nonet_core::{Cell, Digit, House};

use super::sight;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Link, Node, Premise, Via};
use crate::geometry::Cells;

mod builder;

use builder::Builder;

/// A digit in one cell, or in one of the cells of a group.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) digit: Digit,
    /// The first of its cells.
    pub(crate) first: Cell,
    pub(crate) cells: Cells,
}

/// A statement: the digit of a spot is there, or is not.
///
/// ```text
/// bit 15 … 1: the spot, 0: whether it is true
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Claim(u16);

impl Claim {
    pub(crate) const fn new(spot: usize, is_true: bool) -> Claim {
        Claim((spot << 1) as u16 | is_true as u16)
    }

    pub(crate) const fn from_index(index: usize) -> Claim {
        Claim(index as u16)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn spot(self) -> usize {
        self.0 as usize >> 1
    }

    pub(crate) const fn is_true(self) -> bool {
        self.0 & 1 == 1
    }

    #[must_use]
    pub(crate) const fn negated(self) -> Claim {
        Claim(self.0 ^ 1)
    }
}

/// All spots of a position and what follows from each claim about one of them.
///
/// A true claim makes false what shares its cell, or its digit within a house (weak links). A
/// false one makes true the only alternative, in the cell or in a house (strong links). The
/// consequences of a claim are in a fixed order: those in its cell first, then those in its row,
/// column and box, then groups. It is the order of the search, so that it decides which of two
/// chains of the same length is found.
#[derive(Clone, Debug)]
pub(crate) struct Links {
    /// The candidates in the order of cells and digits, then the groups.
    spots: Vec<Spot>,
    candidate_count: usize,
    /// Cell by cell, then digit by digit: the spot of the candidate.
    spot_of: Vec<u16>,
    size: usize,
    /// Claim by claim: where its consequences begin. One more at the end.
    begins: Vec<u32>,
    consequences: Vec<Claim>,
    /// Claim by claim: a bit for the spot of each consequence.
    rows: Vec<u64>,
    /// How many words a row has.
    width: usize,
    /// The almost locked sets that some inferences are about.
    sets: Vec<LinkedSet>,
    /// Consequence by consequence: the set that it is about. Empty where there are no sets.
    set_of: Vec<u16>,
}

/// An almost locked set that carries inferences.
#[derive(Clone, Debug)]
pub(crate) struct LinkedSet {
    pub(crate) cells: Cells,
    /// Where each of its digits that rule something out can be in it.
    pub(crate) spots: Vec<usize>,
    /// The spot that all links lead to or from, where it holds a cell beyond its house: what that cell is
    /// left with.
    pub(crate) forced: Option<usize>,
}

/// The set of an inference that is about none.
const NO_SET: u16 = u16::MAX;

/// The entry of a candidate that is no candidate.
const NO_SPOT: u16 = u16::MAX;

impl Links {
    /// The links between the candidates of a position.
    pub(crate) fn of_candidates(board: &Board) -> Links {
        let mut builder = Builder::of(board);
        builder.link_candidates();
        builder.finish()
    }

    /// The links between the candidates of a position and the groups of two or more cells in
    /// which a line and a box meet.
    pub(crate) fn with_groups(board: &Board) -> Links {
        let mut builder = Builder::upon(board, &board.network().links);
        builder.link_groups();
        builder.finish()
    }

    /// The same with almost locked sets: without one of its digits, a set has all others.
    pub(crate) fn with_sets(board: &Board) -> Links {
        let mut builder = Builder::upon(board, &board.grouped_network().links);
        builder.link_sets(false);
        builder.finish()
    }

    /// The same with sets that hold a cell beyond their house.
    pub(crate) fn with_spread_sets(board: &Board) -> Links {
        let mut builder = Builder::upon(board, &board.grouped_network().links);
        builder.link_sets(true);
        builder.finish()
    }

    /// How many candidates there are: the first of the spots.
    pub(crate) fn candidate_count(&self) -> usize {
        self.candidate_count
    }

    /// How many claims there are: two for each spot.
    pub(crate) fn claim_count(&self) -> usize {
        2 * self.spots.len()
    }

    pub(crate) fn spot(&self, spot: usize) -> &Spot {
        &self.spots[spot]
    }

    /// Whether a spot is a group of cells.
    pub(crate) fn is_group(&self, spot: usize) -> bool {
        spot >= self.candidate_count
    }

    /// What a claim adds to the weight of a chain: a group is harder to see than a cell.
    pub(crate) fn weight(&self, claim: Claim) -> u16 {
        u16::from(self.is_group(claim.spot()))
    }

    /// What follows directly from a claim, with what each inference adds to the weight of a chain: a
    /// set is as hard to see as it has cells.
    pub(crate) fn weighed(&self, claim: Claim) -> impl Iterator<Item = (Claim, u16)> {
        let begin = self.begins[claim.index()] as usize;
        self.consequences(claim).iter().enumerate().map(move |(index, &to)| {
            let set = self.set_of.get(begin + index).copied().filter(|&set| set != NO_SET);
            let size = set.map_or(0, |set| self.sets[set as usize].cells.len() as u16);
            (to, self.weight(to) + size)
        })
    }

    /// What follows directly from a claim, with what each inference costs: one, and one more for a set that
    /// holds a cell beyond its house, which is a set and a cell.
    pub(crate) fn costs(&self, claim: Claim) -> impl Iterator<Item = (Claim, u16)> {
        let begin = self.begins[claim.index()] as usize;
        self.consequences(claim).iter().enumerate().map(move |(index, &to)| {
            let set = self.set_of.get(begin + index).and_then(|&set| self.sets.get(set as usize));
            (to, 1 + u16::from(set.is_some_and(|set| set.forced.is_some())))
        })
    }

    /// How heavy a chain is.
    pub(crate) fn weight_of(&self, chain: &[Claim]) -> usize {
        let of_link = |pair: &[Claim]| {
            let mut weights = self.weighed(pair[0]).filter(|(to, _)| *to == pair[1]);
            weights.next().map_or(0, |(_, weight)| usize::from(weight))
        };
        usize::from(self.weight(chain[0])) + chain.windows(2).map(of_link).sum::<usize>()
    }

    /// The almost locked set that an inference is about, if it is about one: the smallest there is.
    pub(crate) fn set_between(&self, from: Claim, to: Claim) -> Option<&LinkedSet> {
        let begin = self.begins[from.index()] as usize;
        let index = self.consequences(from).iter().position(|&it| it == to)?;
        let set = *self.set_of.get(begin + index)?;
        (set != NO_SET).then(|| &self.sets[set as usize])
    }

    /// Whether any inference is about an almost locked set.
    pub(crate) fn has_sets(&self) -> bool {
        !self.sets.is_empty()
    }

    /// Whether any inference of a chain is about an almost locked set.
    pub(crate) fn leads_through_set(&self, chain: &[Claim]) -> bool {
        chain.windows(2).any(|pair| self.set_between(pair[0], pair[1]).is_some())
    }

    /// The spot that is just this candidate, if it is one.
    pub(crate) fn spot_of(&self, candidate: Candidate) -> Option<usize> {
        let spot = self.spot_of[candidate.cell.index() * self.size + candidate.digit.index()];
        (spot != NO_SPOT).then_some(spot as usize)
    }

    /// The candidate of a spot that is no group.
    pub(crate) fn candidate(&self, spot: usize) -> Candidate {
        Candidate::new(self.spots[spot].first, self.spots[spot].digit)
    }

    /// What follows directly from a claim.
    pub(crate) fn consequences(&self, claim: Claim) -> &[Claim] {
        let index = claim.index();
        &self.consequences[self.begins[index] as usize..self.begins[index + 1] as usize]
    }

    /// The spots of what follows directly from a claim, as bits. What follows from a true claim is false, and
    /// the other way round.
    pub(crate) fn row(&self, claim: Claim) -> &[u64] {
        &self.rows[claim.index() * self.width..(claim.index() + 1) * self.width]
    }

    /// How many words a row has.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Whether a claim follows directly from another one, which says the opposite of its spot.
    pub(crate) fn lead(&self, from: Claim, to: Claim) -> bool {
        self.row(from)[to.spot() / 64] >> (to.spot() % 64) & 1 == 1
    }

    /// A claim as evidence.
    pub(crate) fn node(&self, claim: Claim) -> Node {
        let spot = &self.spots[claim.spot()];
        Node { digit: spot.digit, cells: spot.cells, is_true: claim.is_true() }
    }

    /// The inference from one claim to a direct consequence, as evidence.
    pub(crate) fn link(&self, board: &Board, from: Claim, to: Claim) -> Link {
        Link { from: self.node(from), to: self.node(to), via: self.via(board, from, to) }
    }

    fn via(&self, board: &Board, from: Claim, to: Claim) -> Via {
        if from.is_true() {
            return sight::via(board, &self.node(from), &self.node(to));
        }
        if let Some(set) = self.set_between(from, to) {
            return Via::Set(set.cells);
        }
        let (a, b) = (&self.spots[from.spot()], &self.spots[to.spot()]);
        if a.digit != b.digit {
            return Via::Cell(a.first);
        }
        let both = a.cells | b.cells;
        let is_bound = |&house: &House| {
            board.missing(house).contains(a.digit) && board.places(house, a.digit) == both
        };
        let house = board.houses_holding(&both).find(is_bound);
        Via::House(house.expect("spots of one digit with a strong link share a house"))
    }

    /// What makes a strong link true in the position.
    pub(crate) fn premise(board: &Board, strong: &Link) -> Premise {
        match strong.via {
            Via::Cell(cell) => Premise::Cell { cell, digits: board.candidates(cell) },
            Via::House(house) => {
                let digit = strong.from.digit;
                Premise::Place { house, digit, cells: strong.from.cells | strong.to.cells }
            }
            Via::Set(_) => unreachable!("a set has several premises"),
            Via::Clue(_) | Via::Sight => unreachable!("such links are weak"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::network::tests::random_boards;
    use super::*;

    #[test]
    fn every_inference_holds_backwards_too() {
        for board in random_boards() {
            for links in [Links::of_candidates(&board), Links::with_groups(&board)] {
                for claim in (0..links.claim_count()).map(Claim::from_index) {
                    for to in links.consequences(claim) {
                        assert_ne!(claim.is_true(), to.is_true());
                        let back = links.consequences(to.negated());
                        assert!(back.contains(&claim.negated()));
                    }
                }
            }
        }
    }

    #[test]
    fn inferences_say_where_their_claims_meet() {
        for board in random_boards() {
            let links = Links::with_groups(&board);
            for claim in (0..links.claim_count()).map(Claim::from_index) {
                for &to in links.consequences(claim) {
                    let link = links.link(&board, claim, to);
                    assert!(!link.from.cells.meets(&link.to.cells) || link.from.cells.len() == 1);
                    let Via::House(house) = link.via else {
                        assert!(matches!(link.via, Via::Cell(_)) || !link.is_strong());
                        continue;
                    };
                    let both = link.from.cells | link.to.cells;
                    assert!(both.is_subset_of(board.cells_of(house)));
                    let is_all = board.places(house, link.from.digit) == both;
                    assert!(is_all || !link.is_strong());
                }
            }
        }
    }

    #[test]
    fn groups_lie_where_a_line_and_a_box_meet() {
        for board in random_boards() {
            let links = Links::with_groups(&board);
            for spot in links.spots.iter().skip(links.candidate_count()) {
                assert!(spot.cells.len() > 1);
                assert_eq!(board.houses_holding(&spot.cells).count(), 2);
                assert!(spot.cells.is_subset_of(board.cells_with(spot.digit)));
            }
        }
    }
}
