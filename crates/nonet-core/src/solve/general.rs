//! Finds all solutions of a Sudoku of any layout, by a search that learns from its conflicts.
//!
//! # How it works
//!
//! ```text
//!             assign ──► propagate ──► conflict? ──► plain: take the last choice back
//!               ▲                         │          learning: learn a clause, jump back
//!               │                         ▼
//!             choose ◄── no ◄────── all placed? ──► yes: report, take the last choice back
//! ```
//!
//! A candidate ("this cell holds this digit") is true, false or open. Of every cell's candidates,
//! and of every digit's places in a full house, at least one is true: these *sets* are bit masks,
//! which give naked and hidden singles and locked candidates. What a true candidate excludes
//! follows from the layout too: from houses, and from pairs of cells that are related. So none of the
//! puzzle is written down as clauses; every conclusion only notes its [`Reason`](trail::Reason), from
//! which its causes can be listed when they are asked for. Other constraints need just that:
//! they filter the digits of their cells, and are asked again for the [causes](constraint) of what went.
//!
//! The search has two ways of going on, over one and the same trail:
//!
//! - *plain*: smallest set first, chronological backtracking. Next to free per node, and so the
//!   way through easy puzzles and through millions of solutions. It has some patience, a number
//!   of conflicts without a solution; then it gives way.
//! - *learning*: conflict-driven clause learning (GRASP, Chaff, `MiniSat`, Glucose; see the parts).
//!   It solves what plain search cannot, and above all proves that there is *no* solution. A
//!   solution found makes the search plain again.
//!
//! Every solution comes once, without a clause to forbid the old ones, after Gebser, Kaufmann,
//! Neumann and Schaub, "Conflict-driven answer set enumeration", 2007: below a *floor*, the level
//! of the last solution's choices, the search may only go back one choice at a time, and a choice
//! taken back is flipped; above the floor it may jump. Memory stays bounded, since the trail is
//! no longer than the candidates and learned clauses may always be forgotten.
//!
//! ```text
//! level   1     2     3   │   4     5     6
//!         x     ¬y,z  u   │   v     w     …       conflict at 6: jump to 4, or to the floor
//!         one at a time   │   free to jump        conflict at 3: level 2 gets ¬u, the floor is 2
//!                       floor
//! ```

mod clauses;
mod constraint;
mod engine;
mod frame;
mod learn;
mod order;
mod propagate;
mod restart;
#[cfg(test)]
mod tests;
mod trail;

use std::sync::Arc;

use super::{Effort, Method, Observer};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;
use crate::layout::Layout;
use crate::puzzle::Puzzle;
use constraint::ConstraintOnCells;
use engine::{Engine, Lessons};
use frame::Frame;

pub(super) static GENERAL: Method = Method {
    id: "general",
    name: "General solver",
    page: include_str!("general.md"),
    takes: |_| true,
    can_be_watched: false,
    is_exhaustive: true,
    search,
};

fn search(puzzle: &Puzzle, _seed: u64, observer: &mut dyn Observer) -> Effort {
    let layout = puzzle.layout();
    let possible = |cell| puzzle.start().possible(cell).mask();
    let candidates: Vec<u64> = layout.cells().map(possible).collect();
    let frame = layout.derived(|| Frame::new(&Shape::of(layout)));
    run(Engine::new(&frame, PATIENCE), layout, &candidates, observer).effort()
}

/// Tells an observer what a search finds.
fn run<'a>(
    mut engine: Engine<'a>,
    layout: &Arc<Layout>,
    candidates: &[u64],
    observer: &mut dyn Observer,
) -> Engine<'a> {
    let mut solution = Grid::buffer(Arc::clone(layout));
    // Both ends of the search report to the same observer, one after the other.
    let observer = std::cell::RefCell::new(observer);
    // Whether it ran to its end or was stopped can be seen from the share explored.
    let _ = engine.run(
        candidates,
        &mut |digits, effort| {
            for (digit, &index) in solution.digits_mut().iter_mut().zip(digits) {
                *digit = Digit::from_index(index.into()).expect("a layout has at most 36 digits");
            }
            observer.borrow_mut().solution(&solution, effort)
        },
        &mut |effort| observer.borrow_mut().progress(effort),
    );
    engine
}

