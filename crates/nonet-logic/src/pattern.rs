//! Patterns: the searches that several techniques share.

pub(crate) mod grave;
pub(crate) mod rectangle;
pub(crate) mod spoiled;
