//! Many questions about one layout: is there a solution, how many, what can cells hold at all?

use std::ops::ControlFlow;
use std::sync::Arc;

use super::general::Learner;
use super::masks::{MASKS, Searcher, Tried};
use super::{Effort, Observer};
use crate::digit::DigitSet;
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// Answers questions about one layout, each faster than a search that begins from nothing: tables are
/// made once, and what was learned in one search helps the next.
///
/// A question is what each cell can hold: one digit where it is given, all of them where nothing is known.
///
/// ```
/// use nonet_core::rule::Variants;
/// use nonet_core::solve::Prober;
/// use nonet_core::{BoxShape, Digit, DigitSet, Layout};
///
/// let mut variants = Variants::default();
/// variants.add("diagonal");
/// let layout = Layout::with_boxes(BoxShape::new(2, 2).unwrap()).with_variants(variants).unwrap();
/// let mut prober = Prober::new(&layout);
/// let mut possible = vec![DigitSet::all(4); 16];
/// assert_eq!(prober.count_up_to(&possible, 1000), 48);
/// possible[0] = DigitSet::single(Digit::from_number(1).unwrap());
/// assert_eq!(prober.count_up_to(&possible, 1000), 12);
/// ```
#[derive(Debug)]
pub struct Prober {
    layout: Arc<Layout>,
    /// Masks and copying, for layouts that it takes.
    searcher: Option<Searcher>,
    /// Clause learning, for others, and for what is too hard without.
    learner: Learner,
}

impl Prober {
    /// For questions about a layout.
    pub fn new(layout: &Arc<Layout>) -> Prober {
        let searcher = (MASKS.takes)(layout).then(|| Searcher::new(layout));
        Prober { layout: Arc::clone(layout), searcher, learner: Learner::default() }
    }

    /// The layout that the questions are about.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Tells an observer every solution, until that ends the search.
    ///
    /// # Panics
    /// If there is not a set of digits for each cell.
    pub fn search(&mut self, possible: &[DigitSet], observer: &mut dyn Observer) -> Effort {
        assert_eq!(possible.len(), self.layout.cell_count(), "a set of digits for each cell");
        let Prober { layout, searcher, learner } = self;
        let mut learn = |observer: &mut dyn Observer| learner.search(layout, possible, observer);
        match searcher {
            Some(searcher) => searcher.search(layout, possible, observer, &mut learn),
            None => learn(observer),
        }
    }

    /// A solution, if there is one.
    pub fn first(&mut self, possible: &[DigitSet]) -> Option<Grid> {
        let mut first = First::default();
        self.search(possible, &mut first);
        first.0
    }

    /// The number of solutions, counted up to `limit`.
    pub fn count_up_to(&mut self, possible: &[DigitSet], limit: u128) -> u128 {
        let mut count = UpTo { limit, count: 0 };
        if limit > 0 {
            self.search(possible, &mut count);
        }
        count.count
    }

