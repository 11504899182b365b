//! Pairs of cells that are related beyond houses, as tables of what a digit rules out.

use crate::cell::Cell;
use crate::digit::DigitSet;
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
        for pair in pairs {
            let clue = &clues[pair.clue];
            let Some(allows) = clue.rule.allows_pair else { continue };
            let forward = table(size, |digit, other| allows(clue, digit, other));
            let backward = table(size, |digit, other| allows(clue, other, digit));
            relations.relate(pair.one, pair.other, &forward);
            relations.relate(pair.other, pair.one, &backward);
        }
        relations
    }

    /// Notes what the digits of a cell exclude in another.
    fn relate(&mut self, from: Cell, to: Cell, excluded: &[DigitSet]) {
        let own = |index: usize| DigitSet::from_mask(1 << index);
        if (0..excluded.len()).all(|index| excluded[index] & own(index) == own(index)) {
            self.differ[from.index()].push(to);
        }
        let is_more =
            (0..excluded.len()).any(|index| !excluded[index].without(own(index)).is_empty());
        if !is_more {
            return;
        }
        let list = &mut self.beyond[from.index()];
        match list.iter_mut().find(|relation| relation.cell == to) {
            Some(known) => {
                known.excluded.iter_mut().zip(excluded).for_each(|(all, more)| *all |= *more);
            }
            None => list.push(Relation { cell: to, excluded: excluded.to_vec() }),
        }
    }
}

/// Digit by digit, what the other cell may not hold beside it.
fn table(size: usize, allows: impl Fn(crate::Digit, crate::Digit) -> bool) -> Vec<DigitSet> {
    let digits = DigitSet::all(size);
    digits
        .iter()
        .map(|digit| digits.iter().filter(|&other| !allows(digit, other)).collect())
        .collect()
}
