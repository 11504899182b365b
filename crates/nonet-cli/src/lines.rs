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
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use nonet_api::{
    AboutPuzzle, Answered, Argument, Convert, Converted, Fault, Mode, Outcome, Problem, Question,
    Refusal, Words, message, read_error_of_line,
};
use nonet_core::BoxShape;
use nonet_core::format::{Expectation, Format, Writer, read_all};
use nonet_core::solve::fast::solve_line;
use nonet_host::{Machine, Threads};

use crate::commands::{Settings, to_json};
use crate::console::{asked_to_stop, start_working};
use crate::crew::progress_bar;
use crate::failure::Failure;
use crate::input::{Source, decode};
use crate::output::{Output, tell};

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

/// An answer in one line.
pub(crate) type Printer<A> = fn(&Words, &A) -> String;

/// Asks a question about the puzzle on each line of the source.
pub(crate) fn answer_lines<Q: AboutPuzzle + Send + Sync + 'static>(
    settings: &Settings<'_>,
    output: &mut Output,
    question: Q,
    print: Printer<Q::Answer>,
) -> Result<Outcome, Failure> {
    let job = Job::new(settings, question, print, settings.has("json"))?;
    clerk_lines(settings, output, Arc::new(job), settings.source()?)
}

/// Writes the puzzle on each line of the source in another format, which has to be one of lines.
pub(crate) fn convert_lines(
    settings: &Settings<'_>,
    output: &mut Output,
    question: Convert,
) -> Result<Outcome, Failure> {
    let to = question.to.as_str();
    let writer = Format::by_id(to).and_then(|format| format.write);
    if !matches!(writer, Some(Writer::Line(_) | Writer::Whole(_))) {
        let wrong = message!("lines-format", format = to);
        return Err(Failure::invalid(settings.words, &wrong));
    }
    // A puzzle in the format json is an object already; only faults are made into one.
    let is_object = to == "json";
    let json = settings.has("json") && !is_object;
    let print: Printer<Converted> = |_, converted| converted.text.trim_end().to_owned();
    let job = Job::new(settings, question, print, json)?;
    let job = Job { has_json_faults: json || is_object, ..job };
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
) -> (Vec<Receiver<AnsweredBlock>>, Receiver<io::Result<()>>) {
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
    (results, read_for(source, to_workers))
}

/// Reads a source for some workers on a thread of its own: how the reading ended.
fn read_for(source: Source, workers: Vec<SyncSender<Block>>) -> Receiver<io::Result<()>> {
    let (to_end, reading) = sync_channel(1);
    thread::spawn(move || {
        let result = feed(&mut *source.reader(), workers);
        // Nobody may be there any more to hear it.
        let _ = to_end.send(result);
    });
    reading
}

/// The lines of a source for one who takes them one by one, and stops on Ctrl-C also while there is
/// nothing to read.
pub(crate) struct Lines {
    blocks: Receiver<Block>,
    reading: Receiver<io::Result<()>>,
}

impl Lines {
    /// The lines of a source, from the first on.
    pub(crate) fn of(source: Source) -> Lines {
        let (to_reader, blocks) = sync_channel(QUEUE);
        Lines { blocks, reading: read_for(source, vec![to_reader]) }
    }

    /// The next few lines, unless there are none or the user wants to stop.
    pub(crate) fn next_block(&self) -> Option<Block> {
        wait_for(&self.blocks)
    }

    /// How the reading ended, if the lines were taken to the last.
    pub(crate) fn end(self) -> io::Result<()> {
        self.reading.recv().unwrap_or(Ok(()))
    }
}

/// What a thread has to give next, unless there is nothing more or the user wants to stop.
fn wait_for<T>(thread: &Receiver<T>) -> Option<T> {
    loop {
        match thread.recv_timeout(GLANCE) {
            Ok(given) => return Some(given),
            Err(RecvTimeoutError::Timeout) if !asked_to_stop() => {}
            Err(_) => return None,
        }
    }
}

/// A few whole lines.
#[derive(Default)]
pub(crate) struct Block {
    /// The lines, each with its line break but perhaps the last.
    bytes: Vec<u8>,
    /// The 1-based number of the first line.
    first: usize,
    /// Whether the block stands for one line that was too long to keep.
    is_too_long: bool,
}

impl Block {
    /// Its lines without their line breaks; nothing for one that was too long to keep.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Option<&[u8]>> {
        let lines = self.bytes.split_inclusive(|&byte| byte == b'\n').map(|line| {
            // Blanks at the end may be empty cells; line breaks are not.
            let line = line.strip_suffix(b"\n").unwrap_or(line);
            Some(line.strip_suffix(b"\r").unwrap_or(line))
        });
        self.is_too_long.then_some(None).into_iter().chain(lines)
    }
}

/// What became of a block.
struct AnsweredBlock {
    text: Vec<u8>,
    lines: usize,
    bytes: usize,
    had_bad_line: bool,
}

