//! Grids drawn with borders, or typed as rows of characters.
//!
//! ```text
//! ┌───────┬───────┬───────┐       *-----------*       53..7....
//! │ 5 3 . │ . 7 . │ . . . │       |53.|.7.|...|       6..195...
//! ```
//!
//! Simple Sudoku's `.ss` files are of this kind. Where bars stand inside the rows, they show which
//! shape the boxes have. What follows the last row is ignored.
//!
//! Marked cells are written; digits placed by the player are written as given; remarks are not
//! written.

use super::sheet::Sheet;
use super::spaces::broken_unless_spaces;
use super::token::{Symbol, Token};
use super::window::Style;
use super::{Expectation, Format, Reading, WriteError, Writer, cells};
use crate::{Cell, Draft, House, Layout};

pub(super) static GRID: Format =
    Format { id: "grid", read: Some(read), write: Some(Writer::Block(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let sheet = Sheet::scan(text);
    let Some(window) = sheet.window(expectation) else { return Reading::NotThis };
    if super::line::looks_foreign(text) && !sheet.has_borders && window.shape.size() <= 6 {
        // Four words of four letters are not a grid.
        return Reading::NotThis;
    }
    let tokens = sheet.tokens_of(window.rows);
    let result = match window.style {
        Style::Spaced => cells::from_single_tokens(tokens, window.shape),
        Style::Compact => {
            let symbols: Vec<Symbol> = tokens.iter().flat_map(Token::symbols).collect();
            cells::from_symbols(&symbols, window.shape)
        }
    };
    match result {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(error) => broken_unless_spaces(text, expectation, error),
    }
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    if draft.pencil_marks.is_some() {
        return Err(WriteError::NoPencilMarks);
    }
    let chars = cells::to_chars(draft, cells::MARKED)?;
    Ok(draw_grid(&draft.layout, &|cell| chars[cell.index()].to_string(), &str::to_owned))
}

/// Draws a grid: one column of text for each cell, and lines around the boxes. `cell` and `border`
/// may add to a text what takes no room, such as the codes for colours.
///
/// ```
/// use nonet_core::{BoxShape, Layout, format::draw_grid};
///
/// let layout = Layout::with_boxes(BoxShape::new(1, 2).unwrap());
/// let picture = draw_grid(&layout, &|_| "?".to_owned(), &str::to_owned);
/// assert_eq!(picture, "┌─────┐\n│ ? ? │\n├─────┤\n│ ? ? │\n└─────┘\n");
/// ```
pub fn draw_grid(
    layout: &Layout,
    cell: &dyn Fn(Cell) -> String,
    border: &dyn Fn(&str) -> String,
) -> String {
    let size = layout.size();
    // Without boxes there is one frame around all.
    let (rows, columns) =
        layout.box_shape().map_or((size, size), |shape| (shape.rows(), shape.columns()));
    let line = |ends: [&str; 3]| {
        let stack = "─".repeat(2 * columns + 1);
        let stacks = vec![stack; size / columns].join(ends[1]);
        border(&format!("{}{stacks}{}", ends[0], ends[2])) + "\n"
    };
    let mut text = line(["┌", "┬", "┐"]);
    for row in 0..size {
        for (column, &place) in layout.cells_of(House::row(row)).iter().enumerate() {
            if column % columns == 0 {
                text.push_str(&border("│"));
                text.push(' ');
            }
            text.push_str(&cell(place));
            text.push(' ');
        }
        text.push_str(&border("│"));
        text.push('\n');
        if (row + 1) % rows == 0 && row + 1 < size {
            text.push_str(&line(["├", "┼", "┤"]));
        }
    }
    text.push_str(&line(["└", "┴", "┘"]));
    text
}
