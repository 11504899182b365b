//! Races over a collection: every method on each puzzle, and what that says about the methods.
//!
//! Puzzles are taken in their order and raced one at a time, on one thread: threads that share a
//! machine would falsify each other's times. So that a slow method makes no race endless, each has
//! some time for every puzzle, and some for all of them together. What a method did not try for lack
//! of time is told beside its figures, which are about what it did try.

use std::ops::ControlFlow;
use std::time::Duration;

use nonet_core::format::{Expectation, read_all};
use nonet_core::solve::{Effort, Method, Observer};
use nonet_core::{Grid, Puzzle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::track::{Timed, Track};
use super::{check_entries, racers};
use crate::answer::{Answered, Outcome, Refusal};
use crate::ask::Answerable;
use crate::describe;
use crate::host::{Event, Host};
use crate::message;
use crate::number::Seed;
use crate::puzzle::shape;
use crate::words::{Argument, Message, Words};

/// How long each method may take for a puzzle unless told otherwise.
const SECONDS: f64 = 1.0;

/// How long each method may take for all puzzles together unless told otherwise.
const TOTAL_SECONDS: f64 = 30.0;

/// How often a method runs on a puzzle after it has warmed up: less often than where there is but one
/// puzzle, since many puzzles even out what disturbs a run.
const RUNS: usize = 3;

/// How many lines that are no puzzle are told one by one.
const MOST_NAMED: usize = 10;

/// Let every method solve every puzzle of a collection, and compare them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RaceLines {
    /// The puzzles, one a line.
    pub puzzles: String,
    /// The shape of the boxes, as in `2x3`; otherwise it follows from the number of cells.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// How many seconds each method may take for a puzzle; one if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0.01, max = 86_400.0))]
    pub seconds: Option<f64>,
    /// After how many seconds in all a method begins no further puzzle; thirty if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 0.01, max = 86_400.0))]
    pub total_seconds: Option<f64>,
    /// The ids of the methods that take part; all if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// Where methods that draw random numbers begin.
    #[serde(default)]
    pub seed: Seed,
}

/// How every method did over a collection.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LinesRaced {
    /// How many puzzles were raced: those with a solution, or of which nobody knows.
    pub raced: u64,
    /// How many of them have several solutions. Any of these will do.
    pub with_several_solutions: u64,
    /// Of how many of them it would take too long to say how many solutions they have.
    pub not_judged: u64,
    /// How many puzzles have no solution, and were left out.
    pub without_solution: u64,
    /// How many lines are no puzzle.
    pub unreadable: u64,
    /// The first of these lines, ten at most.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unreadable_lines: Vec<UnreadableLine>,
    /// How many seconds each method had for a puzzle.
    pub seconds: f64,
    /// After how many seconds in all a method began no further puzzle.
    pub total_seconds: f64,
    /// The methods: those that solved most first, and of these the fastest.
    pub methods: Vec<MethodOverLines>,
    /// Whether the host ended the race before all puzzles were raced.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// What else there is to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// A line that is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct UnreadableLine {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub message: String,
}

/// How a method did over a collection. What it tried, what it does not take and what it had no time
/// for are all puzzles that were raced.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MethodOverLines {
    /// The id of the method.
    pub method: &'static str,
    /// Its name for people.
    pub name: String,
    /// How many puzzles it tried. All other figures are about them.
    pub tried: u64,
    /// How many it solved, or, where nobody knew, showed to have no solution.
    pub solved: u64,
    /// How many it gave up before it knew anything.
    pub stuck: u64,
    /// How many it had not solved when its time was up.
    pub late: u64,
    /// How many have a size that it does not take.
    pub not_its_size: u64,
    /// How many it did not try, since its time for all was up or the race was stopped.
    pub not_tried: u64,
    /// How long it took, if it tried any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<TimesOverLines>,
    /// The nodes of the search tree that it visited, if it tried any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<NodesOverLines>,
}

