//! The fixed tables of a layout: which candidates belong to which "one of these" set.

use super::Shape;
use super::constraint::ConstraintOnCells;

/// A candidate, "this cell holds this digit": `cell * size + digit`, both 0-based.
pub(super) type Candidate = usize;

/// A set of candidates of which at least one is true: a cell, or a digit's places in a house.
///
/// ```text
/// 0 .. cells                          the cell's digits      bit i = digit i
/// cells + house * size + digit        the digit's places     bit i = i-th cell of the house
/// ```
pub(super) type Set = usize;

/// A house seen from one of its cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Membership {
    /// The set of the house's digit 0; the set of digit d comes d later.
    pub(super) base: u32,
    /// The cell's position in the house.
    pub(super) place: u8,
    /// Which digits the house must hold.
    pub(super) holds: Holds,
}

/// Which digits a house must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// None in particular: its digits only differ.
    None,
    /// Some of them: [`Frame::must_hold`] tells which.
    Some,
    /// All digits.
    All,
}

/// Two houses that share two cells or more.
///
/// ```text
/// source  . . . . . . . . .      If all places of a digit in `source` lie in the shared
///               | shared |      cells, then the rest of `target` cannot hold the digit.
/// target        . . . . . . . .
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Intersection {
    /// The set of digit 0 of the house that confines the digit.
    pub(super) source: u32,
    /// The set of digit 0 of the house that loses candidates.
    pub(super) target: u32,
    /// The shared cells, as places of the source.
    pub(super) shared: u64,
    /// The cells of the target that are not shared, as places of the target.
    pub(super) rest: u64,
}

/// All that is known of a layout before the first candidate is looked at.
#[derive(Debug)]
pub(super) struct Frame {
    /// The number of digits.
    pub(super) size: usize,
    /// The number of cells.
    pub(super) cells: usize,
    /// The number of candidates.
    pub(super) candidates: usize,
    /// All cells of all houses, end to end; house h starts at `h * size`.
    house_cells: Vec<u16>,
    /// The houses of each cell, end to end.
    memberships: Vec<Membership>,
    /// Where each cell's memberships start; one more entry than cells.
    membership_starts: Vec<u32>,
    /// The cell of each candidate, because a division by `size` is slow.
    cell_of: Vec<u16>,
    /// The house and digit of each set beyond the cells.
    house_and_digit: Vec<(u16, u8)>,
    /// The members of each set, as places.
    pub(super) whole: Vec<u64>,
    /// Whether each set must have a true member.
    must_hold: Vec<bool>,
    /// What each candidate excludes beyond its cell and its houses, end to end.
    rivals: Vec<u32>,
    /// Where each candidate's rivals start; one more entry than candidates, or none if there are no rivals.
    rival_starts: Vec<u32>,
    /// The constraints beyond houses and pairs.
    pub(super) constraints: Vec<ConstraintOnCells>,
    /// The constraints that each cell is in.
    pub(super) constraints_of: Vec<Vec<u16>>,
    /// All intersections.
    pub(super) intersections: Vec<Intersection>,
    /// The intersections that hold a place of a house, end to end.
    intersections_at: Vec<u32>,
    /// Where those of `house * size + place` start; one more entry than that.
    intersection_starts: Vec<u32>,
}

impl Frame {
    /// Lays out the tables; houses beyond what fits (see [`Shape`]) must have been refused before.
    pub(super) fn new(shape: &Shape) -> Self {
        let (size, cells) = (shape.size, shape.cells);
        let houses = shape.houses.len();
        let mut whole = vec![low_bits(size); cells];
        let mut must_hold = vec![true; cells];
        let mut house_cells = vec![0; houses * size];
        let mut house_and_digit = Vec::with_capacity(houses * size);
        let mut memberships_of = vec![Vec::new(); cells];
        for (house, (members, held)) in shape.houses.iter().enumerate() {
            let holds = match *held {
                0 => Holds::None,
                held if held == low_bits(size) => Holds::All,
                _ => Holds::Some,
            };
            for (place, &cell) in members.iter().enumerate() {
                house_cells[house * size + place] = cell;
                let base = (cells + house * size) as u32;
                let membership = Membership { base, place: place as u8, holds };
                memberships_of[cell as usize].push(membership);
            }
            for digit in 0..size {
                house_and_digit.push((house as u16, digit as u8));
                whole.push(low_bits(members.len()));
                must_hold.push(held >> digit & 1 == 1);
            }
        }
        let mut membership_starts = vec![0];
        let mut memberships = Vec::new();
        for list in memberships_of {
            memberships.extend(list);
            membership_starts.push(memberships.len() as u32);
        }
        let mut frame = Self {
            size,
            cells,
            candidates: cells * size,
            house_cells,
            memberships,
            membership_starts,
            cell_of: (0..cells * size).map(|candidate| (candidate / size) as u16).collect(),
            house_and_digit,
            whole,
            must_hold,
            rivals: Vec::new(),
            rival_starts: Vec::new(),
            constraints: shape.constraints.clone(),
            constraints_of: vec![Vec::new(); cells],
            intersections: Vec::new(),
            intersections_at: Vec::new(),
            intersection_starts: vec![0],
        };
        frame.find_intersections(shape);
        frame.list_rivals(&shape.rivals);
        for (index, constraint) in frame.constraints.iter().enumerate() {
            for cell in constraint.cells() {
                frame.constraints_of[cell].push(index as u16);
            }
        }
        frame
    }

