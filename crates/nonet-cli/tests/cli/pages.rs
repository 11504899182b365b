//! The pages about subjects: every command on them prints what stands below it.
//!
//! A block of the language `console` holds lines that begin with `$ ` and what these print. A line `…`
//! stands for any lines. Blocks marked `console slow` take minutes: they run if `NONET_SLOW` is set.

use crate::common::nonet;

/// A command on a page, and what it is said to print.
struct Example {
    command: String,
    printed: Vec<String>,
    is_slow: bool,
}

/// The examples on a page.
fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    // Whether we are in a block to run, and whether that is a slow one.
    let mut block = None;
    for line in page.lines() {
        match (block, line.trim_end()) {
            (None, "```console") => block = Some(false),
            (None, "```console slow") => block = Some(true),
            (None, _) => {}
            (Some(_), "```") => block = None,
            (Some(is_slow), line) => match line.strip_prefix("$ ") {
                Some(command) => {
                    let command = command.to_owned();
                    examples.push(Example { command, printed: Vec::new(), is_slow });
                }
                None => {
                    let last = examples.last_mut().expect("a block begins with a command");
                    last.printed.push(line.to_owned());
                }
            },
        }
    }
    examples
}

/// Whether lines are those that are expected, where `…` stands for any number of them.
fn are_as_printed(lines: &[&str], printed: &[String]) -> bool {
    match printed.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "…" => {
            (0..=lines.len()).any(|skipped| are_as_printed(&lines[skipped..], rest))
        }
        Some((first, rest)) => lines
            .split_first()
            .is_some_and(|(line, lines)| is_same(line, first) && are_as_printed(lines, rest)),
    }
}

/// Whether two lines are the same but for the blanks and tabs between their words.
fn is_same(line: &str, printed: &str) -> bool {
    line.split_whitespace().eq(printed.split_whitespace())
}

fn check(name: &str) {
    let page = nonet(&["learn", name]).out;
    let examples = examples(&page);
    assert!(examples.len() > 3, "{name} has examples");
    let runs_slow = std::env::var_os("NONET_SLOW").is_some();
    for example in examples.iter().filter(|example| !example.is_slow || runs_slow) {
        let arguments = example.command.strip_prefix("nonet ").expect("a command of ours");
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let run = nonet(&arguments);
        let lines: Vec<&str> = run.out.lines().collect();
        assert!(
            run.code == 0 && are_as_printed(&lines, &example.printed),
            "{name}: $ {}\n{}{}",
            example.command,
            run.out,
            run.err,
        );
    }
}

#[test]
fn every_command_on_the_page_about_counting_prints_what_it_says() {
    check("counting");
}

#[test]
fn every_command_on_the_page_about_rules_prints_what_it_says() {
    check("rules");
}

#[test]
fn a_figure_that_is_wrong_would_be_noticed() {
    let page = "text\n```console\n$ nonet grid count\n1\n…\n3\n```\n";
    let examples = examples(page);
    assert_eq!((examples.len(), examples[0].command.as_str()), (1, "nonet grid count"));
    let printed = &examples[0].printed;
    assert!(are_as_printed(&["1", "3"], printed) && are_as_printed(&["1", "2", "2", "3"], printed));
    assert!(!are_as_printed(&["1", "2"], printed) && !are_as_printed(&["1", "3", "4"], printed));
}
