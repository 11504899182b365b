//! Rules that nothing here knows: what they say follows from what they give to a layout.

use std::sync::Arc;

use nonet_api::{Explanation, Words, contradiction, explain};
use nonet_core::rule::{Clue, Constraint, Rule, Says};
use nonet_core::{Alphabet, Contradiction, Digit, DigitSet, Draft, Layout, Position};
use nonet_logic::checker::check_step;
use nonet_logic::{Board, Step, Technique, all_steps};
use nonet_testing::cell;

/// The digits of some cells have a sum.
static SUM: Rule = Rule {
    id: "sum",
    page: "",
    says: Says::CellsAndNumber,
    add: |clue, layout| {
        layout.expect_number(clue, 1, 45)?;
        layout.constrain();
        Ok(())
    },
    allows_pair: None,
    constraint: Some(Constraint {
        holds: |clue, digits| Some(sum(digits.iter().copied())) == clue.number,
        filter: |clue, sets| {
            let lowest = |set: &DigitSet| set.iter().next().map_or(0, |digit| sum([digit]));
            let all: u32 = sets.iter().map(lowest).sum();
            for set in sets.iter_mut() {
                let others = all - lowest(set);
                let fits = |digit: &Digit| Some(sum([*digit]) + others) <= clue.number;
                *set = set.iter().filter(fits).collect();
            }
            sets.iter().all(|set| !set.is_empty())
        },
    }),
};

fn sum(digits: impl IntoIterator<Item = Digit>) -> u32 {
    digits.into_iter().map(|digit| digit.number() as u32).sum()
}

/// An empty grid with one clue.
fn draft(names: &str, number: u32) -> Draft {
    let cells = names.split(' ').map(cell).collect();
    let clue = Clue { number: Some(number), ..Clue::about(&SUM, cells) };
    let layout = Layout::new(9, Layout::classic().box_shape(), vec![clue]);
    Draft::empty(layout.expect("a layout"))
}

fn first_step(draft: &Draft) -> (Step, Explanation) {
    let board = Board::of(&Position::of(draft)).expect("9×9");
    let technique = Technique::by_id("clue-elimination").expect("a technique");
    let step = all_steps(technique, &board).into_iter().next().expect("a step");
    let told = explain(&step, &board, Alphabet::FromOne, Words::english());
    (step, told)
}

#[test]
fn a_step_names_the_rule_its_number_and_its_cells_once() {
    let (step, told) = first_step(&draft("r1c1 r1c2", 4));
    assert_eq!(step.eliminations.len(), 12);
    assert_eq!(told.nudge, "Look at the rule rule-sum with 4 in r1c1 and r1c2.");
    assert_eq!(told.look.len(), 2, "the cells of the clue are shown");
    let start = "According to the rule rule-sum with 4 in r1c1 and r1c2, r1c1 can only be 1, 2 or 3. \
                 Likewise, r1c2 can only be 1, 2 or 3. So";
    assert!(told.text.starts_with(start), "{}", told.text);
}

#[test]
fn a_step_is_confirmed_where_the_rule_is_and_refused_elsewhere() {
    let draft = draft("r1c1 r1c2", 4);
    let (step, _) = first_step(&draft);
    assert_eq!(check_step(&Position::of(&draft), &step), Ok(()));
    let larger = Clue { number: Some(9), ..draft.layout.clues()[0].clone() };
    let other = Layout::new(9, draft.layout.box_shape(), vec![larger]).expect("a layout");
    assert!(check_step(&Position::of(&Draft::empty(Arc::clone(&other))), &step).is_err());
}

#[test]
fn a_number_that_does_not_stand_at_the_edge_is_not_said_to() {
    let row: Vec<String> = (1..=9).map(|column| format!("r1c{column}")).collect();
    let draft = draft(&row.join(" "), 44);
    let told = contradiction(&Contradiction::Constraint { clue: 0 }, &draft);
    let told = Words::english().say(&told);
    assert!(told.starts_with("the rule rule-sum with 44 in r1c1, r1c2"), "{told}");
    assert!(told.ends_with("and r1c9 cannot be kept"), "{told}");
}
