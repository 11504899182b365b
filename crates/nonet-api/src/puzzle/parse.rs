//! What was read, as a page draws it.

use nonet_core::format::to_line;
use nonet_core::{BoxShape, Cell, Contradiction, Digit, Draft, Entry, Position, contradictions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Refusal};
use crate::describe;
use crate::host::Host;
use crate::message;
use crate::words::Words;

/// Say what was read, and what contradicts itself in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Parse {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
}

/// What was read.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Parsed {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The puzzle as a page draws it.
    pub board: BoardData,
    /// Why it has no solution, where that can be seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A puzzle, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoardData {
    /// How many rows, columns and digits there are.
    pub size: usize,
    /// The rows of a box.
    pub box_rows: usize,
    /// The columns of a box.
    pub box_columns: usize,
    /// The character of each digit, from 1 on.
    pub symbols: Vec<char>,
    /// The digit of each cell, row by row; 0 if it is empty.
    pub digits: Vec<usize>,
    /// Whether each cell is `g` given, `p` placed, `*` marked or `.` empty, as one text.
    pub kinds: String,
    /// The cells, from 0, that contradict each other or have no value left.
    pub clashes: Vec<usize>,
}

impl BoardData {
    /// The data of a draft, and why it has no solution if that can be seen.
    fn new(draft: &Draft, shape: BoxShape, reasons: &[Contradiction]) -> BoardData {
        let kind = |entry: &Entry| match entry {
            Entry::Given(_) => 'g',
            Entry::Placed(_) => 'p',
            Entry::Marked => '*',
            Entry::Empty => '.',
        };
        let mut clashes: Vec<usize> = reasons.iter().flat_map(cells_of).map(Cell::index).collect();
        clashes.sort_unstable();
        clashes.dedup();
        BoardData {
            size: draft.layout.size(),
            box_rows: shape.rows(),
            box_columns: shape.columns(),
            symbols: draft.layout.digits().iter().map(|d| draft.alphabet.symbol(d)).collect(),
            digits: draft
                .entries
                .iter()
                .map(|entry| entry.digit().map_or(0, Digit::number))
                .collect(),
            kinds: draft.entries.iter().map(kind).collect(),
            clashes,
        }
    }
}

fn cells_of(reason: &Contradiction) -> Vec<Cell> {
    match reason {
        Contradiction::Clash { cells, .. } => cells.clone(),
        Contradiction::NoValue { cell } => vec![*cell],
        Contradiction::Pair { cells, .. } => cells.to_vec(),
        Contradiction::NoPlace { .. }
        | Contradiction::Constraint { .. }
        | Contradiction::UnknownRules => Vec::new(),
    }
}

impl Answered for Parsed {
    fn remarks(&self) -> &[String] {
        &self.remarks
    }
}

about_puzzle!(Parse => Parsed, remarks);

impl AboutPuzzle for Parse {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn needs_all_rules(&self) -> bool {
        false
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        _: &mut dyn Host,
    ) -> Result<Parsed, Refusal> {
        // Whoever draws a board without its rules asks about another puzzle from then on.
        let plain = draft.layout.plain_shape().filter(|_| draft.unknown_rules().is_empty());
        let Some(shape) = plain else {
            return Err(Refusal::unmet(words, &message!("board-rules")).about(to_line(&draft)));
        };
        let reasons = contradictions(&Position::of(&draft));
        let say = |reason| words.say(&describe::contradiction(reason, &draft));
        Ok(Parsed {
            puzzle: to_line(&draft),
            board: BoardData::new(&draft, shape, &reasons),
            reasons: reasons.iter().map(say).collect(),
            remarks: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Answerable;

    fn parse(puzzle: &str) -> Result<Parsed, Refusal> {
        Parse { problem: Problem::new(puzzle) }.answer(Words::english(), &mut ())
    }

    #[test]
    fn what_was_read_is_told_with_its_clashes() {
        let Parsed { board, reasons, .. } = parse("1..1*...........").expect("a puzzle");
        assert_eq!((board.size, board.box_rows, board.clashes), (4, 2, vec![0, 3]));
        assert_eq!(board.kinds, "g..g*...........");
        assert_eq!((board.digits[3], board.symbols[3]), (1, '4'));
        assert_eq!(reasons[0], "1 stands more than once in row 1: r1c1 and r1c4");
        assert!(parse("1..x").is_err());
    }
}
