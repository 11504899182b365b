//! Grids of pencil marks: for each cell the digits it may hold.
//!
//! ```text
//! +----------------+--------------+---------------+
//! | 5    3    124  | 26  7   2468 | 1489 1249 248 |
//! ```
//!
//! A lone digit is a given if no other cell of its houses carries it among several; otherwise it is
//! an empty cell with one pencil mark. If every cell has a lone digit, the grid is an ordinary one.
//! A `u` before a digit says that the player placed it, as `SudoCue`'s `.sdx` files have it; a group
//! may stand in brackets, and `{}` is a cell with nothing left.
//!
//! Past 9×9 a group is written in braces, so that `{12}` is not taken for the number 12. Written
//! are the marks that the digits of the grid leave; marked cells, and which digits the player
//! placed, are not; nor are remarks.

use std::sync::Arc;

use super::legend::Legend;
use super::sheet::Sheet;
use super::spaces::broken_unless_spaces;
use super::text::fold;
use super::token::{Symbol, Token, symbol_count};
use super::window::Style;
use super::{Expectation, Format, ReadError, Reading, WriteError, Writer, cells};
use crate::{Alphabet, BoxShape, Cell, Digit, DigitSet, Draft, Entry, Layout};

pub(super) static PENCIL_MARKS: Format =
    Format { id: "pencil-marks", read: Some(read), write: Some(Writer::Block(write)) };

fn read(text: &str, expectation: &Expectation) -> Reading {
    let sheet = Sheet::scan(text);
    let (tokens, shape) = match sheet.window(expectation) {
        Some(window) if window.style == Style::Spaced => {
            (sheet.tokens_of(window.rows), window.shape)
        }
        Some(_) => return Reading::NotThis,
        None if sheet.is_cut => return Reading::NotThis,
        None => match expectation.shape_for_cells(sheet.tokens().len()) {
            Some(shape) => (sheet.tokens(), shape),
            None => return Reading::NotThis,
        },
    };
    if !are_groups(tokens, shape) {
        return Reading::NotThis;
    }
    match from_groups(tokens, shape) {
        Ok(draft) => Reading::Puzzles(vec![draft]),
        Err(error) => broken_unless_spaces(text, expectation, error),
    }
}

/// Whether tokens are groups of pencil marks rather than digits or numbers.
///
/// No group may be empty or hold a blank: a `12` beside empty cells is a number too large.
fn are_groups(tokens: &[Token<'_>], shape: BoxShape) -> bool {
    let is_group = |token: &Token<'_>| {
        let length = symbol_count(without_sign(token));
        let is_long = if shape.size() > 9 { token.enclosed || length > 2 } else { true };
        (length > 1 && is_long) || token.text.is_empty() || token.text.starts_with('u')
    };
    let lettered = |token: &Token<'_>| {
        token.symbol_count() > 1 && token.text.contains(|char: char| char.is_ascii_alphabetic())
    };
    let all_symbols = |token: &Token<'_>| {
        let text = without_sign(token);
        text.chars().all(|char| fold(char).is_ascii_alphanumeric())
            && !(text.contains('0') && shape.size() <= 9)
    };
    // No group holds a digit twice: a `99` is a number.
    let repeats = |token: &Token<'_>| {
        let text = without_sign(token);
        let mut symbols = text.char_indices();
        symbols.any(|(place, char)| text[place + char.len_utf8()..].contains(char))
    };
    let any_group = tokens.iter().any(is_group) || tokens.iter().any(lettered);
    any_group && tokens.iter().all(all_symbols) && !tokens.iter().any(repeats)
}

/// A token without the sign that says that the player placed its digit.
fn without_sign<'t>(token: &Token<'t>) -> &'t str {
    token.text.strip_prefix('u').filter(|rest| !rest.is_empty()).unwrap_or(token.text)
}

