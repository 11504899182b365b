//! Ruled out: which candidates cannot be true beside each spot of a network, as bits.

use super::links::{Claim, Links};

/// Spot by spot the candidates that go out if it is true: what one weak link leads to. What goes out
/// because one of two spots is true is what both rule out.
#[derive(Clone, Copy)]
pub(crate) struct RuledOut<'a> {
    links: &'a Links,
    /// How many words the candidates take.
    width: usize,
    /// The bits of candidates in the last of these words.
    last: u64,
}

impl RuledOut<'_> {
    pub(crate) fn of(links: &Links) -> RuledOut<'_> {
        let count = links.candidate_count();
        let last = u64::MAX >> (count.wrapping_neg() % 64);
        RuledOut { links, width: count.div_ceil(64), last }
    }

    /// What a spot rules out; among the last of these there may be groups.
    fn row(&self, spot: usize) -> &[u64] {
        &self.links.row(Claim::new(spot, true))[..self.width]
    }

    /// The candidates that go out because one of two spots is true, word by word.
    fn by_both(&self, one: usize, other: usize) -> impl Iterator<Item = u64> {
        let words = self.row(one).iter().zip(self.row(other)).enumerate();
        words.map(|(word, (one, other))| {
            let mask = if word + 1 == self.width { self.last } else { u64::MAX };
            one & other & mask
        })
    }

    /// Whether a spot rules out a candidate.
    pub(crate) fn has(&self, spot: usize, candidate: usize) -> bool {
        self.row(spot)[candidate / 64] >> (candidate % 64) & 1 == 1
    }

    /// How many candidates go out because one of two spots is true; of a single one, if they are the
    /// same.
    pub(crate) fn count_by_both(&self, one: usize, other: usize) -> usize {
        self.by_both(one, other).map(|word| word.count_ones() as usize).sum()
    }

    /// Adds the candidates that go out because one of two spots is true to some others, as bits.
    pub(crate) fn add_both(&self, one: usize, other: usize, all: &mut [u64]) {
        all.iter_mut().zip(self.by_both(one, other)).for_each(|(all, word)| *all |= word);
    }

    /// No candidates, as bits.
    pub(crate) fn none(&self) -> Vec<u64> {
        vec![0; self.width]
    }
}

/// Calls `take` with the number of every bit.
pub(crate) fn for_each_bit(words: &[u64], mut take: impl FnMut(usize)) {
    for (word, &bits) in words.iter().enumerate() {
        let mut bits = bits;
        while bits != 0 {
            take(word * 64 + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// The candidates that some bits stand for.
pub(crate) fn candidates(bits: &[u64]) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(word, &bits)| {
        let rest = |&bits: &u64| Some(bits & bits.wrapping_sub(1)).filter(|&bits| bits != 0);
        let all = std::iter::successors(Some(bits).filter(|&bits| bits != 0), rest);
        all.map(move |bits| word * 64 + bits.trailing_zeros() as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::super::network::tests::random_boards;
    use super::*;

    #[test]
    fn two_spots_rule_out_what_cannot_stand_beside_either() {
        for board in random_boards().iter().filter(|board| board.size() < 10) {
            let links = Links::with_groups(board);
            let ruled_out = RuledOut::of(&links);
            let spots = 0..links.claim_count() / 2;
            for (one, other) in spots.clone().zip(spots.skip(7)) {
                let excludes = |spot: usize, candidate: usize| {
                    let out = links.candidate(candidate);
                    let node = links.node(Claim::new(spot, true));
                    node.candidates().iter().all(|it| it.excludes(out, board.layout()))
                };
                let expected: Vec<usize> = (0..links.candidate_count())
                    .filter(|&it| excludes(one, it) && excludes(other, it))
                    .collect();
                let mut bits = ruled_out.none();
                ruled_out.add_both(one, other, &mut bits);
                assert_eq!(candidates(&bits).collect::<Vec<_>>(), expected);
                assert_eq!(ruled_out.count_by_both(one, other), expected.len());
                assert!(expected.iter().all(|&it| ruled_out.has(one, it)));
            }
        }
    }
}
