//! The one door: every kind of question goes through it, as JSON, and what comes out is what the
//! schemas say.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::time::Duration;

use nonet_api::{
    Answer, Ask, Event, Host, KINDS, Outcome, Schemas, Words, answer, answer_json,
    schema_of_answer, schema_of_ask,
};
use serde_json::{Value, json};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const GRID: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Questions of every kind: with as little as they need, and with everything that can be said.
fn examples() -> Vec<Value> {
    let blank = ".".repeat(81);
    vec![
        json!({ "ask": "parse", "puzzle": "11..............", "lang": "en" }),
        json!({ "ask": "parse", "puzzle": { "puzzle": "1..............." }, "box": "2x2" }),
        json!({ "ask": "solve", "puzzle": PUZZLE }),
        json!({ "ask": "solve", "puzzle": "................", "variants": ["diagonal"], "limit": 3 }),
        json!({
            "ask": "solve", "puzzle": "12*.............", "box": "2x2", "mode": "only-marked",
            "show": "two", "unique": true, "method": "trial", "limit": 3,
            "only": ["method-1", "method-2"], "seed": "7",
        }),
        json!({ "ask": "solve", "puzzle": "................", "show": "all", "limit": 5 }),
        json!({ "ask": "solve", "puzzle": PUZZLE, "method": "sets", "show": "nothing" }),
        json!({ "ask": "check", "puzzle": PUZZLE, "redundant": true }),
        json!({ "ask": "check", "puzzle": blank, "limit": 3, "method": "general", "seed": 1 }),
        json!({ "ask": "count", "puzzle": blank }),
        json!({ "ask": "count", "puzzle": "1...............", "method": "sets", "limit": 1000 }),
        json!({ "ask": "candidates", "puzzle": PUZZLE }),
        json!({ "ask": "candidates", "puzzle": PUZZLE, "unique": { "limit": 2 } }),
        json!({ "ask": "candidates", "puzzle": PUZZLE, "true_only": true }),
        json!({ "ask": "convert", "puzzle": PUZZLE, "to": "sdk" }),
        json!({ "ask": "hint", "puzzle": PUZZLE }),
        json!({
            "ask": "hint", "puzzle": PUZZLE, "level": 4, "all": true, "only": ["naked-single"],
            "without": ["x-wing"], "no_uniqueness": true, "scores": { "naked-single": 9 },
        }),
        json!({ "ask": "explain", "puzzle": PUZZLE }),
        json!({ "ask": "explain", "puzzle": "....13....3...1." }),
        json!({ "ask": "follow", "puzzle": PUZZLE }),
        json!({ "ask": "follow", "puzzle": "11..............", "only": ["naked-single"], "most": 1 }),
        json!({ "ask": "rate", "puzzle": PUZZLE, "without": ["x-wing"] }),
        json!({ "ask": "rate", "puzzle": "1..............." }),
        json!({ "ask": "rate", "puzzle": "11.............." }),
        json!({ "ask": "race", "puzzle": PUZZLE, "methods": ["fast", "logic"], "seconds": 0.5 }),
        json!({ "ask": "race", "puzzle": "11..............", "seed": 3 }),
        json!({ "ask": "race-lines", "puzzles": format!("{PUZZLE}\nnone\n"), "methods": ["fast"] }),
        json!({
            "ask": "race-lines", "puzzles": "1234341221434321", "box": "2x2", "seconds": 0.5,
            "total_seconds": 3, "methods": ["sets", "logic"], "seed": 3,
        }),
        json!({ "ask": "study", "puzzles": format!("{PUZZLE}\n1...............\n11..............") }),
        json!({ "ask": "study", "puzzles": "1234341221434321", "box": "2x2" }),
        json!({ "ask": "generate" }),
        json!({ "ask": "generate", "any_solutions": true, "grid": "213:100330", "from": "3" }),
        json!({ "ask": "generate", "daily": "2026-11-17", "level": "easy" }),
        json!({
            "ask": "generate", "count": 2, "seed": 7, "box": "2x3", "clues": "..20", "minimal": false,
            "symmetry": "rotational", "level": "easy", "score": "..800", "only_up_to": "naked-pair",
            "distinct": true, "attempts": 1000,
        }),
        json!({ "ask": "generate", "techniques": ["hidden-single*3"], "pattern": PUZZLE, "grid": GRID }),
        json!({ "ask": "generate", "techniques": ["xy-wing"], "strict": true, "seed": 1 }),
        json!({ "ask": "levels" }),
        json!({ "ask": "levels", "box": "2x2", "variants": ["diagonal", "buildings"] }),
        json!({ "ask": "grid-count" }),
        json!({ "ask": "grid-count", "box": "2x2", "variants": ["diagonal"], "table": true }),
        json!({ "ask": "grid-count", "table": true }),
        json!({ "ask": "grid-essential", "box": "2x2", "table": true }),
        json!({ "ask": "grid-rank", "grid": GRID }),
        json!({ "ask": "grid-rank", "grid": "1234341221434321", "box": "2x2" }),
        json!({ "ask": "grid-unrank", "number": "6670903752021072936959" }),
        json!({ "ask": "grid-random", "seed": 9_223_372_036_854_775_807_u64 }),
        json!({ "ask": "grid-random", "seed": "7", "count": 3, "box": "2x3" }),
        json!({ "ask": "grid-canonical", "grid": GRID }),
        json!({ "ask": "grid-canonical", "grid": PUZZLE }),
        json!({ "ask": "grid-automorphisms", "grid": "1234341221434321" }),
        json!({ "ask": "grid-equivalent", "grid": GRID, "other": GRID }),
        json!({ "ask": "grid-equivalent", "grid": "1...............", "other": "................" }),
        json!({ "ask": "grid-bands" }),
        json!({ "ask": "grid-chunk", "chunk": "11648/11648" }),
        json!({ "ask": "grid-merge", "lines": ["1/3\t3\t1:2,2:1", "3/3\t1\t1:1"] }),
        json!({ "ask": "grid-fewest-keys", "box": "2x2" }),
        json!({ "ask": "rules-count" }),
        json!({ "ask": "rules-list", "restricted": "two" }),
        json!({ "ask": "rules-neighbours", "rule": "1", "restricted": "three" }),
        json!({ "ask": "rules-sets" }),
        json!({ "ask": "rules-make", "set": "213", "permutation": "100330" }),
        json!({ "ask": "rules-of", "grid": GRID }),
        json!({ "ask": "estimate", "box": "4x4", "samples": 1000, "seed": 7 }),
        json!({ "ask": "methods" }),
        json!({ "ask": "formats" }),
        json!({ "ask": "variants" }),
        json!({ "ask": "techniques" }),
        json!({ "ask": "samples" }),
        json!({ "ask": "sample", "name": "1" }),
        json!({ "ask": "sample", "name": "easy-06", "own": false }),
        json!({ "ask": "pages" }),
        json!({ "ask": "page", "name": "x-wing" }),
    ]
}

