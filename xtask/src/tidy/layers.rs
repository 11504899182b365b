//! The order of the crates: data flows one way, and the engine does not touch the world.

use super::manifests::{manifests, table};
use super::{Finding, lines_before_tests};
use crate::tree::Tree;

/// What a crate of the engine may use of the others; crates above them may use anything.
const LAYERS: [(&str, &[&str]); 5] = [
    ("nonet-core", &[]),
    ("nonet-logic", &["nonet-core"]),
    ("nonet-count", &["nonet-core"]),
    ("nonet-generate", &["nonet-core", "nonet-logic", "nonet-count"]),
    ("nonet-api", &["nonet-core", "nonet-logic", "nonet-count", "nonet-generate"]),
];

/// The crate of what tests share: the product must not need it.
const TESTING: &str = "nonet-testing";

/// Parts of the standard library that reach into the world.
const WORLD: [&str; 7] =
    ["std::fs", "std::io", "std::net", "std::process", "std::thread", "Instant", "SystemTime"];

/// A crate depends on crates below it only, and on what tests share not at all; tests may use what
/// they like.
pub(super) fn dependencies(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in manifests(tree).filter(|(path, _)| path.starts_with("crates/")) {
        let layer = LAYERS.iter().find(|(name, _)| path == format!("crates/{name}/Cargo.toml"));
        for (index, line) in table(text, "[dependencies]") {
            let name = line.split(['.', ' ', '=']).next().unwrap_or_default();
            let is_ours = name == "nonet" || name.starts_with("nonet-");
            if name == TESTING {
                findings.push(Finding::in_line(path, index, format!("{name} is for tests")));
            } else if layer.is_some_and(|(_, below)| is_ours && !below.contains(&name)) {
                findings.push(Finding::in_line(path, index, format!("{name} is not below it")));
            }
        }
    }
    findings
}

/// The engine reads no files, looks at no clock and starts no threads: these come from the caller.
pub(super) fn std_use(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts_in(&["rs"]) {
        if !LAYERS.iter().any(|(name, _)| path.starts_with(&format!("crates/{name}/src/"))) {
            continue;
        }
        let code =
            lines_before_tests(text).filter(|(_, line)| !line.trim_start().starts_with("//"));
        for (index, line) in code {
            for part in WORLD.into_iter().filter(|part| has_path(line, part)) {
                findings.push(Finding::in_line(path, index, format!("`{part}` in the engine")));
            }
        }
    }
    findings
}

/// Whether a line holds a path and not merely a longer word.
fn has_path(line: &str, path: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + path.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn a_dependency_that_points_upwards_is_found() {
        let core = "[dependencies]\nnonet-api.workspace = true\n";
        let logic = "[dependencies]\nnonet-core = { path = \"../nonet-core\" }\n";
        let count = "[dependencies]\n[dev-dependencies]\nnonet = { path = \"../nonet\" }\n";
        let files = [
            ("crates/nonet-core/Cargo.toml", core),
            ("crates/nonet-logic/Cargo.toml", logic),
            ("crates/nonet-count/Cargo.toml", count),
            ("crates/nonet-cli/Cargo.toml", core),
        ];
        let expected = ["crates/nonet-core/Cargo.toml:2: nonet-api is not below it"];
        assert_eq!(shown(dependencies, files), expected);
    }

    #[test]
    fn a_product_that_needs_what_tests_share_is_found() {
        let text = "[dependencies]\nnonet-testing.workspace = true\n";
        let of_tests = "[dev-dependencies]\nnonet-testing.workspace = true\n";
        let files = [
            ("crates/nonet-cli/Cargo.toml", text),
            ("crates/nonet-core/Cargo.toml", of_tests),
            ("chores/Cargo.toml", text),
        ];
        let expected = ["crates/nonet-cli/Cargo.toml:2: nonet-testing is for tests"];
        assert_eq!(shown(dependencies, files), expected);
    }

    #[test]
    fn an_engine_that_touches_the_world_is_found() {
        let text = "use std::fs;\n\
                    let now = Instant::now();\n\
                    // std::fs is not for us\n\
                    use std::io_model; enum Kind { Instantaneous }\n\
                    #[cfg(test)]\n\
                    mod tests {\n\
                    use std::fs;\n";
        let files = [("crates/nonet-core/src/a.rs", text), ("crates/nonet-cli/src/a.rs", text)];
        let expected = ["1: `std::fs` in the engine", "2: `Instant` in the engine"]
            .map(|finding| format!("crates/nonet-core/src/a.rs:{finding}"));
        assert_eq!(shown(std_use, files), expected);
    }
}
