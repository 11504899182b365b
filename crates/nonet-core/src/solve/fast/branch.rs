//! Chooses the cell to branch on when a node is stalled.
//!
//! Cells with two candidates come first. Among them the best has many unsolved peers, and many
//! peers that also have two candidates and share one of its digits: these fall next. Compared with
//! the first such cell in reading order this halves the guesses on hard puzzles.

use super::{
    state::{ALL, Board},
    sweep::Node,
};

/// Where to branch: the cell gets `digit` in the first child, and one of `others` in the second.
#[derive(Clone, Copy)]
pub(super) struct Split {
    band: usize,
    cell: u32,
    digit: usize,
    others: u32,
}

impl Split {
    /// Branches on a cell with candidates left; the lowest one comes first.
    fn new(boards: &[Board; 9], band: usize, cell: u32) -> Self {
        let set = digits_at(boards, band, cell);
        let others = set & set.wrapping_sub(1);
        Self { band, cell, digit: set.trailing_zeros() as usize, others }
    }

    /// Turns a node into the first child, and a filler into the second.
    #[inline]
    pub(super) fn apply(self, node: &mut Node, second: &mut Node) {
        second.copy_from(node);
        second.stale |= 1 << self.digit;
        if let Some(board) = second.state.boards.get_mut(self.digit) {
            board[self.band] &= !self.cell;
        }
        if self.others & self.others.wrapping_sub(1) == 0 {
            second.naked[self.band] |= self.cell;
            second.stale |= self.others;
        }
        node.naked[self.band] |= self.cell;
        node.stale |= 1 << self.digit | self.others;
        let mut others = self.others;
        while others != 0 {
            if let Some(board) = node.state.boards.get_mut(others.trailing_zeros() as usize) {
                board[self.band] &= !self.cell;
            }
            others &= others - 1;
        }
    }
}

/// Chooses where to branch in a stalled node. A hasty choice may name several cells at once, far
/// from each other, to be split one after the other without settling in between.
#[inline]
pub(super) fn choose(node: &Node, hasty: bool) -> [Option<Split>; 3] {
    let boards = &node.state.boards;
    let pairs = cells_with_two(boards);
    if pairs == [0; 4] {
        [widest(node), None, None]
    } else if hasty {
        apart(boards, &pairs)
    } else {
        [best(node, &pairs), None, None]
    }
}

/// The cells with exactly two candidates.
#[inline]
fn cells_with_two(boards: &[Board; 9]) -> Board {
    let (mut once, mut twice, mut thrice) = ([0; 4], [0; 4], [0; 4]);
    for board in boards {
        for i in 0..4 {
            thrice[i] |= twice[i] & board[i];
            twice[i] |= once[i] & board[i];
            once[i] |= board[i];
        }
    }
    std::array::from_fn(|i| twice[i] & !thrice[i])
}

/// The first cell with two candidates in each band, but no two in a common column: no two are peers.
#[inline]
fn apart(boards: &[Board; 9], pairs: &Board) -> [Option<Split>; 3] {
    let mut columns = 0;
    std::array::from_fn(|band| {
        let free = pairs[band] & !columns;
        if free == 0 {
            return None;
        }
        let split = Split::new(boards, band, free & free.wrapping_neg());
        let column = (split.cell | split.cell >> 10 | split.cell >> 20) & 0x1ff;
        columns |= column | column << 10 | column << 20;
        Some(split)
    })
}

