//! The files of the repository, as the chores see them: relative paths with `/`, and their text.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

/// Folders that a walk leaves out, where there is no Git to ask what is ignored.
const NOT_OURS: [&str; 3] = [".git", "target", "node_modules"];

/// The files of the repository, in the order of their paths.
#[derive(Default)]
pub struct Tree {
    /// The text by the path; none if the file is not text.
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// Reads all files that Git tracks or would track, or, outside of a checkout, all there are.
    ///
    /// # Errors
    ///
    /// A file or folder cannot be read.
    pub fn load(root: &Path) -> io::Result<Tree> {
        let paths = match tracked(root) {
            Some(paths) => paths,
            None => walked(root)?,
        };
        let mut tree = Tree::default();
        for path in paths {
            let file = root.join(&path);
            // A file may be deleted and still tracked.
            if file.is_file() {
                tree.files.insert(path, String::from_utf8(fs::read(file)?).ok());
            }
        }
        Ok(tree)
    }

    /// All paths.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// All files that are text, with their path.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        let texts = self.files.iter();
        texts.filter_map(|(path, text)| text.as_deref().map(|text| (path.as_str(), text)))
    }

    /// All text files whose name ends so, with their path.
    pub fn texts_in(&self, extensions: &[&str]) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(move |(path, _)| {
            Path::new(path).extension().is_some_and(|own| extensions.iter().any(|e| own == *e))
        })
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether there is such a file, or a folder with files in it.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty()
            || self.files.contains_key(path)
            || self
                .files
                .range(folder.clone()..)
                .next()
                .is_some_and(|(p, _)| p.starts_with(&folder))
    }
}

/// A tree out of thin air, for tests.
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Tree {
        let files = files.into_iter().map(|(path, text)| (path.into(), Some(text.into())));
        Tree { files: files.collect() }
    }
}

/// What Git tracks, or would if asked to add everything; none if this is not a checkout.
fn tracked(root: &Path) -> Option<Vec<String>> {
    if !root.join(".git").exists() {
        return None;
    }
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
    let listing = String::from_utf8(output.stdout).ok()?;
    let paths = listing.split_terminator('\0').map(str::to_string).collect();
    output.status.success().then_some(paths)
}

/// All files below a folder.
fn walked(root: &Path) -> io::Result<Vec<String>> {
    let mut paths = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if !entry.file_type()?.is_dir() {
                paths.push(path);
            } else if !NOT_OURS.contains(&name.as_str()) {
                folders.push(path);
            }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::root;

    #[test]
    fn a_walk_finds_what_git_tracks() {
        let walked = walked(&root()).unwrap();
        for path in ["Cargo.toml", "xtask/src/lib.rs", "crates/nonet-core/src/lib.rs"] {
            assert!(walked.iter().any(|walked| walked == path), "{path}");
        }
        assert!(!walked.iter().any(|path| path.starts_with("target/")));
        for path in tracked(&root()).unwrap_or_default() {
            assert!(!root().join(&path).is_file() || walked.contains(&path), "{path}");
        }
    }

    #[test]
    fn a_folder_is_there_if_a_file_is_in_it() {
        let tree = Tree::from([("corpora/small/README.md", "")]);
        assert!(tree.has("corpora/small") && tree.has("corpora/small/README.md") && tree.has(""));
        assert!(!tree.has("corpora/smal") && !tree.has("corpora/small/README"));
    }

    #[test]
    fn files_are_chosen_by_extension() {
        let tree = Tree::from([("a.rs", ""), ("b.md", ""), ("rs", "")]);
        assert_eq!(tree.texts_in(&["rs"]).map(|(path, _)| path).collect::<Vec<_>>(), ["a.rs"]);
    }
}
