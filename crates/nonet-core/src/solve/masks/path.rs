//! The paths through the search: which kind of processor it is compiled for.

use super::lanes::{Any, Task};
#[cfg(target_arch = "x86_64")]
use crate::solve::simd::{Avx2, Avx512Words};

/// How a search is carried out. All paths find the same solutions in the same order, at the same cost
/// in nodes; they differ in speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Path {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512Words),
}

impl Path {
    /// The paths this processor has, the fastest one first.
    #[inline]
    pub(super) fn available() -> impl Iterator<Item = Path> {
        #[cfg(target_arch = "x86_64")]
        let special = [Avx512Words::detect().map(Path::Avx512), Avx2::detect().map(Path::Avx2)];
        #[cfg(not(target_arch = "x86_64"))]
        let special = [None; 2];
        special.into_iter().flatten().chain([Path::Portable])
    }

    /// The fastest path this processor has.
    #[inline]
    pub(super) fn best() -> Path {
        Path::available().next().unwrap_or(Path::Portable)
    }

    /// Does something on this path.
    #[inline]
    pub(super) fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            Path::Portable => task.run(Any),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2(cpu) => cpu.carry_out(task),
            #[cfg(target_arch = "x86_64")]
            Path::Avx512(cpu) => cpu.carry_out(task),
        }
    }
}
