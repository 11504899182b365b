//! Where to look: the least that a hint says, and the cells that it speaks of.

use nonet_core::{Cell, Digit, House};
use nonet_logic::Cells;

use super::speaker::{Speaker, common_kind, kind, names, numbers, union};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

/// A nudge.
pub(super) struct Look {
    /// The sentence.
    pub(super) message: Message,
    /// The cells that it names, by themselves, as houses or by clues; none where it names digits alone.
    pub(super) cells: Cells,
}

impl Look {
    /// At a house.
    pub(super) fn at_house(house: House, speaker: &Speaker<'_>) -> Look {
        let message = message!(
            "look-house",
            kind = kind(house),
            number = house.number(),
            house = house_name(house)
        );
        Look { message, cells: *speaker.board.cells_of(house) }
    }

    /// At a digit in some houses, if there are any.
    pub(super) fn at_digit(digit: Digit, houses: &[House], speaker: &Speaker<'_>) -> Look {
        let symbol = speaker.digit(digit);
        let message = match (houses, common_kind(houses)) {
            ([], _) => message!("look-digits", digits = symbol),
            ([house], _) => {
                message!(
                    "look-digit-house",
                    digit = symbol,
                    kind = kind(*house),
                    number = house.number(),
                    house = house_name(*house)
                )
            }
            (_, Some(kind)) => {
                let numbers = numbers(houses);
                message!("look-digit-houses", digit = symbol, kind = kind, numbers = numbers)
            }
            (_, None) => {
                message!("look-digit-mixed", digit = symbol, houses = names(houses))
            }
        };
        let cells = union(houses.iter().map(|&house| *speaker.board.cells_of(house)));
        Look { message, cells }
    }

    /// At some cells.
    pub(super) fn at_cells(cells: Cells, speaker: &Speaker<'_>) -> Look {
        let message = message!("look-cells", cells = speaker.all_cells(cells.iter()));
        Look { message, cells }
    }

    /// At some clues, and so at the cells that they are about.
    pub(super) fn at_clues(clues: &[usize], speaker: &Speaker<'_>) -> Look {
        let message = message!("look-clues", clues = speaker.clues(clues));
        let all = speaker.board.layout().clues();
        let cells = clues.iter().flat_map(|&clue| all[clue].cells.iter().copied()).collect();
        Look { message, cells }
    }

    /// At a cell and what it sees.
    pub(super) fn around(cell: Cell, speaker: &Speaker<'_>) -> Look {
        let message = message!("look-around", cell = speaker.cell(cell));
        Look { message, cells: Cells::single(cell) | *speaker.board.peers(cell) }
    }
}

impl From<Message> for Look {
    fn from(message: Message) -> Look {
        Look { message, cells: Cells::EMPTY }
    }
}
