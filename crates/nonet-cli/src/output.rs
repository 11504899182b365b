//! Output: standard output, with colours where they are wanted and the pretty grid where a person looks.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Effects, Style};
use nonet_api::Words;
use nonet_core::format::draw_grid;
use nonet_core::{Alphabet, Cell, Draft, Grid};

use crate::failure::Failure;

/// The lines around the cells.
const BORDER: Style = Style::new().effects(Effects::DIMMED);
/// A digit of the puzzle.
const GIVEN: Style = Style::new().effects(Effects::BOLD);
/// A digit of the solution.
const FOUND: Style = AnsiColor::Cyan.on_default();
/// A digit in which two solutions differ, or a marked cell.
const STRIKING: Style = AnsiColor::Yellow.on_default().effects(Effects::BOLD);

/// Standard output.
pub(crate) struct Output<'a> {
    words: &'a Words,
    stream: BufWriter<AutoStream<Stdout>>,
    is_terminal: bool,
}

impl<'a> Output<'a> {
    /// Standard output with colours `auto`, `always` or `never`.
    pub(crate) fn new(words: &'a Words, color: &str) -> Output<'a> {
        let choice = match color {
            "always" => ColorChoice::Always,
            "never" => ColorChoice::Never,
            _ => ColorChoice::Auto,
        };
        let stdout = io::stdout();
        let is_terminal = stdout.is_terminal();
        let stream = BufWriter::with_capacity(1 << 16, AutoStream::new(stdout, choice));
        Output { words, stream, is_terminal }
    }

    /// Whether a person looks at it.
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.stream, "{text}").map_err(|error| Failure::writing(self.words, &error))?;
        // A person wants to see it now; a file can wait for a full buffer.
        if self.is_terminal { self.flush() } else { Ok(()) }
    }

    /// Writes bytes as they are.
    pub(crate) fn raw(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.stream.write_all(bytes).map_err(|error| Failure::writing(self.words, &error))
    }

    /// Writes out what is still in the buffer.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.stream.flush().map_err(|error| Failure::writing(self.words, &error))
    }

    /// A number as this output shows it: with separators for a person, without for a program.
    pub(crate) fn number(&self, number: u128) -> String {
        if self.is_terminal { grouped(number) } else { number.to_string() }
    }

    /// Writes a solution: one line for a program, the pretty grid for a person.
    pub(crate) fn solution(
        &mut self,
        line: &str,
        draft: &Draft,
        other: Option<&Grid>,
    ) -> Result<(), Failure> {
        if self.is_terminal {
            let picture = pretty(line, draft, other);
            self.raw(picture.as_bytes())?;
            self.flush()
        } else {
            self.line(line)
        }
    }
}

/// The pretty grid of a solution in one line: givens bold, and striking what is marked or differs
/// from the other solution.
fn pretty(line: &str, draft: &Draft, other: Option<&Grid>) -> String {
    let symbols: Vec<char> = line.chars().collect();
    let paint = |cell: Cell| {
        let symbol = symbols.get(cell.index()).copied().unwrap_or('?');
        let differs = other.is_some_and(|other| draft.alphabet.symbol(other.digit(cell)) != symbol);
        let style = if differs || draft.entry(cell) == nonet_core::Entry::Marked {
            STRIKING
        } else if draft.entry(cell).digit().is_some() {
            GIVEN
        } else if symbol == '.' {
            BORDER
        } else {
            FOUND
        };
        painted(style, &symbol.to_string())
    };
    draw_grid(&draft.layout, &paint, &|border| painted(BORDER, border))
}

/// The picture of a draft as it stands, empty cells as dots.
pub(crate) fn picture(
    draft: &Draft,
    symbol: &dyn Fn(Cell) -> Option<nonet_core::Digit>,
    focus: Option<Cell>,
) -> String {
    let alphabet: Alphabet = draft.alphabet;
    let paint = |cell: Cell| {
        let text = symbol(cell).map_or('.', |digit| alphabet.symbol(digit)).to_string();
        let style = if focus == Some(cell) {
            STRIKING
        } else if draft.entry(cell).digit().is_some() {
            GIVEN
        } else if symbol(cell).is_none() {
            BORDER
        } else {
            FOUND
        };
        painted(style, &text)
    };
    draw_grid(&draft.layout, &paint, &|border| painted(BORDER, border))
}

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// 1234567 as 1,234,567.
pub(crate) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_for_people_are_grouped_by_thousands() {
        let shown = [0, 999, 1000, 6_670_903_752_021_072_936_960].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "6,670,903,752,021,072,936,960"]);
    }
}
