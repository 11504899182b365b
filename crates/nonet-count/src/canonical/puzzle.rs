//! Canonical forms, automorphisms and equivalence of puzzles and grids of any size.

use nonet_core::symmetry::Symmetry;
use nonet_core::{Digit, DigitSet, Draft, Entry};

use super::search::{Family, Smallest, Source, smallest};
use crate::crew::{Crew, Stopped};

/// The canonical form of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minlex {
    /// The smallest of all forms, read as one line with empty cells before 1, 1 before 2 and so on. It
    /// has nothing but givens: pencil marks and remarks are gone.
    pub draft: Draft,
    /// A symmetry that leads from the puzzle to this form.
    pub symmetry: Symmetry,
    /// How many symmetries of rows and columns, transposing included, lead back to the puzzle once its
    /// digits are renamed; `u128::MAX` if there are more than that.
    pub automorphisms: u128,
}

/// The symmetries that lead from a puzzle back to it.
///
/// Lines that can be swapped with nothing but a renaming, such as empty ones of a band, make these
/// groups very large. So they are told apart: each automorphism is one that is listed, after some swaps.
/// Digits that do not occur stay as they are, and do not multiply anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automorphisms {
    /// How many there are; `u128::MAX` if more than that.
    pub count: u128,
    /// One for each class of those that differ by swaps only, the one that changes nothing first. At
    /// most [`Automorphisms::LISTED`] of them.
    pub listed: Vec<Symmetry>,
    /// Swaps of two lines, bands or stacks.
    pub swaps: Vec<Symmetry>,
    /// How many automorphisms the swaps make; 1 if there are none. Then all automorphisms are listed,
    /// unless there are too many.
    pub by_swaps: u128,
}

impl Automorphisms {
    /// At most so many are listed.
    pub const LISTED: usize = 1_000;
}

/// The canonical form of a puzzle or grid. Digits that were placed are as good as givens.
///
/// Two puzzles have the same form exactly if a symmetry leads from one to the other. The symmetries
/// are those that keep the shape of boxes: only square ones can be transposed.
///
/// ```
/// use nonet_core::read;
/// use nonet_count::{Alone, minlex};
///
/// let form = minlex(&read("12..3.........4.").unwrap(), &Alone).unwrap();
/// assert_eq!(form.draft, read("...1.2....3...4.").unwrap());
/// assert_eq!(form.symmetry.apply_to_draft(&read("12..3.........4.").unwrap()), form.draft);
/// ```
///
/// # Errors
/// If the crew stopped.
pub fn minlex(draft: &Draft, crew: &dyn Crew) -> Result<Minlex, Stopped> {
    let source = source_of(draft);
    let found = smallest(&source, crew)?;
    Ok(Minlex {
        draft: draft_of(draft, &found.cells),
        symmetry: Member::of(&source, &found.families[0]).symmetry(&source, &found.cells),
        automorphisms: count(&source, &found),
    })
}

/// The symmetries of rows, columns and transposing that lead from a puzzle back to it, each with a
/// renaming of digits.
///
/// # Errors
/// If the crew stopped.
pub fn automorphisms(draft: &Draft, crew: &dyn Crew) -> Result<Automorphisms, Stopped> {
    let source = source_of(draft);
    let found = smallest(&source, crew)?;
    let first = &found.families[0];
    let member = Member::of(&source, first);
    let there = member.symmetry(&source, &found.cells);
    let listed = found.families.iter().take(Automorphisms::LISTED).map(|family| {
        there.then(&Member::of(&source, family).symmetry(&source, &found.cells).inverse())
    });
    let swapped = member.swapped(&source, first);
    let swaps =
        swapped.iter().map(|member| there.then(&member.symmetry(&source, &found.cells).inverse()));
    Ok(Automorphisms {
        count: count(&source, &found),
        listed: listed.collect(),
        swaps: swaps.collect(),
        by_swaps: size_of(&source, first),
    })
}

