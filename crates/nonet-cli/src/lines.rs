//! One puzzle a line: read, answered and written in order, on all cores, in little memory.
//!
//! ```text
//! reader ── block 0, 2, 4 … ──▶ worker 0 ──▶┐
//!        └─ block 1, 3, 5 … ──▶ worker 1 ──▶┴─▶ writer, in the same turn
//! ```
//!
//! A block is a few whole lines: one at first, so that even a handful of hard puzzles is shared
//! out, and more as the input goes on. Each worker has a short queue in and out; the writer visits
//! the workers in the order in which the reader served them, so the lines come out in order, and
//! nothing piles up. None of the threads is waited for when the writer has to stop: the reader may
//! sit in a read that never returns.

use std::io::{self, IsTerminal, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use nonet_api::{
    Answer, Argument, Fault, Host, Mode, Outcome, Task, Words, check_task, handle_draft, message,
    read_error_of_line, verdict,
};
use nonet_core::BoxShape;
use nonet_core::format::{Expectation, Format, Writer, read_all, to_line};
use nonet_core::solve::Effort;
use nonet_core::solve::fast::solve_line;
use nonet_count::Crew;

use crate::commands::{Settings, to_json};
use crate::console::{Budget, asked_to_stop, progress_bar, start_working};
use crate::crew::OneThread;
use crate::failure::Failure;
use crate::input::{Source, decode};
use crate::output::{Output, tell};
use crate::reason::{rating_line, way_line};

/// How much is read at a time.
const READ_SIZE: usize = 64 << 10;
/// The longest line that can be a puzzle: a 36×36 grid of pencil marks has 46,656 characters.
const LONGEST_LINE: usize = 256 << 10;
/// The most lines in a block.
const MOST_LINES: usize = 64;
/// So many bytes fill a block, whatever the number of its lines: answers can be much longer than
/// what they answer, and none of them shall pile up.
const FULL_BLOCK: usize = 16 << 10;
/// How many blocks wait before and behind each worker.
const QUEUE: usize = 4;
/// How often the writer looks up from waiting.
const GLANCE: Duration = Duration::from_millis(50);
/// Up to this limit a line of 81 cells is answered in no time, and need not be stoppable.
pub(crate) const SHORT_LIMIT: u64 = 1000;

/// Whoever answers lines, on any thread.
pub(crate) trait Clerk: Send + Sync {
    /// Answers a line without its line break; numbers are counted from 1. No answer means that the
    /// user wants to stop.
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply>;

    /// Answers a line that was too long to keep.
    fn refuse(&self, number: usize) -> Reply;
}

/// The answer to a line.
pub(crate) struct Reply {
    /// The answer in one line.
    pub(crate) line: Vec<u8>,
    /// Whether the line was not what it should be.
    pub(crate) is_bad: bool,
}

/// Does a task on each line of the source.
pub(crate) fn answer_lines(
    settings: &Settings<'_>,
    output: &mut Output,
    task: Task,
) -> Result<Outcome, Failure> {
    let job = Job::new(settings, task)?;
    clerk_lines(settings, output, Arc::new(job), settings.source()?)
}

/// Has each line of a source answered by a clerk.
pub(crate) fn clerk_lines(
    settings: &Settings<'_>,
    output: &mut Output,
    clerk: Arc<dyn Clerk>,
    source: Source,
) -> Result<Outcome, Failure> {
    if source.is_idle() {
        tell(&settings.words.say(&message!("type-lines")));
    }
    let mut progress = Progress::new(settings, &source);
    let name = source.name(settings.words);
    start_working();
    let (results, reading) = start(source, &clerk, settings.threads());
    let mut outcome = Outcome::Yes;
    // The first worker in turn that has nothing more to say is where the input ended.
    for from_worker in results.iter().cycle() {
        let Some(answered) = wait_for(from_worker) else { break };
        output.raw(&answered.text)?;
        output.flush()?;
        if answered.had_bad_line {
            outcome = Outcome::Invalid;
        }
        progress.add(&answered);
    }
    progress.finish();
    if asked_to_stop() {
        let stopped = settings.words.say(&message!("lines-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    match reading.recv() {
        Ok(Err(error)) => Err(Failure::reading(settings.words, &name, &error)),
        Ok(Ok(())) | Err(_) => Ok(outcome),
    }
}

/// Starts the reader and the workers: where their results come out, and how the reading ended.
fn start(
    source: Source,
    clerk: &Arc<dyn Clerk>,
    workers: usize,
) -> (Vec<Receiver<Answered>>, Receiver<io::Result<()>>) {
    let mut to_workers = Vec::new();
    let mut results = Vec::new();
    for _ in 0..workers {
        let (to_worker, blocks) = sync_channel::<Block>(QUEUE);
        let (to_writer, answered) = sync_channel(QUEUE);
        to_workers.push(to_worker);
        results.push(answered);
        let clerk = Arc::clone(clerk);
        thread::spawn(move || {
            for block in blocks {
                if to_writer.send(answer_block(&*clerk, &block)).is_err() {
                    break;
                }
            }
        });
    }
    let (to_end, reading) = sync_channel(1);
    thread::spawn(move || {
        let result = feed(&mut *source.reader(), to_workers);
        // Nobody may be there any more to hear it.
        let _ = to_end.send(result);
    });
    (results, reading)
}

/// The next result of a worker, unless there is none or the user wants to stop.
fn wait_for(worker: &Receiver<Answered>) -> Option<Answered> {
    loop {
        match worker.recv_timeout(GLANCE) {
            Ok(answered) => return Some(answered),
            Err(RecvTimeoutError::Timeout) if !asked_to_stop() => {}
            Err(_) => return None,
        }
    }
}

/// A few whole lines.
#[derive(Default)]
struct Block {
    /// The lines, each with its line break but perhaps the last.
    bytes: Vec<u8>,
    /// The 1-based number of the first line.
    first: usize,
    /// Whether the block stands for one line that was too long to keep.
    is_too_long: bool,
}

/// What became of a block.
struct Answered {
    text: Vec<u8>,
    lines: usize,
    bytes: usize,
    had_bad_line: bool,
}

impl Answered {
    fn add(&mut self, reply: &Reply) {
        self.text.extend_from_slice(&reply.line);
        self.text.push(b'\n');
        self.lines += 1;
        self.had_bad_line |= reply.is_bad;
    }
}

/// Hands out blocks to the workers in turn.
struct Dealer {
    workers: Vec<SyncSender<Block>>,
    blocks: usize,
    next_line: usize,
}

impl Dealer {
    /// Sends some lines; whether there is still someone to take them.
    fn send(&mut self, bytes: Vec<u8>, lines: usize, is_too_long: bool) -> bool {
        let block = Block { bytes, first: self.next_line, is_too_long };
        let worker = &self.workers[self.blocks % self.workers.len()];
        self.blocks += 1;
        self.next_line += lines;
        worker.send(block).is_ok()
    }

    /// How many lines the next block has: each worker's blocks grow from one line on.
    fn block_size(&self) -> usize {
        let turn = self.blocks / self.workers.len();
        if turn < 6 { 1 << turn } else { MOST_LINES }
    }

    /// Sends all whole lines at the start of `pending`; whether there is still someone.
    fn send_lines(&mut self, pending: &mut Vec<u8>) -> bool {
        let mut start = 0;
        let (mut end, mut lines) = (0, 0);
        for (index, _) in pending.iter().enumerate().filter(|(_, byte)| **byte == b'\n') {
            (end, lines) = (index + 1, lines + 1);
            if lines >= self.block_size() || end - start >= FULL_BLOCK {
                if !self.send(pending[start..end].to_vec(), lines, false) {
                    return false;
                }
                (start, lines) = (end, 0);
            }
        }
        let goes_on = lines == 0 || self.send(pending[start..end].to_vec(), lines, false);
        pending.drain(..end);
        goes_on
    }
}

/// Cuts the input into blocks of whole lines and deals them out.
fn feed(reader: &mut dyn Read, workers: Vec<SyncSender<Block>>) -> io::Result<()> {
    let mut dealer = Dealer { workers, blocks: 0, next_line: 1 };
    let mut pending: Vec<u8> = Vec::with_capacity(2 * READ_SIZE);
    // Whether the rest of a line that was too long is being passed over.
    let mut skipping = false;
    let mut buffer = vec![0; READ_SIZE];
    while !asked_to_stop() {
        let count = match reader.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let mut fresh = &buffer[..count];
        if skipping {
            let Some(end) = fresh.iter().position(|&byte| byte == b'\n') else { continue };
            fresh = &fresh[end + 1..];
            skipping = false;
        }
        pending.extend_from_slice(fresh);
        if !dealer.send_lines(&mut pending) {
            return Ok(());
        }
        if pending.len() > LONGEST_LINE {
            pending.clear();
            skipping = true;
            if !dealer.send(Vec::new(), 1, true) {
                return Ok(());
            }
        }
    }
    if !pending.is_empty() {
        dealer.send(pending, 1, false);
    }
    Ok(())
}

/// What to do with each line.
struct Job {
    words: &'static Words,
    task: Task,
    expectation: Expectation,
    /// Whether a result is a JSON object.
    json: bool,
    stats: bool,
    /// The limit of a plain search for solutions of 9×9 puzzles, if that is what is asked.
    shortcut: Option<u64>,
    /// How long each line may take.
    budget: Budget,
}

impl Job {
    fn new(settings: &Settings<'_>, task: Task) -> Result<Job, Failure> {
        let words = settings.words;
        let to = match &task {
            Task::Convert { to } => to.as_str(),
            _ => "line",
        };
        let writer = Format::by_id(to).and_then(|format| format.write);
        if !matches!(writer, Some(Writer::Line(_))) {
            return Err(Failure::invalid(words, &message!("lines-format", format = to)));
        }
        check_task(&task).map_err(|wrong| Failure::invalid(words, &wrong))?;
        let shape = settings.box_shape().map(|shape| shape.parse::<BoxShape>()).transpose();
        let box_shape = shape.map_err(|_| Failure::invalid(words, &message!("box-unknown")))?;
        let json = settings.has("json") || to == "json";
        let shortcut = shortcut(&task, box_shape).filter(|_| !json);
        let expectation = Expectation { box_shape };
        let (stats, budget) = (settings.has("stats"), settings.budget());
        Ok(Job { words, task, expectation, json, stats, shortcut, budget })
    }

    /// An answer as one line.
    fn reply(&self, mut answer: Answer, number: usize) -> Reply {
        let is_bad = answer.outcome == Outcome::Invalid;
        if let Some(fault) = &mut answer.error {
            fault.line = Some(number);
        }
        let line = match (&answer.error, &self.task) {
            (Some(_), _) if self.json => to_json(&answer),
            (Some(fault), _) => {
                format!("error\t{}", one_line(&fault.message))
            }
            (None, Task::Convert { .. }) => answer.text.unwrap_or_default().trim_end().to_owned(),
            (None, _) if self.json && self.stats => to_json(&answer),
            (None, _) if self.json => to_json(&answer.without_stats()),
            (None, task) => self.as_text(&answer, task),
        };
        Reply { line: line.into_bytes(), is_bad }
    }

    fn as_text(&self, answer: &Answer, task: &Task) -> String {
        let is_open = answer.limit_reached == Some(true) || answer.stopped;
        let plus = if is_open { "+" } else { "" };
        let count = format!("{}{plus}", answer.count.unwrap_or(0));
        let verdict = || self.words.say(&verdict(answer));
        match task {
            Task::Solve(_) => {
                format!("{count}\t{}", answer.solution.as_deref().unwrap_or_default())
            }
            Task::Check(_) => verdict(),
            Task::Count(_) => count,
            Task::Candidates { unique } => {
                let line = answer.draft.as_ref().map(to_line).unwrap_or_default();
                if unique.is_some() { format!("{line}\t{}", verdict()) } else { line }
            }
            Task::Parse => answer.puzzle.clone().unwrap_or_default(),
            Task::Convert { .. } => answer.text.clone().unwrap_or_default(),
            Task::Hint { .. } => one_line(answer.hint.as_deref().unwrap_or_default()),
            Task::Explain(_) => way_line(answer),
            Task::Rate(_) => rating_line(answer),
        }
    }
}

impl Clerk for Job {
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
        if let Some(limit) = self.shortcut
            && let Some((tally, first)) = solve_line(line, limit)
        {
            let plus = if tally.solutions >= limit { "+" } else { "" };
            let mut line = format!("{}{plus}\t", tally.solutions).into_bytes();
            line.extend(first.iter().flatten().map(|digit| b'0' + digit));
            return Some(Reply { line, is_bad: false });
        }
        let answer = match read_all(&decode(line), &self.expectation) {
            Ok(mut drafts) => {
                let mut host = Stoppable { budget: self.budget, started: Instant::now() };
                handle_draft(drafts.swap_remove(0), &self.task, self.words, &mut host)
            }
            Err(error) => {
                let fault = Fault::new(self.words, &read_error_of_line(&error));
                Answer::fault(Outcome::Invalid, Fault { column: error.column, ..fault })
            }
        };
        // A line whose time is up has an answer; one that the user stopped has none.
        (!answer.stopped || !asked_to_stop()).then(|| self.reply(answer, number))
    }

    fn refuse(&self, number: usize) -> Reply {
        let fault = Fault::new(self.words, &message!("line-too-long"));
        self.reply(Answer::fault(Outcome::Invalid, fault), number)
    }
}

/// Has every line of a block answered.
fn answer_block(clerk: &dyn Clerk, block: &Block) -> Answered {
    let bytes = block.bytes.len();
    let mut answered =
        Answered { text: Vec::with_capacity(bytes * 3 / 2), lines: 0, bytes, had_bad_line: false };
    if block.is_too_long {
        answered.add(&clerk.refuse(block.first));
        return answered;
    }
    for line in block.bytes.split_inclusive(|&byte| byte == b'\n') {
        if asked_to_stop() {
            break;
        }
        // Blanks at the end may be empty cells; line breaks are not.
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if let Some(reply) = clerk.answer(line, block.first + answered.lines) {
            answered.add(&reply);
        }
    }
    answered
}

/// A text without line breaks and tabs.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r', '\t'], " ")
}

/// The limit of the search, if lines of 81 characters can be answered without more ado: the bulk of
/// what is ever asked with `--lines`.
fn shortcut(task: &Task, box_shape: Option<BoxShape>) -> Option<u64> {
    let Task::Solve(solve) = task else { return None };
    let is_fast = solve.search.method.as_deref().is_none_or(|method| method == "fast");
    let is_classic = box_shape.is_none_or(|shape| shape == BoxShape::CLASSIC);
    let is_plain = solve.mode == Mode::Answer && is_fast && is_classic;
    solve.search.limit.filter(|&limit| is_plain && limit <= SHORT_LIMIT)
}

/// Lines have no progress of their own, but they stop when asked to.
struct Stoppable {
    budget: Budget,
    started: Instant,
}

impl Host for Stoppable {
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        self.budget.go_on(self.started)
    }

    fn crew(&self) -> &dyn Crew {
        &OneThread
    }
}

/// How far the input has been answered, for a person who waits.
struct Progress {
    words: &'static Words,
    bar: Option<indicatif::ProgressBar>,
    length: Option<u64>,
    lines: usize,
    bytes: u64,
    last: Instant,
}

impl Progress {
    fn new(settings: &Settings<'_>, source: &Source) -> Progress {
        let is_seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
        let bar =
            (is_seen && !settings.has("quiet")).then(|| progress_bar(source.length().unwrap_or(0)));
        Progress {
            words: settings.words,
            bar,
            length: source.length(),
            lines: 0,
            bytes: 0,
            last: Instant::now(),
        }
    }

    fn add(&mut self, answered: &Answered) {
        self.lines += answered.lines;
        self.bytes += answered.bytes as u64;
        let Some(bar) = &self.bar else { return };
        if self.last.elapsed() > GLANCE {
            self.last = Instant::now();
            let lines = Argument::Grouped(self.lines as u128);
            bar.set_message(self.words.say(&message!("progress-lines", lines = lines)));
            bar.set_position(self.bytes.min(self.length.unwrap_or(0)));
        }
    }

    fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
