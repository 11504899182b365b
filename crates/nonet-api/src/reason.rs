//! Questions about logic: the next step, the whole way, and how hard it is.

use nonet_core::format::to_line;
use nonet_core::solve::Effort;
use nonet_core::{Cell, Draft, Entry, Grid, Position, Proper, ProperError};
use nonet_logic::{Board, Ending, MAX_LOGIC_SIZE, Path, Rating, Step, Toolbox, trial};

use crate::answer::{Answer, Fault, Outcome, Rated, Uses};
use crate::describe::{cell_name, contradiction};
use crate::explain::cell_id;
use crate::handle::{Host, search_for_two};
use crate::message;
use crate::request::Logic;
use crate::steps::{Teller, ToldStep};
use crate::toolbox::toolbox;
use crate::words::{Message, Words};

/// The next step, or why there is none.
pub(crate) fn hint(
    draft: Draft,
    level: u8,
    logic: &Logic,
    words: &Words,
    host: &mut dyn Host,
) -> Answer {
    let mut ready = match prospect(draft, logic, words, host) {
        Prospect::Good(ready) => ready,
        // To say so is what a hint is for.
        Prospect::Mistaken(mut answer, mistake) => {
            answer.hint = Some(mistake.at(level, words));
            return *answer;
        }
        Prospect::None(answer) => return *answer,
        Prospect::DeadEnd(ready) => return ready.without_solution(words),
    };
    if ready.board.is_full() {
        ready.answer.hint = Some(words.say(&message!("nothing-left")));
    } else if let Some(step) = ready.toolbox.next_step(&ready.board) {
        let told = ready.told(&step, &ready.board);
        ready.answer.hint = Some(told.at(level).to_owned());
        ready.answer.steps = vec![told];
    } else {
        ready.answer.hint = Some(words.say(&message!("no-step-found")));
        ready.answer.outcome = Outcome::No;
    }
    ready.answer
}

/// The whole way, step by step; for a puzzle without a solution, the way to where that shows.
pub(crate) fn explain(draft: Draft, logic: &Logic, words: &Words, host: &mut dyn Host) -> Answer {
    let (mut ready, has_solution) = match prospect(draft, logic, words, host) {
        Prospect::Good(ready) => (ready, true),
        Prospect::DeadEnd(ready) => (ready, false),
        Prospect::None(answer) => return *answer,
        Prospect::Mistaken(answer, mistake) => return mistake.as_fault(*answer, words),
    };
    let Some((path, last)) = ready.walk(host) else { return stopped(ready.answer) };
    let mut board = ready.board.clone();
    for step in &path.steps {
        ready.answer.steps.push(ready.told(step, &board));
        board.apply(step);
    }
    if has_solution {
        return ready.rated(&path, &last, host);
    }
    match (&path.ending, &ready.answer.draft) {
        (Ending::Broken(reason), Some(draft)) => {
            ready.answer.reasons = vec![words.say(&contradiction(reason, draft))];
            ready.answer.outcome = Outcome::No;
            ready.answer
        }
        _ => ready.without_solution(words),
    }
}

/// How hard the way is.
pub(crate) fn rate(draft: Draft, logic: &Logic, words: &Words, host: &mut dyn Host) -> Answer {
    let ready = match prospect(draft, logic, words, host) {
        Prospect::Good(ready) => ready,
        Prospect::DeadEnd(ready) => return ready.without_solution(words),
        Prospect::None(answer) => return *answer,
        Prospect::Mistaken(answer, mistake) => return mistake.as_fault(*answer, words),
    };
    match ready.walk(host) {
        // Whoever asks how hard it is may still want to solve it.
        Some((path, last)) => Answer { solution: None, ..ready.rated(&path, &last, host) },
        None => stopped(ready.answer),
    }
}

/// The answer to a question that the host did not want to wait for.
fn stopped(answer: Answer) -> Answer {
    Answer { stopped: true, outcome: Outcome::No, ..answer }
}

/// What can be expected of reasoning about a puzzle.
enum Prospect<'a> {
    /// It has exactly one solution, and nothing is wrong with the position.
    Good(Ready<'a>),
    /// It has no solution, though that cannot be seen without a step of reasoning.
    DeadEnd(Ready<'a>),
    /// The puzzle is right, but something in the position is wrong.
    Mistaken(Box<Answer>, Mistake),
    /// Nothing, for the reason in the answer.
    None(Box<Answer>),
}

/// A puzzle that can be reasoned about.
struct Ready<'a> {
    /// The answer so far.
    answer: Answer,
    board: Board,
    toolbox: Toolbox,
    teller: Teller<'a>,
}

