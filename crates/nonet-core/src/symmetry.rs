//! Symmetries: the ways to change a grid that keep every rule.
//!
//! Whoever swaps two rows of a band, two bands, two columns of a stack, two stacks or two digits
//! of a Sudoku, or reflects it in its diagonal, gets a Sudoku again. So does whoever does one after
//! the other: a [`Symmetry`] is any combination of these. There are 2 · 6⁸ · 9! of them for the
//! classic grid; rotations and reflections are among them.

use std::fmt;
use std::sync::Arc;

use crate::box_shape::BoxShape;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::{Draft, Entry};

mod kept;

/// A change of the rows, columns and digits of a grid that keeps every rule.
///
/// It is kept in one form only, so that those that do the same compare as equal: rows and columns
/// move first, then the grid is or is not reflected in its main diagonal, and digits are renamed.
///
/// ```text
///   1 2 │ 3 4    rows      2 1 │ 4 3    columns    4 3 │ 2 1     then    4 2 │ 3 1
///   3 4 │ 1 2    3 4 1 2   4 3 │ 2 1    3 4 1 2    2 1 │ 4 3     trans-  3 1 │ 4 2
///   ────┼────      →       ────┼────      →        ────┼────     posed   ────┼────
///   2 1 │ 4 3              1 2 │ 3 4               3 4 │ 1 2       →     2 4 │ 1 3
///   4 3 │ 2 1              3 4 │ 1 2               1 2 │ 3 4             1 3 │ 2 4
/// ```
///
/// ```
/// use nonet_core::symmetry::Symmetry;
/// use nonet_core::{BoxShape, read};
///
/// let shape = BoxShape::new(2, 2).unwrap();
/// let digits = Symmetry::identity(shape).digits().to_vec();
/// let upside_down = Symmetry::try_new(shape, vec![3, 2, 1, 0], vec![0, 1, 2, 3], digits).unwrap();
/// let quarter_turn = upside_down.then(&Symmetry::transposition(shape));
///
/// let draft = read("12..3.........4.").unwrap();
/// assert_eq!(quarter_turn.apply_to_draft(&draft), read("..31...24.......").unwrap());
/// assert_eq!(quarter_turn.inverse().apply_to_draft(&quarter_turn.apply_to_draft(&draft)), draft);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// The boxes of the grids it is for.
    shape: BoxShape,
    /// Where each row goes, before the grid is transposed.
    rows: Vec<usize>,
    /// Where each column goes, before the grid is transposed.
    columns: Vec<usize>,
    transposes: bool,
    /// What each digit becomes.
    digits: Vec<Digit>,
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub fn identity(shape: BoxShape) -> Symmetry {
        Symmetry {
            shape,
            rows: (0..shape.size()).collect(),
            columns: (0..shape.size()).collect(),
            transposes: false,
            digits: DigitSet::all(shape.size()).iter().collect(),
        }
    }

    /// The reflection in the main diagonal: rows become columns. Boxes of 2×3 become boxes of 3×2.
    pub fn transposition(shape: BoxShape) -> Symmetry {
        Symmetry { transposes: true, ..Symmetry::identity(shape) }
    }

    /// The symmetry that moves the n-th row to `rows[n]`, the n-th column to `columns[n]`, and makes
    /// the n-th digit `digits[n]`, all counted from 0.
    ///
    /// # Errors
    /// If one of them is no permutation, or tears a band or a stack apart.
    pub fn try_new(
        shape: BoxShape,
        rows: Vec<usize>,
        columns: Vec<usize>,
        digits: Vec<Digit>,
    ) -> Result<Symmetry, SymmetryError> {
        let numbers: Vec<usize> = digits.iter().map(|digit| digit.index()).collect();
        if !is_permutation(&rows, shape.size()) || !keeps_groups(&rows, shape.rows()) {
            Err(SymmetryError::Rows)
        } else if !is_permutation(&columns, shape.size())
            || !keeps_groups(&columns, shape.columns())
        {
            Err(SymmetryError::Columns)
        } else if !is_permutation(&numbers, shape.size()) {
            Err(SymmetryError::Digits)
        } else {
            Ok(Symmetry { shape, rows, columns, transposes: false, digits })
        }
    }

    /// A symmetry that keeps the shape of the boxes, made of the caller's choices: `choose(n)` is to
    /// give a number below `n`, and is asked the same questions in the same order for each shape.
    ///
    /// Numbers drawn at random make each symmetry as likely as any other. The digits of a number k
    /// make the k-th:
    ///
    /// ```
    /// use nonet_core::BoxShape;
    /// use nonet_core::symmetry::Symmetry;
    ///
    /// let mut k = 1_000_000;
    /// let symmetry = Symmetry::from_choices(BoxShape::CLASSIC, |n| {
    ///     let choice = k % n;
    ///     k /= n;
    ///     choice
    /// });
    /// assert_eq!(symmetry.image_shape(), BoxShape::CLASSIC);
    /// assert_ne!(symmetry, Symmetry::identity(BoxShape::CLASSIC));
    /// ```
    ///
    /// # Panics
    /// If a choice is too large.
    pub fn from_choices(shape: BoxShape, mut choose: impl FnMut(usize) -> usize) -> Symmetry {
        let digits = permutation(shape.size(), &mut choose);
        let all: Vec<Digit> = DigitSet::all(shape.size()).iter().collect();
        Symmetry {
            shape,
            rows: grouped_permutation(shape.size(), shape.rows(), &mut choose),
            columns: grouped_permutation(shape.size(), shape.columns(), &mut choose),
            transposes: shape.rows() == shape.columns() && choose(2) == 1,
            digits: digits.into_iter().map(|index| all[index]).collect(),
        }
    }

    /// The boxes of the grids it is for.
    pub fn shape(&self) -> BoxShape {
        self.shape
    }

    /// The boxes of the grids it makes.
    pub fn image_shape(&self) -> BoxShape {
        if self.transposes { transposed(self.shape) } else { self.shape }
    }

    /// Where each row goes, counted from 0, before the grid is transposed.
    pub fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// Where each column goes, counted from 0, before the grid is transposed.
    pub fn columns(&self) -> &[usize] {
        &self.columns
    }

    /// Whether rows become columns.
    pub fn transposes(&self) -> bool {
        self.transposes
    }

    /// What each digit becomes.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(&self) -> Symmetry {
        let (rows, columns) = (inverted(&self.rows), inverted(&self.columns));
        let (rows, columns) = if self.transposes { (columns, rows) } else { (rows, columns) };
        let mut digits = self.digits.clone();
        for (digit, image) in DigitSet::all(self.shape.size()).iter().zip(&self.digits) {
            digits[image.index()] = digit;
        }
        Symmetry { shape: self.image_shape(), rows, columns, transposes: self.transposes, digits }
    }

    /// First this, then `next`, as one symmetry.
    ///
    /// # Panics
    /// If `next` is for boxes of another shape than this one makes.
    #[must_use]
    pub fn then(&self, next: &Symmetry) -> Symmetry {
        assert_eq!(next.shape, self.image_shape(), "the next symmetry is for other boxes");
        // What was a row is a column for `next`, if this one transposes.
        let (rows, columns) =
            if self.transposes { (&next.columns, &next.rows) } else { (&next.rows, &next.columns) };
        Symmetry {
            shape: self.shape,
            rows: self.rows.iter().map(|&row| rows[row]).collect(),
            columns: self.columns.iter().map(|&column| columns[column]).collect(),
            transposes: self.transposes != next.transposes,
            digits: self.digits.iter().map(|&digit| next.digit_image(digit)).collect(),
        }
    }

    /// Where `cell` goes.
    ///
    /// # Panics
    /// If the grid has no such cell.
    pub fn cell_image(&self, cell: Cell) -> Cell {
        let size = self.shape.size();
        let (row, column) = (self.rows[cell.index() / size], self.columns[cell.index() % size]);
        let index = if self.transposes { column * size + row } else { row * size + column };
        Cell::from_index(index).expect("rows and columns are below the size")
    }

    /// What `digit` becomes.
    ///
    /// # Panics
    /// If the grid has no such digit.
    pub fn digit_image(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// What the members of a set become.
    pub fn digits_image(&self, digits: DigitSet) -> DigitSet {
        digits.iter().map(|digit| self.digit_image(digit)).collect()
    }

    /// Whether it leaves every rule of a layout as it is: it moves houses onto houses, related cells
    /// onto cells that are related in the same way, clues onto clues. A layout with nothing but boxes
    /// of [its shape](Symmetry::shape) is always kept, or turned.
    pub fn keeps(&self, layout: &Layout) -> bool {
        layout.plain_shape() == Some(self.shape)
            || (layout
                .box_shape()
                .is_none_or(|shape| shape == self.shape && shape == self.image_shape())
                && layout.size() == self.shape.size()
                && kept::is_kept(self, layout))
    }

    /// The layout of the image of a grid with this one.
    fn image_layout(&self, layout: &Arc<Layout>) -> Arc<Layout> {
        assert!(self.keeps(layout), "the symmetry is for other boxes or rules");
        match layout.plain_shape() {
            Some(_) => Layout::with_boxes(self.image_shape()),
            None => Arc::clone(layout),
        }
    }

    /// The image of a puzzle, pencil marks included. Its remarks stay as they are.
    ///
    /// # Panics
    /// If it does not [keep](Symmetry::keeps) the layout, or if the draft has digits that its layout has not.
    pub fn apply_to_draft(&self, draft: &Draft) -> Draft {
        let layout = self.image_layout(&draft.layout);
        let entries = draft.entries.iter().map(|&entry| match entry {
            Entry::Given(digit) => Entry::Given(self.digit_image(digit)),
            Entry::Placed(digit) => Entry::Placed(self.digit_image(digit)),
            Entry::Empty | Entry::Marked => entry,
        });
        let all = draft.layout.digits();
        let marks = draft.pencil_marks.as_ref().map(|marks| {
            self.moved(marks.iter().map(|&digits| self.digits_image(digits & all)).collect())
        });
        Draft {
            layout,
            alphabet: draft.alphabet,
            entries: self.moved(entries.collect()),
            pencil_marks: marks,
            remarks: draft.remarks.clone(),
            // It says where things were.
            foreign: None,
        }
    }

    /// The image of a grid.
    ///
    /// # Panics
    /// If it does not [keep](Symmetry::keeps) the layout.
    pub fn apply_to_grid(&self, grid: &Grid) -> Grid {
        let layout = self.image_layout(grid.layout());
        let digits = grid.digits().iter().map(|&digit| self.digit_image(digit)).collect();
        Grid::try_new(layout, self.moved(digits)).expect("a symmetry keeps every rule")
    }

    /// The values of all cells, each moved to the image of its cell.
    fn moved<T: Copy>(&self, values: Vec<T>) -> Vec<T> {
        let mut moved = values.clone();
        for (cell, value) in Layout::with_boxes(self.shape).cells().zip(values) {
            moved[self.cell_image(cell).index()] = value;
        }
        moved
    }
}

