//! The search itself: choose, propagate, learn or go back, and report.

use std::ops::ControlFlow;

use super::super::Effort;
use super::clauses::Clauses;
use super::frame::{Candidate, Frame, bits, low_bits};
use super::learn::Analysis;
use super::order::Order;
use super::propagate::{Conflict, Queue, check_last};
use super::restart::Restarts;
use super::trail::{Literal, Reason, Trail};

/// Progress is reported after so many steps of work, a few milliseconds.
const STEPS_PER_REPORT: u64 = 30_000;

/// In learning, one in four spells of so many conflicts branches on sets in place of candidates.
const SPELL: u32 = 512;

/// A search under way; see the [module](super) for the idea.
#[derive(Debug)]
pub(super) struct Engine<'a> {
    frame: &'a Frame,
    trail: Trail,
    queue: Queue,
    clauses: Clauses,
    analysis: Analysis,
    order: Order,
    restarts: Restarts,
    /// The level of the question: nothing below it is ever taken back. 0, if the question is all there is
    /// to know; 1, if what is learned shall hold for other questions too.
    base: usize,
    /// Up to this level the search may only go back one choice at a time.
    floor: usize,
    /// Per level: the share of the whole search that lies below its choice and is not done yet.
    shares: Vec<f64>,
    /// So many conflicts without a solution are borne before learning starts.
    patience: u32,
    /// How many of them are left; at 0 the search is learning.
    patience_left: u32,
    /// Which of four spells branches on sets.
    set_spell: u32,
    /// What was learned to hold whatever the question, where that matters.
    facts: Vec<Literal>,
    effort: Effort,
}

/// What searches have learned about a layout.
#[derive(Debug, Default)]
pub(super) struct Lessons {
    clauses: Option<Clauses>,
    facts: Vec<Literal>,
}

/// The search is over: all is explored.
struct Exhausted;

impl<'a> Engine<'a> {
    /// A search over a layout.
    pub(super) fn new(frame: &'a Frame, patience: u32) -> Self {
        Self {
            frame,
            trail: Trail::new(frame),
            queue: Queue::new(frame),
            clauses: Clauses::new(frame.candidates),
            analysis: Analysis::new(frame.candidates),
            order: Order::new(frame.candidates, frame.sets()),
            restarts: Restarts::default(),
            base: 0,
            floor: 0,
            shares: vec![1.0],
            patience,
            patience_left: patience,
            set_spell: 1,
            facts: Vec::new(),
            effort: Effort { nodes: 1, ..Effort::default() },
        }
    }

    /// A search that learns at once, and from what others have learned: the question is assumed, so that
    /// clauses name what they take from it.
    pub(super) fn remembering(frame: &'a Frame, lessons: Lessons) -> Self {
        let mut engine = Self::new(frame, 0);
        if let Some(clauses) = lessons.clauses {
            engine.clauses = clauses;
        }
        for &literal in &lessons.facts {
            if engine.trail.is_open(literal.candidate()) {
                engine.trail.assign(frame, literal, Reason::Choice);
            }
        }
        engine.facts = lessons.facts;
        engine.trail.open_level();
        engine.shares = vec![0.0, 1.0];
        (engine.base, engine.floor) = (1, 1);
        engine
    }

    /// What it has learned about the layout, whatever the question.
    pub(super) fn into_lessons(self) -> Lessons {
        Lessons { clauses: Some(self.clauses), facts: self.facts }
    }

    /// What has been done so far.
    pub(super) fn effort(&self) -> Effort {
        self.effort
    }

