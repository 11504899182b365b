//! Clues: what they leave of cells, and what would be seen otherwise.

use nonet_core::{Cell, Digit};
use nonet_logic::{Candidate, Cells, Premise, Step, seen_with};

use super::look::Look;
use super::speaker::{Speaker, name};
use super::{Telling, conclusion, premises, spoken};
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
        nudge: Look::at_clues(clues, speaker),
        what: message!("what-clues", name = name(step), clues = speaker.clues(clues)),
        place: message!(
            "place-clues",
            name = name(step),
            clues = speaker.clues(clues),
            cells = speaker.all_cells(cells.iter())
        ),
        text: vec![spoken(text)],
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
        text.extend(room(step, &view, &all, speaker));
    } else if let Some(run) = run(&view, highest, speaker) {
        text.push(run);
    } else {
        text.extend(otherwise(step, &view, speaker));
    }
    Some(text)
}

/// How high the buildings in front can be, so that there is room for those behind them.
fn room(step: &Step, view: &View<'_>, all: &[Digit], speaker: &Speaker<'_>) -> Vec<Message> {
    let cells: Cells = step.eliminations.iter().map(|gone| gone.cell).collect();
    let cells = view.cells.iter().copied().filter(|&cell| cells.contains(cell));
    let limits = cells.enumerate().map(|(index, cell)| {
        let highest = all[all.len() - view.number + view.place(cell)];
        message!(
            "buildings-at-most",
            how = if index == 0 { "so" } else { "and" },
            cell = speaker.cell(cell),
            digit = speaker.digit(highest)
        )
    });
    let highest = speaker.digit(all[all.len() - 1]);
    std::iter::once(message!("buildings-room", highest = highest)).chain(limits).collect()
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

/// What would be wrong with each digit that goes out: too few would be seen, or too many, or never just
/// as many as there should be.
fn otherwise(step: &Step, view: &View<'_>, speaker: &Speaker<'_>) -> Vec<Message> {
    let seen = |gone: &Candidate| seen_with(speaker.board, view.clue, gone.cell, gone.digit);
    let most = |gone: &Candidate| seen(gone).map(|(_, most)| most).filter(|&it| it < view.number);
    let fewest = |gone: &Candidate| seen(gone).map(|(few, _)| few).filter(|&it| it > view.number);
    let (too_few, others): (Vec<Candidate>, Vec<Candidate>) =
        step.eliminations.iter().partition(|gone| most(gone).is_some());
    let (too_many, never): (Vec<Candidate>, Vec<Candidate>) =
        others.into_iter().partition(|gone| fewest(gone).is_some());
    let mut text = Vec::new();
    for (digits, cells, gone) in named(&too_few, speaker) {
        let most = gone.iter().filter_map(most).max().unwrap_or_default();
        text.push(message!("buildings-too-few", digits = digits, cells = cells, most = most));
    }
    for (digits, cells, gone) in named(&too_many, speaker) {
        let fewest = gone.iter().filter_map(fewest).min().unwrap_or_default();
        text.push(message!("buildings-too-many", digits = digits, cells = cells, fewest = fewest));
    }
    for (digits, cells, _) in named(&never, speaker) {
        let number = view.number;
        text.push(message!("buildings-never", digits = digits, cells = cells, number = number));
    }
    text
}

/// Candidates in groups of digits in cells, with the names of these.
fn named(
    candidates: &[Candidate],
    speaker: &Speaker<'_>,
) -> Vec<(Argument, Argument, Vec<Candidate>)> {
    let groups = conclusion::groups(candidates).into_iter();
    let groups = groups.map(|(digits, cells)| {
        let is_of_group = |one: &&Candidate| digits.contains(one.digit) && cells.contains(one.cell);
        let own = candidates.iter().filter(is_of_group).copied().collect();
        (speaker.any_digit(digits), speaker.any_cell(cells.iter()), own)
    });
    groups.collect()
}

/// What follows from the clues at both ends of a line.
fn by_two(step: &Step, clue: usize, other: usize, speaker: &Speaker<'_>) -> Option<Vec<Message>> {
    let (view, opposite) = (View::of(clue, speaker)?, View::of(other, speaker)?);
    let mut text = vec![
        message!("buildings-seen", clue = speaker.clue(clue), number = view.number),
        message!("buildings-seen-too", clue = speaker.clue(other), number = opposite.number),
    ];
    let groups = named(&step.eliminations, speaker).into_iter();
    text.extend(
        groups.map(|(digits, cells, _)| {
            message!("buildings-not-both", digits = digits, cells = cells)
        }),
    );
    Some(text)
}
