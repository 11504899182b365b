//! Whether a pattern would give a second solution.

use nonet_core::{Cell, DigitSet, Position};

use crate::candidate::Candidate;
use crate::evidence::Deadly;

/// Whether a puzzle whose solution has none of the extra candidates would have another solution.
///
/// `open` tells which digits the question leaves open in a cell: none where one is given.
pub(super) fn is_deadly(
    position: &Position,
    open: impl Fn(Cell) -> DigitSet,
    pattern: &Deadly,
    extras: &[Candidate],
) -> bool {
    let are_candidates = extras
        .iter()
        .all(|candidate| position.candidates(candidate.cell).contains(candidate.digit));
    let is_one = match pattern {
        Deadly::Loop { cells, digits } => {
            // After the exchange the cells hold digits that the question must allow, too.
            let is_open = |&cell: &Cell| digits.without(open(cell)).is_empty();
            cells.iter().all(is_open) && is_loop(position, cells, *digits, extras)
        }
        // The digits that would come in are candidates, and the question rules out none of these.
        Deadly::Grave => is_grave(position, extras),
    };
    are_candidates && is_one
}

/// Whether constraints and related cells do not notice that two digits change places in some cells: no
/// constraint is about any of them, and what a pair of cells may hold, it may hold afterwards too.
fn keeps_other_rules(position: &Position, cells: &[Cell], digits: DigitSet) -> bool {
    let layout = position.layout();
    let is_ours = |cell: Cell| cells.contains(&cell);
    let mut constraints = layout.constraints();
    if constraints.any(|(_, clue, _)| clue.cells.iter().copied().any(is_ours)) {
        return false;
    }
    // Of the cells two in each house hold both digits, so that the others there hold neither.
    let meets_ours = |cell| {
        let mut houses = layout.houses_of(cell).iter();
        houses.any(|&house| layout.cells_of(house).iter().copied().any(is_ours))
    };
    let held = |cell| match (is_ours(cell), meets_ours(cell)) {
        (true, _) => digits,
        (false, true) => position.possible(cell).without(digits),
        (false, false) => position.possible(cell),
    };
    let afterwards = |cell, digit| {
        let other = digits.without(DigitSet::single(digit)).only().filter(|_| is_ours(cell));
        other.unwrap_or(digit)
    };
    layout.pairs().iter().filter(|pair| is_ours(pair.one) || is_ours(pair.other)).all(|pair| {
        held(pair.one).iter().all(|first| {
            held(pair.other).iter().all(|second| {
                let (one, other) = ((pair.one, first), (pair.other, second));
                let new_one = (pair.one, afterwards(pair.one, first));
                let new_other = (pair.other, afterwards(pair.other, second));
                layout.excludes(one, other) || !layout.excludes(new_one, new_other)
            })
        })
    })
}

/// What an empty cell can hold if no extra is true.
fn left(position: &Position, cell: Cell, extras: &[Candidate]) -> DigitSet {
    let gone = extras.iter().filter(|extra| extra.cell == cell).map(|extra| extra.digit);
    position.candidates(cell).without(gone.collect())
}

/// The two digits of the cells can be exchanged: each cell holds one of the digits or nothing else is
/// left for it, and every house has exactly two of the cells or none. These two see
/// each other, so that they hold both digits, and hold both after the exchange.
fn is_loop(position: &Position, cells: &[Cell], digits: DigitSet, extras: &[Candidate]) -> bool {
    let layout = position.layout();
    let is_ours = |cell: &Cell| cells.contains(cell);
    let mut houses = layout.houses().iter();
    let in_pairs = houses.all(|&house| {
        let count = layout.cells_of(house).iter().filter(|cell| is_ours(cell)).count();
        count == 0 || count == 2
    });
    let distinct = (1..cells.len()).all(|index| !cells[..index].contains(&cells[index]));
    let holds_digits = |cell: &Cell| match position.value(*cell) {
        Some(digit) => digits.contains(digit),
        None => left(position, *cell, extras).without(digits).is_empty(),
    };
    let has_extras_only =
        extras.iter().all(|extra| is_ours(&extra.cell) && !digits.contains(extra.digit));
    digits.len() == 2
        && cells.len() >= 4
        && distinct
        && in_pairs
        && keeps_other_rules(position, cells, digits)
        && cells.iter().all(holds_digits)
        && has_extras_only
}

