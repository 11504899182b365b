//! What people paste, and what it is read as.

use nonet_core::format::{Expectation, Format, ReadErrorKind, read_all};
use nonet_core::{Alphabet, Digit, DigitSet, Draft, Entry, Random, Remark, read};
use nonet_testing::WIKIPEDIA;

fn digits(draft: &Draft) -> String {
    let symbol = |entry: &Entry| entry.digit().map_or('.', |digit| draft.alphabet.symbol(digit));
    draft.entries.iter().map(symbol).collect()
}

fn rows(line: &str, size: usize) -> Vec<String> {
    let chars: Vec<char> = line.chars().collect();
    chars.chunks(size).map(|row| row.iter().collect()).collect()
}

fn spaced(row: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn reads_as_wikipedia(text: &str) -> Draft {
    let draft = read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(digits(&draft), WIKIPEDIA, "{text}");
    assert_eq!(draft.pencil_marks, None, "{text}");
    draft
}

#[test]
fn empty_cells_are_written_in_many_ways() {
    for blank in ["0", ".", "_", "-", "?", "X", "x", "*", "·", " "] {
        let draft = reads_as_wikipedia(&WIKIPEDIA.replace('.', blank));
        let marked = draft.marked_cells().count();
        assert_eq!(marked, if blank == "*" { 51 } else { 0 });
    }
}

#[test]
fn rows_of_characters_may_stand_on_lines_of_their_own() {
    for blank in ["0", ".", "_", "-", "X", "*", " "] {
        let text = rows(&WIKIPEDIA.replace('.', blank), 9).join("\n");
        reads_as_wikipedia(&text);
        reads_as_wikipedia(&text.replace('\n', "\r\n"));
        reads_as_wikipedia(&text.replace('\n', "\r"));
    }
    reads_as_wikipedia(&rows(WIKIPEDIA, 27).join("\n"));
    reads_as_wikipedia(&rows(WIKIPEDIA, 9).join(" "));
    reads_as_wikipedia(&rows(WIKIPEDIA, 9).join(","));
    reads_as_wikipedia(&rows(WIKIPEDIA, 9).join("/"));
    let bands = rows(WIKIPEDIA, 27).iter().map(|band| rows(band, 9).join("\n")).collect::<Vec<_>>();
    reads_as_wikipedia(&bands.join("\n\n"));
    reads_as_wikipedia(&bands.join("\n---------\n"));
}

#[test]
fn blanks_at_the_ends_of_lines_may_be_missing() {
    let text: Vec<String> =
        rows(&WIKIPEDIA.replace('.', " "), 9).iter().map(|row| row.trim_end().to_owned()).collect();
    reads_as_wikipedia(&text.join("\n"));
}

#[test]
fn a_row_of_dashes_is_a_row_if_dashes_are_empty_cells() {
    let text = "1-------9\n---------\n-2-----8-\n---------\n--3---7--\n---------\n---4-6---\n---------\n----5----";
    assert_eq!(read(text).expect("a puzzle").given_count(), 9);
}

#[test]
fn text_after_the_puzzle_is_ignored() {
    for tail in [
        " # Wikipedia",
        "#5 stars",
        "\tname of it",
        ",534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        " 30 1.2",
        "\n",
    ] {
        reads_as_wikipedia(&format!("{WIKIPEDIA}{tail}"));
    }
    reads_as_wikipedia(&format!("\u{feff}{WIKIPEDIA}"));
    reads_as_wikipedia(&format!("17,{WIKIPEDIA},hard"));
}

#[test]
fn nine_lines_of_nine_numbers_are_the_first_format() {
    let lines: Vec<String> =
        rows(&WIKIPEDIA.replace('.', "0"), 9).iter().map(|r| spaced(r)).collect();
    let text = lines.join("\n");
    reads_as_wikipedia(&text);
    reads_as_wikipedia(&format!("\n\n{text}\n"));
    reads_as_wikipedia(&text.replace(' ', "  "));
    reads_as_wikipedia(&text.replace(' ', "\t"));
    reads_as_wikipedia(&text.replace(' ', "\u{a0}"));
    reads_as_wikipedia(&text.replace('\n', " \n"));
    let marked = read(&text.replacen('0', "*", 3)).expect("a puzzle");
    assert_eq!(marked.marked_cells().count(), 3);
    reads_as_wikipedia(&text.chars().map(full_width).collect::<String>());
    reads_as_wikipedia(&lines.join(" "));
}

fn full_width(char: char) -> char {
    match char.to_digit(10) {
        Some(digit) => char::from_u32(0xff10 + digit).expect("a full-width digit"),
        None => char,
    }
}

#[test]
fn what_stands_from_the_tenth_line_on_is_ignored() {
    let lines: Vec<String> =
        rows(&WIKIPEDIA.replace('.', "0"), 9).iter().map(|r| spaced(r)).collect();
    for tail in
        ["1 2 3 4 5 6 7 8 9", "some words", "1", "####", "5 5 5 5 5 5 5 5 5\n\nx\n{\"}", ":::"]
    {
        reads_as_wikipedia(&format!("{}\n{tail}", lines.join("\n")));
        reads_as_wikipedia(&format!("{}\n{tail}", rows(WIKIPEDIA, 9).join("\n")));
    }
}

#[test]
fn borders_are_seen_as_such() {
    let compact = |row: &str| format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..]);
    let grid: Vec<String> = rows(WIKIPEDIA, 9).iter().map(|row| compact(row)).collect();
    let draw = |top: &str, middle: &str, bottom: &str| {
        let bands: Vec<String> = grid.chunks(3).map(|band| band.join("\n")).collect();
        format!("{top}\n{}\n{bottom}\n", bands.join(&format!("\n{middle}\n")))
    };
    let simple = draw("*-----------*", "|---+---+---|", "*-----------*");
    assert_eq!(reads_as_wikipedia(&simple).marked_cells().count(), 0);
    reads_as_wikipedia(&format!("{simple}Simple Sudoku Version 4.2n\n"));
    reads_as_wikipedia(&draw(".---.---.---.", ":---+---+---:", "'---'---'---'"));
    reads_as_wikipedia(&draw("===========", "===========", "==========="));
    reads_as_wikipedia(
        &draw("+---+---+---+", "+---+---+---+", "+---+---+---+").replace('.', " . "),
    );
    reads_as_wikipedia(&simple.replace('|', "!"));
    reads_as_wikipedia(&draw("┏━━━┳━━━┳━━━┓", "┣━━━╋━━━╋━━━┫", "┗━━━┻━━━┻━━━┛").replace('|', "┃"));
    reads_as_wikipedia(
        &draw("╔═══╦═══╦═══╗", "╠═══╬═══╬═══╣", "╚═══╩═══╩═══╝")
            .replace('|', "║")
            .replace('.', "0"),
    );
}

