//! Several puzzles of several lines each in one text, one below the other.
//!
//! ```text
//! 5 3 0 …          Grid 01          ┌───────┬──
//! …                003020600        …
//!                  …                └───────┴──
//! 1 0 0 …          Grid 02          ┌───────┬──
//! …                200080300        …
//! ```
//!
//! The text is cut at blank lines and between two drawn grids; if that gives no puzzles, also before
//! lines of words and comments. Every part must be a whole puzzle, or words; otherwise the text is
//! one puzzle with something below it.

use super::borders::Dashes;
use super::line::looks_foreign;
use super::sdk::section_name;
use super::sheet::Sheet;
use super::text::lines;
use super::{Expectation, Format, ask, csv, grid, line, nine_line, pencil_marks, sdk};
use crate::Draft;

/// The formats that have, or may have, a line for each row.
static FORMATS: &[&Format] = &[
    &sdk::SDK,
    &csv::CSV,
    &pencil_marks::PENCIL_MARKS,
    &nine_line::NINE_LINE,
    &grid::GRID,
    &line::LINE,
];

/// Where a text is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cuts {
    /// At blank lines, and between the last border of a grid and the first of the next.
    Gaps,
    /// Also before words and comments.
    GapsAndWords,
}

/// The puzzles of a text, if there are at least two and nothing else.
pub(super) fn read(text: &str, expectation: &Expectation) -> Option<Vec<Draft>> {
    let dashes = Dashes::in_text(text);
    let drafts = [Cuts::Gaps, Cuts::GapsAndWords]
        .into_iter()
        .find_map(|cuts| read_parts(text, dashes, cuts, expectation))?;
    // The bands of one large grid can look like small grids.
    let sheet = Sheet::scan(text);
    let size = sheet.window(expectation).map(|window| window.shape.size());
    (sheet.is_cut || size != Some(sheet.rows.len())).then_some(drafts)
}

fn read_parts(
    text: &str,
    dashes: Dashes,
    cuts: Cuts,
    expectation: &Expectation,
) -> Option<Vec<Draft>> {
    let mut drafts = Vec::new();
    let mut part = Part::default();
    let mut after_border = false;
    for line in lines(text) {
        let is_border = dashes.is_border(line);
        // A line of tabs is a row of a table.
        let is_gap = line.trim_matches(' ').is_empty();
        let is_talk = cuts == Cuts::GapsAndWords && !is_border && is_talk(line);
        if is_gap || (is_border && after_border) || (is_talk && part.rows > 0) {
            std::mem::take(&mut part).read_into(&mut drafts, expectation)?;
        }
        after_border = is_border;
        if is_gap {
            continue;
        }
        part.text.push_str(line);
        part.text.push('\n');
        if !is_border && !line.starts_with('#') && section_name(line).is_none() {
            part.lines += 1;
            part.rows += usize::from(!is_talk);
        }
    }
    part.read_into(&mut drafts, expectation)?;
    (drafts.len() > 1).then_some(drafts)
}

/// Whether a line is words or a comment rather than a row of cells.
fn is_talk(line: &str) -> bool {
    line.starts_with('#') || looks_foreign(line)
}

/// What stands between two cuts.
#[derive(Default)]
struct Part {
    text: String,
    /// How many lines are neither borders nor comments nor names of sections.
    lines: usize,
    /// How many of these are not known to be words.
    rows: usize,
}

impl Part {
    /// Adds the puzzle that the part is, if it is not empty; nothing if it is neither.
    fn read_into(self, drafts: &mut Vec<Draft>, expectation: &Expectation) -> Option<()> {
        // A grid has at least two rows, and what has fewer is not worth a closer look.
        if self.lines >= 2
            && let Some(draft) = self.read(expectation)
        {
            drafts.push(draft);
            return Some(());
        }
        lines(&self.text).all(is_talk).then_some(())
    }

    fn read(&self, expectation: &Expectation) -> Option<Draft> {
        let draft = Part::read_whole(&self.text, self.lines, expectation);
        draft.or_else(|| {
            let rows = lines(&self.text).filter(|line| line.starts_with('#') || !is_talk(line));
            let (mut text, mut count) = (String::new(), 0);
            for row in rows {
                text.push_str(row);
                text.push('\n');
                count += usize::from(!row.starts_with('#'));
            }
            let dashes = Dashes::in_text(&text);
            count -= lines(&text).filter(|line| dashes.is_border(line)).count();
            (count < self.lines).then(|| Part::read_whole(&text, count, expectation))?
        })
    }

    /// The puzzle, if there is just one line for each of its rows.
    fn read_whole(text: &str, count: usize, expectation: &Expectation) -> Option<Draft> {
        let mut drafts = ask(FORMATS, text, expectation).ok()?;
        let size = drafts.first()?.layout.size();
        let has_state = || lines(text).any(|line| section_name(line).is_some_and(|n| n == "state"));
        let is_whole = count == size || (count == 2 * size && has_state());
        (is_whole && drafts.len() == 1).then(|| drafts.swap_remove(0))
    }
}
