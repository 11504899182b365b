//! The commands about puzzles: each makes a question of its options, asks it, and shows the answer.

use std::ffi::OsString;
use std::time::Duration;

use clap::ArgMatches;
use nonet_api::{
    AboutPuzzle, Answerable, Answered, CandidateGrid, Candidates, Check, Checked, Convert, Count,
    Findings, Message, Mode, Outcome, Problem, Redundancy, Refusal, SearchOptions, Seed, Show,
    Solve, Solved, Stats, Words, message, method_named, statistics, verdict,
};
use nonet_core::format::{Format, to_line, to_whole_line};
use nonet_core::solve::Method;
use nonet_core::{BoxShape, Draft, Layout};

use crate::args::{budget_of, has, limit_of, text, texts};
use crate::console::{Console, Found, time_for};
use crate::failure::Failure;
use crate::input::Source;
use crate::lines::{self, Printer};
use crate::output::{Output, tell};

/// A command's options, and the words to speak in.
pub(crate) struct Settings<'a> {
    /// The words of the user's language.
    pub(crate) words: &'static Words,
    /// The matches of the command.
    pub(crate) matches: &'a ArgMatches,
    /// The name of the command.
    pub(crate) command: &'a str,
}

impl Settings<'_> {
    pub(crate) fn has(&self, flag: &str) -> bool {
        has(self.matches, flag)
    }

    pub(crate) fn box_shape(&self) -> Option<String> {
        text(self.matches, "box")
    }

    /// The rules that puzzles have besides those that they say themselves.
    pub(crate) fn variants(&self) -> Vec<String> {
        texts(self.matches, "variant")
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
    pub(crate) fn time(&self) -> Option<Duration> {
        time_for(budget_of(self.matches), self.method())
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed(self.matches.get_one::<u64>("seed").copied().unwrap_or_default())
    }

    fn search(&self) -> SearchOptions {
        SearchOptions {
            method: text(self.matches, "method"),
            limit: limit_of(self.matches),
            only: texts(self.matches, "only"),
            seed: self.seed(),
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

    /// That something cannot go together with a command.
    pub(crate) fn conflict(&self, argument: &str, other: &str) -> Failure {
        let conflict = message!("usage-conflict", argument = argument, other = other);
        Failure::invalid(self.words, &conflict)
    }
}

/// `nonet solve`.
pub(crate) fn solve(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let search = settings.search();
    let unique = settings.has("unique");
    let mode = match (settings.has("check"), settings.has("only-marked")) {
        (true, _) => Mode::OnlyCheck,
        (_, true) => Mode::OnlyMarked,
        _ => Mode::Answer,
    };
    if settings.has("lines") {
        // A line has room for one solution and the number of them.
        // Two tell that there are several, for methods that can find a second one.
        let usual = if settings.method().is_none_or(|method| method.is_exhaustive) { 2 } else { 1 };
        let search = SearchOptions { limit: Some(search.limit.unwrap_or(usual)), ..search };
        let (problem, show) = (Problem::default(), Show::Nothing);
        let question = Solve { problem, mode, show, unique: false, search };
        return lines::answer_lines(settings, output, question, solution_line);
    }
    let show = match mode {
        Mode::OnlyCheck => Show::Nothing,
        _ if settings.has("show-two") => Show::Two,
        _ if settings.has("all") => Show::All,
        // Where uniqueness is asked for, the limit bounds the counting, not the showing.
        _ if search.limit.is_some() && !unique => Show::All,
        _ => Show::First,
    };
    let streams = show == Show::All;
    let mut print = |output: &mut Output, found: &Found<'_>| {
        if streams { print_one_of_many(settings, output, found) } else { Ok(()) }
    };
    let (problem, typed) = problem(settings)?;
    let question = Solve { problem, mode, show, unique, search };
    let console = Console::new(settings, output).printing(&mut print);
    let (told, time) = ask(settings, &question, typed.as_deref(), console)?;
    let is_shown = |solved: &Solved| {
        // Solutions that were printed one by one are the results; without any, this is.
        let findings = &solved.findings;
        let is_wanted = unique || settings.has("stats");
        streams && !is_wanted && !findings.stopped && findings.number() != Some(0)
    };
    if let (true, Ok(solved)) = (settings.has("json"), &told)
        && is_shown(solved)
    {
        return Ok(solved.outcome);
    }
    let solved = match shown(settings, output, told)? {
        Ok(solved) => solved,
        Err(outcome) => return Ok(outcome),
    };
    print_solved(settings, output, &question, &solved)?;
    finish(settings, output, &solved, time)?;
    Ok(solved.outcome)
}

/// Prints what was found, but for solutions that were printed as they came.
fn print_solved(
    settings: &Settings<'_>,
    output: &mut Output,
    question: &Solve,
    solved: &Solved,
) -> Result<(), Failure> {
    let findings = &solved.findings;
    let none = findings.number() == Some(0);
    if none && !findings.stopped {
        // That there is none is an answer to "is there one?", and otherwise the lack of an answer.
        for line in no_solution(settings, &findings.reasons) {
            if question.mode == Mode::OnlyCheck { output.line(&line)? } else { tell(&line) }
        }
    } else if question.mode == Mode::OnlyCheck {
        output.line(&settings.say(&message!("solvable")))?;
    } else if let (Some(first), true) = (&solved.solution, question.show != Show::All) {
        let second = solved.second_solution.as_ref();
        output.solution(first, &solved.draft, second.and(findings.grids.get(1)))?;
        if let Some(second) = second {
            output.solution(second, &solved.draft, findings.grids.first())?;
        }
    }
    if question.unique && !findings.stopped && !none {
        output.line(&settings.say(&verdict(findings)))?;
    }
    Ok(())
}

/// Prints one of many solutions as it is found.
fn print_one_of_many(
    settings: &Settings<'_>,
    output: &mut Output,
    found: &Found<'_>,
) -> Result<(), Failure> {
    let Found { line, draft, number, nodes, trials } = *found;
    let stats = settings.has("stats");
    if settings.has("json") {
        let stats = stats.then(|| Stats { nodes, trials, ..Stats::default() });
        let solved = Solved {
            puzzle: to_whole_line(draft),
            solution: Some(line.to_owned()),
            second_solution: None,
            findings: Findings { stats, ..Findings::default() },
            outcome: Outcome::Yes,
            draft: draft.clone(),
        };
        return output.line(&to_json(&solved));
    }
    output.solution(line, draft, None)?;
    if stats {
        let told = message!("stats-solution", number = number, trials = trials, nodes = nodes);
        output.line(&settings.say(&told))?;
    }
    Ok(())
}

/// `COUNT SOLUTION`, with a tab.
fn solution_line(solved: &Solved) -> String {
    let count = count_of(&solved.findings);
    format!("{count}\t{}", solved.solution.as_deref().unwrap_or_default())
}

/// How many solutions were found, with a plus if there may be more.
pub(crate) fn count_of(findings: &Findings) -> String {
    let is_open = findings.limit_reached == Some(true) || findings.stopped;
    let plus = if is_open { "+" } else { "" };
    format!("{}{plus}", findings.number().unwrap_or(0))
}

/// `nonet check`.
pub(crate) fn check(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let (search, redundant) = (settings.search(), settings.has("redundant"));
    let question = |problem| Check { problem, redundant, search };
    answer(settings, output, question, check_line, |output, checked: &Checked| {
        let findings = &checked.findings;
        if findings.stopped {
            return Ok(());
        }
        if findings.number() == Some(0) {
            let lines = no_solution(settings, &findings.reasons);
            return lines.iter().try_for_each(|line| output.line(line));
        }
        output.line(&settings.say(&verdict(findings)))?;
        if let Some(redundancy) = &checked.redundancy {
            output.line(&settings.say(&told_redundancy(redundancy)))?;
            if let Some(told) = told_clues(redundancy) {
                output.line(&settings.say(&told))?;
            }
        }
        Ok(())
    })
}

/// Which givens could go.
fn told_redundancy(redundancy: &Redundancy) -> Message {
    if redundancy.givens == 0 {
        return message!("check-no-givens");
    }
    if redundancy.minimal {
        return message!("check-minimal");
    }
    let (count, givens) = (redundancy.redundant.len(), givens(redundancy, " "));
    message!("check-redundant", count = count, givens = givens)
}

/// Which clues of rules could go, where there are any.
fn told_clues(redundancy: &Redundancy) -> Option<Message> {
    if redundancy.clues == 0 {
        return None;
    }
    let names: Vec<&str> =
        redundancy.redundant_clues.iter().map(|clue| clue.name.as_str()).collect();
    Some(if names.is_empty() {
        message!("check-clues-needed")
    } else {
        message!("check-redundant-clues", count = names.len(), clues = names.join("; "))
    })
}

/// Givens that could go, as in `r1c1=5`.
fn givens(redundancy: &Redundancy, separator: &str) -> String {
    let given = |given: &nonet_api::CandidateData| format!("{}={}", given.cell, given.digit);
    redundancy.redundant.iter().map(given).collect::<Vec<_>>().join(separator)
}

/// What a line for programs says of a puzzle with one solution, in every language.
pub(crate) const UNIQUE: &str = "unique";

/// What a line for programs says of a puzzle without a superfluous given, in every language.
const MINIMAL: &str = "minimal";

/// `unique`, `N`, `N+` or `0`.
fn verdict_id(findings: &Findings) -> String {
    if findings.is_unique() == Some(true) { UNIQUE.to_owned() } else { count_of(findings) }
}

/// The verdict; where it was asked for, with the givens that could go behind a tab.
fn check_line(checked: &Checked) -> String {
    let verdict = verdict_id(&checked.findings);
    match &checked.redundancy {
        Some(redundancy) if redundancy.minimal => format!("{verdict}\t{MINIMAL}"),
        Some(redundancy) => format!("{verdict}\t{}", givens(redundancy, " ")),
        None => verdict,
    }
}

/// `nonet count`.
pub(crate) fn count(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let search = settings.search();
    let line: Printer<_> = |counted: &nonet_api::Counted| count_of(&counted.findings);
    let question = |problem| Count { problem, search };
    answer(settings, output, question, line, |output, counted| {
        let findings = &counted.findings;
        if !findings.stopped {
            let plus = if findings.limit_reached == Some(true) { "+" } else { "" };
            let number = output.number(findings.number().unwrap_or(0));
            findings.reasons.iter().for_each(|reason| settings.note(reason));
            output.line(&format!("{number}{plus}"))?;
        }
        Ok(())
    })
}

/// `nonet candidates`.
pub(crate) fn candidates(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let unique = settings.has("unique").then(|| settings.search());
    let true_only = settings.has("true");
    let question = |problem| Candidates { problem, unique, true_only };
    answer(settings, output, question, candidates_line, |output, grid| {
        let findings = &grid.findings;
        if true_only && findings.number() == Some(0) {
            settings.note(&settings.say(&verdict(findings)));
        } else {
            output.raw(pencil_marks(&grid.draft).unwrap_or_default().as_bytes())?;
        }
        findings.reasons.iter().for_each(|reason| settings.note(reason));
        if settings.has("unique") && !findings.stopped {
            output.line(&settings.say(&verdict(findings)))?;
        }
        Ok(())
    })
}

/// The candidates in one line; where it was asked for, with how many solutions there are.
fn candidates_line(grid: &CandidateGrid) -> String {
    let line = to_line(&grid.draft);
    match grid.findings.method {
        Some(_) => format!("{line}\t{}", verdict_id(&grid.findings)),
        None => line,
    }
}

/// A draft with its pencil marks as a picture. A picture is no format: it shows cells, whatever their
/// rules are.
pub(crate) fn pencil_marks(draft: &Draft) -> Option<String> {
    let size = draft.layout.size();
    let shape = draft.layout.box_shape().or(BoxShape::for_size(size));
    let shape = shape.or(BoxShape::new(1, size))?;
    let drawn = Draft { layout: Layout::with_boxes(shape), foreign: None, ..draft.clone() };
    let writer = Format::by_id("pencil-marks").and_then(|format| format.write)?;
    writer.write_all(&[drawn]).ok()
}

/// `nonet convert`.
pub(crate) fn convert(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let to = text(settings.matches, "to").unwrap_or_default();
    if settings.has("lines") {
        return lines::convert_lines(settings, output, Convert { to, ..Convert::default() });
    }
    let question = |problem| Convert { problem, to };
    let line: Printer<_> = |converted: &nonet_api::Converted| converted.text.clone();
    answer(settings, output, question, line, |output, converted| {
        output.raw(converted.text.as_bytes())
    })
}

/// Asks a question about the puzzle, or about each line, and prints its answer.
pub(crate) fn answer<Q: AboutPuzzle + Send + Sync + 'static>(
    settings: &Settings<'_>,
    output: &mut Output,
    question: impl FnOnce(Problem) -> Q,
    line: Printer<Q::Answer>,
    print: impl FnOnce(&mut Output, &Q::Answer) -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    if settings.has("lines") {
        return lines::answer_lines(settings, output, question(Problem::default()), line);
    }
    let (problem, typed) = problem(settings)?;
    let question = question(problem);
    let console = Console::new(settings, output);
    let (told, time) = ask(settings, &question, typed.as_deref(), console)?;
    let answer = match shown(settings, output, told)? {
        Ok(answer) => answer,
        Err(outcome) => return Ok(outcome),
    };
    print(output, &answer)?;
    finish(settings, output, &answer, time)?;
    Ok(answer.outcome())
}

