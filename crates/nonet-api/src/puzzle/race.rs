//! Races: every method on the same puzzle, one after the other, timed so that others can repeat it.

mod lines;
mod track;

use std::time::Duration;

use nonet_core::format::to_whole_line;
use nonet_core::solve::Method;
use nonet_core::{Draft, Puzzle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::search::Shown;
use super::{AboutPuzzle, Problem};
use crate::answer::{Answered, Outcome, Refusal};
use crate::describe;
use crate::host::{Event, Host};
use crate::message;
use crate::method::{method_named, methods};
use crate::number::Seed;
use crate::words::{Message, Words};

pub use lines::{
    LinesRaced, MethodOverLines, NodesOverLines, RaceLines, Standings, TimesOverLines,
    UnreadableLine,
};
use track::{Timed, Track};

/// How long each method may take unless told otherwise.
const SECONDS: f64 = 10.0;

/// The longest that each method may be told to take.
const MOST_SECONDS: f64 = 86_400.0;

/// How often a method runs after it has warmed up.
const RUNS: usize = 9;

/// Let every method solve the same puzzle, and say how each came in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// The puzzle.
    #[serde(flatten)]
    pub problem: Problem,
    /// How many seconds each method may take; ten if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0.01, max = 86_400.0))]
    pub seconds: Option<f64>,
    /// The ids of the methods that take part; all that take the puzzle if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// Where methods that draw random numbers begin.
    #[serde(default)]
    pub seed: Seed,
}

/// How every method came in.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Raced {
    /// The puzzle, in one line.
    pub puzzle: String,
    /// The methods: those that solved it or proved that there is no solution, the fastest first; then
    /// those that stopped before the end, then those that were late.
    pub methods: Vec<Finish>,
    /// Whether the host ended the race before all methods had run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// Why there is no solution, where that can be seen without a race.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// How a method came in.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Finish {
    /// The id of the method.
    pub method: &'static str,
    /// Its name for people.
    pub name: String,
    /// Whether it found a solution.
    pub solved: bool,
    /// Whether its time was up before it knew anything.
    pub late: bool,
    /// The solution, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// How long a run took: the median.
    pub seconds: f64,
    /// How many runs that is the median of.
    pub runs: usize,
    /// The nodes of the search tree that were visited.
    pub nodes: u64,
    /// The values that were tried.
    pub trials: u64,
    /// Why there is no solution, if the method stopped before it knew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

impl Finish {
    /// How a method came in on a puzzle.
    fn of(timed: &Timed, puzzle: &Puzzle, words: &Words) -> Finish {
        let line = |grid| Shown::NOTHING.line(puzzle.draft(), grid);
        Finish {
            method: timed.method.id,
            name: words.say(&describe::method_name(timed.method)),
            solved: timed.solution.is_some(),
            late: timed.is_late,
            solution: timed.solution.as_ref().map(line),
            seconds: timed.time.as_secs_f64(),
            runs: timed.runs,
            nodes: timed.effort.nodes,
            trials: timed.effort.trials,
            message: timed.fault.as_ref().map(|fault| words.say(fault)),
        }
    }

    /// Those that know something come first, and those that were late last.
    fn rank(&self) -> u8 {
        match (self.late, &self.message) {
            (true, _) => 2,
            (false, Some(_)) => 1,
            (false, None) => 0,
        }
    }
}

impl Answered for Raced {
    fn outcome(&self) -> Outcome {
        Outcome::of(!self.stopped && self.methods.iter().any(|finish| finish.solved))
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }
}

about_puzzle!(Race => Raced, remarks);

impl AboutPuzzle for Race {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn check(&self) -> Result<(), Message> {
        check_entries(&self.methods, self.seconds)
    }

