//! From a request to its answer.

use std::ops::ControlFlow;

use nonet_core::format::{Expectation, Format, read_all};
use nonet_core::solve::{Effort, Method, Moment, Observer};
use nonet_core::{Draft, Grid, Layout, Position, Puzzle, Refusal};

use crate::answer::{Answer, Fault, Outcome};
use crate::describe;
use crate::message;
use crate::request::{LATER_METHODS, Mode, Request, Search, Task};
use crate::words::{Message, Words};

/// How many solutions have their trials listed.
const LISTED_TRIALS: usize = 10_000;

/// Empty grids from this size on have more solutions than can be counted one by one.
const UNCOUNTABLE_SIZE: usize = 8;

/// Whoever asked: is told of solutions and progress as they come, and can stop the work.
pub trait Host {
    /// A solution to show has been found.
    fn solution(&mut self, _solution: &Grid, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The work goes on.
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Whether the host watches every moment of the search.
    fn watches(&self) -> bool {
        false
    }

    /// Something to watch has happened.
    fn moment(&mut self, _moment: &Moment) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The host that waits for the answer and wants to hear nothing before.
impl Host for () {}

/// Answers a request.
///
/// ```
/// use nonet_api::{Request, Search, Task, Words, handle};
///
/// let request = Request {
///     puzzle: "................".into(),
///     box_shape: None,
///     task: Task::Count { search: Search::default() },
/// };
/// assert_eq!(handle(&request, Words::english(), &mut ()).count, Some(288));
/// ```
pub fn handle(request: &Request, words: &Words, host: &mut dyn Host) -> Answer {
    let drafts = match read(&request.puzzle, request.box_shape.as_deref(), words) {
        Ok(drafts) => drafts,
        Err(answer) => return answer,
    };
    if let Task::Convert { to } = &request.task {
        return convert(&drafts, to, words);
    }
    let more = drafts.len() - 1;
    let first = drafts.into_iter().next().expect("a text that was read has a puzzle");
    let mut answer = handle_draft(first, &request.task, words, host);
    if more > 0 {
        answer.remarks.push(words.say(&message!("remark-more-puzzles", more = more)));
    }
    answer
}

/// Reads the puzzles of a text, at least one, with boxes of the shape asked for.
///
/// # Errors
/// The answer that says why the text is no puzzle.
#[expect(clippy::result_large_err, reason = "the error is the answer, made once a request")]
pub fn read(text: &str, box_shape: Option<&str>, words: &Words) -> Result<Vec<Draft>, Answer> {
    let shape = box_shape.map(str::parse).transpose();
    let shape = shape.map_err(|_| invalid(words, &message!("box-unknown")))?;
    read_all(text, &Expectation { box_shape: shape }).map_err(|error| {
        let message = words.say(&describe::read_error(&error));
        Answer::fault(Outcome::Invalid, Fault { message, line: error.line, column: error.column })
    })
}

/// Answers a question about a puzzle that has been read.
pub fn handle_draft(draft: Draft, task: &Task, words: &Words, host: &mut dyn Host) -> Answer {
    match task {
        Task::Convert { to } => convert(&[draft], to, words),
        Task::Candidates { unique } => candidates(draft, unique.as_ref(), words, host),
        Task::Count { search } if search.limit.is_none() && is_uncountable(&draft) => {
            let size = draft.layout.size();
            let mut answer = Answer::fault(
                Outcome::No,
                Fault::new(words, &message!("uncountable", size = size)),
            );
            answer.draft = Some(draft);
            answer
        }
        Task::Solve { mode, show, search } => {
            let mut answer = solve(draft, search, *show, words, host);
            if search.unique && answer.is_unique() == Some(false) {
                answer.outcome = Outcome::No;
            }
            if *mode == Mode::OnlyCheck {
                answer.solution = None;
                answer.second_solution = None;
            } else if *mode == Mode::OnlyMarked {
                only_marked(&mut answer, words);
            }
            answer
        }
        Task::Check { search } => {
            let mut answer = solve(draft, search, Some(0), words, host);
            answer.solution = None;
            if answer.outcome == Outcome::Yes && answer.is_unique() != Some(true) {
                answer.outcome = Outcome::No;
            }
            answer
        }
        Task::Count { search } => {
            let mut answer = solve(draft, search, Some(0), words, host);
            answer.solution = None;
            // A number is an answer, also if it is 0; a count that was stopped is none.
            if answer.count.is_some() && !answer.stopped {
                answer.outcome = Outcome::Yes;
            }
            answer
        }
    }
}

fn is_uncountable(draft: &Draft) -> bool {
    draft.is_blank() && draft.layout.size() >= UNCOUNTABLE_SIZE
}

fn invalid(words: &Words, message: &Message) -> Answer {
    Answer::fault(Outcome::Invalid, Fault::new(words, message))
}

/// The method with this name, or the best for the layout without one.
///
/// # Errors
/// What is wrong with the name: unknown, not there yet, or not for this layout.
pub fn method(id: Option<&str>, layout: &Layout) -> Result<&'static Method, Message> {
    let Some(id) = id else { return Ok(Method::for_layout(layout)) };
    if LATER_METHODS.contains(&id) {
        return Err(message!("method-later", method = id));
    }
    let method = Method::by_id(id).ok_or_else(|| {
        let known: Vec<&str> = nonet_core::solve::ALL.iter().map(|method| method.id).collect();
        message!("method-unknown", method = id, known = known.join(", "))
    })?;
    if (method.takes)(layout) {
        Ok(method)
    } else {
        Err(message!("method-not-this-size", method = id, size = layout.size()))
    }
}

/// Searches for solutions and says what was found, with an outcome of yes if there was any.
fn solve(
    draft: Draft,
    search: &Search,
    show: Option<u128>,
    words: &Words,
    host: &mut dyn Host,
) -> Answer {
    let method = match method(search.method.as_deref(), &draft.layout) {
        Ok(method) => method,
        Err(message) => return invalid(words, &message),
    };
    if host.watches() && !method.can_be_watched {
        return invalid(words, &message!("method-not-watched", method = method.id));
    }
    let mut answer = Answer {
        puzzle: Some(one_line(&draft)),
        method: Some(method.id),
        count: Some(0),
        limit_reached: Some(false),
        ..Answer::default()
    };
    if let Some(remark) = describe::few_givens(&draft) {
        answer.remarks.push(words.say(&remark));
    }
    let puzzle = match Puzzle::try_from(draft) {
        Ok(puzzle) => puzzle,
        Err(refusal) => {
            refuse(&mut answer, &refusal, words);
            answer.draft = Some(refusal.draft);
            return answer;
        }
    };
    let mut finder = Finder {
        host,
        limit: search.limit.unwrap_or(u128::MAX),
        show: show.unwrap_or(u128::MAX),
        grids: Vec::new(),
        trials_to_each: Vec::new(),
        limit_reached: false,
        stopped: false,
    };
    let effort = (method.search)(&puzzle, &mut finder);
    let alphabet = puzzle.draft().alphabet;
    let mut lines = finder.grids.iter().map(|grid| grid.to_line(alphabet));
    answer.solution = lines.next();
    answer.second_solution = lines.next().filter(|_| show == Some(2));
    answer.count = Some(effort.solutions);
    answer.limit_reached = Some(finder.limit_reached);
    answer.stopped = finder.stopped;
    answer.nodes = Some(effort.nodes);
    answer.trials = Some(effort.trials);
    answer.outcome =
        if effort.solutions == 0 || finder.stopped { Outcome::No } else { Outcome::Yes };
    answer.trials_to_each = finder.trials_to_each;
    answer.grids = finder.grids;
    answer.effort = effort;
    answer.draft = Some(puzzle.draft().clone());
    answer
}

/// Says why there is no solution.
fn refuse(answer: &mut Answer, refusal: &Refusal, words: &Words) {
    let say = |reason| words.say(&describe::contradiction(reason, &refusal.draft));
    answer.reasons = refusal.reasons.iter().map(say).collect();
    answer.outcome = Outcome::No;
}

/// Passes a search on to the host, and ends it at the limit.
struct Finder<'a> {
    host: &'a mut dyn Host,
    limit: u128,
    show: u128,
    grids: Vec<Grid>,
    trials_to_each: Vec<u64>,
    limit_reached: bool,
    stopped: bool,
}

