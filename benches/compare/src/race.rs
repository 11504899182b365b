//! All solvers over the same puzzles in turn, with every answer checked.

use nonet_core::solve::Path;
use sudoku::Sudoku;

use crate::clock::{median, time};
use crate::corpora::Line;
use crate::solvers::{Counting, Single, Solver, Solving, Theirs, their_count, their_puzzle};
use crate::tdoku::Tdoku;

/// Puzzles that one solver gets before it is the next one's turn. Solving in bulk is meant for many: with few,
/// most of its time would go by while the last ones are finished.
pub(crate) const TURN: usize = 2000;

/// A solver with what it needed for a corpus.
pub(crate) struct Entrant {
    solver: Box<dyn Solver>,
    /// Seconds of CPU time for the whole corpus, round by round.
    seconds: Vec<f64>,
}

impl Entrant {
    fn new(solver: impl Solver + 'static) -> Entrant {
        Entrant { solver: Box::new(solver), seconds: Vec::new() }
    }

    fn begin_round(&mut self) {
        self.seconds.push(0.0);
        self.solver.move_on();
    }

    /// Solves its share of a round, and lets nothing wrong pass.
    fn take_turn(&mut self, lines: &[Line], expected: &[u64], counts: &mut Vec<u64>) {
        let spent = time(|| self.solver.count(lines, counts));
        assert_eq!(counts, expected, "a count of {} to {}", lines[0].text(), lines.len());
        *self.seconds.last_mut().expect("a round has begun") += spent.as_secs_f64();
    }

    /// Puzzles per second in the middle of all rounds.
    pub(crate) fn rate(&self, puzzles: usize) -> f64 {
        puzzles as f64 / median(self.seconds.iter().copied())
    }

    /// How many times as many puzzles per second it solves as another one, in the middle of all rounds.
    pub(crate) fn ratio_to(&self, other: &Entrant) -> f64 {
        median(self.seconds.iter().zip(&other.seconds).map(|(ours, theirs)| theirs / ours))
    }
}

/// Nonet on one path.
pub(crate) struct OnPath {
    pub(crate) path: Path,
    /// In bulk counting, in bulk with solutions, and in single calls.
    pub(crate) tasks: [Entrant; 3],
    /// Guesses of the single calls for the whole corpus.
    pub(crate) guesses: u64,
}

/// All that take part.
pub(crate) struct Race {
    pub(crate) sudoku: Entrant,
    pub(crate) tdoku: Option<Entrant>,
    pub(crate) paths: Vec<OnPath>,
    /// Puzzles of the last corpus without, with one and with several solutions.
    pub(crate) kinds: [usize; 3],
}

impl Race {
    pub(crate) fn new(paths: &[Path], tdoku: Option<Tdoku>) -> Race {
        let on = |&path: &Path| OnPath {
            path,
            tasks: [
                Entrant::new(Counting::on(path)),
                Entrant::new(Solving::on(path)),
                Entrant::new(Single::on(path)),
            ],
            guesses: 0,
        };
        Race {
            sudoku: Entrant::new(Theirs),
            tdoku: tdoku.map(Entrant::new),
            paths: paths.iter().map(on).collect(),
            kinds: [0; 3],
        }
    }

    /// Runs all solvers over a corpus, turn by turn, as often as there are rounds.
    pub(crate) fn run(&mut self, lines: &[Line], rounds: usize) {
        let expected: Vec<u64> = lines.iter().map(their_count).collect();
        self.kinds = [0; 3];
        for &count in &expected {
            self.kinds[count as usize] += 1;
        }
        for on in &mut self.paths {
            on.guesses = check(on.path, lines, &expected);
        }
        let mut counts = Vec::new();
        let mut entrants = self.entrants();
        for entrant in &mut entrants {
            entrant.seconds.clear();
        }
        for round in 0..rounds {
            for entrant in &mut entrants {
                entrant.begin_round();
            }
            // Who goes first alternates, and so does who comes before whom, so that nobody always finds the
            // caches warm.
            entrants.reverse();
            for (index, (lines, expected)) in
                lines.chunks(TURN).zip(expected.chunks(TURN)).enumerate()
            {
                for turn in 0..entrants.len() {
                    let next = (turn + index + round / 2) % entrants.len();
                    entrants[next].take_turn(lines, expected, &mut counts);
                }
            }
        }
    }

    fn entrants(&mut self) -> Vec<&mut Entrant> {
        let ours = self.paths.iter_mut().flat_map(|on| &mut on.tasks);
        [&mut self.sudoku].into_iter().chain(&mut self.tdoku).chain(ours).collect()
    }
}

/// Checks what Nonet finds on a path, one by one and in bulk, by crate `sudoku`. Returns the guesses of the
/// single calls.
fn check(path: Path, lines: &[Line], expected: &[u64]) -> u64 {
    let (single, mut bulk) = (Single::on(path), Solving::on(path));
    let mut guesses = 0;
    for ((line, &solutions), found) in lines.iter().zip(expected).zip(bulk.solve(lines)) {
        let tally = single.tally(line);
        let shown = line.text();
        assert_eq!([tally.solutions, found.solutions], [solutions; 2], "{path}: {shown}");
        for solution in [single.solution(line), found.first] {
            assert!(is_right(line, solutions, solution), "{path}: {shown} has not {solution:?}");
        }
        guesses += tally.guesses;
    }
    guesses
}

/// Whether a puzzle with some number of solutions may have this one as its first.
fn is_right(line: &Line, solutions: u64, solution: Option<[u8; 81]>) -> bool {
    let is_solution = |solution: [u8; 81]| {
        let keeps = |(&cell, digit): (&u8, u8)| cell == b'.' || cell == b'0' + digit;
        line.cells().iter().zip(solution).all(keeps)
            && Sudoku::from_bytes(solution).is_ok_and(|grid| grid.is_solved())
    };
    match solutions {
        0 => solution.is_none(),
        1 => solution == their_puzzle(line).solution().map(Sudoku::to_bytes),
        _ => solution.is_some_and(is_solution),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpora::{SEED, Selection};

    const CORPUS: &str =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpora/solve/minimal-9x9.txt");

    #[test]
    fn everyone_has_a_time_for_each_round() {
        let lines = Selection { half: None, seed: Some(SEED) }.read(CORPUS.as_ref());
        let mut race = Race::new(&Path::available(), None);
        race.run(&lines, 3);
        assert!(race.entrants().iter().all(|entrant| entrant.seconds.len() == 3));
        assert_eq!(race.kinds.iter().sum::<usize>(), lines.len());
    }

    #[test]
    fn a_wrong_solution_is_noticed() {
        let line = Selection::AS_WRITTEN.read(CORPUS.as_ref())[0];
        let right = their_puzzle(&line).solution().map(Sudoku::to_bytes);
        let wrong = right.map(|digits| digits.map(|digit| digit % 9 + 1));
        assert!(is_right(&line, 1, right));
        assert!(!is_right(&line, 1, wrong));
        assert!(is_right(&line, 2, right));
        assert!(!is_right(&line, 2, wrong));
        assert!(!is_right(&line, 0, right));
    }
}
