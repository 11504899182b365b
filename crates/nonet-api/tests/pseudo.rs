//! Everything that people read can be translated: nothing comes out in plain English when the words
//! are those of the pseudo-language.

use std::collections::BTreeSet;

use nonet_api::learn::sections;
use nonet_api::samples::{self, Sample};
use nonet_api::{
    Answerable, Ask, Count, Message, Problem, SearchOptions, Words, answer, explain, methods,
    moment, statistics, technique_name, verdict,
};
use nonet_core::solve::{Case, End, Moment};
use nonet_core::{Alphabet, DigitSet, Proper, format};
use nonet_count::Variant;
use nonet_generate::Symmetry;
use nonet_logic::page::{Example, sections as sections_of};
use nonet_logic::{Board, Level, Technique, all_steps, technique, trial};
use nonet_testing::plain_words;
use serde_json::{Value, json};

/// The puzzle of Wikipedia's article on Sudoku.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Its solution.
const FULL: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The fields of answers that people read, wherever they stand. All others are data.
const FOR_PEOPLE: [&str; 11] = [
    "by", "hint", "message", "name", "nudge", "parts", "place", "reasons", "remarks", "text",
    "what",
];

/// What questions below say that makes no sense, and answers repeat.
const ECHOES: [&str; 4] = ["magic", "many", "papyrus", "swordfihs"];

/// What formats call their parts.
const FIELDS: [&str; 4] = ["Puzzle", "cells", "game", "puzzle"];

fn pseudo() -> &'static Words {
    Words::for_tag("en-XA").expect("it is there for tests")
}

/// Names that programs use: they are the same in every language.
fn ids() -> BTreeSet<&'static str> {
    let techniques = technique::ALL.iter().copied().chain(trial::METHODS).map(|one| one.id);
    let formats = format::ALL.iter().map(|format| format.id);
    let pages = nonet_api::learn::ids();
    let files = samples::ALL.iter().flat_map(|sample| sample.name.split('.'));
    let names = techniques.chain(methods().map(|one| one.id)).chain(formats);
    let names = names.chain(pages).chain(files).chain(Variant::ALL.map(Variant::id));
    let wishes = Symmetry::ALL.map(Symmetry::id).into_iter().chain(Level::ALL.map(Level::id));
    names.chain(ECHOES).chain(FIELDS).chain(wishes).collect()
}

/// The plain words in a text, with where they stand.
fn lacks(place: &str, text: &str, ids: &BTreeSet<&str>) -> Option<String> {
    let plain = plain_words(text, |word| ids.contains(word));
    (!plain.is_empty()).then(|| format!("{place}: {plain:?} in {text:?}"))
}

/// The plain words in what an answer says to people.
fn lacks_of_answer(place: &str, answer: &Value, ids: &BTreeSet<&str>) -> Vec<String> {
    match answer {
        Value::Object(fields) => {
            let said = |field: &str, value: &Value| match value {
                Value::String(text) if FOR_PEOPLE.contains(&field) => {
                    lacks(&format!("{place}.{field}"), text, ids).into_iter().collect()
                }
                Value::Array(texts) if FOR_PEOPLE.contains(&field) => {
                    let texts = texts.iter().filter_map(Value::as_str);
                    texts.filter_map(|text| lacks(&format!("{place}.{field}"), text, ids)).collect()
                }
                _ => lacks_of_answer(&format!("{place}.{field}"), value, ids),
            };
            fields.iter().flat_map(|(field, value)| said(field, value)).collect()
        }
        Value::Array(values) => {
            values.iter().flat_map(|value| lacks_of_answer(place, value, ids)).collect()
        }
        _ => Vec::new(),
    }
}

/// Asks a question, and looks for plain words in the answer.
fn ask(question: Value) -> Vec<String> {
    let place = question.to_string();
    let asked = Ask::from_json(&place).unwrap_or_else(|wrong| panic!("{place}: {wrong:?}"));
    let told = answer(&asked, pseudo(), &mut ());
    lacks_of_answer(&place, &serde_json::to_value(&told).expect("JSON"), &ids())
}

fn is_translated(lacks: &[String]) {
    assert!(lacks.is_empty(), "not translatable yet:\n{}", lacks.join("\n"));
}

