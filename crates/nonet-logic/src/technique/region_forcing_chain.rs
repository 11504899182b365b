#![doc = include_str!("region_forcing_chain.md")]

use super::{Level, Technique, every_layout};
use crate::pattern::forcing::{self, Manner};

pub(super) static REGION_FORCING_CHAIN: Technique = Technique {
    id: "region-forcing-chain",
    name: "Region Forcing Chain",
    level: Level::Extreme,
    score: 500,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("region_forcing_chain.md"),
    find: |board, sink| forcing::find(board, sink, forcing::places(board), Manner::Cases),
};
