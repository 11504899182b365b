//! `cargo xtask example`: positions in which a technique is at work, for the page about it.
//!
//! The puzzles are made here, at random from a seed, and belong to nobody. Each is walked twice: in the
//! usual order, where a step of the technique means that nothing easier is there, and with the
//! technique right after the singles, where positions are closer to the puzzle. Printed are the
//! positions that are easiest to take in, each with near misses: positions that look alike, and in
//! which the technique finds nothing.

use std::collections::BTreeSet;

use nonet_core::{Position, Proper, read};
use nonet_logic::page::{Conclusions, Example};
use nonet_logic::{
    Board, Choice, Premise, Step, Technique, Tool, Toolbox, all_steps, best_step, trial,
};
use xtask::{Chore, Failure};

mod near_miss;
mod puzzles;

use puzzles::Puzzles;

pub(crate) static EXAMPLE: Chore = Chore {
    id: "example",
    arguments: "TECHNIQUE [--seed N] [--count N]",
    about: "make examples for the page of a technique, with near misses",
    run: example,
};

/// How many puzzles are tried at most.
const MOST_PUZZLES: usize = 2000;

/// How many positions are looked at for each that is printed.
const POOL: usize = 40;

/// The techniques that come before all others, whatever is shown.
const SINGLES: [&str; 3] = ["full-house", "hidden-single", "naked-single"];

#[derive(Debug)]
struct Wish {
    technique: &'static Technique,
    seed: u64,
    count: usize,
}

fn example(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments).map_err(Failure::Usage)?;
    let mut finds = search(&wish);
    if finds.is_empty() {
        let reason = format!("{} was not found in {MOST_PUZZLES} puzzles", wish.technique.id);
        return Err(Failure::Failed(format!("{reason}: try another --seed")));
    }
    finds.sort_by_cached_key(Find::cost);
    // Those with a near miss come first, as far as they are easy enough to take in.
    let near_misses = |find: &Find| near_miss::search(find.step.technique, &find.board, &find.step);
    let mut finds: Vec<_> =
        finds.iter().take(8 * wish.count).map(|find| (find, near_misses(find))).collect();
    finds.sort_by_key(|(_, misses)| misses.is_empty());
    for (find, misses) in finds.into_iter().take(wish.count) {
        print!("{}", find.report());
        for miss in misses.iter().take(2) {
            let example = Example::new(&miss.board, Conclusions::default());
            print!("near miss, {}:\n```example\n{}```\n", miss.about, example.to_text());
        }
        println!();
    }
    Ok(())
}

fn parse(arguments: &[String]) -> Result<Wish, String> {
    let mut words = arguments.iter();
    let id = words.next().ok_or_else(|| format!("cargo xtask example {}", EXAMPLE.arguments))?;
    let technique = Technique::by_id(id).ok_or_else(|| format!("there is no technique `{id}`"))?;
    let mut wish = Wish { technique, seed: 1, count: 3 };
    while let Some(flag) = words.next() {
        let number = words.next().and_then(|word| word.parse().ok());
        match (flag.as_str(), number) {
            ("--seed", Some(number)) => wish.seed = number,
            ("--count", Some(number)) => wish.count = number as usize,
            ("--seed" | "--count", None) => return Err(format!("{flag} takes a number")),
            _ => return Err(format!("there is no `{flag}` here")),
        }
    }
    Ok(wish)
}

/// A position in which the technique finds something.
struct Find {
    /// The number of the puzzle, counted from the seed.
    puzzle: usize,
    board: Board,
    step: Step,
    /// How many different conclusions there are.
    conclusions: usize,
    /// Whether no technique that comes before finds anything.
    is_needed: bool,
}

impl Find {
    /// How hard it is to take in.
    fn cost(&self) -> usize {
        let board = &self.board;
        let candidates: usize = board.empty_cells().iter().map(|c| board.candidates(c).len()).sum();
        let needless = if self.is_needed { 0 } else { 15 };
        let others = 60 * (self.conclusions - 1).min(10);
        others + candidates + 2 * self.ruled_out() + 6 * self.step.length() + needless
    }

    /// How many candidates are ruled out that the digits of the grid alone would leave.
    fn ruled_out(&self) -> usize {
        let example = Example::new(&self.board, Conclusions::default());
        let by_rules = nonet_core::Draft { pencil_marks: None, ..example.draft };
        let by_rules = Position::of(&by_rules);
        let cells = self.board.empty_cells().iter();
        cells.map(|c| by_rules.candidates(c).without(self.board.candidates(c)).len()).sum()
    }

    fn report(&self) -> String {
        let Find { puzzle, board, step, conclusions, is_needed } = self;
        let example = Example::new(board, Conclusions::of(step));
        let others = if *conclusions == 1 { "" } else { ", finds other things too" };
        let needed = if *is_needed { ", nothing easier is there" } else { "" };
        let mut report = format!("puzzle {puzzle}, length {}{others}{needed}\n", step.length());
        for premise in &step.evidence.premises {
            report += &told(premise, board);
        }
        report + &format!("```example\n{}```\n", example.to_text())
    }
}

