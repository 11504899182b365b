//! From a request to its answer.

use std::ops::ControlFlow;

use nonet_core::format::{Expectation, Format, read_all, to_line};
use nonet_core::solve::{Case, Effort, End, Moment, Observer};
use nonet_core::{
    Alphabet, BoxShape, Cell, Contradiction, Draft, Entry, Grid, House, Position, Puzzle,
    PuzzleError,
};

use nonet_count::{Alone, Crew, Stopped};

use crate::answer::{Answer, Fault, Outcome};
use crate::board;
use crate::describe;
use crate::grids;
use crate::message;
use crate::method::{self, method_named, methods, proves_nothing};
use crate::reason;
use crate::request::{CHECK_LIMIT, Mode, Request, Search, Show, Solve, Task};
use crate::steps::{Teller, ToldStep};
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// How many solutions have their trials listed.
const LISTED_TRIALS: usize = 10_000;

/// Empty grids from this size on have more solutions than can be counted one by one.
const UNCOUNTABLE_SIZE: usize = 8;

/// Up to this size it takes no time to see whether a solution is the only one.
const QUICK_SIZE: usize = 9;

/// Whoever asked: is told of solutions and progress as they come, and can stop the work.
pub trait Host {
    /// The puzzle has been read, and the work begins.
    fn begin(&mut self, _draft: &Draft) {}

