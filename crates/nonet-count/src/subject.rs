//! Subjects: pages that tell how all this is known.

/// A subject to read about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its name, as commands take it.
    pub id: &'static str,
    /// Its name, as a heading shows it.
    pub name: &'static str,
    /// What there is to know, in Markdown. The first line is its name as the title. Blocks of the
    /// language `console` hold commands after `$ ` and what they print; tests run them.
    pub page: &'static str,
}

/// Every subject.
pub static SUBJECTS: &[Subject] = &[
    Subject { id: "counting", name: "Counting grids", page: include_str!("subject/counting.md") },
    Subject { id: "rules", name: "Rules and sets", page: include_str!("subject/rules.md") },
];
