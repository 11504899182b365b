//! `cargo xtask bench`: Nonet beside other solvers, on the same puzzles.

use crate::tool::{cargo, root, run};
use crate::{Chore, Failure};

/// The comparison is no member of the workspace: it depends on an AGPL crate.
const MANIFEST: &str = "benches/compare/Cargo.toml";

pub(crate) static BENCH: Chore = Chore {
    id: "bench",
    arguments: "DIR… [OPTION…] | --logic REF FILE… | --grids REF | --generate REF [ID…]",
    about: "compare with other solvers on puzzle files (alone it lists the options), or scale the rates of logic, counting or making puzzles",
    run: bench,
};

fn bench(arguments: &[String]) -> Result<(), Failure> {
    if !root().join(MANIFEST).is_file() {
        return Err(Failure::Failed(format!("there is no {MANIFEST}")));
    }
    let mut command = cargo();
    // The folders are the caller's, so relative paths are meant from where the caller stands.
    command.current_dir(".");
    command.args(["run", "--release", "--manifest-path"]).arg(root().join(MANIFEST));
    if run(command.arg("--").args(arguments)) {
        Ok(())
    } else {
        Err(Failure::Failed("the comparison has failed".to_string()))
    }
}
