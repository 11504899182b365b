//! No input can hurt: any bytes, as argument, file or standard input, give a message and exit 0, 1 or 2.

use std::io::Write;
use std::process::Stdio;
#[cfg(target_os = "linux")]
use std::process::{Child, ChildStdin};

use nonet_core::Random;

#[cfg(unix)]
use crate::common::interrupted;
use crate::common::{PUZZLE, Run, command, file, with_input};

/// Texts that are close to something, to be made worse.
fn seeds() -> Vec<Vec<u8>> {
    let nine_lines: String = PUZZLE
        .as_bytes()
        .chunks(9)
        .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
        .collect();
    [
        PUZZLE.to_owned(),
        nine_lines,
        ".".repeat(16),
        ".".repeat(256),
        "5 3 0 0 7 0 0 0 0\n".repeat(9),
        "|123 4 56|".repeat(9),
        format!("{{\"puzzle\":\"{PUZZLE}\"}}"),
        format!("<opensudoku version=\"2\"><game data=\"{PUZZLE}\"/></opensudoku>"),
        format!(":0000:6:{PUZZLE}::611:"),
        format!("http://example.org/sudoku.htm?bd={PUZZLE}"),
        "#AName\n#DText\n".to_owned() + PUZZLE,
        "1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,\n".to_owned(),
    ]
    .map(String::into_bytes)
    .into()
}

fn mutated(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = seeds[random.below(seeds.len())].clone();
    for _ in 0..random.below(6) {
        if bytes.is_empty() {
            break;
        }
        let at = random.below(bytes.len());
        match random.below(6) {
            0 => bytes[at] = random.number() as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b" \n\t|*-+:,;#{}<>\"0A\0\xff"[random.below(20)]),
            3 => bytes.truncate(at),
            4 => bytes.extend_from_within(at..),
            _ => bytes.swap(at, 0),
        }
    }
    bytes
}

fn assert_clean(run: &Run, what: &str) {
    assert!((0..=2).contains(&run.code), "{what}: {run:?}");
    assert!(
        !run.err.contains("panicked") && !run.err.contains("RUST_BACKTRACE"),
        "{what}: {run:?}"
    );
    assert!(run.code == 0 || !run.err.is_empty() || !run.out.is_empty(), "{what} is silent");
}

const COMMANDS: [&[&str]; 10] = [
    &["solve"],
    &["solve", "--unique", "--show-two"],
    &["solve", "--lines"],
    &["solve", "--json", "--limit", "3"],
    &["check"],
    &["count", "--limit", "50"],
    &["candidates"],
    &["candidates", "--lines", "--json"],
    &["convert", "--to", "json"],
    &["convert", "--to", "pencil-marks"],
];

#[test]
fn mutated_texts_do_not_hurt_any_command() {
    let mut random = Random::new(0x006e_6f6e_6574);
    let seeds = seeds();
    for round in 0..400 {
        let input = mutated(&mut random, &seeds);
        let arguments = COMMANDS[round % COMMANDS.len()];
        let run = with_input(arguments, &input);
        assert_clean(&run, &format!("{arguments:?} of {:?}", String::from_utf8_lossy(&input)));
    }
}

#[test]
fn random_bytes_do_not_hurt_any_command() {
    let mut random = Random::new(0x0073_7564_6f6b);
    for round in 0..200 {
        let length = random.below(300);
        let input: Vec<u8> = (0..length).map(|_| random.number() as u8).collect();
        let arguments = COMMANDS[round % COMMANDS.len()];
        let run = with_input(arguments, &input);
        assert_clean(&run, &format!("{arguments:?} of {input:?}"));
        let path = file("random.bin", &input);
        let mut with_file: Vec<&str> = arguments.to_vec();
        with_file.push(path.to_str().expect("a path"));
        assert_clean(&with_input(&with_file, b""), "the same as a file");
    }
}

#[cfg(unix)]
#[test]
fn random_arguments_do_not_hurt() {
    use std::ffi::OsString;
    use std::os::unix::ffi::OsStringExt;
    let mut random = Random::new(0x0061_7267_756d);
    for _ in 0..200 {
        let count = 1 + random.below(3);
        let mut arguments: Vec<OsString> = vec!["solve".into()];
        for _ in 0..count {
            let length = random.below(90);
            // A program's argument cannot hold a zero byte.
            let bytes = (0..length).map(|_| (random.number() as u8).max(1)).collect();
            arguments.push(OsString::from_vec(bytes));
        }
        assert_clean(&with_input(&arguments, b""), &format!("{arguments:?}"));
    }
}