/// Questions about one layout, each of which learns from those before.
#[derive(Debug, Default)]
pub(super) struct Learner {
    lessons: Lessons,
}

impl Learner {
    /// Finds the solutions with these digits for each cell.
    pub(super) fn search(
        &mut self,
        layout: &Arc<Layout>,
        possible: &[DigitSet],
        observer: &mut dyn Observer,
    ) -> Effort {
        let candidates: Vec<u64> = possible.iter().map(|digits| digits.mask()).collect();
        let frame = layout.derived(|| Frame::new(&Shape::of(layout)));
        let engine = Engine::remembering(&frame, std::mem::take(&mut self.lessons));
        let engine = run(engine, layout, &candidates, observer);
        let effort = engine.effort();
        self.lessons = engine.into_lessons();
        effort
    }
}

/// A layout: so many digits, so many cells, the houses in which no digit may repeat, and what else
/// there is to keep.
#[derive(Clone, Debug, Default)]
struct Shape {
    /// The number of digits, at most 64.
    size: usize,
    /// The number of cells.
    cells: usize,
    /// The cells of each house, and the digits that it must hold.
    houses: Vec<(Vec<u16>, u64)>,
    /// Pairs of candidates that are not both true, beyond those of a cell or a house.
    rivals: Vec<(u32, u32)>,
    /// Clues that are constraints.
    constraints: Vec<ConstraintOnCells>,
}

impl Shape {
    /// The shape of a layout.
    fn of(layout: &Layout) -> Shape {
        let house = |&house| {
            let cells = layout.cells_of(house).iter().map(|cell| cell.index() as u16);
            (cells.collect(), layout.digits_of(house).mask())
        };
        let constraints = layout.constraints();
        Shape {
            size: layout.size(),
            cells: layout.cell_count(),
            houses: layout.houses().iter().map(house).collect(),
            rivals: Shape::rivals_of(layout),
            constraints: constraints
                .map(|(_, clue, constraint)| ConstraintOnCells::new(clue.clone(), constraint))
                .collect(),
        }
    }

    /// The pairs of candidates that related cells cannot hold together, each once.
    fn rivals_of(layout: &Layout) -> Vec<(u32, u32)> {
        let index =
            |cell: Cell, digit: Digit| (cell.index() * layout.size() + digit.index()) as u32;
        let mut rivals = Vec::new();
        for cell in layout.cells() {
            let in_houses: Vec<Cell> = layout
                .houses_of(cell)
                .iter()
                .flat_map(|&house| layout.cells_of(house))
                .copied()
                .collect();
            for digit in layout.digits() {
                let peers = layout.peers(cell).iter().filter(|peer| !in_houses.contains(peer));
                let same = peers.map(|&peer| (peer, DigitSet::single(digit)));
                for (other, digits) in same.chain(layout.ruled_out_by(cell, digit)) {
                    let own = index(cell, digit);
                    let others = digits.iter().map(|digit| index(other, digit));
                    rivals.extend(others.filter(|&other| own < other).map(|other| (own, other)));
                }
            }
        }
        rivals.sort_unstable();
        rivals.dedup();
        rivals
    }

    /// Whether every house is a set of the layout's cells, no larger than the number of digits.
    #[cfg(test)]
    fn is_sound(&self) -> bool {
        let fits = self.size <= 64 && self.cells <= 1 << 16 && self.houses.len() < 1 << 16;
        let mut last_house = vec![usize::MAX; self.cells.min(1 << 16)];
        fits && self.houses.iter().enumerate().all(|(index, (house, _))| {
            house.len() <= self.size
                && house.iter().all(|&cell| {
                    let last = last_house.get_mut(cell as usize);
                    last.is_some_and(|last| std::mem::replace(last, index) != index)
                })
        })
    }
}

/// So many conflicts without a solution are tried plainly before the search starts to learn.
///
/// Measured from 10 to 200: it matters little, as long as it is small.
const PATIENCE: u32 = 50;
