//! Waves: what follows from a candidate, one link at a time, until that refutes it.
//!
//! ```text
//!   x ──▶ … ──▶ c ──▶ … ──▶ not x      As far as c is from x, the opposite of c is from the refutation:
//!   x ──▶ … ──▶ not c ──▶ … ──▶ not x  read backwards, the opposites of claims follow from each other.
//! ```
//!
//! So the shortest way to the refutation is known as soon as a wave has come to a claim and then to its
//! opposite, half way.

use super::links::{Claim, Links};
use super::reach::Reach;
use super::ruled_out::for_each_bit;

/// Whether a spot is among those of some bits.
pub(crate) fn has(spots: &[u64], claim: Claim) -> bool {
    spots[claim.spot() / 64] >> (claim.spot() % 64) & 1 == 1
}

/// The spots between a candidate that refutes itself and its refutation: those that must be true if it is as
/// well as false. All others lead nowhere.
pub(crate) fn between(links: &Links, reach: &Reach, target: usize) -> Vec<u64> {
    let mut between = reach.falses(links, target);
    between.iter_mut().zip(reach.trues(target)).for_each(|(falses, trues)| *falses &= trues);
    between
}

/// What follows from a candidate that refutes itself, in layers: everything in a layer is as many links away.
/// It is false in the first layer after the candidate itself, true in the next, and so on.
pub(crate) struct Wave {
    pub(crate) target: usize,
    /// The spots whose being false, and whose being true, was not met yet, as bits.
    unmet: [Vec<u64>; 2],
    /// Layer by layer the spots that were reached there, as bits.
    layers: Vec<u64>,
    width: usize,
}

impl Wave {
    /// The wave that begins at a candidate.
    pub(crate) fn new(links: &Links, target: usize) -> Wave {
        let width = links.width();
        let mut layers = Vec::with_capacity(6 * width);
        layers.resize(width, 0);
        layers[target / 64] |= 1 << (target % 64);
        let all = vec![u64::MAX; width];
        let mut wave = Wave { target, unmet: [all.clone(), all], layers, width };
        wave.unmet[1][target / 64] &= !(1 << (target % 64));
        wave
    }

    /// Goes one link further. Says whether it comes to the opposite of anything that it came to before that:
    /// the way to the refutation is as long as those to both.
    pub(crate) fn spread(&mut self, links: &Links) -> bool {
        let begin = self.layers.len();
        let is_true = begin / self.width % 2 == 1;
        self.layers.resize(begin + self.width, 0);
        let (known, next) = self.layers.split_at_mut(begin);
        let last = &known[begin - self.width..];
        for_each_bit(last, |spot| {
            let row = links.row(Claim::new(spot, is_true));
            next.iter_mut().zip(row).for_each(|(next, more)| *next |= more);
        });
        for (next, unmet) in next.iter_mut().zip(&mut self.unmet[usize::from(!is_true)]) {
            *next &= *unmet;
            *unmet &= !*next;
        }
        next.iter().zip(last).any(|(next, last)| next & last != 0)
    }

    /// Whether it cannot go any further.
    pub(crate) fn is_over(&self) -> bool {
        self.layers[self.layers.len() - self.width..].iter().all(|&bits| bits == 0)
    }

    /// The spots on all shortest ways to the refutation, of which the wave has just met in the middle.
    pub(crate) fn ways(&self, links: &Links) -> Vec<u64> {
        let mut layers = self.layers.chunks_exact(self.width).enumerate().rev();
        let Some((_, opposites)) = layers.next() else { return Vec::new() };
        let mut ways = vec![0; self.width];
        // From the middle back to the candidate: what leads to a claim is what its opposite rules out.
        let mut before = opposites.to_vec();
        for (place, layer) in layers {
            let here: Vec<u64> = layer.iter().zip(&before).map(|(one, two)| one & two).collect();
            ways.iter_mut().zip(&here).for_each(|(ways, here)| *ways |= here);
            before.fill(0);
            for_each_bit(&here, |spot| {
                let row = links.row(Claim::new(spot, place % 2 == 1));
                before.iter_mut().zip(row).for_each(|(before, more)| *before |= more);
            });
        }
        ways
    }
}
