//! From data to messages: errors, contradictions, cells and houses.

use nonet_core::format::{Format, ReadError, ReadErrorKind, WriteError};
use nonet_core::rule::{Clue, Flaw, Rule, Says};
use nonet_core::solve::{Case, End, Method, Moment};
use nonet_core::{BoxShape, Cell, Contradiction, DigitSet, Draft, House, HouseKind, Layout};
use nonet_logic::Technique;

use crate::answer::Fault;
use crate::message;
use crate::puzzle::Findings;
use crate::words::{Argument, Message, Words};

/// The fewest givens with which a 9×9 puzzle can have a single solution.
/// (Proved by exhaustion: "There is no 16-clue Sudoku", Gary Mc Guire and others, 2012.)
pub const FEWEST_GIVENS: usize = 17;

/// How many rules that are not known are named, and how much of each name is.
const MOST_RULES: usize = 8;
const LONGEST_RULE: usize = 40;

/// The name of a cell: `r1c1`.
pub fn cell_name(cell: Cell, layout: &Layout) -> Message {
    let (row, column) = (layout.row_of(cell) + 1, layout.column_of(cell) + 1);
    message!("cell-name", row = row, column = column)
}

/// The cells that a sentence names, as in `r1c2`, in the order of its arguments and each once.
pub(crate) fn cells_named(sentence: &Message) -> Vec<String> {
    fn collect(message: &Message, cells: &mut Vec<String>) {
        if let ("cell-name", [(_, Argument::Number(row)), (_, Argument::Number(column))]) =
            (message.id(), message.arguments())
        {
            let cell = format!("r{row}c{column}");
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        message.arguments().iter().for_each(|(_, argument)| within(argument, cells));
    }
    fn within(argument: &Argument, cells: &mut Vec<String>) {
        if let Argument::Message(message) = argument {
            collect(message, cells);
        }
        for one in argument.parts().unwrap_or_default() {
            within(one, cells);
        }
    }
    let mut cells = Vec::new();
    collect(sentence, &mut cells);
    cells
}

/// Which kind of house it is, for sentences to choose by: cells lie in a row, but on a diagonal.
pub(crate) fn house_kind(house: House) -> &'static str {
    match house.kind() {
        HouseKind::FallingDiagonal | HouseKind::RisingDiagonal => "diagonal",
        kind => kind.id(),
    }
}

/// The name of a house: `row 1`.
pub fn house_name(house: House) -> Message {
    let number = house.number();
    match house.kind() {
        HouseKind::Row => message!("row-name", number = number),
        HouseKind::Column => message!("column-name", number = number),
        HouseKind::Box => message!("box-name", number = number),
        HouseKind::Region => message!("region-name", number = number),
        HouseKind::FallingDiagonal => message!("falling-diagonal-name"),
        HouseKind::RisingDiagonal => message!("rising-diagonal-name"),
        HouseKind::Window => message!("window-name", number = number),
        HouseKind::Group => message!("group-name", number = number),
        HouseKind::Extra => message!("extra-region-name", number = number),
        HouseKind::Strip => message!("strip-name", letter = letter(house.index())),
    }
}

/// What the strip with this index is called: A to Z, then AA, AB and so on.
pub(crate) fn letter(index: usize) -> String {
    let letter = |index: usize| char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => letter(index).to_string(),
        more => format!("{}{}", letter(more - 1), letter(index)),
    }
}

/// The name of a rule: `Anti-knight`.
pub(crate) fn rule_name(rule: &Rule) -> Message {
    Message::name("rule", rule.id)
}

/// What a clue is called: `the 3 to the left of row 2`.
pub(crate) fn clue_name(clue: &Clue, layout: &Layout) -> Message {
    let place = |cell: &Cell| (layout.row_of(*cell), layout.column_of(*cell));
    let ends = (clue.cells.first().map(place), clue.cells.last().map(place));
    let number = clue.number.map(u64::from);
    if let (Says::LineAndNumber, Some(number), (Some(start), Some(end))) =
        (clue.rule.says, number, ends)
    {
        let (side, line) = match (start.0 == end.0, start <= end) {
            (true, true) => ("left", start.0),
            (true, false) => ("right", start.0),
            (false, true) => ("above", start.1),
            (false, false) => ("below", start.1),
        };
        return message!("clue-name", number = number, side = side, line = line + 1);
    }
    let rule = rule_name(clue.rule);
    let cells = clue.cells.iter().map(|&cell| cell_name(cell, layout)).collect::<Vec<_>>();
    match number {
        Some(number) => message!("clue-name-number", rule = rule, number = number, cells = cells),
        None => message!("clue-name-cells", rule = rule, cells = cells),
    }
}

