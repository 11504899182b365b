//! The search on each path.

use super::super::path::{Kind, Path};
use super::state::State;
use super::sweep::{Any, Bitboards};
use super::{Tally, Watch, run};

impl Path {
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