/// What is wrong with a would-be symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymmetryError {
    /// Its rows are no permutation that keeps bands together.
    Rows,
    /// Its columns are no permutation that keeps stacks together.
    Columns,
    /// Its digits are no permutation.
    Digits,
}

impl fmt::Display for SymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SymmetryError::Rows => "the rows are no permutation that keeps bands together",
            SymmetryError::Columns => "the columns are no permutation that keeps stacks together",
            SymmetryError::Digits => "the digits are no permutation",
        })
    }
}

impl std::error::Error for SymmetryError {}

fn transposed(shape: BoxShape) -> BoxShape {
    BoxShape::new(shape.columns(), shape.rows()).expect("a turned box is as large as before")
}

fn is_permutation(images: &[usize], size: usize) -> bool {
    let mut sorted = images.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..size)
}

/// Whether lines that are in one group of `group` neighbours stay together.
fn keeps_groups(images: &[usize], group: usize) -> bool {
    images.chunks(group).all(|lines| lines.iter().all(|line| line / group == lines[0] / group))
}

fn inverted(images: &[usize]) -> Vec<usize> {
    let mut inverse = vec![0; images.len()];
    images.iter().enumerate().for_each(|(line, &image)| inverse[image] = line);
    inverse
}

/// The permutation of 0 to `size` − 1 that the choices make: for each place, what comes there of
/// those that are left.
fn permutation(size: usize, choose: &mut impl FnMut(usize) -> usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..size).collect();
    (1..=size).rev().map(|count| left.remove(choose(count))).collect()
}

