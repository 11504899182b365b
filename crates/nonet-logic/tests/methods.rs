//! The methods that reason find what there is to find, and have pages like the others.

use std::ops::ControlFlow;

use nonet_core::solve::{self, Effort, Observer};
use nonet_core::{Grid, Puzzle, read};
use nonet_logic::method;

/// Takes solutions up to a limit.
struct Finder {
    found: Vec<Grid>,
    limit: usize,
}

impl Observer for Finder {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        self.found.push(solution.clone());
        assert_eq!(effort.solutions, self.found.len() as u128);
        if self.found.len() < self.limit {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

/// Puzzles with their numbers of solutions, a few of each corpus.
fn puzzles() -> impl Iterator<Item = (Puzzle, u128)> {
    let corpora = [
        include_str!("../../../corpora/solve/easy-4x4.txt"),
        include_str!("../../../corpora/solve/easy-6x6.txt"),
        include_str!("../../../corpora/solve/easy-9x9.txt"),
        include_str!("../../../corpora/solve/famous-9x9.txt"),
        include_str!("../../../corpora/solve/several-9x9.txt"),
        include_str!("../../../corpora/solve/minimal-10x10.txt"),
    ];
    corpora.into_iter().flat_map(|corpus| corpus.lines().take(3)).filter_map(|line| {
        let mut columns = line.split('\t');
        let puzzle = Puzzle::try_from(read(columns.next()?).expect("a puzzle")).ok()?;
        Some((puzzle, columns.next()?.parse().expect("a number")))
    })
}

#[test]
fn trial_finds_every_solution_once() {
    for (puzzle, count) in puzzles() {
        let mut finder = Finder { found: Vec::new(), limit: usize::MAX };
        let effort = (method::TRIAL.search)(&puzzle, 0, &mut finder);
        assert_eq!((effort.solutions, effort.explored), (count, 1.0), "{puzzle:?}");
        let mut lines: Vec<String> = finder.found.iter().map(Grid::to_string).collect();
        lines.sort();
        lines.dedup();
        assert_eq!(lines.len() as u128, count);
    }
}

#[test]
fn a_search_ends_where_the_observer_ends_it() {
    let (puzzle, _) = puzzles().find(|(_, count)| *count > 2).expect("one with several");
    for method in method::ALL {
        let mut finder = Finder { found: Vec::new(), limit: 2 };
        let effort = (method.search)(&puzzle, 0, &mut finder);
        assert!(effort.solutions <= 2 && finder.found.len() <= 2, "{method:?}");
    }
}

#[test]
fn logic_finds_the_only_solution_or_says_that_it_does_not_know() {
    let mut solved = 0;
    for (puzzle, count) in puzzles() {
        let mut finder = Finder { found: Vec::new(), limit: usize::MAX };
        let effort = (method::LOGIC.search)(&puzzle, 0, &mut finder);
        match finder.found.first() {
            Some(grid) => {
                assert_eq!((Some(grid), count), (solve::first(&puzzle).as_ref(), 1));
                assert_eq!((effort.explored, effort.trials), (1.0, 0));
                solved += 1;
            }
            None => assert!(effort.explored < 1.0 || count == 0),
        }
    }
    assert!(solved > 5);
}

#[test]
fn every_method_has_a_page_with_the_same_sections() {
    let headings = |page: &'static str| {
        page.lines().filter_map(|line| line.strip_prefix("## ")).collect::<Vec<_>>()
    };
    let model = headings(solve::ALL[0].page);
    for method in method::ALL {
        assert_eq!(method.page.lines().next(), Some(format!("# {}", method.name).as_str()));
        assert_eq!(headings(method.page), model, "{method:?}");
        assert!(method.page.contains(&format!("--method {}", method.id)), "a command to try");
        assert!((25..=60).contains(&method.page.lines().count()), "{method:?}");
        assert!(solve::Method::by_id(method.id).is_none(), "{method:?}: a name of its own");
    }
}
