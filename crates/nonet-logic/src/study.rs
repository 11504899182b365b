//! Studies: I. Bocharov's experiments on a puzzle, and what they say about a collection.
//!
//! His thesis (*Sudoku solver*, Tallinn 2015) asks of its methods: how many puzzles does each of the
//! five solve alone, and how many together? Does the fifth gain anything in rows and columns beyond
//! boxes? Does any puzzle need more than two values assumed at once? And how high is the complexity?
//!
//! [`Findings`] are the answers for one puzzle, a [`Study`] adds them up. Studies of parts of a
//! collection can be merged, in any order, so that many hands can share one.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::board::Board;
use crate::trial::{self, Answers, Attempt, METHODS, MethodNumber, Methods, Record, Work};

/// How many puzzles that needed most are kept.
const MOST_KEPT: usize = 10;

/// What some choices of the methods have solved: whether, or how often.
///
/// A method that only crosses values out has solved a puzzle when every cell has one value left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Solved<T> {
    /// Each of the five alone.
    pub alone: [T; 5],
    /// The first, the first two, and so on, up to all five.
    pub together: [T; 5],
    /// The fifth alone, in boxes only.
    pub alone_in_boxes: T,
    /// All five, the fifth in boxes only.
    pub together_in_boxes: T,
}

impl<T> Solved<T> {
    /// The same with something done to everything in it.
    fn map<U>(self, mut change: impl FnMut(T) -> U) -> Solved<U> {
        Solved {
            alone: self.alone.map(&mut change),
            together: self.together.map(&mut change),
            alone_in_boxes: change(self.alone_in_boxes),
            together_in_boxes: change(self.together_in_boxes),
        }
    }
}

impl Solved<Methods> {
    /// The methods of every choice.
    fn choices() -> Solved<Methods> {
        const FIVE: [MethodNumber; 5] = [
            MethodNumber::One,
            MethodNumber::Two,
            MethodNumber::Three,
            MethodNumber::Four,
            MethodNumber::Five,
        ];
        let mut so_far = Methods::NONE;
        Solved {
            alone: FIVE.map(|method| Methods::NONE.with(method)),
            together: FIVE.map(|method| {
                so_far = so_far.with(method);
                so_far
            }),
            alone_in_boxes: Methods::NONE.with(MethodNumber::FiveInBoxes),
            together_in_boxes: Methods::FIRST_FOUR.with(MethodNumber::FiveInBoxes),
        }
    }
}

impl Solved<u64> {
    fn add(&mut self, other: &Solved<u64>) {
        let add = |mine: &mut [u64], theirs: &[u64]| {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        };
        add(&mut self.alone, &other.alone);
        add(&mut self.together, &other.together);
        self.alone_in_boxes += other.alone_in_boxes;
        self.together_in_boxes += other.together_in_boxes;
    }
}

/// How many values had to be assumed at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AtOnce {
    /// So many at least.
    pub needed: usize,
    /// Whether it may be more: the [bound](crate::trial#the-bound) was met.
    pub may_be_more: bool,
}

/// What the experiments say about one puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings {
    /// Which methods solve it without trial.
    pub solved: Solved<bool>,
    /// How many values had to be assumed at once.
    pub at_once: AtOnce,
    /// Its complexity, the smallest of all ways to the solution.
    pub complexity: u64,
}

impl Findings {
    /// Makes every experiment with a puzzle that has one solution.
    ///
    /// `tell` is told how much has been done, and can break it off; then there is nothing to say.
    pub fn of(board: &Board, tell: &mut dyn FnMut(&Work) -> ControlFlow<()>) -> Option<Findings> {
        let trial = trial::run_without_steps(board, &METHODS, tell);
        let complexity = trial.smallest_complexity(Answers::One, tell)?;
        // Without a solution there is nothing to say either.
        trial.board.is_full().then(|| Findings {
            solved: Solved::choices().map(|methods| do_solve(methods, board)),
            at_once: AtOnce {
                needed: trial.needed_at_once,
                may_be_more: trial.needed_at_once < trial.assumed_at_once,
            },
            complexity,
        })
    }
}

/// Whether some methods alone leave one value for every cell.
fn do_solve(methods: Methods, board: &Board) -> bool {
    let mut attempt = Attempt::new(board.clone());
    attempt.follow(methods, &mut Record::of_nothing());
    let board = &attempt.board;
    !board.is_broken() && board.empty_cells() == board.cells_by_count(1)
}

/// What a collection has in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A puzzle with one solution, and what was found.
    Proper(Findings),
    /// A puzzle without a solution.
    WithoutSolution,
    /// A puzzle with several solutions.
    WithSeveralSolutions,
    /// A puzzle that is larger than logic can take.
    TooLarge,
    /// A puzzle with rules that the five methods do not know.
    WithOtherRules,
    /// Something that is no puzzle.
    Unreadable,
}

/// A puzzle that needed many values at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demanding {
    /// Its place in the collection, from 0.
    pub index: u64,
    /// How many it needed.
    pub at_once: AtOnce,
}

/// The figures of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// The lowest.
    pub lowest: u64,
    /// One that half of the puzzles do not exceed.
    pub median: u64,
    /// The highest.
    pub highest: u64,
}

/// What the experiments say about a collection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Study {
    /// The puzzles with one solution. Everything else is about them.
    pub proper: u64,
    /// The puzzles without a solution.
    pub without_solution: u64,
    /// The puzzles with several solutions.
    pub with_several_solutions: u64,
    /// The puzzles that are larger than logic can take.
    pub too_large: u64,
    /// The puzzles with rules that the five methods do not know.
    pub with_other_rules: u64,
    /// What is no puzzle.
    pub unreadable: u64,
    /// How many puzzles each choice of methods solves.
    pub solved: Solved<u64>,
    /// How many puzzles needed so many values at once.
    pub at_once: BTreeMap<AtOnce, u64>,
    /// The puzzles that needed most, at least one value each, the most demanding first.
    pub most_demanding: Vec<Demanding>,
    /// How many puzzles have each complexity.
    complexities: BTreeMap<u64, u64>,
}

