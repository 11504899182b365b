//! Canonical forms of puzzles with rules beyond boxes, by the symmetries that leave these as they are.
//!
//! Of the 2 · 6⁸ ways to move the lines of a 9×9 grid a rule leaves few: 96 with both diagonals. They are
//! found once for a layout by trying all, and then each is tried on the puzzle.

use nonet_core::symmetry::Symmetry;
use nonet_core::{BoxShape, Cell, Digit, DigitSet, Draft, Layout};

use super::puzzle::{Automorphisms, Minlex, draft_of};
use crate::orders::{factorial, line_orders};

/// The most ways to move lines that are tried.
const MOST_MOVES: u128 = 4_000_000;

/// Whether puzzles with rules have canonical forms: their layout has boxes, is small enough for all its
/// symmetries to be tried, has no constraints, and no rule names digits.
pub fn has_forms(layout: &Layout) -> bool {
    let Some(shape) = layout.box_shape() else { return false };
    let names_none = |cell| layout.allowed(cell) == layout.digits();
    let holds_all_or_none = |&house: &_| {
        let held = layout.digits_of(house);
        held.is_empty() || held == layout.digits()
    };
    layout.is_plain()
        || (moves(shape) <= MOST_MOVES
            && layout.constraints().next().is_none()
            && layout.cells().all(names_none)
            && layout.houses().iter().all(holds_all_or_none))
}

/// How many ways there are to move lines.
fn moves(shape: BoxShape) -> u128 {
    let of_lines = |group: usize| {
        let groups = shape.size() / group;
        let inside = (0..groups).map(|_| factorial(group)).fold(1, u128::saturating_mul);
        inside.saturating_mul(factorial(groups))
    };
    let turns = if shape.rows() == shape.columns() { 2 } else { 1 };
    of_lines(shape.rows()).saturating_mul(of_lines(shape.columns())).saturating_mul(turns)
}

/// The symmetries of lines, and of digits where these are not alike, that keep a layout.
struct Kept {
    symmetries: Vec<Symmetry>,
    /// Whether digits can be renamed at will.
    digits_are_alike: bool,
}

impl Kept {
    fn of(layout: &Layout) -> Kept {
        let Some(shape) = layout.box_shape() else {
            return Kept { symmetries: Vec::new(), digits_are_alike: true };
        };
        let identity = Symmetry::identity(shape);
        let backwards: Vec<Digit> = identity.digits().iter().rev().copied().collect();
        let digits_are_alike = layout
            .cells()
            .all(|cell| layout.digits().iter().all(|digit| is_alone(layout, cell, digit)));
        // Which digits follow each other is the same if they are read backwards.
        let mut names = vec![identity.digits().to_vec()];
        if !digits_are_alike {
            names.push(backwards);
        }
        let turns = if shape.rows() == shape.columns() { &[false, true][..] } else { &[false] };
        let orders = |width: usize| line_orders(shape.size() / width, width);
        let (rows, columns) = (orders(shape.rows()), orders(shape.columns()));
        let signatures: Vec<Signature> =
            layout.cells().map(|cell| signature(layout, cell)).collect();
        let mut symmetries = Vec::new();
        for &turn in turns {
            for rows in &rows {
                for columns in &columns {
                    if !may_keep(layout, &signatures, rows, columns, turn) {
                        continue;
                    }
                    for digits in &names {
                        let moved =
                            Symmetry::try_new(shape, rows.clone(), columns.clone(), digits.clone());
                        let moved = moved.expect("bands and stacks stay together");
                        let moved =
                            if turn { moved.then(&Symmetry::transposition(shape)) } else { moved };
                        symmetries.extend(Some(moved).filter(|moved| moved.keeps(layout)));
                    }
                }
            }
        }
        Kept { symmetries, digits_are_alike }
    }
}

/// Whether a digit in a cell rules out nothing but itself.
fn is_alone(layout: &Layout, cell: Cell, digit: Digit) -> bool {
    let own = DigitSet::single(digit);
    layout.ruled_out_by(cell, digit).all(|(_, digits)| digits.without(own).is_empty())
}

