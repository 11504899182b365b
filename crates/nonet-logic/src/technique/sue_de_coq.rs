#![doc = include_str!("sue_de_coq.md")]

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet, House, HouseKind};

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Role};
use crate::geometry::Cells;
use crate::pattern::als;
use crate::pattern::shortest::Shortest;
use crate::sink::Sink;

pub(super) static SUE_DE_COQ: Technique = Technique {
    id: "sue-de-coq",
    name: "Sue de Coq",
    level: Level::Unfair,
    score: 250,
    needs_uniqueness: false,
    page: include_str!("sue_de_coq.md"),
    find,
};

/// The most cells of a line or box beside the crossing in grids larger than 9×9. In a 9×9 grid all six
/// are tried.
const MOST_CELLS_IN_LARGE_GRIDS: usize = 4;

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found = Shortest::new(sink);
    let is_box = |house: &&House| house.kind() == HouseKind::Box;
    for &block in board.houses().iter().filter(is_box) {
        for &line in board.houses().iter().filter(|house| !is_box(house)) {
            search(board, line, block, &mut found);
        }
    }
    found.report(sink, |pattern| pattern.evidence(board))
}

/// Some cells and all their candidates.
#[derive(Clone, Copy)]
struct Group {
    cells: Cells,
    len: usize,
    digits: DigitSet,
}

/// Cells where a line and a box cross, cells of the rest of the line, and cells of the rest of the
/// box, with as many digits as cells: no digit can be in two of them, except one that is in the line's
/// and the box's but not where they cross, which is counted twice.
///
/// ```text
///   box                 line
/// ┌───────────────┐
/// │ C   C   .   . │   L   .   L   .     C: crossing, L: line, B: block
/// │ .   B   .   . │
/// └───────────────┘
/// ```
struct Pattern {
    line: House,
    block: House,
    crossing: Group,
    in_line: Group,
    in_block: Group,
}

fn search(board: &Board, line: House, block: House, found: &mut Shortest<Pattern>) {
    let (line_cells, block_cells) = (board.cells_of(line), board.cells_of(block));
    let crossing = *line_cells & *block_cells & *board.empty_cells();
    if crossing.len() < 2 {
        return;
    }
    let most = if board.size() <= 9 { board.size() } else { MOST_CELLS_IN_LARGE_GRIDS };
    let crossings = groups(board, crossing, most);
    let crossings = crossings.iter().filter(|group| group.digits.len() >= group.len + 2);
    let mut rests: Option<[Vec<Group>; 2]> = None;
    for &crossing in crossings {
        let spare = crossing.digits.len() - crossing.len;
        let [of_line, of_block] = rests.get_or_insert_with(|| {
            let of_line = line_cells.without(block_cells) & *board.empty_cells();
            let of_block = block_cells.without(line_cells) & *board.empty_cells();
            [groups(board, of_line, most), groups(board, of_block, most)]
        });
        // How many digits of the crossing the group takes, if it takes any.
        let taken = |group: &&Group| -> Option<usize> {
            let outside = group.digits.without(crossing.digits).len();
            let takes = group.len > outside && outside < group.digits.len();
            takes.then(|| group.len - outside).filter(|&taken| taken < spare)
        };
        let of_line: Vec<&Group> = of_line.iter().filter(|group| taken(group).is_some()).collect();
        if of_line.is_empty() {
            continue;
        }
        for in_block in of_block.iter() {
            let Some(by_block) = taken(&in_block) else { continue };
            for &in_line in &of_line {
                let shared = in_line.digits & in_block.digits & crossing.digits;
                if !shared.is_empty() || taken(&in_line) != Some(spare - by_block) {
                    continue;
                }
                let (in_line, in_block) = (*in_line, *in_block);
                let pattern = Pattern { line, block, crossing, in_line, in_block };
                let length = crossing.len + in_line.len + in_block.len;
                found.add(length, pattern.eliminations(board), pattern);
            }
        }
    }
}

impl Pattern {
    fn eliminations(&self, board: &Board) -> Vec<Candidate> {
        let (in_line, in_block) = (self.in_line.digits, self.in_block.digits);
        let all = self.crossing.digits | in_line | in_block;
        let twice = in_line & in_block;
        let line = board.cells_of(self.line).without(&(self.crossing.cells | self.in_line.cells));
        let block = board.cells_of(self.block).without(&(self.crossing.cells | self.in_block.cells));
        let mut eliminations = Vec::new();
        for digit in all {
            let victims = match (in_line.contains(digit), in_block.contains(digit)) {
                (true, false) => line,
                (false, true) => block,
                _ => line | block,
            };
            let victims = victims & *board.cells_with(digit);
            eliminations.extend(victims.iter().map(|cell| Candidate { cell, digit }));
        }
        let _ = twice;
        eliminations
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let groups = [&self.crossing, &self.in_line, &self.in_block];
        let premises = groups.iter().flat_map(|group| als::premises(board, group.cells)).collect();
        let part = |role, house, group: &Group| Part::within(role, house, group.cells, group.digits);
        let parts = vec![
            part(Role::Base, self.line, &self.crossing),
            part(Role::SetA, self.line, &self.in_line),
            part(Role::SetB, self.block, &self.in_block),
        ];
        Evidence { premises, parts, ..Evidence::default() }
    }
}

/// All groups of up to `most` of the cells, but no empty one.
fn groups(board: &Board, cells: Cells, most: usize) -> Vec<Group> {
    let mut groups = Vec::new();
    for cell in cells.iter() {
        let alone = Group { cells: Cells::EMPTY, len: 0, digits: DigitSet::EMPTY };
        for index in 0..=groups.len() {
            let group = if index == 0 { alone } else { groups[index - 1] };
            if group.len < most {
                groups.push(with(board, group, cell));
            }
        }
    }
    groups
}

fn with(board: &Board, mut group: Group, cell: Cell) -> Group {
    group.cells.insert(cell);
    group.len += 1;
    group.digits |= board.candidates(cell);
    group
}
