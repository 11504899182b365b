//! `OpenSudoku`'s XML: a document with games, in folders or not.
//!
//! ```text
//! <opensudoku version="2">
//!   <folder name="…"> <game data="…" note="…"/> … </folder>
//! ```
//!
//! `data` is 81 digits, or `version: N` and for each cell `value|notes|editable|`, where the notes
//! are numbers with commas (version 1) or a sum of bits (2 and 3; in 4 a second set follows). A
//! digit in a cell that is not editable is given. What a player has noted does not restrict a cell,
//! so that notes are left out.
//!
//! Remarks are read from elements (`name`, `author`, `description`, `comment`, `created`, `source`,
//! `level`, `sourceURL`) and from a game's `note`.
//!
//! Written is version 2, as every release of `OpenSudoku` imports it: one folder, which must have a
//! name and a time, around all games. The first comment becomes the game's `note`, which the player
//! sees there, and an empty `<comment/>` shows its place among the other remarks; these are elements
//! inside of their game, where `OpenSudoku` overlooks them. Empty remarks, and characters that XML
//! cannot hold, are lost. Marked cells are written as empty.

use roxmltree::{Document, Node};

use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer};
use crate::{Alphabet, Digit, Draft, Entry, Layout, Remark};

pub(super) static OPENSUDOKU: Format =
    Format { id: "opensudoku", read: Some(read), write: Some(Writer::Document(write)) };

const MALFORMED: ReadErrorKind = ReadErrorKind::Malformed { format: "opensudoku" };

/// An element of `OpenSudoku` has six attributes at most.
const MOST_ATTRIBUTES: usize = 64;

/// Longer remarks of a whole document are cut: they are repeated for each of its games.
const LONGEST_COMMON_REMARK: usize = 500;

/// The elements for remarks.
const ELEMENTS: [(&str, Remark); 8] = [
    ("name", Remark::Title),
    ("author", Remark::Author),
    ("description", Remark::Description),
    ("comment", Remark::Comment),
    ("created", Remark::Date),
    ("source", Remark::Source),
    ("level", Remark::Level),
    ("sourceURL", Remark::Url),
];

fn read(text: &str, _: &Expectation) -> Reading {
    let (before, text) = text.split_at(text.len() - text.trim_start().len());
    let lines_before = before.matches('\n').count();
    if !text.starts_with('<') || !text.contains("<opensudoku") {
        return Reading::NotThis;
    }
    if is_overloaded(text) {
        return Reading::Broken(ReadError::of(MALFORMED));
    }
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let position = error.pos();
            let (line, column) = (lines_before + position.row as usize, position.col as usize);
            return Reading::Broken(ReadError::at(MALFORMED, line, column));
        }
    };
    let root = document.root_element();
    if root.tag_name().name() != "opensudoku" {
        return Reading::NotThis;
    }
    let common = common_remarks(root);
    let mut drafts = Vec::new();
    for game in root.descendants().filter(|node| node.tag_name().name() == "game") {
        let mut draft = match read_game(game) {
            Ok(draft) => draft,
            Err(error) => {
                let line = document.text_pos_at(game.range().start).row as usize;
                return Reading::Broken(error.moved_to(lines_before + line, 0));
            }
        };
        draft.remarks.splice(..0, common.iter().cloned());
        draft.remarks.extend(remarks_of(game));
        drafts.push(draft);
    }
    if drafts.is_empty() {
        let missing = ReadErrorKind::Missing { format: OPENSUDOKU.id, field: "game" };
        return Reading::Broken(ReadError::of(missing));
    }
    Reading::Puzzles(drafts)
}

/// Whether an element has more attributes, or the document more namespaces, than any program writes.
/// The parser compares each with all others, so that a small text could keep it busy for minutes.
fn is_overloaded(text: &str) -> bool {
    let mut namespaces = 0;
    tags(text).any(|tag| {
        // The values of attributes hold whatever people say.
        let names: Vec<&str> = outside_quotes(tag).collect();
        let count = |sign: &str| names.iter().map(|name| name.matches(sign).count()).sum::<usize>();
        namespaces += count("xmlns");
        count("=") > MOST_ATTRIBUTES || namespaces > MOST_ATTRIBUTES
    })
}

/// The tags of a document, each from its bracket to the text after it; comments and the like, in which
/// quotes and brackets mean nothing, are passed over.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    const PASSED_OVER: [(&str, &str); 3] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            rest = &rest[rest.find('<')?..];
            match PASSED_OVER.iter().find(|(start, _)| rest.starts_with(start)) {
                Some((_, end)) => rest = &rest[rest.find(end)? + end.len()..],
                None => break,
            }
        }
        let tag = &rest[..end_of_tag(rest)];
        rest = &rest[tag.len()..];
        Some(tag)
    })
}

