//! Every message that code names exists, and every message that exists is named by code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The messages of a language: for each id the arguments its text uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages named in code: for each id the arguments that each place gives.
type Uses = BTreeMap<String, Vec<BTreeSet<String>>>;

fn crates_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies in a folder").to_owned()
}

/// Every message named as `message!("id", name = …)` in the sources, with its arguments.
fn messages_in_code() -> Uses {
    let mut found = Uses::new();
    for crate_name in ["nonet-api", "nonet-cli", "nonet-server"] {
        let mut folders = vec![crates_folder().join(crate_name).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a source folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let source = fs::read_to_string(&path).expect("a source file");
                    collect(&source, &mut found);
                }
            }
        }
    }
    found
}

fn collect(source: &str, found: &mut Uses) {
    for call in source.split("message!(").skip(1) {
        let mut depth = 1;
        let end = call.find(|symbol| {
            depth += i32::from(symbol == '(') - i32::from(symbol == ')');
            depth == 0
        });
        let call = &call[..end.expect("a closed call")];
        let Some(id) = call.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next())
        else {
            continue;
        };
        // Arguments are `name = value`, at the call's own depth.
        let mut arguments = BTreeSet::new();
        let mut depth = 0;
        let mut part = String::new();
        for symbol in call.chars().chain([',']) {
            depth += i32::from(matches!(symbol, '(' | '[' | '{'));
            depth -= i32::from(matches!(symbol, ')' | ']' | '}'));
            if symbol == ',' && depth == 0 {
                if let Some((name, _)) = part.split_once(" = ") {
                    arguments.insert(name.trim().to_owned());
                }
                part.clear();
            } else {
                part.push(symbol);
            }
        }
        found.entry(id.to_owned()).or_default().push(arguments);
    }
}

/// Every message of a language, with the arguments its text uses. The words of the page, in a folder
/// of their own, are compared with the page by its own tests.
fn messages_in(language: &str) -> Messages {
    let folder = crates_folder().join("nonet-api").join("i18n").join(language);
    let mut found = Messages::new();
    let entries = fs::read_dir(folder).expect("a folder of words");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    for path in paths.filter(|path| path.is_file()) {
        let text = fs::read_to_string(path).expect("a file of words");
        let resource = parse(text).expect("valid Fluent");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut arguments = BTreeSet::new();
                let pattern = message.value.expect("a message has a text");
                arguments_of(&pattern, &mut arguments);
                found.insert(message.id.name, arguments);
            }
        }
    }
    found
}

fn arguments_of(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    for variant in variants {
                        arguments_of(&variant.value, found);
                    }
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = inline {
                found.insert(id.name.clone());
            }
        }
    }
}

#[test]
fn every_message_named_in_code_has_words() {
    let words = messages_in("en");
    let missing: Vec<_> =
        messages_in_code().into_keys().filter(|id| !words.contains_key(id)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn every_message_with_words_is_named_in_code() {
    let code = messages_in_code();
    let unused: Vec<_> =
        messages_in("en").into_keys().filter(|id| !code.contains_key(id)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn every_argument_that_words_use_is_given_by_code() {
    let code = messages_in_code();
    for (id, used) in messages_in("en") {
        for given in code.get(&id).cloned().unwrap_or_default() {
            assert!(used.is_subset(&given), "{id}: the words use {used:?}, code gives {given:?}");
        }
    }
}
