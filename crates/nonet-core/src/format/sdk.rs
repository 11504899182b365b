//! `.sdk`: rows of characters with remarks before them, as `SadMan` and `SudoCue` have it.
//!
//! ```text
//! #AAuthor #DDescription #CComment #BDate #SSource #LLevel #UAddress    one to a line
//! [Puzzle]                                                              may be left out
//! 53..7....
//! [State]                                                               digits placed so far
//! 534.7....
//! ```
//!
//! Digits placed by the player are written in a `[State]`; marked cells are written as empty, and a
//! title, for which there is no letter, is not written. A remark of several lines becomes several.

use super::text::lines;
use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer};
use crate::{Draft, Entry, Remark};

pub(super) static SDK: Format =
    Format { id: "sdk", read: Some(read), write: Some(Writer::Block(write)) };

/// The letters for remarks.
const LETTERS: [(char, Remark); 7] = [
    ('A', Remark::Author),
    ('D', Remark::Description),
    ('C', Remark::Comment),
    ('B', Remark::Date),
    ('S', Remark::Source),
    ('L', Remark::Level),
    ('U', Remark::Url),
];

/// A part of the file, and what lies before it blanked out, so that lines keep their numbers.
struct Section {
    name: String,
    text: String,
}

fn read(text: &str, expectation: &Expectation) -> Reading {
    let is_mine = lines(text).any(|line| line.starts_with('#') || section_name(line).is_some());
    if !is_mine {
        return Reading::NotThis;
    }
    let (sections, remarks) = split(text);
    let section = |name: &str| sections.iter().find(|section| section.name == name);
    let Some(puzzle) = section("puzzle").or(section("")) else {
        let is_named = lines(text).any(|line| section_name(line).is_some());
        let missing = ReadErrorKind::Missing { format: SDK.id, field: "[Puzzle]" };
        let kind = if is_named { missing } else { ReadErrorKind::Empty };
        return Reading::Broken(ReadError::of(kind));
    };
    let mut draft = match super::read_plain(&puzzle.text, expectation) {
        Ok(draft) => draft,
        Err(error) => return Reading::Broken(error),
    };
    if let Some(state) = section("state") {
        let shape = Expectation::boxes(draft.layout.box_shape());
        let state = match super::read_plain(&state.text, &shape) {
            Ok(state) => state,
            Err(error) => return Reading::Broken(error),
        };
        if draft.digit_count() == 0 {
            draft.alphabet = state.alphabet;
        }
        for (entry, now) in draft.entries.iter_mut().zip(&state.entries) {
            if let (None, Some(digit)) = (entry.digit(), now.digit()) {
                *entry = Entry::Placed(digit);
            }
        }
    }
    draft.remarks = remarks;
    Reading::Puzzles(vec![draft])
}

fn split(text: &str) -> (Vec<Section>, Vec<(Remark, String)>) {
    let mut sections = vec![Section { name: String::new(), text: String::new() }];
    let mut remarks = Vec::new();
    for (index, line) in lines(text).enumerate() {
        let section = sections.last_mut().expect("there is a section from the start");
        if let Some(remark) = line.strip_prefix('#') {
            remarks.extend(remark_in(remark));
            section.text.push('\n');
        } else if let Some(name) = section_name(line) {
            // A file of nothing but section names would otherwise grow with its square.
            if sections.len() < 8 {
                sections.push(Section { name, text: "\n".repeat(index + 1) });
            }
        } else {
            section.text.push_str(line);
            section.text.push('\n');
        }
    }
    sections.retain(|section| !section.text.trim().is_empty());
    (sections, remarks)
}

/// The name in `[Name]`, in small letters.
pub(super) fn section_name(line: &str) -> Option<String> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = !name.is_empty() && name.chars().all(|char| char.is_ascii_alphabetic());
    is_name.then(|| name.to_ascii_lowercase())
}

/// The remark in a line that began with `#`; one without a known letter is a comment.
fn remark_in(text: &str) -> Option<(Remark, String)> {
    let known = LETTERS.iter().find_map(|&(letter, remark)| {
        text.strip_prefix(letter).map(|text| (remark, text.to_owned()))
    });
    known.or_else(|| {
        let comment = text.trim();
        (!comment.is_empty()).then(|| (Remark::Comment, comment.to_owned()))
    })
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    let size = draft.layout.size();
    let mut text = String::new();
    for (remark, content) in &draft.remarks {
        let letter = LETTERS.iter().find(|(_, known)| known == remark);
        for line in letter.iter().flat_map(|_| content.split(['\n', '\r'])) {
            text.extend(letter.map(|(letter, _)| format!("#{letter}{line}\n")));
        }
    }
    let is_placed = |entry: &Entry| matches!(entry, Entry::Placed(_));
    let rows = |draft: &Draft| -> Result<String, WriteError> {
        let line: Vec<char> = super::line::write_cells(draft, '.')?.chars().collect();
        Ok(line.chunks(size).map(|row| row.iter().collect::<String>() + "\n").collect())
    };
    if !draft.entries.iter().any(is_placed) {
        return Ok(text + &rows(draft)?);
    }
    let mut givens = draft.clone();
    for entry in givens.entries.iter_mut().filter(|entry| is_placed(entry)) {
        *entry = Entry::Empty;
    }
    let both = format!("[Puzzle]\n{}[State]\n{}", rows(&givens)?, rows(draft)?);
    Ok(text + &both)
}