impl Finder<'_> {
    fn note_stop(&mut self, flow: ControlFlow<()>) -> ControlFlow<()> {
        self.stopped |= flow.is_break();
        flow
    }
}

impl Observer for Finder<'_> {
    fn solution(&mut self, solution: &Grid, effort: &Effort) -> ControlFlow<()> {
        if self.grids.len() < 2 {
            self.grids.push(solution.clone());
        }
        if self.trials_to_each.len() < LISTED_TRIALS {
            self.trials_to_each.push(effort.trials);
        }
        if effort.solutions <= self.show {
            let flow = self.host.solution(solution, effort);
            self.note_stop(flow)?;
        }
        if effort.solutions >= self.limit {
            self.limit_reached = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn progress(&mut self, effort: &Effort) -> ControlFlow<()> {
        let flow = self.host.progress(effort);
        self.note_stop(flow)
    }

    fn watches(&self) -> bool {
        self.host.watches()
    }

    fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
        let flow = self.host.moment(moment);
        self.note_stop(flow)
    }
}

/// Leaves of the solution only the givens and the cells that are marked.
fn only_marked(answer: &mut Answer, words: &Words) {
    let Some(draft) = &answer.draft else { return };
    if draft.marked_cells().next().is_none() {
        answer.remarks.push(words.say(&message!("remark-nothing-marked")));
    }
    let hide = |line: &String| -> String {
        let shown = |cell: nonet_core::Cell| {
            draft.entry(cell) == nonet_core::Entry::Marked || draft.entry(cell).digit().is_some()
        };
        let cells = draft.layout.cells().zip(line.chars());
        cells.map(|(cell, symbol)| if shown(cell) { symbol } else { '.' }).collect()
    };
    answer.solution = answer.solution.as_ref().map(hide);
    answer.second_solution = answer.second_solution.as_ref().map(hide);
}

