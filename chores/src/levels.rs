//! `cargo xtask levels`: whether our levels are those that players know from elsewhere.
//!
//! Every puzzle of a table with another program's levels is rated, and the two are put side by side.
//! With tables of Sudoku Explainer's ratings, the puzzles that it finds simple and we do not are told
//! as well.

use std::sync::atomic::{AtomicUsize, Ordering};

use nonet_core::{Proper, Puzzle};
use nonet_logic::{Board, Rating, Toolbox};
use xtask::{Chore, Failure};

mod comparison;
mod table;

use comparison::Comparison;
use table::Explained;

pub(crate) static LEVELS: Chore = Chore {
    id: "levels",
    arguments: "FILE [--se FILE ...] [--list] [--threads N]",
    about: "compare our levels with another program's, as a table states them",
    run: levels,
};

struct Wish<'a> {
    path: &'a str,
    explained: Vec<&'a str>,
    /// Whether to tell every puzzle with another level.
    list: bool,
    threads: usize,
}

fn levels(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    let compared = read_table(wish.path, table::compared)?;
    let mut explained: Vec<(&str, Explained)> = Vec::new();
    for path in wish.explained.iter().copied() {
        let of_file = read_table(path, table::explained)?;
        explained.extend(of_file.into_iter().map(|one| (path, one)));
    }
    let tasks: Vec<&Puzzle> = compared
        .iter()
        .map(|one| &one.puzzle)
        .chain(explained.iter().filter(|(_, one)| one.is_simple()).map(|(_, one)| &one.puzzle))
        .collect();
    let mut ratings = rate_all(&tasks, wish.threads).into_iter();
    let mut comparison = Comparison::default();
    for (one, rating) in compared.iter().zip(ratings.by_ref()) {
        comparison.add(one, rating);
    }
    let simple = explained.iter().filter(|(_, one)| one.is_simple());
    for ((path, one), rating) in simple.zip(ratings) {
        comparison.add_simple(path, one, rating);
    }
    if wish.list {
        println!("{}\n", comparison.list());
    }
    print!("{comparison}");
    Ok(())
}

/// What a file holds, by the function that makes rows of its text.
fn read_table<T>(
    path: &str,
    rows: impl Fn(&str) -> Result<Vec<T>, Vec<String>>,
) -> Result<Vec<T>, Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::Failed(format!("{path} cannot be read: {error}")))?;
    rows(&text).map_err(|errors| Failure::Failed(format!("{path}:\n{}", errors.join("\n"))))
}

fn parse(arguments: &[String]) -> Result<Wish<'_>, String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut wish = Wish { path: "", explained: Vec::new(), list: false, threads };
    let mut words = arguments.iter().map(String::as_str).peekable();
    while let Some(word) = words.next() {
        match word {
            "--se" => {
                let before = wish.explained.len();
                while let Some(path) = words.next_if(|word| !word.starts_with("--")) {
                    wish.explained.push(path);
                }
                if wish.explained.len() == before {
                    return Err(String::from("--se takes files"));
                }
            }
            "--list" => wish.list = true,
            "--threads" => {
                wish.threads = match words.next().and_then(|number| number.parse().ok()) {
                    Some(0) | None => return Err(String::from("--threads takes a number")),
                    Some(number) => number,
                }
            }
            path if wish.path.is_empty() && !path.starts_with("--") => wish.path = path,
            other => return Err(format!("there is no `{other}` here")),
        }
    }
    if wish.path.is_empty() { Err(String::from("no file was named")) } else { Ok(wish) }
}

