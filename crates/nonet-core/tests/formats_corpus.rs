//! The files in `corpora/formats`, and what each must be read as.

use nonet_core::format::{Expectation, Format, read_all};
use nonet_core::{Alphabet, Digit, Draft, Entry, Remark};
use nonet_testing::{WIKIPEDIA, corpora};

const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

#[track_caller]
fn drafts(name: &str) -> Vec<Draft> {
    let text = std::fs::read_to_string(corpora::folder("formats").join(name))
        .expect("a file of the corpus");
    read_all(&text, &Expectation::default()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[track_caller]
fn draft(name: &str) -> Draft {
    let mut drafts = drafts(name);
    assert_eq!(drafts.len(), 1, "{name}");
    drafts.remove(0)
}

fn digits(draft: &Draft) -> String {
    let symbol = |entry: &Entry| {
        entry.digit().map_or('.', |digit| Alphabet::for_size(draft.layout.size()).symbol(digit))
    };
    draft.entries.iter().map(symbol).collect()
}

/// The cyclic grid with boxes of these sides of which two cells in five are given.
fn cyclic(rows: usize, columns: usize) -> Vec<Option<Digit>> {
    let size = rows * columns;
    let cell = |index: usize| {
        let (row, column) = (index / size, index % size);
        let value = (columns * (row % rows) + row / rows + column) % size;
        Digit::from_index(value).filter(|_| (row * 7 + column * 3) % 5 < 2)
    };
    (0..size * size).map(cell).collect()
}

#[test]
fn a_comment_of_equals_signs_survives_in_every_format_that_carries_comments() {
    let draft = draft("comment-of-equals.sdk");
    assert_eq!((digits(&draft).as_str(), draft.remarks.len()), (WIKIPEDIA, 1));
    for id in ["sdk", "json", "opensudoku"] {
        let writer = Format::by_id(id).and_then(|format| format.write).expect("a writer");
        let only = std::slice::from_ref(&draft);
        let text = writer.write_all(only).expect("a classic grid");
        let again = read_all(&text, &Expectation::default()).expect("a puzzle");
        assert_eq!(again, only, "{id}");
    }
}

#[test]
fn one_puzzle_is_read_from_many_formats() {
    for name in [
        "line.txt",
        "nine-line.txt",
        "simple-sudoku.ss",
        "unicode-grid.txt",
        "table.csv",
        "table-quoted.csv",
        "kaggle.csv",
        "wordoku.txt",
    ] {
        let draft = draft(name);
        assert_eq!(digits(&draft), WIKIPEDIA, "{name}");
        assert_eq!(draft.given_count(), 30, "{name}");
        assert_eq!(draft.pencil_marks, None, "{name}");
        assert_eq!(draft.marked_cells().count(), usize::from(name == "nine-line.txt"), "{name}");
    }
    assert_eq!(draft("wordoku.txt").alphabet, Alphabet::Letters);
}

#[test]
fn pencil_marks_agree_in_every_format() {
    let marks = draft("pencil-marks.txt");
    assert_eq!(draft("sukaku.txt"), marks);
    let groups = marks.pencil_marks.as_ref().expect("pencil marks");
    assert_eq!((groups[2].len(), groups[40].len()), (3, 1));
    // The only candidate of the middle cell is also one of its row.
    assert_eq!(digits(&marks), WIKIPEDIA);
    let packed = draft("sudokuwiki.txt");
    assert_eq!(packed.pencil_marks, marks.pencil_marks);
    assert_eq!(packed.given_count(), 30);
}

#[test]
fn the_placed_digit_is_known_as_such() {
    for name in ["progress.sdx", "sadman.sdk", "two.opensudoku", "library.txt"] {
        let drafts = drafts(name);
        let draft = if name == "two.opensudoku" { &drafts[1] } else { &drafts[0] };
        assert_eq!(draft.entries[40], Entry::Placed(Digit::from_number(5).expect("5")), "{name}");
        assert!(draft.given_count() >= 30, "{name}");
    }
    assert_eq!(digits(&drafts("library.txt")[1]), ESCARGOT);
    assert!(drafts("library.txt")[0].pencil_marks.is_some());
    let remarks = &drafts("two.opensudoku")[0].remarks;
    assert_eq!(remarks[..], [(Remark::Comment, "Tom & Jerry".to_owned())]);
}

#[test]
fn remarks_are_kept() {
    let draft = draft("escargot.sdk");
    assert_eq!(digits(&draft), ESCARGOT);
    let remarks: Vec<(Remark, &str)> =
        draft.remarks.iter().map(|(remark, text)| (*remark, text.as_str())).collect();
    let expected = [
        (Remark::Author, "Arto Inkala"),
        (Remark::Description, "AI Escargot"),
        (Remark::Comment, "Five < six & \"seven\" > #"),
        (Remark::Date, "2006"),
        (Remark::Level, "Unfair"),
    ];
    assert_eq!(remarks, expected);
}

#[test]
fn collections_are_read_whole() {
    let counts: Vec<usize> = drafts("three.sdm").iter().map(Draft::given_count).collect();
    assert_eq!(counts, [30, 23, 17]);
    let drafts = drafts("two.jsonl");
    assert_eq!(drafts[1].layout.box_shape().expect("boxes").to_string(), "3x2");
    assert_eq!(drafts[1].remarks, [(Remark::Title, "Six by six".to_owned())]);
}

#[test]
fn larger_grids_are_read_in_every_alphabet() {
    for (name, alphabet, rows, columns) in [
        ("hexadecimal.txt", Alphabet::FromZero, 4, 4),
        ("sixteen.txt", Alphabet::FromOne, 4, 4),
        ("sixteen-numbers.txt", Alphabet::FromOne, 4, 4),
        ("twenty-five-letters.txt", Alphabet::Letters, 5, 5),
        ("thirty-six.txt", Alphabet::FromZero, 6, 6),
        ("six-tall-boxes.txt", Alphabet::FromOne, 3, 2),
    ] {
        let draft = draft(name);
        assert_eq!(draft.alphabet, alphabet, "{name}");
        assert_eq!(
            draft.layout.box_shape().expect("boxes").to_string(),
            format!("{rows}x{columns}"),
            "{name}"
        );
        let found: Vec<Option<Digit>> = draft.entries.iter().map(|entry| entry.digit()).collect();
        assert_eq!(found, cyclic(rows, columns), "{name}");
    }
}

#[test]
fn every_file_is_listed_and_readable() {
    let readme =
        std::fs::read_to_string(corpora::folder("formats").join("README.md")).expect("the README");
    let mut count = 0;
    for file in std::fs::read_dir(corpora::folder("formats")).expect("the folder") {
        let name = file.expect("a file").file_name().into_string().expect("a plain name");
        if name != "README.md" {
            assert!(readme.contains(&format!("`{name}`")), "{name} is not in the README");
            assert!(!drafts(&name).is_empty());
            count += 1;
        }
    }
    assert!(readme.contains(&format!("Count: {count} files")), "{count} files");
}
