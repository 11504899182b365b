//! Rectangles: four cells in two rows, two columns and two boxes, where two digits could be
//! exchanged.
//!
//! ```text
//! first ── second     The first two are in one box, the other two in another.
//!   │        │        Two neighbours share a line.
//! fourth ─ third
//! ```

use std::ops::ControlFlow;

use nonet_core::{Cell, Digit, DigitSet, House, Layout};

use super::exchange::keeps_rules;
use super::spoiled::Spoiled;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Part, Premise, Role};
use crate::geometry::{Cells, MAX_LOGIC_CELLS};
use crate::sink::Sink;

/// A rectangle that would be deadly without its extra candidates.
pub(crate) struct Rectangle<'a> {
    /// Its cells in order, each next to the one before and the one after it.
    pub(crate) cells: [Cell; 4],
    /// The digits that could be exchanged.
    pub(crate) digits: DigitSet,
    /// The board it is on.
    pub(crate) board: &'a Board,
}

impl Rectangle<'_> {
    /// The rectangle and its extra candidates.
    pub(crate) fn spoiled(&self) -> Spoiled<'_> {
        Spoiled::of_loop(self.board, &self.cells, self.digits)
    }

    /// Whether the cell with this index has an extra candidate.
    pub(crate) fn has_extra(&self, index: usize) -> bool {
        !self.board.candidates(self.cells[index]).without(self.digits).is_empty()
    }

    /// Where its extra candidates are.
    pub(crate) fn extras(&self) -> Extras {
        let has = [0, 1, 2, 3].map(|index| self.has_extra(index));
        match has {
            [true, false, true, false] | [false, true, false, true] => Extras::Diagonal,
            _ => match has.into_iter().filter(|&has| has).count() {
                1 => Extras::Corner,
                2 => Extras::Side,
                3 => Extras::AllButOne,
                _ => Extras::NoneOrAll,
            },
        }
    }

    /// The two digits, in both orders.
    pub(crate) fn both_ways(&self) -> impl Iterator<Item = (Digit, Digit)> + use<> {
        let digits = self.digits;
        digits.iter().filter_map(move |digit| {
            digits.without(DigitSet::single(digit)).only().map(|other| (digit, other))
        })
    }

    /// The line through the cells with these indices, if these are the only places of `digit` in
    /// it.
    pub(crate) fn binding_line(&self, digit: Digit, ends: [usize; 2]) -> Option<House> {
        let ends: Cells = ends.into_iter().map(|index| self.cells[index]).collect();
        let is_line = |house: &House| house.kind().is_line();
        let line = self.board.houses_holding(&ends).find(is_line)?;
        (self.board.places(line, digit) == ends).then_some(line)
    }

    /// Reports what follows from its extras and from lines that bind a digit.
    pub(crate) fn report_bound(
        &self,
        digit: Digit,
        lines: [House; 2],
        eliminations: Vec<Candidate>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let bound = lines.map(|line| (line, self.board.places(line, digit)));
        let premises = bound.map(|(house, cells)| Premise::Place { house, digit, cells });
        let base = |(house, cells)| Part::within(Role::Base, house, cells, DigitSet::single(digit));
        self.spoiled().report(eliminations, premises.into(), bound.map(base).into(), sink)
    }
}

/// Where the extra candidates of a rectangle are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extras {
    /// In one cell.
    Corner,
    /// In two cells of one line.
    Side,
    /// In two opposite cells.
    Diagonal,
    /// In three cells.
    AllButOne,
    /// In every cell, or nowhere.
    NoneOrAll,
}

/// The corners of a rectangle and the digits that could be exchanged there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Corners {
    cells: [Cell; 4],
    digits: DigitSet,
}

impl Corners {
    fn on(self, board: &Board) -> Rectangle<'_> {
        Rectangle { cells: self.cells, digits: self.digits, board }
    }
}

/// Calls `visit` with every rectangle of empty cells, one of which at least has exactly two
/// candidates. In the others one of these may be missing, as long as it was ruled out by reasoning,
/// and neither by the question nor by a digit in a house of the cell.
pub(crate) fn each_unique<'a>(
    board: &'a Board,
    visit: &mut dyn FnMut(Rectangle<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    board.unique_rectangles().iter().try_for_each(|corners| visit(corners.on(board)))
}

impl Corners {
    /// What [`each_unique`] visits. A board keeps it for all who ask.
    pub(crate) fn all_unique(board: &Board) -> Vec<Corners> {
        let mut found = Vec::new();
        if !board.is_proper() {
            return found;
        }
        let mut possible = [DigitSet::EMPTY; MAX_LOGIC_CELLS];
        for cell in board.empty_cells() {
            possible[cell.index()] = exchangeable(board, cell);
        }
        for first in board.bivalue_cells() {
            let digits = board.candidates(first);
            if !board.may_exchange(first, digits) {
                continue;
            }
            let can_hold = |cell: Cell| digits.without(possible[cell.index()]).is_empty();
            each_from(board.layout(), first, can_hold, &mut |cells| {
                // Met when its first cell of this kind comes along.
                let is_earlier = |&cell: &Cell| cell < first && board.candidates(cell) == digits;
                if !cells.iter().any(is_earlier) && keeps_rules(board, &cells, digits) {
                    found.push(Corners { cells, digits });
                }
            });
        }
        found
    }
}

