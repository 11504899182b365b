//! Clues: what they leave of cells, and what would be seen otherwise.

use nonet_core::{Cell, Digit, DigitSet};
use nonet_logic::{Candidate, Cells, Premise, Step, seen_with};

use super::speaker::{Speaker, name, what};
use super::{Telling, conclusion, premises};
use crate::message;
use crate::words::{Argument, Message};

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let clues = step.evidence.premises.iter().find_map(|premise| match premise {
        Premise::Rule { clues, .. } => Some(&clues[..]),
        _ => None,
    });
    let clues = clues.unwrap_or_default();
    let mut text = match clues {
        [clue] => by_one(step, *clue, speaker),
        [clue, other] => by_two(step, *clue, *other, speaker),
        _ => None,
    }
    .unwrap_or_else(|| premises::told(&step.evidence.premises, speaker));
    text.extend(conclusion::so(step, speaker));
    let concluded = step.placements.iter().chain(&step.eliminations);
    let cells: Cells = concluded.map(|candidate| candidate.cell).collect();
    Telling {
        nudge: message!("look-clues", clues = speaker.clues(clues)),
        what: what(step),
        place: message!(
            "place-clues",
            name = name(step),
            clues = speaker.clues(clues),
            cells = speaker.all_cells(cells.iter())
        ),
        text: vec![text],
    }
}

/// A clue of Buildings: from where it looks, and how many it sees.
struct View<'a> {
    clue: usize,
    cells: &'a [Cell],
    number: usize,
}

impl<'a> View<'a> {
    /// The clue, if it is one of Buildings.
    fn of(clue: usize, speaker: &Speaker<'a>) -> Option<View<'a>> {
        let data = &speaker.board.layout().clues()[clue];
        let number = data.number.filter(|_| data.rule.id == "buildings")?;
        Some(View { clue, cells: &data.cells, number: number as usize })
    }

    /// The place of a cell, from 0.
    fn place(&self, cell: Cell) -> usize {
        self.cells.iter().position(|&other| other == cell).unwrap_or_default()
    }
}

/// What follows from one clue.
fn by_one(step: &Step, clue: usize, speaker: &Speaker<'_>) -> Option<Vec<Message>> {
    let view = View::of(clue, speaker)?;
    let board = speaker.board;
    let (size, name) = (board.size(), speaker.clue(clue));
    let all: Vec<Digit> = board.digits().iter().collect();
    let (lowest, highest) = (*all.first()?, *all.last()?);
    if !step.placements.is_empty() {
        let (lowest, highest) = (speaker.digit(lowest), speaker.digit(highest));
        return match view.number {
            1 => Some(vec![message!("buildings-one", clue = name, highest = highest)]),
            number if number == size => Some(vec![message!(
                "buildings-all",
                clue = name,
                number = number,
                lowest = lowest,
                highest = highest
            )]),
            _ => None,
        };
    }
    let is_too_tall =
        |gone: &Candidate| gone.digit.number() > size - view.number + 1 + view.place(gone.cell);
    let mut text = vec![message!("buildings-seen", clue = name, number = view.number)];
    if step.eliminations.iter().all(is_too_tall) {
        text.push(room(step, &view, &all, speaker));
    } else if let Some(run) = run(&view, highest, speaker) {
        text.push(run);
    } else {
        text.extend(otherwise(step, &view, speaker));
    }
    Some(text)
}

/// How high the buildings in front can be, so that there is room for those behind them.
fn room(step: &Step, view: &View<'_>, all: &[Digit], speaker: &Speaker<'_>) -> Message {
    let cells: Cells = step.eliminations.iter().map(|gone| gone.cell).collect();
    let cells = view.cells.iter().copied().filter(|&cell| cells.contains(cell));
    let limits = cells.map(|cell| {
        let highest = all[all.len() - view.number + view.place(cell)];
        message!("buildings-at-most", cell = speaker.cell(cell), digit = speaker.digit(highest))
    });
    message!("buildings-room", limits = limits.collect::<Vec<_>>())
}

/// That all buildings up to the highest are seen, if they are just as many.
fn run(view: &View<'_>, highest: Digit, speaker: &Speaker<'_>) -> Option<Message> {
    let board = speaker.board;
    let mut places = view.cells.iter().filter(|&&cell| board.possible(cell).contains(highest));
    let place = *places.next().filter(|_| places.next().is_none())?;
    if view.place(place) + 1 != view.number {
        return None;
    }
    let (digit, cell) = (speaker.digit(highest), speaker.cell(place));
    let run = speaker.all_cells(view.cells[..view.number].iter().copied());
    Some(if board.value(place).is_some() {
        message!("buildings-run", highest = digit, cell = cell, cells = run)
    } else {
        message!("buildings-run-only", highest = digit, cell = cell, cells = run)
    })
}

/// What would be wrong with each digit that goes out.
fn otherwise(step: &Step, view: &View<'_>, speaker: &Speaker<'_>) -> Vec<Message> {
    let cells: Cells = step.eliminations.iter().map(|gone| gone.cell).collect();
    cells.iter().flat_map(|cell| otherwise_in(step, cell, view, speaker)).collect()
}

fn otherwise_in(step: &Step, cell: Cell, view: &View<'_>, speaker: &Speaker<'_>) -> Vec<Message> {
    let (mut low, mut high, mut other) = (DigitSet::EMPTY, DigitSet::EMPTY, DigitSet::EMPTY);
    let (mut most, mut fewest) = (0, usize::MAX);
    for gone in step.eliminations.iter().filter(|gone| gone.cell == cell) {
        match seen_with(speaker.board, view.clue, cell, gone.digit) {
            Some((_, seen)) if seen < view.number => {
                low.insert(gone.digit);
                most = most.max(seen);
            }
            Some((seen, _)) if seen > view.number => {
                high.insert(gone.digit);
                fewest = fewest.min(seen);
            }
            _ => other.insert(gone.digit),
        }
    }
    let name = || speaker.cell(cell);
    let digits = |digits| speaker.any_digit(digits);
    let mut text = Vec::new();
    if !low.is_empty() {
        text.push(message!("buildings-too-few", digits = digits(low), cell = name(), most = most));
    }
    if !high.is_empty() {
        text.push(message!(
            "buildings-too-many",
            digits = digits(high),
            cell = name(),
            fewest = fewest
        ));
    }
    if !other.is_empty() {
        text.push(message!(
            "buildings-never",
            digits = digits(other),
            cell = name(),
            number = view.number
        ));
    }
    text
}

/// What follows from the clues at both ends of a line.
fn by_two(step: &Step, clue: usize, other: usize, speaker: &Speaker<'_>) -> Option<Vec<Message>> {
    let (view, opposite) = (View::of(clue, speaker)?, View::of(other, speaker)?);
    let mut text = vec![
        message!("buildings-seen", clue = speaker.clue(clue), number = view.number),
        message!("buildings-seen-too", clue = speaker.clue(other), number = opposite.number),
    ];
    text.extend(conclusion::groups(&step.eliminations).into_iter().map(|(digits, cells)| {
        let cells: Argument = speaker.any_cell(cells.iter());
        message!("buildings-not-both", digits = speaker.any_digit(digits), cells = cells)
    }));
    Some(text)
}
