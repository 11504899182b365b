//! The codes of a library: which technique each stands for, and which of its steps are meant.

use nonet_core::DigitSet;
use nonet_logic::page::Conclusions;
use nonet_logic::{Board, Node, Premise, Role, Step};

/// What a code with a variant stands for.
pub(super) struct Code {
    number: &'static str,
    /// The variants that this is about; none stands for a code without.
    variants: &'static [&'static str],
    /// The id of the technique.
    pub(super) technique: &'static str,
    /// What the digits of a case are.
    pub(super) digits: Digits,
    /// Whether a library may know of some of its steps only, since HoDoKu does not look for all: chains
    /// through almost locked sets.
    pub(super) is_partial: bool,
    /// The options under which the technique may be searched, the stated one first: a case passes
    /// if one of them gives exactly what it states.
    pub(super) options: &'static [Choice],
}

/// What the digits of a case are.
#[derive(Clone, Copy)]
pub(super) enum Digits {
    /// Those of its eliminations or placements.
    Concluded,
    /// Those of the parts in a role.
    Of(Role),
    /// Those of the cells that the step rests on.
    OfCells,
    /// That of the first chain, where a step joins two.
    OfFirstLink,
    /// Not said.
    Unsaid,
}

impl Digits {
    /// Whether a step that concludes this is about these digits.
    pub(super) fn fit(self, said: DigitSet, concluded: &Conclusions, step: &Step) -> bool {
        let all = |left: DigitSet, right: DigitSet| left | right;
        let own = match self {
            Digits::Unsaid => return true,
            Digits::Concluded => {
                let candidates = concluded.placements.iter().chain(&concluded.eliminations);
                candidates.map(|candidate| candidate.digit).collect()
            }
            Digits::Of(role) => {
                step.evidence.parts_as(role).map(|part| part.digits).fold(DigitSet::EMPTY, all)
            }
            Digits::OfCells => {
                let digits = step.evidence.premises.iter().map(|premise| match premise {
                    Premise::Cell { digits, .. } => *digits,
                    Premise::Place { .. } | Premise::Unique { .. } | Premise::Rule { .. } => {
                        DigitSet::EMPTY
                    }
                });
                digits.fold(DigitSet::EMPTY, all)
            }
            Digits::OfFirstLink => {
                let link = step.evidence.links.first();
                link.map_or(DigitSet::EMPTY, |link| DigitSet::single(link.from.digit))
            }
        };
        said.is_empty() || own == said
    }
}

/// An option: which steps of a technique count.
pub(super) struct Choice {
    /// What it is, in a few words.
    pub(super) about: &'static str,
    /// Whether a step counts.
    pub(super) keeps: fn(&Board, &Step) -> bool,
}

const ALL: Choice = Choice { about: "every step", keeps: |_, _| true };
const BASIC: &[Choice] = &[ALL];

const LARGE_BOX: Choice = Choice { about: "more than two candidates in a box", keeps: large_box };
const ANY_BOX: Choice = Choice { about: "two candidates in a box are enough", ..ALL };

const COMPLETE: Choice = Choice { about: "no candidate missing in the pattern", keeps: complete };
const INCOMPLETE: Choice = Choice { about: "candidates may be missing in the pattern", ..ALL };

/// HoDoKu's discontinuous nice loops: open chains that say something about one cell.
const DISCONTINUOUS: Choice =
    Choice { about: "any discontinuity", keeps: |_, step| is_discontinuous(step) };
