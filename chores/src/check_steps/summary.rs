//! What a run over many puzzles has found, technique by technique and by how hard the puzzles are.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use nonet_logic::Technique;

use super::{TRIAL, Walk, place};

/// How hard a puzzle is by Sudoku Explainer's rating.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Band {
    Easy,
    Middle,
    Hard,
    Hardest,
    Unrated,
}

impl Band {
    pub(super) fn of(rating: Option<f64>) -> Band {
        match rating {
            None => Band::Unrated,
            Some(rating) if rating <= 4.5 => Band::Easy,
            Some(rating) if rating <= 7.5 => Band::Middle,
            Some(rating) if rating <= 9.0 => Band::Hard,
            Some(_) => Band::Hardest,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Band::Easy => "ER <= 4.5",
            Band::Middle => "ER 4.5-7.5",
            Band::Hard => "ER 7.5-9",
            Band::Hardest => "ER > 9",
            Band::Unrated => "no rating",
        }
    }
}

/// What a run has found.
#[derive(Default)]
pub(super) struct Summary {
    /// By the place of the technique.
    techniques: BTreeMap<usize, OfTechnique>,
    bands: BTreeMap<Band, OfBand>,
    /// Threads that gave up.
    pub(super) panics: usize,
}

#[derive(Default)]
struct OfTechnique {
    id: &'static str,
    checked: usize,
    taken: usize,
    puzzles: usize,
    needless: usize,
    faults: usize,
    first_fault: Option<String>,
}

#[derive(Default)]
struct OfBand {
    puzzles: usize,
    solved: usize,
    without_trial: usize,
    time: Duration,
    longest: Duration,
}

impl Summary {
    pub(super) fn add_step(
        &mut self,
        technique: &'static Technique,
        fault: Option<String>,
        needless: usize,
    ) {
        let row = self.row(technique.id);
        row.checked += 1;
        row.faults += usize::from(fault.is_some());
        row.needless += usize::from(needless > 0);
        if row.first_fault.is_none() {
            row.first_fault = fault;
        }
    }

    fn row(&mut self, id: &'static str) -> &mut OfTechnique {
        let row = self.techniques.entry(place(id)).or_default();
        row.id = id;
        row
    }

    pub(super) fn add_walk(&mut self, band: Band, walk: &Walk) {
        for (id, count) in &walk.taken {
            let row = self.row(id);
            row.taken += count;
            row.puzzles += 1;
        }
        let tried = walk.taken.contains_key(TRIAL);
        let band = self.bands.entry(band).or_default();
        band.puzzles += 1;
        band.solved += usize::from(walk.is_solved);
        band.without_trial += usize::from(walk.is_solved && !tried);
        band.time += walk.time;
        band.longest = band.longest.max(walk.time);
    }

    pub(super) fn merge(&mut self, other: Summary) {
        for (place, row) in other.techniques {
            let own = self.techniques.entry(place).or_default();
            own.id = row.id;
            own.checked += row.checked;
            own.taken += row.taken;
            own.puzzles += row.puzzles;
            own.needless += row.needless;
            own.faults += row.faults;
            own.first_fault = own.first_fault.take().or(row.first_fault);
        }
        for (band, row) in other.bands {
            let own = self.bands.entry(band).or_default();
            own.puzzles += row.puzzles;
            own.solved += row.solved;
            own.without_trial += row.without_trial;
            own.time += row.time;
            own.longest = own.longest.max(row.longest);
        }
        self.panics += other.panics;
    }

    pub(super) fn faults(&self) -> usize {
        self.techniques.values().map(|row| row.faults).sum::<usize>() + self.panics
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.techniques.values() {
            if let Some(fault) = &row.first_fault {
                writeln!(f, "FAULT in {}, {fault}", row.id)?;
            }
        }
        if self.panics > 0 {
            writeln!(f, "{} threads panicked, their puzzles are missing", self.panics)?;
        }
        writeln!(
            f,
            "{:<32} {:>9} {:>9} {:>9} {:>9} {:>7}",
            "technique", "taken", "puzzles", "checked", "needless", "faults"
        )?;
        for row in self.techniques.values() {
            let OfTechnique { id, checked, taken, puzzles, needless, faults, .. } = row;
            let counts = format!("{taken:>9} {puzzles:>9} {checked:>9} {needless:>9} {faults:>7}");
            writeln!(f, "{id:<32} {counts}")?;
        }
        writeln!(
            f,
            "\n{:<12} {:>8} {:>8} {:>14} {:>10} {:>12}",
            "band", "puzzles", "solved", "without trial", "paths/s", "longest"
        )?;
        for (band, row) in &self.bands {
            let OfBand { puzzles, solved, without_trial, time, longest } = row;
            let rate = *puzzles as f64 / time.as_secs_f64().max(1e-9);
            let longest = longest.as_secs_f64() * 1000.0;
            writeln!(
                f,
                "{:<12} {puzzles:>8} {solved:>8} {without_trial:>14} {rate:>10.0} {longest:>9.1} ms",
                band.name()
            )?;
        }
        let checked: usize = self.techniques.values().map(|row| row.checked).sum();
        let sum = |count: fn(&OfBand) -> usize| self.bands.values().map(count).sum::<usize>();
        let (puzzles, solved) = (sum(|band| band.puzzles), sum(|band| band.solved));
        let without_trial = sum(|band| band.without_trial);
        write!(f, "{checked} steps checked, {} faults; ", self.faults())?;
        writeln!(f, "{solved} of {puzzles} solved, {without_trial} without {TRIAL}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_include_their_upper_end() {
        let bands = [4.5, 4.6, 7.5, 7.6, 9.0, 9.1].map(|rating| Band::of(Some(rating)));
        let expected =
            [Band::Easy, Band::Middle, Band::Middle, Band::Hard, Band::Hard, Band::Hardest];
        assert_eq!(bands, expected);
        assert_eq!(Band::of(None), Band::Unrated);
    }

    #[test]
    fn shares_of_a_run_add_up() {
        let single = Technique::by_id("naked-single").expect("a technique");
        let share = |fault: Option<&str>| {
            let mut share = Summary::default();
            share.add_step(single, fault.map(String::from), 1);
            let taken = BTreeMap::from([(single.id, 3)]);
            share.add_walk(Band::Easy, &Walk { taken, is_solved: true, ..Walk::default() });
            share
        };
        let mut whole = share(None);
        whole.merge(share(Some("line 7")));
        assert_eq!(whole.faults(), 1);
        let shown = whole.to_string();
        assert!(shown.starts_with("FAULT in naked-single, line 7\n"), "{shown}");
        assert!(shown.ends_with("2 steps checked, 1 faults; 2 of 2 solved, 2 without trial\n"));
    }
}
