//! What a board remembers: what was made for one finder and serves others, and what was not found.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use nonet_core::{Digit, House};

use super::Board;
use crate::pattern::als::AlmostLockedSets;
use crate::pattern::barren::{DigitSearch, HouseSearch};
use crate::pattern::colouring::{DigitColouring, DigitColourings};
use crate::pattern::conjugate::{ConjugatePair, ConjugatePairs};
use crate::pattern::forcing::Distances;
use crate::pattern::network::Network;
use crate::pattern::rectangle::Corners;

/// What several finders ask for in the same position: made when it is first asked for, the same for
/// all copies, and forgotten at every change.
#[derive(Debug, Default)]
pub(super) struct Shared {
    conjugate_pairs: OnceLock<ConjugatePairs>,
    colourings: OnceLock<DigitColourings>,
    /// Rectangles that are all but deadly: unique ones, and avoidable ones.
    unique_rectangles: OnceLock<Vec<Corners>>,
    avoidable_rectangles: OnceLock<Vec<Corners>>,
    almost_locked_sets: OnceLock<AlmostLockedSets>,
    /// The links between candidates.
    network: OnceLock<Network>,
    /// The same with groups of cells.
    grouped_network: OnceLock<Network>,
    /// The same with almost locked sets.
    set_network: OnceLock<Network>,
    /// The same with sets that hold a cell beyond their house.
    spread_network: OnceLock<Network>,
    /// How far claims are from each other, without groups.
    distances: OnceLock<Distances>,
}

impl Board {
    /// Its almost locked sets. They are collected once for a position.
    pub(crate) fn almost_locked_sets(&self) -> &AlmostLockedSets {
        self.shared().almost_locked_sets.get_or_init(|| AlmostLockedSets::of(self))
    }

    /// Calls `look` with every digit of which a search may find something, which says whether it does.
    pub(crate) fn each_fertile(
        &self,
        search: DigitSearch,
        mut look: impl FnMut(Digit) -> ControlFlow<(), bool>,
    ) -> ControlFlow<()> {
        for digit in self.digits() {
            if !self.barren.has_digit(search, digit) && !look(digit)? {
                self.barren.note_digit(search, digit);
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `look` with every house in which a search may find something, which says whether it does.
    pub(crate) fn each_fertile_house(
        &self,
        search: HouseSearch,
        mut look: impl FnMut(House) -> ControlFlow<(), bool>,
    ) -> ControlFlow<()> {
        for (index, &house) in self.houses().iter().enumerate() {
            if !self.barren.has_house(search, index) && !look(house)? {
                self.barren.note_house(search, index);
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes note that a search finds nothing of a digit.
    pub(crate) fn note_barren_digit(&self, search: DigitSearch, digit: Digit) {
        self.barren.note_digit(search, digit);
    }

    /// Whether a search is known to find nothing in a house.
    pub(crate) fn is_barren(&self, search: HouseSearch, house: House) -> bool {
        self.barren.has_house(search, self.index_of(house))
    }

    /// Takes note that a search finds nothing in a house.
    pub(crate) fn note_barren(&self, search: HouseSearch, house: House) {
        self.barren.note_house(search, self.index_of(house));
    }

    fn shared(&self) -> &Shared {
        self.shared.get_or_init(Arc::default)
    }

    /// The rectangles that would be deadly without their extra candidates.
    pub(crate) fn unique_rectangles(&self) -> &[Corners] {
        self.shared().unique_rectangles.get_or_init(|| Corners::all_unique(self))
    }

    /// The rectangles with placed digits that would be deadly without their extra candidates.
    pub(crate) fn avoidable_rectangles(&self) -> &[Corners] {
        self.shared().avoidable_rectangles.get_or_init(|| Corners::all_avoidable(self))
    }

    /// The houses in which `digit` has just two places.
    pub(crate) fn conjugate_pairs(&self, digit: Digit) -> &[ConjugatePair] {
        let pairs = || ConjugatePairs::of(self);
        self.shared().conjugate_pairs.get_or_init(pairs).of_digit(digit)
    }

    /// The colourings of `digit`.
    pub(crate) fn colourings(&self, digit: Digit) -> &[DigitColouring] {
        let colourings = || DigitColourings::of(self);
        self.shared().colourings.get_or_init(colourings).of_digit(digit)
    }

    /// The links between candidates and what follows over them.
    pub(crate) fn network(&self) -> &Network {
        self.shared().network.get_or_init(|| Network::of_candidates(self))
    }

    /// The links between candidates and groups of cells and what follows over them.
    pub(crate) fn grouped_network(&self) -> &Network {
        self.shared().grouped_network.get_or_init(|| Network::with_groups(self))
    }

    /// The links between candidates, groups of cells and almost locked sets and what follows over them.
    pub(crate) fn set_network(&self) -> &Network {
        self.shared().set_network.get_or_init(|| Network::with_sets(self))
    }

    /// The same with sets that hold a cell beyond their house.
    pub(crate) fn spread_network(&self) -> &Network {
        self.shared().spread_network.get_or_init(|| Network::with_spread_sets(self))
    }

    /// How far claims are from each other in [the network](Board::network).
    pub(crate) fn distances(&self) -> &Distances {
        let distances = || Distances::new(&self.network().links);
        self.shared().distances.get_or_init(distances)
    }
}