/// Without the extras every empty cell has two candidates and every digit two places in each house
/// where it is missing: from any solution another one is made by giving each empty cell its other
/// candidate. Other rules than houses that hold all their digits might forbid that.
fn is_grave(position: &Position, extras: &[Candidate]) -> bool {
    let layout = position.layout();
    let is_full = |house| layout.digits_of(house).len() == layout.cells_of(house).len();
    if !layout.has_houses_only() || !layout.houses().iter().copied().all(is_full) {
        return false;
    }
    let is_empty = |cell: &Cell| position.value(*cell).is_none();
    let two_candidates = |cell: Cell| left(position, cell, extras).len() == 2;
    let in_pairs = layout.houses().iter().all(|&house| {
        let cells = layout.cells_of(house);
        layout.digits().iter().all(|digit| {
            let places = cells
                .iter()
                .filter(|cell| is_empty(cell) && left(position, **cell, extras).contains(digit));
            let is_placed = cells.iter().any(|&cell| position.value(cell) == Some(digit));
            let is_missing = !is_placed && layout.digits_of(house).contains(digit);
            places.count() == if is_missing { 2 } else { 0 }
        })
    });
    let mut empty = layout.cells().filter(is_empty).peekable();
    empty.peek().is_some() && empty.all(two_candidates) && in_pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{BoxShape, Digit, Draft, Entry, Layout};

    fn digits(numbers: &[usize]) -> DigitSet {
        numbers.iter().filter_map(|&number| Digit::from_number(number)).collect()
    }

    fn digit(number: usize) -> Digit {
        Digit::from_number(number).expect("a digit")
    }

    /// The cell in this 1-based row and column, as 10 times the row and the column.
    fn cell(name: usize) -> Cell {
        Layout::classic().cell(name / 10 - 1, name % 10 - 1).expect("a cell")
    }

    /// The candidates with these digits, rows and columns.
    fn candidates(names: &[usize]) -> Vec<Candidate> {
        let candidate = |&name| Candidate::new(cell(name % 100), digit(name / 100));
        names.iter().map(candidate).collect()
    }

    /// An empty grid in which some cells have these candidates only.
    fn position(of_cells: &[(usize, &[usize])]) -> Position {
        let mut draft = Draft::empty(Layout::classic());
        let mut marks = vec![DigitSet::all(9); 81];
        for (name, numbers) in of_cells {
            marks[cell(*name).index()] = digits(numbers);
        }
        draft.pencil_marks = Some(marks);
        Position::of(&draft)
    }

    fn is_deadly_loop(
        position: &Position,
        names: &[usize],
        numbers: &[usize],
        extras: &[usize],
    ) -> bool {
        let cells = names.iter().map(|&name| cell(name)).collect();
        let pattern = Deadly::Loop { cells, digits: digits(numbers) };
        is_deadly(position, |_| DigitSet::all(9), &pattern, &candidates(extras))
    }

    #[test]
    fn a_loop_must_really_allow_an_exchange() {
        // A rectangle of 1 and 2 in rows 1 and 2, with an extra 3 in r2c4.
        let cells: [(usize, &[usize]); 4] =
            [(11, &[1, 2]), (21, &[1, 2]), (14, &[1, 2]), (24, &[1, 2, 3])];
        let position = self::position(&cells);
        let corners = [11, 14, 24, 21];
        assert!(is_deadly_loop(&position, &corners, &[1, 2], &[324]));
        for (names, numbers, extras) in [
            (&corners[..], &[1, 2][..], &[][..]),
            (&corners, &[1, 2], &[424]),
            (&corners, &[1, 2], &[324, 124]),
            (&corners, &[1, 2], &[324, 325]),
            (&corners, &[1, 2, 3], &[]),
            (&corners, &[1, 3], &[224]),
            (&[11, 14, 24], &[1, 2], &[324]),
            (&[11, 14, 24, 21, 11, 14], &[1, 2], &[324]),
            (&[11, 14], &[1, 2], &[]),
            (&[], &[1, 2], &[]),
        ] {
            let is_deadly = is_deadly_loop(&position, names, numbers, extras);
            assert!(!is_deadly, "{names:?} {numbers:?} {extras:?}");
        }
        // In four boxes, each box would get the same digit twice.
        let wide: [(usize, &[usize]); 4] =
            [(11, &[1, 2]), (14, &[1, 2]), (44, &[1, 2, 3]), (41, &[1, 2])];
        assert!(!is_deadly_loop(&self::position(&wide), &[11, 14, 44, 41], &[1, 2], &[344]));
    }

    #[test]
    fn placed_digits_take_part_in_an_exchange_if_the_question_leaves_them_open() {
        let is_deadly = |last: usize, closed: Option<usize>| {
            let mut draft = Draft::empty(Layout::classic());
            let mut marks = vec![DigitSet::all(9); 81];
            marks[cell(24).index()] = digits(&[1, 2, 3]);
            for (name, number) in [(11, 1), (21, 2), (14, last)] {
                draft.entries[cell(name).index()] = Entry::Placed(digit(number));
            }
            draft.pencil_marks = Some(marks);
            let pattern =
                Deadly::Loop { cells: [11, 14, 24, 21].map(cell).into(), digits: digits(&[1, 2]) };
            // Of a pair, one digit that the question rules out is enough.
            let open = |own| match closed {
                Some(closed) if cell(closed) == own => digits(&[1, 3, 4, 5, 6, 7, 8, 9]),
                _ => DigitSet::all(9),
            };
            is_deadly(&Position::of(&draft), open, &pattern, &candidates(&[324]))
        };
        assert!(is_deadly(2, None));
        assert!(!is_deadly(5, None));
        for closed in [11, 14, 21, 24] {
            assert!(!is_deadly(2, Some(closed)), "{closed}");
        }
    }

    #[test]
    fn a_grave_must_have_two_of_everything() {
        // A 4×4 grid in which every cell has two candidates, and the first one more.
        let shape = BoxShape::for_size(4).expect("2x2");
        let mut draft = Draft::empty(Layout::with_boxes(shape));
        let solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
        let other = [2, 1, 4, 3];
        let mut marks = solution.map(|number| digits(&[number, other[number - 1]]));
        marks[0].insert(digit(3));
        draft.pencil_marks = Some(marks.to_vec());
        let position = Position::of(&draft);
        let [first, last] = [0, 15].map(|index| Cell::from_index(index).expect("a cell"));
        let is_grave = |position: &Position, numbers: &[usize]| {
            let extra = |&number| Candidate::new(first, digit(number));
            let extras: Vec<Candidate> = numbers.iter().map(extra).collect();
            is_deadly(position, |_| DigitSet::EMPTY, &Deadly::Grave, &extras)
        };
        assert!(is_grave(&position, &[3]));
        for numbers in [&[][..], &[1], &[2], &[3, 1], &[4]] {
            assert!(!is_grave(&position, numbers), "{numbers:?}");
        }
        let mut thinner = position.clone();
        thinner.eliminate(last, digit(1));
        assert!(!is_grave(&thinner, &[3]));
        let mut placed = position;
        placed.place(last, digit(1));
        assert!(!is_grave(&placed, &[3]));
    }
}