/// What is quickly compared of a cell and its image: how many houses it is in, how many cells see it, and
/// how many are related to it beyond that.
type Signature = (usize, usize, usize);

fn signature(layout: &Layout, cell: Cell) -> Signature {
    let first = layout.digits().iter().next();
    let related = first.map_or(0, |digit| layout.ruled_out_by(cell, digit).count());
    (layout.houses_of(cell).len(), layout.peers(cell).len(), related)
}

/// Whether cells move to such as are alike, and those that see each other still do: a quick look before
/// the thorough one.
fn may_keep(
    layout: &Layout,
    signatures: &[Signature],
    rows: &[usize],
    columns: &[usize],
    turn: bool,
) -> bool {
    let size = layout.size();
    let image = |cell: Cell| {
        let (row, column) = (rows[cell.index() / size], columns[cell.index() % size]);
        let (row, column) = if turn { (column, row) } else { (row, column) };
        Cell::from_index(row * size + column).expect("a line of the grid")
    };
    let is_alike = |cell: Cell| signatures[cell.index()] == signatures[image(cell).index()];
    let keeps_peers = |cell: Cell| {
        let moved = image(cell);
        layout.peers(cell).iter().all(|&peer| layout.sees(moved, image(peer)))
    };
    layout.cells().all(is_alike) && layout.cells().all(keeps_peers)
}

/// The image of a puzzle, with digits renamed in the order in which they come if they are alike.
fn form(draft: &Draft, symmetry: &Symmetry, digits_are_alike: bool) -> (Vec<u8>, Symmetry) {
    let mut cells = vec![0; draft.entries.len()];
    for (cell, entry) in draft.layout.cells().zip(&draft.entries) {
        if let Some(digit) = entry.digit() {
            let image = symmetry.digit_image(digit);
            cells[symmetry.cell_image(cell).index()] = image.index() as u8 + 1;
        }
    }
    if !digits_are_alike {
        return (cells, symmetry.clone());
    }
    let mut names: Vec<Option<u8>> = vec![None; draft.layout.size()];
    let mut next = 0;
    let mut name = |names: &mut Vec<Option<u8>>, old: usize| {
        *names[old].get_or_insert_with(|| {
            next += 1;
            next
        })
    };
    for cell in cells.iter_mut().filter(|cell| **cell > 0) {
        *cell = name(&mut names, usize::from(*cell) - 1);
    }
    let digits: Vec<Digit> = (0..names.len())
        .map(|old| name(&mut names, old))
        .filter_map(|number| Digit::from_number(number.into()))
        .collect();
    let lines = || (0..draft.layout.size()).collect::<Vec<usize>>();
    let renaming = Symmetry::try_new(symmetry.shape(), lines(), lines(), digits);
    (cells, symmetry.then(&renaming.expect("each digit has a name of its own")))
}

/// The smallest form of a puzzle, and every symmetry that leads there.
fn smallest(draft: &Draft) -> (Vec<u8>, Vec<Symmetry>) {
    let kept = draft.layout.derived(|| Kept::of(&draft.layout));
    let mut best: (Vec<u8>, Vec<Symmetry>) = (Vec::new(), Vec::new());
    for symmetry in &kept.symmetries {
        let (cells, symmetry) = form(draft, symmetry, kept.digits_are_alike);
        if best.1.is_empty() || cells < best.0 {
            best = (cells, vec![symmetry]);
        } else if cells == best.0 {
            best.1.push(symmetry);
        }
    }
    best
}

/// The canonical form, among the forms that the rules allow.
pub(super) fn minlex(draft: &Draft) -> Minlex {
    let (cells, mut symmetries) = smallest(draft);
    let automorphisms = symmetries.len() as u128;
    Minlex { draft: draft_of(draft, &cells), symmetry: symmetries.swap_remove(0), automorphisms }
}

