//! The commands: each makes a request of its options, asks nonet-api, and shows the answer.

use std::ffi::OsString;
use std::time::Duration;

use clap::ArgMatches;
use nonet_api::{
    Answer, Message, Mode, Outcome, Request, Search, Show, Solve, Task, Words, handle, message,
    method_named, statistics, verdict,
};
use nonet_core::Draft;
use nonet_core::format::{Format, to_line};
use nonet_core::solve::{Effort, Method};

use crate::args::{budget_of, has, limit_of, text, texts};
use crate::console::{Budget, Console};
use crate::crew::Threads;
use crate::failure::Failure;
use crate::input::Source;
use crate::lines;
use crate::output::{Output, tell};

/// A command's options, and the words to speak in.
pub(crate) struct Settings<'a> {
    /// The words of the user's language.
    pub(crate) words: &'static Words,
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
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // More than a few for each core only cost memory.
        asked.unwrap_or(cores).min(8 * cores)
    }

    pub(crate) fn source(&self) -> Result<Source, Failure> {
        let argument = self.matches.get_one::<OsString>("puzzle").map(OsString::as_os_str);
        Source::of(argument, self.words)
    }

    /// The method that was named, if there is one of that name.
    fn method(&self) -> Option<&'static Method> {
        text(self.matches, "method").and_then(|id| method_named(&id).ok())
    }

    /// How long a search may take.
    pub(crate) fn budget(&self) -> Budget {
        Budget::new(budget_of(self.matches), self.method())
    }

    fn search(&self) -> Search {
        let seed = self.matches.get_one::<u64>("seed").copied().unwrap_or_default();
        Search {
            method: text(self.matches, "method"),
            limit: limit_of(self.matches),
            only: texts(self.matches, "only"),
            seed,
        }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Says something beside the answer, unless told to be quiet.
    pub(crate) fn note(&self, text: &str) {
        if !self.has("quiet") {
            tell(&self.say(&message!("remark", text = text)));
        }
    }
}

/// `nonet solve`.
pub(crate) fn solve(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let search = settings.search();
    let mode = match (settings.has("check"), settings.has("only-marked")) {
        (true, _) => Mode::OnlyCheck,
        (_, true) => Mode::OnlyMarked,
        _ => Mode::Answer,
    };
    let show = match mode {
        Mode::OnlyCheck => Show::Nothing,
        _ if settings.has("show-two") => Show::Two,
        _ if settings.has("all") || search.limit.is_some() => Show::All,
        _ => Show::First,
    };
    let unique = settings.has("unique");
    if settings.has("lines") {
        // A line has room for one solution and the number of them.
        // Two tell that there are several, for methods that can find a second one.
        let usual = if settings.method().is_none_or(|method| method.is_exhaustive) { 2 } else { 1 };
        let search = Search { limit: Some(search.limit.unwrap_or(usual)), ..search };
        let solve = Solve { mode, show: Show::Nothing, unique: false, search };
        return lines::answer_lines(settings, output, Task::Solve(solve));
    }
    let task = Task::Solve(Solve { mode, show, unique, search });
    let streams = show == Show::All;
    let mut print = |output: &mut Output, line: &str, draft: &Draft, effort: &Effort| {
        if streams { print_one_of_many(settings, output, line, draft, effort) } else { Ok(()) }
    };
    let limit = limit_of(settings.matches);
    let console = Console::new(settings.words, output, settings.has("quiet"));
    let console = console.up_to(limit).within(settings.budget()).printing(&mut print);
    let console = if settings.has("watch") { console.watching() } else { console };
    let (answer, time) = ask(settings, task, console)?;
    if is_shown_otherwise(settings, output, &answer, time, streams)? {
        return Ok(answer.outcome);
    }
    let none = answer.count == Some(0);
    if none && !answer.stopped {
        // That there is none is an answer to "is there one?", and otherwise the lack of an answer.
        for line in reasons(settings, &answer) {
            if mode == Mode::OnlyCheck { output.line(&line)? } else { tell(&line) }
        }
    } else if mode == Mode::OnlyCheck {
        output.line(&settings.say(&message!("solvable")))?;
    } else if let (Some(first), Some(draft), false) = (&answer.solution, &answer.draft, streams) {
        let second = answer.second_solution.as_ref();
        output.solution(first, draft, second.and(answer.grids.get(1)))?;
        if let Some(second) = second {
            output.solution(second, draft, answer.grids.first())?;
        }
    }
    if unique && !answer.stopped && !none {
        output.line(&settings.say(&verdict(&answer)))?;
    }
    finish(settings, output, &answer, time)
}

