#![doc = include_str!("sue_de_coq.md")]

use std::ops::ControlFlow;

use nonet_core::{DigitSet, House};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Role};
use crate::geometry::{Cells, Crossing};
use crate::pattern::als;
use crate::pattern::barren::HouseSearch;
use crate::pattern::shortest::Shortest;
use crate::sink::Sink;

pub(super) static SUE_DE_COQ: Technique = Technique {
    id: "sue-de-coq",
    name: "Sue de Coq",
    level: Level::Unfair,
    score: 250,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("sue_de_coq.md"),
    find,
};

/// The most cells of a line or a box that are tried together in grids larger than 9×9.
const MOST_CELLS_IN_LARGE_GRIDS: usize = 3;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found = Shortest::new(sink);
    let is_new = |house| !board.is_barren(HouseSearch::SUE_DE_COQ, house);
    let crossings = board.crossings().iter();
    let crossings: Vec<&Crossing> =
        crossings.filter(|crossing| is_new(crossing.line) || is_new(crossing.block)).collect();
    let is_needed = |&&house: &&House| {
        crossings.iter().any(|crossing| crossing.line == house || crossing.block == house)
    };
    let houses = board.lines().iter().chain(board.boxes()).filter(is_needed);
    let widest = crossings.iter().map(|crossing| crossing.cells.len()).max();
    let mut houses: Vec<Groups> = houses.map(|&house| Groups::of(board, house)).collect();
    // What both parts have too much is at most the size of the crossing.
    let least = houses.iter().map(Groups::least).min();
    let most = widest.unwrap_or_default().saturating_sub(least.unwrap_or_default());
    for groups in &mut houses {
        groups.sort(most);
    }
    for crossing in crossings {
        let groups = |house| houses.iter().find(|groups| groups.house == house);
        if let (Some(line), Some(block)) = (groups(crossing.line), groups(crossing.block)) {
            search(board, crossing, line, block, &mut found);
        }
    }
    if found.is_nothing() {
        for &house in board.lines().iter().chain(board.boxes()) {
            board.note_barren(HouseSearch::SUE_DE_COQ, house);
        }
    }
    found.report(sink, |pattern| pattern.evidence(board))
}

/// Some empty cells of a house.
#[derive(Clone, Copy, Default)]
struct Group {
    slots: u16,
    /// All their candidates.
    digits: DigitSet,
    len: u8,
    /// How many candidates there are more than cells.
    surplus: u8,
}

impl Group {
    /// All groups of empty cells in some slots of a house, with the one that has no cell.
    fn all(board: &Board, house: House, slots: u16) -> Vec<Group> {
        let most = if board.size() <= 9 { 9 } else { MOST_CELLS_IN_LARGE_GRIDS };
        let mut groups = Vec::with_capacity(64);
        groups.push(Group::default());
        for (slot, &cell) in board.layout().cells_of(house).iter().enumerate() {
            let candidates = board.candidates(cell);
            if slots >> slot & 1 == 0 || candidates.is_empty() {
                continue;
            }
            for index in 0..groups.len() {
                let Group { slots, len, digits, .. } = groups[index];
                if len < most as u8 {
                    let (slots, digits) = (slots | 1 << slot, digits | candidates);
                    let surplus = (digits.len() as u8).saturating_sub(len + 1);
                    groups.push(Group { slots, digits, len: len + 1, surplus });
                }
            }
        }
        groups
    }

    fn len(self) -> usize {
        usize::from(self.len)
    }

    fn surplus(self) -> usize {
        usize::from(self.surplus)
    }
}

/// The groups of a house that can be the line's or the box's part.
struct Groups {
    house: House,
    all: Vec<Group>,
    /// The least surplus of a group.
    least: usize,
}

impl Groups {
    /// Those of a house.
    fn of(board: &Board, house: House) -> Groups {
        let mut groups = Group::all(board, house, u16::MAX);
        let missing = board.missing(house).len();
        // All empty cells together leave none for a crossing.
        groups.retain(|group| 0 < group.len && group.len() < missing);
        let least = groups.iter().map(|group| group.surplus()).min();
        Groups { house, all: groups, least: least.unwrap_or(usize::MAX) }
    }

    /// The least surplus of a group.
    fn least(&self) -> usize {
        self.least
    }

    /// Leaves those with a surplus of at most `most`, the least first.
    fn sort(&mut self, most: usize) {
        let all = std::mem::take(&mut self.all);
        for surplus in self.least..=most {
            self.all.extend(all.iter().filter(|group| group.surplus() == surplus));
        }
    }