/// How long a method took, solved or not. One that was late counts as longer than all that were not.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TimesOverLines {
    /// The least number of seconds that half of the puzzles do not exceed.
    pub median_seconds: f64,
    /// Whether it would have been more without a limit.
    pub median_or_more: bool,
    /// The most seconds.
    pub worst_seconds: f64,
    /// Whether it would have been more without a limit.
    pub worst_or_more: bool,
    /// The number of the line of the puzzle that took longest, from 1.
    pub worst_line: usize,
}

/// The nodes of search trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct NodesOverLines {
    /// The least number that half of the puzzles do not exceed.
    pub median: u64,
    /// Those of all puzzles together.
    pub total: u64,
}

impl Answered for LinesRaced {
    fn outcome(&self) -> Outcome {
        match (self.stopped, self.unreadable) {
            (true, _) => Outcome::No,
            (false, 0) => Outcome::Yes,
            (false, _) => Outcome::Invalid,
        }
    }

    fn remarks(&self) -> &[String] {
        &self.remarks
    }

    fn is_stopped(&self) -> bool {
        self.stopped
    }
}

impl Answerable for RaceLines {
    type Answer = LinesRaced;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<LinesRaced, Refusal> {
        let mut standings = Standings::new(self, words, host)?;
        let mut read = 0;
        for line in self.puzzles.split_inclusive('\n') {
            let share = read as f64 / self.puzzles.len() as f64;
            if standings.race(line.trim_end_matches(['\n', '\r']), share, host).is_break() {
                break;
            }
            read += line.len();
        }
        Ok(standings.told())
    }
}

/// The standings of a race over a collection, which takes in line after line: for hosts whose
/// collection is longer than they want to keep. The puzzles of the question itself are not looked at.
pub struct Standings<'a> {
    words: &'a Words,
    expectation: Expectation,
    seed: Seed,
    /// How long each method may take for a puzzle.
    budget: Duration,
    /// How long each method may take for all.
    total: Duration,
    racers: Vec<Racer>,
    /// How long it took to see how many solutions puzzles have.
    judging: Duration,
    lines: usize,
    raced: u64,
    with_several_solutions: u64,
    not_judged: u64,
    without_solution: u64,
    unreadable: u64,
    unreadable_lines: Vec<UnreadableLine>,
    stopped: bool,
}

