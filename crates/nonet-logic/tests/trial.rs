//! Trial: the thesis' own example, every way to end, and steps that hold what they say.

use std::ops::ControlFlow;

use nonet_core::{Entry, Grid, Position, Puzzle, read, solve};
use nonet_logic::checker::{check_against, check_step, follow};
use nonet_logic::trial::{
    Answers, METHODS, Trial, Work, for_each_solution, run, run_without_steps,
};
use nonet_logic::{
    Board, BranchEnd, Ending, Step, Technique, Toolbox, all_steps, best_step, technique,
};

/// The example of I. Bocharov, *Sudoku solver* (Tallinn 2015).
const THESIS: &str =
    "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9";
const THESIS_ANSWER: &str =
    "217645893468293715953781264132467958876519432594832176321958647749326581685174329";

/// A puzzle that needs two assumptions at a time: Inkala's of 2012.
const TWO_AT_A_TIME: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Puzzles of several sizes, from the corpora of this project.
const CORPORA: [&str; 7] = [
    include_str!("../../../corpora/solve/easy-4x4.txt"),
    include_str!("../../../corpora/solve/easy-6x6.txt"),
    include_str!("../../../corpora/solve/easy-9x9.txt"),
    include_str!("../../../corpora/solve/famous-9x9.txt"),
    include_str!("../../../corpora/solve/minimal-8x8.txt"),
    include_str!("../../../corpora/solve/minimal-12x12.txt"),
    include_str!("../../../corpora/solve/hard-16x16.txt"),
];

/// Puzzles with several solutions.
const SEVERAL: &str = include_str!("../../../corpora/solve/several-9x9.txt");

fn puzzle(text: &str) -> Puzzle {
    Puzzle::try_from(read(text).expect("a puzzle")).expect("no open contradiction")
}

fn board(text: &str) -> Board {
    Board::of(puzzle(text).start()).expect("small enough")
}

fn trial(text: &str) -> Trial {
    run(&board(text), &METHODS, &mut |_| ControlFlow::Continue(()))
}

/// Some puzzles of a corpus whose number of solutions is, or is not, one.
fn puzzles(
    corpus: &'static str,
    most: usize,
    is_unique: bool,
) -> impl Iterator<Item = &'static str> {
    let lines = corpus.lines().filter_map(|line| {
        let (puzzle, rest) = line.split_once('\t')?;
        Some((puzzle, rest.split('\t').next() == Some("1")))
    });
    lines.filter(move |line| line.1 == is_unique).map(|line| line.0).take(most)
}

/// Puzzles with one solution from every corpus.
fn proper(most: usize) -> impl Iterator<Item = &'static str> {
    CORPORA.into_iter().flat_map(move |corpus| puzzles(corpus, most, true))
}

fn filled(board: &Board) -> Option<Grid> {
    let digits: Option<Vec<_>> = board.layout().cells().map(|cell| board.value(cell)).collect();
    Grid::try_new(board.layout().clone(), digits?)
}

#[test]
fn the_five_methods_stop_at_the_example_of_the_thesis() {
    let toolbox = Toolbox::of(&METHODS);
    let mut walk = toolbox.walk(board(THESIS));
    assert!(walk.by_ref().all(|step| METHODS.contains(&step.technique)));
    assert_eq!(walk.ending(), Ending::Stuck);
    let cell = walk.board().layout().cell(0, 1).expect("r1c2");
    let left: Vec<usize> =
        walk.board().candidates(cell).iter().map(nonet_core::Digit::number).collect();
    assert_eq!(left, [1, 3, 7]);
}

#[test]
fn trial_gives_the_answer_of_the_thesis() {
    let trial = trial(THESIS);
    assert_eq!(trial.ending, Ending::Solved);
    assert_eq!(filled(&trial.board).map(|grid| grid.to_string()).as_deref(), Some(THESIS_ANSWER));
    assert_eq!(trial.assumptions.len(), 1);
    assert_eq!(trial.complexity, trial.calls + 50);
    let tries = trial.steps.iter().filter(|step| step.technique.id == "trial").count();
    assert!(tries > 0);
}

