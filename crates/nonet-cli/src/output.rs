//! Output: standard output with colours where they are wanted and the pretty grid where a person
//! looks; standard error for what is not the answer.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Effects, Style};
use nonet_api::{Argument, Words};
use nonet_core::format::draw_grid;
use nonet_core::{Cell, Draft, Entry, Grid};

use crate::failure::Failure;

/// The lines around the cells, and empty cells.
const FAINT: Style = Style::new().effects(Effects::DIMMED);
/// A digit of the puzzle.
const GIVEN: Style = Style::new().effects(Effects::BOLD);
/// A digit of the solution.
const FOUND: Style = AnsiColor::Cyan.on_default();
/// A digit in which two solutions differ, or a marked cell.
const STRIKING: Style = AnsiColor::Yellow.on_default().effects(Effects::BOLD);

/// Says something on standard error. If that cannot be written to, there is nobody to tell.
pub(crate) fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Standard output.
pub(crate) struct Output {
    words: &'static Words,
    stream: BufWriter<AutoStream<Stdout>>,
    is_terminal: bool,
}

impl Output {
    /// Standard output with colours `auto`, `always` or `never`.
    pub(crate) fn new(words: &'static Words, color: &str) -> Output {
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

    /// Writes whole lines of answers at once. They have no colours, which would have to be looked for.
    pub(crate) fn lines(&mut self, lines: &[u8]) -> Result<(), Failure> {
        self.flush()?;
        let mut stdout = io::stdout().lock();
        let written = stdout.write_all(lines).and_then(|()| stdout.flush());
        written.map_err(|error| Failure::writing(self.words, &error))
    }

    /// Writes out what is still in the buffer.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.stream.flush().map_err(|error| Failure::writing(self.words, &error))
    }

    /// A number with so many digits after the point, as this output shows it: with the marks of the
    /// language for a person, without for a program.
    pub(crate) fn decimal(&self, number: f64, digits: usize) -> String {
        if self.is_terminal {
            self.words.decimal(number, digits)
        } else {
            format!("{number:.digits$}")
        }
    }

    /// A number as this output shows it: with separators for a person, without for a program.
    pub(crate) fn number(&self, number: u128) -> String {
        if self.is_terminal { self.words.number(number) } else { number.to_string() }
    }

    /// The same as an argument of a message, which may choose its words by it.
    pub(crate) fn argument(&self, number: u128) -> Argument {
        if self.is_terminal { Argument::Grouped(number) } else { Argument::Number(number) }
    }

    /// Writes a solution: one line for a program, the pretty grid for a person.
    pub(crate) fn solution(
        &mut self,
        line: &str,
        draft: &Draft,
        other: Option<&Grid>,
    ) -> Result<(), Failure> {
        if self.is_terminal {
            self.raw(picture(line, draft, other).as_bytes())?;
            self.flush()
        } else {
            self.line(line)
        }
    }
}

/// The pretty grid of a line of cells: givens bold, and striking what is marked or differs from the
/// other solution.
pub(crate) fn picture(line: &str, draft: &Draft, other: Option<&Grid>) -> String {
    let symbols: Vec<char> = line.chars().collect();
    let paint = |cell: Cell| {
        let symbol = symbols.get(cell.index()).copied().unwrap_or('?');
        let differs = other.is_some_and(|other| draft.alphabet.symbol(other.digit(cell)) != symbol);
        let style = if symbol == '.' {
            FAINT
        } else if differs || draft.entry(cell) == Entry::Marked {
            STRIKING
        } else if draft.entry(cell).digit().is_some() {
            GIVEN
        } else {
            FOUND
        };
        painted(style, &symbol.to_string())
    };
    draw_grid(&draft.layout, &paint, &|border| painted(FAINT, border))
}

/// A heading of a page.
pub(crate) fn heading(text: &str) -> String {
    painted(GIVEN, text)
}

fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pretty_grid_shows_givens_bold_and_marks_striking() {
        let draft = nonet_core::read("1*..............").expect("a puzzle");
        let drawn = picture("1234341221434321", &draft, None);
        assert!(drawn.contains(&painted(GIVEN, "1")));
        assert!(drawn.contains(&painted(STRIKING, "2")));
        assert!(drawn.contains(&painted(FOUND, "3")));
    }
}