/// A symmetry that leads from one puzzle to another, if there is any. Marks and remarks do not count.
///
/// # Errors
/// If the crew stopped.
pub fn equivalence(
    one: &Draft,
    other: &Draft,
    crew: &dyn Crew,
) -> Result<Option<Symmetry>, Stopped> {
    if one.layout.box_shape() != other.layout.box_shape()
        || one.digit_count() != other.digit_count()
    {
        return Ok(None);
    }
    let forms = [minlex(one, crew)?, minlex(other, crew)?];
    if forms[0].draft.entries != forms[1].draft.entries {
        return Ok(None);
    }
    let symmetry = forms[0].symmetry.then(&forms[1].symmetry.inverse());
    let image = symmetry.apply_to_draft(&givens_of(one));
    assert_eq!(image.entries, givens_of(other).entries, "both lead to the same form");
    Ok(Some(symmetry))
}

/// The puzzle with all its digits given and nothing else.
fn givens_of(draft: &Draft) -> Draft {
    let given = |entry: &Entry| entry.digit().map_or(Entry::Empty, Entry::Given);
    Draft {
        entries: draft.entries.iter().map(given).collect(),
        alphabet: draft.alphabet,
        ..Draft::empty(draft.layout.clone())
    }
}

fn source_of(draft: &Draft) -> Source {
    let shape = draft.layout.box_shape();
    let value = |entry: &Entry| entry.digit().map_or(0, |digit| digit.index() as u8 + 1);
    let cells: Vec<u8> = draft.entries.iter().map(value).collect();
    let mut sides = vec![cells];
    if shape.rows() == shape.columns() {
        let size = shape.size();
        let turned = (0..size * size).map(|cell| sides[0][cell % size * size + cell / size]);
        sides.push(turned.collect());
    }
    Source { shape, sides }
}

fn draft_of(draft: &Draft, cells: &[u8]) -> Draft {
    let entry = |&cell: &u8| match cell.checked_sub(1) {
        Some(index) => {
            let digit = Digit::from_index(index.into()).expect("names are below the size");
            Entry::Given(digit)
        }
        None => Entry::Empty,
    };
    Draft { entries: cells.iter().map(entry).collect(), ..givens_of(draft) }
}

/// How many symmetries there are in all families.
fn count(source: &Source, found: &Smallest) -> u128 {
    let sizes = found.families.iter().map(|family| size_of(source, family));
    sizes.fold(0, u128::saturating_add)
}

/// How many symmetries are in a family: orders of lines that were never told apart.
fn size_of(source: &Source, family: &Family) -> u128 {
    let (size, height, width) = (source.shape.size(), source.shape.rows(), source.shape.columns());
    // A box has as many rows as the grid has stacks.
    let mut factors = vec![orders(&family.slots[..height])];
    factors.extend(family.indices[..size].chunks(width).map(orders));
    let bands = size / height;
    let empty_bands = (0..bands).filter(|&band| source.is_empty_band(family.side, band));
    factors.push(factorial(empty_bands.count()));
    for band in 0..bands {
        let rows = band * height..(band + 1) * height;
        factors.push(factorial(rows.filter(|&row| source.is_empty(family.side, row)).count()));
    }
    factors.into_iter().fold(1, u128::saturating_mul)
}

/// The orders of lines that are free with each other: those with equal places.
fn orders(places: &[u8]) -> u128 {
    let count = |place: usize| places.iter().filter(|&&at| usize::from(at) == place).count();
    (0..places.len()).map(|place| factorial(count(place))).fold(1, u128::saturating_mul)
}

fn factorial(count: usize) -> u128 {
    (1..=count as u128).fold(1, u128::saturating_mul)
}

/// One symmetry of a family: where the lines of its side of the source go.
#[derive(Clone)]
struct Member {
    side: usize,
    rows: Vec<usize>,
    stacks: Vec<usize>,
    /// By column: its place in its stack.
    indices: Vec<usize>,
}

impl Member {
    /// The one that leaves free lines in the order of the source.
    fn of(source: &Source, family: &Family) -> Member {
        let shape = source.shape;
        let mut rows = vec![0; shape.size()];
        for (place, &row) in family.rows[..shape.size()].iter().enumerate() {
            rows[usize::from(row)] = place;
        }
        Member {
            side: family.side,
            rows,
            stacks: in_order(&family.slots[..shape.rows()]),
            indices: family.indices[..shape.size()]
                .chunks(shape.columns())
                .flat_map(in_order)
                .collect(),
        }
    }