impl Ready<'_> {
    /// The way from here and the board it ends at, unless the host stops it.
    fn walk(&self, host: &mut dyn Host) -> Option<(Path, Board)> {
        let cells = self.board.layout().cell_count();
        let mut walk = self.toolbox.walk(self.board.clone());
        let mut steps = Vec::new();
        while let Some(step) = walk.next() {
            steps.push(step);
            let filled = cells - walk.board().empty_cells().len();
            let explored = filled as f64 / cells as f64;
            if host.progress(&Effort { explored, ..Effort::default() }).is_break() {
                return None;
            }
        }
        let (ending, last) = (walk.ending(), walk.board().clone());
        Some((Path { steps, ending }, last))
    }

    /// A step in words.
    fn told(&self, step: &Step, board: &Board) -> ToldStep {
        let tool = self.toolbox.tool(step.technique).expect("a step comes from a tool of the box");
        ToldStep::new(step, tool, board, self.teller)
    }

    /// The answer with what the way says about the puzzle.
    fn rated(mut self, path: &Path, last: &Board, host: &mut dyn Host) -> Answer {
        let is_solved = path.ending == Ending::Solved;
        let rating = Rating::of(path, &self.toolbox, self.board.layout());
        let mut tell = |work: &trial::Work| {
            host.progress(&Effort { trials: work.trials, explored: 1.0, ..Effort::default() })
        };
        let trial = trial::run_without_steps(&self.board, &trial::METHODS, &mut tell);
        // It has been checked that there is only one solution, so the easiest way to it counts.
        let complexity = trial.smallest_complexity(trial::Answers::One, &mut tell);
        self.answer.rating = Some(Rated {
            er: None,
            ep: None,
            ed: None,
            level: is_solved.then(|| rating.level.id()),
            score: is_solved.then_some(rating.score),
            complexity,
            solved: is_solved,
            filled: last.layout().cell_count() - last.empty_cells().len(),
            techniques: Uses(rating.uses),
        });
        if is_solved {
            let alphabet = self.teller.alphabet;
            let symbol = |cell| last.value(cell).map_or('.', |digit| alphabet.symbol(digit));
            self.answer.solution = Some(last.layout().cells().map(symbol).collect());
        } else {
            self.answer.outcome = Outcome::No;
        }
        self.answer
    }

    /// The answer to a question that has none without a solution.
    fn without_solution(self, words: &Words) -> Answer {
        let reason = message!("no-solution-searched");
        let fault = Fault::new(words, &message!("logic-no-solution-explained", reason = reason));
        Answer { error: Some(fault), outcome: Outcome::No, ..self.answer }
    }
}

/// What is wrong with a position whose puzzle is right.
struct Mistake {
    /// What to say of it.
    told: Message,
    /// The character of the digit that belongs there.
    right: char,
}

impl Mistake {
    /// The first cell whose digit is wrong, or whose pencil marks leave out the right one, and what
    /// to say of it.
    fn find(draft: &Draft, solution: &Grid) -> Option<(Cell, Mistake)> {
        let right = |cell: Cell| solution.digit(cell);
        let wrong_digit = |cell| draft.entry(cell).digit().filter(|&digit| digit != right(cell));
        let has_wrong_marks = |cell: &Cell| {
            let marks = draft.pencil_marks.as_ref().map(|marks| marks[cell.index()]);
            marks.is_some_and(|marks| !marks.contains(right(*cell)))
        };
        // A wrong digit is worse than a wrong mark, and may be the reason for it.
        let mut cells = draft.layout.cells();
        let filled = cells.find(|&cell| wrong_digit(cell).is_some());
        let cell = filled.or_else(|| draft.layout.cells().find(has_wrong_marks))?;
        let name = cell_name(cell, &draft.layout);
        let told = match wrong_digit(cell) {
            Some(digit) => {
                message!("mistake-digit", cell = name, digit = draft.alphabet.symbol(digit))
            }
            None => message!("mistake-marks", cell = name),
        };
        Some((cell, Mistake { told, right: draft.alphabet.symbol(solution.digit(cell)) }))
    }

    /// What a hint of a level says of it.
    fn at(&self, level: u8, words: &Words) -> String {
        if level < 4 {
            return words.say(&self.told);
        }
        words.paragraph([&self.told, &message!("mistake-right", digit = self.right)])
    }

