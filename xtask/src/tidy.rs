//! `cargo xtask tidy`: rules of the repository that no other tool knows.
//!
//! A check looks at all files at once and reports what it finds. To add one, write it with its test
//! into the file where it belongs and add one line to [`CHECKS`].

use std::fmt;

use crate::report::Outcome;
use crate::tool::root;
use crate::tree::Tree;
use crate::{Chore, Failure, no_arguments};

mod layers;
mod links;
mod manifests;
mod papers;
mod paths;
mod source;

pub(crate) static TIDY: Chore = Chore {
    id: "tidy",
    arguments: "",
    about: "check the rules of the repository that no other tool knows",
    run: tidy,
};

/// Every check, with its rule.
static CHECKS: [Check; 14] = [
    Check { rule: "a source file begins with `//!`, what lives in it", find: source::first_line },
    Check { rule: "a source file has at most 800 lines", find: source::length },
    Check { rule: "nothing unfinished, nothing ignored", find: source::unfinished },
    Check { rule: "tests are named as facts", find: source::test_names },
    Check { rule: "no tabs, no trailing space, one line break at the end", find: source::space },
    Check { rule: "no path of somebody's machine", find: paths::machine },
    Check { rule: "every crate takes the lints of the workspace", find: manifests::lints },
    Check { rule: "the test command depends on nothing", find: manifests::light },
    Check { rule: "the lock file holds what it may", find: manifests::lock },
    Check { rule: "crates depend downwards only", find: layers::dependencies },
    Check { rule: "engine crates stay away from files, clocks and threads", find: layers::std_use },
    Check { rule: "every corpus has a README.md", find: papers::corpora },
    Check { rule: "the README is tested, and the change log open", find: papers::front_matter },
    Check { rule: "links lead somewhere", find: links::dead },
];

/// A rule and the function that finds where it is broken.
struct Check {
    rule: &'static str,
    find: fn(&Tree) -> Vec<Finding>,
}

/// A place where a rule is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Finding {
    /// The file, or the folder.
    path: String,
    /// The line, from 1, where one is to blame.
    line: Option<usize>,
    /// What is wrong there.
    what: String,
}

impl Finding {
    fn in_file(path: &str, what: impl Into<String>) -> Finding {
        Finding { path: path.to_string(), line: None, what: what.into() }
    }

    /// A finding in a line, counted from 0.
    fn in_line(path: &str, line_index: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_string(), line: Some(line_index + 1), what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}

fn tidy(arguments: &[String]) -> Result<(), Failure> {
    no_arguments(arguments)?;
    match outcome() {
        Outcome::Passed => Ok(()),
        _ => Err(Failure::Failed("not everything is tidy".to_string())),
    }
}

/// Runs all checks and prints what they find.
pub(crate) fn outcome() -> Outcome {
    let tree = match Tree::load(&root()) {
        Ok(tree) => tree,
        Err(error) => {
            println!("the files cannot be read: {error}");
            return Outcome::Failed;
        }
    };
    let mut passed = true;
    for check in &CHECKS {
        let findings = (check.find)(&tree);
        if !findings.is_empty() {
            println!("broken rule: {}", check.rule);
            for finding in &findings {
                println!("  {finding}");
            }
            passed = false;
        }
    }
    println!("{} rules checked in {} files", CHECKS.len(), tree.paths().count());
    Outcome::of(passed)
}

/// The lines of a Rust file before its tests, which come last, with their index.
fn lines_before_tests(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().take_while(|(_, line)| *line != "mod tests {")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The findings of a check as people see them.
    pub(super) fn shown<const N: usize>(
        check: fn(&Tree) -> Vec<Finding>,
        files: [(&str, &str); N],
    ) -> Vec<String> {
        check(&Tree::from(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_empty_repository_breaks_no_rule_of_source_files() {
        let tree = Tree::default();
        let findings = CHECKS.iter().flat_map(|check| (check.find)(&tree));
        assert_eq!(findings.map(|finding| finding.path).collect::<Vec<_>>(), ["CHANGELOG.md"]);
    }
}