    /// Runs to the end, or until one of the two breaks it off.
    pub(super) fn run(
        &mut self,
        candidates: &[u64],
        on_solution: &mut dyn FnMut(&[u8], &Effort) -> ControlFlow<()>,
        on_progress: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut next_report = 0;
        let mut state = self.set_up(candidates);
        while state.is_ok() {
            let outcome = self.propagate();
            if self.queue.steps >= next_report {
                next_report = self.queue.steps + STEPS_PER_REPORT;
                on_progress(&self.effort)?;
            }
            state = match outcome {
                Err(conflict) => self.resolve(conflict),
                Ok(()) if self.trail.is_complete() => {
                    self.effort.solutions += 1;
                    on_solution(self.trail.digits(), &self.effort)?;
                    self.floor = self.trail.level();
                    self.patience_left = self.patience;
                    self.retreat()
                }
                Ok(()) => {
                    self.choose();
                    Ok(())
                }
            };
            self.effort.nodes += u64::from(state.is_ok());
        }
        self.effort.explored = 1.0;
        ControlFlow::Continue(())
    }

    /// Enters the candidates that are not allowed, and draws the conclusions.
    fn set_up(&mut self, candidates: &[u64]) -> Result<(), Exhausted> {
        let frame = self.frame;
        let all = low_bits(frame.size);
        for cell in 0..frame.cells {
            let mask = candidates.get(cell).copied().unwrap_or(all) & all;
            if self.base > 0 && mask.is_power_of_two() {
                // Said in one literal, a given makes shorter clauses.
                let given = Literal::is(cell * frame.size + mask.trailing_zeros() as usize);
                self.assume(given)?;
                continue;
            }
            for digit in bits(all & !mask) {
                self.assume(Literal::is_not(cell * frame.size + digit))?;
            }
        }
        // A set that never loses a member is not looked at later: a single digit is one such.
        for set in 0..frame.sets() {
            if frame.must_hold(set) {
                check_last(frame, &mut self.trail, set).map_err(|_| Exhausted)?;
            }
        }
        self.queue.run_layout(frame, &mut self.trail).map_err(|_| Exhausted)?;
        let open = (0..frame.candidates).filter(|&candidate| self.trail.is_open(candidate));
        let open = open.map(|candidate| {
            let sets = frame.sets_of(candidate);
            let score = sets.map(|set| 1.0 / f64::from(self.trail.left(set).count_ones())).sum();
            (candidate, score)
        });
        let open: Vec<(Candidate, f64)> = open.collect();
        if open.len() * 2 > frame.candidates {
            // Grids that are almost empty are best filled set by set.
            self.set_spell = 0;
        }
        self.order.fill(&open);
        Ok(())
    }

    /// Enters what the question says.
    fn assume(&mut self, literal: Literal) -> Result<(), Exhausted> {
        if self.trail.fails(literal) {
            return Err(Exhausted);
        }
        if self.trail.is_open(literal.candidate()) {
            self.trail.assign(self.frame, literal, Reason::Choice);
        }
        Ok(())
    }

    fn propagate(&mut self) -> Result<(), Conflict> {
        if self.patience_left > 0 {
            self.queue.run_layout(self.frame, &mut self.trail)
        } else {
            self.queue.run(self.frame, &mut self.trail, &mut self.clauses)
        }
    }

    /// Gets out of a conflict.
    fn resolve(&mut self, conflict: Conflict) -> Result<(), Exhausted> {
        let was_plain = self.patience_left > 0;
        self.patience_left = self.patience_left.saturating_sub(1);
        if self.trail.level() == self.floor || self.patience_left > 0 {
            return self.retreat();
        }
        if was_plain {
            // Out of patience: what has been tried since the last solution is left to learning.
            self.return_to(self.floor);
            return Ok(());
        }
        let learned = self.analysis.run(self.frame, &self.trail, &mut self.clauses, conflict);
        for &candidate in &self.analysis.involved {
            self.order.bump(self.frame, candidate);
        }
        self.order.decay();
        self.restarts.note(learned.lbd);
        self.return_to(learned.backjump.max(self.floor));
        let reason = match self.analysis.clause.len() {
            1 => {
                if self.base > 0 {
                    self.facts.push(self.analysis.clause[0]);
                }
                Reason::Choice
            }
            _ => Reason::Clause(self.clauses.add(&self.analysis.clause, learned.lbd)),
        };
        self.trail.assign(self.frame, self.analysis.clause[0], reason);
        Ok(())
    }