    /// A solution to show has been found: one line, as the request wants to see it.
    fn solution(&mut self, _line: &str, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The work goes on.
    fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A method that reasons has taken a step, and the host watches.
    fn step(&mut self, _step: &ToldStep) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Who does work that can be shared among threads.
    fn crew(&self) -> &dyn Crew {
        &Alone
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
///     task: Task::Count(Search::default()),
/// };
/// assert_eq!(handle(&request, Words::english(), &mut ()).count, Some(288));
/// ```
pub fn handle(request: &Request, words: &Words, host: &mut dyn Host) -> Answer {
    let shape = request.box_shape.as_deref().map(str::parse::<BoxShape>).transpose();
    let Ok(box_shape) = shape else { return invalid(words, &message!("box-unknown")) };
    let drafts = match read_all(&request.puzzle, &Expectation { box_shape }) {
        Ok(drafts) => drafts,
        Err(error) => {
            return Answer::fault(Outcome::Invalid, describe::read_fault(&error, words));
        }
    };
    if let Task::Convert { to } = &request.task {
        return convert(&drafts, to, words);
    }
    let more = drafts.len() - 1;
    let first = drafts.into_iter().next().expect("a text that was read has a puzzle");
    let shape = first.layout.box_shape();
    host.begin(&first);
    let mut answer = handle_draft(first, &request.task, words, host);
    if more > 0 {
        answer.remarks.push(words.say(&message!("remark-more-puzzles", more = more)));
    }
    let is_guess = box_shape.is_none() && shape.rows() != shape.columns();
    if is_guess && answer.count.is_some() && answer.is_unique() == Some(false) {
        answer.remarks.push(words.say(&describe::guessed_box(shape)));
    }
    answer
}

/// Answers a question about a puzzle that has been read.
pub fn handle_draft(draft: Draft, task: &Task, words: &Words, host: &mut dyn Host) -> Answer {
    if let Err(message) = check_task(task) {
        return invalid(words, &message);
    }
    match task {
        Task::Parse => board::parse(draft, words),
        Task::Convert { to } => convert(&[draft], to, words),
        Task::Candidates { unique } => candidates(draft, unique.as_ref(), words, host),
        Task::Solve(request) => solve(draft, request, words, host),
        Task::Check(search) => {
            let mut answer = look_for(draft, &two_at_least(search), &Shown::NOTHING, words, host);
            answer.solution = None;
            answer.demand_uniqueness();
            answer
        }
        Task::Count(search)
            if draft.is_blank() && search.limit.is_none() && search.method.is_none() =>
        {
            count_blank(draft, search, words, host)
        }
        Task::Count(search) => count(draft, search, words, host),
        Task::Hint { level, logic } => reason::hint(draft, *level, logic, words, host),
        Task::Explain(logic) => reason::explain(draft, logic, words, host),
        Task::Rate(logic) => reason::rate(draft, logic, words, host),
    }
}

fn count(draft: Draft, search: &Search, words: &Words, host: &mut dyn Host) -> Answer {
    let mut answer = look_for(draft, search, &Shown::NOTHING, words, host);
    answer.solution = None;
    // A number is an answer, also if it is 0; a count that was stopped is none.
    if answer.error.is_none() && !answer.stopped {
        answer.outcome = Outcome::Yes;
    }
    answer
}

/// Counts all grids: by combinatorics where there is a way, one by one where they are few.
fn count_blank(draft: Draft, search: &Search, words: &Words, host: &mut dyn Host) -> Answer {
    let shape = draft.layout.box_shape();
    let (count, stopped) = match grids::count_all(shape, host.crew()) {
        Ok(Some(count)) => (Some(count), false),
        Ok(None) if draft.layout.size() >= UNCOUNTABLE_SIZE => {
            return Answer::fault(Outcome::No, Fault::new(words, &grids::uncounted(shape)));
        }
        Ok(None) => return self::count(draft, search, words, host),
        Err(Stopped) => (None, true),
    };
    Answer {
        puzzle: Some(to_line(&draft)),
        count,
        limit_reached: count.map(|_| false),
        method: Some(grids::METHOD),
        stopped,
        outcome: if stopped { Outcome::No } else { Outcome::Yes },
        draft: Some(draft),
        ..Answer::default()
    }
}

/// Finds out whether a puzzle has none, one or several solutions, and keeps the first.
pub(crate) fn search_for_two(draft: Draft, words: &Words, host: &mut dyn Host) -> Answer {
    let search = Search { limit: Some(2), ..Search::default() };
    let answer = look_for(draft, &search, &Shown::NOTHING, words, host);
    Answer { method: None, second_solution: None, ..answer.without_stats() }
}

fn solve(draft: Draft, request: &Solve, words: &Words, host: &mut dyn Host) -> Answer {
    let is_quick = draft.layout.size() <= QUICK_SIZE && request.search.method.is_none();
    let limit = match (request.show, request.search.limit) {
        // Uniqueness cannot be seen from one solution.
        (_, limit) if request.unique => limit.or(Some(CHECK_LIMIT)).map(|limit| limit.max(2)),
        (Show::Two, _) => Some(2),
        (Show::All, limit) => limit,
        (_, Some(limit)) => Some(limit),
        // One solution is shown; that there are others is worth a remark if it costs nothing.
        (Show::First, None) if is_quick => Some(2),
        (Show::First | Show::Nothing, None) => Some(1),
    };
    let show = match request.show {
        Show::Nothing => 0,
        Show::First => 1,
        Show::Two => 2,
        Show::All => request.search.limit.unwrap_or(u64::MAX),
    };
    let shown = Shown { count: show, mode: request.mode };
    let marks = draft.marked_cells().count();
    let search = Search { limit, ..request.search.clone() };
    let mut answer = look_for(draft, &search, &shown, words, host);
    if answer.error.is_some() {
        return answer;
    }
    if request.mode == Mode::OnlyMarked && marks == 0 {
        answer.remarks.push(words.say(&message!("remark-nothing-marked")));
    }
    if request.mode == Mode::OnlyCheck {
        answer.solution = None;
    }
    if request.show != Show::Two {
        answer.second_solution = None;
    } else if answer.is_unique() == Some(true) {
        answer.remarks.push(words.say(&message!("remark-unique-no-second")));
        answer.outcome = if request.unique { Outcome::Yes } else { Outcome::No };
    }
    let shows_one_of_several = request.show == Show::First && answer.is_unique() == Some(false);
    if request.unique {
        answer.demand_uniqueness();
    } else if shows_one_of_several && answer.count != Some(0) && request.search.limit.is_none() {
        answer.remarks.push(words.say(&message!("remark-one-of-several")));
    }
    answer
}

/// A search that can tell one solution from several.
fn two_at_least(search: &Search) -> Search {
    let limit = search.limit.unwrap_or(CHECK_LIMIT).max(2);
    Search { limit: Some(limit), ..search.clone() }
}

fn invalid(words: &Words, message: &Message) -> Answer {
    Answer::fault(Outcome::Invalid, Fault::new(words, message))
}

/// Checks that a task can be done, whatever the puzzle.
///
/// # Errors
/// What is wrong with the method: unknown, or one that proves nothing where the task needs a proof;
/// or with the techniques.
pub fn check_task(task: &Task) -> Result<(), Message> {
    task.logic().map(toolbox).transpose()?;
    task.search().map(method::check).transpose()?;
    let named = |search: &Search| search.method.as_deref().map(method_named).transpose();
    match task.needs_proof().map(named).transpose()?.flatten() {
        Some(method) if !method.is_exhaustive => Err(proves_nothing(method)),
        _ => Ok(()),
    }
}

/// Searches for solutions and says what was found, with an outcome of yes if there was any.
fn look_for(
    draft: Draft,
    search: &Search,
    shown: &Shown,
    words: &Words,
    host: &mut dyn Host,
) -> Answer {
    // Who wants to watch and names no method gets one that can be watched.
    let watchable = methods().find(|method| method.can_be_watched).map(|method| method.id);
    let id = search.method.as_deref().or(watchable.filter(|_| host.watches()));
    let method = match method::method(id, &draft.layout) {
        Ok(method) => method,
        Err(message) => return invalid(words, &message),
    };
    if host.watches() && !method.can_be_watched {
        let known = method::names(|method| method.can_be_watched);
        return invalid(words, &message!("method-not-watched", method = method.id, known = known));
    }
    let mut answer = Answer {
        puzzle: Some(to_line(&draft)),
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
            show_first_contradiction(&refusal, host);
            refuse(&mut answer, &refusal, words);
            answer.draft = Some(refusal.draft);
            return answer;
        }
    };
    let draft = puzzle.draft();
    if host.watches() && method::reasons(method) {
        let teller = Teller { words, alphabet: draft.alphabet };
        match method::watch(method, search, &puzzle, teller, host) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => {
                answer.count = None;
                answer.limit_reached = None;
                return Answer { stopped: true, outcome: Outcome::No, ..answer };
            }
            Err(message) => return invalid(words, &message),
        }
    }
    let limit = search.limit.map_or(u128::MAX, u128::from);
    let mut finder = Finder {
        host,
        draft,
        limit,
        shown,
        grids: Vec::new(),
        trials_to_each: Vec::new(),
        trials_to_last: 0,
        limit_reached: false,
        stopped: false,
    };
    let ran = match method::run(method, search, &puzzle, &mut finder) {
        Ok(ran) => ran,
        Err(message) => return invalid(words, &message),
    };
    let effort = ran.effort;
    let mut lines = finder.grids.iter().map(|grid| shown.line(draft, grid));
    answer.solution = lines.next();
    answer.second_solution = lines.next();
    answer.count = Some(effort.solutions);
    answer.limit_reached = Some(finder.limit_reached);
    answer.stopped = finder.stopped;
    answer.nodes = Some(effort.nodes);
    answer.trials = Some(effort.trials);
    answer.complexity = ran.complexity;
    answer.trials_to_last = Some(finder.trials_to_last).filter(|_| effort.solutions > 0);
    answer.outcome =
        if effort.solutions == 0 || finder.stopped { Outcome::No } else { Outcome::Yes };
    answer.trials_to_each = finder.trials_to_each;
    answer.grids = finder.grids;
    answer.draft = Some(draft.clone());
    let fault = match ran.stuck_after {
        Some(steps) if !answer.stopped => Some(message!("logic-alone", steps = steps)),
        None if method::reasons(method) || method.is_exhaustive || effort.solutions > 0 => None,
        _ => Some(message!("method-found-nothing", method = method.id)),
    };
    if let Some(fault) = fault {
        // Nobody has counted anything: what there is to say is that nothing is known.
        answer.count = None;
        answer.limit_reached = None;
        answer.error = Some(Fault::new(words, &fault));
    }
    answer
}

/// Says why there is no solution.
fn refuse(answer: &mut Answer, refusal: &PuzzleError, words: &Words) {
    let say = |reason| words.say(&describe::contradiction(reason, &refusal.draft));
    answer.reasons = refusal.reasons.iter().map(say).collect();
    answer.outcome = Outcome::No;
}

/// Lets a host that watches see the cell at which the set algorithm ends before it has begun.
fn show_first_contradiction(refusal: &PuzzleError, host: &mut dyn Host) {
    let stuck = refusal.reasons.iter().find_map(|reason| match reason {
        Contradiction::NoValue { cell } => Some(*cell),
        _ => None,
    });
    let (Some(cell), true) = (stuck, host.watches()) else { return };
    let draft = &refusal.draft;
    let missing = |house: House| {
        let held =
            draft.layout.cells_of(house).iter().filter_map(|&cell| draft.entry(cell).digit());
        draft.layout.digits().without(held.collect())
    };
    let [row, column, block] = [
        House::row(draft.layout.row_of(cell)),
        House::column(draft.layout.column_of(cell)),
        House::block(draft.layout.box_of(cell)),
    ]
    .map(missing);
    let possible = Position::of(draft).possible(cell);
    let look = Moment::Look { cell, row, column, block, possible, case: Case::None };
    if host.moment(&look).is_continue() {
        let _ = host.moment(&Moment::End(End::Contradiction));
    }
}

/// Which solutions to show, and what of them.
struct Shown {
    count: u64,
    mode: Mode,
}

impl Shown {
    const NOTHING: Shown = Shown { count: 0, mode: Mode::Answer };