fn from_groups(tokens: &[Token<'_>], shape: BoxShape) -> Result<Draft, ReadError> {
    let size = shape.size();
    let chars = |token: &Token<'_>| without_sign(token).to_owned();
    let all: String = tokens.iter().map(chars).collect();
    let mut legend = Legend::for_chars(all.chars().map(fold), size);
    // There are no empty cells here, so that a zero can only be a digit.
    if size > 9 && all.contains('0') {
        legend = Legend::of(Alphabet::FromZero, size);
    }
    let mut groups = Vec::with_capacity(tokens.len());
    let mut placed = Vec::with_capacity(tokens.len());
    for token in tokens {
        let sign = token.text.len() - without_sign(token).len();
        let mut group = DigitSet::EMPTY;
        for symbol in token.symbols().skip(sign) {
            let error = || ReadError::at(legend.unknown(symbol.char), symbol.line, symbol.column);
            group.insert(legend.digit(symbol.char).ok_or_else(error)?);
        }
        groups.push(group);
        placed.push(sign > 0);
    }
    let mut draft = with_groups(groups, shape);
    draft.alphabet = legend.alphabet;
    for (entry, _) in draft.entries.iter_mut().zip(placed).filter(|(_, placed)| *placed) {
        if let Entry::Given(digit) = *entry {
            *entry = Entry::Placed(digit);
        }
    }
    Ok(draft)
}

/// The draft with these pencil marks, in which lone digits that no peer carries are givens.
fn with_groups(groups: Vec<DigitSet>, shape: BoxShape) -> Draft {
    let mut draft = Draft::empty(Layout::with_boxes(shape));
    let layout = Arc::clone(&draft.layout);
    let carried_by_peer = |cell: Cell, digit: Digit| {
        let carries = |group: DigitSet| group.len() > 1 && group.contains(digit);
        layout.peers(cell).iter().any(|peer| carries(groups[peer.index()]))
    };
    for cell in layout.cells() {
        let lone = groups[cell.index()].only().filter(|&digit| !carried_by_peer(cell, digit));
        draft.entries[cell.index()] = lone.map_or(Entry::Empty, Entry::Given);
    }
    // A given would take its digit from a peer that has no other and is not given.
    let mut changed = true;
    while changed {
        changed = false;
        for cell in layout.cells() {
            let Some(digit) = draft.entry(cell).digit() else { continue };
            let robbed = |peer: &Cell| {
                draft.entry(*peer) == Entry::Empty && groups[peer.index()].contains(digit)
            };
            if layout.peers(cell).iter().any(robbed) {
                draft.entries[cell.index()] = Entry::Empty;
                changed = true;
            }
        }
    }
    if groups.iter().any(|group| group.len() != 1) {
        draft.pencil_marks = Some(groups);
    }
    draft
}

/// Reads N³ characters, each the digit of its place or a blank.
///
/// If they could also be N² cells of a larger grid, they must look like pencil marks for sure.
pub(super) fn from_cube(symbols: &[Symbol], shape: BoxShape, or_square: bool) -> Option<Draft> {
    let size = shape.size();
    let alphabets = [Alphabet::FromOne, Alphabet::FromZero, Alphabet::Letters];
    let alphabets = alphabets.into_iter().filter(|alphabet| match alphabet {
        Alphabet::FromZero => size > 9,
        Alphabet::FromOne | Alphabet::Letters => size <= alphabet.capacity(),
    });
    let layout = Layout::with_boxes(shape);
    for alphabet in alphabets {
        let legend = Legend::of(alphabet, size);
        let marks = symbols.chunks_exact(size).map(|chunk| {
            chunk.iter().zip(layout.digits()).try_fold(
                DigitSet::EMPTY,
                |mut marks, (symbol, digit)| {
                    match legend.digit(symbol.char) {
                        Some(found) if found == digit => marks.insert(digit),
                        _ if symbol.char == '0' || cells::is_blank(symbol.char) => {}
                        _ => return None,
                    }
                    Some(marks)
                },
            )
        });
        let Some(groups) = marks.collect::<Option<Vec<DigitSet>>>() else { continue };
        // An empty 27×27 grid has as many characters as 9×9 pencil marks, and an 8×8 grid as 4×4.
        let sure = match (or_square, size) {
            (false, _) => true,
            (true, 4) => groups.iter().all(|group| !group.is_empty()),
            (true, _) => groups.iter().any(|group| !group.is_empty()),
        };
        if sure {
            return Some(Draft { alphabet, ..with_groups(groups, shape) });
        }
    }
    None
}

/// For each cell the marks that the digits of the grid leave.
pub(super) fn groups(draft: &Draft) -> Result<Vec<DigitSet>, WriteError> {
    let layout = &draft.layout;
    let group = |cell: Cell| {
        let marks = draft.pencil_marks.as_ref();
        let marks = marks.map_or(layout.digits(), |marks| marks[cell.index()]) & layout.digits();
        match draft.entry(cell).digit() {
            Some(digit) if marks.contains(digit) => Ok(DigitSet::single(digit)),
            Some(_) => Err(WriteError::Ambiguous),
            None => {
                let seen = layout.peers(cell).iter().filter_map(|&peer| draft.entry(peer).digit());
                Ok(marks.without(seen.collect()))
            }
        }
    };
    layout.cells().map(group).collect()
}

fn write(draft: &Draft) -> Result<String, WriteError> {
    let size = draft.layout.size();
    let groups = groups(draft)?;
    let token = |group: &DigitSet| {
        let symbols: String = group.iter().map(|digit| draft.alphabet.symbol(digit)).collect();
        let braces = group.is_empty() || (size > 9 && group.len() > 1);
        if braces { format!("{{{symbols}}}") } else { symbols }
    };
    let tokens: Vec<String> = groups.iter().map(token).collect();
    let width = |column: usize| tokens.iter().skip(column).step_by(size).map(String::len).max();
    let widths: Vec<usize> = (0..size).map(|column| width(column).unwrap_or(1)).collect();
    let shape = draft.layout.box_shape();
    let (box_rows, box_columns) =
        shape.map_or((size, size), |shape| (shape.rows(), shape.columns()));
    let mut border = String::from("+");
    for stack in widths.chunks(box_columns) {
        let dashes = stack.iter().map(|width| width + 1).sum::<usize>() + 1;
        border.push_str(&"-".repeat(dashes));
        border.push('+');
    }
    border.push('\n');
    let mut text = border.clone();
    for (row, tokens) in tokens.chunks(size).enumerate() {
        for (column, (token, width)) in tokens.iter().zip(&widths).enumerate() {
            let bar = if column % box_columns == 0 { "| " } else { "" };
            text.push_str(bar);
            text.push_str(token);
            text.push_str(&" ".repeat(width + 1 - token.len()));
        }
        text.push_str("|\n");
        if (row + 1) % box_rows == 0 {
            text.push_str(&border);
        }
    }
    let expectation = Expectation::boxes(shape);
    let plain = size <= 9 && draft.alphabet == Alphabet::FromOne;
    match super::read_plain(&text, &expectation) {
        _ if plain => Ok(text),
        Ok(again) if again.alphabet == draft.alphabet => Ok(text),
        _ => Err(WriteError::Ambiguous),
    }
}
