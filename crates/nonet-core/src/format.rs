//! Text formats: what a puzzle looks like on paper, in files and on clipboards.
//!
//! A [`Format`] is a static with a name, a reader and a writer, either of which it may lack. To add
//! one, write one file here with such a static, its `mod` line, and one line in [`ALL`]. Which format a text is
//! in is decided by its content: the readers are asked in the order of [`ALL`], the strictest first,
//! and each says whether the text is its own, is not, or would be but for an error.
//!
//! | id | is told by |
//! |---|---|
//! | `f-puzzles` | an object with a `grid` of rows, or a link with such an object |
//! | `json` | an object with a `puzzle`, or several |
//! | `opensudoku` | XML with an `<opensudoku>` |
//! | `hodoku` | lines that begin with a colon and have five more |
//! | `sudokuwiki` | one word with `bd=`, or 162 characters to base 32 |
//! | `sdm` | several lines, each a puzzle of its own |
//! | `sdk` | a line that begins with `#`, or is `[Puzzle]` |
//! | `csv` | lines of short fields with commas, semicolons or tabs |
//! | `pencil-marks`, `sdx` | a group of digits for each cell |
//! | `nine-line` | N lines of N numbers with blanks between |
//! | `grid` | N rows of N characters, drawn with borders or not |
//! | `line` | as many characters as a grid has cells |
//!
//! Puzzles of several lines may stand one below the other, with blank lines between them.
//!
//! What is written can be read again and gives the same puzzle, or the writer refuses; what a
//! format has no place for and leaves out (marked cells, which digits the player placed, remarks)
//! its own page says. Boxes of an unusual shape are carried by `json`, and drawn by `grid` and
//! `pencil-marks` if they have several rows and columns; to read them from another format one must
//! expect them.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "what a caller knows of a text may become more than fits a register"
)]

use crate::box_shape::BoxShape;
use crate::layout::Layout;
use crate::puzzle::{Draft, Entry};
use crate::rule::Variants;

mod blocks;
mod borders;
mod cells;
mod csv;
mod diagnose;
mod error;
mod fpuzzles;
mod grid;
mod hashes;
mod hodoku;
mod json;
mod legend;
mod line;
mod nine_line;
mod numbers;
mod opensudoku;
mod pencil_marks;
mod sdk;
mod sdm;
mod sdx;
mod sheet;
mod spaces;
mod sudokuwiki;
mod text;
mod token;
mod window;

pub use error::{ReadError, ReadErrorKind, WriteError};
pub use grid::draw_grid;

/// Every format, in the order in which readers are asked.
pub static ALL: &[&Format] = &[
    &fpuzzles::FPUZZLES,
    &fpuzzles::LINK,
    &json::JSON,
    &opensudoku::OPENSUDOKU,
    &hodoku::HODOKU,
    &sudokuwiki::SUDOKUWIKI,
    &sdm::SDM,
    &sdk::SDK,
    &csv::CSV,
    &sdx::SDX,
    &pencil_marks::PENCIL_MARKS,
    &nine_line::NINE_LINE,
    &grid::GRID,
    &line::LINE,
];

/// The formats that are pictures of one grid, and may stand inside of others.
static PLAIN: &[&Format] =
    &[&csv::CSV, &pencil_marks::PENCIL_MARKS, &nine_line::NINE_LINE, &grid::GRID, &line::LINE];

/// A text format.
#[derive(Debug)]
pub struct Format {
    /// Its name, as `--to` takes it.
    pub id: &'static str,
    /// Reads texts in this format, if Nonet can.
    pub read: Option<Reader>,
    /// Writes puzzles in this format, if Nonet can.
    pub write: Option<Writer>,
}

/// Reads a text, if it is in a certain format.
pub type Reader = fn(&str, &Expectation) -> Reading;

