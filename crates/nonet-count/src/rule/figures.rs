//! How many rules there are of each kind, counted.

use std::mem;

use super::{Rule, rules};
use crate::orders::factorial;

/// What can be counted about the rules.
///
/// The figures about neighbours were counted for one rule and hold for every one: see
/// [`RuleFigures::like_the_first`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleFigures {
    /// How many rules there are: 46,656.
    pub rules: u32,
    /// How many have each of the nine values of k1: nine groups of 5,184.
    pub groups: [u32; 9],
    /// How many have each position, in each box: `per_position[box][position]`, both from 0.
    pub per_position: [[u32; 9]; 9],
    /// How many neighbours a rule has: 17,972.
    pub neighbours: u32,
    /// How many rules of other groups are no neighbours of a rule: 23,500.
    pub strangers: u32,
    /// How many rules agree with a rule in 0, 1, … 9 positions.
    pub by_equal_positions: [u32; 10],
    /// How many rules the first one becomes by swaps of two rows of a band or two columns of a
    /// stack: all of them.
    ///
    /// Such a swap leaves every cell in its box, so two rules agree in a box before it just if they
    /// do after it. That is why a figure counted for one rule holds for all that it can become.
    pub like_the_first: u32,
}

/// Counts everything that there is to count about the rules.
///
/// ```
/// let figures = nonet_count::rule::figures();
/// assert_eq!(figures.groups, [5_184; 9]);
/// assert_eq!((figures.neighbours, figures.strangers), (17_972, 23_500));
/// ```
pub fn figures() -> RuleFigures {
    let mut per_position = [[0; 9]; 9];
    for rule in rules() {
        for (number, &position) in rule.positions().iter().enumerate() {
            per_position[number][position as usize - 1] += 1;
        }
    }
    let like_the_first = orbit(rules()[0]);
    let (strangers, by_equal_positions) = company(&rules()[0]);
    RuleFigures {
        rules: rules().len() as u32,
        groups: per_position[0],
        per_position,
        neighbours: by_equal_positions[0],
        strangers,
        by_equal_positions,
        like_the_first,
    }
}

/// How many rules outside its group a rule has that are no neighbours, and how many rules agree
/// with it in each number of positions.
fn company(rule: &Rule) -> (u32, [u32; 10]) {
    let mut strangers = 0;
    let mut by_equal_positions = [0; 10];
    for other in rules() {
        let equal = rule.equal_positions(other);
        by_equal_positions[equal] += 1;
        let same_group = rule.positions()[0] == other.positions()[0];
        strangers += u32::from(equal > 0 && !same_group);
    }
    (strangers, by_equal_positions)
}

/// How many rules a rule becomes by swaps of rows in a band and of columns in a stack.
fn orbit(rule: Rule) -> u32 {
    let mut seen = vec![false; rules().len()];
    seen[rule.number() - 1] = true;
    let (mut new, mut count) = (vec![rule], 0);
    while let Some(rule) = new.pop() {
        count += 1;
        let images = swaps().map(|swap| swap.image(&rule));
        new.extend(images.filter(|image| !mem::replace(&mut seen[image.number() - 1], true)));
    }
    count
}

/// A swap of two neighbouring rows of a band, or of two neighbouring columns of a stack.
#[derive(Clone, Copy)]
enum Swap {
    /// In this band, from 0, the row with this number, from 0, in the band and the next one.
    Rows { band: usize, upper: u8 },
    /// In this stack, from 0, the column with this number, from 0, in the stack and the next one.
    Columns { stack: usize, left: u8 },
}

/// All twelve: any order of the rows of a band and of the columns of a stack comes from them.
fn swaps() -> impl Iterator<Item = Swap> {
    (0..3).flat_map(|chute| {
        (0..2).flat_map(move |line| {
            [Swap::Rows { band: chute, upper: line }, Swap::Columns { stack: chute, left: line }]
        })
    })
}

impl Swap {
    fn image(self, rule: &Rule) -> Rule {
        let mut positions = *rule.positions();
        for (number, position) in positions.iter_mut().enumerate() {
            let (row, column) = ((*position - 1) / 3, (*position - 1) % 3);
            let (row, column) = match self {
                Swap::Rows { band, upper } if number / 3 == band => (swapped(row, upper), column),
                Swap::Columns { stack, left } if number % 3 == stack => {
                    (row, swapped(column, left))
                }
                _ => (row, column),
            };
            *position = 3 * row + column + 1;
        }
        Rule(positions)
    }
}

/// Where a line goes when `first` and the next one change places.
fn swapped(line: u8, first: u8) -> u8 {
    match line {
        _ if line == first => first + 1,
        _ if line == first + 1 => first,
        _ => line,
    }
}

/// Figures that the paper about rules and sets gives for the plain method, worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperFigures {
    /// 1! · 2! · … · 9!, which is not the number of grids.
    pub product_of_factorials: u128,
    /// The number of sets that it quotes.
    pub quoted: u128,
    /// What is left of the quoted number when it is divided by 9!: as the digits of a grid can be
    /// handed out in 9! ways, a number of grids leaves nothing.
    pub quoted_modulo_labellings: u128,
    /// 5184⁹ · 23,500, the operations of a plain search: a rule of each group, and the comparison
    /// with those that are no neighbours.
    pub plain_search: u128,
}

/// Works out the figures of the paper.
pub fn paper_figures() -> PaperFigures {
    const QUOTED: u128 = 2_297_902_829_591_040;
    let figures = figures();
    let choices: u128 = figures.groups.iter().map(|&group| u128::from(group)).product();
    PaperFigures {
        product_of_factorials: (1..=9).map(factorial).product(),
        quoted: QUOTED,
        quoted_modulo_labellings: QUOTED % factorial(9),
        plain_search: choices * u128::from(figures.strangers),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_paper() {
        let figures = figures();
        assert_eq!(figures.rules, 46_656);
        assert_eq!(figures.per_position, [[5_184; 9]; 9]);
        assert_eq!(figures.groups, [5_184; 9]);
        assert_eq!((figures.neighbours, figures.strangers), (17_972, 23_500));
        let by_equal_positions = [17_972, 16_515, 7_992, 2_958, 900, 252, 48, 18, 0, 1];
        assert_eq!(figures.by_equal_positions, by_equal_positions);
    }

    #[test]
    fn every_rule_is_like_the_first() {
        let figures = figures();
        assert_eq!(figures.like_the_first, figures.rules);
    }

    #[test]
    fn a_swap_keeps_where_rules_agree() {
        let rule = rules()[30_000];
        for other in rules().iter().step_by(97) {
            for swap in swaps() {
                let (image, other_image) = (swap.image(&rule), swap.image(other));
                assert!(Rule::try_new(*image.positions()).is_some());
                for number in 0..9 {
                    assert_eq!(
                        rule.positions()[number] == other.positions()[number],
                        image.positions()[number] == other_image.positions()[number],
                    );
                }
            }
        }
    }

    #[test]
    fn rules_all_over_the_list_have_the_same_company() {
        // Slow and independent of the argument about swaps.
        let first = company(&rules()[0]);
        assert!(rules().iter().step_by(997).all(|rule| company(rule) == first));
    }

    #[test]
    fn the_number_that_the_paper_quotes_cannot_be_that_of_all_grids() {
        let figures = paper_figures();
        assert_eq!(figures.product_of_factorials, 1_834_933_472_251_084_800_000);
        assert_ne!(figures.quoted_modulo_labellings, 0);
        assert_eq!(figures.plain_search, 5_184_u128.pow(9) * 23_500);
    }
}
