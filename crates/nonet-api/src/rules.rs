//! Questions about rules: the 46,656 ways to place one digit in all boxes, and grids as sets of nine.
//!
//! After A. Kotsyuba, S. Lavrenchuk and R. Ostapchuk (Lutsk, 2015).

use nonet_count::rule::restricted::{self, Reading};
use nonet_count::rule::{self, Rule};
use nonet_count::{Census, ClassicGrid, Ranking, Variant, permutation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::grids::Trouble;
use crate::grids::read::{Reader, digits, echo};
use crate::host::Host;
use crate::message;
use crate::number::Large;
use crate::puzzle::PuzzleData;
use crate::words::{Message, Words};

/// Tell all figures about rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesCount {}

/// The figures about rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleFigures {
    /// The figures, each with what it counts.
    pub figures: Vec<Figure>,
}

impl Answered for RuleFigures {}

impl Answerable for RulesCount {
    type Answer = RuleFigures;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<RuleFigures, Refusal> {
        Ok(RuleFigures { figures: figures(words) })
    }
}

/// List the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesList {
    /// Those of the restricted method, in one of its readings; all otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restricted: Option<Conditions>,
}

/// Rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleList {
    /// How many there are.
    pub count: Large,
    /// The rules.
    pub rules: Vec<RuleData>,
}

impl RuleList {
    fn of(rules: Vec<RuleData>) -> RuleList {
        RuleList { count: Large(rules.len() as u128), rules }
    }
}

impl Answered for RuleList {}

impl Answerable for RulesList {
    type Answer = RuleList;

    fn answer(&self, _: &Words, _: &mut dyn Host) -> Result<RuleList, Refusal> {
        Ok(RuleList::of(numbered(chosen(self.restricted))))
    }
}

/// List the rules that share no position with a rule.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesNeighbours {
    /// The number of the rule, from 1.
    pub rule: String,
    /// Among those of the restricted method; among all otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub restricted: Option<Conditions>,
}

/// The rules that share no position with a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleNeighbours {
    /// The rules.
    #[serde(flatten)]
    pub list: RuleList,
}

impl Answered for RuleNeighbours {}

impl Answerable for RulesNeighbours {
    type Answer = RuleNeighbours;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<RuleNeighbours, Refusal> {
        let rules = chosen(self.restricted);
        let number = number_up_to(&self.rule, 1, rules.len())
            .map_err(|trouble| trouble.into_refused(words))?;
        let of = rules[number - 1];
        let all = numbered(rules).into_iter().zip(rules);
        let neighbours = all.filter(|(_, other)| of.is_neighbour(other));
        Ok(RuleNeighbours { list: RuleList::of(neighbours.map(|(data, _)| data).collect()) })
    }
}

/// List the sets of nine rules of the restricted method.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesSets {
    /// Which reading of it.
    #[serde(default)]
    pub restricted: Conditions,
}

/// The sets of nine rules of the restricted method.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleSets {
    /// How many there are.
    pub count: Large,
    /// The sets, each as the numbers of its rules, from 1.
    pub sets: Vec<[u16; 9]>,
}

impl Answered for RuleSets {}

impl Answerable for RulesSets {
    type Answer = RuleSets;

    fn answer(&self, _: &Words, _: &mut dyn Host) -> Result<RuleSets, Refusal> {
        let sets = restricted::sets(self.restricted.into()).to_vec();
        Ok(RuleSets { count: Large(sets.len() as u128), sets })
    }
}

/// Make the grid of a set and a permutation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesMake {
    /// The number of the set, from 0.
    pub set: String,
    /// The number of the permutation, from 0.
    pub permutation: String,
    /// Which reading of the restricted method.
    #[serde(default)]
    pub restricted: Conditions,
}

/// The grid of a set and a permutation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleMade {
    /// The grid, in one line.
    pub grid: String,
    /// The number of the set among those of the restricted method, from 0.
    pub restricted_set: usize,
    /// The number of the permutation, from 0.
    pub permutation: u32,
}

impl Answered for RuleMade {}

impl Answerable for RulesMake {
    type Answer = RuleMade;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<RuleMade, Refusal> {
        self.make().map_err(|trouble| trouble.into_refused(words))
    }
}

impl RulesMake {
    pub(crate) fn make(&self) -> Result<RuleMade, Trouble> {
        let reading = Reading::from(self.restricted);
        let restricted_set = number_up_to(&self.set, 0, restricted::sets(reading).len() - 1)?;
        let last = permutation::COUNT as usize - 1;
        let permutation = number_up_to(&self.permutation, 0, last)? as u32;
        let made = restricted::make(reading, restricted_set, permutation);
        let grid = made.expect("neither number is past its end");
        Ok(RuleMade { grid: grid.to_string(), restricted_set, permutation })
    }
}

/// Tell the nine rules of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesOf {
    /// The grid.
    pub grid: PuzzleData,
}

/// The nine rules of a grid, and the number of its set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RulesOfGrid {
    /// The grid, in one line.
    pub grid: String,
    /// Its rules, in the order of the digits.
    pub rules: Vec<RuleData>,
    /// The number of its set among all sets, from 0.
    pub set: Large,
    /// The number of its set among those of the restricted method, from 0, if it is one of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restricted_set: Option<usize>,
    /// With that, the number of the permutation that makes it, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permutation: Option<u32>,
}

impl Answered for RulesOfGrid {}

impl Answerable for RulesOf {
    type Answer = RulesOfGrid;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<RulesOfGrid, Refusal> {
        rules_of(&self.grid, words).map_err(|trouble| trouble.into_refused(words))
    }
}