/// What a rule says, in one sentence.
pub(crate) fn rule_text(rule: &Rule) -> Message {
    Message::name("rule-text", rule.id)
}

/// The name of a technique, and of each of I. Bocharov's five methods: `X-Wing`.
pub fn technique_name(technique: &Technique) -> Message {
    Message::name("technique", technique.id)
}

/// The name of a method of solving: `Exact cover`.
pub fn method_name(method: &Method) -> Message {
    Message::name("method", method.id)
}

/// Why a draft has no solution.
pub fn contradiction(reason: &Contradiction, draft: &Draft) -> Message {
    match reason {
        Contradiction::Clash { house, digit, cells } => {
            let names: Vec<Message> =
                cells.iter().map(|&cell| cell_name(cell, &draft.layout)).collect();
            let symbol = draft.alphabet.symbol(*digit);
            message!(
                "clash",
                digit = symbol,
                kind = house_kind(*house),
                house = house_name(*house),
                cells = names
            )
        }
        Contradiction::NoValue { cell } => {
            message!("no-value", cell = cell_name(*cell, &draft.layout))
        }
        Contradiction::NoPlace { house, digit } => {
            let symbol = draft.alphabet.symbol(*digit);
            message!("no-place", house = house_name(*house), digit = symbol)
        }
        Contradiction::Pair { clue, cells } => {
            let names: Vec<Message> =
                cells.iter().map(|&cell| cell_name(cell, &draft.layout)).collect();
            let rule = rule_name(draft.layout.clues()[*clue].rule);
            message!("pair-broken", rule = rule, cells = names)
        }
        Contradiction::UnknownRules => rules_unknown(draft),
        Contradiction::Constraint { clue } => {
            let clue = clue_name(&draft.layout.clues()[*clue], &draft.layout);
            message!("constraint-broken", clue = clue)
        }
    }
}

/// That a puzzle has rules that nobody here knows.
pub(crate) fn rules_unknown(draft: &Draft) -> Message {
    message!("rules-unknown", rules = Argument::ids(unknown_rules(draft)))
}

/// What the document of a puzzle calls rules that nobody here knows: as many as anybody reads.
pub(crate) fn unknown_rules(draft: &Draft) -> impl Iterator<Item = &str> {
    let names = draft.unknown_rules().iter().take(MOST_RULES);
    names.map(|name| {
        let end = name.char_indices().nth(LONGEST_RULE).map_or(name.len(), |(end, _)| end);
        &name[..end]
    })
}

/// The remark that a 9×9 puzzle with so few givens cannot have a single solution.
pub(crate) fn few_givens(draft: &Draft) -> Option<Message> {
    let digits = draft.digit_count();
    let applies =
        draft.layout.is_classic() && draft.pencil_marks.is_none() && digits < FEWEST_GIVENS;
    applies.then(|| message!("remark-few-givens", givens = digits, fewest = FEWEST_GIVENS))
}

/// That the boxes were taken to lie, where they may have been meant to stand.
pub(crate) fn guessed_box(shape: BoxShape) -> Message {
    let other = BoxShape::new(shape.columns(), shape.rows()).unwrap_or(shape);
    message!("remark-guessed-box", taken = shape.to_string(), other = other.to_string())
}

/// How many solutions a search found: `unique`, `1000+ solutions`, `no solution`.
pub fn verdict(findings: &Findings) -> Message {
    match (findings.number().unwrap_or(0), findings.is_unique()) {
        (_, Some(true)) => message!("unique"),
        (0, _) if !findings.stopped => message!("no-solution"),
        (count, _) if findings.limit_reached == Some(true) || findings.stopped => {
            message!("solutions-or-more", count = count)
        }
        (count, _) => message!("solutions", count = count),
    }
}

