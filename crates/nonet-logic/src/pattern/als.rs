//! Almost locked sets: cells of a house with one candidate more than there are cells.
//!
//! Give one digit to another cell, and the rest of the set is locked: every other digit of it is
//! somewhere in it. Two sets are linked by a digit that only one of them can have, because all its
//! places in one set see all its places in the other (a *restricted common* digit).

use std::ops::Range;

use nonet_core::{Cell, Digit, DigitSet, House};

use crate::board::Board;
use crate::evidence::{Part, Premise, Role};
use crate::geometry::{Cells, MAX_LOGIC_SIZE};

/// Grids of up to this size are searched for sets of any number of cells.
const FULL_SIZE: usize = 9;
/// The number of cells of the largest set that is looked for in larger grids. People do not find
/// larger ones there, and they are too many.
const MOST_CELLS_IN_LARGE_GRIDS: usize = 5;
/// The number of sets that are kept, the smallest first. Positions of a 9×9 grid have some hundreds.
const MOST_SETS: usize = 2048;

/// An almost locked set.
#[derive(Clone, Debug)]
pub(crate) struct Als {
    /// A house that holds it.
    pub(crate) house: House,
    pub(crate) cells: Cells,
    pub(crate) digits: DigitSet,
    /// How many cells there are.
    pub(crate) len: usize,
    /// Digit by digit: the index of its places.
    places: [u32; MAX_LOGIC_SIZE],
}

impl Als {
    /// The set as part of a step.
    pub(crate) fn part(&self, role: Role) -> Part {
        Part::within(role, self.house, self.cells, self.digits)
    }
}

/// What is true of each of the cells.
pub(crate) fn premises(board: &Board, cells: Cells) -> Vec<Premise> {
    cells.iter().map(|cell| Premise::Cell { cell, digits: board.candidates(cell) }).collect()
}

/// Where a digit can be in one or more of the sets.
#[derive(Clone, Debug)]
struct Places {
    digit: Digit,
    cells: Cells,
    /// The other cells with the digit that see all of these.
    seers: Cells,
    /// The sets that have the digit in just these cells, as a range of `members`.
    members: Range<usize>,
}

/// Two sets that share no cell, as seen from one of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The index of the other set.
    pub(crate) other: usize,
    /// The digits that only one of the two can have.
    pub(crate) restricted: DigitSet,
}

/// The almost locked sets of a position.
#[derive(Clone, Debug)]
pub(crate) struct AlmostLockedSets {
    /// The smallest first.
    sets: Vec<Als>,
    places: Vec<Places>,
    /// The indices of sets, for each place in turn.
    members: Vec<u16>,
    /// The links of each set in turn, in the order of the other set.
    links: Vec<Link>,
    /// Where the links of a set start.
    starts: Vec<usize>,
}

impl AlmostLockedSets {
    /// All sets of a position.
    pub(crate) fn of(board: &Board) -> AlmostLockedSets {
        let mut all = AlmostLockedSets {
            sets: Vec::new(),
            places: Vec::new(),
            members: Vec::new(),
            links: Vec::new(),
            starts: Vec::new(),
        };
        for &house in board.houses() {
            all.collect(board, house);
        }
        all.sets.sort_by_key(|set| set.len);
        all.sets.truncate(MOST_SETS);
        all.enlist();
        all.link(board);
        all
    }

    /// The sets, the smallest first.
    pub(crate) fn sets(&self) -> &[Als] {
        &self.sets
    }

    /// The links of a set, the smallest other set first.
    pub(crate) fn links_of(&self, set: usize) -> &[Link] {
        &self.links[self.starts[set]..self.starts[set + 1]]
    }

    /// The cells where `digit` can be in a set, which has it.
    pub(crate) fn places(&self, set: &Als, digit: Digit) -> &Cells {
        &self.places[set.places[digit.index()] as usize].cells
    }

    /// A number for the cells where `digit` can be in a set, which has it: the same for other sets of the
    /// house that have it in just these.
    pub(crate) fn place_index(set: &Als, digit: Digit) -> usize {
        set.places[digit.index()] as usize
    }

    /// How many such numbers there are.
    pub(crate) fn place_count(&self) -> usize {
        self.places.len()
    }

    /// The cells with the candidate `digit` that see all its places in a set, which has it.
    pub(crate) fn seers(&self, set: &Als, digit: Digit) -> &Cells {
        &self.places[set.places[digit.index()] as usize].seers
    }

