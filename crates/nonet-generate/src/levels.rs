//! Which levels there are puzzles of.

use nonet_core::Layout;
use nonet_logic::{Level, MAX_LOGIC_SIZE};

use crate::variety::Variety;

/// The levels that puzzles of such a layout can have, the easiest first. None where there is no logic that
/// could tell.
///
/// Of plain 4×4 puzzles all minimal ones were looked at, and none is harder than Easy: that is a test. From 6×6 to 12×12
/// there are puzzles of every level: `levels.txt` has one for each box. Larger ones take long to make, but nothing
/// says that a level is missing there. Further rules make hard steps possible also where plain puzzles have none, and
/// nobody has looked at all of these: so nothing is excluded there, either.
pub fn levels_of(layout: &Layout, varieties: &[Variety]) -> &'static [Level] {
    let is_plain = layout.is_plain() && varieties.is_empty();
    match layout.size() {
        ..=4 if is_plain => &[Level::Easy],
        ..=MAX_LOGIC_SIZE => &Level::ALL,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use nonet_core::format::{Expectation, read_all};
    use nonet_core::{BoxShape, Proper};
    use nonet_logic::{Board, Rating, Toolbox};

    use super::*;

    #[test]
    fn every_level_that_is_offered_has_a_puzzle_of_every_size() {
        let mut seen: BTreeMap<&str, Vec<Level>> = BTreeMap::new();
        let lines = include_str!("levels.txt").lines().filter(|line| !line.starts_with('#'));
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let [shape, level, text] = words[..] else { panic!("{line}") };
            let expectation = Expectation::boxes(shape.parse().ok());
            let draft = &read_all(text, &expectation).expect("a puzzle")[0];
            let board = Board::of(&Proper::of(draft).expect("one solution").start());
            let rating = Rating::of(&Toolbox::default(), &board.expect("a board"));
            let rated = rating.map(|rating| rating.level);
            assert_eq!(rated.map(Level::id), Some(level), "{line}");
            seen.entry(shape).or_default().extend(rated);
        }
        assert_eq!(seen.len(), 7);
        for (shape, levels) in seen {
            let layout = Layout::with_boxes(shape.parse().expect("a box"));
            assert_eq!(levels, levels_of(&layout, &[]), "{shape}");
        }
    }

    #[test]
    fn where_logic_does_not_reach_there_are_no_levels() {
        let shape = BoxShape::new(5, 5).expect("a box");
        assert!(levels_of(&Layout::with_boxes(shape), &[]).is_empty());
    }
}
