//! The threads of a command: all cores, a progress bar, and Ctrl-C.

use std::io::{self, IsTerminal};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use nonet_api::{Message, message};
use nonet_host::Threads;

use crate::commands::Settings;
use crate::console::{PATIENCE, asked_to_stop};

/// From here on, what is left is told in minutes.
const MINUTES: Duration = Duration::from_secs(120);

/// The steps of a progress bar.
const STEPS: f64 = 1000.0;

/// A progress bar that shows itself once work takes long, if there is anyone to see it.
#[derive(Clone)]
pub(crate) struct Bar(Arc<Inner>);

struct Inner {
    is_seen: bool,
    started: Instant,
    bar: Mutex<Option<ProgressBar>>,
}

impl Bar {
    /// A bar for work that begins now.
    pub(crate) fn new(settings: &Settings<'_>) -> Bar {
        let is_seen = !settings.has("quiet") && io::stderr().is_terminal();
        Bar(Arc::new(Inner { is_seen, started: Instant::now(), bar: Mutex::default() }))
    }

    /// Shows which share of the work is done. Work may come in several parts, each from 0 to 1; the
    /// bar only says how far this one is.
    pub(crate) fn show(&self, share: f64, text: impl FnOnce() -> String) {
        let Inner { is_seen, started, bar } = &*self.0;
        if !is_seen || started.elapsed() < PATIENCE {
            return;
        }
        // Where another thread is at it, that will do.
        let Ok(mut bar) = bar.try_lock() else { return };
        let bar = bar.get_or_insert_with(|| progress_bar(STEPS as u64));
        bar.set_message(text());
        bar.set_position((share.clamp(0.0, 1.0) * STEPS) as u64);
    }

    /// Ends it.
    pub(crate) fn finish(&self) {
        if let Some(bar) = self.0.bar.lock().ok().and_then(|mut bar| bar.take()) {
            bar.finish_and_clear();
        }
    }
}

/// As many threads as the settings want, whose work Ctrl-C stops and a bar shows.
pub(crate) fn threads(settings: &Settings<'_>, bar: &Bar) -> Threads {
    let (bar, text) = (bar.clone(), settings.say(&message!("progress-counting")));
    Threads::new(settings.threads(), asked_to_stop)
        .telling(move |share| bar.show(share, || text.clone()))
}

/// A progress bar, from 0 to `length`, for a person at standard error.
pub(crate) fn progress_bar(length: u64) -> ProgressBar {
    let template = "{spinner} {bar:30.cyan/dim} {percent:>3}%  {msg}  {elapsed}";
    styled(ProgressBar::new(length), template)
}

/// The same where nobody knows how much there is to do.
pub(crate) fn progress_spinner() -> ProgressBar {
    styled(ProgressBar::no_length(), "{spinner} {msg}  {elapsed}")
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// How long something will take, in seconds or minutes.
pub(crate) fn time_left(left: Duration) -> Message {
    if left < MINUTES {
        message!("left-seconds", seconds = left.as_secs())
    } else {
        message!("left-minutes", minutes = left.as_secs().div_ceil(60))
    }
}
