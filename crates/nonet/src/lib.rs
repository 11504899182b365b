//! Nonet for library users.

pub use nonet_core::*;
