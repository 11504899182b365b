//! Eight search nodes at once, with what every x86-64 has.

#![expect(unsafe_code, reason = "instructions of this architecture")]

use std::arch::x86_64::{
    __m128i, _mm_add_epi16, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi16, _mm_cvtsi32_si128,
    _mm_loadu_si128, _mm_max_epi16, _mm_min_epi16, _mm_movemask_epi8, _mm_or_si128,
    _mm_packs_epi16, _mm_set1_epi16, _mm_setzero_si128, _mm_sll_epi16, _mm_storeu_si128,
};

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Processor, chosen};

/// Any processor of this architecture.
#[derive(Clone, Copy)]
pub(super) struct Any;

/// Eight lanes.
#[derive(Clone, Copy)]
pub(super) struct Eight(__m128i);

// SAFETY, for all the blocks below: every processor of this architecture has the instructions.
impl Processor<8> for Any {
    type Lanes = Eight;

    const MOVES_LANES: bool = false;

    #[inline(always)]
    fn load(self, row: &[u16; 8]) -> Eight {
        // SAFETY: see above; and a row is 16 bytes to read.
        Eight(unsafe { _mm_loadu_si128(row.as_ptr().cast()) })
    }

    #[inline(always)]
    fn all(self, value: u16) -> Eight {
        // SAFETY: see above.
        Eight(unsafe { _mm_set1_epi16(value.cast_signed()) })
    }

    #[inline(never)]
    fn apart<W: Work<Self>>(self, work: W) -> W::Output {
        work.run(self)
    }
}

impl Lanes<8> for Eight {
    type Choice = Self;
    type Order = [u8; 8];

    #[inline(always)]
    fn store(self, row: &mut [u16; 8]) {
        // SAFETY: see above; and a row is 16 bytes to write.
        unsafe { _mm_storeu_si128(row.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn like(self, value: u16) -> Self {
        Any.all(value)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_and_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_or_si128(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_andnot_si128(other.0, self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_add_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_min_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn most(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_max_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn shifted<const BITS: u32>(self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_sll_epi16(self.0, _mm_cvtsi32_si128(BITS.cast_signed())) })
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm_cmpeq_epi16(self.0, other.0) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> LaneSet {
        // SAFETY: see above.
        unsafe {
            let packed = _mm_packs_epi16(self.same(other).0, _mm_setzero_si128());
            _mm_movemask_epi8(packed).cast_unsigned()
        }
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
