//! Which grids and puzzles are alike: canonical forms, automorphisms, equivalence.

use nonet_core::Draft;
use nonet_core::format::to_line;
use nonet_core::symmetry::Symmetry;
use nonet_count::{
    Canonizer, ClassicGrid, Crew, automorphisms as all_automorphisms, equivalence, minlex,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::read::{Reader, full_grid, is_full, without_clash};
use crate::answer::{Answered, Outcome, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::number::Large;
use crate::puzzle::PuzzleData;
use crate::words::Words;

/// The most symmetries that are shown.
const MOST_LISTED: usize = 10_000;

/// Give the canonical form of a grid or puzzle: the smallest of all that are alike.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridCanonical {
    /// The grid or puzzle.
    pub grid: PuzzleData,
    /// The shape of its boxes, as in `2x3`.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The rules that a text has besides, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// A grid or puzzle that an answer is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// The grid, in one line.
    Grid(String),
    /// The puzzle, in one line.
    Puzzle(String),
}

impl Subject {
    fn of(draft: &Draft) -> Subject {
        let line = to_line(draft);
        if is_full(draft) { Subject::Grid(line) } else { Subject::Puzzle(line) }
    }
}

/// The canonical form of a grid or puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CanonicalForm {
    /// What it is the form of.
    #[serde(flatten)]
    pub of: Subject,
    /// The canonical form, in one line.
    pub canonical: String,
    /// The number of the form's first band, from 1 to 416, if it is a full 9×9 grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub band: Option<u16>,
    /// How many symmetries leave it as it is.
    pub automorphisms: Large,
    /// A symmetry that leads there.
    pub symmetry: SymmetryData,
}

impl Answered for CanonicalForm {}

impl Answerable for GridCanonical {
    type Answer = CanonicalForm;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<CanonicalForm, Refusal> {
        let draft = read(&self.grid, self.box_shape.as_deref(), &self.variants, words);
        let form = draft.and_then(|draft| canonical(&draft, words, host.crew()));
        form.map_err(|trouble| trouble.into_refused(words))
    }
}

/// A grid or puzzle that keeps the rules.
fn read(
    data: &PuzzleData,
    shape: Option<&str>,
    variants: &[String],
    words: &Words,
) -> Result<Draft, Trouble> {
    let reader = Reader::new(shape, words)?.with_variants(variants)?;
    without_clash(reader.puzzle_with_forms(data)?)
}

fn canonical(draft: &Draft, words: &Words, crew: &dyn Crew) -> Result<CanonicalForm, Trouble> {
    let mut band = None;
    if is_full(draft)
        && let Ok(classic) = ClassicGrid::try_from(&full_grid(draft)?)
    {
        band = Some(Canonizer::shared().canonical(&classic).band);
    }
    let form = minlex(draft, crew)?;
    Ok(CanonicalForm {
        of: Subject::of(draft),
        canonical: to_line(&form.draft),
        band,
        automorphisms: Large(form.automorphisms),
        symmetry: SymmetryData::new(&form.symmetry, words),
    })
}

/// List the symmetries that leave a grid or puzzle as it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridAutomorphisms {
    /// The grid or puzzle.
    pub grid: PuzzleData,
    /// The shape of its boxes, as in `2x3`.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The rules that a text has besides, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// The symmetries that leave a grid or puzzle as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AutomorphismsFound {
    /// What they leave as it is.
    #[serde(flatten)]
    pub of: Subject,
    /// How many there are.
    pub automorphisms: Large,
    /// Those symmetries, as many as are shown.
    pub listed: Vec<SymmetryData>,
    /// Swaps of two lines, bands or stacks that leave it as it is, too: of symmetries that differ by
    /// such swaps only, one is listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub swaps: Vec<SymmetryData>,
}

impl Answered for AutomorphismsFound {}

impl Answerable for GridAutomorphisms {
    type Answer = AutomorphismsFound;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<AutomorphismsFound, Refusal> {
        let draft = read(&self.grid, self.box_shape.as_deref(), &self.variants, words);
        let found = draft.and_then(|draft| automorphisms(&draft, words, host.crew()));
        found.map_err(|trouble| trouble.into_refused(words))
    }
}

