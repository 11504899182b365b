//! `cargo xtask kills`: whether the app keeps what it has acknowledged, however often it is killed.

use crate::page_speed::in_browser;
use crate::tool::{cargo, run};
use crate::web::Build;
use crate::{Chore, Failure, count};

pub(crate) static KILLS: Chore = Chore {
    id: "kills",
    arguments: "[COUNT]",
    about: "kill the app while it writes, and in the middle of a game, 200 times each by default; what was acknowledged must be there",
    run: kills,
};

fn kills(arguments: &[String]) -> Result<(), Failure> {
    let count = count(arguments, 200)?;
    // The test command does the same a few times. What it has built is used: for one package alone,
    // others would have to be built again.
    let test = ["test", "--workspace", "--test", "cli", "kills::", "--", "--nocapture"];
    if !run(cargo().args(test).env("NONET_KILLS", count.to_string())) {
        return Err(Failure::Reported);
    }
    in_browser(Build::Dev, "chores/game-kills.js", &[count.to_string()])
}
