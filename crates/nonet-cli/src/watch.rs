//! Watching a search: every moment of it in words, with the board whenever something is decided.

use nonet_api::{ToldStep, Words, message, moment};
use nonet_core::solve::{Case, End, Moment};
use nonet_core::{Cell, Digit, Draft};

use crate::failure::Failure;
use crate::output::{Output, heading, picture};
use crate::reason::{WIDTH, wrapped};

/// Tells what a search does, and keeps the board it has reached.
pub(crate) struct Watch {
    words: &'static Words,
    draft: Draft,
    /// The digits that have been put in since the start, in order, with whether each was a trial.
    put: Vec<(Cell, Digit, bool)>,
    trials: u64,
    /// The cell that was looked at last in this sweep.
    last_look: Option<Cell>,
    sweeps: u64,
    steps: u64,
}

impl Watch {
    /// Watches the solving of `draft` from its start.
    pub(crate) fn new(words: &'static Words, draft: Draft) -> Watch {
        Watch { words, draft, put: Vec::new(), trials: 0, last_look: None, sweeps: 0, steps: 0 }
    }

    /// Tells of one moment.
    pub(crate) fn tell(&mut self, event: &Moment, output: &mut Output) -> Result<(), Failure> {
        if let Moment::Look { cell, .. } = *event {
            if self.last_look.is_none_or(|last| cell <= last) {
                self.sweeps += 1;
                let sweep = message!("watch-sweep", number = self.sweeps);
                output.line(&self.words.say(&sweep))?;
            }
            self.last_look = Some(cell);
        }
        self.follow(event);
        output.line(&self.words.say(&moment(event, &self.draft, self.trials)))?;
        // A solution is shown as the answer that it is.
        match event {
            Moment::End(End::Contradiction | End::Stuck) => self.show_board(output),
            _ => Ok(()),
        }
    }

    /// Tells of one step of reasoning.
    pub(crate) fn tell_step(
        &mut self,
        step: &ToldStep,
        output: &mut Output,
    ) -> Result<(), Failure> {
        self.steps += 1;
        output.line(&heading(&format!("{}. {}", self.steps, step.name)))?;
        for line in step.text.lines().flat_map(|paragraph| wrapped(paragraph, WIDTH - 3)) {
            output.line(&format!("   {line}"))?;
        }
        Ok(())
    }

    /// Does on the board what the search has done.
    fn follow(&mut self, event: &Moment) {
        match *event {
            Moment::Look { cell, possible, case: Case::One, .. } => {
                self.put.extend(possible.first().map(|digit| (cell, digit, false)));
            }
            Moment::Look { .. } => {}
            Moment::End(_) => self.last_look = None,
            Moment::Try { cell, digit, trial } => {
                self.trials = trial;
                self.put.push((cell, digit, true));
            }
            Moment::TakeBack { cell, .. } => {
                // With a trial goes everything that followed from it.
                while let Some((last, _, was_trial)) = self.put.pop() {
                    if was_trial && last == cell {
                        break;
                    }
                }
            }
        }
    }

    fn show_board(&self, output: &mut Output) -> Result<(), Failure> {
        let digit = |cell: Cell| {
            let put = self.put.iter().rev().find(|(there, _, _)| *there == cell);
            put.map(|&(_, digit, _)| digit).or(self.draft.entry(cell).digit())
        };
        let symbol = |cell| digit(cell).map_or('.', |digit| self.draft.alphabet.symbol(digit));
        let line: String = self.draft.layout.cells().map(symbol).collect();
        if output.is_terminal() {
            output.raw(picture(&line, &self.draft, None).as_bytes())?;
            output.flush()
        } else {
            output.line(&line)
        }
    }
}
