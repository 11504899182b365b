//! The forge: a puzzle that is too hard gets keys where the way has ended, until it is as hard as it
//! shall be.
//!
//! To draw puzzles until one happens to be right takes long where few are. One that gets stuck after the step that was
//! wanted is nearly right: a key in a cell that is still empty there leads on, and mostly leaves alone
//! what came before.

use nonet_core::{Cell, Draft, Entry, Grid, Proper, Random};
use nonet_logic::Rating;

use crate::difficulty::{Judge, Manner, Verdict};
use crate::plan::Plan;

/// How often a puzzle gets further keys before it is given up.
const ROUNDS: usize = 12;

/// How many keys fewer than wished for a puzzle has when it comes here.
pub(crate) const SLACK: usize = 3;

/// The crew has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Gives keys to a puzzle until it is as hard as it shall be, and says how hard that is: nothing if it does not
/// get there.
pub(crate) fn shape(
    plan: &Plan,
    judge: &Judge,
    puzzle: &mut Draft,
    solution: &Grid,
    random: &mut Random,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Option<Rating>, Stopped> {
    let wish = plan.wish();
    let is_classic = wish.layout.is_classic() && wish.varieties.is_empty();
    let manner = if is_classic { judge.manner(random) } else { Manner::Any };
    if is_classic && !judge.forecast(manner).admits(puzzle) {
        return Ok(None);
    }
    // What it was before it got its last keys, and the cells where others could go.
    let mut before: Option<(Draft, Vec<Cell>)> = None;
    for _ in 0..ROUNDS {
        if is_stopped() {
            return Err(Stopped);
        }
        // This is where another solver than the one that cut it proves that it has one solution.
        let Ok(proper) = Proper::of(puzzle) else { return Ok(None) };
        match judge.assess(&proper, manner) {
            Verdict::Right(rating) if wish.keys.allow(puzzle.given_count()) => {
                return Ok(Some(rating));
            }
            Verdict::Right(_) => {
                let is_open = |cell: &Cell| puzzle.entry(*cell).digit().is_none();
                before = Some((puzzle.clone(), puzzle.layout.cells().filter(is_open).collect()));
            }
            Verdict::Stuck(board) => {
                before = Some((puzzle.clone(), board.empty_cells().iter().collect()));
            }
            // The last keys have told too much: others may tell less.
            Verdict::Wrong => {}
        }
        let Some((draft, open)) = &mut before else { return Ok(None) };
        puzzle.clone_from(draft);
        if !add_keys(plan, puzzle, solution, open, random) {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Adds the keys of an orbit with one of these cells, which is not one of them any more, if that is allowed.
fn add_keys(
    plan: &Plan,
    puzzle: &mut Draft,
    solution: &Grid,
    open: &mut Vec<Cell>,
    random: &mut Random,
) -> bool {
    if plan.wish().minimal || plan.wish().pattern.is_some() || open.is_empty() {
        return false;
    }
    let cell = open.swap_remove(random.below(open.len()));
    let orbit = plan.orbits.iter().find(|orbit| orbit.contains(&cell));
    let Some(orbit) = orbit else { return false };
    for &cell in orbit {
        puzzle.entries[cell.index()] = Entry::Given(solution.digit(cell));
    }
    plan.wish().keys.most.is_none_or(|most| puzzle.given_count() <= most)
}
