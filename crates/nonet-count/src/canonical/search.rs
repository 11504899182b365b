//! The search for the smallest form of a puzzle, row by row, with columns in an order known in part.
//!
//! All forms that begin with the smallest rows so far are kept, but not one by one. A [`Family`] knows which
//! rows were taken, and of stacks and columns only what mattered so far:
//!
//! ```text
//!   source     A     B     C          smallest first row: that with one digit, its stack last
//!            1 . 2 │ . . . │ . . 3
//!            . . . │ . 4 . │ . . .  →  . . . │ . . . │ . . 1    {A,C} then {B}
//!            . 5 . │ . . . │ . 6 .                              in B: {4,6} then {5}; A and C: any order
//! ```
//!
//! Lines that no row has told apart stay together, so that a nearly empty puzzle is as quick as a full
//! one. Digits that are new in a row are named by their places, and where columns are still free, the
//! name is kept open: *the number of the place to which this column comes*. Only when such a digit is
//! met again, its column is moved to the first place that is left, which makes its name as small as it
//! can be. So the first row of a full grid, which can be 123456789 in 3,359,232 ways, makes 18 families.
//!
//! A puzzle with very many automorphisms has as many families that are all the same. When there are
//! too many of them, the smallest form of one is found first, and of each other one only a single way to
//! the same form: that is an automorphism between the two families, and what was found for one holds for
//! the other. So the automorphisms are counted without being met.

use nonet_core::BoxShape;

use super::family::{Family, Set, members};
use super::source::Source;
use crate::crew::{Crew, Stopped};

/// With more families than this, they are compared with each other.
pub(super) const MANY: usize = 500;

/// The smallest form, and the ways to it.
pub(super) struct Smallest {
    /// Its cells, row by row: 0 for empty ones, otherwise names of digits from 1.
    pub(super) cells: Vec<u8>,
    /// Families whose members lead there. No symmetry is in two of them. If there are too many, these
    /// are so many that the ways from one to another make all automorphisms.
    pub(super) families: Vec<Family>,
    /// How many families there are. They all have the same size.
    pub(super) count: u128,
}

/// A search for smallest forms.
pub(super) struct MinlexSearch<'a> {
    pub(super) source: &'a Source,
    pub(super) crew: &'a dyn Crew,
    /// With more families than this, they are compared with each other.
    pub(super) many: usize,
}

/// How a family does against a form.
enum Outcome {
    /// It makes nothing as small.
    Worse,
    /// It makes the same: these of its members do.
    Equal(Box<Family>),
    /// It makes something smaller.
    Better,
}

impl MinlexSearch<'_> {
    /// Finds the smallest form.
    pub(super) fn smallest(&self) -> Result<Smallest, Stopped> {
        self.finish((0..self.source.sides.len()).map(Family::new).collect(), 0)
    }

    /// The smallest rows from a place on that some families make.
    fn finish(&self, mut families: Vec<Family>, from: usize) -> Result<Smallest, Stopped> {
        let size = self.source.shape.size();
        let mut cells = Vec::new();
        for place in from..size {
            let mut level = self.level(&families, place, Vec::new())?;
            cells.append(&mut level.best);
            families = level.found;
            if families.len() > self.many && place + 1 < size {
                let rest = self.compare(&families, place + 1)?;
                cells.extend(&rest.cells);
                return Ok(Smallest { cells, ..rest });
            }
        }
        Ok(Smallest { cells, count: families.len() as u128, families })
    }

    /// The same as [`MinlexSearch::finish`], by finding the smallest form of one family after the other, unless
    /// an automorphism leads from it to one before.
    fn compare(&self, families: &[Family], from: usize) -> Result<Smallest, Stopped> {
        let mut best = self.finish(families[..1].to_vec(), from)?;
        let mut equal = Vec::new();
        for family in &families[1..] {
            match self.challenge(family.clone(), from, &best.cells)? {
                Outcome::Worse => {}
                Outcome::Equal(same) => equal.push(*same),
                Outcome::Better => {
                    best = self.finish(vec![family.clone()], from)?;
                    equal.clear();
                }
            }
        }
        best.count = best.count.saturating_mul(equal.len() as u128 + 1);
        best.families.append(&mut equal);
        Ok(best)
    }

    /// Whether a family makes the given rows from a place on, or smaller ones.
    fn challenge(&self, family: Family, from: usize, cells: &[u8]) -> Result<Outcome, Stopped> {
        let Some((row, rest)) = cells.split_at_checked(self.source.shape.size()) else {
            return Ok(Outcome::Equal(Box::new(family)));
        };
        let level = self.level(&[family], from, row.to_vec())?;
        if level.best.as_slice() < row {
            return Ok(Outcome::Better);
        }
        for family in level.found {
            let outcome = self.challenge(family, from + 1, rest)?;
            if !matches!(outcome, Outcome::Worse) {
                return Ok(outcome);
            }
        }
        Ok(Outcome::Worse)
    }

    /// The smallest next row that some families make, if it is not larger than `best`.
    fn level(
        &self,
        families: &[Family],
        place: usize,
        best: Vec<u8>,
    ) -> Result<Level<'_>, Stopped> {
        let (shape, crew) = (self.source.shape, self.crew);
        let mut level = Level { shape, crew, best, found: Vec::new() };
        for family in families {
            for row in family.next_rows(self.source, place) {
                let mut next = family.clone();
                next.rows[place] = row as u8;
                level.go(next, &Row::new(self.source.sides[family.side].row(row)), 0);
            }
        }
        if self.crew.is_stopped() { Err(Stopped) } else { Ok(level) }
    }
}