impl AnsweredBlock {
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
struct Job<Q: AboutPuzzle> {
    words: &'static Words,
    question: Q,
    print: Printer<Q::Answer>,
    expectation: Expectation,
    /// Whether an answer is a JSON object.
    json: bool,
    /// Whether a fault is a JSON object.
    has_json_faults: bool,
    stats: bool,
    /// The limit of a plain search for solutions of 9×9 puzzles, if that is what is asked.
    shortcut: Option<u64>,
    /// How long each line may take.
    time: Option<Duration>,
}

impl<Q: AboutPuzzle> Job<Q> {
    fn new(
        settings: &Settings<'_>,
        question: Q,
        print: Printer<Q::Answer>,
        json: bool,
    ) -> Result<Job<Q>, Failure> {
        let words = settings.words;
        question.check().map_err(|wrong| Failure::invalid(words, &wrong))?;
        let problem = Problem {
            box_shape: settings.box_shape(),
            variants: settings.variants(),
            ..Problem::default()
        };
        let expectation = problem.expectation(words);
        let expectation =
            expectation.map_err(|refused| Failure::Said(refused.outcome, refused.error.message))?;
        let shortcut = shortcut(&question.clone().into(), expectation).filter(|_| !json);
        Ok(Job {
            words,
            question,
            print,
            expectation,
            json,
            has_json_faults: json,
            stats: settings.has("stats"),
            shortcut,
            time: settings.time(),
        })
    }

    /// An answer as one line.
    fn reply(&self, answer: Q::Answer) -> Reply {
        let line = match (self.json, self.stats) {
            (true, true) => to_json(&answer),
            (true, false) => to_json(&answer.without_stats()),
            (false, _) => (self.print)(self.words, &answer),
        };
        Reply { line: line.into_bytes(), is_bad: false }
    }

    /// Why there is no answer, as one line.
    fn refuse(&self, mut refused: Refusal, number: usize) -> Reply {
        refused.error.line = Some(number);
        let line = if self.has_json_faults {
            to_json(&refused)
        } else {
            format!("error\t{}", one_line(&refused.error.message))
        };
        Reply { line: line.into_bytes(), is_bad: refused.outcome == Outcome::Invalid }
    }
}

impl<Q: AboutPuzzle + Send + Sync> Clerk for Job<Q> {
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
        if let Some(limit) = self.shortcut
            && let Some((tally, first)) = solve_line(line, limit)
        {
            let plus = if tally.solutions >= limit { "+" } else { "" };
            let mut line = format!("{}{plus}\t", tally.solutions).into_bytes();
            line.extend(first.iter().flatten().map(|digit| b'0' + digit));
            return Some(Reply { line, is_bad: false });
        }
        let told = match read_all(&decode(line), &self.expectation) {
            Ok(mut drafts) => {
                // Lines share the cores, and have no progress of their own.
                let threads = Threads::new(1, asked_to_stop).within(self.time);
                let host = &mut Machine::new(threads);
                self.question.answer_read(drafts.swap_remove(0), self.words, host)
            }
            Err(error) => {
                let fault = Fault::new(self.words, &read_error_of_line(&error));
                let fault = Fault { column: error.column, ..fault };
                Err(Refusal::new(Outcome::Invalid, fault))
            }
        };
        // A line whose time is up has an answer; one that the user stopped has none.
        let is_stopped = match &told {
            Ok(answer) => answer.is_stopped(),
            Err(refused) => refused.stopped,
        };
        if is_stopped && asked_to_stop() {
            return None;
        }
        Some(match told {
            Ok(answer) => self.reply(answer),
            Err(refused) => Job::refuse(self, refused, number),
        })
    }

    fn refuse(&self, number: usize) -> Reply {
        let fault = Fault::new(self.words, &message!("line-too-long"));
        Job::refuse(self, Refusal::new(Outcome::Invalid, fault), number)
    }
}

/// Has every line of a block answered.
fn answer_block(clerk: &dyn Clerk, block: &Block) -> AnsweredBlock {
    let bytes = block.bytes.len();
    let mut answered = AnsweredBlock {
        text: Vec::with_capacity(bytes * 3 / 2),
        lines: 0,
        bytes,
        had_bad_line: false,
    };
    for line in block.lines() {
        if asked_to_stop() {
            break;
        }
        let number = block.first + answered.lines;
        let reply = match line {
            Some(line) => clerk.answer(line, number),
            None => Some(clerk.refuse(number)),
        };
        if let Some(reply) = reply {
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
fn shortcut(question: &Question, expectation: Expectation) -> Option<u64> {
    let Question::Solve(solve) = question else { return None };
    let is_fast = solve.search.method.as_deref().is_none_or(|method| method == "fast");
    let has_boxes = expectation.box_shape.is_none_or(|shape| shape == BoxShape::CLASSIC);
    let is_classic = has_boxes && expectation.variants.is_empty();
    let is_plain = solve.mode == Mode::Answer && is_fast && is_classic;
    solve.search.limit.filter(|&limit| is_plain && limit <= SHORT_LIMIT)
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

    fn add(&mut self, answered: &AnsweredBlock) {
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
