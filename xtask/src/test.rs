//! `cargo xtask test`: everything that has to be in order before a change goes in.
//!
//! The steps share what they compile: tests, doc tests and examples all use the `test` profile, and
//! warnings are denied by arguments rather than by `RUSTFLAGS`, which would compile everything anew.

use std::env::{consts::EXE_SUFFIX, current_exe};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::report::{Outcome, Report, require_all};
use crate::tool::{CLIPPY, NEXTEST, RUSTFMT, cargo, root, run};
use crate::tree::Tree;
use crate::{Chore, Failure, tidy, web};

pub(crate) static TEST: Chore = Chore {
    id: "test",
    arguments: "[STEP…]",
    about: "all that has to be in order; steps: fmt tidy clippy tests doctests docs examples types page browser",
    run: test,
};

/// Every step, the quick ones first.
static STEPS: [Step; 10] = [
    Step { id: "fmt", about: "the code is formatted", run: fmt },
    Step { id: "tidy", about: "the rules of the repository are kept", run: tidy::outcome },
    Step { id: "clippy", about: "no warnings", run: clippy },
    Step { id: "tests", about: "unit and integration tests", run: tests },
    Step { id: "doctests", about: "examples in the documentation and the README", run: doctests },
    Step { id: "docs", about: "the documentation builds without warnings", run: docs },
    Step { id: "examples", about: "the examples run", run: examples },
    Step { id: "types", about: "the types of the page are right", run: web::types },
    Step { id: "page", about: "the modules of the page, without a browser", run: web::units },
    Step { id: "browser", about: "the whole app in a real browser", run: web::browser },
];

/// Crates with a lock file of their own; they are formatted with the rest.
const OUTSIDERS: [&str; 2] = ["benches/compare/Cargo.toml", "fuzz/Cargo.toml"];

/// A part of the test command.
struct Step {
    id: &'static str,
    about: &'static str,
    run: fn() -> Outcome,
}

fn test(arguments: &[String]) -> Result<(), Failure> {
    let known = STEPS.each_ref().map(|step| step.id);
    if let Some(unknown) = arguments.iter().find(|id| !known.contains(&id.as_str())) {
        let known = known.join(" ");
        return Err(Failure::Usage(format!("there is no step `{unknown}`; there are: {known}")));
    }
    let mut report = Report::default();
    for step in &STEPS {
        if arguments.is_empty() || arguments.iter().any(|id| id == step.id) {
            report.step(step.id, step.about, step.run);
        }
    }
    report.finish(require_all())
}

fn fmt() -> Outcome {
    if !RUSTFMT.is_there() {
        return Outcome::lacks(&RUSTFMT);
    }
    let mut passed = run(cargo().args(["fmt", "--all", "--check"]));
    for manifest in OUTSIDERS.into_iter().filter(|manifest| root().join(manifest).is_file()) {
        passed &= run(cargo().args(["fmt", "--check", "--manifest-path", manifest]));
    }
    Outcome::of(passed)
}

fn clippy() -> Outcome {
    if !CLIPPY.is_there() {
        return Outcome::lacks(&CLIPPY);
    }
    let arguments = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    Outcome::of(run(cargo().args(arguments)))
}

fn tests() -> Outcome {
    let runner: &[&str] = if NEXTEST.is_there() { &["nextest", "run"] } else { &["test"] };
    let which = ["--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"];
    Outcome::of(run(cargo().args(runner).args(which)))
}

fn doctests() -> Outcome {
    Outcome::of(run(cargo().args(["test", "--workspace", "--doc", "--no-fail-fast"])))
}

fn docs() -> Outcome {
    // Only libraries: the command and the facade are both called `nonet`, and would overwrite
    // each other's pages.
    let arguments = ["doc", "--workspace", "--lib", "--no-deps", "--document-private-items"];
    Outcome::of(run(cargo().args(arguments).env("RUSTDOCFLAGS", "-D warnings")))
}

fn examples() -> Outcome {
    let tree = match Tree::load(&root()) {
        Ok(tree) => tree,
        Err(error) => {
            println!("the files cannot be read: {error}");
            return Outcome::Failed;
        }
    };
    let names: Vec<&str> = tree.paths().filter_map(example_name).collect();
    if names.is_empty() {
        println!("there are none");
        return Outcome::Passed;
    }
    if !run(cargo().args(["build", "--workspace", "--examples", "--profile", "test"])) {
        return Outcome::Failed;
    }
    // The profiles `dev` and `test` share a folder, and this program lies in it.
    let own = current_exe().expect("a running program has a path");
    let folder = own.parent().expect("a program lies in a folder").join("examples");
    let mut passed = true;
    for name in names {
        let program = folder.join(format!("{name}{EXE_SUFFIX}"));
        let worked = run(Command::new(program).current_dir(root()).stdin(Stdio::null()));
        if !worked {
            println!("the example {name} has failed");
        }
        passed &= worked;
    }
    Outcome::of(passed)
}

/// The name of the example whose main file this is: `crates/x/examples/NAME.rs`, or
/// `crates/x/examples/NAME/main.rs`.
fn example_name(path: &str) -> Option<&str> {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["crates", _, "examples", name, "main.rs"] => Some(name),
        ["crates", _, "examples", file] => {
            let is_rust = Path::new(file).extension().is_some_and(|extension| extension == "rs");
            is_rust.then(|| &file[..file.len() - ".rs".len()])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_step_is_wrong_use() {
        assert!(matches!(test(&["fmt".into(), "typo".into()]), Err(Failure::Usage(_))));
    }

    #[test]
    fn the_help_names_every_step() {
        for step in &STEPS {
            assert!(TEST.about.contains(step.id), "{}", step.id);
        }
    }

    #[test]
    fn examples_are_known_by_their_path() {
        assert_eq!(example_name("crates/nonet/examples/solve.rs"), Some("solve"));
        assert_eq!(example_name("crates/nonet/examples/app/main.rs"), Some("app"));
        assert_eq!(example_name("crates/nonet/examples/app/part.rs"), None);
        assert_eq!(example_name("crates/nonet/examples/puzzle.txt"), None);
        assert_eq!(example_name("crates/nonet/src/examples.rs"), None);
    }
}
