//! Steps: what a technique concludes, and the evidence for it, as data.

use crate::candidate::Candidate;
use crate::evidence::Evidence;
use crate::technique::Technique;

/// A digit placed is worth more than any few candidates gone.
pub(crate) const EFFECT_OF_PLACING: usize = 100;

/// One step of reasoning: what follows, and from what.
///
/// Words and drawings are made from the evidence, and a checker that knows no technique can tell
/// from the evidence alone whether the conclusions follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The technique that found it.
    pub technique: &'static Technique,
    /// The digits that go in.
    pub placements: Vec<Candidate>,
    /// The candidates that go out, in the order of cells, then digits.
    pub eliminations: Vec<Candidate>,
    /// Why.
    pub evidence: Evidence,
}

impl Step {
    /// A step that places one digit.
    pub fn placing(technique: &'static Technique, placed: Candidate, evidence: Evidence) -> Step {
        Step { technique, placements: vec![placed], eliminations: Vec::new(), evidence }
    }

    /// A step that takes candidates away.
    pub fn eliminating(
        technique: &'static Technique,
        mut eliminations: Vec<Candidate>,
        evidence: Evidence,
    ) -> Step {
        eliminations.sort_unstable();
        eliminations.dedup();
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }

    /// How much there is to take in: among steps of one technique, the shortest is the easiest.
    pub fn length(&self) -> usize {
        self.evidence.length()
    }

    /// How much it changes.
    pub fn effect(&self) -> usize {
        self.placements.len() * EFFECT_OF_PLACING + self.eliminations.len()
    }
}
