//! Sheets: a text taken apart into rows of tokens, without borders and comments.
//!
//! Everything that is typed as a picture of a grid goes through here. A token is what stands
//! between two separators: one cell, or a run of cells, or the pencil marks of a cell; which of
//! these is for the formats to decide.
//!
//! ```text
//! *-----------*          no alphanumeric, a run of dashes: a border, left out
//! |53.|.7.|...|          three tokens, nine symbols; groups of three between the bars
//! | 5 3 . | . 7 . | …    nine tokens, nine symbols
//! 5 12 {37} u4 …         tokens of several symbols, one enclosed, one placed by the player
//! 53..7.... # Wikipedia  what follows # is a comment
//! ```

use std::ops::Range;

use super::Expectation;
use super::borders::{Dashes, is_bar, is_separator};
use crate::layout::BoxShape;

/// How many bytes of a text are looked at: several times as many as the largest grid of pencil marks
/// has, so that what lies beyond can only be text after a grid.
const LONGEST: usize = 1 << 18;

/// What stands between two separators.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    /// The 1-based line.
    pub(super) line: usize,
    /// The 1-based column of the first character.
    pub(super) column: usize,
    /// Whether a pair of brackets stands directly around it.
    pub(super) enclosed: bool,
}

/// One character of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Symbol {
    /// The character, full-width ones as plain ones.
    pub(super) char: char,
    /// Whether a sign before it says that the player has placed it.
    pub(super) placed: bool,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// One line that holds cells.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    tokens: Range<usize>,
    /// How many symbols its tokens have together.
    pub(super) symbols: usize,
    /// How many tokens, and how many symbols, stand between two bars each.
    groups: Vec<(usize, usize)>,
}

/// A text without its borders and comments.
#[derive(Debug, Default)]
pub(super) struct Sheet<'t> {
    tokens: Vec<Token<'t>>,
    pub(super) rows: Vec<Row>,
    /// Whether there are bars or border lines.
    pub(super) has_borders: bool,
    /// How many symbols all rows have together.
    pub(super) symbols: usize,
    /// Whether the text is so long that only its beginning is here.
    pub(super) is_cut: bool,
}

/// How a window of rows is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// A token is a cell.
    Spaced,
    /// A symbol is a cell.
    Compact,
}

/// As many rows of as many cells as a grid has.
#[derive(Clone, Debug)]
pub(super) struct Window {
    pub(super) shape: BoxShape,
    pub(super) rows: Range<usize>,
    pub(super) style: Style,
}

