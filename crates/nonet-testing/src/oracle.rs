//! The oracle: all solutions in the simplest way there is, sharing nothing with the solvers.

use nonet_core::{Digit, Draft};

/// The solutions of a draft, each the numbers of its cells, in the order of a dictionary; no more
/// than `limit` of them.
pub fn solutions(draft: &Draft, limit: usize) -> Vec<Vec<usize>> {
    let shape = draft.layout.plain_shape().expect("the oracle knows rows, columns and boxes");
    let mut oracle = Oracle {
        size: shape.size(),
        box_rows: shape.rows(),
        box_columns: shape.columns(),
        draft,
        limit,
        grid: draft.entries.iter().map(|entry| entry.digit().map_or(0, Digit::number)).collect(),
        found: Vec::new(),
    };
    if oracle.is_allowed() {
        oracle.fill_from(0);
    }
    oracle.found
}

struct Oracle<'a> {
    size: usize,
    box_rows: usize,
    box_columns: usize,
    draft: &'a Draft,
    limit: usize,
    /// The number in each cell, 0 for none.
    grid: Vec<usize>,
    found: Vec<Vec<usize>>,
}

impl Oracle<'_> {
    fn fill_from(&mut self, cell: usize) {
        if self.found.len() == self.limit {
            return;
        }
        if cell == self.grid.len() {
            self.found.push(self.grid.clone());
        } else if self.grid[cell] != 0 {
            self.fill_from(cell + 1);
        } else {
            for number in 1..=self.size {
                self.grid[cell] = number;
                if self.is_allowed() {
                    self.fill_from(cell + 1);
                }
            }
            self.grid[cell] = 0;
        }
    }

    /// Whether no house holds a number twice, and no cell one that is not among its pencil marks.
    fn is_allowed(&self) -> bool {
        let n = self.size;
        let row = |i: usize, k: usize| i * n + k;
        let column = |i: usize, k: usize| k * n + i;
        let block = |i: usize, k: usize| {
            let top = i / self.box_rows * self.box_rows;
            let left = i % self.box_rows * self.box_columns;
            (top + k / self.box_columns) * n + left + k % self.box_columns
        };
        (0..n).all(|i| {
            self.is_without_repeat(|k| row(i, k))
                && self.is_without_repeat(|k| column(i, k))
                && self.is_without_repeat(|k| block(i, k))
        }) && self.keeps_to_the_marks()
    }

    fn is_without_repeat(&self, cell: impl Fn(usize) -> usize) -> bool {
        let mut seen = [false; 37];
        (0..self.size).map(|k| self.grid[cell(k)]).all(|number| {
            let repeated = number != 0 && seen[number];
            seen[number] = true;
            !repeated
        })
    }

    fn keeps_to_the_marks(&self) -> bool {
        let Some(marks) = &self.draft.pencil_marks else { return true };
        self.grid
            .iter()
            .zip(marks)
            .all(|(&number, marks)| number == 0 || marks.mask() >> (number - 1) & 1 == 1)
    }
}
