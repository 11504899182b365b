//! Questions about logic, as hosts ask them.

use std::ops::ControlFlow;

use nonet_api::{
    Answerable, Answered, Event, Explain, Explained, Hint, Hinted, Host, Logic, Outcome, Problem,
    Rate, Rated, Rating, Refusal, Words,
};
use nonet_core::solve;
use nonet_core::{Puzzle, read};
use nonet_logic::Technique;
use nonet_testing::{WIKIPEDIA as EASY, WIKIPEDIA_SOLUTION as EASY_SOLUTION};

fn ask<Q: Answerable>(question: &Q) -> Result<Q::Answer, Refusal> {
    question.answer(Words::english(), &mut ())
}

fn ask_hint(puzzle: &str, level: u8, logic: Logic) -> Result<Hinted, Refusal> {
    ask(&Hint { problem: Problem::new(puzzle), level, logic, ..Hint::default() })
}

fn hint(puzzle: &str, level: u8) -> Hinted {
    ask_hint(puzzle, level, Logic::default()).expect("an answer")
}

fn ask_explain(puzzle: &str, logic: Logic) -> Result<Explained, Refusal> {
    ask(&Explain { problem: Problem::new(puzzle), logic })
}

fn explain(puzzle: &str) -> Explained {
    ask_explain(puzzle, Logic::default()).expect("an answer")
}

fn ask_rate(puzzle: &str, logic: Logic) -> Result<Rated, Refusal> {
    ask(&Rate { problem: Problem::new(puzzle), logic })
}

fn rate(puzzle: &str) -> Rated {
    ask_rate(puzzle, Logic::default()).expect("an answer")
}

/// What is the same whatever way is shown: level, score, complexity, and how far all ways lead.
fn figures(rating: &Rating) -> (Option<&'static str>, Option<u64>, Option<u64>, usize) {
    (rating.level, rating.score, rating.complexity, rating.filled)
}

/// Why hints, ways and ratings are refused for a puzzle, each by its code.
fn refusals(puzzle: &str) -> [Option<&'static str>; 3] {
    let code = |refused: Option<Refusal>| refused.map(|refused| refused.error.code);
    [
        code(ask_hint(puzzle, 1, Logic::default()).err()),
        code(ask_explain(puzzle, Logic::default()).err()),
        code(ask_rate(puzzle, Logic::default()).err()),
    ]
}

fn only(techniques: &[&str]) -> Logic {
    Logic { only: techniques.iter().map(|&id| id.to_owned()).collect(), ..Logic::default() }
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
    assert!(hints.iter().all(|answer| answer.steps.len() == 1));
}

#[test]
fn a_way_leads_to_the_solution_and_is_rated() {
    let answer = explain(EASY);
    assert_eq!((answer.outcome(), answer.solution.as_deref()), (Outcome::Yes, Some(EASY_SOLUTION)));
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
    assert_eq!(Some(rating.rating), way.rating);
}

