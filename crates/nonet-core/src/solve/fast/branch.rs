//! Chooses the cell to branch on when a node is stalled.
//!
//! Cells with two candidates come first. Among them the best has many unsolved peers, and many
//! peers that also have two candidates and share one of its digits: these fall next. Compared with
//! the first such cell in reading order this halves the guesses on hard puzzles.

use super::node::Node;
use super::state::Bitboard;

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
    #[inline(always)]
    fn new(node: &impl Node, band: usize, cell: u32) -> Self {
        let set = node.digits_at(band, cell);
        let others = set & set.wrapping_sub(1);
        Self { band, cell, digit: set.trailing_zeros() as usize, others }
    }

    /// Turns a node into the first child, and a filler into the second.
    #[inline(always)]
    pub(super) fn apply<N: Node>(self, node: &mut N, second: &mut N) {
        let Self { band, cell, digit, others } = self;
        second.copy_from(node);
        second.touch(1 << digit);
        second.remove(band, cell, digit);
        if others & others.wrapping_sub(1) == 0 {
            second.solve(band, cell);
            second.touch(others);
        }
        node.solve(band, cell);
        node.touch(1 << digit | others);
        let mut rest = others;
        while rest != 0 {
            node.remove(band, cell, rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// Chooses where to branch in a stalled node. A hasty choice may name several cells at once, far
/// from each other, to be split one after the other without settling in between.
#[inline(always)]
pub(super) fn choose<N: Node>(node: &N, hasty: bool) -> [Option<Split>; 3] {
    let pairs = node.pairs();
    if pairs == [0; 4] {
        [widest(node), None, None]
    } else if hasty {
        apart(node, &pairs)
    } else {
        [best(node, &pairs), None, None]
    }
}

/// The first cell with two candidates in each band, but no two in a common column: no two are peers.
#[inline(always)]
fn apart<N: Node>(node: &N, pairs: &Bitboard) -> [Option<Split>; 3] {
    let mut columns = 0;
    std::array::from_fn(|band| {
        let free = pairs[band] & !columns;
        if free == 0 {
            return None;
        }
        let split = Split::new(node, band, free & free.wrapping_neg());
        let column = (split.cell | split.cell >> 10 | split.cell >> 20) & 0x1ff;
        columns |= column | column << 10 | column << 20;
        Some(split)
    })
}

/// The cell with two candidates that promises most; the last one of equals.
#[inline(always)]
fn best<N: Node>(node: &N, pairs: &Bitboard) -> Option<Split> {
    let (unsolved, paired) = (Cells::of(&node.unsolved()), Cells::of(pairs));
    let mut best = None;
    let mut best_score = 0;
    for band in 0..3 {
        let mut rest = pairs[band];
        while rest != 0 {
            let peers = &PEERS[band * 32 + rest.trailing_zeros() as usize];
            let split = Split::new(node, band, rest & rest.wrapping_neg());
            rest ^= split.cell;
            let one = Cells::of(&node.places(split.digit));
            let two = Cells::of(&node.places(split.others.trailing_zeros() as usize));
            let near = peers.and(paired);
            let score = promise::<N>(one.and(near), two.and(near), peers.and(unsolved));
            if score >= best_score {
                best_score = score;
                best = Some(split);
            }
        }
    }
    best
}

/// How much a cell with two candidates promises, given the peers with two candidates that share the
/// one or the other, and the unsolved peers.
#[inline(always)]
fn promise<N: Node>(one: Cells, two: Cells, unsolved: Cells) -> u64 {
    let lower = one.lower | two.lower << 32;
    if N::COUNTS_BITS {
        let links = one.upper.count_ones() + two.upper.count_ones() + lower.count_ones();
        let open = unsolved.upper.count_ones() + unsolved.lower.count_ones();
        u64::from(2 * links + open)
    } else {
        let links = in_fours(one.upper) + in_fours(two.upper) + in_fours(lower);
        let open = in_fours(unsolved.upper) + in_fours(unsolved.lower);
        total(2 * in_eights(links) + in_eights(open))
    }
}

/// The cell with the fewest candidates, for nodes where none has two; of equals the first one with
/// the most unsolved peers.
#[inline(always)]
fn widest<N: Node>(node: &N) -> Option<Split> {
    let cells = node.unsolved();
    let unsolved = Cells::of(&cells);
    let mut best = None;
    // Fewer candidates come before everything else.
    let mut best_score = (u32::MAX, 0);
    for band in 0..3 {
        let mut rest = cells[band];
        while rest != 0 {
            let peers = &PEERS[band * 32 + rest.trailing_zeros() as usize];
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            let size = node.digits_at(band, cell).count_ones();
            let near = peers.and(unsolved);
            let open = total(in_eights(in_fours(near.upper) + in_fours(near.lower)));
            if size < best_score.0 || size == best_score.0 && open > best_score.1 {
                best_score = (size, open);
                best = Some(Split::new(node, band, cell));
            }
        }
    }
    best
}

/// A set of cells in two words: the two upper bands, and the lower band.
#[derive(Clone, Copy)]
struct Cells {
    upper: u64,
    lower: u64,
}

impl Cells {
    #[inline(always)]
    const fn of(board: &Bitboard) -> Self {
        Self { upper: board[0] as u64 | (board[1] as u64) << 32, lower: board[2] as u64 }
    }

    #[inline(always)]
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

/// Counts the bits of each four, which leaves room to add up three such words: without an instruction
/// to count bits, all counts together are cheaper.
#[inline(always)]
fn in_fours(word: u64) -> u64 {
    let twos = word - (word >> 1 & 0x5555_5555_5555_5555);
    (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333)
}

/// Adds the counts of fours in pairs, which leaves room for sums up to 255.
#[inline(always)]
fn in_eights(fours: u64) -> u64 {
    (fours & 0x0f0f_0f0f_0f0f_0f0f) + (fours >> 4 & 0x0f0f_0f0f_0f0f_0f0f)
}

/// Adds up the counts of eights.
#[inline(always)]
fn total(eights: u64) -> u64 {
    eights.wrapping_mul(0x0101_0101_0101_0101) >> 56
}
