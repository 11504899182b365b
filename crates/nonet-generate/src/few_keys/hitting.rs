//! A choice of cells that hits all of some sets: local search.
//!
//! ```text
//!   sets    ■ ■ . . . .     a chosen cell goes whose sets weigh least,
//!           . ■ ■ ■ . .     another comes that hits a set that is missed,
//!           . . . ■ ■ .     and what is missed then weighs more than before,
//!           . . . . ■ ■     until it pays to hit it
//!   chosen    x     x
//! ```
//!
//! After C. Gao, T. Weise, J. Li, *A weighting-based local search heuristic algorithm for the set covering
//! problem* (2014).

use std::ops::Range;

use nonet_core::Random;

/// A choice among cells, and the sets that it shall hit.
pub(super) struct Hitting {
    /// The cells of all sets, one set after the other, and where each ends.
    members: Vec<u16>,
    ends: Vec<u32>,
    hits: Vec<Hits>,
    weights: Vec<i64>,
    cells: Vec<Cell>,
    chosen: Vec<u16>,
    /// The sets that no chosen cell hits, in no order, and the place of each of them there.
    missed: Vec<u32>,
    places: Vec<u32>,
    /// The cell that came last: it does not go at once.
    last: Option<u16>,
    time: u64,
}

/// How many cells of a set are chosen. Where it is one, `cells` is this cell: they are added bit by bit, without
/// a carry.
#[derive(Clone, Copy, Default)]
struct Hits {
    count: u16,
    cells: u16,
}

#[derive(Clone, Default)]
struct Cell {
    sets: Vec<u32>,
    is_chosen: bool,
    /// What the sets weigh that would be missed without it; for one that is not chosen, that would be hit by it.
    score: i64,
    /// When it came or went.
    time: u64,
    /// Whether it would only undo what was done last: nothing around it has changed since it went.
    is_stale: bool,
}

impl Hitting {
    /// Nothing is chosen, and there are no sets yet.
    pub(super) fn new(cells: usize) -> Hitting {
        Hitting {
            members: Vec::new(),
            ends: Vec::new(),
            hits: Vec::new(),
            weights: Vec::new(),
            cells: vec![Cell::default(); cells],
            chosen: Vec::new(),
            missed: Vec::new(),
            places: Vec::new(),
            last: None,
            time: 0,
        }
    }

    /// The cells that are chosen.
    pub(super) fn chosen(&self) -> &[u16] {
        &self.chosen
    }

    /// How many sets there are.
    pub(super) fn set_count(&self) -> usize {
        self.ends.len()
    }

    /// Whether every set is hit.
    pub(super) fn hits_all(&self) -> bool {
        self.missed.is_empty()
    }

    /// Takes a set to those that are to be hit.
    pub(super) fn learn(&mut self, set: &[u16]) {
        let index = self.ends.len();
        self.members.extend_from_slice(set);
        self.ends.push(self.members.len() as u32);
        self.weights.push(1);
        self.places.push(0);
        let mut hits = Hits::default();
        for &cell in set {
            self.cells[cell as usize].sets.push(index as u32);
            if self.cells[cell as usize].is_chosen {
                hits = Hits { count: hits.count + 1, cells: hits.cells ^ cell };
            }
        }
        self.hits.push(hits);
        match hits.count {
            0 => self.miss(index),
            1 => self.cells[hits.cells as usize].score += 1,
            _ => {}
        }
    }

    /// Chooses a cell.
    pub(super) fn choose(&mut self, cell: u16) {
        let sets = self.begin_change(cell);
        for &index in &sets {
            let index = index as usize;
            let hits = &mut self.hits[index];
            let before = *hits;
            *hits = Hits { count: before.count + 1, cells: before.cells ^ cell };
            match before.count {
                0 => self.hit(index),
                1 => self.cells[before.cells as usize].score -= self.weights[index],
                _ => {}
            }
        }
        self.end_change(cell, sets, true);
        self.chosen.push(cell);
        self.last = Some(cell);
    }

    /// Takes a cell back.
    pub(super) fn release(&mut self, cell: u16) {
        let sets = self.begin_change(cell);
        for &index in &sets {
            let index = index as usize;
            let hits = &mut self.hits[index];
            *hits = Hits { count: hits.count - 1, cells: hits.cells ^ cell };
            match *hits {
                Hits { count: 0, .. } => self.miss(index),
                Hits { count: 1, cells } => self.cells[cells as usize].score += self.weights[index],
                _ => {}
            }
        }
        self.end_change(cell, sets, false);
        self.chosen.retain(|&other| other != cell);
    }

    /// Takes the cell back that is needed least.
    pub(super) fn release_least(&mut self) {
        let key = |cell: u16| (self.cells[cell as usize].score, self.cells[cell as usize].time);
        let is_alone = self.chosen.len() == 1;
        let free = self.chosen.iter().filter(|&&cell| is_alone || Some(cell) != self.last);
        if let Some(&least) = free.min_by_key(|&&cell| key(cell)) {
            self.release(least);
        }
    }

