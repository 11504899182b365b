//! Groups: sets that together have no more members than there are sets.

use std::ops::ControlFlow;

/// Calls `take` with every choice of `count` of the sets, none of them empty, that have `count`
/// members together: which sets they are, and the members, as bits. In the order of the first set,
/// then of the second, and so on, until `take` breaks.
pub(super) fn for_each(
    sets: &[u16],
    count: usize,
    take: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut useful = 0u16;
    for (place, set) in sets.iter().enumerate() {
        let len = set.count_ones() as usize;
        useful |= u16::from(0 < len && len <= count) << place;
    }
    if (useful.count_ones() as usize) < count {
        return ControlFlow::Continue(());
    }
    let search = Search { sets, count };
    search.extend(useful, 0, 0, take)
}

struct Search<'a> {
    sets: &'a [u16],
    count: usize,
}

impl Search<'_> {
    /// Adds each of `rest` in turn to the sets that were chosen before.
    fn extend(
        &self,
        mut rest: u16,
        chosen: u16,
        members: u16,
        take: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let missing = self.count - chosen.count_ones() as usize;
        if missing == 0 {
            let is_tight = members.count_ones() as usize == self.count;
            return if is_tight { take(chosen, members) } else { ControlFlow::Continue(()) };
        }
        while rest.count_ones() as usize >= missing {
            let place = rest.trailing_zeros();
            rest &= rest - 1;
            let members = members | self.sets[place as usize];
            if members.count_ones() as usize <= self.count {
                self.extend(rest, chosen | 1 << place, members, take)?;
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(sets: &[u16], count: usize) -> Vec<(u16, u16)> {
        let mut found = Vec::new();
        let _ = for_each(sets, count, &mut |chosen, members| {
            found.push((chosen, members));
            ControlFlow::Continue(())
        });
        found
    }

    #[test]
    fn as_many_sets_as_members_are_a_group() {
        let sets = [0b0110, 0b1111, 0b0110, 0b0011, 0];
        assert_eq!(groups(&sets, 2), [(0b00101, 0b0110)]);
        assert_eq!(groups(&sets, 3), [(0b01101, 0b0111)]);
        assert_eq!(groups(&sets, 4), [(0b01111, 0b1111)]);
        assert_eq!(groups(&sets, 1), []);
    }

    #[test]
    fn all_choices_are_looked_at() {
        // Every choice of sets that have few enough members, by counting through them all.
        let sets = [3, 5, 6, 7, 9, 17, 24, 0, 8, 31, 33];
        for count in 1..=8 {
            let slow: Vec<_> = (1u16..1 << sets.len())
                .filter(|chosen| chosen.count_ones() as usize == count)
                .map(|chosen| {
                    let parts = (0..sets.len()).filter(|i| chosen >> i & 1 == 1);
                    let parts: Vec<u16> = parts.map(|i| sets[i]).collect();
                    (chosen, parts.iter().fold(0, |all, set| all | set), parts.contains(&0))
                })
                .filter(|&(_, all, has_none)| !has_none && all.count_ones() as usize == count)
                .map(|(chosen, all, _)| (chosen, all))
                .collect();
            let mut fast = groups(&sets, count);
            fast.sort_unstable();
            assert_eq!(fast, slow, "{count}");
        }
    }
}
