//! Unavoidable sets that can be seen in a grid without a search.

use super::Cells;

/// Calls `take` with sets of cells of which a puzzle on this grid must give one, since their digits could be exchanged
/// otherwise: those of two digits, and those in two rows or columns that cross the same boxes.
pub(crate) fn for_each(grid: &[u8; 81], mut take: impl FnMut(Cells)) {
    let mut digits = [Digit::default(); 9];
    for (cell, &digit) in grid.iter().enumerate() {
        let (row, column) = (cell / 9, cell % 9);
        let digit = &mut digits[digit as usize - 1];
        digit.columns[row] = column as u8;
        digit.by_column[column] = 1 << row;
        digit.by_box[row / 3 * 3 + column / 3] = 1 << row;
    }
    for (index, one) in digits.iter().enumerate() {
        for other in &digits[index + 1..] {
            of_two_digits(one, other, &mut take);
        }
    }
    for first in 0..9 {
        for second in first + 1..first / 3 * 3 + 3 {
            let cells = |at: usize| -> Cells { 1 << (9 * first + at) | 1 << (9 * second + at) };
            of_two_lines(|at| grid[9 * first + at], |at| grid[9 * second + at], cells, &mut take);
            let cells = |at: usize| -> Cells { 1 << (9 * at + first) | 1 << (9 * at + second) };
            of_two_lines(|at| grid[9 * at + first], |at| grid[9 * at + second], cells, &mut take);
        }
    }
}

/// Where a digit stands.
#[derive(Clone, Copy, Default)]
struct Digit {
    /// Row by row its column.
    columns: [u8; 9],
    /// Column by column its row, as a bit.
    by_column: [u16; 9],
    /// Box by box its row, as a bit.
    by_box: [u16; 9],
}

/// The sets of two digits: rows that have to be changed together, since one digit's column or box in a row is the other's
/// in another row.
fn of_two_digits(one: &Digit, other: &Digit, take: &mut impl FnMut(Cells)) {
    let mut left = 0x1ff_u16;
    while left != 0 {
        let mut rows = left & left.wrapping_neg();
        let mut next = rows;
        let mut cells = 0;
        // Links go around in circles, so that following them one way reaches everything.
        while next != 0 {
            let row = next.trailing_zeros() as usize;
            let column = other.columns[row] as usize;
            let linked = one.by_column[column] | one.by_box[row / 3 * 3 + column / 3];
            next = (next & (next - 1)) | (linked & !rows);
            rows |= linked;
            cells |= (1 << one.columns[row] | 1 << column) << (9 * row);
        }
        left &= !rows;
        // The digits of the whole grid can always be exchanged, which says little.
        if rows != 0x1ff {
            take(cells);
        }
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
