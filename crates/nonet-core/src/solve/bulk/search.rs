//! The search: a puzzle in every lane, each searched depth first.
//!
//! ```text
//!             lane 0    lane 1    lane 2    lane 3  …
//!   nodes    ┌─────────┬─────────┬─────────┬────────┐
//!            │ puzzle 8│ puzzle 3│ puzzle 9│ (free) │   swept together until enough of them wait
//!            └─────────┴─────────┴─────────┴────────┘
//!   postponed│         │    ▒    │    ▒    │        │   a layer for each round in which nodes were branched:
//!            │    ▒    │    ▒    │         │        │   the second children, in the lanes of the first
//!            │         │    ▒    │         │        │
//!            └─────────┴─────────┴─────────┴────────┘
//!   staged     puzzles 10, 11, 12 …                      ready to be taken by free lanes
//! ```
//!
//! A node waits when it is stalled, dead or solved. Rounds deal with all that wait: a stalled node is branched, a lane with a
//! dead node takes the latest of its postponed ones, and a lane that has none is free and takes another puzzle. When
//! there are no more puzzles, free lanes take what others have postponed first, which is most of the work.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::choose::{Choose, NONE, Notes};
use super::lanes::{LaneSet, Nodes, Processor, each};
use super::load::{Load, Staged, Unload};
use super::moves::{Copy, Move, Save, pairs};
use super::postponed::Postponed;
use super::start::Start;
use super::sweep::{Duplicates, Sweep, Swept, Verify};
use crate::solve::fast::{self, Progress};
use crate::solve::simd::Work;

/// Who hears of solutions.
pub(super) trait Finds {
    /// Whether it wants to know what the solutions are.
    const KEEPS: bool;

    /// A puzzle has a solution; the digits mean nothing to who does not want to know. Whether that is enough.
    fn solution(&mut self, puzzle: usize, digits: &[u8; 81]) -> bool;

    /// Forgets the solutions of a puzzle, which is searched again from the start.
    fn forget(&mut self, puzzle: usize);

    /// Whether there may be many solutions: it is worth while to hurry then.
    const MAY_BE_MANY: bool = true;

    /// Whether that is enough for all puzzles.
    #[inline(always)]
    fn is_enough(&self) -> bool {
        false
    }

    /// Whether nobody wants to hear of more. It is asked in every round.
    #[inline(always)]
    fn is_stopped(&mut self) -> bool {
        false
    }
}

/// The memory of a search.
pub(super) struct Search<const N: usize> {
    nodes: Nodes<N>,
    singles: Nodes<N>,
    notes: Notes<N>,
    /// For each lane the sum of its cells in the last sweep.
    sums: [u16; N],
    /// For each lane that works the number of its puzzle.
    puzzles: [u32; N],
    /// For each lane that works how many guesses its puzzle has taken there since the last solution.
    guesses: [u32; N],
    /// For each lane that works how often it had to go back there.
    returns: [u32; N],
    /// Lanes that have a node.
    working: LaneSet,
    postponed: Postponed<N>,
    staged: Staged<N>,
    /// Puzzles that take too long here.
    given_up: Vec<u32>,
    /// For each lane with a solution its digits.
    digits: [[u8; 81]; N],
}

impl<const N: usize> Search<N> {
    /// All lanes.
    const ALL: LaneSet = LaneSet::MAX >> (LaneSet::BITS as usize - N);

    /// So many of eight nodes are stalled before these are branched: to choose takes as long as a sweep, for one as for all.
    const STALLED: u32 = 3;

    /// So many lanes have ended or are idle before they get something else to do.
    const ENDED: u32 = N as u32 / 8;

    /// After so many guesses that did not fail a puzzle seems to have many solutions, and two guesses are made at once. The fewer
    /// lanes there are, the more a sweep costs that is saved.
    const HASTY: u32 = N as u32 / 16;

    /// So many guesses may fail before it no longer seems to. The fewer lanes there are, the more of them, for the same reason.
    const PATIENCE: u32 = if N > 8 { 0 } else { 3 };