/// Writes puzzles in a certain format.
#[derive(Clone, Copy, Debug)]
pub enum Writer {
    /// One line for each puzzle; the result has no line break.
    Line(fn(&Draft) -> Result<String, WriteError>),
    /// Several lines for each puzzle, with a blank line between two; the result ends with a line break.
    Block(fn(&Draft) -> Result<String, WriteError>),
    /// One document for all puzzles; the result ends with a line break.
    Document(fn(&[Draft]) -> Result<String, WriteError>),
    /// One line for each puzzle with everything that a draft has, rules included. All others take
    /// only layouts that have nothing but boxes.
    Whole(fn(&Draft) -> Result<String, WriteError>),
}

/// What the caller knows about a text before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expectation {
    /// The shape of the boxes, in every format; otherwise the text says it, or it follows from the
    /// number of cells.
    pub box_shape: Option<BoxShape>,
    /// Rules that the puzzle has besides those that the text says.
    pub variants: Variants,
}

impl Expectation {
    /// That the boxes have this shape.
    pub fn boxes(box_shape: Option<BoxShape>) -> Expectation {
        Expectation { box_shape, ..Expectation::default() }
    }

    /// The boxes of a grid of this size, if it is one that may come.
    fn shape_for(&self, size: usize) -> Option<BoxShape> {
        match self.box_shape {
            Some(shape) => Some(shape).filter(|shape| shape.size() == size),
            None => BoxShape::for_size(size),
        }
    }

    /// The boxes of a grid with so many cells.
    fn shape_for_cells(&self, count: usize) -> Option<BoxShape> {
        let size = count.isqrt();
        self.shape_for(size).filter(|_| size * size == count)
    }

    /// The boxes of a grid whose cells have so many pencil marks together.
    fn shape_for_cube(&self, count: usize) -> Option<BoxShape> {
        let size = (1..=crate::MAX_SIZE).find(|size| size.pow(3) == count)?;
        self.shape_for(size)
    }
}

/// What a reader says of a text.
#[derive(Debug)]
pub enum Reading {
    /// The text is in another format.
    NotThis,
    /// The text is in this format and holds these puzzles, at least one.
    Puzzles(Vec<Draft>),
    /// The text is meant to be in this format, and is wrong.
    Broken(ReadError),
}

impl Format {
    /// The format with this name.
    pub fn by_id(id: &str) -> Option<&'static Format> {
        ALL.iter().copied().find(|format| format.id == id)
    }
}

impl Writer {
    /// Writes several puzzles into one text, which ends with a line break.
    ///
    /// # Errors
    /// If one of the puzzles has something that the format cannot hold.
    pub fn write_all(self, drafts: &[Draft]) -> Result<String, WriteError> {
        let carries_rules = matches!(self, Writer::Whole(_));
        let has_rules =
            |draft: &Draft| !draft.layout.is_plain() || !draft.unknown_rules().is_empty();
        if !carries_rules && drafts.iter().any(has_rules) {
            return Err(WriteError::NoRules);
        }
        let joined = |write: fn(&Draft) -> Result<String, WriteError>, between: &str| {
            let texts: Result<Vec<String>, WriteError> = drafts.iter().map(write).collect();
            texts.map(|texts| texts.join(between))
        };
        match self {
            Writer::Line(write) | Writer::Whole(write) => {
                joined(write, "\n").map(|text| text + "\n")
            }
            Writer::Block(write) => joined(write, "\n"),
            Writer::Document(write) => write(drafts),
        }
    }
}

/// The puzzle in one line, for people and programs that know which puzzle it is: unlike the format
/// `line`, which refuses a text that would be read as another puzzle.
pub fn to_line(draft: &Draft) -> String {
    let symbols = |entry: &Entry| match entry {
        Entry::Empty => '.',
        Entry::Marked => cells::MARKED,
        Entry::Given(digit) | Entry::Placed(digit) => draft.alphabet.symbol(*digit),
    };
    line::write(draft).unwrap_or_else(|_| draft.entries.iter().map(symbols).collect())
}

