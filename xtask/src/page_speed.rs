//! `cargo xtask page-speed`: what a key press and the first view of the page cost, measured in Chromium.

use std::path::Path;
use std::process::Command;

use crate::report::Outcome;
use crate::tool::run;
use crate::web::{self, Build};
use crate::{Chore, Failure, no_arguments};

pub(crate) static PAGE_SPEED: Chore = Chore {
    id: "page-speed",
    arguments: "",
    about: "measure a key press, the first view and the room of the board in Chromium",
    run: page_speed,
};

fn page_speed(arguments: &[String]) -> Result<(), Failure> {
    no_arguments(arguments)?;
    in_browser(Build::Release, "chores/page-speed.js", &[])
}

/// Runs a script that drives the command in Chromium; both are got first.
pub(crate) fn in_browser(
    build: Build,
    script: impl AsRef<Path>,
    arguments: &[String],
) -> Result<(), Failure> {
    let browser = match web::browser_for_tests() {
        Ok(browser) => browser,
        Err(Outcome::Skipped(reason)) => return Err(Failure::Failed(reason)),
        Err(_) => return Err(Failure::Reported),
    };
    let program = web::program(build).ok_or(Failure::Reported)?;
    let mut command = Command::new("node");
    command.current_dir(web::tests()).arg(script.as_ref()).args(arguments);
    command.env("NONET_PROGRAM", program).env("NONET_BROWSER", browser);
    if run(&mut command) { Ok(()) } else { Err(Failure::Reported) }
}
