//! The solvers that take part, each from the text of lines to the number of solutions.

use std::ops::ControlFlow;

use nonet_core::solve::Path;
use nonet_core::solve::bulk::{self, Clues, Found};
use nonet_core::solve::fast::{self, State};
use sudoku::Sudoku;

use crate::corpora::Line;

/// Solutions are counted up to here: enough to tell none, one and several apart.
pub(crate) const LIMIT: u64 = 2;

/// What takes part in a comparison.
pub(crate) trait Solver {
    /// Counts the solutions of each puzzle up to [`LIMIT`]. The counts take the place of what is in `counts`.
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>);

    /// Takes other memory for the next round, if it keeps some. On some processors a solver was half as fast
    /// as another one for as long as it kept its place, probably since the first cache mixed up its addresses
    /// with those of the stack. So no place may count in all rounds.
    fn move_on(&mut self) {}
}

/// Solvers in bulk, a new one for each round. The old ones keep their place, so that the new one gets another.
struct Moving {
    path: Path,
    solvers: Vec<bulk::Solver>,
}

impl Moving {
    fn on(path: Path) -> Moving {
        Moving { path, solvers: vec![bulk::Solver::on(path)] }
    }

    fn move_on(&mut self) {
        self.solvers.push(bulk::Solver::on(self.path));
    }

    fn latest(&mut self) -> &mut bulk::Solver {
        self.solvers.last_mut().expect("there is a first one")
    }
}

/// Crate `sudoku`.
pub(crate) struct Theirs;

impl Solver for Theirs {
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>) {
        counts.clear();
        counts.extend(lines.iter().map(their_count));
    }
}

/// What crate `sudoku` counts.
pub(crate) fn their_count(line: &Line) -> u64 {
    their_puzzle(line).solutions_count_up_to(LIMIT as usize) as u64
}

/// A puzzle as crate `sudoku` has it.
pub(crate) fn their_puzzle(line: &Line) -> Sudoku {
    Sudoku::from_str_line(line.text()).expect("81 cells")
}

/// Nonet with many puzzles at once, counting solutions.
pub(crate) struct Counting {
    solver: Moving,
    clues: Vec<Clues>,
}

impl Counting {
    pub(crate) fn on(path: Path) -> Counting {
        Counting { solver: Moving::on(path), clues: Vec::new() }
    }
}

impl Solver for Counting {
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>) {
        read(lines, &mut self.clues);
        self.solver.latest().count(&self.clues, LIMIT, counts);
    }

    fn move_on(&mut self) {
        self.solver.move_on();
    }
}

/// Nonet with many puzzles at once, which also writes the first solution of each.
pub(crate) struct Solving {
    solver: Moving,
    clues: Vec<Clues>,
    found: Vec<Found>,
}

impl Solving {
    pub(crate) fn on(path: Path) -> Solving {
        Solving { solver: Moving::on(path), clues: Vec::new(), found: Vec::new() }
    }

    /// What is found about each puzzle.
    pub(crate) fn solve(&mut self, lines: &[Line]) -> &[Found] {
        read(lines, &mut self.clues);
        self.solver.latest().solve(&self.clues, LIMIT, &mut self.found);
        &self.found
    }
}

impl Solver for Solving {
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>) {
        counts.clear();
        counts.extend(self.solve(lines).iter().map(|found| found.solutions));
    }

    fn move_on(&mut self) {
        self.solver.move_on();
    }
}

/// Reads the clues of all lines into a buffer.
fn read(lines: &[Line], clues: &mut Vec<Clues>) {
    clues.clear();
    clues.extend(lines.iter().map(|line| Clues::from_line(line.cells()).expect("81 cells")));
}

/// Nonet with one puzzle at a time.
pub(crate) struct Single(Path);

impl Single {
    pub(crate) fn on(path: Path) -> Single {
        Single(path)
    }

    /// What is found about a puzzle. If givens clash, it has no state to start from, and no solution.
    pub(crate) fn tally(&self, line: &Line) -> fast::Tally {
        let state = State::from_line(line.cells());
        state.map(|state| fast::count_on(self.0, &state, LIMIT)).unwrap_or_default()
    }

    /// The first solution of a puzzle.
    pub(crate) fn solution(&self, line: &Line) -> Option<[u8; 81]> {
        let mut first = None;
        let keep = |digits: &[u8; 81], _: &fast::Progress| {
            first = Some(*digits);
            ControlFlow::Break(())
        };
        let state = State::from_line(line.cells())?;
        fast::search_on(self.0, &state, keep, |_| ControlFlow::Continue(()));
        first
    }
}

impl Solver for Single {
    fn count(&mut self, lines: &[Line], counts: &mut Vec<u64>) {
        counts.clear();
        counts.extend(lines.iter().map(|line| self.tally(line).solutions));
    }
}
