//! Proofs that the processor has instructions that not every one has.
//!
//! Code with such instructions stands in files of its own beside the searches that use them, and asks
//! for one of these values. Generic code that is inlined into a function with a target feature is
//! compiled for it, so that a search has one entry per kind of processor, and everything below is
//! `inline(always)`.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

/// Something to be done with the instructions of a processor.
pub(super) trait Work<P> {
    /// What comes of it.
    type Output;

    /// Does it. It has to be `inline(always)`, as all that it calls: what is inlined is compiled for the
    /// instructions, and what is not may be compiled without them.
    fn run(self, cpu: P) -> Self::Output;
}

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

    /// Does something with these instructions.
    #[inline]
    pub(super) fn enter<W: Work<Self>>(self, work: W) -> W::Output {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn inside<W: Work<Avx2>>(cpu: Avx2, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { inside(self, work) }
    }
}

/// Proof that the processor has AVX-512 for lanes of 16 and 32 bits, and all that [`Avx2`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512(());

impl Avx512 {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let is_here = Avx2::detect().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw");
        is_here.then_some(Self(()))
    }

    /// Does something with these instructions.
    #[inline]
    pub(super) fn enter<W: Work<Self>>(self, work: W) -> W::Output {
        #[target_feature(enable = "avx512bw,avx512f,avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn inside<W: Work<Avx512>>(cpu: Avx512, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { inside(self, work) }
    }
}
