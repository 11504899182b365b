//! `cargo xtask check-generated`: puzzles of every variant as they are made, against a SAT solver.
//!
//! The other side reads what was written down and knows of it only what the rules say in words. It has to find
//! the solution that the generator tells, and no other. Where a level was asked for, a fresh way by logic has
//! to lead to that solution without trial, every step of it has to pass the checker, and the level has to be right.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use nonet_core::rule::Variants;
use nonet_core::{BoxShape, Draft, Layout, Proper, read};
use nonet_count::Alone;
use nonet_generate::{Difficulty, Made, Plan, Variety, Wish, generate, variants};
use nonet_logic::checker::{check_step, follow};
use nonet_logic::{Board, Level, Rating, Toolbox};
use xtask::{Chore, Failure};

use crate::check_rules::encoding::Encoding;

pub(crate) static CHECK_GENERATED: Chore = Chore {
    id: "check-generated",
    arguments: "[--puzzles N] [--seed N] [--variant A,B] [--box RxC]",
    about: "make puzzles of each variant, with and without a level, and prove them by a SAT solver",
    run: check_generated,
};

/// How many puzzles there are of each kind, unless told otherwise.
const PUZZLES: u64 = 100;

/// Mixtures of variants, besides every variant by itself.
const MIXTURES: [&str; 6] = [
    "diagonal,anti-knight",
    "windoku,even-odd",
    "jigsaw,diagonal",
    "jigsaw,strips",
    "disjoint-groups,extra-regions",
    "buildings,diagonal",
];

/// Every variant by itself, and mixtures.
fn kinds() -> impl Iterator<Item = &'static str> {
    variants().chain(MIXTURES)
}

/// The levels that are asked for; the first is none.
const LEVELS: [Option<Level>; 3] = [None, Some(Level::Easy), Some(Level::Medium)];

/// The technique of last resort.
const LAST_RESORT: &str = "trial";

#[derive(PartialEq, Eq, Debug)]
struct Task {
    seed: u64,
    puzzles: u64,
    kinds: Vec<String>,
    shape: BoxShape,
}

fn check_generated(arguments: &[String]) -> Result<(), Failure> {
    let task = parse(arguments).map_err(Failure::Usage)?;
    let rows = check_all(&task, &|row| println!("{row}"));
    let faults: usize = rows.iter().map(|row| row.faults.len()).sum();
    let (made, unsettled): (u64, u64) =
        rows.iter().fold((0, 0), |sum, row| (sum.0 + row.made, sum.1 + row.unsettled));
    println!("{made} puzzles, {unsettled} too hard for the SAT solver, {faults} faults");
    if faults > 0 { Err(Failure::Reported) } else { Ok(()) }
}

fn parse(arguments: &[String]) -> Result<Task, String> {
    let nine = BoxShape::new(3, 3).expect("the usual boxes");
    let kinds = kinds().map(str::to_owned).collect();
    let mut task = Task { seed: 1, puzzles: PUZZLES, kinds, shape: nine };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} takes a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word} takes a number"));
        match word.as_str() {
            "--seed" => task.seed = number()?,
            "--puzzles" => task.puzzles = number()?,
            "--variant" => task.kinds = vec![value.clone()],
            "--box" => {
                let sides = value.split_once('x');
                let sides = sides.and_then(|(rows, columns)| {
                    BoxShape::new(rows.parse().ok()?, columns.parse().ok()?)
                });
                task.shape = sides.ok_or_else(|| format!("{word} takes boxes such as 2x3"))?;
            }
            other => return Err(format!("there is no `{other}` here")),
        }
    }
    for kind in &task.kinds {
        wish(task.shape, kind, None)?;
    }
    Ok(task)
}

/// A wish for a variant, or for several.
fn wish(shape: BoxShape, kind: &str, level: Option<Level>) -> Result<Wish, String> {
    let (mut variants, mut varieties) = (Variants::default(), Vec::new());
    for name in kind.split(',') {
        match Variety::by_id(name) {
            Some(variety) => varieties.push(variety),
            None if variants.add(name) => {}
            None => return Err(format!("there is no variant `{name}`")),
        }
    }
    let layout = Layout::with_boxes(shape).with_variants(variants);
    let layout = layout.map_err(|error| format!("{kind}: {error}"))?;
    let difficulty = Difficulty { level, ..Difficulty::default() };
    Ok(Wish { varieties, difficulty, ..Wish::of(layout) })
}

