//! Waves: what follows from a candidate, one link at a time, until that refutes it.

use super::links::{Claim, Links};
use super::reach::Reach;
use super::ruled_out::candidates;

/// Spots that are false and spots that are true, as bits.
pub(crate) type Sides = [Vec<u64>; 2];

/// Whether a claim is among those of the sides.
pub(crate) fn has(sides: &Sides, claim: Claim) -> bool {
    let bits = &sides[usize::from(claim.is_true())];
    bits[claim.spot() / 64] >> (claim.spot() % 64) & 1 == 1
}

/// The claims that lie between a candidate that refutes itself and its refutation: those that follow from it
/// as well as their opposites do. All others lead nowhere.
pub(crate) fn between(reach: &Reach, target: usize) -> Vec<u64> {
    let [falses, trues] = reach.followers(Claim::new(target, true));
    falses.iter().zip(trues).map(|(falses, trues)| falses & trues).collect()
}

/// What follows from a candidate that refutes itself, in layers: everything in a layer is as many links away.
/// It is false in the first layer after the candidate itself, true in the next, and so on.
pub(crate) struct Wave {
    pub(crate) target: usize,
    /// What was not reached yet and may lead to the refutation.
    unmet: Sides,
    /// Layer by layer the spots that were reached there, as bits.
    layers: Vec<u64>,
    width: usize,
}

impl Wave {
    /// The wave that begins at a candidate, which refutes itself.
    pub(crate) fn new(links: &Links, reach: &Reach, target: usize) -> Wave {
        let width = links.width();
        let between = between(reach, target);
        let mut layers = Vec::with_capacity(8 * width);
        layers.resize(width, 0);
        layers[target / 64] |= 1 << (target % 64);
        let mut wave = Wave { target, unmet: [between.clone(), between], layers, width };
        wave.unmet[1][target / 64] &= !(1 << (target % 64));
        wave
    }

    /// Goes one link further, and says whether the candidate is refuted there.
    pub(crate) fn spread(&mut self, links: &Links) -> bool {
        let begin = self.layers.len();
        let is_true = begin / self.width % 2 == 1;
        self.layers.resize(begin + self.width, 0);
        let (known, next) = self.layers.split_at_mut(begin);
        for spot in candidates(&known[begin - self.width..]) {
            let row = links.row(Claim::new(spot, is_true));
            next.iter_mut().zip(row).for_each(|(next, more)| *next |= more);
        }
        for (next, unmet) in next.iter_mut().zip(&mut self.unmet[usize::from(!is_true)]) {
            *next &= *unmet;
            *unmet &= !*next;
        }
        is_true && next[self.target / 64] >> (self.target % 64) & 1 == 1
    }

    /// Whether it cannot go any further.
    pub(crate) fn is_over(&self) -> bool {
        self.layers[self.layers.len() - self.width..].iter().all(|&bits| bits == 0)
    }

    /// The claims on all shortest ways to the refutation, which the wave has just come to. As far as a claim
    /// is from the candidate, its opposite is from the refutation.
    pub(crate) fn ways(&self) -> Sides {
        let mut sides = [vec![0; self.width], vec![0; self.width]];
        let layers = self.layers.chunks_exact(self.width);
        for (place, (layer, opposite)) in layers.clone().zip(layers.rev()).enumerate() {
            let side = sides[usize::from(place % 2 == 0)].iter_mut();
            side.zip(layer.iter().zip(opposite))
                .for_each(|(side, (one, other))| *side |= one & other);
        }
        sides
    }
}