impl Study {
    /// Adds what the collection has in one place, counted from 0.
    pub fn add(&mut self, index: u64, subject: &Subject) {
        match subject {
            Subject::Proper(findings) => self.add_findings(index, findings),
            Subject::WithoutSolution => self.without_solution += 1,
            Subject::WithSeveralSolutions => self.with_several_solutions += 1,
            Subject::TooLarge => self.too_large += 1,
            Subject::WithOtherRules => self.with_other_rules += 1,
            Subject::Unreadable => self.unreadable += 1,
        }
    }

    fn add_findings(&mut self, index: u64, findings: &Findings) {
        let Findings { solved, at_once, complexity } = *findings;
        self.proper += 1;
        self.solved.add(&solved.map(u64::from));
        *self.at_once.entry(at_once).or_default() += 1;
        *self.complexities.entry(complexity).or_default() += 1;
        if at_once.needed > 0 {
            self.most_demanding.push(Demanding { index, at_once });
            self.keep_most_demanding();
        }
    }

    /// Adds what the experiments say about another part of the collection.
    pub fn merge(&mut self, other: &Study) {
        self.proper += other.proper;
        self.without_solution += other.without_solution;
        self.with_several_solutions += other.with_several_solutions;
        self.too_large += other.too_large;
        self.with_other_rules += other.with_other_rules;
        self.unreadable += other.unreadable;
        self.solved.add(&other.solved);
        for (&at_once, count) in &other.at_once {
            *self.at_once.entry(at_once).or_default() += count;
        }
        for (&complexity, count) in &other.complexities {
            *self.complexities.entry(complexity).or_default() += count;
        }
        self.most_demanding.extend(&other.most_demanding);
        self.keep_most_demanding();
    }

    fn keep_most_demanding(&mut self) {
        let from_most = |one: &Demanding| (std::cmp::Reverse(one.at_once), one.index);
        self.most_demanding.sort_unstable_by_key(from_most);
        // Of those that needed fewer it is enough to know how many there are.
        let most = self.most_demanding.first().map(|one| one.at_once);
        self.most_demanding.retain(|one| Some(one.at_once) == most);
        self.most_demanding.truncate(MOST_KEPT);
    }

    /// The lowest, median and highest complexity, if there is any puzzle.
    pub fn complexity(&self) -> Option<Spread> {
        let (&lowest, _) = self.complexities.first_key_value()?;
        let (&highest, _) = self.complexities.last_key_value()?;
        let mut seen = 0;
        let median = self.complexities.iter().find(|(_, count)| {
            seen += **count;
            2 * seen >= self.proper
        });
        Some(Spread {
            lowest,
            median: median.map_or(highest, |(&complexity, _)| complexity),
            highest,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A puzzle that needed so many values at once, with this complexity, solved by all choices that
    /// contain the second method.
    fn found(needed: usize, complexity: u64) -> Subject {
        let mut solved = Solved::default();
        solved.alone[1] = true;
        solved.together[1..].fill(true);
        let at_once = AtOnce { needed, may_be_more: false };
        Subject::Proper(Findings { solved, at_once, complexity })
    }

    fn subjects() -> Vec<Subject> {
        let proper = (0..40).map(|number| found(number % 3, 100 - number as u64));
        let others = [Subject::WithoutSolution, Subject::WithSeveralSolutions, Subject::TooLarge];
        proper
            .chain(others)
            .chain([Subject::WithOtherRules, Subject::Unreadable, Subject::Unreadable])
            .collect()
    }

    fn study(subjects: &[(u64, Subject)]) -> Study {
        let mut study = Study::default();
        for (index, subject) in subjects {
            study.add(*index, subject);
        }
        study
    }

    #[test]
    fn a_study_adds_up_what_was_found() {
        let study = study(&(0..).zip(subjects()).collect::<Vec<_>>());
        assert_eq!((study.proper, study.without_solution), (40, 1));
        assert_eq!((study.with_several_solutions, study.too_large, study.unreadable), (1, 1, 2));
        assert_eq!(study.with_other_rules, 1);
        assert_eq!(study.solved.alone, [0, 40, 0, 0, 0]);
        assert_eq!(study.solved.together, [0, 40, 40, 40, 40]);
        let counts: Vec<(usize, u64)> =
            study.at_once.iter().map(|(at_once, &count)| (at_once.needed, count)).collect();
        assert_eq!(counts, [(0, 14), (1, 13), (2, 13)]);
        let spread = Spread { lowest: 61, median: 80, highest: 100 };
        assert_eq!(study.complexity(), Some(spread));
        let most: Vec<u64> = study.most_demanding.iter().map(|one| one.index).collect();
        assert_eq!(most, [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
        assert_eq!(Study::default().complexity(), None);
    }

    #[test]
    fn parts_in_any_order_make_the_same_study() {
        let subjects: Vec<(u64, Subject)> = (0..).zip(subjects()).collect();
        let whole = study(&subjects);
        for size in [1, 3, 7, 44] {
            let parts: Vec<Study> = subjects.chunks(size).map(study).collect();
            let (mut forwards, mut backwards) = (Study::default(), Study::default());
            for (next, last) in parts.iter().zip(parts.iter().rev()) {
                forwards.merge(next);
                backwards.merge(last);
            }
            assert_eq!((&forwards, &backwards), (&whole, &whole), "{size}");
        }
    }
}
