//! Essentially different grids, counted by Burnside's lemma.
pub(crate) mod classes;
mod fixed;
pub use classes::{SymmetryClass, classes};
/// x
pub fn test_fixed(c: &SymmetryClass) -> u64 {
    fixed::fixed_grids(&c.example, &crate::Alone).unwrap()
}
