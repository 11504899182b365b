//! Checks of what is written for people: the README files and the change log.

use std::collections::BTreeSet;

use super::Finding;
use crate::tree::Tree;

/// Every folder of puzzles says where they come from.
pub(super) fn corpora(tree: &Tree) -> Vec<Finding> {
    let inside = tree.paths().filter_map(|path| path.strip_prefix("corpora/"));
    let folders: BTreeSet<&str> =
        inside.filter_map(|path| path.split_once('/')).map(|(folder, _)| folder).collect();
    let bare = folders.iter().filter(|folder| !tree.has(&format!("corpora/{folder}/README.md")));
    let what = "no README.md with source, number and checksum";
    bare.map(|folder| Finding::in_file(&format!("corpora/{folder}"), what)).collect()
}

/// The README is part of a crate's documentation, and so of the tests; and the change log has a
/// place for the next change.
pub(super) fn front_matter(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_tested = |(_, text): (&str, &str)| {
        text.lines().any(|line| line.contains("include_str!(") && line.contains("../README.md\""))
    };
    if tree.has("README.md") && !tree.texts_in(&["rs"]).any(is_tested) {
        let what = "no crate includes it, so that its examples are not tested";
        findings.push(Finding::in_file("README.md", what));
    }
    let change_log = tree.text("CHANGELOG.md").unwrap_or_default();
    if !change_log.lines().any(|line| line.starts_with("## ") && line.contains("Unreleased")) {
        findings.push(Finding::in_file("CHANGELOG.md", "no section `## [Unreleased]`"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn a_corpus_without_a_readme_is_found() {
        let files = [
            ("corpora/README.md", ""),
            ("corpora/a/README.md", ""),
            ("corpora/a/deeper/x.txt", ""),
            ("corpora/b/x.txt", ""),
        ];
        let expected = ["corpora/b: no README.md with source, number and checksum"];
        assert_eq!(shown(corpora, files), expected);
    }

    #[test]
    fn an_untested_readme_is_found() {
        let change_log = ("CHANGELOG.md", "# Changes\n\n## [Unreleased]\n");
        let readme = ("README.md", "# Nonet\n");
        let tested = ("a/src/lib.rs", "#[doc = include_str!(\"../../README.md\")]\n");
        assert_eq!(shown(front_matter, [change_log, readme, tested]), [""; 0]);
        assert_eq!(shown(front_matter, [change_log, readme]).len(), 1);
        assert_eq!(shown(front_matter, [change_log]), [""; 0]);
    }

    #[test]
    fn a_closed_change_log_is_found() {
        let expected = ["CHANGELOG.md: no section `## [Unreleased]`"];
        assert_eq!(shown(front_matter, [("CHANGELOG.md", "## 0.1.0\n")]), expected);
        assert_eq!(shown(front_matter, [("CHANGELOG.md", "Unreleased\n")]), expected);
    }
}