impl<'t> Sheet<'t> {
    /// Takes `text` apart.
    pub(super) fn scan(text: &'t str) -> Sheet<'t> {
        let beginning = beginning(text);
        let mut sheet = Sheet { is_cut: beginning.len() < text.len(), ..Sheet::default() };
        let text = beginning;
        let dashes = Dashes::in_text(text);
        for (index, line) in lines(text).enumerate() {
            if dashes.is_border(line) {
                sheet.has_borders = true;
            } else {
                sheet.scan_line(line, index + 1);
            }
        }
        sheet
    }

    fn scan_line(&mut self, line: &'t str, number: usize) {
        let first = self.tokens.len();
        let (mut symbols, mut groups, mut bar) = (0, Vec::new(), (first, 0));
        let mut start = None;
        let mut previous = ' ';
        let mut rest = line.char_indices().enumerate().peekable();
        loop {
            let next = rest.next().filter(|&(_, (_, char))| char != '#');
            let char = next.map_or(' ', |(_, (_, char))| char);
            let offset = next
                .map_or_else(|| line.find('#').unwrap_or(line.len()), |(_, (offset, _))| offset);
            let after = rest.peek().map_or(' ', |&(_, (_, after))| fold(after));
            if is_separator(char) || (char == '+' && !after.is_ascii_alphanumeric()) {
                if let Some((from, column, opened)) = start.take() {
                    let enclosed = closing(opened) == Some(char);
                    let text = &line[from..offset];
                    symbols += symbol_count(text);
                    self.tokens.push(Token { text, line: number, column, enclosed });
                } else if previous == '{' && char == '}' {
                    let column = next.map_or(0, |(index, _)| index);
                    let text = &line[offset..offset];
                    self.tokens.push(Token { text, line: number, column, enclosed: true });
                }
                if is_bar(char) {
                    self.has_borders = true;
                    let group = (self.tokens.len() - bar.0, symbols - bar.1);
                    groups.extend((group.0 > 0).then_some(group));
                    bar = (self.tokens.len(), symbols);
                }
            } else if start.is_none() {
                start = next.map(|(index, (offset, _))| (offset, index + 1, previous));
            }
            previous = char;
            if next.is_none() {
                break;
            }
        }
        groups.push((self.tokens.len() - bar.0, symbols - bar.1));
        groups.retain(|group| group.0 > 0);
        self.symbols += symbols;
        if self.tokens.len() > first {
            let tokens = first..self.tokens.len();
            self.rows.push(Row { line: number, tokens, symbols, groups });
        }
    }

    /// All tokens.
    pub(super) fn tokens(&self) -> &[Token<'t>] {
        &self.tokens
    }

    /// The tokens of some rows.
    pub(super) fn tokens_of(&self, rows: Range<usize>) -> &[Token<'t>] {
        match self.rows.get(rows) {
            Some([first, .., last]) => &self.tokens[first.tokens.start..last.tokens.end],
            Some([only]) => &self.tokens[only.tokens.clone()],
            _ => &[],
        }
    }

    /// Whether blanks stand between the cells, but two of them stick together here or there.
    pub(super) fn is_unevenly_spaced(&self) -> bool {
        let single = self.tokens.iter().filter(|token| symbol_count(token.text) == 1).count();
        single < self.tokens.len() && single * 2 > self.tokens.len()
    }

    /// How many cells the row with this index has.
    pub(super) fn cells_in(&self, row: usize, style: Style) -> usize {
        match style {
            Style::Spaced => self.rows[row].tokens.len(),
            Style::Compact => self.rows[row].symbols,
        }
    }

    /// The first rows that make up a grid.
    ///
    /// What follows them is ignored, as A1 has it; but in sizes other than 9×9 not if it is more
    /// rows of the same kind, for then the lines were too short rather than too many.
    pub(super) fn window(&self, expectation: &Expectation) -> Option<Window> {
        let starts = 0..self.rows.len().min(8);
        starts
            .flat_map(|start| [Style::Spaced, Style::Compact].map(|style| (start, style)))
            .find_map(|(start, style)| {
                let size = self.cells_in(start, style);
                let shape = self.shape(start, style, expectation)?;
                let rows = start..start + size;
                let alike = |row: usize| {
                    self.cells_in(row, style) == size && self.are_spaced_alike(start, row)
                };
                let fits = rows.end <= self.rows.len()
                    && rows.clone().all(alike)
                    && (style == Style::Compact
                        || self
                            .tokens_of(rows.clone())
                            .iter()
                            .all(|token| token.can_be_cell(size)))
                    && !(start > 0 && alike(start - 1))
                    && (size == 9 || !(rows.end < self.rows.len() && alike(rows.end)));
                fits.then_some(Window { shape, rows, style })
            })
    }

    /// Whether two rows have blanks, or at least bars, in the same places.
    fn are_spaced_alike(&self, row: usize, other: usize) -> bool {
        let (row, other) = (&self.rows[row], &self.rows[other]);
        let symbols = |row: &Row| row.groups.iter().map(|group| group.1).collect::<Vec<_>>();
        row.tokens.len() == other.tokens.len()
            || (row.groups.len() > 1 && symbols(row) == symbols(other))
    }

    /// The boxes of a grid whose first row is this one: as asked for, or as the bars between the
    /// cells show them, or those usual for the size.
    fn shape(&self, row: usize, style: Style, expectation: &Expectation) -> Option<BoxShape> {
        let size = self.cells_in(row, style);
        let usual = expectation.shape_for(size)?;
        let widths = self.rows[row].groups.iter().map(|&(tokens, symbols)| match style {
            Style::Spaced => tokens,
            Style::Compact => symbols,
        });
        let mut widths = widths.peekable();
        let width = *widths.peek()?;
        let drawn = expectation.box_shape.is_none()
            && (2..size).contains(&width)
            && size.is_multiple_of(width)
            && widths.all(|other| other == width);
        if drawn { BoxShape::new(size / width, width) } else { Some(usual) }
    }
}

impl Token<'_> {
    /// Its symbols.
    pub(super) fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        let mut placed = false;
        let (line, first) = (self.line, self.column);
        self.text.chars().enumerate().filter_map(move |(index, char)| {
            let sign = char == '+';
            let symbol = Symbol { char: fold(char), placed, line, column: first + index };
            placed = sign;
            (!sign).then_some(symbol)
        })
    }

    /// Whether it may stand for one cell of a grid of this size: a symbol, a number, or a group of
    /// pencil marks.
    fn can_be_cell(&self, size: usize) -> bool {
        let marks = self.text.strip_prefix('u').unwrap_or(self.text);
        let count = symbol_count(marks);
        let may_be_mark = |char: char| match fold(char).to_digit(36) {
            Some(value) if size < 9 && value < 10 => (1..=size).contains(&(value as usize)),
            Some(_) => true,
            None => char == '+',
        };
        self.enclosed || count == 1 || (count <= size.max(2) && marks.chars().all(may_be_mark))
    }
}

/// As much of a text as can matter if it is the picture of a grid.
pub(super) fn beginning(text: &str) -> &str {
    let end = (0..=LONGEST.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
    &text[..end.unwrap_or(0)]
}

/// The lines of a text, however they end.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\n', '\r']) else {
            rest = None;
            return Some(text).filter(|last| !last.is_empty());
        };
        let (line, ending) = text.split_at(end);
        rest = Some(ending.strip_prefix("\r\n").unwrap_or(&ending[1..]));
        Some(line)
    })
}

/// A plain character for its full-width form.
pub(super) fn fold(char: char) -> char {
    match char {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(char as u32 - 0xfee0).expect("the full-width forms mirror ASCII")
        }
        _ => char,
    }
}

/// How many tokens a text has.
pub(super) fn count_tokens(text: &str) -> usize {
    text.split(is_separator).filter(|token| !token.is_empty()).count()
}

/// How many cells a run of characters stands for; a sign before a placed digit is none.
pub(super) fn symbol_count(text: &str) -> usize {
    text.chars().filter(|&char| char != '+').count()
}

fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        '<' => '>',
        _ => return None,
    })
}
