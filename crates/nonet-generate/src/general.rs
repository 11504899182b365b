//! Puzzles of any layout, one after the other.
//!
//! ```text
//!   layout ─▶ grid ─▶ clues ─▶ cut ─▶ proof by another solver ─▶ judge
//!     │                         │
//!     regions by lot            givens first, then even and odd cells, then clues
//! ```
//!
//! Givens go first, so that where clues say enough, no givens are left.

mod asker;
mod cut;
mod forms;
mod grids;
mod items;
mod telling;

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{Cell, Draft, Grid, Layout, Puzzle, Random};

use crate::forge::{self, Stopped};
use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};
use crate::variety::Variety;
use crate::wish::Keys;
pub(crate) use asker::{Asker, Found};
use cut::{Cut, Left};
use items::{ItemSet, Items};

/// The nodes that a question may take: where clues are made for each puzzle, and in large grids, so few that nobody
/// waits for the last that could go, and otherwise so many that the answer is hardly ever missed. Only what leaves as
/// few givens as non-consecutive digits do has questions that take more, and many of them: its puzzles took most of a second
/// with ten times as many, for half a given less.
const NODES: [u64; 2] = [500, 6_000];

/// The same if no item may be superfluous.
const NODES_FOR_MINIMAL: [u64; 2] = [15_000, 1_800_000];

/// So many questions may be left without an answer before a puzzle stays as it is: in large grids, where each
/// takes long, and in others.
const DOUBTS: [usize; 2] = [2, 5];

/// The largest grids in which questions are no trouble.
const LARGEST_EASY: usize = 12;

/// How many grids are drawn for one whose clues alone tell it, before givens are told, too: in small grids nearly
/// every one will do with numbers at the edge, and one in twenty or so with strips; in others hardly any.
const STARTS: [usize; 2] = [1, 100];

/// The largest grids that count as small there.
const LARGEST_SMALL: usize = 6;

/// The largest grids that the solver takes that cuts; larger ones are cut by one that learns.
const LARGEST_BY_MASKS: usize = 16;

/// The nodes after which a second proof is given up, and the puzzle with it.
const NODES_OF_PROOF: u64 = 3_000_000;

