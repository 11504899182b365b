#![doc = include_str!("xyz_wing.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::geometry::Cells;
use crate::pattern::wing;
use crate::sink::Sink;

pub(super) static XYZ_WING: Technique = Technique {
    id: "xyz-wing",
    name: "XYZ-Wing",
    level: Level::Hard,
    score: 180,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("xyz_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let bivalue = board.bivalue_cells();
    for pivot in board.empty_cells().iter().filter(|&cell| board.candidates(cell).len() == 3) {
        let digits = board.candidates(pivot);
        let seen = *board.peers(pivot) & bivalue;
        let is_pincer = |&cell: &_| board.candidates(cell).without(digits).is_empty();
        let pincers: Cells = seen.iter().filter(is_pincer).collect();
        for first in pincers {
            for second in pincers.iter().filter(|&cell| cell > first) {
                // Two different pairs out of three digits share exactly one.
                let shared = board.candidates(first) & board.candidates(second);
                let Some(digit) = shared.only() else { continue };
                if !wing::is_subset(board, pivot, &[first, second]) {
                    wing::eliminate(board, sink, pivot, &[first, second], digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
