//! The host of a question on this machine.

use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ThreadTime;
use nonet_api::samples::own::OwnSamples;
use nonet_api::{Event, Host};
use nonet_count::Crew;

use crate::folder::SampleFolder;
use crate::threads::Threads;

/// Hears what happens, and can end the work.
type Hear<'a> = Box<dyn FnMut(&Event<'_>) -> ControlFlow<()> + 'a>;

/// The host of a question on this machine: it has threads and clocks, and ends with its threads.
///
/// ```
/// use nonet_api::{Answerable, Problem, Race, Words};
/// use nonet_host::{Machine, Threads};
///
/// let race = Race { problem: Problem::new("1..............."), ..Race::default() };
/// let mut machine = Machine::new(Threads::unstoppable(2));
/// let raced = race.answer(Words::english(), &mut machine).unwrap();
/// assert!(raced.methods[0].solved);
/// ```
pub struct Machine<'a> {
    threads: Threads,
    watches: bool,
    hear: Option<Hear<'a>>,
    samples: Option<SampleFolder>,
}

impl<'a> Machine<'a> {
    /// A host that has these threads, and wants to hear nothing.
    pub fn new(threads: Threads) -> Machine<'a> {
        Machine { threads, watches: false, hear: None, samples: None }
    }

    /// The same, but somebody hears what happens.
    #[must_use]
    pub fn hearing(self, hear: impl FnMut(&Event<'_>) -> ControlFlow<()> + 'a) -> Machine<'a> {
        Machine { hear: Some(Box::new(hear)), ..self }
    }

    /// The same, but every moment is heard if `watches` says so.
    #[must_use]
    pub fn watching(self, watches: bool) -> Machine<'a> {
        Machine { watches, ..self }
    }

    /// The same, but with the user's own samples, if there is a folder for them.
    #[must_use]
    pub fn with_samples(self, samples: Option<SampleFolder>) -> Machine<'a> {
        Machine { samples, ..self }
    }
}

impl Host for Machine<'_> {
    fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        if let Some(hear) = &mut self.hear {
            hear(event)?;
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

    fn own_samples(&self) -> Option<&dyn OwnSamples> {
        self.samples.as_ref().map(|folder| folder as &dyn OwnSamples)
    }
}

/// The time that this thread has worked.
pub fn worked() -> Duration {
    ThreadTime::now().as_duration()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use nonet_api::{Answerable, Answered, Problem, Show, Solve, Words};

    use super::*;

    fn all_grids() -> Solve {
        Solve { problem: Problem::new(".".repeat(81)), show: Show::All, ..Solve::default() }
    }

    #[test]
    fn a_search_ends_when_it_is_cancelled() {
        let solutions = Arc::new(AtomicUsize::new(0));
        let found = Arc::clone(&solutions);
        let threads = Threads::new(1, move || found.load(Ordering::Relaxed) == 3);
        let mut machine = Machine::new(threads).hearing(|event| {
            if event.name() == "solution" {
                solutions.fetch_add(1, Ordering::Relaxed);
            }
            ControlFlow::Continue(())
        });
        let solved = all_grids().answer(Words::english(), &mut machine).expect("an answer");
        assert_eq!((solved.is_stopped(), solved.findings.number()), (true, Some(3)));
    }

    #[test]
    fn a_search_ends_when_its_time_is_up() {
        let threads = Threads::unstoppable(1).within(Some(Duration::ZERO));
        let solved = all_grids().answer(Words::english(), &mut Machine::new(threads));
        assert!(solved.expect("an answer").is_stopped());
    }

    #[test]
    fn the_time_of_a_search_is_told() {
        let machine = &mut Machine::new(Threads::unstoppable(1));
        let question = Solve { problem: Problem::new("1..............."), ..Solve::default() };
        let solved = question.answer(Words::english(), machine).expect("an answer");
        let stats = solved.findings.stats.expect("statistics");
        assert!(stats.seconds.is_some_and(|seconds| seconds >= 0.0));
    }
}
