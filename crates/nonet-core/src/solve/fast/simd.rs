//! What needs instructions that not every processor has: the search with AVX2 and AVX-512.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use std::arch::x86_64::{
    __m512i, _mm512_add_epi32, _mm512_and_si512, _mm512_loadu_si512, _mm512_or_si512,
    _mm512_set1_epi32, _mm512_shuffle_epi32, _mm512_shuffle_i32x4, _mm512_sllv_epi32,
    _mm512_srlv_epi32, _mm512_storeu_si512, _mm512_sub_epi32, _mm512_test_epi32_mask,
    _mm512_xor_si512,
};
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::super::simd::{Avx2, Avx512};
use super::state::{Bitboard, State};
use super::sweep::{Bitboards, Processor, Pruned, Word, prune};
use super::wide::Wide;
use super::{Tally, Watch, run};

impl Avx2 {
    /// Searches with these instructions.
    #[inline]
    pub(super) fn run<W: Watch>(self, state: &State, watch: &mut W) -> Tally {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn search<W: Watch>(cpu: Avx2, state: &State, watch: &mut W) -> Tally {
            run(Bitboards::root(cpu, state), watch)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { search(self, state, watch) }
    }
}

impl Processor<8> for Avx2 {
    const COUNTS_BITS: bool = true;

    #[inline(always)]
    fn prune(self, boards: &mut [Bitboard; 9], digits: [usize; 8], naked: &Bitboard) -> Pruned<8> {
        #[inline(never)]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn apart(boards: &mut [Bitboard; 9], digits: [usize; 8], naked: &Bitboard) -> Pruned<8> {
            prune(boards, digits, naked)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { apart(boards, digits, naked) }
    }
}

impl Avx512 {
    /// Searches with these instructions.
    #[inline]
    pub(super) fn run<W: Watch>(self, state: &State, watch: &mut W) -> Tally {
        #[target_feature(enable = "avx512bw,avx512f,avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn search<W: Watch>(cpu: Avx512, state: &State, watch: &mut W) -> Tally {
            run(Wide::root(cpu, state), watch)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { search(self, state, watch) }
    }
}

/// Sixteen lanes of 32 bits.
#[derive(Clone, Copy)]
pub(super) struct Lanes(__m512i);

// SAFETY, for all the blocks below: the instructions need a processor that has them. A value of
// `Lanes` comes from `load`, which asks for the proof, or from another value.
impl Lanes {
    #[inline(always)]
    pub(super) fn load(_: Avx512, lanes: &[u32; 16]) -> Self {
        // SAFETY: see above; and the lanes are 64 bytes to read.
        Self(unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    pub(super) fn store(self, lanes: &mut [u32; 16]) {
        // SAFETY: see above; and the lanes are 64 bytes to write.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0) }
    }

    /// The first lane of each band.
    #[inline(always)]
    pub(super) fn boards(self) -> Bitboard {
        let mut lanes = [0; 16];
        self.store(&mut lanes);
        [lanes[0], lanes[4], lanes[8], 0]
    }

    /// The lanes that are not 0, as a set.
    #[inline(always)]
    pub(super) fn flags(self) -> u16 {
        // SAFETY: see above.
        unsafe { _mm512_test_epi32_mask(self.0, self.0) }
    }

    /// Chosen fours of lanes: two of this register, then two of another.
    #[inline(always)]
    pub(super) fn fours<const CHOICE: i32>(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_shuffle_i32x4::<CHOICE>(self.0, other.0) })
    }

    /// The four lanes of each band, everywhere.
    #[inline(always)]
    pub(super) fn each_band(self) -> [Self; 3] {
        [
            self.fours::<0b00_00_00_00>(self),
            self.fours::<0b01_01_01_01>(self),
            self.fours::<0b10_10_10_10>(self),
        ]
    }

    /// Each lane from two lanes on, around the end of each four.
    #[inline(always)]
    pub(super) fn second(self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_shuffle_epi32::<0b01_00_11_10>(self.0) })
    }

    /// Each lane from the next one, around the end of each four.
    #[inline(always)]
    pub(super) fn next(self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_shuffle_epi32::<0b00_11_10_01>(self.0) })
    }
}

impl Word for Lanes {
    #[inline(always)]
    fn all(self, bits: u32) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_set1_epi32(bits.cast_signed()) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_sub_epi32(self.0, other.0) })
    }
}

/// Implements an operator for lanes by an instruction.
macro_rules! operator {
    ($trait:ident, $method:ident, $instruction:ident) => {
        impl $trait for Lanes {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: see `Lanes`.
                Self(unsafe { $instruction(self.0, other.0) })
            }
        }
    };
}

operator!(Add, add, _mm512_add_epi32);
operator!(BitAnd, bitand, _mm512_and_si512);
operator!(BitOr, bitor, _mm512_or_si512);
operator!(BitXor, bitxor, _mm512_xor_si512);

impl Not for Lanes {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self ^ self.all(u32::MAX)
    }
}

impl Shl<u32> for Lanes {
    type Output = Self;

    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_sllv_epi32(self.0, self.all(by).0) })
    }
}

impl Shr<u32> for Lanes {
    type Output = Self;

    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        // SAFETY: see above.
        Self(unsafe { _mm512_srlv_epi32(self.0, self.all(by).0) })
    }
}