/// Every position on the page of a technique.
fn positions(technique: &Technique) -> Vec<Board> {
    let sections = sections_of(technique.page);
    let examples = sections.iter().flat_map(|section| &section.examples);
    let board = |text: &String| {
        let draft = Example::parse(text).expect("an example").draft;
        let proper = Proper::of(&draft.givens()).expect("an example is from a proper puzzle");
        Board::of(&proper.position(&draft).expect("on the way")).expect("9×9")
    };
    examples.map(board).collect()
}

#[test]
fn the_steps_of_every_technique_can_be_translated() {
    let mut lacking = Vec::new();
    let none = BTreeSet::new();
    for technique in technique::ALL.iter().copied() {
        let name = pseudo().say(&technique_name(technique));
        lacking.extend(lacks(technique.id, &name, &none));
        let steps = positions(technique).into_iter().flat_map(|board| {
            let steps = all_steps(technique, &board).into_iter();
            steps.map(move |step| explain(&step, &board, Alphabet::FromOne, pseudo()))
        });
        for told in steps {
            for text in [&told.nudge, &told.what, &told.place, &told.text] {
                lacking.extend(lacks(technique.id, text, &none));
            }
        }
    }
    is_translated(&lacking);
}

#[test]
fn answers_about_every_sample_can_be_translated() {
    let ask = |sample: &Sample| {
        let check = ask(json!({ "ask": "check", "puzzle": sample.text }));
        let hint = ask(json!({ "ask": "hint", "level": 4, "puzzle": sample.text }));
        let about = lacks(sample.name, &sample.outcome(pseudo()), &ids());
        check.into_iter().chain(hint).chain(about).collect::<Vec<_>>()
    };
    is_translated(&samples::ALL.iter().flat_map(ask).collect::<Vec<_>>());
}

/// Ways through the samples up to the hardest, and their ratings.
#[test]
fn whole_ways_can_be_translated() {
    let kinds = ["easy", "medium", "hard", "hardest-01", "none-", "size-06", "size-16x16-hex"];
    let samples =
        samples::ALL.iter().filter(|it| kinds.iter().any(|kind| it.name.starts_with(kind)));
    let told = |sample: &Sample| {
        let explained = ask(json!({ "ask": "explain", "puzzle": sample.text }));
        explained.into_iter().chain(ask(json!({ "ask": "rate", "puzzle": sample.text })))
    };
    is_translated(&samples.flat_map(told).collect::<Vec<_>>());
}

/// The lists of all steps that the samples begin with.
#[test]
fn all_steps_can_be_translated() {
    let hard = samples::ALL.iter().filter(|sample| sample.name.starts_with("hard"));
    let ask = |sample: &Sample| ask(json!({ "ask": "hint", "all": true, "puzzle": sample.text }));
    is_translated(&hard.flat_map(ask).collect::<Vec<_>>());
}

#[test]
fn remarks_and_refusals_can_be_translated() {
    let two = format!("{EASY}\n{EASY}");
    let wrong = EASY.replacen('.', "2", 1);
    let sideways = "1234562.....3.....4.....5.....6.....";
    let questions = [
        json!({ "ask": "rate", "puzzle": "................" }),
        json!({ "ask": "rate", "puzzle": "11.............." }),
        json!({ "ask": "race", "puzzle": EASY }),
        json!({ "ask": "race", "puzzle": EASY, "seconds": 0 }),
        json!({ "ask": "solve", "puzzle": EASY, "limit": 0 }),
        json!({ "ask": "hint", "puzzle": EASY, "level": 9 }),
        json!({ "ask": "page", "name": "papyrus" }),
        json!({ "ask": "sample", "name": "papyrus" }),
        json!({ "ask": "check", "puzzle": "................" }),
        json!({ "ask": "check", "puzzle": sideways }),
        json!({ "ask": "solve", "puzzle": two }),
        json!({ "ask": "solve", "puzzle": "................" }),
        json!({ "ask": "solve", "puzzle": EASY, "show": "two" }),
        json!({ "ask": "solve", "puzzle": EASY, "mode": "only-marked" }),
        json!({ "ask": "solve", "puzzle": EASY, "method": "magic" }),
        json!({ "ask": "solve", "puzzle": "................", "method": "fast" }),
        json!({ "ask": "solve", "puzzle": { "puzzle": EASY, "rules": ["windoku"] }, "method": "fast" }),
        json!({ "ask": "solve", "puzzle": EASY, "only": ["method-1"] }),
        json!({ "ask": "solve", "puzzle": EASY, "method": "trial", "only": ["x-wing"] }),
        json!({ "ask": "solve", "puzzle": "1...............", "method": "logic" }),
        json!({ "ask": "check", "puzzle": EASY, "method": "annealing" }),
        json!({ "ask": "check", "puzzle": EASY, "method": "logic" }),
        json!({ "ask": "check", "puzzle": EASY, "box": "9" }),
        json!({ "ask": "count", "puzzle": ".".repeat(256) }),
        json!({ "ask": "count", "puzzle": ".".repeat(36 * 36) }),
        json!({ "ask": "convert", "puzzle": EASY, "to": "papyrus" }),
        json!({ "ask": "convert", "puzzle": "................", "to": "sdk" }),
        json!({ "ask": "hint", "puzzle": wrong }),
        json!({ "ask": "hint", "puzzle": "................" }),
        json!({ "ask": "hint", "puzzle": EASY, "only": ["swordfish"] }),
        json!({ "ask": "hint", "puzzle": EASY, "without": ["swordfihs"] }),
        json!({ "ask": "hint", "puzzle": FULL }),
        json!({ "ask": "rate", "puzzle": ".".repeat(625) }),
        json!({ "ask": "parse", "puzzle": wrong }),
    ];
    is_translated(&questions.into_iter().flat_map(ask).collect::<Vec<_>>());
}

