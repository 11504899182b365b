//! Steps as data: what programs get is what `docs/steps.md` says.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet_api::{Answerable, Explain, Hint, Problem, StepData, Words};
use nonet_core::rule::{Clue, Rule};
use nonet_core::{Cell, Contradiction, Digit, DigitSet, House, Layout};
use nonet_logic::{
    Branch, BranchEnd, Candidate, Cells, Deadly, Evidence, Link, Node, Part, Premise, Role, Step,
    Technique, Via,
};
use nonet_testing::WIKIPEDIA;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/steps.md");

fn ask(question: &impl Answerable) -> Value {
    let answer = question.answer(Words::english(), &mut ()).expect("an answer");
    serde_json::to_value(answer).expect("an answer is JSON")
}

#[test]
fn the_example_is_what_the_command_prints() {
    let block = PAGE.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    let example: Value = serde_json::from_str(block.expect("an example")).expect("JSON");
    assert_eq!(example, ask(&Hint { problem: Problem::new(WIKIPEDIA), ..Hint::default() }));
}

/// The classic grid with a rule about pairs of cells, and a number at the edge.
fn layout() -> Arc<Layout> {
    let rule = |id| Rule::by_id(id).expect("a rule");
    let classic = Layout::classic();
    let row = Clue::about(rule("buildings"), classic.cells_of(House::row(0)).to_vec());
    let clues = vec![Clue::whole(rule("anti-knight")), Clue { number: Some(3), ..row }];
    Layout::new(9, classic.box_shape(), clues).expect("a layout")
}

/// A step with something of every kind in it.
fn step_with_everything() -> Step {
    let cell = |index| Cell::from_index(index).expect("a cell");
    let digit = Digit::from_number(4).expect("a digit");
    let digits = DigitSet::from_mask(0b11);
    let cells: Cells = [cell(0), cell(1)].into_iter().collect();
    let (off, on) = (Node { digit, cells, is_true: false }, Node { digit, cells, is_true: true });
    let house = House::block(2);
    let candidate = Candidate::new(cell(0), digit);
    let unique = |pattern| Premise::Unique { pattern, extras: vec![candidate] };
    let inner = Step {
        technique: Technique::by_id("full-house").expect("a technique"),
        placements: vec![candidate],
        eliminations: vec![candidate],
        evidence: Evidence::default(),
    };
    let ends = [
        BranchEnd::Reaches(on),
        BranchEnd::Contradicts(on, off),
        BranchEnd::Solves,
        BranchEnd::Breaks(Contradiction::NoValue { cell: cell(0) }),
        BranchEnd::Breaks(Contradiction::NoPlace { house, digit }),
        BranchEnd::Breaks(Contradiction::Clash { house, digit, cells: vec![cell(0)] }),
        BranchEnd::Breaks(Contradiction::Pair { clue: 0, cells: [cell(0), cell(19)] }),
        BranchEnd::Breaks(Contradiction::Constraint { clue: 1 }),
    ];
    let links = vec![
        Link { from: off, to: on, via: Via::House(house) },
        Link { from: on, to: off, via: Via::Cell(cell(0)) },
    ];
    let branch =
        |end| Branch { assumption: on, links: links.clone(), steps: vec![inner.clone()], end };
    let evidence = Evidence {
        premises: vec![
            Premise::Cell { cell: cell(0), digits },
            Premise::Place { house, digit, cells },
            unique(Deadly::Loop { cells: vec![cell(0)], digits }),
            unique(Deadly::Grave),
            Premise::Rule { clues: vec![1], candidates: vec![candidate] },
        ],
        parts: Role::ALL.map(|role| Part::within(role, house, cells, digits)).to_vec(),
        links: links.clone(),
        branches: ends.into_iter().map(branch).collect(),
    };
    Step { evidence, ..inner.clone() }
}

/// The names of all fields, and all texts that are neither cells nor houses, in a JSON value.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                if name == "kind" || name == "role" {
                    found.extend(value.as_str().map(str::to_owned));
                }
                names(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

#[test]
fn every_name_in_the_data_stands_on_the_page() {
    let step = StepData::of(&step_with_everything(), &layout());
    let mut found = BTreeSet::new();
    names(&serde_json::to_value(step).expect("a step is JSON"), &mut found);
    let mut way = ask(&Explain { problem: Problem::new(WIKIPEDIA), ..Explain::default() });
    // Ids of techniques are not for this page.
    way["techniques"] = Value::Null;
    names(&way, &mut found);
    found.extend(["mistake", "hint", "notation"].map(str::to_owned));
    // What answers to every question have.
    for name in ["puzzle", "solution", "steps"] {
        assert!(found.remove(name), "{name}");
    }
    let missing: Vec<_> =
        found.iter().filter(|name| !PAGE.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "the page does not name {missing:?}");
}

#[test]
fn a_step_leads_to_where_the_next_one_begins() {
    let explain = Explain { problem: Problem::new(WIKIPEDIA), ..Explain::default() };
    let way = explain.answer(Words::english(), &mut ()).expect("a way");
    for pair in way.steps.windows(2) {
        let (after, next) = (&pair[0].after, &pair[1].before);
        let symbol = |digit: Digit| next.alphabet.symbol(digit);
        let digits: String =
            next.entries.iter().map(|one| one.digit().map_or('.', symbol)).collect();
        assert_eq!(after.digits, digits);
        let marks = next.pencil_marks.as_ref().expect("candidates");
        let open = next.entries.iter().zip(marks).map(|(entry, marks)| {
            let is_open = entry.digit().is_none();
            marks.iter().filter(|_| is_open).map(symbol).collect::<String>()
        });
        assert_eq!(after.candidates, open.collect::<Vec<_>>().join(","));
    }
    assert_eq!(way.steps.last().map(|step| &step.after.digits), way.solution.as_ref());
}

#[test]
fn every_role_on_the_page_exists() {
    let table = PAGE.split("| `role` |").nth(1).and_then(|rest| rest.split("\n\n").next());
    let rows = table.expect("a table of roles").lines().skip(2);
    let named = rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`'));
    let named: BTreeSet<&str> = named.filter(|name| name.len() > 2).collect();
    assert_eq!(named, Role::ALL.iter().map(|role| role.id()).collect());
}

#[test]
fn the_data_of_a_step_names_cells_houses_and_digits_from_1() {
    let step = StepData::of(&step_with_everything(), &layout());
    let json = serde_json::to_value(step).expect("a step is JSON");
    assert_eq!(json["placements"][0]["cell"], "r1c1");
    assert_eq!(json["placements"][0]["digit"], 4);
    assert_eq!(json["evidence"]["premises"][1]["house"], "b3");
    assert_eq!(json["evidence"]["links"][0]["kind"], "strong");
    assert_eq!(json["evidence"]["links"][1]["via"], "r1c1");
    let clue = &json["evidence"]["premises"][4]["clues"][0];
    assert_eq!((&clue["rule"], &clue["cells"][8]), (&"buildings".into(), &"r1c9".into()));
    assert_eq!(clue["number"], 3);
}
