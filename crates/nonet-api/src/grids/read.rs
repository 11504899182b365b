//! Reading what questions about grids are made of: grids, numbers, shapes, variants.

use nonet_core::format::Expectation;
use nonet_core::{BoxShape, Contradiction, Draft, Entry, Grid, Layout, Position, contradictions};
use nonet_count::{Variant, has_forms};

use super::Trouble;
use crate::describe;
use crate::message;
use crate::puzzle::{self, PuzzleData};
use crate::words::{Argument, Message, Words};

/// The most contradictions that are told.
const MOST_REASONS: usize = 3;

/// The longest text that is repeated in a message.
const LONGEST_ECHO: usize = 60;

/// Reads grids and puzzles.
pub(crate) struct Reader<'a> {
    /// What was said of all of them.
    expectation: Expectation,
    words: &'a Words,
}

impl<'a> Reader<'a> {
    /// A reader of grids whose boxes have the shape that was said, if there is one.
    pub(crate) fn new(shape: Option<&str>, words: &'a Words) -> Result<Reader<'a>, Trouble> {
        Ok(Reader { expectation: Expectation::boxes(self::shape(shape)?), words })
    }

    /// The same, for grids that have these rules besides.
    pub(crate) fn with_variants(self, names: &[String]) -> Result<Reader<'a>, Trouble> {
        let variants = puzzle::variants(names).map_err(Trouble::invalid)?;
        Ok(Reader { expectation: Expectation { variants, ..self.expectation }, ..self })
    }

    /// A puzzle, which may be a full grid, without rules beyond boxes.
    pub(crate) fn puzzle(&self, data: &PuzzleData) -> Result<Draft, Trouble> {
        // Numbers are those of grids with boxes alone.
        self.puzzle_if(data, Layout::is_plain)
    }

    /// A puzzle, which may be a full grid and have rules that leave symmetries to look at.
    pub(crate) fn puzzle_with_forms(&self, data: &PuzzleData) -> Result<Draft, Trouble> {
        self.puzzle_if(data, has_forms)
    }

    fn puzzle_if(
        &self,
        data: &PuzzleData,
        takes: impl Fn(&Layout) -> bool,
    ) -> Result<Draft, Trouble> {
        let drafts = data.read_all(self.expectation, self.words);
        let draft = drafts.map(|mut drafts| drafts.swap_remove(0)).map_err(Trouble::Fault)?;
        if takes(&draft.layout) && draft.unknown_rules().is_empty() {
            Ok(draft)
        } else {
            Err(Trouble::unmet(message!("grid-rules")))
        }
    }

    /// A full grid that keeps every rule.
    pub(crate) fn grid(&self, data: &PuzzleData) -> Result<Grid, Trouble> {
        full_grid(&self.puzzle(data)?)
    }
}

/// The grid that a draft is, if it is full and keeps every rule.
pub(crate) fn full_grid(draft: &Draft) -> Result<Grid, Trouble> {
    let digits: Vec<_> = draft.entries.iter().filter_map(|entry| entry.digit()).collect();
    let empty = draft.entries.len() - digits.len();
    if empty > 0 {
        return Err(Trouble::invalid(message!("grid-not-full", empty = empty)));
    }
    Grid::try_new(draft.layout.clone(), digits)
        .ok_or_else(|| clash(&contradictions(&Position::of(draft)), draft))
}

/// Refuses digits that stand twice in a house: nothing is like a puzzle without a solution, and with
/// rows that break the rules there may be no end of forms to compare.
pub(crate) fn without_clash(draft: Draft) -> Result<Draft, Trouble> {
    let mut reasons = contradictions(&Position::of(&draft));
    reasons.retain(|reason| matches!(reason, Contradiction::Clash { .. }));
    if reasons.is_empty() { Ok(draft) } else { Err(clash(&reasons, &draft)) }
}

