//! Patterns: the searches that several techniques share.

pub(crate) mod colouring;
pub(crate) mod conjugate;
pub(crate) mod empty_rectangle;
pub(crate) mod turbot;
