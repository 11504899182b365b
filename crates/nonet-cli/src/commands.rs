//! The commands: each asks nonet-api and shows the answer.

use std::ffi::OsString;
use std::time::Duration;

use clap::ArgMatches;
use nonet_api::{
    Answer, Message, Mode, Outcome, Search, Task, Words, count_of_solutions, handle_draft, message,
    read,
};
use nonet_core::format::{Format, to_line};
use nonet_core::{Draft, Entry, Grid, Position};

use crate::args::{has, limit_of, text};
use crate::console::{Console, Show};
use crate::failure::Failure;
use crate::input::Source;
use crate::lines;
use crate::output::Output;

/// How far solutions are counted where only their being one or many matters.
const CHECK_LIMIT: u128 = 1000;

/// What every command needs to know.
pub(crate) struct Settings<'a> {
    /// The words of the user's language.
    pub(crate) words: &'a Words,
    /// The matches of the command.
    pub(crate) matches: &'a ArgMatches,
}

impl Settings<'_> {
    pub(crate) fn has(&self, flag: &str) -> bool {
        has(self.matches, flag)
    }

    pub(crate) fn box_shape(&self) -> Option<String> {
        text(self.matches, "box")
    }

    pub(crate) fn threads(&self) -> usize {
        let asked = self.matches.get_one::<u16>("threads").map(|&threads| threads as usize);
        asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    pub(crate) fn source(&self) -> Result<Source, Failure> {
        let argument = self.matches.get_one::<OsString>("puzzle").map(OsString::as_os_str);
        Source::of(argument, self.words)
    }

    /// The search that the options ask for, counting up to `otherwise` without `--limit`.
    fn search(&self, otherwise: Option<u128>) -> Search {
        Search {
            method: text(self.matches, "method"),
            limit: limit_of(self.matches).or(otherwise),
            unique: self.has("unique"),
        }
    }

    /// Says something on standard error, unless told to be quiet.
    fn note(&self, text: String) {
        if !self.has("quiet") {
            eprintln!("{}", self.words.say(&message!("remark", text = text)));
        }
    }
}

/// `nonet solve`.
pub(crate) fn solve(settings: &Settings<'_>, output: &mut Output<'_>) -> Result<Outcome, Failure> {
    let limit = limit_of(settings.matches);
    let (all, two) = (settings.has("all"), settings.has("show-two"));
    let mode = match (settings.has("check"), settings.has("only-marked")) {
        (true, _) => Mode::OnlyCheck,
        (_, true) => Mode::OnlyMarked,
        _ => Mode::Answer,
    };
    let show = match (limit, mode) {
        (_, Mode::OnlyCheck) => Some(0),
        _ if two => Some(2),
        (Some(limit), _) => Some(limit),
        (None, _) if all => None,
        (None, _) => Some(1),
    };
    // To know whether a solution is the only one takes looking for more than are shown.
    let find = match show {
        Some(show) if settings.has("unique") => Some(show.max(limit.unwrap_or(CHECK_LIMIT))),
        Some(show) => Some(show.max(1)),
        None => None,
    };
    let search = Search { limit: find, ..settings.search(None) };
    if settings.has("lines") {
        let count_to = limit.unwrap_or(2);
        let search = Search { limit: Some(count_to), ..search };
        return lines::answer_lines(settings, output, &Task::Solve { mode, show: Some(0), search });
    }
    let task = Task::Solve { mode, show, search };
    let draft = first_draft(settings)?;
    let draft = match draft {
        Ok(draft) => draft,
        Err(answer) => return report_fault(settings, output, &answer),
    };
    let json = settings.has("json");
    let streams = all || (limit.is_some() && !two);
    let console = Console::new(settings.words, output, settings.has("quiet")).up_to(find);
    let console =
        if streams { console.showing(show_each(settings, &draft, mode)) } else { console };
    let mut console = if settings.has("watch") { console.watching(&draft) } else { console };
    let mut answer = handle_draft(draft.clone(), &task, settings.words, &mut console);
    let (time, failure) = console.finish();
    if let Some(failure) = failure {
        return Err(failure);
    }
    if answer.error.is_some() {
        return report_fault(settings, output, &answer);
    }
    if two && answer.is_unique() == Some(true) {
        answer.remarks.push(settings.words.say(&message!("remark-unique-no-second")));
        answer.outcome = if settings.has("unique") { Outcome::Yes } else { Outcome::No };
    }
    if json {
        if !streams || answer.count == Some(0) || settings.has("unique") || settings.has("stats") {
            json_line(settings, output, answer.clone(), time)?;
        }
        return Ok(answer.outcome);
    }
    say_remarks(settings, &answer);
    match (&answer.solution, mode) {
        _ if answer.count == Some(0) => say_no_solution(settings, output, &answer, mode)?,
        (_, Mode::OnlyCheck) => say(settings, output, &message!("solvable"))?,
        (Some(first), _) if !streams => {
            let other = answer.grids.get(1).filter(|_| two);
            output.solution(first, &draft, other)?;
            if let Some(second) = &answer.second_solution {
                output.solution(second, &draft, answer.grids.first())?;
            }
        }
        _ => {}
    }
    say_unique(settings, output, &answer)?;
    say_stats(settings, output, &answer, time)?;
    say_stopped(settings, &answer);
    Ok(answer.outcome)
}