    fn answer_draft(
        &self,
        draft: Draft,
        words: &Words,
        host: &mut dyn Host,
    ) -> Result<Raced, Refusal> {
        if host.now().is_none() {
            return Err(Refusal::unmet(words, &message!("race-no-clock")));
        }
        let mut answer = Raced {
            puzzle: to_whole_line(&draft),
            methods: Vec::new(),
            stopped: false,
            reasons: Vec::new(),
            remarks: Vec::new(),
        };
        let puzzle = match Puzzle::try_from(draft) {
            Ok(puzzle) => puzzle,
            Err(refusal) => {
                let say = |reason| words.say(&describe::contradiction(reason, &refusal.draft));
                answer.reasons = refusal.reasons.iter().map(say).collect();
                return Ok(answer);
            }
        };
        let takes = |method: &&Method| (method.takes)(puzzle.layout());
        let racers: Vec<_> = racers(&self.methods).filter(takes).collect();
        let budget = Duration::from_secs_f64(self.seconds.unwrap_or(SECONDS));
        for (index, method) in racers.iter().enumerate() {
            let share = index as f64 / racers.len() as f64;
            let track = Track { puzzle: &puzzle, seed: self.seed, budget, runs: RUNS, share };
            let Some(timed) = track.time(method, host) else {
                answer.stopped = true;
                break;
            };
            let finish = Finish::of(&timed, &puzzle, words);
            answer.stopped |= host.hear(&Event::Finish(&finish)).is_break();
            answer.methods.push(finish);
            if answer.stopped {
                break;
            }
        }
        answer.methods.sort_by(|one, other| {
            one.rank().cmp(&other.rank()).then(one.seconds.total_cmp(&other.seconds))
        });
        Ok(answer)
    }
}

/// Checks what every race is told.
///
/// # Errors
/// What is wrong with the methods, or with the time of each.
fn check_entries(methods: &[String], seconds: Option<f64>) -> Result<(), Message> {
    let is_sensible = |seconds: f64| seconds > 0.0 && seconds <= MOST_SECONDS;
    if !seconds.is_none_or(is_sensible) {
        return Err(message!("race-seconds", most = MOST_SECONDS as u64));
    }
    methods.iter().try_for_each(|id| method_named(id).map(drop))
}