/// The digits that an empty cell could have, as far as the question and the digits in its houses go.
fn exchangeable(board: &Board, cell: Cell) -> DigitSet {
    let houses = board.houses_of(cell).iter();
    houses.fold(board.left_open(cell), |all, &house| all & board.missing(house))
}

/// Calls `visit` with every rectangle in which two neighbours or three cells were placed, the others
/// are empty and have the candidates that would make it a deadly one, and the question leaves both
/// digits open everywhere. In a cell that was given it leaves nothing open.
pub(crate) fn each_avoidable<'a>(
    board: &'a Board,
    visit: &mut dyn FnMut(Rectangle<'a>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    board.avoidable_rectangles().iter().try_for_each(|corners| visit(corners.on(board)))
}

impl Corners {
    /// What [`each_avoidable`] visits. A board keeps it for all who ask.
    pub(crate) fn all_avoidable(board: &Board) -> Vec<Corners> {
        let mut found = Vec::new();
        for first in board.layout().cells().filter(|_| board.is_proper()) {
            let Some(digit) = board.value(first) else { continue };
            let may_be = |cell, digit| board.may_exchange(cell, DigitSet::single(digit));
            if !may_be(first, digit) {
                continue;
            }
            // Met when the first of its placed cells comes along.
            let is_later = |cell| cell > first || board.value(cell).is_none();
            let is_wanted = |cell| is_later(cell) && may_be(cell, digit);
            each_from(board.layout(), first, is_wanted, &mut |cells| {
                let [_, second, third, fourth] = cells;
                let other = board.value(second).or_else(|| board.value(fourth));
                let is_open = |other| cells.iter().all(|&cell| may_be(cell, other));
                let Some(other) = other.filter(|&other| is_open(other)) else { return };
                let fits = |cell, digit| match board.value(cell) {
                    Some(value) => value == digit,
                    None => board.candidates(cell).contains(digit),
                };
                let has_empty = cells.iter().any(|&cell| board.value(cell).is_none());
                let digits = [digit, other].into_iter().collect();
                if has_empty
                    && fits(second, other)
                    && fits(third, digit)
                    && fits(fourth, other)
                    && keeps_rules(board, &cells, digits)
                {
                    found.push(Corners { cells, digits });
                }
            });
        }
        found
    }
}

