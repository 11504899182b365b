//! Fish and intersections: the houses where a digit must be, and those where it then cannot be
//! elsewhere.

use nonet_core::{Digit, DigitSet, House};
use nonet_logic::{Cells, Part, Premise, Role, Step};

use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, common_kind, kind, name, names, numbers, union};
use super::{Telling, chains, conclusion, premises, spoken};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

/// What a fish is made of.
struct Fish {
    digit: Digit,
    bases: Vec<House>,
    covers: Vec<House>,
    /// The cells of the bases where the digit can go.
    cells: Cells,
    fins: Cells,
}

impl Fish {
    fn of(step: &Step) -> Option<Fish> {
        let evidence = &step.evidence;
        let houses = |role| -> Vec<House> {
            evidence.parts_as(role).filter_map(|part: &Part| part.house).collect()
        };
        let cells = |role| union(evidence.parts_as(role).map(|part| part.cells));
        let digits =
            evidence.parts_as(Role::Base).fold(DigitSet::EMPTY, |all, part| all | part.digits);
        Some(Fish {
            digit: digits.first()?,
            bases: houses(Role::Base),
            covers: houses(Role::Cover),
            cells: cells(Role::Base),
            fins: cells(Role::Fin),
        })
    }

    /// Whether it runs from rows to columns or from columns to rows: `row` or `column`.
    fn lines(&self) -> Option<&'static str> {
        match (common_kind(&self.bases)?, common_kind(&self.covers)?) {
            ("row", "column") => Some("row"),
            ("column", "row") => Some("column"),
            _ => None,
        }
    }
}

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let Some(fish) = Fish::of(step) else { return super::anything(step, speaker) };
    match (&fish.bases[..], &fish.covers[..]) {
        ([base], [cover]) if fish.fins.is_empty() => {
            intersection(step, &fish, *base, *cover, speaker)
        }
        _ => {
            let mut text = premises::told(&step.evidence.premises, speaker);
            if fish.fins.is_empty() {
                text.extend(plain(&fish, speaker));
                text.extend(conclusion::so(step, speaker));
            } else {
                text.extend(finned(&fish, speaker));
                text.extend(conclusion::either_way(step, speaker));
            }
            Telling {
                nudge: Look::at_digit(fish.digit, &fish.bases, speaker),
                what: levels::what(
                    step,
                    DigitSet::single(fish.digit),
                    Where::Houses(fish.bases.clone()),
                    speaker,
                ),
                place: place(step, &fish, speaker),
                text: vec![spoken(text)],
            }
        }
    }
}

/// What would see all places of a digit, or rule out all candidates of a cell.
pub(super) fn tell_seen(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let [premise @ Premise::Place { house, digit, cells }] = &step.evidence.premises[..] else {
        return super::anything(step, speaker);
    };
    if step.eliminations.iter().any(|out| out.digit != *digit) {
        return super::anything(step, speaker);
    }
    let mut text = premises::told(std::slice::from_ref(premise), speaker);
    text.push(chains::known_one_of(cells, *digit, step, speaker));
    Telling {
        nudge: Look::at_digit(*digit, &[*house], speaker),
        what: levels::what(step, DigitSet::single(*digit), Where::Houses(vec![*house]), speaker),
        place: levels::place_in(step, DigitSet::single(*digit), *house, cells, speaker),
        text: vec![spoken(text)],
    }
}