fn automorphisms(
    draft: &Draft,
    words: &Words,
    crew: &dyn Crew,
) -> Result<AutomorphismsFound, Trouble> {
    let found = all_automorphisms(draft, crew)?;
    let data = |symmetries: &[Symmetry]| {
        let shown = symmetries.iter().take(MOST_LISTED);
        shown.map(|symmetry| SymmetryData::new(symmetry, words)).collect()
    };
    Ok(AutomorphismsFound {
        of: Subject::of(draft),
        automorphisms: Large(found.count),
        listed: data(&found.listed),
        swaps: data(&found.swaps),
    })
}

/// Say whether one grid or puzzle is another in disguise, and by which symmetry.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridEquivalent {
    /// A grid or puzzle.
    pub grid: PuzzleData,
    /// Another.
    pub other: PuzzleData,
    /// The shape of their boxes, as in `2x3`.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The rules that a text has besides, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// Whether two grids or puzzles are alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Equivalence {
    /// One of them.
    #[serde(flatten)]
    pub of: Subject,
    /// The other, in one line.
    pub other: String,
    /// Whether the two are alike.
    pub equivalent: bool,
    /// A symmetry that leads from one to the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<SymmetryData>,
}

impl Answered for Equivalence {
    fn outcome(&self) -> Outcome {
        Outcome::of(self.equivalent)
    }
}

impl Answerable for GridEquivalent {
    type Answer = Equivalence;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<Equivalence, Refusal> {
        self.compare(words, host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridEquivalent {
    fn compare(&self, words: &Words, crew: &dyn Crew) -> Result<Equivalence, Trouble> {
        let shape = self.box_shape.as_deref();
        let one = read(&self.grid, shape, &self.variants, words)?;
        let other = read(&self.other, shape, &self.variants, words)?;
        let symmetry = equivalence(&one, &other, crew)?;
        Ok(Equivalence {
            of: Subject::of(&one),
            other: to_line(&other),
            equivalent: symmetry.is_some(),
            symmetry: symmetry.map(|symmetry| SymmetryData::new(&symmetry, words)),
        })
    }
}

/// A symmetry, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SymmetryData {
    /// Where each row goes.
    pub rows: Vec<usize>,
    /// Where each column goes.
    pub columns: Vec<usize>,
    /// Whether rows then become columns.
    pub transposed: bool,
    /// What each digit becomes.
    pub digits: Vec<usize>,
    /// All that in words.
    pub text: String,
    /// The same, one thing that it does in each.
    pub parts: Vec<String>,
}

impl SymmetryData {
    /// The data of a symmetry, in these words.
    fn new(symmetry: &Symmetry, words: &Words) -> SymmetryData {
        let from_one = |lines: &[usize]| lines.iter().map(|line| line + 1).collect::<Vec<_>>();
        let parts = told(symmetry, words);
        SymmetryData {
            rows: from_one(symmetry.rows()),
            columns: from_one(symmetry.columns()),
            transposed: symmetry.transposes(),
            digits: symmetry.digits().iter().map(|digit| digit.number()).collect(),
            text: words.clauses(&parts),
            parts,
        }
    }
}

/// What a symmetry does, one thing in each, leaving out what it leaves alone.
fn told(symmetry: &Symmetry, words: &Words) -> Vec<String> {
    let moves = |images: &mut dyn Iterator<Item = usize>| -> Option<String> {
        let images: Vec<usize> = images.collect();
        let moved = images.iter().enumerate().any(|(line, &image)| line != image);
        let numbers = images.iter().map(|image| (image + 1).to_string());
        moved.then(|| numbers.collect::<Vec<_>>().join(" "))
    };
    let rows = moves(&mut symmetry.rows().iter().copied());
    let columns = moves(&mut symmetry.columns().iter().copied());
    let digits = moves(&mut symmetry.digits().iter().map(|digit| digit.index()));
    let mut parts = Vec::new();
    parts.extend(rows.map(|places| message!("symmetry-rows", places = places)));
    parts.extend(columns.map(|places| message!("symmetry-columns", places = places)));
    if symmetry.transposes() {
        parts.push(if parts.is_empty() {
            message!("symmetry-transposes")
        } else {
            message!("symmetry-then-transposes")
        });
    }
    parts.extend(digits.map(|names| message!("symmetry-digits", names = names)));
    if parts.is_empty() {
        parts.push(message!("symmetry-none"));
    }
    parts.iter().map(|part| words.say(part)).collect()
}
