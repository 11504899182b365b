//! `cargo xtask kills`: whether the app keeps what it has acknowledged, however often it is killed.

use crate::page_speed::in_browser;
use crate::tool::{cargo, run};
use crate::{Chore, Failure};

pub(crate) static KILLS: Chore = Chore {
    id: "kills",
    arguments: "[COUNT]",
    about: "kill the app while it writes, and in the middle of a game, 200 times each by default; what was acknowledged must be there",
    run: kills,
};

fn kills(arguments: &[String]) -> Result<(), Failure> {
    let count = count(arguments)?;
    // The test command does the same a few times. What it has built is used: for one package alone,
    // others would have to be built again.
    let test = ["test", "--workspace", "--test", "cli", "kills::", "--", "--nocapture"];
    if !run(cargo().args(test).env("NONET_KILLS", count.to_string())) {
        return Err(Failure::Reported);
    }
    in_browser("chores/game-kills.js", &[count.to_string()])
}

fn count(arguments: &[String]) -> Result<u32, Failure> {
    match arguments {
        [] => Ok(200),
        [count] => {
            count.parse().map_err(|_| Failure::Usage(format!("`{count}` is no number of kills")))
        }
        [_, more, ..] => Err(Failure::Usage(format!("`{more}` is one argument too many"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_is_killed_200_times_unless_told_otherwise() {
        assert_eq!(count(&[]), Ok(200));
        assert_eq!(count(&["7".to_string()]), Ok(7));
        assert!(matches!(count(&["x".to_string()]), Err(Failure::Usage(_))));
        assert!(matches!(count(&["1".to_string(), "2".to_string()]), Err(Failure::Usage(_))));
    }
}