    /// A puzzle that takes so many guesses is looked at more closely.
    const SUSPICIOUS: u32 = 200;

    /// A puzzle that takes so many guesses is left to one search alone. The hardest known take some hundreds, so this one is of another
    /// kind: such as pencil marks without a solution, where it depends on the order of guesses whether that is seen at once or never.
    const TOO_MANY: u32 = 1000;

    pub(super) fn new() -> Self {
        Self {
            nodes: Nodes::EMPTY,
            singles: Nodes::EMPTY,
            notes: Notes::EMPTY,
            sums: [0; N],
            puzzles: [0; N],
            guesses: [0; N],
            returns: [0; N],
            working: 0,
            postponed: Postponed::new(),
            staged: Staged::new(),
            given_up: Vec::new(),
            digits: [[0; 81]; N],
        }
    }

    /// Searches for solutions of all puzzles: how many guesses that took.
    #[inline(always)]
    pub(super) fn run<P: Processor<N>, S: Start, F: Finds>(
        &mut self,
        cpu: P,
        puzzles: &[S],
        finds: &mut F,
    ) -> u64 {
        self.staged.begin();
        let mut guesses = 0;
        loop {
            self.refill(cpu, puzzles);
            if self.working == 0 {
                return guesses + self.search_alone(puzzles, finds);
            }
            let waiting = self.sweep(cpu);
            let ended = waiting.dead | self.hear(cpu, waiting.complete, finds);
            if finds.is_enough() || finds.is_stopped() {
                self.stop(Self::ALL);
                self.given_up.clear();
                return guesses;
            }
            let stalled = waiting.stalled & self.working;
            let hopeless = self.without_hope(cpu, stalled);
            guesses += self.branch(cpu, stalled & !hopeless & self.working, F::MAY_BE_MANY);
            self.take_back(cpu, (ended | hopeless) & self.working);
        }
    }

    /// Sweeps until there is enough to do for a round: which lanes it is to deal with.
    #[inline(always)]
    fn sweep<P: Processor<N>>(&mut self, cpu: P) -> Swept {
        let idle = Self::ALL & !self.working;
        // Of eight lanes nobody counts those that work: that cost 6 %, and single calls never come here with so few.
        let at_work = if N > 8 { self.working.count_ones() } else { N as u32 };
        let enough = (at_work * Self::STALLED).div_ceil(8);
        let mut dead = 0;
        loop {
            let Self { nodes, singles, sums, .. } = self;
            let swept = cpu.apart(Sweep { nodes, singles, sums });
            dead |= swept.dead & self.working;
            let alive = self.working & !dead;
            let complete = swept.complete & alive;
            let stalled = swept.stalled & alive & !complete;
            let ended = dead | complete;
            let all_wait = (stalled | ended) == self.working;
            let has_branches = all_wait || stalled.count_ones() >= enough;
            let has_ends = all_wait || (ended | idle).count_ones() >= Self::ENDED;
            if has_branches && stalled != 0 || has_ends && ended != 0 {
                let stalled = if has_branches { stalled } else { 0 };
                return Swept { dead, stalled, complete };
            }
        }
    }

    /// Tells of the solutions in some lanes that are complete; which lanes are to go on elsewhere.
    #[inline(always)]
    fn hear<P: Processor<N>, F: Finds>(
        &mut self,
        cpu: P,
        complete: LaneSet,
        finds: &mut F,
    ) -> LaneSet {
        if complete == 0 {
            return 0;
        }
        let solved = complete & cpu.apart(Verify(&self.nodes));
        if F::KEEPS && solved != 0 {
            cpu.apart(Unload { nodes: &self.nodes, solved, digits: &mut self.digits });
        }
        for lane in each(solved) {
            // The search for its puzzle, or for all, may have ended with the solution of another lane.
            if self.working >> lane & 1 == 0 || finds.is_enough() {
                continue;
            }
            self.guesses[lane] = 0;
            let puzzle = self.puzzles[lane];
            if finds.solution(puzzle as usize, &self.digits[lane]) {
                self.abandon(puzzle);
            }
        }
        complete
    }