    /// Takes the last choice back for good: its opposite now holds on the level before.
    fn retreat(&mut self) -> Result<(), Exhausted> {
        let level = self.trail.level();
        if level == self.base {
            return Err(Exhausted);
        }
        let choice = self.trail.choice(level);
        let done = std::mem::take(&mut self.shares[level]);
        self.effort.explored = (self.effort.explored + done).min(1.0);
        self.return_to(level - 1);
        self.floor = self.floor.min(level - 1);
        self.trail.assign(self.frame, choice.opposite(), Reason::Choice);
        Ok(())
    }

    /// Takes all levels above `level` back, to be searched again.
    fn return_to(&mut self, level: usize) {
        let order = &mut self.order;
        self.trail.return_to(self.frame, level, |literal| order.put_back(literal.candidate()));
        self.queue.cut(self.trail.order().len());
        let not_done: f64 = self.shares.drain(level + 1..).sum();
        self.shares[level] += not_done;
    }

    /// Opens a level with a choice; in learning, first sees to restarts and forgetting.
    fn choose(&mut self) {
        let choice = if self.patience_left > 0 {
            self.smallest_set()
        } else {
            if self.restarts.is_due() {
                self.return_to(self.floor);
            }
            if self.clauses.are_many() {
                self.clauses.forget(&mut self.trail);
            }
            if self.restarts.conflicts() / SPELL % 4 == self.set_spell {
                self.heaviest_set()
            } else {
                self.highest_score()
            }
        };
        let Some((candidate, options)) = choice else { return };
        self.effort.trials += 1;
        let level = self.trail.level();
        let share = self.shares[level] / f64::from(options);
        self.shares[level] -= share;
        self.shares.push(share);
        self.trail.open_level();
        self.trail.assign(self.frame, Literal::is(candidate), Reason::Choice);
    }

    /// The first candidate of a smallest set, and the set's size.
    fn smallest_set(&mut self) -> Option<(Candidate, u32)> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for (set, left) in self.trail.all_left().iter().enumerate() {
            let count = left.count_ones();
            if count > 1 && count < fewest && self.frame.must_hold(set) {
                (best, fewest) = (Some(set), count);
                if count == 2 {
                    break;
                }
            }
        }
        let set = best?;
        self.queue.steps += set as u64 / 64;
        let place = self.trail.left(set).trailing_zeros() as usize;
        Some((self.frame.member(set, place), fewest))
    }

    /// The candidate with the highest score in the set with the most weight for its size.
    ///
    /// Weight over size is the measure of Boussemart et al., "Boosting systematic search by
    /// weighting constraints", 2004.
    fn heaviest_set(&mut self) -> Option<(Candidate, u32)> {
        let mut best = None;
        let mut most = 0.0;
        for (set, left) in self.trail.all_left().iter().enumerate() {
            let count = left.count_ones();
            if count > 1 {
                let merit = self.order.weight(set) / f64::from(count);
                if merit > most && self.frame.must_hold(set) {
                    (best, most) = (Some(set), merit);
                }
            }
        }
        let set = best?;
        self.queue.steps += self.frame.sets() as u64 / 64;
        let left = self.trail.left(set);
        let members = bits(left).map(|place| self.frame.member(set, place));
        let score = |&candidate: &Candidate| self.order.score(candidate);
        let best =
            members.reduce(|one, other| if score(&other) > score(&one) { other } else { one });
        Some((best?, left.count_ones()))
    }

    /// The open candidate with the highest score, and the number of digits left in its cell.
    fn highest_score(&mut self) -> Option<(Candidate, u32)> {
        loop {
            let candidate = self.order.pop()?;
            if self.trail.is_open(candidate) {
                return Some((candidate, self.trail.left(self.frame.cell(candidate)).count_ones()));
            }
        }
    }
}