#[test]
fn complexity_is_the_number_of_calls() {
    // One cell is empty: the first method sees it at its first call.
    let last = THESIS_ANSWER.replacen('2', ".", 1);
    assert_eq!((trial(&last).calls, trial(&last).complexity), (1, 1));
    // Without a solution it is 0, however much was called: two cells for three digits.
    let none = trial("....13....3...1.");
    assert!(matches!(none.ending, Ending::Broken(_)));
    assert_eq!(none.complexity, 0);
}

fn smallest(trial: &Trial, answers: Answers) -> u64 {
    trial.smallest_complexity(answers, &mut |_| ControlFlow::Continue(())).expect("nobody stops it")
}

/// The sum of every way to an answer by one value and then the methods, from a position where the
/// methods are stuck: by walking through all of them.
fn sums_by_one_value(start: &Board, calls: u64) -> Vec<u64> {
    let mut sums = Vec::new();
    for cell in start.empty_cells() {
        for digit in start.candidates(cell) {
            let mut board = start.clone();
            board.place(nonet_logic::Candidate { cell, digit });
            // Nothing is tried if the methods do it alone.
            let rest = run_without_steps(&board, &METHODS, &mut |_| ControlFlow::Break(()));
            if rest.ending == Ending::Solved && rest.work.trials == 0 {
                sums.push(calls + rest.calls + 50);
            }
        }
    }
    sums
}

#[test]
fn the_smallest_complexity_is_that_of_the_easiest_way() {
    let mut compared = 0;
    let lines = proper(2).map(|line| (line, Answers::One));
    let several = puzzles(SEVERAL, 8, false).map(|line| (line, Answers::Several));
    for (line, answers) in lines.chain(several) {
        let trial = trial(line);
        let is_by_one = trial.assumptions.len() == 1 && trial.assumed_at_once == 1;
        let smallest = smallest(&trial, answers);
        assert!(smallest <= trial.complexity, "{line}");
        if trial.assumptions.is_empty() {
            assert_eq!(smallest, trial.complexity, "{line}");
        } else if is_by_one {
            // Up to the step that leads to the answer everything is certain.
            let mut start = board(line);
            let (_, certain) = trial.steps.split_last().expect("it took a trial");
            for step in certain {
                start.apply(step);
            }
            let last = &trial.steps[trial.steps.len() - 1];
            let assumed = last.evidence.branches[0].assumption;
            let mut after = start.clone();
            let cell = assumed.cells.only().expect("one cell");
            after.place(nonet_logic::Candidate { cell, digit: assumed.digit });
            let rest = run_without_steps(&after, &METHODS, &mut |_| ControlFlow::Break(()));
            let sums = sums_by_one_value(&start, trial.calls - rest.calls);
            assert!(sums.contains(&trial.complexity), "{line}");
            assert_eq!(Some(&smallest), sums.iter().min(), "{line}");
            compared += 1;
        }
    }
    assert!(compared > 5, "only {compared}");
}

#[test]
fn with_several_answers_the_easiest_of_them_counts() {
    // A way to another answer may be easier than any to the first one.
    let differ = puzzles(SEVERAL, 20, false).any(|line| {
        let trial = trial(line);
        smallest(&trial, Answers::Several) < smallest(&trial, Answers::One)
    });
    assert!(differ);
}

#[test]
fn the_values_assumed_at_once_are_counted() {
    let at_once = |text: &str, methods: &[&'static Technique]| {
        let trial = run_without_steps(&board(text), methods, &mut |_| ControlFlow::Continue(()));
        (trial.needed_at_once, trial.assumed_at_once)
    };
    let easy = puzzles(CORPORA[2], 1, true).next().expect("a puzzle");
    assert_eq!(at_once(easy, &METHODS), (0, 0));
    assert_eq!(at_once(THESIS, &METHODS), (1, 1));
    assert_eq!(at_once(TWO_AT_A_TIME, &METHODS), (2, 2));
    // The fewer methods, the more values: all triples and, in the empty grid, all groups of four.
    assert_eq!(at_once("1...............", &METHODS[..1]), (3, 3));
    assert_eq!(at_once(&".".repeat(16), &METHODS[..1]), (4, 4));
    // In the empty grid the bound is met: pairs are too many already.
    let (needed, assumed) = at_once(&".".repeat(81), &METHODS);
    assert!(needed == 2 && assumed > 10, "{needed} {assumed}");
}

