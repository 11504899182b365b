//! No text makes a reader panic or take long, however odd or long it is.

use std::fmt::Write;

use nonet_core::Random;
use nonet_core::format::{ALL, Expectation, Reading, read_all};
use nonet_testing::WIKIPEDIA;

fn ask_everyone(text: &str) {
    let expectations =
        [None, "3x3".parse().ok(), "2x3".parse().ok(), "4x4".parse().ok(), "1x1".parse().ok()];
    for box_shape in expectations {
        let expectation = Expectation::boxes(box_shape);
        for read in ALL.iter().filter_map(|format| format.read) {
            match read(text, &expectation) {
                Reading::Puzzles(drafts) => {
                    assert!(!drafts.is_empty());
                    for draft in drafts {
                        assert_eq!(draft.entries.len(), draft.layout.cell_count());
                        let marks =
                            draft.pencil_marks.as_ref().map_or(draft.entries.len(), Vec::len);
                        assert_eq!(marks, draft.entries.len());
                    }
                }
                Reading::Broken(error) => assert!(!error.to_string().is_empty()),
                Reading::NotThis => {}
            }
        }
        let _ = read_all(text, &expectation);
    }
}

/// One text in each format, to be damaged.
fn seeds() -> Vec<String> {
    let three = format!("{WIKIPEDIA}\n{WIKIPEDIA}\n# end\n{WIKIPEDIA}");
    let mut seeds = vec![WIKIPEDIA.to_owned(), three];
    for text in [WIKIPEDIA, "1.3*..1..1..4..1", &"0F1.".repeat(64)] {
        let mut draft = nonet_core::read(text).expect("a puzzle");
        draft.remarks.push((nonet_core::Remark::Author, "a < b & c".to_owned()));
        let writers = ALL.iter().filter_map(|format| format.write);
        seeds.extend(writers.filter_map(|writer| writer.write_all(&[draft.clone()]).ok()));
    }
    seeds.push(format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", "1o".repeat(81)));
    seeds
}

#[test]
fn random_characters_do_no_harm() {
    let alphabet: Vec<char> =
        "0123456789AFGXZx.*_-+|:!=#[]{}<>()/\\\"',;?&  \n\n\r\tu┌│╂━é０\u{feff}\u{a0}\u{0}"
            .chars()
            .collect();
    let mut random = Random::new(1);
    for _ in 0..4000 {
        let (length, variety) = (random.below(400), 1 + random.below(alphabet.len()));
        let from = random.below(alphabet.len());
        let text: String = (0..length)
            .map(|_| alphabet[(from + random.below(variety)) % alphabet.len()])
            .collect();
        ask_everyone(&text);
    }
}

#[test]
fn random_bytes_do_no_harm() {
    let mut random = Random::new(2);
    for _ in 0..1000 {
        let bytes: Vec<u8> = (0..random.below(300)).map(|_| random.below(256) as u8).collect();
        ask_everyone(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn damaged_texts_do_no_harm() {
    let mut random = Random::new(3);
    for seed in seeds() {
        ask_everyone(&seed);
        for _ in 0..100 {
            let mut bytes = seed.clone().into_bytes();
            for _ in 0..=random.below(4) {
                let at = random.below(bytes.len());
                let until = (at + random.below(12)).min(bytes.len());
                match random.below(4) {
                    0 => bytes[at] = random.below(256) as u8,
                    1 => bytes.truncate(at.max(1)),
                    2 => drop(bytes.drain(at..until)),
                    _ => {
                        let piece = bytes[at..until].to_vec();
                        bytes.splice(at..at, piece);
                    }
                }
                if bytes.is_empty() {
                    bytes.push(b'1');
                }
            }
            ask_everyone(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn long_texts_take_no_more_than_their_length() {
    let pieces = [
        "1",
        "|",
        "<",
        "\n",
        ",",
        "-",
        "#",
        "#\n",
        "[Puzzle]\n",
        "{",
        "}",
        "{}",
        "[",
        "\"",
        " ",
        "1 ",
        "1,",
        ":",
        ":0:",
        "<a>",
        "<opensudoku>",
        "<opensudoku><game data=\"1\"/>",
        "{\"puzzle\":",
        "[{",
        "+1",
        "é",
        "\r",
        "\u{feff}",
        "bd=",
        "12345678\n",
        "1 2 3 4 5 6 7 8 9\n",
        "1234\n1234\n1234\n1234\n\n",
        "1 2 3 4\n",
        "words\n",
        "words\n\n",
        "\n1\n",
        "\t",
        "┃",
        "&amp;",
        "u1 ",
        "=",
    ];
    for piece in pieces {
        let text = piece.repeat((1 << 19) / piece.len());
        for read in ALL.iter().filter_map(|format| format.read) {
            let _ = read(&text, &Expectation::default());
        }
        let _ = read_all(&text, &Expectation::default());
    }
}

#[test]
fn deep_documents_do_no_harm() {
    for depth in [100, 100_000] {
        let mut text = String::from("<opensudoku>");
        text.push_str(&"<folder>".repeat(depth));
        text.push_str(&"</folder>".repeat(depth));
        text.push_str("</opensudoku>");
        ask_everyone(&text);
        ask_everyone(&format!("{{\"puzzle\":{}", "[".repeat(depth)));
        ask_everyone(&format!("{{\"puzzle\":{}{}}}", "[".repeat(depth), "]".repeat(depth)));
    }
}

#[test]
fn a_large_collection_is_read_whole() {
    let mut text = String::new();
    for number in 0..20_000 {
        let _ = writeln!(text, "{number:081}");
    }
    let drafts = read_all(&text, &Expectation::default()).expect("a collection");
    assert_eq!(drafts.len(), 20_000);
}

#[test]
fn documents_made_to_waste_time_or_memory_are_refused() {
    let many = |count: usize, name: &str| {
        (0..count).fold(String::new(), |text, number| text + &format!(" {name}{number}='b'"))
    };
    let (attributes, spaces) = (many(100_000, "a"), many(3000, "xmlns:n"));
    let name = "x".repeat(1 << 20);
    let games = format!("<game data='{}'/>", "0".repeat(81)).repeat(1000);
    let refused = [
        format!("<opensudoku{attributes}><game/></opensudoku>"),
        format!("<opensudoku{spaces}>{}</opensudoku>", "<b xmlns:q='1'/>".repeat(10_000)),
        format!("{{\"a\":[{}0]}}", "{\"a\":1},\n".repeat(200_000)),
    ];
    for text in refused {
        assert!(read_all(&text, &Expectation::default()).is_err());
    }
    let text = format!("<opensudoku><name>{name}</name>{games}</opensudoku>");
    let drafts = read_all(&text, &Expectation::default()).expect("a thousand games");
    assert!(drafts.iter().all(|draft| draft.remarks[0].1.len() < 1000));
}
