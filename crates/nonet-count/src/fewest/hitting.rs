//! The search for all puzzles with so many keys that have one grid as their only solution.
//!
//! Where another grid differs from this one, a puzzle of this one needs a key, or the other grid is
//! a solution too. Such a set of cells is called *unavoidable*, and a choice of keys makes a puzzle
//! with one solution just if it hits every unavoidable set.
//!
//! ```text
//!   1 2 │ 3 4     1 2 │ 3 4     . . │ . .
//!   3 4 │ 1 2     3 4 │ 1 2     . . │ . .     an unavoidable set:
//!   ────┼────     ────┼────     ────┼────     whoever gives no key in it
//!   2 1 │ 4 3     4 1 │ 2 3     x . │ x .     cannot tell the two grids apart
//!   4 3 │ 2 1     2 3 │ 4 1     x . │ x .
//! ```
//!
//! The search takes the known unavoidable set that is not hit and has the fewest cells left, and
//! tries each of its cells as a key; cells tried before are closed for what comes after, so that no
//! choice comes twice. It turns back where more sets without a common cell are left than keys, and the
//! last key must hit all that are left. Where all known sets are hit, a solver looks for another grid. If it finds
//! one, that is a new unavoidable set, and the search goes on with it. If not, here is a puzzle.
//!
//! The idea is that of the checker of G. McGuire, who fills its list beforehand.

use std::ops::ControlFlow;

use crate::crew::Crew;
use crate::exhaust::candidates::Constraints;

/// How many nodes are visited between two looks at whether the work is to end.
const NODES_PER_LOOK: u32 = 256;

/// The puzzles with the fewest keys of one grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Keys {
    /// How many keys they have.
    pub(super) count: usize,
    /// How many puzzles there are.
    pub(super) puzzles: u128,
    /// The first of them: the mask of its keys.
    pub(super) first: u64,
}

/// A search among the keys of one grid. Cell `i` is bit `i` of every mask.
pub(super) struct KeySearch<'a> {
    constraints: &'a Constraints,
    grid: &'a [u8],
    crew: &'a dyn Crew,
    /// The unavoidable sets known so far, small ones first.
    unavoidable: Vec<u64>,
    nodes: u32,
}

