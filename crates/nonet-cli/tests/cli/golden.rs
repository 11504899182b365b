//! Golden transcripts: what `nonet explain` prints for some of the bundled samples.
//!
//! Each transcript in `tests/golden/explain` is named after a sample, or after the document with the puzzle
//! that stands beside it. After a change that is meant to change
//! them, `NONET_RENEW_GOLDEN=1 cargo test -p nonet-cli golden` writes them again; read the difference
//! as somebody who wants to follow it on paper.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{nonet, with_input};

fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/explain");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder of transcripts")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    paths
}

#[test]
fn explanations_are_what_they_were() {
    let renews = std::env::var_os("NONET_RENEW_GOLDEN").is_some();
    let mut changed = Vec::new();
    for path in transcripts() {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("the name of a sample");
        let puzzle = fs::read_to_string(path.with_extension("json")).unwrap_or_else(|_| {
            let sample = nonet(&["samples", name]);
            assert_eq!(sample.code, 0, "{sample:?}");
            sample.out
        });
        let told = with_input(&["explain"], puzzle.as_bytes()).out;
        // Git may have given it the line breaks of Windows.
        let golden = fs::read_to_string(&path).expect("a transcript").replace("\r\n", "\n");
        if told != golden {
            changed.push(name.to_owned());
            if renews {
                fs::write(&path, told).expect("the transcript can be written");
            }
        }
    }
    assert!(renews || changed.is_empty(), "{changed:?} are told in another way now");
}

#[test]
fn the_transcripts_show_every_kind_of_puzzle() {
    let names: Vec<String> = transcripts()
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    assert!(names.len() >= 10);
    let kinds = ["easy", "medium", "hard-", "hardest", "size-06x06", "size-16x16", "none"];
    for kind in kinds.into_iter().chain(["buildings", "strips"]) {
        assert!(names.iter().any(|name| name.starts_with(kind)), "{kind}");
    }
    let texts: Vec<String> =
        transcripts().iter().map(|path| fs::read_to_string(path).expect("a transcript")).collect();
    let words = ["relies on the puzzle having only one solution", ". Trial\n", "Eureka notation"];
    for words in words.into_iter().chain(["to the left of row", "strip B"]) {
        assert!(texts.iter().any(|text| text.contains(words)), "{words}");
    }
}
