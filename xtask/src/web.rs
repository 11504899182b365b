//! The page's own tests: its types, its modules without a browser, and the whole app in Chromium.

use std::cmp::Reverse;
use std::ffi::OsString;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use crate::report::Outcome;
use crate::tool::{Tool, cargo, root, run};

/// Runs the page's code outside of a browser.
static NODE: Tool = Tool {
    name: "Node.js 20 or later with npm",
    probe: &["npm", "--version"],
    install: "apt-get install nodejs npm",
};

/// The names under which Chromium may be installed. First the one without windows: it shows pages as the others do, and
/// does not draw for each of them a whole browser that nobody sees, so that tests take little more than half of the time.
const BROWSERS: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// How to get it.
const BROWSER_LACKS: &str = "needs Chromium: apt-get install chromium-headless-shell, or chromium";

/// Where the tests and what they need are.
pub(crate) fn tests() -> PathBuf {
    root().join("web/tests")
}

/// The types in the comments of the page's modules are right.
pub(crate) fn types() -> Outcome {
    if let Some(lack) = prepare() {
        return lack;
    }
    let checker = tests().join("node_modules/typescript/bin/tsc");
    let mut command = Command::new("node");
    command.current_dir(root()).arg(checker).args(["--noEmit", "--project", "web/tsconfig.json"]);
    Outcome::of(run(&mut command))
}

/// The page's modules do what they should, without a browser.
pub(crate) fn units() -> Outcome {
    if let Some(lack) = prepare() {
        return lack;
    }
    test_files("unit", &[])
}

/// The app does what it should, in a real browser against the real command.
pub(crate) fn browser() -> Outcome {
    let browser = match browser_for_tests() {
        Ok(browser) => browser,
        Err(lack) => return lack,
    };
    let Some(program) = program(Build::Dev) else {
        return Outcome::Failed;
    };
    test_files("e2e", &[("NONET_PROGRAM", program), ("NONET_BROWSER", browser)])
}

/// A browser, with all packages that drive it; what is lacking where there is none.
pub(crate) fn browser_for_tests() -> Result<OsString, Outcome> {
    if let Some(lack) = prepare() {
        return Err(lack);
    }
    // Not every system has the one without windows.
    let browser = find_browser()
        .or_else(|| {
            install(&["chromium-headless-shell"]);
            find_browser()
        })
        .or_else(|| {
            install(&["chromium"]);
            find_browser()
        });
    browser.ok_or_else(|| Outcome::Skipped(BROWSER_LACKS.to_string()))
}

/// How the command is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As tests have it.
    Dev,
    /// As users have it: what is measured is this.
    Release,
}

/// Builds the command, and says where it is.
pub(crate) fn program(build: Build) -> Option<OsString> {
    // The profiles `dev` and `test` share a folder, and this program lies in it.
    let own = std::env::current_exe().expect("a running program has a path");
    let folder = own.parent().expect("a program lies in a folder");
    // For tests as those of the workspace build it: alone it would be built once more, with other features of what it uses.
    let (how, folder): (&[&str], _) = match build {
        Build::Dev => (&["test", "--workspace", "--no-run", "--test", "cli"], folder.to_owned()),
        Build::Release => {
            (&["build", "--package", "nonet-cli", "--release"], folder.with_file_name("release"))
        }
    };
    let program = folder.join(format!("nonet{}", std::env::consts::EXE_SUFFIX));
    run(cargo().args(how)).then(|| program.into_os_string())
}

/// Runs the test files of a folder.
fn test_files(folder: &str, variables: &[(&str, OsString)]) -> Outcome {
    let folder = tests().join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.retain(|path| path.to_string_lossy().ends_with(".test.js"));
    // The long ones first: what begins last should not be what all wait for.
    files.sort_by_cached_key(|path| {
        (Reverse(fs::metadata(path).map_or(0, |found| found.len())), path.clone())
    });
    if files.is_empty() {
        println!("there are no tests in {}", folder.display());
        return Outcome::Failed;
    }
    let mut command = Command::new("node");
    // Each file has a server and a browser of its own. Two for each core keep it busy, since there is always one that waits.
    let cores = thread::available_parallelism().map_or(2, NonZero::get);
    let at_once = format!("--test-concurrency={}", 2 * cores);
    command.current_dir(tests()).args(["--test", &at_once]).args(files);
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    Outcome::of(run(&mut command))
}

/// Gets what the tests need, once: what is lacking if that does not work.
fn prepare() -> Option<Outcome> {
    if !NODE.is_there() {
        install(&["nodejs", "npm"]);
    }
    if !NODE.is_there() {
        return Some(Outcome::lacks(&NODE));
    }
    // npm keeps the lock file that it has installed from.
    let wanted = fs::read(tests().join("package-lock.json")).ok();
    let stamp = tests().join("node_modules/.nonet-lock");
    if wanted.is_some() && fs::read(&stamp).ok() == wanted {
        return None;
    }
    let mut command = Command::new("npm");
    command.current_dir(tests()).args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
    if !run(&mut command) {
        let lack = "needs the packages of web/tests: npm ci, which needs a network";
        return Some(Outcome::Skipped(lack.to_string()));
    }
    // If the stamp cannot be written, the packages are got again the next time.
    let _ = fs::write(stamp, wanted.unwrap_or_default());
    None
}

fn find_browser() -> Option<OsString> {
    let named = std::env::var_os("NONET_BROWSER");
    let is_there = |name: &OsString| {
        let mut command = Command::new(name);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    named.into_iter().chain(BROWSERS.map(OsString::from)).find(is_there)
}

/// Installs packages of Debian where that needs no password.
fn install(packages: &[&str]) {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if is_root && Command::new("apt-get").arg("--version").stdout(Stdio::null()).status().is_ok() {
        let apt = || {
            let mut command = Command::new("apt-get");
            command.env("DEBIAN_FRONTEND", "noninteractive");
            command
        };
        run(apt().arg("update"));
        run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages));
    }
}
