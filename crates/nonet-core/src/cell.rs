//! Cells and sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use crate::digit::MAX_SIZE;

/// The number of cells of the largest grid.
pub const MAX_CELLS: usize = MAX_SIZE * MAX_SIZE;

/// A place in a grid, counted row by row from the top left.
///
/// Only a [`Layout`](crate::Layout) knows which row, column and box that is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this 0-based index, if a grid can have so many.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < MAX_CELLS { Some(Cell(index as u16)) } else { None }
    }

    /// The 0-based index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell {}", self.0)
    }
}

/// How many words a set needs that holds any cell of any grid.
const ALL_WORDS: usize = MAX_CELLS.div_ceil(64);

/// A set of cells with room for `64 × WORDS` of them.
///
/// The default holds any cell of any grid. Code that works on grids of up to 16×16 only, and
/// copies sets all the time, uses `CellSet<4>`.
///
/// ```
/// use nonet_core::{CellSet, House, Layout};
///
/// let layout = Layout::classic();
/// let row: CellSet<2> = layout.cells_of(House::row(0)).iter().copied().collect();
/// let column: CellSet<2> = layout.cells_of(House::column(4)).iter().copied().collect();
/// assert_eq!((row & column).len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSet<const WORDS: usize = ALL_WORDS>([u64; WORDS]);

impl<const WORDS: usize> CellSet<WORDS> {
    /// The set without any cell.
    pub const EMPTY: CellSet<WORDS> = CellSet([0; WORDS]);

    /// The set with just this cell.
    ///
    /// # Panics
    /// If the set has no room for that cell.
    pub fn single(cell: Cell) -> CellSet<WORDS> {
        let mut set = CellSet::EMPTY;
        set.insert(cell);
        set
    }

    /// Whether `cell` is a member.
    pub fn contains(&self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        self.0.get(word).is_some_and(|bits| bits & bit != 0)
    }

    /// Adds `cell`.
    ///
    /// # Panics
    /// If the set has no room for that cell.
    pub fn insert(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        self.0[word] |= bit;
    }

    /// Takes `cell` out.
    pub fn remove(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        if let Some(bits) = self.0.get_mut(word) {
            *bits &= !bit;
        }
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// The first member in grid order.
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// The member, if there is exactly one.
    pub fn only(&self) -> Option<Cell> {
        let mut members = self.iter();
        members.next().filter(|_| members.next().is_none())
    }

    /// Whether every member is in `other`.
    pub fn is_subset_of(&self, other: &CellSet<WORDS>) -> bool {
        self.without(other).is_empty()
    }

    /// Whether some member is in `other`.
    pub fn meets(&self, other: &CellSet<WORDS>) -> bool {
        !(*self & *other).is_empty()
    }

    /// The members that are not in `other`.
    #[must_use]
    pub fn without(&self, other: &CellSet<WORDS>) -> CellSet<WORDS> {
        self.combined(other, |mine, theirs| mine & !theirs)
    }

    /// The members in grid order.
    pub fn iter(self) -> CellMembers<WORDS> {
        CellMembers { rest: self, word: 0 }
    }

    fn combined(&self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        CellSet(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }
}

/// The word and the bit within it that stand for `cell`.
fn place(cell: Cell) -> (usize, u64) {
    (cell.index() / 64, 1 << (cell.index() % 64))
}

impl<const WORDS: usize> Default for CellSet<WORDS> {
    fn default() -> Self {
        CellSet::EMPTY
    }
}

impl<const WORDS: usize> BitAnd for CellSet<WORDS> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.combined(&other, |mine, theirs| mine & theirs)
    }
}

impl<const WORDS: usize> BitOr for CellSet<WORDS> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.combined(&other, |mine, theirs| mine | theirs)
    }
}

impl<const WORDS: usize> BitAndAssign for CellSet<WORDS> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> BitOrAssign for CellSet<WORDS> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> FromIterator<Cell> for CellSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl<const WORDS: usize> fmt::Debug for CellSet<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const WORDS: usize> IntoIterator for CellSet<WORDS> {
    type Item = Cell;
    type IntoIter = CellMembers<WORDS>;

    fn into_iter(self) -> CellMembers<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> IntoIterator for &CellSet<WORDS> {
    type Item = Cell;
    type IntoIter = CellMembers<WORDS>;

    fn into_iter(self) -> CellMembers<WORDS> {
        self.iter()
    }
}

/// The members of a [`CellSet`], in grid order.
#[derive(Clone, Debug)]
pub struct CellMembers<const WORDS: usize> {
    /// Those still to come.
    rest: CellSet<WORDS>,
    /// The first word that may have some.
    word: usize,
}

impl<const WORDS: usize> Iterator for CellMembers<WORDS> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while let Some(bits) = self.rest.0.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Cell((self.word * 64 + bit) as u16));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl<const WORDS: usize> ExactSizeIterator for CellMembers<WORDS> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(indices: &[usize]) -> CellSet {
        indices.iter().filter_map(|&index| Cell::from_index(index)).collect()
    }

    #[test]
    fn a_set_lists_its_members_in_grid_order() {
        let members: Vec<_> = set(&[1295, 0, 64, 63]).iter().map(Cell::index).collect();
        assert_eq!(members, [0, 63, 64, 1295]);
        assert_eq!(set(&[1295, 0, 64, 63]).iter().len(), 4);
    }

    #[test]
    fn sets_join_meet_and_differ() {
        let (a, b) = (set(&[1, 2, 700]), set(&[2, 3]));
        assert_eq!(a & b, set(&[2]));
        assert_eq!(a | b, set(&[1, 2, 3, 700]));
        assert_eq!(a.without(&b), set(&[1, 700]));
        assert!(a.contains(Cell(700)) && !b.contains(Cell(700)));
    }

    #[test]
    fn a_set_of_one_has_an_only_member() {
        assert_eq!(set(&[70]).only(), Some(Cell(70)));
        assert_eq!((set(&[]).only(), set(&[3, 70]).only()), (None, None));
        assert_eq!(set(&[3, 70]).first(), Some(Cell(3)));
        assert!(set(&[3]).is_subset_of(&set(&[3, 70])) && !set(&[3, 4]).is_subset_of(&set(&[3])));
        assert!(set(&[3, 4]).meets(&set(&[4])) && !set(&[3]).meets(&set(&[4])));
    }

    #[test]
    fn a_small_set_does_not_contain_what_it_has_no_room_for() {
        assert!(!CellSet::<4>::EMPTY.contains(Cell(1000)));
    }
}
