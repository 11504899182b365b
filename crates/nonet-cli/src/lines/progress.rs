//! How far the input has been answered, for a person who waits.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use nonet_api::{Argument, Words, message};

use super::GLANCE;
use super::block::Block;
use crate::commands::Settings;
use crate::crew::{progress_bar, progress_spinner, time_left};
use crate::input::Source;

/// A bar with the lines that are done, how many that are in a second, and the time that is left.
pub(super) struct Progress {
    words: &'static Words,
    bar: Option<ProgressBar>,
    /// The length of the source in bytes, if it is known.
    length: Option<u64>,
    lines: u64,
    start: Instant,
    last: Duration,
}

impl Progress {
    /// A bar for work that begins now. Answers that go to the same terminal are progress enough.
    pub(super) fn new(settings: &Settings<'_>, source: &Source, is_shown: bool) -> Progress {
        let length = source.length().filter(|&length| length > 0);
        let is_seen = io::stderr().is_terminal() && !is_shown && !settings.has("quiet");
        Progress {
            words: settings.words,
            bar: is_seen.then(|| length.map_or_else(progress_spinner, progress_bar)),
            length,
            lines: 0,
            start: Instant::now(),
            last: Duration::ZERO,
        }
    }

    /// A block more is done.
    pub(super) fn add(&mut self, block: &Block) {
        self.lines += block.answered as u64;
        let Some(bar) = &self.bar else { return };
        let elapsed = self.start.elapsed();
        if elapsed < self.last + GLANCE {
            return;
        }
        self.last = elapsed;
        let share = self.length.map(|length| block.position() as f64 / length as f64);
        bar.set_message(told(self.words, self.lines, elapsed, share));
        bar.set_position(block.position());
    }

    /// The work is over.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// How many lines are done, how many that are in a second, and how long the rest may take.
fn told(words: &Words, lines: u64, elapsed: Duration, share: Option<f64>) -> String {
    let rate = lines as f64 / elapsed.as_secs_f64().max(1e-3);
    let (lines, rate) = (Argument::Grouped(lines.into()), Argument::Grouped(rate as u128));
    let so_far = message!("progress-lines", lines = lines, rate = rate);
    match share.filter(|&share| share > 0.0) {
        Some(share) => {
            let left = time_left(elapsed.mul_f64((1.0 / share - 1.0).clamp(0.0, 1e6)));
            words.say(&message!("progress-lines-left", done = so_far, left = left))
        }
        None => words.say(&so_far),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_tells_lines_rate_and_the_time_that_is_left() {
        let told = |share| super::told(Words::english(), 3_000_000, Duration::from_secs(2), share);
        assert_eq!(told(None), "3,000,000 lines answered, 1,500,000 a second");
        assert_eq!(told(Some(0.1)), "3,000,000 lines answered, 1,500,000 a second; 18 s left");
        assert_eq!(told(Some(0.01)), "3,000,000 lines answered, 1,500,000 a second; 4 min left");
    }
}