/// A row of the source.
struct Row<'a> {
    /// By column: 0 or a digit from 1.
    digits: &'a [u8],
    /// Whether a digit occurs twice, against the rules.
    has_repeats: bool,
}

impl Row<'_> {
    fn new(digits: &[u8]) -> Row<'_> {
        let count = digits.iter().filter(|&&digit| digit > 0).count();
        let set = digits.iter().fold(0_u64, |set, digit| set | 1 << digit) & !1;
        Row { digits, has_repeats: count > set.count_ones() as usize }
    }

    /// Those of some columns whose digit, or 0, is wanted.
    fn choose(&self, columns: Set, wanted: impl Fn(u8) -> bool) -> Set {
        let chosen = members(columns).filter(|&column| wanted(self.digits[column]));
        chosen.fold(0, |set, column| set | 1 << column)
    }
}

/// The search for the smallest next row.
struct Level<'a> {
    shape: BoxShape,
    crew: &'a dyn Crew,
    /// The smallest row so far, as far as it is known.
    best: Vec<u8>,
    /// The families that make it.
    found: Vec<Family>,
}

impl Level<'_> {
    /// Writes the next value of a row that has been the best one up to there, unless another row has
    /// a smaller value there.
    fn write(&mut self, at: usize, value: u8) -> bool {
        if let Some(&best) = self.best.get(at) {
            if value >= best {
                return value == best;
            }
            self.best.truncate(at);
            self.found.clear();
        }
        self.best.push(value);
        true
    }

    /// Goes on with a row of the source from a place, in all ways that may be the best. Does nothing
    /// once the crew has stopped.
    fn go(&mut self, mut family: Family, row: &Row<'_>, mut at: usize) {
        let (shape, width) = (self.shape, self.shape.columns());
        if self.crew.is_stopped() {
            return;
        }
        while at < shape.size() {
            let stacks = family.stacks_at(at / width, shape);
            let stack = stacks.trailing_zeros() as usize;
            let written = if stacks.count_ones() > 1 {
                if row.has_repeats || !self.is_new(&family, stacks, row) {
                    self.choose_stack(&family, stacks, row, at);
                    return;
                }
                self.write_stacks(&mut family, stacks, row, at)
            } else {
                let cell = family.columns_at(stack, at % width, shape);
                let empty = row.choose(cell, |digit| digit == 0);
                let named = row.choose(cell, |digit| family.is_named(digit));
                if empty != 0 {
                    family.place_columns(empty, shape);
                    self.write_all(at, empty.count_ones() as usize, |_| 0)
                } else if named != 0 || row.has_repeats {
                    self.choose_digit(&family, if named == 0 { cell } else { named }, row, at);
                    return;
                } else {
                    self.write_new(&mut family, cell, row, at)
                }
            };
            match written {
                Some(count) => at += count,
                None => return,
            }
        }
        self.found.push(family);
    }

    /// Goes on with each of some stacks that are free with each other.
    fn choose_stack(&mut self, family: &Family, stacks: Set, row: &Row<'_>, at: usize) {
        for stack in members(stacks) {
            let mut next = family.clone();
            next.place_stack(stack, self.shape);
            self.go(next, row, at);
        }
    }

    /// Goes on with each digit in some columns that are free with each other.
    fn choose_digit(&mut self, family: &Family, columns: Set, row: &Row<'_>, at: usize) {
        for column in members(columns) {
            let digit = row.digits[column];
            // More than one column has the digit only in a row that breaks the rules.
            let alike = row.choose(columns, |other| other == digit);
            if alike.trailing_zeros() as usize != column {
                continue;
            }
            let mut next = family.clone();
            next.place_columns(alike, self.shape);
            let name = next.settle(digit, self.shape);
            if let Some(count) = self.write_all(at, alike.count_ones() as usize, |_| name) {
                self.go(next, row, at + count);
            }
        }
    }

    /// Writes values to some places; the result says how many, if the row may still be the best.
    fn write_all(&mut self, at: usize, count: usize, value: impl Fn(usize) -> u8) -> Option<usize> {
        (0..count).all(|place| self.write(at + place, value(place))).then_some(count)
    }

    /// Writes the new digits of columns that are free with each other, in a stack that is in place.
    fn write_new(
        &mut self,
        family: &mut Family,
        cell: Set,
        row: &Row<'_>,
        at: usize,
    ) -> Option<usize> {
        let first = family.named + 1;
        let base = i16::from(first) - i16::from((at % self.shape.columns()) as u8);
        for column in members(cell) {
            family.name_by_place(row.digits[column], column, base, 0);
        }
        let count = cell.count_ones() as usize;
        family.named += count as u8;
        self.write_all(at, count, |place| first + place as u8)
    }

    /// Whether none of the digits in these stacks has a name.
    fn is_new(&self, family: &Family, stacks: Set, row: &Row<'_>) -> bool {
        let width = self.shape.columns();
        members(stacks).all(|stack| {
            let digits = &row.digits[stack * width..(stack + 1) * width];
            digits.iter().all(|&digit| !family.is_named(digit))
        })
    }

    /// Orders stacks whose digits are all new: by where they have any. Those that are alike stay free.
    fn write_stacks(
        &mut self,
        family: &mut Family,
        stacks: Set,
        row: &Row<'_>,
        at: usize,
    ) -> Option<usize> {
        let width = self.shape.columns();
        let mut patterns: Vec<(u64, usize)> = members(stacks)
            .map(|stack| (order_by_presence(family, stack, row, self.shape), stack))
            .collect();
        patterns.sort_unstable();
        let mut slot = (at / width) as u8;
        for alike in patterns.chunk_by(|one, other| one.0 == other.0) {
            let pattern = alike[0].0;
            let by_slot = pattern.count_ones() as u8;
            for &(_, stack) in alike {
                family.slots[stack] = slot;
                let columns = (stack * width..).take(width);
                for column in columns.filter(|&column| row.digits[column] > 0) {
                    let index = family.indices[column];
                    // New digits to the left of the columns that this one is free with.
                    let before = (pattern >> (width - usize::from(index))).count_ones() as u8;
                    let base = i16::from(family.named + 1 + before)
                        - i16::from(index)
                        - i16::from(by_slot) * i16::from(slot);
                    family.name_by_place(row.digits[column], column, base, by_slot);
                }
            }
            for place in 0..alike.len() * width {
                let is_digit = pattern >> (width - 1 - place % width) & 1 == 1;
                family.named += u8::from(is_digit);
                let value = if is_digit { family.named } else { 0 };
                if !self.write(usize::from(slot) * width + place, value) {
                    return None;
                }
            }
            slot += alike.len() as u8;
        }
        Some(stacks.count_ones() as usize * width)
    }
}

