//! Instructions that not every processor has.
//!
//! Code with such instructions stands in files of its own beside the searches that use them, and asks
//! for a value that proves that the processor has them. Generic code that is inlined into a function with a target
//! feature is compiled for it, so that a search has one entry per kind of processor, and everything below is
//! `inline(always)`.

#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Avx2, Avx512};

/// Something to be done with the instructions of a processor.
#[cfg_attr(
    not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))),
    expect(dead_code, reason = "elsewhere there are no such instructions")
)]
pub(super) trait Work<P> {
    /// What comes of it.
    type Output;

    /// Does it. It has to be `inline(always)`, as all that it calls: what is inlined is compiled for the
    /// instructions, and what is not may be compiled without them.
    fn run(self, cpu: P) -> Self::Output;
}
