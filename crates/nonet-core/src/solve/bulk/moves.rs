//! Nodes on their way from lane to lane.

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Nodes, Processor, each};

/// Pairs lanes of two sets: an order that brings each to its partner; the partners on either side.
pub(super) fn pairs<const N: usize>(from: LaneSet, to: LaneSet) -> ([u8; N], LaneSet, LaneSet) {
    let mut order = [0; N];
    let (mut taken, mut given) = (0, 0);
    for (source, target) in each(from).zip(each(to)) {
        order[target] = source as u8;
        taken |= 1 << source;
        given |= 1 << target;
    }
    (order, taken, given)
}

/// Copies some lanes from each of some nodes.
pub(super) struct Copy<'a, const N: usize, const FROM: usize> {
    pub(super) from: [(&'a Nodes<N>, LaneSet); FROM],
    pub(super) to: &'a mut Nodes<N>,
}

impl<const N: usize, const FROM: usize, P: Processor<N>> Work<P> for Copy<'_, N, FROM> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        if !P::MOVES_LANES {
            for (nodes, lanes) in self.from {
                for lane in each(lanes) {
                    copy_lane(nodes, lane, self.to, lane);
                }
            }
            return;
        }
        let from = self.from.map(|(nodes, lanes)| (nodes, cpu.all(0).choice(lanes)));
        for (cell, to) in self.to.0.iter_mut().enumerate() {
            let mut row = cpu.load(to);
            for (nodes, choice) in &from {
                row = row.replaced(cpu.load(&nodes.0[cell]), *choice);
            }
            row.store(to);
        }
    }
}

/// Writes all lanes of some nodes to others.
pub(super) struct Save<'a, const N: usize> {
    pub(super) from: &'a Nodes<N>,
    pub(super) to: &'a mut Nodes<N>,
}

impl<const N: usize, P: Processor<N>> Work<P> for Save<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        for (to, from) in self.to.0.iter_mut().zip(&self.from.0) {
            cpu.load(from).store(to);
        }
    }
}

/// Copies lanes to others.
pub(super) struct Move<'a, const N: usize> {
    pub(super) from: &'a Nodes<N>,
    pub(super) to: &'a mut Nodes<N>,
    pub(super) order: &'a [u8; N],
    pub(super) lanes: LaneSet,
}

impl<const N: usize, P: Processor<N>> Work<P> for Move<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run(self, cpu: P) {
        if !P::MOVES_LANES {
            for lane in each(self.lanes) {
                copy_lane(self.from, usize::from(self.order[lane]), self.to, lane);
            }
            return;
        }
        let choice = cpu.all(0).choice(self.lanes);
        let order = cpu.all(0).order(self.order);
        for (to, from) in self.to.0.iter_mut().zip(&self.from.0) {
            cpu.load(to).replaced(cpu.load(from).ordered(order), choice).store(to);
        }
    }
}

/// Copies one lane to another.
#[inline(always)]
fn copy_lane<const N: usize>(nodes: &Nodes<N>, from: usize, others: &mut Nodes<N>, to: usize) {
    // So that neither is looked at for each cell.
    let (from, to) = (from % N, to % N);
    for (other, row) in others.0.iter_mut().zip(&nodes.0) {
        other[to] = row[from];
    }
}
