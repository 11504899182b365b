//! The reader: cuts the input into blocks of whole lines, few lines at first, and deals them out.

use std::io::{self, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use memchr::{memchr, memchr_iter, memrchr};

use super::block::Block;
use super::wait_for;
use crate::console::asked_to_stop;
use crate::input::{Input, Source};

/// The longest line that can be a puzzle: a 36×36 grid of pencil marks has 46,656 characters.
const LONGEST_LINE: usize = 256 << 10;
/// The length of the lines that most files have, with their line break.
const USUAL_LINE: usize = 82;
/// The least that is read at a time.
const LEAST_READ: usize = 4 << 10;
/// A block that took less may be followed by a larger one.
const SHORT: Duration = Duration::from_millis(10);
/// A block that took longer is followed by a smaller one: whoever waits for answers, or for the end
/// after Ctrl-C, waits for a block.
const LONG: Duration = Duration::from_millis(60);
/// How many blocks wait for one who takes the lines one by one.
const QUEUE: usize = 2;

/// Blocks that can be filled.
pub(super) struct Supply {
    /// Those that come back.
    pub(super) back: Receiver<Block>,
    /// How many more may be made.
    pub(super) fresh: usize,
}

impl Supply {
    /// A block, as soon as there is one; none if nobody is there any more to bring it.
    fn next(&mut self) -> Option<Block> {
        if let Ok(block) = self.back.try_recv() {
            return Some(block);
        }
        if self.fresh > 0 {
            self.fresh -= 1;
            return Some(Block::default());
        }
        self.back.recv().ok()
    }
}

/// Reads a source on a thread of its own, in blocks of so many lines at most: how the reading ended.
pub(super) fn read(
    source: Source,
    most_lines: usize,
    supply: Supply,
    work: SyncSender<Block>,
) -> Receiver<io::Result<()>> {
    let (to_end, reading) = sync_channel(1);
    let to_end_at_once = to_end.clone();
    let started = thread::Builder::new().spawn(move || {
        let input = source.open();
        let result = input.and_then(|input| deal(Cutter::new(input), most_lines, supply, &work));
        // The workers have all that there is.
        drop(work);
        // Nobody may be there any more to hear it.
        let _ = to_end.send(result);
    });
    if let Err(error) = started {
        // The system has no thread to give.
        let _ = to_end_at_once.send(Err(error));
    }
    reading
}

/// Deals out blocks until there are no more lines, or nobody takes them.
fn deal(
    mut cutter: Cutter<Input>,
    most_lines: usize,
    mut supply: Supply,
    work: &SyncSender<Block>,
) -> io::Result<()> {
    let mut blocks = 0;
    let mut pace = Pace { lines: 1, most: most_lines };
    while let Some(mut block) = supply.next() {
        pace.heed(block.filled, block.took);
        block.clear();
        if !cutter.cut(&mut block, pace.lines)? {
            break;
        }
        block.order = blocks;
        blocks += 1;
        if work.send(block).is_err() {
            break;
        }
    }
    Ok(())
}

/// How many lines a block has: one at first, so that even a handful of hard puzzles is shared by all
/// cores and the first answer comes at once; then more, as long as a block takes no time.
struct Pace {
    lines: usize,
    most: usize,
}

impl Pace {
    /// Learns from a block that is done. A small one tells nothing about larger ones, unless it took
    /// long.
    fn heed(&mut self, filled: usize, took: Duration) {
        if took > LONG {
            self.lines = (self.lines / 2).max(1);
        } else if took < SHORT && filled >= self.lines {
            self.lines = (self.lines * 2).min(self.most);
        }
    }
}

/// What a cutter reads: a text, and what is known about where it comes from.
trait Reading: Read {
    /// How many bytes of the source have been read.
    fn position(&self) -> u64;
    /// Whether to read on may mean to wait.
    fn has_paused(&self) -> bool;
}

impl Reading for Input {
    fn position(&self) -> u64 {
        self.bytes_read()
    }

    fn has_paused(&self) -> bool {
        Input::has_paused(self)
    }
}

/// Cuts a text into blocks of whole lines.
struct Cutter<R> {
    input: R,
    /// What has been read and not yet dealt out, and room for more.
    buffer: Vec<u8>,
    length: usize,
    /// Whether the rest of a line that was too long is being passed over.
    is_skipping: bool,
    /// How the reading ended, once it has.
    end: Option<io::Result<()>>,
    next_line: usize,
    /// How many bytes of text have been read.
    read: u64,
}

impl<R: Reading> Cutter<R> {
    fn new(input: R) -> Cutter<R> {
        Cutter {
            input,
            buffer: Vec::new(),
            length: 0,
            is_skipping: false,
            end: None,
            next_line: 1,
            read: 0,
        }
    }

    /// Fills a block with so many lines, or with fewer if more would have to be waited for or make it
    /// large; whether there was any.
    ///
    /// # Errors
    /// What went wrong while reading, once all lines before that are dealt out.
    fn cut(&mut self, block: &mut Block, most_lines: usize) -> io::Result<bool> {
        let full = most_lines * USUAL_LINE;
        while !asked_to_stop() {
            let text = &self.buffer[..self.length];
            let lines = memchr_iter(b'\n', text).count();
            if lines > most_lines {
                let end = memchr_iter(b'\n', text).nth(most_lines - 1).map_or(0, |end| end + 1);
                self.give(block, end, most_lines);
                block.filled = most_lines;
                return Ok(true);
            }
            let is_full = lines == most_lines || self.length >= full;
            let is_enough = is_full || self.input.has_paused() || self.end.is_some();
            if let (Some(end), true) = (memrchr(b'\n', text), is_enough) {
                self.give(block, end + 1, lines);
                block.filled = if is_full { most_lines } else { 0 };
                return Ok(true);
            }
            if let Some(end) = self.end.take() {
                // A line that the end of the data has cut off is no line.
                let has_last = end.is_ok() && self.length > 0;
                if has_last {
                    self.give(block, self.length, 1);
                    self.end = Some(end);
                    return Ok(true);
                }
                return end.map(|()| false);
            }
            if lines == 0 && self.length > LONGEST_LINE {
                self.length = 0;
                self.is_skipping = true;
                self.give(block, 0, 1);
                block.is_too_long = true;
                return Ok(true);
            }
            self.read_on(full);
        }
        Ok(false)
    }

    /// Gives the beginning of the text to a block, which gives its memory for the rest.
    fn give(&mut self, block: &mut Block, end: usize, lines: usize) {
        std::mem::swap(&mut self.buffer, &mut block.buffer);
        let rest = self.length - end;
        if self.buffer.len() < rest {
            self.buffer.resize(rest, 0);
        }
        self.buffer[..rest].copy_from_slice(&block.buffer[end..self.length]);
        self.length = rest;
        (block.length, block.lines, block.first) = (end, lines, self.next_line);
        self.next_line += lines;
        // Of packed data, a share of the source stands for the same share of the text.
        let share = (self.read - rest as u64) as f64 / self.read.max(1) as f64;
        block.position = (self.input.position() as f64 * share) as u64;
    }

    /// Reads on, up to so much text in all.
    fn read_on(&mut self, full: usize) {
        let wanted = full.max(self.length + LEAST_READ);
        if self.buffer.len() < wanted {
            self.buffer.resize(wanted, 0);
        }
        match self.input.read(&mut self.buffer[self.length..wanted]) {
            Ok(0) => self.end = Some(Ok(())),
            Ok(count) => {
                self.read += count as u64;
                self.take(count);
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => self.end = Some(Err(error)),
        }
    }

    /// Takes bytes that have just been read into the text, but for the rest of a line that is passed over.
    fn take(&mut self, count: usize) {
        if !self.is_skipping {
            self.length += count;
            return;
        }
        let fresh = self.length..self.length + count;
        if let Some(end) = memchr(b'\n', &self.buffer[fresh.clone()]) {
            self.buffer.copy_within(fresh.start + end + 1..fresh.end, self.length);
            self.length += count - end - 1;
            self.is_skipping = false;
        }
    }
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
        // Blocks do not come back: each is a new one.
        let (_, back) = sync_channel(1);
        let supply = Supply { back, fresh: usize::MAX };
        Lines { blocks, reading: read(source, 1, supply, to_reader) }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A text that comes in pieces, perhaps with a pause behind each, and perhaps an error at the end.
    struct Pieces {
        left: Vec<Vec<u8>>,
        pauses: bool,
        fails: bool,
    }

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some(piece) = self.left.first_mut() else {
                return if self.fails { Err(io::ErrorKind::InvalidData.into()) } else { Ok(0) };
            };
            let count = buffer.len().min(piece.len());
            buffer[..count].copy_from_slice(&piece[..count]);
            piece.drain(..count);
            self.left.retain(|piece| !piece.is_empty());
            Ok(count)
        }
    }

    impl Reading for Pieces {
        fn position(&self) -> u64 {
            0
        }

        fn has_paused(&self) -> bool {
            self.pauses
        }
    }

    /// The blocks of some pieces, and whether they ended well.
    fn blocks(pieces: &[&[u8]], most: usize, fails: bool) -> (Vec<Block>, bool) {
        let left = pieces.iter().map(|piece| piece.to_vec()).collect();
        cut(Pieces { left, pauses: true, fails }, most)
    }

    fn cut(pieces: Pieces, most: usize) -> (Vec<Block>, bool) {
        let mut cutter = Cutter::new(pieces);
        let mut blocks = Vec::new();
        loop {
            let mut block = Block::default();
            match cutter.cut(&mut block, most) {
                Ok(true) => blocks.push(block),
                end => return (blocks, end.is_ok()),
            }
        }
    }

    fn texts(blocks: &[Block]) -> Vec<&[u8]> {
        blocks.iter().map(Block::text).collect()
    }

    #[test]
    fn what_is_there_is_dealt_out_before_more_is_waited_for() {
        let (found, _) = blocks(&[b"a\nb\nc", b"c\n", b"d"], 100, false);
        assert_eq!(texts(&found), [&b"a\nb\n"[..], b"cc\n", b"d"]);
        assert_eq!(found.iter().map(|block| block.first).collect::<Vec<_>>(), [1, 3, 4]);
    }

    #[test]
    fn a_block_has_no_more_lines_than_it_may() {
        let (found, _) = blocks(&[b"a\nb\nc\nd\ne"], 2, false);
        assert_eq!(texts(&found), [&b"a\nb\n"[..], b"c\nd\n", b"e"]);
        assert_eq!(found.iter().map(|block| block.lines).collect::<Vec<_>>(), [2, 2, 1]);
    }

    #[test]
    fn a_block_of_long_lines_is_full_with_fewer() {
        let line = [&[b'.'; 90][..], b"\r\n"].concat();
        let left = vec![line.repeat(500)];
        let (found, _) = cut(Pieces { left, pauses: false, fails: false }, 100);
        let sizes: Vec<_> = found.iter().map(|block| (block.lines, block.filled)).collect();
        assert!(sizes[..sizes.len() - 1].iter().all(|size| *size == (89, 100)), "{sizes:?}");
        assert_eq!(sizes.iter().map(|size| size.0).sum::<usize>(), 500);
    }

    #[test]
    fn whole_lines_before_an_error_count_and_a_cut_line_does_not() {
        let (found, is_well) = blocks(&[b"a\nb\nhal"], 100, true);
        assert_eq!((texts(&found), is_well), (vec![&b"a\nb\n"[..]], false));
    }

    #[test]
    fn a_line_without_end_is_passed_over_and_counted() {
        let long = vec![b'.'; 3 * LONGEST_LINE];
        let (found, _) = blocks(&[b"a\n", &long, &long, b"..\nb\n"], 100, false);
        let found: Vec<_> =
            found.iter().map(|block| (block.text(), block.first, block.is_too_long)).collect();
        assert_eq!(found, [(&b"a\n"[..], 1, false), (b"", 2, true), (b"b\n", 3, false)]);
    }

    #[test]
    fn blocks_grow_while_they_take_no_time_and_shrink_when_they_take_long() {
        let mut pace = Pace { lines: 1, most: 64 };
        let mut heed = |filled, milliseconds| {
            pace.heed(filled, Duration::from_millis(milliseconds));
            pace.lines
        };
        assert_eq!([heed(0, 0), heed(1, 1), heed(1, 1), heed(2, 1)], [1, 2, 2, 4]);
        assert_eq!([heed(4, 30), heed(0, 500), heed(2, 500), heed(1, 500)], [4, 2, 1, 1]);
        assert_eq!((1..10).map(|_| heed(64, 0)).last(), Some(64));
    }
}