    /// Adds the sets in a house, unless an earlier house holds them too.
    fn collect(&mut self, board: &Board, house: House) {
        let most = match board.size() {
            size if size <= FULL_SIZE => size - 1,
            _ => MOST_CELLS_IN_LARGE_GRIDS,
        };
        let cells = board.layout().cells_of(house).iter().enumerate();
        let empty = cells.map(|(slot, &cell)| (slot, board.candidates(cell)));
        // A cell with one candidate is a single, and the others are better off without it.
        let empty: Vec<(usize, DigitSet)> = empty.filter(|(_, digits)| digits.len() > 1).collect();
        let first_of_house = self.places.len();
        // Of the places in this house, the digit and the slots.
        let mut known: Vec<(u8, u16)> = Vec::new();
        let mut take = |slots: u16, digits: DigitSet| {
            let cells = board.cells_in_slots(house, slots);
            if board.houses_holding(&cells).next() != Some(house) {
                return;
            }
            let mut places = [u32::MAX; MAX_LOGIC_SIZE];
            for digit in digits {
                let key = (digit.index() as u8, slots & board.slots(house, digit));
                let index = known.iter().position(|&known| known == key);
                let index = first_of_house + index.unwrap_or(known.len());
                if index == self.places.len() {
                    let cells = cells & *board.cells_with(digit);
                    let seers = board.common_peers(&cells) & *board.cells_with(digit);
                    known.push(key);
                    self.places.push(Places { digit, cells, seers, members: 0..0 });
                }
                places[digit.index()] = index as u32;
            }
            let len = slots.count_ones() as usize;
            self.sets.push(Als { house, cells, digits, len, places });
        };
        extend(&empty, (0, DigitSet::EMPTY), most, &mut take);
    }

    /// Notes for all places which sets have them.
    fn enlist(&mut self) {
        let mut counts = vec![0; self.places.len()];
        let entries = || {
            let sets = self.sets.iter().enumerate();
            sets.flat_map(|(index, set)| {
                set.digits.iter().map(move |digit| (set.places[digit.index()] as usize, index))
            })
        };
        entries().for_each(|(place, _)| counts[place] += 1);
        let mut start = 0;
        let mut members = vec![0; counts.iter().sum()];
        let mut ends: Vec<usize> = Vec::with_capacity(counts.len());
        for count in &counts {
            ends.push(start);
            start += count;
        }
        for (place, set) in entries() {
            members[ends[place]] = set as u16;
            ends[place] += 1;
        }
        self.members = members;
        for (place, (end, count)) in ends.into_iter().zip(counts).enumerate() {
            self.places[place].members = end - count..end;
        }
    }

    /// Links the sets.
    fn link(&mut self, board: &Board) {
        let chains = Chains::of(self, board);
        let mut restricted = vec![DigitSet::EMPTY; self.sets.len()];
        let mut others: Vec<usize> = Vec::new();
        for set in &self.sets {
            self.starts.push(self.links.len());
            for digit in set.digits {
                let seers = self.seers(set, digit);
                let places = seers.iter().flat_map(|cell| chains.starting_at(cell, digit));
                let places = places.map(|index| &self.places[index]);
                for places in places.filter(|places| places.cells.is_subset_of(seers)) {
                    for &other in &self.members[places.members.clone()] {
                        let other = other as usize;
                        if restricted[other].is_empty() {
                            others.push(other);
                        }
                        restricted[other].insert(digit);
                    }
                }
            }
            others.sort_unstable();
            for other in others.drain(..) {
                let restricted = std::mem::take(&mut restricted[other]);
                if !set.cells.meets(&self.sets[other].cells) {
                    self.links.push(Link { other, restricted });
                }
            }
        }
        self.starts.push(self.links.len());
    }
}

/// The places of a digit, chained by their first cell.
struct Chains {
    size: usize,
    /// Cell by cell, then digit by digit: the first of the places.
    heads: Vec<Option<usize>>,
    /// For all places, the next of the chain.
    next: Vec<Option<usize>>,
}

impl Chains {
    fn of(all: &AlmostLockedSets, board: &Board) -> Chains {
        let size = board.size();
        let mut heads = vec![None; board.layout().cell_count() * size];
        let mut next = Vec::with_capacity(all.places.len());
        for (index, places) in all.places.iter().enumerate() {
            let first = places.cells.first().expect("a digit of a set has a place there");
            let head = &mut heads[first.index() * size + places.digit.index()];
            next.push(head.replace(index));
        }
        Chains { size, heads, next }
    }

