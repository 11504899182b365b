//! Variants: what a grid must keep besides rows, columns and boxes.

use std::sync::Arc;

use nonet_core::rule::{Clue, Rule};
use nonet_core::{BoxShape, Layout, LayoutError};

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
        self.layout(shape).is_ok()
    }

    /// The layout that has it besides rows, columns and boxes.
    fn layout(self, shape: BoxShape) -> Result<Arc<Layout>, LayoutError> {
        let rules = Rule::of_variant(self.id()).expect("every variant is made of rules");
        Layout::new(shape.size(), Some(shape), rules.into_iter().map(Clue::whole).collect())
    }

    /// The cells, by index, of the houses that it adds: each holds every digit once.
    ///
    /// # Panics
    /// If it does not [suit](Variant::suits) such boxes.
    pub fn houses(self, shape: BoxShape) -> Vec<Vec<usize>> {
        let layout = self.layout(shape).expect("a variant that suits");
        let added = &layout.houses()[3 * shape.size()..];
        let cells = |&house| layout.cells_of(house).iter().map(|cell| cell.index()).collect();
        added.iter().map(cells).collect()
    }

    /// Pairs of cells, by index, that must differ, besides those in a house.
    ///
    /// # Panics
    /// If it does not [suit](Variant::suits) such boxes.
    pub fn pairs(self, shape: BoxShape) -> Vec<(usize, usize)> {
        let layout = self.layout(shape).expect("a variant that suits");
        layout.pairs().iter().map(|pair| (pair.one.index(), pair.other.index())).collect()
    }
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
                    group.iter().map(|&cell| layout.box_of(cells[cell]).expect("a box")).collect();
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
