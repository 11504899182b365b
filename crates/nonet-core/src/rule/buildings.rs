//! Buildings (skyscrapers): a number at the edge says how many buildings are seen from there.
//!
//! A digit is the height of a building; one is hidden behind any that is higher. A clue has the
//! cells of a row or column in the order in which they are looked along.

mod ways;

use super::{Clue, Constraint, Flaw, Rule, Says};
use crate::digit::{Digit, DigitSet, MAX_SIZE};
use crate::layout::Builder;

pub(super) static BUILDINGS: Rule = Rule {
    id: "buildings",
    page: include_str!("buildings.md"),
    says: Says::LineAndNumber,
    add,
    allows_pair: None,
    constraint: Some(Constraint { holds, filter }),
};

fn add(clue: &Clue, layout: &mut Builder<'_>) -> Result<(), Flaw> {
    layout.expect_number(clue, 1, layout.size() as u32)?;
    layout.constrain();
    Ok(())
}

fn holds(clue: &Clue, digits: &[Digit]) -> bool {
    let mut highest = None;
    let seen = digits.iter().filter(|&&digit| {
        let is_seen = Some(digit) > highest;
        highest = highest.max(Some(digit));
        is_seen
    });
    Some(seen.count() as u32) == clue.number
}

/// Takes away what cannot be: in lines of up to nine by all sets of digits, and by heights alone in longer
/// ones, where there are too many sets to go through.
fn filter(clue: &Clue, sets: &mut [DigitSet]) -> bool {
    match clue.number {
        Some(wanted) if sets.len() <= ways::MOST => ways::filter(wanted as usize, sets),
        Some(wanted) => filter_by_heights(wanted, sets),
        None => false,
    }
}

/// Numbers of buildings seen, as bits: bit *k* stands for *k* of them.
type Counts = u64;

/// Goes along the line and back, and keeps the digits that are on some way to the number.
///
/// ```text
/// ahead[i][h]   how many can be seen of the first i buildings, if the highest has the height h
/// back[h]       how many can be seen among all, if the highest of the first i has the height h
///               and as many as the bit says were seen of these
/// ```
///
/// It does not look at which digits are used up behind the highest building, so that it may keep
/// too many: rows and columns take care of those.
fn filter_by_heights(wanted: u32, sets: &mut [DigitSet]) -> bool {
    const HEIGHTS: usize = MAX_SIZE + 1;
    let mut ahead = [[0 as Counts; HEIGHTS]; MAX_SIZE + 1];
    ahead[0][0] = 1;
    for (place, set) in sets.iter().enumerate() {
        let (before, after) = ahead.split_at_mut(place + 1);
        let (before, after) = (&before[place], &mut after[0]);
        // Of so many different buildings the highest is at least as high as they are many.
        for digit in set.without(DigitSet::all(place)) {
            let height = digit.number();
            after[height] |= before[..height].iter().fold(0, |all, counts| all | counts) << 1;
        }
        for highest in place + 1..HEIGHTS {
            if !below(*set, highest).is_empty() {
                after[highest] |= before[highest];
            }
        }
    }
    let mut back = [0 as Counts; HEIGHTS];
    // In a whole line there is a building of the greatest height.
    back[sets.len()] = 1 << wanted;
    for (place, set) in sets.iter_mut().enumerate().rev() {
        let before = &ahead[place];
        let mut earlier = [0 as Counts; HEIGHTS];
        let mut kept = DigitSet::EMPTY;
        for digit in *set {
            let height = digit.number();
            let from_below = back[height] >> 1;
            let is_seen =
                place < height && before[..height].iter().any(|counts| counts & from_below != 0);
            let is_hidden = (height.max(place) + 1..HEIGHTS)
                .any(|highest| before[highest] & back[highest] != 0);
            if is_seen || is_hidden {
                kept.insert(digit);
                let lower: &mut [Counts] =
                    if place < height { &mut earlier[..height] } else { &mut [] };
                for counts in lower {
                    *counts |= from_below;
                }
                let higher = height.max(place) + 1..HEIGHTS;
                let later = earlier[higher.clone()].iter_mut().zip(&back[higher]);
                later.for_each(|(earlier, later)| *earlier |= later);
            }
        }
        *set = kept;
        back = earlier;
        if kept.is_empty() {
            return false;
        }
    }
    true
}

/// The digits below this number.
fn below(set: DigitSet, number: usize) -> DigitSet {
    set & DigitSet::all(number - 1)
}
