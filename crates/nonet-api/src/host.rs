//! Hosts: what whoever asks brings along, and what they hear while they wait.

use std::ops::ControlFlow;
use std::time::Duration;

use nonet_core::Draft;
use nonet_core::solve::{Effort, Moment};
use nonet_count::{Alone, Crew};
use schemars::JsonSchema;
use serde::Serialize;

use crate::number::Large;
use crate::puzzle::{Finish, MomentData};
use crate::samples::own::OwnSamples;
use crate::steps::ToldStep;

/// Whoever asks: hears what happens, can stop the work, and brings what the engine does not have: a
/// clock, threads, and the user's own samples.
pub trait Host {
    /// Something has happened; to break ends the work. While there is work, this is called many
    /// times a second.
    fn hear(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Whether the host wants to hear every moment of a search, and every step of a method that
    /// reasons: the work takes longer then.
    fn watches(&self) -> bool {
        false
    }

    /// Who does work that can be shared among threads.
    fn crew(&self) -> &dyn Crew {
        &Alone
    }

    /// The time since some moment in the past, by a clock that does not go back. None without a
    /// clock.
    fn now(&self) -> Option<Duration> {
        None
    }

    /// The time that this thread has worked since some moment in the past, where that is known: it
    /// does not depend on what else the machine does.
    fn worked(&self) -> Option<Duration> {
        self.now()
    }

    /// The samples of the user's own, if there is a place for them.
    fn own_samples(&self) -> Option<&dyn OwnSamples> {
        None
    }
}

/// The host that waits for the answer, wants to hear nothing before, and has no clock.
impl Host for () {}

/// Something that happens while there is work.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event<'a> {
    /// The puzzle has been read, and the work begins.
    Begin {
        /// The puzzle, in one line.
        puzzle: &'a str,
        /// The puzzle as it was read.
        #[serde(skip)]
        draft: &'a Draft,
    },
    /// The work goes on.
    Progress(Progress),
    /// A solution to show has been found.
    Solution {
        /// The solution, in one line, as much of it as the question wants to see.
        solution: &'a str,
        /// Which one it is, from 1.
        number: Large,
        /// The nodes of the search tree that were visited so far.
        nodes: u64,
        /// The values that were tried so far.
        trials: u64,
    },
    /// A search that is watched has done something.
    Moment {
        /// What it has done.
        #[serde(flatten)]
        data: MomentData,
        /// The number of the sweep over the cells, from 1.
        sweep: u64,
        /// The values that were tried so far.
        trials: u64,
        /// The board that it has reached, in one line.
        board: &'a str,
        /// What it has done, as the search says it.
        #[serde(skip)]
        moment: Moment,
    },
    /// A method that reasons and is watched has taken a step.
    Step(&'a ToldStep),
    /// A method has finished a race.
    Finish(&'a Finish),
}

/// How far the work is.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Progress {
    /// The share of the work that is done, from 0 to 1, as well as it can be told.
    pub share: f64,
    /// The solutions that were found so far.
    pub count: Large,
    /// The nodes of the search tree that were visited so far.
    pub nodes: u64,
    /// The values that were tried so far.
    pub trials: u64,
}

impl From<&Effort> for Progress {
    fn from(effort: &Effort) -> Progress {
        let Effort { nodes, trials, solutions, explored } = *effort;
        Progress { share: explored, count: Large(solutions), nodes, trials }
    }
}

impl<'a> Event<'a> {
    /// That a search goes on.
    pub(crate) fn progress(effort: &Effort) -> Event<'a> {
        Event::Progress(effort.into())
    }

    /// That a share of the work is done.
    pub(crate) fn share(share: f64) -> Event<'a> {
        Event::Progress(Progress { share, ..Progress::default() })
    }

    /// What kind of event it is: the `event` of its JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Begin { .. } => "begin",
            Event::Progress(_) => "progress",
            Event::Solution { .. } => "solution",
            Event::Moment { .. } => "moment",
            Event::Step(_) => "step",
            Event::Finish(_) => "finish",
        }
    }
}
