//! The methods that reason find what there is to find, and have pages like the others.

use nonet_core::{Puzzle, solve};
use nonet_logic::method;
use nonet_testing::corpora::{Count, cases};
use nonet_testing::runner::{run, run_to};

/// Puzzles with their numbers of solutions, a few of each corpus.
fn puzzles() -> impl Iterator<Item = (Puzzle, usize)> {
    let corpora =
        ["easy-4x4", "easy-6x6", "easy-9x9", "famous-9x9", "several-9x9", "minimal-10x10"];
    let cases = corpora.into_iter().flat_map(|name| cases(name).into_iter().take(3));
    cases.filter_map(|case| match case.count {
        Count::Exactly(count) => Some((case.puzzle()?, count)),
        Count::AtLeast(_) => None,
    })
}

#[test]
fn trial_finds_every_solution_once() {
    for (puzzle, count) in puzzles() {
        assert_eq!(run(&method::TRIAL, &puzzle).solutions.len(), count, "{puzzle:?}");
    }
}

#[test]
fn a_search_ends_where_the_observer_ends_it() {
    let (puzzle, _) = puzzles().find(|(_, count)| *count > 2).expect("one with several");
    for method in method::ALL {
        assert!(run_to(method, &puzzle, 2).solutions.len() <= 2, "{method:?}");
    }
}

#[test]
fn logic_finds_the_only_solution_or_says_that_it_does_not_know() {
    let mut solved = 0;
    for (puzzle, count) in puzzles() {
        let outcome = run_to(&method::LOGIC, &puzzle, usize::MAX);
        match outcome.solutions.first() {
            Some(grid) => {
                assert_eq!((Some(grid), count), (solve::first(&puzzle).as_ref(), 1));
                assert_eq!((outcome.effort.explored, outcome.effort.trials), (1.0, 0));
                solved += 1;
            }
            None => assert!(outcome.effort.explored < 1.0 || count == 0),
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
