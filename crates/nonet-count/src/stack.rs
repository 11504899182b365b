//! Stacks: in how many ways one stack can be written once each row of it has its digits.
//!
//! A stack is a column of boxes. Suppose that we know *which* digits each of its rows holds, but not
//! in which order:
//!
//! ```text
//!   row 1   {1 2 3}        1 2 3      2 1 3
//!   row 2   {4 5 6}        4 5 6      5 6 4
//!     ⋮                      ⋮          ⋮
//!   row 9   {1 5 9}        5 9 1      9 5 1
//!    known set            one way, another way
//! ```
//!
//! Then rows and digits make a graph: a line from each row to each of its digits. Every row has as
//! many lines as the stack has columns, and so has every digit, as each column holds each digit
//! once. A column picks one line of each row and of each digit (a perfect matching), and what it
//! leaves is a graph of the same kind with one line fewer everywhere. So the ways to write the
//! stack are the ways to colour the lines with the columns, and columns can be taken off one by one.
//!
//! Three things make the count fast:
//! - A graph with two lines everywhere is made of closed loops, and each of them can be coloured in
//!   two ways: nothing need be tried.
//! - Columns are interchangeable. So the first digit of the first row may stand in the first column,
//!   and the count is taken as many times as there are columns.
//! - A regular graph always has a perfect matching (König 1916): no column leaves a dead end behind.

/// The most rows that a stack can have here.
pub(crate) const MAX_ROWS: usize = 25;

/// In how many ways the stack can be written whose rows hold these digits: bit d of `rows[r]` says
/// that row r holds digit d.
///
/// All rows hold equally many digits, and each digit is in as many rows as that.
pub(crate) fn fillings(rows: &[u32]) -> u64 {
    match rows[0].count_ones() {
        0 | 1 => 1,
        2 => 1 << loops(rows),
        width => {
            let first = rows[0] & rows[0].wrapping_neg();
            let mut sum = 0;
            for_each_column(rows, first, &mut |rest| sum += fillings(rest));
            u64::from(width) * sum
        }
    }
}

/// Calls `visit` with what is left of the rows, for each way to write a column that begins with the
/// digit of bit `first`.
fn for_each_column(rows: &[u32], first: u32, visit: &mut dyn FnMut(&[u32])) {
    let mut rest = [0; MAX_ROWS];
    let rest = &mut rest[..rows.len()];
    rest.copy_from_slice(rows);
    rest[0] ^= first;
    let below = (1 << rows.len()) - 2;
    write(rest, below, first, visit);
}

/// Writes the column in the rows `left`, given as bits, where the digits `used` stand elsewhere in
/// it. The row with the fewest digits to choose from comes first. `rest` is undone at the end.
fn write(rest: &mut [u32], left: u32, used: u32, visit: &mut dyn FnMut(&[u32])) {
    if left == 0 {
        return visit(rest);
    }
    let row = tightest_row(rest, left, used);
    let mut open = rest[row] & !used;
    while open != 0 {
        let digit = open & open.wrapping_neg();
        open ^= digit;
        rest[row] ^= digit;
        write(rest, left & !(1 << row), used | digit, visit);
        rest[row] ^= digit;
    }
}

/// The first of the rows `left` that has the fewest digits to choose from.
fn tightest_row(rest: &[u32], mut left: u32, used: u32) -> usize {
    let mut best = 0;
    let mut fewest = u32::MAX;
    while left != 0 && fewest > 1 {
        let row = left.trailing_zeros() as usize;
        left &= left - 1;
        let open = (rest[row] & !used).count_ones();
        if open < fewest {
            fewest = open;
            best = row;
        }
    }
    best
}

/// The number of closed loops when each row has two digits, and each digit two rows.
pub(crate) fn loops(rows: &[u32]) -> u32 {
    let mut rows_of = [0_u32; 32];
    for (row, &digits) in rows.iter().enumerate() {
        for_each_bit(digits, |digit| rows_of[digit] |= 1 << row);
    }
    let mut left = (1_u32 << rows.len()) - 1;
    let mut loops = 0;
    while left != 0 {
        loops += 1;
        let start = left.trailing_zeros() as usize;
        let (mut row, mut digits) = (start, rows[start]);
        // In by one digit, out by the other, until a row was passed before.
        while left >> row & 1 == 1 {
            left ^= 1 << row;
            let digit = digits.trailing_zeros() as usize;
            let other = rows_of[digit] & !(1 << row);
            row = if other == 0 { row } else { other.trailing_zeros() as usize };
            digits = rows[row] & !(1 << digit);
        }
    }
    loops
}

/// Calls `visit` with each bit of the set, from the lowest.
pub(crate) fn for_each_bit(mut set: u32, mut visit: impl FnMut(usize)) {
    while set != 0 {
        visit(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_all_hold_all_digits_make_latin_squares() {
        // The numbers of Latin squares of order 1 to 5.
        for (order, squares) in [(1, 1), (2, 2), (3, 12), (4, 576), (5, 161_280)] {
            assert_eq!(fillings(&vec![(1 << order) - 1; order]), squares);
        }
    }

    #[test]
    fn loops_are_counted_with_the_rows_they_run_through() {
        assert_eq!(loops(&[0b0011, 0b0011, 0b1100, 0b1100]), 2);
        assert_eq!(loops(&[0b0011, 0b0110, 0b1100, 0b1001]), 1);
        assert_eq!(loops(&[0b00_0011, 0b00_0110, 0b00_0101, 0b01_1000, 0b11_0000, 0b10_1000]), 2);
    }

    /// The ways to write the rows from the top, each in every order, no digit twice in a column.
    fn tried_out(rows: &[u32], used: &mut Vec<u32>) -> u64 {
        fn in_order(left: u32, column: usize, below: &[u32], used: &mut Vec<u32>) -> u64 {
            if column == used.len() {
                return tried_out(below, used);
            }
            let mut sum = 0;
            for_each_bit(left & !used[column], |digit| {
                used[column] |= 1 << digit;
                sum += in_order(left & !(1 << digit), column + 1, below, used);
                used[column] &= !(1 << digit);
            });
            sum
        }
        match rows.split_first() {
            Some((&digits, below)) => in_order(digits, 0, below, used),
            None => 1,
        }
    }

    #[test]
    fn stacks_are_written_in_as_many_ways_as_trying_all_says() {
        // Rows of three by three classic boxes, with less and less in common.
        let stacks: [[u32; 9]; 3] = [
            [0o007, 0o070, 0o700, 0o007, 0o070, 0o700, 0o007, 0o070, 0o700],
            [0o007, 0o070, 0o700, 0o013, 0o064, 0o700, 0o007, 0o070, 0o700],
            [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o241, 0o412],
        ];
        for rows in stacks {
            assert_eq!(fillings(&rows), tried_out(&rows, &mut vec![0; 3]), "{rows:?}");
        }
    }
}
