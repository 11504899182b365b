//! Plans: wishes that make sense.

use std::fmt;

use nonet_core::rule::Rule;
use nonet_core::{Cell, Layout, LayoutError, Random};
use nonet_logic::{Level, MAX_LOGIC_SIZE, Technique};

use crate::difficulty::{Judge, part_of_unneeded};
use crate::forge;
use crate::general;
use crate::levels::levels_of;
use crate::symmetry::Symmetry;
use crate::variety::Variety;
use crate::wish::{Keys, Search, Wish};

/// The fewest keys of a classic puzzle with one solution: G. McGuire, B. Tugemann, G. Civario, *There is no
/// 16-clue Sudoku* (2012).
const FEWEST_CLASSIC: usize = 17;

/// The keys of a puzzle that may have several solutions, where nothing is said: those of the paper.
const KEYS_OF_ANY: usize = 25;

/// A wish that makes sense. That it does is no promise that there are such puzzles: some wishes take
/// longer than anybody waits.
#[derive(Clone, Debug)]
pub struct Plan {
    wish: Wish,
    pub(crate) orbits: Vec<Vec<Cell>>,
    pub(crate) judge: Option<Judge>,
    /// How many attempts in a row may come to nothing, if there is a limit to that.
    pub(crate) patience: Option<u64>,
}

impl Plan {
    /// What is wished for.
    pub fn wish(&self) -> &Wish {
        &self.wish
    }

    /// The same, but given up after so many attempts in a row that came to nothing.
    #[must_use]
    pub fn with_patience(self, attempts: u64) -> Plan {
        Plan { patience: Some(attempts), ..self }
    }

    /// Whether there is but one puzzle that could be what is wished for: some cells of a grid. Then one attempt says
    /// whether it is, and any other would say the same.
    pub fn has_one_candidate(&self) -> bool {
        let Wish { grid, pattern, varieties, .. } = &self.wish;
        grid.is_some() && pattern.is_some() && varieties.is_empty()
    }

    /// How many keys a cut shall leave, by lot. One that gets further keys in the forge begins lower.
    pub(crate) fn aim(&self, random: &mut Random) -> usize {
        let (least, most) = self.aims();
        let aim = least + random.below(most - least + 1);
        if self.judge.is_some() { aim.saturating_sub(forge::SLACK) } else { aim }
    }

    /// Whether what is cut as far as it goes has no superfluous key.
    pub(crate) fn cuts_minimal(&self) -> bool {
        self.orbits.len() == self.wish.layout.cell_count() && self.wish.pattern.is_none()
    }

    /// The numbers of keys to aim at: from a least to a most.
    fn aims(&self) -> (usize, usize) {
        let Wish { keys, minimal, any_solutions, .. } = &self.wish;
        match (keys.least, keys.most) {
            (None, None) if *any_solutions => (KEYS_OF_ANY, KEYS_OF_ANY),
            _ if *minimal => (0, 0),
            (Some(least), Some(most)) => (least, most),
            (Some(keys), None) | (None, Some(keys)) => (keys, keys),
            (None, None) => (0, 0),
        }
    }
}

impl TryFrom<Wish> for Plan {
    type Error = Impossible;

    fn try_from(wish: Wish) -> Result<Plan, Impossible> {
        let orbits = wish.symmetry.orbits(&wish.layout);
        check_keys(&wish, &orbits)?;
        check_pattern(&wish)?;
        check_difficulty(&wish)?;
        check_layout(&wish)?;
        check_search(&wish)?;
        if wish.grid.as_ref().is_some_and(|grid| grid.layout() != &wish.layout) {
            return Err(Impossible::OtherGrid);
        }
        if wish.any_solutions && wish.minimal {
            return Err(Impossible::SeveralSolutions);
        }
        let judge = (!wish.difficulty.is_any()).then(|| Judge::new(&wish.difficulty));
        Ok(Plan { wish, orbits, judge, patience: None })
    }
}

/// Whether there are grids with these rules at all.
fn check_layout(wish: &Wish) -> Result<(), Impossible> {
    let layout = &wish.layout;
    if wish.varieties.contains(&Variety::Jigsaw) {
        if wish.grid.is_some() {
            return Err(Impossible::GridOfJigsaw);
        }
        // What needs boxes does not go without.
        let without = Layout::new(layout.size(), None, layout.clues().to_vec());
        if let Err(LayoutError::Clue { clue, .. }) = without {
            return Err(Impossible::NeedsBoxes(clue.rule));
        }
    } else if wish.grid.is_none() && !layout.is_plain() && general::has_no_grid(layout) {
        return Err(Impossible::NoGrid);
    }
    Ok(())
}

