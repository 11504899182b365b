//! Nonet's own JSON: one object for each puzzle, one after another or in an array.
//!
//! ```json
//! {"puzzle":"53..7….","box":"3x3","alphabet":"from-one","placed":"…4….","pencil_marks":["5","3","124",…],
//!  "remarks":[["title","…"]]}
//! ```
//!
//! Only `puzzle` must be there; it may be a text in any of the formats that are pictures of a grid,
//! or an array of numbers, or of rows. The writer leaves out what is usual for the size, or empty.
//! This format carries everything that a draft has, [rules] included.

use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::fpuzzles::{self, FPUZZLES};
use super::legend::Legend;
use super::token::Symbol;
use super::{Expectation, Format, ReadError, ReadErrorKind, Reading, WriteError, Writer, cells};
use crate::{Alphabet, BoxShape, DigitSet, Draft, Entry, Remark};

pub(super) mod rules;

use rules::Ground;

pub(super) static JSON: Format =
    Format { id: "json", read: Some(read), write: Some(Writer::Whole(write)) };

const ALPHABETS: [(&str, Alphabet); 3] = [
    ("from-one", Alphabet::FromOne),
    ("from-zero", Alphabet::FromZero),
    ("letters", Alphabet::Letters),
];

const REMARKS: [(&str, Remark); 8] = [
    ("title", Remark::Title),
    ("author", Remark::Author),
    ("description", Remark::Description),
    ("comment", Remark::Comment),
    ("date", Remark::Date),
    ("source", Remark::Source),
    ("level", Remark::Level),
    ("url", Remark::Url),
];

/// The most that may stand outside of strings; the largest puzzle has 1296 groups of pencil marks.
const MOST_STRUCTURE: usize = 1 << 20;

/// How much of a name is shown that means nothing.
const LONGEST_NAME: usize = 40;

/// The fields that mean something, see `docs/puzzle.md`.
const FIELDS: [&str; 11] = [
    "puzzle",
    "box",
    "regions",
    "rules",
    "placed",
    "pencil_marks",
    "alphabet",
    "remarks",
    "title",
    "author",
    "f-puzzles",
];

/// The fields that are passed over, as they stand in collections and in answers of Nonet: they say nothing of
/// what the solutions are. Any other may be a rule, or one that is misspelt, and is refused.
const SILENT: [&str; 24] = [
    "solution",
    "solutions",
    "count",
    "limit_reached",
    "unique",
    "level",
    "score",
    "complexity",
    "er",
    "ep",
    "ed",
    "seed",
    "techniques",
    "steps",
    "stats",
    "id",
    "name",
    "date",
    "source",
    "url",
    "comment",
    "description",
    "difficulty",
    "rating",
];

const MALFORMED: ReadErrorKind = ReadErrorKind::Malformed { format: "json" };

fn read(text: &str, expectation: &Expectation) -> Reading {
    if !looks_like_json(text) {
        return Reading::NotThis;
    }
    if is_overloaded(text) {
        return Reading::Broken(ReadError::of(MALFORMED));
    }
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut drafts = Vec::new();
    while let Some(value) = values.next() {
        let result = match value {
            Ok(Value::Array(items)) => {
                items.into_iter().try_for_each(|item| read_value(item, expectation, &mut drafts))
            }
            Ok(value) => read_value(value, expectation, &mut drafts),
            Err(error) => {
                let (line, column) = place(text, error.line(), error.column());
                return Reading::Broken(ReadError::at(MALFORMED, line, column));
            }
        };
        if let Err(error) = result {
            let read_so_far = text.get(..values.byte_offset()).unwrap_or(text);
            let line = read_so_far.matches('\n').count() + 1;
            return Reading::Broken(ReadError { line: Some(line), ..error });
        }
    }
    if drafts.is_empty() {
        let missing = ReadErrorKind::Missing { format: JSON.id, field: "puzzle" };
        return Reading::Broken(ReadError::of(missing));
    }
    Reading::Puzzles(drafts)
}

/// Whether a text has so much between its strings that its values would take many times its room in
/// memory. No puzzle does; a collection does not, either, if it has one object to a line.
fn is_overloaded(text: &str) -> bool {
    let is_object = |line: &str| {
        let line = line.trim();
        line.is_empty() || (is_light(line) && line.starts_with('{') && line.ends_with('}'))
    };
    !is_light(text) && !text.lines().all(is_object)
}

