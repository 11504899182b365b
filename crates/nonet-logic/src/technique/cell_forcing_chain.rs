#![doc = include_str!("cell_forcing_chain.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::Premise;
use crate::pattern::forcing::{self, Source, assumption};
use crate::sink::Sink;

pub(super) static CELL_FORCING_CHAIN: Technique = Technique {
    id: "cell-forcing-chain",
    name: "Cell Forcing Chain",
    level: Level::Extreme,
    score: 500,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("cell_forcing_chain.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = board.network();
    let sources = board.empty_cells().iter().map(|cell| {
        let digits = board.candidates(cell);
        let claim = |digit| assumption(network, Candidate::new(cell, digit));
        Source {
            claims: digits.iter().map(claim).collect(),
            premise: Premise::Cell { cell, digits },
        }
    });
    forcing::find(board, sink, sources)
}