    fn starting_at(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = usize> {
        let head = self.heads[cell.index() * self.size + digit.index()];
        std::iter::successors(head, |&index| self.next[index])
    }
}

/// Hands on every almost locked set that begins with some slots and digits and continues with up to
/// `more` of the cells.
fn extend(
    cells: &[(usize, DigitSet)],
    (slots, digits): (u16, DigitSet),
    more: usize,
    take: &mut impl FnMut(u16, DigitSet),
) {
    let count = slots.count_ones() as usize + 1;
    for (index, &(slot, candidates)) in cells.iter().enumerate() {
        let (slots, digits) = (slots | 1 << slot, digits | candidates);
        let len = digits.len();
        if len == count + 1 {
            take(slots, digits);
        }
        // Every cell that is still added leaves room for one digit more.
        if more > 1 && len <= count + more {
            extend(&cells[index + 1..], (slots, digits), more - 1, take);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{BoxShape, Draft, Layout, Position, Random};

    use crate::candidate::Candidate;

    /// Every almost locked set, by definition.
    fn sets_by_definition(board: &Board) -> Vec<(Cells, DigitSet)> {
        let mut sets = Vec::new();
        for &house in board.houses() {
            for slots in 1..1_u16 << board.size() {
                let cells = board.cells_in_slots(house, slots);
                let all = |all: DigitSet, cell| all | board.candidates(cell);
                let digits = cells.iter().fold(DigitSet::EMPTY, all);
                let is_open = |cell| board.candidates(cell).len() > 1;
                let fits = digits.len() == cells.len() + 1 && cells.iter().all(is_open);
                if fits && !sets.contains(&(cells, digits)) {
                    sets.push((cells, digits));
                }
            }
        }
        sets
    }

    /// The digits that only one of two sets can have, by definition.
    fn restricted_by_definition(board: &Board, first: Cells, second: Cells) -> DigitSet {
        let is_restricted = |&digit: &Digit| {
            let places = |cells: Cells| cells & *board.cells_with(digit);
            let (one, other) = (places(first), places(second));
            let sees = |cell| other.is_subset_of(board.peers(cell));
            !one.is_empty() && !other.is_empty() && one.iter().all(sees)
        };
        board.digits().iter().filter(is_restricted).collect()
    }

    #[test]
    fn sets_and_links_are_those_of_the_definition() {
        let mut random = Random::new(1);
        for size in [4, 6, 8, 9, 9, 9] {
            let shape = BoxShape::for_size(size).expect("a composite size");
            let layout = Layout::with_boxes(shape);
            let mut board = Board::of(&Position::of(&Draft::empty(layout.clone()))).expect("small");
            // Cells with few candidates, some with one or none.
            for cell in layout.cells() {
                for digit in board.candidates(cell) {
                    if random.below(8) > 2 {
                        board.eliminate(Candidate { cell, digit });
                    }
                }
            }
            let all = board.almost_locked_sets();
            let sets = sets_by_definition(&board);
            assert_eq!(all.sets().len(), sets.len());
            for (index, set) in all.sets().iter().enumerate() {
                assert!(sets.contains(&(set.cells, set.digits)) && set.len == set.cells.len());
                assert!(set.cells.is_subset_of(board.cells_of(set.house)));
                for (other_index, other) in all.sets().iter().enumerate() {
                    let mut links = all.links_of(index).iter();
                    let link = links.find(|link| link.other == other_index);
                    let restricted = restricted_by_definition(&board, set.cells, other.cells);
                    let is_linked = !set.cells.meets(&other.cells) && !restricted.is_empty();
                    assert_eq!(link.map(|link| link.restricted), is_linked.then_some(restricted));
                }
                for digit in set.digits {
                    let places = set.cells & *board.cells_with(digit);
                    assert_eq!(*all.places(set, digit), places);
                    let seers = board.common_peers(&places) & *board.cells_with(digit);
                    assert_eq!(*all.seers(set, digit), seers);
                }
            }
        }
    }

    #[test]
    fn a_position_that_has_changed_has_other_sets() {
        let layout = Layout::classic();
        let mut board = Board::of(&Position::of(&Draft::empty(layout))).expect("small");
        let cell = board.layout().cell(4, 4).expect("a cell");
        let is_set = |board: &Board| {
            let mut sets = board.almost_locked_sets().sets().iter();
            sets.any(|set| set.cells == Cells::single(cell))
        };
        assert!(!is_set(&board));
        for digit in board.candidates(cell).iter().skip(2) {
            board.eliminate(Candidate { cell, digit });
        }
        assert!(is_set(&board));
    }
}
