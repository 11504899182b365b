//! Synonyms: what others call the techniques.

/// Another name of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Synonym {
    /// The name, written like an id.
    pub name: &'static str,
    /// The id of the technique.
    pub technique: &'static str,
}

/// Names that people look for, common in books and forums.
pub static SYNONYMS: [Synonym; 16] = [
    Synonym { name: "last-digit", technique: "full-house" },
    Synonym { name: "pointing-pair", technique: "pointing" },
    Synonym { name: "box-line-reduction", technique: "claiming" },
    Synonym { name: "y-wing", technique: "xy-wing" },
    Synonym { name: "bug", technique: "bug-plus-1" },
    Synonym { name: "colouring", technique: "simple-colours-trap" },
    Synonym { name: "alternating-inference-chain", technique: "aic" },
    Synonym { name: "discontinuous-nice-loop", technique: "aic" },
    Synonym { name: "grouped-discontinuous-nice-loop", technique: "grouped-aic" },
    Synonym { name: "almost-locked-sets", technique: "als-xz" },
    Synonym { name: "two-sector-disjoint-subsets", technique: "sue-de-coq" },
    Synonym { name: "unit-forcing-chain", technique: "region-forcing-chain" },
    Synonym { name: "contradiction-forcing-chain", technique: "contradiction-chain" },
    Synonym { name: "bowmans-bingo", technique: "forcing-net" },
    Synonym { name: "trial-and-error", technique: "trial" },
    Synonym { name: "brute-force", technique: "trial" },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Technique;

    #[test]
    fn every_synonym_stands_for_a_technique_and_is_none_itself() {
        for synonym in SYNONYMS {
            assert!(Technique::by_id(synonym.technique).is_some(), "{synonym:?}");
            assert!(Technique::by_id(synonym.name).is_none(), "{synonym:?}");
        }
    }
}
