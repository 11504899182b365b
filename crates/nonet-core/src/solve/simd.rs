//! Proofs that the processor has instructions that not every one has.
//!
//! Code with such instructions stands in files of its own beside the searches that use them, and asks
//! for one of these values. Generic code that is inlined into a function with a target feature is
//! compiled for it, so that a search has one entry per kind of processor, and everything below is
//! `inline(always)`.

/// Proof that the processor has AVX2, and counts bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx2(());

impl Avx2 {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let is_here = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        is_here.then_some(Self(()))
    }
}

/// Proof that the processor has AVX-512 for lanes of 32 bits, and all that [`Avx2`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512(());

impl Avx512 {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let is_here = Avx2::detect().is_some() && is_x86_feature_detected!("avx512f");
        is_here.then_some(Self(()))
    }
}

/// Proof that the processor has AVX-512 for lanes of 16 bits, and all that [`Avx512`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512Words(());

impl Avx512Words {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let is_here = Avx512::detect().is_some() && is_x86_feature_detected!("avx512bw");
        is_here.then_some(Self(()))
    }
}
