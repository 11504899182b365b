//! Links: which claims about digits follow from which others in a position, one inference at a time.

use nonet_core::{Cell, Digit, House};

use super::als::{AlmostLockedSets, Als};
use super::sight;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Link, Node, Premise, Via};
use crate::geometry::Cells;

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
    /// The almost locked sets that some inferences are about.
    sets: Vec<LinkedSet>,
    /// Consequence by consequence: the set that it is about. Empty where there are no sets.
    set_of: Vec<u16>,
}

/// An almost locked set that carries inferences.
#[derive(Clone, Debug)]
pub(crate) struct LinkedSet {
    pub(crate) cells: Cells,
    /// Where each of its digits can be in it.
    pub(crate) spots: Vec<usize>,
}

/// The set of an inference that is about none.
const NO_SET: u16 = u16::MAX;

/// The most cells of a set that links are made of, and the most sets: in grids of up to 9×9, and in larger
/// ones, where there are too many.
const LARGEST_SETS: (usize, usize) = (8, 2048);
const SMALL_SETS: (usize, usize) = (3, 256);

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
        let mut builder = Builder::of(board);
        builder.link_candidates();
        builder.link_groups();
        builder.finish()
    }

    /// The same with almost locked sets: without one of its digits, a set has all others.
    pub(crate) fn with_sets(board: &Board) -> Links {
        let mut builder = Builder::of(board);
        builder.link_candidates();
        builder.link_groups();
        builder.link_sets();
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

struct Builder<'a> {
    board: &'a Board,
    spots: Vec<Spot>,
    candidate_count: usize,
    spot_of: Vec<u16>,
    inferences: Vec<(Claim, Claim)>,
    sets: Vec<LinkedSet>,
    /// The first inference that is about a set, and for each from there on the set.
    first_of_sets: usize,
    set_of: Vec<u16>,
}