#[test]
fn arrays_in_programs_are_grids_too() {
    let row = |row: &String| format!("[{}]", spaced(&row.replace('.', "0")).replace(' ', ", "));
    let array: Vec<String> = rows(WIKIPEDIA, 9).iter().map(row).collect();
    reads_as_wikipedia(&format!("[{}]", array.join(",\n ")));
    reads_as_wikipedia(&format!("[{}]", array.join(", ")));
    reads_as_wikipedia(&format!("{{\"puzzle\": [{}]}}", array.join(",")));
}

#[test]
fn tables_may_have_any_separator_and_empty_fields() {
    for (separator, blank) in [(",", ""), (";", "0"), ("\t", ""), (",", "."), (", ", "0")] {
        let row = |row: &String| spaced(row).replace(' ', separator).replace('.', blank);
        let table: Vec<String> = rows(WIKIPEDIA, 9).iter().map(row).collect();
        reads_as_wikipedia(&table.join("\n"));
        reads_as_wikipedia(&(table.join("\r\n") + "\r\n"));
        reads_as_wikipedia(&(table.join(&format!("{separator}\n")) + separator));
    }
    let quoted =
        |row: &String| format!("\"{}\"", spaced(row).replace(' ', "\",\"").replace('.', ""));
    reads_as_wikipedia(&rows(WIKIPEDIA, 9).iter().map(quoted).collect::<Vec<_>>().join("\n"));
}