    /// Ends the search for a puzzle in all lanes.
    fn abandon(&mut self, puzzle: u32) {
        let of_puzzle = (0..N).filter(|&lane| self.puzzles[lane] == puzzle);
        self.stop(of_puzzle.fold(0, |lanes, lane| lanes | 1 << lane));
    }

    /// Ends the search in some lanes.
    fn stop(&mut self, lanes: LaneSet) {
        self.working &= !lanes;
        self.postponed.forget(lanes);
    }

    /// Searches for the solutions of what was given up, one puzzle after the other: how many guesses that took.
    fn search_alone<S: Start, F: Finds>(&mut self, puzzles: &[S], finds: &mut F) -> u64 {
        let mut guesses = 0;
        for puzzle in self.given_up.drain(..) {
            finds.forget(puzzle as usize);
            guesses += alone(&puzzles[puzzle as usize], puzzle as usize, finds);
            if finds.is_enough() || finds.is_stopped() {
                break;
            }
        }
        guesses
    }

    /// Those of some nodes that are dead though a sweep does not see it, as far as that is worth a look.
    #[inline(always)]
    fn without_hope<P: Processor<N>>(&mut self, cpu: P, stalled: LaneSet) -> LaneSet {
        let mut suspicious = 0;
        for lane in each(stalled) {
            self.guesses[lane] += 1;
            if self.guesses[lane] > Self::TOO_MANY && self.working >> lane & 1 != 0 {
                self.given_up.push(self.puzzles[lane]);
                self.abandon(self.puzzles[lane]);
            }
            suspicious |= LaneSet::from(self.guesses[lane] > Self::SUSPICIOUS) << lane;
        }
        if suspicious == 0 { 0 } else { suspicious & cpu.apart(Duplicates(&self.nodes)) }
    }

    /// Branches the nodes of some lanes, which go on with the first child and postpone the second: how many guesses that took.
    #[inline(always)]
    fn branch<P: Processor<N>>(&mut self, cpu: P, lanes: LaneSet, may_hurry: bool) -> u64 {
        if lanes == 0 {
            return 0;
        }
        let (mut cells, mut others) = ([0; N], [0; N]);
        let Self { nodes, notes, .. } = self;
        cpu.apart(Choose { nodes, notes, cells: &mut cells, others: &mut others });
        let mut hasty = 0;
        for lane in each(lanes) {
            if cells[lane] == NONE {
                cells[lane] = smallest(&self.nodes, lane);
            }
            let is_hasty = may_hurry
                && self.guesses[lane] > Self::HASTY
                && self.returns[lane] <= Self::PATIENCE;
            hasty |= LaneSet::from(is_hasty && others[lane] != NONE) << lane;
            self.sums[lane] = 0;
        }
        self.split(cpu, lanes, &cells);
        if hasty != 0 {
            self.split(cpu, hasty, &others);
        }
        u64::from(lanes.count_ones() + hasty.count_ones())
    }

    /// Guesses in one cell of each of some nodes: the lowest candidate now, the others later.
    #[inline(always)]
    fn split<P: Processor<N>>(&mut self, cpu: P, lanes: LaneSet, cells: &[u16; N]) {
        let layer = self.postponed.add(lanes);
        cpu.apart(Save { from: &self.nodes, to: layer });
        for lane in each(lanes) {
            let cell = usize::from(cells[lane]);
            let candidates = self.nodes.0[cell][lane];
            let rest = candidates & (candidates - 1);
            self.nodes.0[cell][lane] = candidates ^ rest;
            layer.0[cell][lane] = rest;
        }
    }

