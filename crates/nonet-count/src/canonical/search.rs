//! The search for the smallest form of a puzzle, row by row, with columns in an order known in part.
//!
//! All forms that begin with the smallest rows so far are kept, but not one by one. A [`Family`] knows which
//! rows were taken, and of stacks and columns only what mattered so far:
//!
//! ```text
//!   taken so far     . . . │ . . . │ . 1 2       stacks {A,B} then {C}
//!                                                columns of C: {7} then {8,9}; of A and B: any order
//!   next row         . 3 . │ . . . │ 5 . 4   →   B (empty) before A; 1 3 2 within A …
//! ```
//!
//! Lines that no row has told apart stay together, so that a nearly empty puzzle is as quick as a full
//! one. Digits that are new in a row are named by their place, and the place of a column that is still
//! free is left open: the name of its digit is then *a number by place*. Only when such a digit is met
//! again, its column is moved to the first place that is left, which makes its name as small as it can be.

use std::mem;

use nonet_core::BoxShape;

use crate::crew::{Crew, Stopped};

/// Grids have at most so many lines and digits.
const LINES: usize = 36;

/// A puzzle as the search sees it.
pub(super) struct Source {
    pub(super) shape: BoxShape,
    /// The cells row by row, 0 for empty ones, otherwise digits from 1: as they are, and if its boxes
    /// are square also transposed.
    pub(super) sides: Vec<Vec<u8>>,
}

impl Source {
    pub(super) fn row(&self, side: usize, row: usize) -> &[u8] {
        let size = self.shape.size();
        &self.sides[side][row * size..(row + 1) * size]
    }

    pub(super) fn is_empty(&self, side: usize, row: usize) -> bool {
        self.row(side, row).iter().all(|&digit| digit == 0)
    }

    /// Whether all rows of a band are empty.
    pub(super) fn is_empty_band(&self, side: usize, band: usize) -> bool {
        let rows = self.shape.rows();
        (band * rows..(band + 1) * rows).all(|row| self.is_empty(side, row))
    }
}

/// The smallest form, and all ways to it.
pub(super) struct Smallest {
    /// Its cells, row by row: 0 for empty ones, otherwise names of digits from 1.
    pub(super) cells: Vec<u8>,
    /// The families whose members lead there. No symmetry is in two of them.
    pub(super) families: Vec<Family>,
}

/// Finds the smallest form.
pub(super) fn smallest(source: &Source, crew: &dyn Crew) -> Result<Smallest, Stopped> {
    let mut families: Vec<Family> =
        (0..source.sides.len()).map(|side| Family::new(source.shape, side)).collect();
    let mut cells = Vec::new();
    for place in 0..source.shape.size() {
        let mut level = Level { shape: source.shape, best: Vec::new(), found: Vec::new() };
        for family in &families {
            if crew.is_stopped() {
                return Err(Stopped);
            }
            for row in family.next_rows(source, place) {
                let mut next = family.clone();
                next.rows[place] = row as u8;
                let digits = source.row(family.side, row);
                level.go(next, digits, has_repeats(digits), 0);
            }
        }
        cells.append(&mut level.best);
        families = level.found;
    }
    Ok(Smallest { cells, families })
}

/// Whether a digit occurs twice.
fn has_repeats(row: &[u8]) -> bool {
    let digits = || row.iter().filter(|&&digit| digit > 0);
    let set = digits().fold(0_u64, |set, digit| set | 1 << digit);
    digits().count() > set.count_ones() as usize
}

/// Symmetries that have made the same rows so far.
#[derive(Clone)]
pub(super) struct Family {
    /// Which side of the source it is about.
    pub(super) side: usize,
    /// By place: the row of the source that comes there.
    pub(super) rows: [u8; LINES],
    /// By stack of the source: its place, or the first one of the stacks that it is still free with.
    pub(super) slots: [u8; LINES],
    /// By column of the source: its place in its stack, or the first one of the columns that it is
    /// still free with.
    pub(super) indices: [u8; LINES],
    /// By digit of the source.
    labels: [Option<Label>; LINES + 1],
    /// How many digits have a name.
    named: u8,
}

/// The name of a digit by the place of a column: `base + by_slot · slot + index`.
#[derive(Clone, Copy)]
struct Label {
    column: u8,
    base: i16,
    by_slot: u8,
}

impl Family {
    fn new(shape: BoxShape, side: usize) -> Family {
        debug_assert!(shape.size() <= LINES);
        Family {
            side,
            rows: [0; LINES],
            slots: [0; LINES],
            indices: [0; LINES],
            labels: [None; LINES + 1],
            named: 0,
        }
    }

