//! Patterns: the searches that several techniques share.

pub(crate) mod als;
mod chain;
pub(crate) mod clue;
pub(crate) mod colouring;
pub(crate) mod conjugate;
pub(crate) mod empty_rectangle;
pub(crate) mod exchange;
pub(crate) mod family;
pub(crate) mod fish;
pub(crate) mod forcing;
pub(crate) mod grave;
pub(crate) mod intersection;
mod links;
pub(crate) mod network;
pub(crate) mod nice_loop;
mod reach;
pub(crate) mod rectangle;
pub(crate) mod shortest;
pub(crate) mod sight;
pub(crate) mod simple_chain;
pub(crate) mod skyline;
pub(crate) mod spoiled;
pub(crate) mod subset;
mod tree;
pub(crate) mod turbot;
pub(crate) mod wing;
