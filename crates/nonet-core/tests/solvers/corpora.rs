//! The puzzles in `corpora/solve`, each with the number of its solutions.

use nonet_testing::corpora::{Case, Count, cases, names};
use nonet_testing::runner::{methods_for, run, run_to};

/// The methods that are only given the files whose name begins with `easy-`.
const SLOW: [&str; 2] = ["backtrack", "sets"];

#[test]
fn every_method_counts_the_solutions_of_the_corpora() {
    for name in names() {
        for (index, case) in cases(&name).iter().enumerate() {
            check(case, &name, index + 1);
        }
    }
}

fn check(case: &Case, file: &str, line: usize) {
    let Some(puzzle) = case.puzzle() else {
        assert_eq!(case.count, Count::Exactly(0), "{file} {line} is refused");
        return;
    };
    let can = |id| file.starts_with("easy-") || !SLOW.contains(&id);
    for method in methods_for(puzzle.layout()).filter(|method| can(method.id)) {
        let (outcome, expected) = match case.count {
            Count::Exactly(count) => (run(method, &puzzle), count),
            Count::AtLeast(count) => (run_to(method, &puzzle, count), count),
        };
        assert_eq!(outcome.solutions.len(), expected, "{method:?} {file} {line}");
        if let Some(solution) = &case.solution {
            assert_eq!(&outcome.solutions[0].to_string(), solution, "{method:?} {file} {line}");
        }
    }
}
