//! Puzzles on their way into the lanes.

use std::marker::PhantomData;

use super::super::simd::Work;
use super::lanes::{LaneSet, Nodes, Processor};
use super::start::Start;

/// Puzzles that are ready to be taken.
pub(super) struct Staged<const N: usize> {
    pub(super) nodes: Nodes<N>,
    /// Those that were not taken yet.
    pub(super) lanes: LaneSet,
    /// The number of the puzzle in the first lane.
    pub(super) first: u32,
    /// How many puzzles have been here.
    loaded: usize,
}

impl<const N: usize> Staged<N> {
    pub(super) fn new() -> Self {
        Self { nodes: Nodes::EMPTY, lanes: 0, first: 0, loaded: 0 }
    }

    pub(super) fn begin(&mut self) {
        (self.lanes, self.first, self.loaded) = (0, 0, 0);
    }
}

/// Loads the next few puzzles, if there are any.
pub(super) struct Load<'a, S, const N: usize> {
    pub(super) puzzles: &'a [S],
    pub(super) staged: &'a mut Staged<N>,
}

impl<const N: usize, P: Processor<N>, S: Start> Work<P> for Load<'_, S, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, _cpu: P) {
        let staged = self.staged;
        let rest = &self.puzzles[staged.loaded..];
        let count = rest.len().min(N);
        staged.first = staged.loaded as u32;
        staged.loaded += count;
        staged.lanes = ((1_u64 << count) - 1) as LaneSet;
        S::load(&rest[..count], &mut staged.nodes.0);
        let _ = PhantomData::<P>;
    }
}
