//! Patterns: the searches that several techniques share.

mod family;
pub(crate) mod fish;
pub(crate) mod grave;
pub(crate) mod intersection;
pub(crate) mod rectangle;
pub(crate) mod spoiled;
pub(crate) mod subset;
