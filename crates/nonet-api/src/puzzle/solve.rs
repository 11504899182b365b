//! Finding solutions.

use nonet_core::Draft;
use nonet_core::format::to_whole_line;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::search::{CHECK_LIMIT, Findings, SearchOptions, Shown, search};
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::host::Host;
use crate::message;
use crate::words::{Message, Words};

/// Up to this size it takes no time to see whether a solution is the only one.
const QUICK_SIZE: usize = 9;

/// Find solutions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
    /// What to show of a solution.
    #[serde(default)]
    pub mode: Mode,
    /// How many to show; one if not said. They go to the host one by one.
    #[serde(default)]
    pub show: Show,
    /// Whether the answer says if the solution is the only one, and is no if it is not. The limit
    /// then bounds the counting.
    #[serde(default)]
    pub unique: bool,
    /// How to search. The limit is how many to look for; otherwise as many as the rest of the
    /// question needs.
    #[serde(flatten)]
    pub search: SearchOptions,
}

/// How many solutions to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Show {
    /// None.
    Nothing,
    /// The first.
    #[default]
    First,
    /// Two that differ; if there are no two, the answer is no.
    Two,
    /// As many as the limit allows, or all.
    All,
}

/// What to show of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// All of it.
    #[default]
    Answer,
    /// The givens and the cells marked `*`.
    OnlyMarked,
    /// Nothing but whether there is one.
    OnlyCheck,
}

/// The solutions of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Solved {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The first solution, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// A second one, where two were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_solution: Option<String>,
    /// What the search came to.
    #[serde(flatten)]
    pub findings: Findings,

    /// How the question ended.
    #[serde(skip)]
    pub outcome: Outcome,
    /// The puzzle as it was read.
    #[serde(skip)]
    pub draft: Draft,
}

impl Answered for Solved {
    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn findings(&self) -> Option<&Findings> {
        Some(&self.findings)
    }

    fn without_stats(mut self) -> Solved {
        self.findings.stats = None;
        self
    }
}

impl Solve {
    /// Whether the answer says how many solutions there are, or shows more than one.
    fn needs_proof(&self) -> bool {
        let shows_several = match self.show {
            Show::Two => true,
            Show::All => self.search.limit != Some(1),
            Show::Nothing | Show::First => self.search.limit.is_some_and(|limit| limit > 1),
        };
        self.unique || shows_several
    }

    /// How many solutions to look for; without a limit all.
    fn limit(&self, draft: &Draft) -> Option<u64> {
        let is_quick = draft.layout.size() <= QUICK_SIZE && self.search.method.is_none();
        match (self.show, self.search.limit) {
            // Uniqueness cannot be seen from one solution.
            (Show::All, limit) if self.unique => limit.map(|limit| limit.max(2)),
            (_, limit) if self.unique => Some(limit.unwrap_or(CHECK_LIMIT).max(2)),
            (Show::Two, _) => Some(2),
            (Show::All, limit) => limit,
            (_, Some(limit)) => Some(limit),
            // One solution is shown; that there are others is worth a remark if it costs nothing.
            (Show::First, None) if is_quick => Some(2),
            (Show::First | Show::Nothing, None) => Some(1),
        }
    }

    /// Which solutions the host is shown.
    fn shown(&self) -> Shown {
        let count = match self.show {
            Show::Nothing => 0,
            Show::First => 1,
            Show::Two => 2,
            Show::All => self.search.limit.unwrap_or(u64::MAX),
        };
        Shown { count, mode: self.mode }
    }

    /// How the question ended, with these findings.
    fn outcome(&self, findings: &Findings) -> Outcome {
        let has_no_second = self.show == Show::Two && findings.is_unique() == Some(true);
        if self.unique {
            findings.outcome_if_unique()
        } else if has_no_second {
            Outcome::No
        } else {
            findings.outcome()
        }
    }

