//! Texts: their lines, how much of them can matter, and full-width characters.

/// How many bytes of a text are looked at: several times as many as the largest grid of pencil marks
/// has, so that what lies beyond can only be text after a grid.
const LONGEST: usize = 1 << 18;

/// As much of a text as can matter if it is the picture of a grid.
pub(super) fn beginning(text: &str) -> &str {
    let end = (0..=LONGEST.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
    &text[..end.unwrap_or(0)]
}

/// The lines of a text, however they end.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\n', '\r']) else {
            rest = None;
            return Some(text).filter(|last| !last.is_empty());
        };
        let (line, ending) = text.split_at(end);
        rest = Some(ending.strip_prefix("\r\n").unwrap_or(&ending[1..]));
        Some(line)
    })
}

/// A plain character for its full-width form.
pub(super) fn fold(char: char) -> char {
    match char {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(char as u32 - 0xfee0).expect("the full-width forms mirror ASCII")
        }
        _ => char,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_each_system_ends_them() {
        let all: Vec<&str> = lines("a\nb\r\nc\rd\n\ne\n").collect();
        assert_eq!(all, ["a", "b", "c", "d", "", "e"]);
        assert_eq!(lines("").count(), 0);
    }

    #[test]
    fn a_long_text_is_cut_between_two_characters() {
        let text = "é".repeat(LONGEST);
        assert_eq!(beginning(&text).len(), LONGEST);
        assert_eq!(beginning(&text[..3 * 2]), "ééé");
        assert!(beginning(&format!("1{text}")).ends_with('é'));
    }

    #[test]
    fn full_width_characters_are_as_good_as_plain_ones() {
        assert_eq!("０９Ａ．｜é".chars().map(fold).collect::<String>(), "09A.|é");
    }
}