/// Prints one of many solutions as it is found.
fn print_one_of_many(
    settings: &Settings<'_>,
    output: &mut Output,
    line: &str,
    draft: &Draft,
    effort: &Effort,
) -> Result<(), Failure> {
    let stats = settings.has("stats");
    if settings.has("json") {
        let answer = Answer {
            puzzle: Some(to_line(draft)),
            solution: Some(line.to_owned()),
            trials: stats.then_some(effort.trials),
            nodes: stats.then_some(effort.nodes),
            ..Answer::default()
        };
        return output.line(&to_json(&answer));
    }
    output.solution(line, draft, None)?;
    if stats {
        let Effort { solutions, trials, nodes, .. } = *effort;
        let told = message!("stats-solution", number = solutions, trials = trials, nodes = nodes);
        output.line(&settings.say(&told))?;
    }
    Ok(())
}

/// `nonet check`.
pub(crate) fn check(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    answer(settings, output, Task::Check(settings.search()), |output, answer| {
        if answer.stopped {
            return Ok(());
        }
        if answer.count == Some(0) {
            return reasons(settings, answer).iter().try_for_each(|line| output.line(line));
        }
        output.line(&settings.say(&verdict(answer)))
    })
}

/// `nonet count`.
pub(crate) fn count(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    answer(settings, output, Task::Count(settings.search()), |output, answer| {
        if answer.stopped {
            return Ok(());
        }
        let plus = if answer.limit_reached == Some(true) { "+" } else { "" };
        let number = output.number(answer.count.unwrap_or(0));
        answer.reasons.iter().for_each(|reason| settings.note(reason));
        output.line(&format!("{number}{plus}"))
    })
}

/// `nonet candidates`.
pub(crate) fn candidates(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let unique = settings.has("unique").then(|| settings.search());
    answer(settings, output, Task::Candidates { unique }, |output, answer| {
        let writer = Format::by_id("pencil-marks").and_then(|format| format.write);
        let draft = answer.draft.as_ref();
        let text = writer
            .zip(draft)
            .and_then(|(writer, draft)| writer.write_all(std::slice::from_ref(draft)).ok());
        output.raw(text.unwrap_or_default().as_bytes())?;
        answer.reasons.iter().for_each(|reason| settings.note(reason));
        if settings.has("unique") && !answer.stopped {
            output.line(&settings.say(&verdict(answer)))?;
        }
        Ok(())
    })
}

/// `nonet convert`.
pub(crate) fn convert(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let to = text(settings.matches, "to").unwrap_or_default();
    answer(settings, output, Task::Convert { to }, |output, answer| {
        output.raw(answer.text.as_deref().unwrap_or_default().as_bytes())
    })
}

/// Does a task on the puzzle, or on each line, and prints its answer.
pub(crate) fn answer(
    settings: &Settings<'_>,
    output: &mut Output,
    task: Task,
    print: impl Fn(&mut Output, &Answer) -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return lines::answer_lines(settings, output, task);
    }
    let limit = match &task {
        Task::Check(search) | Task::Count(search) => search.limit,
        _ => None,
    };
    let console = Console::new(settings.words, output, settings.has("quiet"));
    let crew = Threads::new(settings).within(budget_of(settings.matches).map(Duration::from_secs));
    let console = console.up_to(limit).within(settings.budget()).sharing(crew);
    let (answer, time) = ask(settings, task, console)?;
    if is_shown_otherwise(settings, output, &answer, time, false)? {
        return Ok(answer.outcome);
    }
    print(output, &answer)?;
    finish(settings, output, &answer, time)
}