#[test]
fn single_assumptions_come_before_pairs() {
    let trial = trial(TWO_AT_A_TIME);
    assert_eq!((&trial.ending, trial.assumptions.len()), (&Ending::Solved, 2));
    let solution = solve::first(&puzzle(TWO_AT_A_TIME)).expect("a solution");
    assert_eq!(filled(&trial.board), Some(solution));
}

/// Checks the steps of a trial one by one, and that they lead where it says.
fn assert_sound(start: &Position, steps: &[Step], solution: Option<&Grid>) -> Position {
    let mut position = start.clone();
    for step in steps {
        let branch = step.evidence.branches.first();
        match branch.filter(|branch| branch.end == BranchEnd::Solves) {
            // It proves nothing, but its branch must lead there.
            Some(branch) => {
                let assumed = branch.assumption;
                let mut inside = position.clone();
                inside.place(assumed.cells.only().expect("one cell"), assumed.digit);
                let end = assert_sound(&inside, &branch.steps, solution);
                assert!(end.is_full());
                assert_eq!(step.placements.len(), empty(&position));
            }
            None => {
                assert_eq!(check_step(&position, step), Ok(()), "{step:?}");
                let told = solution.map_or(Ok(()), |grid| check_against(grid, step));
                assert_eq!(told, Ok(()));
            }
        }
        follow(&mut position, step);
    }
    position
}

fn empty(position: &Position) -> usize {
    position.layout().cells().filter(|&cell| position.value(cell).is_none()).count()
}

#[test]
fn every_step_of_every_trial_is_sound() {
    for line in proper(4) {
        let puzzle = puzzle(line);
        let solution = solve::first(&puzzle).expect("a solution");
        let trial = trial(line);
        assert_eq!(filled(&trial.board).as_ref(), Some(&solution), "{line}");
        let end = assert_sound(puzzle.start(), &trial.steps, Some(&solution));
        assert!(end.is_full(), "{line}");
    }
}

#[test]
fn steps_make_no_difference_to_the_way() {
    for line in proper(4) {
        let with = trial(line);
        let without = run_without_steps(&board(line), &METHODS, &mut |_| ControlFlow::Continue(()));
        let told = |trial: &Trial| {
            (filled(&trial.board), trial.calls, trial.work, trial.assumptions.clone())
        };
        assert_eq!(told(&with), told(&without), "{line}");
        assert!(without.steps.is_empty());
    }
}

#[test]
fn each_method_can_be_used_alone() {
    for method in METHODS {
        let start = board(THESIS);
        let trial = run(&start, &[method], &mut |_| ControlFlow::Continue(()));
        assert_eq!(trial.ending, Ending::Solved, "{method:?}");
        assert_eq!(
            filled(&trial.board).map(|grid| grid.to_string()).as_deref(),
            Some(THESIS_ANSWER)
        );
        let own = |step: &Step| step.technique == method || step.technique.id == "trial";
        assert!(trial.steps.iter().all(own), "{method:?}");
    }
}

