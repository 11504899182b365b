//! Watching a search: every moment of it in words, with the board whenever something is decided.

use nonet_api::{Message, Words, cell_name, message};
use nonet_core::solve::{Case, End, Moment};
use nonet_core::{Cell, Digit, DigitSet, Draft};

use crate::failure::Failure;
use crate::output::{Output, picture};

/// Tells what a search does, and keeps the board it has reached.
pub(crate) struct Watch<'a> {
    words: &'a Words,
    draft: &'a Draft,
    /// The digits that have been put in since the start, in order, with whether each was a trial.
    put: Vec<(Cell, Digit, bool)>,
    trials: u64,
    /// The cell that was looked at last in this sweep.
    last_look: Option<Cell>,
    sweeps: u64,
}

impl<'a> Watch<'a> {
    /// Watches the solving of `draft` from its start.
    pub(crate) fn new(words: &'a Words, draft: &'a Draft) -> Watch<'a> {
        Watch { words, draft, put: Vec::new(), trials: 0, last_look: None, sweeps: 0 }
    }

    /// Tells of one moment.
    pub(crate) fn tell(&mut self, moment: &Moment, output: &mut Output<'_>) -> Result<(), Failure> {
        match *moment {
            Moment::Look { cell, row, column, block, possible, case } => {
                if self.last_look.is_none_or(|last| cell <= last) {
                    self.sweeps += 1;
                    self.say(&message!("watch-sweep", number = self.sweeps), output)?;
                }
                self.last_look = Some(cell);
                let look = message!(
                    "watch-look",
                    cell = cell_name(cell, &self.draft.layout),
                    row = self.set(row),
                    column = self.set(column),
                    block = self.set(block),
                    possible = self.set(possible),
                    trials = self.trials
                );
                let case = match (case, possible.first()) {
                    (Case::One, Some(digit)) => {
                        self.put.push((cell, digit, false));
                        message!("watch-case-one", digit = self.symbol(digit))
                    }
                    (Case::Several, _) => message!("watch-case-several"),
                    (Case::None | Case::One, _) => message!("watch-case-none"),
                };
                let line = format!("{}  {}", self.words.say(&look), self.words.say(&case));
                output.line(&line)
            }
            Moment::End(end) => {
                self.last_look = None;
                let told = match end {
                    End::Contradiction => message!("watch-end-contradiction"),
                    End::Solved => message!("watch-end-solved"),
                    End::Stuck => message!("watch-end-stuck"),
                };
                self.say(&told, output)?;
                self.say(&message!("watch-trials", trials = self.trials), output)?;
                self.show_board(None, output)
            }
            Moment::Try { cell, digit, trial } => {
                self.trials = trial;
                self.put.push((cell, digit, true));
                let told = message!(
                    "watch-try",
                    trial = trial,
                    digit = self.symbol(digit),
                    cell = cell_name(cell, &self.draft.layout)
                );
                self.say(&told, output)
            }
            Moment::TakeBack { cell, digit } => {
                // With a trial goes everything that followed from it.
                while let Some((last, _, was_trial)) = self.put.pop() {
                    if was_trial && last == cell {
                        break;
                    }
                }
                let told = message!(
                    "watch-back",
                    digit = self.symbol(digit),
                    cell = cell_name(cell, &self.draft.layout)
                );
                self.say(&told, output)
            }
        }
    }

    fn say(&self, message: &Message, output: &mut Output<'_>) -> Result<(), Failure> {
        output.line(&self.words.say(message))
    }

    fn show_board(&self, focus: Option<Cell>, output: &mut Output<'_>) -> Result<(), Failure> {
        let digit = |cell: Cell| {
            let put = self.put.iter().rev().find(|(there, _, _)| *there == cell);
            put.map(|&(_, digit, _)| digit).or(self.draft.entry(cell).digit())
        };
        if output.is_terminal() {
            output.raw(picture(self.draft, &digit, focus).as_bytes())?;
            output.flush()
        } else {
            let symbol = |cell| digit(cell).map_or('.', |digit| self.draft.alphabet.symbol(digit));
            output.line(&self.draft.layout.cells().map(symbol).collect::<String>())
        }
    }

    fn symbol(&self, digit: Digit) -> char {
        self.draft.alphabet.symbol(digit)
    }

    fn set(&self, digits: DigitSet) -> String {
        let symbols: String = digits.iter().map(|digit| self.symbol(digit)).collect();
        // As wide as the largest set, so that the columns stand under each other.
        format!("{:<width$}", format!("{{{symbols}}}"), width = self.draft.layout.size() + 2)
    }
}