    /// Members that differ from this one by the order of two lines, two bands or two stacks.
    fn swapped(&self, source: &Source, family: &Family) -> Vec<Member> {
        let (size, height, width) =
            (source.shape.size(), source.shape.rows(), source.shape.columns());
        let mut members = Vec::new();
        let mut add = |change: &dyn Fn(&mut Member)| {
            let mut member = self.clone();
            change(&mut member);
            members.push(member);
        };
        for (one, other) in next_pairs(height, |stack| Some(family.slots[stack].into())) {
            add(&|member| member.stacks.swap(one, other));
        }
        for (one, other) in next_pairs(size, |column| {
            Some(column / width * width + usize::from(family.indices[column]))
        }) {
            add(&|member| member.indices.swap(one, other));
        }
        let is_empty = |row| source.is_empty(self.side, row);
        for (one, other) in next_pairs(size, |row| is_empty(row).then_some(row / height)) {
            add(&|member| member.rows.swap(one, other));
        }
        let is_empty = |band| source.is_empty_band(self.side, band);
        for (one, other) in next_pairs(size / height, |band| is_empty(band).then_some(0)) {
            add(&|member| {
                for row in 0..height {
                    member.rows.swap(one * height + row, other * height + row);
                }
            });
        }
        members
    }

    /// As a symmetry from the puzzle to the canonical form with these cells.
    fn symmetry(&self, source: &Source, cells: &[u8]) -> Symmetry {
        let (shape, size) = (source.shape, source.shape.size());
        let width = shape.columns();
        let columns: Vec<usize> = (0..size)
            .map(|column| self.stacks[column / width] * width + self.indices[column])
            .collect();
        let mut names: Vec<Option<usize>> = vec![None; size];
        for (row, &to) in self.rows.iter().enumerate() {
            for (column, &digit) in source.row(self.side, row).iter().enumerate() {
                if digit > 0 {
                    names[usize::from(digit) - 1] =
                        Some(usize::from(cells[to * size + columns[column]]) - 1);
                }
            }
        }
        let digits = completed(names, size);
        let moved = Symmetry::try_new(shape, self.rows.clone(), columns, digits)
            .expect("lines stay in their bands and stacks, and each digit has a name of its own");
        if self.side == 0 { moved } else { Symmetry::transposition(shape).then(&moved) }
    }
}

/// The places of lines, those with equal ones after each other.
fn in_order(places: &[u8]) -> Vec<usize> {
    let before = |line: usize| places[..line].iter().filter(|&&at| at == places[line]).count();
    (0..places.len()).map(|line| usize::from(places[line]) + before(line)).collect()
}

/// Pairs of lines in the same group that have no other of that group between them.
fn next_pairs(
    count: usize,
    group: impl Fn(usize) -> Option<usize>,
) -> impl Iterator<Item = (usize, usize)> {
    let lines: Vec<Option<usize>> = (0..count).map(group).collect();
    (0..count).filter_map(move |line| {
        lines[line]?;
        let next = (line + 1..count).find(|&next| lines[next] == lines[line])?;
        Some((line, next))
    })
}

