#![doc = include_str!("als_xy_wing.md")]

use std::ops::ControlFlow;

use nonet_core::{Digit, DigitSet};

use super::{Level, Technique};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Evidence, Part, Role};
use crate::pattern::als::{self, AlmostLockedSets, Als};
use crate::pattern::shortest::Shortest;
use crate::sink::Sink;

pub(super) static ALS_XY_WING: Technique = Technique {
    id: "als-xy-wing",
    name: "ALS-XY-Wing",
    level: Level::Unfair,
    score: 320,
    needs_uniqueness: false,
    page: include_str!("als_xy_wing.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all = board.almost_locked_sets();
    let mut found = Shortest::new(sink);
    for (index, hinge) in all.sets().iter().enumerate() {
        let links = all.links_of(index);
        for (i, one) in links.iter().enumerate() {
            let first = &all.sets()[one.other];
            for other in &links[i + 1..] {
                let second = &all.sets()[other.other];
                let length = hinge.len + first.len + second.len;
                if length > found.limit() {
                    break;
                }
                if first.cells.meets(&second.cells) {
                    continue;
                }
                for x in one.restricted {
                    for y in other.restricted.iter().filter(|&y| y != x) {
                        let wing = Wing { all, sets: [first, second, hinge], x, y };
                        found.add(length, wing.eliminations(), wing);
                    }
                }
            }
        }
    }
    found.report(sink, |wing| wing.evidence(board))
}

/// Two sets that are linked to a third.
struct Wing<'a> {
    all: &'a AlmostLockedSets,
    /// The hinge comes last.
    sets: [&'a Als; 3],
    /// The digit that links the first set to the hinge.
    x: Digit,
    /// The digit that links the second set to the hinge.
    y: Digit,
}

impl Wing<'_> {
    /// The digits that the two outer sets share: the hinge takes one of the linking digits away from
    /// one of them, and this one has all others then.
    fn common(&self) -> DigitSet {
        let [first, second, _] = self.sets;
        let links = DigitSet::single(self.x) | DigitSet::single(self.y);
        (first.digits & second.digits).without(links)
    }

    fn eliminations(&self) -> Vec<Candidate> {
        let [first, second, _] = self.sets;
        let mut eliminations = Vec::new();
        for digit in self.common() {
            let victims = *self.all.seers(first, digit) & *self.all.seers(second, digit);
            eliminations.extend(victims.iter().map(|cell| Candidate { cell, digit }));
        }
        eliminations
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let [first, second, hinge] = self.sets;
        let premises = self.sets.iter().flat_map(|set| als::premises(board, set.cells)).collect();
        let places = |one, other, digit| *self.all.places(one, digit) | *self.all.places(other, digit);
        let part = |role, one, other, digit| {
            Part::new(role, places(one, other, digit), DigitSet::single(digit))
        };
        let mut parts = vec![
            first.part(Role::SetA),
            second.part(Role::SetB),
            hinge.part(Role::SetC),
            part(Role::Restricted, first, hinge, self.x),
            part(Role::Restricted, second, hinge, self.y),
        ];
        let goes_out = |&digit: &Digit| {
            self.all.seers(first, digit).meets(self.all.seers(second, digit))
        };
        let common = self.common().iter().filter(goes_out);
        parts.extend(common.map(|digit| part(Role::Common, first, second, digit)));
        Evidence { premises, parts, ..Evidence::default() }
    }
}
