//! The console as a host: prints solutions as they come, shows progress, and stops on Ctrl-C.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use nonet_api::{Argument, Host, ToldStep, Words, message};
use nonet_core::Draft;
use nonet_core::solve::{self, Effort, Method, Moment};
use nonet_count::{Alone, Crew};

use crate::crew::Threads;
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

/// The time that a search may take.
#[derive(Clone, Copy)]
pub(crate) struct Budget(Option<Duration>);

impl Budget {
    /// So many seconds if said; otherwise no end but for methods that may not come to one.
    pub(crate) fn new(seconds: Option<u64>, method: Option<&Method>) -> Budget {
        // Methods that reason come to an end, with or without a solution.
        let may_go_on = |method: &&Method| !method.is_exhaustive && solve::ALL.contains(method);
        let needs_one = method.as_ref().is_some_and(may_go_on);
        Budget(seconds.map(Duration::from_secs).or(needs_one.then_some(DEFAULT_BUDGET)))
    }

    /// Breaks once the time since `start` is up, or the user has asked to stop.
    pub(crate) fn go_on(self, start: Instant) -> ControlFlow<()> {
        if self.0.is_some_and(|time| start.elapsed() >= time) {
            return ControlFlow::Break(());
        }
        go_on()
    }
}

/// A progress bar, from 0 to `length`, for a person at standard error.
pub(crate) fn progress_bar(length: u64) -> ProgressBar {
    let template = "{spinner} {bar:30.cyan/dim} {percent:>3}%  {msg}  {elapsed}";
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::new(length);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// What to do with a solution the moment it is found: its line, its puzzle, and the work so far.
pub(crate) type Print<'a> =
    &'a mut dyn FnMut(&mut Output, &str, &Draft, &Effort) -> Result<(), Failure>;

/// The host of a command.
pub(crate) struct Console<'a> {
    words: &'static Words,
    output: &'a mut Output,
    print: Option<Print<'a>>,
    limit: Option<u64>,
    budget: Budget,
    quiet: bool,
    watches: bool,
    draft: Option<Draft>,
    watch: Option<Watch>,
    started: Instant,
    bar: Option<ProgressBar>,
    crew: Option<Threads>,
    failure: Option<Failure>,
}

impl<'a> Console<'a> {
    /// A host that shows nothing but progress, and not even that if it is to be quiet.
    pub(crate) fn new(words: &'static Words, output: &'a mut Output, quiet: bool) -> Console<'a> {
        Console {
            words,
            output,
            print: None,
            limit: None,
            budget: Budget(None),
            quiet,
            watches: false,
            draft: None,
            watch: None,
            started: Instant::now(),
            bar: None,
            crew: None,
            failure: None,
        }
    }

    /// Prints each solution that is found.
    pub(crate) fn printing(mut self, print: Print<'a>) -> Self {
        self.print = Some(print);
        self
    }

    /// Tells every moment of the search.
    pub(crate) fn watching(mut self) -> Self {
        self.watches = true;
        self
    }

    /// Measures progress by the solutions found, if there is a limit to them.
    pub(crate) fn up_to(mut self, limit: Option<u64>) -> Self {
        self.limit = limit;
        self
    }

    /// Stops the search once it has taken too long.
    pub(crate) fn within(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// Shares work among threads where it can be shared.
    pub(crate) fn sharing(mut self, crew: Threads) -> Self {
        self.crew = Some(crew);
        self
    }

    /// How long the work has taken.
    ///
    /// # Errors
    /// What went wrong while showing it.
    pub(crate) fn finish(self) -> Result<Duration, Failure> {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        if let Some(crew) = &self.crew {
            crew.finish();
        }
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(self.started.elapsed()),
        }
    }

    /// Notes a failure and stops the search for it.
    fn check(&mut self, result: Result<(), Failure>) -> ControlFlow<()> {
        match result {
            Ok(()) => go_on(),
            Err(failure) => {
                self.failure = Some(failure);
                ControlFlow::Break(())
            }
        }
    }

    fn show_progress(&mut self, effort: &Effort) {
        if self.quiet || self.started.elapsed() < PATIENCE || !io::stderr().is_terminal() {
            return;
        }
        // Solutions that scroll by are progress enough.
        if self.print.is_some() && self.output.is_terminal() && effort.solutions > 0 {
            return;
        }
        let share = match self.limit {
            Some(limit) => effort.explored.max(effort.solutions as f64 / limit as f64),
            None => effort.explored,
        };
        let text = if effort.solutions == 0 {
            self.words.say(&message!("progress-searching"))
        } else {
            self.words.say(&message!("progress-count", count = Argument::Grouped(effort.solutions)))
        };
        let bar = self.bar.get_or_insert_with(|| progress_bar(1000));
        bar.set_message(text);
        bar.set_position((share.clamp(0.0, 1.0) * 1000.0) as u64);
    }
}

impl Host for Console<'_> {
    fn begin(&mut self, draft: &Draft) {
        // Until here there was only reading, which Ctrl-C simply ends.
        start_working();
        self.draft = Some(draft.clone());
        self.watch = self.watches.then(|| Watch::new(self.words, draft.clone()));
    }

    fn solution(&mut self, line: &str, effort: &Effort) -> ControlFlow<()> {
        let (Some(print), Some(draft)) = (&mut self.print, &self.draft) else { return go_on() };
        let printed = print(self.output, line, draft, effort);
        self.check(printed)
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.show_progress(effort);
        self.budget.go_on(self.started)
    }

    fn crew(&self) -> &dyn Crew {
        self.crew.as_ref().map_or(&Alone, |crew| crew)
    }

    fn watches(&self) -> bool {
        self.watches
    }

    fn step(&mut self, step: &ToldStep) -> ControlFlow<()> {
        let Some(watch) = &mut self.watch else { return go_on() };
        let told = watch.tell_step(step, self.output);
        self.check(told)
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        let Some(watch) = &mut self.watch else { return go_on() };
        let told = watch.tell(moment, self.output);
        self.check(told)
    }
}
