//! The track of a race: one puzzle, on which a method runs and is timed.
//!
//! A method's first run is to warm up: it loads code and fills caches, which says nothing about the
//! method. Then it runs several times, and the median counts. Where one run takes long, it counts by
//! itself: what warming up costs does not show in it.

use std::ops::ControlFlow;
use std::time::Duration;

use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{Grid, Puzzle};

use crate::host::{Event, Host, Progress};
use crate::method;
use crate::number::Seed;
use crate::puzzle::search::SearchOptions;
use crate::words::Message;

/// A run of this length counts by itself.
const LONG: Duration = Duration::from_millis(100);

/// After so long no further run begins.
const SLICE: Duration = Duration::from_millis(200);

/// Where a race takes place.
pub(super) struct Track<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) seed: Seed,
    /// How long each method may take.
    pub(super) budget: Duration,
    /// How often a method runs after it has warmed up.
    pub(super) runs: usize,
    /// The share of the race that is done.
    pub(super) share: f64,
}

impl Track<'_> {
    /// Lets a method warm up and run; nothing if the host ends the race.
    pub(super) fn time(&self, method: &'static Method, host: &mut dyn Host) -> Option<Timed> {
        let start = host.now()?;
        let deadline = start + self.budget;
        let first = self.run(method, deadline, host)?;
        let is_done = first.time >= LONG || first.is_late;
        let mut times = if is_done { vec![first.time] } else { Vec::with_capacity(self.runs) };
        while !is_done && times.len() < self.runs {
            let run = self.run(method, deadline, host)?;
            if run.is_late {
                break;
            }
            times.push(run.time);
            if host.now()?.saturating_sub(start) >= SLICE {
                break;
            }
        }
        if times.is_empty() {
            times.push(first.time);
        }
        times.sort_unstable();
        let Run { solution, effort, fault, is_late, .. } = first;
        let (time, runs) = (times[times.len() / 2], times.len());
        Some(Timed { method, solution, effort, fault, time, runs, is_late })
    }

    /// Lets a method look for one solution; nothing if the host ends the race.
    fn run(&self, method: &'static Method, deadline: Duration, host: &mut dyn Host) -> Option<Run> {
        let options = SearchOptions {
            method: Some(method.id.to_owned()),
            seed: self.seed,
            ..SearchOptions::up_to(1)
        };
        let mut runner = Runner {
            host,
            deadline,
            share: self.share,
            solution: None,
            is_late: false,
            is_stopped: false,
        };
        let start = runner.host.worked()?;
        let ran = method::run(method, &options, self.puzzle, &mut runner).ok()?;
        let time = runner.host.worked()?.saturating_sub(start);
        let Runner { solution, is_late, is_stopped, .. } = runner;
        let fault = ran.fault(method, false).filter(|_| !is_late);
        (!is_stopped).then_some(Run { solution, effort: ran.effort, fault, time, is_late })
    }
}

/// One run of a method.
struct Run {
    solution: Option<Grid>,
    effort: Effort,
    /// Why nothing is known.
    fault: Option<Message>,
    time: Duration,
    is_late: bool,
}

/// How a method did, after all its runs.
pub(super) struct Timed {
    pub(super) method: &'static Method,
    pub(super) solution: Option<Grid>,
    pub(super) effort: Effort,
    /// Why nothing is known.
    pub(super) fault: Option<Message>,
    /// The median of the times of its runs.
    pub(super) time: Duration,
    pub(super) runs: usize,
    pub(super) is_late: bool,
}

/// Watches a run: it ends with the first solution, when its time is up, or when the host has enough.
struct Runner<'a> {
    host: &'a mut dyn Host,
    deadline: Duration,
    /// The share of the race that is done.
    share: f64,
    solution: Option<Grid>,
    is_late: bool,
    is_stopped: bool,
}

impl Observer for Runner<'_> {
    fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.solution = Some(solution.clone());
        ControlFlow::Break(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        // A run that has its solution is not late, whatever it still does.
        if self.solution.is_none() && self.host.now().is_none_or(|now| now >= self.deadline) {
            self.is_late = true;
            return ControlFlow::Break(());
        }
        let progress = Progress { share: self.share, ..Progress::from(effort) };
        let flow = self.host.hear(&Event::Progress(progress));
        self.is_stopped |= flow.is_break();
        flow
    }
}
