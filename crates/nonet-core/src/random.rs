//! Random numbers that are the same on every platform.

/// A stream of random numbers: `SplitMix64`, the same on every platform.
///
/// After G. L. Steele, D. Lea and C. H. Flood, *Fast splittable pseudorandom number generators*
/// (2014). Its state is a counter that grows by a constant; each number is the counter, mixed.
///
/// ```
/// use nonet_core::Random;
///
/// let mut random = Random::new(1_234_567);
/// assert_eq!(random.number(), 6_457_827_717_110_365_317);
/// assert!(random.exactly_below(6_670_903_752_021_072_936_960) < 6_670_903_752_021_072_936_960);
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream that begins at this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// One of many streams from one seed, far apart from each other: stream 0, 1, 2 and so on.
    ///
    /// It begins at a mixed number, as neighbouring seeds would soon give the same numbers.
    pub fn stream(seed: u64, index: u64) -> Random {
        let start = Random(seed).number() ^ index.wrapping_mul(0xd134_2543_de82_ef95);
        Random(Random(start).number())
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, from one number of the stream. Some are likelier than others by
    /// `bound` in 2⁶⁴: far too little to see, and too much for a proof.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.number()) * bound as u128) >> 64) as usize
    }

    /// A number below `bound`, each as likely as any other: numbers of the stream that would favour
    /// some are passed over.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn exactly_below(&mut self, bound: u128) -> u128 {
        assert!(bound > 0, "there is no number below 0");
        if let Ok(bound) = u64::try_from(bound) {
            return u128::from(self.exactly_below_u64(bound));
        }
        // The multiples of the bound that fit; what lies beyond the last of them is unfair.
        let unfair = (u128::MAX % bound + 1) % bound;
        loop {
            let number = u128::from(self.number()) << 64 | u128::from(self.number());
            if number <= u128::MAX - unfair {
                return number % bound;
            }
        }
    }

    /// The same for bounds that fit into 64 bits, faster: after D. Lemire, *Fast random integer
    /// generation in an interval* (2019).
    fn exactly_below_u64(&mut self, bound: u64) -> u64 {
        loop {
            let product = u128::from(self.number()) * u128::from(bound);
            let rest = product as u64;
            if rest >= bound || rest >= bound.wrapping_neg() % bound {
                return (product >> 64) as u64;
            }
        }
    }

    /// A number from 0 up to, but not including, 1.
    pub fn share(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
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
        assert_eq!([random.number(), random.number()], expected);
    }

    #[test]
    fn random_numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut random = Random::new(1);
        let mut seen = [[0; 7]; 2];
        for _ in 0..700 {
            seen[0][random.below(7)] += 1;
            seen[1][random.exactly_below(7) as usize] += 1;
        }
        assert!(seen.as_flattened().iter().all(|&times| times > 50), "{seen:?}");
        assert!((0..700).all(|_| (0.0..1.0).contains(&random.share())));
    }

    #[test]
    fn exact_numbers_below_bounds_of_any_size_are_spread_evenly() {
        let mut random = Random::new(2);
        for bound in [1, 3, u128::from(u64::MAX), 1 << 64, 3 << 64, (1 << 127) + 1, u128::MAX] {
            let drawn: Vec<u128> = (0..600).map(|_| random.exactly_below(bound)).collect();
            assert!(drawn.iter().all(|&number| number < bound), "{bound}");
            let low = drawn.iter().filter(|&&number| number < bound / 3).count();
            assert!(bound < 3 || (140..260).contains(&low), "{low} of 600 below {bound} / 3");
        }
    }

    #[test]
    fn streams_of_one_seed_have_nothing_in_common() {
        let mut seen = std::collections::BTreeSet::new();
        for index in 0..50 {
            let mut random = Random::stream(7, index);
            assert!((0..200).all(|_| seen.insert(random.number())), "stream {index}");
        }
        assert_eq!(Random::stream(7, 3).number(), Random::stream(7, 3).number());
        assert_ne!(Random::stream(7, 3).number(), Random::stream(8, 3).number());
    }
}