    /// What is worth a remark about these findings.
    fn remarks(&self, draft: &Draft, findings: &Findings) -> Vec<Message> {
        let mut remarks = Vec::new();
        if self.mode == Mode::OnlyMarked && draft.marked_cells().count() == 0 {
            remarks.push(message!("remark-nothing-marked"));
        }
        if self.show == Show::Two && findings.is_unique() == Some(true) {
            remarks.push(message!("remark-unique-no-second"));
        }
        let is_one_of_several = self.show == Show::First
            && findings.is_unique() == Some(false)
            && findings.number() != Some(0);
        if is_one_of_several && !self.unique && self.search.limit.is_none() {
            remarks.push(message!("remark-one-of-several"));
        }
        remarks
    }
}

about_puzzle!(Solve => Solved, findings.remarks);

impl AboutPuzzle for Solve {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        if self.needs_proof() { self.search.check_proof() } else { self.search.check() }
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Solved, Refusal> {
        let options = SearchOptions { limit: self.limit(&draft), ..self.search.clone() };
        let shown = self.shown();
        let mut findings = search(&draft, &options, &shown, words, host)?;
        let remarks = self.remarks(&draft, &findings);
        findings.remarks.extend(remarks.iter().map(|remark| words.say(remark)));
        let line = |index: usize| findings.grids.get(index).map(|grid| shown.line(&draft, grid));
        Ok(Solved {
            puzzle: to_whole_line(&draft),
            solution: line(0).filter(|_| self.mode != Mode::OnlyCheck),
            second_solution: line(1).filter(|_| self.show == Show::Two),
            outcome: self.outcome(&findings),
            findings,
            draft,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use nonet_core::solve::{Case, End, Moment};

    use super::*;
    use crate::ask::Answerable;
    use crate::host::Event;
    use crate::puzzle::Remarkable;

    /// Keeps what it is told, and stops after so many solutions.
    #[derive(Default)]
    struct Listener {
        lines: Vec<String>,
        moments: Vec<Moment>,
        watches: bool,
        enough: usize,
    }

    impl Host for Listener {
        fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
            match event {
                Event::Solution { solution, .. } => self.lines.push((*solution).to_owned()),
                Event::Moment { moment, .. } => self.moments.push(*moment),
                _ => {}
            }
            let has_enough = self.enough > 0 && self.lines.len() >= self.enough;
            if has_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }

        fn watches(&self) -> bool {
            self.watches
        }
    }

    fn solve(puzzle: &str) -> Solve {
        Solve { problem: Problem::new(puzzle), ..Solve::default() }
    }

    fn all(puzzle: &str) -> Solve {
        Solve { show: Show::All, ..solve(puzzle) }
    }

    fn ask(question: &Solve, host: &mut dyn Host) -> Solved {
        question.answer(Words::english(), host).expect("an answer")
    }

    #[test]
    fn a_host_that_has_enough_stops_the_search() {
        let mut listener = Listener { enough: 3, ..Listener::default() };
        let answer = ask(&all("................"), &mut listener);
        let Findings { stopped, .. } = answer.findings;
        assert_eq!((listener.lines.len(), answer.findings.number(), stopped), (3, Some(3), true));
        assert_eq!((answer.outcome, answer.is_unique()), (Outcome::No, Some(false)));
    }

    #[test]
    fn one_solution_at_the_limit_is_not_called_unique() {
        let question =
            Solve { unique: true, search: SearchOptions::up_to(1), ..solve("................") };
        let answer = ask(&question, &mut ());
        assert_eq!((answer.outcome, answer.is_unique()), (Outcome::No, Some(false)));
    }

    #[test]
    fn where_uniqueness_is_asked_the_limit_bounds_the_counting_and_not_the_showing() {
        let mut listener = Listener::default();
        let question =
            Solve { unique: true, search: SearchOptions::up_to(5), ..solve("................") };
        let answer = ask(&question, &mut listener);
        assert_eq!((listener.lines.len(), answer.findings.number()), (1, Some(5)));
        let mut listener = Listener::default();
        let answer = ask(&Solve { show: Show::All, ..question }, &mut listener);
        assert_eq!((listener.lines.len(), answer.findings.number()), (5, Some(5)));
        // More than a check counts.
        let puzzle = format!("1{}", ".".repeat(35));
        let mut listener = Listener { enough: 1001, ..Listener::default() };
        ask(&Solve { unique: true, ..all(&puzzle) }, &mut listener);
        assert_eq!(listener.lines.len(), 1001, "all of them are shown");
    }

    #[test]
    fn a_limit_of_nothing_is_refused() {
        let question = Solve { search: SearchOptions::up_to(0), ..solve("................") };
        let refused = question.answer(Words::english(), &mut ()).expect_err("0 is no limit");
        assert_eq!((refused.outcome, refused.error.code), (Outcome::Invalid, "limit-zero"));
    }

    #[test]
    fn a_contradiction_at_the_start_can_be_watched_too() {
        let mut listener = Listener { watches: true, ..Listener::default() };
        let mut question = all("123....4........");
        question.search.method = Some("sets".to_owned());
        let answer = ask(&question, &mut listener);
        assert_eq!((answer.outcome, answer.findings.number()), (Outcome::No, Some(0)));
        assert!(matches!(listener.moments[0], Moment::Look { case: Case::None, .. }));
        assert_eq!(listener.moments[1], Moment::End(End::Contradiction));
    }

    #[test]
    fn complexity_is_0_without_a_solution() {
        // The first contradicts itself; the second has to be searched.
        for puzzle in ["55..............", "....13....3...1."] {
            let mut question = solve(&puzzle.replace('5', "1"));
            question.search.method = Some("trial".to_owned());
            let answer = ask(&question, &mut ());
            assert_eq!(answer.findings.number(), Some(0), "{puzzle}");
            let stats = answer.findings.stats.expect("statistics");
            assert_eq!(stats.complexity, Some(0), "{puzzle}");
        }
    }

    /// A host that has no patience at all.
    struct Impatient;

    impl Host for Impatient {
        fn hear(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }

    fn by_chance(method: &str, limit: Option<u64>) -> SearchOptions {
        let seed = crate::Seed(1);
        SearchOptions { method: Some(method.to_owned()), limit, seed, ..SearchOptions::default() }
    }

    fn methods_of_chance() -> impl Iterator<Item = &'static str> {
        let all = nonet_core::solve::ALL.iter();
        all.filter(|method| !method.is_exhaustive).map(|method| method.id)
    }

    #[test]
    fn a_method_that_proves_nothing_is_not_asked_for_proofs() {
        for method in methods_of_chance() {
            let search = |limit| by_chance(method, limit);
            let show = |show| Solve { show, search: search(None), ..solve("1234341221434321") };
            let questions = [
                show(Show::Two),
                show(Show::All),
                Solve { unique: true, ..show(Show::First) },
                Solve { search: search(Some(2)), ..show(Show::First) },
            ];
            for question in questions {
                let refused = question.answer(Words::english(), &mut ()).expect_err("no proof");
                assert_eq!(refused.error.code, "method-proves-nothing", "{question:?}");
                assert_eq!(refused.outcome, Outcome::Invalid, "{question:?}");
            }
        }
    }

    #[test]
    fn a_method_that_proves_nothing_finds_a_solution_and_does_not_call_it_unique() {
        for method in methods_of_chance() {
            let question = Solve { search: by_chance(method, None), ..solve("12..34....43....") };
            let answer = ask(&question, &mut ());
            let findings = &answer.findings;
            assert_eq!((answer.outcome, findings.number()), (Outcome::Yes, Some(1)), "{method}");
            assert!(answer.solution.is_some() && answer.is_unique().is_none(), "{method}");
            assert_eq!(findings.limit_reached, Some(true));
        }
    }

    #[test]
    fn a_search_by_chance_that_was_stopped_does_not_say_that_there_is_no_solution() {
        // There is none: row 1 has two digits left for three cells.
        for method in methods_of_chance() {
            let question = Solve { search: by_chance(method, None), ..solve("....13....3...1.") };
            let refused =
                question.answer(Words::english(), &mut Impatient).expect_err("it was stopped");
            assert_eq!(refused.error.code, "method-found-nothing");
            assert_eq!((refused.outcome, refused.stopped), (Outcome::No, true));
        }
    }
}
