//! The paths through the search: which kind of processor it is compiled for.

use std::fmt;

#[cfg(target_arch = "x86_64")]
use super::super::simd::{Avx2, Avx512};
use super::state::State;
use super::sweep::{Any, Bitboards};
use super::{Tally, Watch, run};

/// How the search is carried out. All paths find the same solutions in the same order, at the same
/// cost in nodes and guesses; they differ in speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
}

impl Path {
    /// The path that every processor has.
    pub const PORTABLE: Self = Self(Kind::Portable);

    /// The paths this processor has, the fastest one last.
    pub fn available() -> Vec<Self> {
        [Some(Self::PORTABLE)].into_iter().chain(Self::special()).flatten().collect()
    }

    /// The fastest path this processor has.
    #[inline]
    pub fn best() -> Self {
        let [slower, faster] = Self::special();
        faster.or(slower).unwrap_or(Self::PORTABLE)
    }

    /// The paths that not every processor has.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn special() -> [Option<Self>; 2] {
        let avx2 = Avx2::detect().map(|cpu| Self(Kind::Avx2(cpu)));
        [avx2, Avx512::detect().map(|cpu| Self(Kind::Avx512(cpu)))]
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn special() -> [Option<Self>; 2] {
        [None; 2]
    }

    /// The path of a name, if this processor has it.
    pub fn named(name: &str) -> Option<Self> {
        Self::available().into_iter().find(|path| path.name() == name)
    }

    fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(_) => "avx512",
        }
    }

    /// Searches on this path.
    #[inline]
    pub(super) fn run<W: Watch>(self, state: &State, watch: &mut W) -> Tally {
        match self.0 {
            Kind::Portable => run(Bitboards::root(Any, state), watch),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(cpu) => cpu.run(state, watch),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(cpu) => cpu.run(state, watch),
        }
    }
}

/// The name: `portable`, `avx2` or `avx512`.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
