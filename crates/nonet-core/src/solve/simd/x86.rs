//! Proofs that a processor has AVX2 or AVX-512, and the entries to code that is compiled for them.

#![expect(unsafe_code, reason = "instructions that not every processor has")]

use super::Work;

/// Proof that the processor has AVX2, and counts bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve) struct Avx2(());

impl Avx2 {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(in crate::solve) fn detect() -> Option<Self> {
        let is_here = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        is_here.then_some(Self(()))
    }

    /// Does something with these instructions.
    #[inline]
    pub(in crate::solve) fn enter<W: Work<Self>>(self, work: W) -> W::Output {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn inside<W: Work<Avx2>>(cpu: Avx2, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { inside(self, work) }
    }

    /// Does something with these instructions, in a function of its own.
    #[inline(always)]
    pub(in crate::solve) fn enter_apart<W: Work<Self>>(self, work: W) -> W::Output {
        #[inline(never)]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn apart<W: Work<Avx2>>(cpu: Avx2, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { apart(self, work) }
    }
}

/// Proof that the processor has AVX-512 for lanes of 16 and 32 bits, and all that [`Avx2`] stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve) struct Avx512(());

impl Avx512 {
    /// Looks at the processor; the answer is remembered by the standard library.
    #[inline]
    pub(in crate::solve) fn detect() -> Option<Self> {
        let is_here = Avx2::detect().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw");
        is_here.then_some(Self(()))
    }

    /// Does something with these instructions.
    #[inline]
    pub(in crate::solve) fn enter<W: Work<Self>>(self, work: W) -> W::Output {
        #[target_feature(enable = "avx512bw,avx512f,avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn inside<W: Work<Avx512>>(cpu: Avx512, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { inside(self, work) }
    }

    /// Does something with these instructions, in a function of its own.
    #[inline(always)]
    pub(in crate::solve) fn enter_apart<W: Work<Self>>(self, work: W) -> W::Output {
        #[inline(never)]
        #[target_feature(enable = "avx512bw,avx512f,avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn apart<W: Work<Avx512>>(cpu: Avx512, work: W) -> W::Output {
            work.run(cpu)
        }
        // SAFETY: there is a proof that the processor has the instructions.
        unsafe { apart(self, work) }
    }
}
