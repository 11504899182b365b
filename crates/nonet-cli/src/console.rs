//! The console as a host: prints solutions as they come, shows progress, and stops on Ctrl-C.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use nonet_api::{Host, Words, message};
use nonet_core::solve::{Effort, Moment};
use nonet_core::{Draft, Grid};

use crate::failure::Failure;
use crate::output::{Output, grouped};
use crate::watch::Watch;

/// Set once the user has asked to stop.
static STOP: AtomicBool = AtomicBool::new(false);
/// Set while there is work that looks at [`STOP`].
static WORKING: AtomicBool = AtomicBool::new(false);

/// How long work may take before a person is told that it goes on.
const PATIENCE: Duration = Duration::from_millis(700);
/// How long it may take before a program's log is told.
const LONG_PATIENCE: Duration = Duration::from_secs(10);

/// Lets Ctrl-C stop the work in hand; without work, or pressed twice, it ends the program.
pub(crate) fn listen_for_ctrl_c() {
    let handler = || {
        let stopping = STOP.swap(true, Ordering::Relaxed);
        if stopping || !WORKING.load(Ordering::Relaxed) {
            std::process::exit(1);
        }
    };
    // Where no handler can be had, Ctrl-C still does what the system does with it.
    let _ = ctrlc::set_handler(handler);
}

/// Marks that there is work which Ctrl-C can stop.
pub(crate) fn start_working() {
    WORKING.store(true, Ordering::Relaxed);
}

/// Whether the user has asked to stop.
pub(crate) fn asked_to_stop() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// What to do with a solution the moment it is found: its draft, its text, and the work so far.
pub(crate) type Show<'a> =
    Box<dyn FnMut(&mut Output<'_>, &Grid, &Effort) -> Result<(), Failure> + 'a>;

/// The host of a command.
pub(crate) struct Console<'a, 'o> {
    words: &'a Words,
    output: &'a mut Output<'o>,
    show: Option<Show<'a>>,
    watch: Option<Watch<'a>>,
    limit: Option<u128>,
    quiet: bool,
    started: Instant,
    bar: Option<ProgressBar>,
    has_told: bool,
    failure: Option<Failure>,
}

impl<'a, 'o> Console<'a, 'o> {
    /// A host that prints nothing but progress.
    pub(crate) fn new(
        words: &'a Words,
        output: &'a mut Output<'o>,
        quiet: bool,
    ) -> Console<'a, 'o> {
        start_working();
        Console {
            words,
            output,
            show: None,
            watch: None,
            limit: None,
            quiet,
            started: Instant::now(),
            bar: None,
            has_told: false,
            failure: None,
        }
    }

    /// Shows each solution that is found.
    pub(crate) fn showing(mut self, show: Show<'a>) -> Self {
        self.show = Some(show);
        self
    }

    /// Prints every moment of the search.
    pub(crate) fn watching(mut self, draft: &'a Draft) -> Self {
        self.watch = Some(Watch::new(self.words, draft));
        self
    }

    /// Measures progress by the solutions found, if there is a limit to them.
    pub(crate) fn up_to(mut self, limit: Option<u128>) -> Self {
        self.limit = limit;
        self
    }

    /// How long the work has taken, and what went wrong while showing it.
    pub(crate) fn finish(self) -> (Duration, Option<Failure>) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        (self.started.elapsed(), self.failure)
    }

    /// Notes a failure and stops the search for it.
    fn check(&mut self, result: Result<(), Failure>) -> ControlFlow<()> {
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => {
                self.failure = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    fn show_progress(&mut self, effort: &Effort) {
        if self.quiet || self.started.elapsed() < PATIENCE {
            return;
        }
        if !io::stderr().is_terminal() {
            if !self.has_told && self.started.elapsed() > LONG_PATIENCE {
                self.has_told = true;
                let told = message!("still-counting", count = effort.solutions);
                eprintln!("{}", self.words.say(&told));
            }
            return;
        }
        // Solutions that scroll by are progress enough.
        if self.show.is_some() && self.output.is_terminal() && effort.solutions > 0 {
            return;
        }
        let share = match self.limit {
            Some(limit) => effort.explored.max(effort.solutions as f64 / limit as f64),
            None => effort.explored,
        };
        let words = self.words;
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template(
                "{spinner} {bar:30.cyan/dim} {percent:>3}%  {msg}  {elapsed}",
            );
            let bar = ProgressBar::new(1000);
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar
        });
        let text = if effort.solutions == 0 {
            words.say(&message!("progress-searching"))
        } else {
            words.say(&message!("progress-count", count = grouped(effort.solutions)))
        };
        bar.set_message(text);
        bar.set_position((share.clamp(0.0, 1.0) * 1000.0) as u64);
    }
}

impl Host for Console<'_, '_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        if let Some(show) = &mut self.show {
            let shown = show(self.output, solution, effort);
            self.check(shown)?;
        }
        if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.show_progress(effort);
        if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn watches(&self) -> bool {
        self.watch.is_some()
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        let Some(watch) = &mut self.watch else { return ControlFlow::Continue(()) };
        let told = watch.tell(moment, self.output);
        self.check(told)?;
        if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