/// Makes these attempts: what came of them, in their order, unless it was stopped.
pub(crate) fn attempts(
    plan: &Plan,
    seed: u64,
    range: Range<u64>,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Vec<Made>> {
    let mut made = Vec::new();
    for index in range {
        let attempt = Attempt { plan, index, is_stopped };
        made.extend(attempt.make(&mut of_attempt(seed, index)).ok()?);
    }
    Some(made)
}

/// A full grid of a layout by lot, if one is found soon.
pub(crate) fn grid_by_lot(
    layout: &Arc<Layout>,
    random: &mut Random,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Option<Grid>, Stopped> {
    grids::draw(layout, random, is_stopped)
}

/// Whether it is certain that a layout has no grid. What takes long to find out, nobody asks.
pub(crate) fn has_no_grid(layout: &Arc<Layout>) -> bool {
    let mut asker = Asker::new(layout, grids::PATIENCE, &|| false);
    let open = vec![layout.digits(); layout.cell_count()];
    let mut is_found = false;
    let all = asker.search(&open, &mut |_| {
        is_found = true;
        ControlFlow::Break(())
    });
    all == Ok(true) && !is_found
}

/// An attempt under way.
struct Attempt<'a> {
    plan: &'a Plan,
    index: u64,
    is_stopped: &'a dyn Fn() -> bool,
}

impl Attempt<'_> {
    /// What comes of it, if anything.
    fn make(&self, random: &mut Random) -> Result<Option<Made>, Stopped> {
        let mut start = None;
        let may_be_told = self.may_be_told_by_clues();
        let is_small = self.plan.wish().layout.size() <= LARGEST_SMALL;
        for _ in 0..STARTS[usize::from(may_be_told && is_small)] {
            let Some(items) = self.start(random)? else { return Ok(None) };
            let is_told = may_be_told && self.is_told_by_clues(&items)?;
            start = Some((items, is_told));
            if is_told {
                break;
            }
        }
        let Some((items, is_told)) = start else { return Ok(None) };
        if may_be_told && !is_told && self.plan.wish().keys.most == Some(0) {
            return Ok(None);
        }
        let Some(left) = self.cut(&items, is_told, random)? else { return Ok(None) };
        self.finish(&items, &left, random)
    }

    /// Whether there may be no givens, and clues that say so much.
    fn may_be_told_by_clues(&self) -> bool {
        let wish = self.plan.wish();
        let has_none = [wish.keys.least, wish.keys.most].iter().all(|keys| keys.unwrap_or(0) == 0);
        let is_free = has_none && wish.pattern.is_none() && !wish.any_solutions;
        let says_much = |variety| [Variety::Buildings, Variety::Strips].contains(variety);
        is_free && wish.varieties.iter().any(says_much)
    }

    /// A grid, and all that there is to tell about it.
    fn start(&self, random: &mut Random) -> Result<Option<Items>, Stopped> {
        let wish = self.plan.wish();
        let layout = if wish.varieties.contains(&Variety::Jigsaw) {
            forms::with_regions(&wish.layout, random)
        } else {
            Arc::clone(&wish.layout)
        };
        let grid = match &wish.grid {
            Some(grid) => grid.clone(),
            None => {
                let Some(grid) = grids::draw(&layout, random, self.is_stopped)? else {
                    return Ok(None);
                };
                let is_seen = wish.varieties.contains(&Variety::Buildings);
                if is_seen { telling::made_telling(grid, random) } else { grid }
            }
        };
        let digits = grid.digits().to_vec();
        let clues = wish.varieties.iter();
        let clues =
            clues.flat_map(|&variety| forms::clues(variety, &layout, &digits, random)).collect();
        Ok(Some(Items::new(layout, digits, clues)))
    }

    /// Whether it is certain that the clues alone tell the grid.
    fn is_told_by_clues(&self, items: &Items) -> Result<bool, Stopped> {
        let mut all = items.none();
        items.clues().for_each(|item| all.insert(item));
        let mut asker = self.asker(items, &items.layout(&all, items.base()));
        Ok(asker.other(&items.possible(&all), items.digits())? == Found::Nothing)
    }

    /// The items that are left after as many as shall go have gone; nothing if that is no puzzle.
    fn cut(
        &self,
        items: &Items,
        is_told: bool,
        random: &mut Random,
    ) -> Result<Option<Left>, Stopped> {
        let Plan { orbits, .. } = self.plan;
        let wish = self.plan.wish();
        let aim = self.plan.aim(random);
        let layout = items.base();
        let mut all = items.none();
        let mut turns: Vec<Vec<usize>> = match &wish.pattern {
            Some(pattern) => {
                for &cell in pattern {
                    all.insert(Items::given(cell));
                }
                Vec::new()
            }
            None if is_told => Vec::new(),
            None => {
                layout.cells().for_each(|cell| all.insert(Items::given(cell)));
                let givens =
                    |orbit: &Vec<Cell>| orbit.iter().map(|&cell| Items::given(cell)).collect();
                orbits.iter().map(givens).collect()
            }
        };
        shuffle(&mut turns, random);
        if wish.any_solutions {
            let mut keys = layout.cell_count();
            for orbit in turns {
                if keys >= aim + orbit.len() {
                    keys -= orbit.len();
                    for item in orbit {
                        all.remove(item);
                    }
                }
            }
            turns = Vec::new();
        }
        let mut further: Vec<Vec<usize>> = items.clues().map(|item| vec![item]).collect();
        if wish.varieties.contains(&Variety::EvenOdd) {
            let mut cells: Vec<Cell> = layout.cells().collect();
            shuffle(&mut cells, random);
            cells.truncate(cells.len() / 2);
            further.extend(cells.into_iter().map(|cell| vec![items.mark(cell)]));
        }
        further.iter().flatten().for_each(|&item| all.insert(item));
        if wish.any_solutions {
            return Ok(Some(Left { items: all, has_doubts: false }));
        }
        shuffle(&mut further, random);
        turns.extend(further);
        let mut asker = self.asker(items, &items.layout(&all, layout));
        let mut ask = |set: &ItemSet| {
            let layout = items.layout(set, asker.layout());
            if !Arc::ptr_eq(&layout, asker.layout()) {
                asker = self.asker(items, &layout);
            }
            asker.other(&items.possible(set), items.digits())
        };
        if wish.pattern.is_some() && ask(&all)? != Found::Nothing {
            return Ok(None);
        }
        let doubts = DOUBTS[usize::from(!self.is_large())];
        let patience = if wish.minimal { usize::MAX } else { doubts };
        Cut::new(items, turns).run(all, aim, patience, &mut ask).map(Some)
    }

    /// Who answers questions about a layout with some of the clues.
    fn asker(&self, items: &Items, layout: &Arc<Layout>) -> Asker<'_> {
        let wish = self.plan.wish();
        let is_easy = items.clues().is_empty() && !self.is_large();
        let nodes = if wish.minimal { NODES_FOR_MINIMAL } else { NODES };
        Asker::new(layout, nodes[usize::from(is_easy)], self.is_stopped)
    }

    /// Whether the grid is large, and nothing asks for a certain number of keys.
    fn is_large(&self) -> bool {
        let wish = self.plan.wish();
        wish.layout.size() > LARGEST_EASY && wish.keys == Keys::ANY && !wish.minimal
    }

    /// The puzzle that is left, if it is what was wished for and another solver agrees.
    fn finish(
        &self,
        items: &Items,
        left: &Left,
        random: &mut Random,
    ) -> Result<Option<Made>, Stopped> {
        let wish = self.plan.wish();
        let mut puzzle = items.puzzle(&left.items);
        let solution = Grid::try_new(Arc::clone(&puzzle.layout), items.digits().to_vec());
        let solution = solution.expect("clues are made from the grid");
        let has_all = wish.varieties.iter().all(|&variety| has_some(variety, &puzzle.layout));
        let has_keys = self.plan.judge.is_some() || wish.keys.allow(puzzle.given_count());
        if !has_all || !has_keys {
            return Ok(None);
        }
        let index = self.index;
        if wish.any_solutions {
            return Ok(Some(Made { index, puzzle, solution, rating: None }));
        }
        let has_orbits = self.plan.orbits.len() < solution.digits().len();
        let is_in_doubt = left.has_doubts || has_orbits || wish.pattern.is_some();
        if wish.minimal && is_in_doubt && !self.is_minimal(items, &left.items)? {
            return Ok(None);
        }
        let rating = match &self.plan.judge {
            Some(judge) => {
                let shaped =
                    forge::shape(self.plan, judge, &mut puzzle, &solution, random, self.is_stopped);
                let Some(rating) = shaped? else { return Ok(None) };
                Some(rating)
            }
            None => None,
        };
        // Another solver than the one that cut it has the last word.
        if !is_proven(&puzzle, self.is_stopped)? {
            return Ok(None);
        }
        Ok(Some(Made { index, puzzle, solution, rating }))
    }

    /// Whether it is certain that every item is needed.
    fn is_minimal(&self, items: &Items, left: &ItemSet) -> Result<bool, Stopped> {
        for item in left.iter() {
            let mut less = left.clone();
            less.remove(item);
            let mut asker = self.asker(items, &items.layout(&less, items.base()));
            let found = asker.other(&items.possible(&less), items.digits())?;
            if !matches!(found, Found::Other(_)) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Whether another solver than the one that cuts finds one solution, in a time that one waits for.
pub(crate) fn is_proven(puzzle: &Draft, is_stopped: &dyn Fn() -> bool) -> Result<bool, Stopped> {
    let by_id = |id| Method::by_id(id).expect("there is such a method");
    let (learning, cover) = (by_id("general"), by_id("exact-cover"));
    // What is too large for masks was cut by learning; with rules that no other method takes on, learning
    // begins again from nothing.
    let is_large = puzzle.layout.size() > LARGEST_BY_MASKS;
    let method = if is_large && (cover.takes)(&puzzle.layout) { cover } else { learning };
    let Ok(puzzle) = Puzzle::try_from(puzzle.clone()) else { return Ok(false) };
    let mut two = UpToTwo { count: 0, is_stopped, gave_up: false };
    let effort = (method.search)(&puzzle, 0, &mut two);
    if two.gave_up && is_stopped() {
        return Err(Stopped);
    }
    Ok(two.count == 1 && !two.gave_up && effort.explored >= 1.0)
}

/// Whether a layout has clues of a variety.
fn has_some(variety: Variety, layout: &Layout) -> bool {
    let ids: &[&str] = match variety {
        Variety::Jigsaw => &["region"],
        Variety::ExtraRegions => &["extra-region"],
        Variety::EvenOdd => &["even", "odd"],
        Variety::Strips => &["strip"],
        Variety::Buildings => &["buildings"],
    };
    layout.clues().iter().any(|clue| ids.contains(&clue.rule.id))
}

/// Counts up to two, and gives up after a while.
struct UpToTwo<'a> {
    count: usize,
    is_stopped: &'a dyn Fn() -> bool,
    gave_up: bool,
}

impl Observer for UpToTwo<'_> {
    fn solution(&mut self, _: &Grid, _: &Effort) -> ControlFlow<()> {
        self.count += 1;
        if self.count < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        self.gave_up = effort.nodes > NODES_OF_PROOF || (self.is_stopped)();
        if self.gave_up { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
