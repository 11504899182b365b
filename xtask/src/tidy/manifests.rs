//! Checks of manifests and of the lock file.

use super::Finding;
use crate::tree::Tree;

/// Crates that must not come near the product, with the reason.
const UNWELCOME: [(&str, &str); 1] = [("sudoku", "AGPL; only benches/compare may use it")];

/// Where crates come from.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The manifests of the workspace's crates, with their path.
pub(super) fn manifests(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.texts_in(&["toml"]).filter(|(path, _)| {
        let parts: Vec<&str> = path.split('/').collect();
        matches!(parts[..], ["crates", _, "Cargo.toml"] | ["chores" | "xtask", "Cargo.toml"])
    })
}

/// The lines of a table in a manifest, with their index.
pub(super) fn table<'a>(text: &'a str, header: &str) -> impl Iterator<Item = (usize, &'a str)> {
    let lines = text.lines().map(str::trim).enumerate();
    let below = lines.skip_while(move |(_, line)| *line != header).skip(1);
    below.take_while(|(_, line)| !line.starts_with('['))
}

/// Every crate takes the lints of the workspace.
pub(super) fn lints(tree: &Tree) -> Vec<Finding> {
    let takes = |text: &str| table(text, "[lints]").any(|(_, line)| line == "workspace = true");
    let lax = manifests(tree).filter(|(_, text)| !takes(text));
    lax.map(|(path, _)| Finding::in_file(path, "no `[lints]` with `workspace = true`")).collect()
}

/// The package with the test command depends on nothing: alone it would build its dependencies with other
/// features than the workspace does, and so once more.
pub(super) fn light(tree: &Tree) -> Vec<Finding> {
    let path = "xtask/Cargo.toml";
    let lines = table(tree.text(path).unwrap_or_default(), "[dependencies]");
    let dependencies = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let what = "a dependency, which would be built twice: what needs it goes into `chores`";
    dependencies.map(|(index, _)| Finding::in_line(path, index, what)).collect()
}

/// The lock file of the workspace has no unwelcome crate, and nothing from anywhere but crates.io.
pub(super) fn lock(tree: &Tree) -> Vec<Finding> {
    let path = "Cargo.lock";
    let mut findings = Vec::new();
    for (index, line) in tree.text(path).unwrap_or_default().lines().enumerate() {
        if let Some(source) = value(line, "source").filter(|source| *source != SOURCE) {
            findings.push(Finding::in_line(path, index, format!("a foreign source: {source}")));
        }
        for (name, reason) in UNWELCOME.into_iter().filter(|(n, _)| value(line, "name") == Some(n))
        {
            findings.push(Finding::in_line(path, index, format!("{name}: {reason}")));
        }
    }
    findings
}

/// The text in a line `key = "text"`.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn a_crate_without_the_lints_is_found() {
        let files = [
            ("crates/a/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n"),
            ("crates/b/Cargo.toml", "[package]\n"),
            ("crates/c/Cargo.toml", "[lints]\n[dependencies]\nworkspace = true\n"),
            ("chores/Cargo.toml", "[package]\n"),
            ("fuzz/Cargo.toml", "[package]\n"),
        ];
        let expected = ["chores", "crates/b", "crates/c"]
            .map(|folder| format!("{folder}/Cargo.toml: no `[lints]` with `workspace = true`"));
        assert_eq!(shown(lints, files), expected);
    }

    #[test]
    fn a_dependency_of_the_test_command_is_found() {
        let text = "[dependencies]\n# What for.\nnonet-core.workspace = true\n\n[lints]\nworkspace = true\n";
        let expected = "xtask/Cargo.toml:3: a dependency, which would be built twice: what needs it goes into `chores`";
        assert_eq!(shown(light, [("xtask/Cargo.toml", text)]), [expected]);
        assert_eq!(shown(light, [("chores/Cargo.toml", text)]), [""; 0]);
    }

    #[test]
    fn an_unwelcome_crate_is_found_in_the_lock_file_of_the_workspace_only() {
        let lock_file = "[[package]]\nname = \"sudoku\"\nversion = \"0.8.0\"\n";
        let expected = ["Cargo.lock:2: sudoku: AGPL; only benches/compare may use it"];
        assert_eq!(shown(lock, [("Cargo.lock", lock_file)]), expected);
        assert_eq!(shown(lock, [("benches/compare/Cargo.lock", lock_file)]), [""; 0]);
        assert_eq!(shown(lock, [("Cargo.lock", "name = \"sudoku-variants\"\n")]), [""; 0]);
    }

    #[test]
    fn a_foreign_source_is_found() {
        let foreign = "source = \"git+https://example.org/x\"\n";
        let expected = ["Cargo.lock:1: a foreign source: git+https://example.org/x"];
        assert_eq!(shown(lock, [("Cargo.lock", foreign)]), expected);
        let usual = format!("source = \"{SOURCE}\"\n");
        assert_eq!(shown(lock, [("Cargo.lock", &*usual)]), [""; 0]);
    }
}
