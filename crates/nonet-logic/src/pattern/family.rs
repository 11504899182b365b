//! Families: a few masks that together have few bits. Subsets and fish are both of this kind.
//!
//! ```text
//!              places of 6                     candidates
//!   row 2   .X...X...   mask 0b000100010     r1c1   2 7      mask 0b001000010
//!   row 7   .X...X...   mask 0b000100010     r1c5   2 7      mask 0b001000010
//!           two rows, two columns            two cells, two digits
//! ```

use std::ops::ControlFlow;

/// Something that can be chosen.
#[derive(Clone, Copy, Default)]
pub(super) struct Member {
    /// The bit that stands for it.
    pub(super) mark: u16,
    /// What it brings along.
    pub(super) mask: u16,
}

/// Members to choose from, at most as many as a house has cells.
#[derive(Default)]
pub(super) struct Members {
    all: [Member; 16],
    len: usize,
}

impl Members {
    pub(super) fn push(&mut self, member: Member) {
        self.all[self.len] = member;
        self.len += 1;
    }

    /// Calls `take` with every choice of `size` members whose masks together have at most `limit`
    /// bits. It gets what the choice is (their marks) and what it has (their masks), joined.
    pub(super) fn for_each_family(
        &self,
        size: usize,
        limit: usize,
        take: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        choose(&self.all[..self.len], size, limit as u32, Member::default(), take)
    }
}

fn choose(
    members: &[Member],
    size: usize,
    limit: u32,
    chosen: Member,
    take: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size == 0 {
        return take(chosen.mark, chosen.mask);
    }
    for first in 0..(members.len() + 1).saturating_sub(size) {
        let mask = chosen.mask | members[first].mask;
        if mask.count_ones() <= limit {
            let chosen = Member { mark: chosen.mark | members[first].mark, mask };
            choose(&members[first + 1..], size - 1, limit, chosen, take)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_found_once_each_and_within_the_limit() {
        let mut members = Members::default();
        for (index, mask) in [0b0011, 0b0110, 0b0101, 0b1001].into_iter().enumerate() {
            members.push(Member { mark: 1 << index, mask });
        }
        let mut found = Vec::new();
        let _ = members.for_each_family(3, 3, &mut |marks, masks| {
            found.push((marks, masks));
            ControlFlow::Continue(())
        });
        assert_eq!(found, [(0b0111, 0b0111)]);
    }
}
