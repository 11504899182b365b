//! Paths that exist on one machine only have no place in the repository.

use super::{Finding, lines_before_tests};
use crate::tree::Tree;

/// Top folders in which people keep their own things.
const PERSONAL: [&str; 6] = ["home", "Users", "root", "work", "workspace", "builds"];

/// No absolute path of a machine, and in Rust no `/tmp`, which Windows does not have.
pub(super) fn machine(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts() {
        for (index, line) in text.lines().enumerate() {
            for folder in PERSONAL.into_iter().filter(|folder| names_folder(line, folder)) {
                let what = format!("a path of one machine: /{folder}");
                findings.push(Finding::in_line(path, index, what));
            }
        }
    }
    for (path, text) in tree.texts_in(&["rs"]).filter(|(path, _)| !path.contains("/tests/")) {
        for (index, _) in lines_before_tests(text).filter(|(_, line)| names_folder(line, "tmp")) {
            findings.push(Finding::in_line(path, index, "use `std::env::temp_dir()`"));
        }
    }
    findings
}

/// Whether a line holds an absolute path into a top folder: `/folder/` where nothing before it
/// makes it a part of a longer path or of an address.
fn names_folder(line: &str, folder: &str) -> bool {
    let path = format!("/{folder}/");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-~})]*%$".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn a_personal_path_is_found_wherever_it_stands() {
        for folder in PERSONAL {
            for before in ["", "see ", "\"", "=", "file://", "`"] {
                let line = format!("{before}/{folder}/me/notes");
                let expected = [format!("a.md:2: a path of one machine: /{folder}")];
                assert_eq!(shown(machine, [("a.md", &*format!("\n{line}\n"))]), expected);
            }
        }
    }

    #[test]
    fn a_part_of_an_address_or_of_a_relative_path_is_none() {
        for before in ["https://example.org", "src", "..", "~", "{root}", "$(pwd)"] {
            let line = format!("{before}/home/me\n");
            assert_eq!(shown(machine, [("a.md", &*line)]), [""; 0], "{line}");
        }
    }

    #[test]
    fn the_folder_for_temporary_files_is_found_in_rust_outside_of_tests() {
        let line = format!("let path = \"/{}/x\";\n", "tmp");
        let in_tests = format!("#[cfg(test)]\nmod tests {{\n{line}");
        let files = [("a/src/b.rs", &*line), ("a/src/c.rs", &*in_tests), ("a/tests/d.rs", &*line)];
        assert_eq!(shown(machine, files), ["a/src/b.rs:1: use `std::env::temp_dir()`"]);
    }
}
