//! Subsets: as many cells of a house as they have digits, or as many digits as they have cells.

use std::ops::ControlFlow;

use nonet_core::{Cell, DigitSet, House};

use super::barren::HouseSearch;
use super::family::{Member, Members};
use crate::bits::bits;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Premise, Role};
use crate::geometry::{Cells, is_block};
use crate::sink::Sink;

/// Reports the naked subsets of `size` cells, except that those up to triples that rule something out
/// in a line and a box have a name of their own: locked.
pub(crate) fn naked(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    let few = cells_with_few(board, size);
    board.each_fertile_house(HouseSearch::naked(size), |house| {
        let mut is_found = false;
        for_each_naked(board, few & *board.cells_of(house), size, |cells, digits| {
            is_found = true;
            let mut in_box = board.houses_holding(&cells).filter(|&other| is_block(other));
            let first = in_box.next().or_else(|| board.houses_holding(&cells).next());
            if first != Some(house) {
                // It is found in its box, or else in the first of its houses.
                return ControlFlow::Continue(());
            }
            let houses = board.houses_holding(&cells);
            let houses = houses.filter(|&house| rules_out(board, house, &cells, digits));
            let houses: Vec<House> = houses.collect();
            if !houses.is_empty() && (!is_locked(&houses) || size > 3) {
                report_naked(board, &houses, cells, digits, sink)
            } else {
                ControlFlow::Continue(())
            }
        })?;
        ControlFlow::Continue(is_found)
    })
}

/// Whether these are a line and a box or region.
fn is_locked(houses: &[House]) -> bool {
    matches!(houses, [line, block] if line.kind().is_line() && is_block(*block))
}

/// Reports the naked subsets of `size` cells that rule something out both in a box and in a line.
pub(crate) fn locked(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    let few = cells_with_few(board, size);
    for crossing in board.crossings() {
        for_each_naked(board, few & crossing.cells, size, |cells, digits| {
            let houses = [crossing.line, crossing.block];
            if houses.iter().all(|&house| rules_out(board, house, &cells, digits)) {
                report_naked(board, &houses, cells, digits, sink)
            } else {
                ControlFlow::Continue(())
            }
        })?;
    }
    ControlFlow::Continue(())
}

/// The cells with 2 to `most` candidates.
fn cells_with_few(board: &Board, most: usize) -> Cells {
    (2..=most).fold(Cells::EMPTY, |cells, count| cells | *board.cells_by_count(count))
}

/// Calls `take` with every choice of `size` of these cells that have `size` candidates together,
/// and with the candidates.
fn for_each_naked(
    board: &Board,
    cells: Cells,
    size: usize,
    mut take: impl FnMut(Cells, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if cells.iter().nth(size - 1).is_none() {
        return ControlFlow::Continue(());
    }
    let mut members = Members::default();
    let mut member_cells = [None::<Cell>; 16];
    for (index, cell) in cells.iter().enumerate() {
        members.push(Member { mark: 1 << index, mask: board.candidates(cell).mask() as u16 });
        member_cells[index] = Some(cell);
    }
    members.for_each_family(size, size, &mut |marks, mask| {
        let digits = DigitSet::from_mask(u64::from(mask));
        if digits.len() < size {
            return ControlFlow::Continue(());
        }
        take(bits(marks).filter_map(|index| member_cells[index]).collect(), digits)
    })
}

/// Whether some of the digits are candidates in the house beside these cells.
fn rules_out(board: &Board, house: House, cells: &Cells, digits: DigitSet) -> bool {
    let others = board.cells_of(house).without(cells);
    digits.iter().any(|digit| others.meets(board.cells_with(digit)))
}

/// Reports a naked subset that rules something out in these houses.
fn report_naked(
    board: &Board,
    houses: &[House],
    cells: Cells,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let seeing = houses.iter().fold(Cells::EMPTY, |all, &house| all | *board.cells_of(house));
    let seeing = seeing.without(&cells);
    let leaving = digits.iter().flat_map(|digit| {
        let cells = seeing & *board.cells_with(digit);
        cells.iter().map(move |cell| Candidate { cell, digit })
    });
    let leaving: Vec<Candidate> = leaving.collect();
    if !sink.wants(digits.len(), leaving.len()) {
        return ControlFlow::Continue(());
    }
    let premise = |cell| Premise::Cell { cell, digits: board.candidates(cell) };
    let part = |&house: &House| Part::within(Role::Subset, house, cells, digits);
    let evidence = Evidence {
        premises: cells.iter().map(premise).collect(),
        parts: houses.iter().map(part).collect(),
        ..Evidence::default()
    };
    sink.eliminate(leaving, evidence)
}

/// Reports the hidden subsets of `size` digits.
pub(crate) fn hidden(board: &Board, sink: &mut Sink<'_>, size: usize) -> ControlFlow<()> {
    board.each_fertile_house(HouseSearch::hidden(size), |house| {
        if board.missing(house).len() <= size {
            return ControlFlow::Continue(false);
        }
        let mut is_found = false;
        let mut members = Members::default();
        for digit in board.missing(house).without(board.lone(house)) {
            let slots = board.slots(house, digit);
            if slots.count_ones() as usize <= size {
                members.push(Member { mark: 1 << digit.index(), mask: slots });
            }
        }
        members.for_each_family(size, size, &mut |mask, slots| {
            is_found = true;
            let digits = DigitSet::from_mask(u64::from(mask));
            let cells = board.cells_in_slots(house, slots);
            report_hidden(board, house, cells, digits, sink)
        })?;
        ControlFlow::Continue(is_found)
    })
}

/// Reports a hidden subset, if it rules something out.
fn report_hidden(
    board: &Board,
    house: House,
    cells: Cells,
    digits: DigitSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let leaving = cells.iter().flat_map(|cell| {
        let others = board.candidates(cell).without(digits);
        others.iter().map(move |digit| Candidate { cell, digit })
    });
    let leaving: Vec<Candidate> = leaving.collect();
    let is_closed = cells.len() == digits.len();
    if !is_closed || leaving.is_empty() || !sink.wants(digits.len(), leaving.len()) {
        return ControlFlow::Continue(());
    }
    // In the cells that a box and a line share, the same subset may be hidden twice.
    let mut earlier = board.houses_holding(&cells).take_while(|&other| other != house);
    let is_hidden_in = |other| {
        digits.without(board.missing(other)).is_empty()
            && digits.iter().all(|digit| board.places(other, digit).is_subset_of(&cells))
    };
    if earlier.any(is_hidden_in) {
        return ControlFlow::Continue(());
    }
    let premise = |digit| Premise::Place { house, digit, cells: board.places(house, digit) };
    let evidence = Evidence {
        premises: digits.iter().map(premise).collect(),
        parts: vec![Part::within(Role::Subset, house, cells, digits)],
        ..Evidence::default()
    };
    sink.eliminate(leaving, evidence)
}
