//! Subsets: as many cells as digits.

use nonet_core::DigitSet;
use nonet_logic::{Cells, Part, Premise, Role, Step};

use super::levels::{self, Where};
use super::look::Look;
use super::speaker::{Speaker, kind, union};
use super::{Telling, conclusion, premises, spoken};
use crate::describe::house_name;
use crate::message;
use crate::words::Message;

pub(super) fn tell(step: &Step, speaker: &Speaker<'_>) -> Telling {
    let evidence = &step.evidence;
    let parts: Vec<&Part> = evidence.parts_as(Role::Subset).collect();
    let cells = union(parts.iter().map(|part| part.cells));
    let digits = parts.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits);
    let is_hidden = matches!(evidence.premises.first(), Some(Premise::Place { .. }));
    let mut text = premises::told(&evidence.premises, speaker);
    if is_hidden {
        text.push(message!(
            "subset-hidden",
            count = digits.len(),
            cells = speaker.all_cells(cells.iter())
        ));
    } else {
        text.extend(naked(&parts, &cells, digits, speaker));
    }
    text.extend(conclusion::so(step, speaker));
    let house = parts.first().and_then(|part| part.house);
    let (nudge, what, place) = match house {
        Some(house) => (
            Look::at_house(house, speaker),
            levels::what(step, digits, Where::Houses(vec![house]), speaker),
            levels::place_in(step, digits, house, &cells, speaker),
        ),
        None => (
            message!("look-digits", digits = speaker.all_digits(digits)).into(),
            levels::what(step, digits, Where::BoxesOf(cells), speaker),
            levels::place(step, digits, &cells, speaker),
        ),
    };
    Telling { nudge, what, place, text: vec![spoken(text)] }
}

/// Why cells that have only as many digits as there are cells keep these digits for themselves.
fn naked(parts: &[&Part], cells: &Cells, digits: DigitSet, speaker: &Speaker<'_>) -> Vec<Message> {
    let houses = parts.iter().filter_map(|part| part.house);
    let mut sentences = Vec::new();
    for house in houses {
        let (kind, number) = (kind(house), house.number());
        if !sentences.is_empty() {
            sentences.push(message!(
                "subset-also",
                kind = kind,
                number = number,
                house = house_name(house)
            ));
        } else if cells.len() == 2 && digits.len() == 2 {
            let mut both = digits.iter().map(|digit| speaker.digit(digit));
            let (digit, other) = (both.next().unwrap_or('?'), both.next().unwrap_or('?'));
            sentences.push(message!(
                "subset-pair",
                kind = kind,
                number = number,
                house = house_name(house),
                digit = digit,
                other = other
            ));
        } else {
            sentences.push(message!(
                "subset-naked",
                kind = kind,
                number = number,
                house = house_name(house),
                count = cells.len(),
                digits = speaker.all_digits(digits)
            ));
        }
    }
    sentences
}
