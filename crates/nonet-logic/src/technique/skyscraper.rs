#![doc = include_str!("skyscraper.md")]

use std::ops::ControlFlow;

use nonet_core::{HouseKind, Layout};

use super::{Level, Technique};
use crate::board::Board;
use crate::pattern::turbot::{Turbot, turbots};
use crate::sink::Sink;

pub(super) static SKYSCRAPER: Technique = Technique {
    id: "skyscraper",
    name: "Skyscraper",
    level: Level::Hard,
    score: 130,
    needs_uniqueness: false,
    page: include_str!("skyscraper.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for skyscraper in turbots(board, digit, |turbot| is_skyscraper(board.layout(), turbot)) {
            let eliminations = skyscraper.eliminations(board);
            if !eliminations.is_empty() {
                sink.eliminate(eliminations, skyscraper.evidence(board))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether two parallel lines stand on one line across, without their other ends being on one too:
/// that would be an X-wing.
fn is_skyscraper(layout: &Layout, turbot: &Turbot) -> bool {
    let kinds = [turbot.first.house.kind(), turbot.second.house.kind()];
    let across = |cell| match kinds {
        [HouseKind::Row, HouseKind::Row] => Some(layout.column_of(cell)),
        [HouseKind::Column, HouseKind::Column] => Some(layout.row_of(cell)),
        _ => None,
    };
    let [ground, top] = [turbot.joint(), turbot.ends()].map(|cells| cells.map(across));
    ground[0].is_some() && ground[0] == ground[1] && top[0] != top[1]
}
