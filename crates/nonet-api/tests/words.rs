//! Every message that code names exists, and every message that exists is named by code; and what is
//! said where.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use nonet_api::{Words, methods};
use nonet_core::rule;
use nonet_count::SUBJECTS;
use nonet_logic::{NAMES, technique, trial};

/// The file with the names of things, which code finds by the ids of the things.
const NAMES_FILE: &str = "names.ftl";

/// The file with what rules say, which code finds by their ids, too.
const RULES_FILE: &str = "rules.ftl";

/// The files that only the command speaks from.
const COMMAND_FILES: [&str; 2] = ["command.ftl", "help.ftl"];

/// A message, or one of its attributes.
struct Text {
    file: String,
    /// The arguments that it uses.
    arguments: BTreeSet<String>,
    /// The messages that it repeats.
    references: BTreeSet<String>,
    /// Everything that stands outside of braces.
    words: String,
}

/// The texts of a language, by id; attributes as `id.attribute`.
type Texts = BTreeMap<String, Text>;

/// The messages named in code: for each id the arguments that each place gives.
type Uses = BTreeMap<String, Vec<BTreeSet<String>>>;

fn crates_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies in a folder").to_owned()
}

fn words_folder() -> PathBuf {
    crates_folder().join("nonet-api").join("i18n")
}

/// Every message named as `message!("id", name = …)` in the sources, with its arguments.
fn messages_in_code() -> Uses {
    let mut found = Uses::new();
    for crate_name in ["nonet-api", "nonet-host", "nonet-cli", "nonet-server"] {
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

/// Every text of a language. The words of the page, in a folder of their own, are compared with the
/// page by its own tests.
fn texts_in(language: &str) -> Texts {
    let mut found = Texts::new();
    let entries = fs::read_dir(words_folder().join(language)).expect("a folder of words");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    for path in paths.filter(|path| path.is_file()) {
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a file of words");
        for entry in parse(text).expect("valid Fluent").body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let value = message.value.expect("a message has a text");
            for attribute in message.attributes {
                let name = format!("{id}.{}", attribute.id.name);
                found.insert(name, Text::of(&attribute.value, &file));
            }
            found.insert(id, Text::of(&value, &file));
        }
    }
    found
}

impl Text {
    fn of(pattern: &Pattern<String>, file: &str) -> Text {
        let mut text = Text {
            file: file.to_owned(),
            arguments: BTreeSet::new(),
            references: BTreeSet::new(),
            words: String::new(),
        };
        text.add(pattern);
        text
    }

    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words += value,
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.clone());
            }
            InlineExpression::FunctionReference {
                arguments: CallArguments { positional, .. },
                ..
            } => {
                for argument in positional {
                    self.add_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            _ => {}
        }
    }

    /// The arguments that it uses, also by what it repeats.
    fn all_arguments(&self, texts: &Texts) -> BTreeSet<String> {
        let repeated = self.references.iter().filter_map(|id| texts.get(id));
        let theirs = repeated.flat_map(|text| text.all_arguments(texts));
        self.arguments.iter().cloned().chain(theirs).collect()
    }
}

/// The id of the message that a text belongs to.
fn message_of(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

/// The grammatical forms in which a language has the names of techniques and the like.
fn forms(texts: &Texts) -> BTreeSet<&str> {
    let names = texts.iter().filter(|(_, text)| text.file == NAMES_FILE);
    names.filter_map(|(id, _)| id.split_once('.').map(|(_, form)| form)).collect()
}

/// The grammatical forms that any message has: those of houses stand elsewhere.
fn all_forms(texts: &Texts) -> BTreeSet<&str> {
    let forms = texts.keys().filter_map(|id| id.split_once('.').map(|(_, form)| form));
    forms.filter(|form| *form != "command").collect()
}

/// The languages that have a folder.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(words_folder()).expect("a folder of languages");
    entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into()).collect()
}

