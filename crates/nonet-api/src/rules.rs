//! Questions about rules: the 46,656 ways to place one digit in all boxes, and grids as sets of nine.
//!
//! After A. Kotsyuba, S. Lavrenchuk and R. Ostapchuk (Lutsk, 2015).

use nonet_count::rule::restricted::{self, Reading};
use nonet_count::rule::{self, Rule};
use nonet_count::{Census, ClassicGrid, Ranking, Variant, permutation};
use serde::{Deserialize, Serialize};

use crate::answer::{Fault, Outcome};
use crate::grids::Trouble;
use crate::grids::read::{Reader, digits, echo};
use crate::message;
use crate::words::{Message, Words};

/// A question about rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum RulesRequest {
    /// All figures.
    Count,
    /// The rules.
    List {
        /// Those of the restricted method, in one of its readings; all otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restricted: Option<Conditions>,
    },
    /// The rules that share no position with a rule.
    Neighbours {
        /// The number of the rule, from 1.
        rule: String,
        /// Among those of the restricted method; among all otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        restricted: Option<Conditions>,
    },
    /// The sets of nine rules of the restricted method.
    Sets {
        /// Which reading of it.
        #[serde(default)]
        restricted: Conditions,
    },
    /// The grid of a set and a permutation.
    Make {
        /// The number of the set, from 0.
        set: String,
        /// The number of the permutation, from 0.
        permutation: String,
        /// Which reading of the restricted method.
        #[serde(default)]
        restricted: Conditions,
    },
    /// The nine rules of a grid.
    Of {
        /// The grid.
        grid: String,
    },
}

/// The readings of the restricted method.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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

/// The answer to a question about rules. A field that does not apply is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct RulesAnswer {
    /// The figures, each with what it counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    /// How many there are of what is listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Rules; those of a grid in the order of its digits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleData>,
    /// Sets, each as the numbers of its rules, from 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<[u16; 9]>,
    /// The grid, in one line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<String>,
    /// The number of its set among all sets, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// The number of its set among those of the restricted method, from 0, if it is one of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub restricted_set: Option<usize>,
    /// With that, the number of the permutation that makes it, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permutation: Option<u32>,
    /// What was wrong with the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Fault>,

    /// How it ended.
    #[serde(skip)]
    pub outcome: Outcome,
}

/// A figure and what it counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    /// Its name for programs.
    pub id: String,
    /// The figure.
    pub value: u128,
    /// What it counts, in words.
    pub text: String,
}

/// A rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleData {
    /// Its number, from 1, among those that are asked about.
    pub number: usize,
    /// The position of the digit in each box, from 1 to 9.
    pub positions: [u8; 9],
    /// The digit that it carries, in a grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<u8>,
}

/// Answers a question about rules.
///
/// ```
/// use nonet_api::{RulesRequest, Words, handle_rules};
///
/// let json = r#"{"task": "make", "set": "213", "permutation": "100330"}"#;
/// let request: RulesRequest = serde_json::from_str(json).unwrap();
/// let grid = handle_rules(&request, Words::english()).grid.unwrap();
/// assert!(grid.starts_with("359782164416593278827641935"));
/// ```
pub fn handle_rules(request: &RulesRequest, words: &Words) -> RulesAnswer {
    match answer(request, words) {
        Ok(answer) => answer,
        Err(trouble) => {
            let (outcome, fault) = trouble.into_fault(words);
            RulesAnswer { outcome, error: Some(fault), ..RulesAnswer::default() }
        }
    }
}

fn answer(request: &RulesRequest, words: &Words) -> Result<RulesAnswer, Trouble> {
    match request {
        RulesRequest::Count => {
            Ok(RulesAnswer { figures: figures(words), ..RulesAnswer::default() })
        }
        RulesRequest::List { restricted } => Ok(listed(numbered(chosen(*restricted)))),
        RulesRequest::Neighbours { rule, restricted } => {
            let rules = chosen(*restricted);
            let number = number_up_to(rule, 1, rules.len())?;
            let of = rules[number - 1];
            let all = numbered(rules).into_iter().zip(rules);
            let neighbours = all.filter(|(_, other)| of.is_neighbour(other));
            Ok(listed(neighbours.map(|(data, _)| data).collect()))
        }
        RulesRequest::Sets { restricted } => {
            let sets = restricted::sets((*restricted).into()).to_vec();
            let count = Some(sets.len() as u64);
            Ok(RulesAnswer { count, sets, ..RulesAnswer::default() })
        }
        RulesRequest::Make { set, permutation, restricted } => {
            let reading = Reading::from(*restricted);
            let set = number_up_to(set, 0, restricted::sets(reading).len() - 1)?;
            let last = permutation::COUNT as usize - 1;
            let permutation = number_up_to(permutation, 0, last)? as u32;
            let made = restricted::make(reading, set, permutation);
            let grid = made.expect("neither number is past its end");
            Ok(RulesAnswer {
                grid: Some(grid.to_string()),
                restricted_set: Some(set),
                permutation: Some(permutation),
                ..RulesAnswer::default()
            })
        }
        RulesRequest::Of { grid } => of_grid(grid, words),
    }
}

/// The nine rules of a grid, and the number of its set.
fn of_grid(text: &str, words: &Words) -> Result<RulesAnswer, Trouble> {
    let grid = Reader { shape: None, words }.grid(text)?;
    let Ok(classic) = ClassicGrid::try_from(&grid) else {
        return Err(Trouble::unmet(message!("rules-not-classic")));
    };
    let rules = (1..).zip(rule::rules_of(&classic)).map(|(digit, rule)| RuleData {
        number: rule.number(),
        positions: *rule.positions(),
        digit: Some(digit),
    });
    let restricted = restricted::find(Reading::Two, &classic);
    Ok(RulesAnswer {
        grid: Some(grid.to_string()),
        rules: rules.collect(),
        set: Some(Ranking::shared().set_number(&classic).to_string()),
        restricted_set: restricted.map(|(set, _)| set),
        permutation: restricted.map(|(_, permutation)| permutation),
        ..RulesAnswer::default()
    })
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

fn listed(rules: Vec<RuleData>) -> RulesAnswer {
    RulesAnswer { count: Some(rules.len() as u64), rules, ..RulesAnswer::default() }
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
        all.push(Figure { id: id.to_owned(), value, text: words.say(&text) });
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
