#![doc = include_str!("xy_wing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::wing;
use crate::sink::Sink;

pub(super) static XY_WING: Technique = Technique {
    id: "xy-wing",
    name: "XY-Wing",
    level: Level::Hard,
    score: 160,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("xy_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.bivalue_cells();
    for pivot in bivalue {
        let digits = board.candidates(pivot);
        let seen = *board.peers(pivot) & bivalue;
        // A pincer shares one digit with the pivot; the other goes out.
        for first in seen {
            let shared = board.candidates(first) & digits;
            let Some(digit) = board.candidates(first).without(digits).only() else { continue };
            let mut opposite = digits.without(shared);
            opposite.insert(digit);
            for second in seen.iter().filter(|&cell| cell > first) {
                let is_wing = board.candidates(second) == opposite;
                if is_wing && !wing::is_subset(board, pivot, &[first, second]) {
                    wing::eliminate(board, sink, pivot, &[first, second], digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