fn rules_of(grid: &PuzzleData, words: &Words) -> Result<RulesOfGrid, Trouble> {
    let grid = Reader::new(None, words)?.grid(grid)?;
    let Ok(classic) = ClassicGrid::try_from(&grid) else {
        return Err(Trouble::unmet(message!("rules-not-classic")));
    };
    let rules = (1..).zip(rule::rules_of(&classic)).map(|(digit, rule)| RuleData {
        number: rule.number(),
        positions: *rule.positions(),
        digit: Some(digit),
    });
    let restricted = restricted::find(Reading::Two, &classic);
    Ok(RulesOfGrid {
        grid: grid.to_string(),
        rules: rules.collect(),
        set: Large(Ranking::shared().set_number(&classic).into()),
        restricted_set: restricted.map(|(set, _)| set),
        permutation: restricted.map(|(_, permutation)| permutation),
    })
}

/// The readings of the restricted method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Conditions {
    /// The two conditions that give the numbers of the paper.
    #[default]
    Two,
    /// The three that it lists.
    Three,
}

impl From<Conditions> for Reading {
    fn from(conditions: Conditions) -> Reading {
        match conditions {
            Conditions::Two => Reading::Two,
            Conditions::Three => Reading::Three,
        }
    }
}

/// A figure and what it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Figure {
    /// Its name for programs.
    pub id: String,
    /// The figure.
    pub value: Large,
    /// What it counts, in words.
    pub text: String,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RuleData {
    /// Its number, from 1, among those that are asked about.
    pub number: usize,
    /// The position of the digit in each box, from 1 to 9.
    pub positions: [u8; 9],
    /// The digit that it carries, in a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<u8>,
}

/// The rules that are asked about.
fn chosen(restricted: Option<Conditions>) -> &'static [Rule] {
    restricted.map_or_else(rule::rules, |conditions| restricted::rules(conditions.into()))
}

fn numbered(rules: &[Rule]) -> Vec<RuleData> {
    let data = |(number, rule): (usize, &Rule)| RuleData {
        number,
        positions: *rule.positions(),
        digit: None,
    };
    (1..).zip(rules).map(data).collect()
}

/// A number from `first` to `last`.
fn number_up_to(text: &str, first: usize, last: usize) -> Result<usize, Trouble> {
    let digits = digits(text)?;
    match digits.parse::<usize>() {
        Ok(number) if (first..=last).contains(&number) => Ok(number),
        _ => {
            let wrong =
                message!("rules-past-end", number = echo(&digits), first = first, last = last);
            Err(Trouble::unmet(wrong))
        }
    }
}

/// Every figure of the paper and those that it could not reach.
fn figures(words: &Words) -> Vec<Figure> {
    let figures = rule::figures();
    let paper = rule::paper_figures();
    let census = Census::shared();
    let mut all: Vec<Figure> = Vec::new();
    let mut add = |id: &str, value: u128, text: Message| {
        all.push(Figure { id: id.to_owned(), value: Large(value), text: words.say(&text) });
    };
    add("rules", figures.rules.into(), message!("rules-figure-rules"));
    add("groups", figures.groups.len() as u128, message!("rules-figure-groups"));
    add("rules_per_group", figures.groups[0].into(), message!("rules-figure-per-group"));
    let per_position = figures.per_position[0][0];
    add("rules_per_position", per_position.into(), message!("rules-figure-per-position"));
    add("neighbours", figures.neighbours.into(), message!("rules-figure-neighbours"));
    add("non_neighbours", figures.strangers.into(), message!("rules-figure-strangers"));
    for (equal, &rules) in figures.by_equal_positions.iter().enumerate() {
        let text = message!("rules-figure-equal", equal = equal);
        add(&format!("equal_positions_{equal}"), rules.into(), text);
    }
    add("sets", census.sets().into(), message!("rules-figure-sets"));
    add("labellings", permutation::COUNT.into(), message!("rules-figure-labellings"));
    add("grids", census.total(), message!("rules-figure-grids"));
    for (reading, name) in [(Reading::Two, "two"), (Reading::Three, "three")] {
        let rules = restricted::rules(reading).len() as u128;
        let sets = restricted::sets(reading).len() as u128;
        let grids = sets * u128::from(permutation::COUNT);
        add(
            &format!("restricted_{name}_rules"),
            rules,
            message!("rules-figure-restricted-rules", reading = name),
        );
        add(
            &format!("restricted_{name}_sets"),
            sets,
            message!("rules-figure-restricted-sets", reading = name),
        );
        add(
            &format!("restricted_{name}_grids"),
            grids,
            message!("rules-figure-restricted-grids", reading = name),
        );
    }
    for variant in Variant::ALL {
        let counts = rule::templates(variant);
        let name = variant.id().replace('-', "_");
        let figures = [
            ("rules", counts.rules, message!("rules-figure-template", variant = variant.id())),
            (
                "restricted_rules",
                counts.restricted_rules,
                message!("rules-figure-template-restricted", variant = variant.id()),
            ),
            (
                "restricted_sets",
                counts.restricted_sets,
                message!("rules-figure-template-sets", variant = variant.id()),
            ),
        ];
        for (what, value, text) in figures {
            add(&format!("{name}_{what}"), value.into(), text);
        }
    }
    add("product_of_factorials", paper.product_of_factorials, message!("rules-figure-product"));
    add("quoted", paper.quoted, message!("rules-figure-quoted"));
    let remainder = message!("rules-figure-remainder");
    add("quoted_modulo_labellings", paper.quoted_modulo_labellings, remainder);
    add("plain_search", paper.plain_search, message!("rules-figure-plain-search"));
    all
}