#[test]
fn every_message_named_in_code_has_words() {
    let words = texts_in("en");
    let missing: Vec<_> =
        messages_in_code().into_keys().filter(|id| !words.contains_key(id)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

#[test]
fn every_message_with_words_is_named_in_code() {
    let code = messages_in_code();
    let texts = texts_in("en");
    let said =
        texts.iter().filter(|(_, text)| ![NAMES_FILE, RULES_FILE].contains(&text.file.as_str()));
    let unused: Vec<_> = said.filter(|(id, _)| !code.contains_key(message_of(id))).collect();
    let unused: Vec<_> = unused.iter().map(|(id, _)| id).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn every_argument_that_words_use_is_given_by_code() {
    let code = messages_in_code();
    for language in languages() {
        let texts = texts_in(&language);
        let forms = all_forms(&texts);
        let is_form = |argument: &str, given: &BTreeSet<String>| {
            forms.iter().any(|form| {
                let name = argument.strip_suffix(form).and_then(|name| name.strip_suffix('-'));
                name.is_some_and(|name| given.contains(name))
            })
        };
        // How many things a list has, of what is no list nothing could be chosen by it; and a list with "and" in place of "or".
        let is_of_list = |argument: &str, given: &BTreeSet<String>| {
            let name = argument.strip_suffix("-count").or_else(|| argument.strip_suffix("-and"));
            name.is_some_and(|name| given.contains(name))
        };
        for (id, text) in &texts {
            for given in code.get(message_of(id)).into_iter().flatten() {
                for used in text.all_arguments(&texts) {
                    let is_given =
                        given.contains(&used) || is_form(&used, given) || is_of_list(&used, given);
                    assert!(is_given, "{language}: {id} uses {used}, code gives {given:?}");
                }
            }
        }
    }
}

#[test]
fn every_technique_method_and_subject_has_its_name_in_words() {
    let techniques = technique::ALL.iter().copied().chain(trial::METHODS);
    let techniques = techniques.map(|one| (format!("technique-{}", one.id), one.name));
    let names = NAMES.iter().map(|name| (format!("other-name-{}", name.id), name.name));
    let ways = methods().map(|method| (format!("method-{}", method.id), method.name));
    let subjects = SUBJECTS.iter().map(|one| (format!("subject-{}", one.id), one.name));
    let title = |page: &'static str| page.lines().next().and_then(|line| line.strip_prefix("# "));
    let rules = rule::ALL
        .iter()
        .map(|rule| (format!("rule-{}", rule.id), title(rule.page).expect("a page has a title")));
    let all = techniques.chain(names).chain(ways).chain(subjects).chain(rules);
    let things: BTreeMap<_, _> = all.collect();
    let texts = texts_in("en");
    for (id, name) in &things {
        // In English it is the name that programmers see.
        assert_eq!(texts.get(id).map(|text| text.words.as_str()), Some(*name), "{id}");
    }
    let words = texts.iter().filter(|(_, text)| text.file == NAMES_FILE);
    let unknown: Vec<_> =
        words.map(|(id, _)| id).filter(|id| !things.contains_key(message_of(id))).collect();
    assert!(unknown.is_empty(), "names of nothing: {unknown:?}");
}

#[test]
fn every_rule_has_its_sentence_and_every_sentence_its_rule() {
    let texts = texts_in("en");
    let told = texts.iter().filter(|(_, text)| text.file == RULES_FILE).map(|(id, _)| id.clone());
    let wanted = rule::ALL.iter().map(|rule| format!("rule-text-{}", rule.id));
    assert_eq!(told.collect::<BTreeSet<_>>(), wanted.collect());
}

#[test]
fn every_technique_has_its_name_in_every_form_that_sentences_use() {
    for language in languages() {
        let texts = texts_in(&language);
        for form in forms(&texts) {
            let names = texts.iter().filter(|(id, text)| {
                text.file == NAMES_FILE && id.starts_with("technique-") && !id.contains('.')
            });
            for (id, _) in names {
                assert!(texts.contains_key(&format!("{id}.{form}")), "{language}: {id}.{form}");
            }
        }
    }
}

/// Whether words speak of the command line: of an option, or of a command.
fn speaks_of_commands(words: &str) -> bool {
    let is_word = |rest: &str| rest.starts_with(|first: char| first.is_ascii_lowercase());
    ["--", "nonet "].iter().any(|sign| words.split(sign).skip(1).any(is_word))
}

#[test]
fn only_the_command_speaks_of_options_and_commands() {
    for language in languages() {
        for (id, text) in texts_in(&language) {
            let is_for_command =
                id.ends_with(".command") || COMMAND_FILES.contains(&text.file.as_str());
            assert!(is_for_command || !speaks_of_commands(&text.words), "{id}: {}", text.words);
        }
    }
    let page = nonet_api::page_words("en").expect("English is spoken");
    assert_eq!(page.lines().find(|line| speaks_of_commands(line)), None);
}

#[test]
fn what_a_language_says_english_says_too() {
    let english = texts_in("en");
    let mut spoken: Vec<String> = Words::languages().map(str::to_owned).collect();
    let mut found = languages();
    spoken.sort();
    found.sort();
    assert_eq!(spoken, found, "a folder with words and a line in the list of languages");
    for language in found {
        for id in texts_in(&language).into_keys() {
            let is_known = english.contains_key(&id) || is_form_of_its_own(&id);
            assert!(is_known, "{language}: nothing says {id}");
        }
    }
}

/// Whether an attribute is a grammatical form, of which each language has its own.
fn is_form_of_its_own(id: &str) -> bool {
    id.split_once('.').is_some_and(|(_, attribute)| attribute != "command")
}
