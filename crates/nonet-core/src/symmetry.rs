//! Symmetries: the ways to change a grid that keep every rule.