    /// The groups outside these slots that take some digits from a crossing but leave at least one
    /// of its surplus to `other`, and how many they take.
    ///
    /// A group takes as many digits as it has in common with the crossing, less its own surplus. Line
    /// and box together take all but as many digits as the crossing has cells, and none of them
    /// twice. So the surplus of both is at most the number of these cells.
    fn taking(
        &self,
        other: &Groups,
        crossing: Group,
        slots: u16,
    ) -> impl Iterator<Item = (Group, usize)> {
        let spare = crossing.surplus();
        let most = crossing.len().saturating_sub(other.least());
        let groups = self.all.iter().take_while(move |group| group.surplus() <= most);
        let outside = groups.filter(move |group| group.slots & slots == 0);
        outside.filter_map(move |&group| {
            let common = (group.digits & crossing.digits).len();
            let taken = common.saturating_sub(group.surplus());
            (0 < taken && taken < spare).then_some((group, taken))
        })
    }
}

fn search(
    board: &Board,
    shared: &Crossing,
    line: &Groups,
    block: &Groups,
    found: &mut Shortest<Pattern>,
) {
    if (shared.cells & *board.empty_cells()).len() < 2 {
        return;
    }
    for crossing in Group::all(board, line.house, shared.line_slots) {
        let spare = crossing.surplus();
        if crossing.len < 2 || spare < 2 {
            continue;
        }
        let in_line: Vec<(Group, usize)> = line.taking(block, crossing, crossing.slots).collect();
        if in_line.is_empty() {
            continue;
        }
        let cells = board.cells_in_slots(line.house, crossing.slots);
        let slots = slots_of(board, block.house, &cells);
        for (of_block, by_block) in block.taking(line, crossing, slots) {
            for &(of_line, by_line) in &in_line {
                let length = crossing.len() + of_line.len() + of_block.len();
                let taken_twice = of_line.digits & of_block.digits & crossing.digits;
                let fits = by_line + by_block == spare && taken_twice.is_empty();
                if !fits || length > found.limit() {
                    continue;
                }
                let pattern = Pattern {
                    line: line.house,
                    block: block.house,
                    cells,
                    in_line: board.cells_in_slots(line.house, of_line.slots),
                    in_block: board.cells_in_slots(block.house, of_block.slots),
                    digits: [crossing, of_line, of_block].map(|group| group.digits),
                };
                if pattern.is_real(board) {
                    found.add(length, pattern.eliminations(board), pattern);
                }
            }
        }
    }
}

/// The slots of some cells of a house.
fn slots_of(board: &Board, house: House, cells: &Cells) -> u16 {
    let slots = board.layout().cells_of(house).iter().enumerate();
    slots.filter(|(_, cell)| cells.contains(**cell)).map(|(slot, _)| 1 << slot).sum()
}

/// Cells where a line and a box cross, more cells of the line, and more cells of the box.
///
/// ```text
///   box                 line
/// ┌───────────┐
/// │ C   C   . │   .   L   .   .   .   .     C: crossing, L: in the line, B: in the box
/// │ .   B   . │
/// │ .   .   . │
/// └───────────┘
/// ```
///
/// They have as many digits as there are cells, where a digit counts twice that both L and B have;
/// C has none of these. No digit can be there more often than it counts, so each is there as
/// often as it counts.
struct Pattern {
    line: House,
    block: House,
    cells: Cells,
    in_line: Cells,
    in_block: Cells,
    /// Of the crossing, the cells in the line and those in the box.
    digits: [DigitSet; 3],
}

impl Pattern {
    /// Whether no cell is used twice and the cells are not all in one house, where they would be a
    /// naked subset.
    fn is_real(&self, board: &Board) -> bool {
        let in_line = self.in_line.is_subset_of(board.cells_of(self.block));
        let in_block = self.in_block.is_subset_of(board.cells_of(self.line));
        !(in_line || in_block || self.in_line.meets(&self.in_block))
    }

    fn eliminations(&self, board: &Board) -> Vec<Candidate> {
        let [crossing, in_line, in_block] = self.digits;
        let line = board.cells_of(self.line).without(&(self.cells | self.in_line));
        let block = board.cells_of(self.block).without(&(self.cells | self.in_block));
        let mut eliminations = Vec::new();
        for digit in crossing | in_line | in_block {
            let victims = match (in_line.contains(digit), in_block.contains(digit)) {
                (true, false) => line,
                (false, true) => block,
                // Both houses have it among these cells.
                _ => line | block,
            };
            let victims = victims & *board.cells_with(digit);
            eliminations.extend(victims.iter().map(|cell| Candidate { cell, digit }));
        }
        eliminations
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let [crossing, in_line, in_block] = self.digits;
        let cells = [self.cells, self.in_line, self.in_block];
        let premises = cells.into_iter().flat_map(|cells| als::premises(board, cells)).collect();
        let parts = vec![
            Part::within(Role::Base, self.line, self.cells, crossing),
            Part::within(Role::SetA, self.line, self.in_line, in_line),
            Part::within(Role::SetB, self.block, self.in_block, in_block),
        ];
        Evidence { premises, parts, ..Evidence::default() }
    }
}
