//! Thirty-two search nodes at once, with AVX-512.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m512i, __mmask32, _mm256_loadu_si256, _mm256_storeu_si256, _mm512_add_epi16,
    _mm512_and_si512, _mm512_andnot_si512, _mm512_cmpeq_epi16_mask, _mm512_cvtepi16_epi8,
    _mm512_cvtepu8_epi16, _mm512_loadu_si512, _mm512_mask_add_epi16, _mm512_mask_max_epi16,
    _mm512_mask_mov_epi16, _mm512_mask_testn_epi16_mask, _mm512_maskz_mov_epi16, _mm512_max_epi16,
    _mm512_min_epi16, _mm512_movm_epi16, _mm512_mullo_epi16, _mm512_or_si512,
    _mm512_permutexvar_epi16, _mm512_set1_epi16, _mm512_slli_epi16, _mm512_srli_epi16,
    _mm512_storeu_si512, _mm512_ternarylogic_epi32, _mm512_test_epi16_mask,
    _mm512_testn_epi16_mask,
};

use super::super::simd::{Avx512, Work};
use super::lanes::{LaneSet, Lanes, Processor};
use super::start::CANDIDATES;
use super::transpose::transpose;

/// Thirty-two lanes.
#[derive(Clone, Copy)]
pub(super) struct ThirtyTwo(__m512i);

// SAFETY, for all the blocks below: the instructions need a processor that has them. Lanes come from a
// processor, which is the proof, or from other lanes.
impl Processor<32> for Avx512 {
    type Lanes = ThirtyTwo;

    #[inline(always)]
    fn load(self, row: &[u16; 32]) -> ThirtyTwo {
        // SAFETY: see above; and a row is 64 bytes to read.
        ThirtyTwo(unsafe { _mm512_loadu_si512(row.as_ptr().cast()) })
    }

    #[inline(always)]
    fn all(self, value: u16) -> ThirtyTwo {
        // SAFETY: see above.
        ThirtyTwo(unsafe { _mm512_set1_epi16(value.cast_signed()) })
    }

    const HAS_SQUARES: bool = true;

    #[inline(always)]
    fn transposed(self, rows: [&[u8; 16]; 16]) -> [[u8; 16]; 16] {
        transpose(rows)
    }

    #[inline(always)]
    fn candidates(self, givens: &[u8; 32]) -> ThirtyTwo {
        let mut table = [0; 32];
        table[..16].copy_from_slice(&CANDIDATES);
        // SAFETY: see above; and there are 32 bytes to read.
        let givens = unsafe { _mm512_cvtepu8_epi16(_mm256_loadu_si256(givens.as_ptr().cast())) };
        // SAFETY: see above.
        ThirtyTwo(unsafe { _mm512_permutexvar_epi16(givens, self.load(&table).0) })
    }

    #[inline(always)]
    fn digits(self, row: &[u16; 32], digits: &mut [u8; 32]) {
        // The four highest bits of a product with this number tell which power of two the other factor was.
        const DE_BRUIJN: u16 = 0x09af;
        const TABLE: [u16; 32] = {
            let mut table = [0; 32];
            let mut digit = 0;
            while digit < 9 {
                table[(DE_BRUIJN.wrapping_mul(1 << digit) >> 12) as usize] = digit + 1;
                digit += 1;
            }
            table
        };
        // SAFETY: see above; and there are 32 bytes to write.
        unsafe {
            let product = _mm512_mullo_epi16(self.load(row).0, self.all(DE_BRUIJN).0);
            let place = _mm512_srli_epi16::<12>(product);
            let found = _mm512_permutexvar_epi16(place, self.load(&TABLE).0);
            _mm256_storeu_si256(digits.as_mut_ptr().cast(), _mm512_cvtepi16_epi8(found));
        }
    }

    #[inline(always)]
    fn apart<W: Work<Self>>(self, work: W) -> W::Output {
        self.enter_apart(work)
    }
}

impl ThirtyTwo {
    /// Any function of three bits: `TABLE` has its value for each, the bits of this one counting most.
    #[inline(always)]
    fn logic<const TABLE: i32>(self, b: Self, c: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_ternarylogic_epi32::<TABLE>(self.0, b.0, c.0) })
    }

    /// One less.
    #[inline(always)]
    fn before(self) -> Self {
        self.plus(self.like(u16::MAX))
    }

    /// The lanes where both have something in common.
    #[inline(always)]
    fn meeting(self, other: Self) -> __mmask32 {
        // SAFETY: see above.
        unsafe { _mm512_test_epi16_mask(self.0, other.0) }
    }
}