/// How many nodes of its tree a search has visited, by what it says of itself.
fn nodes(run: &Run) -> u64 {
    let number = run.out.split("\"nodes\":").nth(1).unwrap_or_default();
    let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("no nodes: {run:?}"))
}

#[test]
fn empty_grids_of_every_size_take_little_work() {
    for size in [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 25, 30, 36] {
        let empty = ".".repeat(size * size);
        let run = with_input(&["candidates"], empty.as_bytes());
        assert_clean(&run, &format!("the candidates of the empty {size}×{size} grid"));
        for command in [&["solve"][..], &["check"], &["count", "--limit", "10"]] {
            let arguments = [command, &["--stats", "--json"]].concat();
            let run = with_input(&arguments, empty.as_bytes());
            let what = format!("{arguments:?} of the empty {size}×{size} grid");
            assert_clean(&run, &what);
            // A search that has lost its way visits millions.
            assert!(nodes(&run) < 100_000, "{what}: {} nodes", nodes(&run));
        }
    }
}

#[test]
fn a_text_without_end_is_refused_before_it_fills_the_memory() {
    for arguments in [&["solve"][..], &["check"], &["convert", "--to", "line"]] {
        let run = with_input(arguments, &vec![b'1'; 20 << 20]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains("longer than 16 MB"), "{run:?}");
    }
}

/// The command with its standard input, and nobody who reads what it says.
#[cfg(target_os = "linux")]
fn fed(arguments: &[&str]) -> (Child, ChildStdin) {
    let mut command = command();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the command starts");
    let stdin = child.stdin.take().expect("a pipe");
    (child, stdin)
}

/// The most memory that a process has held, in kilobytes.
#[cfg(target_os = "linux")]
fn peak_memory(id: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("a peak");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn lines_keep_memory_flat_on_long_input_and_on_a_line_without_end() {
    let puzzles = format!("{PUZZLE}\n").repeat(1000);
    for piece in [puzzles.into_bytes(), vec![b'.'; 80 << 10]] {
        let (mut child, mut stdin) = fed(&["solve", "--lines"]);
        for _ in 0..20 {
            stdin.write_all(&piece).expect("it reads on");
        }
        let before = peak_memory(child.id());
        for _ in 0..400 {
            stdin.write_all(&piece).expect("it reads on");
        }
        let after = peak_memory(child.id());
        drop(stdin);
        let status = child.wait().expect("it ends");
        assert!((0..=2).contains(&status.code().unwrap_or(-1)));
        assert!(after < before + (8 << 10), "{before} kB grew to {after} kB");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_standard_error_that_cannot_be_written_does_not_hurt() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a full disk");
    let status = command().args(["solve", "rubbish"]).stdin(Stdio::null()).stderr(full).status();
    assert_eq!(status.expect("a run").code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_handful_of_slow_lines_is_shared_by_all_workers() {
    // Four counts without end: only if four threads work can four be busy.
    let line = format!("12345{}\n", ".".repeat(76));
    let (child, mut stdin) = fed(&["count", "--lines", "--threads", "4"]);
    stdin.write_all(line.repeat(4).as_bytes()).expect("it reads");
    let folder = format!("/proc/{}/task", child.id());
    let busy = || {
        let tasks = std::fs::read_dir(&folder).expect("a process").filter_map(Result::ok);
        let worked = tasks.filter_map(|task| ticks(&task.path()));
        worked.filter(|&ticks| ticks > 0).count()
    };
    // However busy the machine is, each of them gets its turn.
    while busy() < 4 {
        std::thread::yield_now();
    }
    // The input is still open, and nothing comes: it stops all the same.
    assert_eq!(interrupted(child).code, 1);
}

/// How long a process or thread has worked, in hundredths of a second; waiting for its turn does not count.
#[cfg(target_os = "linux")]
fn ticks(process: &std::path::Path) -> Option<u64> {
    let stat = std::fs::read_to_string(process.join("stat")).ok()?;
    stat.rsplit(')').next()?.split_whitespace().nth(11)?.parse().ok()
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_stops_a_long_count_cleanly() {
    // Five givens leave more solutions than can ever be counted.
    let long = format!("12345{}", ".".repeat(76));
    let child = command()
        .args(["count", &long])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // To start takes a few hundredths of a second: after thirty the count is under way.
    let process = std::path::PathBuf::from(format!("/proc/{}", child.id()));
    while ticks(&process).expect("a process") < 30 {
        std::thread::yield_now();
    }
    let run = interrupted(child);
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains("stopped before the end") && run.err.contains("solutions found so far"),
        "{run:?}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a full disk");
    let output = command()
        .args(["solve", PUZZLE])
        .stdin(Stdio::null())
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .expect("a run");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("disk is full"));
}