/// Shows each solution as it is found.
fn show_each<'a>(settings: &'a Settings<'a>, draft: &'a Draft, mode: Mode) -> Show<'a> {
    let (json, stats) = (settings.has("json"), settings.has("stats"));
    Box::new(move |output: &mut Output<'_>, grid: &Grid, effort| {
        let line = shown_line(draft, grid, mode);
        if json {
            let answer = Answer {
                puzzle: Some(to_line(draft)),
                solution: Some(line),
                trials: stats.then_some(effort.trials),
                nodes: stats.then_some(effort.nodes),
                ..Answer::default()
            };
            return output.line(&to_json(&answer));
        }
        output.solution(&line, draft, None)?;
        if stats {
            let told = message!(
                "stats-solution",
                number = effort.solutions,
                trials = effort.trials,
                nodes = effort.nodes
            );
            output.line(&settings.words.say(&told))?;
        }
        Ok(())
    })
}

/// A solution in one line, or as much of it as the mode shows.
fn shown_line(draft: &Draft, grid: &Grid, mode: Mode) -> String {
    let shown = |entry: Entry| mode != Mode::OnlyMarked || entry != Entry::Empty;
    let cells = draft.layout.cells();
    let symbol = |cell| {
        if shown(draft.entry(cell)) { draft.alphabet.symbol(grid.digit(cell)) } else { '.' }
    };
    cells.map(symbol).collect()
}

/// `nonet check`.
pub(crate) fn check(settings: &Settings<'_>, output: &mut Output<'_>) -> Result<Outcome, Failure> {
    let task = Task::Check { search: settings.search(Some(CHECK_LIMIT)) };
    if settings.has("lines") {
        return lines::answer_lines(settings, output, &task);
    }
    let (answer, time) = match ask(settings, output, &task)? {
        Ok(asked) => asked,
        Err(fault) => return report_fault(settings, output, &fault),
    };
    if settings.has("json") {
        json_line(settings, output, answer.clone(), time)?;
        return Ok(answer.outcome);
    }
    say_remarks(settings, &answer);
    output.line(&settings.words.say(&verdict(&answer)))?;
    for reason in &answer.reasons {
        output.line(reason)?;
    }
    if answer.count == Some(0) && answer.reasons.is_empty() && !answer.stopped {
        say(settings, output, &message!("no-solution-searched"))?;
    }
    say_stats(settings, output, &answer, time)?;
    say_stopped(settings, &answer);
    Ok(answer.outcome)
}

