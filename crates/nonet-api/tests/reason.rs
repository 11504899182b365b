//! Questions about logic, as hosts ask them.

use std::ops::ControlFlow;

use nonet_api::{Answer, Host, Logic, Outcome, Request, Task, Words, handle};
use nonet_core::solve::Effort;

/// The puzzle of Wikipedia's article on Sudoku.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EASY_SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn ask(puzzle: &str, task: Task) -> Answer {
    let request = Request { puzzle: puzzle.to_owned(), box_shape: None, task };
    handle(&request, Words::english(), &mut ())
}

fn hint(puzzle: &str, level: u8) -> Answer {
    ask(puzzle, Task::Hint { level, logic: Logic::default() })
}

fn explain(puzzle: &str) -> Answer {
    ask(puzzle, Task::Explain(Logic::default()))
}

fn rate(puzzle: &str) -> Answer {
    ask(puzzle, Task::Rate(Logic::default()))
}

fn only(techniques: &[&str]) -> Logic {
    Logic { only: techniques.iter().map(|&id| id.to_owned()).collect(), ..Logic::default() }
}

fn code(answer: &Answer) -> Option<&'static str> {
    answer.error.as_ref().map(|fault| fault.code)
}

/// A line in the format of HoDoKu's library with `placed` put into the empty cells from the start on.
fn with_placed(placed: &str) -> String {
    let mut placed = placed.chars();
    let cells = EASY.chars().map(|given| match given {
        '.' => placed.next().map_or(".".to_owned(), |digit| format!("+{digit}")),
        given => given.to_string(),
    });
    format!(":0000:x:{}::::", cells.collect::<String>())
}

#[test]
fn a_hint_says_as_much_as_is_asked_for() {
    let hints = [1, 2, 3, 4].map(|level| hint(EASY, level));
    let said: Vec<_> = hints.iter().map(|answer| answer.hint.clone().expect("a hint")).collect();
    let step = &hints[0].steps[0];
    assert_eq!(said, [&*step.nudge, &*step.what, &*step.place, &*step.text]);
    assert!(hints.iter().all(|answer| answer.outcome == Outcome::Yes));
    assert!(hints.iter().all(|answer| answer.steps.len() == 1 && answer.solution.is_none()));
}

#[test]
fn a_way_leads_to_the_solution_and_is_rated() {
    let answer = explain(EASY);
    assert_eq!((answer.outcome, answer.solution.as_deref()), (Outcome::Yes, Some(EASY_SOLUTION)));
    let rating = answer.rating.expect("a rating");
    assert_eq!((rating.level, rating.solved, rating.filled), (Some("easy"), true, 81));
    let score: u32 = answer.steps.iter().map(|step| step.score).sum();
    assert_eq!(rating.score, Some(u64::from(score)));
    let uses: usize = rating.techniques.0.iter().map(|used| used.times).sum();
    assert_eq!(uses, answer.steps.len());
    assert!(rating.complexity.is_some_and(|complexity| complexity > 0));
}

#[test]
fn a_rating_is_that_of_the_way_and_gives_nothing_away() {
    let (way, rating) = (explain(EASY), rate(EASY));
    assert_eq!(rating.rating, way.rating);
    assert!(rating.steps.is_empty() && rating.solution.is_none());
}

#[test]
fn every_step_says_what_it_does_and_hints_do_not() {
    let answer = explain(EASY);
    for step in &answer.steps {
        for placed in &step.step.placements {
            assert!(step.text.contains(&placed.cell), "{step:?}");
            assert!(!step.nudge.contains(&placed.cell), "{step:?}");
        }
        let texts = [&step.nudge, &step.what, &step.place, &step.text];
        assert!(texts.iter().all(|text| text.ends_with('.') && !text.contains(['{', '}', '$'])));
    }
}

#[test]
fn a_wrong_digit_is_named_instead_of_a_step() {
    // r1c3 and r1c4 are 4 and 6.
    assert!(hint(&with_placed("46"), 1).steps.len() == 1);
    let answer = hint(&with_placed("47"), 1);
    assert_eq!(answer.hint.as_deref(), Some("The 7 in r1c4 is wrong: take it out and look again."));
    assert_eq!((answer.outcome, answer.mistake.as_deref()), (Outcome::No, Some("r1c4")));
    assert!(answer.steps.is_empty() && answer.error.is_none());
    let full = hint(&with_placed("47"), 4).hint.expect("a hint");
    assert!(full.ends_with("The solution has 6 there."), "{full}");
    // Also if it clashes with a given.
    assert_eq!(hint(&with_placed("45"), 1).mistake.as_deref(), Some("r1c4"));
    for answer in [explain(&with_placed("47")), rate(&with_placed("47"))] {
        assert_eq!((answer.outcome, code(&answer)), (Outcome::No, Some("mistake-digit")));
    }
}

#[test]
fn a_way_goes_on_from_what_was_placed() {
    let all = explain(EASY).steps.len();
    assert_eq!(explain(&with_placed("46")).steps.len(), all - 2);
}