/// The puzzle of the source, and the argument if that is where it comes from.
pub(crate) fn problem(settings: &Settings<'_>) -> Result<(Problem, Option<String>), Failure> {
    let box_shape = settings.box_shape();
    let source = settings.source()?;
    let typed = source.argument();
    let counts = settings.command == "count";
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
    Ok((Problem { puzzle: puzzle.into(), box_shape, variants: settings.variants() }, typed))
}

/// The answer to a question, or why there is none.
type Told<A> = Result<A, Refusal>;

/// Asks a question: the answer, and the time it took.
pub(crate) fn ask<Q: Answerable>(
    settings: &Settings<'_>,
    question: &Q,
    typed: Option<&str>,
    mut console: Console<'_>,
) -> Result<(Told<Q::Answer>, Duration), Failure> {
    let mut told = question.answer(settings.words, &mut console);
    let time = console.finish()?;
    if let (Some(typed), Err(refused)) = (typed, &mut told)
        && refused.error.code == "read-not-a-puzzle"
    {
        // The argument might have been meant as the name of a file.
        refused.error.message = settings.say(&message!("read-neither", argument = typed));
    }
    Ok((told, time))
}

/// Shows an answer that is a refusal, or is wanted as JSON; otherwise it is still to be shown.
pub(crate) fn shown<A: Answered>(
    settings: &Settings<'_>,
    output: &mut Output,
    told: Told<A>,
) -> Result<Result<A, Outcome>, Failure> {
    match told {
        Err(refused) if settings.has("json") => {
            output.line(&to_json(&refused))?;
            if refused.stopped {
                say_stopped(settings, output, None);
            }
            Ok(Err(refused.outcome))
        }
        Err(refused) => Err(Failure::Said(refused.outcome, refused.error.message)),
        Ok(answer) if settings.has("json") => {
            let (outcome, is_stopped) = (answer.outcome(), answer.is_stopped());
            output.line(&json_of(settings, answer))?;
            if is_stopped {
                say_stopped(settings, output, None);
            }
            Ok(Err(outcome))
        }
        Ok(answer) => {
            answer.remarks().iter().for_each(|remark| settings.note(remark));
            Ok(Ok(answer))
        }
    }
}

