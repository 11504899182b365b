//! `nonet bench`: how fast puzzles are solved, corpus by corpus.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ThreadTime;
use indicatif::ProgressBar;
use nonet_api::{Message, Outcome, message, method_named, proves_nothing, read_error_of_line};
use nonet_core::format::{Expectation, read_all};
use nonet_core::solve::fast::solve_line;
use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{BoxShape, Grid, Puzzle};
use serde_json::json;

use crate::args::{limit_of, text};
use crate::commands::Settings;
use crate::console::{asked_to_stop, go_on, start_working};
use crate::failure::Failure;
use crate::input::Source;
use crate::lines::SHORT_LIMIT;
use crate::output::Output;
use crate::table;

mod generate;
mod logic;
mod variants;

/// How often each corpus is measured; the median counts.
const ROUNDS: usize = 5;
/// A corpus that takes longer than this is not measured again.
const LONG: Duration = Duration::from_secs(10);
/// The longest corpus: all of it is kept in memory.
const LONGEST_CORPUS: u64 = 256 << 20;
/// The puzzles that come with the program.
const BUILT_IN: &str = include_str!("../../../corpora/solve/minimal-9x9.txt");

/// A file with one puzzle a line.
struct Corpus {
    name: String,
    /// The puzzles, each with the number of its line.
    lines: Vec<(usize, String)>,
}

/// What one round over a corpus gave.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    trials: u64,
    none: usize,
    one: usize,
    more: usize,
}

impl Tally {
    fn add(&mut self, solutions: u128, trials: u64) {
        self.trials += trials;
        match solutions {
            0 => self.none += 1,
            1 => self.one += 1,
            _ => self.more += 1,
        }
    }
}

/// `nonet bench`.
pub(crate) fn bench(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    if settings.has("generate") {
        return generate::bench(settings, output);
    }
    let corpora = corpora(settings)?;
    let method = text(settings.matches, "method");
    let known = method.as_deref().map(method_named).transpose();
    let known = known.map_err(|wrong| Failure::invalid(settings.words, &wrong))?;
    if let Some(method) = known.filter(|method| !method.is_exhaustive) {
        return Err(Failure::invalid(settings.words, &proves_nothing(method)));
    }
    let bench = Bench {
        settings,
        method,
        limit: limit_of(settings.matches).unwrap_or(2),
        box_shape: box_shape(settings)?,
    };
    if settings.has("logic") {
        return logic::bench(settings, &corpora, &bench, output);
    }
    start_working();
    let bar =
        if shows_progress(settings) { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    let mut measured: Vec<(Option<Tally>, Vec<Duration>)> = vec![(None, Vec::new()); corpora.len()];
    // The rounds are outside, so that a busy moment of the machine meets every corpus alike.
    for round in 0..ROUNDS {
        for (corpus, (tally, times)) in corpora.iter().zip(&mut measured) {
            if times.last().is_some_and(|&time| time > LONG) {
                continue;
            }
            let told = message!(
                "bench-progress",
                corpus = corpus.name.as_str(),
                round = round + 1,
                rounds = ROUNDS
            );
            bar.set_message(settings.words.say(&told));
            bar.tick();
            let start = ThreadTime::now();
            let found = bench.round(corpus)?;
            times.push(start.elapsed());
            if tally.is_some_and(|earlier| earlier != found) {
                let text = message!("bench-unstable", corpus = corpus.name.as_str());
                return Err(Failure::Said(Outcome::No, settings.words.say(&text)));
            }
            *tally = Some(found);
        }
    }
    bar.finish_and_clear();
    let rows: Vec<Row> = corpora
        .iter()
        .zip(measured)
        .map(|(corpus, (tally, times))| Row::new(corpus, tally.unwrap_or_default(), times))
        .collect();
    if settings.has("json") {
        for row in &rows {
            output.line(&row.to_json().to_string())?;
        }
    } else {
        bench.table(&rows, output)?;
    }
    Ok(Outcome::Yes)
}

fn shows_progress(settings: &Settings<'_>) -> bool {
    io::stderr().is_terminal() && !settings.has("quiet")
}

fn corpora(settings: &Settings<'_>) -> Result<Vec<Corpus>, Failure> {
    let files = settings.matches.get_many::<OsString>("corpus").unwrap_or_default();
    let mut corpora = Vec::new();
    for file in files {
        let source = Source::of(Some(file), settings.words)?;
        let path = source.name(settings.words);
        let name = path.rsplit(['/', '\\']).next().unwrap_or(&path).to_owned();
        let text = source.text_up_to(LONGEST_CORPUS, settings.words)?;
        let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line.to_owned()));
        // What is blank or a comment is no puzzle, and costs nobody any time.
        let lines: Vec<_> = numbered
            .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
            .collect();
        if lines.is_empty() {
            let empty = message!("read-empty");
            let text = message!("io-read", name = path, reason = empty);
            return Err(Failure::invalid(settings.words, &text));
        }
        corpora.push(Corpus { name, lines });
    }
    if corpora.is_empty() {
        // The expected answers behind the puzzles are for the tests.
        let puzzle = |line: &str| line.split('\t').next().unwrap_or_default().to_owned();
        let lines = (1..).zip(BUILT_IN.lines().map(puzzle)).collect();
        corpora.push(Corpus { name: settings.words.say(&message!("bench-builtin")), lines });
    }
    Ok(corpora)
}

