//! Which levels there are puzzles of.

use nonet_core::{BoxShape, Layout};
use nonet_logic::{Level, MAX_LOGIC_SIZE};

use crate::variety::Variety;

/// Puzzles that were found, line by line: the box, what else the puzzle has, its level, and the puzzle.
const FOUND: &str = include_str!("levels.txt");

/// The levels that puzzles of such a layout can have, the easiest first. None where there is no logic that
/// could tell.
///
/// Of plain 4×4 puzzles all minimal ones were looked at, and none is harder than Easy: that is a test. From 6×6 to 12×12
/// there are plain puzzles of every level. Larger ones take long to make, but nothing says that a level is missing there.
///
/// A further rule makes hard steps possible also where plain puzzles have none, or leaves so little that there are hardly
/// any. In 4×4 and 6×6 grids with one of them those levels are told of which a puzzle was found in some twenty seconds: that there are no others is
/// not proven, but nobody should have to wait for them. In 9×9 and 16×16 grids all were found. At several rules
/// together nobody has looked: so nothing is excluded there.
pub fn levels_of(layout: &Layout, varieties: &[Variety]) -> Vec<Level> {
    let is_plain = layout.is_plain() && varieties.is_empty();
    match layout.size() {
        ..=4 if is_plain => vec![Level::Easy],
        ..=MAX_LOGIC_SIZE => {
            let found = found(layout, varieties);
            if found.is_empty() { Level::ALL.to_vec() } else { found }
        }
        _ => Vec::new(),
    }
}

/// The levels of which there are puzzles like these among those that were found.
fn found(layout: &Layout, varieties: &[Variety]) -> Vec<Level> {
    let Some(shape) = layout.box_shape() else { return Vec::new() };
    // A puzzle that is turned on its side is as hard as it was.
    let upright =
        |shape: BoxShape| (shape.rows().min(shape.columns()), shape.rows().max(shape.columns()));
    let name = name_of(layout, varieties);
    let level = |line: &str| {
        let [of, what, level, _] = parts(line)?;
        let is_like = what == name && of.parse().is_ok_and(|of| upright(of) == upright(shape));
        Level::ALL.into_iter().find(|it| is_like && it.id() == level)
    };
    FOUND.lines().filter_map(level).collect()
}

/// The parts of a line, unless it is a remark.
fn parts(line: &str) -> Option<[&str; 4]> {
    let parts: Vec<&str> = line.splitn(4, ' ').collect();
    parts.try_into().ok().filter(|_| !line.starts_with('#'))
}

/// What a puzzle has besides rows, columns and boxes, in one word, as commands take it.
fn name_of(layout: &Layout, varieties: &[Variety]) -> String {
    let rules: Vec<&str> = layout.clues().iter().map(|clue| clue.rule.id).collect();
    let rules = match &rules[..] {
        ["diagonal-falling", "diagonal-rising"] => vec!["diagonal"],
        _ => rules,
    };
    let names: Vec<&str> = rules.into_iter().chain(varieties.iter().map(|it| it.id())).collect();
    if names.is_empty() { "plain".to_owned() } else { names.join(",") }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use nonet_core::Proper;
    use nonet_core::format::{Expectation, read_all};
    use nonet_core::rule::Variants;
    use nonet_logic::{Board, Rating, Toolbox};

    use super::*;

    /// What puzzles with this are made from.
    fn layout_with(shape: BoxShape, name: &str) -> (std::sync::Arc<Layout>, Vec<Variety>) {
        let varieties: Vec<Variety> = Variety::by_id(name).into_iter().collect();
        let mut variants = Variants::default();
        assert!(name == "plain" || !varieties.is_empty() || variants.add(name), "{name}");
        (Layout::with_boxes(shape).with_variants(variants).expect("a layout"), varieties)
    }

    #[test]
    fn every_level_that_is_offered_has_a_puzzle_of_every_size() {
        let mut seen: BTreeMap<(&str, &str), Vec<Level>> = BTreeMap::new();
        for line in FOUND.lines().filter(|line| !line.starts_with('#')) {
            let [shape, name, level, text] = parts(line).expect("four words");
            // A document says by itself what it has in place of boxes.
            let boxes = shape.parse().ok().filter(|_| !text.starts_with('{'));
            let expectation = Expectation::boxes(boxes);
            let draft = &read_all(text, &expectation).expect("a puzzle")[0];
            let board = Board::of(&Proper::of(draft).expect("one solution").start());
            let rating = Rating::of(&Toolbox::default(), &board.expect("a board"));
            let rated = rating.map(|rating| rating.level);
            assert_eq!(rated.map(Level::id), Some(level), "{line}");
            seen.entry((shape, name)).or_default().extend(rated);
        }
        assert_eq!(seen.keys().filter(|(_, name)| *name == "plain").count(), 7);
        for ((shape, name), levels) in seen {
            let (layout, varieties) = layout_with(shape.parse().expect("a box"), name);
            assert_eq!(levels, levels_of(&layout, &varieties), "{shape} {name}");
        }
    }

    #[test]
    fn a_rule_that_leaves_out_levels_does_so_on_its_side_as_well_and_not_with_others() {
        let of = |shape: &str, name: &str| {
            let (layout, varieties) = layout_with(shape.parse().expect("a box"), name);
            levels_of(&layout, &varieties)
        };
        assert_eq!(of("2x2", "diagonal"), [Level::Easy]);
        assert_eq!(of("2x3", "anti-knight"), [Level::Easy, Level::Medium]);
        assert_eq!(of("3x2", "anti-knight"), [Level::Easy, Level::Medium]);
        assert_eq!(of("3x3", "anti-knight"), Level::ALL);
        let (layout, _) = layout_with("2x2".parse().expect("a box"), "diagonal");
        assert_eq!(levels_of(&layout, &[Variety::Buildings]), Level::ALL, "nobody has looked");
    }

    #[test]
    fn where_logic_does_not_reach_there_are_no_levels() {
        let shape = BoxShape::new(5, 5).expect("a box");
        assert!(levels_of(&Layout::with_boxes(shape), &[]).is_empty());
    }
}