/// That a puzzle or grid breaks the rules.
fn clash(reasons: &[Contradiction], draft: &Draft) -> Trouble {
    let told = reasons.iter().take(MOST_REASONS);
    let told = told.map(|reason| Argument::from(describe::contradiction(reason, draft)));
    Trouble::invalid(message!("grid-clash", reasons = Argument::Clauses(told.collect())))
}

/// What the rules of a variant are called.
fn variant_name(variant: Variant) -> Argument {
    let rule = |id| Argument::from(Message::name("rule", id));
    match variant {
        Variant::Diagonal => Argument::All(vec![rule("diagonal-falling"), rule("diagonal-rising")]),
        Variant::OneDiagonal => rule("diagonal-falling"),
        other => rule(other.id()),
    }
}

/// Whether a draft has no empty cell.
pub(crate) fn is_full(draft: &Draft) -> bool {
    draft.entries.iter().all(|entry| !matches!(entry, Entry::Empty | Entry::Marked))
}

/// The number of a grid, below the number of all.
pub(crate) fn number(text: &str, total: u128) -> Result<u128, Trouble> {
    let digits = digits(text)?;
    let past_end =
        || Trouble::unmet(message!("grid-number-past-end", total = total, last = total - 1));
    // A number that does not fit is past the end all the more.
    let number = digits.parse::<u128>().map_err(|_| past_end())?;
    if number < total { Ok(number) } else { Err(past_end()) }
}

/// The digits of a number, without the separators that people copy along.
pub(crate) fn digits(text: &str) -> Result<String, Trouble> {
    let is_separator = |symbol: &char| matches!(symbol, ',' | '_' | '\'' | '\u{a0}' | '\u{202f}');
    let symbols = text.chars().filter(|symbol| !is_separator(symbol) && !symbol.is_whitespace());
    let digits: String = symbols.collect();
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(Trouble::invalid(message!("grid-no-number", text = echo(text))));
    }
    Ok(digits)
}

/// The beginning of a text, to be repeated in a message.
pub(crate) fn echo(text: &str) -> String {
    text.chars().take(LONGEST_ECHO).collect()
}

/// The shape of the boxes, if there is one.
pub(crate) fn shape(text: Option<&str>) -> Result<Option<BoxShape>, Trouble> {
    let shape = text.map(str::parse::<BoxShape>).transpose();
    shape.map_err(|_| Trouble::invalid(message!("box-unknown")))
}

/// The shape of the boxes, or that of 9×9 grids.
pub(crate) fn shape_or_classic(text: Option<&str>) -> Result<BoxShape, Trouble> {
    Ok(shape(text)?.unwrap_or(BoxShape::CLASSIC))
}

/// Variants by their names, each once, if they make sense for the shape.
pub(crate) fn variants(names: &[String], shape: BoxShape) -> Result<Vec<Variant>, Trouble> {
    let mut variants = Vec::new();
    for name in names {
        let Some(variant) = Variant::by_id(name) else {
            let known = Argument::ids(Variant::ALL.map(Variant::id));
            return Err(Trouble::invalid(message!(
                "variant-unknown",
                variant = echo(name),
                known = known
            )));
        };
        if !variant.suits(shape) {
            let (id, shape) = (variant.id(), shape.to_string());
            return Err(Trouble::unmet(
                message!("variant-unsuited", variant = id, name = variant_name(variant), box = shape),
            ));
        }
        variants.push(variant);
    }
    variants.sort_unstable();
    variants.dedup();
    Ok(variants)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_with_rules_are_refused_whether_they_are_known_or_not() {
        let words = Words::english();
        let reader = Reader::new(None, words).unwrap_or_else(|_| unreachable!("no shape is asked"));
        let grid = r"[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
        let is_taken = |rule: &str| {
            let document = format!(r#"{{"grid":{grid}{rule}}}"#);
            reader.puzzle(&PuzzleData::from(document)).is_ok()
        };
        assert!(is_taken(""));
        assert!(!is_taken(r#","antiking":true"#));
        assert!(!is_taken(r#","thermometer":[{"lines":[["R1C1","R1C2"]]}]"#));
    }
}