/// What a search cost, one message a line. `number` shows numbers as the reader likes them.
pub fn statistics(findings: &Findings, number: &dyn Fn(u128) -> String) -> Vec<Message> {
    let mut told = Vec::new();
    told.extend(findings.method.map(|method| message!("stats-method", method = method)));
    let Some(stats) = &findings.stats else { return told };
    let show = |figure: u64| number(u128::from(figure));
    told.push(message!("stats-nodes", nodes = show(stats.nodes)));
    told.push(message!("stats-trials", trials = show(stats.trials)));
    if let (Some(&first), Some(last)) = (stats.trials_to_each.first(), stats.trials_to_last) {
        let (first, last) = (show(first), show(last));
        told.push(message!("stats-trials-first-last", first = first, last = last));
    }
    if let Some(complexity) = stats.complexity {
        told.push(message!("stats-complexity", complexity = show(complexity)));
    }
    told.extend(match (stats.assumed_at_once, stats.needed_at_once) {
        (Some(values), Some(needed)) if needed < values => {
            Some(message!("stats-at-once-bound", values = values, needed = needed))
        }
        (Some(values), _) => Some(message!("stats-at-once", values = values)),
        (None, _) => None,
    });
    told
}

/// A moment of a search, in one line. `trials` is how many there have been.
pub fn moment(moment: &Moment, draft: &Draft, trials: u64) -> Message {
    let name = |cell| cell_name(cell, &draft.layout);
    let symbol = |digit| draft.alphabet.symbol(digit);
    // As wide as the largest set, so that the columns stand under each other.
    let width = draft.layout.size() + 2;
    let set = |digits: DigitSet| {
        let symbols: String = digits.iter().map(symbol).collect();
        format!("{:<width$}", format!("{{{symbols}}}"))
    };
    match *moment {
        Moment::Look { cell, row, column, block, possible, case } => {
            let case = match (case, possible.first()) {
                (Case::One, Some(digit)) => message!("watch-case-one", digit = symbol(digit)),
                (Case::Several, _) => message!("watch-case-several"),
                (Case::None | Case::One, _) => message!("watch-case-none"),
            };
            message!(
                "watch-look",
                cell = name(cell),
                row = set(row),
                column = set(column),
                block = set(block),
                possible = set(possible),
                marks = if draft.pencil_marks.is_some() { "yes" } else { "no" },
                trials = trials,
                case = case
            )
        }
        Moment::End(End::Contradiction) => message!("watch-end-contradiction", trials = trials),
        Moment::End(End::Solved) => message!("watch-end-solved", trials = trials),
        Moment::End(End::Stuck) => message!("watch-end-stuck", trials = trials),
        Moment::Try { cell, digit, trial } => {
            message!("watch-try", trial = trial, digit = symbol(digit), cell = name(cell))
        }
        Moment::TakeBack { cell, digit } => {
            message!("watch-back", digit = symbol(digit), cell = name(cell))
        }
    }
}

/// Why a puzzle cannot be written in the format with this name.
pub fn write_error(error: WriteError, format: &str) -> Message {
    match error {
        WriteError::OnlyClassic => message!("write-only-classic", format = format),
        WriteError::NoPencilMarks => message!("write-no-pencil-marks", format = format),
        WriteError::NoRules => message!("write-no-rules", format = format),
        WriteError::Ambiguous => message!("write-ambiguous", format = format),
    }
}

/// No format that can be written has this name.
pub(crate) fn format_unknown(format: &str) -> Message {
    let known = nonet_core::format::ALL.iter().filter(|format| format.write.is_some());
    let known = Argument::ids(known.map(|format: &&Format| format.id));
    message!("format-unknown", format = format, known = known)
}

/// Why a line of a text with a puzzle on each is none: like [`read_error`], but for the number of
/// the line, which the reader knows.
pub fn read_error_of_line(error: &ReadError) -> Message {
    read_error(&ReadError { line: None, ..error.clone() })
}

/// The fault of a request whose puzzle is none.
pub(crate) fn read_fault(error: &ReadError, words: &Words) -> Fault {
    let code = what_is_wrong(error).id();
    let message = words.say(&read_error(error));
    Fault { code, message, line: error.line, column: error.column }
}

