//! Templates: which rules and sets suit a variant.

use nonet_core::BoxShape;

use super::{Rule, restricted, rules};
use crate::variant::Variant;

/// How many rules and sets suit a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TemplateCounts {
    /// Of all 46,656 rules.
    pub rules: u32,
    /// Of the 144 rules of the restricted method, read as [`restricted::Reading::Two`].
    pub restricted_rules: u32,
    /// Of its 664 sets: those of which every rule suits.
    pub restricted_sets: u32,
}

/// How many rules and sets suit a variant: the digit stands once in each house that the variant
/// adds, and never in both cells of a pair that must differ.
///
/// ```
/// use nonet_count::Variant;
/// use nonet_count::rule::templates;
///
/// assert_eq!(templates(Variant::Diagonal).rules, 9_288);
/// ```
pub fn templates(variant: Variant) -> TemplateCounts {
    let template = Template::new(variant);
    let reading = restricted::Reading::Two;
    let suits: Vec<bool> =
        restricted::rules(reading).iter().map(|rule| template.suits(rule)).collect();
    let set_suits = |set: &&[u16; 9]| set.iter().all(|&number| suits[usize::from(number) - 1]);
    TemplateCounts {
        rules: rules().iter().filter(|rule| template.suits(rule)).count() as u32,
        restricted_rules: suits.iter().filter(|&&suits| suits).count() as u32,
        restricted_sets: restricted::sets(reading).iter().filter(set_suits).count() as u32,
    }
}

/// What a variant asks of the cells of one digit. Cell `i` is bit `i`.
struct Template {
    houses: Vec<u128>,
    pairs: Vec<u128>,
}

impl Template {
    fn new(variant: Variant) -> Template {
        let mask = |cells: &[usize]| cells.iter().fold(0, |mask, cell| mask | 1_u128 << cell);
        let shape = BoxShape::CLASSIC;
        Template {
            houses: variant.houses(shape).iter().map(|house| mask(house)).collect(),
            pairs: variant.pairs(shape).iter().map(|&(one, other)| mask(&[one, other])).collect(),
        }
    }

    fn suits(&self, rule: &Rule) -> bool {
        let cells = rule.cells().iter().fold(0, |mask, cell| mask | 1_u128 << cell);
        self.houses.iter().all(|house| (house & cells).is_power_of_two())
            && self.pairs.iter().all(|pair| pair & cells != *pair)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_templates_suit_each_variant() {
        let counts = |variant| {
            let counts = templates(variant);
            (counts.rules, counts.restricted_rules, counts.restricted_sets)
        };
        assert_eq!(counts(Variant::Diagonal), (9_288, 108, 264));
        assert_eq!(counts(Variant::OneDiagonal), (20_736, 126, 446));
        assert_eq!(counts(Variant::DisjointGroups), (8_784, 144, 664));
        assert_eq!(counts(Variant::Windoku), (6_080, 30, 0));
        assert_eq!(counts(Variant::AntiKnight), (3_176, 14, 0));
        assert_eq!(counts(Variant::AntiKing), (14_914, 46, 30));
    }
}