/// Whether what is looked for can be looked for in that way.
fn check_search(wish: &Wish) -> Result<(), Impossible> {
    let is_free = wish.symmetry == Symmetry::None
        && wish.pattern.is_none()
        && wish.varieties.is_empty()
        && wish.difficulty.is_any()
        && !wish.any_solutions;
    match wish.search {
        Search::FewKeys if !is_free => Err(Impossible::FewKeysOnly),
        Search::Unbiased
            if !is_free
                || !wish.layout.is_classic()
                || wish.grid.is_some()
                || wish.keys != Keys::ANY =>
        {
            Err(Impossible::UnbiasedOnly)
        }
        _ => Ok(()),
    }
}

fn check_keys(wish: &Wish, orbits: &[Vec<Cell>]) -> Result<(), Impossible> {
    let Keys { least, most } = wish.keys;
    let cells = wish.layout.cell_count();
    let is_plain = wish.layout.is_plain() && wish.varieties.is_empty();
    let fewest = if wish.any_solutions || !is_plain {
        0
    } else if wish.layout.is_classic() {
        FEWEST_CLASSIC
    } else {
        // Two digits that are nowhere given can be exchanged in any solution.
        wish.layout.size() - 1
    };
    match (least, most) {
        (Some(least), Some(most)) if least > most => Err(Impossible::NoKeys { least, most }),
        (Some(least), _) if least > cells => Err(Impossible::TooManyKeys { most: cells }),
        (_, Some(most)) if most < fewest => Err(Impossible::TooFewKeys { least: fewest }),
        // The last key of a row that is full follows from the others.
        (Some(least), _) if wish.minimal && least > cells - wish.layout.size() => {
            Err(Impossible::TooManyMinimal { most: cells - wish.layout.size() })
        }
        _ => {
            let sums = sums_of(orbits, cells);
            let range = least.unwrap_or(fewest)..=most.unwrap_or(cells).min(cells);
            let reaches = wish.pattern.is_some() || range.into_iter().any(|keys| sums[keys]);
            if reaches { Ok(()) } else { Err(Impossible::SymmetryOfKeys(wish.symmetry)) }
        }
    }
}

/// Which numbers of keys whole orbits add up to.
fn sums_of(orbits: &[Vec<Cell>], cells: usize) -> Vec<bool> {
    let mut sums = vec![false; cells + 1];
    sums[0] = true;
    for orbit in orbits {
        for sum in (orbit.len()..=cells).rev() {
            sums[sum] |= sums[sum - orbit.len()];
        }
    }
    sums
}

fn check_pattern(wish: &Wish) -> Result<(), Impossible> {
    let Some(pattern) = &wish.pattern else { return Ok(()) };
    let keys = pattern.len();
    if pattern.iter().any(|cell| cell.index() >= wish.layout.cell_count()) {
        Err(Impossible::PatternOutside)
    } else if !wish.keys.allow(keys) {
        Err(Impossible::PatternKeys { keys })
    } else if !wish.symmetry.keeps(&wish.layout, pattern) {
        Err(Impossible::PatternSymmetry(wish.symmetry))
    } else {
        if let Some(lines) = exchangeable(wish, pattern) {
            return Err(lines);
        }
        // The pattern has as few as any puzzle.
        let exactly = Wish { keys: Keys::exactly(keys), ..wish.clone() };
        check_keys(&exactly, &[])
    }
}

/// Two rows of the same boxes without a key, or two such columns: they can be exchanged in any solution, if there is no other rule.
fn exchangeable(wish: &Wish, pattern: &[Cell]) -> Option<Impossible> {
    let shape = wish.layout.plain_shape()?;
    if wish.any_solutions || !wish.varieties.is_empty() {
        return None;
    }
    let size = wish.layout.size();
    let is_open = |line_of: &dyn Fn(usize) -> usize, line: usize| {
        !pattern.iter().any(|cell| line_of(cell.index()) == line)
    };
    let row_of = |cell: usize| cell / size;
    let column_of = |cell: usize| cell % size;
    let two_of = |line_of: &dyn Fn(usize) -> usize, together: usize| {
        let open: Vec<usize> = (0..size).filter(|&line| is_open(line_of, line)).collect();
        open.windows(2).any(|two| two[0] / together == two[1] / together)
    };
    let has_two = two_of(&row_of, shape.rows()) || two_of(&column_of, shape.columns());
    has_two.then_some(Impossible::PatternLeavesLines)
}

