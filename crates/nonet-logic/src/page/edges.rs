//! The numbers around a grid of Buildings, as text in an example and around its picture.

use std::sync::Arc;

use nonet_core::rule::{Clue, Rule};
use nonet_core::{Cell, Draft, House, Layout};

/// The sides of a grid, in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Left,
    Right,
    Above,
    Below,
}

impl Side {
    const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Above, Side::Below];

    /// The cells that a number on this side looks along.
    fn view(self, layout: &Layout, line: usize) -> Vec<Cell> {
        let house = match self {
            Side::Left | Side::Right => House::row(line),
            Side::Above | Side::Below => House::column(line),
        };
        let mut cells = layout.cells_of(house).to_vec();
        if matches!(self, Side::Right | Side::Below) {
            cells.reverse();
        }
        cells
    }

    /// The numbers on this side, line by line: `.` where there is none.
    fn numbers(self, layout: &Layout) -> Vec<char> {
        let number = |line| {
            let view = self.view(layout, line);
            let clue = layout.constraints().find(|(_, clue, _)| clue.cells == view);
            let number = clue.and_then(|(_, clue, _)| char::from_digit(clue.number?, 10));
            number.unwrap_or('.')
        };
        (0..layout.size()).map(number).collect()
    }
}

/// A draft with numbers on its four sides, if they can be read.
pub(super) fn with_buildings(draft: Draft, numbers: &str) -> Option<Draft> {
    let rule = Rule::by_id("buildings")?;
    let sides: Vec<&str> = numbers.split_whitespace().collect();
    let size = draft.layout.size();
    if sides.len() != Side::ALL.len() || sides.iter().any(|side| side.chars().count() != size) {
        return None;
    }
    let mut clues = draft.layout.clues().to_vec();
    for (side, numbers) in Side::ALL.into_iter().zip(sides) {
        for (line, number) in numbers.chars().enumerate().filter(|(_, number)| *number != '.') {
            let cells = side.view(&draft.layout, line);
            clues.push(Clue { number: Some(number.to_digit(10)?), ..Clue::about(rule, cells) });
        }
    }
    let layout = Layout::new(size, draft.layout.box_shape(), clues).ok()?;
    Some(Draft { layout, ..draft })
}

/// The numbers on the four sides, if there are any.
pub(super) fn to_text(layout: &Layout) -> Option<String> {
    layout.constraints().next()?;
    let sides = Side::ALL.map(|side| side.numbers(layout).into_iter().collect::<String>());
    Some(sides.join(" "))
}

/// A picture of a grid with the numbers of its layout around it.
pub(super) fn drawn_around(picture: String, layout: &Arc<Layout>) -> String {
    if layout.constraints().next().is_none() {
        return picture;
    }
    let shown = |side: Side| -> Vec<char> {
        let numbers = side.numbers(layout).into_iter();
        numbers.map(|number| if number == '.' { ' ' } else { number }).collect()
    };
    let [left, right, above, below] = Side::ALL.map(shown);
    let Some(first) = picture.lines().find(|line| line.starts_with('|')) else { return picture };
    // A column begins where a blank is followed by something that is no bar.
    let chars: Vec<char> = first.chars().collect();
    let begins = |&at: &usize| chars[at - 1] == ' ' && !matches!(chars[at], ' ' | '|');
    let columns: Vec<usize> = (1..chars.len()).filter(begins).collect();
    let line = |numbers: &[char]| {
        let mut line = vec![' '; chars.len() + 2];
        columns.iter().zip(numbers).for_each(|(&column, &number)| line[column + 2] = number);
        line.into_iter().collect::<String>().trim_end().to_owned()
    };
    let mut rows = left.iter().zip(&right);
    let body = picture.lines().map(|drawn| match rows.clone().next() {
        Some((left, right)) if drawn.starts_with('|') => {
            rows.next();
            format!("{left} {drawn} {right}").trim_end().to_owned()
        }
        _ => format!("  {drawn}"),
    });
    let lines = std::iter::once(line(&above)).chain(body).chain([line(&below)]);
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    lines.join("\n") + "\n"
}