impl<'a> Standings<'a> {
    /// The standings before the first line.
    ///
    /// # Errors
    /// What is wrong with the question, or that the host has no clock.
    pub fn new(
        question: &RaceLines,
        words: &'a Words,
        host: &dyn Host,
    ) -> Result<Standings<'a>, Refusal> {
        check_entries(&question.methods, question.seconds)
            .and_then(|()| check_entries(&[], question.total_seconds))
            .map_err(|wrong| Refusal::invalid(words, &wrong))?;
        let box_shape = shape(question.box_shape.as_deref(), words)?;
        if host.now().is_none() {
            return Err(Refusal::unmet(words, &message!("race-no-clock")));
        }
        let time = |seconds: Option<f64>, usual| Duration::from_secs_f64(seconds.unwrap_or(usual));
        Ok(Standings {
            words,
            expectation: Expectation::boxes(box_shape),
            seed: question.seed,
            budget: time(question.seconds, SECONDS),
            total: time(question.total_seconds, TOTAL_SECONDS),
            racers: racers(&question.methods).map(Racer::new).collect(),
            judging: Duration::ZERO,
            lines: 0,
            raced: 0,
            with_several_solutions: 0,
            not_judged: 0,
            without_solution: 0,
            unreadable: 0,
            unreadable_lines: Vec::new(),
            stopped: false,
        })
    }

    /// Races the puzzle on the next line, when a share of the collection is done; breaks if the host
    /// has enough. A line of blanks is nothing.
    pub fn race(&mut self, line: &str, share: f64, host: &mut dyn Host) -> ControlFlow<()> {
        if self.stopped {
            return ControlFlow::Break(());
        }
        self.lines += 1;
        if !line.trim().is_empty() {
            let flow = match read_all(line, &self.expectation) {
                Ok(mut drafts) => match Puzzle::try_from(drafts.swap_remove(0)) {
                    Ok(puzzle) => self.race_puzzle(&puzzle, share, host),
                    Err(_) => {
                        self.without_solution += 1;
                        ControlFlow::Continue(())
                    }
                },
                Err(error) => {
                    self.name_unreadable(&describe::read_error_of_line(&error));
                    ControlFlow::Continue(())
                }
            };
            self.stopped = flow.is_break() || host.hear(&Event::share(share)).is_break();
        }
        if self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Counts the next line as no puzzle, for a reason that the host knows.
    pub fn refuse(&mut self, reason: &Message) {
        self.lines += 1;
        self.name_unreadable(reason);
    }

    /// Ends the race before the last line.
    pub fn stop(&mut self) {
        self.stopped = true;
    }

    /// How long the rest can take at most, however many puzzles follow.
    pub fn longest_rest(&self) -> Duration {
        self.racers.iter().map(|racer| self.total.saturating_sub(racer.spent)).sum()
    }

    /// How many puzzles were raced so far.
    pub fn raced(&self) -> u64 {
        self.raced
    }

    /// What the standings come to.
    pub fn told(self) -> LinesRaced {
        let Standings { words, raced, total, .. } = self;
        let tell = |racer: Racer| racer.told(raced, words);
        let mut methods: Vec<MethodOverLines> = self.racers.into_iter().map(tell).collect();
        let seconds =
            |method: &MethodOverLines| method.times.map_or(f64::MAX, |times| times.median_seconds);
        methods.sort_by(|one, other| {
            let by_time = || seconds(one).total_cmp(&seconds(other));
            other.solved.cmp(&one.solved).then_with(by_time)
        });
        let named = |is_meant: fn(&MethodOverLines) -> bool| {
            let names = methods.iter().filter(|method| is_meant(method)).map(|one| one.method);
            names.map(Argument::from).collect::<Vec<_>>()
        };
        let mut remarks = Vec::new();
        let late = named(|method| method.not_tried > 0);
        if !late.is_empty() && !self.stopped {
            let seconds = Argument::Decimal(total.as_secs_f64(), digits_of(total));
            let methods = Argument::All(late);
            let told = message!("race-lines-not-all", methods = methods, seconds = seconds);
            remarks.push(words.say(&told));
        }
        let unfit = named(|method| method.not_its_size > 0);
        if !unfit.is_empty() {
            let told = message!("race-lines-sizes", methods = Argument::Any(unfit));
            remarks.push(words.say(&told));
        }
        LinesRaced {
            raced,
            with_several_solutions: self.with_several_solutions,
            not_judged: self.not_judged,
            without_solution: self.without_solution,
            unreadable: self.unreadable,
            unreadable_lines: self.unreadable_lines,
            seconds: self.budget.as_secs_f64(),
            total_seconds: total.as_secs_f64(),
            methods,
            stopped: self.stopped,
            remarks,
        }
    }

    fn name_unreadable(&mut self, reason: &Message) {
        self.unreadable += 1;
        if self.unreadable_lines.len() < MOST_NAMED {
            let message = self.words.say(reason);
            self.unreadable_lines.push(UnreadableLine { line: self.lines, message });
        }
    }

    fn race_puzzle(&mut self, puzzle: &Puzzle, share: f64, host: &mut dyn Host) -> ControlFlow<()> {
        match self.judge(puzzle, share, host)? {
            Judgement::None => {
                self.without_solution += 1;
                return ControlFlow::Continue(());
            }
            Judgement::One => {}
            Judgement::Several => self.with_several_solutions += 1,
            Judgement::Unknown => self.not_judged += 1,
        }
        self.raced += 1;
        let track = Track { puzzle, seed: self.seed, budget: self.budget, runs: RUNS, share };
        for racer in &mut self.racers {
            if !(racer.method.takes)(puzzle.layout()) {
                racer.not_its_size += 1;
            } else if racer.spent < self.total {
                racer.run(&track, self.lines, host)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many solutions a puzzle has, as far as there is time to see; breaks if the host has enough.
    fn judge(
        &mut self,
        puzzle: &Puzzle,
        share: f64,
        host: &mut dyn Host,
    ) -> ControlFlow<(), Judgement> {
        let now = |host: &dyn Host| host.now().unwrap_or_default();
        if self.judging >= self.total {
            return ControlFlow::Continue(Judgement::Unknown);
        }
        let start = now(host);
        let deadline = start + self.budget;
        let mut judge =
            Judge { host, deadline, share, found: 0, is_late: false, is_stopped: false };
        (Method::for_layout(puzzle.layout()).search)(puzzle, 0, &mut judge);
        let Judge { host, found, is_late, is_stopped, .. } = judge;
        self.judging += now(host).saturating_sub(start);
        match found {
            _ if is_stopped => ControlFlow::Break(()),
            0 | 1 if is_late => ControlFlow::Continue(Judgement::Unknown),
            0 => ControlFlow::Continue(Judgement::None),
            1 => ControlFlow::Continue(Judgement::One),
            _ => ControlFlow::Continue(Judgement::Several),
        }
    }
}

/// How many digits a number of seconds needs after the point.
fn digits_of(time: Duration) -> usize {
    if time.subsec_nanos() == 0 { 0 } else { 2 }
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy)]
enum Judgement {
    None,
    One,
    Several,
    Unknown,
}

/// Counts solutions up to two, until its time is up or the host has enough.
struct Judge<'a> {
    host: &'a mut dyn Host,
    deadline: Duration,
    /// The share of the race that is done.
    share: f64,
    found: usize,
    is_late: bool,
    is_stopped: bool,
}

impl Observer for Judge<'_> {
    fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        self.found += 1;
        if self.found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        if self.host.now().is_none_or(|now| now >= self.deadline) {
            self.is_late = true;
            return ControlFlow::Break(());
        }
        let flow = self.host.hear(&Event::share(self.share));
        self.is_stopped |= flow.is_break();
        flow
    }
}