#[test]
fn a_puzzle_without_a_solution_is_refuted_step_by_step() {
    for line in puzzles(CORPORA[3], 4, true) {
        // The first empty cell gets a digit that is not that of the solution.
        let puzzle = puzzle(line);
        let solution = solve::first(&puzzle).expect("a solution");
        let cell = puzzle.layout().cells().find(|&cell| puzzle.start().value(cell).is_none());
        let cell = cell.expect("an empty cell");
        let mut candidates = puzzle.start().candidates(cell).iter();
        let wrong = candidates.find(|&digit| digit != solution.digit(cell)).expect("two at least");
        let mut draft = puzzle.draft().clone();
        draft.entries[cell.index()] = Entry::Given(wrong);
        let start = Position::of(&draft);
        let board = Board::of(&start).expect("small enough");
        let trial = run(&board, &METHODS, &mut |_| ControlFlow::Continue(()));
        assert!(matches!(trial.ending, Ending::Broken(_)), "{:?}", trial.ending);
        assert_eq!(trial.complexity, 0);
        let end = assert_sound(&start, &trial.steps, None);
        assert!(!nonet_core::contradictions(&end).is_empty());
    }
}

#[test]
fn it_comes_to_an_end_where_almost_anything_goes() {
    for size in [4, 9, 12, 16] {
        let empty = board(&".".repeat(size * size));
        let trial = run_without_steps(&empty, &METHODS, &mut |_| ControlFlow::Continue(()));
        assert_eq!(trial.ending, Ending::Solved, "{size}");
        assert!(filled(&trial.board).is_some(), "{size}");
    }
}

