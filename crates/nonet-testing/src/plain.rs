//! Plain words: what a text in the pseudo-language holds that did not come from the files of words.

/// The words of a text that have plain letters, but for what is the same in every language: cells
/// (`r1c2`), shapes of boxes (`2x3`), digits of large grids (`A`), letters that count (`b)`), and what
/// the caller knows.
pub fn plain_words(text: &str, is_known: impl Fn(&str) -> bool) -> Vec<&str> {
    let is_part = |symbol: char| symbol.is_ascii_alphanumeric() || matches!(symbol, '-' | '_');
    let words = text
        .split(|symbol: char| !is_part(symbol))
        .filter(|word| word.contains(|symbol: char| symbol.is_ascii_alphabetic()));
    let counts = |word: &str| {
        word.len() <= 2 && text.lines().any(|line| line.starts_with(&format!("{word})")))
    };
    let is_digit = |word: &str| word.len() == 1 && word.bytes().all(|b| b.is_ascii_uppercase());
    words
        .filter(|word| !is_cell(word) && !is_shape(word) && !is_digit(word) && !counts(word))
        .filter(|word| !is_known(word))
        .collect()
}

/// `r1c2`, and `r12c3` for several.
fn is_cell(word: &str) -> bool {
    let parts = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    parts.is_some_and(|(row, column)| [row, column].iter().all(|part| is_number(part)))
}

/// `2x3`.
fn is_shape(word: &str) -> bool {
    word.split_once('x').is_some_and(|(rows, columns)| is_number(rows) && is_number(columns))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_words_are_seen_and_names_of_cells_are_not() {
        let text = "⟦Ŝö⟧ r1c2, r12c34<>6 ⟦îš⟧ 7 in a 2x3 box.\nb) (4=A)r1c1 - x-wing rc r1 c1";
        let found = plain_words(text, |word| word == "x-wing");
        assert_eq!(found, ["in", "a", "box", "rc", "r1", "c1"]);
    }
}
