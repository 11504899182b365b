//! Text formats: what a puzzle looks like on paper, in files and on clipboards.
//!
//! A [`Format`] is a static with a name, a reader and a writer, either of which it may lack. To add
//! one, write one file here with such a static and add one line to [`ALL`]. Which format a text is
//! in is decided by its content: the readers are asked in the order of [`ALL`], the strictest first,
//! and each says whether the text is its own, is not, or would be but for an error.

use std::fmt;

use crate::layout::BoxShape;
use crate::puzzle::Draft;

mod line;

/// Every format, in the order in which readers are asked.
pub static ALL: [&Format; 1] = [&line::LINE];

/// A text format.
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
#[derive(Clone, Copy)]
pub enum Writer {
    /// One line for each puzzle; the result has no line break.
    Line(fn(&Draft) -> Result<String, WriteError>),
    /// Several lines for each puzzle, with a blank line between two; the result ends with a line break.
    Block(fn(&Draft) -> Result<String, WriteError>),
    /// One document for all puzzles; the result ends with a line break.
    Document(fn(&[Draft]) -> Result<String, WriteError>),
}

/// What the caller knows about a text before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expectation {
    /// The shape of the boxes; otherwise it follows from the number of cells.
    pub box_shape: Option<BoxShape>,
}

/// What a reader says of a text.
pub enum Reading {
    /// The text is in another format.
    NotThis,
    /// The text is in this format and holds these puzzles, at least one.
    Puzzles(Vec<Draft>),
    /// The text is meant to be in this format, and is wrong.
    Broken(ReadError),
}

/// Why a text is no puzzle, and where, by 1-based line and column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// The line, where one is to blame.
    pub line: Option<usize>,
    /// The column, in characters, where one is to blame.
    pub column: Option<usize>,
}

/// What can be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadErrorKind {
    /// There is nothing in it.
    Empty,
    /// A character stands for nothing in a puzzle of this size.
    UnknownSymbol {
        /// The character.
        symbol: char,
    },
    /// So many cells make no grid.
    CellCount {
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a puzzle: {:?}", self.kind)
    }
}

impl std::error::Error for ReadError {}

/// Why a puzzle cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The format is for 9×9 grids only.
    OnlyClassic,
    /// The format has no way to write pencil marks.
    NoPencilMarks,
}

impl Format {
    /// The format with this name.
    pub fn by_id(id: &str) -> Option<&'static Format> {
        ALL.into_iter().find(|format| format.id == id)
    }
}

/// Reads the first puzzle of a text in any format.
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
    let mut first_error = None;
    for read in ALL.iter().filter_map(|format| format.read) {
        match read(text, expectation) {
            Reading::Puzzles(drafts) => return Ok(drafts),
            Reading::Broken(error) => first_error = first_error.or(Some(error)),
            Reading::NotThis => {}
        }
    }
    Err(first_error.unwrap_or(ReadError { kind: ReadErrorKind::Empty, line: None, column: None }))
}
