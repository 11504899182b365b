//! What can go wrong when a puzzle is read or written, as data.

use std::fmt;

use crate::box_shape::BoxShape;
use crate::rule::Flaw;

/// Why a text is no puzzle, and where: by 1-based line and column, or by the field of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ReadErrorKind,
    /// The line, where one is to blame.
    pub line: Option<usize>,
    /// The column, in characters, where one is to blame.
    pub column: Option<usize>,
    /// The part of a document, where one is to blame: `rules[2].cells`, counted from 0.
    pub field: Option<String>,
}

/// What can be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadErrorKind {
    /// There is nothing in it but blanks and comments.
    Empty,
    /// It bears no resemblance to a puzzle: a word, the name of a file, a web page.
    NotAPuzzle,
    /// A character stands for nothing in a puzzle of this size.
    UnknownSymbol {
        /// The character.
        symbol: char,
        /// How many digits the grid has.
        size: usize,
    },
    /// What stands where a cell should be is more than one cell can hold: `3*`, `..`.
    NotACell {
        /// What stands there; the end of what is very long is left out.
        text: String,
        /// How many digits the grid has.
        size: usize,
    },
    /// A number is larger than any digit of the grid.
    NumberTooLarge {
        /// The number as it is written; the end of one that is very long is left out.
        number: String,
        /// How many digits the grid has, and so the largest number.
        size: usize,
    },
    /// A line holds too few or too many cells.
    RowLength {
        /// How many it holds.
        found: usize,
        /// How many it should hold.
        expected: usize,
    },
    /// There are too few or too many lines with cells.
    RowCount {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// So many cells make no grid.
    CellCount {
        /// How many there are.
        found: usize,
        /// The nearest number of cells that would make a grid, or the one that was asked for.
        nearest: usize,
    },
    /// The text breaks the grammar of the format it is in.
    Malformed {
        /// The format's id.
        format: &'static str,
    },
    /// The text lacks something that its format demands.
    Missing {
        /// The format's id.
        format: &'static str,
        /// What it lacks, as the format names it.
        field: &'static str,
    },
    /// The text is longer than any puzzle in its format.
    TooLong {
        /// The format's id.
        format: &'static str,
        /// The most bytes that are read.
        most: usize,
    },
    /// The text is in a version of its format that Nonet cannot read.
    UnknownVersion {
        /// The format's id.
        format: &'static str,
    },
    /// The text names a rule that Nonet does not know.
    UnknownRule {
        /// What it is called.
        rule: String,
    },
    /// A rule names a cell that the grid does not have.
    NoSuchCell {
        /// What it is called.
        text: String,
        /// The size of the grid.
        size: usize,
    },
    /// A clue makes no sense.
    Clue {
        /// The id of its rule.
        rule: &'static str,
        /// What is wrong with it.
        flaw: Flaw,
        /// The size of the grid.
        size: usize,
    },
    /// Other boxes are expected than the rules of the text are for.
    OtherBoxes,
}

impl ReadError {
    /// An error of the whole text.
    pub(super) fn of(kind: ReadErrorKind) -> ReadError {
        ReadError { kind, line: None, column: None, field: None }
    }

    /// An error of a line.
    pub(super) fn in_line(kind: ReadErrorKind, line: usize) -> ReadError {
        ReadError { line: Some(line), ..ReadError::of(kind) }
    }

    /// An error at a character.
    pub(super) fn at(kind: ReadErrorKind, line: usize, column: usize) -> ReadError {
        ReadError { column: Some(column), ..ReadError::in_line(kind, line) }
    }

    /// The same error in a text that is one line of a longer text, from 0-based `column` on.
    pub(super) fn moved_to(self, line: usize, column: usize) -> ReadError {
        ReadError { line: Some(line), column: self.column.map(|own| own + column), ..self }
    }

    /// The same error in a part of a larger document: an entry of a list has its index in brackets.
    pub(super) fn within(self, part: impl fmt::Display) -> ReadError {
        let field = match &self.field {
            Some(inner) if inner.starts_with('[') => format!("{part}{inner}"),
            Some(inner) => format!("{part}.{inner}"),
            None => part.to_string(),
        };
        ReadError { field: Some(field), ..self }
    }