#[test]
fn answers_about_grids_rules_and_estimates_can_be_translated() {
    let questions = [
        json!({ "ask": "grid-canonical", "grid": FULL }),
        json!({ "ask": "grid-automorphisms", "grid": "1234341221434321" }),
        json!({ "ask": "grid-equivalent", "grid": FULL, "other": FULL }),
        json!({ "ask": "grid-rank", "grid": EASY }),
        json!({ "ask": "grid-rank", "grid": FULL.replacen('5', "3", 1) }),
        json!({ "ask": "grid-unrank", "number": "many" }),
        json!({ "ask": "grid-unrank", "number": "9".repeat(30) }),
        json!({ "ask": "grid-unrank", "number": "1", "box": "2x5" }),
        json!({ "ask": "grid-random", "count": 1_000_000_000 }),
        json!({ "ask": "grid-count", "box": "4x4" }),
        json!({ "ask": "grid-count", "box": "6x6" }),
        json!({ "ask": "grid-essential", "box": "4x4" }),
        json!({ "ask": "grid-count", "box": "3x4", "variants": ["diagonal", "anti-king"] }),
        json!({ "ask": "grid-count", "variants": ["papyrus"] }),
        json!({ "ask": "grid-count", "box": "2x3", "variants": ["windoku"] }),
        json!({ "ask": "grid-fewest-keys" }),
        json!({ "ask": "grid-bands", "box": "2x3" }),
        json!({ "ask": "grid-bands", "bands": [417] }),
        json!({ "ask": "grid-chunk", "chunk": "5/4" }),
        json!({ "ask": "rules-count" }),
        json!({ "ask": "rules-make", "set": "664", "permutation": "0" }),
        json!({ "ask": "rules-neighbours", "rule": "0" }),
        json!({ "ask": "rules-of", "grid": "1234341221434321" }),
        json!({ "ask": "grid-merge", "lines": ["1/3\t3\t1:2,2:1"] }),
        json!({ "ask": "estimate", "box": "36", "samples": 1 }),
        json!({ "ask": "estimate", "box": "6x6", "samples": 1 }),
    ];
    is_translated(&questions.into_iter().flat_map(ask).collect::<Vec<_>>());
}