    /// Has some lanes take the latest of the nodes that they have postponed; those that have none are free.
    #[inline(always)]
    fn take_back<P: Processor<N>>(&mut self, cpu: P, lanes: LaneSet) {
        let busy = self.postponed.take_latest(lanes);
        let to = &mut self.nodes;
        // A few layers at a time, since what is read and written between them is the same.
        for layers in self.postponed.taken().chunks(4) {
            let layer = |index: usize| (self.postponed.layer(layers[index].0), layers[index].1);
            match layers.len() {
                1 => cpu.apart(Copy { from: [layer(0)], to }),
                2 => cpu.apart(Copy { from: [layer(0), layer(1)], to }),
                3 => cpu.apart(Copy { from: [layer(0), layer(1), layer(2)], to }),
                _ => cpu.apart(Copy { from: [layer(0), layer(1), layer(2), layer(3)], to }),
            }
        }
        for lane in each(busy) {
            self.sums[lane] = 0;
            self.returns[lane] += 1;
        }
        self.working &= !lanes | busy;
    }

    /// Gives the free lanes something to do.
    #[inline(always)]
    fn refill<P: Processor<N>, S: Start>(&mut self, cpu: P, puzzles: &[S]) {
        loop {
            let free = Self::ALL & !self.working;
            if free == 0 {
                return;
            }
            if self.staged.lanes == 0 {
                cpu.apart(Load { puzzles, staged: &mut self.staged });
            }
            if self.staged.lanes != 0 {
                let (order, taken, given) = pairs::<N>(self.staged.lanes, free);
                for lane in each(given) {
                    self.puzzles[lane] = self.staged.first + u32::from(order[lane]);
                    self.guesses[lane] = 0;
                    self.returns[lane] = 0;
                    self.sums[lane] = 0;
                }
                cpu.apart(Move {
                    from: &self.staged.nodes,
                    to: &mut self.nodes,
                    order: &order,
                    lanes: given,
                });
                self.staged.lanes &= !taken;
                self.working |= given;
            } else if let Some((slot, lanes)) = self.postponed.earliest() {
                let (order, taken, given) = pairs::<N>(lanes, free);
                for lane in each(given) {
                    let from = usize::from(order[lane]);
                    self.puzzles[lane] = self.puzzles[from];
                    self.guesses[lane] = self.guesses[from];
                    self.returns[lane] = self.returns[from];
                    self.sums[lane] = 0;
                }
                let from = self.postponed.layer(slot);
                cpu.apart(Move { from, to: &mut self.nodes, order: &order, lanes: given });
                self.postponed.take_earliest(slot, taken);
                self.working |= given;
            } else {
                return;
            }
        }
    }
}

/// A search as work for a processor.
#[cfg(target_arch = "x86_64")]
pub(super) struct Run<'a, const N: usize, S, F> {
    pub(super) search: &'a mut Search<N>,
    pub(super) puzzles: &'a [S],
    pub(super) finds: &'a mut F,
}

#[cfg(target_arch = "x86_64")]
impl<const N: usize, P: Processor<N>, S: Start, F: Finds> Work<P> for Run<'_, N, S, F> {
    type Output = u64;

    #[inline(always)]
    fn run(self, cpu: P) -> u64 {
        self.search.run(cpu, self.puzzles, self.finds)
    }
}

/// Searches for the solutions of one puzzle with one node at a time: how many guesses that took.
pub(super) fn alone<S: Start, F: Finds>(puzzle: &S, index: usize, finds: &mut F) -> u64 {
    // Clashing givens and cells without candidates are no state, and have no solution.
    let Some(state) = puzzle.state() else { return 0 };
    let end_if = |ends| if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    // Both hear of it one after the other.
    let finds = RefCell::new(finds);
    let hear = |digits: &[u8; 81], _: &Progress| end_if(finds.borrow_mut().solution(index, digits));
    fast::search(&state, hear, |_| end_if(finds.borrow_mut().is_stopped())).guesses
}

/// The cell with the fewest candidates of those that are open.
#[cold]
fn smallest<const N: usize>(nodes: &Nodes<N>, lane: usize) -> u16 {
    let sizes = nodes.lane(lane).map(u16::count_ones).enumerate();
    let open = sizes.filter(|&(_, size)| size > 1);
    open.min_by_key(|&(_, size)| size).map_or(0, |(cell, _)| cell as u16)
}
