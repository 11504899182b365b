//! Watching a search: every moment of it in words, with the board whenever something is decided.

use nonet_api::{ToldStep, Words, message, moment as told};
use nonet_core::Draft;
use nonet_core::solve::{End, Moment};

use crate::failure::Failure;
use crate::output::{Output, heading, picture};
use crate::reason::{WIDTH, wrapped};

/// Tells what a search does.
pub(crate) struct Watch {
    words: &'static Words,
    draft: Draft,
    /// The last sweep and the last step that were told of.
    sweep: u64,
    steps: u64,
}

impl Watch {
    /// Watches the solving of `draft` from its start.
    pub(crate) fn new(words: &'static Words, draft: Draft) -> Watch {
        Watch { words, draft, sweep: 0, steps: 0 }
    }

    /// Tells of one moment: the sweep it belongs to, the trials so far, and the board it leads to.
    pub(crate) fn tell(
        &mut self,
        moment: &Moment,
        sweep: u64,
        trials: u64,
        board: &str,
        output: &mut Output,
    ) -> Result<(), Failure> {
        if sweep > self.sweep {
            self.sweep = sweep;
            output.line(&self.words.say(&message!("watch-sweep", number = sweep)))?;
        }
        output.line(&self.words.say(&told(moment, &self.draft, trials)))?;
        // A solution is shown as the answer that it is.
        match moment {
            Moment::End(End::Contradiction | End::Stuck) => self.show_board(board, output),
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

    fn show_board(&self, board: &str, output: &mut Output) -> Result<(), Failure> {
        if output.is_terminal() {
            output.raw(picture(board, &self.draft, None).as_bytes())?;
            output.flush()
        } else {
            output.line(board)
        }
    }
}
