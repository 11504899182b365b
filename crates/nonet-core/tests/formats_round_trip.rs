//! What is written is read again as the same.

use nonet_core::format::{ALL, Expectation, Format, WriteError, read_all};
use nonet_core::{
    Alphabet, BoxShape, Digit, DigitSet, Draft, Entry, Layout, Position, Random, Remark,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Shapes of boxes, usual and unusual ones.
const SHAPES: [(usize, usize); 14] = [
    (3, 3),
    (2, 2),
    (2, 3),
    (3, 2),
    (2, 4),
    (4, 2),
    (2, 5),
    (3, 4),
    (4, 4),
    (2, 8),
    (4, 5),
    (5, 5),
    (3, 9),
    (6, 6),
];

const REMARKS: [Remark; 8] = [
    Remark::Title,
    Remark::Author,
    Remark::Description,
    Remark::Comment,
    Remark::Date,
    Remark::Source,
    Remark::Level,
    Remark::Url,
];

fn write(id: &str, draft: &Draft) -> Result<String, WriteError> {
    let format = Format::by_id(id).expect("a format");
    format.write.expect("a writer").write_all(std::slice::from_ref(draft))
}

/// Reads one puzzle, told the shape of the boxes and, if it is the usual one, also untold.
fn read(text: &str, draft: &Draft) -> Draft {
    let shape = draft.layout.box_shape().expect("boxes");
    let one = |box_shape: Option<BoxShape>| {
        let drafts = read_all(text, &Expectation::boxes(box_shape));
        let mut drafts = drafts.unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(drafts.len(), 1, "{text}");
        drafts.remove(0)
    };
    let told = one(Some(shape));
    if BoxShape::for_size(shape.size()) == Some(shape) {
        assert_eq!(one(None), told, "{text}");
    }
    told
}

/// An entry from a random number: what share of the cells is filled is random too.
fn entry(size: usize, density: u8, number: u32) -> Entry {
    let digit = Digit::from_index(number as usize / 1024 % size).expect("an index below the size");
    match number % 256 {
        share if share as u8 >= density => match number / 256 % 4 {
            0 => Entry::Marked,
            _ => Entry::Empty,
        },
        _ if (number / 256).is_multiple_of(4) => Entry::Placed(digit),
        _ => Entry::Given(digit),
    }
}

/// Pieces of text that mean something in one format or another.
const NASTY: [&str; 40] = [
    "#",
    "<",
    ">",
    "&",
    "\"",
    "'",
    "=",
    ":",
    "]]>",
    "<!--",
    "-->",
    "<![CDATA[",
    "<?",
    "?>",
    "xmlns",
    "xmlns:a=",
    "<opensudoku",
    "</game>",
    "&amp;",
    "[Puzzle]",
    "[State]",
    "{\"puzzle\":",
    "}",
    "\\",
    "\\\"",
    "bd=",
    ":0361:4:::411:r7c39:",
    "53..7....",
    "1",
    "０",
    ".",
    " ",
    "\u{a0}",
    "\t",
    "\u{85}",
    "\u{2028}",
    "é",
    "字",
    "\u{feff}",
    "words",
];

/// Pieces that some formats have no place for.
const UNWRITABLE: [&str; 7] = ["\n", "\r", "\r\n", "\u{0}", "\u{1b}", "\u{7f}", "\u{ffff}"];

/// Texts of one line, some of them long.
fn text() -> impl Strategy<Value = String> {
    texts_of(NASTY.to_vec())
}

/// Texts with anything in them.
fn any_text() -> impl Strategy<Value = String> {
    texts_of([&NASTY[..], &UNWRITABLE].concat())
}

fn texts_of(pieces: Vec<&'static str>) -> impl Strategy<Value = String> {
    let piece = proptest::sample::select(pieces);
    let part = prop_oneof![
        4 => piece.clone().prop_map(str::to_owned),
        4 => "[ -~]{1,6}",
        // More of one thing than anybody would write.
        1 => (piece, 50..700_usize).prop_map(|(piece, times)| piece.repeat(times)),
    ];
    proptest::collection::vec(part, 1..5).prop_map(|parts| parts.concat())
}

fn remarks(text: impl Strategy<Value = String>) -> impl Strategy<Value = Vec<(Remark, String)>> {
    proptest::collection::vec((proptest::sample::select(REMARKS.to_vec()), text), 0..4)
}

fn draft() -> impl Strategy<Value = Draft> {
    let shapes = (0..SHAPES.len(), 0..3_usize, any::<u8>());
    shapes.prop_flat_map(|(shape, alphabet, density)| {
        let (rows, columns) = SHAPES[shape];
        let shape = BoxShape::new(rows, columns).expect("a shape");
        let size = shape.size();
        let alphabets = [Alphabet::FromOne, Alphabet::FromZero, Alphabet::Letters];
        let alphabet = Some(alphabets[alphabet]).filter(|alphabet| alphabet.capacity() >= size);
        let cells = proptest::collection::vec(any::<u32>(), size * size);
        (cells, remarks(text())).prop_map(move |(cells, remarks)| Draft {
            alphabet: alphabet.unwrap_or(Alphabet::for_size(size)),
            entries: cells.into_iter().map(|number| entry(size, density, number)).collect(),
            remarks,
            ..Draft::empty(Layout::with_boxes(shape))
        })
    })
}

/// A draft with pencil marks that its own digits agree with.
fn pencilled() -> impl Strategy<Value = Draft> {
    (draft(), any::<u64>(), 0..3_u32).prop_map(|(mut draft, seed, richness)| {
        let size = draft.layout.size();
        let mut random = Random::new(seed);
        let marks = draft.entries.iter().map(|entry| {
            let mask = (0..richness).fold(random.number(), |mask, _| mask | random.number());
            match entry.digit() {
                Some(digit) => DigitSet::single(digit),
                None => DigitSet::from_mask(mask) & DigitSet::all(size),
            }
        });
        draft.pencil_marks = Some(marks.collect());
        draft
    })
}

/// What is left of a draft in a format that has no place for some things.
fn reduced(draft: &Draft, marked: bool, placed: bool, remarks: impl Fn(Remark) -> bool) -> Draft {
    let mut draft = draft.clone();
    for entry in &mut draft.entries {
        *entry = match *entry {
            Entry::Marked if !marked => Entry::Empty,
            Entry::Placed(digit) if !placed => Entry::Given(digit),
            other => other,
        };
    }
    draft.remarks.retain(|(remark, _)| remarks(*remark));
    draft
}

/// Without a digit there is nothing to tell the alphabet from.
fn same_alphabet(read: &mut Draft, draft: &Draft) {
    if draft.digit_count() == 0 {
        read.alphabet = draft.alphabet;
    }
}

fn possible(draft: &Draft) -> Vec<DigitSet> {
    let position = Position::of(draft);
    draft.layout.cells().map(|cell| position.possible(cell)).collect()
}

/// Many cases, the same on every run.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(2026),
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn json_carries_everything(draft in prop_oneof![draft(), pencilled()]) {
        let text = write("json", &draft).expect("json has a place for everything");
        let drafts = read_all(&text, &Expectation::default()).expect("a puzzle");
        prop_assert_eq!(&drafts[..], &[draft]);
    }

    #[test]
    fn characters_carry_digits_and_marked_cells(draft in draft()) {
        for (id, marked) in [("line", true), ("grid", true), ("sdm", false)] {
            match write(id, &draft) {
                Ok(text) => {
                    let mut again = read(&text, &draft);
                    same_alphabet(&mut again, &draft);
                    prop_assert_eq!(again, reduced(&draft, marked, false, |_| false), "{}", text);
                }
                Err(error) => {
                    prop_assert_eq!(error, WriteError::Ambiguous);
                    prop_assert!(draft.alphabet != Alphabet::FromOne || draft.layout.size() > 9);
                }
            }
        }
    }

    #[test]
    fn numbers_carry_digits_and_marked_cells_but_no_alphabet(draft in draft()) {
        for id in ["nine-line", "csv"] {
            let text = write(id, &draft).expect("numbers have no alphabet to be unclear about");
            let again = read(&text, &draft);
            let mut expected = reduced(&draft, true, false, |_| false);
            expected.alphabet = Alphabet::for_size(draft.layout.size());
            prop_assert_eq!(again, expected, "{}", text);
        }
    }

    #[test]
    fn sdk_carries_placed_digits_and_remarks(draft in draft()) {
        if let Ok(text) = write("sdk", &draft) {
            let mut again = read(&text, &draft);
            same_alphabet(&mut again, &draft);
            let expected = reduced(&draft, false, true, |remark| remark != Remark::Title);
            prop_assert_eq!(again, expected, "{}", text);
        }
    }

    #[test]
    fn remarks_of_any_kind_survive_in_every_format_that_has_a_place_for_them(
        remarks in remarks(any_text()),
    ) {
        let mut draft = nonet_testing::draft(nonet_testing::WIKIPEDIA);
        draft.remarks = remarks.clone();
        let carried = |id: &str| {
            let text = write(id, &draft).expect("a classic grid");
            let again = read(&text, &draft);
            assert_eq!(again.entries, draft.entries, "{id}: {text}");
            again.remarks
        };
        prop_assert_eq!(carried("json"), remarks.clone());
        // There is no letter for a title, and a remark of several lines becomes several.
        let lines = |(remark, text): &(Remark, String)| -> Vec<(Remark, String)> {
            text.split(['\n', '\r']).map(|line| (*remark, line.to_owned())).collect()
        };
        let is_title = |(remark, _): &&(Remark, String)| *remark == Remark::Title;
        let expected: Vec<_> = remarks.iter().filter(|it| !is_title(it)).flat_map(lines).collect();
        prop_assert_eq!(carried("sdk"), expected);
        // XML cannot hold some characters, and an empty remark is none.
        let is_held = |char: &char| match char {
            '\t' | '\n' | '\r' | '\u{fffe}' | '\u{ffff}' => char.is_whitespace(),
            char => *char >= ' ',
        };
        let held = |(remark, text): (Remark, String)| (remark, text.chars().filter(is_held).collect());
        let expected: Vec<(Remark, String)> = remarks.into_iter().map(held).collect();
        let expected = expected.into_iter().filter(|(_, text)| !text.is_empty()).collect::<Vec<_>>();
        prop_assert_eq!(carried("opensudoku"), expected);
    }

    #[test]
    fn opensudoku_and_hodoku_carry_placed_digits_of_classic_grids(draft in draft()) {
        let is_classic = draft.layout.is_classic();
        for id in ["opensudoku", "hodoku", "sdx"] {
            let written = write(id, &draft);
            prop_assert!(is_classic || written == Err(WriteError::OnlyClassic));
        }
        if is_classic {
            let mut expected = reduced(&draft, false, true, |_| true);
            expected.alphabet = Alphabet::FromOne;
            let text = write("opensudoku", &draft).expect("a classic grid");
            prop_assert_eq!(read(&text, &draft), expected.clone(), "{}", text);
            let text = write("hodoku", &draft).expect("a classic grid");
            let again = read(&text, &draft);
            // Of all remarks one that tells of a step is carried.
            prop_assert!(again.remarks.len() <= 1 && again.remarks.iter().all(|it| draft.remarks.contains(it)));
            expected.remarks.clone_from(&again.remarks);
            prop_assert_eq!(again, expected, "{}", text);
        }
    }

    #[test]
    fn pencil_marks_leave_every_cell_what_it_had(draft in prop_oneof![draft(), pencilled()]) {
        for id in ["pencil-marks", "line", "sdx", "hodoku"] {
            let Ok(text) = write(id, &draft) else { continue };
            let again = read(&text, &draft);
            prop_assert_eq!(again.layout.box_shape(), draft.layout.box_shape(), "{}", id);
            prop_assert_eq!(possible(&again), possible(&draft), "{}\n{}", id, text);
        }
    }

    #[test]
    fn as_many_puzzles_are_read_as_were_written(
        drafts in proptest::collection::vec(prop_oneof![draft(), pencilled()], 2..5),
    ) {
        for format in ALL {
            let Some(writer) = format.write else { continue };
            let writable: Vec<Draft> = drafts
                .iter()
                .filter(|draft| writer.write_all(std::slice::from_ref(draft)).is_ok())
                .cloned()
                .collect();
            if writable.is_empty() {
                continue;
            }
            let text = writer.write_all(&writable).expect("each can be written alone");
            let again = read_all(&text, &Expectation::default());
            let again = again.unwrap_or_else(|error| panic!("{}: {error}\n{text}", format.id));
            prop_assert_eq!(again.len(), writable.len(), "{}\n{}", format.id, text);
            for (again, draft) in again.iter().zip(&writable) {
                prop_assert_eq!(again.layout.size(), draft.layout.size(), "{}\n{}", format.id, text);
                // Among pencil marks a lone one may become a digit.
                if !["pencil-marks", "sdx"].contains(&format.id) && draft.pencil_marks.is_none() {
                    let found: Vec<_> = again.entries.iter().map(|entry| entry.digit()).collect();
                    let digits: Vec<_> = draft.entries.iter().map(|entry| entry.digit()).collect();
                    prop_assert_eq!(found, digits, "{}\n{}", format.id, text);
                }
            }
        }
    }

    #[test]
    fn what_is_read_from_pencil_marks_is_written_as_it_was(draft in pencilled()) {
        for id in ["pencil-marks", "line"] {
            let Ok(text) = write(id, &draft) else { continue };
            let again = read(&text, &draft);
            if again.pencil_marks.is_some() {
                prop_assert_eq!(write(id, &again), Ok(text));
            }
        }
    }
}