/// Asks about the puzzle of the source: the answer, and the time it took.
fn ask(
    settings: &Settings<'_>,
    task: Task,
    mut console: Console<'_>,
) -> Result<(Answer, Duration), Failure> {
    let box_shape = settings.box_shape();
    let source = settings.source()?;
    let typed = source.argument();
    let counts = matches!(task, Task::Count(_));
    let mut puzzle = match &box_shape {
        // With the boxes given, nothing more is needed to name the empty grid.
        Some(_) if counts && source.is_idle() => String::new(),
        _ => source.text(settings.words)?,
    };
    if let (true, Some(shape)) = (counts && puzzle.trim().is_empty(), &box_shape)
        && let Ok(shape) = shape.parse::<nonet_core::BoxShape>()
    {
        puzzle = ".".repeat(shape.size() * shape.size());
    }
    let request = Request { puzzle, box_shape, task };
    let mut answer = handle(&request, settings.words, &mut console);
    let time = console.finish()?;
    if let (Some(typed), Some(fault)) = (typed, &mut answer.error)
        && fault.code == "read-not-a-puzzle"
    {
        // The argument might have been meant as the name of a file.
        fault.message = settings.say(&message!("read-neither", argument = typed));
    }
    Ok((answer, time))
}

/// Shows an answer that is a fault, or is wanted as JSON; whether that was so.
fn is_shown_otherwise(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &Answer,
    time: Duration,
    streams: bool,
) -> Result<bool, Failure> {
    if settings.has("json") {
        // Solutions that were printed one by one are the results; without any, this is.
        let wanted = settings.has("unique") || settings.has("stats");
        let needed = answer.count == Some(0) || answer.stopped || answer.error.is_some();
        if !streams || wanted || needed {
            output.line(&json_of(settings, answer, time))?;
        }
        say_stopped(settings, output, answer);
        return Ok(true);
    }
    if let Some(fault) = &answer.error {
        return Err(Failure::Said(answer.outcome, fault.message.clone()));
    }
    answer.remarks.iter().for_each(|remark| settings.note(remark));
    Ok(false)
}

/// What comes after every answer.
fn finish(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &Answer,
    time: Duration,
) -> Result<Outcome, Failure> {
    if settings.has("stats") && answer.method.is_some() {
        let mut told = statistics(answer, &|number| output.number(number));
        told.push(message!("stats-time", time = format!("{time:.1?}")));
        for message in &told {
            output.line(&settings.say(message))?;
        }
    }
    say_stopped(settings, output, answer);
    Ok(answer.outcome)
}

/// That there is no solution, and why.
pub(crate) fn reasons(settings: &Settings<'_>, answer: &Answer) -> Vec<String> {
    let mut lines = vec![settings.say(&message!("no-solution"))];
    lines.extend(answer.reasons.iter().cloned());
    if answer.reasons.is_empty() {
        lines.push(settings.say(&message!("no-solution-searched")));
    }
    lines
}

fn say_stopped(settings: &Settings<'_>, output: &Output, answer: &Answer) {
    if answer.stopped {
        let told = match answer.count {
            Some(count) => message!("stopped", count = output.argument(count)),
            None => message!("lines-stopped"),
        };
        tell(&settings.say(&message!("error", text = told)));
    }
}

/// An answer as JSON, with statistics only where they were asked for.
pub(crate) fn json_of(settings: &Settings<'_>, answer: &Answer, time: Duration) -> String {
    if !settings.has("stats") {
        return to_json(&answer.clone().without_stats());
    }
    let json = to_json(answer);
    let seconds = time.as_secs_f64();
    // An answer is a JSON object with at least one field.
    json.strip_suffix('}').map_or(json.clone(), |start| format!("{start},\"seconds\":{seconds}}}"))
}

pub(crate) fn to_json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("an answer has only texts and numbers")
}
