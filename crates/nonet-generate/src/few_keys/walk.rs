//! A walk from a puzzle to those near to it, whatever their solutions.
//!
//! ```text
//!                  take two keys away ─▶ all solutions ─▶ a digit that only one of them has
//!   puzzle ──────────────────────────────────────────────────────▶ puzzle with a key less
//!     ▲    └───── take one key away ─▶ all solutions ─▶ a digit that only one of them has ─┐
//!     └──────────────────────────────────── puzzle with as many keys ◀─────────────────────┘
//! ```
//!
//! Players call these steps {-2, +1} and {-1, +1}. A digit in a cell that only one of all solutions has makes it the
//! single one.

use std::ops::ControlFlow;

use nonet_core::Random;

use super::oracle::{Keys, Oracle, count};
use crate::forge::Stopped;
use crate::random::shuffle;

/// How many puzzles a walk goes through.
const STEPS: usize = 60;

/// How many pairs of keys are taken away from each, those that promise most.
const PAIRS: usize = 12;

/// With more solutions than this it is no use to look for one digit that makes one of them the only one.
const MOST_SOLUTIONS: usize = 3_000;

/// How many keys are added where there is no way on.
const KICK: usize = 3;

/// A cell, and the digit that it gets.
type Way = (usize, u8);

/// What there is without a key: the number of solutions, and the digits each of which makes a puzzle again.
struct Single {
    cell: usize,
    solutions: usize,
    ways: Vec<Way>,
}

/// A walk from puzzle to puzzle.
pub(super) struct Walk<'a, 's> {
    oracle: &'a mut Oracle<'s>,
    here: Keys,
    /// The puzzle with the fewest keys so far.
    best: Keys,
}

impl<'a, 's> Walk<'a, 's> {
    /// A walk that begins with a puzzle.
    pub(super) fn new(oracle: &'a mut Oracle<'s>, start: Keys) -> Walk<'a, 's> {
        Walk { oracle, best: start.clone(), here: start }
    }

    /// The puzzle with the fewest keys so far.
    pub(super) fn into_best(self) -> Keys {
        self.best
    }

    /// Goes from a puzzle to others, unless there are few enough keys.
    pub(super) fn go(&mut self, enough: usize, random: &mut Random) -> Result<(), Stopped> {
        for _ in 0..STEPS {
            if count(&self.here) < count(&self.best) {
                self.best.clone_from(&self.here);
            }
            if count(&self.best) <= enough {
                break;
            }
            let singles = self.singles(random)?;
            self.here = match self.with_one_less(&singles, random)? {
                Some(fewer) => fewer,
                None => match beside(&self.here, &singles, random) {
                    Some(next) => next,
                    None => self.kicked(random)?,
                },
            };
        }
        Ok(())
    }

    /// What there is without each of the keys.
    fn singles(&mut self, random: &mut Random) -> Result<Vec<Single>, Stopped> {
        let mut cells = cells_of(&self.here);
        shuffle(&mut cells, random);
        let mut singles = Vec::new();
        for cell in cells {
            let mut keys = self.here.clone();
            keys[cell] = 0;
            let (solutions, ways) = self.completions(&keys)?;
            singles.push(Single { cell, solutions, ways });
        }
        Ok(singles)
    }

    /// A puzzle with a key less: without one that is not needed, or with one in place of two. Where few solutions are there
    /// without each of two keys, there are fewest without both, and it is likeliest that one key rules them out.
    fn with_one_less(
        &mut self,
        singles: &[Single],
        random: &mut Random,
    ) -> Result<Option<Keys>, Stopped> {
        let mut less = self.here.clone();
        if let Some(needless) = singles.iter().find(|single| single.solutions == 1) {
            less[needless.cell] = 0;
            return Ok(Some(less));
        }
        let mut pairs = Vec::new();
        for (index, one) in singles.iter().enumerate() {
            for other in &singles[index + 1..] {
                pairs.push((one.solutions * other.solutions, one.cell, other.cell));
            }
        }
        pairs.sort_by_key(|&(solutions, ..)| solutions);
        for &(_, one, other) in pairs.iter().take(PAIRS) {
            less.clone_from(&self.here);
            (less[one], less[other]) = (0, 0);
            let (_, ways) = self.completions(&less)?;
            if !ways.is_empty() {
                let (cell, digit) = ways[random.below(ways.len())];
                less[cell] = digit;
                return Ok(Some(less));
            }
        }
        Ok(None)
    }

    /// The puzzle after some keys have come to it, and others have gone.
    fn kicked(&mut self, random: &mut Random) -> Result<Keys, Stopped> {
        let mut solution = None;
        self.oracle.visit(&self.here, &mut |digits| {
            solution = Some(digits.to_vec());
            ControlFlow::Break(())
        })?;
        let mut keys = self.here.clone();
        let solution = solution.expect("a puzzle on the way has a solution");
        for _ in 0..KICK {
            let cell = random.below(keys.len());
            keys[cell] = solution[cell];
        }
        self.reduced(keys, random)
    }

    /// The puzzle without keys that are not needed, which go in a random order.
    fn reduced(&mut self, mut keys: Keys, random: &mut Random) -> Result<Keys, Stopped> {
        let mut cells = cells_of(&keys);
        shuffle(&mut cells, random);
        for cell in cells {
            let key = std::mem::take(&mut keys[cell]);
            let mut solutions = 0;
            let all = self.oracle.visit(&keys, &mut |_| {
                solutions += 1;
                if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })?;
            if solutions != 1 || !all {
                keys[cell] = key;
            }
        }
        Ok(keys)
    }

    /// How many solutions these keys have, and the digits in cells each of which makes a puzzle of them.
    fn completions(&mut self, keys: &Keys) -> Result<(usize, Vec<Way>), Stopped> {
        self.oracle.go_on()?;
        let size = self.oracle.layout().size();
        let mut times = vec![0_u8; keys.len() * (size + 1)];
        let mut solutions = 0;
        let all = self.oracle.visit(keys, &mut |digits| {
            for (cell, &digit) in digits.iter().enumerate() {
                let times = &mut times[cell * (size + 1) + digit as usize];
                *times = times.saturating_add(1);
            }
            solutions += 1;
            if solutions < MOST_SOLUTIONS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })?;
        let mut ways = Vec::new();
        for cell in (0..keys.len()).filter(|&cell| all && keys[cell] == 0) {
            let digits = (1..=size).filter(|digit| times[cell * (size + 1) + digit] == 1);
            ways.extend(digits.map(|digit| (cell, digit as u8)));
        }
        Ok((if all { solutions } else { MOST_SOLUTIONS }, ways))
    }
}

/// A puzzle with as many keys, all but one of which are the same.
fn beside(here: &Keys, singles: &[Single], random: &mut Random) -> Option<Keys> {
    let all =
        singles.iter().flat_map(|single| single.ways.iter().map(move |way| (single.cell, way)));
    let others: Vec<_> = all.filter(|&(cell, &way)| way != (cell, here[cell])).collect();
    let &(cell, &(other, digit)) = others.get(random.below(others.len().max(1)))?;
    let mut next = here.clone();
    next[cell] = 0;
    next[other] = digit;
    Some(next)
}

/// The cells that hold keys.
fn cells_of(keys: &[u8]) -> Vec<usize> {
    (0..keys.len()).filter(|&cell| keys[cell] != 0).collect()
}
