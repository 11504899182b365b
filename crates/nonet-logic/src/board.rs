//! Boards: a position as finders see it, with every question about candidates answered at once.

use std::sync::{Arc, OnceLock};

use nonet_core::{
    BoxShape, Cell, Contradiction, Digit, DigitSet, Entry, House, HouseKind, Layout, Pair, Position,
};

use crate::bits::bits;
use crate::candidate::Candidate;
use crate::geometry::{
    Cells, Crossing, Geometry, MAX_LOGIC_CELLS, MAX_LOGIC_SIZE, digits_by_house,
};
use crate::pattern::barren::Barren;
use crate::step::Step;

mod memory;

use memory::Shared;

/// A position of a grid of up to 16×16, indexed in every direction that finders look from.
///
/// A candidate is a digit that an empty cell can still take. A filled cell has none.
///
/// ```
/// use nonet_core::{Puzzle, read};
/// use nonet_logic::Board;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let board = Board::of(puzzle.start()).unwrap();
/// let cell = puzzle.layout().cell(4, 4).unwrap();
/// assert_eq!(board.candidates(cell).only().unwrap().number(), 5);
/// ```
#[derive(Debug)]
pub struct Board {
    layout: Arc<Layout>,
    geometry: Arc<Geometry>,
    size: usize,
    /// Where the houses of each kind begin among all houses.
    first_of_kind: [u16; HouseKind::ALL.len()],
    entries: [Entry; MAX_LOGIC_CELLS],
    /// Cell by cell.
    candidates: [DigitSet; MAX_LOGIC_CELLS],
    /// Digit by digit: where it is a candidate.
    cells_with: [Cells; MAX_LOGIC_SIZE],
    /// Number by number: the empty cells with so many candidates.
    cells_by_count: [Cells; MAX_LOGIC_SIZE + 1],
    /// House by house.
    houses: Vec<HouseState>,
    empty: Cells,
    is_broken: bool,
    /// Cell by cell the digits that the question leaves open, if it is known to have one solution.
    open: Option<Arc<[DigitSet]>>,
    shared: OnceLock<Arc<Shared>>,
    /// What is not there, as long as its digit does not change.
    barren: Barren,
    /// The houses in which something has changed since somebody asked, as bits.
    touched: Houses,
}

/// What is known of a house.
#[derive(Clone, Copy, Debug)]
struct HouseState {
    /// Digit by digit: the slots of the house where it is a candidate.
    slots: [u16; MAX_LOGIC_SIZE],
    /// The digits that are a candidate in a single slot, whether the house must hold them or not.
    lone: DigitSet,
    /// The digits that it must hold and that have not been placed in it.
    missing: DigitSet,
}

/// Some houses, as bits in their order. Beyond 64 houses several share a bit.
pub(crate) type Houses = u64;

/// The bit of the house with this index.
pub(crate) const fn house_bit(index: usize) -> Houses {
    (1 as Houses).wrapping_shl(index as u32)
}

impl Clone for Board {
    fn clone(&self) -> Board {
        Board {
            layout: Arc::clone(&self.layout),
            geometry: Arc::clone(&self.geometry),
            houses: self.houses.clone(),
            open: self.open.clone(),
            shared: self.shared.clone(),
            barren: self.barren.clone(),
            ..*self
        }
    }

    /// Copies only what the grid has: who tries one value after the other does this often.
    fn clone_from(&mut self, other: &Board) {
        if !Arc::ptr_eq(&self.layout, &other.layout) {
            *self = other.clone();
            return;
        }
        let (size, cells) = (self.size, ..self.layout.cell_count());
        self.entries[cells].copy_from_slice(&other.entries[cells]);
        self.candidates[cells].copy_from_slice(&other.candidates[cells]);
        self.cells_with[..size].copy_from_slice(&other.cells_with[..size]);
        self.cells_by_count[..=size].copy_from_slice(&other.cells_by_count[..=size]);
        self.houses.copy_from_slice(&other.houses);
        self.empty = other.empty;
        self.is_broken = other.is_broken;
        self.touched = other.touched;
        if self.open.as_ref().map(Arc::as_ptr) != other.open.as_ref().map(Arc::as_ptr) {
            self.open.clone_from(&other.open);
        }
        self.shared.clone_from(&other.shared);
        self.barren.clone_from(&other.barren);
    }
}

