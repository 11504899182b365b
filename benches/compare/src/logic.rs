//! Ways by logic, as fast as they would be found on the machine of reference.
//!
//! Rates depend on the machine and on what else it does. So crate `sudoku` solves a corpus of
//! reference in turn with us, and our rate is scaled as if it had solved that at its known rate.

use std::fs;
use std::path::Path;
use std::time::Duration;

use nonet_core::{Position, Proper, read};
use nonet_logic::{Board, Toolbox};

use crate::clock::{median, time};
use crate::reference::{REFERENCE_RATE, Reference};

/// What takes longer than this is measured once.
const LONG: Duration = Duration::from_secs(10);

/// The upper ends of the bands of ratings, with the name of each.
const BANDS: [(f64, &str); 4] =
    [(4.5, "ER <= 4.5"), (7.5, "ER 4.5-7.5"), (9.0, "ER 7.5-9"), (f64::INFINITY, "ER > 9")];

/// Puzzles that are measured together.
struct Group {
    name: String,
    /// The index of the band of ratings.
    band: usize,
    starts: Vec<Position>,
    rates: Vec<f64>,
    scaled: Vec<f64>,
    last: Duration,
    solved: usize,
    without_trial: usize,
}

/// Measures ways through the puzzles of files, beside crate `sudoku` on a corpus of reference.
pub(crate) fn compare(reference: &Path, files: &[impl AsRef<Path>], rounds: usize) {
    let reference = Reference::read(reference);
    let mut groups: Vec<Group> = files.iter().flat_map(|file| groups(file.as_ref())).collect();
    for _ in 0..rounds {
        for group in groups.iter_mut().filter(|group| group.last <= LONG) {
            let scale = reference.scale();
            group.last = time(|| walk_all(&group.starts).0 as u64);
            let rate = group.starts.len() as f64 / group.last.as_secs_f64();
            group.rates.push(rate);
            group.scaled.push(rate * scale);
        }
    }
    for group in &mut groups {
        (group.solved, group.without_trial) = walk_all(&group.starts);
    }
    println!(
        "{:<34} {:>8} {:>8} {:>14} {:>10} {:>12}",
        "corpus", "puzzles", "solved", "without trial", "paths/s", "scaled/s"
    );
    for group in &groups {
        println!(
            "{:<34} {:>8} {:>8} {:>14} {:>10.0} {:>12.0}",
            group.name,
            group.starts.len(),
            group.solved,
            group.without_trial,
            median(group.rates.iter().copied()),
            median(group.scaled.iter().copied()),
        );
    }
    println!(
        "median of {rounds} rounds, thread CPU time, one thread\n\
         scaled: as if crate sudoku solved the corpus of reference at {REFERENCE_RATE} puzzles/s"
    );
}

/// The puzzles of a file, by rating where the second column has one.
fn groups(path: &Path) -> Vec<Group> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("the corpus can be read");
    let mut groups: Vec<Group> = Vec::new();
    for line in text.lines() {
        let Some(puzzle) = line.get(..81) else { continue };
        let Ok(draft) = read(puzzle) else { continue };
        let rating = line[81..].trim_start_matches([',', '\t', ';']).split([',', '\t', ';']).next();
        let rating: Option<f64> = rating.and_then(|rating| rating.parse().ok());
        let band = rating.and_then(|rating| BANDS.iter().position(|(end, _)| rating <= *end));
        let name = band.map_or_else(|| name.clone(), |band| format!("{name}, {}", BANDS[band].1));
        let start = Proper::of(&draft).map_or_else(|_| Position::of(&draft), |it| it.start());
        match groups.iter_mut().find(|group| group.name == name) {
            Some(group) => group.starts.push(start),
            None => groups.push(Group {
                name,
                band: band.unwrap_or_default(),
                starts: vec![start],
                rates: Vec::new(),
                scaled: Vec::new(),
                last: Duration::ZERO,
                solved: 0,
                without_trial: 0,
            }),
        }
    }
    groups.sort_by_key(|group| group.band);
    groups
}

/// How many puzzles are solved, and how many of them without trying anything out.
fn walk_all(starts: &[Position]) -> (usize, usize) {
    let toolbox = Toolbox::default();
    let (mut solved, mut without_trial) = (0, 0);
    for position in starts {
        let board = Board::of(position).expect("a 9×9 grid");
        let mut walk = toolbox.walk(board);
        let mut is_tried = false;
        for step in walk.by_ref() {
            is_tried |= step.technique.id == "trial";
        }
        let is_solved = walk.board().is_full() && !walk.board().is_broken();
        solved += usize::from(is_solved);
        without_trial += usize::from(is_solved && !is_tried);
    }
    (solved, without_trial)
}
