//! What people are told about texts that are no puzzles.

use nonet_core::format::{Expectation, ReadError, ReadErrorKind, read_all};

#[track_caller]
fn error(text: &str) -> ReadError {
    match read_all(text, &Expectation::default()) {
        Ok(drafts) => panic!("{text:?} was read as {drafts:?}"),
        Err(error) => error,
    }
}

#[track_caller]
fn is(text: &str, kind: ReadErrorKind, line: Option<usize>, column: Option<usize>) {
    assert_eq!(error(text), ReadError { kind, line, column, field: None }, "{text:?}");
}

fn too_large(number: usize, size: usize) -> ReadErrorKind {
    ReadErrorKind::NumberTooLarge { number: number.to_string(), size }
}

const ROW: &str = "1 2 3 4 5 6 7 8 9\n";

#[test]
fn nothing_is_nothing() {
    for text in ["", " ", "\n\n", "\t \r\n", "\u{feff}", "\u{a0}"] {
        is(text, ReadErrorKind::Empty, None, None);
    }
}

#[test]
fn words_files_and_pages_are_not_puzzles() {
    for text in [
        "puzzle.txt",
        "puzzles/0001.sdm",
        "0001.txt",
        "/a/81/123456",
        "C:\\9\\1.sdk",
        "hello",
        "my-puzzle-16.txt",
        "four more word here",
        "four\nmore\nword\nhere",
        "<html><body>1 2 3</body></html>",
        "<?xml version=\"1.0\"?><game/>",
        "The quick brown fox jumps over the lazy dog. 12 times, on 9 days.",
        "\u{0}\u{1}\u{2}PK\u{3}\u{4}",
        "\u{fffd}\u{fffd}123456789",
        "|||||",
        ":",
    ] {
        is(text, ReadErrorKind::NotAPuzzle, None, None);
    }
}

#[test]
fn a_line_with_too_few_numbers_is_named() {
    let text = ROW.repeat(3) + "1 2 3 4 5 6 7 8\n" + &ROW.repeat(5);
    is(&text, ReadErrorKind::RowLength { found: 8, expected: 9 }, Some(4), None);
    let text = ROW.repeat(8) + "1 2 3 4 5 6 7 8 9 1\n";
    is(&text, ReadErrorKind::RowLength { found: 10, expected: 9 }, Some(9), None);
    let text = "12.......\n".repeat(3) + "12......\n" + &"12.......\n".repeat(5);
    is(&text, ReadErrorKind::RowLength { found: 8, expected: 9 }, Some(4), None);
    let text = "\n\n".to_owned() + &ROW.repeat(2) + "1 23 4 5 6 7 8 9\n" + &ROW.repeat(6);
    is(&text, ReadErrorKind::RowLength { found: 8, expected: 9 }, Some(5), None);
    let text = "1,,,,,,,,\n".repeat(5) + "1,,,,,,,\n" + &"1,,,,,,,,\n".repeat(3);
    is(&text, ReadErrorKind::RowLength { found: 8, expected: 9 }, Some(6), None);
}

#[test]
fn ragged_lines_are_named_rather_than_counted_together() {
    let text = "5 3     7 1\n6  1 9 5\n 9 8    6\n8  6  3\n4 8 3  1\n7  2   6\n6  2 8\n4 1 9  5\n 8  7 9\n";
    is(text, ReadErrorKind::RowLength { found: 4, expected: 9 }, Some(1), None);
    let text = "1 2 3 4 5 6 7 8 9\n".to_owned() + &"1 2 3\n".repeat(4) + &"1 2 3 4 5\n".repeat(4);
    is(&text, ReadErrorKind::RowLength { found: 3, expected: 9 }, Some(2), None);
}

#[test]
fn comments_alone_are_nothing() {
    for text in ["# comment", "#", "# one\n# two\n", "#AKala\n"] {
        is(text, ReadErrorKind::Empty, None, None);
    }
}

#[test]
fn the_letter_o_is_not_a_zero() {
    let unknown = ReadErrorKind::UnknownSymbol { symbol: 'O', size: 9 };
    let line = "53OO7OOOO6OO195OOOO98OOOO6O8OOO6OOO34OO8O3OO17OOO2OOO6O6OOOO28OOOO419OO5OOOO8OO79";
    is(line, unknown.clone(), Some(1), Some(3));
    let rows: Vec<&str> = (0..9).map(|row| &line[9 * row..9 * row + 9]).collect();
    is(&rows.join("\n"), unknown.clone(), Some(1), Some(3));
    let spaced = |row: &&str| row.chars().map(String::from).collect::<Vec<_>>();
    let table = |between: &str| {
        rows.iter().map(|row| spaced(row).join(between)).collect::<Vec<_>>().join("\n")
    };
    is(&table(" "), unknown.clone(), Some(1), Some(5));
    is(&table(","), unknown, Some(1), Some(5));
}

