//! `HoDoKu`'s library lines: a position of a puzzle with seven or more fields between colons.
//!
//! ```text
//! :0361:4:..5.13+2673268..14…:434 441 442:411:r7c39 fr3c3:
//!  │    │ │                  │           │   └ notes
//!  │    │ │                  │           └ what the step removes or places
//!  │    │ │                  └ candidates removed before: digit, row, column
//!  │    │ └ the grid, with + before digits placed
//!  │    └ the digits of the step
//!  └ the number of the technique
//! ```
//!
//! What a line says of a step is kept as a comment, which is the line without its grid and removed
//! candidates (`:0361:4:::411:r7c39 fr3c3:`), and is written again. Marked cells are written as empty;
//! other remarks are not written.

use super::text::lines;
use super::{
    Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer, pencil_marks,
};
use crate::{Alphabet, Cell, Digit, Draft, Entry, Layout, Remark};

pub(super) static HODOKU: Format =
    Format { id: "hodoku", read: Some(read), write: Some(Writer::Line(write)) };

const MALFORMED: ReadErrorKind = ReadErrorKind::Malformed { format: "hodoku" };

fn read(text: &str, _: &Expectation) -> Reading {
    let is_puzzle = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let mut puzzles = lines(text).enumerate().filter(|(_, line)| is_puzzle(line)).peekable();
    let is_mine = |line: &str| line.trim().starts_with(':') && line.matches(':').count() >= 5;
    if !puzzles.peek().is_some_and(|(_, line)| is_mine(line)) {
        return Reading::NotThis;
    }
    let mut drafts = Vec::new();
    for (index, line) in puzzles {
        match read_line(line) {
            Ok(draft) => drafts.push(draft),
            Err(error) => return Reading::Broken(error.moved_to(index + 1, 0)),
        }
    }
    Reading::Puzzles(drafts)
}

fn read_line(line: &str) -> Result<Draft, ReadError> {
    let fields: Vec<&str> = line.trim().splitn(6, ':').collect();
    let [_, technique, digits, grid, removed, ..] = fields[..] else {
        return Err(ReadError::of(MALFORMED));
    };
    let step = Step { technique, digits, rest: fields.get(5).copied().unwrap_or_default() };
    if grid.trim().is_empty() {
        return Err(ReadError::of(MALFORMED));
    }
    let before: usize = fields[..3].iter().map(|field| field.chars().count() + 1).sum();
    let classic = Expectation::boxes(Some(crate::BoxShape::CLASSIC));
    let mut draft =
        super::line::read_one(grid, &classic).map_err(|error| error.moved_to(1, before))?;
    if draft.pencil_marks.is_none() && !removed.trim().is_empty() {
        let mut marks = pencil_marks::groups(&draft).map_err(|_| ReadError::of(MALFORMED))?;
        for candidate in removed.split_whitespace() {
            let (digit, cell) =
                parse(candidate, &draft.layout).ok_or_else(|| ReadError::of(MALFORMED))?;
            if draft.entry(cell).digit().is_none() {
                marks[cell.index()].remove(digit);
            }
        }
        draft.pencil_marks = Some(marks);
    }
    draft.remarks.extend(step.to_remark());
    Ok(draft)
}

/// What a line says of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step<'t> {
    technique: &'t str,
    digits: &'t str,
    /// What follows the removed candidates and a colon.
    rest: &'t str,
}

impl<'t> Step<'t> {
    /// No step: the line is a mere position.
    const NONE: Step<'static> = Step { technique: "0000", digits: "x", rest: ":" };

    /// The remark for it, if it says anything.
    fn to_remark(self) -> Option<(Remark, String)> {
        let Step { technique, digits, rest } = self;
        let says_none = |field: &str, none: &str| field.trim().is_empty() || field == none;
        let is_none = says_none(technique, Step::NONE.technique)
            && says_none(digits, Step::NONE.digits)
            && rest.chars().all(|char| char == ':' || char.is_whitespace());
        (!is_none).then(|| (Remark::Comment, format!(":{technique}:{digits}:::{rest}")))
    }

    /// The step in a remark that was made of one.
    fn from_remark(text: &'t str) -> Option<Step<'t>> {
        let fields: Vec<&str> = text.splitn(6, ':').collect();
        let ["", technique, digits, "", "", rest] = fields[..] else { return None };
        let is_code = |char: char| char.is_ascii_digit() || char == '-';
        let is_mine = technique.len() >= 4 && technique.chars().all(is_code);
        (is_mine && !text.contains(['\n', '\r'])).then_some(Step { technique, digits, rest })
    }
}

/// The digit and cell of a candidate written as digit, row and column.
fn parse(candidate: &str, layout: &Layout) -> Option<(Digit, Cell)> {
    let numbers: Option<Vec<usize>> =
        candidate.chars().map(|char| char.to_digit(10).map(|digit| digit as usize)).collect();
    let numbers = numbers?;
    let [digit, row, column] = numbers[..] else { return None };
    let digit = Digit::from_number(digit)?;
    Some((digit, layout.cell(row.checked_sub(1)?, column.checked_sub(1)?)?))
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    super::only_classic(draft)?;
    let left = pencil_marks::groups(draft)?;
    let by_rules = pencil_marks::groups(&Draft { pencil_marks: None, ..draft.clone() })?;
    let mut grid = String::new();
    for entry in &draft.entries {
        grid.extend(matches!(entry, Entry::Placed(_)).then_some('+'));
        grid.push(entry.digit().map_or('.', |digit| Alphabet::FromOne.symbol(digit)));
    }
    let mut removed = Vec::new();
    for cell in draft.layout.cells() {
        for digit in by_rules[cell.index()].without(left[cell.index()]) {
            let (row, column) = (draft.layout.row_of(cell) + 1, draft.layout.column_of(cell) + 1);
            removed.push(format!("{}{row}{column}", digit.number()));
        }
    }
    let mut steps = draft.remarks.iter().filter(|(remark, _)| *remark == Remark::Comment);
    let step = steps.find_map(|(_, text)| Step::from_remark(text));
    let Step { technique, digits, rest } = step.unwrap_or(Step::NONE);
    Ok(format!(":{technique}:{digits}:{grid}:{}:{rest}", removed.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_line_says_of_a_step_is_written_again() {
        let grid =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..+79";
        for (technique, rest) in
            [("0361:4", "411:r7c39 fr3c3:"), ("0702-1:9", "::"), ("0000:x", ":"), ("0000:x", "")]
        {
            let line = format!(":{technique}:{grid}:113 213:{rest}");
            let draft = read_line(&line).expect("a puzzle");
            let again = write(&draft).expect("a classic grid");
            assert_eq!(again.trim_end_matches(':'), line.trim_end_matches(':'));
            assert_eq!(draft.remarks.len(), usize::from(technique != "0000:x"));
            assert_eq!(read_line(&again).expect("a puzzle"), draft);
        }
    }
}