/// The symmetries that the rules allow and that lead back to the puzzle.
pub(super) fn automorphisms(draft: &Draft) -> Automorphisms {
    let (_, symmetries) = smallest(draft);
    let there = &symmetries[0];
    Automorphisms {
        count: symmetries.len() as u128,
        listed: symmetries.iter().map(|symmetry| there.then(&symmetry.inverse())).collect(),
        swaps: Vec::new(),
        by_swaps: 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alone, automorphisms, equivalence, minlex};
    use nonet_core::rule::Variants;
    use nonet_core::{Entry, Random, read};
    use std::sync::Arc;

    fn with(variants: &[&str], line: &str) -> Draft {
        let mut all = Variants::default();
        assert!(variants.iter().all(|name| all.add(name)));
        let draft = read(line).expect("a puzzle");
        let layout = draft.layout.with_variants(all).expect("rules that suit");
        Draft { layout, ..draft }
    }

    #[test]
    fn rules_leave_as_many_symmetries_as_are_known() {
        let count = |variants: &[&str], size: usize| {
            let draft = with(variants, &".".repeat(size * size));
            assert!(has_forms(&draft.layout));
            Kept::of(&draft.layout).symmetries.len()
        };
        // Rows move in pairs from the middle: the rows of a band in any order, and upside down; columns as
        // rows, or the other way round; and the grid may be transposed.
        assert_eq!(count(&["diagonal"], 4), 2 * 2 * 2 * 2);
        assert_eq!(count(&["diagonal"], 9), 6 * 2 * 2 * 2 * 2);
        // Two rows of each of two windows can be swapped, and the windows; likewise columns.
        assert_eq!(count(&["windoku"], 9), 8 * 8 * 2);
        // Those of the square; digits forwards and backwards.
        assert_eq!(count(&["anti-king"], 9), 8);
        assert_eq!(count(&["non-consecutive"], 9), 8 * 2);
        // Lines of all bands in the same order, and bands in the same order, likewise stacks.
        assert_eq!(count(&["disjoint-groups"], 9), 6 * 6 * 6 * 6 * 2);
    }

    #[test]
    fn alike_puzzles_have_one_form_and_forms_keep_the_rules() {
        let mut random = Random::new(9);
        for variants in [&["diagonal"][..], &["disjoint-groups"], &["non-consecutive"]] {
            let mut draft = with(variants, &".".repeat(16));
            for entry in &mut draft.entries {
                if random.below(3) == 0 {
                    *entry = Entry::Given(Digit::from_index(random.below(4)).expect("a digit"));
                }
            }
            let form = minlex(&draft, &Alone).expect("not stopped");
            assert_eq!(form.symmetry.apply_to_draft(&draft).entries, form.draft.entries);
            let kept = Kept::of(&draft.layout);
            for symmetry in &kept.symmetries {
                let other = symmetry.apply_to_draft(&draft);
                let again = minlex(&other, &Alone).expect("not stopped");
                assert_eq!(again.draft.entries, form.draft.entries, "{variants:?}");
                let found = equivalence(&draft, &other, &Alone).expect("not stopped");
                let found = found.expect("one is the other in disguise");
                assert_eq!(found.apply_to_draft(&draft).entries, other.entries);
            }
            for symmetry in automorphisms(&draft, &Alone).expect("not stopped").listed {
                assert_eq!(symmetry.apply_to_draft(&draft).entries, draft.entries);
            }
        }
    }

    #[test]
    fn what_is_alike_without_diagonals_need_not_be_with_them() {
        let (one, other) = ("1...............", ".1..............");
        let plain = [one, other].map(|line| read(line).expect("a puzzle"));
        assert!(equivalence(&plain[0], &plain[1], &Alone).expect("not stopped").is_some());
        let mut kings = [one, other].map(|line| with(&["anti-king"], line));
        assert!(equivalence(&kings[0], &kings[1], &Alone).expect("not stopped").is_none());
        kings[1].layout = Arc::clone(&plain[0].layout);
        assert!(equivalence(&kings[0], &kings[1], &Alone).expect("not stopped").is_none());
    }
}
