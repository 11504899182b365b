//! Reading a question about puzzles to make.

use std::ops::RangeInclusive;

use nonet_core::format::Expectation;
use nonet_core::rule::{Rule, Variants};
use nonet_core::{Draft, Grid, Layout, LayoutError};
use nonet_generate::{
    Difficulty, Impossible, Keys, Need, Plan, Search, Sense, Symmetry, Variety, Wish, variants,
};
use nonet_logic::{Level, Technique};

use super::Generate;
use crate::describe;
use crate::grids::{Trouble, read, unrank};
use crate::message;
use crate::puzzle::{self, PuzzleData};
use crate::rules::RulesMake;
use crate::toolbox::meant_by;
use crate::words::{Argument, Message, Words};

/// The most steps of one technique that can be asked for.
const MOST_STEPS: usize = 81;

/// The plan that a question asks for.
pub(super) fn plan(question: &Generate, words: &Words) -> Result<Plan, Trouble> {
    let reading = Reading { question, words };
    let layout = reading.layout()?;
    let mut wish = Wish::of(layout);
    wish.varieties = reading.varieties();
    wish.search = match (question.few_keys, question.unbiased) {
        (false, false) => Search::Cut,
        (true, false) => Search::FewKeys,
        (false, true) => Search::Unbiased,
        (true, true) => return Err(Trouble::invalid(message!("generate-two-searches"))),
    };
    wish.keys = keys(question.clues.as_deref())?;
    wish.minimal = question.minimal;
    wish.any_solutions = question.any_solutions;
    wish.symmetry = match &question.symmetry {
        Some(id) => Symmetry::by_id(id).ok_or_else(|| unknown_symmetry(id))?,
        None => Symmetry::None,
    };
    wish.difficulty = difficulty(question)?;
    wish.pattern = reading.pattern(&wish)?;
    wish.grid = reading.grid(&wish)?;
    Plan::try_from(wish).map_err(|impossible| Trouble::unmet(reason(&impossible)))
}

/// The layout that a question asks for, and the kinds of clues that are made for each puzzle.
pub(super) fn layout(
    question: &Generate,
    words: &Words,
) -> Result<(std::sync::Arc<Layout>, Vec<Variety>), Trouble> {
    let reading = Reading { question, words };
    Ok((reading.layout()?, reading.varieties()))
}

/// A question that is being read.
struct Reading<'a> {
    question: &'a Generate,
    words: &'a Words,
}

impl Reading<'_> {
    /// The rules about the whole grid.
    fn variants(&self) -> Result<Variants, Trouble> {
        let names = self.question.variants.iter().filter(|name| Variety::by_id(name).is_none());
        let names: Vec<String> = names.cloned().collect();
        puzzle::variants(&names).map_err(|_| {
            let unknown = names.iter().find(|name| Rule::of_variant(name).is_none());
            let known = Argument::ids(variants());
            let variant = read::echo(unknown.map_or("", String::as_str));
            Trouble::invalid(message!("variant-unknown", variant = variant, known = known))
        })
    }

    /// The kinds of clues that are made for each puzzle.
    fn varieties(&self) -> Vec<Variety> {
        let is_asked =
            |variety: &Variety| self.question.variants.iter().any(|it| it == variety.id());
        Variety::ALL.into_iter().filter(is_asked).collect()
    }

    fn layout(&self) -> Result<std::sync::Arc<Layout>, Trouble> {
        let shape = read::shape_or_classic(self.question.box_shape.as_deref())?;
        let plain = Layout::with_boxes(shape);
        let variants = self.variants()?;
        plain.with_variants(variants).map_err(|error| match error {
            LayoutError::Clue { clue, .. } => {
                let (name, shape) = (describe::rule_name(clue.rule), shape.to_string());
                let variant = clue.rule.id;
                Trouble::unmet(
                    message!("variant-unsuited", variant = variant, name = name, box = shape),
                )
            }
            LayoutError::Size(_) => Trouble::invalid(message!("box-unknown")),
        })
    }

    /// A puzzle or grid of the layout that is wished for.
    fn draft(&self, data: &PuzzleData, wish: &Wish) -> Result<Draft, Trouble> {
        let box_shape = wish.layout.box_shape();
        let expectation = Expectation { box_shape, variants: self.variants()? };
        let drafts = data.read_all(expectation, self.words).map_err(Trouble::Fault)?;
        let draft = drafts.into_iter().next();
        let draft = draft.filter(|draft| draft.layout.size() == wish.layout.size());
        draft.ok_or_else(|| {
            Trouble::invalid(message!("generate-other-size", size = wish.layout.size()))
        })
    }

    fn pattern(&self, wish: &Wish) -> Result<Option<Vec<nonet_core::Cell>>, Trouble> {
        let Some(data) = &self.question.pattern else { return Ok(None) };
        if let PuzzleData::Text(text) = data
            && let Some(drawn) = drawn_cells(text, &wish.layout)
        {
            return Ok(Some(drawn));
        }
        let draft = self.draft(data, wish)?;
        let is_in = |cell: &nonet_core::Cell| draft.entry(*cell) != nonet_core::Entry::Empty;
        Ok(Some(draft.layout.cells().filter(is_in).collect()))
    }

    fn grid(&self, wish: &Wish) -> Result<Option<Grid>, Trouble> {
        let Some(data) = &self.question.grid else { return Ok(None) };
        let named = match data {
            PuzzleData::Text(text) => named_grid(text.trim(), wish)?,
            PuzzleData::Object(_) => None,
        };
        let data = named.map_or_else(|| data.clone(), PuzzleData::from);
        let draft = Draft { layout: wish.layout.clone(), ..self.draft(&data, wish)? };
        read::full_grid(&draft).map(Some)
    }
}

