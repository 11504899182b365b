//! Sheets: a text taken apart into rows of tokens, without borders and comments.
//!
//! Everything that is typed as a picture of a grid goes through here. Whether a token is one cell, a
//! run of cells or the pencil marks of a cell is for the formats to decide; which rows are a grid,
//! the [window](super::window) says.
//!
//! ```text
//! *-----------*          no alphanumeric, a run of dashes: a border, left out
//! |53.|.7.|...|          three tokens, nine symbols; groups of three between the bars
//! | 5 3 . | . 7 . | …    nine tokens, nine symbols
//! 5 12 {37} u4 …         tokens of several symbols, one enclosed, one placed by the player
//! 53..7.... # Wikipedia  what follows # is a comment
//! ```

use std::ops::Range;

use super::borders::{Dashes, is_bar, is_separator};
use super::text::{beginning, fold, lines};
use super::token::Token;

/// A text without its borders and comments.
#[derive(Debug, Default)]
pub(super) struct Sheet<'t> {
    tokens: Vec<Token<'t>>,
    pub(super) rows: Vec<Row>,
    /// Whether there are bars or border lines.
    pub(super) has_borders: bool,
    /// How many symbols all rows have together.
    pub(super) symbols: usize,
    /// Whether the text is so long that only its beginning is here.
    pub(super) is_cut: bool,
}

/// One line that holds cells.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The 1-based line.
    pub(super) line: usize,
    /// Where its tokens are among those of the sheet.
    tokens: Range<usize>,
    /// What stands between two bars each, from left to right.
    pub(super) groups: Vec<Group>,
}

/// What stands between two bars of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Group {
    pub(super) tokens: usize,
    pub(super) symbols: usize,
}

impl Row {
    pub(super) fn token_count(&self) -> usize {
        self.tokens.len()
    }

    pub(super) fn symbol_count(&self) -> usize {
        self.groups.iter().map(|group| group.symbols).sum()
    }
}

impl<'t> Sheet<'t> {
    /// Takes `text` apart.
    pub(super) fn scan(text: &'t str) -> Sheet<'t> {
        let beginning = beginning(text);
        let mut sheet = Sheet { is_cut: beginning.len() < text.len(), ..Sheet::default() };
        let dashes = Dashes::in_text(beginning);
        for (index, line) in lines(beginning).enumerate() {
            if dashes.is_border(line) {
                sheet.has_borders = true;
            } else {
                sheet.scan_line(line, index + 1);
            }
        }
        sheet
    }

    /// Adds the row that the line with this 1-based number is, if there is anything on it.
    fn scan_line(&mut self, line: &'t str, number: usize) {
        let content = line.split('#').next().unwrap_or_default();
        let chars: Vec<(usize, char)> = content.char_indices().collect();
        let char = |index: usize| chars.get(index).map_or(' ', |&(_, char)| char);
        let offset = |index: usize| chars.get(index).map_or(content.len(), |&(offset, _)| offset);
        let is_between = |index: usize| match char(index) {
            // A plus is part of a border unless it stands before a digit that was placed.
            '+' => !fold(char(index + 1)).is_ascii_alphanumeric(),
            char => is_separator(char),
        };
        let first = self.tokens.len();
        let mut groups = vec![Group::default()];
        let mut index = 0;
        while index < chars.len() {
            // A token goes from here to the next separator; nothing but braces can be empty.
            let end = (index..chars.len()).find(|&at| is_between(at)).unwrap_or(chars.len());
            let before = if index == 0 { ' ' } else { char(index - 1) };
            let is_empty_group = index == end && before == '{' && char(end) == '}';
            if end > index || is_empty_group {
                let text = &content[offset(index)..offset(end)];
                // What is empty is found at its opening brace.
                let column = if is_empty_group { index } else { index + 1 };
                let enclosed = closing(before) == Some(char(end));
                let token = Token { text, line: number, column, enclosed };
                if let Some(group) = groups.last_mut() {
                    group.tokens += 1;
                    group.symbols += token.symbol_count();
                }
                self.tokens.push(token);
            }
            if is_bar(char(end)) {
                self.has_borders = true;
                groups.push(Group::default());
            }
            index = end + 1;
        }
        groups.retain(|group| group.tokens > 0);
        if !groups.is_empty() {
            let row = Row { line: number, tokens: first..self.tokens.len(), groups };
            self.symbols += row.symbol_count();
            self.rows.push(row);
        }
    }

    /// All tokens.
    pub(super) fn tokens(&self) -> &[Token<'t>] {
        &self.tokens
    }

    /// The tokens of some rows.
    pub(super) fn tokens_of(&self, rows: Range<usize>) -> &[Token<'t>] {
        match self.rows.get(rows) {
            Some([first, .., last]) => &self.tokens[first.tokens.start..last.tokens.end],
            Some([only]) => &self.tokens[only.tokens.clone()],
            _ => &[],
        }
    }

    /// Whether blanks stand between the cells, but two of them stick together here or there.
    pub(super) fn is_unevenly_spaced(&self) -> bool {
        let single = self.tokens.iter().filter(|token| token.symbol_count() == 1).count();
        single < self.tokens.len() && single * 2 > self.tokens.len()
    }
}

/// The bracket that closes what this one opens.
fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '{' => '}',
        '<' => '>',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a line, with their columns.
    fn tokens(line: &str) -> Vec<(String, usize, bool)> {
        let sheet = Sheet::scan(line);
        let token = |token: &Token<'_>| (token.text.to_owned(), token.column, token.enclosed);
        sheet.tokens().iter().map(token).collect()
    }

    fn groups(line: &str) -> Vec<(usize, usize)> {
        let sheet = Sheet::scan(line);
        let row = sheet.rows.first().expect("a row");
        row.groups.iter().map(|group| (group.tokens, group.symbols)).collect()
    }

    #[test]
    fn separators_cut_a_line_into_tokens() {
        let plain = |text: &str, column| (text.to_owned(), column, false);
        assert_eq!(tokens("5 12,é"), [plain("5", 1), plain("12", 3), plain("é", 6)]);
        assert_eq!(tokens("5 # 6"), [plain("5", 1)]);
        assert_eq!(tokens("+5 + 6+"), [plain("+5", 1), plain("6", 6)]);
    }

    #[test]
    fn brackets_directly_around_a_token_enclose_it() {
        let found = tokens("{37} (4 5) {} [6}");
        let enclosed: Vec<&str> =
            found.iter().filter(|token| token.2).map(|token| &*token.0).collect();
        assert_eq!(enclosed, ["37", ""]);
        assert_eq!(found[3], (String::new(), 12, true));
    }

    #[test]
    fn bars_part_the_groups_of_a_row() {
        assert_eq!(groups("|53.|.7.|...|"), [(1, 3); 3]);
        assert_eq!(groups("| 5 3 . | . 7 .|"), [(3, 3); 2]);
        assert_eq!(groups("5 12"), [(2, 3)]);
        let sheet = Sheet::scan("*---*\n|12|\n\n# words\n*---*\n");
        assert_eq!((sheet.rows.len(), sheet.symbols, sheet.has_borders), (1, 2, true));
        assert_eq!(sheet.rows[0].line, 2);
    }
}