/// Moves the empty columns of a stack before those that they are free with. Returns where digits
/// then are: a bit for each place, the first one highest.
fn order_by_presence(family: &mut Family, stack: usize, row: &Row<'_>, shape: BoxShape) -> u64 {
    let width = shape.columns();
    let mut pattern = 0;
    for index in 0..width {
        let cell = family.columns_at(stack, index, shape);
        let empty = row.choose(cell, |digit| digit == 0);
        if empty != 0 && empty != cell {
            family.place_columns(empty, shape);
        }
        // Its columns with digits are met again, behind the empty ones.
        let count = cell.count_ones() as usize;
        if empty == 0 && count > 0 {
            pattern |= ((1 << count) - 1) << (width - index - count);
        }
    }
    pattern
}

#[cfg(test)]
mod tests {
    use nonet_core::{Digit, Draft, Entry, Layout, Random};

    use super::*;
    use crate::Alone;

    fn search(draft: &Draft, many: usize) -> Smallest {
        let source = Source::new(draft);
        MinlexSearch { source: &source, crew: &Alone, many }.smallest().expect("nobody stops")
    }

    #[test]
    fn comparing_families_finds_the_same() {
        let mut random = Random::new(4);
        for round in 0..60 {
            let mut draft = Draft::empty(Layout::classic());
            for _ in 0..=round / 3 {
                // Few digits near the diagonal make many automorphisms.
                let (row, shift) = (random.below(9), random.below(2) * 3);
                let digit = Digit::from_index(random.below(3)).expect("a digit");
                draft.entries[row * 9 + (row + shift) % 9] = Entry::Given(digit);
            }
            let [all, some] = [usize::MAX, 1].map(|many| search(&draft, many));
            assert_eq!(all.cells, some.cells);
            assert_eq!((all.count, all.families.len() as u128), (some.count, all.count));
            assert!(some.families.len() <= all.families.len());
        }
    }
}
