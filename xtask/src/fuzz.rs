//! `cargo xtask fuzz`: the fuzz targets, each for a while, from the seeds kept in the repository.

use std::fs;
use std::process::Command;

use crate::report::{Outcome, Report};
use crate::tool::{CARGO_FUZZ, NIGHTLY, root, run};
use crate::{Chore, Failure};

pub(crate) static FUZZ: Chore = Chore {
    id: "fuzz",
    arguments: "[TARGET] [--seconds N]",
    about: "fuzz one target, or each in turn, 60 s by default (needs nightly and cargo-fuzz)",
    run: fuzz,
};

/// What is asked for.
#[derive(PartialEq, Eq, Debug)]
struct Wish {
    /// One target, or all.
    target: Option<String>,
    /// For so long each.
    seconds: u32,
}

fn fuzz(arguments: &[String]) -> Result<(), Failure> {
    let wish = parse(arguments)?;
    let targets = targets()?;
    if let Some(target) = wish.target.as_ref().filter(|target| !targets.contains(target)) {
        let known = targets.join(" ");
        return Err(Failure::Usage(format!("there is no target `{target}`; there are: {known}")));
    }
    let missing: Vec<String> = [&NIGHTLY, &CARGO_FUZZ]
        .into_iter()
        .filter(|tool| !tool.is_there())
        .map(|tool| format!("{} is missing; this installs it: {}", tool.name, tool.install))
        .collect();
    if !missing.is_empty() {
        return Err(Failure::Failed(missing.join("\nerror: ")));
    }
    let mut report = Report::default();
    for target in targets.iter().filter(|target| wish.target.as_ref().is_none_or(|t| t == *target))
    {
        let about = format!("for {} s", wish.seconds);
        report.step(target, &about, || fuzz_one(target, wish.seconds));
    }
    report.finish(false)
}

fn parse(arguments: &[String]) -> Result<Wish, Failure> {
    let mut wish = Wish { target: None, seconds: 60 };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--seconds" {
            let seconds = arguments.next().and_then(|seconds| seconds.parse().ok());
            let wrong = || Failure::Usage("`--seconds` takes a number".to_string());
            wish.seconds = seconds.ok_or_else(wrong)?;
        } else if argument.starts_with('-') {
            return Err(Failure::Usage(format!("there is no option `{argument}`")));
        } else if wish.target.replace(argument.clone()).is_some() {
            return Err(Failure::Usage(format!("`{argument}` is one target too many")));
        }
    }
    Ok(wish)
}

/// The names of all targets, in order.
fn targets() -> Result<Vec<String>, Failure> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder)
        .map_err(|error| Failure::Failed(format!("no fuzz targets can be found: {error}")))?;
    let files = entries.flatten().map(|entry| entry.path());
    let sources = files.filter(|file| file.extension().is_some_and(|own| own == "rs"));
    let mut names: Vec<String> =
        sources.filter_map(|file| Some(file.file_stem()?.to_str()?.to_string())).collect();
    names.sort_unstable();
    Ok(names)
}

fn fuzz_one(target: &str, seconds: u32) -> Outcome {
    // libFuzzer writes what it discovers to the first folder and only reads the others.
    let corpus = format!("fuzz/corpus/{target}");
    if let Err(error) = fs::create_dir_all(root().join(&corpus)) {
        println!("{corpus} cannot be made: {error}");
        return Outcome::Failed;
    }
    let mut command = Command::new("rustup");
    command.current_dir(root()).args(["run", "nightly", "cargo", "fuzz", "run", target, &corpus]);
    let seeds = format!("fuzz/seeds/{target}");
    if root().join(&seeds).is_dir() {
        command.arg(seeds);
    }
    Outcome::of(run(command.arg("--").arg(format!("-max_total_time={seconds}"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &[&str]) -> Result<Wish, Failure> {
        parse(&arguments.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn a_target_and_a_time_come_in_any_order() {
        let wish = Ok(Wish { target: Some("read".to_string()), seconds: 5 });
        assert_eq!(parsed(&["read", "--seconds", "5"]), wish);
        assert_eq!(parsed(&["--seconds", "5", "read"]), wish);
        assert_eq!(parsed(&[]), Ok(Wish { target: None, seconds: 60 }));
    }

    #[test]
    fn other_arguments_are_wrong_use() {
        let calls: [&[&str]; 4] = [&["--seconds"], &["--seconds", "x"], &["--fast"], &["a", "b"]];
        for call in calls {
            assert!(matches!(parsed(call), Err(Failure::Usage(_))), "{call:?}");
        }
    }
}
