//! `nonet race`: every method on the same puzzle, one after the other, and what each of them needed.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use nonet_api::{
    Answer, Fault, Host, Message, Outcome, Search, Show, Solve, Task, handle_draft, message,
    methods, read_error,
};
use nonet_core::Draft;
use nonet_core::format::{Expectation, read_all, to_line};
use nonet_core::solve::{Effort, Method};

use crate::args::budget_of;
use crate::commands::{Settings, to_json};
use crate::console::{asked_to_stop, go_on, start_working};
use crate::failure::Failure;
use crate::output::Output;

/// How long each method may take unless told otherwise.
const BUDGET: Duration = Duration::from_secs(10);

/// How a method came in.
struct Finish {
    method: &'static Method,
    answer: Answer,
    time: Duration,
    /// Whether the time was up before it had an answer.
    was_late: bool,
}

/// A host that looks at the clock.
struct Clock {
    deadline: Instant,
    is_late: bool,
}

impl Host for Clock {
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        if Instant::now() >= self.deadline {
            self.is_late = true;
            return ControlFlow::Break(());
        }
        go_on()
    }
}

/// `nonet race`.
pub(crate) fn race(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        let conflict = message!("usage-conflict", argument = "--lines", other = "race");
        return Err(Failure::invalid(settings.words, &conflict));
    }
    let draft = draft(settings)?;
    let budget = budget_of(settings.matches).map_or(BUDGET, Duration::from_secs);
    let seed = settings.matches.get_one::<u64>("seed").copied().unwrap_or_default();
    start_working();
    let json = settings.has("json");
    if !json {
        output.line(&row(
            &settings.words.say(&message!("race-method")),
            &settings.words.say(&message!("race-result")),
            &settings.words.say(&message!("race-time")),
            &settings.words.say(&message!("race-nodes")),
            &settings.words.say(&message!("race-trials")),
        ))?;
    }
    let mut found: Option<bool> = None;
    for method in methods().filter(|method| (method.takes)(&draft.layout)) {
        let finish = run(method, &draft, seed, budget, settings);
        if asked_to_stop() {
            let stopped = settings.words.say(&message!("lines-stopped"));
            return Err(Failure::Said(Outcome::No, stopped));
        }
        let has_solution = finish.answer.solution.is_some();
        if has_solution || (method.is_exhaustive && !finish.was_late) {
            found = Some(has_solution);
        }
        if json {
            output.line(&as_json(&finish, &draft))?;
        } else {
            let number = |figure: Option<u64>| output.number(u128::from(figure.unwrap_or(0)));
            let line = row(
                method.id,
                &settings.words.say(&result(&finish, budget)),
                &format!("{:.3} ms", finish.time.as_secs_f64() * 1e3),
                &number(finish.answer.nodes),
                &number(finish.answer.trials),
            );
            output.line(&line)?;
        }
        output.flush()?;
    }
    Ok(if found == Some(true) { Outcome::Yes } else { Outcome::No })
}

/// One line of the table.
fn row(method: &str, result: &str, time: &str, nodes: &str, trials: &str) -> String {
    format!("{method:<12} {result:<28} {time:>14} {nodes:>13} {trials:>13}")
}

fn draft(settings: &Settings<'_>) -> Result<Draft, Failure> {
    let words = settings.words;
    let shape = settings.box_shape().map(|shape| shape.parse()).transpose();
    let box_shape = shape.map_err(|_| Failure::invalid(words, &message!("box-unknown")))?;
    let text = settings.source()?.text(words)?;
    let drafts = read_all(&text, &Expectation { box_shape });
    let drafts = drafts.map_err(|error| Failure::invalid(words, &read_error(&error)))?;
    Ok(drafts.into_iter().next().expect("a text that was read has a puzzle"))
}

/// Lets one method look for one solution.
fn run(
    method: &'static Method,
    draft: &Draft,
    seed: u64,
    budget: Duration,
    settings: &Settings<'_>,
) -> Finish {
    let search =
        Search { method: Some(method.id.to_owned()), limit: Some(1), seed, ..Search::default() };
    let task = Task::Solve(Solve { show: Show::First, search, ..Solve::default() });
    let mut clock = Clock { deadline: Instant::now() + budget, is_late: false };
    let start = ThreadTime::now();
    let answer = handle_draft(draft.clone(), &task, settings.words, &mut clock);
    Finish { method, answer, time: start.elapsed(), was_late: clock.is_late }
}

fn result(finish: &Finish, budget: Duration) -> Message {
    if finish.answer.solution.is_some() {
        message!("race-solved")
    } else if finish.was_late {
        message!("race-late", seconds = budget.as_secs())
    } else if finish.answer.error.is_some() {
        message!("race-stuck")
    } else {
        message!("race-none")
    }
}

fn as_json(finish: &Finish, draft: &Draft) -> String {
    let mut answer = finish.answer.clone();
    answer.puzzle = Some(to_line(draft));
    answer.trials_to_each.clear();
    answer.remarks.clear();
    answer.stopped = finish.was_late;
    // Running out of time is a result here, not a fault.
    answer.error = answer.error.filter(|_: &Fault| !finish.was_late);
    let json = to_json(&answer);
    let seconds = finish.time.as_secs_f64();
    let id = finish.method.id;
    let start = json.strip_suffix('}').unwrap_or(&json);
    let method =
        if answer.method.is_some() { String::new() } else { format!(",\"method\":\"{id}\"") };
    format!("{start}{method},\"seconds\":{seconds}}}")
}
