//! Which grids and puzzles are alike: canonical forms, automorphisms, equivalence.

use nonet_core::Draft;
use nonet_core::format::to_line;
use nonet_core::symmetry::Symmetry;
use nonet_count::{
    Canonizer, ClassicGrid, Crew, automorphisms as all_automorphisms, equivalence, minlex,
};

use super::read::{full_grid, is_full};
use super::{GridAnswer, SymmetryData, Trouble};
use crate::answer::Outcome;
use crate::words::Words;

/// The most symmetries that are shown.
const MOST_LISTED: usize = 10_000;

/// The canonical form of a puzzle or grid.
pub(super) fn canonical(
    draft: Draft,
    words: &Words,
    crew: &dyn Crew,
) -> Result<GridAnswer, Trouble> {
    let mut answer = named(&draft);
    if is_full(&draft)
        && let Ok(classic) = ClassicGrid::try_from(&full_grid(&draft)?)
    {
        answer.band = Some(Canonizer::shared().canonical(&classic).band);
    }
    let form = minlex(&draft, crew)?;
    answer.canonical = Some(to_line(&form.draft));
    answer.automorphisms = Some(form.automorphisms);
    answer.symmetry = Some(SymmetryData::new(&form.symmetry, words));
    Ok(answer)
}

/// The symmetries that leave a puzzle or grid as it is.
pub(super) fn automorphisms(
    draft: Draft,
    words: &Words,
    crew: &dyn Crew,
) -> Result<GridAnswer, Trouble> {
    let found = all_automorphisms(&draft, crew)?;
    let data = |symmetries: &[Symmetry]| {
        let shown = symmetries.iter().take(MOST_LISTED);
        shown.map(|symmetry| SymmetryData::new(symmetry, words)).collect()
    };
    Ok(GridAnswer {
        automorphisms: Some(found.count),
        listed: data(&found.listed),
        swaps: data(&found.swaps),
        ..named(&draft)
    })
}

/// Whether one puzzle or grid is the other in disguise.
pub(super) fn equivalent(
    one: Draft,
    other: Draft,
    words: &Words,
    crew: &dyn Crew,
) -> Result<GridAnswer, Trouble> {
    let symmetry = equivalence(&one, &other, crew)?;
    Ok(GridAnswer {
        other: Some(to_line(&other)),
        equivalent: Some(symmetry.is_some()),
        outcome: if symmetry.is_some() { Outcome::Yes } else { Outcome::No },
        symmetry: symmetry.map(|symmetry| SymmetryData::new(&symmetry, words)),
        ..named(&one)
    })
}

/// An answer that says which grid or puzzle it is about.
fn named(draft: &Draft) -> GridAnswer {
    let line = Some(to_line(draft));
    if is_full(draft) {
        GridAnswer { grid: line, ..GridAnswer::default() }
    } else {
        GridAnswer { puzzle: line, ..GridAnswer::default() }
    }
}
