//! One puzzle a line: read, answered and written in order, on all cores, in little memory.
//!
//! ```text
//! reader ── block 0, 2, 4 … ──▶ worker 0 ──▶┐
//!        └─ block 1, 3, 5 … ──▶ worker 1 ──▶┴─▶ writer, in the same turn
//! ```
//!
//! A block is what one read gives, cut at the last line break. Each worker has a short queue in and
//! out; the writer visits the workers in the order in which the reader served them, so the lines
//! come out in order, and nothing piles up.

use std::io::Read;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use nonet_api::{Answer, Host, Mode, Outcome, Task, Words, handle_draft, message, read};
use nonet_core::BoxShape;
use nonet_core::format::{Format, Writer, to_line};
use nonet_core::solve::Effort;
use nonet_core::solve::fast::{State, search};

use crate::commands::{Settings, to_json, verdict, with_candidates, without_stats};
use crate::console::{asked_to_stop, start_working};
use crate::failure::Failure;
use crate::input::decode;
use crate::output::Output;

/// How much is read at a time.
const BLOCK: usize = 64 << 10;
/// The longest line that can be a puzzle: a 36×36 grid of pencil marks has 46,656 characters.
const LONGEST_LINE: usize = 256 << 10;
/// How many blocks wait before and behind each worker.
const QUEUE: usize = 2;

/// A block of whole lines, and what became of it.
struct Block {
    /// The lines, each with its line break but perhaps the last.
    bytes: Vec<u8>,
    /// Whether the block stands for one line that was too long to keep.
    is_too_long: bool,
}

/// A command with `--lines`.
pub(crate) fn answer_lines(
    settings: &Settings<'_>,
    output: &mut Output<'_>,
    task: &Task,
) -> Result<Outcome, Failure> {
    if let Task::Convert { to } = task
        && !matches!(Format::by_id(to).and_then(|format| format.write), Some(Writer::Line(_)))
    {
        return Err(Failure::invalid(
            settings.words,
            &message!("lines-format", format = to.as_str()),
        ));
    }
    let source = settings.source()?;
    let name = source.name(settings.words);
    let mut reader = source.reader();
    start_working();
    let job = Job {
        words: settings.words,
        task,
        box_shape: settings.box_shape(),
        json: settings.has("json"),
        stats: settings.has("stats"),
        shortcut: shortcut(settings, task),
        had_bad_line: AtomicBool::new(false),
    };
    let workers = settings.threads();
    let result = thread::scope(|scope| {
        let mut to_workers: Vec<SyncSender<Block>> = Vec::new();
        let mut from_workers: Vec<Receiver<Vec<u8>>> = Vec::new();
        for _ in 0..workers {
            let (to_worker, blocks) = sync_channel::<Block>(QUEUE);
            let (to_writer, results) = sync_channel::<Vec<u8>>(QUEUE);
            to_workers.push(to_worker);
            from_workers.push(results);
            let job = &job;
            scope.spawn(move || {
                for block in blocks {
                    if to_writer.send(job.answer_block(&block)).is_err() {
                        break;
                    }
                }
            });
        }
        // The reader has a thread of its own, since it may wait for input while answers are ready.
        let reading = scope.spawn(move || feed(&mut *reader, &to_workers));
        let mut turn = 0;
        let mut written = Ok(());
        // The first worker in turn that has nothing more to say is where the input ended.
        while let Ok(result) = from_workers[turn].recv() {
            written = output.raw(&result).and_then(|()| output.flush());
            if written.is_err() {
                break;
            }
            turn = (turn + 1) % workers;
        }
        // Without anyone to take their results the workers stop, and then the reader.
        drop(from_workers);
        written?;
        let read = reading.join().expect("the reader does not panic");
        read.map_err(|error| Failure::reading(settings.words, &name, &error))
    });
    result?;
    if asked_to_stop() {
        return Err(Failure::Said(Outcome::No, settings.words.say(&message!("lines-stopped"))));
    }
    let bad = job.had_bad_line.load(Ordering::Relaxed);
    Ok(if bad { Outcome::Invalid } else { Outcome::Yes })
}

/// Cuts the input into blocks of whole lines and hands them to the workers in turn.
fn feed(reader: &mut dyn Read, workers: &[SyncSender<Block>]) -> std::io::Result<()> {
    let mut turns = workers.iter().cycle();
    let mut send = |block: Block| turns.next().is_some_and(|worker| worker.send(block).is_ok());
    let mut pending: Vec<u8> = Vec::with_capacity(2 * BLOCK);
    // Whether the rest of a line that was too long is being passed over.
    let mut skipping = false;
    let mut buffer = vec![0; BLOCK];
    while !asked_to_stop() {
        let count = match reader.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let mut fresh = &buffer[..count];
        if skipping {
            let Some(end) = fresh.iter().position(|&byte| byte == b'\n') else { continue };
            fresh = &fresh[end + 1..];
            skipping = false;
        }
        pending.extend_from_slice(fresh);
        if let Some(end) = pending.iter().rposition(|&byte| byte == b'\n') {
            let rest = pending.split_off(end + 1);
            let bytes = std::mem::replace(&mut pending, rest);
            if !send(Block { bytes, is_too_long: false }) {
                return Ok(());
            }
        }
        if pending.len() > LONGEST_LINE {
            pending.clear();
            skipping = true;
            if !send(Block { bytes: Vec::new(), is_too_long: true }) {
                return Ok(());
            }
        }
    }
    if !pending.is_empty() {
        send(Block { bytes: pending, is_too_long: false });
    }
    Ok(())
}

