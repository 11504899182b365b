//! Combinatorics: rules and sets, exact counts, every grid's number, symmetry, and estimates.
//!
//! Nothing here starts threads or looks at a clock: long work is handed to a [`Crew`] part by part,
//! and the caller decides how many hands it has, hears how far it is, and can stop it.

mod bands;
pub mod burnside;
mod canonical;
mod census;
mod classic;
mod crew;
pub mod essential;
pub mod estimate;
pub mod exhaust;
pub mod fewest;
mod orders;
mod partition;
pub mod permutation;
mod rank;
pub mod rule;
mod small;
mod stack;
mod subject;
pub mod two_row;
mod uniform;
mod variant;

pub use bands::Band;
pub use burnside::{Essential, SymmetryClass, essentially_different};
pub use canonical::{
    Automorphisms, Canonical, Canonizer, Minlex, automorphisms, equivalence, has_forms, minlex,
};
pub use census::{Census, Orbit};
pub use classic::{ClassicGrid, ClassicGridError};
pub use crew::{Alone, Crew, Stopped};
pub use estimate::{Estimate, Estimator};
pub use rank::Ranking;
pub use rule::Rule;
pub use small::SmallGrids;
pub use subject::{SUBJECTS, Subject};
pub use uniform::Sampler;
pub use variant::Variant;