/// Questions that make no sense, each with the code of its fault.
fn wrong() -> Vec<(Value, &'static str)> {
    vec![
        (json!({ "ask": "solve", "puzzle": "1..\n2" }), "read-cell-count"),
        (json!({ "ask": "solve", "puzzle": PUZZLE, "method": "nothing" }), "method-unknown"),
        (json!({ "ask": "solve", "puzzle": PUZZLE, "limit": 0 }), "limit-zero"),
        (json!({ "ask": "check", "puzzle": PUZZLE, "limit": 0 }), "limit-zero"),
        (json!({ "ask": "count", "puzzle": PUZZLE, "limit": 0 }), "limit-zero"),
        (json!({ "ask": "candidates", "puzzle": PUZZLE, "unique": { "limit": 0 } }), "limit-zero"),
        (json!({ "ask": "hint", "puzzle": PUZZLE, "level": 5 }), "hint-level"),
        (json!({ "ask": "race", "puzzle": PUZZLE, "seconds": -1 }), "race-seconds"),
        (json!({ "ask": "race-lines", "puzzles": PUZZLE, "total_seconds": 0 }), "race-seconds"),
        (json!({ "ask": "generate", "count": 0 }), "generate-too-many"),
        (json!({ "ask": "generate", "attempts": 0 }), "generate-no-attempts"),
        (json!({ "ask": "generate", "clues": "many" }), "generate-no-range"),
        (json!({ "ask": "generate", "symmetry": "round" }), "generate-symmetry-unknown"),
        (json!({ "ask": "generate", "level": "fiendish" }), "generate-level-unknown"),
        (json!({ "ask": "generate", "techniques": ["x-wing*0"] }), "generate-no-times"),
        (json!({ "ask": "generate", "techniques": ["z-wing"] }), "technique-unknown"),
        (json!({ "ask": "generate", "daily": "2026-02-30" }), "generate-no-date"),
        (json!({ "ask": "generate", "pattern": "1..............." }), "read-cell-count"),
        (json!({ "ask": "grid-random", "count": 0 }), "grid-too-many"),
        (json!({ "ask": "grid-random", "count": 100_001 }), "grid-too-many"),
        (json!({ "ask": "estimate", "box": "4x4", "samples": 0 }), "estimate-no-samples"),
        (json!({ "ask": "convert", "puzzle": PUZZLE, "to": "papyrus" }), "format-unknown"),
        (json!({ "ask": "solve", "puzzle": PUZZLE, "limt": 3 }), "request-unreadable"),
        (json!({ "ask": "solve" }), "request-unreadable"),
        (json!({ "ask": "solve", "puzzle": 7 }), "request-unreadable"),
        (json!({ "ask": "nothing" }), "request-unreadable"),
        (json!({ "puzzle": PUZZLE }), "request-unreadable"),
        (json!([]), "request-no-object"),
    ]
}