/// A permutation of `size` lines that keeps groups of `group` neighbours together.
fn grouped_permutation(
    size: usize,
    group: usize,
    choose: &mut impl FnMut(usize) -> usize,
) -> Vec<usize> {
    let groups = permutation(size / group, choose);
    groups
        .into_iter()
        .flat_map(|place| permutation(group, choose).into_iter().map(move |line| (place, line)))
        .map(|(place, line)| place * group + line)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Random;

    const SHAPES: [(usize, usize); 6] = [(1, 1), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3)];

    fn shapes() -> impl Iterator<Item = BoxShape> {
        SHAPES.into_iter().map(|(rows, columns)| BoxShape::new(rows, columns).expect("a shape"))
    }

    /// The k-th symmetry that keeps the shape, and what is left of k beyond the last one.
    fn kth(shape: BoxShape, mut k: u64) -> (Symmetry, u64) {
        let symmetry = Symmetry::from_choices(shape, |bound| {
            let choice = k % bound as u64;
            k /= bound as u64;
            choice as usize
        });
        (symmetry, k)
    }

    /// Some symmetries of a shape, far from each other, half of them with a transposition.
    fn some(shape: BoxShape) -> impl Iterator<Item = Symmetry> {
        (0..40).map(move |n: u64| {
            let mut random = Random::stream(1, n);
            let symmetry = Symmetry::from_choices(shape, |bound| random.below(bound));
            if n.is_multiple_of(2) {
                symmetry
            } else {
                symmetry.then(&Symmetry::transposition(shape))
            }
        })
    }

    #[test]
    fn cells_that_share_a_house_still_do() {
        for symmetry in shapes().flat_map(some) {
            let layout = Layout::with_boxes(symmetry.shape());
            let image = Layout::with_boxes(symmetry.image_shape());
            for cell in layout.cells() {
                let mut peers: Vec<Cell> =
                    layout.peers(cell).iter().map(|&peer| symmetry.cell_image(peer)).collect();
                peers.sort_unstable();
                assert_eq!(peers, image.peers(symmetry.cell_image(cell)), "{symmetry:?}");
            }
        }
    }

    #[test]
    fn a_symmetry_and_its_inverse_cancel() {
        for symmetry in shapes().flat_map(some) {
            let inverse = symmetry.inverse();
            assert_eq!(symmetry.then(&inverse), Symmetry::identity(symmetry.shape()));
            assert_eq!(inverse.then(&symmetry), Symmetry::identity(symmetry.image_shape()));
            assert_eq!(inverse.inverse(), symmetry);
        }
    }

    #[test]
    fn two_symmetries_as_one_do_what_they_do_one_after_the_other() {
        for first in shapes().flat_map(some) {
            for second in some(first.image_shape()).take(8) {
                let both = first.then(&second);
                assert_eq!(both.image_shape(), second.image_shape());
                for cell in Layout::with_boxes(first.shape()).cells() {
                    let image = second.cell_image(first.cell_image(cell));
                    assert_eq!(both.cell_image(cell), image, "{first:?} {second:?}");
                }
                for digit in DigitSet::all(first.shape().size()) {
                    let image = second.digit_image(first.digit_image(digit));
                    assert_eq!(both.digit_image(digit), image);
                }
            }
        }
    }

    #[test]
    fn the_symmetries_of_the_2x2_boxes_are_3072_different_ones() {
        let shape = BoxShape::new(2, 2).expect("a shape");
        let count = 2 * 8 * 8 * 24;
        let all: HashSet<Symmetry> = (0..count).map(|k| kth(shape, k).0).collect();
        assert_eq!(all.len() as u64, count);
        assert_eq!(kth(shape, count), (kth(shape, 0).0, 1), "the numbers start over");
        for symmetry in all.iter().filter(|symmetry| !symmetry.transposes()) {
            let parts = (symmetry.rows().to_vec(), symmetry.columns().to_vec());
            let again = Symmetry::try_new(shape, parts.0, parts.1, symmetry.digits().to_vec());
            assert_eq!(again.as_ref(), Ok(symmetry));
        }
    }

    #[test]
    fn oblong_boxes_turn_when_they_are_transposed() {
        let shape = BoxShape::new(2, 3).expect("a shape");
        let turned = Symmetry::transposition(shape).image_shape();
        assert_eq!((turned.rows(), turned.columns()), (3, 2));
        assert!((0..100).all(|k| kth(shape, k).0.image_shape() == shape));
    }

    #[test]
    fn what_tears_bands_or_stacks_apart_is_no_symmetry() {
        let shape = BoxShape::new(2, 3).expect("a shape");
        let lines = || (0..6).collect::<Vec<usize>>();
        let digits = Symmetry::identity(shape).digits().to_vec();
        let made = |rows, columns| Symmetry::try_new(shape, rows, columns, digits.clone());
        let cross = || vec![0, 2, 1, 3, 4, 5];
        assert!(made(lines(), cross()).is_ok(), "columns 2 and 3 are in one stack");
        assert_eq!(made(cross(), lines()), Err(SymmetryError::Rows));
        assert_eq!(made(lines(), vec![0, 1, 3, 2, 4, 5]), Err(SymmetryError::Columns));
        assert_eq!(made(vec![0; 6], lines()), Err(SymmetryError::Rows));
        assert_eq!(made(lines(), (0..5).collect()), Err(SymmetryError::Columns));
        assert_eq!(made((0..8).collect(), lines()), Err(SymmetryError::Rows));
        let mut twice = digits.clone();
        twice[0] = twice[1];
        let made = Symmetry::try_new(shape, lines(), lines(), twice);
        assert_eq!(made, Err(SymmetryError::Digits));
    }

    #[test]
    fn pencil_marks_and_entries_move_together() {
        let shape = BoxShape::new(2, 3).expect("a shape");
        let mut draft = Draft::empty(Layout::with_boxes(shape));
        let digit = |number| Digit::from_number(number).expect("a digit");
        draft.entries[1] = Entry::Given(digit(5));
        draft.entries[2] = Entry::Placed(digit(6));
        draft.entries[3] = Entry::Marked;
        let mut marks = vec![DigitSet::all(6); 36];
        marks[4] = DigitSet::single(digit(1));
        draft.pencil_marks = Some(marks);
        for symmetry in some(shape) {
            let image = symmetry.apply_to_draft(&draft);
            let at = |index| {
                symmetry.cell_image(Cell::from_index(index).expect("a cell below 36")).index()
            };
            assert_eq!(image.entries[at(1)], Entry::Given(symmetry.digit_image(digit(5))));
            assert_eq!(image.entries[at(2)], Entry::Placed(symmetry.digit_image(digit(6))));
            assert_eq!(image.entries[at(3)], Entry::Marked);
            let marks = image.pencil_marks.as_ref().expect("marks stay");
            assert_eq!(marks[at(4)], DigitSet::single(symmetry.digit_image(digit(1))));
            assert_eq!(symmetry.inverse().apply_to_draft(&image), draft);
        }
    }
}