#[test]
fn too_few_lines_are_counted() {
    is(&ROW.repeat(8), ReadErrorKind::RowCount { found: 8, expected: 9 }, None, None);
    let text = "12.......\n".repeat(8);
    is(&text, ReadErrorKind::RowCount { found: 8, expected: 9 }, None, None);
    let text = "1,,,,,,,,\n".repeat(8);
    is(&text, ReadErrorKind::RowCount { found: 8, expected: 9 }, None, None);
    let text = "1 2 3 4 5 6 7 8\n".repeat(9);
    is(&text, ReadErrorKind::RowCount { found: 9, expected: 8 }, None, None);
}

#[test]
fn a_number_too_large_is_named_with_its_place() {
    let text = "1 2 0 4 5 6 7 8 9\n".repeat(3) + "1 2 3 12 5 6 7 8 9\n" + &ROW.repeat(5);
    is(&text, too_large(12, 9), Some(4), Some(7));
    is("1234\n1234\n1274\n....", too_large(7, 4), Some(3), Some(3));
    is("1.34..2.0.8.4...", too_large(8, 4), Some(1), Some(11));
    let text = "1 2 3 4 5 6 7 8 10\n".repeat(9);
    is(&text, too_large(10, 9), Some(1), Some(17));
    let text = "17 ".to_owned() + &"0 ".repeat(255);
    is(&text, too_large(17, 16), Some(1), Some(1));
}

#[test]
fn a_symbol_that_is_none_is_named_with_its_place() {
    let unknown = |symbol| ReadErrorKind::UnknownSymbol { symbol, size: 9 };
    let text = "1.......9".repeat(5) + "..O......" + &"1.......9".repeat(3);
    is(&text, unknown('O'), Some(1), Some(48));
    let text = ROW.repeat(2) + "1 2 O 4 5 6 7 8 9\n" + &ROW.repeat(6);
    is(&text, unknown('O'), Some(3), Some(5));
    let zeros = "0 0 0 0 0 0 0 0 0\n".repeat(8);
    is(&format!("1 2 3 4 5 6 7 8 @9\n{zeros}"), unknown('@'), Some(1), Some(17));
    is(&format!("1 2 3 4 5 6 7 8 9O\n{zeros}"), unknown('O'), Some(1), Some(18));
    let text = "1.......9\n".repeat(2) + "....@....\n" + &"1.......9\n".repeat(6);
    is(&text, unknown('@'), Some(3), Some(5));
}

#[test]
fn what_is_more_than_a_cell_can_hold_is_named_as_a_whole() {
    let not_a_cell = |text: &str, size| ReadErrorKind::NotACell { text: text.to_owned(), size };
    let zeros = "0 0 0 0 0 0 0 0 0\n".repeat(8);
    is(&format!("1 2 3 4 5 6 7 8 -9\n{zeros}"), not_a_cell("-9", 9), Some(1), Some(17));
    is(&format!("1.5 2 3 4 5 6 7 8 9\n{zeros}"), not_a_cell("1.5", 9), Some(1), Some(1));
    let rest = "4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n";
    is(&format!("1 3* 2 {rest}"), not_a_cell("3*", 4), Some(1), Some(3));
    is(&format!("1 .. 2 {rest}"), not_a_cell("..", 4), Some(1), Some(3));
    is("3*,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,1", not_a_cell("3*", 4), Some(1), Some(1));
    is("|3*|2|3|4|\n|3|4|1|2|\n|2|1|4|3|\n|4|3|2|1|", not_a_cell("3*", 4), Some(1), Some(2));
    is("3* 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1", not_a_cell("3*", 4), Some(1), Some(1));
}

#[test]
fn a_number_of_any_length_is_too_large_and_no_reason_to_panic() {
    for number in ["99", "18446744073709551615", "18446744073709551617", "99999999999999999999"] {
        let text = format!("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 {number}");
        for (text, line, column) in
            [(text.replace('\n', " "), 1, 31), (text.replace(' ', "|"), 4, 7), (text, 4, 7)]
        {
            let error = error(&text);
            let (kind, place) = (&error.kind, (error.line, error.column));
            let whole = ReadErrorKind::NumberTooLarge { number: number.to_owned(), size: 4 };
            assert_eq!(*kind, whole, "{text}");
            assert!(place.0 == Some(line) && place.1 >= Some(column), "{error:?} {text}");
        }
    }
}

