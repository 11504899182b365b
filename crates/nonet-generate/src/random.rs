//! Orders and choices by lot.

use nonet_core::Random;

/// Puts things into an order, each as likely as any other: after R. A. Fisher and F. Yates.
pub(crate) fn shuffle<T>(things: &mut [T], random: &mut Random) {
    for end in (1..things.len()).rev() {
        things.swap(end, random.below(end + 1));
    }
}

/// Random numbers of an attempt. They have nothing in common with those that grids are drawn with
/// elsewhere from the same seed.
pub(crate) fn of_attempt(seed: u64, attempt: u64) -> Random {
    const MARK: u64 = 0x6e6f_6e65_745f_6765;
    Random::stream(seed ^ MARK, attempt)
}
