//! The pseudo-language: English with accents, in brackets, by which tests see what is not translated.
//!
//! Whatever comes out of the program without accents did not come out of the files of words. Nobody
//! speaks it, but `--lang en-XA` does: it shows at a glance what of a page cannot be translated yet.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// Its tag, as is usual for this: a region that no country has.
pub(super) const TAG: &str = "en-XA";

/// The letters of English, and what stands for them.
const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED: &str = "ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļɱñöþɋřšţûṽŵẋýž";

/// A file of words in the pseudo-language. What stands in braces is kept: arguments, and texts that
/// are no words.
pub(super) fn translated(text: &'static str) -> String {
    let (Ok(mut resource) | Err((mut resource, _))) = parse(text.to_owned());
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                let attributes =
                    message.attributes.iter_mut().map(|attribute| &mut attribute.value);
                message.value.iter_mut().chain(attributes).for_each(translate);
            }
            Entry::Term(term) => translate(&mut term.value),
            _ => {}
        }
    }
    serialize(&resource)
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    translate(&mut variant.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A text with accents, in brackets; blanks at its ends stay outside.
fn accented(text: &str) -> String {
    let words = text.trim();
    if !words.contains(|symbol: char| symbol.is_ascii_alphabetic()) {
        return text.to_owned();
    }
    let accent = |symbol: char| {
        let letter = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == symbol);
        letter.map_or(symbol, |(_, accented)| accented)
    };
    let start = text.len() - text.trim_start().len();
    let (before, after) = (&text[..start], &text[start + words.len()..]);
    format!("{before}⟦{}⟧{after}", words.chars().map(accent).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_get_accents_and_arguments_stay() {
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
        let text = "a = One { $two } three: { $four ->\n    [one] five\n   *[other] six { \"seven\" }\n}\n    .b = Eight\n";
        let words = translated(text);
        assert!(words.contains("⟦Öñé⟧ { $two } ⟦ţĥřéé:⟧"), "{words}");
        assert!(words.contains("[one] ⟦ƒîṽé⟧") && words.contains("⟦šîẋ⟧ { \"seven\" }"), "{words}");
        assert!(words.contains(".b = ⟦Éîĝĥţ⟧"), "{words}");
    }

    #[test]
    fn lines_keep_their_indentation() {
        let words = translated("a =\n    Examples:\n      nonet\n\n    more\n");
        let lines: Vec<&str> = words.lines().map(str::trim_end).collect();
        assert_eq!(lines, ["a =", "    ⟦Éẋàɱþļéš:⟧", "      ⟦ñöñéţ⟧", "", "    ⟦ɱöřé⟧"]);
    }
}