#[test]
fn other_sizes_follow_from_the_number_of_cells() {
    for (size, shape) in [
        (4, "2x2"),
        (6, "2x3"),
        (8, "2x4"),
        (10, "2x5"),
        (12, "3x4"),
        (16, "4x4"),
        (25, "5x5"),
        (27, "3x9"),
        (36, "6x6"),
    ] {
        let draft = read(&".".repeat(size * size)).expect("an empty grid");
        assert_eq!(draft.layout.box_shape().expect("boxes").to_string(), shape);
    }
    let tall = Expectation::boxes("3x2".parse().ok());
    let drafts = read_all(&".".repeat(36), &tall).expect("an empty grid");
    assert_eq!(drafts[0].layout.box_shape().expect("boxes").to_string(), "3x2");
    assert!(read_all(&".".repeat(81), &tall).is_err());
}

#[test]
fn bars_show_the_shape_of_the_boxes() {
    let text = "+---+---+---+\n|12|34|56|\n|34|56|12|\n|56|12|34|\n+--+--+--+\n|21|43|65|\n|43|65|21|\n|65|21|4.|";
    let draft = read(text).expect("a puzzle");
    assert_eq!(draft.layout.box_shape().expect("boxes").to_string(), "3x2");
}

#[test]
fn sixteen_digits_are_counted_from_one_or_from_zero() {
    let from_one = format!("123456789ABCDEFG{}", ".".repeat(240));
    let draft = read(&from_one).expect("a puzzle");
    assert_eq!((draft.alphabet, draft.given_count()), (Alphabet::FromOne, 16));
    let from_zero = format!("0123456789abcdef{}", ".".repeat(240));
    let draft = read(&from_zero).expect("a puzzle");
    assert_eq!((draft.alphabet, draft.given_count()), (Alphabet::FromZero, 16));
    assert_eq!(draft.entries[0].digit(), Digit::from_number(1));
    let zeros = format!("123456789ABCDEFG{}", "0".repeat(240));
    assert_eq!(read(&zeros).expect("a puzzle").given_count(), 16);
    let numbers: Vec<String> = (1..=16).map(|number| number.to_string()).collect();
    let numbers =
        format!("{}\n{}", numbers.join(" "), "0 ".repeat(16).trim_end().to_owned() + "\n");
    let text = numbers.clone() + &("0 ".repeat(16) + "\n").repeat(14);
    let draft = read(&text).expect("a puzzle");
    assert_eq!((draft.alphabet, draft.given_count()), (Alphabet::FromOne, 16));
    assert_eq!(draft.entries[15].digit(), Digit::from_number(16));
}

#[test]
fn letters_alone_are_an_alphabet() {
    let draft = read(&format!("ABCDEFGHIJKLMNOPQRSTUVWXY{}", ".".repeat(600))).expect("a puzzle");
    assert_eq!((draft.alphabet, draft.given_count()), (Alphabet::Letters, 25));
    let word: String = WIKIPEDIA
        .chars()
        .map(|char| {
            char.to_digit(10)
                .map_or('x', |digit| char::from_u32(u32::from('A') + digit - 1).expect("a letter"))
        })
        .collect();
    let draft = read(&word).expect("a puzzle");
    assert_eq!((draft.alphabet, draft.given_count()), (Alphabet::Letters, 30));
}

const MARKS: &str = "
 *-----------------------------------------------------------*
 | 5     3     124   | 26    7     2468  | 1489  1249  248   |
 | 6     247   247   | 1     9     5     | 3478  234   2478  |
 | 12    9     8     | 23    34    24    | 13457 6     247   |
 |-------------------+-------------------+-------------------|
 | 8     125   1259  | 579   6     147   | 4579  2459  3     |
 | 4     25    2569  | 8     5     3     | 579   259   1     |
 | 7     15    1359  | 59    2     14    | 4589  459   6     |
 |-------------------+-------------------+-------------------|
 | 139   6     134579| 357   35    7     | 2     8     4     |
 | 23    278   237   | 4     1     9     | 36    3     5     |
 | 123   1245  12345 | 2356  8     26    | 1346  7     9     |
 *-----------------------------------------------------------*";

