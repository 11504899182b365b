//! Eight search nodes at once in two plain words, for processors whose registers nobody has written down yet.

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Processor, chosen};

/// Any processor.
#[derive(Clone, Copy)]
pub(super) struct Any;

/// The lowest bit of each lane.
const LOWEST: u64 = 0x0001_0001_0001_0001;

/// The highest bit of each lane. Digits do not reach it, so that it can catch what is carried or borrowed.
const HIGHEST: u64 = LOWEST << 15;

/// Eight lanes, four in each word.
#[derive(Clone, Copy)]
pub(super) struct Eight([u64; 2]);

impl Processor<8> for Any {
    type Lanes = Eight;

    #[inline(always)]
    fn load(self, row: &[u16; 8]) -> Eight {
        let word = |from: usize| {
            let lanes = [row[from], row[from + 1], row[from + 2], row[from + 3]];
            lanes.iter().rev().fold(0, |word, &lane| word << 16 | u64::from(lane))
        };
        Eight([word(0), word(4)])
    }

    #[inline(always)]
    fn all(self, value: u16) -> Eight {
        Eight([LOWEST * u64::from(value); 2])
    }

    #[inline(never)]
    fn apart<W: Work<Self>>(self, work: W) -> W::Output {
        work.run(self)
    }
}

impl Eight {
    #[inline(always)]
    fn map(self, of: impl Fn(u64) -> u64) -> Self {
        Self([of(self.0[0]), of(self.0[1])])
    }

    #[inline(always)]
    fn zip(self, other: Self, of: impl Fn(u64, u64) -> u64) -> Self {
        Self([of(self.0[0], other.0[0]), of(self.0[1], other.0[1])])
    }

    /// All bits of the lanes whose highest bit is set.
    #[inline(always)]
    fn spread(self) -> Self {
        self.map(|word| {
            let high = word & HIGHEST;
            (high - (high >> 15)) | high
        })
    }

    /// All bits where this number is not below the other; both below 2¹⁵.
    #[inline(always)]
    fn reaches(self, other: Self) -> Self {
        self.zip(other, |one, other| (one | HIGHEST) - other).spread()
    }
}

impl Lanes<8> for Eight {
    type Choice = Self;
    type Order = [u8; 8];

    #[inline(always)]
    fn store(self, row: &mut [u16; 8]) {
        for (lane, to) in row.iter_mut().enumerate() {
            *to = (self.0[lane / 4] >> (lane % 4 * 16)) as u16;
        }
    }

    #[inline(always)]
    fn like(self, value: u16) -> Self {
        Any.all(value)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |one, other| one & other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |one, other| one | other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, |one, other| {
            ((one & !HIGHEST) + (other & !HIGHEST)) ^ ((one ^ other) & HIGHEST)
        })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        other.replaced(self, other.reaches(self))
    }

    #[inline(always)]
    fn most(self, other: Self) -> Self {
        other.replaced(self, self.reaches(other))
    }

    #[inline(always)]
    fn shifted<const BITS: u32>(self) -> Self {
        self.map(|word| (word & (LOWEST * (u64::from(u16::MAX) >> BITS))) << BITS)
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        // Whatever bit of a lane differs is carried to the highest one, or is it.
        let differ = self.zip(other, |one, other| one ^ other);
        differ.map(|word| !(((word & !HIGHEST) + !HIGHEST) | word)).spread()
    }

    #[inline(always)]
    fn equal(self, other: Self) -> LaneSet {
        let same = self.same(other);
        (0..8).fold(0, |set, lane| set | ((same.0[lane / 4] >> (lane % 4 * 16) & 1) as u32) << lane)
    }

    #[inline(always)]
    fn choice(self, lanes: LaneSet) -> Self {
        Any.load(&chosen(lanes))
    }

    #[inline(always)]
    fn replaced(self, other: Self, choice: Self) -> Self {
        self.without(choice).or(other.and(choice))
    }

    #[inline(always)]
    fn order(self, order: &[u8; 8]) -> [u8; 8] {
        *order
    }

    #[inline(always)]
    fn ordered(self, order: [u8; 8]) -> Self {
        let mut row = [0; 8];
        self.store(&mut row);
        Any.load(&order.map(|from| row[usize::from(from % 8)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::solve::bulk::found::Count;
    use crate::solve::bulk::search::Search;
    use crate::solve::bulk::{Candidates, Path, Solver};

    /// Candidates near a grid, so that there may be no solution, one or several.
    fn puzzle(random: &mut Random) -> Candidates {
        let few = 1 + random.below(4);
        let cells = std::array::from_fn(|cell| {
            let digit = (cell / 9 * 3 + cell / 27 + cell) % 9;
            let right = if random.below(60) == 0 { 0 } else { 1 << digit };
            (0..few).fold(right, |set, _| set | 1 << random.below(9))
        });
        Candidates::new(cells).expect("nine digits")
    }

    #[test]
    fn plain_words_find_what_registers_find() {
        let mut random = Random::new(3);
        let puzzles: Vec<Candidates> = (0..3000).map(|_| puzzle(&mut random)).collect();
        let mut expected = Vec::new();
        Solver::on(Path::PORTABLE).count(&puzzles, 4, &mut expected);
        for count in 0..=2 {
            assert!(expected.iter().filter(|&&found| found == count).count() > 20, "{count}");
        }
        let mut counts = vec![0; puzzles.len()];
        Search::<8>::new().run(Any, &puzzles, &mut Count { limit: 4, counts: &mut counts });
        assert_eq!(counts, expected);
    }
}