    /// Chooses the cell that hits most, as long as a set is missed.
    pub(super) fn hit_all(&mut self, random: &mut Random) {
        while !self.hits_all() {
            let open = || self.cells.iter().enumerate().filter(|(_, cell)| !cell.is_chosen);
            let most = open().map(|(_, cell)| cell.score).max().unwrap_or_default();
            let best: Vec<usize> =
                open().filter(|(_, cell)| cell.score == most).map(|(at, _)| at).collect();
            self.choose(best[random.below(best.len())] as u16);
        }
    }

    /// Exchanges a chosen cell for one that hits a set that is missed, so that no more than `most` are chosen.
    pub(super) fn step(&mut self, most: usize, random: &mut Random) {
        self.time += 1;
        while self.chosen.len() >= most.max(1) {
            self.release_least();
        }
        if self.missed.is_empty() {
            return;
        }
        let set = self.missed[random.below(self.missed.len())] as usize;
        let key = |cell: u16| (-self.cells[cell as usize].score, self.cells[cell as usize].time);
        let fresh = self.set(set).filter(|&at| !self.cells[self.members[at] as usize].is_stale);
        let best = fresh.map(|at| self.members[at]).min_by_key(|&cell| key(cell));
        if let Some(best) = best {
            self.choose(best);
        }
        for at in 0..self.missed.len() {
            let set = self.missed[at] as usize;
            self.weights[set] += 1;
            for at in self.set(set) {
                self.cells[self.members[at] as usize].score += 1;
            }
        }
    }

    /// Where the members of a set stand.
    fn set(&self, index: usize) -> Range<usize> {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        start as usize..self.ends[index] as usize
    }

    /// The sets of a cell that comes or goes; what it counts is found anew.
    fn begin_change(&mut self, cell: u16) -> Vec<u32> {
        self.cells[cell as usize].score = 0;
        std::mem::take(&mut self.cells[cell as usize].sets)
    }

    /// A cell that came counts what it alone hits, and one that went what is missed without it: either is the
    /// contrary of what its sets have told all of their cells meanwhile.
    fn end_change(&mut self, cell: u16, sets: Vec<u32>, is_chosen: bool) {
        let time = self.time;
        let score = self.cells[cell as usize].score.abs();
        self.cells[cell as usize] = Cell { sets, is_chosen, score, time, is_stale: !is_chosen };
    }

    /// A set is hit that was missed.
    fn hit(&mut self, index: usize) {
        for at in self.set(index) {
            let cell = &mut self.cells[self.members[at] as usize];
            cell.score -= self.weights[index];
            cell.is_stale = false;
        }
        let place = self.places[index] as usize;
        self.missed.swap_remove(place);
        if let Some(&moved) = self.missed.get(place) {
            self.places[moved as usize] = place as u32;
        }
    }

    /// A set is missed from now on.
    fn miss(&mut self, index: usize) {
        for at in self.set(index) {
            let cell = &mut self.cells[self.members[at] as usize];
            cell.score += self.weights[index];
            cell.is_stale = false;
        }
        self.places[index] = self.missed.len() as u32;
        self.missed.push(index as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What everything is, found anew from what is chosen.
    fn check(hitting: &Hitting) {
        let is_chosen = |cell: u16| hitting.chosen.contains(&cell);
        let mut scores = vec![0; hitting.cells.len()];
        for index in 0..hitting.set_count() {
            let set = &hitting.members[hitting.set(index)];
            let chosen: Vec<u16> = set.iter().copied().filter(|&cell| is_chosen(cell)).collect();
            assert_eq!(chosen.is_empty(), hitting.missed.contains(&(index as u32)));
            assert_eq!(usize::from(hitting.hits[index].count), chosen.len());
            match chosen[..] {
                [] => set.iter().for_each(|&cell| scores[cell as usize] += hitting.weights[index]),
                [cell] => scores[cell as usize] += hitting.weights[index],
                _ => {}
            }
        }
        for (at, cell) in hitting.cells.iter().enumerate() {
            assert_eq!((cell.is_chosen, cell.score), (is_chosen(at as u16), scores[at]), "{at}");
        }
    }

    #[test]
    fn scores_are_what_the_sets_weigh() {
        let mut random = Random::new(1);
        let mut hitting = Hitting::new(30);
        for _ in 0..200 {
            let mut set: Vec<u16> = (0..30).collect();
            crate::random::shuffle(&mut set, &mut random);
            set.truncate(4 + random.below(5));
            hitting.learn(&set);
            check(&hitting);
        }
        hitting.hit_all(&mut random);
        check(&hitting);
        for _ in 0..200 {
            if hitting.hits_all() {
                hitting.release_least();
            }
            hitting.step(hitting.chosen().len(), &mut random);
            check(&hitting);
        }
    }

    #[test]
    fn the_fewest_cells_are_found() {
        // Every line of the plane of order three, whose 13 points lie on 13 lines: a line hits all others, and
        // nothing smaller does.
        let mut hitting = Hitting::new(13);
        for shift in 0..13 {
            hitting.learn(&[0, 1, 3, 9].map(|point| (point + shift) % 13));
        }
        let mut random = Random::new(2);
        hitting.hit_all(&mut random);
        for _ in 0..1_000 {
            if hitting.hits_all() && hitting.chosen().len() == 4 {
                return;
            }
            if hitting.hits_all() {
                hitting.release_least();
            }
            hitting.step(hitting.chosen().len(), &mut random);
        }
        panic!("{:?}", hitting.chosen());
    }
}