/// `nonet count`.
pub(crate) fn count(settings: &Settings<'_>, output: &mut Output<'_>) -> Result<Outcome, Failure> {
    let task = Task::Count { search: settings.search(None) };
    if settings.has("lines") {
        return lines::answer_lines(settings, output, &task);
    }
    let (answer, time) = match ask(settings, output, &task)? {
        Ok(asked) => asked,
        Err(fault) => return report_fault(settings, output, &fault),
    };
    if settings.has("json") {
        json_line(settings, output, answer.clone(), time)?;
        return Ok(answer.outcome);
    }
    say_remarks(settings, &answer);
    if !answer.stopped {
        let plus = if answer.limit_reached == Some(true) { "+" } else { "" };
        let number = output.number(answer.count.unwrap_or(0));
        output.line(&format!("{number}{plus}"))?;
    }
    for reason in &answer.reasons {
        settings.note(reason.clone());
    }
    say_stats(settings, output, &answer, time)?;
    say_stopped(settings, &answer);
    Ok(answer.outcome)
}

/// `nonet candidates`.
pub(crate) fn candidates(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
) -> Result<Outcome, Failure> {
    let unique = settings.has("unique").then(|| settings.search(Some(CHECK_LIMIT)));
    let task = Task::Candidates { unique };
    if settings.has("lines") {
        return lines::answer_lines(settings, output, &task);
    }
    let (answer, time) = match ask(settings, output, &task)? {
        Ok(asked) => asked,
        Err(fault) => return report_fault(settings, output, &fault),
    };
    if settings.has("json") {
        json_line(settings, output, answer.clone(), time)?;
        return Ok(answer.outcome);
    }
    say_remarks(settings, &answer);
    if let Some(draft) = &answer.draft {
        let format = Format::by_id("pencil-marks").and_then(|format| format.write);
        let text = format.and_then(|writer| writer.write_all(&[with_candidates(draft)]).ok());
        output.raw(text.unwrap_or_default().as_bytes())?;
    }
    for reason in &answer.reasons {
        settings.note(reason.clone());
    }
    say_unique(settings, output, &answer)?;
    say_stopped(settings, &answer);
    Ok(answer.outcome)
}

/// The draft with its candidates as pencil marks.
pub(crate) fn with_candidates(draft: &Draft) -> Draft {
    let position = Position::of(draft);
    let marks = draft.layout.cells().map(|cell| position.possible(cell)).collect();
    Draft { pencil_marks: Some(marks), ..draft.clone() }
}

/// `nonet convert`.
pub(crate) fn convert(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
) -> Result<Outcome, Failure> {
    let task = Task::Convert { to: text(settings.matches, "to").unwrap_or_default() };
    if settings.has("lines") {
        return lines::answer_lines(settings, output, &task);
    }
    let request = nonet_api::Request {
        puzzle: settings.source()?.text(settings.words)?,
        box_shape: settings.box_shape(),
        task,
    };
    let answer = nonet_api::handle(&request, settings.words, &mut ());
    match &answer.text {
        None => report_fault(settings, output, &answer),
        Some(_) if settings.has("json") => {
            output.line(&to_json(&answer))?;
            Ok(answer.outcome)
        }
        Some(text) => {
            output.raw(text.as_bytes())?;
            Ok(answer.outcome)
        }
    }
}

/// The first puzzle of the source, or the answer that says why there is none.
fn first_draft(settings: &Settings<'_>) -> Result<Result<Draft, Box<Answer>>, Failure> {
    let text = settings.source()?.text(settings.words)?;
    Ok(match read(&text, settings.box_shape().as_deref(), settings.words) {
        Ok(mut drafts) => {
            if drafts.len() > 1 {
                let more = message!("remark-more-puzzles", more = drafts.len() - 1);
                settings.note(settings.words.say(&more));
            }
            Ok(drafts.swap_remove(0))
        }
        Err(answer) => Err(Box::new(answer)),
    })
}

/// Asks about the first puzzle of the source, with progress: the answer and the time it took.
fn ask(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    task: &Task,
) -> Result<Result<(Answer, Duration), Box<Answer>>, Failure> {
    let draft = match first_draft(settings)? {
        Ok(draft) => draft,
        Err(answer) => return Ok(Err(answer)),
    };
    let limit = match task {
        Task::Check { search } | Task::Count { search } => search.limit,
        _ => None,
    };
    let mut console = Console::new(settings.words, output, settings.has("quiet")).up_to(limit);
    let answer = handle_draft(draft, task, settings.words, &mut console);
    let (time, failure) = console.finish();
    match failure {
        Some(failure) => Err(failure),
        None if answer.error.is_some() => Ok(Err(Box::new(answer))),
        None => Ok(Ok((answer, time))),
    }
}

