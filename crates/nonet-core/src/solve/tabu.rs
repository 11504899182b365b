//! Tabu search: always the best swap, and none that takes back what was just done.
//!
//! Each box is filled at random with the digits it lacks. Then all swaps of two cells of a box are
//! weighed of which at least one has a part in an error, and the best is made, even if it makes the
//! errors more: otherwise the first valley would be the last. So that the next step does not walk
//! straight back into it, a cell that has given a digit away must do without it for some steps:
//! the digit is *tabu* there.
//!
//! ```text
//!   errors
//!     │▚
//!     │ ▚              ▗▚
//!     │  ▚▖      ▗▄▖  ▗▘ ▚      down to the bottom, then up by the smallest step,
//!     │   ▝▚▖ ▗▄▞▘ ▝▚▄▘   ▚     and on, because the way back is tabu
//!     │     ▝▀▘            ▚▖
//!     └──────────────────────── steps
//! ```
//!
//! One exception, the *aspiration*: what leads to fewer errors than there have ever been is allowed
//! even if it is tabu. How long a digit is tabu is drawn anew each time, since a fixed time can make
//! the walk go in circles. When nothing gets better for long, a new filling is drawn.
//!
//! A step weighs some dozen swaps and makes the best; each swap weighed is a trial. Steps are dear
//! and few: this is the quickest of the methods of chance, and solves the hardest 9×9 puzzles
//! within a second. It fails where all that is near looks equally good: 16×16 grids with few givens.
//! It cannot see that there is no solution, or no other one.
//!
//! The search is that of F. Glover, *Tabu search, part I*, ORSA Journal on Computing 1 (1989). That
//! boxes are kept right and digits swapped within them is from R. Lewis, *Metaheuristics can solve
//! sudoku puzzles* (2007). The lengths are our own, found by trying.

use std::ops::ControlFlow;

use super::chance::{self, Filling, Problem, Random, Swap, Trials};
use super::{Effort, Method, Observer};
use crate::cell::Cell;
use crate::digit::MAX_SIZE;
use crate::layout::Layout;
use crate::puzzle::Puzzle;

/// How many steps a cell must do without a digit it has given away, and how many more at random.
const TENURE: usize = 6;
const TENURE_SPREAD: usize = 8;

/// After how many steps without a new best filling a new one is drawn, per free cell.
const PATIENCE: usize = 60;

pub(super) static TABU: Method = Method {
    id: "tabu",
    name: "Tabu search",
    page: include_str!("tabu.md"),
    takes: Layout::is_plain,
    can_be_watched: false,
    is_exhaustive: false,
    search,
};

fn search(puzzle: &Puzzle, seed: u64, observer: &mut dyn Observer) -> Effort {
    chance::search(puzzle, seed, observer, walk_until_solved)
}

fn walk_until_solved(
    problem: &Problem,
    random: &mut Random,
    trials: &mut Trials<'_>,
) -> ControlFlow<(), Filling> {
    loop {
        let filling = walk(problem, random, trials)?;
        if filling.errors == 0 {
            return ControlFlow::Continue(filling);
        }
    }
}

/// Walks from a new filling until there is no error, or no hope.
fn walk(
    problem: &Problem,
    random: &mut Random,
    trials: &mut Trials<'_>,
) -> ControlFlow<(), Filling> {
    let filling = problem.filling(random);
    let mut walk = Walk {
        tabus: vec![[0; MAX_SIZE]; filling.digits.len()],
        best: filling.errors,
        step: 1,
        problem,
        filling,
    };
    let mut last_best = 0;
    while walk.filling.errors > 0 && walk.step - last_best <= PATIENCE * problem.free.len() {
        // A step without a swap is a trial too, so that the observer can end the search.
        trials.count(|| 0.0)?;
        if let Some((swap, change)) = walk.best_swap(random, trials)? {
            walk.make(swap, change, random);
        }
        if walk.filling.errors < walk.best {
            walk.best = walk.filling.errors;
            last_best = walk.step;
        }
        walk.step += 1;
    }
    ControlFlow::Continue(walk.filling)
}

/// A walk under way.
struct Walk<'a> {
    problem: &'a Problem,
    filling: Filling,
    /// The fewest errors so far.
    best: usize,
    step: usize,
    /// Until which step each cell must do without each digit.
    tabus: Vec<[usize; MAX_SIZE]>,
}

impl Walk<'_> {
    /// The best swap that is allowed, and its change; one of the best at random if there are
    /// several.
    fn best_swap(
        &self,
        random: &mut Random,
        trials: &mut Trials<'_>,
    ) -> ControlFlow<(), Option<(Swap, i32)>> {
        let mut found: Option<(Swap, i32)> = None;
        let mut equals = 0;
        for index in 0..self.problem.box_count() {
            let cells = self.problem.free_in_box(index);
            for (place, &one) in cells.iter().enumerate() {
                for &other in &cells[place + 1..] {
                    let swap = Swap(one, other);
                    if !self.is_worth_weighing(swap) {
                        continue;
                    }
                    trials.count(|| 0.0)?;
                    let change = self.problem.change(&self.filling, swap);
                    if self.is_tabu(swap) && !self.is_new_best(change) {
                        continue;
                    }
                    match found {
                        Some((_, least)) if change > least => continue,
                        Some((_, least)) if change == least => equals += 1,
                        _ => equals = 1,
                    }
                    if random.below(equals) == 0 {
                        found = Some((swap, change));
                    }
                }
            }
        }
        ControlFlow::Continue(found)
    }

    /// Whether a swap touches an error, and gives at least one cell a digit it can have.
    fn is_worth_weighing(&self, swap: Swap) -> bool {
        let Swap(one, other) = swap;
        let (problem, filling) = (self.problem, &self.filling);
        let touches = |cell| problem.is_in_error(filling, cell);
        let allows = |to, from| problem.allows(to, filling.digit(from));
        (allows(one, other) || allows(other, one)) && (touches(one) || touches(other))
    }

    fn is_new_best(&self, change: i32) -> bool {
        self.filling.errors.saturating_add_signed(change as isize) < self.best
    }

    fn is_tabu(&self, swap: Swap) -> bool {
        let Swap(one, other) = swap;
        let forbids = |to: Cell, from: Cell| {
            self.tabus[to.index()][self.filling.digit(from).index()] >= self.step
        };
        forbids(one, other) || forbids(other, one)
    }

    /// Makes a swap, and makes tabu what would take it back.
    fn make(&mut self, swap: Swap, change: i32, random: &mut Random) {
        let until = self.step + TENURE + random.below(TENURE_SPREAD);
        for cell in [swap.0, swap.1] {
            self.tabus[cell.index()][self.filling.digit(cell).index()] = until;
        }
        self.problem.swap(&mut self.filling, swap, change);
    }
}
