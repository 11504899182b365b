//! Full grids of any layout by lot.

use std::ops::ControlFlow;
use std::sync::Arc;

use nonet_core::{Cell, Digit, DigitSet, Draft, Grid, Layout, Position, Random};
use nonet_count::SmallGrids;

use super::asker::Asker;
use crate::forge::Stopped;
use crate::random::shuffle;

/// The nodes that a search for a grid may take. Where digits that were placed by lot lead nowhere, that
/// is seen soon or never.
pub(super) const PATIENCE: u64 = 2_000;

/// How often a grid is begun with so many digits, before it is begun with half as many.
const TRIES: usize = 6;

/// A grid by lot, if one is found soon: each as likely as any other where that can be had, and otherwise
/// what a search finds from some digits that were placed by lot. The more of them there are, the more
/// varied the grids; where the rules leave little choice, it takes fewer of them to get anywhere.
pub(super) fn draw(
    layout: &Arc<Layout>,
    random: &mut Random,
    is_stopped: &dyn Fn() -> bool,
) -> Result<Option<Grid>, Stopped> {
    let small = layout.plain_shape().and_then(SmallGrids::shared);
    if let Some(small) = small {
        return Ok(Some(small.draw(random)));
    }
    let mut asker = Asker::new(layout, PATIENCE, is_stopped);
    let mut placed = 2 * layout.size();
    loop {
        for _ in 0..TRIES {
            if is_stopped() {
                return Err(Stopped);
            }
            let Some(possible) = begun(layout, placed, random) else { continue };
            if let Some(grid) = first(&mut asker, &possible)? {
                return Ok(Some(grid));
            }
        }
        if placed == 0 {
            return Ok(None);
        }
        placed /= 2;
    }
}

/// The first solution that a search finds.
pub(super) fn first(asker: &mut Asker<'_>, possible: &[DigitSet]) -> Result<Option<Grid>, Stopped> {
    let mut first = None;
    asker.search(possible, &mut |solution| {
        first = Some(solution.clone());
        ControlFlow::Break(())
    })?;
    Ok(first)
}

/// What cells can hold after so many of them got digits by lot, unless that leaves nothing for one.
fn begun(layout: &Arc<Layout>, placed: usize, random: &mut Random) -> Option<Vec<DigitSet>> {
    let mut cells: Vec<Cell> = layout.cells().collect();
    shuffle(&mut cells, random);
    let mut position = Position::of(&Draft::empty(Arc::clone(layout)));
    for &cell in &cells[..placed] {
        let digits: Vec<Digit> = position.candidates(cell).iter().collect();
        let digit = *digits.get(random.below(digits.len().max(1)))?;
        position.place(cell, digit);
    }
    let possible: Vec<DigitSet> = layout.cells().map(|cell| position.possible(cell)).collect();
    (!possible.contains(&DigitSet::EMPTY)).then_some(possible)
}
