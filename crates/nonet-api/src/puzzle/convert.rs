//! Writing puzzles in another format.

use nonet_core::Draft;
use nonet_core::format::{Format, to_whole_line};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::describe;
use crate::host::Host;
use crate::words::{Message, Words};

/// Write a puzzle in another format.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Convert {
    /// The puzzle; if the text holds several, all of them are written.
    #[serde(flatten)]
    pub problem: Problem,
    /// The id of the format.
    pub to: String,
}

/// A puzzle in another format.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Converted {
    /// The first puzzle, in one line.
    pub puzzle: String,
    /// All of them in the other format.
    pub text: String,
}

impl Answered for Converted {}

impl Answerable for Convert {
    type Answer = Converted;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<Converted, Refusal> {
        self.check().map_err(|wrong| Refusal::invalid(words, &wrong))?;
        self.write(&self.problem.read_all(words)?, words)
    }
}

impl AboutPuzzle for Convert {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn needs_all_rules(&self) -> bool {
        false
    }

    fn check(&self) -> Result<(), Message> {
        let writer = Format::by_id(&self.to).and_then(|format| format.write);
        writer.map(|_| ()).ok_or_else(|| describe::format_unknown(&self.to))
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        _: &mut dyn Host,
    ) -> Result<Converted, Refusal> {
        self.write(&[draft], words)
    }
}

impl Convert {
    fn write(&self, drafts: &[Draft], words: &Words) -> Result<Converted, Refusal> {
        let Some(writer) = Format::by_id(&self.to).and_then(|format| format.write) else {
            return Err(Refusal::invalid(words, &describe::format_unknown(&self.to)));
        };
        match writer.write_all(drafts) {
            Ok(text) => Ok(Converted {
                puzzle: drafts.first().map(to_whole_line).unwrap_or_default(),
                text,
            }),
            Err(error) => Err(Refusal::unmet(words, &describe::write_error(error, &self.to))),
        }
    }
}
