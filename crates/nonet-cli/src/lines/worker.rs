//! A worker: answers blocks on a thread of its own, with memory of its own.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;

use nonet_core::solve::bulk::{Clues, Solver};

use super::Clerk;
use super::block::{Block, End, Lines};
use super::plain::{Findings, Plain};
use crate::console::asked_to_stop;

/// Answers blocks.
pub(super) struct Worker {
    clerk: Arc<dyn Clerk>,
    bulk: Option<Bulk>,
}

impl Worker {
    /// A worker for a clerk.
    pub(super) fn new(clerk: Arc<dyn Clerk>) -> Worker {
        let bulk = clerk.plain().map(Bulk::new);
        Worker { clerk, bulk }
    }

    /// Answers the lines of a block in order, unless the user wants to stop.
    pub(super) fn answer(&mut self, block: &mut Block) {
        let start = Instant::now();
        let work = AssertUnwindSafe(|| match &mut self.bulk {
            Some(bulk) => bulk.answer(&*self.clerk, block),
            None => answer_one_by_one(&*self.clerk, block),
        });
        // A fault of the program shall end the run with the lines before it, and not leave everybody
        // waiting for a block that is lost.
        block.end = catch_unwind(work).unwrap_or(End::Broken);
        block.took = start.elapsed();
    }
}

fn answer_one_by_one(clerk: &dyn Clerk, block: &mut Block) -> End {
    if block.is_too_long {
        block.add(&clerk.refuse(block.first));
        return End::Whole;
    }
    with_text(block, |text, block| {
        for line in Lines(text) {
            if !answer_one(clerk, line, block) {
                return End::Stopped;
            }
        }
        End::Whole
    })
}

/// Has the next line of a block answered; not if the user wants to stop.
fn answer_one(clerk: &dyn Clerk, line: &[u8], block: &mut Block) -> bool {
    let number = block.first + block.answered;
    let reply = if asked_to_stop() { None } else { clerk.answer(line, number) };
    let Some(reply) = reply else { return false };
    block.add(&reply);
    true
}

/// Reads the text of a block while answers are added to it.
fn with_text(block: &mut Block, work: impl FnOnce(&[u8], &mut Block) -> End) -> End {
    let buffer = std::mem::take(&mut block.buffer);
    let end = work(&buffer[..block.length], block);
    block.buffer = buffer;
    end
}

/// Answers the plain puzzles of a block at once, and the other lines one by one.
struct Bulk {
    plain: Plain,
    solver: Solver,
    /// The plain puzzles of a block, and where in its text their lines begin.
    puzzles: Vec<Clues>,
    starts: Vec<usize>,
    findings: Findings,
    /// The other lines: how many plain ones are before each, and where it is.
    others: Vec<(usize, Range<usize>)>,
}

impl Bulk {
    fn new(plain: Plain) -> Bulk {
        Bulk {
            plain,
            solver: Solver::new(),
            puzzles: Vec::new(),
            starts: Vec::new(),
            findings: Findings::default(),
            others: Vec::new(),
        }
    }

    fn answer(&mut self, clerk: &dyn Clerk, block: &mut Block) -> End {
        if block.is_too_long || asked_to_stop() {
            return answer_one_by_one(clerk, block);
        }
        with_text(block, |text, block| {
            self.gather(text);
            self.plain.solve(&mut self.solver, &self.puzzles, &mut self.findings);
            self.tell(clerk, text, block)
        })
    }

    /// Takes the lines of a text apart.
    fn gather(&mut self, text: &[u8]) {
        self.puzzles.clear();
        self.starts.clear();
        self.others.clear();
        let mut lines = Lines(text);
        loop {
            let start = text.len() - lines.0.len();
            let Some(line) = lines.next() else { break };
            match self.plain.read(line) {
                Some(puzzle) => {
                    self.puzzles.push(puzzle);
                    self.starts.push(start);
                }
                None => self.others.push((self.puzzles.len(), start..start + line.len())),
            }
        }
    }

    /// Writes the answers to plain lines, and has the others answered in between.
    fn tell(&self, clerk: &dyn Clerk, text: &[u8], block: &mut Block) -> End {
        let mut told = 0;
        for (before, line) in &self.others {
            let is_told = self.tell_plain(told..*before, clerk, text, block);
            if !is_told || !answer_one(clerk, &text[line.clone()], block) {
                return End::Stopped;
            }
            told = *before;
        }
        let is_told = self.tell_plain(told..self.puzzles.len(), clerk, text, block);
        if is_told { End::Whole } else { End::Stopped }
    }

    /// Writes the answers to some plain lines; not all if the user wants to stop.
    fn tell_plain(
        &self,
        indices: Range<usize>,
        clerk: &dyn Clerk,
        text: &[u8],
        block: &mut Block,
    ) -> bool {
        for index in indices {
            let line = text[self.starts[index]..].first_chunk().expect("a plain line has 81 cells");
            if self.plain.write(line, &self.findings, index, &mut block.answers) {
                block.answered += 1;
            } else if !answer_one(clerk, line, block) {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::Reply;
    use super::*;

    /// Answers lines with their numbers, and fails at one that says so.
    struct Numbering;

    impl Clerk for Numbering {
        fn answer(&self, line: &[u8], number: usize) -> Option<Reply> {
            assert_ne!(line, b"panic", "a fault of the program");
            Some(Reply { line: number.to_string().into_bytes(), is_bad: line == b"bad" })
        }

        fn refuse(&self, number: usize) -> Reply {
            Reply { line: format!("long {number}").into_bytes(), is_bad: true }
        }
    }

    fn block(text: &[u8], first: usize) -> Block {
        let lines = Lines(text).count();
        Block { buffer: text.to_vec(), length: text.len(), lines, first, ..Block::default() }
    }

    #[test]
    fn lines_are_answered_in_order_with_their_numbers() {
        let mut worker = Worker::new(Arc::new(Numbering));
        let mut block = block(b"a\nbad\n\nc", 7);
        worker.answer(&mut block);
        assert_eq!((&block.answers[..], block.answered), (&b"7\n8\n9\n10\n"[..], 4));
        assert_eq!((block.end, block.has_bad_line), (End::Whole, true));
    }

    #[test]
    fn a_line_that_was_too_long_is_refused() {
        let mut block = Block { is_too_long: true, first: 3, ..block(b"", 3) };
        Worker::new(Arc::new(Numbering)).answer(&mut block);
        assert_eq!(block.answers, b"long 3\n");
    }

    #[test]
    fn a_fault_of_the_program_keeps_the_lines_before_it() {
        let mut block = block(b"a\npanic\nb\n", 1);
        Worker::new(Arc::new(Numbering)).answer(&mut block);
        assert_eq!((&block.answers[..], block.end), (&b"1\n"[..], End::Broken));
    }
}
