//! Symmetries of the cells that hold keys.

use nonet_core::{Cell, Layout};

/// How the cells that hold keys lie: a key in one cell of an orbit means keys in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// Anywhere.
    #[default]
    None,
    /// The same upside down: half a turn.
    Rotational,
    /// The same from each side: a quarter of a turn.
    Quarter,
    /// The lower half mirrors the upper half.
    Horizontal,
    /// The right half mirrors the left half.
    Vertical,
    /// Horizontal and vertical.
    Both,
    /// Mirrored at the falling diagonal.
    Diagonal,
    /// Mirrored at the rising diagonal.
    Antidiagonal,
    /// All of these.
    Full,
}

/// A movement of the cells of a square: from row, column and last index to row and column.
type Movement = fn(usize, usize, usize) -> (usize, usize);

const HALF_TURN: Movement = |row, column, last| (last - row, last - column);
const QUARTER_TURN: Movement = |row, column, last| (column, last - row);
const UPSIDE_DOWN: Movement = |row, column, last| (last - row, column);
const LEFT_TO_RIGHT: Movement = |row, column, last| (row, last - column);
const FALLING: Movement = |row, column, _| (column, row);
const RISING: Movement = |row, column, last| (last - column, last - row);

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Symmetry; 9] = [
        Symmetry::None,
        Symmetry::Rotational,
        Symmetry::Quarter,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Both,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::Full,
    ];

    /// Its name, as commands take it.
    pub const fn id(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Rotational => "rotational",
            Symmetry::Quarter => "quarter",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Both => "both",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::Full => "full",
        }
    }

    /// The symmetry of this name.
    pub fn by_id(id: &str) -> Option<Symmetry> {
        Symmetry::ALL.into_iter().find(|symmetry| symmetry.id() == id)
    }

    /// The movements that it is made of.
    fn movements(self) -> &'static [Movement] {
        match self {
            Symmetry::None => &[],
            Symmetry::Rotational => &[HALF_TURN],
            Symmetry::Quarter => &[QUARTER_TURN],
            Symmetry::Horizontal => &[UPSIDE_DOWN],
            Symmetry::Vertical => &[LEFT_TO_RIGHT],
            Symmetry::Both => &[UPSIDE_DOWN, LEFT_TO_RIGHT],
            Symmetry::Diagonal => &[FALLING],
            Symmetry::Antidiagonal => &[RISING],
            Symmetry::Full => &[QUARTER_TURN, FALLING],
        }
    }

    /// The cells that hold keys together: each cell in one orbit, and the orbits in the order of their
    /// first cells.
    ///
    /// ```
    /// use nonet_core::Layout;
    /// use nonet_generate::Symmetry;
    ///
    /// let orbits = Symmetry::Full.orbits(&Layout::classic());
    /// assert_eq!(orbits.len(), 15);
    /// assert_eq!(orbits.iter().map(Vec::len).sum::<usize>(), 81);
    /// ```
    pub fn orbits(self, layout: &Layout) -> Vec<Vec<Cell>> {
        let last = layout.size() - 1;
        let mut is_seen = vec![false; layout.cell_count()];
        let mut orbits = Vec::new();
        for first in layout.cells() {
            if std::mem::replace(&mut is_seen[first.index()], true) {
                continue;
            }
            let mut orbit = vec![first];
            let mut next = 0;
            while let Some(&cell) = orbit.get(next) {
                next += 1;
                for movement in self.movements() {
                    let (row, column) = movement(layout.row_of(cell), layout.column_of(cell), last);
                    let moved = layout.cell(row, column).expect("a square moves into itself");
                    if !std::mem::replace(&mut is_seen[moved.index()], true) {
                        orbit.push(moved);
                    }
                }
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }

    /// Whether these cells lie so.
    pub fn keeps(self, layout: &Layout, cells: &[Cell]) -> bool {
        self.orbits(layout).iter().all(|orbit| {
            let held = orbit.iter().filter(|cell| cells.contains(cell)).count();
            held == 0 || held == orbit.len()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symmetry_has_as_many_orbits_as_its_group_makes() {
        // Burnside's lemma, by hand.
        let expected = [81, 41, 21, 45, 45, 25, 45, 45, 15];
        for (symmetry, expected) in Symmetry::ALL.into_iter().zip(expected) {
            let orbits = symmetry.orbits(&Layout::classic());
            assert_eq!(orbits.len(), expected, "{symmetry:?}");
            let mut cells = orbits.concat();
            cells.sort_unstable();
            assert!(cells.into_iter().eq(Layout::classic().cells()), "{symmetry:?}");
        }
    }

    #[test]
    fn a_pattern_keeps_what_it_was_made_with_and_no_more() {
        let layout = Layout::classic();
        let corners = [0, 80].map(|index| Cell::from_index(index).expect("a cell"));
        let kept = |cells: &[Cell]| {
            Symmetry::ALL.into_iter().filter(|it| it.keeps(&layout, cells)).collect::<Vec<_>>()
        };
        let of_corners =
            [Symmetry::None, Symmetry::Rotational, Symmetry::Diagonal, Symmetry::Antidiagonal];
        assert_eq!(kept(&corners), of_corners);
        assert_eq!(kept(&corners[..1]), [Symmetry::None, Symmetry::Diagonal]);
        assert_eq!(kept(&[]), Symmetry::ALL);
    }

    #[test]
    fn names_lead_back_to_their_symmetries() {
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::by_id(symmetry.id()), Some(symmetry));
        }
        assert_eq!(Symmetry::by_id("round"), None);
    }
}
