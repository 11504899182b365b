//! `nonet race`: every method on the same puzzle, one after the other, and what each of them needed.

mod lines;

use std::ops::ControlFlow;

use nonet_api::{Answerable, Event, Finish, Message, Outcome, Race, Raced, message};
use nonet_host::Machine;

use crate::args::{budget_of, texts};
use crate::commands::{Settings, no_solution, problem, shown};
use crate::console::start_working;
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::output::Output;
use crate::table::{self, Side};

/// How long each method may take unless told otherwise.
const SECONDS: u64 = 10;

/// `nonet race`.
pub(crate) fn race(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return lines::race_lines(settings, output);
    }
    let (problem, _) = problem(settings)?;
    let seconds = budget_of(settings.matches).unwrap_or(SECONDS);
    let methods = texts(settings.matches, "method");
    let question = Race { problem, seconds: Some(seconds as f64), methods, seed: settings.seed() };
    start_working();
    let bar = Bar::new(settings);
    let text = settings.say(&message!("race-running"));
    let mut host = Machine::new(threads(settings, &bar)).hearing(|event| {
        if let Event::Progress(progress) = event {
            bar.show(progress.share, || text.clone());
        }
        ControlFlow::Continue(())
    });
    let told = question.answer(settings.words, &mut host);
    bar.finish();
    let raced = match shown(settings, output, told)? {
        Ok(raced) => raced,
        Err(outcome) => return Ok(outcome),
    };
    print(settings, output, &raced, seconds)
}

fn print(
    settings: &Settings<'_>,
    output: &mut Output,
    raced: &Raced,
    seconds: u64,
) -> Result<Outcome, Failure> {
    if !raced.reasons.is_empty() {
        let lines = no_solution(settings, &raced.reasons);
        lines.iter().try_for_each(|line| output.line(line))?;
        return Ok(Outcome::No);
    }
    let head = [
        message!("race-method"),
        message!("race-result"),
        message!("race-time"),
        message!("race-runs"),
        message!("race-nodes"),
        message!("race-trials"),
    ];
    let mut rows = vec![head.map(|title| settings.say(&title))];
    rows.extend(raced.methods.iter().map(|finish| {
        [
            finish.method.to_owned(),
            settings.say(&result(finish, seconds)),
            milliseconds(settings, output, finish.seconds),
            finish.runs.to_string(),
            output.number(finish.nodes.into()),
            output.number(finish.trials.into()),
        ]
    }));
    let (word, figure) = (Side::Left, Side::Right);
    let sides = [word, word, figure, figure, figure, figure];
    table::lines(sides, &rows).iter().try_for_each(|line| output.line(line))?;
    if raced.stopped {
        let stopped = settings.say(&message!("lines-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    Ok(nonet_api::Answered::outcome(raced))
}

/// A time in milliseconds.
fn milliseconds(settings: &Settings<'_>, output: &Output, seconds: f64) -> String {
    settings.say(&message!("race-milliseconds", time = output.decimal(seconds * 1e3, 3)))
}

fn result(finish: &Finish, seconds: u64) -> Message {
    if finish.solved {
        message!("race-solved")
    } else if finish.late {
        message!("race-late", seconds = seconds)
    } else if finish.message.is_some() {
        message!("race-stuck")
    } else {
        message!("race-none")
    }
}
