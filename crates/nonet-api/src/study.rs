//! Studies: I. Bocharov's experiments over a collection of puzzles.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use nonet_core::format::{Expectation, read_all, to_line};
use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{Draft, Grid, Puzzle};
use nonet_count::Crew;
use nonet_logic::study::{self, Findings, Subject};
use nonet_logic::{Board, MAX_LOGIC_SIZE};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::{Answered, Outcome, Refusal};
use crate::ask::Answerable;
use crate::grids::read;
use crate::host::Host;
use crate::samples;
use crate::words::Words;
use crate::{message, puzzle};

/// Make I. Bocharov's experiments with a collection: what each of his five methods solves, how many
/// values have to be assumed at once, and how high the complexity is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The puzzles, one a line; the bundled samples if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzles: Option<String>,
    /// The shape of the boxes, as in `2x3`; otherwise it follows from the number of cells.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The rules that the puzzles have besides, by their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
}

/// What the experiments say about a collection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Studied {
    /// How many puzzles with one solution were studied. All other figures are about them.
    pub proper: u64,
    /// How many puzzles have no solution.
    pub without_solution: u64,
    /// How many puzzles have several solutions.
    pub with_several_solutions: u64,
    /// How many puzzles are larger than logic can take.
    pub too_large: u64,
    /// How many puzzles have rules that the five methods do not know.
    pub with_other_rules: u64,
    /// How many lines are no puzzle.
    pub unreadable: u64,
    /// How many puzzles each of the five methods solves alone. One that only crosses values out has
    /// solved a puzzle when every cell has one value left.
    pub alone: [u64; 5],
    /// How many the first method solves, the first two together, and so on, up to all five.
    pub together: [u64; 5],
    /// How many the fifth method solves alone if it looks at boxes only.
    pub alone_in_boxes: u64,
    /// How many all five solve together if the fifth looks at boxes only.
    pub together_in_boxes: u64,
    /// How many puzzles needed so many values assumed at once, from the fewest on.
    pub assumed_at_once: Vec<AtOnce>,
    /// The puzzles that needed most, ten at most.
    pub most_demanding: Vec<Demanding>,
    /// The complexity, if there is any puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complexity: Option<Spread>,
    /// Whether the host ended the work before all puzzles were studied.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}

/// How many puzzles needed so many values at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AtOnce {
    /// How many values.
    pub values: usize,
    /// Whether it may be more: to try all ways to assume so many would have taken too long.
    pub or_more: bool,
    /// How many puzzles.
    pub puzzles: u64,
}

/// A puzzle that needed many values at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Demanding {
    /// The number of its line, or of the sample, from 1.
    pub line: usize,
    /// The puzzle, in one line.
    pub puzzle: String,
    /// How many values.
    pub values: usize,
    /// Whether it may be more.
    pub or_more: bool,
}

/// The figures of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Spread {
    /// The lowest.
    pub lowest: u64,
    /// The lowest that half of the puzzles do not exceed.
    pub median: u64,
    /// The highest.
    pub highest: u64,
}

impl Answered for Studied {
    fn outcome(&self) -> Outcome {
        Outcome::of(!self.stopped && self.proper > 0)
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }
}

impl Answerable for Study {
    type Answer = Studied;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<Studied, Refusal> {
        let shape = read::shape(self.box_shape.as_deref());
        let box_shape = shape.map_err(|trouble| trouble.into_refused(words))?;
        let variants = puzzle::variants(&self.variants);
        let variants = variants.map_err(|unknown| Refusal::invalid(words, &unknown))?;
        let expectation = Expectation { box_shape, variants };
        let texts: Vec<(usize, &str)> = match &self.puzzles {
            Some(puzzles) => {
                let lines = (1..).zip(puzzles.lines());
                lines.filter(|(_, line)| !line.trim().is_empty()).collect()
            }
            None => (1..).zip(samples::ALL.iter().map(|sample| sample.text)).collect(),
        };
        if texts.is_empty() {
            return Err(Refusal::invalid(words, &message!("study-nothing")));
        }
        Ok(Collection { texts, expectation }.study(host.crew()))
    }
}

