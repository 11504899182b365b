//! Searches for solutions: how to search, and what a search comes to.

use std::ops::ControlFlow;
use std::time::Duration;

use nonet_core::format::to_whole_line;
use nonet_core::solve::{Case, Effort, End, Method, Moment, Observer};
use nonet_core::{Cell, Contradiction, Draft, Entry, Grid, House, Position, Puzzle, PuzzleError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Mode;
use super::watch::Watched;
use crate::answer::{Outcome, Refusal};
use crate::describe;
use crate::host::{Event, Host};
use crate::message;
use crate::method::{self, method_named, proves_nothing};
use crate::number::{Large, Seed};
use crate::steps::Teller;
use crate::words::{Message, Words};

/// How far solutions are counted where it only matters whether there is one or more.
pub const CHECK_LIMIT: u64 = 1000;

/// How many solutions have their trials listed.
const LISTED_TRIALS: usize = 10_000;

/// How to search for solutions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct SearchOptions {
    /// The id of a method; otherwise the best for the layout.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// How many solutions to look for; otherwise all, or as many as the question needs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = u64::MAX))]
    pub limit: Option<u64>,
    /// For the method `trial`: the only ones of the five methods to use, by their ids; for `logic`
    /// the only techniques. Otherwise all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// Where methods that draw random numbers begin; the same seed gives the same result.
    #[serde(default)]
    pub seed: Seed,
}

impl SearchOptions {
    /// A search for so many solutions by the best method.
    pub(crate) fn up_to(limit: u64) -> SearchOptions {
        SearchOptions { limit: Some(limit), ..SearchOptions::default() }
    }

    /// The same for as many solutions as it takes to tell one from several.
    pub(crate) fn for_uniqueness(&self) -> SearchOptions {
        let limit = self.limit.unwrap_or(CHECK_LIMIT).max(2);
        SearchOptions { limit: Some(limit), ..self.clone() }
    }

    /// Checks that such a search can be made, whatever the puzzle.
    ///
    /// # Errors
    /// What is wrong with the limit, the method, or what that is to use.
    pub(crate) fn check(&self) -> Result<(), Message> {
        if self.limit == Some(0) {
            return Err(message!("limit-zero"));
        }
        method::check(self)
    }

    /// The same for a question whose answer says how many solutions there are.
    ///
    /// # Errors
    /// As above, or that the method proves nothing.
    pub(crate) fn check_proof(&self) -> Result<(), Message> {
        self.check()?;
        match self.method.as_deref().map(method_named).transpose()? {
            Some(method) if !method.is_exhaustive => Err(proves_nothing(method)),
            _ => Ok(()),
        }
    }
}

/// What a search for solutions has come to. It is part of several answers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Findings {
    /// How many solutions were found. Not there if nothing is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Large>,
    /// Whether the search ended at its limit, so that there may be more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit_reached: Option<bool>,
    /// Which method searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<&'static str>,
    /// What the search cost.
    #[serde(flatten)]
    pub stats: Option<Stats>,
    /// Whether the host ended the search before it was done.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Why there is no solution, where it can be seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,

    /// The first two solutions.
    #[serde(skip)]
    pub grids: Vec<Grid>,
}

/// What a search cost.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Stats {
    /// The nodes of the search tree that were visited.
    pub nodes: u64,
    /// The values that were tried.
    pub trials: u64,
    /// I. Bocharov's figure for how hard it was, by the method `trial`: 0 without a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complexity: Option<u64>,
    /// How many values the method `trial` assumed at once: 0 if its methods did it alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed_at_once: Option<usize>,
    /// How many values at once it takes at least: the same number, unless there were too many ways to
    /// choose so many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed_at_once: Option<usize>,
    /// The values that were tried up to each of the first solutions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials_to_each: Vec<u64>,
    /// The values that were tried up to the last solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trials_to_last: Option<u64>,
    /// How long it took, if the host has a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

impl Findings {
    /// How many solutions were found, if that is known.
    pub fn number(&self) -> Option<u128> {
        self.count.map(|count| count.0)
    }

    /// Whether there is exactly one solution, if that is known.
    pub fn is_unique(&self) -> Option<bool> {
        match (self.number()?, self.limit_reached? || self.stopped) {
            (0 | 1, true) => None,
            (count, _) => Some(count == 1),
        }
    }

