//! The lanes of processors with AVX2 and AVX-512.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m256i, __m512i, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi16, _mm256_load_si256,
    _mm256_movemask_epi8, _mm256_packs_epi16, _mm256_permute4x64_epi64, _mm256_set1_epi16,
    _mm256_setzero_si256, _mm256_store_si256, _mm256_sub_epi16, _mm512_and_si512,
    _mm512_andnot_si512, _mm512_cmpneq_epi16_mask, _mm512_load_si512, _mm512_set1_epi16,
    _mm512_store_si512, _mm512_sub_epi16, _mm512_testn_epi16_mask,
};

use super::super::simd::{Avx2, Avx512};
use super::lanes::{Chunk, Lanes, Processor};

/// Two registers of sixteen lanes.
#[derive(Clone, Copy)]
pub(super) struct Two(__m256i, __m256i);

// SAFETY, for all the blocks below: the instructions need a processor that has them. Lanes come from a
// processor, which is the proof, or from other lanes.
impl Processor for Avx2 {
    type Lanes = Two;

    #[inline(always)]
    fn load(self, chunk: &Chunk) -> Two {
        let halves: *const __m256i = chunk.0.as_ptr().cast();
        // SAFETY: see above; and a chunk is 64 bytes to read, at an address that they divide.
        unsafe { Two(_mm256_load_si256(halves), _mm256_load_si256(halves.add(1))) }
    }

    #[inline(always)]
    fn all(self, digits: u16) -> Two {
        // SAFETY: see above.
        let half = unsafe { _mm256_set1_epi16(digits.cast_signed()) };
        Two(half, half)
    }
}

impl Two {
    /// The lanes that are 0 in these registers, as a set.
    #[inline(always)]
    fn zeros(self) -> u32 {
        // SAFETY: see above.
        unsafe {
            let zero = _mm256_setzero_si256();
            let (low, high) = (_mm256_cmpeq_epi16(self.0, zero), _mm256_cmpeq_epi16(self.1, zero));
            // Packing takes halves of both registers in turn: put them in order.
            let packed = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packs_epi16(low, high));
            _mm256_movemask_epi8(packed).cast_unsigned()
        }
    }
}

impl Lanes for Two {
    #[inline(always)]
    fn store(self, chunk: &mut Chunk) {
        let halves: *mut __m256i = chunk.0.as_mut_ptr().cast();
        // SAFETY: see above; and a chunk is 64 bytes to write, at an address that they divide.
        unsafe {
            _mm256_store_si256(halves, self.0);
            _mm256_store_si256(halves.add(1), self.1);
        }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see above.
        unsafe { Two(_mm256_and_si256(self.0, other.0), _mm256_and_si256(self.1, other.1)) }
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see above.
        unsafe { Two(_mm256_andnot_si256(other.0, self.0), _mm256_andnot_si256(other.1, self.1)) }
    }

    #[inline(always)]
    fn differing(self, other: Self) -> u32 {
        // SAFETY: see above.
        let equal = unsafe {
            Two(_mm256_sub_epi16(self.0, other.0), _mm256_sub_epi16(self.1, other.1)).zeros()
        };
        !equal
    }

    #[inline(always)]
    fn empty(self) -> u32 {
        self.zeros()
    }

    #[inline(always)]
    fn settled(self) -> u32 {
        // SAFETY: see above.
        unsafe {
            let one = _mm256_set1_epi16(1);
            let lower = Two(_mm256_sub_epi16(self.0, one), _mm256_sub_epi16(self.1, one));
            self.and(lower).zeros()
        }
    }
}

/// A register of thirty-two lanes.
#[derive(Clone, Copy)]
pub(super) struct One(__m512i);

impl Processor for Avx512 {
    type Lanes = One;

    #[inline(always)]
    fn load(self, chunk: &Chunk) -> One {
        // SAFETY: see above; and a chunk is 64 bytes to read, at an address that they divide.
        One(unsafe { _mm512_load_si512(chunk.0.as_ptr().cast()) })
    }

    #[inline(always)]
    fn all(self, digits: u16) -> One {
        // SAFETY: see above.
        One(unsafe { _mm512_set1_epi16(digits.cast_signed()) })
    }
}

impl Lanes for One {
    #[inline(always)]
    fn store(self, chunk: &mut Chunk) {
        // SAFETY: see above; and a chunk is 64 bytes to write, at an address that they divide.
        unsafe { _mm512_store_si512(chunk.0.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see above.
        One(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see above.
        One(unsafe { _mm512_andnot_si512(other.0, self.0) })
    }

    #[inline(always)]
    fn differing(self, other: Self) -> u32 {
        // SAFETY: see above.
        unsafe { _mm512_cmpneq_epi16_mask(self.0, other.0) }
    }

    #[inline(always)]
    fn empty(self) -> u32 {
        // SAFETY: see above.
        unsafe { _mm512_testn_epi16_mask(self.0, self.0) }
    }

    #[inline(always)]
    fn settled(self) -> u32 {
        // SAFETY: see above.
        unsafe {
            let lower = _mm512_sub_epi16(self.0, _mm512_set1_epi16(1));
            _mm512_testn_epi16_mask(self.0, lower)
        }
    }
}
