//! `#` for empty cells, where it cannot begin a comment.
//!
//! ```text
//! 53##7####6##195### …     one line with all cells
//! 53##7####                as many lines of as many cells as there are rows
//! ```

use super::borders::is_bar;
use super::sheet::Sheet;
use super::{Expectation, PLAIN, ask};
use crate::Draft;

/// The draft, if the text is one of the pictures above and there is nothing else in it.
pub(super) fn read(text: &str, expectation: &Expectation) -> Option<Draft> {
    let is_drawn = |char: char| char.is_whitespace() || is_bar(char);
    let is_cell = |char: char| char.is_ascii_digit() || matches!(char, '#' | '.' | '*');
    let is_known = |char: char| is_cell(char) || is_drawn(char) || matches!(char, '-' | '+');
    // No grid has more characters.
    if text.len() > 16 * crate::MAX_CELLS || !text.contains('#') || !text.chars().all(is_known) {
        return None;
    }
    let text = text.replace('#', ".");
    let sheet = Sheet::scan(&text);
    let is_whole = match sheet.rows.len() {
        1 => expectation.shape_for_cells(sheet.symbols).is_some(),
        rows => sheet.window(expectation).is_some_and(|window| window.shape.size() == rows),
    };
    let mut drafts = is_whole.then(|| ask(PLAIN, &text, expectation).ok())??;
    drafts.pop().filter(|draft| draft.digit_count() > 0)
}