/// Calls `visit` with every rectangle that starts at `first`, whose next cell is in the same box,
/// and whose other cells are all wanted.
fn each_from(
    layout: &Layout,
    first: Cell,
    is_wanted: impl Fn(Cell) -> bool,
    visit: &mut impl FnMut([Cell; 4]),
) {
    let (row, column) = (layout.row_of(first), layout.column_of(first));
    let home = layout.box_of(first);
    // The first two cells share a row, or a column.
    let by_row: fn(usize) -> House = House::row;
    for (house, line, place) in [(by_row, row, column), (House::column, column, row)] {
        let at = |line, place: usize| layout.cells_of(house(line))[place];
        for next_place in (0..layout.size()).filter(|&next| next != place) {
            let second = at(line, next_place);
            if layout.box_of(second) != home || !is_wanted(second) {
                continue;
            }
            for other_line in 0..layout.size() {
                let (third, fourth) = (at(other_line, next_place), at(other_line, place));
                let other_box = layout.box_of(third);
                if other_box != home
                    && other_box == layout.box_of(fourth)
                    && is_wanted(third)
                    && is_wanted(fourth)
                {
                    visit([first, second, third, fourth]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::{BoxShape, Draft, Entry, Position};
    use std::sync::Arc;

    fn digits(numbers: &[usize]) -> DigitSet {
        numbers.iter().filter_map(|&number| Digit::from_number(number)).collect()
    }

    /// A board with these candidates in four cells, at 0-based coordinates, and all of them in all
    /// other cells.
    fn marked(layout: &Arc<Layout>, marks: [(usize, usize, &[usize]); 4]) -> Board {
        let mut draft = Draft::empty(Arc::clone(layout));
        let mut all = vec![layout.digits(); layout.cell_count()];
        for (row, column, numbers) in marks {
            all[layout.cell(row, column).expect("a cell").index()] = digits(numbers);
        }
        draft.pencil_marks = Some(all);
        Board::of(&Position::of(&draft)).expect("small enough").supposed_proper(|_| true)
    }

    fn unique(board: &Board) -> Vec<Extras> {
        let mut found = Vec::new();
        let _ = each_unique(board, &mut |rectangle| {
            // The empty rest of the grid belongs to rectangles, too, but with many extras.
            if rectangle.spoiled().digits().len() < 3 {
                found.push(rectangle.extras());
            }
            ControlFlow::Continue(())
        });
        found
    }

    #[test]
    fn a_rectangle_is_met_once_and_only_in_two_boxes() {
        let layout = Layout::classic();
        let pair: &[usize] = &[1, 2];
        let at = |rows: [usize; 2], columns: [usize; 2], last: &'static [usize]| {
            let [top, bottom] = rows;
            let [left, right] = columns;
            let marks = [
                (top, left, pair),
                (top, right, pair),
                (bottom, left, pair),
                (bottom, right, last),
            ];
            unique(&marked(&layout, marks))
        };
        assert_eq!(at([0, 1], [0, 3], &[1, 2, 3]), [Extras::Corner]);
        assert_eq!(at([0, 3], [0, 1], &[1, 2, 3]), [Extras::Corner]);
        assert_eq!(at([0, 3], [0, 1], &[1, 3, 4]), [Extras::Corner], "a candidate is missing");
        assert_eq!(at([0, 3], [0, 3], &[1, 2, 3]), [], "four boxes");
        assert_eq!(at([0, 1], [0, 1], &[1, 2, 3]), [], "one box");
    }

    #[test]
    fn extras_are_sorted_by_where_they_are() {
        let layout = Layout::with_boxes(BoxShape::new(2, 3).expect("a shape"));
        let (pair, more): (&[usize], &[usize]) = (&[1, 2], &[1, 2, 3]);
        let extras = |[a, b, c, d]: [&'static [usize]; 4]| {
            unique(&marked(&layout, [(0, 0, a), (0, 1, b), (2, 1, c), (2, 0, d)]))
        };
        assert_eq!(extras([pair, pair, more, more]), [Extras::Side]);
        assert_eq!(extras([pair, more, pair, more]), [Extras::Diagonal]);
        assert_eq!(extras([more, more, pair, more]), [Extras::AllButOne]);
        assert_eq!(extras([pair, pair, pair, pair]), [Extras::NoneOrAll]);
    }

    #[test]
    fn a_digit_in_a_house_keeps_a_rectangle_from_being_one() {
        let layout = Layout::classic();
        let pair: &[usize] = &[1, 2];
        let marks = [(0, 0, pair), (0, 1, pair), (3, 0, pair), (3, 1, &[1, 3, 4][..])];
        let mut board = marked(&layout, marks);
        assert_eq!(unique(&board), [Extras::Corner]);
        let (cell, digit) = (layout.cell(3, 8).expect("a cell"), digits(&[2]).only().expect("2"));
        board.place(Candidate { cell, digit });
        assert_eq!(unique(&board), [], "neither lower cell could be 2");
    }

    #[test]
    fn what_the_question_rules_out_keeps_a_rectangle_from_being_one() {
        let layout = Layout::classic();
        let pair: &[usize] = &[1, 2];
        let marks = [(0, 0, pair), (0, 1, pair), (3, 0, pair), (3, 1, &[1, 2, 3][..])];
        for (row, column, _) in marks {
            let cell = layout.cell(row, column).expect("a cell");
            let board = marked(&layout, marks).supposed_proper(|other| other != cell);
            assert_eq!(unique(&board), [], "r{}c{}", row + 1, column + 1);
        }
        let mut board = marked(&layout, marks);
        board.forget_proper();
        assert_eq!(unique(&board), [], "nobody knows that there is a single solution");
    }

    #[test]
    fn a_rectangle_with_a_given_cell_is_no_avoidable_one() {
        let layout = Layout::classic();
        let cell = |row, column| layout.cell(row, column).expect("a cell");
        let put = [(cell(0, 0), 1), (cell(0, 1), 2), (cell(3, 0), 2)];
        let avoidable = |is_open: &dyn Fn(Cell) -> bool| {
            let mut draft = Draft::empty(Arc::clone(&layout));
            for (cell, number) in put {
                let digit = Digit::from_number(number).expect("a digit");
                draft.entries[cell.index()] = Entry::Placed(digit);
            }
            let board = Board::of(&Position::of(&draft)).expect("small enough");
            let mut count = 0;
            let _ = each_avoidable(&board.supposed_proper(is_open), &mut |rectangle| {
                count += usize::from(rectangle.extras() == Extras::Corner);
                ControlFlow::Continue(())
            });
            count
        };
        assert_eq!(avoidable(&|_| true), 1);
        for given in [cell(0, 0), cell(0, 1), cell(3, 0), cell(3, 1)] {
            assert_eq!(avoidable(&|cell| cell != given), 0);
        }
    }
}