#[test]
fn remarks_longer_than_any_book_survive() {
    let mut draft = nonet_testing::draft(nonet_testing::WIKIPEDIA);
    let long = "=\"' ".repeat(400_000);
    draft.remarks = vec![(Remark::Comment, long.clone()), (Remark::Author, long)];
    for id in ["json", "sdk", "opensudoku"] {
        assert_eq!(read(&write(id, &draft).expect("a classic grid"), &draft), draft, "{id}");
    }
}

#[test]
fn formats_without_pencil_marks_refuse_them() {
    let mut draft = Draft::empty(Layout::classic());
    draft.pencil_marks = Some(vec![DigitSet::all(9); 81]);
    for id in ["nine-line", "grid", "csv", "sdk", "sdm", "opensudoku"] {
        assert_eq!(write(id, &draft), Err(WriteError::NoPencilMarks), "{id}");
    }
    assert_eq!(write("line", &draft).map(|text| text.trim_end().len()), Ok(729));
}

#[test]
fn a_digit_against_its_own_pencil_marks_is_refused() {
    let mut draft = Draft::empty(Layout::classic());
    draft.entries[0] = Entry::Given(Digit::from_number(5).expect("5"));
    draft.pencil_marks = Some(vec![DigitSet::from_mask(1); 81]);
    for id in ["line", "pencil-marks", "sdx", "hodoku"] {
        assert_eq!(write(id, &draft), Err(WriteError::Ambiguous), "{id}");
    }
}

