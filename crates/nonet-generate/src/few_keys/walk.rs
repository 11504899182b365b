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

/// How many questions a walk asks for each three cells, and at most: so many that it comes through some hundred
/// puzzles.
const QUESTIONS: u64 = 2;
const MOST_QUESTIONS: u64 = 1_000_000;

/// How many pairs of keys are taken away from each, those that promise most.
const PAIRS: usize = 12;

/// How many solutions are looked at before single digits are asked about.
const SAMPLE: usize = 200;

/// How many keys are added where there is no way on.
const KICK: usize = 3;

/// A cell, and the digit that it gets.
type Way = (usize, u8);

/// What can become of keys.
struct Completions {
    /// Whether they are a puzzle as they are.
    is_told: bool,
    /// How many digits stand somewhere in a solution: the fewer, the less is missing.
    open: usize,
    /// The digits each of which makes a puzzle of them.
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
        let cells = self.here.len() as u64;
        let end = self.oracle.asked() + (QUESTIONS * cells.pow(3)).min(MOST_QUESTIONS);
        while self.oracle.asked() < end && count(&self.best) > enough {
            let singles = self.singles(random)?;
            self.here = match self.with_one_less(&singles, random)? {
                Some(fewer) => fewer,
                None => match beside(&self.here, &singles, random) {
                    Some(next) => next,
                    None => self.kicked(random)?,
                },
            };
            if count(&self.here) < count(&self.best) {
                self.best.clone_from(&self.here);
            }
        }
        Ok(())
    }

    /// What can become of the puzzle without each of its keys.
    fn singles(&mut self, random: &mut Random) -> Result<Vec<(usize, Completions)>, Stopped> {
        let mut cells = cells_of(&self.here);
        shuffle(&mut cells, random);
        let mut singles = Vec::new();
        for cell in cells {
            let mut keys = self.here.clone();
            keys[cell] = 0;
            singles.push((cell, self.completions(&keys)?));
        }
        Ok(singles)
    }

    /// A puzzle with a key less: without one that is not needed, or with one in place of two. Those go first without which
    /// least is missing.
    fn with_one_less(
        &mut self,
        singles: &[(usize, Completions)],
        random: &mut Random,
    ) -> Result<Option<Keys>, Stopped> {
        let mut less = self.here.clone();
        if let Some(&(needless, _)) = singles.iter().find(|(_, without)| without.is_told) {
            less[needless] = 0;
            return Ok(Some(less));
        }
        let mut pairs = Vec::new();
        for (index, (one, without_one)) in singles.iter().enumerate() {
            for (other, without_other) in &singles[index + 1..] {
                pairs.push((without_one.open + without_other.open, *one, *other));
            }
        }
        pairs.sort_by_key(|&(open, ..)| open);
        for &(_, one, other) in pairs.iter().take(PAIRS) {
            less.clone_from(&self.here);
            (less[one], less[other]) = (0, 0);
            let Completions { ways, .. } = self.completions(&less)?;
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

    /// What becomes of these keys: which digits stand in exactly one solution. The first solutions rule out most; each
    /// digit that is left is asked about, and the solutions that it has rule out others.
    fn completions(&mut self, keys: &Keys) -> Result<Completions, Stopped> {
        let size = self.oracle.layout().size();
        let mut times = vec![0_u8; keys.len() * (size + 1)];
        let hear = |digits: &[u8], times: &mut Vec<u8>| {
            for (cell, &digit) in digits.iter().enumerate() {
                let times = &mut times[cell * (size + 1) + digit as usize];
                *times = times.saturating_add(1);
            }
        };
        let mut solutions = 0;
        let all = self.oracle.visit(keys, &mut |digits| {
            hear(digits, &mut times);
            solutions += 1;
            if solutions < SAMPLE { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        let mut ways = Vec::new();
        let mut asked = keys.clone();
        for cell in (0..keys.len()).filter(|&cell| keys[cell] == 0) {
            self.oracle.go_on()?;
            for digit in 1..=size {
                let seen = times[cell * (size + 1) + digit];
                if seen > 1 || (all && seen == 0) {
                    continue;
                }
                asked[cell] = digit as u8;
                let mut solutions = 0;
                let is_single = all
                    || self.oracle.visit(&asked, &mut |digits| {
                        solutions += 1;
                        hear(digits, &mut times);
                        if solutions < 2 {
                            ControlFlow::Continue(())
                        } else {
                            ControlFlow::Break(())
                        }
                    })? && solutions == 1;
                asked[cell] = 0;
                if is_single {
                    ways.push((cell, digit as u8));
                }
            }
        }
        let open = times.iter().filter(|&&times| times > 0).count();
        Ok(Completions { is_told: all && solutions == 1, open, ways })
    }
}

/// A puzzle with as many keys, all but one of which are the same.
fn beside(here: &Keys, singles: &[(usize, Completions)], random: &mut Random) -> Option<Keys> {
    let all =
        singles.iter().flat_map(|(cell, without)| without.ways.iter().map(move |way| (*cell, way)));
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
