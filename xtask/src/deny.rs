//! `cargo xtask deny`: licences, sources, bans and known vulnerabilities of all dependencies.

use crate::report::{Outcome, Report, require_all};
use crate::tool::{CARGO_DENY, cargo, run};
use crate::{Chore, Failure, no_arguments};

pub(crate) static DENY: Chore = Chore {
    id: "deny",
    arguments: "",
    about: "check the dependencies by deny.toml (needs cargo-deny)",
    run: deny,
};

fn deny(arguments: &[String]) -> Result<(), Failure> {
    no_arguments(arguments)?;
    if !CARGO_DENY.is_there() {
        let (name, install) = (CARGO_DENY.name, CARGO_DENY.install);
        return Err(Failure::Failed(format!("{name} is missing; this installs it: {install}")));
    }
    let mut report = Report::default();
    report.step("graph", "licences, bans and sources", || {
        let what = ["check", "bans", "licenses", "sources"];
        Outcome::of(run(cargo().args(["deny", "--all-features"]).args(what)))
    });
    report.step("advisories", "known vulnerabilities", || {
        if !run(cargo().args(["deny", "fetch", "db"])) {
            let lack = "the advisory database could not be fetched: try again with a network";
            return Outcome::Skipped(lack.to_string());
        }
        let what = ["check", "--disable-fetch", "advisories"];
        Outcome::of(run(cargo().args(["deny", "--all-features"]).args(what)))
    });
    report.finish(require_all())
}
