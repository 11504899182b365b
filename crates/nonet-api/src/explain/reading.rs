//! How to read steps: what cells are called, which of them see each other, and by which rules.

use nonet_core::rule::{Clue, Rule, Says};
use nonet_core::{Alphabet, Cell, DigitSet, House, HouseKind, Layout};

use crate::describe::{cell_name, clue_name, house_name, rule_name, rule_text};
use crate::message;
use crate::words::{Argument, Message};

/// What a reader of steps through a puzzle of this layout should know, in paragraphs: the first about cells and
/// what they see, then what each rule of the puzzle says, and where it holds.
pub fn reading(layout: &Layout, alphabet: Alphabet) -> Vec<Vec<Message>> {
    let has_boxes = !layout.houses_of_kind(HouseKind::Box).is_empty();
    let is_more = |house: &House| house.kind() > HouseKind::Box;
    let sees_more = layout.houses().iter().any(is_more) || !layout.pairs().is_empty();
    let case = match (has_boxes, sees_more) {
        (true, false) => "boxes",
        (true, true) => "boxes-more",
        (false, false) => "lines",
        (false, true) => "lines-more",
    };
    let mut first = vec![message!("reading-cells")];
    first.extend(
        layout
            .box_shape()
            .map(|shape| message!("reading-boxes", rows = shape.rows(), columns = shape.columns())),
    );
    first.extend(digits(layout, alphabet));
    first.extend([message!("reading-sees", case = case), message!("reading-candidates")]);
    let mut paragraphs = vec![first];
    let mut told: Vec<&Rule> = Vec::new();
    for clue in layout.clues() {
        if !told.iter().any(|rule| rule.id == clue.rule.id) {
            told.push(clue.rule);
            paragraphs.extend(rule(clue.rule, layout, alphabet));
        }
    }
    paragraphs
}

/// What digits there are, unless they are 1 to 9.
fn digits(layout: &Layout, alphabet: Alphabet) -> Option<Message> {
    let symbols: Vec<char> = layout.digits().iter().map(|it| alphabet.symbol(it)).collect();
    let (&first, &last) = (symbols.first()?, symbols.last()?);
    let last_number = symbols.iter().rfind(|symbol| symbol.is_ascii_digit());
    let letters = last_number.map_or(0, |number| symbols.iter().filter(|it| *it > number).count());
    ((first, last) != ('1', '9')).then(|| {
        message!(
            "reading-digits",
            first = first,
            last = last,
            last_number = *last_number.unwrap_or(&last),
            letters = letters
        )
    })
}

/// What a rule says, and where.
fn rule(rule: &'static Rule, layout: &Layout, alphabet: Alphabet) -> Vec<Vec<Message>> {
    let mut text = vec![message!("reading-rule", name = rule_name(rule), text = rule_text(rule))];
    let clues: Vec<&Clue> = layout.clues().iter().filter(|clue| clue.rule.id == rule.id).collect();
    let mut lists = Vec::new();
    match (rule.says, houses(rule)) {
        (Says::Nothing, _) => {}
        (Says::LineAndNumber, _) => {
            let names: Vec<Message> = clues.iter().map(|clue| clue_name(clue, layout)).collect();
            text.push(message!("reading-edge", count = names.len(), clues = names));
        }
        (_, Some(kind)) => {
            let houses = layout.houses_of_kind(kind).iter();
            lists.extend(houses.map(|&house| vec![house_told(house, layout, alphabet)]));
        }
        (_, None) => text.extend(clues.iter().map(|clue| clue_told(clue, layout))),
    }
    lists.insert(0, text);
    lists
}

/// The kind of the houses that the clues of a rule are, if they are houses.
fn houses(rule: &Rule) -> Option<HouseKind> {
    match rule.id {
        "region" => Some(HouseKind::Region),
        "extra-region" => Some(HouseKind::Extra),
        "strip" => Some(HouseKind::Strip),
        _ => None,
    }
}

/// The cells of a house, and its digits where it does not have all.
fn house_told(house: House, layout: &Layout, alphabet: Alphabet) -> Message {
    let cells = names(layout.cells_of(house), layout);
    let digits: DigitSet = layout.digits_of(house);
    if house.kind() == HouseKind::Strip {
        let digits = digits.iter().map(|digit| alphabet.symbol(digit).into()).collect();
        let digits = Argument::All(digits);
        return message!(
            "reading-strip",
            house = house_name(house),
            cells = cells,
            digits = digits
        );
    }
    message!("reading-house", house = house_name(house), cells = cells)
}

/// The cells of a clue, and its number if it has one.
fn clue_told(clue: &Clue, layout: &Layout) -> Message {
    let cells = names(&clue.cells, layout);
    match clue.number {
        Some(number) => {
            message!("reading-clue-number", number = u64::from(number), cells = cells)
        }
        None => message!("reading-clue", count = clue.cells.len(), cells = cells),
    }
}

fn names(cells: &[Cell], layout: &Layout) -> Vec<Message> {
    cells.iter().map(|&cell| cell_name(cell, layout)).collect()
}
