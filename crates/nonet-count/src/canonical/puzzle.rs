//! Canonical forms, automorphisms and equivalence of puzzles and grids of any size.

#[cfg(test)]
mod tests;

use nonet_core::symmetry::Symmetry;
use nonet_core::{Digit, DigitSet, Draft, Entry};

use super::family::Family;
use super::ruled;
use super::search::{MANY, MinlexSearch, Smallest};
use super::source::Source;
use crate::crew::{Crew, Stopped};
use crate::orders::factorial;

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
/// groups very large. So they are told apart: swaps are one thing, and of automorphisms that differ by
/// swaps only, one is listed. Digits that do not occur stay as they are, and do not multiply anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automorphisms {
    /// How many there are; `u128::MAX` if more than that.
    pub count: u128,
    /// One for each class of those that differ by swaps only, the one that changes nothing first. If
    /// they are too many, some of them, which make all others together with the swaps.
    pub listed: Vec<Symmetry>,
    /// Swaps of two lines, bands or stacks.
    pub swaps: Vec<Symmetry>,
    /// How many automorphisms the swaps make; 1 if there are none.
    pub by_swaps: u128,
}

impl Automorphisms {
    /// Whether each automorphism is in the list, except for swaps.
    pub fn is_complete(&self) -> bool {
        self.by_swaps.saturating_mul(self.listed.len() as u128) == self.count
    }
}

/// The canonical form of a puzzle or grid. Digits that were placed are as good as givens.
///
/// Two puzzles have the same form exactly if a symmetry leads from one to the other. The symmetries
/// are those that keep the shape of boxes: only square ones can be transposed. With further rules they are
/// those that keep these as well; [`has_forms`](super::has_forms) tells for which rules there are forms.
///
/// ```
/// use nonet_core::read;
/// use nonet_count::{Alone, minlex};
///
/// let form = minlex(&read("12..3.........4.").unwrap(), &Alone).unwrap();
/// assert_eq!(form.draft, read(".......1.2..34..").unwrap());
/// assert_eq!(form.symmetry.apply_to_draft(&read("12..3.........4.").unwrap()), form.draft);
/// ```
///
/// # Errors
/// If the crew stopped.
pub fn minlex(draft: &Draft, crew: &dyn Crew) -> Result<Minlex, Stopped> {
    if !draft.layout.is_plain() {
        return Ok(ruled::minlex(draft));
    }
    let source = Source::new(draft);
    let found = MinlexSearch { source: &source, crew, many: MANY }.smallest()?;
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
    if !draft.layout.is_plain() {
        return Ok(ruled::automorphisms(draft));
    }
    let source = Source::new(draft);
    let found = MinlexSearch { source: &source, crew, many: MANY }.smallest()?;
    let first = &found.families[0];
    let member = Member::of(&source, first);
    let there = member.symmetry(&source, &found.cells);
    let listed = found.families.iter().map(|family| {
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
    if one.layout != other.layout || one.digit_count() != other.digit_count() {
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

pub(super) fn draft_of(draft: &Draft, cells: &[u8]) -> Draft {
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
    found.count.saturating_mul(size_of(source, &found.families[0]))
}

/// How many symmetries are in a family: orders of lines that were never told apart.
fn size_of(source: &Source, family: &Family) -> u128 {
    let shape = source.shape;
    let side = &source.sides[family.side];
    let as_number = |places: &[u8]| -> Vec<usize> { places.iter().map(|&at| at.into()).collect() };
    // A box has as many rows as the grid has stacks.
    let mut factors = vec![
        orders(&as_number(&family.slots[..shape.rows()])),
        orders(&side.row_kinds),
        orders(&side.band_kinds),
    ];
    let stacks = family.indices[..shape.size()].chunks(shape.columns());
    factors.extend(stacks.map(|indices| orders(&as_number(indices))));
    factors.into_iter().fold(1, u128::saturating_mul)
}

/// The orders of lines that are free with each other: those of the same kind.
fn orders(kinds: &[usize]) -> u128 {
    let count = |kind: usize| kinds.iter().filter(|&&other| other == kind).count();
    (0..kinds.len()).map(|kind| factorial(count(kind))).fold(1, u128::saturating_mul)
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
        for (one, other) in next_pairs(height, |stack| family.slots[stack].into()) {
            add(&|member| member.stacks.swap(one, other));
        }
        for (one, other) in
            next_pairs(size, |column| column / width * width + usize::from(family.indices[column]))
        {
            add(&|member| member.indices.swap(one, other));
        }
        let side = &source.sides[self.side];
        for (one, other) in next_pairs(size, |row| side.row_kinds[row]) {
            add(&|member| member.rows.swap(one, other));
        }
        for (one, other) in next_pairs(size / height, |band| side.band_kinds[band]) {
            add(&|member| {
                for (row, like) in side.sorted_rows(one).into_iter().zip(side.sorted_rows(other)) {
                    member.rows.swap(row, like);
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
            for (column, &digit) in source.sides[self.side].row(row).iter().enumerate() {
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
    let mut next: Vec<usize> = (0..places.len()).collect();
    let place = |&first: &u8| {
        let next = &mut next[usize::from(first)];
        *next += 1;
        *next - 1
    };
    places.iter().map(place).collect()
}

/// Pairs of lines of the same kind that have no other of that kind between them.
fn next_pairs(count: usize, kind: impl Fn(usize) -> usize) -> impl Iterator<Item = (usize, usize)> {
    let kinds: Vec<usize> = (0..count).map(kind).collect();
    (0..count).filter_map(move |line| {
        let next = (line + 1..count).find(|&next| kinds[next] == kinds[line])?;
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
