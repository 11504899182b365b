//! What a search for few keys has besides: a file that it goes on with, and how far it is.

use std::ffi::OsStr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use nonet_api::{Argument, Generation, message};

use crate::commands::Settings;
use crate::failure::Failure;
use crate::input::Source;
use crate::lines::Target;

/// How often a person sees that it is still at work.
const TICK: Duration = Duration::from_millis(250);

/// The longest file that a search goes on with: as much as thousands of puzzles take.
const LONGEST_FILE: u64 = 64 << 20;

/// The file that an earlier search has written to, to which this one adds, and the fewest keys of the puzzles in it.
/// Nothing if there is none, or nothing is in it.
///
/// # Errors
/// If something else is in it, which nobody could make again.
pub(super) fn gone_on_with<'a>(
    settings: &Settings<'_>,
    generation: &Generation,
) -> Result<Option<(Target<'a>, usize)>, Failure> {
    let Some(path) = super::taken_file(settings) else { return Ok(None) };
    let name = path.display().to_string();
    let is_packed =
        path.extension().and_then(OsStr::to_str).is_some_and(|it| it == "gz" || it == "zst");
    if is_packed {
        let told = message!("generate-file-packed", file = name);
        return Err(Failure::invalid(settings.words, &told));
    }
    let source = Source::of_file(path.as_os_str(), settings.words)?;
    let text = source.text_up_to(LONGEST_FILE, settings.words)?;
    let mut fewest = usize::MAX;
    for (number, line) in (1_u64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let Some(keys) = generation.keys_in(line) else {
            let told = message!("generate-file-other", file = name, line = number);
            return Err(Failure::invalid(settings.words, &told));
        };
        fewest = fewest.min(keys);
    }
    let mut target = Target::after(path, settings.words)?;
    if !text.ends_with('\n') {
        target.write(b"\n")?;
    }
    Ok(Some((target, fewest)))
}

/// How far a search is, for a person.
pub(super) struct Sought {
    start: Instant,
    fewest: AtomicUsize,
    searches: AtomicU64,
    bar: Option<ProgressBar>,
}

impl Sought {
    /// A search that begins now, after one that has found so few keys, if there was one.
    pub(super) fn new(fewest: Option<usize>, bar: Option<ProgressBar>) -> Sought {
        if let Some(bar) = &bar {
            bar.enable_steady_tick(TICK);
        }
        let fewest = AtomicUsize::new(fewest.unwrap_or(usize::MAX));
        Sought { start: Instant::now(), fewest, searches: AtomicU64::new(0), bar }
    }

    /// A part of it has led to a puzzle with so many keys.
    pub(super) fn found(&self, settings: &Settings<'_>, keys: usize) {
        let keys = self.fewest.fetch_min(keys, Ordering::Relaxed).min(keys);
        let searches = self.searches.fetch_add(1, Ordering::Relaxed) + 1;
        let Some(bar) = &self.bar else { return };
        let an_hour = searches as f64 * 3_600.0 / self.start.elapsed().as_secs_f64();
        let (searches, rate) = (u128::from(searches), an_hour as u128);
        let (searches, rate) = (Argument::Grouped(searches), Argument::Grouped(rate));
        let told = message!("progress-few-keys", keys = keys, searches = searches, rate = rate);
        bar.set_message(settings.say(&told));
    }
}