impl Lanes<32> for ThirtyTwo {
    type Choice = __mmask32;
    /// Which lane each lane comes from.
    type Order = Self;

    #[inline(always)]
    fn store(self, row: &mut [u16; 32]) {
        // SAFETY: see above; and a row is 64 bytes to write.
        unsafe { _mm512_storeu_si512(row.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn like(self, value: u16) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_set1_epi16(value.cast_signed()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_or_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_min_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn most(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_max_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn shifted<const BITS: u32>(self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_slli_epi16::<BITS>(self.0) })
    }

    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.logic::<0b1111_1110>(b, c)
    }

    #[inline(always)]
    fn majority(self, b: Self, c: Self) -> Self {
        self.logic::<0b1110_1000>(b, c)
    }

    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.logic::<0b1000_0000>(b, c)
    }

    #[inline(always)]
    fn and_or(self, b: Self, c: Self) -> Self {
        self.logic::<0b1110_1010>(b, c)
    }

    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        self.logic::<0b0001_0000>(b, c)
    }

    /// What has only one place in a line or in a block.
    #[inline(always)]
    fn places(line: Self, block: Self) -> Self {
        line.logic::<0b0011_1111>(block, block)
    }

    #[inline(always)]
    fn single_out(self, places: Self, clashes: &mut Self) -> (Self, Self) {
        let hidden = self.and(places);
        *clashes = hidden.and_or(hidden.before(), *clashes);
        let kept = self.replaced(hidden, self.meeting(places));
        // SAFETY: see above.
        let single = unsafe {
            let is_single = _mm512_testn_epi16_mask(kept.0, kept.before().0);
            Self(_mm512_maskz_mov_epi16(is_single, kept.0))
        };
        (kept, single)
    }

    #[inline(always)]
    fn add_hidden(self, places: Self, known: Self) -> Self {
        self.and_or(places, known)
    }

    #[inline(always)]
    fn settle(self, allowed: Self, known: Self, places: Self) -> Self {
        let singles = self.and_or(places, known);
        self.and_or(allowed, singles).replaced(singles, self.meeting(places))
    }

    #[inline(always)]
    fn settled_and_pair(self) -> (Self, Self) {
        let rest = self.and(self.before());
        // SAFETY: see above.
        unsafe {
            let settled = _mm512_testn_epi16_mask(rest.0, rest.0);
            let is_pair = _mm512_mask_testn_epi16_mask(!settled, rest.0, rest.before().0);
            (Self(_mm512_movm_epi16(settled)), Self(_mm512_maskz_mov_epi16(is_pair, self.0)))
        }
    }

    #[inline(always)]
    fn meets(self, a: Self, b: Self, c: Self) -> Self {
        let less_one = |sum: Self, set: Self| {
            // SAFETY: see above.
            Self(unsafe {
                let none = _mm512_testn_epi16_mask(self.0, set.0);
                _mm512_mask_add_epi16(sum.0, none, sum.0, sum.like(u16::MAX).0)
            })
        };
        less_one(less_one(less_one(self.like(0), a), b), c)
    }

    #[inline(always)]
    fn raised(self, to: Self, pair: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_mask_max_epi16(self.0, pair.meeting(pair), self.0, to.0) })
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_movm_epi16(_mm512_cmpeq_epi16_mask(self.0, other.0)) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> LaneSet {
        // SAFETY: see above.
        unsafe { _mm512_cmpeq_epi16_mask(self.0, other.0) }
    }

    #[inline(always)]
    fn choice(self, lanes: LaneSet) -> __mmask32 {
        lanes
    }

    #[inline(always)]
    fn replaced(self, other: Self, choice: __mmask32) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_mask_mov_epi16(self.0, choice, other.0) })
    }

    #[inline(always)]
    fn order(self, order: &[u8; 32]) -> Self {
        let order = order.map(u16::from);
        // SAFETY: see above; and there are 64 bytes to read.
        Self(unsafe { _mm512_loadu_si512(order.as_ptr().cast()) })
    }

    #[inline(always)]
    fn ordered(self, order: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_permutexvar_epi16(order.0, self.0) })
    }
}