/// The puzzle in one line that says everything about it: [`to_line`] where rows, columns and boxes are all its
/// rules, and otherwise the format `json`.
///
/// ```
/// use nonet_core::format::to_whole_line;
///
/// let puzzle = r#"{"puzzle":"..1.2...........","rules":["anti-king"]}"#;
/// assert_eq!(to_whole_line(&nonet_core::read(puzzle).unwrap()), puzzle);
/// assert_eq!(to_whole_line(&nonet_core::read("1 2 3 4\n3 4 1 2\n2 0 0 0\n* 0 0 1").unwrap()), "123434122...*..1");
/// ```
pub fn to_whole_line(draft: &Draft) -> String {
    if draft.layout.is_plain() && draft.unknown_rules().is_empty() {
        return to_line(draft);
    }
    json::write(draft).unwrap_or_else(|_| to_line(draft))
}

/// Reads the first puzzle of a text in any format.
///
/// ```
/// let draft = nonet_core::read("1 2 3 4\n3 4 1 2\n2 0 0 0\n* 0 0 1").unwrap();
/// assert_eq!((draft.layout.size(), draft.given_count()), (4, 10));
/// ```
///
/// # Errors
/// If the text is no puzzle.
pub fn read(text: &str) -> Result<Draft, ReadError> {
    read_all(text, &Expectation::default()).map(|mut drafts| drafts.swap_remove(0))
}

/// Reads all puzzles of a text in any format; there is at least one.
///
/// # Errors
/// If the text is no puzzle.
pub fn read_all(text: &str, expectation: &Expectation) -> Result<Vec<Draft>, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(mut draft) = line::plain(text, expectation) {
        give_rules(&mut draft, expectation.variants)?;
        return Ok(vec![draft]);
    }
    let blocks = || blocks::read(text, expectation);
    let blocks = if json::looks_like_json(text) { None } else { blocks() };
    let mut drafts = match blocks {
        Some(drafts) => drafts,
        None => ask(ALL, text, expectation).or_else(|error| {
            hashes::read(text, expectation).map(|draft| vec![draft]).ok_or(error)
        })?,
    };
    if let Some(shape) = expectation.box_shape {
        drafts.iter_mut().try_for_each(|draft| give_boxes(draft, shape))?;
    }
    drafts.iter_mut().try_for_each(|draft| give_rules(draft, expectation.variants))?;
    Ok(drafts)
}

/// Gives a draft the rules that were asked for besides its own.
fn give_rules(draft: &mut Draft, variants: Variants) -> Result<(), ReadError> {
    if !variants.is_empty() {
        let layout = draft.layout.with_variants(variants);
        let size = draft.layout.size();
        draft.layout = layout.map_err(|error| json::rules::layout_error(error, size))?;
    }
    Ok(())
}

/// Gives a draft the boxes that were asked for, whatever its own format says or takes for granted.
fn give_boxes(draft: &mut Draft, shape: BoxShape) -> Result<(), ReadError> {
    if draft.layout.size() != shape.size() {
        return Err(ReadError::cell_count(draft.entries.len(), Some(shape)));
    }
    if draft.layout.is_plain() && draft.layout.box_shape() != Some(shape) {
        draft.layout = Layout::with_boxes(shape);
    }
    if draft.layout.box_shape() != Some(shape) {
        return Err(ReadError::of(ReadErrorKind::OtherBoxes));
    }
    Ok(())
}

/// Reads a picture of one grid.
fn read_plain(text: &str, expectation: &Expectation) -> Result<Draft, ReadError> {
    ask(PLAIN, text, expectation).map(|mut drafts| drafts.swap_remove(0))
}

/// Asks readers in turn, until one takes the text or says what is wrong with it.
fn ask(
    formats: &[&Format],
    text: &str,
    expectation: &Expectation,
) -> Result<Vec<Draft>, ReadError> {
    for read in formats.iter().filter_map(|format| format.read) {
        match read(text, expectation) {
            Reading::Puzzles(drafts) if !drafts.is_empty() => return Ok(drafts),
            Reading::Broken(error) => return Err(error),
            Reading::Puzzles(_) | Reading::NotThis => {}
        }
    }
    Err(ReadError::of(ReadErrorKind::NotAPuzzle))
}

/// Refuses what is not 9×9 with the usual boxes.
fn only_classic(draft: &Draft) -> Result<(), WriteError> {
    if draft.layout.is_classic() { Ok(()) } else { Err(WriteError::OnlyClassic) }
}
