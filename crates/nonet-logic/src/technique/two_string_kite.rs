#![doc = include_str!("two_string_kite.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::barren::DigitSearch;
use crate::pattern::turbot::kites;
use crate::sink::Sink;

pub(super) static TWO_STRING_KITE: Technique = Technique {
    id: "two-string-kite",
    name: "Two-String Kite",
    level: Level::Hard,
    score: 150,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("two_string_kite.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    board.each_fertile(DigitSearch::KITE, |digit| {
        let mut is_found = false;
        for kite in kites(board, digit) {
            let eliminations = kite.eliminations(board);
            if !eliminations.is_empty() {
                is_found = true;
                sink.eliminate(eliminations, kite.evidence(board))?;
            }
        }
        ControlFlow::Continue(is_found)
    })
}
