//! What a line of up to nine buildings can hold: by all sets of heights that may stand before a place.
//!
//! Up to the highest building of all every way is followed, none of which has a height twice. Behind it
//! nothing is seen: there it is enough that every place has one of the heights that are left, and every
//! such height a place.

mod family;

use crate::digit::DigitSet;
use family::Family;

/// The most buildings a line may have: a [`Family`] knows all heights but the greatest.
pub(super) const MOST: usize = Family::HEIGHTS + 1;

/// The families of sets that can stand before a place, by how many of them are seen.
type BySeen = [Family; MOST + 1];

/// The same for each place, and for the end of the line.
type Ways = [BySeen; MOST + 1];

/// Takes away what cannot be.
pub(super) fn filter(wanted: usize, sets: &mut [DigitSet]) -> bool {
    let line = Line::new(wanted, sets);
    let mut ways = line.go_ahead();
    let kept = line.go_back(&mut ways);
    for (set, kept) in sets.iter_mut().zip(kept) {
        *set = DigitSet::from_mask(kept.into());
    }
    sets.iter().all(|set| !set.is_empty())
}

/// What the places of a line can have, and how many are to be seen before the greatest height.
struct Line {
    /// The heights of each place, a bit for each.
    places: [u16; MOST],
    length: usize,
    /// The last place where the greatest height can be.
    last: usize,
    in_front: usize,
}

impl Line {
    fn new(wanted: usize, sets: &[DigitSet]) -> Line {
        let mut places = [0; MOST];
        for (place, set) in places.iter_mut().zip(sets) {
            *place = set.mask() as u16;
        }
        let top = 1 << (sets.len() - 1);
        let last = places.iter().rposition(|place| place & top != 0).unwrap_or(0);
        Line { places, length: sets.len(), last, in_front: wanted - 1 }
    }

    /// The heights that a place can have, as indices, without the greatest.
    fn lower(&self, place: usize) -> impl Iterator<Item = usize> {
        let mut left = self.places[place] & !self.top();
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (index < 16).then_some(index)
        })
    }

    /// The greatest height.
    fn top(&self) -> u16 {
        1 << (self.length - 1)
    }

    /// How many may be seen before a place, if the greatest height is not among them: not so few that the
    /// places up to the last one for it cannot make up for it.
    fn seen(&self, place: usize) -> std::ops::RangeInclusive<usize> {
        let fewest = (self.in_front + place).saturating_sub(self.last);
        fewest.max(usize::from(place > 0))..=self.in_front.min(place)
    }

    /// The sets that can stand before each place up to the last for the greatest height.
    fn go_ahead(&self) -> Ways {
        let mut ways = [BySeen::default(); MOST + 1];
        ways[0][0] = Family::NOTHING;
        for place in 0..self.last {
            let [before, after] = &mut ways[place..place + 2] else { break };
            let useful = self.seen(place + 1);
            for seen in self.seen(place) {
                let [mut hidden, mut risen] = [Family::default(); 2];
                for height in self.lower(place) {
                    let [lower, higher] = before[seen].parted(height);
                    hidden |= higher.adding(height);
                    risen |= lower.adding(height);
                }
                if useful.contains(&seen) {
                    after[seen] |= hidden;
                }
                if useful.contains(&(seen + 1)) {
                    after[seen + 1] |= risen;
                }
            }
        }
        ways
    }

    /// Keeps the ways that lead to the number, and gives the heights of each place that are on them.
    fn go_back(&self, ways: &mut Ways) -> [u16; MOST] {
        let all = self.top() - 1;
        let mut kept = [0; MOST];
        // The sets that leave nothing for some place behind, and the heights that have a place there.
        let (mut too_much, mut behind) = (Family::default(), 0);
        for place in (0..self.length).rev() {
            let digits = self.places[place];
            let [before, after] = &mut ways[place..place + 2] else { break };
            let mut ending = Family::default();
            if digits & self.top() != 0 {
                let fitting = Family::with_all(all & !behind).without(&too_much);
                ending = before[self.in_front].and(&fitting);
                let left = ending.lacking() & all;
                for (kept, digits) in kept.iter_mut().zip(&self.places).skip(place + 1) {
                    *kept |= digits & left;
                }
                kept[place] |= if ending.is_empty() { 0 } else { self.top() };
            }
            for seen in self.seen(place) {
                let mut good = if seen == self.in_front { ending } else { Family::default() };
                for height in self.lower(place) {
                    let [lower, higher] = before[seen].parted(height);
                    let mut on_the_way = after[seen].removing(height).and(&higher);
                    on_the_way |= after[seen + 1].removing(height).and(&lower);
                    kept[place] |= u16::from(!on_the_way.is_empty()) << height;
                    good |= on_the_way;
                }
                before[seen] = good;
            }
            too_much |= Family::with_all(digits & all);
            behind |= digits & all;
        }
        kept
    }
}