#[test]
fn the_right_number_of_cells_is_never_called_wrong() {
    // Whatever stands in the last cell, the message is about that.
    for last in ["*", "3*", "12345678901234567890", "..", "@", "{5", "1-1", "+", "é", "xx", "0x"] {
        for text in [
            format!("1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 {last}"),
            format!("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 {last}"),
            format!("1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,{last}"),
            format!("|1|2|3|4|\n|3|4|1|2|\n|2|1|4|3|\n|4|3|2|{last}|"),
        ] {
            if let Err(ReadError { kind: ReadErrorKind::CellCount { found, nearest }, .. }) =
                read_all(&text, &Expectation::default())
            {
                assert_ne!(found, nearest, "{text}");
            }
        }
    }
}

#[test]
fn a_wrong_number_of_cells_comes_with_the_nearest_right_one() {
    let count = |found, nearest| ReadErrorKind::CellCount { found, nearest };
    is(&"1".repeat(80), count(80, 81), None, None);
    is(&".".repeat(82), count(82, 81), None, None);
    is("12345", count(5, 16), None, None);
    is(&"1 ".repeat(80), count(80, 81), None, None);
    is(&"1".repeat(1_000_000), count(1_000_000, 1296), None, None);
    let tall = Expectation::boxes("3x2".parse().ok());
    let error = read_all(&".".repeat(81), &tall).expect_err("81 cells are no 6×6 grid");
    assert_eq!(error.kind, count(81, 36));
}

#[test]
fn the_line_of_a_broken_puzzle_in_a_collection_is_named() {
    let line = ".".repeat(81) + "\n";
    let text = format!("# three\n{line}{}\n{line}", ".".repeat(80));
    is(&text, ReadErrorKind::CellCount { found: 80, nearest: 81 }, Some(3), None);
    let text = format!("{line}{}z\n", ".".repeat(80));
    is(&text, ReadErrorKind::UnknownSymbol { symbol: 'z', size: 9 }, Some(2), Some(81));
    let text = format!(":0000:x:{0}:::\n:0000:x:1234:::\n", ".".repeat(81));
    is(&text, ReadErrorKind::CellCount { found: 4, nearest: 81 }, Some(2), None);
    let text = format!(":0000:x:{0}:999 9999::\n", ".".repeat(81));
    is(&text, ReadErrorKind::Malformed { format: "hodoku" }, Some(1), None);
}

#[test]
fn json_and_xml_say_what_they_lack() {
    let missing = ReadErrorKind::Missing { format: "json", field: "puzzle" };
    is("{}", missing.clone(), Some(1), None);
    is("{\"a\":1}\n", missing, Some(1), None);
    is("{\"puzzle\": ", ReadErrorKind::Malformed { format: "json" }, Some(1), Some(11));
    is("{\"puzzle\": \"12\n", ReadErrorKind::Malformed { format: "json" }, Some(1), Some(15));
    let line = format!("{{\"puzzle\":\"{}\"}}\n", ".".repeat(81));
    let short = format!("{{\"puzzle\":\"{}\"}}\n", ".".repeat(80));
    let text = format!("{line}{short}{line}");
    is(&text, ReadErrorKind::CellCount { found: 80, nearest: 81 }, Some(2), None);
    is("<opensudoku/>", ReadErrorKind::Missing { format: "opensudoku", field: "game" }, None, None);
    is("<opensudoku>\n<game>", ReadErrorKind::Malformed { format: "opensudoku" }, Some(1), Some(1));
    let text = "<opensudoku><game data=\"version: 9\n0|0|1|\"/></opensudoku>";
    is(text, ReadErrorKind::UnknownVersion { format: "opensudoku" }, Some(1), None);
    let text = format!("S9B{}", "0".repeat(162));
    is(&text, ReadErrorKind::UnknownVersion { format: "sudokuwiki" }, None, None);
}

#[test]
fn a_section_without_its_grid_is_named() {
    is("[State]\n1", ReadErrorKind::Missing { format: "sdk", field: "[Puzzle]" }, None, None);
    let text = format!("#AKala\n[Puzzle]\n{}", "12.......\n".repeat(8));
    is(&text, ReadErrorKind::RowCount { found: 8, expected: 9 }, None, None);
    let text = format!("#AKala\n[Puzzle]\n{}....$....", "12.......\n".repeat(8));
    is(&text, ReadErrorKind::UnknownSymbol { symbol: '$', size: 9 }, Some(11), Some(5));
}
