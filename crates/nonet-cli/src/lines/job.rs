//! A job: the question that is asked about the puzzle on each line.

use std::time::Duration;

use nonet_api::{
    AboutPuzzle, Answered, Fault, Outcome, Problem, Refusal, Words, message, read_error_of_line,
};
use nonet_core::format::{Expectation, read_all};
use nonet_host::{Machine, Threads};

use super::plain::Plain;
use super::{Clerk, Printer, Reply, one_line};
use crate::commands::{Settings, to_json};
use crate::console::asked_to_stop;
use crate::failure::Failure;
use crate::input::decode;

/// What to do with each line.
pub(super) struct Job<Q: AboutPuzzle> {
    words: &'static Words,
    question: Q,
    print: Printer<Q::Answer>,
    expectation: Expectation,
    /// Whether an answer is a JSON object.
    json: bool,
    /// Whether a fault is a JSON object.
    has_json_faults: bool,
    stats: bool,
    plain: Option<Plain>,
    /// How long each line may take.
    time: Option<Duration>,
}

impl<Q: AboutPuzzle> Job<Q> {
    pub(super) fn new(
        settings: &Settings<'_>,
        question: Q,
        print: Printer<Q::Answer>,
        json: bool,
    ) -> Result<Job<Q>, Failure> {
        let words = settings.words;
        question.check().map_err(|wrong| Failure::invalid(words, &wrong))?;
        let problem = Problem {
            box_shape: settings.box_shape(),
            variants: settings.variants(),
            ..Problem::default()
        };
        let expectation = problem.expectation(words);
        let expectation =
            expectation.map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
        let stats = settings.has("stats");
        let plain = Plain::of(&question.clone().into(), expectation, json);
        Ok(Job {
            words,
            question,
            print,
            expectation,
            json,
            has_json_faults: json,
            stats,
            // What a search has cost, only JSON has room for.
            plain: plain.filter(|_| !(json && stats)),
            time: settings.time(),
        })
    }

    /// The same, but a fault is a JSON object if so asked, whatever an answer is.
    pub(super) fn with_json_faults(self, has_json_faults: bool) -> Job<Q> {
        Job { has_json_faults, ..self }
    }

    /// An answer as one line.
    fn reply(&self, answer: Q::Answer) -> Reply {
        let line = match (self.json, self.stats) {
            (true, true) => to_json(&answer),
            (true, false) => to_json(&answer.without_stats()),
            (false, _) => (self.print)(&answer),
        };
        Reply { line: line.into_bytes(), is_bad: false }
    }

    /// Why there is no answer, as one line.
    fn refuse(&self, mut refused: Refusal, number: usize) -> Reply {
        refused.error.line = Some(number);
        let line = if self.has_json_faults {
            to_json(&refused)
        } else {
            format!("error\t{}", one_line(&refused.error.message))
        };
        Reply { line: line.into_bytes(), is_bad: refused.outcome == Outcome::Invalid }
    }
}

impl<Q: AboutPuzzle + Send + Sync> Clerk for Job<Q> {
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
        let told = match read_all(&decode(line), &self.expectation) {
            Ok(mut drafts) => {
                // Lines share the cores, and have no progress of their own.
                let threads = Threads::new(1, asked_to_stop).within(self.time);
                let host = &mut Machine::new(threads);
                self.question.answer_read(drafts.swap_remove(0), self.words, host)
            }
            Err(error) => {
                let fault = Fault::new(self.words, &read_error_of_line(&error));
                let fault = Fault { column: error.column, ..fault };
                Err(Refusal::new(Outcome::Invalid, fault))
            }
        };
        // A line whose time is up has an answer; one that the user stopped has none.
        let is_stopped = match &told {
            Ok(answer) => answer.is_stopped(),
            Err(refused) => refused.stopped,
        };
        if is_stopped && asked_to_stop() {
            return None;
        }
        Some(match told {
            Ok(answer) => self.reply(answer),
            Err(refused) => Job::refuse(self, refused, number),
        })
    }

    fn refuse(&self, number: usize) -> Reply {
        let fault = Fault::new(self.words, &message!("line-too-long"));
        Job::refuse(self, Refusal::new(Outcome::Invalid, fault), number)
    }

    fn plain(&self) -> Option<Plain> {
        self.plain.clone()
    }
}