/// Texts with the numbers of their lines.
struct Collection<'a> {
    texts: Vec<(usize, &'a str)>,
    expectation: Expectation,
}

impl Collection<'_> {
    /// Studies every text. What is done does not depend on who does it.
    fn study(&self, crew: &dyn Crew) -> Studied {
        let subjects = Mutex::new(vec![None; self.texts.len()]);
        let done = AtomicUsize::new(0);
        crew.each(self.texts.len(), &|index| {
            let subject = self.subject(index, crew);
            // A part that panicked has left nothing half done in the list.
            subjects.lock().unwrap_or_else(PoisonError::into_inner)[index] = subject;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            crew.progress(done as f64 / self.texts.len() as f64);
        });
        let subjects = subjects.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut study = study::Study::default();
        for (index, subject) in (0..).zip(&subjects) {
            if let Some(subject) = subject {
                study.add(index, subject);
            }
        }
        self.told(&study, subjects.iter().any(Option::is_none))
    }

    fn draft(&self, index: usize) -> Option<Draft> {
        let drafts = read_all(self.texts[index].1, &self.expectation);
        drafts.ok()?.into_iter().next()
    }

    /// What the collection has in one place; nothing if the crew stops before that is known.
    fn subject(&self, index: usize, crew: &dyn Crew) -> Option<Subject> {
        let Some(draft) = self.draft(index) else { return Some(Subject::Unreadable) };
        let has_constraints = draft.layout.constraints().next().is_some();
        if has_constraints || !draft.unknown_rules().is_empty() {
            return Some(Subject::WithOtherRules);
        }
        if draft.layout.size() > MAX_LOGIC_SIZE {
            return Some(Subject::TooLarge);
        }
        let Ok(puzzle) = Puzzle::try_from(draft) else { return Some(Subject::WithoutSolution) };
        let mut search = UpToTwo { crew, found: 0, is_stopped: false };
        (Method::for_layout(puzzle.layout()).search)(&puzzle, 0, &mut search);
        match search.found {
            _ if search.is_stopped => None,
            0 => Some(Subject::WithoutSolution),
            1 => {
                let board = Board::of(puzzle.start())?;
                Findings::of(&board, &mut |_| flow(crew)).map(Subject::Proper)
            }
            _ => Some(Subject::WithSeveralSolutions),
        }
    }

    fn told(&self, study: &study::Study, stopped: bool) -> Studied {
        let at_once = study.at_once.iter().map(|(at_once, &puzzles)| AtOnce {
            values: at_once.needed,
            or_more: at_once.may_be_more,
            puzzles,
        });
        let demanding = study.most_demanding.iter().map(|one| {
            let index = usize::try_from(one.index).expect("an index of the collection");
            Demanding {
                line: self.texts[index].0,
                puzzle: self.draft(index).map_or_else(String::new, |draft| to_line(&draft)),
                values: one.at_once.needed,
                or_more: one.at_once.may_be_more,
            }
        });
        let spread = study.complexity().map(|spread| Spread {
            lowest: spread.lowest,
            median: spread.median,
            highest: spread.highest,
        });
        Studied {
            proper: study.proper,
            without_solution: study.without_solution,
            with_several_solutions: study.with_several_solutions,
            too_large: study.too_large,
            with_other_rules: study.with_other_rules,
            unreadable: study.unreadable,
            alone: study.solved.alone,
            together: study.solved.together,
            alone_in_boxes: study.solved.alone_in_boxes,
            together_in_boxes: study.solved.together_in_boxes,
            assumed_at_once: at_once.collect(),
            most_demanding: demanding.collect(),
            complexity: spread,
            stopped,
        }
    }
}

