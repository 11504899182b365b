#![doc = include_str!("als_xz.md")]

use std::ops::ControlFlow;

use nonet_core::{Digit, DigitSet};

use super::{Level, Technique, every_layout};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Role};
use crate::geometry::Cells;
use crate::pattern::als::{self, AlmostLockedSets, Als};
use crate::pattern::shortest::Shortest;
use crate::sink::Sink;

pub(super) static ALS_XZ: Technique = Technique {
    id: "als-xz",
    name: "ALS-XZ",
    level: Level::Unfair,
    score: 300,
    needs_uniqueness: false,
    takes: every_layout,
    page: include_str!("als_xz.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = board.almost_locked_sets();
    let mut found = Shortest::new(sink);
    for (index, first) in all.sets().iter().enumerate() {
        for link in all.links_of(index).iter().filter(|link| link.other > index) {
            let second = &all.sets()[link.other];
            let length = first.len + second.len;
            if length > found.limit() {
                break;
            }
            let pair = Pair { all, sets: [first, second], restricted: link.restricted };
            let out = pair.out();
            if out.iter().all(|out| out.victims.is_empty()) || pair.is_subset(board) {
                continue;
            }
            let victims = |out: &Out| -> Vec<Candidate> {
                out.victims.iter().map(|cell| Candidate { cell, digit: out.digit }).collect()
            };
            found.add(length, out.iter().flat_map(victims).collect(), (pair, out));
        }
    }
    found.report(sink, |(pair, out)| pair.evidence(board, &out))
}

/// A digit that goes out.
struct Out {
    digit: Digit,
    /// The cells of which one must hold it.
    places: Cells,
    /// The cells that see all of them.
    victims: Cells,
}

/// Two sets that are linked by one or two digits.
struct Pair<'a> {
    all: &'a AlmostLockedSets,
    sets: [&'a Als; 2],
    restricted: DigitSet,
}

impl Pair<'_> {
    /// What goes out.
    fn out(&self) -> Vec<Out> {
        let [first, second] = self.sets;
        let in_both = |digit| Out {
            digit,
            places: *self.all.places(first, digit) | *self.all.places(second, digit),
            victims: *self.all.seers(first, digit) & *self.all.seers(second, digit),
        };
        if self.restricted.len() == 1 {
            // The set without the restricted digit has all its others.
            let common = (first.digits & second.digits).without(self.restricted);
            return common.iter().map(in_both).collect();
        }
        // Each set has one of the two restricted digits, and thus all its others.
        let mut out: Vec<Out> = self.restricted.iter().map(in_both).collect();
        for set in self.sets {
            out.extend(set.digits.without(self.restricted).iter().map(|digit| Out {
                digit,
                places: *self.all.places(set, digit),
                victims: *self.all.seers(set, digit),
            }));
        }
        out
    }

    /// Whether the two are a naked subset of one house.
    fn is_subset(&self, board: &Board) -> bool {
        let [first, second] = self.sets;
        board.houses_holding(&(first.cells | second.cells)).next().is_some()
    }

    fn evidence(&self, board: &Board, out: &[Out]) -> Evidence {
        let [first, second] = self.sets;
        let premises = self.sets.iter().flat_map(|set| als::premises(board, set.cells)).collect();
        let mut parts = vec![first.part(Role::SetA), second.part(Role::SetB)];
        parts.extend(self.restricted.iter().map(|digit| {
            let places = *self.all.places(first, digit) | *self.all.places(second, digit);
            Part::new(Role::Restricted, places, DigitSet::single(digit))
        }));
        let common = out.iter().filter(|out| !out.victims.is_empty());
        let common = common.filter(|out| !self.restricted.contains(out.digit));
        parts.extend(
            common.map(|out| Part::new(Role::Common, out.places, DigitSet::single(out.digit))),
        );
        Evidence { premises, parts, ..Evidence::default() }
    }
}
