//! What a player has got wrong: a digit that is not that of the solution, or marks that leave it out.

use nonet_core::{Cell, Draft, Grid};

use crate::describe::cell_name;
use crate::explain::cell_id;
use crate::message;
use crate::words::{Message, Words};

/// What is wrong with a position whose puzzle is right.
pub(super) struct Mistake {
    /// The cell, as in `r1c2`.
    pub(super) cell: String,
    /// What to say of it.
    pub(super) told: Message,
    /// The character of the digit that belongs there.
    right: char,
}

impl Mistake {
    /// The first cell whose digit is wrong, or whose pencil marks leave out the right one.
    pub(super) fn find(draft: &Draft, solution: &Grid) -> Option<Mistake> {
        let right = |cell: Cell| solution.digit(cell);
        let wrong_digit = |cell| draft.entry(cell).digit().filter(|&digit| digit != right(cell));
        let has_wrong_marks = |cell: &Cell| {
            let marks = draft.pencil_marks.as_ref().map(|marks| marks[cell.index()]);
            marks.is_some_and(|marks| !marks.contains(right(*cell)))
        };
        // A wrong digit is worse than a wrong mark, and may be the reason for it.
        let mut cells = draft.layout.cells();
        let filled = cells.find(|&cell| wrong_digit(cell).is_some());
        let cell = filled.or_else(|| draft.layout.cells().find(has_wrong_marks))?;
        let name = cell_name(cell, &draft.layout);
        let told = match wrong_digit(cell) {
            Some(digit) => {
                message!("mistake-digit", cell = name, digit = draft.alphabet.symbol(digit))
            }
            None => message!("mistake-marks", cell = name),
        };
        let right = draft.alphabet.symbol(solution.digit(cell));
        Some(Mistake { cell: cell_id(cell, &draft.layout), told, right })
    }

    /// What a hint of a level says of it.
    pub(super) fn at(&self, level: u8, words: &Words) -> String {
        if level < 4 {
            return words.say(&self.told);
        }
        words.paragraph([&self.told, &message!("mistake-right", digit = self.right)])
    }
}
