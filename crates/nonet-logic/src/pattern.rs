//! Patterns: the searches that several techniques share.

mod chain;
mod links;
pub(crate) mod network;
pub(crate) mod nice_loop;
mod reach;
pub(crate) mod simple_chain;
mod tree;