    /// For each cell the digits that it has in some solution: its *true candidates*. Nothing in any of
    /// them, if there is no solution.
    ///
    /// `on_progress` hears the share of the cells that are done, again and again.
    ///
    /// # Errors
    /// If `on_progress` ends the work: what is known until then, which is too little.
    pub fn true_candidates(
        &mut self,
        possible: &[DigitSet],
        on_progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Vec<DigitSet>, Stopped> {
        match &mut self.searcher {
            Some(_) => self.true_candidates_by_masks(possible, on_progress),
            None => self.true_candidates_by_learning(possible, on_progress),
        }
    }

    /// Each solution settles a candidate of every cell; each candidate that no solution has is taken
    /// out for good, with all that follows.
    fn true_candidates_by_masks(
        &mut self,
        possible: &[DigitSet],
        on_progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Vec<DigitSet>, Stopped> {
        let Prober { layout, searcher, learner } = self;
        let Some(searcher) = searcher else { return Err(Stopped) };
        let cells = layout.cell_count();
        let nothing = || Ok(vec![DigitSet::EMPTY; cells]);
        if !searcher.begin(possible) {
            return nothing();
        }
        for cell in 0..cells {
            while let Some(digit) = searcher.unmet(cell).iter().next() {
                let share = cell as f64 / cells as f64;
                let mut first = Reporting { first: First::default(), share, on_progress };
                if first.report().is_break() {
                    return Err(Stopped);
                }
                let mut tried = searcher.try_digit(layout, cell, digit, &mut first);
                if tried == Tried::TooHard {
                    let mut left = searcher.left();
                    left[cell] = DigitSet::single(digit);
                    tried = learn(learner, layout, &left, &mut first);
                }
                match tried {
                    Tried::Solved(solution) => searcher.meet(&solution),
                    Tried::Refuted if !searcher.remove(cell, digit) => return nothing(),
                    Tried::Refuted => {}
                    Tried::Stopped | Tried::TooHard => return Err(Stopped),
                }
            }
        }
        Ok((0..cells).map(|cell| searcher.met(cell)).collect())
    }

    /// The same by questions that each learn from those before.
    fn true_candidates_by_learning(
        &mut self,
        possible: &[DigitSet],
        on_progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Vec<DigitSet>, Stopped> {
        let cells = self.layout.cell_count();
        let mut left = possible.to_vec();
        let mut met = vec![DigitSet::EMPTY; cells];
        for cell in 0..cells {
            while let Some(digit) = left[cell].without(met[cell]).iter().next() {
                let share = cell as f64 / cells as f64;
                let mut first = Reporting { first: First::default(), share, on_progress };
                if first.report().is_break() {
                    return Err(Stopped);
                }
                let rest = std::mem::replace(&mut left[cell], DigitSet::single(digit));
                let tried = learn(&mut self.learner, &self.layout, &left, &mut first);
                left[cell] = rest;
                match tried {
                    Tried::Solved(solution) => {
                        for (met, &digit) in met.iter_mut().zip(solution.digits()) {
                            met.insert(digit);
                        }
                    }
                    Tried::Refuted => left[cell].remove(digit),
                    Tried::Stopped | Tried::TooHard => return Err(Stopped),
                }
            }
            if met[cell].is_empty() {
                return Ok(vec![DigitSet::EMPTY; cells]);
            }
        }
        Ok(met)
    }
}

/// Whoever asked has ended the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// For each cell of a puzzle the digits that it has in some solution; see [`Prober::true_candidates`].
///
/// # Errors
/// If `on_progress` ends the work.
pub fn true_candidates(
    puzzle: &Puzzle,
    on_progress: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Result<Vec<DigitSet>, Stopped> {
    let layout = puzzle.layout();
    let possible: Vec<DigitSet> =
        layout.cells().map(|cell| puzzle.start().possible(cell)).collect();
    Prober::new(layout).true_candidates(&possible, on_progress)
}

/// Looks for one solution by learning.
fn learn(
    learner: &mut Learner,
    layout: &Arc<Layout>,
    possible: &[DigitSet],
    first: &mut Reporting<'_>,
) -> Tried {
    let effort = learner.search(layout, possible, first);
    match first.first.0.take() {
        Some(solution) => Tried::Solved(solution),
        None if effort.explored >= 1.0 => Tried::Refuted,
        None => Tried::Stopped,
    }
}

/// Keeps the first solution.
#[derive(Default)]
struct First(Option<Grid>);

impl Observer for First {
    fn solution(&mut self, solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.0 = Some(solution.clone());
        ControlFlow::Break(())
    }
}

/// The same, and says that it is still at it.
struct Reporting<'p> {
    first: First,
    share: f64,
    on_progress: &'p mut dyn FnMut(f64) -> ControlFlow<()>,
}

impl Reporting<'_> {
    fn report(&mut self) -> ControlFlow<()> {
        (self.on_progress)(self.share)
    }
}

impl Observer for Reporting<'_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        self.first.solution(solution, effort)
    }

    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        self.report()
    }
}

/// Counts up to a limit.
struct UpTo {
    limit: u128,
    count: u128,
}

impl Observer for UpTo {
    fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.count += 1;
        if self.count < self.limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
