//! Eight search nodes at once, with the registers of WebAssembly.

#![expect(unsafe_code, reason = "reading and writing registers")]

use std::arch::wasm32::{
    i8x16_swizzle, i16x8_add, i16x8_bitmask, i16x8_eq, i16x8_max, i16x8_min, i16x8_shl,
    u16x8_splat, v128, v128_and, v128_andnot, v128_bitselect, v128_load, v128_or, v128_store,
};

use super::super::simd::Work;
use super::lanes::{LaneSet, Lanes, Processor, chosen};

/// Any machine that this is compiled for.
#[derive(Clone, Copy)]
pub(super) struct Any;

/// Eight lanes.
#[derive(Clone, Copy)]
pub(super) struct Eight(v128);

impl Processor<8> for Any {
    type Lanes = Eight;

    #[inline(always)]
    fn load(self, row: &[u16; 8]) -> Eight {
        // SAFETY: a row is 16 bytes to read.
        Eight(unsafe { v128_load(row.as_ptr().cast()) })
    }

    #[inline(always)]
    fn all(self, value: u16) -> Eight {
        Eight(u16x8_splat(value))
    }

    #[inline(never)]
    fn apart<W: Work<Self>>(self, work: W) -> W::Output {
        work.run(self)
    }
}

impl Lanes<8> for Eight {
    type Choice = Self;

    /// Which byte each byte comes from.
    type Order = Self;

    #[inline(always)]
    fn store(self, row: &mut [u16; 8]) {
        // SAFETY: a row is 16 bytes to write.
        unsafe { v128_store(row.as_mut_ptr().cast(), self.0) }
    }

    #[inline(always)]
    fn like(self, value: u16) -> Self {
        Any.all(value)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(i16x8_add(self.0, other.0))
    }

    #[inline(always)]
    fn least(self, other: Self) -> Self {
        Self(i16x8_min(self.0, other.0))
    }

    #[inline(always)]
    fn most(self, other: Self) -> Self {
        Self(i16x8_max(self.0, other.0))
    }

    #[inline(always)]
    fn shifted<const BITS: u32>(self) -> Self {
        Self(i16x8_shl(self.0, BITS))
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        Self(i16x8_eq(self.0, other.0))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> LaneSet {
        i16x8_bitmask(self.same(other).0).into()
    }

    #[inline(always)]
    fn choice(self, lanes: LaneSet) -> Self {
        Any.load(&chosen(lanes))
    }

    #[inline(always)]
    fn replaced(self, other: Self, choice: Self) -> Self {
        Self(v128_bitselect(other.0, self.0, choice.0))
    }

    #[inline(always)]
    fn order(self, order: &[u8; 8]) -> Self {
        Any.load(&order.map(|from| u16::from(2 * from) | u16::from(2 * from + 1) << 8))
    }

    #[inline(always)]
    fn ordered(self, order: Self) -> Self {
        Self(i8x16_swizzle(self.0, order.0))
    }
}
