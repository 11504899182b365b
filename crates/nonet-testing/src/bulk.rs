//! Many 9×9 puzzles from a seed, and what solving in bulk says of them against one search after the other.

use std::ops::ControlFlow;

use nonet_core::solve::Path;
use nonet_core::solve::bulk::{Candidates, Clues, Found, Solver, Start};
use nonet_core::solve::fast::{self, State};
use nonet_core::{Layout, Random};

use crate::random;

/// How a puzzle is made from a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Making {
    /// Some cells are cleared: one solution or several.
    Cut,
    /// Then one given is changed: none, one or several.
    Changed,
    /// For each cell some candidates are left, the right one among them.
    Marked,
    /// The same, where a few cells may lack the right one.
    Mismarked,
}

impl Making {
    /// Every way.
    pub const ALL: [Making; 4] = [Making::Cut, Making::Changed, Making::Marked, Making::Mismarked];
}

/// Some puzzles, made in the same way.
pub enum Batch {
    /// As givens.
    Clues(Vec<Clues>),
    /// As pencil marks.
    Candidates(Vec<Candidates>),
}

/// Puzzles made from one grid after the other, each grid used for a few of them.
pub fn batch(making: Making, count: usize, random: &mut Random) -> Batch {
    /// Puzzles from one grid.
    const EACH: usize = 16;
    let mut solution = [0; 81];
    let mut puzzles = (0..count).map(|index| {
        if index % EACH == 0 {
            let grid = random::grid(&Layout::classic(), random);
            solution = std::array::from_fn(|cell| grid.digits()[cell].number() as u8);
        }
        match making {
            Making::Cut | Making::Changed => {
                let mut givens = solution;
                // So many draws leave 20 to 45 givens.
                for _ in 0..45 + random.below(70) {
                    givens[random.below(81)] = 0;
                }
                if making == Making::Changed {
                    givens[random.below(81)] = 1 + random.below(9) as u8;
                }
                Clues::from_givens(&givens).expect("digits up to 9").into()
            }
            Making::Marked | Making::Mismarked => {
                let more = 1 + random.below(4);
                let cells = solution.map(|digit| {
                    let is_right = making == Making::Marked || random.below(40) > 0;
                    let right = if is_right { 1 << (digit - 1) } else { 0 };
                    (0..more).fold(right, |set, _| set | 1 << random.below(9))
                });
                Candidates::new(cells).expect("digits up to 9")
            }
        }
    });
    match making {
        Making::Cut | Making::Changed => Batch::Clues(puzzles.by_ref().map(givens_of).collect()),
        Making::Marked | Making::Mismarked => Batch::Candidates(puzzles.collect()),
    }
}

/// The givens among candidates.
fn givens_of(candidates: Candidates) -> Clues {
    let given = |set: u16| if set.is_power_of_two() { set.trailing_zeros() as u8 + 1 } else { 0 };
    Clues::from_givens(&candidates.cells().map(given)).expect("digits up to 9")
}

/// What there is to compare with: how many solutions there are up to a limit, and the first of them, by one portable search
/// after the other, which shares no code with the lanes.
pub fn expected(candidates: &Candidates, limit: u64) -> Found {
    let mut found = Found { solutions: 0, first: None };
    // A cell without candidates is no state.
    let Some(state) = State::from_candidates(candidates.cells()) else { return found };
    let keep = |digits: &[u8; 81], progress: &fast::Progress| {
        found.first.get_or_insert(*digits);
        found.solutions = progress.tally.solutions;
        let is_enough = found.solutions >= limit;
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    fast::search_on(Path::PORTABLE, &state, keep, |_| ControlFlow::Continue(()));
    found
}

/// Solvers on every path that this processor has, kept from batch to batch.
pub struct Solvers(Vec<(Path, Solver)>);

impl Default for Solvers {
    fn default() -> Self {
        Self(Path::available().into_iter().map(|path| (path, Solver::on(path))).collect())
    }
}

impl Solvers {
    /// Compares every path with what is expected: how many puzzles have no, one and several solutions.
    ///
    /// # Errors
    ///
    /// The first difference, in words.
    pub fn compare(&mut self, batch: &Batch, limit: u64) -> Result<[usize; 3], String> {
        match batch {
            Batch::Clues(puzzles) => self.compare_starts(puzzles, limit),
            Batch::Candidates(puzzles) => self.compare_starts(puzzles, limit),
        }
    }

    fn compare_starts<S: Start>(
        &mut self,
        puzzles: &[S],
        limit: u64,
    ) -> Result<[usize; 3], String> {
        let candidates: Vec<Candidates> = puzzles.iter().map(|&puzzle| puzzle.into()).collect();
        let expected: Vec<Found> =
            candidates.iter().map(|candidates| expected(candidates, limit)).collect();
        let (mut found, mut counts) = (Vec::new(), Vec::new());
        for (path, solver) in &mut self.0 {
            solver.solve(puzzles, limit, &mut found);
            solver.count(puzzles, limit, &mut counts);
            if found.len() != puzzles.len() || counts.len() != puzzles.len() {
                return Err(format!("{path}: {} answers, not {}", found.len(), puzzles.len()));
            }
            for (index, candidates) in candidates.iter().enumerate() {
                let (found, expected) = (&found[index], &expected[index]);
                let fault = fault(found, expected, counts[index], candidates, limit);
                if let Some(fault) = fault {
                    let cells = candidates.cells();
                    return Err(format!(
                        "{path}, limit {limit}, number {index}: {fault}\n{cells:?}"
                    ));
                }
            }
        }
        let mut kinds = [0; 3];
        for expected in &expected {
            kinds[expected.solutions.min(2) as usize] += 1;
        }
        Ok(kinds)
    }
}

/// What is wrong with an answer.
fn fault(
    found: &Found,
    expected: &Found,
    count: u64,
    candidates: &Candidates,
    limit: u64,
) -> Option<String> {
    if found.solutions != expected.solutions || count != expected.solutions {
        let solutions = found.solutions;
        return Some(format!("{solutions} and {count} solutions, not {}", expected.solutions));
    }
    let Some(first) = &found.first else {
        return (found.solutions > 0).then(|| "no first solution".to_owned());
    };
    if found.solutions == 0 {
        return Some("a first solution of none".to_owned());
    }
    if !is_solution(first, candidates) {
        return Some(format!("what it found is no solution: {first:?}"));
    }
    let is_only = expected.solutions == 1 && limit > 1;
    (is_only && found.first != expected.first)
        .then(|| "another solution than the only one".to_owned())
}

/// Whether digits keep the rules, and to the candidates.
pub fn is_solution(digits: &[u8; 81], candidates: &Candidates) -> bool {
    let mut houses = [0_u16; 27];
    for (cell, &digit) in digits.iter().enumerate() {
        if !(1..=9).contains(&digit) || candidates.cells()[cell] >> (digit - 1) & 1 == 0 {
            return false;
        }
        let (row, column) = (cell / 9, cell % 9);
        for house in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
            houses[house] |= 1 << (digit - 1);
        }
    }
    houses.iter().all(|&house| house == 0x1ff)
}