/// A method, and how it has done so far.
struct Racer {
    method: &'static Method,
    solved: u64,
    stuck: u64,
    not_its_size: u64,
    /// Whether it was late, and how long it took: sorted, those that were late come last.
    times: Vec<(bool, Duration)>,
    nodes: Vec<u64>,
    /// The line on which it took longest, with that time.
    worst: ((bool, Duration), usize),
    /// How long it took for everything, with what warming up took.
    spent: Duration,
}

impl Racer {
    fn new(method: &'static Method) -> Racer {
        Racer {
            method,
            solved: 0,
            stuck: 0,
            not_its_size: 0,
            times: Vec::new(),
            nodes: Vec::new(),
            worst: ((false, Duration::ZERO), 0),
            spent: Duration::ZERO,
        }
    }

    /// Runs on a track; breaks if the host ends the race.
    fn run(&mut self, track: &Track<'_>, line: usize, host: &mut dyn Host) -> ControlFlow<()> {
        let start = host.now().unwrap_or_default();
        let Some(timed) = track.time(self.method, host) else { return ControlFlow::Break(()) };
        self.spent += host.now().unwrap_or_default().saturating_sub(start);
        let Timed { effort, fault, time, is_late, .. } = timed;
        let time = (is_late, time);
        if self.times.is_empty() || time > self.worst.0 {
            self.worst = (time, line);
        }
        self.times.push(time);
        self.nodes.push(effort.nodes);
        self.solved += u64::from(!is_late && fault.is_none());
        self.stuck += u64::from(fault.is_some());
        ControlFlow::Continue(())
    }

