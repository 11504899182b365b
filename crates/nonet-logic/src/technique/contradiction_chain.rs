#![doc = include_str!("contradiction_chain.md")]

use super::{Level, Technique, every_layout};
use crate::pattern::forcing::{self, Manner};

pub(super) static CONTRADICTION_CHAIN: Technique = Technique {
    id: "contradiction-chain",
    name: "Contradiction Chain",
    level: Level::Extreme,
    score: 500,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("contradiction_chain.md"),
    find: |board, sink| {
        let sources = forcing::cells(board).chain(forcing::places(board));
        forcing::find(board, sink, sources, Manner::Contradiction)
    },
};
