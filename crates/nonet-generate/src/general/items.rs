//! Items: what a puzzle tells about its solution, and what may go.

use std::sync::Arc;

use nonet_core::rule::{Clue, Rule};
use nonet_core::{Cell, Digit, DigitSet, Draft, Entry, Layout};

/// What can be told about a grid: the digit of each cell, whether it is even or odd, and clues.
///
/// ```text
/// 0 ………… cells ………… 2 · cells ………… 2 · cells + clues
///   given      even or odd     clue
/// ```
pub(super) struct Items {
    /// The layout without the clues.
    base: Arc<Layout>,
    digits: Vec<Digit>,
    clues: Vec<Clue>,
}

impl Items {
    pub(super) fn new(base: Arc<Layout>, digits: Vec<Digit>, clues: Vec<Clue>) -> Items {
        Items { base, digits, clues }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        2 * self.cells() + self.clues.len()
    }

    fn cells(&self) -> usize {
        self.digits.len()
    }

    /// The grid.
    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The item that gives a cell.
    pub(super) fn given(cell: Cell) -> usize {
        cell.index()
    }

    /// The item that tells whether a cell is even.
    pub(super) fn mark(&self, cell: Cell) -> usize {
        self.cells() + cell.index()
    }

    /// The items of the clues.
    pub(super) fn clues(&self) -> std::ops::Range<usize> {
        2 * self.cells()..self.count()
    }

    /// Whether an item is a given.
    pub(super) fn is_key(&self, item: usize) -> bool {
        item < self.cells()
    }

    /// How many of the items are givens.
    pub(super) fn keys_in(&self, set: &ItemSet) -> usize {
        set.iter().filter(|&item| self.is_key(item)).count()
    }

    /// No items.
    pub(super) fn none(&self) -> ItemSet {
        ItemSet(vec![0; self.count().div_ceil(64)])
    }

    /// The items that tell that other digits are not the solution.
    pub(super) fn ruling_out(&self, other: &[Digit]) -> ItemSet {
        let mut set = self.none();
        for (cell, (&ours, &theirs)) in self.digits.iter().zip(other).enumerate() {
            if ours != theirs {
                set.insert(cell);
            }
            if is_even(ours) != is_even(theirs) {
                set.insert(self.cells() + cell);
            }
        }
        for (item, clue) in self.clues().zip(&self.clues) {
            if !keeps(clue, other) {
                set.insert(item);
            }
        }
        set
    }

    /// What each cell can hold by these items.
    pub(super) fn possible(&self, set: &ItemSet) -> Vec<DigitSet> {
        let all = self.base.digits();
        let even: DigitSet = all.iter().filter(|&digit| is_even(digit)).collect();
        let possible = self.digits.iter().enumerate().map(|(cell, &digit)| {
            if set.contains(cell) {
                DigitSet::single(digit)
            } else if !set.contains(self.cells() + cell) {
                all
            } else if is_even(digit) {
                even
            } else {
                all.without(even)
            }
        });
        possible.collect()
    }

    /// The layout with the clues among these items, unless it is the same as this one.
    pub(super) fn layout(&self, set: &ItemSet, last: &Arc<Layout>) -> Arc<Layout> {
        let kept = || {
            let clues = self.clues().zip(&self.clues);
            clues.filter(|(item, _)| set.contains(*item)).map(|(_, clue)| clue)
        };
        let told = &last.clues()[self.base.clues().len()..];
        if told.iter().eq(kept()) {
            return Arc::clone(last);
        }
        self.layout_with(kept().cloned())
    }

    fn layout_with(&self, clues: impl Iterator<Item = Clue>) -> Arc<Layout> {
        let clues = self.base.clues().iter().cloned().chain(clues).collect();
        let layout = Layout::new(self.base.size(), self.base.box_shape(), clues);
        layout.expect("clues that are made from a grid make sense there")
    }

    /// The layout that has nothing but what all puzzles share.
    pub(super) fn base(&self) -> &Arc<Layout> {
        &self.base
    }

    /// The puzzle that tells these items.
    pub(super) fn puzzle(&self, set: &ItemSet) -> Draft {
        let marked = |even: bool| -> Vec<Cell> {
            let is_marked = |cell: &Cell| {
                set.contains(self.mark(*cell)) && is_even(self.digits[cell.index()]) == even
            };
            self.base.cells().filter(is_marked).collect()
        };
        let kept = self.clues().zip(&self.clues).filter(|(item, _)| set.contains(*item));
        let kept = kept.map(|(_, clue)| clue.clone());
        let marks = [("even", true), ("odd", false)].into_iter().filter_map(|(id, even)| {
            let cells = marked(even);
            let rule = Rule::by_id(id).expect("there is a rule for each");
            (!cells.is_empty()).then(|| Clue::about(rule, cells))
        });
        let mut clues = kept.chain(marks).peekable();
        let layout = match clues.peek() {
            Some(_) => self.layout_with(clues),
            None => Arc::clone(&self.base),
        };
        let mut draft = Draft::empty(layout);
        for cell in self.base.cells().filter(|&cell| set.contains(Items::given(cell))) {
            draft.entries[cell.index()] = Entry::Given(self.digits[cell.index()]);
        }
        draft
    }
}

fn is_even(digit: Digit) -> bool {
    digit.number().is_multiple_of(2)
}

/// Whether a grid keeps a clue: one about cells that hold different digits, and perhaps certain ones, or
/// one with a constraint.
fn keeps(clue: &Clue, digits: &[Digit]) -> bool {
    let held: Vec<Digit> = clue.cells.iter().map(|cell| digits[cell.index()]).collect();
    match clue.rule.constraint {
        Some(constraint) => (constraint.holds)(clue, &held),
        None => {
            let set: DigitSet = held.iter().copied().collect();
            set.len() == held.len() && (clue.digits.is_empty() || set == clue.digits)
        }
    }
}

/// Some of the items.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ItemSet(Vec<u64>);

impl ItemSet {
    pub(super) fn insert(&mut self, item: usize) {
        self.0[item / 64] |= 1 << (item % 64);
    }

    pub(super) fn remove(&mut self, item: usize) {
        self.0[item / 64] &= !(1 << (item % 64));
    }

    pub(super) fn contains(&self, item: usize) -> bool {
        self.0[item / 64] >> (item % 64) & 1 == 1
    }

    pub(super) fn is_disjoint(&self, other: &ItemSet) -> bool {
        self.0.iter().zip(&other.0).all(|(one, other)| one & other == 0)
    }

    /// The items, in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(index, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * index + bit)
        })
    }
}