/// What each digit becomes. Digits without a name get those that are left, in order.
fn completed(names: Vec<Option<usize>>, size: usize) -> Vec<Digit> {
    let all: Vec<Digit> = DigitSet::all(size).iter().collect();
    let mut left = (0..size).filter(|name| !names.contains(&Some(*name)));
    let name = |name: &Option<usize>| {
        all[name.unwrap_or_else(|| left.next().expect("as many names as digits"))]
    };
    names.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashSet};

    use nonet_core::{BoxShape, Layout, Random, read};

    use super::*;
    use crate::Alone;

    fn shape(rows: usize, columns: usize) -> BoxShape {
        BoxShape::new(rows, columns).expect("a shape")
    }

    fn random_symmetry(shape: BoxShape, random: &mut Random) -> Symmetry {
        Symmetry::from_choices(shape, |bound| random.below(bound))
    }

    /// A grid with straight shifts in its rows, moved at random.
    fn random_grid(shape: BoxShape, random: &mut Random) -> Draft {
        let size = shape.size();
        let layout = Layout::with_boxes(shape);
        let mut draft = Draft::empty(layout);
        for (cell, entry) in draft.entries.iter_mut().enumerate() {
            let (row, column) = (cell / size, cell % size);
            let shift = row % shape.rows() * shape.columns() + row / shape.rows();
            let digit = Digit::from_index((shift + column) % size).expect("a digit");
            *entry = Entry::Given(digit);
        }
        random_symmetry(shape, random).apply_to_draft(&draft)
    }

    /// The grid with so many cells left, at random.
    fn dug(mut draft: Draft, left: usize, random: &mut Random) -> Draft {
        let mut cells: Vec<usize> = (0..draft.entries.len()).collect();
        while cells.len() > left {
            draft.entries[cells.swap_remove(random.below(cells.len()))] = Entry::Empty;
        }
        draft
    }

    /// Every symmetry of rows and columns, digits left alone.
    fn all_moves(shape: BoxShape) -> Vec<Symmetry> {
        let (mut all, mut number, mut is_done) = (Vec::new(), 0, false);
        let still = Symmetry::identity(shape);
        while !is_done {
            // The first questions are about digits.
            let (mut rest, mut asked) = (number, 0);
            let symmetry = Symmetry::from_choices(shape, |bound| {
                asked += 1;
                if asked <= shape.size() {
                    return 0;
                }
                let choice = rest % bound;
                rest /= bound;
                choice
            });
            assert_eq!(symmetry.digits(), still.digits());
            is_done = rest > 0;
            if !is_done {
                all.push(symmetry);
            }
            number += 1;
        }
        all
    }

    /// The cells of a draft with digits named in the order in which they appear, from 1.
    fn named(draft: &Draft) -> Vec<u8> {
        let mut names = vec![0; draft.layout.size()];
        let mut count = 0;
        let name = |entry: &Entry| {
            let Some(digit) = entry.digit() else { return 0 };
            if names[digit.index()] == 0 {
                count += 1;
                names[digit.index()] = count;
            }
            names[digit.index()]
        };
        draft.entries.iter().map(name).collect()
    }

    fn cells(draft: &Draft) -> Vec<u8> {
        source_of(draft).sides.swap_remove(0)
    }

    /// Compares with all forms, one by one.
    fn check(draft: &Draft, moves: &[Symmetry]) {
        let forms = || moves.iter().map(|one| named(&one.apply_to_draft(draft)));
        let least = forms().min().expect("there are moves");
        let found = minlex(draft, &Alone).expect("nobody stops");
        assert_eq!(cells(&found.draft), least, "{draft:?}");
        let still = named(draft);
        assert_eq!(found.automorphisms, forms().filter(|form| *form == still).count() as u128);
        assert_eq!(found.symmetry.apply_to_draft(draft), found.draft);
        let group = automorphisms(draft, &Alone).expect("nobody stops");
        assert_eq!(group.count, found.automorphisms);
        assert_eq!(group.listed.len() as u128 * group.by_swaps, group.count);
        assert_eq!(group.listed[0], Symmetry::identity(draft.layout.box_shape()));
        assert_eq!(generated(&group, draft.layout.box_shape()), group.count as usize);
        for symmetry in group.listed.iter().chain(&group.swaps) {
            assert_eq!(symmetry.apply_to_draft(draft), *draft);
        }
    }

    /// How many symmetries are made of those in the lists.
    fn generated(group: &Automorphisms, shape: BoxShape) -> usize {
        let mut open = vec![Symmetry::identity(shape)];
        let mut seen: HashSet<Symmetry> = open.iter().cloned().collect();
        while let Some(one) = open.pop() {
            for next in group.listed.iter().chain(&group.swaps) {
                let both = one.then(next);
                if seen.insert(both.clone()) {
                    open.push(both);
                }
            }
        }
        seen.len()
    }

    #[test]
    fn the_search_finds_what_trying_all_symmetries_finds() {
        let mut random = Random::new(1);
        for (shape, rounds) in [(shape(2, 2), 100), (shape(2, 3), 6), (shape(3, 2), 6)] {
            let moves = all_moves(shape);
            for round in 0..rounds {
                let grid = random_grid(shape, &mut random);
                let left = round * grid.entries.len() / (rounds - 1);
                check(&dug(grid, left, &mut random), &moves);
            }
        }
    }

    #[test]
    fn digits_that_clash_do_not_matter() {
        let mut random = Random::new(2);
        let moves = all_moves(shape(2, 2));
        for _ in 0..100 {
            let mut draft = Draft::empty(Layout::with_boxes(shape(2, 2)));
            for _ in 0..random.below(12) {
                let digit = Digit::from_index(random.below(4)).expect("a digit");
                draft.entries[random.below(16)] = Entry::Given(digit);
            }
            check(&draft, &moves);
        }
    }

    #[test]
    fn scrambling_changes_nothing() {
        let mut random = Random::new(3);
        for shape in [(2, 4), (3, 3), (3, 4), (4, 4)].map(|(rows, columns)| shape(rows, columns)) {
            let cells = shape.size() * shape.size();
            for left in [0, 1, 2, cells / 20, cells / 4, cells / 2] {
                let puzzle = dug(random_grid(shape, &mut random), left, &mut random);
                let form = minlex(&puzzle, &Alone).expect("nobody stops");
                assert_eq!(form.symmetry.apply_to_draft(&puzzle), form.draft);
                let other = random_symmetry(shape, &mut random).apply_to_draft(&puzzle);
                let again = minlex(&other, &Alone).expect("nobody stops");
                assert_eq!((&again.draft, again.automorphisms), (&form.draft, form.automorphisms));
                let way = equivalence(&puzzle, &other, &Alone).expect("nobody stops");
                assert_eq!(way.expect("a way").apply_to_draft(&puzzle), other);
            }
        }
    }

    #[test]
    fn other_puzzles_are_not_equivalent() {
        let one = read("12..............").expect("a puzzle");
        let way = |other: &str| {
            equivalence(&one, &read(other).expect("a puzzle"), &Alone).expect("nobody stops")
        };
        assert!(way("1...3...........").is_some());
        assert!(way("1.*.2...........").is_some(), "marks do not count");
        assert_eq!(way("1....2.........."), None);
        assert_eq!(way("1..............."), None);
        assert_eq!(way("12..................................").map(|_| ()), None, "another size");
    }

    #[test]
    fn nearly_empty_puzzles_have_millions_of_automorphisms() {
        let count = |draft: &Draft| automorphisms(draft, &Alone).expect("nobody stops").count;
        let mut draft = Draft::empty(Layout::classic());
        assert_eq!(count(&draft), 3_359_232);
        draft.entries[40] = Entry::Given(Digit::from_number(7).expect("a digit"));
        assert_eq!(count(&draft), 3_359_232 / 81);
        let draft = Draft::empty(Layout::with_boxes(shape(4, 4)));
        assert_eq!(count(&draft), 2 * 24_u128.pow(10));
        let draft = Draft::empty(Layout::with_boxes(shape(6, 6)));
        assert_eq!(count(&draft), u128::MAX);
    }

    #[test]
    fn the_288_grids_of_size_4_are_of_two_kinds() {
        let mut classes: BTreeMap<Vec<u8>, (u32, u128)> = BTreeMap::new();
        for grid in normalised_grids(shape(2, 2)) {
            let form = minlex(&grid, &Alone).expect("nobody stops");
            classes.entry(cells(&form.draft)).or_insert((0, form.automorphisms)).0 += 24;
        }
        // Each class holds as many grids as there are symmetries for each automorphism.
        let sizes: Vec<(u32, u128)> = classes.into_values().collect();
        assert_eq!(sizes.iter().map(|class| class.0).sum::<u32>(), 288);
        assert_eq!(sizes.len(), 2);
        assert!(sizes.iter().all(|&(grids, count)| u128::from(grids) * count == 128 * 24));
    }

    /// Grids whose first row is in order.
    fn normalised_grids(shape: BoxShape) -> Vec<Draft> {
        let size = shape.size();
        let mut grids = vec![Draft::empty(Layout::with_boxes(shape))];
        for cell in 0..size * size {
            let layout = grids[0].layout.clone();
            let at = layout.cells().nth(cell).expect("a cell");
            let mut next = Vec::new();
            for grid in grids {
                for digit in layout.digits() {
                    let clashes = layout
                        .peers(at)
                        .iter()
                        .any(|&peer| grid.entry(peer).digit() == Some(digit));
                    if !clashes && (cell >= size || digit.index() == cell) {
                        let mut grid = grid.clone();
                        grid.entries[cell] = Entry::Given(digit);
                        next.push(grid);
                    }
                }
            }
            grids = next;
        }
        grids
    }
}
