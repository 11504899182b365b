//! One case of a library: a position, a technique by its code, and what it must find there.

use nonet_core::{Digit, DigitSet, Draft, Layout, Position, Proper};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Candidate};

/// A case.
#[derive(Debug)]
pub(super) struct Case {
    /// The 1-based number of its line.
    pub(super) line: usize,
    /// The number of the technique: four digits, or five for a siamese form.
    pub(super) code: String,
    /// What follows a hyphen: which options of the technique are meant, or `x`.
    pub(super) variant: String,
    /// The digits of the step; none if they are not said.
    pub(super) digits: DigitSet,
    /// The position.
    pub(super) position: Position,
    /// The same, for finders.
    pub(super) board: Board,
    /// What must be found; nothing if nothing must be. With the variant `x`, what must not be.
    pub(super) stated: Conclusions,
}

impl Case {
    /// Reads a line: `:code[-variant]:digits:grid:deleted:eliminations:placements:extra`.
    pub(super) fn parse(line: usize, text: &str) -> Result<Case, String> {
        let fields: Vec<&str> = text.trim().split(':').collect();
        let ["", name, digits, _grid, _deleted, eliminations, rest @ ..] = &fields[..] else {
            return Err(String::from("it has not the fields of a case"));
        };
        let (code, variant) = name.split_once('-').unwrap_or((name, ""));
        let is_code = |code: &str| code.chars().all(|char| char.is_ascii_digit());
        if !(4..=5).contains(&code.len()) || !is_code(code) {
            return Err(format!("`{name}` is no code"));
        }
        // The line is one of a library, so that the position can be read like any other.
        let draft = nonet_core::read(text).map_err(|_| String::from("its grid cannot be read"))?;
        let position = position(&draft);
        let board = Board::of(&position).filter(|board| board.layout().is_classic());
        let board = board.ok_or("its grid is not 9x9")?;
        let placements = rest.first().copied().unwrap_or_default();
        let stated = Conclusions {
            eliminations: candidates(eliminations, board.layout())?,
            placements: candidates(placements, board.layout())?,
        };
        match (stated.eliminations.is_empty(), stated.placements.is_empty(), variant) {
            (false, false, _) => return Err(String::from("it states eliminations and placements")),
            (true, true, "x") | (true, false, _) | (false, true, _) => {}
            (true, true, _) => return Err(String::from("it does not say what must be found")),
        }
        let digits = digits.chars().map(digit).collect::<Option<DigitSet>>();
        let digits = digits.ok_or("what should be its digits are none")?;
        let (code, variant) = (code.to_string(), variant.to_string());
        Ok(Case { line, code, variant, digits, position, board, stated })
    }

    /// Whether it states something that must not be found.
    pub(super) fn is_forbidden(&self) -> bool {
        self.variant == "x" && !self.stated.is_empty()
    }

    /// Its code with its variant.
    pub(super) fn name(&self) -> String {
        let hyphen = if self.variant.is_empty() { "" } else { "-" };
        format!("{}{hyphen}{}", self.code, self.variant)
    }

    /// What it states, in the notation of pages.
    pub(super) fn stated(&self) -> String {
        self.stated.to_text(self.board.layout())
    }
}

/// The position of a case. What a library says to be ruled out was ruled out by somebody, and not by
/// the question, as long as the givens have a single solution.
fn position(draft: &Draft) -> Position {
    let proper = Proper::of(&draft.givens()).ok();
    proper.and_then(|proper| proper.position(draft)).unwrap_or_else(|| Position::of(draft))
}

fn digit(char: char) -> Option<Digit> {
    Digit::from_number(char.to_digit(10)? as usize)
}

/// The candidates in a field: each is its digit, row and column.
fn candidates(field: &str, layout: &Layout) -> Result<Vec<Candidate>, String> {
    let candidate = |word: &str| -> Option<Candidate> {
        let numbers: Vec<usize> =
            word.chars().map(|char| Some(digit(char)?.number())).collect::<Option<_>>()?;
        let [digit, row, column] = numbers[..] else { return None };
        Some(Candidate::new(layout.cell(row - 1, column - 1)?, Digit::from_number(digit)?))
    };
    let named = |word| candidate(word).ok_or_else(|| format!("`{word}` is no candidate"));
    let mut candidates: Vec<Candidate> =
        field.split_whitespace().map(named).collect::<Result<_, _>>()?;
    candidates.sort_unstable();
    candidates.dedup();
    Ok(candidates)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: &str =
        "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....+5";

    #[test]
    fn a_line_is_a_case() {
        let case = Case::parse(7, &format!(":0300:7:{GRID}:212 321:745 775::")).unwrap();
        assert_eq!((case.name().as_str(), case.line), ("0300", 7));
        assert_eq!(case.stated(), "r4c5<>7 r7c5<>7");
        let cell = |row, column| case.board.layout().cell(row, column).unwrap();
        assert!(!case.board.candidates(cell(0, 1)).contains(Digit::from_number(2).unwrap()));
        assert!(case.board.value(cell(8, 8)).is_some() && !case.board.is_given(cell(8, 8)));
        let nothing = Case::parse(8, &format!(":0610-x::{GRID}:::")).unwrap();
        assert!((nothing.variant.as_str(), nothing.stated()) == ("x", String::from("nothing")));
        let forbidden = Case::parse(8, &format!(":0300-x:7:{GRID}::745::")).unwrap();
        assert!(forbidden.is_forbidden() && !nothing.is_forbidden());
        assert!(Case::parse(9, &format!(":0000:4:{GRID}:::412")).is_ok(), "one field fewer");
    }

    #[test]
    fn lines_that_are_no_case_are_refused() {
        let grid = GRID;
        for line in [
            String::new(),
            String::from("0300"),
            format!(":300:7:{grid}::745::"),
            format!(":x300:7:{grid}::745::"),
            format!(":0300:a:{grid}::745::"),
            format!(":0300:7:{}::745::", &grid[1..]),
            format!(":0300:7:{grid}::705::"),
            format!(":0300:7:{grid}::74::"),
            format!(":0300:7:{grid}::ä45::"),
            format!(":0300:7:{grid}:99:745::"),
            format!(":0300:7:{grid}::745:745:"),
            format!(":0300:7:{grid}::::"),
        ] {
            assert!(Case::parse(1, &line).is_err(), "{line}");
        }
    }
}
