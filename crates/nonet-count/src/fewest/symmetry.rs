//! Classes of small grids under the symmetries that keep the variants.
//!
//! Rows of a band, bands, columns of a stack and stacks can be swapped, and grids with square boxes
//! reflected, without breaking the rules of the plain game. A variant keeps some of these changes:
//! those that map its houses to its houses and its pairs to its pairs.

use nonet_core::BoxShape;

use crate::orders::line_orders;
use crate::variant::Variant;

/// Grids that become each other by symmetries and new names for digits.
pub(super) struct Class {
    /// One of them: digits from 0, row by row.
    pub(super) grid: Vec<u8>,
    /// How many of them begin with the row 1, 2, 3 and so on. For each of those there are n!.
    pub(super) normalised_grids: usize,
}

/// The classes of all grids that keep the variants, of which those with the first row 1, 2, 3 and
/// so on are given.
pub(super) fn classes(shape: BoxShape, variants: &[Variant], grids: &[Vec<u8>]) -> Vec<Class> {
    let symmetries = symmetries(shape, variants);
    let unchanged: Vec<u8> = (0..).take(shape.size() * shape.size()).collect();
    let packed = |grid: &[u8]| packed_image(grid, &unchanged, shape.size());
    let mut all: Vec<u128> = grids.iter().map(|grid| packed(grid)).collect();
    all.sort_unstable();
    let mut seen = vec![false; all.len()];
    let mut classes = Vec::new();
    for grid in grids {
        let find = |packed: u128| all.binary_search(&packed).expect("all grids are in the list");
        if seen[find(packed(grid))] {
            continue;
        }
        let mut normalised_grids = 0;
        for from in &symmetries {
            let index = find(packed_image(grid, from, shape.size()));
            normalised_grids += usize::from(!seen[index]);
            seen[index] = true;
        }
        classes.push(Class { grid: grid.clone(), normalised_grids });
    }
    classes
}

/// The image of a grid whose cell `i` comes from the cell `from[i]`, with its first row renamed to
/// 1, 2, 3 and so on, in one number of four bits for each digit. The 36 digits of a 6×6 grid are too
/// many for that, so the first row and the last are left out: they are known from the others.
///
/// ```text
///   1 2 3 4    the same in all grids
///   3 4 1 2  ┐
///   2 1 4 3  ┴ 3 4 1 2 2 1 4 3
///   4 3 2 1    what each column lacks
/// ```
fn packed_image(grid: &[u8], from: &[u8], size: usize) -> u128 {
    let mut names = [0_u8; 16];
    for (name, &cell) in (0..).zip(&from[..size]) {
        names[grid[cell as usize] as usize] = name;
    }
    let middle = from.iter().take(grid.len() - size).skip(size);
    middle.fold(0, |packed, &cell| packed << 4 | u128::from(names[grid[cell as usize] as usize]))
}

/// All changes of cells that keep the rules and the variants: each tells for every cell, by index,
/// which cell it comes from.
fn symmetries(shape: BoxShape, variants: &[Variant]) -> Vec<Vec<u8>> {
    let size = shape.size();
    let rows = line_orders(shape.columns(), shape.rows());
    let columns = line_orders(shape.rows(), shape.columns());
    let marks = Marks::new(shape, variants);
    let mut symmetries = Vec::new();
    for rows in &rows {
        for columns in &columns {
            let from: Vec<u8> = (0..size * size)
                .map(|cell| (rows[cell / size] * size + columns[cell % size]) as u8)
                .collect();
            if shape.rows() == shape.columns() {
                let reflected =
                    (0..size * size).map(|cell| from[cell % size * size + cell / size]).collect();
                symmetries.push(reflected);
            }
            symmetries.push(from);
        }
    }
    symmetries.retain(|from| marks.are_kept_by(from));
    symmetries
}

/// What the variants add, as masks of cells in order.
struct Marks {
    houses: Vec<u64>,
    pairs: Vec<u64>,
}

impl Marks {
    fn new(shape: BoxShape, variants: &[Variant]) -> Marks {
        let mask = |cells: &[usize]| cells.iter().fold(0, |mask, cell| mask | 1_u64 << cell);
        let sorted = |masks: Vec<u64>| {
            let mut masks = masks;
            masks.sort_unstable();
            masks.dedup();
            masks
        };
        let houses = variants.iter().flat_map(|variant| variant.houses(shape));
        let pairs = variants.iter().flat_map(|variant| variant.pairs(shape));
        Marks {
            houses: sorted(houses.map(|house| mask(&house)).collect()),
            pairs: sorted(pairs.map(|(one, other)| mask(&[one, other])).collect()),
        }
    }

    fn are_kept_by(&self, from: &[u8]) -> bool {
        let keeps = |masks: &[u64]| {
            masks.iter().all(|mask| {
                let moved = (0..).zip(from).filter(|&(_, &cell)| mask >> cell & 1 == 1);
                let image = moved.fold(0, |image, (cell, _)| image | 1_u64 << cell);
                masks.binary_search(&image).is_ok()
            })
        };
        keeps(&self.houses) && keeps(&self.pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crew::Alone;
    use crate::exhaust::candidates::Constraints;
    use crate::exhaust::normalised_grids;

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    /// How many normalised grids each class has.
    fn sizes(shape: BoxShape, variants: &[Variant]) -> Vec<usize> {
        let constraints = Constraints::new(shape, variants);
        let grids = normalised_grids(&constraints, &Alone).expect("nobody stops");
        let classes = classes(shape, variants, &grids);
        let sizes: Vec<usize> = classes.iter().map(|class| class.normalised_grids).collect();
        assert_eq!(sizes.iter().sum::<usize>(), grids.len());
        sizes
    }

    #[test]
    fn there_are_2_classes_of_4x4_grids_and_49_of_6x6_grids() {
        assert_eq!(sizes(shape(2, 2), &[]).len(), 2);
        assert_eq!(sizes(shape(2, 3), &[]).len(), 49);
        assert_eq!(sizes(shape(3, 2), &[]).len(), 49);
    }

    #[test]
    fn there_are_so_many_symmetries() {
        assert_eq!(symmetries(shape(2, 2), &[]).len(), 128);
        assert_eq!(symmetries(shape(2, 3), &[]).len(), 3_456);
        // The eight of a square, with or without a swap of the two lines of every band and stack.
        let diagonal = symmetries(shape(2, 2), &[Variant::Diagonal]);
        assert_eq!(diagonal.len(), 16);
        assert!(diagonal.contains(&(0..16).collect()));
        // A knight sees where the middle is: only turns and reflections are left.
        assert_eq!(symmetries(shape(2, 3), &[Variant::AntiKnight]).len(), 4);
        assert_eq!(symmetries(shape(2, 2), &[Variant::AntiKing]).len(), 8);
    }
}
