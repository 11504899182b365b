//! The search on each path.

#[cfg(target_arch = "x86_64")]
use super::lanes::Processor;
use super::lanes::{Any, Task};
use crate::solve::path::{Kind, Path};
#[cfg(target_arch = "x86_64")]
use crate::solve::simd::Work;

impl Path {
    /// Does something on this path.
    #[inline]
    pub(super) fn carry_out<T: Task>(self, task: T) -> T::Output {
        match self.0 {
            Kind::Portable => task.run(Any),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(cpu) => cpu.enter(On(task)),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512(cpu) => cpu.enter(On(task)),
        }
    }
}

/// A task as work for a processor.
#[cfg(target_arch = "x86_64")]
struct On<T>(T);

#[cfg(target_arch = "x86_64")]
impl<P: Processor, T: Task> Work<P> for On<T> {
    type Output = T::Output;

    #[inline(always)]
    fn run(self, cpu: P) -> T::Output {
        self.0.run(cpu)
    }
}