#[test]
fn hexadecimal_digits_without_a_zero_are_refused() {
    let layout = Layout::with_boxes(BoxShape::new(4, 4).expect("a shape"));
    let mut draft = Draft { alphabet: Alphabet::FromZero, ..Draft::empty(layout) };
    draft.entries[7] = Entry::Given(Digit::from_number(12).expect("12"));
    assert_eq!(write("line", &draft), Err(WriteError::Ambiguous));
    draft.entries[8] = Entry::Given(Digit::from_number(1).expect("1"));
    assert_eq!(write("line", &draft).expect("a line")[..10], *".......B0.");
}

#[test]
fn the_drawn_grid_looks_like_one() {
    let draft = nonet_core::read("1.3*..1..1..4..1").expect("a puzzle");
    let picture = "┌─────┬─────┐\n│ 1 . │ 3 * │\n│ . . │ 1 . │\n├─────┼─────┤\n│ . 1 │ . . │\n│ 4 . │ . 1 │\n└─────┴─────┘\n";
    assert_eq!(write("grid", &draft).as_deref(), Ok(picture));
    let marks = "+--------+--------+\n| 1  24  | 3  24  |\n| 23 234 | 1  24  |\n+--------+--------+\n\
                 | 23 1   | 24 234 |\n| 4  23  | 2  1   |\n+--------+--------+\n";
    assert_eq!(write("pencil-marks", &draft).as_deref(), Ok(marks));
}

#[test]
fn ids_are_unique_and_known() {
    let mut ids: Vec<&str> = ALL.iter().map(|format| format.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), ALL.len());
    // What the contract of the command line promises.
    for id in
        ["line", "nine-line", "grid", "pencil-marks", "sdk", "sdm", "opensudoku", "csv", "json"]
    {
        assert!(Format::by_id(id).is_some_and(|format| format.write.is_some()), "{id}");
    }
}

#[test]
fn three_empty_grids_are_three_in_every_format() {
    let drafts = vec![Draft::empty(Layout::classic()); 3];
    for format in ALL {
        let Some(writer) = format.write else { continue };
        let text = writer.write_all(&drafts).expect("three empty grids");
        let again = read_all(&text, &Expectation::default()).expect("three puzzles");
        assert_eq!(again.len(), 3, "{}", format.id);
    }
}