/// A host with a clock that goes on whenever it is looked at, who keeps what it hears.
#[derive(Default)]
struct Clock {
    looks: std::cell::Cell<u64>,
    watches: bool,
    heard: Vec<Value>,
}

impl Host for Clock {
    fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
        let json = serde_json::to_value(event).expect("an event is JSON");
        assert_eq!(json["event"], event.name());
        self.heard.push(json);
        ControlFlow::Continue(())
    }

    fn watches(&self) -> bool {
        self.watches
    }

    fn now(&self) -> Option<Duration> {
        self.looks.set(self.looks.get() + 1);
        Some(Duration::from_millis(self.looks.get()))
    }
}

fn ask(json: &Value) -> Ask {
    Ask::from_json(&json.to_string()).unwrap_or_else(|wrong| panic!("{json}: {wrong:?}"))
}

/// Checks a value against a schema.
fn validate(schema: &Value, value: &Value) {
    let validator = jsonschema::validator_for(schema).expect("a schema");
    let errors: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:?}\n{value}");
}

#[test]
fn every_kind_of_question_has_an_example_that_goes_to_json_and_back() {
    let schema = schema_of_ask();
    let mut kinds = BTreeSet::new();
    for example in examples() {
        let asked = ask(&example);
        assert_eq!(example["ask"], asked.question.name());
        kinds.insert(asked.question.name());
        let json = serde_json::to_value(&asked).expect("a question is JSON");
        assert_eq!(ask(&json), asked, "{json}");
        validate(&schema, &example);
        validate(&schema, &json);
    }
    assert_eq!(kinds, KINDS.iter().map(|kind| kind.name).collect());
}

#[test]
fn every_answer_is_what_its_schema_says() {
    let all = schema_of_answer();
    for example in examples() {
        let asked = ask(&example);
        let told = answer(&asked, Words::english(), &mut Clock::default());
        assert!(!matches!(told, Answer::Refusal(_)), "{example}: {told:?}");
        let told = serde_json::to_value(&told).expect("an answer is JSON");
        let kind = nonet_api::kind(asked.question.name()).expect("a kind");
        let mut schemas = Schemas::at("/$defs");
        let mut schema = schemas.answer(kind);
        schema["$defs"] = Value::Object(schemas.parts());
        validate(&schema, &told);
        validate(&all, &told);
    }
}

#[test]
fn a_question_is_what_the_schema_of_its_kind_says_without_its_name() {
    for mut example in examples() {
        let kind = example["ask"].as_str().and_then(nonet_api::kind).expect("a kind");
        example.as_object_mut().expect("an object").remove("ask");
        let mut schemas = Schemas::at("/$defs");
        let mut schema = schemas.question(kind);
        schema["$defs"] = Value::Object(schemas.parts());
        validate(&schema, &example);
        example["nonsense"] = 1.into();
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        assert!(!validator.is_valid(&example), "{}", kind.name);
    }
}

