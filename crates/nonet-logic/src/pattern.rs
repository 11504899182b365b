//! Patterns: the searches that several techniques share.

mod family;
pub(crate) mod fish;
pub(crate) mod intersection;
pub(crate) mod subset;