/// Where the tag at the beginning of a text ends.
fn end_of_tag(text: &str) -> usize {
    let mut quote = None;
    let end = text.find(|char| {
        match (quote, char) {
            (None, '"' | '\'') => quote = Some(char),
            (Some(open), _) if open == char => quote = None,
            _ => {}
        }
        quote.is_none() && char == '>'
    });
    end.unwrap_or(text.len())
}

/// The parts of a tag that are no values of attributes.
fn outside_quotes(tag: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(tag);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(start) = text.find(['"', '\'']) else {
            rest = None;
            return Some(text);
        };
        let (outside, quoted) = text.split_at(start);
        let (quote, value) = quoted.split_at(1);
        rest = value.split_once(quote).map(|(_, after)| after);
        Some(outside)
    })
}

/// The remarks of the whole document.
fn common_remarks(root: Node<'_, '_>) -> Vec<(Remark, String)> {
    let mut remarks = elements_in(root);
    for (_, text) in &mut remarks {
        *text = text.chars().take(LONGEST_COMMON_REMARK).collect();
    }
    remarks.retain(|(_, text)| !text.is_empty());
    remarks
}

/// The remarks of a game: its note stands where an empty comment is, or last.
fn remarks_of(game: Node<'_, '_>) -> Vec<(Remark, String)> {
    let mut remarks = elements_in(game);
    if let Some(note) = game.attribute("note") {
        let note = (Remark::Comment, note.to_owned());
        let is_place =
            |(remark, text): &(Remark, String)| *remark == Remark::Comment && text.is_empty();
        match remarks.iter().position(is_place) {
            Some(place) => remarks[place] = note,
            None => remarks.push(note),
        }
    }
    remarks.retain(|(_, text)| !text.is_empty());
    remarks
}

/// The elements of a node that are remarks.
fn elements_in(node: Node<'_, '_>) -> Vec<(Remark, String)> {
    let remark = |child: Node<'_, '_>| {
        let (_, remark) = ELEMENTS.iter().find(|(name, _)| child.has_tag_name(*name))?;
        Some((*remark, child.children().filter_map(|part| part.text()).collect()))
    };
    node.children().filter_map(remark).collect()
}

fn read_game(game: Node<'_, '_>) -> Result<Draft, ReadError> {
    let data = game.attribute("data");
    let missing = ReadErrorKind::Missing { format: OPENSUDOKU.id, field: "data" };
    let data = data.ok_or_else(|| ReadError::of(missing))?.trim();
    let classic = Expectation::boxes(Some(crate::BoxShape::CLASSIC));
    match data.strip_prefix("version:") {
        Some(versioned) => read_cells(versioned),
        None => super::line::read_one(data, &classic)
            .map_err(|error| ReadError { column: None, ..error }),
    }
}

/// Reads `N` and the cells after it; XML turns the line break between them into a blank.
fn read_cells(versioned: &str) -> Result<Draft, ReadError> {
    let versioned = versioned.trim_start();
    let (version, cells) = versioned.split_once([' ', '\n', '\r', '\t']).unwrap_or((versioned, ""));
    let width = match version {
        "1" | "2" | "3" => 3,
        "4" => 4,
        _ => return Err(ReadError::of(ReadErrorKind::UnknownVersion { format: OPENSUDOKU.id })),
    };
    let fields: Vec<&str> =
        cells.trim().trim_end_matches('|').split('|').take(81 * 4 + 1).collect();
    if fields.len() != 81 * width {
        return Err(ReadError::cell_count(fields.len() / width, Some(crate::BoxShape::CLASSIC)));
    }
    let mut draft = Draft::empty(Layout::classic());
    for (fields, entry) in fields.chunks(width).zip(&mut draft.entries) {
        let value = fields[0].trim().parse::<usize>().ok().filter(|&value| value <= 9);
        let value = value.ok_or_else(|| ReadError::of(MALFORMED))?;
        if let Some(digit) = Digit::from_number(value) {
            let editable = fields[width - 1].trim() == "1";
            *entry = if editable { Entry::Placed(digit) } else { Entry::Given(digit) };
        }
    }
    Ok(draft)
}

