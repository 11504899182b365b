//! `nonet bench --logic`: how fast whole ways through puzzles are found, and how long one waits for a
//! single step.

use std::time::Duration;

use cpu_time::ThreadTime;
use indicatif::ProgressBar;
use nonet_api::{Message, Outcome, message, read_error_of_line};
use nonet_core::format::{Expectation, read_all};
use nonet_core::{Position, Proper, Puzzle};
use nonet_logic::{Board, MAX_LOGIC_SIZE, Toolbox};
use serde_json::json;

use super::{Bench, Corpus, LONG, ROUNDS, failed_line, median, shows_progress, write_table};
use crate::commands::Settings;
use crate::console::start_working;
use crate::failure::Failure;
use crate::output::Output;

/// The technique of last resort.
const TRIAL: &str = "trial";

/// What one round over a corpus gave.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Tally {
    steps: usize,
    solved: usize,
    without_trial: usize,
}

/// Measures every corpus.
pub(super) fn bench(
    settings: &Settings<'_>,
    corpora: &[Corpus],
    bench: &Bench<'_>,
    output: &mut Output,
) -> Result<Outcome, Failure> {
    start_working();
    let bar =
        if shows_progress(settings) { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    let toolbox = Toolbox::default();
    let mut rows = Vec::new();
    for corpus in corpora {
        let starts = starts(corpus, bench)?;
        let (mut times, mut tally) = (Vec::new(), None);
        for round in 0..ROUNDS {
            if times.last().is_some_and(|&time| time > LONG) {
                break;
            }
            let name = corpus.name.as_str();
            let told =
                message!("bench-progress", corpus = name, round = round + 1, rounds = ROUNDS);
            bar.set_message(settings.words.say(&told));
            bar.tick();
            let start = ThreadTime::now();
            let found = walk_all(&starts, &toolbox, bench)?;
            times.push(start.elapsed());
            if tally.is_some_and(|earlier| earlier != found) {
                let text = message!("bench-unstable", corpus = name);
                return Err(Failure::Said(Outcome::No, settings.words.say(&text)));
            }
            tally = Some(found);
        }
        let waits = waits(&starts, &toolbox, bench)?;
        rows.push(Row::new(corpus, tally.unwrap_or_default(), times, waits));
    }
    bar.finish_and_clear();
    if settings.has("json") {
        for row in &rows {
            output.line(&row.to_json().to_string())?;
        }
        return Ok(Outcome::Yes);
    }
    let say = |message| settings.words.say(&message);
    let head = [
        say(message!("bench-corpus")),
        say(message!("bench-puzzles")),
        say(message!("bench-paths")),
        say(message!("bench-time")),
        say(message!("bench-steps")),
        say(message!("bench-solved")),
        say(message!("bench-untried")),
        say(message!("bench-hint-median")),
        say(message!("bench-hint-longest")),
    ];
    let cells: Vec<_> = rows.iter().map(|row| row.cells(output)).collect();
    write_table(head, cells, output)?;
    output.line(&say(message!("bench-logic-footer", rounds = ROUNDS)))?;
    Ok(Outcome::Yes)
}

/// Where the ways through the puzzles of a corpus begin. Those that contradict themselves have none.
fn starts(corpus: &Corpus, bench: &Bench<'_>) -> Result<Vec<Position>, Failure> {
    let mut starts = Vec::new();
    for (number, line) in &corpus.lines {
        bench.check_stop()?;
        let start = start(line, bench)
            .map_err(|reason| failed_line(bench.settings, corpus, *number, reason))?;
        starts.extend(start);
    }
    Ok(starts)
}

fn start(line: &str, bench: &Bench<'_>) -> Result<Option<Position>, Message> {
    let expectation = Expectation::boxes(bench.box_shape);
    let mut drafts = read_all(line, &expectation).map_err(|error| read_error_of_line(&error))?;
    let draft = drafts.swap_remove(0);
    if draft.layout.size() > MAX_LOGIC_SIZE {
        return Err(message!("bench-too-large", size = MAX_LOGIC_SIZE));
    }
    let Ok(puzzle) = Puzzle::try_from(draft) else { return Ok(None) };
    let proper = Proper::of(puzzle.draft()).ok();
    let position = proper.and_then(|proper| proper.position(puzzle.draft()));
    Ok(Some(position.unwrap_or_else(|| puzzle.start().clone())))
}

fn board_of(start: &Position) -> Board {
    Board::of(start).expect("the size was looked at")
}

/// Walks through every puzzle.
fn walk_all(starts: &[Position], toolbox: &Toolbox, bench: &Bench<'_>) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for start in starts {
        bench.check_stop()?;
        let mut walk = toolbox.walk(board_of(start));
        let mut is_tried = false;
        for step in walk.by_ref() {
            tally.steps += 1;
            is_tried |= step.technique.id == TRIAL;
        }
        let is_solved = walk.board().is_full() && !walk.board().is_broken();
        tally.solved += usize::from(is_solved);
        tally.without_trial += usize::from(is_solved && !is_tried);
    }
    Ok(tally)
}

/// How long one waits for each step, the shortest first.
fn waits(
    starts: &[Position],
    toolbox: &Toolbox,
    bench: &Bench<'_>,
) -> Result<Vec<Duration>, Failure> {
    let mut waits = Vec::new();
    for start in starts {
        bench.check_stop()?;
        let mut walk = toolbox.walk(board_of(start));
        loop {
            let start = ThreadTime::now();
            let step = walk.next();
            let wait = start.elapsed();
            if step.is_none() {
                break;
            }
            waits.push(wait);
        }
    }
    waits.sort_unstable();
    Ok(waits)
}

/// The figures of one corpus.
struct Row {
    name: String,
    puzzles: usize,
    seconds: f64,
    tally: Tally,
    median_wait: Duration,
    longest_wait: Duration,
}

impl Row {
    fn new(corpus: &Corpus, tally: Tally, times: Vec<Duration>, waits: Vec<Duration>) -> Row {
        Row {
            name: corpus.name.clone(),
            puzzles: corpus.lines.len(),
            seconds: median(times).as_secs_f64().max(1e-9),
            tally,
            median_wait: waits.get(waits.len() / 2).copied().unwrap_or_default(),
            longest_wait: waits.last().copied().unwrap_or_default(),
        }
    }

    fn rate(&self) -> f64 {
        self.puzzles as f64 / self.seconds
    }

    fn each(&self, sum: f64) -> f64 {
        sum / self.puzzles.max(1) as f64
    }

    fn cells(&self, output: &Output) -> [String; 9] {
        let microseconds = |wait: Duration| format!("{:.1}", wait.as_secs_f64() * 1e6);
        [
            self.name.clone(),
            output.number(self.puzzles as u128),
            output.number(self.rate() as u128),
            format!("{:.1}", self.each(self.seconds * 1e6)),
            format!("{:.1}", self.each(self.tally.steps as f64)),
            output.number(self.tally.solved as u128),
            output.number(self.tally.without_trial as u128),
            microseconds(self.median_wait),
            microseconds(self.longest_wait),
        ]
    }

    fn to_json(&self) -> serde_json::Value {
        json!({
            "corpus": self.name,
            "puzzles": self.puzzles,
            "paths_per_second": self.rate(),
            "microseconds": self.each(self.seconds * 1e6),
            "steps": self.each(self.tally.steps as f64),
            "solved": self.tally.solved,
            "without_trial": self.tally.without_trial,
            "hint_median_microseconds": self.median_wait.as_secs_f64() * 1e6,
            "hint_longest_microseconds": self.longest_wait.as_secs_f64() * 1e6,
        })
    }
}
