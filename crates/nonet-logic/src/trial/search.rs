//! The search behind trial: one assumption at a time, then two, then as many as it takes.

use std::mem;
use std::ops::ControlFlow;

use nonet_core::{Cell, Digit};

use super::methods::{Methods, Record, follow};
use super::spot::News;
use crate::board::Board;
use crate::candidate::Candidate;
use crate::evidence::{Branch, BranchEnd, Evidence, Node};
use crate::geometry::Cells;
use crate::prune;
use crate::step::Step;
use crate::technique::trial::TRIAL;

/// How much may be tried, in trials times cells, before two assumptions at a time are given up.
const PAIRS_LIMIT: u64 = 800_000;

/// How many ways to an answer are compared, again times cells.
const COMPARISONS_LIMIT: u64 = 400_000;

/// How many assumptions there are between two reports: a few milliseconds' work at most.
const TRIALS_PER_REPORT: u64 = 64;

/// How much has been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// The calls of the methods, also those that led nowhere.
    pub calls: u64,
    /// The values that were tried.
    pub trials: u64,
}

/// What comes of going on from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Every cell is filled.
    Solved,
    /// There is a contradiction.
    Broken,
    /// Neither.
    Stuck,
}

impl Outcome {
    fn of(board: &Board) -> Outcome {
        if board.is_broken() {
            Outcome::Broken
        } else if board.is_full() {
            Outcome::Solved
        } else {
            Outcome::Stuck
        }
    }
}

/// What comes of it, unless whoever is told of the work has broken it off.
pub(crate) type Flow = ControlFlow<(), Outcome>;

/// Who is told of the work, and of each solution where all are looked for, and can break it off.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(&Work, Option<&Board>) -> ControlFlow<()>;

/// A position on the way, and what led to it.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) board: Board,
    /// What the methods have not looked at yet.
    news: News,
    /// The calls of the methods.
    pub(crate) calls: u64,
    /// What was assumed.
    pub(crate) assumptions: Vec<Candidate>,
}

impl Line {
    pub(crate) fn new(board: Board) -> Line {
        Line { board, news: News::ALL, calls: 0, assumptions: Vec::new() }
    }

    /// The same position, but if some methods see nothing there they know it.
    pub(crate) fn stuck(board: &Board, methods: Methods) -> Line {
        let mut line = Line::new(board.clone());
        let calls = follow(methods, &mut line.board, &mut line.news, &mut ());
        if calls == methods.len() { line } else { Line::new(board.clone()) }
    }

    /// A copy on the heap. A board is large, and searches go deep: nothing of it may stay behind on
    /// the stack.
    #[inline(never)]
    fn boxed(&self) -> Box<Line> {
        Box::new(self.clone())
    }

    /// Becomes what follows at once from an assumption in another position.
    fn branch_off(&mut self, from: &Line, assumed: Candidate) {
        self.board.clone_from(&from.board);
        self.news = from.news;
        self.calls = from.calls;
        self.assumptions.clone_from(&from.assumptions);
        self.assume(assumed);
    }

    fn assume(&mut self, assumed: Candidate) {
        self.board.place(assumed);
        self.assumptions.push(assumed);
    }
}

/// How far assumptions may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// So many at a time, each in any cell.
    AtMost(usize),
    /// As many as it takes, each in the cell with the fewest values left.
    Any,
}

