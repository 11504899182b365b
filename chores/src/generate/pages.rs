//! The pictures on the pages of techniques, drawn from the examples above them.

use nonet_logic::page::with_pictures;
use xtask::tree::Tree;

/// Where the pages are, each beside the code of its technique.
const FOLDERS: [&str; 2] = ["crates/nonet-logic/src/technique/", "crates/nonet-logic/src/trial/"];

/// The pages, each with its pictures drawn anew.
pub(super) fn drawn(tree: &Tree) -> Result<Vec<(String, String)>, String> {
    let is_page = |path: &str| FOLDERS.iter().any(|folder| path.starts_with(folder));
    let pages = tree.texts_in(&["md"]).filter(|(path, _)| is_page(path));
    let drawn = pages.map(|(path, page)| match with_pictures(page) {
        Ok(page) => Ok((path.to_string(), page)),
        Err((line, error)) => Err(format!("{path}:{line}: {error}")),
    });
    drawn.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn only_pages_of_techniques_are_drawn() {
        let page = format!("# A\n\n```example\n{GRID}\nfinds nothing\n```\n");
        let path = format!("{}a.md", FOLDERS[0]);
        let tree = Tree::from([(&*path, &*page), ("docs/b.md", &*page)]);
        let drawn = drawn(&tree).unwrap();
        assert_eq!(drawn.len(), 1);
        assert_eq!(drawn[0].0, path);
        assert!(drawn[0].1.contains("\n```text\n+---"), "{}", drawn[0].1);
    }

    #[test]
    fn an_example_that_cannot_be_read_is_named_with_its_line() {
        let path = format!("{}a.md", FOLDERS[0]);
        let page = format!("# A\n\n```example\n{GRID}\nfind nothing\n```\n");
        let error = drawn(&Tree::from([(&*path, &*page)])).unwrap_err();
        assert!(error.starts_with(&format!("{path}:3: ")), "{error}");
    }
}