/// What was found in the puzzles of a kind.
struct Row {
    kind: String,
    level: Option<Level>,
    made: u64,
    /// How many the SAT solver could not settle.
    unsettled: u64,
    /// How many givens they have together.
    givens: usize,
    faults: Vec<String>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level.map_or("-", Level::id);
        let givens = self.givens as f64 / self.made.max(1) as f64;
        let Row { kind, made, unsettled, .. } = self;
        let faults = self.faults.len();
        write!(
            f,
            "{kind:<32} {level:<8} {made:>5} made {givens:>6.1} givens {unsettled:>3} too hard {faults:>3} faults"
        )?;
        self.faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

/// Makes and checks all kinds on all cores; `tell` hears of each as soon as it is done.
fn check_all(task: &Task, tell: &(dyn Fn(&Row) + Sync)) -> Vec<Row> {
    let kinds = task.kinds.iter().flat_map(|kind| LEVELS.map(|level| (kind, level)));
    let kinds: Vec<_> = kinds.collect();
    let next = AtomicUsize::new(0);
    let rows = Mutex::new(Vec::new());
    let work = || {
        while let Some(&(kind, level)) = kinds.get(next.fetch_add(1, Ordering::Relaxed)) {
            let row = check_kind(task, kind, level);
            let mut rows = rows.lock().expect("nobody panics while telling");
            tell(&row);
            rows.push(row);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    rows.into_inner().expect("nobody panics while telling")
}

fn check_kind(task: &Task, kind: &str, level: Option<Level>) -> Row {
    let mut row =
        Row { kind: kind.to_owned(), level, made: 0, unsettled: 0, givens: 0, faults: Vec::new() };
    let plan = wish(task.shape, kind, level).map(Plan::try_from);
    let Ok(Ok(plan)) = plan else {
        row.faults.push("the wish makes no sense to the generator".to_owned());
        return row;
    };
    generate(&plan, task.seed, 0, task.puzzles, &Alone, &|made| made, &mut |made| {
        row.made += 1;
        row.givens += made.puzzle.given_count();
        match check(&made, level) {
            Ok(true) => {}
            Ok(false) => row.unsettled += 1,
            Err(fault) => row.faults.push(format!("{fault}: {made}")),
        }
        true
    });
    row
}

/// Checks a puzzle; says whether the SAT solver could settle it.
fn check(made: &Made, level: Option<Level>) -> Result<bool, String> {
    let draft = read(&made.to_string()).map_err(|_| "what was written cannot be read")?;
    let told: Vec<usize> = made.solution.digits().iter().map(|digit| digit.number()).collect();
    let is_settled = match Encoding::of(&draft).into_solutions(2) {
        Ok(solutions) if solutions == [told] => true,
        Ok(solutions) => return Err(format!("{} solutions by SAT, or another", solutions.len())),
        Err(_) => false,
    };
    match level {
        Some(level) => check_logic(made, &draft, level).map(|()| is_settled),
        None => Ok(is_settled),
    }
}

/// Whether logic alone leads to the solution, and the level is right.
fn check_logic(made: &Made, draft: &Draft, level: Level) -> Result<(), String> {
    let proper = Proper::of(draft).map_err(|_| "not one solution")?;
    let board = Board::of(&proper.start()).ok_or("a contradiction")?;
    let rated = Rating::of(&Toolbox::default(), &board).map(|rating| rating.level);
    if rated != Some(level) {
        return Err(format!("the level is {rated:?}"));
    }
    let mut toolbox = Toolbox::default();
    toolbox.tools.retain(|tool| tool.technique.id != LAST_RESORT);
    let mut position = proper.start();
    loop {
        let board = Board::of(&position).ok_or("a contradiction on the way")?;
        if board.is_full() {
            break;
        }
        let step = toolbox.next_step(&board).ok_or("logic gets stuck")?;
        check_step(&position, &step)
            .map_err(|fault| format!("{} is refused: {fault}", step.technique.id))?;
        follow(&mut position, &step);
    }
    let is_same = |cell| position.value(cell) == Some(made.solution.digit(cell));
    let is_right = draft.layout.cells().all(is_same);
    if is_right { Ok(()) } else { Err("logic leads to another solution".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn small_puzzles_of_every_variant_are_proved() {
        // There is no Windoku of this size, and no grid with diagonals where knights differ.
        let is_possible =
            |kind: &&str| !kind.contains("windoku") && *kind != "diagonal,anti-knight";
        for kind in kinds().filter(is_possible) {
            let task = parse(&words(&format!("--puzzles 2 --box 2x3 --variant {kind}")));
            let task = task.expect("a task");
            let row = check_kind(&task, kind, None);
            assert!(row.faults.is_empty(), "{row}");
            assert_eq!((row.made, row.unsettled), (2, 0), "{row}");
        }
        let task = parse(&words("--puzzles 2 --variant diagonal")).expect("a task");
        let row = check_kind(&task, "diagonal", Some(Level::Easy));
        assert!(row.faults.is_empty() && row.made == 2, "{row}");
    }

    #[test]
    fn a_puzzle_with_several_solutions_is_noticed() {
        let shape = BoxShape::new(2, 2).expect("a box");
        let wish = Wish { any_solutions: true, ..wish(shape, "diagonal", None).expect("a wish") };
        let wish = Wish { keys: nonet_generate::Keys::exactly(1), ..wish };
        let plan = Plan::try_from(wish).expect("a plan");
        generate(&plan, 1, 0, 1, &Alone, &|made| made, &mut |made| {
            assert!(check(&made, None).is_err());
            true
        });
    }

    #[test]
    fn wrong_use_is_told() {
        for line in ["x", "--seed", "--seed x", "--puzzles -1", "--variant chess", "--box 3"] {
            assert!(parse(&words(line)).is_err(), "{line}");
        }
        let task = parse(&words("--seed 7 --puzzles 5 --variant strips,jigsaw")).expect("a task");
        assert_eq!((task.seed, task.puzzles, task.kinds.len()), (7, 5, 1));
    }
}
