#![doc = include_str!("als_xy_wing.md")]

use std::ops::ControlFlow;

use nonet_core::{Digit, DigitSet};

use super::{Level, Technique, every_layout};
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
    takes: every_layout,
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
                let restricted = one.restricted | other.restricted;
                let common = (first.digits & second.digits).without(restricted);
                if common.is_empty() || restricted.len() == 1 {
                    continue;
                }
                let eliminations = eliminations(all, first, second, common);
                if !eliminations.is_empty() && !first.cells.meets(&second.cells) {
                    let sets = [first, second, hinge];
                    let wing =
                        Wing { all, sets, links: [one.restricted, other.restricted], common };
                    found.add(length, eliminations, wing);
                }
            }
        }
    }
    found.report(sink, |wing| wing.evidence(board))
}

/// What goes out because one of two sets must have each of the digits that both have.
fn eliminations(
    all: &AlmostLockedSets,
    first: &Als,
    second: &Als,
    digits: DigitSet,
) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    for digit in digits {
        let victims = *all.seers(first, digit) & *all.seers(second, digit);
        eliminations.extend(victims.iter().map(|cell| Candidate { cell, digit }));
    }
    eliminations
}

/// Two sets that are linked to a third by different digits. This one, the hinge, has one of the two
/// digits, so that an outer set lacks it and has all its others.
struct Wing<'a> {
    all: &'a AlmostLockedSets,
    /// The hinge comes last.
    sets: [&'a Als; 3],
    /// The digits that link each of the outer sets to the hinge.
    links: [DigitSet; 2],
    /// The other digits that the outer sets share.
    common: DigitSet,
}

impl Wing<'_> {
    /// A digit for each link: not the same for both.
    fn linking_digits(&self) -> Option<[Digit; 2]> {
        let [one, other] = self.links;
        one.iter().find_map(|x| {
            let y = other.without(DigitSet::single(x)).first();
            y.map(|y| [x, y])
        })
    }

    fn evidence(&self, board: &Board) -> Evidence {
        let [first, second, hinge] = self.sets;
        let premises = self.sets.iter().flat_map(|set| als::premises(board, set.cells)).collect();
        let places =
            |one, other, digit| *self.all.places(one, digit) | *self.all.places(other, digit);
        let part = |role, one, other, digit| {
            Part::new(role, places(one, other, digit), DigitSet::single(digit))
        };
        let mut parts =
            vec![first.part(Role::SetA), second.part(Role::SetB), hinge.part(Role::SetC)];
        if let Some([x, y]) = self.linking_digits() {
            parts.push(part(Role::Restricted, first, hinge, x));
            parts.push(part(Role::Restricted, second, hinge, y));
        }
        let goes_out =
            |&digit: &Digit| self.all.seers(first, digit).meets(self.all.seers(second, digit));
        let common = self.common.iter().filter(goes_out);
        parts.extend(common.map(|digit| part(Role::Common, first, second, digit)));
        Evidence { premises, parts, ..Evidence::default() }
    }
}
