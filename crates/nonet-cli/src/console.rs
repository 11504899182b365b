//! The console as a host: prints solutions as they come, shows progress, and stops on Ctrl-C.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use nonet_api::{Argument, Event, Host, Progress, Words, message};
use nonet_core::Draft;
use nonet_core::solve::{self, Method};
use nonet_count::Crew;
use nonet_host::{Threads, worked};

use crate::args::limit_of;
use crate::commands::Settings;
use crate::crew::{Bar, threads};
use crate::failure::Failure;
use crate::output::{Output, tell};
use crate::watch::Watch;

/// Set once the user has asked to stop.
static STOP: AtomicBool = AtomicBool::new(false);
/// Set while there is work that looks at [`STOP`].
static WORKING: AtomicBool = AtomicBool::new(false);

/// What else Ctrl-C does.
static WISH: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// How long work may take before a person is told that it goes on.
pub(crate) const PATIENCE: Duration = Duration::from_millis(700);

/// How long a method may take that might never end, unless told otherwise.
const DEFAULT_BUDGET: Duration = Duration::from_secs(10);

/// Lets Ctrl-C stop the work in hand; without work, or pressed twice, it ends the program.
pub(crate) fn listen_for_ctrl_c() {
    let handler = || {
        let stopping = STOP.swap(true, Ordering::Relaxed);
        if stopping || !WORKING.load(Ordering::Relaxed) {
            if io::stderr().is_terminal() {
                // The shell's prompt belongs on a line of its own.
                tell("");
            }
            std::process::exit(1);
        }
        if let Some(wish) = &*WISH.lock().unwrap_or_else(PoisonError::into_inner) {
            wish();
        }
    };
    // Where no handler can be had, Ctrl-C still does what the system does with it.
    let _ = ctrlc::set_handler(handler);
}

/// Marks that there is work which Ctrl-C can stop.
pub(crate) fn start_working() {
    WORKING.store(true, Ordering::Relaxed);
}

/// Has something done when Ctrl-C is pressed, or at once if it has been.
pub(crate) fn on_ctrl_c(wish: Box<dyn Fn() + Send>) {
    let mut place = WISH.lock().unwrap_or_else(PoisonError::into_inner);
    if asked_to_stop() {
        wish();
    }
    *place = Some(wish);
}

/// Whether the user has asked to stop.
pub(crate) fn asked_to_stop() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Breaks once the user has asked to stop.
pub(crate) fn go_on() -> ControlFlow<()> {
    if asked_to_stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// The time that a search may take: so many seconds if said; otherwise no end but for methods that
/// may not come to one.
pub(crate) fn time_for(seconds: Option<u64>, method: Option<&Method>) -> Option<Duration> {
    // Methods that reason come to an end, with or without a solution.
    let may_go_on = |method: &&Method| !method.is_exhaustive && solve::ALL.contains(method);
    let needs_one = method.as_ref().is_some_and(may_go_on);
    seconds.map(Duration::from_secs).or(needs_one.then_some(DEFAULT_BUDGET))
}

/// A solution that has just been found.
pub(crate) struct Found<'a> {
    /// The solution, in one line.
    pub(crate) line: &'a str,
    /// Its puzzle.
    pub(crate) draft: &'a Draft,
    /// Which one it is, from 1.
    pub(crate) number: u128,
    /// The nodes of the search tree so far.
    pub(crate) nodes: u64,
    /// The trials so far.
    pub(crate) trials: u64,
}

/// What to do with a solution the moment it is found.
pub(crate) type Print<'a> = &'a mut dyn FnMut(&mut Output, &Found<'_>) -> Result<(), Failure>;

/// The host of a command.
pub(crate) struct Console<'a> {
    words: &'static Words,
    output: &'a mut Output,
    threads: Threads,
    bar: Bar,
    print: Option<Print<'a>>,
    limit: Option<u64>,
    watches: bool,
    draft: Option<Draft>,
    watch: Option<Watch>,
    failure: Option<Failure>,
}

impl<'a> Console<'a> {
    /// A host that shows nothing but progress, and ends when its time is up.
    pub(crate) fn new(settings: &Settings<'_>, output: &'a mut Output) -> Console<'a> {
        let bar = Bar::new(settings);
        Console {
            words: settings.words,
            output,
            threads: threads(settings, &bar).within(settings.time()),
            bar,
            print: None,
            limit: limit_of(settings.matches),
            watches: settings.has("watch"),
            draft: None,
            watch: None,
            failure: None,
        }
    }

    /// The same, but each solution is printed when it is found.
    pub(crate) fn printing(mut self, print: Print<'a>) -> Self {
        self.print = Some(print);
        self
    }

    /// How long the work has taken.
    ///
    /// # Errors
    /// What went wrong while showing it.
    pub(crate) fn finish(self) -> Result<Duration, Failure> {
        self.bar.finish();
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(self.threads.elapsed()),
        }
    }

    fn show_progress(&mut self, progress: &Progress) {
        let count = progress.count.0;
        // Solutions that scroll by are progress enough.
        if self.print.is_some() && self.output.is_terminal() && count > 0 {
            return;
        }
        let share = match self.limit {
            Some(limit) => progress.share.max(count as f64 / limit as f64),
            None => progress.share,
        };
        let words = self.words;
        self.bar.show(share, || {
            if count == 0 {
                words.say(&message!("progress-searching"))
            } else {
                words.say(&message!("progress-count", count = Argument::Grouped(count)))
            }
        });
    }

    /// Shows what has happened.
    fn show(&mut self, event: &Event<'_>) -> Result<(), Failure> {
        match event {
            Event::Begin { draft, .. } => {
                // Until here there was only reading, which Ctrl-C simply ends.
                start_working();
                self.draft = Some((*draft).clone());
                self.watch = self.watches.then(|| Watch::new(self.words, (*draft).clone()));
            }
            Event::Progress(progress) => self.show_progress(progress),
            Event::Solution { solution, number, nodes, trials } => {
                if let (Some(print), Some(draft)) = (&mut self.print, &self.draft) {
                    let (nodes, trials) = (*nodes, *trials);
                    let found = Found { line: solution, draft, number: number.0, nodes, trials };
                    print(self.output, &found)?;
                }
            }
            Event::Moment { moment, sweep, trials, board, .. } => {
                if let Some(watch) = &mut self.watch {
                    watch.tell(moment, *sweep, *trials, board, self.output)?;
                }
            }
            Event::Step(step) => {
                if let Some(watch) = &mut self.watch {
                    watch.tell_step(step, self.output)?;
                }
            }
            Event::Finish(_) => {}
        }
        Ok(())
    }
}

impl Host for Console<'_> {
    fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        if let Err(failure) = self.show(event) {
            self.failure = Some(failure);
            return ControlFlow::Break(());
        }
        if self.threads.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn watches(&self) -> bool {
        self.watches
    }

    fn crew(&self) -> &dyn Crew {
        &self.threads
    }

    fn now(&self) -> Option<Duration> {
        Some(self.threads.elapsed())
    }

    fn worked(&self) -> Option<Duration> {
        Some(worked())
    }
}
