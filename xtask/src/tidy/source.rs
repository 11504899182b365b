//! Checks of source files: how they begin, how long they are, what must not be left in them.

use super::Finding;
use crate::tree::Tree;

/// The length past which a file is split.
const MAX_LINES: usize = 800;

/// Files that people write line by line.
const CODE: [&str; 8] = ["rs", "js", "mjs", "css", "html", "py", "sh", "toml"];

/// Texts that follow the rules of white space; data such as puzzles does not.
const WRITTEN: [&str; 11] =
    ["rs", "js", "mjs", "css", "html", "py", "sh", "toml", "md", "ftl", "json"];

/// What must not be left in Rust code. Written in pieces, so that this file may pass.
const UNFINISHED: [&str; 4] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("#[", "ignore"),
];

/// Whether a file was brought in from elsewhere and is kept as it is.
fn is_foreign(path: &str) -> bool {
    path.split('/').any(|part| part == "vendor")
}

/// A Rust file begins with a sentence that says what lives in it; a technique, with its page.
pub(super) fn first_line(tree: &Tree) -> Vec<Finding> {
    let says_what = |text: &str| {
        let sentence = text.strip_prefix("//! ").and_then(|rest| rest.lines().next());
        sentence.is_some_and(|sentence| !sentence.trim().is_empty())
            || text.starts_with("#![doc = include_str!(")
    };
    let silent =
        tree.texts_in(&["rs"]).filter(|(path, text)| !is_foreign(path) && !says_what(text));
    silent.map(|(path, _)| Finding::in_line(path, 0, "no `//!` with a sentence here")).collect()
}

/// A file that is too long is split.
pub(super) fn length(tree: &Tree) -> Vec<Finding> {
    let lengths = tree.texts_in(&CODE).map(|(path, text)| (path, text.lines().count()));
    lengths
        .filter(|(path, lines)| !is_foreign(path) && *lines > MAX_LINES)
        .map(|(path, lines)| Finding::in_file(path, format!("{lines} lines; split it")))
        .collect()
}

/// Nothing is left for later.
pub(super) fn unfinished(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts_in(&["rs"]) {
        for (index, line) in text.lines().enumerate() {
            for word in UNFINISHED.into_iter().filter(|word| line.contains(word)) {
                findings.push(Finding::in_line(path, index, format!("`{word}` is left here")));
            }
        }
    }
    findings
}

/// A test is named as the fact that it checks.
pub(super) fn test_names(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts_in(&["rs"]) {
        let mut is_test = false;
        for (index, line) in text.lines().map(str::trim_start).enumerate() {
            if is_test && line.starts_with("fn test_") {
                findings.push(Finding::in_line(path, index, "name the fact, without `test_`"));
            }
            // Further attributes may stand between the first one and the function.
            is_test = line.starts_with("#[test]") || (is_test && line.starts_with("#["));
        }
    }
    findings
}

/// White space is plain.
pub(super) fn space(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts_in(&WRITTEN).filter(|(path, _)| !is_foreign(path)) {
        for (index, line) in text.split('\n').enumerate() {
            if line.ends_with('\r') {
                findings.push(Finding::in_line(path, index, "carriage return"));
            } else if line.ends_with([' ', '\t']) {
                findings.push(Finding::in_line(path, index, "trailing space"));
            } else if line.contains('\t') {
                findings.push(Finding::in_line(path, index, "tab"));
            }
        }
        if !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
            findings.push(Finding::in_file(path, "does not end with one line break"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn a_file_without_a_first_sentence_is_found() {
        let files = [
            ("a.rs", "//! What lives here.\n"),
            ("b.rs", "use std::fmt;\n"),
            ("c.rs", "//!\n//! Too late.\n"),
            ("d.rs", "#![doc = include_str!(\"d.md\")]\n"),
            ("e.rs", "//! \n"),
            ("f.md", "# Not Rust\n"),
        ];
        let what = "no `//!` with a sentence here";
        let expected = ["b.rs", "c.rs", "e.rs"].map(|path| format!("{path}:1: {what}"));
        assert_eq!(shown(first_line, files), expected);
    }

    #[test]
    fn a_file_past_the_limit_is_found() {
        let (long, longer) = ("//\n".repeat(800), "//\n".repeat(801));
        let files = [("a.rs", &*long), ("b.rs", &*longer), ("c.txt", &*longer)];
        assert_eq!(shown(length, files), ["b.rs: 801 lines; split it"]);
        assert_eq!(shown(length, [("web/vendor/x.js", &*longer)]), [""; 0]);
    }

    #[test]
    fn what_is_left_for_later_is_found() {
        for word in UNFINISHED {
            let text = format!("//! A file.\n\n    {word}…\n");
            let expected = [format!("a.rs:3: `{word}` is left here")];
            assert_eq!(shown(unfinished, [("a.rs", &*text)]), expected);
            assert_eq!(shown(unfinished, [("a.md", &*text)]), [""; 0]);
        }
    }

    #[test]
    fn a_test_named_as_a_test_is_found() {
        let bad = "#[test]\n#[should_panic]\nfn test_it() {}\nfn test_bed() {}\n";
        let good = "#[test]\nfn it_works() {}\nfn test_bed() {}\n";
        let expected = ["a.rs:3: name the fact, without `test_`"];
        assert_eq!(shown(test_names, [("a.rs", bad), ("b.rs", good)]), expected);
    }

    #[test]
    fn unclean_white_space_is_found() {
        let files = [
            ("a.rs", "fine\n"),
            ("b.rs", "\tx\ny \n"),
            ("c.md", "no end"),
            ("d.md", "two ends\n\n"),
            ("e.toml", "x\r\n"),
            ("f.tsv", "data\tis data"),
            ("g.rs", ""),
        ];
        let expected = [
            "b.rs:1: tab",
            "b.rs:2: trailing space",
            "c.md: does not end with one line break",
            "d.md: does not end with one line break",
            "e.toml:1: carriage return",
        ];
        assert_eq!(shown(space, files), expected);
    }
}
