#![doc = include_str!("turbot_fish.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::pattern::barren::DigitSearch;
use crate::pattern::conjugate::ConjugatePair;
use crate::pattern::turbot::{Turbot, turbots};
use crate::sink::Sink;

pub(super) static TURBOT_FISH: Technique = Technique {
    id: "turbot-fish",
    name: "Turbot Fish",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("turbot_fish.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    // Two pairs of lines are a skyscraper, a two-string kite, or nothing.
    let have_box = |_: &ConjugatePair, last: &ConjugatePair| !last.house.kind().is_line();
    let is_joined = |turbot: &Turbot| {
        let [one, other] = turbot.joint();
        board.peers(one).contains(other)
    };
    board.each_fertile(DigitSearch::TURBOT_FISH, |digit| {
        let mut is_found = false;
        for fish in turbots(board, digit, have_box, is_joined) {
            let eliminations = fish.eliminations(board);
            if !eliminations.is_empty() {
                is_found = true;
                sink.eliminate(eliminations, fish.evidence(board))?;
            }
        }
        ControlFlow::Continue(is_found)
    })
}
