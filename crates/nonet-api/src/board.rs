//! Boards: a puzzle as a page draws it, and a moment of a search as data.

use nonet_core::format::to_line;
use nonet_core::solve::{Case, End, Moment};
use nonet_core::{Cell, Contradiction, Digit, DigitSet, Draft, Entry, Position, contradictions};
use serde::Serialize;

use crate::answer::Answer;
use crate::describe;
use crate::words::Words;

/// A puzzle, ready to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    fn new(draft: &Draft, reasons: &[Contradiction]) -> BoardData {
        let shape = draft.layout.box_shape();
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
        Contradiction::NoPlace { .. } => Vec::new(),
    }
}

/// The answer that only says what was read, and what contradicts itself in it.
pub(crate) fn parse(draft: Draft, words: &Words) -> Answer {
    let reasons = contradictions(&Position::of(&draft));
    let say = |reason| words.say(&describe::contradiction(reason, &draft));
    Answer {
        puzzle: Some(to_line(&draft)),
        board: Some(BoardData::new(&draft, &reasons)),
        reasons: reasons.iter().map(say).collect(),
        draft: Some(draft),
        ..Answer::default()
    }
}

/// A moment of a search that is watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MomentData {
    /// The set algorithm looks at an empty cell.
    Look {
        /// The cell, from 0.
        cell: usize,
        /// The digits missing from its row: R.
        row: Vec<usize>,
        /// The digits missing from its column: C.
        column: Vec<usize>,
        /// The digits missing from its box: B.
        block: Vec<usize>,
        /// What the three have in common: P.
        possible: Vec<usize>,
        /// Which of the three cases: `i`, `ii` or `iii`.
        case: &'static str,
    },
    /// A sweep has ended.
    End {
        /// Which of the three events: `e1`, `e2` or `e3`.
        event: &'static str,
    },
    /// A digit is tried in a cell.
    Try {
        /// The cell, from 0.
        cell: usize,
        /// The digit.
        digit: usize,
        /// How many trials there have been.
        trial: u64,
    },
    /// The last trial is taken back.
    TakeBack {
        /// The cell, from 0.
        cell: usize,
        /// The digit.
        digit: usize,
    },
}

impl From<&Moment> for MomentData {
    fn from(moment: &Moment) -> MomentData {
        let numbers = |digits: DigitSet| digits.iter().map(Digit::number).collect();
        match *moment {
            Moment::Look { cell, row, column, block, possible, case } => MomentData::Look {
                cell: cell.index(),
                row: numbers(row),
                column: numbers(column),
                block: numbers(block),
                possible: numbers(possible),
                case: match case {
                    Case::None => "i",
                    Case::One => "ii",
                    Case::Several => "iii",
                },
            },
            Moment::End(end) => MomentData::End {
                event: match end {
                    End::Contradiction => "e1",
                    End::Solved => "e2",
                    End::Stuck => "e3",
                },
            },
            Moment::Try { cell, digit, trial } => {
                MomentData::Try { cell: cell.index(), digit: digit.number(), trial }
            }
            Moment::TakeBack { cell, digit } => {
                MomentData::TakeBack { cell: cell.index(), digit: digit.number() }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Request, Task, Words, handle};

    #[test]
    fn what_was_read_is_told_with_its_clashes() {
        let request =
            Request { puzzle: "1..1*...........".into(), box_shape: None, task: Task::Parse };
        let answer = handle(&request, Words::english(), &mut ());
        let board = answer.board.expect("a board");
        assert_eq!((board.size, board.box_rows, board.clashes), (4, 2, vec![0, 3]));
        assert_eq!(board.kinds, "g..g*...........");
        assert_eq!((board.digits[3], board.symbols[3]), (1, '4'));
        assert_eq!(answer.reasons[0], "1 stands more than once in row 1: r1c1 and r1c4");
        let request = Request { puzzle: "1..x".into(), box_shape: None, task: Task::Parse };
        assert!(handle(&request, Words::english(), &mut ()).error.is_some());
    }
}