    /// How it did, if so many puzzles were raced.
    fn told(mut self, raced: u64, words: &Words) -> MethodOverLines {
        let tried = self.times.len() as u64;
        let late = self.times.iter().filter(|(is_late, _)| *is_late).count() as u64;
        let total = self.nodes.iter().sum();
        let times = median(&mut self.times).map(|(median_or_more, median)| {
            let ((worst_or_more, worst), worst_line) = self.worst;
            TimesOverLines {
                median_seconds: median.as_secs_f64(),
                median_or_more,
                worst_seconds: worst.as_secs_f64(),
                worst_or_more,
                worst_line,
            }
        });
        MethodOverLines {
            method: self.method.id,
            name: words.say(&describe::method_name(self.method)),
            tried,
            solved: self.solved,
            stuck: self.stuck,
            late,
            not_its_size: self.not_its_size,
            not_tried: raced - tried - self.not_its_size,
            times,
            nodes: median(&mut self.nodes).map(|median| NodesOverLines { median, total }),
        }
    }
}

/// The least that half of some values do not exceed, if there are any.
fn median<T: Ord + Copy>(values: &mut [T]) -> Option<T> {
    let middle = values.len().checked_sub(1)? / 2;
    Some(*values.select_nth_unstable(middle).1)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// A puzzle that singles solve.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// The puzzle by A. Inkala that techniques do not solve.
    const HARD: &str =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /// A clock that goes on by some milliseconds whenever it is looked at. It has enough when it has
    /// heard so many events.
    struct Clock {
        time: Cell<Duration>,
        step: Duration,
        heard: usize,
        enough: usize,
    }

    impl Clock {
        fn new(step: u64) -> Clock {
            let step = Duration::from_millis(step);
            Clock { time: Cell::default(), step, heard: 0, enough: usize::MAX }
        }
    }

    impl Host for Clock {
        fn hear(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
            self.heard += 1;
            if self.heard < self.enough {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        }

        fn now(&self) -> Option<Duration> {
            self.time.set(self.time.get() + self.step);
            Some(self.time.get())
        }
    }

    fn question(puzzles: &[&str], methods: &[&str]) -> RaceLines {
        let methods = methods.iter().map(|&id| id.to_owned()).collect();
        RaceLines { puzzles: puzzles.join("\n"), methods, ..RaceLines::default() }
    }

    fn ask(question: &RaceLines, host: &mut dyn Host) -> LinesRaced {
        question.answer(Words::english(), host).expect("a race")
    }

    fn of<'a>(raced: &'a LinesRaced, id: &str) -> &'a MethodOverLines {
        raced.methods.iter().find(|method| method.method == id).expect("it takes part")
    }

    #[test]
    fn every_line_is_raced_or_told_why_not() {
        let clash = "11..............";
        // No solution, but no clash among the givens either.
        let none = "....13....3...1.";
        let lines = [EASY, "", "no puzzle", HARD, clash, none, "1...............\r", "7"];
        let raced = ask(&question(&lines, &["logic", "fast"]), &mut Clock::new(1));
        assert_eq!((raced.raced, raced.with_several_solutions, raced.not_judged), (3, 1, 0));
        assert_eq!((raced.without_solution, raced.unreadable), (2, 2));
        let named: Vec<usize> = raced.unreadable_lines.iter().map(|one| one.line).collect();
        assert_eq!((named.as_slice(), raced.outcome()), (&[3, 8][..], Outcome::Invalid));
        assert!(raced.unreadable_lines.iter().all(|one| !one.message.is_empty()));
        let fast = of(&raced, "fast");
        assert_eq!((fast.tried, fast.solved, fast.not_its_size, fast.not_tried), (2, 2, 1, 0));
        let logic = of(&raced, "logic");
        assert_eq!((logic.tried, logic.solved, logic.stuck, logic.late), (3, 1, 2, 0));
        // Those that solved most come first.
        let order: Vec<&str> = raced.methods.iter().map(|method| method.method).collect();
        assert_eq!((order.as_slice(), raced.stopped), (&["fast", "logic"][..], false));
        assert_eq!(raced.remarks, ["some puzzles have a size that fast cannot take"]);
    }

    #[test]
    fn times_and_nodes_are_told_by_median_and_worst() {
        let lines = [EASY, HARD, EASY, "1..............."];
        let raced = ask(&question(&lines, &["backtrack"]), &mut Clock::new(1));
        let backtrack = of(&raced, "backtrack");
        let nodes = |puzzle: &str| {
            let puzzle = Puzzle::try_from(nonet_core::read(puzzle).expect("a puzzle"));
            let method = Method::by_id("backtrack").expect("a method");
            (method.search)(&puzzle.expect("no clash"), 0, &mut First).nodes
        };
        let [easy, hard, open] = [EASY, HARD, lines[3]].map(nodes);
        let told = backtrack.nodes.expect("nodes");
        assert_eq!((told.median, told.total), (easy, 2 * easy + hard + open));
        let times = backtrack.times.expect("times");
        assert!(times.median_seconds < times.worst_seconds && !times.worst_or_more, "{times:?}");
        assert_eq!(times.worst_line, 2);
    }

    /// Ends a search with its first solution.
    struct First;

    impl Observer for First {
        fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }

    #[test]
    fn a_method_that_is_late_counts_as_longer_than_it_had() {
        // Each look at the clock takes longer than a method has.
        let question = question(&[HARD], &["backtrack"]);
        let raced = ask(&question, &mut Clock::new(1500));
        let backtrack = of(&raced, "backtrack");
        assert_eq!((backtrack.tried, backtrack.solved, backtrack.late), (1, 0, 1));
        let times = backtrack.times.expect("times");
        assert!(times.median_or_more && times.worst_or_more, "{times:?}");
        assert_eq!(raced.outcome(), Outcome::Yes);
    }

    #[test]
    fn a_method_whose_time_for_all_is_up_tries_no_more_and_that_is_told() {
        let lines = [EASY; 5];
        let limited = RaceLines { total_seconds: Some(0.02), ..question(&lines, &["fast"]) };
        let raced = ask(&limited, &mut Clock::new(1));
        let fast = of(&raced, "fast");
        assert_eq!((raced.raced, fast.tried + fast.not_tried), (5, 5));
        assert!(fast.tried > 0 && fast.tried < 5, "{fast:?}");
        assert_eq!(raced.remarks.len(), 1);
        assert!(raced.remarks[0].contains("fast") && raced.remarks[0].contains("0.02"));
    }

    #[test]
    fn a_host_that_has_enough_gets_what_is_known_by_then() {
        let mut clock = Clock { enough: 2, ..Clock::new(1) };
        let raced = ask(&question(&[EASY; 5], &["fast"]), &mut clock);
        assert!(raced.stopped && raced.outcome() == Outcome::No && raced.is_stopped());
        let fast = of(&raced, "fast");
        assert_eq!((raced.raced, fast.tried, fast.solved), (2, 2, 2));
        assert!(raced.remarks.is_empty());
    }

    #[test]
    fn a_collection_of_nothing_is_raced_in_no_time() {
        let raced = ask(&question(&["", "  "], &[]), &mut Clock::new(1));
        assert_eq!((raced.raced, raced.outcome()), (0, Outcome::Yes));
        assert!(raced.methods.iter().all(|method| method.times.is_none()));
    }

    #[test]
    fn a_race_over_lines_needs_a_clock_methods_that_exist_and_time() {
        let code = |question: RaceLines| {
            let refused = question.answer(Words::english(), &mut ()).expect_err("no race");
            refused.error.code
        };
        assert_eq!(code(question(&[], &[])), "race-no-clock");
        assert_eq!(code(question(&[], &["nothing"])), "method-unknown");
        assert_eq!(code(RaceLines { seconds: Some(0.0), ..question(&[], &[]) }), "race-seconds");
        let endless = RaceLines { total_seconds: Some(f64::NAN), ..question(&[], &[]) };
        assert_eq!(code(endless), "race-seconds");
        let boxes = RaceLines { box_shape: Some("9".to_owned()), ..question(&[], &[]) };
        assert_eq!(code(boxes), "box-unknown");
    }
}
