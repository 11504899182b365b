//! Watching a search: each moment of it as data, with the board that it has reached.

use std::ops::ControlFlow;

use nonet_core::solve::{Case, End, Moment};
use nonet_core::{Cell, Digit, DigitSet, Draft};
use schemars::JsonSchema;
use serde::Serialize;

use crate::host::{Event, Host};

/// A moment of a search that is watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
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
        /// Which of the three ends: `e1`, `e2` or `e3`.
        end: &'static str,
    },
    /// A digit is tried in a cell.
    Try {
        /// The cell, from 0.
        cell: usize,
        /// The digit.
        digit: usize,
        /// How many trials there have been, this one included.
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
                end: match end {
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

/// A digit that a search has put in.
struct Put {
    cell: Cell,
    is_trial: bool,
}

/// A search that is watched: does on a board of its own what the search does.
pub(crate) struct Watched<'a> {
    draft: &'a Draft,
    /// The character of each cell, from the first moment on.
    board: Vec<char>,
    /// What has been put in since the start, in order.
    put: Vec<Put>,
    trials: u64,
    /// The cell that was looked at last in this sweep.
    last_look: Option<Cell>,
    sweep: u64,
}

impl<'a> Watched<'a> {
    /// A search that begins with a draft.
    pub(crate) fn new(draft: &'a Draft) -> Watched<'a> {
        Watched { draft, board: Vec::new(), put: Vec::new(), trials: 0, last_look: None, sweep: 0 }
    }

    /// Tells a host of one moment, with what it leads to.
    pub(crate) fn tell(&mut self, moment: &Moment, host: &mut dyn Host) -> ControlFlow<()> {
        self.follow(moment);
        let board: String = self.board.iter().collect();
        host.hear(&Event::Moment {
            data: moment.into(),
            sweep: self.sweep,
            trials: self.trials,
            board: &board,
            moment: *moment,
        })
    }

    /// Does on the board what the search has done.
    fn follow(&mut self, moment: &Moment) {
        if self.board.is_empty() {
            self.board = self.draft.layout.cells().map(|cell| self.at_start(cell)).collect();
        }
        match *moment {
            Moment::Look { cell, possible, case, .. } => {
                // A sweep goes from cell to cell; one that is not further on begins the next.
                if self.last_look.is_none_or(|last| cell <= last) {
                    self.sweep += 1;
                }
                self.last_look = Some(cell);
                if let (Case::One, Some(digit)) = (case, possible.first()) {
                    self.put_in(cell, digit, false);
                }
            }
            Moment::End(_) => self.last_look = None,
            Moment::Try { cell, digit, trial } => {
                self.trials = trial;
                self.put_in(cell, digit, true);
            }
            Moment::TakeBack { cell, .. } => {
                // With a trial goes everything that followed from it.
                while let Some(last) = self.put.pop() {
                    self.board[last.cell.index()] = self.at_start(last.cell);
                    if last.is_trial && last.cell == cell {
                        break;
                    }
                }
            }
        }
    }

    fn put_in(&mut self, cell: Cell, digit: Digit, is_trial: bool) {
        self.put.push(Put { cell, is_trial });
        self.board[cell.index()] = self.draft.alphabet.symbol(digit);
    }

    /// The character of a cell before the search.
    fn at_start(&self, cell: Cell) -> char {
        let digit = self.draft.entry(cell).digit();
        digit.map_or('.', |digit| self.draft.alphabet.symbol(digit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Problem, SearchOptions, Show, Solve};
    use crate::{Answerable, Words};

    /// Keeps the boards of what it watches, as they are told.
    #[derive(Default)]
    struct Watcher {
        told: Vec<(Moment, String, u64, u64)>,
    }

    impl Host for Watcher {
        fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
            if let Event::Moment { moment, board, sweep, trials, .. } = event {
                self.told.push((*moment, (*board).to_owned(), *sweep, *trials));
            }
            ControlFlow::Continue(())
        }

        fn watches(&self) -> bool {
            true
        }
    }

    fn watched(puzzle: &str, method: &str) -> Watcher {
        let search = SearchOptions { method: Some(method.to_owned()), ..SearchOptions::default() };
        let problem = Problem::new(puzzle);
        let solve = Solve { problem, search, show: Show::All, ..Solve::default() };
        let mut watcher = Watcher::default();
        solve.answer(Words::english(), &mut watcher).expect("it can be watched");
        watcher
    }

    #[test]
    fn the_board_at_each_solution_is_the_solution() {
        for method in ["sets", "backtrack"] {
            let told = watched("1...............", method).told;
            let full: Vec<&String> =
                told.iter().map(|(_, board, ..)| board).filter(|b| !b.contains('.')).collect();
            let mut distinct: Vec<&String> = full.clone();
            distinct.sort();
            distinct.dedup();
            // Of the 288 grids of 4×4, a quarter has 1 in the first cell.
            assert_eq!(distinct.len(), 72, "{method}");
        }
    }

    #[test]
    fn what_is_taken_back_takes_along_what_followed_from_it() {
        let told = watched("12..34....43....", "sets").told;
        let start = "12..34....43....";
        let mut open: Vec<String> = Vec::new();
        let mut before = start.to_owned();
        for (moment, board, _, trials) in &told {
            match moment {
                Moment::Try { trial, .. } => {
                    open.push(before.clone());
                    assert_eq!(trial, trials);
                }
                Moment::TakeBack { .. } => assert_eq!(Some(board), open.pop().as_ref()),
                _ => {}
            }
            before.clone_from(board);
        }
    }

    #[test]
    fn sweeps_are_counted_from_one() {
        let told = watched("12..34....43....", "sets").told;
        assert_eq!(told[0].2, 1);
        assert!(told.windows(2).all(|pair| pair[1].2 - pair[0].2 <= 1));
    }
}