fn box_shape(settings: &Settings<'_>) -> Result<Option<BoxShape>, Failure> {
    let shape = settings.box_shape().map(|text| text.parse()).transpose();
    shape.map_err(|_| Failure::invalid(settings.words, &message!("box-unknown")))
}

struct Bench<'a> {
    settings: &'a Settings<'a>,
    method: Option<String>,
    limit: u64,
    box_shape: Option<BoxShape>,
}

impl Bench<'_> {
    fn round(&self, corpus: &Corpus) -> Result<Tally, Failure> {
        let mut tally = Tally::default();
        for (number, line) in &corpus.lines {
            self.check_stop()?;
            let (solutions, trials) = self
                .solve(line)
                .map_err(|reason| failed_line(self.settings, corpus, *number, reason))?;
            tally.add(solutions, trials);
        }
        self.check_stop()?;
        Ok(tally)
    }

    fn check_stop(&self) -> Result<(), Failure> {
        if asked_to_stop() {
            let stopped = self.settings.words.say(&message!("lines-stopped"));
            return Err(Failure::Said(Outcome::No, stopped));
        }
        Ok(())
    }

    /// Solves one line from its text on, as `nonet solve --lines` does.
    fn solve(&self, line: &str) -> Result<(u128, u64), Message> {
        let is_fast = self.method.as_deref().is_none_or(|method| method == "fast");
        let is_classic = self.box_shape.is_none_or(|shape| shape == BoxShape::CLASSIC);
        if is_fast
            && is_classic
            && self.limit <= SHORT_LIMIT
            && let Some((tally, _)) = solve_line(line.as_bytes(), self.limit)
        {
            return Ok((u128::from(tally.solutions), tally.guesses));
        }
        let expectation = Expectation::boxes(self.box_shape);
        let draft = match read_all(line, &expectation) {
            Ok(mut drafts) => drafts.swap_remove(0),
            Err(error) => return Err(read_error_of_line(&error)),
        };
        let method = nonet_api::method(self.method.as_deref(), &draft.layout)?;
        let Ok(puzzle) = Puzzle::try_from(draft) else { return Ok((0, 0)) };
        let effort = (method.search)(&puzzle, 0, &mut UpTo(self.limit.into()));
        Ok((effort.solutions, effort.trials))
    }

    fn table(&self, rows: &[Row], output: &mut Output) -> Result<(), Failure> {
        let say = |message| self.settings.words.say(&message);
        let head = [
            say(message!("bench-corpus")),
            say(message!("bench-puzzles")),
            say(message!("bench-rate")),
            say(message!("bench-time")),
            say(message!("bench-guesses")),
            say(message!("bench-solutions")),
        ];
        let cells: Vec<_> = rows.iter().map(|row| row.cells(output)).collect();
        write_table(head, cells, output)?;
        let fastest = Method::for_layout(&nonet_core::Layout::classic()).id;
        let footer = message!(
            "bench-footer",
            method = self.method.as_deref().unwrap_or(fastest),
            limit = self.limit,
            rounds = ROUNDS
        );
        output.line(&say(footer))
    }
}

/// That a line of a corpus is no puzzle.
fn failed_line(
    settings: &Settings<'_>,
    corpus: &Corpus,
    number: usize,
    reason: Message,
) -> Failure {
    let at = message!("at-line", line = number, what = reason);
    let text = message!("io-read", name = corpus.name.as_str(), reason = at);
    Failure::invalid(settings.words, &text)
}

/// Writes a table: names on the left, figures below each other.
fn write_table<const COLUMNS: usize>(
    head: [String; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
    output: &mut Output,
) -> Result<(), Failure> {
    let rows: Vec<_> = [head].into_iter().chain(rows).collect();
    table::lines(table::figures(), &rows).iter().try_for_each(|line| output.line(line))
}

/// The middle of some times; of an even number the later one.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Ends a search at its limit.
struct UpTo(u128);

impl Observer for UpTo {
    fn solution(&mut self, _solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        if effort.solutions >= self.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        go_on()
    }
}

/// The figures of one corpus.
struct Row {
    name: String,
    puzzles: usize,
    seconds: f64,
    tally: Tally,
}

impl Row {
    fn new(corpus: &Corpus, tally: Tally, times: Vec<Duration>) -> Row {
        Row {
            name: corpus.name.clone(),
            puzzles: corpus.lines.len(),
            seconds: median(times).as_secs_f64().max(1e-9),
            tally,
        }
    }

    fn rate(&self) -> f64 {
        self.puzzles as f64 / self.seconds
    }

    fn microseconds(&self) -> f64 {
        self.seconds * 1e6 / self.puzzles.max(1) as f64
    }

    fn guesses(&self) -> f64 {
        self.tally.trials as f64 / self.puzzles.max(1) as f64
    }

    fn cells(&self, output: &Output) -> [String; 6] {
        let Tally { none, one, more, .. } = self.tally;
        [
            self.name.clone(),
            output.number(self.puzzles as u128),
            output.number(self.rate() as u128),
            format!("{:.2}", self.microseconds()),
            format!("{:.2}", self.guesses()),
            format!("{none}/{one}/{more}"),
        ]
    }

    fn to_json(&self) -> serde_json::Value {
        json!({
            "corpus": self.name,
            "puzzles": self.puzzles,
            "puzzles_per_second": self.rate(),
            "microseconds": self.microseconds(),
            "guesses": self.guesses(),
            "none": self.tally.none,
            "one": self.tally.one,
            "more": self.tally.more,
        })
    }
}