const STRONG: Choice = Choice { about: "strong discontinuity", keeps: |_, step| is_strong(step) };
const WEAK: Choice = Choice {
    about: "weak discontinuity",
    keeps: |_, step| is_discontinuous(step) && !is_strong(step),
};
/// HoDoKu's alternating inference chains: open chains between candidates with effect in several cells.
const TWO_ENDS: Choice = Choice { about: "ends of any kind", keeps: |_, it| !is_discontinuous(it) };
/// Through sets, its chains may end in the cells of a set: groups of any shape.
const GROUPS_OF_TYPE_1: Choice = Choice {
    about: "ends of one digit, which may be groups",
    keeps: |_, step| has_several(step) && is_type_1(step),
};
const GROUPS_OF_TYPE_2: Choice = Choice {
    about: "ends of two digits, which may be groups",
    keeps: |_, step| has_several(step) && !is_type_1(step),
};
const TYPE_1: Choice = Choice {
    about: "ends of one digit",
    keeps: |_, step| !is_discontinuous(step) && is_type_1(step),
};
const TYPE_2: Choice = Choice {
    about: "ends of two digits",
    keeps: |_, step| !is_discontinuous(step) && !is_type_1(step),
};

const APART: Choice = Choice { about: "sets that do not overlap", keeps: apart };

/// A set is a strong link of its own.
const THREE_SETS: Choice =
    Choice { about: "three sets, which overlap", keeps: |_, step| step.evidence.links.len() == 5 };
/// HoDoKu follows chains over at most six links between sets, an option of its own.
const LINKS_OF_SEVEN_SETS: usize = 13;
const MORE_SETS: Choice = Choice {
    about: "four to seven sets",
    keeps: |_, step| (6..=LINKS_OF_SEVEN_SETS).contains(&step.evidence.links.len()),
};
const OVERLAPPING_SETS: Choice = Choice {
    about: "up to seven sets, of which three or fewer overlap",
    keeps: |_, step| step.evidence.links.len() <= LINKS_OF_SEVEN_SETS,
};

const fn code(number: &'static str, technique: &'static str) -> Code {
    Code {
        number,
        variants: &[""],
        technique,
        digits: Digits::Concluded,
        is_partial: false,
        options: BASIC,
    }
}

const fn subset(number: &'static str, technique: &'static str) -> Code {
    let digits = Digits::Of(Role::Subset);
    Code { number, variants: &[""], technique, digits, is_partial: false, options: BASIC }
}

const fn locked(number: &'static str, technique: &'static str) -> Code {
    Code { number, variants: &["", "1"], ..subset(number, technique) }
}

const fn wing(number: &'static str, technique: &'static str) -> Code {
    let digits = Digits::OfCells;
    Code { number, variants: &[""], technique, digits, is_partial: false, options: BASIC }
}

const fn unique(
    number: &'static str,
    variant: &'static [&'static str],
    technique: &'static str,
    options: &'static [Choice],
) -> Code {
    Code {
        number,
        variants: variant,
        technique,
        digits: Digits::Of(Role::Pattern),
        is_partial: false,
        options,
    }
}

const fn chosen(
    number: &'static str,
    variants: &'static [&'static str],
    technique: &'static str,
    options: &'static [Choice],
) -> Code {
    Code { number, variants, technique, digits: Digits::Concluded, is_partial: false, options }
}

/// A chain through almost locked sets.
const fn through_sets(
    number: &'static str,
    variants: &'static [&'static str],
    technique: &'static str,
    options: &'static [Choice],
) -> Code {
    Code { is_partial: true, ..chosen(number, variants, technique, options) }
}

const OFF: &[Choice] = &[COMPLETE, INCOMPLETE];
const ON: &[Choice] = &[INCOMPLETE, COMPLETE];