/// Counts solutions up to two.
struct UpToTwo<'a> {
    crew: &'a dyn Crew,
    found: usize,
    is_stopped: bool,
}

impl Observer for UpToTwo<'_> {
    fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.found += 1;
        if self.found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        let flow = flow(self.crew);
        self.is_stopped = flow.is_break();
        flow
    }
}

fn flow(crew: &dyn Crew) -> ControlFlow<()> {
    if crew.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each kind: one that singles solve, the thesis' example, Inkala's puzzle, a clash,
    /// several solutions, too large, no puzzle; and a line that counts for nothing.
    fn collection() -> String {
        [
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "",
            "2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "11..............",
            "1...............",
            &".".repeat(625),
            "no puzzle",
        ]
        .join("\n")
    }

    fn study(puzzles: Option<String>, host: &mut dyn Host) -> Studied {
        let question = Study { puzzles, ..Study::default() };
        question.answer(Words::english(), host).expect("an answer")
    }

    #[test]
    fn every_experiment_of_the_thesis_is_made() {
        let studied = study(Some(collection()), &mut ());
        assert_eq!((studied.proper, studied.without_solution, studied.unreadable), (3, 1, 1));
        assert_eq!((studied.with_several_solutions, studied.too_large), (1, 1));
        assert_eq!(studied.alone[1], 1);
        assert_eq!((studied.together[4], studied.together_in_boxes), (1, 1));
        let at_once = [0, 1, 2].map(|values| AtOnce { values, or_more: false, puzzles: 1 });
        assert_eq!(studied.assumed_at_once, at_once);
        assert_eq!(studied.most_demanding.len(), 1);
        assert_eq!((studied.most_demanding[0].line, studied.most_demanding[0].values), (4, 2));
        assert_eq!(studied.complexity, Some(Spread { lowest: 3, median: 75, highest: 140 }));
        assert_eq!((studied.outcome(), studied.stopped), (Outcome::Yes, false));
    }

    /// A crew that begins at the end, and stops after some parts.
    struct Backwards {
        left: AtomicUsize,
    }

    impl Crew for Backwards {
        fn each(&self, count: usize, part: &(dyn Fn(usize) + Sync)) {
            (0..count).rev().take_while(|_| !self.is_stopped()).for_each(part);
        }

        fn is_stopped(&self) -> bool {
            self.left.load(Ordering::Relaxed) == 0
        }

        fn progress(&self, _share: f64) {
            self.left.fetch_sub(1, Ordering::Relaxed);
        }
    }

    impl Host for Backwards {
        fn crew(&self) -> &dyn Crew {
            self
        }
    }

    #[test]
    fn a_puzzle_with_constraints_is_counted_as_such() {
        let seen = r#"{"puzzle":"1...............","rules":[{"rule":"buildings","cells":"r1c1 r1c2 r1c3 r1c4","number":4}]}"#;
        let studied = study(Some(format!("{seen}\n{}", collection())), &mut ());
        assert_eq!((studied.with_other_rules, studied.unreadable, studied.proper), (1, 1, 3));
    }

    #[test]
    fn the_order_of_the_work_makes_no_difference() {
        let mut backwards = Backwards { left: AtomicUsize::new(100) };
        assert_eq!(study(Some(collection()), &mut backwards), study(Some(collection()), &mut ()));
    }

    #[test]
    fn what_is_known_when_the_work_stops_is_told() {
        let mut host = Backwards { left: AtomicUsize::new(4) };
        let studied = study(Some(collection()), &mut host);
        assert!(studied.stopped && studied.outcome() == Outcome::No);
        assert_eq!((studied.proper, studied.unreadable, studied.too_large), (0, 1, 1));
    }

    #[test]
    fn a_collection_of_nothing_is_none() {
        let question = Study { puzzles: Some("\n \n".to_owned()), ..Study::default() };
        let refused = question.answer(Words::english(), &mut ()).expect_err("there is nothing");
        assert_eq!(refused.outcome, Outcome::Invalid);
    }
}
