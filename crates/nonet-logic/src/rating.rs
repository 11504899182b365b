//! Ratings: how hard a way through a puzzle is for people.

use nonet_core::Layout;

use crate::technique::{Level, Technique};
use crate::toolbox::{Path, Toolbox};

/// The highest score that a puzzle of each level has; one with a higher score belongs to the next.
///
/// The figures, like the scores of the techniques, are those of Bernhard Hobiger's HoDoKu, so that
/// the levels mean what players know. They are for grids of 81 cells; where there are more cells to
/// fill, a way is longer without being harder.
const HIGHEST_SCORES: [(Level, u64); 4] =
    [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Unfair, 1800)];

/// The cells of the grids that the highest scores are for.
const CELLS: u64 = 81;

/// How hard a way through a puzzle is.
///
/// ```
/// use nonet_core::{Puzzle, read};
/// use nonet_logic::{Board, Level, Rating, Toolbox};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let toolbox = Toolbox::default();
/// let path = toolbox.path(&Board::of(puzzle.start()).unwrap());
/// let rating = Rating::of(&path, &toolbox, puzzle.layout());
/// assert_eq!(rating.level, Level::Easy);
/// assert_eq!(rating.uses.iter().map(|used| used.times).sum::<usize>(), path.steps.len());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The level of the hardest technique, or a higher one if there is a lot to do.
    pub level: Level,
    /// What all steps count together.
    pub score: u64,
    /// Which techniques were used, in the order of the toolbox.
    pub uses: Vec<Use>,
}

/// How often a technique was used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Use {
    /// The technique.
    pub technique: &'static Technique,
    /// How many steps it gave.
    pub times: usize,
}

impl Rating {
    /// The rating of a way that this toolbox has found through a grid of this layout.
    pub fn of(path: &Path, toolbox: &Toolbox, layout: &Layout) -> Rating {
        let mut uses = Vec::new();
        let (mut level, mut score) = (Level::Easy, 0);
        for tool in &toolbox.tools {
            let is_its = |step: &&crate::Step| step.technique == tool.technique;
            let times = path.steps.iter().filter(is_its).count();
            if times > 0 {
                uses.push(Use { technique: tool.technique, times });
                level = level.max(tool.level);
                score += times as u64 * u64::from(tool.score);
            }
        }
        Rating { level: raised(level, score, layout.cell_count() as u64), score, uses }
    }
}

/// The level of a puzzle with this score, if its hardest technique has this level.
fn raised(mut level: Level, score: u64, cells: u64) -> Level {
    for (index, (limited, highest)) in HIGHEST_SCORES.into_iter().enumerate() {
        if level == limited && score * CELLS > highest * cells {
            level = Level::ALL[index + 1];
        }
    }
    level
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::Evidence;
    use crate::step::Step;
    use crate::technique::ALL;
    use crate::toolbox::Ending;

    #[test]
    fn a_lot_to_do_raises_the_level_step_by_step() {
        let cases = [
            (Level::Easy, 800, Level::Easy),
            (Level::Easy, 801, Level::Medium),
            (Level::Easy, 1001, Level::Hard),
            (Level::Easy, 1801, Level::Extreme),
            (Level::Medium, 1000, Level::Medium),
            (Level::Hard, 1600, Level::Hard),
            (Level::Hard, 1601, Level::Unfair),
            (Level::Unfair, 1801, Level::Extreme),
            (Level::Extreme, 5, Level::Extreme),
        ];
        for (level, score, expected) in cases {
            assert_eq!(raised(level, score, 81), expected, "{level:?} with {score}");
        }
        assert_eq!(raised(Level::Easy, 1600, 162), Level::Easy);
        assert_eq!(raised(Level::Easy, 1601, 162), Level::Medium);
    }

    #[test]
    fn each_step_counts_what_its_tool_says() {
        let step = |index: usize| Step {
            technique: ALL[index],
            placements: Vec::new(),
            eliminations: Vec::new(),
            evidence: Evidence::default(),
        };
        let path = Path { steps: vec![step(1), step(0), step(1)], ending: Ending::Stuck };
        let mut toolbox = Toolbox::default();
        toolbox.tools[0].score = 7;
        toolbox.tools[1].score = 500;
        toolbox.tools[1].level = Level::Medium;
        let rating = Rating::of(&path, &toolbox, &Layout::classic());
        assert_eq!((rating.level, rating.score), (Level::Hard, 1007));
        let uses: Vec<_> = rating.uses.iter().map(|used| (used.technique, used.times)).collect();
        assert_eq!(uses, [(ALL[0], 1), (ALL[1], 2)]);
    }
}
