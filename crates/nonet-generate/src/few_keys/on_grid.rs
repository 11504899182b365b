//! The search for few keys of one grid.
//!
//! Where another grid differs from this one, a puzzle of this one needs a key, or the other grid is a solution too. Cells
//! that hit every such *unavoidable set* are a puzzle. All sets are far too many; so a local search
//! finds few cells that hit those that are known, and a solver looks for another solution. If there is one, it shows
//! sets that are missed, and the search goes on with them; if there is none, here is a puzzle, and the search goes on
//! with a key less.
//!
//! ```text
//!   small sets ─▶ sets that are known ─▶ local search ─▶ cells that hit them all ─▶ solver ─▶ puzzle
//!                        ▲                    ▲                                        │         │
//!                        └─────────────────── │ ── sets that they miss ◀───────────────┘         │
//!                                             └──────────── a cell less ◀────────────────────────┘
//! ```

use std::collections::HashSet;
use std::ops::ControlFlow;

use nonet_core::Random;

use super::hitting::Hitting;
use super::oracle::{Answer, Keys, Oracle, count};
use crate::forge::Stopped;

/// How many sets are looked for before the search begins, and how many solutions in one place.
const SETS: usize = 20_000;
const SOLUTIONS: usize = 2_000;

/// The sets of so many digits are looked for.
const DIGITS: usize = 4;

/// What a question counts, in steps of the local search, and one that had no answer.
const QUESTION: u64 = 20;
const DOUBT: u64 = 1_000;

/// How many steps are made between two looks at whether the work is to end.
const STEPS_PER_LOOK: u64 = 64;

/// What comes of a question about chosen cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// They tell the grid.
    Told,
    /// They miss some sets, which are known now.
    Missed,
    /// It takes too long to say.
    Unknown,
}

/// A search on one grid.
pub(super) struct OnGrid<'a, 's> {
    oracle: &'a mut Oracle<'s>,
    grid: &'a [u8],
    hitting: Hitting,
    known: HashSet<Box<[u16]>>,
    /// The puzzle with the fewest keys so far.
    best: Keys,
}

impl<'a, 's> OnGrid<'a, 's> {
    /// A search that knows nothing yet: the grid itself is its best puzzle.
    pub(super) fn new(oracle: &'a mut Oracle<'s>, grid: &'a [u8]) -> OnGrid<'a, 's> {
        let (hitting, known, best) = (Hitting::new(grid.len()), HashSet::new(), grid.to_vec());
        OnGrid { oracle, grid, hitting, known, best }
    }

    /// The puzzle with the fewest keys so far.
    pub(super) fn into_best(self) -> Keys {
        self.best
    }

    /// Goes on until there are few enough keys, or so many steps in a row have led to nothing better.
    pub(super) fn go(
        &mut self,
        enough: usize,
        patience: u64,
        random: &mut Random,
    ) -> Result<(), Stopped> {
        self.learn_small_sets()?;
        self.hitting.hit_all(random);
        while self.ask(random)? != Verdict::Told {
            self.hitting.hit_all(random);
        }
        let mut steps = 0_u64;
        while steps < patience && count(&self.best) > enough {
            if !self.hitting.hits_all() {
                if steps.is_multiple_of(STEPS_PER_LOOK) {
                    self.oracle.go_on()?;
                }
                steps += 1;
                self.hitting.step(count(&self.best) - 1, random);
                continue;
            }
            self.oracle.go_on()?;
            let keys = count(&self.best);
            steps += match self.ask(random)? {
                Verdict::Told => {
                    self.hitting.release_least();
                    QUESTION
                }
                Verdict::Missed => QUESTION,
                Verdict::Unknown => DOUBT,
            };
            if count(&self.best) < keys {
                steps = 0;
            }
        }
        Ok(())
    }

    /// Whether the chosen cells tell the grid. If not, sets are learned that they miss: with a cell of each
    /// besides, there is no other solution.
    fn ask(&mut self, random: &mut Random) -> Result<Verdict, Stopped> {
        let mut keys = vec![0; self.grid.len()];
        for &cell in self.hitting.chosen() {
            keys[cell as usize] = self.grid[cell as usize];
        }
        let chosen = count(&keys);
        loop {
            match self.oracle.other(self.grid, &keys)? {
                Answer::Other(other) => {
                    let set = self.minimal(other, random)?;
                    let cell = set[random.below(set.len())] as usize;
                    keys[cell] = self.grid[cell];
                    self.learn(&set);
                }
                Answer::Nothing => {
                    let verdict =
                        if count(&keys) == chosen { Verdict::Told } else { Verdict::Missed };
                    if count(&keys) < count(&self.best) {
                        self.best = keys;
                    }
                    return Ok(verdict);
                }
                Answer::Unknown => {
                    if count(&keys) > chosen {
                        return Ok(Verdict::Missed);
                    }
                    // As if it were another solution that differs wherever it may: the same cells are not asked about again.
                    let open = (0..keys.len()).filter(|&cell| keys[cell] == 0);
                    let open: Vec<u16> = open.map(|cell| cell as u16).collect();
                    self.learn(&open);
                    return Ok(Verdict::Unknown);
                }
            }
        }
    }

