//! Ratings: how hard a way through a puzzle is for people.

use crate::board::Board;
use crate::geometry::Cells;
use crate::step::Step;
use crate::technique::{Level, Technique};
use crate::toolbox::{Ending, Path, Toolbox};

/// The highest score that a puzzle of each level has; one with a higher score belongs to the next.
///
/// All but one are those of Bernhard Hobiger's HoDoKu, as are the scores of the techniques, so that the
/// levels mean what players know. Its limit for Hard is 1600. Ours is higher: nothing that Sudoku Explainer
/// finds simple (below 4.5) shall be Unfair for its length alone. `cargo xtask levels` measures what they
/// are good for. They are for grids of 81 cells; where there are more cells to fill, a way is longer
/// without being harder.
const HIGHEST_SCORES: [(Level, u64); 4] =
    [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 2050), (Level::Unfair, 1800)];

/// The cells of the grids that the highest scores are for.
const CELLS: u64 = 81;

/// How hard a puzzle is, by a way through it.
///
/// ```
/// use nonet_core::{Puzzle, read};
/// use nonet_logic::{Board, Level, Rating, Toolbox};
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = Puzzle::try_from(read(text).unwrap()).unwrap();
/// let board = Board::of(puzzle.start()).unwrap();
/// let rating = Rating::of(&Toolbox::default(), &board).unwrap();
/// assert_eq!(rating.level, Level::Easy);
/// assert_eq!(rating.uses.iter().map(|used| used.times).sum::<usize>(), 51);
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
    /// The rating of a position by these tools, if they solve it. It goes by their [standard
    /// order](Toolbox::standard), which levels and scores are made for; only where that does not lead to the
    /// solution, and the order of the tools does, by the latter.
    pub fn of(toolbox: &Toolbox, board: &Board) -> Option<Rating> {
        [toolbox.standard(), toolbox.clone()].iter().find_map(|toolbox| {
            let path = toolbox.path(board);
            let is_solved = path.ending == Ending::Solved;
            is_solved.then(|| Rating::of_way(&path, toolbox, board))
        })
    }

    /// The rating of a way that this toolbox has found from a board. Ways by other toolboxes than [standard
    /// ones](Toolbox::standard) may have other levels than people expect.
    pub fn of_way(path: &Path, toolbox: &Toolbox, board: &Board) -> Rating {
        let mut uses = Vec::new();
        let mut level = Level::Easy;
        for tool in &toolbox.tools {
            let is_its = |step: &&Step| step.technique == tool.technique;
            let times = path.steps.iter().filter(is_its).count();
            if times > 0 {
                uses.push(Use { technique: tool.technique, times });
                level = level.max(tool.level);
            }
        }
        let score = scores(&path.steps, toolbox, board).into_iter().map(u64::from).sum();
        let cells = board.layout().cell_count() as u64;
        Rating { level: raised(level, score, cells), score, uses }
    }
}

/// The techniques that fill a cell because there is nothing else for it or for a house. They only ever
/// make more of them possible: whatever the order, the same cells get filled.
const SINGLES: [&str; 3] = ["full-house", NAKED, "hidden-single"];

const NAKED: &str = "naked-single";

/// What each step of a way that this toolbox has found from a board counts: what its tool says.
///
/// The order of singles is a matter of taste, and must not make a puzzle harder. One that is naked once
/// all naked ones before the next other step are taken counts as naked, though a way looks for hidden
/// ones first: to see where a digit goes takes no pencil marks.
pub fn scores(steps: &[Step], toolbox: &Toolbox, board: &Board) -> Vec<u32> {
    let naked = toolbox.tools.iter().find(|tool| tool.technique.id == NAKED);
    let own = |step: &Step| toolbox.tool(step.technique).map_or(0, |tool| tool.score);
    let mut scores: Vec<u32> = steps.iter().map(own).collect();
    let Some(naked) = naked else { return scores };
    let mut board = board.clone();
    let is_single = |step: &Step| SINGLES.contains(&step.technique.id);
    let mut start = 0;
    for run in steps.chunk_by(|one, next| is_single(one) && is_single(next)) {
        if is_single(&run[0]) {
            for index in take_naked_first(run, &mut board) {
                let score = &mut scores[start + index];
                *score = naked.score.min(*score);
            }
        } else {
            board.apply(&run[0]);
        }
        start += run.len();
    }
    scores
}

