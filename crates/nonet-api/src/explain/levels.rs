//! The levels of a hint between a nudge and everything: what there is and where, and in which cells.

use nonet_core::{Cell, DigitSet, House};
use nonet_logic::{Candidate, Cells, Step};

use super::notation;
use super::speaker::{Speaker, common_kind, kind, name, names, numbers};
use crate::describe::house_name;
use crate::message;
use crate::words::{Argument, Message};

/// Where on the board something is, without its cells.
pub(super) enum Where {
    /// In these houses.
    Houses(Vec<House>),
    /// In the boxes of these cells.
    BoxesOf(Cells),
    /// From the box of one cell to that of another.
    Between(Cell, Cell),
    /// Among the cells that this one sees.
    Around(Cell),
}

/// What there is, on which digits and where: the second level.
pub(super) fn what(step: &Step, digits: DigitSet, place: Where, speaker: &Speaker<'_>) -> Message {
    match place {
        Where::Houses(houses) => what_in_houses(step, digits, &houses, speaker),
        Where::BoxesOf(cells) => {
            let mut houses: Vec<House> = cells.iter().map(|cell| region(cell, speaker)).collect();
            houses.sort_unstable();
            houses.dedup();
            what_in_houses(step, digits, &houses, speaker)
        }
        Where::Between(start, end) => {
            let (from, to) = (region(start, speaker), region(end, speaker));
            if from == to {
                return what_in_houses(step, digits, &[from], speaker);
            }
            message!(
                "what-on-between",
                name = name(step),
                digits = speaker.all_digits(digits),
                kind = common_kind(&[from, to]).unwrap_or("other"),
                number = from.number(),
                other_number = to.number(),
                house = house_name(from),
                other_house = house_name(to)
            )
        }
        Where::Around(cell) => message!(
            "what-around",
            name = name(step),
            digits = speaker.all_digits(digits),
            cell = speaker.cell(cell)
        ),
    }
}

fn what_in_houses(
    step: &Step,
    digits: DigitSet,
    houses: &[House],
    speaker: &Speaker<'_>,
) -> Message {
    let (name, digits) = (name(step), speaker.all_digits(digits));
    match (houses, common_kind(houses)) {
        ([house], _) => message!(
            "what-on-in",
            name = name,
            digits = digits,
            kind = kind(*house),
            number = house.number(),
            house = house_name(*house)
        ),
        (_, Some(kind)) => message!(
            "what-on-houses",
            name = name,
            digits = digits,
            kind = kind,
            numbers = numbers(houses)
        ),
        _ => message!("what-on-mixed", name = name, digits = digits, houses = names(houses)),
    }
}

/// What there is in a house, where the digit would say too much.
pub(super) fn what_in(step: &Step, house: House) -> Message {
    message!(
        "what-in",
        name = name(step),
        kind = kind(house),
        number = house.number(),
        house = house_name(house)
    )
}

/// The box of a cell; without boxes, its row.
pub(super) fn region(cell: Cell, speaker: &Speaker<'_>) -> House {
    let row = House::row(speaker.board.layout().row_of(cell));
    speaker.board.block_of(cell).unwrap_or(row)
}

/// A house that holds all cells of a set; one cell is as good as in its row.
pub(super) fn house_of(set: &Cells, speaker: &Speaker<'_>) -> House {
    let row = set.first().map_or(0, |cell| speaker.board.layout().row_of(cell));
    speaker.board.houses_holding(set).next().unwrap_or(House::row(row))
}

/// In which cells it is: the third level, if there is nothing more to say.
pub(super) fn place(
    step: &Step,
    digits: DigitSet,
    cells: &Cells,
    speaker: &Speaker<'_>,
) -> Message {
    message!(
        "place-cells",
        name = name(step),
        digits = speaker.all_digits(digits),
        cells = speaker.all_cells(cells.iter())
    )
}

/// The same in a house.
pub(super) fn place_in(
    step: &Step,
    digits: DigitSet,
    house: House,
    cells: &Cells,
    speaker: &Speaker<'_>,
) -> Message {
    message!(
        "place-in",
        name = name(step),
        digits = speaker.all_digits(digits),
        kind = kind(house),
        number = house.number(),
        house = house_name(house),
        cells = speaker.all_cells(cells.iter())
    )
}

/// Cells with their candidates: "r1c2 (4, 7) and r1c5 (2, 4)".
pub(super) fn with_digits(cells: &Cells, speaker: &Speaker<'_>) -> Argument {
    let one = |cell: Cell| {
        let digits = speaker.board.candidates(cell);
        let digits = digits.iter().map(|digit| speaker.digit(digit).into()).collect();
        message!("cell-with-digits", cell = speaker.cell(cell), digits = Argument::Each(digits))
    };
    cells.iter().map(one).collect::<Vec<_>>().into()
}

/// Cells in short with all their candidates: "r1c25 (2, 4, 7)".
pub(super) fn set_with_digits(cells: &Cells, speaker: &Speaker<'_>) -> Message {
    let digits = cells.iter().map(|cell| speaker.board.candidates(cell));
    let digits = digits.fold(DigitSet::EMPTY, |all, digits| all | digits);
    let digits = digits.iter().map(|digit| speaker.digit(digit).into()).collect();
    let cell = notation::set_id(cells, speaker.board.layout());
    message!("cell-with-digits", cell = cell, digits = Argument::Each(digits))
}

/// Everything that a step concludes, as a list of candidates.
pub(super) fn concluded(step: &Step, speaker: &Speaker<'_>) -> Argument {
    let all = step.placements.iter().chain(&step.eliminations);
    all.map(|&candidate| speaker.candidate(candidate)).collect::<Vec<_>>().into()
}

/// The digits of candidates.
pub(super) fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|candidate| candidate.digit).collect()
}
