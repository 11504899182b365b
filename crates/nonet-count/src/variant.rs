//! Variants: what a grid must keep besides rows, columns and boxes.

use nonet_core::BoxShape;

/// A rule on top of rows, columns and boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Both diagonals hold every digit.
    Diagonal,
    /// The diagonal from the top left holds every digit.
    OneDiagonal,
    /// Cells at the same place in their boxes hold every digit.
    DisjointGroups,
    /// Four more boxes, in the middle of the quarters of a 9×9 grid, hold every digit.
    Windoku,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells that touch at a corner differ.
    AntiKing,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Variant; 6] = [
        Variant::Diagonal,
        Variant::OneDiagonal,
        Variant::DisjointGroups,
        Variant::Windoku,
        Variant::AntiKnight,
        Variant::AntiKing,
    ];

    /// Its name in commands and files.
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Diagonal => "diagonal",
            Variant::OneDiagonal => "one-diagonal",
            Variant::DisjointGroups => "disjoint-groups",
            Variant::Windoku => "windoku",
            Variant::AntiKnight => "anti-knight",
            Variant::AntiKing => "anti-king",
        }
    }

    /// The variant with this name.
    pub fn by_id(id: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// Whether it makes sense for grids with such boxes.
    pub fn suits(self, shape: BoxShape) -> bool {
        self != Variant::Windoku || shape == BoxShape::CLASSIC
    }

    /// The cells, by index, of the houses that it adds: each holds every digit once.
    pub fn houses(self, shape: BoxShape) -> Vec<Vec<usize>> {
        let size = shape.size();
        let down = || (0..size).map(|line| line * size + line).collect();
        let up = || (0..size).map(|line| line * size + size - 1 - line).collect();
        let block = |row: usize, column: usize| -> Vec<usize> {
            (0..9).map(|place| (row + place / 3) * size + column + place % 3).collect()
        };
        match self {
            Variant::Diagonal => vec![down(), up()],
            Variant::OneDiagonal => vec![down()],
            Variant::DisjointGroups => (0..size).map(|place| group(shape, place)).collect(),
            Variant::Windoku => vec![block(1, 1), block(1, 5), block(5, 1), block(5, 5)],
            Variant::AntiKnight | Variant::AntiKing => Vec::new(),
        }
    }

    /// Pairs of cells, by index, that must differ, besides those in a house.
    pub fn pairs(self, shape: BoxShape) -> Vec<(usize, usize)> {
        // The steps down the grid; those up are the same pairs the other way round.
        let steps: &[(usize, isize)] = match self {
            Variant::AntiKnight => &[(1, -2), (1, 2), (2, -1), (2, 1)],
            Variant::AntiKing => &[(1, -1), (1, 1)],
            _ => &[],
        };
        let size = shape.size();
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let all = cells.flat_map(|(row, column)| {
            steps.iter().filter_map(move |&(down, right)| {
                let to = column.checked_add_signed(right).filter(|&to| to < size)?;
                (row + down < size).then(|| (row * size + column, (row + down) * size + to))
            })
        });
        all.collect()
    }
}

/// The cells at one place, counted from 0, in all boxes.
fn group(shape: BoxShape, place: usize) -> Vec<usize> {
    let (rows, columns) = (shape.rows(), shape.columns());
    let boxes = (0..shape.size()).map(|number| {
        // A band holds as many boxes as a box has rows.
        let (row, column) = (number / rows * rows, number % rows * columns);
        (row + place / columns) * shape.size() + column + place % columns
    });
    boxes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes() -> [BoxShape; 4] {
        [(2, 2), (2, 3), (3, 2), (3, 3)]
            .map(|(rows, columns)| BoxShape::new(rows, columns).expect("a shape"))
    }

    #[test]
    fn every_house_has_as_many_different_cells_as_digits() {
        for shape in shapes() {
            for variant in Variant::ALL.into_iter().filter(|variant| variant.suits(shape)) {
                for mut house in variant.houses(shape) {
                    house.sort_unstable();
                    house.dedup();
                    assert_eq!(house.len(), shape.size(), "{variant:?} {shape}");
                    assert!(house.iter().all(|&cell| cell < shape.size() * shape.size()));
                }
            }
        }
    }

    #[test]
    fn disjoint_groups_take_one_cell_of_each_box_and_every_cell_once() {
        for shape in shapes() {
            let layout = nonet_core::Layout::with_boxes(shape);
            let groups = Variant::DisjointGroups.houses(shape);
            let cells: Vec<_> = layout.cells().collect();
            for group in &groups {
                let boxes: Vec<usize> =
                    group.iter().map(|&cell| layout.box_of(cells[cell])).collect();
                assert_eq!(boxes, (0..shape.size()).collect::<Vec<_>>(), "{shape}");
            }
            let mut all = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..cells.len()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_knight_and_a_king_in_the_middle_move_as_in_chess() {
        let count = |variant: Variant, cell| {
            let pairs = variant.pairs(BoxShape::CLASSIC);
            pairs.iter().filter(|&&(from, to)| from == cell || to == cell).count()
        };
        assert_eq!((count(Variant::AntiKnight, 40), count(Variant::AntiKnight, 0)), (8, 2));
        assert_eq!((count(Variant::AntiKing, 40), count(Variant::AntiKing, 0)), (4, 1));
    }

    #[test]
    fn every_variant_is_found_by_its_name() {
        assert!(Variant::ALL.iter().all(|&variant| Variant::by_id(variant.id()) == Some(variant)));
        assert_eq!(Variant::by_id("chess"), None);
    }
}
