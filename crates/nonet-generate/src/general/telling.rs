//! Grids whose numbers at the edge say much.
//!
//! From most ends of rows and columns two, three or four buildings are seen, whatever the grid. Rare numbers
//! rule out more: a grid with many of them needs few givens, or none.

use std::sync::Arc;

use nonet_core::{Cell, Digit, Grid, Layout, Random};

use super::forms;

/// How many changes of a grid are tried.
const CHANGES: usize = 1_500;

/// What each number has to tell on average, by [`surprises`], before a grid is left as it is.
const ENOUGH: u32 = 7;

/// Exchanges digits, rows and columns of a grid until the numbers at its edge tell enough. The rules stay
/// kept: what breaks one is not done.
pub(super) fn made_telling(mut grid: Grid, random: &mut Random) -> Grid {
    let layout = Arc::clone(grid.layout());
    let edge = Edge { views: forms::views(&layout), surprises: surprises(layout.size()) };
    let enough = ENOUGH * edge.views.len() as u32;
    let mut most = edge.told(grid.digits());
    for _ in 0..CHANGES {
        if most >= enough {
            break;
        }
        let digits = changed(&layout, grid.digits(), random);
        let more = edge.told(&digits);
        if more >= most
            && let Some(better) = Grid::try_new(Arc::clone(&layout), digits)
        {
            (grid, most) = (better, more);
        }
    }
    grid
}

/// What is seen from the edge of a grid.
struct Edge {
    views: Vec<Vec<Cell>>,
    surprises: Vec<u32>,
}

impl Edge {
    /// How rare all the numbers are together.
    fn told(&self, digits: &[Digit]) -> u32 {
        self.views.iter().map(|view| self.surprises[forms::seen(view, digits) as usize]).sum()
    }
}

/// A grid after two digits, rows or columns have changed places.
fn changed(layout: &Layout, digits: &[Digit], random: &mut Random) -> Vec<Digit> {
    let size = layout.size();
    let (one, other) = (random.below(size), random.below(size));
    let swapped = |index: usize| match index {
        _ if index == one => other,
        _ if index == other => one,
        _ => index,
    };
    let kind = random.below(3);
    let from = |cell: Cell| {
        let (row, column) = (layout.row_of(cell), layout.column_of(cell));
        let from = match kind {
            0 => layout.cell(swapped(row), column),
            1 => layout.cell(row, swapped(column)),
            _ => Some(cell),
        };
        let digit = digits[from.unwrap_or(cell).index()];
        if kind < 2 { digit } else { Digit::from_index(swapped(digit.index())).unwrap_or(digit) }
    };
    layout.cells().map(from).collect()
}

/// How rare each number is that can be seen from the end of a line with so many buildings: of all orders of
/// these, one in 2^(n − 4) or so shows it, in whole numbers n so that all machines agree.
///
/// Of orders of *n* + 1 buildings show *k* as many as of *n* show *k* − 1, for the lowest may stand in front,
/// and *n* times as many as show *k*, for it may stand behind any of them.
fn surprises(size: usize) -> Vec<u32> {
    let mut orders = vec![0_u128; size + 1];
    orders[0] = 1;
    for buildings in 0..size {
        for seen in (0..=size).rev() {
            let in_front = if seen == 0 { 0 } else { orders[seen - 1] };
            orders[seen] = in_front + buildings as u128 * orders[seen];
        }
    }
    let all: u128 = orders.iter().sum();
    let surprise = |&orders: &u128| (16 * all).checked_div(orders).map_or(0, u128::ilog2);
    orders.iter().map(surprise).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::BoxShape;

    #[test]
    fn rare_numbers_tell_more() {
        // Of the 24 orders of four, 6, 11, 6 and 1 show one, two, three and four.
        assert_eq!(surprises(4), [0, 6, 5, 6, 8]);
        // Of the 362,880 of nine, 109,584 show two, and one shows all.
        let nine = surprises(9);
        assert_eq!((nine[2], nine[9]), (5, 22));
    }

    #[test]
    fn a_grid_tells_more_and_keeps_its_rules() {
        let layout = Layout::with_boxes(BoxShape::new(2, 3).expect("a box"));
        let mut random = Random::new(1);
        let grid = super::super::grids::draw(&layout, &mut random, &|| false);
        let grid = grid.ok().flatten().expect("a grid");
        let edge = Edge { views: forms::views(&layout), surprises: surprises(6) };
        let better = made_telling(grid.clone(), &mut random);
        assert!(edge.told(better.digits()) > edge.told(grid.digits()));
        assert!(Grid::try_new(Arc::clone(&layout), better.digits().to_vec()).is_some());
    }
}