#[test]
fn pencil_marks_count_as_candidates_and_may_be_wrong() {
    let marks = |first: &str| {
        let cells = EASY.chars().enumerate().map(|(index, given)| match (index, given) {
            (3, _) => first.to_owned(),
            (_, '.') => "123456789".to_owned(),
            (_, given) => given.to_string(),
        });
        let rows: Vec<String> = cells.collect();
        rows.chunks(9).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
    };
    // r1c4 can be 2 or 6, and is 6. A cell with a single mark is as good as filled.
    let fine = hint(&marks("123456789"), 4);
    assert_eq!(fine.hint, hint(EASY, 4).hint);
    let naked = ask(&marks("69"), Task::Hint { level: 4, logic: only(&["naked-single"]) });
    let naked = naked.hint.expect("a hint");
    assert!(naked.contains("r1c4 can only be 6."), "{naked}");
    assert!(naked.contains("2 has already been ruled out of it."), "{naked}");
    let wrong = hint(&marks("23"), 1);
    let said = "The pencil marks of r1c4 leave out the right digit: put back what was taken out.";
    assert_eq!(wrong.hint.as_deref(), Some(said));
    assert_eq!(wrong.mistake.as_deref(), Some("r1c4"));
}

#[test]
fn a_full_grid_leaves_nothing_to_do() {
    let answer = hint(EASY_SOLUTION, 1);
    assert_eq!(answer.outcome, Outcome::Yes);
    assert!(answer.hint.expect("a hint").contains("nothing left"));
    let way = explain(EASY_SOLUTION);
    assert_eq!((way.steps.len(), way.solution.as_deref()), (0, Some(EASY_SOLUTION)));
    assert_eq!(rate(EASY_SOLUTION).rating.expect("a rating").score, Some(0));
}

#[test]
fn without_exactly_one_solution_there_is_nothing_to_reason_about() {
    let several = ".".repeat(81);
    let clashing = EASY.replacen("53.", "55.", 1);
    for (puzzle, fault) in
        [(several.as_str(), "logic-several-solutions"), (&clashing, "logic-no-solution")]
    {
        for answer in [hint(puzzle, 1), explain(puzzle), rate(puzzle)] {
            assert_eq!((answer.outcome, code(&answer)), (Outcome::No, Some(fault)), "{puzzle}");
            assert!(answer.steps.is_empty());
        }
    }
}

#[test]
fn a_way_says_why_there_is_no_solution() {
    // There is nothing to see before a 1 has been placed.
    let puzzle = "....13....3...1.";
    let answer = explain(puzzle);
    assert_eq!((answer.outcome, answer.count, code(&answer)), (Outcome::No, Some(0), None));
    assert_eq!(answer.steps.len(), 1);
    assert_eq!(answer.reasons, ["row 1 has no place for 3"]);
    for answer in [hint(puzzle, 1), rate(puzzle)] {
        assert_eq!(code(&answer), Some("logic-no-solution-explained"));
    }
}

#[test]
fn a_grid_of_25_digits_is_too_large_to_reason_about() {
    for answer in [hint(&".".repeat(625), 1), rate(&".".repeat(625))] {
        assert_eq!((answer.outcome, code(&answer)), (Outcome::No, Some("logic-too-large")));
    }
}

#[test]
fn a_way_that_ends_early_says_so() {
    let task = Task::Explain(only(&["full-house"]));
    let answer = ask(EASY, task);
    assert_eq!((answer.outcome, answer.solution.as_deref()), (Outcome::No, None));
    let rating = answer.rating.expect("a rating");
    assert_eq!((rating.level, rating.score, rating.solved), (None, None, false));
    let hint = ask(EASY, Task::Hint { level: 1, logic: only(&["full-house"]) });
    assert_eq!(hint.outcome, Outcome::No);
    assert!(hint.hint.expect("a hint").contains("None of these techniques"));
}

#[test]
fn the_order_and_the_scores_of_techniques_can_be_chosen() {
    let mut logic = only(&["naked-single", "hidden-single"]);
    logic.scores = [("naked-single".to_owned(), 3), ("hidden-single".to_owned(), 1000)].into();
    let answer = ask(EASY, Task::Explain(logic));
    assert_eq!(answer.outcome, Outcome::Yes);
    assert_eq!(answer.steps[0].step.technique, "naked-single");
    let rating = answer.rating.expect("a rating");
    let hidden = answer.steps.iter().filter(|step| step.score == 1000).count();
    let naked = answer.steps.len() - hidden;
    assert_eq!(rating.score, Some((1000 * hidden + 3 * naked) as u64));
    let unknown = ask(EASY, Task::Rate(only(&["naked-singel"])));
    assert_eq!((unknown.outcome, code(&unknown)), (Outcome::Invalid, Some("technique-unknown")));
}

#[test]
fn digits_are_shown_in_the_characters_of_the_puzzle() {
    // A 16×16 grid with digits from 0 to F, but for one cell.
    let row = "0123456789ABCDEF";
    let rotate = |by: usize| format!("{}{}", &row[by..], &row[..by]);
    let rows = (0..16).map(|index| rotate(index % 4 * 4 + index / 4));
    let grid: String = rows.collect();
    let answer = hint(&format!(".{}", &grid[1..]), 4);
    assert!(answer.hint.expect("a hint").contains("r1c1 is 0"));
    assert_eq!(answer.steps[0].step.placements[0].digit, 1);
}

/// A host without patience.
struct Impatient;

impl Host for Impatient {
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn a_host_can_stop_a_way() {
    let request =
        Request { puzzle: EASY.into(), box_shape: None, task: Task::Explain(Logic::default()) };
    let answer = handle(&request, Words::english(), &mut Impatient);
    assert_eq!((answer.outcome, answer.stopped), (Outcome::No, true));
}
