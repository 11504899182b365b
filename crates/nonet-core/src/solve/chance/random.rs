//! Random numbers that are the same on every platform.

/// A stream of random numbers: `SplitMix64`, the same on every platform.
///
/// After G. L. Steele, D. Lea and C. H. Flood, *Fast splittable pseudorandom number generators*
/// (2014). Its state is a counter that grows by a constant; each number is the counter, mixed.
pub(in crate::solve) struct Random(u64);

impl Random {
    /// The stream that begins at this seed.
    pub(in crate::solve) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, from one number of the stream.
    pub(in crate::solve) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to, but not including, 1.
    pub(in crate::solve) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_random_numbers_is_that_of_splitmix64() {
        // The first numbers of the published algorithm from the seed 1234567.
        let mut random = Random::new(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([random.next(), random.next()], expected);
    }

    #[test]
    fn random_numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut random = Random::new(1);
        let mut seen = [0; 7];
        (0..700).for_each(|_| seen[random.below(7)] += 1);
        assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
        assert!((0..700).all(|_| (0.0..1.0).contains(&random.share())));
    }
}
