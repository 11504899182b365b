//! Patterns: the searches that several techniques share.

pub(crate) mod als;
pub(crate) mod colouring;
pub(crate) mod conjugate;
pub(crate) mod empty_rectangle;
mod family;
pub(crate) mod fish;
pub(crate) mod grave;
pub(crate) mod intersection;
pub(crate) mod rectangle;
pub(crate) mod shortest;
pub(crate) mod spoiled;
pub(crate) mod subset;
pub(crate) mod turbot;
pub(crate) mod wing;