    /// That so many cells make no grid.
    pub(super) fn cell_count(found: usize, expected: Option<BoxShape>) -> ReadError {
        let possible = (1..=crate::MAX_SIZE).filter(|&size| BoxShape::for_size(size).is_some());
        let nearest = match expected {
            Some(shape) => shape.size() * shape.size(),
            None => possible
                .map(|size| size * size)
                .min_by_key(|cells| cells.abs_diff(found))
                .expect("there are sizes that have boxes"),
        };
        ReadError::of(ReadErrorKind::CellCount { found, nearest })
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "line {line}, column {column}: ")?,
            (Some(line), None) => write!(f, "line {line}: ")?,
            _ => {}
        }
        if let Some(field) = &self.field {
            write!(f, "{field}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadErrorKind::Empty => write!(f, "there is nothing to read"),
            ReadErrorKind::NotAPuzzle => write!(f, "this is not a puzzle"),
            ReadErrorKind::UnknownSymbol { symbol, size } => {
                write!(f, "{symbol:?} means nothing in a {size}×{size} grid")
            }
            ReadErrorKind::NotACell { text, size } => {
                write!(f, "{text:?} is no cell of a {size}×{size} grid")
            }
            ReadErrorKind::NumberTooLarge { number, size } => {
                write!(f, "{number} is too large for a {size}×{size} grid")
            }
            ReadErrorKind::RowLength { found, expected } => {
                write!(f, "the row has {found} cells instead of {expected}")
            }
            ReadErrorKind::RowCount { found, expected } => {
                write!(f, "there are {found} rows instead of {expected}")
            }
            ReadErrorKind::CellCount { found, nearest } => {
                write!(f, "there are {found} cells, and the nearest grid has {nearest}")
            }
            ReadErrorKind::Malformed { format } => write!(f, "the {format} text is malformed"),
            ReadErrorKind::Missing { format, field } => {
                write!(f, "the {format} text lacks {field}")
            }
            ReadErrorKind::TooLong { format, most } => {
                write!(f, "the {format} text is longer than {most} bytes")
            }
            ReadErrorKind::UnknownVersion { format } => {
                write!(f, "this version of {format} is not known")
            }
            ReadErrorKind::UnknownRule { rule } => write!(f, "there is no rule {rule:?}"),
            ReadErrorKind::NoSuchCell { text, size } => {
                write!(f, "{text:?} is no cell of a {size}×{size} grid such as \"r1c1\"")
            }
            ReadErrorKind::Clue { rule, flaw, .. } => write!(f, "{rule}: {flaw}"),
            ReadErrorKind::OtherBoxes => write!(f, "the rules are for other boxes"),
        }
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
    /// The format has no way to write rules beyond rows, columns and boxes.
    NoRules,
    /// Read again, the text would be another puzzle: the digits at hand do not show which alphabet
    /// they are from, or a digit contradicts the pencil marks of its own cell.
    Ambiguous,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WriteError::OnlyClassic => "the format is for 9×9 grids only",
            WriteError::NoPencilMarks => "the format has no pencil marks",
            WriteError::NoRules => "the format has no rules beyond boxes",
            WriteError::Ambiguous => "the text would be read as another puzzle",
        })
    }
}

impl std::error::Error for WriteError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_a_phrase_after_its_place() {
        let short = ReadErrorKind::RowLength { found: 8, expected: 9 };
        let error = ReadError::in_line(short, 4);
        assert_eq!(error.to_string(), "line 4: the row has 8 cells instead of 9");
        let unknown = ReadErrorKind::UnknownSymbol { symbol: 'O', size: 9 };
        let error = ReadError::at(unknown, 1, 48);
        assert_eq!(error.to_string(), "line 1, column 48: 'O' means nothing in a 9×9 grid");
        let malformed = ReadError::of(ReadErrorKind::Malformed { format: "json" });
        let error = malformed.within("cells").within("[2]").within("rules");
        assert_eq!(error.to_string(), "rules[2].cells: the json text is malformed");
    }

    #[test]
    fn the_nearest_grid_is_named() {
        let nearest = |found| match ReadError::cell_count(found, None).kind {
            ReadErrorKind::CellCount { nearest, .. } => nearest,
            other => panic!("{other:?}"),
        };
        assert_eq!([0, 15, 80, 82, 255, 1_000_000].map(nearest), [16, 16, 81, 81, 256, 1296]);
        let asked = ReadError::cell_count(80, BoxShape::new(2, 3));
        assert_eq!(asked.kind, ReadErrorKind::CellCount { found: 80, nearest: 36 });
    }
}
