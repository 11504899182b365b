//! Settles a node: follows what has changed to all that it forces.

use super::engine::{Dead, Engine};
use super::lanes::{Chunk, Lanes, Processor};
use super::state::CellSet;
use super::tables::{MOST_DIGITS, Row};
use crate::digit::DigitSet;

/// A digit that has this many places, or a cell that has this many digits, is looked at as a whole:
/// whatever they all take from some cell is gone.
const FEW: usize = 3;

impl<P: Processor> Engine<'_, P> {
    /// What is cheap goes first: digits of cells, then of houses, then constraints.
    #[inline(always)]
    pub(super) fn propagate(&mut self) -> Result<(), Dead> {
        loop {
            while let Some(cell) = pop(&mut self.state.waiting.fixed) {
                let mask = self.state.mask(cell);
                if mask == 0 {
                    return Err(Dead);
                }
                self.exclude(&[self.tables.row(cell, mask.trailing_zeros())])?;
            }
            if self.look_at_changed()? {
                continue;
            }
            if let Some(house) = self.next_house() {
                self.look_at_house(house)?;
            } else if let Some(index) = self.state.waiting.next_constraint() {
                self.look_at_constraint(index)?;
            } else {
                return Ok(());
            }
        }
    }

    /// Takes away what all of some candidates take, one of which is true.
    ///
    /// ```text
    /// row of 4 in r1c1     . 4 4 4 4 4 4 4 4   4 4 4 . . .   …
    /// row of 4 in r1c2     4 . 4 4 4 4 4 4 4   4 4 4 . . .   …
    /// both                 . . 4 4 4 4 4 4 4   4 4 4 . . .   …   gone from these cells
    /// ```
    ///
    /// For a single candidate that is what it rules out; for two or three places of a digit in a house,
    /// locked candidates between any houses, and the like for any pair of cells that are related.
    #[inline(always)]
    fn exclude(&mut self, rows: &[Row<'_>]) -> Result<(), Dead> {
        let Some((first, rest)) = rows.split_first() else { return Ok(()) };
        let cpu = self.cpu;
        let digits = cpu.all(rest.iter().fold(first.digits, |all, row| all & row.digits));
        let (cells, waiting) = self.state.cells_and_waiting();
        let mut dead = None;
        for (index, chunk) in cells.iter_mut().enumerate() {
            let old = cpu.load(chunk);
            let mut gone = cpu.load(&first.chunks[index]).and(digits);
            for row in rest {
                gone = gone.and(cpu.load(&row.chunks[index]));
            }
            let new = old.without(gone);
            let changed = new.differing(old);
            if changed == 0 {
                continue;
            }
            new.store(chunk);
            let empty = changed & new.empty();
            if empty != 0 {
                dead = Some(index * Chunk::CELLS + empty.trailing_zeros() as usize);
                break;
            }
            waiting.changed[index] |= changed;
            waiting.fixed[index] |= changed & new.settled();
        }
        let Some(cell) = dead else { return Ok(()) };
        self.state.blame(&[cell as u16]);
        Err(Dead)
    }

    /// Wakes houses and constraints of cells that have changed, and looks at such cells that are related
    /// to others. Says whether there is more of that kind.
    #[inline(always)]
    fn look_at_changed(&mut self) -> Result<bool, Dead> {
        let tables = self.tables;
        let mut related = CellSet::default();
        while let Some(cell) = pop(&mut self.state.waiting.changed) {
            self.state.waiting.wake(tables, cell);
            if tables.is_related[cell] {
                related[cell / Chunk::CELLS] |= 1 << (cell % Chunk::CELLS);
            }
        }
        while let Some(cell) = pop(&mut related) {
            let mask = self.state.mask(cell);
            if (2..=FEW).contains(&(mask.count_ones() as usize)) {
                let mut rows = [tables.row(cell, mask.trailing_zeros()); FEW];
                let mut digits = mask;
                let mut count = 0;
                while digits != 0 {
                    rows[count] = tables.row(cell, digits.trailing_zeros());
                    digits &= digits - 1;
                    count += 1;
                }
                self.exclude(&rows[..count])?;
            }
        }
        Ok(self.state.waiting.changed != CellSet::default())
    }

    #[inline(always)]
    fn next_house(&mut self) -> Option<usize> {
        let houses = self.state.waiting.houses;
        (houses != 0).then(|| {
            self.state.waiting.houses &= houses - 1;
            houses.trailing_zeros() as usize
        })
    }

    /// Hidden singles of a house, then digits with few places in it.
    #[inline(always)]
    fn look_at_house(&mut self, index: usize) -> Result<(), Dead> {
        let tables = self.tables;
        let house = &tables.houses[index];
        let mut masks = [0; MOST_DIGITS];
        // The digits with at least one place, with at least two, and so on.
        let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
        for (mask, &cell) in masks.iter_mut().zip(&house.cells) {
            *mask = self.state.mask(usize::from(cell));
            four |= three & *mask;
            three |= two & *mask;
            two |= one & *mask;
            one |= *mask;
        }
        if house.digits & !one != 0 {
            self.state.blame(&house.cells);
            return Err(Dead);
        }
        let single = house.digits & !two;
        let mut has_placed = false;
        for (&mask, &cell) in masks.iter().zip(&house.cells) {
            let own = mask & single;
            if own != 0 && own != mask {
                if own & (own - 1) != 0 {
                    self.state.blame(&house.cells);
                    return Err(Dead);
                }
                self.state.set(usize::from(cell), own);
                has_placed = true;
            }
        }
        if has_placed {
            // The house has changed, and is looked at again.
            return Ok(());
        }
        let (doubles, triples) = self.state.looked_at(index);
        let new_doubles = house.digits & two & !three & !*doubles;
        let new_triples = house.digits & three & !four & !*triples;
        *doubles |= new_doubles;
        *triples |= new_triples;
        let mut digits = new_doubles | new_triples;
        while digits != 0 {
            let digit = digits.trailing_zeros();
            digits &= digits - 1;
            let mut rows = [tables.row(usize::from(house.cells[0]), digit); FEW];
            let mut count = 0;
            for (&mask, &cell) in masks.iter().zip(&house.cells) {
                if mask >> digit & 1 == 1 {
                    rows[count] = tables.row(usize::from(cell), digit);
                    count += 1;
                }
            }
            // Places may have gone since they were counted; then this takes away less than it could.
            self.exclude(&rows[..count])?;
        }
        Ok(())
    }

    /// Lets a constraint take digits from its cells.
    fn look_at_constraint(&mut self, index: usize) -> Result<(), Dead> {
        let (tables, state) = (self.tables, &mut *self.state);
        let (clue, constraint) = &tables.constraints[index];
        let cells = || clue.cells.iter().map(|cell| cell.index());
        let mut sets = std::mem::take(&mut state.sets);
        sets.clear();
        sets.extend(cells().map(|cell| DigitSet::from_mask(state.mask(cell).into())));
        let is_possible = (constraint.filter)(clue, &mut sets);
        if is_possible {
            for (cell, set) in cells().zip(&sets) {
                let mask = set.mask() as u16;
                if mask != state.mask(cell) {
                    state.write(cell, mask);
                    state.waiting.wake(tables, cell);
                    if tables.is_related[cell] {
                        state.set(cell, mask);
                    }
                }
            }
            // It has taken all that it can: only others need to look at that.
            state.waiting.constraints[index / 64] &= !(1 << (index % 64));
        } else {
            let cells: Vec<u16> = cells().map(|cell| cell as u16).collect();
            state.blame(&cells);
        }
        state.sets = sets;
        if is_possible { Ok(()) } else { Err(Dead) }
    }
}

/// Takes the first cell out of a set.
#[inline(always)]
fn pop(set: &mut CellSet) -> Option<usize> {
    let (index, word) = set.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
    let lane = word.trailing_zeros();
    *word &= *word - 1;
    Some(index * Chunk::CELLS + lane as usize)
}