fn candidates(draft: Draft, unique: Option<&Search>, words: &Words, host: &mut dyn Host) -> Answer {
    let position = Position::of(&draft);
    let as_text = |cell| -> String {
        position.possible(cell).iter().map(|digit| draft.alphabet.symbol(digit)).collect()
    };
    let texts: Vec<String> = draft.layout.cells().map(as_text).collect();
    let mut answer = if let Some(search) = unique {
        solve(draft, search, Some(0), words, host)
    } else {
        let mut answer = Answer { puzzle: Some(one_line(&draft)), ..Answer::default() };
        if let Err(refusal) = Puzzle::try_from(draft.clone()) {
            refuse(&mut answer, &refusal, words);
        }
        answer.draft = Some(draft);
        answer
    };
    if answer.error.is_none() {
        answer.candidates = Some(texts);
        answer.solution = None;
        if unique.is_some() && answer.is_unique() != Some(true) {
            answer.outcome = Outcome::No;
        }
    }
    answer
}

fn convert(drafts: &[Draft], to: &str, words: &Words) -> Answer {
    let Some(writer) = Format::by_id(to).and_then(|format| format.write) else {
        return invalid(words, &describe::format_unknown(to));
    };
    match writer.write_all(drafts) {
        Ok(text) => Answer {
            puzzle: drafts.first().map(one_line),
            text: Some(text),
            draft: drafts.first().cloned(),
            ..Answer::default()
        },
        Err(error) => {
            let fault = Fault::new(words, &describe::write_error(error, to));
            Answer::fault(Outcome::No, fault)
        }
    }
}

/// The puzzle in one line, in whichever way it can be.
fn one_line(draft: &Draft) -> String {
    nonet_core::format::to_line(draft)
}
