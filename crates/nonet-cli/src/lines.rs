//! One puzzle a line: read, answered and written in order, on all cores, in little memory.
//!
//! ```text
//!   ┌──────────────────────── blocks, to be used again ───────────────────────┐
//!   ▼                                                                         │
//! reader ── blocks of lines ──▶ queue ──▶ worker, worker, … ── with answers ──▶ writer
//! ```
//!
//! A block is a few whole lines, and the answers to them: one line at first, so that even a handful of
//! hard puzzles is shared out, and more as the input goes on. There are so many blocks and no more: a
//! reader that is ahead waits for one to come back, so that nothing piles up and nothing is allocated.
//! Whichever worker is free takes the next block; blocks have numbers, and the writer keeps those
//! that come too early. None of the threads is waited for when the writer has to stop: the reader may
//! sit in a read that never returns.

mod block;
mod job;
mod plain;
mod progress;
mod reader;
mod target;
mod worker;

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use nonet_api::{AboutPuzzle, Convert, Converted, Outcome, message};
use nonet_core::format::{Format, Writer};

use crate::commands::Settings;
use crate::console::{asked_to_stop, start_working};
use crate::failure::{Failure, reason};
use crate::input::Source;
use crate::output::{Output, tell};
use block::{Block, End};
use job::Job;
use plain::Plain;
use progress::Progress;
use reader::Supply;
use worker::Worker;

pub(crate) use plain::SHORT_LIMIT;
pub(crate) use reader::Lines;
pub(crate) use target::Target;

/// The most lines in a block whose lines are answered one by one: answers can be much longer than
/// what they answer.
const MOST_LINES: usize = 64;
/// The most lines in a block of plain puzzles, which are solved all at once.
const MOST_PLAIN_LINES: usize = 1024;
/// How many blocks there are for each worker: one in hand, one that waits, and some whose answers come
/// too early, because a block before them is hard.
const BLOCKS: usize = 4;
/// How often the writer looks up from waiting.
const GLANCE: Duration = Duration::from_millis(50);

/// Whoever answers lines, on any thread.
pub(crate) trait Clerk: Send + Sync {
    /// Answers a line without its line break; numbers are counted from 1. No answer means that the
    /// user wants to stop.
    fn answer(&self, line: &[u8], number: usize) -> Option<Reply>;

    /// Answers a line that was too long to keep.
    fn refuse(&self, number: usize) -> Reply;

    /// What is asked about plain puzzles, if many of them can be answered at once.
    fn plain(&self) -> Option<Plain> {
        None
    }
}

/// The answer to a line.
pub(crate) struct Reply {
    /// The answer in one line.
    pub(crate) line: Vec<u8>,
    /// Whether the line was not what it should be.
    pub(crate) is_bad: bool,
}

/// An answer in one line.
pub(crate) type Printer<A> = fn(&A) -> String;

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
    let print: Printer<Converted> = |converted| converted.text.trim_end().to_owned();
    let job = Job::new(settings, question, print, json)?.with_json_faults(json || is_object);
    clerk_lines(settings, output, Arc::new(job), settings.source()?)
}

/// Has each line of a source answered by a clerk.
pub(crate) fn clerk_lines(
    settings: &Settings<'_>,
    output: &mut Output,
    clerk: Arc<dyn Clerk>,
    source: Source,
) -> Result<Outcome, Failure> {
    let mut target = Target::of(settings, output, Some(&source))?;
    if source.is_idle() {
        tell(&settings.words.say(&message!("type-lines")));
    }
    let mut progress = Progress::new(settings, &source, target.is_terminal());
    let name = source.name(settings.words);
    start_working();
    let mut ring = start(source, &clerk, settings.threads()).map_err(|error| {
        let reason = reason(settings.words, &error);
        Failure::invalid(settings.words, &message!("lines-no-thread", reason = reason))
    })?;
    let (mut end, mut outcome) = (End::Whole, Outcome::Yes);
    while let Some(block) = ring.next() {
        target.write(&block.answers)?;
        progress.add(&block);
        if block.has_bad_line {
            outcome = Outcome::Invalid;
        }
        end = block.end;
        // What comes behind a gap would be out of order.
        if end != End::Whole {
            break;
        }
        ring.give_back(block);
    }
    progress.finish();
    // Also what is stopped shall be complete as far as it goes.
    target.finish()?;
    if asked_to_stop() {
        let stopped = settings.words.say(&message!("lines-stopped"));
        return Err(Failure::Said(Outcome::No, stopped));
    }
    if end == End::Broken {
        return Err(Failure::invalid(settings.words, &message!("lines-broken")));
    }
    match ring.reading.recv() {
        Ok(Err(error)) => Err(Failure::reading(settings.words, &name, &error)),
        Ok(Ok(())) | Err(_) => Ok(outcome),
    }
}

/// The blocks as the writer sees them.
struct Ring {
    answered: Receiver<Block>,
    back: SyncSender<Block>,
    reading: Receiver<io::Result<()>>,
    /// The number of the next block to write.
    next: u64,
    /// The blocks from that one on, as far as they are here.
    early: VecDeque<Option<Block>>,
}

/// Starts the reader and the workers: fewer than are wanted if the system gives no more threads.
///
/// # Errors
/// If it gives none.
fn start(source: Source, clerk: &Arc<dyn Clerk>, workers: usize) -> io::Result<Ring> {
    let fresh = BLOCKS * workers + 1;
    let (to_workers, queue) = sync_channel::<Block>(fresh);
    let (to_writer, answered) = sync_channel(fresh);
    let (back, to_reader) = sync_channel(fresh);
    let queue = Arc::new(Mutex::new(queue));
    let most_lines = if clerk.plain().is_some() { MOST_PLAIN_LINES } else { MOST_LINES };
    let supply = Supply { back: to_reader, fresh };
    let reading = reader::read(source, most_lines, supply, to_workers);
    for index in 0..workers {
        let (queue, to_writer) = (Arc::clone(&queue), to_writer.clone());
        let clerk = Arc::clone(clerk);
        let work = move || {
            let mut worker = Worker::new(clerk);
            let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
            while let Ok(mut block) = next() {
                worker.answer(&mut block);
                if to_writer.send(block).is_err() {
                    break;
                }
            }
        };
        match thread::Builder::new().spawn(work) {
            Ok(_) => {}
            Err(error) if index == 0 => return Err(error),
            Err(_) => break,
        }
    }
    Ok(Ring { answered, back, reading, next: 0, early: VecDeque::with_capacity(fresh) })
}

impl Ring {
    /// The next block in order, unless there is none or the user wants to stop.
    fn next(&mut self) -> Option<Block> {
        loop {
            if let Some(block) = self.early.front_mut().and_then(Option::take) {
                self.early.pop_front();
                self.next += 1;
                return Some(block);
            }
            let block = wait_for(&self.answered)?;
            let ahead = (block.order - self.next) as usize;
            if self.early.len() <= ahead {
                self.early.resize_with(ahead + 1, || None);
            }
            self.early[ahead] = Some(block);
        }
    }

    /// Gives a block back to the reader.
    fn give_back(&self, block: Block) {
        // A reader that has come to the end needs none.
        let _ = self.back.send(block);
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

/// A text without line breaks and tabs.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r', '\t'], " ")
}
