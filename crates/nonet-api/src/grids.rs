//! Questions about grids as such: how many there are, which number one has, which are alike.

mod bands;
mod count;
mod fewest;
mod likeness;
mod number;
pub(crate) mod read;

use nonet_count::Stopped;

use crate::answer::{Fault, Outcome, Refusal};
use crate::words::{Message, Words};

pub use bands::{
    BandData, BandList, ChunkCounted, ChunkResult, ChunksMerged, GridBands, GridChunk, GridMerge,
};
pub use count::{ClassData, EssentialGrids, GridCount, GridEssential, GridsCounted, OrbitData};
pub(crate) use count::{count_all, uncounted};
pub use fewest::{FewestKeys, GridFewestKeys};
pub use likeness::{
    AutomorphismsFound, CanonicalForm, Equivalence, GridAutomorphisms, GridCanonical,
    GridEquivalent, Subject, SymmetryData,
};
pub(crate) use number::unrank;
pub use number::{
    GridRandom, GridRank, GridRanked, GridUnrank, GridUnranked, GridsDrawn, random_grid,
};

/// Why a question has no answer, before it is put into words.
pub(crate) enum Trouble {
    /// Something is wrong with the question or cannot be done.
    Wrong(Outcome, Message),
    /// A text could not be read.
    Fault(Fault),
    /// The crew has stopped.
    Stopped,
}

impl Trouble {
    pub(crate) fn invalid(message: Message) -> Trouble {
        Trouble::Wrong(Outcome::Invalid, message)
    }

    /// A wish that makes sense and cannot be met.
    pub(crate) fn unmet(message: Message) -> Trouble {
        Trouble::Wrong(Outcome::No, message)
    }

    /// What to answer.
    pub(crate) fn into_refused(self, words: &Words) -> Refusal {
        match self {
            Trouble::Wrong(outcome, message) => Refusal::new(outcome, Fault::new(words, &message)),
            Trouble::Fault(fault) => Refusal::new(Outcome::Invalid, fault),
            Trouble::Stopped => Refusal::stopped(words),
        }
    }
}

impl From<Stopped> for Trouble {
    fn from(_: Stopped) -> Trouble {
        Trouble::Stopped
    }
}
