#![doc = include_str!("skyscraper.md")]

use std::ops::ControlFlow;

use nonet_core::{HouseKind, Layout};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::barren::DigitSearch;
use crate::pattern::conjugate::ConjugatePair;
use crate::pattern::turbot::{Turbot, turbots};
use crate::sink::Sink;

pub(super) static SKYSCRAPER: Technique = Technique {
    id: "skyscraper",
    name: "Skyscraper",
    level: Level::Hard,
    score: 130,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("skyscraper.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let stand = |turbot: &Turbot| stands_on_a_line(board.layout(), turbot);
    board.each_fertile(DigitSearch::SKYSCRAPER, |digit| {
        let mut is_found = false;
        for skyscraper in turbots(board, digit, share_a_line, stand) {
            let eliminations = skyscraper.eliminations(board);
            if !eliminations.is_empty() {
                is_found = true;
                sink.eliminate(eliminations, skyscraper.evidence(board))?;
            }
        }
        ControlFlow::Continue(is_found)
    })
}

/// Whether two parallel lines share one line across. If they shared both, it would be an X-Wing.
fn share_a_line(one: &ConjugatePair, other: &ConjugatePair) -> bool {
    let kind = one.house.kind();
    let are_parallel = kind.is_line() && kind == other.house.kind();
    are_parallel && (one.slots & other.slots).is_power_of_two()
}

/// Whether it is joined on the line across, and not in a box.
fn stands_on_a_line(layout: &Layout, turbot: &Turbot) -> bool {
    let [one, other] = turbot.joint().map(|cell| match turbot.first.house.kind() {
        HouseKind::Row => layout.column_of(cell),
        _ => layout.row_of(cell),
    });
    one == other
}