/// Says what is wrong: as JSON on standard output if that was asked for, else on standard error.
fn report_fault(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    answer: &Answer,
) -> Result<Outcome, Failure> {
    let Some(fault) = &answer.error else { return Ok(answer.outcome) };
    if settings.has("json") {
        output.line(&to_json(answer))?;
        return Ok(answer.outcome);
    }
    Err(Failure::Said(answer.outcome, fault.message.clone()))
}

fn say(settings: &Settings<'_>, output: &mut Output<'_>, message: &Message) -> Result<(), Failure> {
    output.line(&settings.words.say(message))
}

fn say_remarks(settings: &Settings<'_>, answer: &Answer) {
    for remark in &answer.remarks {
        settings.note(remark.clone());
    }
}

/// How many solutions there are, as a verdict.
pub(crate) fn verdict(answer: &Answer) -> Message {
    match (answer.count.unwrap_or(0), answer.is_unique()) {
        (_, Some(true)) => message!("unique"),
        (0, _) if !answer.stopped => message!("no-solution"),
        (count, _) => {
            count_of_solutions(count, answer.limit_reached == Some(true) || answer.stopped)
        }
    }
}

/// No solution: an answer to "is there one?", and otherwise the lack of an answer.
fn say_no_solution(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    answer: &Answer,
    mode: Mode,
) -> Result<(), Failure> {
    if answer.stopped {
        return Ok(());
    }
    let mut lines = vec![settings.words.say(&message!("no-solution"))];
    lines.extend(answer.reasons.iter().cloned());
    if answer.reasons.is_empty() {
        lines.push(settings.words.say(&message!("no-solution-searched")));
    }
    for line in lines {
        if mode == Mode::OnlyCheck {
            output.line(&line)?;
        } else {
            eprintln!("{line}");
        }
    }
    Ok(())
}

fn say_unique(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    answer: &Answer,
) -> Result<(), Failure> {
    if settings.has("unique") && !answer.stopped && answer.count != Some(0) {
        say(settings, output, &verdict(answer))?;
    }
    Ok(())
}

fn say_stopped(settings: &Settings<'_>, answer: &Answer) {
    if answer.stopped {
        let count = answer.count.unwrap_or(0);
        eprintln!("{}", settings.words.say(&message!("stopped", count = count)));
    }
}

fn say_stats(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    answer: &Answer,
    time: Duration,
) -> Result<(), Failure> {
    if !settings.has("stats") {
        return Ok(());
    }
    let number =
        |number: Option<u64>, output: &Output<'_>| output.number(u128::from(number.unwrap_or(0)));
    let mut told = vec![
        message!("stats-method", method = answer.method.unwrap_or_default()),
        message!("stats-nodes", nodes = number(answer.nodes, output)),
        message!("stats-trials", trials = number(answer.trials, output)),
    ];
    if let (Some(&first), Some(&last)) =
        (answer.trials_to_each.first(), answer.trials_to_each.last())
    {
        let (first, last) = (number(Some(first), output), number(Some(last), output));
        told.push(message!("stats-trials-first-last", first = first, last = last));
    }
    told.push(message!("stats-time", time = format!("{time:.1?}")));
    told.iter().try_for_each(|message| say(settings, output, message))
}

/// Writes an answer as JSON, with statistics only where they were asked for.
fn json_line(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    mut answer: Answer,
    time: Duration,
) -> Result<(), Failure> {
    if settings.has("stats") {
        let mut value = serde_json::to_value(&answer).unwrap_or_default();
        if let Some(object) = value.as_object_mut() {
            object.insert("seconds".to_owned(), time.as_secs_f64().into());
        }
        output.line(&value.to_string())
    } else {
        without_stats(&mut answer);
        output.line(&to_json(&answer))
    }
}

/// Takes out what only `--stats` shows.
pub(crate) fn without_stats(answer: &mut Answer) {
    answer.nodes = None;
    answer.trials = None;
    answer.trials_to_each.clear();
}

pub(crate) fn to_json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("an answer has only texts and numbers")
}