#[test]
fn a_lone_digit_is_given_only_if_no_peer_carries_it() {
    let draft = read(MARKS).expect("pencil marks");
    let marks = draft.pencil_marks.as_ref().expect("marks");
    assert_eq!(draft.entries[0], Entry::Given(Digit::from_number(5).expect("5")));
    // The 5 in the middle is also in its row.
    assert_eq!((draft.entries[40], marks[40].len()), (Entry::Empty, 1));
    assert_eq!(
        marks[2],
        [1, 2, 4].into_iter().filter_map(Digit::from_number).collect::<DigitSet>()
    );
    let plain = MARKS.replace(['|', '*', '-', '+'], " ");
    assert_eq!(read(&plain).expect("pencil marks"), draft);
    let braces: Vec<String> =
        plain.split_whitespace().map(|group| format!("{{{group}}}")).collect();
    assert_eq!(read(&braces.join(" ")).expect("pencil marks"), draft);
    assert_eq!(read(&braces.join("")).expect("pencil marks"), draft);
}

#[test]
fn lone_digits_everywhere_are_an_ordinary_grid() {
    let text: Vec<String> = rows("1234341221434321", 4).iter().map(|row| spaced(row)).collect();
    let draft = read(&text.join("\n")).expect("a grid");
    assert_eq!((draft.given_count(), draft.pencil_marks), (16, None));
}

#[test]
fn a_digit_with_u_was_placed_by_the_player() {
    let draft = read(&MARKS.replacen("| 5  ", "| u5 ", 1)).expect("pencil marks");
    assert_eq!(draft.entries[0], Entry::Placed(Digit::from_number(5).expect("5")));
}

#[test]
fn each_digit_in_its_place_makes_pencil_marks() {
    let cell = |char: char| {
        if char == '.' {
            "123456789".to_owned()
        } else {
            (1..=9).map(|d| if Some(d) == char.to_digit(10) { char } else { '.' }).collect()
        }
    };
    let text: String = WIKIPEDIA.chars().map(cell).collect();
    assert_eq!(text.len(), 729);
    let draft = read(&text).expect("pencil marks");
    assert_eq!(draft.layout.size(), 9);
    assert!(draft.pencil_marks.is_some());
    assert_eq!(read(&text.replace('.', "0")).expect("pencil marks"), draft);
}

#[test]
fn collections_have_a_puzzle_on_each_line() {
    let text = format!("# two\n{WIKIPEDIA}\n\n{}\n", WIKIPEDIA.replace('.', "0"));
    let drafts = read_all(&text, &Expectation::default()).expect("two puzzles");
    assert_eq!(drafts.len(), 2);
    assert_eq!(drafts[0], drafts[1]);
    let table = format!("quizzes,solutions\n{WIKIPEDIA},{WIKIPEDIA}\n{WIKIPEDIA},{WIKIPEDIA}\n");
    assert_eq!(read_all(&table, &Expectation::default()).expect("two puzzles").len(), 2);
}

#[test]
fn grids_may_stand_one_below_the_other() {
    let count = |text: &str| read_all(text, &Expectation::default()).expect("puzzles").len();
    let grid = rows(WIKIPEDIA, 9).join("\n");
    let other = rows(&WIKIPEDIA.chars().rev().collect::<String>(), 9).join("\n");
    assert_eq!(count(&format!("{grid}\n\n{other}\n")), 2);
    assert_eq!(count(&format!("\n\n{grid}\n \n\n{other}\n\n{grid}")), 3);
    // As in the fifty grids of Project Euler's problem 96.
    assert_eq!(count(&format!("Grid 01\n{grid}\nGrid 02\n{other}\nGrid 03\n{grid}\n")), 3);
    assert_eq!(count(&format!("Postimees\n\n{grid}\n\nPostimees\n\n{other}\n")), 2);
    assert_eq!(count(&format!("# 1\n{grid}\n# 2\n{other}\n")), 2);
    let drawn = Format::by_id("grid").and_then(|format| format.write).expect("a writer");
    let drawn = drawn.write_all(&[read(WIKIPEDIA).expect("a puzzle")]).expect("a grid");
    assert_eq!(count(&drawn.repeat(3)), 3);
    assert_eq!(count(&format!("{MARKS}{MARKS}\n")), 2);
    let word = grid.replace('1', "A").replace('.', "B").replace(|c: char| c.is_ascii_digit(), "C");
    assert_eq!(count(&format!("{word}\n\n{word}\n")), 2);
}