#[test]
fn the_level_is_the_same_whatever_way_is_shown() {
    // Ways to its solution with the shortest chain first, and with the one that has most effect, differ.
    let puzzle =
        ".19...6.........8..7.25..4.3........9.6.......2.937.....28...9....4.9..1....6...3";
    let (way, rated) = (explain(puzzle), rate(puzzle).rating);
    let shown = way.rating.expect("a rating");
    assert_eq!(figures(&shown), figures(&rated));
    assert!(shown.is_apart && !rated.is_apart);
    let times = |rating: &Rating| rating.techniques.0.iter().map(|used| used.times).sum::<usize>();
    assert_eq!(times(&shown), way.steps.len());
    assert_ne!(shown.techniques, rated.techniques);
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
    assert!(answer.steps.is_empty());
    let full = hint(&with_placed("47"), 4).hint.expect("a hint");
    assert!(full.ends_with("The solution has 6 there."), "{full}");
    // Also if it clashes with a given.
    assert_eq!(hint(&with_placed("45"), 1).mistake.as_deref(), Some("r1c4"));
    let way = ask_explain(&with_placed("47"), Logic::default()).expect_err("no way from there");
    let rating = ask_rate(&with_placed("47"), Logic::default()).expect_err("no way from there");
    for refused in [way, rating] {
        assert_eq!((refused.outcome, refused.error.code), (Outcome::No, "mistake-digit"));
        assert_eq!(refused.mistake.as_deref(), Some("r1c4"));
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
    let naked = ask_hint(&marks("69"), 4, only(&["naked-single"])).expect("an answer");
    let naked = naked.hint.expect("a hint");
    assert!(naked.contains("r1c4 can only be 6."), "{naked}");
    assert!(naked.contains("Of the others, 2 has already been ruled out."), "{naked}");
    let wrong = hint(&marks("23"), 1);
    let said = "The pencil marks of r1c4 leave out the right digit: put back what was taken out.";
    assert_eq!(wrong.hint.as_deref(), Some(said));
    assert_eq!(wrong.mistake.as_deref(), Some("r1c4"));
}

/// Inputs whose steps were once wrong: all digits placed and none given, and nothing but pencil marks.
const ALL_PLACED: &str = include_str!("../../../corpora/found/all-placed.opensudoku");
const SUKAKU: &str = include_str!("../../../corpora/found/sukaku-unique.txt");

/// The solution of a puzzle, digit by digit.
fn solution(puzzle: &str) -> Vec<usize> {
    let puzzle = Puzzle::try_from(read(puzzle).expect("a puzzle")).expect("no contradiction");
    let solution = solve::first(&puzzle).expect("a solution");
    solution.digits().iter().map(|digit| digit.number()).collect()
}

/// The way through a puzzle, of which no step contradicts the solution.
fn sound_way(puzzle: &str) -> Explained {
    let (answer, solution) = (explain(puzzle), solution(puzzle));
    assert_eq!(answer.outcome(), Outcome::Yes);
    let right = |cell: &str| {
        let (row, column) = cell[1..].split_once('c').expect("r1c1");
        let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
        solution[9 * number(row) + number(column)]
    };
    for (index, step) in answer.steps.iter().enumerate() {
        let gone = step.step.eliminations.iter().find(|gone| gone.digit == right(&gone.cell));
        assert_eq!(gone, None, "step {}", index + 1);
        let placed = step.step.placements.iter().find(|put| put.digit != right(&put.cell));
        assert_eq!(placed, None, "step {}", index + 1);
    }
    answer
}

fn relies_on_uniqueness(answer: &Explained) -> bool {
    let needs = |id: &str| Technique::by_id(id).expect("a technique").needs_uniqueness;
    answer.steps.iter().any(|step| needs(step.step.technique))
}

#[test]
fn placed_digits_count_as_givens_where_nothing_is_given() {
    let answer = sound_way(ALL_PLACED);
    assert_eq!(hint(ALL_PLACED, 4).steps[0].text, answer.steps[0].text);
    assert_eq!(Some(figures(&rate(ALL_PLACED).rating)), answer.rating.as_ref().map(figures));
    // The same puzzle with its digits given has the same way.
    let given: String = answer.puzzle.replace('+', "");
    assert_eq!(explain(&given).rating, answer.rating);
}

#[test]
fn nothing_relies_on_a_single_solution_that_only_pencil_marks_make() {
    let answer = sound_way(SUKAKU);
    assert!(!relies_on_uniqueness(&answer));
    assert_eq!(Some(figures(&rate(SUKAKU).rating)), answer.rating.as_ref().map(figures));
}

/// The position on the page of a technique as a line of HoDoKu's library, with a sign before those of
/// its digits that count as placed.
fn example(technique: &str, is_placed: impl Fn(usize) -> bool) -> String {
    let page = Technique::by_id(technique).expect("a technique").page;
    let mut lines = page.lines().skip_while(|line| *line != "```example").skip(1);
    let cells = lines.next().expect("a grid").chars().filter(|&char| char != '+');
    let mut digits = 0;
    let cells = cells.map(|cell| {
        digits += usize::from(cell != '.');
        if cell != '.' && is_placed(digits) { format!("+{cell}") } else { cell.to_string() }
    });
    let cells: String = cells.collect();
    let without = lines.next().and_then(|line| line.strip_prefix("without ")).unwrap_or_default();
    format!(":0000:x:{cells}:{without}:::")
}

#[test]
fn a_single_solution_counts_only_if_the_givens_have_it_by_themselves() {
    for id in ["unique-rectangle-1", "unique-loop", "bug-plus-1"] {
        let finds =
            |puzzle: &str| !ask_hint(puzzle, 1, only(&[id])).expect("an answer").steps.is_empty();
        assert!(finds(&example(id, |_| false)), "{id}: all are given");
        assert!(finds(&example(id, |_| true)), "{id}: none is given");
        // One given is far too little for a single solution.
        assert!(!finds(&example(id, |digit| digit > 1)), "{id}: too little is given");
    }
    // Here it matters that digits were placed, and others given.
    let id = "avoidable-rectangle-1";
    for is_placed in [true, false] {
        let answer = ask_hint(&example(id, |_| is_placed), 1, only(&[id])).expect("an answer");
        assert!(answer.steps.is_empty(), "{answer:?}");
    }
}

#[test]
fn a_digit_that_its_own_pencil_marks_leave_out_is_told() {
    let marks: Vec<&str> = EASY.chars().map(|char| if char == '5' { "4" } else { "" }).collect();
    let marks: Vec<&str> =
        marks.iter().map(|&marks| if marks.is_empty() { "123456789" } else { marks }).collect();
    let text = serde_json::json!({ "puzzle": EASY, "pencil_marks": marks }).to_string();
    let answer = hint(&text, 1);
    assert_eq!(answer.mistake.as_deref(), Some("r1c1"), "{answer:?}");
    assert!(answer.hint.expect("a hint").contains("pencil marks of r1c1"));
}

#[test]
fn a_full_grid_leaves_nothing_to_do() {
    let answer = hint(EASY_SOLUTION, 1);
    assert_eq!(answer.outcome, Outcome::Yes);
    assert!(answer.hint.expect("a hint").contains("nothing left"));
    let way = explain(EASY_SOLUTION);
    assert_eq!((way.steps.len(), way.solution.as_deref()), (0, Some(EASY_SOLUTION)));
    assert_eq!(rate(EASY_SOLUTION).rating.score, Some(0));
}

#[test]
fn without_exactly_one_solution_there_is_nothing_to_reason_about() {
    let several = Some("logic-several-solutions");
    assert_eq!(refusals(&".".repeat(81)), [several, several, None]);
    let none = Some("logic-no-solution");
    assert_eq!(refusals(&EASY.replacen("53.", "55.", 1)), [none, none, None]);
}

#[test]
fn a_puzzle_with_several_solutions_has_a_complexity_and_no_level() {
    // Two digits can be exchanged in the first two rows.
    let several = format!("....{}", &EASY[4..]);
    let rated = rate(&several);
    assert_eq!(
        (rated.outcome(), rated.rating.level, rated.rating.score),
        (Outcome::No, None, None)
    );
    assert!(rated.rating.complexity.is_some_and(|figure| figure > 0), "{rated:?}");
    assert!(rated.remarks.iter().any(|remark| remark.contains("several solutions")), "{rated:?}");
}

#[test]
fn the_complexity_is_0_without_a_solution() {
    // The first contradicts itself for all to see, the second after a 1 has been placed.
    for puzzle in ["11..............", "....13....3...1."] {
        let rated = rate(puzzle);
        assert_eq!((rated.outcome(), rated.rating.complexity), (Outcome::No, Some(0)), "{puzzle}");
        assert_eq!((rated.rating.level, rated.rating.score), (None, None));
        assert!(rated.remarks.iter().any(|remark| remark.contains("no solution")), "{rated:?}");
    }
}

#[test]
fn a_rating_has_no_fields_that_nobody_fills_in() {
    let json = serde_json::to_value(rate(EASY)).expect("JSON");
    for name in ["er", "ep", "ed"] {
        assert!(json.get(name).is_none(), "{json}");
    }
}

#[test]
fn a_way_says_why_there_is_no_solution() {
    // There is nothing to see before a 1 has been placed.
    let puzzle = "....13....3...1.";
    let answer = explain(puzzle);
    assert_eq!((answer.outcome(), &answer.rating), (Outcome::No, &None));
    assert_eq!(answer.steps.len(), 1);
    assert_eq!(
        answer.reasons,
        [
            "So row 1 has no place for its 3. With 3 in r2c2 and r3c3, r1c1, r1c2 and r1c3 are blocked."
        ]
    );
    assert_eq!(refusals(puzzle)[0], Some("logic-no-solution-explained"));
}

#[test]
fn a_grid_of_25_digits_is_too_large_to_reason_about() {
    assert_eq!(refusals(&".".repeat(625)), [Some("logic-too-large"); 3]);
}

#[test]
fn a_way_that_ends_early_says_so() {
    let answer = ask_explain(EASY, only(&["full-house"])).expect("an answer");
    assert_eq!((answer.outcome(), answer.solution.as_deref()), (Outcome::No, None));
    let rating = answer.rating.expect("a rating");
    assert_eq!((rating.level, rating.score, rating.solved), (None, None, false));
    let hint = ask_hint(EASY, 1, only(&["full-house"])).expect("an answer");
    assert_eq!(hint.outcome, Outcome::No);
    assert!(hint.hint.expect("a hint").contains("None of these techniques"));
}

#[test]
fn the_order_and_the_scores_of_techniques_can_be_chosen() {
    let mut logic = only(&["naked-single", "hidden-single"]);
    logic.scores = [("naked-single".to_owned(), 3), ("hidden-single".to_owned(), 1000)].into();
    let answer = ask_explain(EASY, logic).expect("an answer");
    assert_eq!(answer.outcome(), Outcome::Yes);
    assert_eq!(answer.steps[0].step.technique, "naked-single");
    let rating = answer.rating.expect("a rating");
    let hidden = answer.steps.iter().filter(|step| step.score == 1000).count();
    let naked = answer.steps.len() - hidden;
    assert_eq!(rating.score, Some((1000 * hidden + 3 * naked) as u64));
    let unknown = ask_rate(EASY, only(&["naked-singel"])).expect_err("there is none");
    assert_eq!((unknown.outcome, unknown.error.code), (Outcome::Invalid, "technique-unknown"));
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
    fn hear(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn a_host_can_stop_a_way() {
    let question = Explain { problem: Problem::new(EASY), logic: Logic::default() };
    let refused = question.answer(Words::english(), &mut Impatient).expect_err("it was stopped");
    assert_eq!((refused.outcome, refused.stopped), (Outcome::No, true));
}