impl<'a> KeySearch<'a> {
    pub(super) fn new(
        constraints: &'a Constraints,
        grid: &'a [u8],
        crew: &'a dyn Crew,
    ) -> KeySearch<'a> {
        KeySearch { constraints, grid, crew, unavoidable: Vec::new(), nodes: 0 }
    }

    /// All puzzles with the fewest keys, for which 0, 1, 2 and so on are tried as long as `wanted`
    /// says so. Nothing if it said no, or the crew stopped.
    pub(super) fn fewest(&mut self, wanted: &dyn Fn(usize) -> bool) -> Option<Keys> {
        for count in (0..=self.grid.len()).take_while(|&count| wanted(count)) {
            let mut found = Keys { count, puzzles: 0, first: 0 };
            if self.choose(Choice { keys: 0, closed: 0 }, &mut found).is_break() {
                return None;
            }
            if found.puzzles > 0 {
                return Some(found);
            }
        }
        None
    }

    /// Goes through all ways to go on with a choice. No puzzle has fewer keys than looked for.
    fn choose(&mut self, choice: Choice, found: &mut Keys) -> ControlFlow<()> {
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(NODES_PER_LOOK) && self.crew.is_stopped() {
            return ControlFlow::Break(());
        }
        let keys_left = found.count - choice.keys.count_ones() as usize;
        let to_hit = loop {
            if let Some(cells) = choice.next_keys(&self.unavoidable, keys_left) {
                break cells;
            }
            let Some(difference) = self.another_grid(choice.keys)? else {
                if found.puzzles == 0 {
                    found.first = choice.keys;
                }
                found.puzzles += 1;
                return ControlFlow::Continue(());
            };
            let set = self.reduced(difference)?;
            self.remember(set);
        };
        let (mut closed, mut left) = (choice.closed, to_hit);
        while left != 0 {
            let cell = left & left.wrapping_neg();
            self.choose(Choice { keys: choice.keys | cell, closed }, found)?;
            closed |= cell;
            left &= !cell;
        }
        ControlFlow::Continue(())
    }

    /// Where another grid with the same keys differs from this one, if there is one.
    fn another_grid(&self, keys: u64) -> ControlFlow<(), Option<u64>> {
        let mut candidates = self.constraints.empty();
        for (cell, &digit) in self.grid.iter().enumerate() {
            if keys >> cell & 1 == 1 {
                self.constraints.put(&mut candidates, cell, digit.into());
            }
        }
        let mut difference = 0;
        let end = self.constraints.search(&candidates, self.crew, &mut |other| {
            let digits = self.constraints.digits(other);
            let differs = |&cell: &usize| digits[cell] != self.grid[cell];
            difference =
                (0..digits.len()).filter(differs).fold(0, |mask, cell| mask | 1_u64 << cell);
            if difference == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match end {
            ControlFlow::Break(()) if difference == 0 => ControlFlow::Break(()),
            _ => ControlFlow::Continue((difference != 0).then_some(difference)),
        }
    }

    /// An unavoidable set within another one that has none within itself: it is hit less easily, so
    /// the search turns back earlier.
    fn reduced(&self, set: u64) -> ControlFlow<(), u64> {
        let everything = (0..self.grid.len()).fold(0, |mask, cell| mask | 1_u64 << cell);
        let (mut set, mut needed) = (set, 0);
        while set & !needed != 0 {
            let cells = set & !needed;
            let cell = cells & cells.wrapping_neg();
            // With a key in this cell too, is there still another grid?
            match self.another_grid(everything & !set | cell)? {
                Some(smaller) => set = smaller,
                None => needed |= cell,
            }
        }
        ControlFlow::Continue(set)
    }

    /// Keeps an unavoidable set, in the order of sizes.
    fn remember(&mut self, set: u64) {
        let place = self.unavoidable.partition_point(|one| one.count_ones() <= set.count_ones());
        self.unavoidable.insert(place, set);
    }
}

/// The keys chosen so far, and the cells that are not to become keys.
#[derive(Clone, Copy)]
struct Choice {
    keys: u64,
    closed: u64,
}

impl Choice {
    /// The cells of which one must be a key next: none of them if the keys left cannot hit all sets,
    /// and nothing if all sets are hit.
    fn next_keys(self, sets: &[u64], keys_left: usize) -> Option<u64> {
        let open = || sets.iter().filter(|&set| set & self.keys == 0).map(|set| set & !self.closed);
        open().next()?;
        if keys_left == 1 {
            // The last key has to hit all of them.
            return Some(open().fold(!0, |common, cells| common & cells));
        }
        let (mut smallest, mut disjoint, mut taken) = (!0_u64, 0, 0);
        for cells in open() {
            if cells.count_ones() < smallest.count_ones() {
                smallest = cells;
            }
            if cells & taken == 0 {
                // Sets without a common cell need a key each.
                taken |= cells;
                disjoint += 1;
                if disjoint > keys_left {
                    return Some(0);
                }
            }
        }
        Some(smallest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crew::Alone;
    use nonet_core::BoxShape;

    const GRID: [u8; 16] = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];

    #[test]
    fn another_grid_differs_in_an_unavoidable_set() {
        let shape = BoxShape::new(2, 2).expect("a shape");
        let constraints = Constraints::new(shape, &[]);
        let search = KeySearch::new(&constraints, &GRID, &Alone);
        let free = 0b0101_0101_0000_0000_u64;
        assert_eq!(search.another_grid(!free & 0xffff), ControlFlow::Continue(Some(free)));
        assert_eq!(search.another_grid(0xffff), ControlFlow::Continue(None));
    }

    #[test]
    fn the_smallest_set_is_measured_without_closed_cells() {
        let choice = Choice { keys: 0b1, closed: 0b1100_0000 };
        let sets = [0b11, 0b1110, 0b1111_0000];
        assert_eq!(choice.next_keys(&sets, 2), Some(0b11_0000));
        assert_eq!(choice.next_keys(&sets[..1], 2), None);
    }

    #[test]
    fn too_few_keys_for_all_sets_are_seen_at_once() {
        let choice = Choice { keys: 0, closed: 0 };
        assert_eq!(choice.next_keys(&[0b11, 0b1100, 0b11_0000], 2), Some(0));
        assert_eq!(choice.next_keys(&[0b11, 0b1100], 0), Some(0));
        assert_eq!(choice.next_keys(&[0b11, 0b110], 1), Some(0b10));
        assert_eq!(choice.next_keys(&[], 0), None);
    }

    #[test]
    fn a_search_that_is_not_wanted_finds_nothing() {
        let shape = BoxShape::new(2, 2).expect("a shape");
        let constraints = Constraints::new(shape, &[]);
        let mut search = KeySearch::new(&constraints, &GRID, &Alone);
        assert_eq!(search.fewest(&|count| count < 4), None);
        let keys = search.fewest(&|_| true).expect("a grid has a puzzle");
        assert_eq!((keys.count, keys.first.count_ones()), (4, 4));
    }
}
