#![doc = include_str!("turbot_fish.md")]

use std::ops::ControlFlow;

use nonet_core::HouseKind;

use super::{Level, Technique};
use crate::board::Board;
use crate::pattern::turbot::{Turbot, turbots};
use crate::sink::Sink;

pub(super) static TURBOT_FISH: Technique = Technique {
    id: "turbot-fish",
    name: "Turbot Fish",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    page: include_str!("turbot_fish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in board.digits() {
        for fish in turbots(board, digit, |turbot| is_turbot_fish(board, turbot)) {
            let eliminations = fish.eliminations(board);
            if !eliminations.is_empty() {
                sink.eliminate(eliminations, fish.evidence(board))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether one of the pairs is one of a box. Two pairs of lines are a skyscraper, a two-string kite,
/// or nothing.
fn is_turbot_fish(board: &Board, turbot: &Turbot) -> bool {
    let pairs = [turbot.first, turbot.second];
    let [one, other] = turbot.joint();
    pairs.iter().any(|pair| pair.house.kind() == HouseKind::Box) && board.peers(one).contains(other)
}
