//! Cuts: which keys of a grid can go, one after the other in a given order, with few questions.
//!
//! Where two solutions of a puzzle differ lies an *unavoidable set*: a puzzle on this grid must give one
//! of its cells. Keys go in their order; one must stay if a set that is known would be left without
//! keys. What is left when the sets that are known allow no more is asked for other solutions. If there is one,
//! it is a set that was not known. If there is none, no key that has gone was needed, since
//! it would have been needed all the more without those after it; so the puzzle is the one that asking key by
//! key would have given, whichever sets were found on the way.
//!
//! A set only has a say when the last of its cells has its turn, which is where it is kept.

use super::{ALL, Cells};

/// How many keys a puzzle has left when it is asked for other solutions, stage by stage: with few keys
/// and few known sets, what is found are large sets, which say little. Of several choices this one took the least time.
const STAGES: [u32; 15] = [34, 31, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 0];

/// No set.
const NONE: u16 = u16::MAX;

/// A grid from which keys are taken.
pub(super) struct Cut {
    /// Cells that go together, in the order in which they have their turn.
    orbits: Vec<Cells>,
    /// How many keys shall be left.
    aim: u32,
    /// The turn of each cell.
    turns: [u8; 81],
    /// Sets that must not lose all keys, each with the next that has its say at the same turn.
    sets: Vec<(Cells, u16)>,
    /// The first set that has its say at a turn.
    first: [u16; 81],
    stage: usize,
    /// What no question is left about.
    proven: State,
    /// What the next question is about.
    tried: State,
}

/// How far the keys have gone.
#[derive(Clone, Copy)]
struct State {
    turn: usize,
    left: Cells,
    /// The cells of orbits that had their turn and stay.
    kept: Cells,
}

impl Cut {
    /// A full grid whose orbits have their turns in this order, until so many keys are left.
    pub(super) fn new(orbits: Vec<Cells>, aim: u32) -> Cut {
        let mut turns = [0; 81];
        for (turn, &orbit) in (0..).zip(&orbits) {
            super::members(orbit).for_each(|cell| turns[cell] = turn);
        }
        let start = State { turn: 0, left: ALL, kept: 0 };
        Cut {
            orbits,
            aim,
            turns,
            sets: Vec::with_capacity(256),
            first: [NONE; 81],
            stage: 0,
            proven: start,
            tried: start,
        }
    }

    /// Keys in fixed cells, which have to be asked about once.
    pub(super) fn fixed(keys: Cells) -> Cut {
        let mut cut = Cut::new(Vec::new(), 0);
        cut.proven.left = keys;
        cut.tried.left = keys;
        cut
    }

    /// Keys that go in this order until so many are left, whatever becomes of the solutions.
    pub(super) fn blind(orbits: &[Cells], aim: u32) -> Cut {
        let mut left = ALL;
        for orbit in orbits {
            if (left & !orbit).count_ones() >= aim {
                left &= !orbit;
            }
        }
        Cut::fixed(left)
    }

    /// Whether there is something to ask.
    pub(super) fn is_open(&self) -> bool {
        self.tried.turn > self.proven.turn
    }

    /// The keys of the puzzle that is to be asked for another solution.
    pub(super) fn question(&self) -> Cells {
        self.tried.left
    }

    /// The keys that are left.
    pub(super) fn keys(&self) -> Cells {
        self.proven.left
    }

    /// Lets keys go, as far as the first stage.
    pub(super) fn begin(&mut self) {
        self.advance();
    }

    /// A set of cells of which one has to be a key.
    pub(super) fn learn(&mut self, set: Cells) {
        let turns = super::members(set).map(|cell| self.turns[cell]);
        let Some(last) = turns.max() else { return };
        let first = &mut self.first[last as usize];
        let next = std::mem::replace(first, self.sets.len() as u16);
        self.sets.push((set, next));
        if self.is_open() {
            self.advance();
        }
    }

    /// There was no other solution.
    pub(super) fn accept(&mut self) {
        self.proven = self.tried;
        while self.stage + 1 < STAGES.len() && self.proven.left.count_ones() <= STAGES[self.stage] {
            self.stage += 1;
        }
        self.advance();
    }

    /// Lets keys go from what is proven on, as far as this stage.
    fn advance(&mut self) {
        let State { mut turn, mut left, mut kept } = self.proven;
        let until = STAGES[self.stage].max(self.aim);
        let mut keys = left.count_ones();
        while turn < self.orbits.len() && keys > until {
            let orbit = self.orbits[turn];
            let less = keys - orbit.count_ones();
            if less < self.aim || self.is_needed(turn, kept) {
                kept |= orbit;
            } else {
                left &= !orbit;
                keys = less;
            }
            turn += 1;
        }
        self.tried = State { turn, left, kept };
    }

    /// Whether a set would be left without keys if those of this turn went.
    fn is_needed(&self, turn: usize, kept: Cells) -> bool {
        let mut at = self.first[turn];
        while at != NONE {
            let (set, next) = self.sets[at as usize];
            if set & kept == 0 {
                return true;
            }
            at = next;
        }
        false
    }
}