    /// The rows that may come next: of the band that has begun, or of any that is left. Of empty rows
    /// and bands, which are all alike, only the first.
    fn next_rows(&self, source: &Source, place: usize) -> Vec<usize> {
        let (size, height) = (source.shape.size(), source.shape.rows());
        let taken = &self.rows[..place];
        let begun = (place % height > 0).then(|| usize::from(taken[place - 1]) / height);
        let is_open = |band: usize| match begun {
            Some(begun) => band == begun,
            None => taken.iter().all(|&row| usize::from(row) / height != band),
        };
        let mut rows = Vec::new();
        let mut has_empty_band = false;
        for band in (0..size / height).filter(|&band| is_open(band)) {
            if source.is_empty_band(self.side, band) && mem::replace(&mut has_empty_band, true) {
                continue;
            }
            let mut has_empty = false;
            for row in band * height..(band + 1) * height {
                let is_taken = taken.contains(&(row as u8));
                if is_taken || source.is_empty(self.side, row) && mem::replace(&mut has_empty, true)
                {
                    continue;
                }
                rows.push(row);
            }
        }
        rows
    }

    /// The name of a digit that has one. Unless it is settled, it is the smallest that it can have.
    pub(super) fn name(&self, digit: u8, shape: BoxShape) -> Option<u8> {
        let label = self.labels[usize::from(digit)]?;
        let column = usize::from(label.column);
        let slot = i16::from(self.slots[column / shape.columns()]);
        let name = label.base + i16::from(label.by_slot) * slot + i16::from(self.indices[column]);
        Some(name as u8)
    }

    /// Moves a stack to the first place of those that it is free with.
    fn place_stack(&mut self, stack: usize, shape: BoxShape) {
        let slot = self.slots[stack];
        for other in (0..shape.rows()).filter(|&other| other != stack) {
            self.slots[other] += u8::from(self.slots[other] == slot);
        }
    }

    /// Moves some columns that are free with each other before the others of those.
    fn place_columns(&mut self, columns: Set, shape: BoxShape) {
        let first = columns.trailing_zeros() as usize;
        let index = self.indices[first];
        let stack = first / shape.columns();
        for other in (stack * shape.columns()..).take(shape.columns()) {
            if self.indices[other] == index && columns >> other & 1 == 0 {
                self.indices[other] += columns.count_ones() as u8;
            }
        }
    }

    /// Settles the name of the digit in a column that is in place. If the digit has none, it gets the
    /// next one.
    fn settle(&mut self, digit: u8, column: usize, shape: BoxShape) -> u8 {
        match self.labels[usize::from(digit)] {
            Some(label) => {
                self.place_stack(usize::from(label.column) / shape.columns(), shape);
                self.place_columns(1 << label.column, shape);
            }
            None => self.name_all(1 << column, |_| digit),
        }
        self.name(digit, shape).expect("it has a name now")
    }

    /// Gives the next names to the digits in some columns of a stack that is in place.
    fn name_all(&mut self, columns: Set, digit: impl Fn(usize) -> u8) {
        let base = i16::from(self.named) + 1;
        for column in members(columns) {
            let base = base - i16::from(self.indices[column]);
            let label = Label { column: column as u8, base, by_slot: 0 };
            self.labels[usize::from(digit(column))] = Some(label);
        }
        self.named += columns.count_ones() as u8;
    }
}

/// A set of lines.
type Set = u64;

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..Set::BITS as usize).filter(move |line| set >> line & 1 == 1)
}

/// The search for the smallest next row.
struct Level {
    shape: BoxShape,
    /// The smallest row so far, as far as it is known.
    best: Vec<u8>,
    /// The families that make it.
    found: Vec<Family>,
}

impl Level {
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

