//! `cargo xtask check-steps`: every step on the way through the puzzles of a file, checked.
//!
//! Each step must follow from its evidence, and must not contradict the solution. With `--all` every
//! step that any technique finds on the way is checked, not only those that are taken.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_core::format::to_line;
use nonet_core::{Grid, Position, Proper, Puzzle, read};
use nonet_logic::checker::{check_against, check_step, follow, needless_premises};
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Step, Toolbox, all_steps, technique};
use xtask::{Chore, Failure};

mod summary;

use summary::{Band, Summary};

pub(crate) static CHECK_STEPS: Chore = Chore {
    id: "check-steps",
    arguments: "FILE [--all] [--first N] [--threads N]",
    about: "check every step on the way through the puzzles of a file",
    run: check_steps,
};

/// Guessing: the technique that is always left.
const TRIAL: &str = "trial";

/// A puzzle of a file.
struct Task {
    line: usize,
    puzzle: Puzzle,
    /// How hard Sudoku Explainer finds it, if the file says so.
    rating: Option<f64>,
}

struct Wish<'a> {
    path: &'a str,
    all: bool,
    first: usize,
    threads: usize,
}

fn check_steps(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    let text = std::fs::read_to_string(wish.path)
        .map_err(|error| Failure::Failed(format!("{} cannot be read: {error}", wish.path)))?;
    let mut tasks = tasks(&text).map_err(|errors| Failure::Failed(errors.join("\n")))?;
    tasks.truncate(wish.first);
    let mut summary = Summary::default();
    std::thread::scope(|scope| {
        let (wish, tasks) = (&wish, &tasks);
        let share = |own: usize| {
            let own_tasks = tasks.iter().skip(own).step_by(wish.threads);
            let mut summary = Summary::default();
            for (done, task) in own_tasks.enumerate() {
                if own == 0 && done % 100 == 99 {
                    eprintln!("{} of {} puzzles", (done + 1) * wish.threads, tasks.len());
                }
                check(task, wish.all, &mut summary);
            }
            summary
        };
        let workers: Vec<_> =
            (0..wish.threads).map(|own| scope.spawn(move || share(own))).collect();
        for worker in workers {
            match worker.join() {
                Ok(share) => summary.merge(share),
                Err(_) => summary.panics += 1,
            }
        }
    });
    print!("{summary}");
    if summary.faults() > 0 { Err(Failure::Reported) } else { Ok(()) }
}

fn parse(arguments: &[String]) -> Result<Wish<'_>, String> {
    let mut wish = Wish { path: "", all: false, first: usize::MAX, threads: 1 };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let mut number = || match words.next().and_then(|number| number.parse().ok()) {
            Some(0) | None => Err(format!("{word} takes a number")),
            Some(number) => Ok(number),
        };
        match word.as_str() {
            "--all" => wish.all = true,
            "--first" => wish.first = number()?,
            "--threads" => wish.threads = number()?,
            path if wish.path.is_empty() && !path.starts_with("--") => wish.path = path,
            other => return Err(format!("there is no `{other}` here")),
        }
    }
    if wish.path.is_empty() { Err(String::from("no file was named")) } else { Ok(wish) }
}

/// The puzzles of a text, one a line: the first field, before a comma, semicolon or tab. Those that
/// contradict themselves are left out.
fn tasks(text: &str) -> Result<Vec<Task>, Vec<String>> {
    let (mut tasks, mut errors) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        let mut fields = line.split([',', ';', '\t']);
        let first = fields.next().unwrap_or_default().trim();
        if first.is_empty() || first.starts_with('#') {
            continue;
        }
        // A whole number is something else, such as the number of solutions.
        let second = fields.next().filter(|field| field.contains('.'));
        let rating = second.and_then(|field| field.trim().parse().ok());
        match read(first) {
            Ok(draft) => {
                let puzzle = Puzzle::try_from(draft).ok();
                tasks.extend(puzzle.map(|puzzle| Task { line: index + 1, puzzle, rating }));
            }
            // The first line may name the columns.
            Err(_) if index == 0 => {}
            Err(_) => errors.push(format!("line {}: it does not begin with a puzzle", index + 1)),
        }
    }
    if errors.is_empty() { Ok(tasks) } else { Err(errors) }
}