/// The ratings of all puzzles, in their order; nothing for those that have none.
fn rate_all(puzzles: &[&Puzzle], threads: usize) -> Vec<Option<Rating>> {
    let toolbox = Toolbox::default();
    let next = AtomicUsize::new(0);
    let mut ratings = vec![None; puzzles.len()];
    std::thread::scope(|scope| {
        // A hard puzzle takes as long as hundreds of easy ones: whoever is free takes the next.
        let work = || {
            let mut own = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(puzzle) = puzzles.get(index) else { return own };
                if index % 500 == 499 {
                    eprintln!("{} of {} puzzles", index + 1, puzzles.len());
                }
                own.push((index, rate(puzzle, &toolbox)));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            for (index, rating) in worker.join().expect("a worker that panics has told why") {
                ratings[index] = rating;
            }
        }
    });
    ratings
}

/// The rating of a puzzle, if it has one solution and the way leads there.
fn rate(puzzle: &Puzzle, toolbox: &Toolbox) -> Option<Rating> {
    let proper = Proper::of(puzzle.draft()).ok()?;
    let board = Board::of(&proper.position(puzzle.draft())?)?;
    Rating::of(toolbox, &board)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A puzzle of singles, from Wikipedia's article on Sudoku; with fewer givens it is no proper one.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// Arto Inkala's puzzle of 2010.
    const HARDEST: &str =
        "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
    const SEVERAL: &str =
        "5...7....6..195....98....6.8...6...34..8.3...7...2...6.6....28....4.9..5....8....";

    #[test]
    fn levels_stand_side_by_side() {
        let text = format!(
            "puzzle,level,score,n\n{EASY},Easy,300,1\n{EASY},Hard,900,2\n{HARDEST},Extreme,9000,3\n\
             {HARDEST},Easy,1,4\n{SEVERAL},Easy,1,5\n"
        );
        let compared = table::compared(&text).expect("a table");
        let puzzles: Vec<&Puzzle> = compared.iter().map(|one| &one.puzzle).collect();
        let mut comparison = Comparison::default();
        for (one, rating) in compared.iter().zip(rate_all(&puzzles, 2)) {
            comparison.add(one, rating);
        }
        let simple = table::explained(&format!("puzzle,ER\n{HARDEST},4.4\n")).expect("a table");
        let rating = rate_all(&[&simple[0].puzzle], 1).remove(0);
        comparison.add_simple("simple.csv", &simple[0], rating);
        let said = comparison.to_string();
        let rows: Vec<&str> = said.lines().take(7).collect();
        assert_eq!(
            rows,
            [
                "theirs      easy medium   hard unfair extreme    equal",
                "easy           1      0      0      0      1     50.0 % of 2",
                "medium         0      0      0      0      0        - % of 0",
                "hard           1      0      0      0      0      0.0 % of 1",
                "unfair         0      0      0      0      0        - % of 0",
                "extreme        0      0      0      0      1    100.0 % of 1",
                "all            2      0      0      0      2     50.0 % of 4",
            ]
        );
        let halves: Vec<&str> = said.lines().filter(|line| line.starts_with("all")).collect();
        assert_eq!(
            halves[1..],
            [
                "all            1      0      0      0      1    100.0 % of 2",
                "all            1      0      0      0      1      0.0 % of 2",
            ]
        );
        let apart: Vec<&str> = said.lines().filter(|line| line.starts_with("line ")).collect();
        assert_eq!(apart.len(), 3, "{said}");
        assert!(apart[0].starts_with(&format!("line 3: {EASY}: hard 900, here easy ")), "{said}");
        assert!(apart[1].starts_with(&format!("line 5: {HARDEST}: easy 1, here extreme ")));
        assert!(apart[2].starts_with(&format!("line 6: {SEVERAL}: ")), "{said}");
        assert!(said.contains(&format!("simple.csv: line 2: {HARDEST}: ER 4.4, here extreme ")));
    }

    #[test]
    fn wrong_use_is_told() {
        for line in ["", "--se", "a b", "a --se", "a --se --list", "a --half", "a --threads 0"] {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            assert!(parse(&words).is_err(), "{line}");
        }
        let words = ["a", "--se", "b", "c", "--list"].map(String::from);
        let wish = parse(&words).expect("right use");
        assert_eq!((wish.path, wish.explained, wish.list), ("a", vec!["b", "c"], true));
    }
}
