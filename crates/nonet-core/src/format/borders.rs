//! Borders: which characters and lines of a picture are drawn between the cells.

use super::text::{fold, lines};

/// Whether dashes and underscores draw borders in a text, or stand for empty cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dashes {
    Border,
    /// Empty cells, in rows of so many symbols.
    Blank {
        width: usize,
    },
    /// There is no row with a digit to tell from.
    Unclear,
}

impl Dashes {
    /// Finds out from the rows that hold a digit or a letter.
    pub(super) fn in_text(text: &str) -> Dashes {
        let content = |line: &str| line.find('#').map_or(line.len(), |comment| comment);
        let mut rows = lines(text).map(|line| &line[..content(line)]);
        let mut rows =
            rows.by_ref().filter(|line| line.contains(|c: char| fold(c).is_alphanumeric()));
        let Some(first) = rows.next() else { return Dashes::Unclear };
        match std::iter::once(first).chain(rows).take(64).find(|row| row.contains(['-', '_'])) {
            Some(row) => Dashes::Blank { width: count_symbols(row) },
            None => Dashes::Border,
        }
    }

    /// Whether `line` is a border: no digit, no letter, and a run of lines or a drawn character.
    pub(super) fn is_border(self, line: &str) -> bool {
        let mut run = 0;
        let (mut drawn, mut crossed, mut symbols) = (false, false, 0);
        for char in line.chars() {
            match char {
                '-' | '_' | '–' | '—' | '¯' | '~' => run += 1,
                '=' => drawn = true,
                '+' => crossed = true,
                _ if is_drawn_line(char) && !is_bar(char) => drawn = true,
                '*' | '.' => {}
                _ if is_separator(char) => {}
                _ => return false,
            }
            symbols += usize::from(!is_separator(char) && char != '+');
        }
        drawn
            || (run >= 2
                && match self {
                    Dashes::Border => true,
                    Dashes::Blank { width } => crossed || symbols != width,
                    Dashes::Unclear => crossed || line.contains(is_bar),
                })
    }
}

/// Whether it can stand between two cells, but not for one.
pub(super) fn is_separator(char: char) -> bool {
    char.is_whitespace()
        || is_bar(char)
        || is_drawn_line(char)
        || matches!(char, ',' | ';' | '/' | '\\' | '"' | '\'' | '`' | '=' | '\u{200b}')
        || matches!(char, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>')
}

/// Whether it is drawn between two boxes of a row.
pub(super) fn is_bar(char: char) -> bool {
    matches!(char, '|' | '!' | ':' | '¦' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

/// Whether it is one of Unicode's box-drawing characters.
fn is_drawn_line(char: char) -> bool {
    matches!(char, '\u{2500}'..='\u{257f}')
}

/// How many characters of a text stand for cells, if each stands for one.
pub(super) fn count_symbols(text: &str) -> usize {
    text.chars().filter(|&char| !is_separator(char) && char != '+').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_dashes_is_a_border_unless_dashes_are_cells() {
        let drawn = Dashes::in_text("*---*\n|12|\n");
        assert!(drawn.is_border("*---*") && drawn.is_border(".--.--.") && drawn.is_border("═══"));
        assert!(!drawn.is_border("....") && !drawn.is_border("* * *") && !drawn.is_border("1---"));
        let typed = Dashes::in_text("1---\n----\n");
        assert!(!typed.is_border("----"));
        assert!(typed.is_border("-+-+-+") && typed.is_border("--------"));
        assert!(!Dashes::in_text("----").is_border("----"));
    }
}