/// Walks through a puzzle and checks what is found.
fn check(task: &Task, all: bool, summary: &mut Summary) {
    let puzzle = &task.puzzle;
    let proper = Proper::of(puzzle.draft()).ok();
    let solution = proper.as_ref().map(|proper| proper.solution().clone());
    let toolbox = Toolbox::default();
    let position = proper.and_then(|proper| proper.position(puzzle.draft()));
    let mut position = position.unwrap_or_else(|| puzzle.start().clone());
    let Some(mut board) = Board::of(&position) else { return };
    let mut walk = Walk::default();
    while !board.is_full() && !board.is_broken() {
        if all {
            let techniques = toolbox.tools.iter().map(|tool| tool.technique);
            for technique in techniques.filter(|technique| technique.id != TRIAL) {
                for step in all_steps(technique, &board) {
                    judge(task, &position, solution.as_ref(), &step, summary);
                }
            }
        }
        let start = Instant::now();
        let step = toolbox.next_step(&board);
        walk.time += start.elapsed();
        let Some(step) = step else { break };
        judge(task, &position, solution.as_ref(), &step, summary);
        *walk.taken.entry(step.technique.id).or_default() += 1;
        follow(&mut position, &step);
        board.apply(&step);
    }
    walk.is_solved = board.is_full() && !board.is_broken();
    summary.add_walk(Band::of(task.rating), &walk);
}

/// A way through a puzzle.
#[derive(Default)]
struct Walk {
    /// How often each technique was used.
    taken: BTreeMap<&'static str, usize>,
    is_solved: bool,
    /// How long it took to find the steps.
    time: Duration,
}

fn judge(
    task: &Task,
    position: &Position,
    solution: Option<&Grid>,
    step: &Step,
    summary: &mut Summary,
) {
    let mut result = check_step(position, step);
    if let Some(solution) = solution {
        result = result.and_then(|()| check_against(solution, step));
    }
    let fault = result.err().map(|fault| {
        let concluded = Conclusions::of(step).to_text(position.layout());
        let (line, puzzle) = (task.line, to_line(task.puzzle.draft()));
        let marks: String = position
            .layout()
            .cells()
            .map(|cell| match position.value(cell) {
                Some(digit) => format!(" {}", digit.number()),
                None => {
                    let digits = position.candidates(cell);
                    let numbers: Vec<_> = digits.iter().map(|d| d.number().to_string()).collect();
                    format!(" {{{}}}", numbers.join(","))
                }
            })
            .collect();
        format!("line {line}: {puzzle}\n  at{marks}\n  {concluded}: {fault}\n  {step:?}\n")
    });
    let is_sound = fault.is_none();
    let needless = if is_sound { needless_premises(position, step).len() } else { 0 };
    summary.add_step(step.technique, fault, needless);
}

/// The place of a technique among all.
fn place(id: &str) -> usize {
    technique::ALL.iter().position(|technique| technique.id == id).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn puzzles_come_from_tables_and_from_plain_lines() {
        let text = format!("puzzle,ER\n{LINE},1.2,1.2\n\n# words\n{LINE}\n{LINE}\t1\t5346\n");
        let tasks = tasks(&text).expect("three puzzles");
        let lines: Vec<_> = tasks.iter().map(|task| (task.line, task.rating)).collect();
        assert_eq!(lines, [(2, Some(1.2)), (5, None), (6, None)]);
        let errors = self::tasks(&format!("{LINE}\nwords\n")).err().expect("one line is wrong");
        assert!(errors[0].starts_with("line 2: "));
    }

    #[test]
    fn a_way_is_walked_and_checked() {
        let tasks = tasks(&format!("{LINE},1.5")).expect("a puzzle");
        for all in [false, true] {
            let mut summary = Summary::default();
            check(&tasks[0], all, &mut summary);
            assert_eq!(summary.faults(), 0, "{summary}");
            let last = summary.to_string().lines().last().map(String::from).unwrap_or_default();
            assert!(last.contains("0 faults") && last.contains("1 of 1 solved"), "{last}");
        }
    }

    #[test]
    fn wrong_use_is_told() {
        for line in ["", "--all", "a b", "a --first x", "a --threads 0", "a --al"] {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            assert!(parse(&words).is_err(), "{line}");
        }
    }
}
