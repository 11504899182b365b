//! `cargo xtask words`: what languages lack of the words of English.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::{Chore, Failure};

/// Where the words are, a folder for each language.
const WORDS_FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/nonet-api/i18n");

/// The language that all others fall back to.
const ENGLISH: &str = "en";

pub(crate) static WORDS: Chore = Chore {
    id: "words",
    arguments: "[LANGUAGE...]",
    about: "list the messages that languages lack, and are said in English",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    let folder = Path::new(WORDS_FOLDER);
    let languages = if arguments.is_empty() { languages(folder)? } else { arguments.to_vec() };
    for language in languages {
        if !folder.join(&language).is_dir() {
            return Err(Failure::Usage(format!("there is no language `{language}`")));
        }
        let (lacking, all) = lacking_in(folder, &language)?;
        let count = lacking.len();
        println!("{language}: {count} of {all} messages are said in English");
        for message in lacking {
            println!("  {message}");
        }
    }
    Ok(())
}

/// Every language but English.
fn languages(folder: &Path) -> Result<Vec<String>, Failure> {
    let names = entries(folder)?.into_iter().filter(|path| path.is_dir());
    let names = names.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    Ok(names.filter(|name| name != ENGLISH).collect())
}

/// What a language lacks, as `file: message`, and how many messages there are.
fn lacking_in(folder: &Path, language: &str) -> Result<(Vec<String>, usize), Failure> {
    let (mut lacking, mut all) = (Vec::new(), 0);
    for part in ["", "page"] {
        for path in entries(&folder.join(ENGLISH).join(part))? {
            let Some(file) = path.file_name().filter(|_| path.is_file()) else { continue };
            let english = fs::read_to_string(&path).map_err(unreadable)?;
            // A language need not have all files yet.
            let other = fs::read_to_string(folder.join(language).join(part).join(file));
            let known = messages(&other.unwrap_or_default());
            let wanted = messages(&english);
            all += wanted.len();
            let place = Path::new(part).join(file).display().to_string();
            lacking.extend(wanted.difference(&known).map(|message| format!("{place}: {message}")));
        }
    }
    Ok((lacking, all))
}

/// The messages of a Fluent file by their ids, and what the command says instead as `id.command`.
/// Other attributes are forms of a language's own grammar.
fn messages(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut last = "";
    for line in text.lines() {
        let Some((name, _)) = line.split_once(" =") else { continue };
        let is_name = |name: &str| {
            name.starts_with(|first: char| first.is_ascii_lowercase()) && !name.contains(' ')
        };
        if is_name(name) {
            last = name;
            found.insert(name.to_owned());
        } else if name.trim_start() == ".command" {
            found.insert(format!("{last}.command"));
        }
    }
    found
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(unreadable)?;
    paths.sort();
    Ok(paths)
}

fn unreadable(error: io::Error) -> Failure {
    Failure::Failed(format!("the words cannot be read: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_with_what_the_command_says() {
        let text = "# a comment = nothing\none = One\n    .command = { one }: more\ntwo = { $x ->\n    [a] b = c\n   *[d] e\n}\n    .genitive = of two\n";
        let found: Vec<String> = messages(text).into_iter().collect();
        assert_eq!(found, ["one", "one.command", "two"]);
    }

    #[test]
    fn english_lacks_nothing_and_a_language_without_files_everything() {
        let folder = Path::new(WORDS_FOLDER);
        let (lacking, all) = lacking_in(folder, ENGLISH).expect("English can be read");
        assert!(lacking.is_empty() && all > 800, "{all}");
        let (lacking, _) = lacking_in(folder, "tlh").expect("English can be read");
        assert_eq!(lacking.len(), all);
        assert!(lacking.contains(&"answers.ftl: remark-one-of-several.command".to_owned()));
        assert!(lacking.contains(&"page/shell.ftl: page-title".to_owned()));
    }
}