/// The cell with two candidates that promises most; the last one of equals.
#[inline]
fn best(node: &Node, pairs: &Board) -> Option<Split> {
    let boards = &node.state.boards;
    let (unsolved, paired) = (Cells::unsolved(node), Cells::of(pairs));
    let mut best = None;
    let mut best_score = 0;
    for band in 0..3 {
        let mut rest = pairs[band];
        while rest != 0 {
            let peers = &PEERS[band * 32 + rest.trailing_zeros() as usize];
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            let set = digits_at(boards, band, cell);
            let (digit, others) = (set.trailing_zeros() as usize, set & set.wrapping_sub(1));
            let second = others.trailing_zeros() as usize;
            let (Some(one), Some(two)) = (boards.get(digit), boards.get(second)) else { continue };
            let (one, two) = (Cells::of(one), Cells::of(two));
            let near = peers.and(paired);
            let links = in_fours(one.upper & near.upper)
                + in_fours(two.upper & near.upper)
                + in_fours(one.lower & near.lower | (two.lower & near.lower) << 32);
            let near = peers.and(unsolved);
            let open = in_fours(near.upper) + in_fours(near.lower);
            let score = total(2 * in_eights(links) + in_eights(open));
            if score >= best_score {
                best_score = score;
                best = Some(Split { band, cell, digit, others });
            }
        }
    }
    best
}

/// The cell with the fewest candidates, for nodes where none has two; of equals the first one with
/// the most unsolved peers.
#[cold]
fn widest(node: &Node) -> Option<Split> {
    let boards = &node.state.boards;
    let unsolved = Cells::unsolved(node);
    let mut best = None;
    // Fewer candidates come before everything else.
    let mut best_score = (u32::MAX, 0);
    for band in 0..3 {
        let mut rest = ALL[band] & !node.naked[band];
        while rest != 0 {
            let peers = &PEERS[band * 32 + rest.trailing_zeros() as usize];
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            let size = digits_at(boards, band, cell).count_ones();
            let near = peers.and(unsolved);
            let open = total(in_eights(in_fours(near.upper) + in_fours(near.lower)));
            if size < best_score.0 || size == best_score.0 && open > best_score.1 {
                best_score = (size, open);
                best = Some(Split::new(boards, band, cell));
            }
        }
    }
    best
}

/// The candidates of a cell, as a set of digits.
#[inline]
fn digits_at(boards: &[Board; 9], band: usize, cell: u32) -> u32 {
    let mut set = 0;
    for (digit, board) in boards.iter().enumerate() {
        set |= u32::from(board[band] & cell != 0) << digit;
    }
    set
}

/// A set of cells in two words: the two upper bands, and the lower band.
#[derive(Clone, Copy)]
struct Cells {
    upper: u64,
    lower: u64,
}

impl Cells {
    #[inline]
    const fn of(board: &Board) -> Self {
        Self { upper: board[0] as u64 | (board[1] as u64) << 32, lower: board[2] as u64 }
    }

    #[inline]
    fn unsolved(node: &Node) -> Self {
        Self::of(&std::array::from_fn(|i| ALL[i] & !node.naked[i]))
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        Self { upper: self.upper & other.upper, lower: self.lower & other.lower }
    }
}

/// The peers of each cell, at 32 × its band + its bit.
const PEERS: [Cells; 96] = {
    let mut table = [Cells { upper: 0, lower: 0 }; 96];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let mut board = [0; 4];
        let mut peer = 0;
        while peer < 81 {
            let (r, c) = (peer / 9, peer % 9);
            let same_box = r / 3 == row / 3 && c / 3 == column / 3;
            if peer != cell && (r == row || c == column || same_box) {
                board[r / 3] |= 1 << (r % 3 * 10 + c);
            }
            peer += 1;
        }
        table[row / 3 * 32 + row % 3 * 10 + column] = Cells::of(&board);
        cell += 1;
    }
    table
};

/// Counts the bits of each four, which leaves room to add up three such words. The processors this
/// is compiled for have no instruction to count bits, and all counts together are cheaper.
#[inline]
fn in_fours(word: u64) -> u64 {
    let twos = word - (word >> 1 & 0x5555_5555_5555_5555);
    (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333)
}

/// Adds the counts of fours in pairs, which leaves room for sums up to 255.
#[inline]
fn in_eights(fours: u64) -> u64 {
    (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f)
}

/// Adds up the counts of eights.
#[inline]
fn total(eights: u64) -> u64 {
    eights.wrapping_mul(0x0101_0101_0101_0101) >> 56
}
