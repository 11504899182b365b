//! Building links: the inferences between candidates, then with groups, then with almost locked sets.

use nonet_core::{Cell, Digit, House};

use super::{Claim, LinkedSet, Links, NO_SET, NO_SPOT, Spot};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::geometry::Cells;
use crate::pattern::als::{AlmostLockedSets, Als};

/// The most cells of a set that links are made of, and the most sets: in grids of up to 9×9, and in larger
/// ones, where there are too many.
const LARGEST_SETS: (usize, usize) = (8, 2048);
const SMALL_SETS: (usize, usize) = (3, 256);

/// The most cells of a set that spreads, and how many sets are asked whether they do.
const LARGEST_SPREAD: usize = 5;
const MOST_SPREAD: usize = 1024;

/// Adds spots and inferences to links that are known.
pub(super) struct Builder<'a> {
    board: &'a Board,
    /// What is there already, whose inferences come first.
    base: Option<&'a Links>,
    spots: Vec<Spot>,
    candidate_count: usize,
    spot_of: Vec<u16>,
    inferences: Vec<(Claim, Claim)>,
    sets: Vec<LinkedSet>,
    /// The first inference that is about a set, and for each from there on the set.
    first_of_sets: usize,
    set_of: Vec<u16>,
}

impl<'a> Builder<'a> {
    /// The candidates of a position, without any links.
    pub(super) fn of(board: &'a Board) -> Builder<'a> {
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
            base: None,
            spots,
            candidate_count,
            spot_of,
            inferences,
            sets: Vec::new(),
            first_of_sets: usize::MAX,
            set_of: Vec::new(),
        }
    }