/// The limit of the search, if lines of 81 characters can be answered without more ado: the bulk of
/// what is ever asked with `--lines`.
fn shortcut(settings: &Settings<'_>, task: &Task) -> Option<u64> {
    let Task::Solve { mode: Mode::Answer, search, .. } = task else { return None };
    let is_fast = search.method.as_deref().is_none_or(|method| method == "fast");
    let is_classic =
        settings.box_shape().is_none_or(|shape| shape.parse() == Ok(BoxShape::CLASSIC));
    let is_plain = is_fast && is_classic && !settings.has("json");
    search.limit.filter(|_| is_plain).and_then(|limit| u64::try_from(limit).ok())
}

/// What to do with each line.
struct Job<'a> {
    words: &'a Words,
    task: &'a Task,
    box_shape: Option<String>,
    json: bool,
    stats: bool,
    /// The limit of a plain search for solutions of 9×9 puzzles, if that is what is asked.
    shortcut: Option<u64>,
    had_bad_line: AtomicBool,
}

/// Lines have no progress of their own, but they stop when asked to.
struct Stoppable;

impl Host for Stoppable {
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Writes the count and the first solution of a 9×9 puzzle.
fn solve_plainly(state: &State, limit: u64, results: &mut Vec<u8>) {
    let mut first = None;
    let tally = search(
        state,
        |digits, progress| {
            first.get_or_insert(*digits);
            if progress.tally.solutions < limit {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
        |_| if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) },
    );
    if asked_to_stop() {
        return;
    }
    let plus = if tally.solutions >= limit { "+" } else { "" };
    results.extend_from_slice(format!("{}{plus}\t", tally.solutions).as_bytes());
    results.extend(first.iter().flatten().map(|digit| b'0' + digit));
    results.push(b'\n');
}

impl Job<'_> {
    fn answer_block(&self, block: &Block) -> Vec<u8> {
        let mut results = Vec::with_capacity(block.bytes.len() * 3 / 2);
        if block.is_too_long {
            let message = self.words.say(&message!("line-too-long"));
            self.write_fault(&message, &mut results);
            return results;
        }
        let mut lines = block.bytes.split(|&byte| byte == b'\n').peekable();
        while let Some(line) = lines.next() {
            // What follows the last line break is a line only if there is something.
            if lines.peek().is_none() && line.is_empty() || asked_to_stop() {
                break;
            }
            self.answer_line(line, &mut results);
        }
        results
    }

    fn answer_line(&self, line: &[u8], results: &mut Vec<u8>) {
        let state = line.trim_ascii_end().try_into().ok().and_then(State::from_line);
        if let (Some(limit), Some(state)) = (self.shortcut, state) {
            solve_plainly(&state, limit, results);
            return;
        }
        let text = decode(line);
        let mut answer = match read(&text, self.box_shape.as_deref(), self.words) {
            Ok(mut drafts) => {
                handle_draft(drafts.swap_remove(0), self.task, self.words, &mut Stoppable)
            }
            Err(answer) => answer,
        };
        if answer.stopped {
            return;
        }
        if answer.outcome == Outcome::Invalid || answer.error.is_some() {
            if self.json {
                self.had_bad_line.store(true, Ordering::Relaxed);
                results.extend_from_slice(to_json(&answer).as_bytes());
                results.push(b'\n');
            } else {
                let message = answer.error.map(|fault| fault.message).unwrap_or_default();
                self.write_fault(&message, results);
            }
            return;
        }
        let shown = if self.json {
            if !self.stats {
                without_stats(&mut answer);
            }
            to_json(&answer)
        } else {
            self.as_line(&answer)
        };
        results.extend_from_slice(shown.as_bytes());
        results.push(b'\n');
    }

    /// The answer in one line.
    fn as_line(&self, answer: &Answer) -> String {
        let count = || {
            let plus = if answer.limit_reached == Some(true) { "+" } else { "" };
            format!("{}{plus}", answer.count.unwrap_or(0))
        };
        match self.task {
            Task::Solve { .. } => {
                format!("{}\t{}", count(), answer.solution.as_deref().unwrap_or_default())
            }
            Task::Check { .. } => self.words.say(&verdict(answer)),
            Task::Count { .. } => count(),
            Task::Candidates { unique } => {
                let marks = answer.draft.as_ref().map(with_candidates);
                let line = marks.map(|draft| to_line(&draft)).unwrap_or_default();
                match unique {
                    Some(_) => format!("{line}\t{}", self.words.say(&verdict(answer))),
                    None => line,
                }
            }
            Task::Convert { .. } => {
                answer.text.as_deref().unwrap_or_default().trim_end().to_owned()
            }
        }
    }

    fn write_fault(&self, message: &str, results: &mut Vec<u8>) {
        self.had_bad_line.store(true, Ordering::Relaxed);
        let message = message.replace(['\n', '\r', '\t'], " ");
        results.extend_from_slice(format!("error\t{message}\n").as_bytes());
    }
}