/// A search under way.
pub(crate) struct Search<'a> {
    methods: Methods,
    pub(crate) work: Work,
    tell: Tell<'a>,
    /// Assumptions since the beginning, for reports.
    ticks: u64,
    /// Whether what is done now has been done and counted before.
    is_repeating: bool,
    /// Positions that are not in use, for their memory.
    spare: Vec<Box<Line>>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(methods: Methods, tell: Tell<'a>) -> Search<'a> {
        let work = Work::default();
        Search { methods, work, tell, ticks: 0, is_repeating: false, spare: Vec::new() }
    }

    /// The whole way: the methods, one assumption at a time, two, and as many as it takes.
    pub(crate) fn run<R: Record>(&mut self, line: &mut Line, record: &mut R) -> Flow {
        let mut outcome = self.go_on(line, record);
        for reach in [Reach::AtMost(1), Reach::AtMost(2), Reach::Any] {
            if outcome == Outcome::Stuck {
                outcome = self.reach(line, reach, record)?;
            }
        }
        ControlFlow::Continue(outcome)
    }

    /// Goes on with the methods.
    pub(crate) fn go_on<R: Record>(&mut self, line: &mut Line, record: &mut R) -> Outcome {
        let calls = follow(self.methods, &mut line.board, &mut line.news, record);
        line.calls += calls;
        self.work.calls += if self.is_repeating { 0 } else { calls };
        Outcome::of(&line.board)
    }

    /// Goes on with assumptions from where the methods are stuck.
    pub(crate) fn reach<R: Record>(
        &mut self,
        line: &mut Line,
        reach: Reach,
        record: &mut R,
    ) -> Flow {
        match reach {
            Reach::AtMost(0) => ControlFlow::Continue(Outcome::Stuck),
            Reach::AtMost(depth) => self.go_round(line, depth, record),
            Reach::Any => self.dive(line, record),
        }
    }

    /// Assumes each value of each cell in turn, round after round, until nothing new comes of it.
    /// Fewer assumptions come first each time.
    fn go_round<R: Record>(&mut self, line: &mut Line, depth: usize, record: &mut R) -> Flow {
        let fewer = Reach::AtMost(depth - 1);
        let outcome = self.reach(line, fewer, record)?;
        if outcome != Outcome::Stuck {
            return ControlFlow::Continue(outcome);
        }
        let (cells, size) = (line.board.layout().cell_count(), line.board.size());
        let is_limited = depth > 1 && line.assumptions.is_empty();
        let (mut at, mut idle) = (0, 0);
        while idle < cells * size {
            let assumed = Candidate {
                cell: Cell::from_index(at / size).expect("a cell of the grid"),
                digit: Digit::from_index(at % size).expect("a digit of the grid"),
            };
            at = (at + 1) % (cells * size);
            idle += 1;
            if !line.board.has(assumed) {
                continue;
            }
            if is_limited && self.work.trials * cells as u64 > PAIRS_LIMIT {
                break;
            }
            let (outcome, branch) = self.try_value(line, assumed, fewer)?;
            if outcome == Outcome::Solved {
                return self.accept(line, branch, fewer, record);
            }
            self.recycle(branch);
            if outcome == Outcome::Broken {
                idle = 0;
                let outcome = match self.cross_out(line, assumed, fewer, record)? {
                    Outcome::Stuck => self.reach(line, fewer, record)?,
                    outcome => outcome,
                };
                if outcome != Outcome::Stuck {
                    return ControlFlow::Continue(outcome);
                }
            }
        }
        ControlFlow::Continue(Outcome::Stuck)
    }

    /// Assumes a value of the cell with the fewest, and so on until there is a solution or a
    /// contradiction.
    fn dive<R: Record>(&mut self, line: &mut Line, record: &mut R) -> Flow {
        loop {
            let assumed = most_pressing(&line.board);
            let (outcome, branch) = self.try_value(line, assumed, Reach::Any)?;
            if outcome == Outcome::Solved {
                return self.accept(line, branch, Reach::Any, record);
            }
            self.recycle(branch);
            let outcome = self.cross_out(line, assumed, Reach::Any, record)?;
            if outcome != Outcome::Stuck {
                return ControlFlow::Continue(outcome);
            }
        }
    }

    /// What comes of a value.
    pub(crate) fn outcome_of(&mut self, line: &Line, assumed: Candidate, further: Reach) -> Flow {
        let (outcome, branch) = self.try_value(line, assumed, further)?;
        self.recycle(branch);
        ControlFlow::Continue(outcome)
    }

    /// Takes back a position that is not needed any more.
    pub(crate) fn recycle(&mut self, line: Box<Line>) {
        self.spare.push(line);
    }

    /// What comes of a value, and where that is.
    pub(crate) fn try_value(
        &mut self,
        line: &Line,
        assumed: Candidate,
        further: Reach,
    ) -> ControlFlow<(), (Outcome, Box<Line>)> {
        self.work.trials += u64::from(!self.is_repeating);
        let mut branch = self.spare.pop().unwrap_or_else(|| line.boxed());
        branch.branch_off(line, assumed);
        let outcome = self.follow_up(&mut branch, further, &mut ())?;
        ControlFlow::Continue((outcome, branch))
    }

    /// What follows after an assumption.
    fn follow_up<R: Record>(&mut self, line: &mut Line, further: Reach, record: &mut R) -> Flow {
        self.tick()?;
        match self.go_on(line, record) {
            Outcome::Stuck => self.reach(line, further, record),
            outcome => ControlFlow::Continue(outcome),
        }
    }

    fn tick(&mut self) -> ControlFlow<()> {
        self.ticks += 1;
        if self.ticks.is_multiple_of(TRIALS_PER_REPORT) {
            return (self.tell)(&self.work, None);
        }
        ControlFlow::Continue(())
    }

    /// Crosses out a value that has led to a contradiction, and goes on with the methods.
    fn cross_out<R: Record>(
        &mut self,
        line: &mut Line,
        assumed: Candidate,
        further: Reach,
        record: &mut R,
    ) -> Flow {
        if R::IS_WANTED {
            record.take(self.refutation::<R>(line, assumed, further)?);
        }
        line.board.eliminate(assumed);
        ControlFlow::Continue(self.go_on(line, record))
    }

    /// The step that crosses out a value that leads to a contradiction.
    pub(crate) fn refutation<R: Record>(
        &mut self,
        line: &Line,
        assumed: Candidate,
        further: Reach,
    ) -> ControlFlow<(), Step> {
        let was_repeating = mem::replace(&mut self.is_repeating, true);
        let mut record = R::default();
        let mut branch = line.boxed();
        branch.assume(assumed);
        self.follow_up(&mut branch, further, &mut record)?;
        self.is_repeating = was_repeating;
        let step = crossing_out(&line.board, assumed, record.into_steps());
        ControlFlow::Continue(step.expect("the same leads to a contradiction again"))
    }

    /// Keeps what was assumed in a branch that has led to an answer, or what leads to it with the
    /// fewest calls.
    fn accept<R: Record>(
        &mut self,
        line: &mut Line,
        solved: Box<Line>,
        further: Reach,
        record: &mut R,
    ) -> Flow {
        let is_outermost = !self.is_repeating && line.assumptions.is_empty();
        let was_repeating = mem::replace(&mut self.is_repeating, true);
        let mut shorter = Vec::new();
        if let (true, Reach::AtMost(further)) = (is_outermost, further) {
            let cells = solved.board.layout().cell_count() as u64;
            let mut best =
                Best { answer: &solved, fewest: solved.calls, left: COMPARISONS_LIMIT / cells };
            self.compare(line, further + 1, &mut best, &mut shorter)?;
        }
        if !R::IS_WANTED && shorter.is_empty() {
            line.clone_from(&solved);
        } else {
            let assumed = [solved.assumptions[line.assumptions.len()]];
            let way = if shorter.is_empty() { &assumed[..] } else { &shorter };
            let further = if shorter.is_empty() { further } else { Reach::AtMost(0) };
            self.repeat(line, way, further, record)?;
        }
        self.is_repeating = was_repeating;
        ControlFlow::Continue(Outcome::Solved)
    }

    /// Makes assumptions that are known to lead to an answer.
    fn repeat<R: Record>(
        &mut self,
        line: &mut Line,
        assumptions: &[Candidate],
        further: Reach,
        record: &mut R,
    ) -> ControlFlow<()> {
        let [assumed, others @ ..] = assumptions else { return ControlFlow::Continue(()) };
        let mut steps = R::default();
        let before = *line.board.empty_cells();
        line.assume(*assumed);
        if others.is_empty() {
            self.follow_up(line, further, &mut steps)?;
        } else {
            self.go_on(line, &mut steps);
            self.repeat(line, others, further, &mut steps)?;
        }
        if R::IS_WANTED {
            record.take(answering(&before, *assumed, steps.into_steps(), &line.board));
        }
        ControlFlow::Continue(())
    }

    /// Looks for assumptions that lead to a known answer with fewer calls.
    fn compare(
        &mut self,
        line: &Line,
        depth: usize,
        best: &mut Best<'_>,
        way: &mut Vec<Candidate>,
    ) -> ControlFlow<()> {
        let mut branch = line.boxed();
        for cell in line.board.empty_cells() {
            let answer = &best.answer.board;
            let digit = answer.value(cell).expect("every cell of an answer is filled");
            if best.left == 0 {
                break;
            }
            best.left -= 1;
            self.tick()?;
            branch.branch_off(line, Candidate { cell, digit });
            let outcome = self.go_on(&mut branch, &mut ());
            if branch.calls >= best.fewest {
                continue;
            }
            if outcome == Outcome::Solved {
                best.fewest = branch.calls;
                way.clone_from(&branch.assumptions);
            } else if depth > 1 {
                self.compare(&branch, depth - 1, best, way)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells of every solution from here.
    pub(crate) fn for_each_solution(&mut self, line: &mut Line) -> ControlFlow<()> {
        let mut outcome = self.go_on(line, &mut ());
        while outcome == Outcome::Stuck {
            let assumed = most_pressing(&line.board);
            self.work.trials += 1;
            self.tick()?;
            let mut branch = self.spare.pop().unwrap_or_else(|| line.boxed());
            branch.branch_off(line, assumed);
            self.for_each_solution(&mut branch)?;
            self.recycle(branch);
            // Its solutions are known, if it had any: on with the others.
            line.board.eliminate(assumed);
            outcome = self.go_on(line, &mut ());
        }
        if outcome == Outcome::Solved {
            return (self.tell)(&self.work, Some(&line.board));
        }
        ControlFlow::Continue(())
    }
}

/// An answer, and the fewest calls that lead to it so far.
struct Best<'a> {
    answer: &'a Line,
    fewest: u64,
    /// How many more ways may be looked at.
    left: u64,
}

/// The first value of the first cell that has the fewest.
pub(crate) fn most_pressing(board: &Board) -> Candidate {
    let count = |cell: &Cell| board.candidates(*cell).len();
    let cell = board.empty_cells().iter().min_by_key(count);
    let cell = cell.expect("a board that is stuck has empty cells");
    let digit = board.candidates(cell).first().expect("a board that is stuck is not broken");
    Candidate { cell, digit }
}

/// The step that crosses out an assumption after which some steps lead to a contradiction, with
/// those of them that it needs.
pub(crate) fn crossing_out(board: &Board, assumed: Candidate, steps: Vec<Step>) -> Option<Step> {
    let (steps, end) = prune::to_contradiction(board, Some(assumed), steps)?;
    let branches = vec![branch_of(assumed, steps, BranchEnd::Breaks(end))];
    let evidence = Evidence { branches, ..Evidence::default() };
    Some(Step::eliminating(&TRIAL, vec![assumed], evidence))
}

/// The step that fills some cells, because an assumption leads to an answer.
fn answering(empty: &Cells, assumed: Candidate, steps: Vec<Step>, answer: &Board) -> Step {
    let placements = empty.iter().filter_map(|cell| {
        let digit = answer.value(cell)?;
        Some(Candidate { cell, digit })
    });
    let branches = vec![branch_of(assumed, steps, BranchEnd::Solves)];
    Step {
        technique: &TRIAL,
        placements: placements.collect(),
        eliminations: Vec::new(),
        evidence: Evidence { branches, ..Evidence::default() },
    }
}

fn branch_of(assumed: Candidate, steps: Vec<Step>, end: BranchEnd) -> Branch {
    let cells = Cells::single(assumed.cell);
    let assumption = Node { digit: assumed.digit, cells, is_true: true };
    Branch { assumption, links: Vec::new(), steps, end }
}
