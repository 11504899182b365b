//! The paths through the searches: which kind of processor they are compiled for.

use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

#[cfg(target_arch = "x86_64")]
use super::simd::{Avx2, Avx512};

/// How a search is carried out: compiled for any processor, or with instructions that only some have.
/// All paths find the same solutions; they differ in speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(pub(super) Kind);

/// The paths with the proof that the processor has what they need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
}

/// The rank of the fastest path that may be taken; see [`Path::keep_to`].
static FASTEST: AtomicU8 = AtomicU8::new(u8::MAX);

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

    /// The paths that not every processor has, unless they were ruled out.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn special() -> [Option<Self>; 2] {
        let paths = [
            Avx2::detect().map(|cpu| Self(Kind::Avx2(cpu))),
            Avx512::detect().map(|cpu| Self(Kind::Avx512(cpu))),
        ];
        let fastest = FASTEST.load(Ordering::Relaxed);
        paths.map(|path| path.filter(|path| path.rank() <= fastest))
    }

    #[cfg(not(target_arch = "x86_64"))]
    #[inline]
    fn special() -> [Option<Self>; 2] {
        [None; 2]
    }

    /// Rules out all faster paths for the rest of this process: whoever asks for [`Path::best`] or
    /// [`Path::available`] from now on hears nothing of them. For tests of what a lesser processor would do.
    pub fn keep_to(self) {
        FASTEST.store(self.rank(), Ordering::Relaxed);
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

    /// Faster paths have higher ranks.
    #[inline]
    fn rank(self) -> u8 {
        match self.0 {
            Kind::Portable => 0,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => 1,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(_) => 2,
        }
    }
}

/// The name: `portable`, `avx2` or `avx512`.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