impl Board {
    /// The board of a position, unless its grid is larger than 16×16.
    ///
    /// Techniques that rely on there being a single solution find something only if the position comes
    /// from a [proper](nonet_core::Proper) puzzle.
    pub fn of(position: &Position) -> Option<Board> {
        let layout = position.layout();
        let geometry = Geometry::of(layout)?;
        let state =
            |missing| HouseState { slots: [0; MAX_LOGIC_SIZE], lone: DigitSet::EMPTY, missing };
        let mut houses = Vec::with_capacity(geometry.house_count());
        houses.extend(digits_by_house(layout).map(state));
        let mut board = Board {
            layout: Arc::clone(layout),
            size: layout.size(),
            first_of_kind: geometry.first_of_kind,
            geometry,
            entries: [Entry::Empty; MAX_LOGIC_CELLS],
            candidates: [DigitSet::EMPTY; MAX_LOGIC_CELLS],
            cells_with: [Cells::EMPTY; MAX_LOGIC_SIZE],
            cells_by_count: [Cells::EMPTY; MAX_LOGIC_SIZE + 1],
            houses,
            empty: Cells::EMPTY,
            is_broken: false,
            open: position.proper().map(|proper| Arc::clone(proper.open())),
            shared: OnceLock::new(),
            barren: Barren::of(layout.houses().len()),
            touched: Houses::MAX,
        };
        for cell in layout.cells() {
            board.is_broken |= position.possible(cell).is_empty();
            match position.value(cell) {
                Some(digit) => board.enter(cell, digit, position.is_given(cell)),
                None => board.open(cell, position.candidates(cell)),
            }
        }
        for house in &mut board.houses {
            for digit in house.missing {
                match house.slots[digit.index()] {
                    0 => board.is_broken = true,
                    slots if slots.is_power_of_two() => house.lone.insert(digit),
                    _ => {}
                }
            }
        }
        // Digits that clash where no house must hold them are rare, and can come from a draft only.
        board.is_broken |= !layout.is_plain() && board.clashes().next().is_some();
        board.look_at_constraints();
        Some(board)
    }

    fn enter(&mut self, cell: Cell, digit: Digit, is_given: bool) {
        let entry = if is_given { Entry::Given(digit) } else { Entry::Placed(digit) };
        self.entries[cell.index()] = entry;
        // Elsewhere a house may hold what it need not, and clashes are looked for as such.
        let is_plain = self.layout.is_plain();
        for seat in self.geometry.seats(cell) {
            let missing = &mut self.houses[seat.house as usize].missing;
            self.is_broken |= is_plain && !missing.contains(digit);
            missing.remove(digit);
        }
    }

    fn open(&mut self, cell: Cell, candidates: DigitSet) {
        self.empty.insert(cell);
        self.candidates[cell.index()] = candidates;
        self.cells_by_count[candidates.len()].insert(cell);
        for digit in candidates {
            self.cells_with[digit.index()].insert(cell);
            for seat in self.geometry.seats(cell) {
                self.houses[seat.house as usize].slots[digit.index()] |= 1 << seat.slot;
            }
        }
    }

    /// Its cells and houses.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The shape of its boxes, if it has boxes.
    pub fn box_shape(&self) -> Option<BoxShape> {
        self.layout.box_shape()
    }

    /// The box that `cell` is in, or the region in the place of one.
    pub fn block_of(&self, cell: Cell) -> Option<House> {
        self.geometry.blocks[cell.index()]
    }

    /// Whether cells rule out more of each other than their houses say.
    pub fn has_pairs(&self) -> bool {
        self.geometry.has_pairs
    }

    /// How many digits there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// All digits of the grid.
    pub fn digits(&self) -> DigitSet {
        DigitSet::all(self.size)
    }

    /// All houses: rows, columns, boxes or regions, others.
    pub fn houses(&self) -> &[House] {
        self.layout.houses()
    }

    /// The rows, then the columns.
    pub fn lines(&self) -> &[House] {
        &self.houses()[..2 * self.size]
    }

    /// The boxes, or the regions in their place.
    pub fn boxes(&self) -> &[House] {
        &self.houses()[2 * self.size..self.first_other()]
    }

    /// The houses that are neither lines nor boxes nor regions.
    pub fn others(&self) -> &[House] {
        &self.houses()[self.first_other()..]
    }