/// Every code that Nonet knows a technique for.
static CODES: &[Code] = &[
    code("0000", "full-house"),
    code("0002", "hidden-single"),
    code("0003", "naked-single"),
    code("0100", "pointing"),
    code("0101", "claiming"),
    locked("0110", "locked-pair"),
    locked("0111", "locked-triple"),
    subset("0200", "naked-pair"),
    subset("0201", "naked-triple"),
    subset("0202", "naked-quad"),
    subset("0210", "hidden-pair"),
    subset("0211", "hidden-triple"),
    subset("0212", "hidden-quad"),
    code("0300", "x-wing"),
    code("0301", "swordfish"),
    code("0302", "jellyfish"),
    code("0310", "finned-x-wing"),
    code("0311", "finned-swordfish"),
    code("0312", "finned-jellyfish"),
    code("0320", "sashimi-x-wing"),
    code("0321", "sashimi-swordfish"),
    code("0322", "sashimi-jellyfish"),
    code("0400", "skyscraper"),
    code("0401", "two-string-kite"),
    chosen("0402", &[""], "empty-rectangle", &[LARGE_BOX, ANY_BOX]),
    chosen("0402", &["1"], "empty-rectangle", &[ANY_BOX, LARGE_BOX]),
    code("0403", "turbot-fish"),
    Code { digits: Digits::OfFirstLink, ..code("0404", "dual-two-string-kite") },
    chosen("0405", &["", "1"], "dual-empty-rectangle", &[ANY_BOX, LARGE_BOX]),
    code("0500", "simple-colours-trap"),
    code("0501", "simple-colours-wrap"),
    code("0502", "multi-colours-1"),
    code("0503", "multi-colours-2"),
    unique("0600", &["", "1"], "unique-rectangle-1", OFF),
    unique("0600", &["2"], "unique-rectangle-1", ON),
    unique("0601", &["", "1"], "unique-rectangle-2", OFF),
    unique("0601", &["2"], "unique-rectangle-2", ON),
    unique("0602", &["", "1"], "unique-rectangle-3", OFF),
    unique("0602", &["2"], "unique-rectangle-3", ON),
    unique("0603", &["", "1"], "unique-rectangle-4", OFF),
    unique("0603", &["2"], "unique-rectangle-4", ON),
    unique("0604", &["", "1"], "unique-rectangle-5", OFF),
    unique("0604", &["2"], "unique-rectangle-5", ON),
    unique("0605", &["", "1"], "unique-rectangle-6", OFF),
    unique("0605", &["2"], "unique-rectangle-6", ON),
    unique("0606", &["", "1"], "hidden-rectangle", OFF),
    unique("0606", &["2"], "hidden-rectangle", ON),
    // Beside the placed digits, the empty cells can only have one digit of the pair.
    unique("0607", &["", "1", "2"], "avoidable-rectangle-1", BASIC),
    unique("0608", &["", "1", "2"], "avoidable-rectangle-2", BASIC),
    Code { digits: Digits::Unsaid, ..code("0610", "bug-plus-1") },
    code("0701", "x-chain"),
    code("0702", "xy-chain"),
    wing("0703", "remote-pair"),
    code("0706", "continuous-nice-loop"),
    chosen("0707", &["1"], "aic", &[STRONG, DISCONTINUOUS]),
    chosen("0707", &["", "2"], "aic", &[WEAK, DISCONTINUOUS]),
    chosen("0708", &["1"], "aic", &[TYPE_1, TWO_ENDS]),
    chosen("0708", &["", "2"], "aic", &[TYPE_2, TWO_ENDS]),
    chosen("0709", &["", "1"], "grouped-continuous-nice-loop", BASIC),
    chosen("0710", &["1"], "grouped-aic", &[STRONG, DISCONTINUOUS]),
    chosen("0710", &["", "2"], "grouped-aic", &[WEAK, DISCONTINUOUS]),
    chosen("0711", &["1"], "grouped-aic", &[TYPE_1, TWO_ENDS]),
    chosen("0711", &["", "2"], "grouped-aic", &[TYPE_2, TWO_ENDS]),
    through_sets("0709", &["2"], "als-nice-loop", BASIC),
    through_sets("0710", &["3"], "als-aic", &[STRONG, DISCONTINUOUS]),
    through_sets("0710", &["4"], "als-aic", &[WEAK, DISCONTINUOUS]),
    through_sets("0711", &["3"], "als-aic", &[TYPE_1, GROUPS_OF_TYPE_1]),
    through_sets("0711", &["4"], "als-aic", &[TYPE_2, GROUPS_OF_TYPE_2]),
    wing("0800", "xy-wing"),
    wing("0801", "xyz-wing"),
    Code { digits: Digits::Of(Role::Pincer), ..code("0803", "w-wing") },
    chosen("0901", &["", "1", "2"], "als-xz", &[APART]),
    chosen("0902", &["", "1"], "als-xy-wing", &[APART]),
    through_sets("0902", &["2"], "als-chain", &[THREE_SETS]),
    through_sets("0903", &["", "1"], "als-chain", &[MORE_SETS, OVERLAPPING_SETS]),
    code("1101", "sue-de-coq"),
];

