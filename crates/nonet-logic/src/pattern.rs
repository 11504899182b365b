//! Patterns: the searches that several techniques share.

mod chain;
pub(crate) mod forcing;
mod links;
pub(crate) mod network;
pub(crate) mod nice_loop;
mod reach;
pub(crate) mod simple_chain;
mod tree;
