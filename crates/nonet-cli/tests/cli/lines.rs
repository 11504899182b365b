//! One puzzle a line: the short way through plain puzzles, answers as they come, files in and out,
//! compressed and not, and how a run ends.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use nonet_testing::corpora;

#[cfg(target_os = "linux")]
use crate::common::interrupted;
use crate::common::{PUZZLE, Run, SOLUTION, command, file, nonet, started, with_input};

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn zstd(text: &[u8]) -> Vec<u8> {
    zstd::encode_all(text, 3).expect("memory takes it")
}

/// What is in a file, unpacked as its name says; it has to be complete.
fn content(path: &Path) -> String {
    let bytes = fs::read(path).expect("a file");
    let text = match path.extension().and_then(|ending| ending.to_str()) {
        Some("gz") => {
            let (mut text, mut decoder) = (Vec::new(), GzDecoder::new(&bytes[..]));
            decoder.read_to_end(&mut text).expect("a complete file");
            text
        }
        Some("zst") => zstd::decode_all(&bytes[..]).expect("a complete file"),
        _ => bytes,
    };
    String::from_utf8(text).expect("UTF-8")
}

/// A path of the tests at which nothing is.
fn nothing_at(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // From an earlier run.
    let _ = fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// Plain puzzles with one solution, none and several, of every writing, and lines that are none of these.
fn mixture() -> Vec<String> {
    let mut lines = Vec::new();
    for name in ["easy-9x9", "famous-9x9", "minimal-9x9", "several-9x9", "easy-4x4", "easy-6x6"] {
        lines.extend(corpora::cases(name).into_iter().take(15).map(|case| case.text));
    }
    let odd = [
        PUZZLE.replace('.', "0"),
        PUZZLE.replace('.', "_"),
        PUZZLE.replacen('.', "*", 5).replacen('.', "0", 5),
        SOLUTION.to_owned(),
        SOLUTION.replacen("53", "35", 1),
        PUZZLE.replacen("53", "55", 1),
        PUZZLE.replacen("..", "12", 1),
        ".".repeat(81),
        format!("1{}", ".".repeat(80)),
        format!("12345678.{}9{}", ".".repeat(8), ".".repeat(63)),
        String::new(),
        "# a remark".to_owned(),
        format!("{PUZZLE} "),
        format!("{PUZZLE}.."),
        format!("{{\"puzzle\":\"{PUZZLE}\"}}"),
        PUZZLE.replacen('.', "x", 1),
        PUZZLE.replacen('.', "\u{1b}[2J", 1),
        "no puzzle, but \"quotes\" and \\".to_owned(),
    ];
    // Odd ones stand everywhere between the others.
    for (index, odd) in odd.into_iter().enumerate() {
        lines.insert((index * 17) % lines.len(), odd);
    }
    lines
}

#[test]
fn the_short_way_gives_byte_for_byte_what_the_long_way_gives() {
    let lines = mixture();
    let short = lines.join("\n");
    // A mark of the byte order, which a file may begin with, makes any line one for the long way.
    let long = ["\u{feff}", &lines.join("\n\u{feff}")].concat();
    for question in [
        &["solve"][..],
        &["solve", "--limit", "1"],
        &["solve", "--limit", "1000"],
        &["check"],
        &["check", "--limit", "1"],
        &["check", "--limit", "3"],
        &["count", "--limit", "1"],
        &["count", "--limit", "12"],
        &["solve", "--method", "fast", "--box", "3x3"],
        &["check", "--lang", "en-XA"],
    ] {
        for form in [&["--lines"][..], &["--lines", "--json"]] {
            let arguments = [question, form].concat();
            let (short, long) =
                (with_input(&arguments, short.as_bytes()), with_input(&arguments, long.as_bytes()));
            assert_eq!((short.code, long.code), (2, 2), "{arguments:?}");
            assert_eq!(short.out.lines().count(), lines.len(), "{arguments:?}");
            for ((line, short), long) in lines.iter().zip(short.out.lines()).zip(long.out.lines()) {
                assert_eq!(short, long, "{arguments:?} of {line}");
            }
        }
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let lines = format!("{PUZZLE}\n1...............\n11..............\n");
    for question in [
        &["check"][..],
        &["check", "--redundant"],
        &["check", "--limit", "1"],
        &["candidates", "--unique"],
        &["count"],
        &["solve"],
    ] {
        let run = |language| {
            let arguments = [question, &["--lines", "--lang", language]].concat();
            with_input(&arguments, lines.as_bytes()).out
        };
        assert_eq!(run("en-XA"), run("en"), "{question:?}");
    }
    let check = with_input(&["check", "--lines", "--redundant"], lines.as_bytes()).out;
    assert!(check.starts_with("unique\t") && check.contains("\n72\n0\n"), "{check}");
}

#[test]
fn a_line_is_answered_before_the_next_one_is_typed() {
    let mut child = started(&["solve", "--lines"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for _ in 0..5 {
        stdin.write_all(format!("{PUZZLE}\n").as_bytes()).expect("it reads");
        let answer = answers.next().expect("an answer").expect("UTF-8");
        assert_eq!(answer, format!("1\t{SOLUTION}"));
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn compressed_input_is_told_by_its_content() {
    let lines = format!("\u{feff}{PUZZLE}\r\n{PUZZLE}");
    let answers = format!("1\t{SOLUTION}\n").repeat(2);
    let two_parts = |pack: fn(&[u8]) -> Vec<u8>| {
        let (first, second) = lines.as_bytes().split_at(50);
        [pack(first), pack(second)].concat()
    };
    for (name, packed) in [("lines.a", two_parts(gzip)), ("lines.b", two_parts(zstd))] {
        let run = with_input(&["solve", "--lines"], &packed);
        assert_eq!((run.code, &run.out), (0, &answers), "{run:?}");
        let path = file(name, &packed);
        let run = nonet(&["solve", "--lines", text(&path)]);
        assert_eq!((run.code, &run.out), (0, &answers), "{run:?}");
    }
    let run = with_input(&["grid", "rank", "--lines"], &zstd(SOLUTION.as_bytes()));
    assert_eq!((run.code, run.out.lines().count()), (0, 1), "{run:?}");
    // The same goes for a single puzzle.
    for packed in [gzip(PUZZLE.as_bytes()), zstd(PUZZLE.as_bytes())] {
        let run = with_input(&["solve"], &packed);
        assert_eq!((run.code, run.out.trim_end()), (0, SOLUTION), "{run:?}");
    }
    let empty = with_input(&["solve", "--lines"], &gzip(b""));
    assert_eq!((empty.code, empty.out.as_str()), (0, ""));
}

#[test]
fn what_is_whole_in_broken_data_is_answered() {
    let lines = mixture().join("\n") + "\n";
    let (first, second) = lines.as_bytes().split_at(lines.len() / 2);
    for packed in [[gzip(first), gzip(second)].concat(), [zstd(first), zstd(second)].concat()] {
        let whole = with_input(&["check", "--lines"], &packed);
        let cut = with_input(&["check", "--lines"], &packed[..packed.len() - 4]);
        assert_eq!(cut.code, 2);
        assert!(cut.err.contains("standard input: its compressed data ends too soon"), "{cut:?}");
        assert!(whole.out.starts_with(&cut.out) && cut.out.ends_with('\n'), "{cut:?}");
        let more =
            with_input(&["check", "--lines"], &[&packed[..], b"and so on, and so on"].concat());
        assert_eq!((more.code, &more.out), (2, &whole.out));
        assert!(more.err.contains("its compressed data is damaged"), "{more:?}");
        let one = with_input(&["check"], &packed[..packed.len() - 4]);
        assert_eq!(one.code, 2);
        assert!(one.err.contains("ends too soon"), "{one:?}");
    }
}

#[test]
fn packed_data_that_never_ends_is_passed_over() {
    let mut packed = zstd(&vec![b'.'; 64 << 20]);
    packed.extend(zstd(format!("\n{PUZZLE}\n").as_bytes()));
    assert!(packed.len() < 100_000);
    let run = with_input(&["solve", "--lines"], &packed);
    let expected = format!("error\tthe line is too long for a puzzle\n1\t{SOLUTION}\n");
    assert_eq!((run.code, run.out), (2, expected));
    let run = with_input(&["solve"], &packed);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("longer than 16 MB"), "{run:?}");
}

#[test]
fn answers_go_to_a_file_that_is_packed_as_its_name_says() {
    let lines = mixture().join("\n") + "\n";
    for question in [&["solve"][..], &["check", "--json"], &["convert", "--to", "line"]] {
        let arguments = [question, &["--lines"]].concat();
        let shown = with_input(&arguments, lines.as_bytes());
        for name in ["answers.txt", "answers.txt.gz", "answers.txt.zst", "answers"] {
            // What was there before is gone, also if it was longer.
            let path = file(name, &vec![b'x'; 1 << 20]);
            let arguments = [&arguments[..], &["-o", text(&path)]].concat();
            let run = with_input(&arguments, lines.as_bytes());
            assert_eq!((run.code, run.out.as_str()), (shown.code, ""), "{run:?}");
            assert!(content(&path) == shown.out, "{arguments:?}");
        }
        let run = with_input(&[&arguments[..], &["-o", "-"]].concat(), lines.as_bytes());
        assert_eq!(run.out, shown.out, "a hyphen is standard output");
    }
    let path = nothing_at("rank.zst");
    let run = with_input(&["grid", "rank", "--lines", "-o", text(&path)], SOLUTION.as_bytes());
    assert_eq!((run.code, content(&path).lines().count()), (0, 1));
}

/// What a run that has to fail says.
fn refusal(run: &Run) -> &str {
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
    run.err.trim_end()
}

#[test]
fn the_file_that_is_read_is_not_written() {
    let puzzles = format!("{PUZZLE}\n");
    let path = file("both.txt", puzzles.as_bytes());
    let run = nonet(&["solve", "--lines", text(&path), "-o", text(&path)]);
    assert!(refusal(&run).contains("is the file that is read"), "{run:?}");
    let stdin = fs::File::open(&path).expect("it is there");
    let output = command()
        .args(["solve", "--lines", "-o", text(&path)])
        .stdin(stdin)
        .output()
        .expect("the command starts");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(content(&path), puzzles);
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let input = PUZZLE.as_bytes();
    let missing = nothing_at("missing").join("answers.gz");
    let run = with_input(&["solve", "--lines", "-o", text(&missing)], input);
    assert!(refusal(&run).ends_with("answers.gz cannot be written: there is no such folder"));
    let run = with_input(&["solve", "--lines", "-o", env!("CARGO_TARGET_TMPDIR")], input);
    assert!(refusal(&run).ends_with("cannot be written: it is a folder, not a file"));
    let run = nonet(&["solve", PUZZLE, "-o", text(&nothing_at("answer"))]);
    assert!(refusal(&run).contains("--lines is missing"), "{run:?}");
    // Nothing is made or emptied for a question that cannot be asked.
    let path = nothing_at("unasked.txt");
    let run = nonet(&["solve", "--lines", "no-such-file.txt", "-o", text(&path)]);
    assert!(refusal(&run).contains("no-such-file.txt: there is no such file") && !path.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_is_told_of() {
    let run = with_input(&["solve", "--lines", "-o", "/dev/full"], PUZZLE.as_bytes());
    assert!(refusal(&run).ends_with("/dev/full cannot be written: the disk is full"), "{run:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_system_without_threads_is_told_of() {
    let path = file("no-threads.txt", PUZZLE.as_bytes());
    // No system has room for such stacks.
    let size = (1_u64 << 46).to_string();
    let run = command().env("RUST_MIN_STACK", size).args(["solve", "--lines"]).arg(path).output();
    let run = run.expect("the command starts");
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert_eq!((run.status.code(), &run.stdout[..]), (Some(2), &b""[..]), "{complaint}");
    assert!(complaint.contains("the system gives no thread"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_read_like_a_file() {
    let path = nothing_at("named-pipe");
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.expect("mkfifo runs").success());
    for packed in [format!("{PUZZLE}\n{PUZZLE}").into_bytes(), gzip(PUZZLE.as_bytes())] {
        let lines = if packed.starts_with(b"53") { 2 } else { 1 };
        let child = started(&["solve", "--lines", text(&path)]);
        fs::write(&path, packed).expect("the command reads it");
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(output.stdout, format!("1\t{SOLUTION}\n").repeat(lines).into_bytes());
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_written_like_a_file() {
    let (input, path) = (file("into-a-pipe.txt", PUZZLE.as_bytes()), nothing_at("written-pipe"));
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.expect("mkfifo runs").success());
    let child = started(&["solve", "--lines", text(&input), "-o", text(&path)]);
    assert_eq!(content(&path), format!("1\t{SOLUTION}\n"));
    assert_eq!(child.wait_with_output().expect("it ends").status.code(), Some(0));
}

#[test]
fn odd_texts_have_an_answer_for_each_line() {
    let (good, clash) = (format!("1\t{SOLUTION}\n"), PUZZLE.replacen("53", "55", 1));
    let mark = |cell, digit| if cell == '.' || cell == digit { digit } else { '.' };
    let marks = |cell| ('1'..='9').map(move |digit| mark(cell, digit));
    let sukaku: String = PUZZLE.chars().flat_map(marks).collect();
    for (input, code, answers) in [
        (String::new(), 0, String::new()),
        (PUZZLE.to_owned(), 0, good.clone()),
        (format!("\u{feff}{PUZZLE}\r\n{PUZZLE}\r\n"), 0, good.repeat(2)),
        (format!("{clash}\n{PUZZLE}\n"), 0, format!("0\t\n{good}")),
        (format!("{sukaku}\n{PUZZLE}"), 0, good.repeat(2)),
        (
            format!("{PUZZLE}\n{}", &PUZZLE[..40]),
            2,
            format!("{good}error\t40 cells make no grid: a 6×6 grid has 36\n"),
        ),
        ("\n".to_owned(), 2, "error\tthere is no puzzle here: the text is empty\n".to_owned()),
    ] {
        let run = with_input(&["solve", "--lines", "--threads", "1000"], input.as_bytes());
        assert_eq!((run.code, run.out), (code, answers), "{input:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_leaves_a_complete_beginning() {
    let answer = format!("1\t{SOLUTION}\n");
    for name in ["stopped.txt", "stopped.gz", "stopped.zst"] {
        let path = nothing_at(name);
        let mut child = started(&["solve", "--lines", "--threads", "3", "-o", text(&path)]);
        let mut stdin = child.stdin.take().expect("a pipe");
        let lines = format!("{PUZZLE}\n").repeat(1000);
        // It is read until nobody is there any more.
        let feeding =
            std::thread::spawn(move || while stdin.write_all(lines.as_bytes()).is_ok() {});
        while fs::metadata(&path).map_or(0, |metadata| metadata.len()) == 0 {
            std::thread::yield_now();
        }
        let run = interrupted(child);
        feeding.join().expect("it ends with the command");
        assert_eq!(run.code, 1, "{run:?}");
        assert!(run.err.contains("stopped before the end"), "{run:?}");
        let found = content(&path);
        assert!(found.len() >= answer.len() && found.len().is_multiple_of(answer.len()), "{name}");
        assert!(found.as_bytes().chunks(answer.len()).all(|line| line == answer.as_bytes()));
    }
}

#[test]
fn every_path_through_the_processor_gives_the_same_answers() {
    let lines = mixture().join("\n") + "\n";
    let path_of = |name: &str, arguments: &[&str]| {
        let path = file("paths.txt", lines.as_bytes());
        let mut command = command();
        command.env("NONET_PATH", name).args(arguments).arg(path).output().expect("a run")
    };
    let usual = path_of("", &["solve", "--lines"]);
    let mut found = 0;
    for name in ["portable", "avx2", "avx512"] {
        let run = path_of(name, &["solve", "--lines"]);
        let complaint = String::from_utf8_lossy(&run.stderr);
        if complaint.contains("which this processor does not have") {
            assert!(name != "portable" && run.status.code() == Some(2) && run.stdout.is_empty());
            continue;
        }
        found += 1;
        assert_eq!(run.stdout, usual.stdout, "{name}");
        let checked = path_of(name, &["check", "--lines", "--json"]);
        assert_eq!(checked.stdout, path_of("", &["check", "--lines", "--json"]).stdout, "{name}");
    }
    assert!(found >= 1);
    let unknown = path_of("abacus", &["solve", "--lines"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("NONET_PATH is 'abacus'"));
}