    /// The links of a position, to which others are added.
    pub(super) fn upon(board: &'a Board, base: &'a Links) -> Builder<'a> {
        Builder {
            board,
            base: Some(base),
            spots: base.spots.clone(),
            candidate_count: base.candidate_count,
            spot_of: base.spot_of.clone(),
            inferences: Vec::with_capacity(base.consequences.len()),
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

    pub(super) fn link_candidates(&mut self) {
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

    pub(super) fn link_groups(&mut self) {
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
    /// Where sets may spread, those that hold a cell beyond their house come last.
    pub(super) fn link_sets(&mut self, may_spread: bool) {
        let board = self.board;
        let all = board.almost_locked_sets();
        let (most_cells, most_sets) = if board.size() <= 9 { LARGEST_SETS } else { SMALL_SETS };
        let is_fitting = |set: &&Als| (2..=most_cells).contains(&set.len);
        // Digit by digit the spots of several cells, and by the numbers of places those that are known.
        let mut with_digit = self.groups_by_digit();
        let mut spot_of_places = vec![NO_SPOT; all.place_count()];
        let first_new = self.spots.len();
        for set in all.sets().iter().filter(is_fitting).take(most_sets) {
            // Nothing leads to or from a digit that rules nothing out.
            let linked = set.digits.iter().filter(|&digit| !all.seers(set, digit).is_empty());
            let own = linked.map(|digit| {
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
            self.sets.push(LinkedSet { cells: set.cells, spots: own, forced: None });
        }
        if may_spread {
            self.spread_sets(&mut with_digit);
        }
        self.exclude_beside_sets(first_new, &with_digit);
        self.first_of_sets = self.inferences.len();
        let width = words(self.spots.len());
        let mut known = vec![0_u64; self.spots.len() * width];
        if let Some(base) = self.base {
            let rows = known.chunks_exact_mut(width).take(base.spots.len());
            for (spot, row) in rows.enumerate() {
                row[..base.width].copy_from_slice(base.row(Claim::new(spot, false)));
            }
        }
        let mut is_new = |from: usize, to: usize| {
            let word = &mut known[from * width + to / 64];
            let is_new = *word >> (to % 64) & 1 == 0;
            *word |= 1 << (to % 64);
            is_new
        };
        for index in 0..self.sets.len() {
            let own = self.sets[index].spots.clone();
            let forced = self.sets[index].forced;
            for (&from, &to) in own.iter().flat_map(|from| own.iter().map(move |to| (from, to))) {
                let link = (Claim::new(from, false), Claim::new(to, true));
                let is_linked = forced.is_none_or(|forced| forced == from || forced == to);
                if from != to && is_linked && is_new(from, to) {
                    self.inferences.push(link);
                    self.set_of.push(index as u16);
                }
            }
        }
    }

    /// Adds sets that hold a cell beyond their house: one that sees all places of all its candidates but
    /// one in the set. Without any digit that is in the set only, the set has all others, so that the cell
    /// is left with its own.
    fn spread_sets(&mut self, with_digit: &mut [Vec<usize>]) {
        let board = self.board;
        let all = board.almost_locked_sets();
        let sets = all.sets().iter().filter(|set| (2..=LARGEST_SPREAD).contains(&set.len));
        let mut spread = Vec::new();
        for set in sets.filter(|_| board.size() <= 9).take(MOST_SPREAD) {
            for cell in board.empty_cells().without(&set.cells) {
                let digits = board.candidates(cell);
                let shared = digits & set.digits;
                let sees = |digit: Digit| all.seers(set, digit).contains(cell);
                let Some(own) = digits.without(shared).only() else { continue };
                if shared.len() > 1 && shared.iter().all(sees) {
                    spread.push((set, cell, own));
                }
            }
        }
        for (set, cell, own) in spread {
            let forced = self.spot_at(cell, own);
            let mut spots = vec![forced];
            for digit in set.digits {
                let mut cells = *all.places(set, digit);
                if board.candidates(cell).contains(digit) {
                    cells.insert(cell);
                }
                if (board.common_peers(&cells) & *board.cells_with(digit)).is_empty() {
                    continue;
                }
                spots.push(self.spot_in(cells, digit, with_digit));
            }
            let mut cells = set.cells;
            cells.insert(cell);
            self.sets.push(LinkedSet { cells, spots, forced: Some(forced) });
        }
    }

    /// The spot of a digit in some cells, which is made if it is new.
    fn spot_in(&mut self, cells: Cells, digit: Digit, with_digit: &mut [Vec<usize>]) -> usize {
        if let Some(cell) = cells.only() {
            return self.spot_at(cell, digit);
        }
        let alike = &mut with_digit[digit.index()];
        let same = alike.iter().find(|&&spot| self.spots[spot].cells == cells);
        same.copied().unwrap_or_else(|| {
            let spot = self.spots.len();
            let first = cells.first().expect("a spot has cells");
            self.spots.push(Spot { digit, first, cells });
            alike.push(spot);
            spot
        })
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

    pub(super) fn finish(self) -> Links {
        // Sorted by counting, which keeps the order of each claim's consequences.
        let count = 2 * self.spots.len();
        let mut begins = vec![0; count + 1];
        for (from, _) in &self.inferences {
            begins[from.index() + 1] += 1;
        }
        for (claim, known) in
            self.base.into_iter().flat_map(|base| base.begins.windows(2).enumerate())
        {
            begins[claim + 1] += known[1] - known[0];
        }
        for claim in 1..begins.len() {
            begins[claim] += begins[claim - 1];
        }
        let mut next = begins.clone();
        let width = words(self.spots.len());
        let mut rows = vec![0; count * width];
        let mut consequences = vec![Claim(0); begins[count] as usize];
        if let Some(base) = self.base {
            for claim in (0..base.claim_count()).map(Claim::from_index) {
                let known = base.consequences(claim);
                let place = next[claim.index()] as usize;
                consequences[place..place + known.len()].copy_from_slice(known);
                next[claim.index()] += known.len() as u32;
                let row = &mut rows[claim.index() * width..];
                row[..base.width].copy_from_slice(base.row(claim));
            }
        }
        let mut set_of = vec![NO_SET; if self.sets.is_empty() { 0 } else { consequences.len() }];
        for (index, &(from, to)) in self.inferences.iter().enumerate() {
            let place = &mut next[from.index()];
            consequences[*place as usize] = to;
            rows[from.index() * width + to.spot() / 64] |= 1 << (to.spot() % 64);
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
            rows,
            width,
            sets: self.sets,
            set_of,
        }
    }
}

/// How many words a row of so many bits has: one at least, though a full grid has no spots.
fn words(bits: usize) -> usize {
    bits.div_ceil(64).max(1)
}

/// The spot of a group, and the line and the box that it is in.
#[derive(Clone, Copy)]
struct Group {
    spot: usize,
    line: House,
    block: House,
}
