//! The crew of a command: all cores, a progress bar, and Ctrl-C.

use std::io::{self, IsTerminal};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use nonet_api::message;
use nonet_count::Crew;

use crate::commands::Settings;
use crate::console::{PATIENCE, asked_to_stop, progress_bar};

/// The steps of a progress bar.
const STEPS: f64 = 1000.0;

/// Threads that share long work.
pub(crate) struct Threads {
    count: usize,
    started: Instant,
    deadline: Option<Instant>,
    /// How long the work takes, if it has no other end: then the bar shows the time.
    time: Option<Duration>,
    /// What the bar says, if there is anyone to see it.
    text: Option<String>,
    bar: Mutex<Option<ProgressBar>>,
}

impl Threads {
    /// As many threads as the settings want; Ctrl-C stops their work.
    pub(crate) fn new(settings: &Settings<'_>) -> Threads {
        let is_seen = !settings.has("quiet") && io::stderr().is_terminal();
        Threads {
            count: settings.threads(),
            started: Instant::now(),
            deadline: None,
            time: None,
            text: is_seen.then(|| settings.say(&message!("progress-counting"))),
            bar: Mutex::new(None),
        }
    }

    /// The same, but their work ends after some time, and goes on until then.
    pub(crate) fn until(self, time: Duration) -> Threads {
        Threads { time: Some(time), ..self.within(Some(time)) }
    }

    /// The same, but their work is given up after some time.
    pub(crate) fn within(self, time: Option<Duration>) -> Threads {
        Threads { deadline: time.and_then(|time| self.started.checked_add(time)), ..self }
    }

    /// Ends the progress bar: how long the work has taken.
    pub(crate) fn finish(&self) -> Duration {
        if let Some(bar) = self.bar.lock().ok().and_then(|mut bar| bar.take()) {
            bar.finish_and_clear();
        }
        self.started.elapsed()
    }
}

impl Crew for Threads {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            while !self.is_stopped() {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    break;
                }
                part(number);
                if let Some(time) = self.time {
                    self.progress(self.started.elapsed().div_duration_f64(time));
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..self.count.min(count) {
                scope.spawn(work);
            }
            work();
        });
    }

    fn is_stopped(&self) -> bool {
        asked_to_stop() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn progress(&self, share: f64) {
        let Some(text) = &self.text else { return };
        if self.started.elapsed() < PATIENCE {
            return;
        }
        // Where another thread is at it, that will do.
        let Ok(mut bar) = self.bar.try_lock() else { return };
        let bar = bar.get_or_insert_with(|| {
            let bar = progress_bar(STEPS as u64);
            bar.set_message(text.clone());
            bar
        });
        let position = (share.clamp(0.0, 1.0) * STEPS) as u64;
        // Work may come in several parts, each from 0 to 1; the bar only says how far this one is.
        bar.set_position(position);
    }
}

/// One thread of many that are at work on other things: it does all parts itself, and stops with the
/// command.
pub(crate) struct OneThread;

impl Crew for OneThread {
    fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
        (0..count).take_while(|_| !self.is_stopped()).for_each(part);
    }

    fn is_stopped(&self) -> bool {
        asked_to_stop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_done_once_whatever_the_number_of_threads() {
        for threads in [1, 2, 7] {
            let crew = Threads {
                count: threads,
                started: Instant::now(),
                deadline: None,
                time: None,
                text: None,
                bar: Mutex::new(None),
            };
            let done = Mutex::new(Vec::new());
            crew.each(100, &|part| done.lock().expect("no part panics").push(part));
            let mut done = done.into_inner().expect("no part panics");
            done.sort_unstable();
            assert_eq!(done, (0..100).collect::<Vec<_>>());
        }
    }
}
