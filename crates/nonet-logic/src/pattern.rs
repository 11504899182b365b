//! Patterns: the searches that several techniques share.

pub(crate) mod als;
pub(crate) mod shortest;
pub(crate) mod wing;