impl Builder<'_> {
    fn of(board: &Board) -> Builder<'_> {
        let size = board.size();
        let mut spots = Vec::with_capacity(256);
        let mut spot_of = vec![NO_SPOT; size * board.layout().cell_count()];
        for cell in board.empty_cells() {
            for digit in board.candidates(cell) {
                spot_of[cell.index() * size + digit.index()] = spots.len() as u16;
                spots.push(Spot { digit, first: cell, cells: Cells::single(cell) });
            }
        }
        let candidate_count = spots.len();
        let inferences = Vec::with_capacity(candidate_count * 16);
        Builder {
            board,
            spots,
            candidate_count,
            spot_of,
            inferences,
            sets: Vec::new(),
            first_of_sets: usize::MAX,
            set_of: Vec::new(),
        }
    }

    fn spot_at(&self, cell: Cell, digit: Digit) -> usize {
        self.spot_of[cell.index() * self.board.size() + digit.index()] as usize
    }

    fn exclude(&mut self, a: usize, b: usize) {
        self.inferences.push((Claim::new(a, true), Claim::new(b, false)));
    }

    fn force(&mut self, a: usize, b: usize) {
        self.inferences.push((Claim::new(a, false), Claim::new(b, true)));
    }

    fn link_candidates(&mut self) {
        let board = self.board;
        // For each spot, the last one that it was linked to: a cell in the same row and box is
        // met twice.
        let mut met = vec![NO_SPOT; self.candidate_count];
        for spot in 0..self.candidate_count {
            let Candidate { cell, digit } = self.candidate(spot);
            let digits = board.candidates(cell);
            for other in digits.iter().filter(|&other| other != digit) {
                let other = self.spot_at(cell, other);
                self.exclude(spot, other);
                if digits.len() == 2 {
                    self.force(spot, other);
                }
            }
            for &house in board.houses_of(cell) {
                let cells = board.layout().cells_of(house);
                let mut slots = board.slots(house, digit);
                let is_pair = slots.count_ones() == 2 && board.missing(house).contains(digit);
                while slots != 0 {
                    let other = cells[slots.trailing_zeros() as usize];
                    slots &= slots - 1;
                    if other == cell {
                        continue;
                    }
                    let other = self.spot_at(other, digit);
                    if met[other] != spot as u16 {
                        met[other] = spot as u16;
                        self.exclude(spot, other);
                    }
                    if is_pair {
                        self.force(spot, other);
                    }
                }
            }
            if board.has_pairs() {
                self.link_related(spot, &mut met);
            }
        }
    }

    /// Links a candidate to what it rules out beyond its houses and has not met there.
    fn link_related(&mut self, spot: usize, met: &mut [u16]) {
        let board = self.board;
        let Candidate { cell, digit } = self.candidate(spot);
        let alike = *board.peers(cell) & *board.cells_with(digit);
        let alike = alike.iter().map(|other| Candidate::new(other, digit));
        let related = board.layout().ruled_out_by(cell, digit).flat_map(|(other, digits)| {
            let digits = digits & board.candidates(other);
            digits.iter().map(move |digit| Candidate::new(other, digit))
        });
        for other in alike.chain(related) {
            let other = self.spot_at(other.cell, other.digit);
            if met[other] != spot as u16 {
                met[other] = spot as u16;
                self.exclude(spot, other);
            }
        }
    }

    fn candidate(&self, spot: usize) -> Candidate {
        Candidate::new(self.spots[spot].first, self.spots[spot].digit)
    }

    fn link_groups(&mut self) {
        let groups = self.groups();
        let mut with_digit: Vec<Vec<Group>> = vec![Vec::new(); self.board.size()];
        for &group in &groups {
            with_digit[self.spots[group.spot].digit.index()].push(group);
        }
        for &group in &groups {
            let Group { spot, line, block } = group;
            let Spot { digit, cells, .. } = self.spots[spot];
            let seen = self.board.common_peers(&cells) & *self.board.cells_with(digit);
            for cell in seen {
                let other = self.spot_at(cell, digit);
                self.exclude(spot, other);
                self.exclude(other, spot);
            }
            for house in [block, line] {
                let is_missing = self.board.missing(house).contains(digit);
                let rest = seen & *self.board.cells_of(house);
                if let Some(cell) = rest.only().filter(|_| is_missing) {
                    let other = self.spot_at(cell, digit);
                    self.force(spot, other);
                    self.force(other, spot);
                }
            }
            self.link_to_groups(group, &with_digit[digit.index()]);
        }
    }

    /// Links a group to the other groups of its digit.
    fn link_to_groups(&mut self, group: Group, others: &[Group]) {
        let Spot { digit, cells, .. } = self.spots[group.spot];
        for other in others {
            let is_met = other.line == group.line || other.block == group.block;
            if is_met && !self.spots[other.spot].cells.meets(&cells) {
                self.exclude(group.spot, other.spot);
            }
        }
        let is_missing = |house: &House| self.board.missing(*house).contains(digit);
        for house in [group.line, group.block].into_iter().filter(is_missing) {
            let rest = self.board.places(house, digit).without(&cells);
            if let Some(other) = others.iter().find(|other| self.spots[other.spot].cells == rest) {
                self.force(group.spot, other.spot);
            }
        }
    }

    /// Adds the spots of all groups: rows before columns, then by digit.
    fn groups(&mut self) -> Vec<Group> {
        let layout = self.board.layout();
        let mut groups = Vec::new();
        for &line in self.board.lines() {
            // The boxes that the line runs through, each with the slots of the line in it.
            let mut parts: Vec<(House, u16)> = Vec::new();
            for (slot, &cell) in layout.cells_of(line).iter().enumerate() {
                let Some(block) = self.board.block_of(cell) else { continue };
                match parts.iter_mut().find(|part| part.0 == block) {
                    Some(part) => part.1 |= 1 << slot,
                    None => parts.push((block, 1 << slot)),
                }
            }
            for digit in self.board.missing(line) {
                let slots = self.board.slots(line, digit);
                for &(block, part) in parts.iter().filter(|part| (slots & part.1).count_ones() > 1)
                {
                    let cells = self.board.cells_in_slots(line, slots & part);
                    let first = cells.first().expect("a group has cells");
                    groups.push(Group { spot: self.spots.len(), line, block });
                    self.spots.push(Spot { digit, first, cells });
                }
            }
        }
        groups
    }

    /// Links the digits of almost locked sets: their own links after all others, the smallest set first.
    fn link_sets(&mut self) {
        let board = self.board;
        let all = board.almost_locked_sets();
        let (most_cells, most_sets) = if board.size() <= 9 { LARGEST_SETS } else { SMALL_SETS };
        let is_fitting = |set: &&Als| (2..=most_cells).contains(&set.len);
        // Digit by digit the spots of several cells, and by the numbers of places those that are known.
        let mut with_digit = self.groups_by_digit();
        let mut spot_of_places = vec![NO_SPOT; all.place_count()];
        let first_new = self.spots.len();
        for set in all.sets().iter().filter(is_fitting).take(most_sets) {
            let own = set.digits.iter().map(|digit| {
                let cells = *all.places(set, digit);
                let first = cells.first().expect("a digit of a set has a place there");
                if cells.only().is_some() {
                    return self.spot_at(first, digit);
                }
                let known = &mut spot_of_places[AlmostLockedSets::place_index(set, digit)];
                if *known == NO_SPOT {
                    let alike = &mut with_digit[digit.index()];
                    // Two houses may share the cells.
                    let same = alike.iter().find(|&&spot| self.spots[spot].cells == cells);
                    let spot = same.copied().unwrap_or(self.spots.len());
                    if spot == self.spots.len() {
                        self.spots.push(Spot { digit, first, cells });
                        alike.push(spot);
                    }
                    *known = spot as u16;
                }
                *known as usize
            });
            let own: Vec<usize> = own.collect();
            self.sets.push(LinkedSet { cells: set.cells, spots: own });
        }
        self.exclude_beside_sets(first_new, &with_digit);
        self.first_of_sets = self.inferences.len();
        let width = self.spots.len().div_ceil(64);
        let mut known = vec![0_u64; self.spots.len() * width];
        let mut is_new = |from: usize, to: usize| {
            let word = &mut known[from * width + to / 64];
            let is_new = *word >> (to % 64) & 1 == 0;
            *word |= 1 << (to % 64);
            is_new
        };
        for (from, to) in self.inferences.iter().filter(|(from, _)| !from.is_true()) {
            is_new(from.spot(), to.spot());
        }
        for index in 0..self.sets.len() {
            let own = self.sets[index].spots.clone();
            for (&from, &to) in own.iter().flat_map(|from| own.iter().map(move |to| (from, to))) {
                let link = (Claim::new(from, false), Claim::new(to, true));
                if from != to && is_new(from, to) {
                    self.inferences.push(link);
                    self.set_of.push(index as u16);
                }
            }
        }
    }

    /// Digit by digit the spots of several cells.
    fn groups_by_digit(&self) -> Vec<Vec<usize>> {
        let mut with_digit = vec![Vec::new(); self.board.size()];
        for spot in self.candidate_count..self.spots.len() {
            with_digit[self.spots[spot].digit.index()].push(spot);
        }
        with_digit
    }

    /// Links the spots from this one on to all that they rule out.
    fn exclude_beside_sets(&mut self, first_new: usize, with_digit: &[Vec<usize>]) {
        let board = self.board;
        for spot in first_new..self.spots.len() {
            let Spot { digit, cells, .. } = self.spots[spot];
            let seen = board.common_peers(&cells) & *board.cells_with(digit);
            for cell in seen {
                let other = self.spot_at(cell, digit);
                self.exclude(spot, other);
                self.exclude(other, spot);
            }
            for &other in &with_digit[digit.index()] {
                if self.spots[other].cells.is_subset_of(&seen) {
                    self.exclude(spot, other);
                    if other < first_new {
                        self.exclude(other, spot);
                    }
                }
            }
        }
    }

    fn finish(self) -> Links {
        // Sorted by counting, which keeps the order of each claim's consequences.
        let mut begins = vec![0; 2 * self.spots.len() + 1];
        for (from, _) in &self.inferences {
            begins[from.index() + 1] += 1;
        }
        for claim in 1..begins.len() {
            begins[claim] += begins[claim - 1];
        }
        let mut next = begins.clone();
        let mut consequences = vec![Claim(0); self.inferences.len()];
        let mut set_of = vec![NO_SET; if self.sets.is_empty() { 0 } else { consequences.len() }];
        for (index, &(from, to)) in self.inferences.iter().enumerate() {
            let place = &mut next[from.index()];
            consequences[*place as usize] = to;
            if let Some(set) = index.checked_sub(self.first_of_sets) {
                set_of[*place as usize] = self.set_of.get(set).copied().unwrap_or(NO_SET);
            }
            *place += 1;
        }
        Links {
            spots: self.spots,
            candidate_count: self.candidate_count,
            spot_of: self.spot_of,
            size: self.board.size(),
            begins,
            consequences,
            sets: self.sets,
            set_of,
        }
    }
}

/// The spot of a group, and the line and the box that it is in.
#[derive(Clone, Copy)]
struct Group {
    spot: usize,
    line: House,
    block: House,
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
