//! Pairs of cells that are related beyond houses, as tables of what a digit rules out.

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::rule::Clue;

/// Two cells that a clue relates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The first, as the rule sees it.
    pub one: Cell,
    /// The second.
    pub other: Cell,
    /// The index of the clue among those of the layout.
    pub clue: usize,
}

/// What the digit of a cell rules out in another one, by relations beyond "they differ".
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Relation {
    pub(super) cell: Cell,
    /// Digit by digit of the first cell.
    pub(super) excluded: Vec<DigitSet>,
}

/// What all pairs together mean for each cell.
pub(super) struct Relations {
    /// Cell by cell: those that it must differ from.
    pub(super) differ: Vec<Vec<Cell>>,
    /// Cell by cell: those of which its digit rules out others than itself.
    pub(super) beyond: Vec<Vec<Relation>>,
}

impl Relations {
    pub(super) fn of(size: usize, pairs: &[Pair], clues: &[Clue]) -> Relations {
        let mut relations = Relations {
            differ: vec![Vec::new(); size * size],
            beyond: vec![Vec::new(); size * size],
        };
        // The pairs of a clue stand together, and are alike.
        for of_clue in pairs.chunk_by(|one, other| one.clue == other.clue) {
            let clue = &clues[of_clue[0].clue];
            let Some(allows) = clue.rule.allows_pair else { continue };
            let forward = Excluded::of(size, |digit, other| allows(clue, digit, other));
            let backward = Excluded::of(size, |digit, other| allows(clue, other, digit));
            for pair in of_clue {
                relations.relate(pair.one, pair.other, &forward);
                relations.relate(pair.other, pair.one, &backward);
            }
        }
        relations
    }

    /// Notes what the digits of a cell exclude in another.
    fn relate(&mut self, from: Cell, to: Cell, excluded: &Excluded) {
        if excluded.differ {
            self.differ[from.index()].push(to);
        }
        if !excluded.beyond {
            return;
        }
        let list = &mut self.beyond[from.index()];
        match list.iter_mut().find(|relation| relation.cell == to) {
            Some(known) => {
                let all = known.excluded.iter_mut().zip(&excluded.by_digit);
                all.for_each(|(all, more)| *all |= *more);
            }
            None => list.push(Relation { cell: to, excluded: excluded.by_digit.clone() }),
        }
    }
}

/// What the digits of a cell exclude in another.
struct Excluded {
    /// Digit by digit, what the other cell may not hold beside it.
    by_digit: Vec<DigitSet>,
    /// Whether each digit excludes itself.
    differ: bool,
    /// Whether that is not all.
    beyond: bool,
}

impl Excluded {
    fn of(size: usize, allows: impl Fn(Digit, Digit) -> bool) -> Excluded {
        let digits = DigitSet::all(size);
        let excluded_by =
            |digit| digits.iter().filter(|&other| !allows(digit, other)).collect::<DigitSet>();
        let by_digit: Vec<DigitSet> = digits.iter().map(excluded_by).collect();
        let own = digits.iter().map(DigitSet::single);
        let differ = own.clone().zip(&by_digit).all(|(own, &excluded)| excluded & own == own);
        let noted = own.map(|own| if differ { own } else { DigitSet::EMPTY });
        let beyond = noted.zip(&by_digit).any(|(noted, all)| !all.without(noted).is_empty());
        Excluded { by_digit, differ, beyond }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_that_exclude_themselves_only_sometimes_are_a_relation_of_their_own() {
        let five = Digit::from_number(5).expect("a digit");
        let always = Excluded::of(9, |one, other| one != other);
        assert!(always.differ && !always.beyond);
        let two_fives = Excluded::of(9, |one, other| (one, other) != (five, five));
        assert!(!two_fives.differ && two_fives.beyond);
        let neighbours = Excluded::of(9, |one, other| one.index().abs_diff(other.index()) > 1);
        assert!(neighbours.differ && neighbours.beyond);
        assert!(!Excluded::of(9, |_, _| true).beyond);
    }
}