fn check_difficulty(wish: &Wish) -> Result<(), Impossible> {
    let difficulty = &wish.difficulty;
    if difficulty.is_any() {
        return Ok(());
    }
    if wish.any_solutions {
        return Err(Impossible::SeveralSolutions);
    }
    if wish.layout.size() > MAX_LOGIC_SIZE {
        return Err(Impossible::NoLogic { largest: MAX_LOGIC_SIZE });
    }
    // Of plain puzzles it is known which levels there are; with further rules only which were found.
    let is_plain = wish.layout.is_plain() && wish.varieties.is_empty();
    let levels = if is_plain { levels_of(&wish.layout, &[]) } else { Level::ALL.to_vec() };
    if let (Some(level), Some(&hardest)) = (difficulty.level, levels.last())
        && !levels.contains(&level)
    {
        return Err(Impossible::NoLevel { level, hardest });
    }
    if difficulty.score.as_ref().is_some_and(std::ops::RangeInclusive::is_empty) {
        return Err(Impossible::NoScore);
    }
    let toolbox = difficulty.toolbox();
    for need in &difficulty.needs {
        let technique = need.technique;
        if !(technique.takes)(&wish.layout) {
            return Err(Impossible::TechniqueNowhere(technique));
        }
        if let Some(part) = part_of_unneeded(technique) {
            return Err(Impossible::TechniqueNeverNeeded { technique, part });
        }
        if toolbox.tool(technique).is_none() {
            return Err(Impossible::TechniqueTooHard(technique));
        }
        if let Some(level) = difficulty.level.filter(|&level| level < technique.level) {
            return Err(Impossible::TechniqueAbove { technique, level });
        }
    }
    Ok(())
}

/// Why a wish cannot be met.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Impossible {
    /// The least number of keys is above the most.
    NoKeys {
        /// The least.
        least: usize,
        /// The most.
        most: usize,
    },
    /// There are not so many cells.
    TooManyKeys {
        /// How many there are.
        most: usize,
    },
    /// So many keys cannot all be needed.
    TooManyMinimal {
        /// How many can at most.
        most: usize,
    },
    /// No puzzle has one solution with so few keys.
    TooFewKeys {
        /// The fewest that are needed.
        least: usize,
    },
    /// No such number of keys has that symmetry.
    SymmetryOfKeys(Symmetry),
    /// A cell of the pattern is not in the grid.
    PatternOutside,
    /// The pattern has another number of cells than there shall be keys.
    PatternKeys {
        /// The cells of the pattern.
        keys: usize,
    },
    /// The pattern does not have that symmetry.
    PatternSymmetry(Symmetry),
    /// The pattern leaves two lines of the same boxes empty, which can be exchanged.
    PatternLeavesLines,
    /// The grid is one of another layout.
    OtherGrid,
    /// No grid keeps these rules together.
    NoGrid,
    /// The rule needs boxes, and a jigsaw puzzle has none.
    NeedsBoxes(&'static Rule),
    /// The regions of a jigsaw puzzle are drawn by lot, which leaves the grid no choice.
    GridOfJigsaw,
    /// A search for few keys takes no other wish than their number, the layout and the grid.
    FewKeysOnly,
    /// There are unbiased minimal puzzles of the classic game only, and they take no other wish.
    UnbiasedOnly,
    /// No puzzle of this size has this level.
    NoLevel {
        /// The level.
        level: Level,
        /// The hardest that there is.
        hardest: Level,
    },
    /// What may have several solutions is neither minimal nor hard.
    SeveralSolutions,
    /// There is no logic for grids of this size.
    NoLogic {
        /// The largest size that there is logic for.
        largest: usize,
    },
    /// The least score is above the most.
    NoScore,
    /// The technique finds nothing in such a grid.
    TechniqueNowhere(&'static Technique),
    /// The technique is harder than what may be used.
    TechniqueTooHard(&'static Technique),
    /// What the technique finds is found without it, in parts.
    TechniqueNeverNeeded {
        /// The technique.
        technique: &'static Technique,
        /// The one that finds the parts.
        part: &'static Technique,
    },
    /// Whatever needs the technique is above the level.
    TechniqueAbove {
        /// The technique.
        technique: &'static Technique,
        /// The level.
        level: Level,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no such puzzle: {self:?}")
    }
}

impl std::error::Error for Impossible {}
