#![doc = include_str!("cell_forcing_chain.md")]

use super::{Level, Technique, every_layout};
use crate::pattern::forcing::{self, Manner};

pub(super) static CELL_FORCING_CHAIN: Technique = Technique {
    id: "cell-forcing-chain",
    name: "Cell Forcing Chain",
    level: Level::Extreme,
    score: 500,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("cell_forcing_chain.md"),
    find: |board, sink| forcing::find(board, sink, forcing::cells(board), Manner::Cases),
};