#[test]
fn what_is_no_second_puzzle_is_ignored() {
    let grid = rows(WIKIPEDIA, 9).join("\n");
    let band = rows(WIKIPEDIA, 9)[..3].join("\n");
    for tail in ["12345", "some words", &band, "1,2,3\n\n4"] {
        let drafts = read_all(&format!("{grid}\n\n{tail}\n"), &Expectation::default());
        assert_eq!(drafts.expect("a puzzle").len(), 1, "{tail}");
    }
    let sixteen = format!("123456789ABCDEFG{}", ".".repeat(240));
    let bands: Vec<String> =
        rows(&sixteen, 64).iter().map(|band| rows(band, 16).join("\n")).collect();
    let drafts = read_all(&bands.join("\n\n"), &Expectation::default()).expect("a puzzle");
    assert_eq!((drafts.len(), drafts[0].layout.size()), (1, 16));
}

#[test]
fn a_line_among_words_is_the_puzzle() {
    for text in [
        format!("{WIKIPEDIA}\nfrom the Postimees"),
        format!("Postimees 117\n{WIKIPEDIA}\nsolution on page 5\n"),
        format!("No. 117\n\n{WIKIPEDIA}\n# hard\n12.3.2005\n"),
        format!("\n{}\n\nby hand", WIKIPEDIA.replace('.', " ")),
    ] {
        reads_as_wikipedia(&text);
    }
    // The solution below a grid of nine lines is not the puzzle.
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    reads_as_wikipedia(&format!("{}\n{solution}\n", rows(WIKIPEDIA, 9).join("\n")));
}

#[test]
fn comments_and_blank_lines_in_a_collection_are_skipped() {
    let text = format!("# one\n{WIKIPEDIA}\n\n # two\n{WIKIPEDIA}\n#\n\n{WIKIPEDIA} # three\n");
    assert_eq!(read_all(&text, &Expectation::default()).expect("puzzles").len(), 3);
}

#[test]
fn hashes_may_be_empty_cells() {
    let hashed = WIKIPEDIA.replace('.', "#");
    reads_as_wikipedia(&hashed);
    reads_as_wikipedia(&rows(&hashed, 9).join("\n"));
    let lines: Vec<String> = rows(&hashed, 9).iter().map(|row| spaced(row)).collect();
    reads_as_wikipedia(&lines.join("\n"));
    let reversed: String = hashed.chars().rev().collect();
    let moved = format!("{}{}", &hashed[2..], &hashed[..2]);
    let text = format!("# three\n{hashed}\n{moved}\n{reversed}\n");
    assert_eq!(read_all(&text, &Expectation::default()).expect("puzzles").len(), 3);
}

#[test]
fn spaces_may_be_empty_cells_and_stand_between_cells() {
    let spread = |line: &str| {
        let row = |row: &String| spaced(&row.replace('.', " ")).trim_end().to_owned();
        rows(line, 9).iter().map(row).collect::<Vec<_>>().join("\n")
    };
    reads_as_wikipedia(&spread(WIKIPEDIA));
    reads_as_wikipedia(&format!("{}\n", spread(WIKIPEDIA)));
    // As many digits as a 6×6 grid has cells.
    let small = "123456".repeat(6) + &".".repeat(36) + "......1..";
    let small: String =
        small.chars().enumerate().map(|(i, c)| if i == 35 { '.' } else { c }).collect();
    let draft = read(&spread(&small)).expect("a puzzle");
    assert_eq!(digits(&draft), small);
}

#[test]
fn tables_may_lack_empty_fields_at_the_end_of_rows() {
    for separator in [",", ";", "\t"] {
        let row = |row: &String| {
            let row = row.trim_end_matches('.');
            spaced(row).replace(' ', separator).replace('.', "")
        };
        let table: Vec<String> = rows(WIKIPEDIA, 9).iter().map(row).collect();
        reads_as_wikipedia(&table.join("\n"));
        reads_as_wikipedia(&(table.join("\r\n") + "\r\n"));
    }
    let with_empty_row = "1,,,,,,,,9\n\n2\n,3\n,,4\n\n,,,5\n6,,,,,,7\n8\n";
    assert_eq!(read(with_empty_row).expect("a puzzle").given_count(), 9);
}

#[test]
fn tables_may_have_a_heading() {
    let row = |row: &String| spaced(row).replace(' ', ",").replace('.', "");
    let table = rows(WIKIPEDIA, 9).iter().map(row).collect::<Vec<_>>().join("\n");
    for heading in ["A,B,C,D,E,F,G,H,I", "1,2,3,4,5,6,7,8,9", "c1,c2,c3,c4,c5,c6,c7,c8,c9"] {
        reads_as_wikipedia(&format!("{heading}\n{table}\n"));
    }
    // Nine rows are all of the grid.
    let text = "1,2,3,4,5,6,7,8,9\n".to_owned() + &",,,,,,,,\n".repeat(8);
    assert_eq!(read(&text).expect("a puzzle").given_count(), 9);
}