    /// The index of the first house of any other kind.
    fn first_other(&self) -> usize {
        self.first_of_kind[HouseKind::Region as usize + 1] as usize
    }

    /// The cells of `house`.
    pub fn cells_of(&self, house: House) -> &Cells {
        &self.geometry.house_cells[self.index_of(house)]
    }

    /// The place of `house` among all houses.
    pub(crate) fn index_of(&self, house: House) -> usize {
        self.first_of_kind[house.kind() as usize] as usize + house.index()
    }

    /// Where boxes and lines share several cells, box by box.
    pub fn crossings(&self) -> &[Crossing] {
        &self.geometry.crossings
    }

    /// The houses that `cell` is in.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        self.layout.houses_of(cell)
    }

    /// The cells that `cell` sees.
    pub fn peers(&self, cell: Cell) -> &Cells {
        &self.geometry.peers[cell.index()]
    }

    /// The cells that see every one of `cells`; all cells if there are none.
    pub fn common_peers(&self, cells: &Cells) -> Cells {
        let mut peers = cells.iter().map(|cell| *self.peers(cell));
        match peers.next() {
            Some(first) => peers.fold(first, |common, peers| common & peers),
            None => self.layout.cells().collect(),
        }
    }

    /// The cells that see at least one of `cells`.
    pub fn seen_by(&self, cells: &Cells) -> Cells {
        cells.iter().fold(Cells::EMPTY, |seen, cell| seen | *self.peers(cell))
    }

    /// The houses that hold all of `cells`.
    pub fn houses_holding(&self, cells: &Cells) -> impl Iterator<Item = House> + '_ {
        let cells = *cells;
        let first = cells.first();
        let houses = first.map_or(&[][..], |first| self.houses_of(first));
        houses.iter().copied().filter(move |&house| cells.is_subset_of(self.cells_of(house)))
    }

    /// The digit in `cell`, given or placed.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.entries[cell.index()].digit()
    }

    /// Whether the digit in `cell` belongs to the puzzle.
    pub fn is_given(&self, cell: Cell) -> bool {
        matches!(self.entries[cell.index()], Entry::Given(_))
    }

    /// Whether it comes from a question that is known to have a single solution.
    pub fn is_proper(&self) -> bool {
        self.open.is_some()
    }

    /// The digits that a question with a single solution leaves open in `cell`. None, if it is not known
    /// that there is a single solution.
    pub(crate) fn left_open(&self, cell: Cell) -> DigitSet {
        self.open.as_ref().map_or(DigitSet::EMPTY, |open| open[cell.index()])
    }

    /// Whether a question with a single solution leaves all these digits open in `cell`: exchanging
    /// them there for one another breaks no given and no pencil mark. Never, if it is not known
    /// that there is a single solution.
    pub(crate) fn may_exchange(&self, cell: Cell, digits: DigitSet) -> bool {
        let open = self.open.as_ref().map(|open| open[cell.index()]);
        open.is_some_and(|open| digits.without(open).is_empty())
    }

    /// The cells that hold no digit yet.
    pub fn empty_cells(&self) -> &Cells {
        &self.empty
    }

    /// The digits that an empty cell can still take; none for a filled cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The digits that `cell` can have in a solution: its candidates, or what it holds.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        self.value(cell).map_or(self.candidates(cell), DigitSet::single)
    }

    /// Whether `digit` is a candidate of `cell`.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The cells where `digit` is a candidate.
    pub fn cells_with(&self, digit: Digit) -> &Cells {
        &self.cells_with[digit.index()]
    }

    /// The cells with exactly two candidates.
    pub fn bivalue_cells(&self) -> Cells {
        self.cells_by_count[2]
    }

    /// The empty cells with exactly this number of candidates.
    ///
    /// # Panics
    /// If `count` is more than a grid can have digits.
    pub fn cells_by_count(&self, count: usize) -> &Cells {
        &self.cells_by_count[count]
    }

    /// The cells of `house` where `digit` is a candidate.
    pub fn places(&self, house: House, digit: Digit) -> Cells {
        *self.cells_of(house) & *self.cells_with(digit)
    }

    /// The slots of `house` where `digit` is a candidate: bit *i* stands for the *i*-th of its
    /// cells in grid order. Much faster than [`Board::places`] where only the number counts.
    pub fn slots(&self, house: House, digit: Digit) -> u16 {
        self.houses[self.index_of(house)].slots[digit.index()]
    }

    /// The digits that `house` must hold and that have a single place left there.
    pub fn lone(&self, house: House) -> DigitSet {
        let house = &self.houses[self.index_of(house)];
        house.lone & house.missing
    }

    /// House by house, the slots where `digit` is a candidate: what [`Board::slots`] says of each.
    pub fn slots_by_house(&self, digit: Digit) -> impl Iterator<Item = (House, u16)> + '_ {
        let slots = self.houses.iter().map(move |house| house.slots[digit.index()]);
        self.houses().iter().copied().zip(slots)
    }

    /// The cells in these slots of `house`.
    pub fn cells_in_slots(&self, house: House, slots: u16) -> Cells {
        let cells = self.layout().cells_of(house);
        bits(slots).map(|slot| cells[slot]).collect()
    }

    /// The digits that `house` must hold and that have not been placed in it. A house that only says
    /// that its digits differ misses none.
    pub fn missing(&self, house: House) -> DigitSet {
        self.houses[self.index_of(house)].missing
    }

    /// House by house, what [`Board::missing`] says of each.
    pub(crate) fn missing_by_house(&self) -> impl Iterator<Item = (House, DigitSet)> + '_ {
        self.houses().iter().copied().zip(self.houses.iter().map(|house| house.missing))
    }

    /// The digits that stand in `house`.
    pub fn held(&self, house: House) -> DigitSet {
        self.layout.cells_of(house).iter().filter_map(|&cell| self.value(cell)).collect()
    }

    /// Whether every cell is filled.
    pub fn is_full(&self) -> bool {
        self.empty.is_empty()
    }

    /// Takes note of a constraint that cannot be kept any more. To look at all of them after every
    /// candidate that goes would take long, so whoever has made changes calls this at the end.
    pub(crate) fn look_at_constraints(&mut self) {
        if self.geometry.has_constraints {
            let is_broken = self.broken_constraints().next().is_some();
            self.is_broken |= is_broken;
        }
    }

    /// Whether the digits in some cells must keep what houses and pairs do not say.
    pub fn has_constraints(&self) -> bool {
        self.geometry.has_constraints
    }

    /// The constraints that cannot be kept any more.
    fn broken_constraints(&self) -> impl Iterator<Item = Contradiction> + '_ {
        self.layout.constraints().filter_map(|(index, clue, constraint)| {
            let mut sets: Vec<DigitSet> =
                clue.cells.iter().map(|&cell| self.possible(cell)).collect();
            // A cell without a value is a contradiction of its own.
            let is_told = sets.iter().any(|set| set.is_empty());
            let is_broken = !is_told && !(constraint.filter)(clue, &mut sets);
            is_broken.then_some(Contradiction::Constraint { clue: index })
        })
    }

    /// Whether it can be seen that there is no solution from here.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Why there is no solution from here, where it can be seen: a cell without candidates before a
    /// house without a place for a digit.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if self.is_broken { self.all_contradictions().next() } else { None }
    }

    /// Every reason for which it can be seen that there is no solution from here: cells without
    /// candidates, houses without a place for a digit, clashes, constraints.
    pub fn contradictions(&self) -> Vec<Contradiction> {
        if self.is_broken { self.all_contradictions().collect() } else { Vec::new() }
    }

    fn all_contradictions(&self) -> impl Iterator<Item = Contradiction> + '_ {
        let has_value = |cell: Cell| match self.value(cell) {
            Some(digit) => self.layout.allowed(cell).contains(digit),
            None => !self.candidates(cell).is_empty(),
        };
        let cells = self.layout.cells().filter(move |&cell| !has_value(cell));
        let cells = cells.map(|cell| Contradiction::NoValue { cell });
        let houses = self.houses().iter().flat_map(move |&house| {
            let stuck =
                self.missing(house).iter().filter(move |&digit| self.slots(house, digit) == 0);
            stuck.map(move |digit| Contradiction::NoPlace { house, digit })
        });
        cells.chain(houses).chain(self.clashes()).chain(self.broken_constraints())
    }

    /// The digits that do not go together, in houses and in pairs of cells.
    fn clashes(&self) -> impl Iterator<Item = Contradiction> + '_ {
        let in_houses = self.houses().iter().flat_map(move |&house| self.clashes_in(house));
        let in_pairs = self.layout.pairs().iter().filter_map(|&Pair { one, other, clue }| {
            let rule = &self.layout.clues()[clue];
            let (first, second) = (self.value(one)?, self.value(other)?);
            let is_broken =
                rule.rule.allows_pair.is_some_and(|allows| !allows(rule, first, second));
            is_broken.then_some(Contradiction::Pair { clue, cells: [one, other] })
        });
        in_houses.chain(in_pairs)
    }

    fn clashes_in(&self, house: House) -> impl Iterator<Item = Contradiction> + '_ {
        self.digits().iter().filter_map(move |digit| {
            let cells = self.layout().cells_of(house).iter().copied();
            let cells: Vec<Cell> = cells.filter(|&cell| self.value(cell) == Some(digit)).collect();
            (cells.len() > 1).then_some(Contradiction::Clash { house, digit, cells })
        })
    }

    /// Puts a candidate into its cell, and takes away what that rules out.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let candidates = self.candidates(cell);
        if !candidates.contains(digit) {
            self.is_broken = true;
            self.barren = Barren::of(self.houses().len());
        }
        self.enter(cell, digit, false);
        self.empty.remove(cell);
        self.cells_by_count[candidates.len()].remove(cell);
        for other in candidates {
            self.remove(cell, other);
        }
        for peer in *self.peers(cell) & *self.cells_with(digit) {
            self.eliminate(Candidate { cell: peer, digit });
        }
        if self.geometry.has_pairs {
            let layout = Arc::clone(&self.layout);
            for (cell, digits) in layout.ruled_out_by(cell, digit) {
                for digit in digits & self.candidates(cell) {
                    self.eliminate(Candidate { cell, digit });
                }
            }
        }
    }

    /// Takes a candidate away.
    pub fn eliminate(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        if !self.has(candidate) {
            return;
        }
        let count = self.candidates(cell).len();
        self.cells_by_count[count].remove(cell);
        self.cells_by_count[count - 1].insert(cell);
        self.is_broken |= count == 1;
        self.remove(cell, digit);
    }

    /// Takes a candidate out of every table but those about the number of candidates.
    fn remove(&mut self, cell: Cell, digit: Digit) {
        self.shared.take();
        self.barren.forget_digit(digit);
        self.candidates[cell.index()].remove(digit);
        self.cells_with[digit.index()].remove(cell);
        let Board { geometry, houses, touched, barren, is_broken, .. } = self;
        for seat in geometry.seats(cell) {
            let house = &mut houses[seat.house as usize];
            let slots = &mut house.slots[digit.index()];
            *slots &= !(1 << seat.slot);
            *touched |= house_bit(seat.house as usize);
            barren.forget_house(seat.house as usize);
            if slots.is_power_of_two() {
                house.lone.insert(digit);
            } else if *slots == 0 {
                house.lone.remove(digit);
                *is_broken |= house.missing.contains(digit);
            }
        }
    }

    /// The houses in which something has changed since this was last asked; all of them the first
    /// time.
    pub(crate) fn take_touched(&mut self) -> Houses {
        std::mem::take(&mut self.touched)
    }

    /// Does what a step concludes.
    pub fn apply(&mut self, step: &Step) {
        step.eliminations.iter().for_each(|&candidate| self.eliminate(candidate));
        step.placements.iter().for_each(|&candidate| self.place(candidate));
    }

    /// The same as if a question that leaves everything open in these cells had a single solution: so
    /// that patterns can be tried on positions that come from nowhere.
    #[cfg(test)]
    pub(crate) fn supposed_proper(mut self, is_open: impl Fn(Cell) -> bool) -> Board {
        let open = |cell| if is_open(cell) { self.digits() } else { DigitSet::EMPTY };
        self.open = Some(self.layout().cells().map(open).collect());
        self
    }

    /// Forgets that there is a single solution.
    #[cfg(test)]
    pub(crate) fn forget_proper(&mut self) {
        self.open = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::tests::with_further_rules;
    use nonet_core::{Draft, Random, contradictions};

    fn layout(size: usize) -> Arc<Layout> {
        Layout::with_boxes(BoxShape::for_size(size).expect("a composite size"))
    }

    fn empty_board(layout: &Arc<Layout>) -> (Position, Board) {
        let position = Position::of(&Draft::empty(Arc::clone(layout)));
        let board = Board::of(&position).expect("small enough");
        (position, board)
    }

    /// Every question about a board, answered by the plain position instead.
    fn assert_agrees(board: &Board, position: &Position) {
        let layout = position.layout();
        for cell in layout.cells() {
            assert_eq!(board.candidates(cell), position.candidates(cell));
            assert_eq!(board.value(cell), position.value(cell));
            let is_empty = position.value(cell).is_none();
            assert_eq!(board.empty_cells().contains(cell), is_empty);
            let count = position.candidates(cell).len();
            assert_eq!(board.cells_by_count(count).contains(cell), is_empty);
        }
        let counted = (0..=layout.size()).map(|count| board.cells_by_count(count).len());
        assert_eq!(counted.sum::<usize>(), board.empty_cells().len());
        for &house in layout.houses() {
            for digit in layout.digits() {
                let cells = layout.cells_of(house).iter().copied();
                let places: Cells =
                    cells.filter(|&cell| position.candidates(cell).contains(digit)).collect();
                assert_eq!(board.places(house, digit), places);
                let is_missing = board.missing(house).contains(digit);
                assert_eq!(board.lone(house).contains(digit), is_missing && places.len() == 1);
                let slots = board.slots(house, digit);
                assert_eq!(board.cells_in_slots(house, slots), places);
                assert!(board.slots_by_house(digit).any(|known| known == (house, slots)));
                let mut cells = layout.cells_of(house).iter();
                let is_placed = cells.any(|&cell| position.value(cell) == Some(digit));
                assert_eq!(is_missing, !is_placed && layout.digits_of(house).contains(digit));
                assert_eq!(board.held(house).contains(digit), is_placed);
            }
        }
        assert_eq!(board.is_broken(), !contradictions(position).is_empty());
        assert_eq!(board.contradiction().is_some(), board.is_broken());
    }

    #[test]
    fn a_board_follows_its_position_through_random_changes() {
        let plain = [4, 6, 9, 12, 16].map(layout);
        for layout in plain.into_iter().chain(with_further_rules()) {
            let mut random = Random::new(layout.size() as u64);
            for _ in 0..20 {
                let (mut position, mut board) = empty_board(&layout);
                while !board.is_broken() && !board.is_full() {
                    let empty: Vec<Cell> = board.empty_cells().iter().collect();
                    let cell = empty[random.below(empty.len())];
                    let digits: Vec<Digit> = board.candidates(cell).iter().collect();
                    let digit = digits[random.below(digits.len())];
                    if random.below(3) == 0 {
                        position.place(cell, digit);
                        board.place(Candidate { cell, digit });
                    } else {
                        position.eliminate(cell, digit);
                        board.eliminate(Candidate { cell, digit });
                    }
                    assert_agrees(&board, &position);
                }
                let again = Board::of(&position).expect("small enough");
                assert_agrees(&again, &position);
            }
        }
    }

    #[test]
    fn digits_that_clash_break_a_board_whatever_rule_they_clash_by() {
        let mut seen = 0;
        for layout in with_further_rules() {
            for (one, other) in [(0, 1), (3, 4), (0, 10), (2, 13), (1, 14), (20, 21)] {
                for numbers in [(1, 1), (1, 2), (2, 4), (3, 3)] {
                    let mut draft = Draft::empty(Arc::clone(&layout));
                    let entry = |number| Entry::Given(Digit::from_number(number).expect("a digit"));
                    if other >= draft.entries.len() {
                        continue;
                    }
                    draft.entries[one] = entry(numbers.0);
                    draft.entries[other] = entry(numbers.1);
                    let position = Position::of(&draft);
                    assert_agrees(&Board::of(&position).expect("small enough"), &position);
                    seen += usize::from(!contradictions(&position).is_empty());
                }
            }
        }
        assert!(seen > 20, "{seen}");
    }

    #[test]
    fn cells_that_see_several_cells_are_common_peers() {
        let (position, board) = empty_board(&Layout::classic());
        let cell = |row, column| position.layout().cell(row, column).expect("a cell");
        let corners: Cells = [cell(0, 0), cell(8, 8)].into_iter().collect();
        let common: Vec<Cell> = board.common_peers(&corners).iter().collect();
        assert_eq!(common, [cell(0, 8), cell(8, 0)]);
        assert_eq!(board.common_peers(&Cells::EMPTY).len(), 81);
    }
}
