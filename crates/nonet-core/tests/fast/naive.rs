//! A slow solver that is easy to trust: the oracle for the fast one.

/// Stops counting here, so that puzzles with many solutions stay quick.
pub(crate) const ENOUGH: usize = 50;

/// The solutions of a grid of candidates (digit 1 in the lowest bit), in no order worth naming,
/// at most [`ENOUGH`].
pub(crate) fn solutions(candidates: &[u16; 81]) -> Vec<[u8; 81]> {
    let mut found = Vec::new();
    extend(candidates, &mut [0; 81], &mut [0; 27], &mut found);
    found
}

/// Fills the empty cell with the fewest possible digits in all ways. `used` holds the digits of each
/// row, column and box.
fn extend(
    candidates: &[u16; 81],
    grid: &mut [u8; 81],
    used: &mut [u16; 27],
    found: &mut Vec<[u8; 81]>,
) {
    if found.len() == ENOUGH {
        return;
    }
    let possible = |cell: usize| {
        houses(cell).iter().fold(candidates[cell], |digits, &house| digits & !used[house])
    };
    let empty = (0..81).filter(|&cell| grid[cell] == 0);
    let Some(cell) = empty.min_by_key(|&cell| possible(cell).count_ones()) else {
        found.push(*grid);
        return;
    };
    let digits = possible(cell);
    for digit in (1..=9).filter(|digit| digits >> (digit - 1) & 1 != 0) {
        grid[cell] = digit;
        for house in houses(cell) {
            used[house] |= 1 << (digit - 1);
        }
        extend(candidates, grid, used, found);
        for house in houses(cell) {
            used[house] &= !(1 << (digit - 1));
        }
        grid[cell] = 0;
    }
}

/// The row, column and box of a cell.
fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}

/// Tells whether two cells share a house.
pub(crate) fn see_each_other(one: usize, two: usize) -> bool {
    one != two && houses(one).iter().any(|house| houses(two).contains(house))
}
