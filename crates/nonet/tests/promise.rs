//! The facade promises what it names, and nothing besides.

#[test]
fn every_name_that_is_promised_is_written_down() {
    let facade = include_str!("../src/lib.rs");
    let code: Vec<&str> = facade.lines().filter(|line| !line.starts_with("//")).collect();
    let uses = code.iter().filter(|line| line.trim_start().starts_with("pub use "));
    for line in uses {
        // A whole crate, a whole module or all there is in one would promise what comes later, too.
        let is_list = line.contains("::{") && !line.contains('*') && !line.contains(" as ");
        assert!(is_list, "{line}");
    }
    let names = code.iter().flat_map(|line| line.split([',', '{', '}', ';']));
    let modules = ["format", "solve", "symmetry", "logic", "count", "checker", "fast"];
    assert!(names.map(str::trim).all(|name| !modules.contains(&name)), "a whole module");
}
