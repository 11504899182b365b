//! The filter by families, compiled for processors with AVX2.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use super::families;
use crate::digit::DigitSet;
use crate::simd::Avx2;

/// Filters with these instructions.
pub(super) fn filter(_: Avx2, wanted: usize, sets: &mut [DigitSet]) -> bool {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn inside(wanted: usize, sets: &mut [DigitSet]) -> bool {
        families::filter(wanted, sets)
    }
    // SAFETY: there is a proof that the processor has the instructions.
    unsafe { inside(wanted, sets) }
}
