//! Patterns: the searches that several techniques share.