/// The methods with these ids, or all if there are none.
fn racers(ids: &[String]) -> impl Iterator<Item = &'static Method> {
    methods().filter(|method| ids.is_empty() || ids.iter().any(|id| id == method.id))
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::collections::VecDeque;
    use std::ops::ControlFlow;

    use super::*;
    use crate::ask::Answerable;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A clock that goes on with each run by as much as the test says: each time it is asked how
    /// long the thread has worked, a run begins or ends.
    struct Script {
        time: Cell<Duration>,
        runs: RefCell<VecDeque<u64>>,
        is_running: Cell<bool>,
        finished: Vec<String>,
        enough: usize,
    }

    impl Script {
        /// Runs that take so many milliseconds, one after the other.
        fn new(runs: impl IntoIterator<Item = u64>) -> Script {
            Script {
                time: Cell::default(),
                runs: RefCell::new(runs.into_iter().collect()),
                is_running: Cell::new(false),
                finished: Vec::new(),
                enough: usize::MAX,
            }
        }
    }

    impl Host for Script {
        fn hear(&mut self, event: &Event<'_>) -> ControlFlow<()> {
            if let Event::Finish(finish) = event {
                self.finished.push(finish.method.to_owned());
            }
            let has_enough = self.finished.len() >= self.enough;
            if has_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }

        fn now(&self) -> Option<Duration> {
            Some(self.time.get())
        }

        fn worked(&self) -> Option<Duration> {
            if self.is_running.replace(!self.is_running.get()) {
                let next = self.runs.borrow_mut().pop_front().expect("a time for each run");
                self.time.set(self.time.get() + Duration::from_millis(next));
            }
            Some(self.time.get())
        }
    }

    fn race(methods: &[&str]) -> Race {
        let methods = methods.iter().map(|&id| id.to_owned()).collect();
        Race { problem: Problem::new(PUZZLE), methods, ..Race::default() }
    }

    fn ask(question: &Race, host: &mut dyn Host) -> Raced {
        question.answer(Words::english(), host).expect("a race")
    }

    #[test]
    fn a_cold_start_does_not_make_the_fastest_late() {
        // The first run of fast takes longer than all of general, and one of its runs is disturbed.
        let fast = [[90].as_slice(), &[1, 1, 40, 1, 1, 1, 1, 1, 1]].concat();
        let general = [7; 10];
        let mut script = Script::new(fast.into_iter().chain(general));
        let answer = ask(&race(&["general", "fast"]), &mut script);
        let finishes: Vec<_> =
            answer.methods.iter().map(|one| (one.method, one.seconds, one.runs)).collect();
        assert_eq!(finishes, [("fast", 0.001, 9), ("general", 0.007, 9)]);
        assert_eq!(answer.outcome(), Outcome::Yes);
        assert!(answer.methods.iter().all(|one| one.solved && one.solution.is_some()));
    }

    #[test]
    fn a_long_run_counts_by_itself_and_a_few_where_they_fill_the_time() {
        let mut script = Script::new([1000].into_iter().chain([90; 3]));
        let answer = ask(&race(&["fast", "general"]), &mut script);
        let finishes: Vec<_> =
            answer.methods.iter().map(|one| (one.method, one.seconds, one.runs)).collect();
        // Warming up takes from the time, too.
        assert_eq!(finishes, [("general", 0.09, 2), ("fast", 1.0, 1)]);
    }

    #[test]
    fn those_that_know_nothing_come_last() {
        // The puzzle by A. Inkala that techniques do not solve.
        let hard =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let question = Race { problem: Problem::new(hard), ..race(&["logic", "general"]) };
        let mut script = Script::new([1; 10].into_iter().chain([5; 10]));
        let answer = ask(&question, &mut script);
        let order: Vec<_> = answer.methods.iter().map(|one| one.method).collect();
        assert_eq!(order, ["general", "logic"]);
        assert!(answer.methods[1].message.is_some() && !answer.methods[1].late);
    }

    #[test]
    fn a_method_whose_time_is_up_is_late() {
        // It is late from the start on.
        struct Late(Cell<u64>);
        impl Host for Late {
            fn now(&self) -> Option<Duration> {
                self.0.set(self.0.get() + 60);
                Some(Duration::from_secs(self.0.get()))
            }
        }
        // There is no solution, which chance never sees.
        let problem = Problem::new("....13....3...1.");
        let answer = ask(&Race { problem, ..race(&["annealing"]) }, &mut Late(Cell::new(0)));
        let finish = &answer.methods[0];
        assert_eq!((finish.late, finish.solved, finish.runs), (true, false, 1));
        assert_eq!((answer.outcome(), &finish.message), (Outcome::No, &None));
    }

    #[test]
    fn a_host_that_has_enough_ends_the_race() {
        let mut script = Script { enough: 1, ..Script::new([1; 100]) };
        let answer = ask(&race(&["fast", "general", "sets"]), &mut script);
        assert_eq!((answer.methods.len(), answer.stopped), (1, true));
        assert_eq!(
            (script.finished.as_slice(), answer.outcome()),
            (&["fast".to_owned()][..], Outcome::No)
        );
    }

    #[test]
    fn a_puzzle_that_contradicts_itself_is_no_race() {
        let problem = Problem::new("11..............");
        let answer = ask(&Race { problem, ..race(&[]) }, &mut Script::new([]));
        assert!(answer.methods.is_empty() && !answer.reasons.is_empty());
        assert_eq!(answer.outcome(), Outcome::No);
    }

    #[test]
    fn a_race_needs_a_clock_and_methods_that_exist() {
        let refused = race(&[]).answer(Words::english(), &mut ()).expect_err("no clock");
        assert_eq!(refused.error.code, "race-no-clock");
        let refused = race(&["nothing"]).answer(Words::english(), &mut ()).expect_err("unknown");
        assert_eq!(refused.error.code, "method-unknown");
        let question = Race { seconds: Some(0.0), ..race(&[]) };
        let refused = question.answer(Words::english(), &mut ()).expect_err("no time");
        assert_eq!(refused.error.code, "race-seconds");
    }
}