#[test]
fn sixteen_rows_of_sixteen_are_one_grid() {
    let text = rows(&format!("123456789ABCDEFG{}", ".".repeat(240)), 16).join("\n");
    let drafts = read_all(&text, &Expectation::default()).expect("a puzzle");
    assert_eq!((drafts.len(), drafts[0].layout.size()), (1, 16));
}

#[test]
fn remarks_before_the_grid_are_kept() {
    let text = format!("#AKala\n#DA < B & \"C\"\n# by hand\n{}", rows(WIKIPEDIA, 9).join("\n"));
    let draft = reads_as_wikipedia(&text);
    let remark = |kind, text: &str| (kind, text.to_owned());
    assert_eq!(
        draft.remarks,
        [
            remark(Remark::Author, "Kala"),
            remark(Remark::Description, "A < B & \"C\""),
            remark(Remark::Comment, "by hand"),
        ]
    );
}

#[test]
fn a_state_adds_digits_that_the_player_placed() {
    let puzzle = rows(WIKIPEDIA, 9).join("\n");
    let text = format!("[Puzzle]\n{puzzle}\n[State]\n{}\n", puzzle.replacen("53..", "534.", 1));
    let draft = read(&text).expect("a puzzle");
    assert_eq!((draft.given_count(), draft.digit_count()), (30, 31));
    assert_eq!(draft.entries[2], Entry::Placed(Digit::from_number(4).expect("4")));
}

#[test]
fn library_lines_carry_placed_digits_and_removed_candidates() {
    let grid = WIKIPEDIA.replacen("53..", "53+4.", 1);
    let text = format!(":0000:x:{grid}:214 614::\n:0361-1:4:{WIKIPEDIA}:::\n");
    let drafts = read_all(&text, &Expectation::default()).expect("two puzzles");
    assert_eq!(drafts.len(), 2);
    assert_eq!(drafts[0].entries[2], Entry::Placed(Digit::from_number(4).expect("4")));
    let marks = drafts[0].pencil_marks.as_ref().expect("marks");
    assert!(marks[3].is_empty());
    assert_eq!(marks[2].len(), 1);
    assert_eq!(drafts[1].pencil_marks, None);
    let draft = read(&grid).expect("the grid alone");
    assert_eq!((draft.given_count(), draft.digit_count()), (30, 31));
}