/// A premise in short, as a line.
fn told(premise: &Premise, board: &Board) -> String {
    let layout = board.layout();
    let name = |cell| format!("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    match premise {
        Premise::Cell { cell, digits } => {
            let digits: Vec<String> = digits.iter().map(|d| d.number().to_string()).collect();
            format!("- {} is {}\n", name(*cell), digits.join(" or "))
        }
        Premise::Place { house, digit, cells } => {
            let cells: Vec<String> = cells.iter().map(name).collect();
            let kind = format!("{:?}", house.kind()).to_lowercase();
            let house = format!("{kind} {}", house.number());
            format!("- {} of {house} is in {}\n", digit.number(), cells.join(" or "))
        }
        Premise::Unique { extras, .. } => {
            let extra = |candidate: &nonet_logic::Candidate| {
                format!("{}={}", name(candidate.cell), candidate.digit.number())
            };
            let extras: Vec<String> = extras.iter().map(extra).collect();
            format!("- single solution: {}\n", extras.join(" or "))
        }
        Premise::Rule { candidates, .. } => {
            let named =
                candidates.iter().map(|one| format!("{}={}", name(one.cell), one.digit.number()));
            format!("- by clues: {}\n", named.collect::<Vec<_>>().join(" or "))
        }
    }
}

/// Walks puzzles until there are enough positions to choose from.
fn search(wish: &Wish) -> Vec<Find> {
    let own = wish.technique;
    let is_method = trial::METHODS.contains(&own);
    let everything =
        if is_method { Toolbox::of(&trial::METHODS).tools } else { Toolbox::default().tools };
    let before: Vec<Tool> =
        everything.iter().take_while(|tool| tool.technique != own).copied().collect();
    let own_tool = everything.iter().find(|tool| tool.technique == own).copied();
    let is_single = |tool: &Tool| SINGLES.contains(&tool.technique.id);
    let (singles, others): (Vec<Tool>, Vec<Tool>) = before.iter().partition(|tool| is_single(tool));
    let own_tool = Vec::from_iter(own_tool);
    let all_singles = everything.iter().filter(|tool| is_single(tool)).copied().collect();
    let usual = [before.clone(), own_tool.clone(), all_singles].concat();
    let early = [singles, own_tool, others].concat();
    let toolboxes = [usual, early].map(|tools| Toolbox { tools, choice: Choice::Shortest });
    let mut finds: Vec<Find> = Vec::new();
    for (puzzle, line) in Puzzles::from_seed(wish.seed).take(MOST_PUZZLES).enumerate() {
        let draft = read(&line).expect("a line of 81 cells");
        let proper = Proper::of(&draft).expect("they are made to have a single solution");
        let start = Board::of(&proper.start()).expect("a 9×9 grid");
        let first = finds.len();
        for toolbox in &toolboxes {
            walk(toolbox, &start, &mut |board, step| {
                if step.technique != own {
                    return;
                }
                let conclusions: BTreeSet<Conclusions> =
                    all_steps(own, board).iter().map(Conclusions::of).collect();
                let is_found = |tool: &Tool| best_step(tool.technique, board).is_some();
                let is_needed = !before.iter().any(is_found);
                let (board, step, conclusions) = (board.clone(), step.clone(), conclusions.len());
                finds.push(Find { puzzle, board, step, conclusions, is_needed });
            });
        }
        // Both ways often lead through the same position.
        let mut seen = BTreeSet::new();
        let tail = finds.split_off(first);
        finds.extend(tail.into_iter().filter(|find| seen.insert(find.report())));
        if finds.len() >= wish.count * POOL {
            break;
        }
    }
    finds
}

/// Calls `visit` with every position on the way and the step that is taken there.
fn walk(toolbox: &Toolbox, start: &Board, visit: &mut dyn FnMut(&Board, &Step)) {
    let mut board = start.clone();
    while !board.is_broken() && !board.is_full() {
        let Some(step) = toolbox.next_step(&board) else { return };
        visit(&board, &step);
        board.apply(&step);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(String::from).collect()
    }

    #[test]
    fn wrong_use_is_told() {
        for line in
            ["", "y-wing", "full-house --sed 1", "full-house --seed x", "full-house --count"]
        {
            assert!(parse(&words(line)).is_err(), "{line}");
        }
        let wish = parse(&words("naked-single --count 2 --seed 7")).expect("a wish");
        assert_eq!((wish.technique.id, wish.seed, wish.count), ("naked-single", 7, 2));
    }

    #[test]
    fn examples_and_near_misses_are_what_they_say() {
        let mut wish = parse(&words("hidden-single")).expect("a wish");
        wish.count = 1;
        let finds = search(&wish);
        assert!(!finds.is_empty());
        for find in finds.iter().take(10) {
            let technique = find.step.technique;
            let block = Example::new(&find.board, Conclusions::of(&find.step)).to_text();
            let again = Example::parse(&block).expect("an example");
            let best = best_step(technique, &again.board()).expect("a step");
            assert_eq!(Conclusions::of(&best), again.finds);
            for miss in near_miss::search(technique, &find.board, &find.step) {
                assert!(all_steps(technique, &miss.board).is_empty());
                assert!(find.report().contains("```example"));
            }
        }
    }
}
