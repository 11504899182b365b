//! Varieties: kinds of clues that are made for each puzzle.

use nonet_core::rule::Rule;

/// A kind of clues that are made for each puzzle, unlike rules about the whole grid, which all puzzles of
/// a layout share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variety {
    /// Regions of any form in place of boxes.
    Jigsaw,
    /// Further regions in which no digit repeats.
    ExtraRegions,
    /// Cells that hold even digits, and cells that hold odd ones.
    EvenOdd,
    /// Shaded cells, and the digits that go into them.
    Strips,
    /// Numbers at the edge, which say how many buildings are seen from there.
    Buildings,
}

impl Variety {
    /// Every variety.
    pub const ALL: [Variety; 5] = [
        Variety::Jigsaw,
        Variety::ExtraRegions,
        Variety::EvenOdd,
        Variety::Strips,
        Variety::Buildings,
    ];

    /// Its name, as commands take it.
    pub const fn id(self) -> &'static str {
        match self {
            Variety::Jigsaw => "jigsaw",
            Variety::ExtraRegions => "extra-regions",
            Variety::EvenOdd => "even-odd",
            Variety::Strips => "strips",
            Variety::Buildings => "buildings",
        }
    }

    /// The variety of this name.
    pub fn by_id(id: &str) -> Option<Variety> {
        Variety::ALL.into_iter().find(|variety| variety.id() == id)
    }
}

/// The names of all variants that puzzles can be made of: rules about the whole grid, and varieties.
pub fn variants() -> impl Iterator<Item = &'static str> {
    Rule::variants().chain(Variety::ALL.map(Variety::id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_varieties() {
        for variety in Variety::ALL {
            assert_eq!(Variety::by_id(variety.id()), Some(variety));
        }
        assert_eq!(Variety::by_id("diagonal"), None);
    }
}