/// Whether a text has less than [`MOST_STRUCTURE`] outside of its strings.
fn is_light(text: &str) -> bool {
    let (mut outside, mut is_string, mut is_escaped) = (0, false, false);
    text.len() < MOST_STRUCTURE
        || text.bytes().all(|byte| {
            outside += usize::from(!is_string || byte == b'"');
            is_string ^= byte == b'"' && !is_escaped;
            is_escaped = is_string && byte == b'\\' && !is_escaped;
            outside < MOST_STRUCTURE
        })
}

/// Where the parser stopped, by 1-based line and column. Its column 0 is the line break before the
/// line, which people see as the end of the line above.
fn place(text: &str, line: usize, column: usize) -> (usize, usize) {
    if column > 0 || line < 2 {
        return (line, column.max(1));
    }
    let above = text.split('\n').nth(line - 2).unwrap_or_default();
    (line - 1, above.trim_end_matches('\r').chars().count() + 1)
}

/// Whether a text begins as an object does, or an array of objects; a pencil mark in braces does
/// neither.
pub(super) fn looks_like_json(text: &str) -> bool {
    let text = text.trim_start();
    let inner = text.strip_prefix('[').map_or(text, str::trim_start);
    inner.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
}

fn read_value(
    value: Value,
    expectation: &Expectation,
    drafts: &mut Vec<Draft>,
) -> Result<(), ReadError> {
    let missing = ReadErrorKind::Missing { format: JSON.id, field: "puzzle" };
    let Value::Object(fields) = value else { return Err(ReadError::of(missing)) };
    let puzzle = fields.get("puzzle").ok_or_else(|| ReadError::of(missing))?;
    drafts.push(read_object(puzzle, &fields, expectation)?);
    Ok(())
}

fn read_object(
    puzzle: &Value,
    fields: &Map<String, Value>,
    expectation: &Expectation,
) -> Result<Draft, ReadError> {
    let malformed = |field: &str| ReadError::of(MALFORMED).within(field);
    let is_known = |field: &str| FIELDS.contains(&field) || SILENT.contains(&field);
    if let Some(unknown) = fields.keys().find(|field| !is_known(field)) {
        return Err(malformed(&shortened(unknown)));
    }
    let mut expectation = *expectation;
    let text = grid_text(puzzle).ok_or_else(|| malformed("puzzle"))?;
    let ground = Ground::read(fields, &text, &mut expectation)?;
    let alphabet = match fields.get("alphabet") {
        Some(name) => {
            let known = ALPHABETS.iter().find(|(known, _)| name.as_str() == Some(known));
            Some(known.ok_or_else(|| malformed("alphabet"))?.1)
        }
        None => None,
    };
    let mut draft = match alphabet {
        Some(alphabet) => read_as(&text, alphabet, &expectation)?,
        None => super::read_plain(&text, &expectation)?,
    };
    let shape = draft.layout.box_shape();
    let legend = Legend::of(draft.alphabet, draft.layout.size());
    if let Some(placed) = fields.get("placed") {
        let placed = placed.as_str().ok_or_else(|| malformed("placed"))?;
        if placed.chars().count() != draft.entries.len() {
            return Err(ReadError::cell_count(placed.chars().count(), shape).within("placed"));
        }
        for (entry, char) in draft.entries.iter_mut().zip(placed.chars()) {
            match (entry.digit(), legend.digit(char)) {
                (None, Some(digit)) => *entry = Entry::Placed(digit),
                (_, None) if !cells::is_blank(char) && char != cells::MARKED => {
                    return Err(ReadError::of(legend.unknown(char)).within("placed"));
                }
                _ => {}
            }
        }
    }
    if let Some(marks) = fields.get("pencil_marks") {
        let marks = marks.as_array().ok_or_else(|| malformed("pencil_marks"))?;
        if marks.len() != draft.entries.len() {
            return Err(ReadError::cell_count(marks.len(), shape).within("pencil_marks"));
        }
        let group = |(index, mark): (usize, &Value)| {
            let digits = |text: &str| text.chars().map(|char| legend.digit(char)).collect();
            let digits: Option<DigitSet> = mark.as_str().and_then(digits);
            digits.ok_or_else(|| malformed(&format!("pencil_marks[{index}]")))
        };
        draft.pencil_marks = Some(marks.iter().enumerate().map(group).collect::<Result<_, _>>()?);
    }
    if let Some(remarks) = fields.get("remarks") {
        let remarks = remarks.as_array().ok_or_else(|| malformed("remarks"))?;
        let remark = |(index, pair): (usize, &Value)| {
            remark(pair).ok_or_else(|| malformed(&format!("remarks[{index}]")))
        };
        draft.remarks = remarks.iter().enumerate().map(remark).collect::<Result<_, _>>()?;
    }
    for (name, remark) in [("title", Remark::Title), ("author", Remark::Author)] {
        if let Some(text) = fields.get(name) {
            let text = text.as_str().ok_or_else(|| malformed(name))?;
            draft.remarks.push((remark, text.to_owned()));
        }
    }
    ground.apply(fields, &mut draft)?;
    if let Some(document) = fields.get(FPUZZLES.id) {
        let document = document.as_object().ok_or_else(|| malformed(FPUZZLES.id))?;
        draft.foreign = Some(fpuzzles::keep(document));
    }
    Ok(draft)
}