/// The cells of a pattern that is drawn with `X`, `#` or `*` for keys, and is no puzzle for that reason. None if it is
/// something else, or has another number of cells.
fn drawn_cells(text: &str, layout: &Layout) -> Option<Vec<nonet_core::Cell>> {
    let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let is_key = |sign: char| matches!(sign, 'X' | 'x' | '#' | '*');
    let is_drawn = signs.iter().all(|&sign| is_key(sign) || matches!(sign, '.' | '_' | '-' | '0'));
    if !is_drawn || signs.len() != layout.cell_count() {
        return None;
    }
    let cells = layout.cells().zip(signs).filter(|&(_, sign)| is_key(sign));
    Some(cells.map(|(cell, _)| cell).collect())
}

/// The grid that a number, or a set and a permutation, stands for. A whole grid of a small size is a number, too:
/// it is taken for a grid.
fn named_grid(text: &str, wish: &Wish) -> Result<Option<String>, Trouble> {
    if let Some((set, permutation)) = text.split_once(':')
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b':')
    {
        let (set, permutation) = (set.to_owned(), permutation.to_owned());
        let made = RulesMake { set, permutation, ..RulesMake::default() }.make()?;
        return Ok(Some(made.grid));
    }
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || text.len() >= wish.layout.cell_count() {
        return Ok(None);
    }
    match wish.layout.box_shape() {
        Some(shape) => Ok(Some(unrank(shape, text)?.grid)),
        None => Ok(None),
    }
}

/// A number, or a range of them with both ends, of which one may be open.
fn range(text: &str) -> Option<(Option<u64>, Option<u64>)> {
    let number = |text: &str| {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse::<u64>().ok()).flatten()
    };
    let end = |text: &str| match text {
        "" => Some(None),
        text => number(text).map(Some),
    };
    match text.split_once("..") {
        Some(("", "")) => None,
        Some((least, most)) => Some((end(least)?, end(most.strip_prefix('=').unwrap_or(most))?)),
        None => number(text).map(|exactly| (Some(exactly), Some(exactly))),
    }
}

fn keys(text: Option<&str>) -> Result<Keys, Trouble> {
    let Some(text) = text else { return Ok(Keys::ANY) };
    let (least, most) = range(text.trim()).ok_or_else(|| no_range(text))?;
    let keys = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    Ok(Keys { least: least.map(keys), most: most.map(keys) })
}

fn scores(text: &str) -> Result<RangeInclusive<u64>, Trouble> {
    let (least, most) = range(text.trim()).ok_or_else(|| no_range(text))?;
    Ok(least.unwrap_or(0)..=most.unwrap_or(u64::MAX))
}

fn no_range(text: &str) -> Trouble {
    Trouble::invalid(message!("generate-no-range", text = read::echo(text)))
}

fn unknown_symmetry(id: &str) -> Trouble {
    let known = Argument::ids(Symmetry::ALL.map(Symmetry::id));
    Trouble::invalid(message!(
        "generate-symmetry-unknown",
        symmetry = read::echo(id),
        known = known
    ))
}

fn difficulty(question: &Generate) -> Result<Difficulty, Trouble> {
    let level = match &question.level {
        Some(id) => Some(level(id)?),
        None => None,
    };
    let score = question.score.as_deref().map(scores).transpose()?;
    let needs = question.techniques.iter().map(|text| need(text)).collect::<Result<_, _>>()?;
    let only_up_to = question.only_up_to.as_deref().map(technique).transpose()?;
    let sense = if question.strict { Sense::Strict } else { Sense::InOrder };
    Ok(Difficulty { level, score, needs, sense, only_up_to })
}

