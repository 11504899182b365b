//! Our levels beside another program's.

use std::collections::BTreeMap;
use std::fmt;

use nonet_logic::{Level, Rating};

use super::table::{Compared, Explained};

/// Scores are much the same if they differ by one in so many.
const ALIKE: u64 = 8;

/// How many puzzles have a level of theirs and one of ours.
#[derive(Default)]
struct Matrix {
    counts: [[usize; Level::ALL.len()]; Level::ALL.len()],
}

/// What has been compared, in the order in which it was added.
#[derive(Default)]
pub(super) struct Comparison {
    matrix: Matrix,
    /// The same of the first and the second of every two puzzles.
    halves: [Matrix; 2],
    /// How many were added.
    compared: usize,
    /// Why levels differ, and how often.
    reasons: BTreeMap<(Level, Level, &'static str), usize>,
    /// Those that are so many levels apart or have no level here.
    apart: Vec<(usize, String)>,
    /// Those that Sudoku Explainer finds simple and we do not.
    not_simple: Vec<String>,
    /// How many are simple by Sudoku Explainer's rating.
    simple: usize,
}

impl Comparison {
    /// Adds a puzzle with another program's level, and its rating here.
    pub(super) fn add(&mut self, one: &Compared, rating: Option<Rating>) {
        let said = format!("line {}: {}: {} {}", one.line, one.text, one.level.id(), one.score);
        self.compared += 1;
        let Some(rating) = rating else {
            self.apart.push((usize::MAX, format!("{said}, here without a level")));
            return;
        };
        let half = &mut self.halves[(self.compared - 1) % 2];
        for matrix in [&mut self.matrix, half] {
            matrix.counts[one.level as usize][rating.level as usize] += 1;
        }
        if one.level != rating.level {
            *self.reasons.entry((one.level, rating.level, reason(&rating))).or_default() += 1;
        }
        let apart = (one.level as usize).abs_diff(rating.level as usize);
        if apart > 0 {
            let why = why(one, &rating);
            self.apart.push((apart, format!("{said}, here {}; {why}", told(&rating))));
        }
    }

    /// Every puzzle with another level here, line by line with what was used.
    pub(super) fn list(&self) -> String {
        self.apart.iter().map(|(_, said)| said.as_str()).collect::<Vec<_>>().join("\n")
    }

    /// Adds a puzzle that Sudoku Explainer finds simple, and its rating here.
    pub(super) fn add_simple(&mut self, path: &str, one: &Explained, rating: Option<Rating>) {
        self.simple += 1;
        let rating = rating.as_ref();
        if rating.is_none_or(|rating| rating.level >= Level::Unfair) {
            let here = rating.map_or_else(|| String::from("without a level"), told);
            let Explained { line, text, rating, .. } = one;
            let said = format!("{path}: line {line}: {text}: ER {rating:.1}, here {here}");
            self.not_simple.push(said);
        }
    }
}

/// Why the levels of a puzzle differ: where much the same steps were taken, their sum is judged otherwise.
fn why(one: &Compared, rating: &Rating) -> &'static str {
    let is_alike = one.score.abs_diff(rating.score) * ALIKE <= one.score;
    if is_alike { "much the same sum" } else { "another way" }
}

/// Why a puzzle has its level: its score, or the hardest technique of that level.
fn reason(rating: &Rating) -> &'static str {
    let mut of_level = rating.uses.iter().filter(|used| used.technique.level == rating.level);
    of_level.next_back().map_or("the score", |used| used.technique.id)
}

/// A rating with what it was made of.
fn told(rating: &Rating) -> String {
    let uses: Vec<_> =
        rating.uses.iter().map(|used| format!("{} {}", used.times, used.technique.id)).collect();
    format!("{} {}: {}", rating.level.id(), rating.score, uses.join(", "))
}

/// A share in per cent, to one decimal.
fn per_cent(part: usize, whole: usize) -> String {
    if whole == 0 { "-".into() } else { format!("{:.1}", 100.0 * part as f64 / whole as f64) }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, name: &str, counts: &[usize], equal: usize| {
            write!(f, "{name:<9}")?;
            for count in counts {
                write!(f, "{count:>7}")?;
            }
            let whole = counts.iter().sum();
            writeln!(f, "{:>9} % of {whole}", per_cent(equal, whole))
        };
        writeln!(f, "theirs      easy medium   hard unfair extreme    equal")?;
        let mut all = [0; Level::ALL.len()];
        let mut equal = 0;
        for level in Level::ALL {
            let counts = self.counts[level as usize];
            row(f, level.id(), &counts, counts[level as usize])?;
            equal += counts[level as usize];
            all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
        }
        row(f, "all", &all, equal)
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.halves;
        write!(f, "{}\nthe first of every two, by which limits are chosen:\n{first}", self.matrix)?;
        write!(f, "\nthe second of every two:\n{second}")?;
        if !self.reasons.is_empty() {
            writeln!(f, "\nwhat gives another level here:")?;
        }
        for ((theirs, ours, reason), times) in &self.reasons {
            writeln!(f, "{times:>5} {}, here {}: {reason}", theirs.id(), ours.id())?;
        }
        let far: Vec<&String> =
            self.apart.iter().filter(|(apart, _)| *apart > 1).map(|(_, said)| said).collect();
        writeln!(f, "\n{} two or more levels apart, or without a level", far.len())?;
        for line in far {
            writeln!(f, "{line}")?;
        }
        if self.simple > 0 {
            let (found, simple) = (self.not_simple.len(), self.simple);
            writeln!(f, "\n{found} of {simple} with ER below 4.5 are unfair or extreme here")?;
        }
        for line in &self.not_simple {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}
