#![doc = include_str!("dual_empty_rectangle.md")]

use std::ops::ControlFlow;

use super::{Level, Technique, with_boxes};
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::Evidence;
use crate::pattern::barren::DigitSearch;
use crate::pattern::empty_rectangle::{EmptyRectangle, empty_rectangles};
use crate::sink::Sink;

pub(super) static DUAL_EMPTY_RECTANGLE: Technique = Technique {
    id: "dual-empty-rectangle",
    name: "Dual Empty Rectangle",
    level: Level::Hard,
    score: 120,
    needs_uniqueness: false,
    takes: with_boxes,
    page: include_str!("dual_empty_rectangle.md"),
    find,
};

fn find(board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
    board.each_fertile(DigitSearch::EMPTY_RECTANGLE, |digit| {
        let rectangles = empty_rectangles(board, digit);
        for (index, first) in rectangles.iter().enumerate() {
            let others = rectangles[index + 1..].iter();
            for second in
                others.filter(|second| second.block == first.block && second.target != first.target)
            {
                let gone = [first.target, second.target].map(|cell| Candidate { cell, digit });
                sink.eliminate(gone.to_vec(), evidence(first, second))?;
            }
        }
        ControlFlow::Continue(!rectangles.is_empty())
    })
}

/// Two chains, one after the other, that begin in the same box.
fn evidence(first: &EmptyRectangle, second: &EmptyRectangle) -> Evidence {
    let mut premises = vec![first.box_premise(), first.pair.premise(), second.pair.premise()];
    // One pair, read from either end, may serve both.
    premises.dedup();
    let mut parts = first.end_parts().to_vec();
    parts.extend(second.end_parts());
    parts.push(first.box_part());
    let links = [first.links(), second.links()].concat();
    Evidence { premises, parts, links, ..Evidence::default() }
}
