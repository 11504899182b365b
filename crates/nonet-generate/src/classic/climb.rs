//! Climbs: towards a technique that puzzles hardly ever need.
//!
//! Some techniques are needed by so few puzzles that nobody waits for one that is cut by lot. But what such a
//! technique looks for is on many ways, where something easier has its turn first. So of some puzzles the one is taken
//! where that is hardest, and then those near to it are looked at: on the same grid, with a key or two gone and what takes their
//! place. One that comes as near, or nearer, is where the climb goes on.

use nonet_core::{Proper, Random};
use nonet_logic::Board;

use super::{Bench, Cells, Cutting, bits, draw};
use crate::difficulty::{Judge, Nearness};
use crate::forge::{self, Stopped};
use crate::made::Made;
use crate::plan::Plan;
use crate::random::{of_attempt, shuffle};

/// Of so many attempts at a puzzle that needs a technique the last one climbs: for what is common the others are faster,
/// and what is rare takes most of the time in climbs.
pub(super) const ONE_IN: u64 = 128;

/// How many puzzles a climb begins with.
const BEGINNINGS: usize = 32;

/// How many puzzles near to one are looked at before the climb goes on, and how often it does.
const NEIGHBOURS: usize = 16;
const STEPS: usize = 20;

/// How many orbits of keys go at most from one puzzle to the next.
const GOING: usize = 2;

/// Where a climb has come to.
struct Place {
    grid: [u8; 81],
    keys: Cells,
    nearness: Nearness,
}

impl Bench {
    /// Climbs once: what has come of it, if anything.
    pub(super) fn climb(
        &mut self,
        plan: &Plan,
        judge: &Judge,
        (seed, index): (u64, u64),
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Made>, Stopped> {
        let mut random = of_attempt(seed, index);
        let mut place: Option<Place> = None;
        for _ in 0..=STEPS {
            let mut cuttings: Vec<Cutting> = match &place {
                None => {
                    let by_lot = |_| Cutting::by_lot(plan, draw(plan, &mut random), &mut random);
                    (0..BEGINNINGS).map(by_lot).collect()
                }
                Some(Place { grid, keys, .. }) => {
                    let near = |_| near(plan, *grid, *keys, &mut random);
                    (0..NEIGHBOURS).map(near).collect()
                }
            };
            self.cut_all(&mut cuttings, is_stopped)?;
            for Cutting { grid, cut } in cuttings {
                if is_stopped() {
                    return Err(Stopped);
                }
                let keys = cut.keys();
                let least = place.as_ref().map_or(Nearness::NOWHERE, |place| place.nearness);
                let Some(nearness) = nearness(judge, &grid, keys, least) else { continue };
                if nearness == Nearness::NEEDED {
                    let made =
                        self.shaped(plan, judge, index, (&grid, keys), &mut random, is_stopped)?;
                    if made.is_some() {
                        return Ok(made);
                    }
                }
                if nearness >= least {
                    place = Some(Place { grid, keys, nearness });
                }
            }
        }
        Ok(None)
    }

    /// What the forge makes of a puzzle, if that is what was wished for.
    fn shaped(
        &mut self,
        plan: &Plan,
        judge: &Judge,
        index: u64,
        (grid, keys): (&[u8; 81], Cells),
        random: &mut Random,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<Made>, Stopped> {
        let is_minimal = plan.cuts_minimal() || !plan.wish().minimal || self.is_minimal(grid, keys);
        if !is_minimal {
            return Ok(None);
        }
        let (mut puzzle, solution) = (super::draft(&super::clues(grid, keys)), super::full(grid));
        let shaped = forge::shape(plan, judge, &mut puzzle, &solution, random, is_stopped)?;
        Ok(shaped.map(|rating| Made { index, puzzle, solution, rating: Some(rating) }))
    }
}

/// How near a puzzle comes to what it shall need, if that is as near as wanted.
fn nearness(judge: &Judge, grid: &[u8; 81], keys: Cells, least: Nearness) -> Option<Nearness> {
    let proper = Proper::of(&super::draft(&super::clues(grid, keys))).ok()?;
    Some(judge.nearness(&Board::of(&proper.start())?, least))
}

/// A cut that leads from some keys to others near to them: a few of them go first, then what was no key, and
/// the other keys last.
fn near(plan: &Plan, grid: [u8; 81], keys: Cells, random: &mut Random) -> Cutting {
    let aim = plan.aim(random);
    let (mut inside, mut outside): (Vec<Cells>, Vec<Cells>) =
        plan.orbits.iter().map(|orbit| bits(orbit)).partition(|orbit| orbit & keys != 0);
    shuffle(&mut inside, random);
    shuffle(&mut outside, random);
    let going = inside.len().min(1 + random.below(GOING));
    let staying = inside.split_off(going);
    let order = [inside, outside, staying].concat();
    Cutting::in_order(grid, order, aim)
}