    fn list_rivals(&mut self, pairs: &[(u32, u32)]) {
        if pairs.is_empty() {
            return;
        }
        let mut lists = vec![Vec::new(); self.candidates];
        for &(one, other) in pairs {
            lists[one as usize].push(other);
            lists[other as usize].push(one);
        }
        self.rival_starts.push(0);
        for list in lists {
            self.rivals.extend(list);
            self.rival_starts.push(self.rivals.len() as u32);
        }
    }

    /// What a candidate excludes beyond its cell and its houses.
    pub(super) fn rivals(&self, candidate: Candidate) -> &[u32] {
        match self.rival_starts.get(candidate..candidate + 2) {
            Some(&[start, end]) => &self.rivals[start as usize..end as usize],
            _ => &[],
        }
    }

    /// Finds the pairs of houses that share cells, by walking through the memberships of each cell.
    fn find_intersections(&mut self, shape: &Shape) {
        let mut lists = vec![Vec::new(); shape.houses.len() * self.size];
        for (source, (members, held)) in shape.houses.iter().enumerate() {
            if *held == 0 {
                continue;
            }
            let mut shared = vec![0_u64; shape.houses.len()];
            let mut shared_in_target = vec![0_u64; shape.houses.len()];
            for (place, &cell) in members.iter().enumerate() {
                for membership in self.memberships(cell as usize) {
                    let target = (membership.base as usize - self.cells) / self.size;
                    shared[target] |= 1 << place;
                    shared_in_target[target] |= 1 << membership.place;
                }
            }
            for target in 0..shape.houses.len() {
                let rest = low_bits(shape.houses[target].0.len()) & !shared_in_target[target];
                if target == source || shared[target].count_ones() < 2 || rest == 0 {
                    continue;
                }
                for place in bits(shared[target]) {
                    lists[source * self.size + place].push(self.intersections.len() as u32);
                }
                self.intersections.push(Intersection {
                    source: (self.cells + source * self.size) as u32,
                    target: (self.cells + target * self.size) as u32,
                    shared: shared[target],
                    rest,
                });
            }
        }
        for list in lists {
            self.intersections_at.extend(list);
            self.intersection_starts.push(self.intersections_at.len() as u32);
        }
    }

    /// The number of sets.
    pub(super) fn sets(&self) -> usize {
        self.whole.len()
    }

    /// The cell of a candidate.
    pub(super) fn cell(&self, candidate: Candidate) -> usize {
        self.cell_of[candidate] as usize
    }

    /// The houses of a cell.
    pub(super) fn memberships(&self, cell: usize) -> &[Membership] {
        &self.memberships
            [self.membership_starts[cell] as usize..self.membership_starts[cell + 1] as usize]
    }

    /// The sets that a candidate belongs to.
    pub(super) fn sets_of(&self, candidate: Candidate) -> impl Iterator<Item = Set> {
        let cell = self.cell(candidate);
        let digit = candidate - cell * self.size;
        let in_houses =
            self.memberships(cell).iter().map(move |membership| membership.base as usize + digit);
        std::iter::once(cell).chain(in_houses)
    }

    /// The candidate at a place of a set.
    pub(super) fn member(&self, set: Set, place: usize) -> Candidate {
        if set < self.cells {
            return set * self.size + place;
        }
        let (house, digit) = self.house_and_digit[set - self.cells];
        let cell = self.house_cells[house as usize * self.size + place];
        cell as usize * self.size + digit as usize
    }

    /// Whether a set must have a true member: not so for the digits of a house that need not hold them.
    pub(super) fn must_hold(&self, set: Set) -> bool {
        self.must_hold[set]
    }

    /// The intersections whose shared cells hold a place of the house whose digit 0 has the set `base`.
    pub(super) fn intersections_at(&self, base: u32, place: usize) -> &[u32] {
        let index = base as usize - self.cells + place;
        let range =
            self.intersection_starts[index] as usize..self.intersection_starts[index + 1] as usize;
        &self.intersections_at[range]
    }
}

/// A mask with the lowest `count` bits set.
pub(super) fn low_bits(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// The positions of the bits of a mask, lowest first.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let place = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(place)
    })
}