    /// Yes if there is a solution, and nobody stopped the search for it.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::of(self.number().is_some_and(|count| count > 0) && !self.stopped)
    }

    /// Yes if there is exactly one solution for sure.
    pub(crate) fn outcome_if_unique(&self) -> Outcome {
        Outcome::of(self.outcome() == Outcome::Yes && self.is_unique() == Some(true))
    }
}

/// Which solutions the host is shown, and what of them.
pub(crate) struct Shown {
    pub(crate) count: u64,
    pub(crate) mode: Mode,
}

impl Shown {
    pub(crate) const NOTHING: Shown = Shown { count: 0, mode: Mode::Answer };

    /// A solution in one line.
    pub(crate) fn line(&self, draft: &Draft, grid: &Grid) -> String {
        let is_shown =
            |cell: Cell| self.mode != Mode::OnlyMarked || draft.entry(cell) != Entry::Empty;
        let digit = |cell| draft.alphabet.symbol(grid.digit(cell));
        let symbol = |cell| if is_shown(cell) { digit(cell) } else { '.' };
        draft.layout.cells().map(symbol).collect()
    }
}

/// Searches for solutions of a draft, and shows some of them to the host as they are found.
///
/// # Errors
/// If the method cannot do it, or ended without knowing anything.
pub(crate) fn search(
    draft: &Draft,
    options: &SearchOptions,
    shown: &Shown,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Findings, Refusal> {
    let invalid = |wrong: Message| Refusal::invalid(words, &wrong);
    // Who wants to watch and names no method gets one that can be watched.
    let watchable = || method::methods().find(|method| method.can_be_watched);
    let unnamed = if host.watches() { watchable().map(|method| method.id) } else { None };
    let id = options.method.as_deref().or(unnamed);
    let method = method::method(id, &draft.layout).map_err(invalid)?;
    if host.watches() && !method.can_be_watched {
        return Err(invalid(method::not_watched(method)));
    }
    let remarks = describe::few_givens(draft).map(|remark| words.say(&remark));
    let remarks: Vec<String> = remarks.into_iter().collect();
    let start = host.now();
    let mut findings = match Puzzle::try_from(draft.clone()) {
        Err(refusal) => contradictory(&refusal, method, words, host),
        Ok(puzzle) => match watch_reasoning(method, options, &puzzle, words, host)? {
            ControlFlow::Break(()) => Findings { stopped: true, ..Findings::default() },
            ControlFlow::Continue(()) => run(method, options, &puzzle, shown, words, host)?,
        },
    };
    findings.method = Some(method.id);
    findings.remarks = remarks;
    if let (Some(stats), Some(start), Some(end)) = (&mut findings.stats, start, host.now()) {
        stats.seconds = Some(end.saturating_sub(start)).map(|time: Duration| time.as_secs_f64());
    }
    Ok(findings)
}

/// What there is to find in a draft that contradicts itself: nothing, for these reasons.
fn contradictory(
    refusal: &PuzzleError,
    method: &Method,
    words: &Words,
    host: &mut dyn Host,
) -> Findings {
    show_first_contradiction(refusal, host);
    let say = |reason| words.say(&describe::contradiction(reason, &refusal.draft));
    let complexity = method::has_complexity(method).then_some(0);
    let at_once = method::has_complexity(method).then_some(0);
    Findings {
        count: Some(Large(0)),
        limit_reached: Some(false),
        stats: Some(Stats {
            complexity,
            assumed_at_once: at_once,
            needed_at_once: at_once,
            ..Stats::default()
        }),
        reasons: refusal.reasons.iter().map(say).collect(),
        ..Findings::default()
    }
}

/// Lets a host that watches see the cell at which the set algorithm ends before it has begun.
fn show_first_contradiction(refusal: &PuzzleError, host: &mut dyn Host) {
    let stuck = refusal.reasons.iter().find_map(|reason| match reason {
        Contradiction::NoValue { cell } => Some(*cell),
        _ => None,
    });
    let (Some(cell), true) = (stuck, host.watches()) else { return };
    let draft = &refusal.draft;
    // Whoever watches one of these has boxes.
    let Some(block) = draft.layout.box_of(cell) else { return };
    let missing = |house: House| {
        let held =
            draft.layout.cells_of(house).iter().filter_map(|&cell| draft.entry(cell).digit());
        draft.layout.digits().without(held.collect())
    };
    let [row, column, block] = [
        House::row(draft.layout.row_of(cell)),
        House::column(draft.layout.column_of(cell)),
        House::block(block),
    ]
    .map(missing);
    let possible = Position::of(draft).possible(cell);
    let look = Moment::Look { cell, row, column, block, possible, case: Case::None };
    let mut watched = Watched::new(draft);
    if watched.tell(&look, host).is_continue() {
        let _ = watched.tell(&Moment::End(End::Contradiction), host);
    }
}

/// Tells a host that watches the steps of a method that reasons, before it counts.
fn watch_reasoning(
    method: &Method,
    options: &SearchOptions,
    puzzle: &Puzzle,
    words: &Words,
    host: &mut dyn Host,
) -> Result<ControlFlow<()>, Refusal> {
    if !host.watches() || !method::reasons(method) {
        return Ok(ControlFlow::Continue(()));
    }
    let teller = Teller { words, alphabet: puzzle.draft().alphabet };
    method::watch(method, options, puzzle, teller, host)
        .map_err(|wrong| Refusal::invalid(words, &wrong))
}

/// Lets a method search a puzzle.
fn run(
    method: &Method,
    options: &SearchOptions,
    puzzle: &Puzzle,
    shown: &Shown,
    words: &Words,
    host: &mut dyn Host,
) -> Result<Findings, Refusal> {
    let draft = puzzle.draft();
    let limit = options.limit.map_or(u128::MAX, u128::from);
    let mut finder = Finder::new(host, draft, limit, shown);
    let ran = method::run(method, options, puzzle, &mut finder)
        .map_err(|wrong| Refusal::invalid(words, &wrong))?;
    let effort = ran.effort;
    if let Some(fault) = ran.fault(method, finder.stopped) {
        // Nobody has counted anything: what there is to say is that nothing is known.
        let refused = Refusal::unmet(words, &fault).about(to_whole_line(draft));
        return Err(Refusal { stopped: finder.stopped, ..refused });
    }
    Ok(Findings {
        count: Some(Large(effort.solutions)),
        limit_reached: Some(finder.limit_reached),
        stats: Some(Stats {
            nodes: effort.nodes,
            trials: effort.trials,
            complexity: ran.complexity,
            assumed_at_once: ran.at_once.map(|at_once| at_once.assumed),
            needed_at_once: ran.at_once.map(|at_once| at_once.needed),
            trials_to_last: Some(finder.trials_to_last).filter(|_| effort.solutions > 0),
            trials_to_each: finder.trials_to_each,
            seconds: None,
        }),
        stopped: finder.stopped,
        grids: finder.grids,
        ..Findings::default()
    })
}

/// Passes a search on to the host, and ends it at the limit.
struct Finder<'a> {
    host: &'a mut dyn Host,
    draft: &'a Draft,
    limit: u128,
    shown: &'a Shown,
    watched: Watched<'a>,
    grids: Vec<Grid>,
    trials_to_each: Vec<u64>,
    trials_to_last: u64,
    limit_reached: bool,
    stopped: bool,
}