#[test]
fn addresses_of_sudokuwiki_hold_a_puzzle() {
    reads_as_wikipedia(&format!("bd={}", WIKIPEDIA.replace('.', "0")));
    reads_as_wikipedia(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={WIKIPEDIA}&x=1"));
    // Two characters to base 32 a cell: the candidates above one bit for "given".
    let pack = |char: char| {
        let number = char.to_digit(10).map_or(1022, |digit| (1 << digit) + 1);
        [number / 32, number % 32].map(|d| char::from_digit(d, 32).expect("below 32"))
    };
    let packed: String = WIKIPEDIA.chars().flat_map(pack).collect();
    for text in [format!("https://www.sudokuwiki.org/sudoku.htm?bd={packed}"), packed] {
        let draft = read(&text).expect("a puzzle");
        assert_eq!((draft.given_count(), digits(&draft)), (30, WIKIPEDIA.to_owned()));
        assert_eq!(draft.pencil_marks.expect("marks")[2], DigitSet::all(9));
    }
}

#[test]
fn opensudoku_documents_hold_several_games() {
    let zeros = WIKIPEDIA.replace('.', "0");
    let cells: String = zeros
        .chars()
        .map(|char| [char.to_string(), format!("|-|{}|", u8::from(char == '0'))].concat())
        .collect();
    let text = format!(
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<opensudoku version=\"2\">\
         <folder name=\"a\" created=\"1\"><game created=\"0\" data=\"{zeros}\" note=\"&lt;n&gt;\"/>\
         <game data=\"version: 1\n{cells}\"/></folder><level>easy</level></opensudoku>"
    );
    let drafts = read_all(&text, &Expectation::default()).expect("two games");
    assert_eq!(drafts.iter().map(digits).collect::<Vec<_>>(), [WIKIPEDIA, WIKIPEDIA]);
    assert_eq!(drafts[1].given_count(), 30);
    assert_eq!(
        drafts[0].remarks,
        [(Remark::Level, "easy".to_owned()), (Remark::Comment, "<n>".to_owned()),]
    );
}

#[test]
fn json_may_have_one_object_on_each_line() {
    let text = format!(
        "{{\"puzzle\":\"{WIKIPEDIA}\"}}\n{{\"box\":\"3x2\",\"puzzle\":\"{}\"}}",
        ".".repeat(36)
    );
    let drafts = read_all(&text, &Expectation::default()).expect("two puzzles");
    assert_eq!(drafts.len(), 2);
    assert_eq!(drafts[1].layout.box_shape().expect("boxes").to_string(), "3x2");
}

#[test]
fn the_boxes_that_are_asked_for_hold_in_every_format() {
    let opensudoku = format!("<opensudoku><game data=\"{WIKIPEDIA}\"/></opensudoku>");
    let texts = [
        WIKIPEDIA.to_owned(),
        rows(WIKIPEDIA, 9).join("\n"),
        opensudoku,
        format!(":0000:x:{WIKIPEDIA}:::"),
        format!("bd={WIKIPEDIA}"),
        format!("{{\"puzzle\":\"{WIKIPEDIA}\",\"box\":\"3x3\"}}"),
        MARKS.to_owned(),
    ];
    for text in texts {
        for (shape, fits) in [("3x3", true), ("1x9", true), ("9x1", true), ("2x3", false)] {
            let expectation = Expectation::boxes(shape.parse().ok());
            match read_all(&text, &expectation) {
                Ok(drafts) => {
                    assert!(fits, "{shape}: {text}");
                    assert_eq!(
                        drafts[0].layout.box_shape().expect("boxes").to_string(),
                        shape,
                        "{text}"
                    );
                }
                Err(error) => {
                    assert!(!fits, "{error}: {text}");
                    let says_six = matches!(
                        error.kind,
                        ReadErrorKind::CellCount { nearest: 36, .. }
                            | ReadErrorKind::RowLength { expected: 6, .. }
                    );
                    assert!(says_six, "{error}: {text}");
                }
            }
        }
    }
}

#[test]
fn spaces_between_bars_are_empty_cells() {
    let line = WIKIPEDIA.replace('.', " ");
    let group = |row: &String| format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..]);
    let compact: Vec<String> = rows(&line, 9).iter().map(group).collect();
    reads_as_wikipedia(&compact.join("\n"));
    reads_as_wikipedia(&format!("+---+---+---+\n{}\n+---+---+---+\n", compact.join("\n")));
    let wide = |row: &String| {
        let groups: Vec<String> = rows(row, 3).iter().map(|group| spaced(group)).collect();
        format!("│ {} │", groups.join(" │ "))
    };
    reads_as_wikipedia(&rows(&line, 9).iter().map(wide).collect::<Vec<_>>().join("\n"));
    let table = |row: &String| {
        let cells: Vec<String> = row.chars().map(|cell| format!(" {cell} ")).collect();
        format!("|{}|", cells.join("|"))
    };
    let between = "\n+---+---+---+---+---+---+---+---+---+\n";
    reads_as_wikipedia(&rows(&line, 9).iter().map(table).collect::<Vec<_>>().join(between));
}

#[test]
fn spaces_are_empty_cells_however_many_digits_stick_together() {
    // Some of these have as many groups of digits as a smaller grid has cells.
    let mut random = Random::new(1);
    for _ in 0..3000 {
        let density = 15 + random.below(50);
        let cell = |_| {
            let digit = char::from_digit(1 + random.below(9) as u32, 10).expect("a digit");
            if random.below(100) < density { digit } else { '.' }
        };
        let line: String = (0..81).map(cell).collect();
        if !line.contains(|char: char| char.is_ascii_digit()) {
            continue;
        }
        let typed = line.replace('.', " ");
        for text in [typed.clone(), rows(&typed, 9).join("\n")] {
            let draft = read(&text).unwrap_or_else(|error| panic!("{error}: {text:?}"));
            assert_eq!(digits(&draft), line, "{text:?}");
        }
    }
}
