//! Subsets: as many cells of a house as they have digits, or as many digits as they have cells.

use std::ops::ControlFlow;

use nonet_core::{DigitSet, House, HouseKind};

use super::family::{Member, Members};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::Cells;
use crate::sink::Sink;

/// Reports the naked subsets of `size` cells that rule something out in one house only, except
/// that larger ones than triples, which have no locked form, may do so in two.
pub(crate) fn naked(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    let is_wanted = |houses: &[House]| houses.len() == 1 || size > 3;
    board.houses().iter().try_for_each(|&house| naked_in(board, house, size, is_wanted, sink))
}

/// Reports the naked subsets of `size` cells that rule something out both in a box and in a line.
pub(crate) fn locked(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    board
        .boxes()
        .iter()
        .try_for_each(|&house| naked_in(board, house, size, |houses| houses.len() == 2, sink))
}

/// Reports the naked subsets of a house, if the houses where they rule something out are wanted.
fn naked_in(
    board: &Board,
    house: House,
    size: usize,
    is_wanted: impl Fn(&[House]) -> bool,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if board.missing(house).len() <= size {
        return ControlFlow::Continue(());
    }
    let mut members = Members::default();
    for (slot, &cell) in board.layout().cells_of(house).iter().enumerate() {
        let digits = board.candidates(cell);
        if (2..=size).contains(&digits.len()) {
            members.push(Member { mark: 1 << slot, mask: digits.mask() as u16 });
        }
    }
    members.for_each_family(size, size, &mut |slots, mask| {
        let digits = DigitSet::from_mask(u64::from(mask));
        if digits.len() < size {
            return ControlFlow::Continue(());
        }
        let cells = board.cells_in_slots(house, slots);
        let in_box = |&other: &House| other.kind() == HouseKind::Box && other != house;
        if board.houses_holding(&cells).any(|other| in_box(&other)) {
            // It is found in its box.
            return ControlFlow::Continue(());
        }
        let houses = board.houses_holding(&cells);
        let rules_out = |house: &House| {
            let others = board.cells_of(*house).without(&cells);
            digits.iter().any(|digit| others.meets(board.cells_with(digit)))
        };
        let houses: Vec<House> = houses.filter(rules_out).collect();
        if houses.is_empty() || !is_wanted(&houses) {
            return ControlFlow::Continue(());
        }
        report_naked(board, &houses, cells, digits, sink)
    })
}

fn report_naked(
    board: &Board,
    houses: &[House],
    cells: Cells,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let seeing = houses.iter().fold(Cells::EMPTY, |all, &house| all | *board.cells_of(house));
    let seeing = seeing.without(&cells);
    let gone = digits.iter().flat_map(|digit| {
        let cells = seeing & *board.cells_with(digit);
        cells.iter().map(|cell| Candidate { cell, digit }).collect::<Vec<_>>()
    });
    let gone: Vec<Candidate> = gone.collect();
    let size = cells.len();
    if !sink.wants(size, gone.len()) {
        return ControlFlow::Continue(());
    }
    let premise = |cell| Premise::Cell { cell, digits: board.candidates(cell) };
    let part = |&house: &House| Part::within(Role::Subset, house, cells, digits);
    let evidence = Evidence {
        premises: cells.iter().map(premise).collect(),
        parts: houses.iter().map(part).collect(),
        ..Evidence::default()
    };
    sink.eliminate(gone, evidence)
}

/// Reports the hidden subsets of `size` digits.
pub(crate) fn hidden(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    board.houses().iter().try_for_each(|&house| hidden_in(board, house, size, sink))
}

fn hidden_in(board: &Board, house: House, size: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if board.missing(house).len() <= size {
        return ControlFlow::Continue(());
    }
    let mut members = Members::default();
    for digit in board.missing(house) {
        let slots = board.slots(house, digit);
        if (2..=size as u32).contains(&slots.count_ones()) {
            members.push(Member { mark: 1 << digit.index(), mask: slots });
        }
    }
    members.for_each_family(size, size, &mut |mask, slots| {
        let digits = DigitSet::from_mask(u64::from(mask));
        let cells = board.cells_in_slots(house, slots);
        if cells.len() < size {
            return ControlFlow::Continue(());
        }
        let gone = cells.iter().flat_map(|cell| {
            let others = board.candidates(cell).without(digits);
            others.iter().map(move |digit| Candidate { cell, digit })
        });
        let gone: Vec<Candidate> = gone.collect();
        if gone.is_empty() || !sink.wants(size, gone.len()) {
            return ControlFlow::Continue(());
        }
        // In the cells that a box and a line share, the same subset may be hidden twice.
        let mut earlier = board.houses_holding(&cells).take_while(|&other| other != house);
        let is_hidden_in =
            |other| digits.iter().all(|digit| board.places(other, digit).is_subset_of(&cells));
        if earlier.any(is_hidden_in) {
            return ControlFlow::Continue(());
        }
        let premise = |digit| Premise::Place { house, digit, cells: board.places(house, digit) };
        let evidence = Evidence {
            premises: digits.iter().map(premise).collect(),
            parts: vec![Part::within(Role::Subset, house, cells, digits)],
            ..Evidence::default()
        };
        sink.eliminate(gone, evidence)
    })
}