#[test]
fn it_can_be_broken_off() {
    let mut reports = 0;
    let trial = run(&board(TWO_AT_A_TIME), &METHODS, &mut |_| {
        reports += 1;
        if reports < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!((trial.ending, trial.complexity, reports), (Ending::Stuck, 0, 3));
}

#[test]
fn all_solutions_are_found_each_once() {
    let few = "1.............4.";
    let mut found = Vec::new();
    let mut tell = |_: &Work, solution: Option<&Board>| {
        found.extend(solution.map(|board| filled(board).expect("a grid").to_string()));
        ControlFlow::Continue(())
    };
    let (_, flow) = for_each_solution(&board(few), &METHODS, &mut tell);
    assert!(flow.is_continue());
    let count = found.len() as u128;
    found.sort();
    found.dedup();
    assert_eq!(found.len() as u128, count);
    assert_eq!(count, solve::count_up_to(&puzzle(few), u128::MAX));
}

#[test]
fn the_methods_see_what_the_techniques_see() {
    // All that pointing, claiming and small subsets rule out, a method rules out as well.
    let pairs = [
        ("method-1", &["naked-single"][..]),
        ("method-2", &["full-house", "hidden-single"]),
        ("method-3", &["pointing"]),
        ("method-4", &["pointing", "claiming"]),
        ("method-5", &["naked-pair", "naked-triple", "hidden-pair", "hidden-triple"]),
    ];
    for line in proper(2) {
        let toolbox = Toolbox::default().without(|technique| technique.score > 100);
        let mut walk = toolbox.walk(board(line));
        loop {
            for (method, techniques) in pairs {
                let step = |id: &str| Technique::by_id(id).expect("a technique");
                let by_method = all_steps(step(method), walk.board());
                let seen = |step: &Step| {
                    let is_seen = |one| by_method.iter().any(|own| own.eliminations.contains(one));
                    let is_put = |one| by_method.iter().any(|own| own.placements.contains(one));
                    step.eliminations.iter().all(is_seen) && step.placements.iter().all(is_put)
                };
                for technique in techniques {
                    let mut steps = all_steps(step(technique), walk.board()).into_iter();
                    assert!(steps.all(|step| seen(&step)), "{method} {technique} {line}");
                }
            }
            if walk.next().is_none() {
                break;
            }
        }
    }
}

#[test]
fn the_technique_trial_finishes_what_the_others_do_not() {
    let last = technique::ALL.last().expect("there are techniques");
    assert_eq!(last.id, "trial");
    let singles = ["hidden-single", "naked-single", "trial"];
    let toolbox = Toolbox::default().without(|technique| !singles.contains(&technique.id));
    for line in puzzles(CORPORA[3], 4, true).chain([TWO_AT_A_TIME]) {
        let puzzle = puzzle(line);
        let solution = solve::first(&puzzle).expect("a solution");
        let path = toolbox.path(&Board::of(puzzle.start()).expect("small enough"));
        assert_eq!(path.ending, Ending::Solved, "{line}");
        assert_sound(puzzle.start(), &path.steps, Some(&solution));
    }
}

#[test]
fn the_technique_trial_refutes_nothing_that_is_part_of_a_solution() {
    let technique = Technique::by_id("trial").expect("a technique");
    // The empty grid has all candidates in some solution; the other puzzle has many solutions.
    assert_eq!(best_step(technique, &board(&".".repeat(81))), None);
    for line in puzzles(SEVERAL, 3, false) {
        let mut board = board(line);
        while let Some(step) = best_step(technique, &board) {
            board.apply(&step);
            assert!(!board.is_broken(), "{line}");
        }
    }
}

#[test]
fn nothing_is_tried_where_there_are_still_singles() {
    let marks = "(348)(34)127956(48)(48)25163(8)797(69)(69)54823128(36)49571(36)5(6)7381492(139)\
                 (139)4726(38)5(8)(149)(149)2637(19)85(1369)7(369)854(19)2(36)(36)58912(36)47";
    let mut draft = nonet_core::Draft::empty(nonet_core::Layout::classic());
    let (mut cell, mut rest) = (0, marks);
    let mut possible = vec![nonet_core::DigitSet::all(9); 81];
    let digit = |symbol: char| {
        nonet_core::Digit::from_number(symbol.to_digit(10).expect("a digit") as usize)
            .expect("a digit")
    };
    while let Some(symbol) = rest.chars().next() {
        if let Some((inside, after)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'))
        {
            possible[cell] = inside.chars().map(digit).collect();
            rest = after;
        } else {
            draft.entries[cell] = nonet_core::Entry::Placed(digit(symbol));
            rest = &rest[1..];
        }
        cell += 1;
    }
    assert_eq!(cell, 81);
    draft.pencil_marks = Some(possible);
    let position = nonet_core::Position::of(&draft);
    let board = nonet_logic::Board::of(&position).expect("small enough");
    let trial = nonet_logic::Technique::by_id("trial").expect("it exists");
    assert_eq!(nonet_logic::all_steps(trial, &board), []);
}

#[test]
fn a_study_says_what_each_method_does() {
    use nonet_logic::study::Findings;
    let findings =
        |text: &str| Findings::of(&board(text), &mut |_| ControlFlow::Continue(())).expect("one");
    for line in proper(2) {
        let found = findings(line);
        // Whatever some methods solve, more of them solve as well.
        assert!(found.solved.together.is_sorted(), "{line}");
        assert!(found.solved.together[4] >= found.solved.together_in_boxes, "{line}");
        assert!(found.solved.alone[4] >= found.solved.alone_in_boxes, "{line}");
        assert_eq!(found.solved.alone[0], found.solved.together[0], "{line}");
        let by_toolbox = Toolbox::of(&METHODS).path(&board(line)).ending == Ending::Solved;
        assert_eq!(found.solved.together[4], by_toolbox, "{line}");
        assert_eq!(found.solved.together[4], found.at_once.needed == 0, "{line}");
        let trial = trial(line);
        assert_eq!(found.complexity, smallest(&trial, Answers::One), "{line}");
    }
    // The thesis' own example needs one value; one whose last cell is open, nothing but the first.
    assert_eq!(findings(THESIS).at_once.needed, 1);
    assert_eq!(findings(TWO_AT_A_TIME).at_once.needed, 2);
    let last = findings(&THESIS_ANSWER.replacen('2', ".", 1));
    assert!(last.solved.alone.iter().all(|&solves| solves) && last.complexity == 1);
    // What is broken off, or has no solution, has nothing to say.
    let stopped = Findings::of(&board(TWO_AT_A_TIME), &mut |_| ControlFlow::Break(()));
    assert_eq!(stopped, None);
    assert_eq!(Findings::of(&board("....13....3...1."), &mut |_| ControlFlow::Continue(())), None);
}
