//! Nodes that wait for their turn: those of all lanes that were postponed in the same round lie in one layer.

use super::lanes::{LaneSet, Nodes, each};

/// The postponed nodes of all lanes.
pub(super) struct Postponed<const N: usize> {
    layers: Vec<Layer<N>>,
    /// Layers that are free.
    free: Vec<usize>,
    /// For each lane the layers with its nodes, the latest last.
    stacks: [Vec<usize>; N],
    /// What was taken last: layers, and for each the lanes.
    taken: Vec<(usize, LaneSet)>,
}

struct Layer<const N: usize> {
    nodes: Box<Nodes<N>>,
    /// The lanes with nodes that still wait.
    lanes: LaneSet,
}

impl<const N: usize> Postponed<N> {
    pub(super) fn new() -> Self {
        let stacks = [const { Vec::new() }; N];
        Self { layers: Vec::new(), free: Vec::new(), stacks, taken: Vec::new() }
    }

    /// A layer with nodes of some lanes, which are to be written there.
    #[inline(always)]
    pub(super) fn add(&mut self, lanes: LaneSet) -> &mut Nodes<N> {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.layers.push(Layer { nodes: Box::new(Nodes::EMPTY), lanes: 0 });
            self.layers.len() - 1
        });
        for lane in each(lanes) {
            self.stacks[lane].push(slot);
        }
        let layer = &mut self.layers[slot];
        layer.lanes = lanes;
        &mut layer.nodes
    }

    /// The nodes of a layer.
    #[inline(always)]
    pub(super) fn layer(&self, slot: usize) -> &Nodes<N> {
        &self.layers[slot].nodes
    }

    /// Takes away the latest nodes of some lanes: from which of these, the others have none. [`Postponed::taken`] tells
    /// where the nodes are, until something is added.
    #[inline(always)]
    pub(super) fn take_latest(&mut self, lanes: LaneSet) -> LaneSet {
        self.taken.clear();
        let mut all = 0;
        for lane in each(lanes) {
            let Some(slot) = self.stacks[lane].pop() else { continue };
            all |= 1 << lane;
            match self.taken.iter_mut().find(|(layer, _)| *layer == slot) {
                Some((_, lanes)) => *lanes |= 1 << lane,
                None => self.taken.push((slot, 1 << lane)),
            }
        }
        for index in 0..self.taken.len() {
            let (slot, lanes) = self.taken[index];
            self.remove(slot, lanes);
        }
        all
    }

    /// What was taken last: layers, and for each the lanes.
    #[inline(always)]
    pub(super) fn taken(&self) -> &[(usize, LaneSet)] {
        &self.taken
    }

    /// A layer with the earliest nodes of some lanes, and which lanes these are.
    pub(super) fn earliest(&self) -> Option<(usize, LaneSet)> {
        let slot = *self.stacks.iter().find_map(|stack| stack.first())?;
        let is_first = |lane: &usize| self.stacks[*lane].first() == Some(&slot);
        Some((slot, (0..N).filter(is_first).fold(0, |lanes, lane| lanes | 1 << lane)))
    }

    /// Takes away the earliest nodes of some lanes.
    pub(super) fn take_earliest(&mut self, slot: usize, lanes: LaneSet) {
        for lane in each(lanes) {
            self.stacks[lane].remove(0);
        }
        self.remove(slot, lanes);
    }

    /// Takes away all nodes of some lanes.
    pub(super) fn forget(&mut self, lanes: LaneSet) {
        for lane in each(lanes) {
            while let Some(slot) = self.stacks[lane].pop() {
                self.remove(slot, 1 << lane);
            }
        }
    }

    /// Takes away nodes of some lanes from a layer, which is free when it has none left.
    #[inline(always)]
    fn remove(&mut self, slot: usize, lanes: LaneSet) {
        let layer = &mut self.layers[slot];
        layer.lanes &= !lanes;
        if layer.lanes == 0 {
            self.free.push(slot);
        }
    }
}
