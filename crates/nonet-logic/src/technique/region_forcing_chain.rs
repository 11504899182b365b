#![doc = include_str!("region_forcing_chain.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::Premise;
use crate::pattern::forcing::{self, Source, assumption};
use crate::sink::Sink;

pub(super) static REGION_FORCING_CHAIN: Technique = Technique {
    id: "region-forcing-chain",
    name: "Region Forcing Chain",
    level: Level::Extreme,
    score: 500,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("region_forcing_chain.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let network = board.network();
    let places = board.houses().iter().flat_map(|&house| {
        board.missing(house).iter().map(move |digit| (house, digit, board.places(house, digit)))
    });
    let sources = places.map(|(house, digit, cells)| {
        let claim = |cell| assumption(network, Candidate::new(cell, digit));
        let premise = Premise::Place { house, digit, cells };
        Source { claims: cells.iter().map(claim).collect(), premise }
    });
    forcing::find(board, sink, sources)
}
