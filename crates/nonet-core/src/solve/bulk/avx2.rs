//! Sixteen search nodes at once, with AVX2.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m256i, _mm_and_si128, _mm_cmpeq_epi8, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_or_si128,
    _mm_packus_epi16, _mm_set1_epi8, _mm_set1_epi16, _mm_setzero_si128, _mm_shuffle_epi8,
    _mm_srli_epi16, _mm_storeu_si128, _mm_unpackhi_epi8, _mm_unpacklo_epi8, _mm256_add_epi16,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_blendv_epi8, _mm256_cmpeq_epi16,
    _mm256_loadu_si256, _mm256_max_epi16, _mm256_min_epi16, _mm256_movemask_epi8, _mm256_or_si256,
    _mm256_packs_epi16, _mm256_permute2x128_si256, _mm256_permute4x64_epi64, _mm256_set_m128i,
    _mm256_set1_epi16, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi16,
    _mm256_storeu_si256,
};

use super::super::simd::{Avx2, Work};
use super::lanes::{LaneSet, Lanes, Processor};
use super::start::CANDIDATES;
use super::transpose::transpose;

/// Sixteen lanes.
#[derive(Clone, Copy)]
pub(super) struct Sixteen(__m256i);

// SAFETY, for all the blocks below: the instructions need a processor that has them. Lanes come from a
// processor, which is the proof, or from other lanes.
impl Processor<16> for Avx2 {
    type Lanes = Sixteen;

    #[inline(always)]
    fn load(self, row: &[u16; 16]) -> Sixteen {
        // SAFETY: see above.
        unsafe { from_row(row) }
    }

    #[inline(always)]
    fn all(self, value: u16) -> Sixteen {
        // SAFETY: see above.
        Sixteen(unsafe { _mm256_set1_epi16(value.cast_signed()) })
    }

    const HAS_SQUARES: bool = true;

    #[inline(always)]
    fn transposed(self, rows: [&[u8; 16]; 16]) -> [[u8; 16]; 16] {
        transpose(rows)
    }

    #[inline(always)]
    fn candidates(self, givens: &[u8; 16]) -> Sixteen {
        // SAFETY: see above; and all rows are 16 bytes to read.
        unsafe {
            let load = |row: &[u8; 16]| _mm_loadu_si128(row.as_ptr().cast());
            let givens = load(givens);
            let low = _mm_shuffle_epi8(load(&CANDIDATES.map(|set| set as u8)), givens);
            let high = _mm_shuffle_epi8(load(&CANDIDATES.map(|set| (set >> 8) as u8)), givens);
            let (first, second) = (_mm_unpacklo_epi8(low, high), _mm_unpackhi_epi8(low, high));
            Sixteen(_mm256_set_m128i(second, first))
        }
    }

    #[inline(always)]
    fn digits(self, row: &[u16; 16], digits: &mut [u8; 16]) {
        // The number of a digit by its bit, in the lower or the higher half of a byte.
        const LOWER: [u8; 16] = [0, 1, 2, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
        const HIGHER: [u8; 16] = [0, 5, 6, 0, 7, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0];
        let (low, high) = row.split_at(8);
        // SAFETY: see above; and all there is to read and to write are 16 bytes.
        unsafe {
            let load = |row: &[u8; 16]| _mm_loadu_si128(row.as_ptr().cast());
            let word = |row: &[u16]| {
                let cells = _mm_loadu_si128(row.as_ptr().cast());
                // Nine is the only digit that is not in the lower byte.
                _mm_and_si128(cells, _mm_set1_epi16(0xff))
            };
            let bytes = _mm_packus_epi16(word(low), word(high));
            let nibbles = _mm_set1_epi8(0xf);
            let lower = _mm_shuffle_epi8(load(&LOWER), _mm_and_si128(bytes, nibbles));
            let upper = _mm_and_si128(_mm_srli_epi16::<4>(bytes), nibbles);
            let found = _mm_or_si128(lower, _mm_shuffle_epi8(load(&HIGHER), upper));
            let nine = _mm_cmpeq_epi8(found, _mm_setzero_si128());
            let found = _mm_or_si128(found, _mm_and_si128(nine, _mm_set1_epi8(9)));
            _mm_storeu_si128(digits.as_mut_ptr().cast(), found);
        }
    }

    #[inline(always)]
    fn apart<W: Work<Self>>(self, work: W) -> W::Output {
        self.enter_apart(work)
    }
}

/// A register with the words of a row.
///
/// # Safety
///
/// The processor has to have AVX2.
#[inline(always)]
unsafe fn from_row(row: &[u16; 16]) -> Sixteen {
    // SAFETY: the caller's; and a row is 32 bytes to read.
    Sixteen(unsafe { _mm256_loadu_si256(row.as_ptr().cast()) })
}

impl Lanes<16> for Sixteen {
    type Choice = Self;

    /// Which byte each byte comes from within a half; and all bits in the lanes that come from the second half.
    type Order = (Self, Self);

    #[inline(always)]
    fn store(self, row: &mut [u16; 16]) {
        // SAFETY: see above; and a row is 32 bytes to write.
        unsafe { _mm256_storeu_si256(row.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn like(self, value: u16) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_set1_epi16(value.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_min_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn most(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_max_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn shifted<const BITS: u32>(self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_sll_epi16(self.0, _mm_cvtsi32_si128(BITS.cast_signed())) })
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_cmpeq_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> LaneSet {
        // SAFETY: see above.
        unsafe {
            // Sixteen words to sixteen bytes: each half gives eight, which have to be side by side.
            let packed = _mm256_packs_epi16(self.same(other).0, _mm256_setzero_si256());
            let packed = _mm256_permute4x64_epi64::<0b11_01_10_00>(packed);
            _mm256_movemask_epi8(packed).cast_unsigned()
        }
    }

    #[inline(always)]
    fn choice(self, lanes: LaneSet) -> Self {
        let mut bits = [0; 16];
        for (lane, bit) in bits.iter_mut().enumerate() {
            *bit = 1 << lane;
        }
        // SAFETY: see above.
        let bits = unsafe { from_row(&bits) };
        bits.and(self.like(lanes as u16)).same(bits)
    }

    #[inline(always)]
    fn replaced(self, other: Self, choice: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm256_blendv_epi8(self.0, other.0, choice.0) })
    }

    #[inline(always)]
    fn order(self, order: &[u8; 16]) -> (Self, Self) {
        let bytes = order.map(|from| u16::from(from % 8 * 2) | u16::from(from % 8 * 2 + 1) << 8);
        let halves = order.map(|from| if from < 8 { 0 } else { u16::MAX });
        // SAFETY: see above.
        unsafe { (from_row(&bytes), from_row(&halves)) }
    }

    #[inline(always)]
    fn ordered(self, (bytes, halves): (Self, Self)) -> Self {
        // SAFETY: see above.
        unsafe {
            let first = _mm256_permute2x128_si256::<0x00>(self.0, self.0);
            let second = _mm256_permute2x128_si256::<0x11>(self.0, self.0);
            let from_first = _mm256_shuffle_epi8(first, bytes.0);
            let from_second = _mm256_shuffle_epi8(second, bytes.0);
            Self(_mm256_blendv_epi8(from_first, from_second, halves.0))
        }
    }
}
