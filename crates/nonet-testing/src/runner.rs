//! The runner: a search with everything checked on the way that holds for every method.

use std::ops::ControlFlow;

use nonet_core::solve::fast::SLOWER;
use nonet_core::solve::{ALL, Effort, Method, Observer};
use nonet_core::{Grid, Layout, Puzzle};

/// What came of a search.
pub struct Outcome {
    /// The solutions in the order in which they were found.
    pub solutions: Vec<Grid>,
    /// The effort up to each of them.
    pub found_at: Vec<Effort>,
    /// The effort in total.
    pub effort: Effort,
}

impl Outcome {
    /// The numbers in the cells of each solution, in the order of a dictionary.
    pub fn sorted_numbers(&self) -> Vec<Vec<usize>> {
        let numbers = |grid: &Grid| grid.digits().iter().map(|digit| digit.number()).collect();
        let mut sorted: Vec<Vec<usize>> = self.solutions.iter().map(numbers).collect();
        sorted.sort_unstable();
        sorted
    }
}

/// The methods that take a layout and find all solutions, the preferred one first; the fast one on
/// each of its paths.
pub fn methods_for(layout: &Layout) -> impl Iterator<Item = &'static Method> {
    let methods = ALL.iter().copied().chain(&SLOWER);
    methods.filter(|method| method.is_exhaustive && (method.takes)(layout))
}

/// The methods that look for one solution and prove nothing.
pub fn methods_of_chance() -> impl Iterator<Item = &'static Method> {
    ALL.iter().copied().filter(|method| !method.is_exhaustive)
}

/// Searches to the end.
pub fn run(method: &Method, puzzle: &Puzzle) -> Outcome {
    let outcome = run_to(method, puzzle, usize::MAX);
    let explored = outcome.effort.explored;
    assert!((explored - 1.0).abs() < 1e-9, "{method:?} ended with {explored} explored");
    outcome
}

/// Searches until `limit` solutions are found.
pub fn run_to(method: &Method, puzzle: &Puzzle, limit: usize) -> Outcome {
    run_within(method, puzzle, 0, limit, u64::MAX)
}

/// Searches from a seed until `limit` solutions are found, or so many trials have been made.
pub fn run_within(
    method: &Method,
    puzzle: &Puzzle,
    seed: u64,
    limit: usize,
    most_trials: u64,
) -> Outcome {
    let mut inspector = Inspector {
        method,
        puzzle,
        limit,
        most_trials,
        solutions: Vec::new(),
        found_at: Vec::new(),
        last: Effort::default(),
    };
    let effort = (method.search)(puzzle, seed, &mut inspector);
    inspector.inspect_effort(&effort);
    let Inspector { solutions, found_at, .. } = inspector;
    assert_eq!(effort.solutions, solutions.len() as u128, "{method:?}");
    let outcome = Outcome { solutions, found_at, effort };
    let sorted = outcome.sorted_numbers();
    assert!(sorted.is_sorted_by(|a, b| a < b), "{method:?} found a solution twice");
    outcome
}

/// An observer that asserts what must hold at each of its calls.
struct Inspector<'a> {
    method: &'a Method,
    puzzle: &'a Puzzle,
    limit: usize,
    most_trials: u64,
    solutions: Vec<Grid>,
    found_at: Vec<Effort>,
    last: Effort,
}

impl Inspector<'_> {
    fn inspect_effort(&mut self, effort: &Effort) {
        let (method, last) = (self.method, self.last);
        assert!(effort.nodes >= 1, "{method:?}: the root is a node");
        assert!(effort.nodes >= last.nodes && effort.trials >= last.trials, "{method:?}");
        // Floating-point sums may differ in their last digits.
        let (from, to) = (last.explored - 1e-9, 1.0 + 1e-9);
        assert!((from..=to).contains(&effort.explored), "{method:?}: {last:?}, then {effort:?}");
        self.last = *effort;
    }

    fn inspect_grid(&self, grid: &Grid) {
        let (method, draft) = (self.method, self.puzzle.draft());
        let checked = Grid::try_new(draft.layout.clone(), grid.digits().to_vec());
        assert_eq!(checked.as_ref(), Some(grid), "{method:?} broke a rule");
        for cell in draft.layout.cells() {
            let digit = grid.digit(cell);
            assert_eq!(draft.entry(cell).digit().unwrap_or(digit), digit, "{method:?} {cell:?}");
            let marks = draft.pencil_marks.as_ref().map(|marks| marks[cell.index()]);
            assert!(marks.is_none_or(|marks| marks.contains(digit)), "{method:?} {cell:?}");
        }
    }
}

impl Observer for Inspector<'_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        assert!(self.solutions.len() < self.limit, "{:?} went on", self.method);
        self.inspect_effort(effort);
        self.inspect_grid(solution);
        self.solutions.push(solution.clone());
        self.found_at.push(*effort);
        assert_eq!(effort.solutions, self.solutions.len() as u128, "{:?}", self.method);
        if self.solutions.len() == self.limit {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        assert!(self.solutions.len() < self.limit, "{:?} went on", self.method);
        self.inspect_effort(effort);
        assert_eq!(effort.solutions, self.solutions.len() as u128, "{:?}", self.method);
        if effort.trials < self.most_trials {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    fn moment(&mut self, moment: &nonet_core::solve::Moment) -> ControlFlow<()> {
        panic!("{:?} reports {moment:?}, but nobody watches", self.method)
    }
}
