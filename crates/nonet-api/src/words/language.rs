//! Languages: where the words of each are, how it writes numbers, and which one a tag asks for.

use std::borrow::Cow;

use super::figures::Figures;
use super::pseudo;

/// The sources of one language.
pub(super) struct Language {
    /// Its tag, as in `en` or `pt-BR`.
    pub(super) tag: &'static str,
    /// How it writes numbers.
    pub(super) figures: Figures,
    /// The words of the engine and the command.
    texts: &'static [&'static str],
    /// The words of the page.
    page: &'static str,
}

/// The language whose files are in the folder `i18n/<tag>`. All files must be there; what a file does
/// not hold is said in English.
macro_rules! language {
    ($tag:literal, $figures:expr) => {
        Language {
            tag: $tag,
            figures: $figures,
            texts: &[
                include_str!(concat!("../../i18n/", $tag, "/answers.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/command.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/errors.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/generate.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/grids.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/help.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/names.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/rules.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/steps.ftl")),
            ],
            page: concat!(
                include_str!(concat!("../../i18n/", $tag, "/page/shell.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/board.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/solver.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/play.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/rooms.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/learn.ftl")),
                include_str!(concat!("../../i18n/", $tag, "/page/make.ftl")),
            ),
        }
    };
}

const ENGLISH: Language = language!("en", Figures { group: ",", point: "." });

/// Every language, the one that all fall back to first, the one for tests last. To add one, translate
/// the files of `i18n/en` and add a line here, and one in the page's `words.js`.
pub(super) static LANGUAGES: [Language; 6] = [
    ENGLISH,
    language!("et", CONTINENTAL),
    language!("ru", CONTINENTAL),
    language!("uk", CONTINENTAL),
    language!("bg", CONTINENTAL),
    Language { tag: pseudo::TAG, ..ENGLISH },
];

/// A space between thousands that no line breaks at, and a comma before what is less than one.
const CONTINENTAL: Figures = Figures { group: "\u{a0}", point: "," };

impl Language {
    /// A language without files of its own.
    #[cfg(test)]
    pub(super) const fn without_words(tag: &'static str) -> Language {
        Language { tag, texts: &[], page: "", ..ENGLISH }
    }

    /// Whether it is there for tests, and nobody speaks it.
    pub(super) fn is_pseudo(&self) -> bool {
        self.tag == pseudo::TAG
    }

    /// The words of the engine and the command, file by file.
    pub(super) fn texts(&self) -> impl Iterator<Item = Cow<'static, str>> {
        let is_pseudo = self.is_pseudo();
        self.texts.iter().map(move |text| spoken(text, is_pseudo))
    }

    /// The words of the page.
    pub(super) fn page(&self) -> Cow<'static, str> {
        spoken(self.page, self.is_pseudo())
    }
}

fn spoken(text: &'static str, is_pseudo: bool) -> Cow<'static, str> {
    if is_pseudo { pseudo::translated(text).into() } else { text.into() }
}

/// The language that a tag asks for, by its place in [`LANGUAGES`]: `en-GB` is English unless there is
/// one for Great Britain. Tags of systems are understood, too: `en_GB.UTF-8`.
pub(super) fn find(tag: &str) -> Option<usize> {
    let tag = tag.split(['.', '@']).next().unwrap_or(tag).replace('_', "-");
    let mut wanted = tag.as_str();
    loop {
        let is_it = |language: &Language| language.tag.eq_ignore_ascii_case(wanted);
        if let Some(index) = LANGUAGES.iter().position(is_it) {
            return Some(index);
        }
        (wanted, _) = wanted.rsplit_once('-')?;
    }
}

/// The best of the languages that a browser asks for, by its place in [`LANGUAGES`]: `et, en;q=0.8`.
/// (RFC 9110, section 12.5.4.) What cannot be understood asks for nothing.
pub(super) fn negotiate(wishes: &str) -> Option<usize> {
    let wishes = wishes.split(',').filter_map(|wish| {
        let (tag, weight) = weighed(wish)?;
        let index = if tag == "*" { Some(0) } else { find(tag) };
        Some((index?, weight))
    });
    // Of several that are wanted as much, the first.
    let best = wishes.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(index, _)| index)
}

/// A wish with its weight in thousandths; none if it is not wanted at all.
fn weighed(wish: &str) -> Option<(&str, u32)> {
    let mut parts = wish.split(';').map(str::trim);
    let tag = parts.next().filter(|tag| !tag.is_empty())?;
    let weight = match parts.find_map(|part| part.strip_prefix("q=")) {
        Some(weight) => weight.parse::<f64>().ok().filter(|weight| (0.0..=1.0).contains(weight))?,
        None => 1.0,
    };
    let thousandths = (weight * 1000.0).round() as u32;
    (thousandths > 0).then_some((tag, thousandths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_asks_for_the_nearest_language() {
        for tag in ["en", "EN", "en-GB", "en_US.UTF-8", "en-Latn-GB", "en@euro"] {
            assert_eq!(find(tag), Some(0), "{tag}");
        }
        for tag in ["", "C", "POSIX", "tlh", "e", "eng", "-", "-en", "en_XA"] {
            assert_eq!(find(tag).filter(|&index| index == 0), None, "{tag}");
        }
    }

    #[test]
    fn a_browser_gets_the_language_that_it_wants_most() {
        let pseudo = LANGUAGES.iter().position(Language::is_pseudo);
        assert_eq!(negotiate("en"), Some(0));
        assert_eq!(negotiate("tlh, en-GB;q=0.5"), Some(0));
        assert_eq!(negotiate("en;q=0.3, en-XA; q=0.7, *;q=0.1"), pseudo);
        assert_eq!(negotiate("en-XA, en"), pseudo, "the first of equals");
        assert_eq!(negotiate("tlh, *"), Some(0));
    }

    #[test]
    fn wishes_that_make_no_sense_are_passed_over() {
        let nothing = ["", ",", ";", "tlh", "en;q=0", "en;q=0.0", "en;q=2", "en;q=x", "en;q=NaN"];
        for wishes in nothing {
            assert_eq!(negotiate(wishes), None, "{wishes}");
        }
        assert_eq!(negotiate(",,en;level=1;q=0.1,"), Some(0));
        assert_eq!(negotiate(&"x-".repeat(100_000)), None);
    }
}
