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
pub(crate) struct Member {
    /// The bit that stands for it.
    pub(crate) mark: u16,
    /// What it brings along.
    pub(crate) mask: u16,
}

/// Members to choose from, at most as many as a house has cells.
#[derive(Default)]
pub(crate) struct Members {
    all: [Member; 16],
    len: usize,
}

impl Members {
    /// Sets to choose `size` of that have `size` members together: none that is empty, none that is
    /// larger. The n-th set has the n-th bit as its mark.
    pub(crate) fn of_sets(sets: &[u16], size: usize) -> Members {
        let mut members = Members::default();
        for (place, &mask) in sets.iter().enumerate() {
            if (1..=size).contains(&(mask.count_ones() as usize)) {
                members.push(Member { mark: 1 << place, mask });
            }
        }
        members
    }

    pub(crate) fn push(&mut self, member: Member) {
        self.all[self.len] = member;
        self.len += 1;
    }

    /// Calls `take` with every choice of `size` members whose masks together have at most `limit`
    /// bits. It gets what the choice is (their marks) and what it has (their masks), joined.
    pub(crate) fn for_each_family(
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
    #[test]
    fn all_choices_of_sets_are_looked_at() {
        // Every choice, by counting through them all.
        let sets = [3, 5, 6, 7, 9, 17, 24, 0, 8, 31, 33];
        for size in 1..=8 {
            let slow: Vec<(u16, u16)> = (1u16..1 << sets.len())
                .filter(|chosen| chosen.count_ones() as usize == size)
                .filter_map(|chosen| {
                    let parts = (0..sets.len()).filter(|place| chosen >> place & 1 == 1);
                    let parts: Vec<u16> = parts.map(|place| sets[place]).collect();
                    let members = parts.iter().fold(0, |all, set| all | set);
                    let fits = !parts.contains(&0) && members.count_ones() as usize <= size;
                    fits.then_some((chosen, members))
                })
                .collect();
            let mut fast = Vec::new();
            let _ =
                Members::of_sets(&sets, size).for_each_family(size, size, &mut |chosen, all| {
                    fast.push((chosen, all));
                    ControlFlow::Continue(())
                });
            fast.sort_unstable();
            assert_eq!(fast, slow, "{size}");
        }
    }
}