fn read_as(text: &str, alphabet: Alphabet, expectation: &Expectation) -> Result<Draft, ReadError> {
    let count = text.chars().count();
    let Some(shape) = expectation.shape_for_cells(count) else {
        return Err(ReadError::cell_count(count, expectation.box_shape));
    };
    let symbol = |(index, char)| Symbol { char, placed: false, line: 1, column: index + 1 };
    let symbols: Vec<_> = text.chars().enumerate().map(symbol).collect();
    cells::from_symbols_as(&symbols, shape, Legend::of(alphabet, shape.size()))
}

/// The text of a puzzle; an array becomes its numbers with blanks between them.
fn grid_text(puzzle: &Value) -> Option<String> {
    match puzzle {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null => Some(String::from("0")),
        Value::Array(items) => {
            let texts: Option<Vec<String>> = items.iter().map(grid_text).collect();
            let rows = items.iter().any(Value::is_array);
            Some(texts?.join(if rows { "\n" } else { " " }))
        }
        Value::Bool(_) | Value::Object(_) => None,
    }
}

/// A name that may be as long as the text it comes from, as it is shown.
pub(super) fn shortened(name: &str) -> String {
    name.chars().take(LONGEST_NAME).filter(|char| !char.is_control()).collect()
}

fn remark(pair: &Value) -> Option<(Remark, String)> {
    let [kind, text] = &pair.as_array()?[..] else { return None };
    let (_, remark) = REMARKS.iter().find(|(name, _)| kind.as_str() == Some(name))?;
    Some((*remark, text.as_str()?.to_owned()))
}

pub(super) fn write(draft: &Draft) -> Result<String, WriteError> {
    let size = draft.layout.size();
    let symbol = |digit| draft.alphabet.symbol(digit);
    if size > draft.alphabet.capacity() {
        return Err(WriteError::Ambiguous);
    }
    let puzzle: String = draft
        .entries
        .iter()
        .map(|entry| match entry {
            Entry::Given(digit) => symbol(*digit),
            Entry::Marked => cells::MARKED,
            Entry::Empty | Entry::Placed(_) => '.',
        })
        .collect();
    // The fields stand in the order in which a person wants to see them.
    let mut fields = vec![("puzzle", json!(puzzle))];
    let shape = draft.layout.box_shape();
    if let Some(shape) = shape.filter(|&shape| BoxShape::for_size(size) != Some(shape)) {
        fields.push(("box", json!(shape.to_string())));
    }
    fields.extend(rules::write(draft));
    if let Some(foreign) = &draft.foreign {
        fields.push((foreign.format, Value::Object(foreign.document.clone())));
    }
    // The characters alone may leave open which alphabet they are from.
    if size > 9 || draft.alphabet != Alphabet::FromOne {
        let name = ALPHABETS.iter().find(|(_, alphabet)| *alphabet == draft.alphabet);
        fields.extend(name.map(|(name, _)| ("alphabet", json!(name))));
    }
    if draft.entries.iter().any(|entry| matches!(entry, Entry::Placed(_))) {
        let placed = draft.entries.iter().map(|entry| match entry {
            Entry::Placed(digit) => symbol(*digit),
            _ => '.',
        });
        fields.push(("placed", json!(placed.collect::<String>())));
    }
    if let Some(marks) = &draft.pencil_marks {
        let group = |marks: &DigitSet| marks.iter().map(symbol).collect::<String>();
        fields.push(("pencil_marks", json!(marks.iter().map(group).collect::<Vec<_>>())));
    }
    if !draft.remarks.is_empty() {
        let pair = |(remark, text): &(Remark, String)| {
            let name = REMARKS.iter().find(|(_, known)| known == remark).map(|(name, _)| name);
            json!([name, text])
        };
        fields.push(("remarks", json!(draft.remarks.iter().map(pair).collect::<Vec<_>>())));
    }
    let text = serde_json::to_string(&Fields(fields));
    Ok(text.expect("texts and arrays of texts can always be written"))
}

/// The fields of an object, in the order in which they are written.
struct Fields(Vec<(&'static str, Value)>);

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
