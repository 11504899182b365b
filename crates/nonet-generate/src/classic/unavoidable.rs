//! Unavoidable sets that can be seen in a grid without a search.

use std::array;

use super::Cells;

/// Calls `take` with sets of cells of which a puzzle on this grid must give one, since their digits could be exchanged
/// otherwise: those of two digits, and those in two rows or columns that cross the same boxes.
pub(crate) fn for_each(grid: &[u8; 81], mut take: impl FnMut(Cells)) {
    // The column of each digit in each row.
    let mut columns = [[0_u8; 9]; 9];
    for (cell, &digit) in grid.iter().enumerate() {
        columns[digit as usize - 1][cell / 9] = (cell % 9) as u8;
    }
    for one in 0..9 {
        for other in one + 1..9 {
            of_two_digits(&columns[one], &columns[other], &mut take);
        }
    }
    for first in 0..9 {
        for second in first + 1..first / 3 * 3 + 3 {
            of_two_lines(
                |at| grid[9 * first + at],
                |at| grid[9 * second + at],
                |at| 1 << (9 * first + at) | 1 << (9 * second + at),
                &mut take,
            );
            of_two_lines(
                |at| grid[9 * at + first],
                |at| grid[9 * at + second],
                |at| 1 << (9 * at + first) | 1 << (9 * at + second),
                &mut take,
            );
        }
    }
}

/// The sets of two digits: rows that have to be changed together, since one digit's column or box in a row is the other's
/// in another row.
fn of_two_digits(one: &[u8; 9], other: &[u8; 9], take: &mut impl FnMut(Cells)) {
    // The row that has the first digit in a column, and in a box.
    let (mut by_column, mut by_box) = ([0_usize; 9], [0_usize; 9]);
    for (row, &column) in one.iter().enumerate() {
        by_column[column as usize] = row;
        by_box[row / 3 * 3 + column as usize / 3] = row;
    }
    let linked: [u16; 9] = array::from_fn(|row| {
        let column = other[row] as usize;
        1 << by_column[column] | 1 << by_box[row / 3 * 3 + column / 3]
    });
    let mut left = 0x1ff_u16;
    while left != 0 {
        let mut rows = left & left.wrapping_neg();
        // Links go around in circles, so that following them one way reaches everything.
        loop {
            let mut more = rows;
            for (row, linked) in linked.iter().enumerate() {
                if rows >> row & 1 == 1 {
                    more |= linked;
                }
            }
            if more == rows {
                break;
            }
            rows = more;
        }
        left &= !rows;
        if rows == 0x1ff {
            return;
        }
        let cells = (0..9).filter(|row| rows >> row & 1 == 1).fold(0, |cells, row| {
            cells | 1 << (9 * row + one[row] as usize) | 1 << (9 * row + other[row] as usize)
        });
        take(cells);
    }
}

/// The sets in two lines: places that have to be changed together.
fn of_two_lines(
    one: impl Fn(usize) -> u8,
    other: impl Fn(usize) -> u8,
    cells: impl Fn(usize) -> Cells,
    take: &mut impl FnMut(Cells),
) {
    let mut place = [0_usize; 10];
    for at in 0..9 {
        place[one(at) as usize] = at;
    }
    let mut left = 0x1ff_u16;
    while left != 0 {
        let mut set = 0;
        let mut at = left.trailing_zeros() as usize;
        while left >> at & 1 == 1 {
            left &= !(1 << at);
            set |= cells(at);
            at = place[other(at) as usize];
        }
        if set.count_ones() < 18 {
            take(set);
        }
    }
}

#[cfg(test)]
mod tests {
    use nonet_core::Random;
    use nonet_core::solve::bulk::Solver;
    use nonet_count::Sampler;

    use super::*;
    use crate::classic::{ALL, clues};

    #[test]
    fn without_the_cells_of_a_set_there_is_another_solution() {
        let mut random = Random::new(5);
        for _ in 0..20 {
            let grid = Sampler::shared().draw(&mut random).digits().map(|digit| digit + 1);
            let mut questions = Vec::new();
            for_each(&grid, |set| questions.push(clues(&grid, ALL & !set)));
            assert!(questions.len() > 30, "{}", questions.len());
            let unique = Solver::new().are_unique(&questions);
            assert!(unique.iter().all(|is_unique| !is_unique));
        }
    }
}