impl<'a> Finder<'a> {
    fn new(host: &'a mut dyn Host, draft: &'a Draft, limit: u128, shown: &'a Shown) -> Finder<'a> {
        Finder {
            host,
            draft,
            limit,
            shown,
            watched: Watched::new(draft),
            grids: Vec::new(),
            trials_to_each: Vec::new(),
            trials_to_last: 0,
            limit_reached: false,
            stopped: false,
        }
    }

    fn note_stop(&mut self, flow: ControlFlow<()>) -> ControlFlow<()> {
        self.stopped |= flow.is_break();
        flow
    }
}

impl Observer for Finder<'_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        if self.grids.len() < 2 {
            self.grids.push(solution.clone());
        }
        if self.trials_to_each.len() < LISTED_TRIALS {
            self.trials_to_each.push(effort.trials);
        }
        self.trials_to_last = effort.trials;
        if effort.solutions <= u128::from(self.shown.count) {
            let line = self.shown.line(self.draft, solution);
            let Effort { nodes, trials, solutions, .. } = *effort;
            let number = Large(solutions);
            let flow = self.host.hear(&Event::Solution { solution: &line, number, nodes, trials });
            self.note_stop(flow)?;
        }
        if effort.solutions >= self.limit {
            self.limit_reached = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        let flow = self.host.hear(&Event::progress(effort));
        self.note_stop(flow)
    }

    fn watches(&self) -> bool {
        self.host.watches()
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        let flow = self.watched.tell(moment, self.host);
        self.note_stop(flow)
    }
}
