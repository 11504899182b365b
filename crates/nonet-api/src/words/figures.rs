//! Figures: numbers as a language writes them.

use fluent_bundle::FluentArgs;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentValue};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::language::LANGUAGES;

/// The largest number below which Fluent, which counts in floating point, knows every whole number.
const EXACT: u128 = 1 << 53;

/// How many digits stand together where digits are grouped.
const GROUP: usize = 3;

/// How a language writes numbers.
#[derive(Clone, Copy)]
pub(super) struct Figures {
    /// Between groups of three digits.
    pub(super) group: &'static str,
    /// Between whole and fraction.
    pub(super) point: &'static str,
}

impl Figures {
    /// A whole number, its digits in groups.
    pub(super) fn grouped(self, number: u128) -> String {
        self.in_groups(&number.to_string())
    }

    fn in_groups(self, digits: &str) -> String {
        let mut text = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(GROUP) {
                text.push_str(self.group);
            }
            text.push(digit);
        }
        text
    }

    /// A number with so many digits after the point, those before it in groups.
    pub(super) fn decimal(self, number: f64, digits: usize) -> String {
        self.punctuated(&format!("{number:.digits$}"), true)
    }

    /// A number as Fluent has it.
    pub(super) fn written(self, number: &FluentNumber) -> String {
        let FluentNumberOptions { use_grouping, maximum_fraction_digits: most, .. } =
            number.options;
        let rounded = most.map(|most| format!("{:.most$}", number.value));
        let plain = rounded.unwrap_or_else(|| number.as_string().into_owned());
        self.punctuated(&plain, use_grouping)
    }

    /// A number as programs write it, with the marks of the language.
    fn punctuated(self, plain: &str, use_grouping: bool) -> String {
        let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
        let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
        let whole = if use_grouping { self.in_groups(digits) } else { digits.to_owned() };
        let point = if fraction.is_empty() { "" } else { self.point };
        format!("{sign}{whole}{point}{fraction}")
    }
}

/// Fluent knows a bundle's language by its tag.
impl Memoizable for Figures {
    type Args = ();
    type Error = ();

    fn construct(tag: LanguageIdentifier, (): ()) -> Result<Figures, ()> {
        let language = LANGUAGES.iter().find(|language| tag == language.tag);
        language.map(|language| language.figures).ok_or(())
    }
}

/// How a bundle writes numbers.
pub(super) fn format(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    memoizer.with_try_get::<Figures, _, _>((), |figures| figures.written(number)).ok()
}

/// Fluent's function `NUMBER`. A number beyond floating point comes as text, and stays what it is.
pub(super) fn number<'a>(values: &[FluentValue<'a>], options: &FluentArgs<'_>) -> FluentValue<'a> {
    match values.first() {
        Some(FluentValue::Number(number)) => {
            let mut number = number.clone();
            number.options.merge(options);
            FluentValue::Number(number)
        }
        Some(FluentValue::String(text)) => FluentValue::String(text.clone()),
        _ => FluentValue::Error,
    }
}

/// A whole number for Fluent, unless it would round it.
pub(super) fn whole(number: u128, use_grouping: bool) -> Option<FluentValue<'static>> {
    // Fluent takes two numbers for the same only if they are written the same way: where it makes no
    // difference, they are to be what the files of words have, such as [2].
    let use_grouping = use_grouping || number < 1000;
    let options = FluentNumberOptions { use_grouping, ..FluentNumberOptions::default() };
    (number < EXACT).then(|| FluentNumber::new(number as f64, options).into())
}

/// A number with so many digits after the point, for Fluent.
pub(super) fn decimal(number: f64, digits: usize) -> FluentValue<'static> {
    let options = FluentNumberOptions {
        use_grouping: false,
        minimum_fraction_digits: Some(digits),
        maximum_fraction_digits: Some(digits),
        ..FluentNumberOptions::default()
    };
    FluentNumber::new(number, options).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ESTONIAN: Figures = Figures { group: "\u{a0}", point: "," };

    #[test]
    fn digits_stand_in_groups_of_three() {
        let english = LANGUAGES[0].figures;
        let shown = [0, 999, 1000, 6_670_903_752_021_072_936_960].map(|n| english.grouped(n));
        assert_eq!(shown, ["0", "999", "1,000", "6,670,903,752,021,072,936,960"]);
        assert_eq!(ESTONIAN.grouped(1_234_567), "1\u{a0}234\u{a0}567");
    }

    #[test]
    fn fractions_have_the_point_of_the_language() {
        let shown = |value: FluentValue<'_>| match value {
            FluentValue::Number(number) => ESTONIAN.written(&number),
            _ => panic!("a number"),
        };
        assert_eq!(shown(decimal(0.5, 2)), "0,50");
        assert_eq!(shown(decimal(-1234.56, 1)), "-1234,6");
        assert_eq!(shown(whole(1234, true).expect("a small number")), "1\u{a0}234");
        assert_eq!(shown(whole(1234, false).expect("a small number")), "1234");
        assert_eq!(whole(EXACT, false), None);
        assert_eq!(ESTONIAN.decimal(1234.5678, 3), "1\u{a0}234,568");
        assert_eq!(LANGUAGES[0].figures.decimal(0.5, 2), "0.50");
    }
}