/// Why a text is no puzzle: what is wrong, where, and what it should be.
pub fn read_error(error: &ReadError) -> Message {
    let mut what = what_is_wrong(error);
    if let Some(field) = &error.field {
        what = message!("at-field", field = field.clone(), what = what);
    }
    match (error.line, error.column) {
        // The line is what the sentence is about, so it does not stand before it.
        (Some(_), None) if matches!(error.kind, ReadErrorKind::RowLength { .. }) => what,
        (Some(line), Some(column)) => {
            message!("at-line-and-column", line = line, column = column, what = what)
        }
        (Some(line), None) => message!("at-line", line = line, what = what),
        (None, Some(column)) => message!("at-column", column = column, what = what),
        _ => what,
    }
}

/// What is wrong with a clue.
fn what_is_wrong_with_clue(flaw: &Flaw, size: usize) -> Message {
    let name = |cell: Cell| {
        let (row, column) = (cell.index() / size + 1, cell.index() % size + 1);
        message!("cell-name", row = row, column = column)
    };
    match *flaw {
        Flaw::RepeatedCell(cell) => message!("flaw-repeated-cell", cell = name(cell)),
        Flaw::OutsideCell(_) => message!("flaw-outside-cell"),
        Flaw::CellCount { count, least, most } => {
            message!("flaw-cell-count", count = count, least = least, most = most)
        }
        Flaw::DigitCount { digits, cells } => {
            message!("flaw-digit-count", digits = digits, cells = cells)
        }
        Flaw::Number { least, most } => {
            message!("flaw-number", least = u64::from(least), most = u64::from(most))
        }
        Flaw::NotALine => message!("flaw-not-a-line"),
        Flaw::Overlap(cell) => message!("flaw-overlap", cell = name(cell)),
        Flaw::Boxes => message!("flaw-boxes"),
        Flaw::TooMany(_) => message!("flaw-too-many"),
    }
}

/// What is wrong with a text.
fn what_is_wrong(error: &ReadError) -> Message {
    match &error.kind {
        ReadErrorKind::Empty => message!("read-empty"),
        ReadErrorKind::NotAPuzzle => message!("read-not-a-puzzle"),
        ReadErrorKind::UnknownSymbol { symbol, size } => {
            // A control character would do to the terminal whatever it does.
            let shown = if symbol.is_control() {
                symbol.escape_default().to_string()
            } else {
                symbol.to_string()
            };
            if matches!(symbol, 'O' | 'o') {
                message!("read-letter-o", symbol = shown)
            } else {
                message!("read-symbol", symbol = shown, size = *size)
            }
        }
        ReadErrorKind::NotACell { text, size } => {
            let has_digit = text.contains(|char: char| char.is_ascii_digit());
            if has_digit && text.contains('*') {
                message!("read-marked-digit", text = text.clone())
            } else {
                message!("read-not-a-cell", text = text.clone(), size = *size)
            }
        }
        ReadErrorKind::NumberTooLarge { number, size } => {
            message!("read-number", number = number.clone(), size = *size)
        }
        ReadErrorKind::RowLength { found, expected } => match error.line {
            Some(line) => {
                let (found, expected) = (*found, *expected);
                message!("read-line-length", line = line, found = found, expected = expected)
            }
            None => message!("read-row-length", found = *found, expected = *expected),
        },
        ReadErrorKind::RowCount { found, expected } => {
            message!("read-row-count", found = *found, expected = *expected)
        }
        ReadErrorKind::CellCount { found, nearest } => {
            message!("read-cell-count", found = *found, nearest = *nearest, size = nearest.isqrt())
        }
        ReadErrorKind::Malformed { format } => message!("read-malformed", format = *format),
        ReadErrorKind::Missing { format, field } => {
            message!("read-missing", format = *format, field = *field)
        }
        ReadErrorKind::TooLong { format, most } => {
            message!("read-too-long", format = *format, megabytes = most >> 20)
        }
        ReadErrorKind::UnknownVersion { format } => message!("read-version", format = *format),
        ReadErrorKind::UnknownRule { rule } => {
            let known = Argument::ids(nonet_core::rule::ALL.iter().map(|rule| rule.id));
            message!("read-rule-unknown", rule = rule.clone(), known = known)
        }
        ReadErrorKind::NoSuchCell { text, size } => {
            message!("read-no-such-cell", text = text.clone(), size = *size)
        }
        ReadErrorKind::Clue { rule, flaw, size } => {
            let name = Message::name("rule", rule);
            message!("read-clue", rule = name, flaw = what_is_wrong_with_clue(flaw, *size))
        }
        ReadErrorKind::OtherBoxes => message!("read-other-boxes"),
    }
}
