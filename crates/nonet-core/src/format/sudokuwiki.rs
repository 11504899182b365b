//! `SudokuWiki`'s addresses: what follows `bd=`.
//!
//! That is 81 digits, or 162 characters that hold the candidates of each cell:
//!
//! ```text
//! two characters a cell, a number to base 32:   9 8 7 6 5 4 3 2 1 given
//!                                               1 bit for each candidate, lowest last
//! ```
//!
//! A cell with one candidate that is not given counts as placed by the player, as the site itself
//! has it. The later strings that begin with a letter, the size and a version (`S9B…`) are not read.

use super::{Expectation, Format, ReadError, ReadErrorKind, Reading};
use crate::{BoxShape, DigitSet, Draft, Entry, Layout};

pub(super) static SUDOKUWIKI: Format = Format { id: "sudokuwiki", read: Some(read), write: None };

fn read(text: &str, _: &Expectation) -> Reading {
    let text = text.trim();
    // An address is one word, and not a long one.
    if text.len() > 4096 || text.contains(char::is_whitespace) {
        return Reading::NotThis;
    }
    let result = match text.rsplit_once("bd=") {
        Some((_, value)) => {
            let value = value.split(['&', '#', '"']).next().unwrap_or_default();
            from_value(value)
        }
        None if is_packed(text) => unpack(text),
        None if is_versioned(text) && text.len() == 165 => Err(ReadError::of(UNKNOWN)),
        None => return Reading::NotThis,
    };
    match result {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(error) => Reading::Broken(error),
    }
}

const UNKNOWN: ReadErrorKind = ReadErrorKind::UnknownVersion { format: "sudokuwiki" };

fn from_value(value: &str) -> Result<Draft, ReadError> {
    if is_packed(value) {
        unpack(value)
    } else if is_versioned(value) {
        Err(ReadError::of(UNKNOWN))
    } else {
        let classic = Expectation::boxes(Some(BoxShape::CLASSIC));
        let whole = super::line::read_one(value, &classic);
        whole.map_err(|error| ReadError { line: None, column: None, ..error })
    }
}

/// Whether it is 162 digits to base 32, not all of them decimal.
fn is_packed(value: &str) -> bool {
    value.len() == 162
        && value.chars().all(|char| char.is_digit(32) && !char.is_ascii_uppercase())
        && value.chars().any(|char| char.is_ascii_alphabetic())
}

/// Whether it begins as the strings with a version do: a letter, a size, a capital letter.
fn is_versioned(value: &str) -> bool {
    matches!(value.as_bytes(), [b'A'..=b'Z', b'1'..=b'9', b'A'..=b'Z', ..])
}

fn unpack(value: &str) -> Result<Draft, ReadError> {
    let mut draft = Draft::empty(Layout::classic());
    let mut marks = Vec::with_capacity(81);
    for (pair, entry) in value.as_bytes().chunks(2).zip(&mut draft.entries) {
        let number = pair.iter().try_fold(0, |number, &byte| {
            char::from(byte).to_digit(32).map(|digit| number * 32 + u64::from(digit))
        });
        let number = number
            .ok_or_else(|| ReadError::of(ReadErrorKind::Malformed { format: SUDOKUWIKI.id }))?;
        let candidates = DigitSet::from_mask(number >> 1);
        match (candidates.only(), number & 1) {
            (Some(digit), 1) => *entry = Entry::Given(digit),
            (Some(digit), _) => *entry = Entry::Placed(digit),
            _ => {}
        }
        marks.push(candidates);
    }
    if marks.iter().any(|group| group.len() != 1) {
        draft.pencil_marks = Some(marks);
    }
    Ok(draft)
}