/// Takes the singles of a run, naked ones first, and gives the places of those in the run.
fn take_naked_first(run: &[Step], board: &mut Board) -> Vec<usize> {
    let mut naked = Vec::new();
    let cell = |step: &Step| step.placements[0].cell;
    let mut left: Cells = run.iter().map(cell).collect();
    let mut in_order = 0..run.len();
    loop {
        let index = match (*board.cells_by_count(1) & left).first() {
            Some(bare) => {
                let index = run.iter().position(|step| cell(step) == bare);
                naked.extend(index);
                index
            }
            // The first that is left can be taken, since all before it are.
            None => in_order.find(|&index| left.contains(cell(&run[index]))),
        };
        let Some(index) = index else { return naked };
        left.remove(cell(&run[index]));
        board.apply(&run[index]);
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
    use crate::technique::ALL;
    use nonet_core::{Puzzle, read};

    #[test]
    fn a_lot_to_do_raises_the_level_step_by_step() {
        let cases = [
            (Level::Easy, 800, Level::Easy),
            (Level::Easy, 801, Level::Medium),
            (Level::Easy, 1001, Level::Hard),
            (Level::Easy, 2051, Level::Extreme),
            (Level::Medium, 1000, Level::Medium),
            (Level::Hard, 2050, Level::Hard),
            (Level::Hard, 2051, Level::Extreme),
            (Level::Unfair, 1800, Level::Unfair),
            (Level::Unfair, 1801, Level::Extreme),
            (Level::Extreme, 5, Level::Extreme),
        ];
        for (level, score, expected) in cases {
            assert_eq!(raised(level, score, 81), expected, "{level:?} with {score}");
        }
        assert_eq!(raised(Level::Easy, 1600, 162), Level::Easy);
        assert_eq!(raised(Level::Easy, 1601, 162), Level::Medium);
    }

    /// The puzzle of Wikipedia's article on Sudoku.
    fn board() -> Board {
        let text =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = Puzzle::try_from(read(text).expect("a puzzle")).expect("a puzzle");
        Board::of(puzzle.start()).expect("it is small")
    }

    #[test]
    fn each_step_counts_what_its_tool_says() {
        let step = |index: usize| Step::eliminating(ALL[index], Vec::new(), Evidence::default());
        let path = Path { steps: vec![step(8), step(1), step(8)], ending: Ending::Stuck };
        let mut toolbox = Toolbox::default();
        toolbox.tools[1].score = 7;
        toolbox.tools[8].score = 500;
        toolbox.tools[8].level = Level::Medium;
        let rating = Rating::of_way(&path, &toolbox, &board());
        assert_eq!((rating.level, rating.score), (Level::Hard, 1007));
        let uses: Vec<_> = rating.uses.iter().map(|used| (used.technique, used.times)).collect();
        assert_eq!(uses, [(ALL[1], 1), (ALL[8], 2)]);
    }

    #[test]
    fn the_order_of_singles_does_not_matter() {
        let of = |ids: &[&str]| {
            let techniques: Vec<_> = ids.iter().filter_map(|id| Technique::by_id(id)).collect();
            Toolbox::of(&techniques)
        };
        let hidden_first = of(&["full-house", "hidden-single", "naked-single"]);
        let naked_first = of(&["naked-single", "full-house", "hidden-single"]);
        let score = |toolbox: &Toolbox| {
            let path = toolbox.path(&board());
            assert_eq!(path.ending, Ending::Solved);
            Rating::of_way(&path, toolbox, &board()).score
        };
        // 51 cells are empty, and naked singles are enough.
        assert_eq!((score(&hidden_first), score(&naked_first)), (51 * 4, 51 * 4));
        // Where naked ones are not used, each step counts as what it is.
        let without_naked = of(&["full-house", "hidden-single"]);
        let path = without_naked.path(&board());
        let last_cells = path.steps.iter().filter(|step| step.technique.id == "full-house");
        let last_cells = last_cells.count() as u64;
        assert_eq!(score(&without_naked), last_cells * 4 + (51 - last_cells) * 14);
    }

    #[test]
    fn a_single_counts_as_naked_only_if_that_counts_less() {
        let mut toolbox = Toolbox::default();
        let path = toolbox.path(&board());
        let hidden = toolbox.tools.iter().position(|tool| tool.technique.id == "hidden-single");
        toolbox.tools[hidden.expect("it is there")].score = 1;
        let scores = scores(&path.steps, &toolbox, &board());
        for (step, score) in path.steps.iter().zip(scores) {
            let expected = if step.technique.id == "hidden-single" { 1 } else { 4 };
            assert_eq!(score, expected, "{step:?}");
        }
    }
}
