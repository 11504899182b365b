//! Windows: which rows of a sheet are a grid, and whether its cells have blanks between them.

use std::ops::Range;

use super::Expectation;
use super::sheet::{Group, Row, Sheet};
use crate::box_shape::BoxShape;

/// In how many of the first rows a grid may begin: what stands before it is a heading.
const LAST_START: usize = 8;

/// How rows are to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// A token is a cell.
    Spaced,
    /// A symbol is a cell.
    Compact,
}

/// As many rows of as many cells as a grid has.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) shape: BoxShape,
    pub(super) rows: Range<usize>,
    pub(super) style: Style,
}

impl Style {
    /// How many cells a row has.
    pub(super) fn cells_in(self, row: &Row) -> usize {
        match self {
            Style::Spaced => row.token_count(),
            Style::Compact => row.symbol_count(),
        }
    }

    /// How many cells stand between two bars.
    fn cells_in_group(self, group: Group) -> usize {
        match self {
            Style::Spaced => group.tokens,
            Style::Compact => group.symbols,
        }
    }
}

impl Sheet<'_> {
    /// The first rows that make up a grid.
    pub(super) fn window(&self, expectation: &Expectation) -> Option<Window> {
        let starts = 0..self.rows.len().min(LAST_START);
        let mut ways =
            starts.flat_map(|start| [Style::Spaced, Style::Compact].map(|style| (start, style)));
        ways.find_map(|(start, style)| self.window_at(start, style, expectation))
    }

    /// The grid that begins with this row, if one does.
    ///
    /// What follows it is ignored, as A1 has it; but in sizes other than 9×9 not if it is more
    /// rows of the same kind, for then the lines were too short rather than too many.
    fn window_at(&self, start: usize, style: Style, expectation: &Expectation) -> Option<Window> {
        let first = &self.rows[start];
        let size = style.cells_in(first);
        let shape = shape_of(first, style, expectation)?;
        let rows = start..start + size;
        let is_alike = |row: &Row| style.cells_in(row) == size && are_spaced_alike(first, row);
        let are_alike = self.rows.get(rows.clone())?.iter().all(is_alike);
        let begins_here = start.checked_sub(1).is_none_or(|above| !is_alike(&self.rows[above]));
        let ends_here = size == 9 || !self.rows.get(rows.end).is_some_and(is_alike);
        let are_cells = match style {
            Style::Spaced => {
                self.tokens_of(rows.clone()).iter().all(|token| token.can_be_cell(size))
            }
            Style::Compact => true,
        };
        let fits = are_alike && begins_here && ends_here && are_cells;
        fits.then_some(Window { shape, rows, style })
    }
}

/// Whether two rows have blanks, or at least bars, in the same places.
fn are_spaced_alike(row: &Row, other: &Row) -> bool {
    let symbols = |row: &Row| row.groups.iter().map(|group| group.symbols).collect::<Vec<_>>();
    row.token_count() == other.token_count()
        || (row.groups.len() > 1 && symbols(row) == symbols(other))
}

/// The boxes of a grid whose first row is this one: as asked for, or as the bars between the cells
/// show them, or those usual for the size.
fn shape_of(row: &Row, style: Style, expectation: &Expectation) -> Option<BoxShape> {
    let size = style.cells_in(row);
    let usual = expectation.shape_for(size)?;
    let mut widths = row.groups.iter().map(|&group| style.cells_in_group(group));
    let width = widths.next()?;
    let is_drawn = expectation.box_shape.is_none()
        && (2..size).contains(&width)
        && size.is_multiple_of(width)
        && widths.all(|other| other == width);
    if is_drawn { BoxShape::new(size / width, width) } else { Some(usual) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(text: &str) -> Option<(usize, Range<usize>, Style)> {
        let window = Sheet::scan(text).window(&Expectation::default())?;
        Some((window.shape.columns(), window.rows, window.style))
    }

    #[test]
    fn a_grid_is_as_many_rows_of_as_many_cells() {
        assert_eq!(window(&"1 2 3 4\n".repeat(4)), Some((2, 0..4, Style::Spaced)));
        assert_eq!(window(&"1234\n".repeat(4)), Some((2, 0..4, Style::Compact)));
        assert_eq!(window(&"1234\n".repeat(3)), None);
        let text = "a heading\n".to_owned() + &"1234\n".repeat(4) + "and words";
        assert_eq!(window(&text), Some((2, 1..5, Style::Compact)));
    }

    #[test]
    fn rows_too_many_are_no_end_but_in_the_classic_grid() {
        assert_eq!(window(&"1234\n".repeat(5)), None);
        assert_eq!(window(&"12345678.\n".repeat(10)), Some((3, 0..9, Style::Compact)));
    }

    #[test]
    fn bars_show_the_shape_of_the_boxes() {
        assert_eq!(window(&"1 2 | 3 4 | 5 6\n".repeat(6)), Some((2, 0..6, Style::Spaced)));
        assert_eq!(window(&"123|456\n".repeat(6)), Some((3, 0..6, Style::Compact)));
        // A bar at every cell, or at odd places, shows nothing.
        assert_eq!(window(&"1|2|3|4|5|6\n".repeat(6)), Some((3, 0..6, Style::Spaced)));
        assert_eq!(window(&"1|2 3 4 5|6\n".repeat(6)), Some((3, 0..6, Style::Spaced)));
    }
}
