//! `nonet race --lines`: every method on each puzzle of a collection, and how they compare.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use nonet_api::{
    Answered, Argument, Event, LinesRaced, MethodOverLines, Outcome, RaceLines, Standings,
    TimesOverLines, message,
};
use nonet_host::Machine;

use super::milliseconds;
use crate::args::{budget_of, texts};
use crate::commands::{Settings, shown};
use crate::console::{asked_to_stop, start_working};
use crate::crew::{Bar, threads, time_left};
use crate::failure::Failure;
use crate::input::{Source, decode};
use crate::lines::Lines;
use crate::output::{Output, heading, tell};
use crate::table;

/// Races every method on each line of the source.
pub(super) fn race_lines(settings: &Settings<'_>, output: &mut Output) -> Result<Outcome, Failure> {
    let source = settings.source()?;
    if source.is_idle() {
        tell(&settings.say(&message!("type-lines")));
    }
    let name = source.name(settings.words);
    let total = settings.matches.get_one::<u64>("total").copied();
    let question = RaceLines {
        // The lines come one by one.
        puzzles: String::new(),
        box_shape: settings.box_shape(),
        seconds: budget_of(settings.matches).map(|seconds| seconds as f64),
        total_seconds: total.map(|seconds| seconds as f64),
        methods: texts(settings.matches, "method"),
        seed: settings.seed(),
    };
    let (told, read) = race(settings, &question, source);
    let raced = match shown(settings, output, told)? {
        Ok(raced) => raced,
        Err(outcome) => return Ok(outcome),
    };
    print(settings, output, &raced)?;
    output.flush()?;
    name_unreadable(settings, output, &raced);
    if raced.stopped {
        let stopped = settings.say(&message!("race-lines-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    read.map_err(|error| Failure::reading(settings.words, &name, &error))?;
    Ok(raced.outcome())
}

/// What a race has come to, and how the reading of its lines ended.
type Finished = (Result<LinesRaced, nonet_api::Refusal>, std::io::Result<()>);

/// Lets the methods run, and a person see how far they are.
fn race(settings: &Settings<'_>, question: &RaceLines, source: Source) -> Finished {
    start_working();
    let (bar, started) = (Bar::new(settings), Instant::now());
    // How many puzzles were raced, and how long the rest can take at most.
    let so_far = Cell::new((0, Duration::MAX));
    let mut host = Machine::new(threads(settings, &bar)).hearing(|event| {
        if let Event::Progress(progress) = event {
            let (raced, longest) = so_far.get();
            let text = || progress_text(settings, raced, longest, started, progress.share);
            bar.show(progress.share, text);
        }
        ControlFlow::Continue(())
    });
    let mut standings = match Standings::new(question, settings.words, &host) {
        Ok(standings) => standings,
        Err(refused) => return (Err(refused), Ok(())),
    };
    let length = source.length().filter(|&length| length > 0);
    let lines = Lines::of(source);
    while let Some(block) = lines.next_block() {
        let share = length.map_or(0.0, |length| block.position() as f64 / length as f64);
        for line in block.lines() {
            match line {
                Some(line) => {
                    if standings.race(&decode(line), share, &mut host).is_break() {
                        break;
                    }
                }
                None => standings.refuse(&message!("line-too-long")),
            }
            so_far.set((standings.raced(), standings.longest_rest()));
        }
    }
    let is_stopped = asked_to_stop();
    if is_stopped {
        standings.stop();
    }
    bar.finish();
    // A reader that waits for input would not come to an end.
    let end = if is_stopped { Ok(()) } else { lines.end() };
    (Ok(standings.told()), end)
}

/// How many puzzles were raced, and how long the others can take.
fn progress_text(
    settings: &Settings<'_>,
    raced: u64,
    longest: Duration,
    started: Instant,
    share: f64,
) -> String {
    // Methods that drop out make it faster from then on, so this is the most that can be left.
    let left = if share > 0.0 {
        longest.min(started.elapsed().mul_f64(((1.0 - share) / share).clamp(0.0, 1e6)))
    } else {
        longest
    };
    let left = time_left(left);
    let raced = Argument::Grouped(raced.into());
    settings.say(&message!("race-lines-progress", raced = raced, left = left))
}

fn print(settings: &Settings<'_>, output: &mut Output, raced: &LinesRaced) -> Result<(), Failure> {
    let count = output.argument(raced.raced.into());
    output.line(&settings.say(&message!("race-lines-raced", count = count)))?;
    let others = [
        (raced.with_several_solutions, message!("race-lines-several")),
        (raced.not_judged, message!("race-lines-not-judged")),
        (raced.without_solution, message!("race-lines-none")),
        (raced.unreadable, message!("race-lines-unreadable")),
    ];
    let others = others.iter().filter(|(count, _)| *count > 0);
    let others: Vec<_> = others
        .map(|(count, what)| [settings.say(what), output.number(u128::from(*count))])
        .collect();
    for line in table::lines(table::figures(), &others) {
        output.line(&format!("  {line}"))?;
    }
    if raced.raced == 0 {
        return Ok(());
    }
    output.line("")?;
    let head = [
        message!("race-method"),
        message!("race-solved"),
        message!("race-lines-stuck"),
        message!("race-lines-late"),
        message!("race-lines-not-tried"),
        message!("race-lines-median"),
        message!("race-lines-worst"),
        message!("race-lines-nodes-median"),
        message!("race-lines-nodes-total"),
    ];
    let mut rows = vec![head.map(|title| settings.say(&title))];
    rows.extend(raced.methods.iter().map(|method| cells(settings, output, method)));
    for (index, line) in table::lines(table::figures(), &rows).iter().enumerate() {
        let is_head = index == 0;
        output.line(&if is_head { heading(line) } else { line.clone() })?;
    }
    let seconds = |seconds: f64| output.decimal(seconds, 0);
    let (seconds, total) = (seconds(raced.seconds), seconds(raced.total_seconds));
    let footer = message!("race-lines-footer", seconds = seconds, total = total);
    output.line("")?;
    output.line(&settings.say(&footer))
}

/// What the table says about a method.
fn cells(settings: &Settings<'_>, output: &Output, method: &MethodOverLines) -> [String; 9] {
    let number = |number: u64| output.number(number.into());
    let time = |told: fn(&TimesOverLines) -> (f64, bool)| match method.times.as_ref().map(told) {
        Some((seconds, true)) => {
            let time = output.decimal(seconds * 1e3, 3);
            settings.say(&message!("race-milliseconds-or-more", time = time))
        }
        Some((seconds, false)) => milliseconds(settings, output, seconds),
        None => "-".to_owned(),
    };
    let nodes = |told: fn(&nonet_api::NodesOverLines) -> u64| {
        method.nodes.as_ref().map_or("-".to_owned(), |nodes| number(told(nodes)))
    };
    [
        method.method.to_owned(),
        number(method.solved),
        number(method.stuck),
        number(method.late),
        number(method.not_tried + method.not_its_size),
        time(|times| (times.median_seconds, times.median_or_more)),
        time(|times| (times.worst_seconds, times.worst_or_more)),
        nodes(|nodes| nodes.median),
        nodes(|nodes| nodes.total),
    ]
}

/// Names the lines that are no puzzle, the first of them one by one.
fn name_unreadable(settings: &Settings<'_>, output: &Output, raced: &LinesRaced) {
    let lines = raced.unreadable_lines.iter().map(|unreadable| {
        let (line, reason) = (unreadable.line, unreadable.message.as_str());
        message!("race-lines-line", line = line, reason = reason)
    });
    let more = raced.unreadable - raced.unreadable_lines.len() as u64;
    let more =
        (more > 0).then(|| message!("race-lines-more", count = output.argument(more.into())));
    for message in lines.chain(more) {
        tell(&settings.say(&message));
    }
}
