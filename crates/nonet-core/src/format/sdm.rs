//! `.sdm`: a collection, one puzzle to a line.
//!
//! A text in which one line is a puzzle and the others are words is one, too. Lines that begin with
//! `#` are comments, and a first line without any digit that is no puzzle is a
//! heading, as tables with the columns `puzzle,solution` have it. What follows a puzzle on its line is ignored.
//!
//! Marked cells are written as empty, digits placed by the player as given; remarks are not
//! written.

use super::borders::count_symbols;
use super::line::{looks_foreign, read_one, write_cells};
use super::sdk::section_name;
use super::sheet::Sheet;
use super::text::lines;
use super::{Expectation, Format, Reading, Writer, hashes};
use crate::{Draft, MAX_SIZE};

pub(super) static SDM: Format = Format {
    id: "sdm",
    read: Some(read),
    write: Some(Writer::Line(|draft| write_cells(draft, '.'))),
};

/// How many cells a puzzle among words must have, lest a word be taken for it.
const SMALLEST: usize = 81;

/// How many lines decide whether a text is a collection.
const SAMPLE: usize = 8;

fn read(text: &str, expectation: &Expectation) -> Reading {
    let puzzles = || lines(text).enumerate().filter(|(_, line)| is_puzzle(line, expectation));
    let mut sample: Vec<&str> = puzzles().take(SAMPLE).map(|(_, line)| line).collect();
    if sample.iter().any(|line| section_name(line).is_some()) {
        return Reading::NotThis;
    }
    if let Some(draft) = among_words(text, expectation) {
        return Reading::Puzzles(vec![draft]);
    }
    let is_heading = |line: &&str| {
        !line.contains(|c: char| c.is_ascii_digit() || c == '.')
            && read_one(line, expectation).is_err()
    };
    let has_heading = sample.first().is_some_and(is_heading);
    if has_heading {
        sample.remove(0);
    } else if sample.len() < 2 {
        return Reading::NotThis;
    }
    let readable = sample.iter().filter(|line| read_one(line, expectation).is_ok()).count();
    if readable == 0 || readable * 2 < sample.len() || is_one_grid(text, expectation) {
        return Reading::NotThis;
    }
    let mut drafts = Vec::new();
    for (index, line) in puzzles().skip(usize::from(has_heading)) {
        match read_one(line, expectation) {
            Ok(draft) => drafts.push(draft),
            Err(error) => return Reading::Broken(error.moved_to(index + 1, 0)),
        }
    }
    Reading::Puzzles(drafts)
}

/// Whether the lines are the rows of one grid: sixteen rows of sixteen cells are no 4×4 puzzles.
fn is_one_grid(text: &str, expectation: &Expectation) -> bool {
    let rows = lines(text).filter(|line| is_puzzle(line, expectation));
    let rows = rows.take(2 * MAX_SIZE + 1).count();
    rows <= 2 * MAX_SIZE && Sheet::scan(text).window(expectation).is_some()
}

/// The puzzle of a text in which one line is a puzzle and all others together are too short to be
/// one, not counting words.
fn among_words(text: &str, expectation: &Expectation) -> Option<Draft> {
    let (mut found, mut others, mut cells) = (None, 0, 0);
    for line in lines(text).filter(|line| is_puzzle(line, expectation)) {
        match read_one(line, expectation) {
            Ok(draft) if found.is_some() || draft.entries.len() < SMALLEST => return None,
            Ok(draft) => found = Some(draft),
            Err(_) => {
                others += 1;
                cells += if looks_foreign(line) { 0 } else { count_symbols(line) };
            }
        }
        if cells >= 16 {
            return None;
        }
    }
    found.filter(|_| others > 0 && !is_one_grid(text, expectation))
}

/// Whether a line is neither blank nor a comment.
fn is_puzzle(line: &str, expectation: &Expectation) -> bool {
    let line = line.trim();
    !line.is_empty() && (!line.starts_with('#') || hashes::read(line, expectation).is_some())
}