    /// A solution in one line.
    fn line(&self, draft: &Draft, grid: &Grid) -> String {
        let alphabet: Alphabet = draft.alphabet;
        let is_shown =
            |cell: Cell| self.mode != Mode::OnlyMarked || draft.entry(cell) != Entry::Empty;
        let symbol = |cell| if is_shown(cell) { alphabet.symbol(grid.digit(cell)) } else { '.' };
        draft.layout.cells().map(symbol).collect()
    }
}

/// Passes a search on to the host, and ends it at the limit.
struct Finder<'a> {
    host: &'a mut dyn Host,
    draft: &'a Draft,
    limit: u128,
    shown: &'a Shown,
    grids: Vec<Grid>,
    trials_to_each: Vec<u64>,
    trials_to_last: u64,
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
        self.trials_to_last = effort.trials;
        if effort.solutions <= u128::from(self.shown.count) {
            let line = self.shown.line(self.draft, solution);
            let flow = self.host.solution(&line, effort);
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

fn candidates(draft: Draft, unique: Option<&Search>, words: &Words, host: &mut dyn Host) -> Answer {
    let position = Position::of(&draft);
    let marks: Vec<_> = draft.layout.cells().map(|cell| position.possible(cell)).collect();
    let symbols = |&digits: &nonet_core::DigitSet| -> String {
        digits.iter().map(|digit| draft.alphabet.symbol(digit)).collect()
    };
    let texts = marks.iter().map(symbols).collect();
    let marked = Draft { pencil_marks: Some(marks), ..draft.clone() };
    let mut answer = if let Some(search) = unique {
        let mut answer = look_for(draft, &two_at_least(search), &Shown::NOTHING, words, host);
        answer.solution = None;
        answer.second_solution = None;
        answer.demand_uniqueness();
        answer
    } else {
        let mut answer = Answer { puzzle: Some(to_line(&draft)), ..Answer::default() };
        if let Err(refusal) = Puzzle::try_from(draft) {
            refuse(&mut answer, &refusal, words);
        }
        answer
    };
    if answer.error.is_none() {
        answer.candidates = Some(texts);
        answer.draft = Some(marked);
    }
    answer
}

fn convert(drafts: &[Draft], to: &str, words: &Words) -> Answer {
    let Some(writer) = Format::by_id(to).and_then(|format| format.write) else {
        return invalid(words, &describe::format_unknown(to));
    };
    match writer.write_all(drafts) {
        Ok(text) => Answer {
            puzzle: drafts.first().map(to_line),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts what it is told, and stops after so many solutions.
    #[derive(Default)]
    struct Listener {
        lines: Vec<String>,
        moments: Vec<Moment>,
        watches: bool,
        enough: usize,
    }

    impl Host for Listener {
        fn solution(&mut self, line: &str, _effort: &Effort) -> ControlFlow<()> {
            self.lines.push(line.to_owned());
            if self.lines.len() == self.enough {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        }

        fn watches(&self) -> bool {
            self.watches
        }

        fn moment(&mut self, moment: &Moment) -> ControlFlow<()> {
            self.moments.push(*moment);
            ControlFlow::Continue(())
        }
    }

    fn ask(puzzle: &str, task: Task, host: &mut dyn Host) -> Answer {
        let request = Request { puzzle: puzzle.to_owned(), box_shape: None, task };
        handle(&request, Words::english(), host)
    }

    fn all() -> Task {
        Task::Solve(Solve { show: Show::All, ..Solve::default() })
    }

    #[test]
    fn a_host_that_has_enough_stops_the_search() {
        let mut listener = Listener { enough: 3, ..Listener::default() };
        let answer = ask("................", all(), &mut listener);
        assert_eq!((listener.lines.len(), answer.count, answer.stopped), (3, Some(3), true));
        assert_eq!((answer.outcome, answer.is_unique()), (Outcome::No, Some(false)));
    }

    #[test]
    fn one_solution_at_the_limit_is_not_called_unique() {
        let solve = |limit| {
            let search = Search { limit: Some(limit), ..Search::default() };
            Task::Solve(Solve { unique: true, search, ..Solve::default() })
        };
        let answer = ask("................", solve(1), &mut ());
        assert_eq!((answer.outcome, answer.is_unique()), (Outcome::No, Some(false)));
        let check = Task::Check(Search { limit: Some(1), ..Search::default() });
        assert_eq!(ask("1234341221434321", check, &mut ()).is_unique(), Some(true));
    }

    #[test]
    fn the_trials_to_the_last_solution_are_not_those_to_the_last_one_listed() {
        let search =
            Search { method: Some("sets".into()), limit: Some(20_000), ..Search::default() };
        let answer = ask(&".".repeat(81), Task::Count(search), &mut ());
        assert_eq!(answer.trials_to_each.len(), LISTED_TRIALS);
        assert_eq!(answer.trials_to_last, answer.trials);
    }

    #[test]
    fn a_contradiction_at_the_start_can_be_watched_too() {
        let mut listener = Listener { watches: true, ..Listener::default() };
        let answer = ask("123....4........", all(), &mut listener);
        assert_eq!((answer.outcome, answer.count), (Outcome::No, Some(0)));
        assert!(matches!(listener.moments[0], Moment::Look { case: Case::None, .. }));
        assert_eq!(listener.moments[1], Moment::End(End::Contradiction));
    }

    /// A host that has no patience at all.
    struct Impatient;

    impl Host for Impatient {
        fn progress(&mut self, _effort: &Effort) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }

    fn by_chance(method: &str, limit: Option<u64>) -> Search {
        Search { method: Some(method.to_owned()), limit, seed: 1, ..Search::default() }
    }

    fn methods_of_chance() -> impl Iterator<Item = &'static str> {
        let all = nonet_core::solve::ALL.iter();
        all.filter(|method| !method.is_exhaustive).map(|method| method.id)
    }

    #[test]
    fn a_method_that_proves_nothing_is_not_asked_for_proofs() {
        for method in methods_of_chance() {
            let search = |limit| by_chance(method, limit);
            let show = |show| Solve { show, search: search(None), ..Solve::default() };
            let tasks = [
                Task::Check(search(None)),
                Task::Check(search(Some(1))),
                Task::Count(search(None)),
                Task::Count(search(Some(1))),
                Task::Candidates { unique: Some(search(None)) },
                Task::Solve(show(Show::Two)),
                Task::Solve(show(Show::All)),
                Task::Solve(Solve { unique: true, ..show(Show::First) }),
                Task::Solve(Solve { search: search(Some(2)), ..Solve::default() }),
            ];
            for task in tasks {
                let answer = ask("1234341221434321", task.clone(), &mut ());
                let code = answer.error.as_ref().map(|fault| fault.code);
                assert_eq!(code, Some("method-proves-nothing"), "{task:?}");
                assert_eq!((answer.outcome, answer.count), (Outcome::Invalid, None), "{task:?}");
            }
        }
    }

    #[test]
    fn a_method_that_proves_nothing_finds_a_solution_and_does_not_call_it_unique() {
        for method in methods_of_chance() {
            let solve = Solve { search: by_chance(method, None), ..Solve::default() };
            let answer = ask("12..34....43....", Task::Solve(solve), &mut ());
            assert_eq!((answer.outcome, answer.count), (Outcome::Yes, Some(1)), "{answer:?}");
            assert!(answer.solution.is_some() && answer.is_unique().is_none(), "{answer:?}");
            assert_eq!(answer.limit_reached, Some(true));
        }
    }

    #[test]
    fn a_search_by_chance_that_was_stopped_does_not_say_that_there_is_no_solution() {
        // There is none: row 1 has two digits left for three cells.
        for method in methods_of_chance() {
            let solve = Solve { search: by_chance(method, None), ..Solve::default() };
            let answer = ask("....13....3...1.", Task::Solve(solve), &mut Impatient);
            assert_eq!(answer.error.as_ref().map(|fault| fault.code), Some("method-found-nothing"));
            assert_eq!((answer.outcome, answer.count), (Outcome::No, None), "{answer:?}");
            assert_eq!((answer.is_unique(), answer.stopped), (None, true), "{answer:?}");
        }
    }

    #[test]
    fn boxes_that_were_guessed_are_mentioned_where_it_may_matter() {
        let sideways = "1234562.....3.....4.....5.....6.....";
        let answer = ask(sideways, Task::Check(Search::default()), &mut ());
        assert!(answer.remarks.iter().any(|remark| remark.contains("as 3x2")), "{answer:?}");
    }
}