    /// Goes on with a row of the source from a place, in all ways that may be the best.
    fn go(&mut self, mut family: Family, row: &[u8], has_repeats: bool, mut at: usize) {
        let shape = self.shape;
        while at < shape.size() {
            let stacks = self.stacks_at(&family, at / shape.columns());
            if stacks.count_ones() > 1 {
                let is_quiet = !has_repeats && self.is_quiet(&family, stacks, row);
                if is_quiet {
                    if !self.write_stacks(&mut family, stacks, row, at) {
                        return;
                    }
                    at += stacks.count_ones() as usize * shape.columns();
                    continue;
                }
                for stack in members(stacks) {
                    let mut next = family.clone();
                    next.place_stack(stack, shape);
                    self.go(next, row, has_repeats, at);
                }
                return;
            }
            let stack = stacks.trailing_zeros() as usize;
            let cell = self.columns_at(&family, stack, at % shape.columns());
            let choose = |wanted: &dyn Fn(u8) -> bool| -> Set {
                members(cell).filter(|&column| wanted(row[column])).fold(0, |set, at| set | 1 << at)
            };
            let empty = choose(&|digit| digit == 0);
            let named = choose(&|digit| family.labels[usize::from(digit)].is_some());
            if empty != 0 {
                family.place_columns(empty, shape);
                for _ in members(empty) {
                    if !self.write(at, 0) {
                        return;
                    }
                    at += 1;
                }
            } else if named == 0 && !has_repeats {
                family.name_all(cell, |column| row[column]);
                let first = family.named + 1 - cell.count_ones() as u8;
                for name in first..=family.named {
                    if !self.write(at, name) {
                        return;
                    }
                    at += 1;
                }
            } else {
                for column in members(if named == 0 { cell } else { named }) {
                    let mut next = family.clone();
                    next.place_columns(1 << column, shape);
                    let name = next.settle(row[column], column, shape);
                    if self.write(at, name) {
                        self.go(next, row, has_repeats, at + 1);
                    }
                }
                return;
            }
        }
        self.found.push(family);
    }

    /// The stacks of which one comes to this place.
    fn stacks_at(&self, family: &Family, slot: usize) -> Set {
        // A box has as many rows as the grid has stacks.
        let stacks = (0..self.shape.rows()).filter(|&at| usize::from(family.slots[at]) == slot);
        stacks.fold(0, |set, stack| set | 1 << stack)
    }

    /// The columns of a stack of which one comes to this place in it.
    fn columns_at(&self, family: &Family, stack: usize, index: usize) -> Set {
        let columns = (stack * self.shape.columns()..).take(self.shape.columns());
        let columns = columns.filter(|&column| usize::from(family.indices[column]) == index);
        columns.fold(0, |set, column| set | 1 << column)
    }

    /// Whether none of the digits in these stacks has a name.
    fn is_quiet(&self, family: &Family, stacks: Set, row: &[u8]) -> bool {
        let width = self.shape.columns();
        members(stacks).all(|stack| {
            let digits = &row[stack * width..(stack + 1) * width];
            digits.iter().all(|&digit| family.labels[usize::from(digit)].is_none())
        })
    }

    /// Orders stacks whose digits are all new: by where they have any. Those that are alike stay free.
    fn write_stacks(&mut self, family: &mut Family, stacks: Set, row: &[u8], at: usize) -> bool {
        let width = self.shape.columns();
        let mut patterns: Vec<(u64, usize)> = members(stacks)
            .map(|stack| (self.order_by_presence(family, stack, row), stack))
            .collect();
        patterns.sort_unstable();
        let mut slot = at / width;
        for alike in patterns.chunk_by(|one, other| one.0 == other.0) {
            let pattern = alike[0].0;
            let by_slot = pattern.count_ones() as u8;
            for &(_, stack) in alike {
                family.slots[stack] = slot as u8;
                for column in (stack * width..).take(width).filter(|&column| row[column] > 0) {
                    let index = family.indices[column];
                    // New digits to the left of the columns that this one is free with.
                    let before = (pattern >> (width - usize::from(index))).count_ones();
                    let base = i16::from(family.named) + 1 + before as i16
                        - i16::from(index)
                        - i16::from(by_slot) * slot as i16;
                    let label = Label { column: column as u8, base, by_slot };
                    family.labels[usize::from(row[column])] = Some(label);
                }
            }
            for (place, _) in alike.iter().enumerate() {
                for index in 0..width {
                    let is_digit = pattern >> (width - 1 - index) & 1 == 1;
                    family.named += u8::from(is_digit);
                    let value = if is_digit { family.named } else { 0 };
                    if !self.write((slot + place) * width + index, value) {
                        return false;
                    }
                }
            }
            slot += alike.len();
        }
        true
    }

    /// Moves the empty columns of a stack before those that they are free with. Returns where digits
    /// then are: a bit for each place, the first one highest.
    fn order_by_presence(&self, family: &mut Family, stack: usize, row: &[u8]) -> u64 {
        let width = self.shape.columns();
        for index in 0..width {
            let cell = self.columns_at(family, stack, index);
            let empty =
                members(cell).filter(|&at| row[at] == 0).fold(0, |set, column| set | 1 << column);
            if empty != 0 && empty != cell {
                family.place_columns(empty, self.shape);
            }
        }
        let mut pattern = 0;
        for index in 0..width {
            let cell = self.columns_at(family, stack, index);
            let size = cell.count_ones() as usize;
            if members(cell).any(|column| row[column] > 0) {
                pattern |= ((1 << size) - 1) << (width - index - size);
            }
        }
        pattern
    }
}
