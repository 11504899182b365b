//! Lines of Buildings that are too long to try every order: by which digits are used up so far.
//!
//! In a whole row or column, the digits that have been used tell how many cells are behind, which
//! building is the highest of them, and which are still to come. So two ways to fill the first cells with
//! the same digits, from which as many are seen from each end, can be continued alike: one of them is
//! enough. That leaves at most as many cases as there are sets of digits, times what can be seen.

use nonet_core::rule::Clue;
use nonet_core::{Cell, DigitSet, Layout};

/// The cells at the beginning of a line, filled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Start {
    /// The digits in them, as bits.
    used: u64,
    /// How many of them each clue sees.
    seen: [u32; 2],
}

/// Whether a line can be filled, out of what is left for each cell, so that one clue of Buildings or one
/// at each end is kept. Nothing, if it is not about that.
pub(super) fn is_any(
    clues: &[&Clue],
    cells: &[Cell],
    left: &[DigitSet],
    layout: &Layout,
) -> Option<bool> {
    let is_line = layout.houses().iter().any(|&house| {
        let own = layout.cells_of(house);
        house.kind().is_line() && (own.iter().eq(cells) || own.iter().rev().eq(cells))
    });
    let is_ours = |clue: &&&Clue| clue.rule.id == "buildings" && clue.cells.len() == cells.len();
    if !is_line || clues.is_empty() || clues.len() > 2 || !clues.iter().all(|clue| is_ours(&clue)) {
        return None;
    }
    let mut starts = vec![Start { used: 0, seen: [0; 2] }];
    for &set in left {
        let mut longer: Vec<Start> = Vec::new();
        for start in &starts {
            let open = set.iter().filter(|digit| start.used >> digit.index() & 1 == 0);
            longer.extend(open.map(|digit| {
                let used = start.used | 1 << digit.index();
                let ahead = layout.digits().iter().filter(|other| used >> other.index() & 1 == 0);
                let is_highest_so_far = start.used >> digit.index() == 0;
                let is_higher_than_the_rest = ahead.max().is_none_or(|highest| highest < digit);
                let mut seen = start.seen;
                for (count, clue) in seen.iter_mut().zip(clues) {
                    // A clue looks along the line in the order of its own cells.
                    let is_forward = clue.cells.first() == cells.first();
                    *count += u32::from(if is_forward {
                        is_highest_so_far
                    } else {
                        is_higher_than_the_rest
                    });
                }
                Start { used, seen }
            }));
        }
        let is_hopeful = |start: &Start| {
            start.seen.iter().zip(clues).all(|(seen, clue)| Some(*seen) <= clue.number)
        };
        longer.retain(is_hopeful);
        longer.sort_unstable();
        longer.dedup();
        starts = longer;
    }
    let is_kept =
        |start: &Start| start.seen.iter().zip(clues).all(|(seen, clue)| Some(*seen) == clue.number);
    Some(starts.iter().any(is_kept))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::rule::Rule;
    use nonet_core::{BoxShape, Digit, Random};

    /// Every order of digits out of some sets, judged by the rule as it is told.
    fn tried(clues: &[Clue], cells: &[Cell], left: &[DigitSet], digits: &mut Vec<Digit>) -> bool {
        let Some(set) = left.get(digits.len()) else {
            return clues.iter().all(|clue| {
                let held = |cell: &Cell| {
                    digits[cells.iter().position(|other| other == cell).expect("a cell")]
                };
                let own: Vec<Digit> = clue.cells.iter().map(held).collect();
                (clue.rule.constraint.expect("a constraint").holds)(clue, &own)
            });
        };
        set.iter().any(|digit| {
            if digits.contains(&digit) {
                return false;
            }
            digits.push(digit);
            let is_any = tried(clues, cells, left, digits);
            digits.pop();
            is_any
        })
    }

    #[test]
    fn sets_of_digits_tell_the_same_as_every_order() {
        let layout = nonet_core::Layout::with_boxes(BoxShape::new(2, 3).expect("a shape"));
        let row: Vec<Cell> = layout.cells().take(6).collect();
        let rule = Rule::by_id("buildings").expect("a rule");
        let mut random = Random::new(1);
        let mut possible = 0;
        for round in 0..600 {
            let back: Vec<Cell> = row.iter().rev().copied().collect();
            let mut clues = vec![
                Clue { number: Some(1 + random.below(6) as u32), ..Clue::about(rule, row.clone()) },
                Clue { number: Some(1 + random.below(4) as u32), ..Clue::about(rule, back) },
            ];
            clues.drain(..round % 2);
            let cells = clues[0].cells.clone();
            let left: Vec<DigitSet> =
                row.iter().map(|_| DigitSet::from_mask(random.below(64) as u64 | 9)).collect();
            let named: Vec<&Clue> = clues.iter().collect();
            let is_any = is_any(&named, &cells, &left, &layout);
            assert_eq!(is_any, Some(tried(&clues, &cells, &left, &mut Vec::new())), "{clues:?}");
            possible += usize::from(is_any == Some(true));
        }
        assert!((100..500).contains(&possible), "{possible}");
        let short = Clue { number: Some(1), ..Clue::about(rule, row[..5].to_vec()) };
        assert_eq!(is_any(&[&short], &row[..5], &[DigitSet::all(6); 5], &layout), None);
    }
}