fn level(id: &str) -> Result<Level, Trouble> {
    let known = || {
        let known = Argument::ids(Level::ALL.map(Level::id));
        Trouble::invalid(message!("generate-level-unknown", level = read::echo(id), known = known))
    };
    Level::ALL.into_iter().find(|level| level.id() == id).ok_or_else(known)
}

/// A technique that a name stands for; where it stands for several, the hardest.
fn technique(name: &str) -> Result<&'static Technique, Trouble> {
    let meant = meant_by(name).map_err(Trouble::invalid)?;
    Ok(meant[meant.len() - 1])
}

/// A technique that is needed, as in `x-wing*2`.
fn need(text: &str) -> Result<Need, Trouble> {
    let (name, times) = text.split_once('*').unwrap_or((text, "1"));
    let times = times.trim().parse().ok().filter(|times| (1..=MOST_STEPS).contains(times));
    let times = times.ok_or_else(|| {
        Trouble::invalid(message!("generate-no-times", text = read::echo(text), most = MOST_STEPS))
    })?;
    Ok(Need { technique: technique(name.trim())?, times })
}

/// Why a wish cannot be met, in words.
fn reason(impossible: &Impossible) -> Message {
    let name_of = |symmetry: Symmetry| Message::name("make-symmetry", symmetry.id());
    let level_name = |level: Level| message!("level-name", level = level.id());
    match *impossible {
        Impossible::NoKeys { least, most } => {
            message!("impossible-no-keys", least = least, most = most)
        }
        Impossible::TooManyKeys { most } => message!("impossible-too-many-keys", most = most),
        Impossible::TooManyMinimal { most } => message!("impossible-too-many-minimal", most = most),
        Impossible::TooFewKeys { least } => message!("impossible-too-few-keys", least = least),
        Impossible::SymmetryOfKeys(which) => {
            let (symmetry, name) = (which.id(), name_of(which));
            message!("impossible-symmetry-of-keys", symmetry = symmetry, name = name)
        }
        Impossible::PatternOutside => message!("impossible-pattern-outside"),
        Impossible::PatternKeys { keys } => message!("impossible-pattern-keys", keys = keys),
        Impossible::PatternSymmetry(which) => {
            let (symmetry, name) = (which.id(), name_of(which));
            message!("impossible-pattern-symmetry", symmetry = symmetry, name = name)
        }
        Impossible::PatternLeavesLines => message!("impossible-pattern-leaves-lines"),
        Impossible::OtherGrid => message!("impossible-other-grid"),
        Impossible::NoGrid => message!("impossible-no-grid"),
        Impossible::NeedsBoxes(rule) => {
            let name = describe::rule_name(rule);
            message!("impossible-needs-boxes", variant = rule.id, name = name)
        }
        Impossible::GridOfJigsaw => message!("impossible-grid-of-jigsaw"),
        Impossible::FewKeysOnly => message!("impossible-few-keys-only"),
        Impossible::UnbiasedOnly => message!("impossible-unbiased-only"),
        Impossible::NoLevel { level, hardest } => {
            let known = || Level::ALL.into_iter().filter(|&it| it <= hardest);
            message!(
                "impossible-no-level",
                level = level.id(),
                name = level_name(level),
                known = Argument::ids(known().map(Level::id)),
                names = Argument::Each(known().map(|it| level_name(it).into()).collect())
            )
        }
        Impossible::SeveralSolutions => message!("impossible-several-solutions"),
        Impossible::NoLogic { largest } => message!("impossible-no-logic", largest = largest),
        Impossible::NoScore => message!("impossible-no-score"),
        Impossible::TechniqueNowhere(technique) => {
            message!(
                "impossible-technique-nowhere",
                technique = describe::technique_name(technique)
            )
        }
        Impossible::TechniqueTooHard(technique) => {
            message!(
                "impossible-technique-too-hard",
                technique = describe::technique_name(technique)
            )
        }
        Impossible::TechniqueNeverNeeded { technique, part } => {
            let [technique, part] = [technique, part].map(describe::technique_name);
            message!("impossible-technique-never-needed", technique = technique, part = part)
        }
        Impossible::TechniqueAbove { technique, level } => {
            let technique = describe::technique_name(technique);
            message!(
                "impossible-technique-above",
                technique = technique,
                level = level.id(),
                name = level_name(level)
            )
        }
    }
}