    /// A set where another grid differs that has none within itself: it is hit less easily.
    fn minimal(&mut self, other: Keys, random: &mut Random) -> Result<Vec<u16>, Stopped> {
        let mut set = self.difference(&other);
        let mut needed: Vec<u16> = Vec::new();
        loop {
            let open: Vec<u16> =
                set.iter().copied().filter(|cell| !needed.contains(cell)).collect();
            if open.is_empty() {
                return Ok(set);
            }
            // With a key in this cell too, is there still another grid?
            let cell = open[random.below(open.len())];
            let mut keys = self.grid.to_vec();
            set.iter().filter(|&&other| other != cell).for_each(|&other| keys[other as usize] = 0);
            match self.oracle.other(self.grid, &keys)? {
                Answer::Other(other) => set = self.difference(&other),
                Answer::Nothing | Answer::Unknown => needed.push(cell),
            }
        }
    }

    /// The cells in which another grid differs.
    fn difference(&self, other: &[u8]) -> Vec<u16> {
        let differs = |&cell: &usize| self.grid[cell] != other[cell];
        (0..other.len()).filter(differs).map(|cell| cell as u16).collect()
    }

    fn learn(&mut self, set: &[u16]) {
        if self.known.insert(set.into()) {
            self.hitting.learn(set);
        }
    }

    /// Learns the sets of few digits and those in two houses, as long as there are not too many.
    fn learn_small_sets(&mut self) -> Result<(), Stopped> {
        let layout = std::sync::Arc::clone(self.oracle.layout());
        let mut digits: Vec<Vec<u8>> = (1..=layout.size() as u8).map(|digit| vec![digit]).collect();
        for many in 2..=DIGITS.min(layout.size()) {
            let further = |some: &Vec<u8>| {
                let (some, last) = (some.clone(), some.last().copied().unwrap_or_default());
                (last + 1..=layout.size() as u8).map(move |next| [&some[..], &[next]].concat())
            };
            digits = digits.iter().flat_map(further).collect();
            for some in &digits {
                self.learn_within(|_, digit| some.contains(&digit))?;
            }
            if many > 2 {
                continue;
            }
            let houses = layout.houses();
            for (index, one) in houses.iter().enumerate() {
                for other in &houses[index + 1..] {
                    let cells = [layout.cells_of(*one), layout.cells_of(*other)].concat();
                    let mut is_open = vec![false; self.grid.len()];
                    for cell in cells {
                        is_open[cell.index()] = true;
                    }
                    self.learn_within(|cell, _| is_open[cell])?;
                }
            }
        }
        Ok(())
    }

    /// Learns sets of some cells: of all other solutions with keys elsewhere, those that hold no smaller one.
    fn learn_within(&mut self, is_open: impl Fn(usize, u8) -> bool) -> Result<(), Stopped> {
        if self.hitting.set_count() >= SETS {
            return Ok(());
        }
        self.oracle.go_on()?;
        let key = |(cell, &digit): (usize, &u8)| if is_open(cell, digit) { 0 } else { digit };
        let keys: Keys = self.grid.iter().enumerate().map(key).collect();
        let (grid, mut sets) = (self.grid, Vec::new());
        self.oracle.visit(&keys, &mut |other| {
            let differs = |&cell: &usize| other[cell] != grid[cell];
            let set: Vec<u16> = (0..grid.len()).filter(differs).map(|cell| cell as u16).collect();
            if !set.is_empty() {
                sets.push(set);
            }
            if sets.len() < SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        sets.sort_by_key(Vec::len);
        let mut smallest: Vec<Vec<u16>> = Vec::new();
        let mut is_in = vec![false; grid.len()];
        for set in sets {
            for &cell in &set {
                is_in[cell as usize] = true;
            }
            let holds = |small: &Vec<u16>| small.iter().all(|&cell| is_in[cell as usize]);
            let is_smallest = !smallest.iter().any(holds);
            for &cell in &set {
                is_in[cell as usize] = false;
            }
            if is_smallest {
                smallest.push(set);
            }
        }
        for set in &smallest {
            self.learn(set);
        }
        Ok(())
    }
}