#[test]
fn questions_that_make_no_sense_are_refused_with_a_code_and_a_sentence() {
    for (question, code) in wrong() {
        let told = answer_json(&question.to_string(), Words::english(), &mut Clock::default());
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(told["error"]["code"], code, "{question}: {told}");
        assert!(told["error"]["message"].as_str().is_some_and(|text| text.len() > 10), "{told}");
        validate(&schema_of_answer(), &told);
    }
    let told = answer_json("{", Words::english(), &mut ());
    assert!(told.contains("request-no-json"), "{told}");
}

#[test]
fn what_the_limits_of_schemas_exclude_is_refused() {
    let schema = jsonschema::validator_for(&schema_of_ask()).expect("a schema");
    let told_by_schema = [
        "limit-zero",
        "hint-level",
        "race-seconds",
        "grid-too-many",
        "estimate-no-samples",
        "generate-too-many",
        "generate-no-attempts",
        "request-unreadable",
        "request-no-object",
    ];
    for (question, code) in wrong() {
        assert_eq!(!schema.is_valid(&question), told_by_schema.contains(&code), "{question}");
    }
}

#[test]
fn numbers_that_may_be_large_are_texts_whatever_their_size() {
    let mut found = BTreeSet::new();
    for example in examples() {
        let told = answer_json(&example.to_string(), Words::english(), &mut Clock::default());
        let told: Value = serde_json::from_str(&told).expect("JSON");
        // What is made is a list, and each puzzle of it has its numbers.
        let told = match &told["puzzles"] {
            Value::Array(made) => made.clone(),
            _ => vec![told],
        };
        for name in ["count", "seed", "number", "index", "sum", "symmetries", "puzzles"] {
            // The number of a sample is small, and so are those of bands and rules.
            for told in told.iter().filter(|_| example["ask"] != "sample") {
                if let Some(value) = told.get(name) {
                    assert!(value.is_string(), "{name} of {example}: {value}");
                    found.insert(name);
                }
            }
        }
    }
    assert_eq!(found.len(), 7, "{found:?}");
}

#[test]
fn events_are_what_their_schema_says() {
    let mut schemas = Schemas::at("/$defs");
    let mut schema = schemas.event();
    schema["$defs"] = Value::Object(schemas.parts());
    let mut kinds = BTreeSet::new();
    for question in [
        json!({ "ask": "solve", "puzzle": "12..34....43....", "method": "sets" }),
        json!({ "ask": "solve", "puzzle": PUZZLE, "method": "logic" }),
        json!({ "ask": "race", "puzzle": PUZZLE, "methods": ["fast"] }),
        json!({ "ask": "rate", "puzzle": PUZZLE }),
    ] {
        let mut host = Clock { watches: question["ask"] == "solve", ..Clock::default() };
        let told = answer(&ask(&question), Words::english(), &mut host);
        assert_eq!(told.outcome(), Outcome::Yes, "{told:?}");
        for event in &host.heard {
            validate(&schema, event);
            kinds.insert(event["event"].as_str().expect("a name").to_owned());
        }
    }
    assert_eq!(
        kinds.iter().map(String::as_str).collect::<Vec<_>>(),
        ["begin", "finish", "moment", "progress", "solution", "step"]
    );
}

#[test]
fn the_language_is_that_of_the_question_and_otherwise_that_of_the_host() {
    for lang in ["en", "en-GB", "tlh", ""] {
        let question = json!({ "ask": "check", "puzzle": "11..............", "lang": lang });
        let told = answer_json(&question.to_string(), Words::english(), &mut ());
        assert!(told.contains("stands more than once"), "{told}");
    }
}

#[test]
fn parts_of_schemas_have_the_same_names_in_questions_and_answers_only_if_they_are_the_same() {
    let mut one = Schemas::at("/components/schemas");
    let mut other = Schemas::at("/components/schemas");
    for kind in KINDS {
        one.question(kind);
        other.answer(kind);
    }
    other.event();
    other.refusal();
    let answers = other.parts();
    for (name, part) in one.parts() {
        assert!(answers.get(&name).is_none_or(|same| *same == part), "{name}");
    }
}