#[test]
fn why_puzzles_cannot_be_made_can_be_translated() {
    let questions = [
        json!({ "ask": "generate", "count": 1_000_000_000 }),
        json!({ "ask": "generate", "box": "2x2", "grid": EASY }),
        json!({ "ask": "generate", "clues": "many" }),
        json!({ "ask": "generate", "symmetry": "magic" }),
        json!({ "ask": "generate", "level": "papyrus" }),
        json!({ "ask": "generate", "techniques": ["x-wing*0"] }),
        json!({ "ask": "generate", "daily": "many" }),
        json!({ "ask": "generate", "clues": "30..20" }),
        json!({ "ask": "generate", "clues": "82" }),
        json!({ "ask": "generate", "clues": "80", "minimal": true }),
        json!({ "ask": "generate", "attempts": 0 }),
        json!({ "ask": "generate", "attempts": 1, "clues": "17" }),
        json!({ "ask": "generate", "box": "2x2", "grid": "1234341221434321", "pattern": "111............." }),
        json!({ "ask": "generate", "clues": "16" }),
        json!({ "ask": "generate", "clues": "23", "symmetry": "quarter" }),
        json!({ "ask": "generate", "clues": "30", "pattern": EASY, "symmetry": "full" }),
        json!({ "ask": "generate", "clues": "17", "pattern": EASY }),
        json!({ "ask": "generate", "any_solutions": true, "minimal": true }),
        json!({ "ask": "generate", "box": "5x5", "level": "easy" }),
        json!({ "ask": "generate", "score": "9..8" }),
        json!({ "ask": "generate", "techniques": ["tallest-building"] }),
        json!({ "ask": "generate", "techniques": ["x-wing"], "only_up_to": "naked-pair" }),
        json!({ "ask": "generate", "techniques": ["x-wing"], "level": "easy" }),
        json!({ "ask": "generate", "box": "2x2", "level": "hard" }),
        json!({ "ask": "generate", "box": "2x3", "variants": ["windoku"] }),
        json!({ "ask": "generate", "variants": ["jigsaw", "disjoint-groups"] }),
    ];
    is_translated(&questions.into_iter().flat_map(ask).collect::<Vec<_>>());
    // These are said by the page, too, which has them in its own files.
    let symmetries = Symmetry::ALL.map(|symmetry| {
        lacks("", &pseudo().say(&Message::name("make-symmetry", symmetry.id())), &BTreeSet::new())
    });
    is_translated(&symmetries.into_iter().flatten().collect::<Vec<_>>());
}

#[test]
fn the_names_of_pages_and_their_headings_can_be_translated() {
    let none = BTreeSet::new();
    let lacking = sections(pseudo()).into_iter().flat_map(|section| {
        let pages = section.pages.into_iter().map(|page| page.name);
        pages
            .chain([section.title])
            .filter_map(|text| lacks("learn", &text, &none))
            .collect::<Vec<_>>()
    });
    is_translated(&lacking.collect::<Vec<_>>());
}

#[test]
fn verdicts_figures_and_moments_can_be_translated() {
    let search = SearchOptions { method: Some("sets".to_owned()), ..SearchOptions::default() };
    let question = Count { problem: Problem::new("................"), search };
    let counted = question.answer(pseudo(), &mut ()).expect("a count");
    let draft = &nonet_core::read(&counted.puzzle).expect("a puzzle");
    let digits = draft.layout.digits();
    let cell = draft.layout.cells().next().expect("a cell");
    let look = |case: Case, possible: DigitSet| Moment::Look {
        cell,
        row: digits,
        column: digits,
        block: digits,
        possible,
        case,
    };
    let digit = digits.first().expect("a digit");
    let moments = [
        look(Case::None, DigitSet::EMPTY),
        look(Case::One, DigitSet::single(digit)),
        look(Case::Several, digits),
        Moment::End(End::Contradiction),
        Moment::End(End::Solved),
        Moment::End(End::Stuck),
        Moment::Try { cell, digit, trial: 1 },
        Moment::TakeBack { cell, digit },
    ];
    let mut messages: Vec<_> = moments.iter().map(|one| moment(one, draft, 3)).collect();
    messages.extend(statistics(&counted.findings, &|number| number.to_string()));
    messages.push(verdict(&counted.findings));
    let lacking = messages.iter().filter_map(|one| lacks("", &pseudo().say(one), &ids()));
    is_translated(&lacking.collect::<Vec<_>>());
}

/// The exceptions, each by its name. Once one of them can be translated, it belongs into a test above.
#[test]
fn the_texts_of_pages_and_what_samples_show_are_in_english_only() {
    let none = BTreeSet::new();
    for page in sections(pseudo()).iter().flat_map(|section| &section.pages) {
        assert!(lacks(page.id, page.text, &none).is_some(), "{}", page.id);
    }
    for sample in samples::ALL {
        assert!(lacks(sample.name, sample.about, &none).is_some(), "{}", sample.name);
    }
}