fn write(drafts: &[Draft]) -> Result<String, WriteError> {
    let title = |draft: &Draft| {
        let remarks = draft.remarks.iter();
        remarks.clone().find(|(remark, _)| *remark == Remark::Title).map(|(_, text)| escape(text))
    };
    let folder = drafts.first().and_then(title).filter(|title| !title.trim().is_empty());
    let mut text =
        String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n");
    text.extend(["  <folder name=\"", folder.as_deref().unwrap_or("Nonet"), "\" created=\"0\">\n"]);
    for draft in drafts {
        super::only_classic(draft)?;
        if draft.pencil_marks.is_some() {
            return Err(WriteError::NoPencilMarks);
        }
        text.extend(["    <game created=\"0\" data=\"", &data(draft), "\""]);
        let remarks: Vec<(Remark, String)> =
            draft.remarks.iter().map(|(remark, text)| (*remark, escape(text))).collect();
        let is_note =
            |(remark, text): &&(Remark, String)| *remark == Remark::Comment && !text.is_empty();
        let note = remarks.iter().find(is_note);
        if let Some((_, note)) = note {
            text.extend([" note=\"", note, "\""]);
        }
        if remarks.iter().all(|remark| Some(remark) == note) {
            text.push_str("/>\n");
            continue;
        }
        text.push_str(">\n");
        let mut note = note;
        for remark in remarks.iter().filter(|(_, content)| !content.is_empty()) {
            let (name, _) =
                ELEMENTS.iter().find(|(_, known)| *known == remark.0).expect("all remarks");
            let content = note.take_if(|note| *note == remark).map_or(&*remark.1, |_| "");
            text.extend(["      <", name, ">", content, "</", name, ">\n"]);
        }
        text.push_str("    </game>\n");
    }
    text.push_str("  </folder>\n</opensudoku>\n");
    Ok(text)
}

/// The digits; with digits placed by the player, the cells in version 3.
fn data(draft: &Draft) -> String {
    let value = |entry: &Entry| entry.digit().map_or('0', |digit| Alphabet::FromOne.symbol(digit));
    if !draft.entries.iter().any(|entry| matches!(entry, Entry::Placed(_))) {
        return draft.entries.iter().map(value).collect();
    }
    let cell = |entry: &Entry| {
        let editable = u8::from(!matches!(entry, Entry::Given(_)));
        format!("{}|0|{editable}|", value(entry))
    };
    let cells: String = draft.entries.iter().map(cell).collect();
    format!("version: 3&#10;{cells}")
}

/// Text for an element or an attribute. Characters that XML cannot hold are left out, as there is no
/// way to write them; tabs and line breaks are written so that they survive in either.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\r' => escaped.push_str("&#13;"),
            '\n' => escaped.push_str("&#10;"),
            '\t' => escaped.push_str("&#9;"),
            ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'.. => {
                escaped.push(char);
            }
            _ => {}
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_is_what_opensudoku_imports() {
        let mut draft = Draft::empty(Layout::classic());
        let document = |draft: &Draft| {
            let text = write(std::slice::from_ref(draft)).expect("a classic grid");
            text.lines().map(str::trim).collect::<Vec<_>>()[1..].join("\n")
        };
        let zeros = "0".repeat(81);
        assert_eq!(
            document(&draft),
            format!(
                "<opensudoku version=\"2\">\n<folder name=\"Nonet\" created=\"0\">\n\
                 <game created=\"0\" data=\"{zeros}\"/>\n</folder>\n</opensudoku>"
            )
        );
        draft.remarks = vec![
            (Remark::Title, "A \"B\"".to_owned()),
            (Remark::Comment, "one\ntwo".to_owned()),
            (Remark::Comment, "three".to_owned()),
        ];
        assert_eq!(
            document(&draft),
            format!(
                "<opensudoku version=\"2\">\n<folder name=\"A &quot;B&quot;\" created=\"0\">\n\
                 <game created=\"0\" data=\"{zeros}\" note=\"one&#10;two\">\n\
                 <name>A &quot;B&quot;</name>\n<comment></comment>\n<comment>three</comment>\n\
                 </game>\n</folder>\n</opensudoku>"
            )
        );
    }

    #[test]
    fn a_broken_game_is_reported_with_its_line() {
        let text = "\n<opensudoku>\n<game data=\"12\"/>\n</opensudoku>";
        let Reading::Broken(error) = read(text, &Expectation::default()) else { panic!("broken") };
        assert_eq!(error.line, Some(3));
        assert_eq!(error.kind, ReadErrorKind::CellCount { found: 2, nearest: 81 });
    }
}