    /// No way begins with a mistake.
    fn as_fault(&self, answer: Answer, words: &Words) -> Answer {
        Answer { error: Some(Fault::new(words, &self.told)), ..answer }
    }
}

/// Checks that a puzzle can be reasoned about: it is small enough, it has exactly one solution, and
/// what the player has put in agrees with it.
fn prospect<'a>(
    draft: Draft,
    logic: &Logic,
    words: &'a Words,
    host: &mut dyn Host,
) -> Prospect<'a> {
    let puzzle = Some(to_line(&draft));
    let draft = with_filled_cells(draft);
    let no = |outcome, message: &Message| {
        let answer = Answer::fault(outcome, Fault::new(words, message));
        Prospect::None(Box::new(Answer { puzzle: puzzle.clone(), ..answer }))
    };
    let toolbox = match toolbox(logic) {
        Ok(toolbox) => toolbox,
        Err(message) => return no(Outcome::Invalid, &message),
    };
    if draft.layout.size() > MAX_LOGIC_SIZE {
        return no(Outcome::No, &message!("logic-too-large", size = MAX_LOGIC_SIZE));
    }
    let teller = Teller { words, alphabet: draft.alphabet };
    let ready = |answer: Answer, position: &Position, draft: Draft| {
        let board = Board::of(position).expect("the size was checked");
        Ready {
            answer: Answer { puzzle: puzzle.clone(), draft: Some(draft), ..answer },
            board,
            toolbox,
            teller,
        }
    };
    // Where the givens stand by themselves, everything else is what a player has made of them.
    let question = draft.givens();
    let asked = match Proper::search(&question, &mut |effort| host.progress(effort)) {
        Ok(proper) => {
            return match proper.position(&draft) {
                Some(position) => Prospect::Good(ready(Answer::default(), &position, draft)),
                None => mistaken(puzzle, &draft, proper.solution()),
            };
        }
        Err(ProperError::Stopped) => {
            let answer = Answer { puzzle, draft: Some(draft), ..Answer::default() };
            return Prospect::None(Box::new(stopped(answer)));
        }
        Err(ProperError::NoSolution) => question,
        // What is placed and the pencil marks belong to the question then. A second solution that
        // they exclude is none, so that nothing may rely on there being only one.
        Err(ProperError::SeveralSolutions) => draft.clone(),
    };
    let mut answer = search_for_two(asked, words, host);
    if answer.stopped {
        // How many solutions had been found by then is not what was asked.
        return Prospect::None(Box::new(Answer { count: None, limit_reached: None, ..answer }));
    }
    let fault = match (answer.count, answer.reasons.first()) {
        (Some(0 | 1), None) => None,
        (Some(0), Some(reason)) => Some(message!("logic-no-solution", reason = reason.as_str())),
        _ => Some(message!("logic-several-solutions")),
    };
    if let Some(fault) = fault {
        let error = Some(Fault::new(words, &fault));
        return Prospect::None(Box::new(Answer { error, outcome: Outcome::No, ..answer }));
    }
    let has_solution = answer.count == Some(1);
    answer.solution = None;
    answer.count = answer.count.filter(|_| !has_solution);
    answer.limit_reached = answer.limit_reached.filter(|_| !has_solution);
    let ready = ready(answer, &Position::of(&draft), draft);
    if has_solution { Prospect::Good(ready) } else { Prospect::DeadEnd(ready) }
}

/// What to say of a draft that is not on the way to the solution of its givens.
fn mistaken<'a>(puzzle: Option<String>, draft: &Draft, solution: &Grid) -> Prospect<'a> {
    let (cell, mistake) =
        Mistake::find(draft, solution).expect("something is not as in the solution");
    let mistaken = Some(cell_id(cell, &draft.layout));
    let answer = Answer { puzzle, mistake: mistaken, outcome: Outcome::No, ..Answer::default() };
    Prospect::Mistaken(Box::new(answer), mistake)
}

/// A draft that holds nothing but pencil marks, with the cells that have just one as what they most
/// likely are: filled.
fn with_filled_cells(mut draft: Draft) -> Draft {
    if draft.digit_count() == 0
        && let Some(marks) = &draft.pencil_marks
    {
        for (entry, marks) in draft.entries.iter_mut().zip(marks) {
            if let Some(digit) = marks.only() {
                *entry = Entry::Given(digit);
            }
        }
    }
    draft
}