/// What a code with a variant stands for. None is known for techniques still to come: siamese,
/// Franken and mutant fish, death blossoms, templates.
///
/// The variant `x` says that nothing must be found, whatever the options.
pub(super) fn find(number: &str, variant: &str) -> Option<&'static Code> {
    let is_it = |known: &&Code| {
        known.number == number && (variant == "x" || known.variants.contains(&variant))
    };
    CODES.iter().find(is_it)
}

/// Whether every box of an empty rectangle holds more than two candidates of its digit.
fn large_box(_: &Board, step: &Step) -> bool {
    step.evidence.parts_as(Role::Base).all(|part| part.cells.len() > 2)
}

/// Whether every empty cell of a deadly pattern still has both its digits.
fn complete(board: &Board, step: &Step) -> bool {
    step.evidence.parts_as(Role::Pattern).all(|part| {
        part.cells.iter().all(|cell| {
            let missing = part.digits.without(board.candidates(cell));
            board.value(cell).is_some() || missing.is_empty()
        })
    })
}

/// The first and the last statement of a chain.
fn ends(step: &Step) -> Option<(&Node, &Node)> {
    let links = &step.evidence.links;
    links.first().zip(links.last()).map(|(first, last)| (&first.from, &last.to))
}

/// Whether a chain leads from a candidate being false to the same being true.
fn is_strong(step: &Step) -> bool {
    let same = |(first, last): (&Node, &Node)| {
        (first.digit, first.cells) == (last.digit, last.cells) && first.is_true != last.is_true
    };
    ends(step).is_some_and(same)
}

/// Whether a chain says something about one cell alone, or ends in a group: HoDoKu tells it as a loop
/// that comes back to that cell.
fn is_discontinuous(step: &Step) -> bool {
    let ends_in_group =
        |(first, last): (&Node, &Node)| first.cells.len() > 1 || last.cells.len() > 1;
    is_strong(step) || step.eliminations.len() == 1 || ends(step).is_some_and(ends_in_group)
}

/// Whether an open chain rules out several candidates.
fn has_several(step: &Step) -> bool {
    !is_strong(step) && step.eliminations.len() > 1
}

/// Whether both ends of a chain are about one digit.
fn is_type_1(step: &Step) -> bool {
    ends(step).is_some_and(|(first, last)| first.digit == last.digit)
}

/// Whether no two sets have a cell in common.
fn apart(_: &Board, step: &Step) -> bool {
    let sets: Vec<_> = step.evidence.parts.iter().filter(|part| is_set(part.role)).collect();
    sets.iter().enumerate().all(|(index, set)| {
        // One set may be told in several parts.
        let others = sets[..index].iter().filter(|other| other.role != set.role);
        others.into_iter().all(|other| !set.cells.meets(&other.cells))
    })
}

fn is_set(role: Role) -> bool {
    matches!(role, Role::SetA | Role::SetB | Role::SetC)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_with_a_variant_stands_for_at_most_one_thing() {
        for (index, code) in CODES.iter().enumerate() {
            for variant in code.variants {
                let mut before = CODES[..index].iter().filter(|other| other.number == code.number);
                assert!(!before.any(|other| other.variants.contains(variant)), "{}", code.number);
                assert_eq!(find(code.number, variant).map(|it| it.technique), Some(code.technique));
            }
        }
    }

    #[test]
    fn variants_of_techniques_still_to_come_are_not_known() {
        for (code, variant) in [
            ("03111", ""),
            ("0331", ""),
            ("0364", ""),
            ("0904", "1"),
            ("1201", ""),
            ("1202", ""),
            ("9999", ""),
        ] {
            assert!(find(code, variant).is_none(), "{code}-{variant}");
        }
        assert!(find("0610", "x").is_some() && find("0600", "x").is_some());
    }
}