/// What comes after every answer with a search in it.
fn finish(
    settings: &Settings<'_>,
    output: &mut Output,
    answer: &impl Answered,
    time: Duration,
) -> Result<(), Failure> {
    let Some(findings) = answer.findings() else { return Ok(()) };
    if settings.has("stats") && findings.method.is_some() {
        let mut told = statistics(findings, &|number| output.number(number));
        told.push(time_taken(output, time));
        for message in &told {
            output.line(&settings.say(message))?;
        }
    }
    if findings.stopped {
        say_stopped(settings, output, findings.number());
    }
    Ok(())
}

/// How long it took, in the unit that suits it.
fn time_taken(output: &Output, time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    let (unit, factor) = match seconds {
        seconds if seconds < 1e-3 => ("us", 1e6),
        seconds if seconds < 1.0 => ("ms", 1e3),
        _ => ("s", 1.0),
    };
    message!("stats-time", time = output.decimal(seconds * factor, 1), unit = unit)
}

/// That there is no solution, and why.
pub(crate) fn no_solution(settings: &Settings<'_>, reasons: &[String]) -> Vec<String> {
    let mut lines = vec![settings.say(&message!("no-solution"))];
    lines.extend(reasons.iter().cloned());
    if reasons.is_empty() {
        lines.push(settings.say(&message!("no-solution-searched")));
    }
    lines
}

/// That the work was stopped, and how many solutions there were by then.
fn say_stopped(settings: &Settings<'_>, output: &Output, count: Option<u128>) {
    let told = match count {
        Some(count) => message!("stopped", count = output.argument(count)),
        None => message!("lines-stopped"),
    };
    tell(&settings.say(&message!("error", text = told)));
}

/// An answer as JSON, with statistics only where they were asked for.
pub(crate) fn json_of(settings: &Settings<'_>, answer: impl Answered) -> String {
    if settings.has("stats") { to_json(&answer) } else { to_json(&answer.without_stats()) }
}

pub(crate) fn to_json(answer: &impl serde::Serialize) -> String {
    serde_json::to_string(answer).expect("an answer has only texts and numbers")
}
