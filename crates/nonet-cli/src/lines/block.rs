//! A block: a few whole lines, and the answers to them. It goes round from the reader to a worker,
//! to the writer and back to the reader, so that its memory is used again.

use std::time::Duration;

use anstream::adapter::strip_bytes;
use memchr::memchr;

use super::Reply;

/// What a buffer may keep when it goes back to the reader. More is a rarity, and not kept for it.
const KEPT: usize = 1 << 20;

/// A few whole lines, and the answers to them.
#[derive(Default)]
pub(crate) struct Block {
    /// The lines, each with its line break but perhaps the last, and room for more.
    pub(super) buffer: Vec<u8>,
    /// How much of the buffer are lines.
    pub(super) length: usize,
    /// How many lines there are.
    pub(super) lines: usize,
    /// How many lines it was made for, if it is as large as such a block can be.
    pub(super) filled: usize,
    /// The 1-based number of the first line.
    pub(super) first: usize,
    /// Whether the block stands for one line that was too long to keep.
    pub(super) is_too_long: bool,
    /// How much of the source had been read at its end.
    pub(super) position: u64,
    /// Which block it is, from 0.
    pub(super) order: u64,

    /// The answers, each with its line break.
    pub(super) answers: Vec<u8>,
    /// How many lines are answered.
    pub(super) answered: usize,
    /// Whether a line was not what it should be.
    pub(super) has_bad_line: bool,
    /// How the work on it ended.
    pub(super) end: End,
    /// How long the work on it took.
    pub(super) took: Duration,
}

/// How the work on a block ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum End {
    /// Every line is answered.
    #[default]
    Whole,
    /// The user wanted to stop before the last line.
    Stopped,
    /// The program itself failed at a line.
    Broken,
}

impl Block {
    /// The text of its lines.
    pub(super) fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }

    /// Its lines without their line breaks; nothing for one that was too long to keep.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Option<&[u8]>> {
        let lines = Lines(self.text()).map(Some);
        self.is_too_long.then_some(None).into_iter().chain(lines)
    }

    /// How much of the source had been read at its end.
    pub(crate) fn position(&self) -> u64 {
        self.position
    }

    /// Adds the answer to the next line. What a terminal would take as a command never comes from us:
    /// it can only be quoted from a line.
    pub(super) fn add(&mut self, reply: &Reply) {
        strip_bytes(&reply.line).for_each(|piece| self.answers.extend_from_slice(piece));
        self.answers.push(b'\n');
        self.answered += 1;
        self.has_bad_line |= reply.is_bad;
    }

    /// Forgets everything but its memory.
    pub(super) fn clear(&mut self) {
        let Block { mut buffer, mut answers, .. } = std::mem::take(self);
        if buffer.len() > KEPT {
            buffer = Vec::new();
        }
        answers.clear();
        answers.shrink_to(KEPT);
        *self = Block { buffer, answers, ..Block::default() };
    }
}

/// The lines of a text without their line breaks.
pub(super) struct Lines<'a>(pub(super) &'a [u8]);

impl<'a> Iterator for Lines<'a> {
    type Item = &'a [u8];

    #[inline]
    fn next(&mut self) -> Option<&'a [u8]> {
        if self.0.is_empty() {
            return None;
        }
        let (line, rest) = match memchr(b'\n', self.0) {
            Some(end) => (&self.0[..end], &self.0[end + 1..]),
            None => (self.0, &self.0[self.0.len()..]),
        };
        self.0 = rest;
        // Blanks at the end may be empty cells; line breaks are not.
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_any_line_break_or_none() {
        let lines: Vec<&[u8]> = Lines(b"a \r\n\n\rb\n\r\nc").collect();
        assert_eq!(lines, [&b"a "[..], b"", b"\rb", b"", b"c"]);
    }

    #[test]
    fn commands_to_a_terminal_are_not_passed_on() {
        let mut block = Block::default();
        block.add(&Reply { line: b"error\t\x1b[2Jno \xf0\x9f\xa6\x8a".to_vec(), is_bad: true });
        assert_eq!(block.answers, "error\tno 🦊\n".as_bytes());
        assert!(block.has_bad_line && block.answered == 1);
    }

    #[test]
    fn a_block_keeps_its_memory_and_nothing_else() {
        let mut block = Block { buffer: vec![1; 100], length: 7, first: 9, ..Block::default() };
        block.answers.reserve(500);
        block.answers.push(1);
        block.clear();
        assert_eq!((block.buffer.len(), block.length, block.first), (100, 0, 0));
        assert!(block.answers.is_empty() && block.answers.capacity() >= 500);
    }
}