/// All places of a digit in one house lie in another.
fn intersection(
    step: &Step,
    fish: &Fish,
    base: House,
    cover: House,
    speaker: &Speaker<'_>,
) -> Telling {
    let symbol = speaker.digit(fish.digit);
    let mut text = premises::told(&step.evidence.premises, speaker);
    text.push(message!(
        "intersection-lie",
        count = fish.cells.len(),
        kind = kind(cover),
        number = cover.number(),
        house = house_name(cover),
        digit = symbol
    ));
    text.extend(conclusion::so(step, speaker));
    let kinds = match (kind(base), kind(cover)) {
        ("box", "row") => "box-row",
        ("box", "column") => "box-column",
        ("row", "box") => "row-box",
        ("column", "box") => "column-box",
        _ => "other",
    };
    Telling {
        nudge: Look::at_digit(fish.digit, &[base], speaker),
        what: levels::what(step, DigitSet::single(fish.digit), Where::Houses(vec![base]), speaker),
        place: message!(
            "place-intersection",
            name = name(step),
            digit = symbol,
            kinds = kinds,
            number = base.number(),
            other_number = cover.number(),
            houses = names(&[base, cover]),
            cells = speaker.all_cells(fish.cells.iter())
        ),
        text: vec![spoken(text)],
    }
}

fn place(step: &Step, fish: &Fish, speaker: &Speaker<'_>) -> Message {
    let (name, digit) = (name(step), speaker.digit(fish.digit));
    let (lines, bases, covers) = match fish.lines() {
        Some(lines) => (lines, numbers(&fish.bases), numbers(&fish.covers)),
        None => ("mixed", names(&fish.bases), names(&fish.covers)),
    };
    let cells = speaker.all_cells(fish.cells.without(&fish.fins).iter());
    if fish.fins.is_empty() {
        return message!(
            "place-fish",
            name = name,
            digit = digit,
            lines = lines,
            bases = bases,
            covers = covers,
            cells = cells
        );
    }
    message!(
        "place-fish-finned",
        name = name,
        digit = digit,
        lines = lines,
        bases = bases,
        covers = covers,
        cells = cells,
        count = fish.fins.len(),
        fins = speaker.all_cells(fish.fins.iter())
    )
}

/// Why the covers have their digit in the bases.
fn plain(fish: &Fish, speaker: &Speaker<'_>) -> Vec<Message> {
    let digit = speaker.digit(fish.digit);
    let covers = numbers(&fish.covers);
    match (fish.lines(), &fish.bases[..], &fish.covers[..]) {
        (Some(lines), [base, other_base], [cover, other_cover]) => vec![
            message!("fish-four", lines = lines, covers = covers),
            message!(
                "fish-two",
                lines = lines,
                digit = digit,
                base = base.number(),
                other_base = other_base.number(),
                cover = cover.number(),
                other_cover = other_cover.number()
            ),
        ],
        (Some(lines), bases, _) => vec![
            message!("fish-lie", lines = lines, covers = covers, count = bases.len()),
            message!("fish-many", lines = lines, digit = digit, count = bases.len()),
        ],
        (None, bases, _) => vec![
            message!("fish-lie-mixed", covers = names(&fish.covers)),
            message!("fish-many-mixed", digit = digit, count = bases.len()),
        ],
    }
}

/// Why either the fish or one of its fins is there.
fn finned(fish: &Fish, speaker: &Speaker<'_>) -> Vec<Message> {
    let digit = speaker.digit(fish.digit);
    let count = fish.fins.len();
    let all_fins = || speaker.all_cells(fish.fins.iter());
    let any_fin = || speaker.any_cell(fish.fins.iter());
    let (lie, out) = match fish.lines() {
        Some(lines) => (
            message!(
                "fish-fins-lie",
                lines = lines,
                covers = numbers(&fish.covers),
                count = count,
                fins = all_fins()
            ),
            message!(
                "fish-fins-out",
                lines = lines,
                count = count,
                fins = any_fin(),
                digit = digit
            ),
        ),
        None => (
            message!(
                "fish-fins-lie-mixed",
                covers = names(&fish.covers),
                count = count,
                fins = all_fins()
            ),
            message!("fish-fins-out-mixed", count = count, fins = any_fin(), digit = digit),
        ),
    };
    let into = message!("fish-fins-in", count = count, fins = all_fins(), digit = digit);
    vec![lie, out, into]
}
