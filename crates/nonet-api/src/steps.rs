//! Steps as data: what programs get, and drawings are made from. `docs/steps.md` describes it.

use std::sync::Arc;

use nonet_core::rule::Clue;
use nonet_core::{Alphabet, Cell, Contradiction, Digit, DigitSet, Draft, Entry, Layout};
use nonet_logic::{
    Board, Branch, BranchEnd, Candidate, Cells, Deadly, Evidence, Link, Node, Part, Premise, Step,
    Tool, Via,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::describe::technique_name;
use crate::explain::{LinkPlace, Told, assumed, cell_id, conclusion, explain, house_id, in_brief};
use crate::words::Words;

/// A step with its words.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ToldStep {
    /// What it concludes, and why, as data.
    #[serde(flatten)]
    pub step: StepData,
    /// The name of the technique, for people.
    pub name: String,
    /// The level of the technique.
    pub level: &'static str,
    /// What the step counts.
    pub score: u32,
    /// Where to look.
    pub nudge: String,
    /// The cells that the nudge speaks of, where it names cells, houses or clues.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub look: Vec<String>,
    /// What there is to find.
    pub what: String,
    /// Where it is.
    pub place: String,
    /// What follows, as solvers write it: `r1c2=5`, `r1c2,r5c8<>6`.
    pub conclusion: String,
    /// Everything, in whole sentences; paragraphs are lines.
    pub text: String,
    /// The same in paragraphs of sentences, each with what on the board it speaks of.
    pub sentences: Vec<Vec<SentenceData>>,
    /// The branches of the evidence that follow whole steps, told and shown step by step.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials: Vec<TrialData>,
    /// The step as solvers write it, if there is a way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// The board after the step.
    pub after: AfterData,
    /// The position before the step, with the candidates as pencil marks.
    #[serde(skip)]
    pub before: Draft,
}

impl ToldStep {
    /// A step that can be taken on a board, told with the characters and in the words of a reader.
    pub(crate) fn new(step: &Step, tool: &Tool, board: &Board, teller: Teller<'_>) -> ToldStep {
        let told = explain(step, board, teller.alphabet, teller.words);
        ToldStep {
            step: StepData::of(step, board.layout()),
            name: teller.words.say(&technique_name(step.technique)),
            level: tool.level.id(),
            score: tool.score,
            nudge: told.nudge,
            look: told.look.iter().map(|cell| cell_id(cell, board.layout())).collect(),
            what: told.what,
            place: told.place,
            conclusion: told.conclusion,
            text: told.text,
            sentences: told
                .paragraphs
                .into_iter()
                .map(|told| told.into_iter().map(SentenceData::from).collect())
                .collect(),
            trials: TrialData::all_of(step, board, teller),
            notation: told.notation,
            after: AfterData::of(step, board, teller.alphabet),
            before: position(board, teller.alphabet),
        }
    }

    /// The words of a level from 1, the nudge, to 4, everything.
    pub(crate) fn at(&self, level: u8) -> &str {
        match level {
            0 | 1 => &self.nudge,
            2 => &self.what,
            3 => &self.place,
            _ => &self.text,
        }
    }
}

/// A sentence of an explanation, and what on the board it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SentenceData {
    /// The sentence.
    pub text: String,
    /// The cells that it names.
    pub cells: Vec<String>,
    /// The links of the evidence that it tells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<LinkPlaceData>,
    /// The step of a branch that it tells, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
}

impl From<Told> for SentenceData {
    fn from(Told { text, cells, links, step }: Told) -> SentenceData {
        let place = |LinkPlace { branch, link }: LinkPlace| LinkPlaceData { branch, link };
        SentenceData { text, cells, links: links.into_iter().map(place).collect(), step }
    }
}

/// Where a link is in the evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LinkPlaceData {
    /// The branch whose link it is, from 0; without it, it is one of the evidence's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub branch: Option<usize>,
    /// Which of these links it is, from 0.
    pub link: usize,
}

/// What follows from the assumption of a branch, step by step.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TrialData {
    /// Which of the branches it is, from 0.
    pub branch: usize,
    /// The board on which the assumption holds.
    pub start: AfterData,
    /// The steps from there.
    pub steps: Vec<TrialStepData>,
}

/// A step of a branch in words; as data it is among the steps of the branch.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TrialStepData {
    /// The name of the technique, for people.
    pub name: String,
    /// The step in few words.
    pub text: String,
    /// What follows, as solvers write it.
    pub conclusion: String,
    /// The board after the step.
    pub after: AfterData,
    /// What it tries in its turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trials: Vec<TrialData>,
}

impl TrialData {
    /// The branches of a step that follow whole steps.
    fn all_of(step: &Step, board: &Board, teller: Teller<'_>) -> Vec<TrialData> {
        let branches = step.evidence.branches.iter().enumerate();
        let by_steps = branches.filter(|(_, branch)| !branch.steps.is_empty());
        by_steps.map(|(index, branch)| TrialData::of(index, branch, board, teller)).collect()
    }

    fn of(index: usize, branch: &Branch, board: &Board, teller: Teller<'_>) -> TrialData {
        let Teller { words, alphabet } = teller;
        let mut board = assumed(branch, board);
        let start = AfterData::at(&board, alphabet);
        let mut steps = Vec::new();
        for step in &branch.steps {
            let (text, trials) =
                (in_brief(step, &board, alphabet, words), TrialData::all_of(step, &board, teller));
            let conclusion = conclusion(step, &board, alphabet);
            board.apply(step);
            steps.push(TrialStepData {
                name: words.say(&technique_name(step.technique)),
                text,
                conclusion,
                after: AfterData::at(&board, alphabet),
                trials,
            });
        }
        TrialData { branch: index, start, steps }
    }
}

/// The position of a board, with its candidates as pencil marks.
pub(crate) fn position(board: &Board, alphabet: Alphabet) -> Draft {
    let layout = board.layout();
    let entry = |cell| match board.value(cell) {
        Some(digit) if board.is_given(cell) => Entry::Given(digit),
        Some(digit) => Entry::Placed(digit),
        None => Entry::Empty,
    };
    let marks = |cell| board.value(cell).map_or(board.candidates(cell), DigitSet::single);
    Draft {
        alphabet,
        entries: layout.cells().map(entry).collect(),
        pencil_marks: Some(layout.cells().map(marks).collect()),
        ..Draft::empty(Arc::clone(layout))
    }
}

/// What a step makes of a board, so that nobody has to know the rules to show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AfterData {
    /// The digits: a character for each cell, `.` for an empty one.
    pub digits: String,
    /// The candidates: the characters of those of each cell, with a comma between two cells. Where a digit
    /// stands there are none.
    pub candidates: String,
}

impl AfterData {
    fn of(step: &Step, board: &Board, alphabet: Alphabet) -> AfterData {
        let mut after = board.clone();
        after.apply(step);
        AfterData::at(&after, alphabet)
    }

    fn at(board: &Board, alphabet: Alphabet) -> AfterData {
        let layout = board.layout();
        let digit = |cell| board.value(cell).map_or('.', |digit| alphabet.symbol(digit));
        let candidates = |cell| -> String {
            let open =
                if board.value(cell).is_some() { DigitSet::EMPTY } else { board.candidates(cell) };
            open.iter().map(|digit| alphabet.symbol(digit)).collect()
        };
        AfterData {
            digits: layout.cells().map(digit).collect(),
            candidates: layout.cells().map(candidates).collect::<Vec<_>>().join(","),
        }
    }
}

/// How to tell: in which words, and with which characters for the digits.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) alphabet: Alphabet,
}

/// A step without words.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct StepData {
    /// The id of the technique.
    pub technique: &'static str,
    /// The digits that go in.
    pub placements: Vec<CandidateData>,
    /// The candidates that go out.
    pub eliminations: Vec<CandidateData>,
    /// Why.
    pub evidence: EvidenceData,
}

impl StepData {
    /// The data of a step.
    pub fn of(step: &Step, layout: &Layout) -> StepData {
        StepData {
            technique: step.technique.id,
            placements: candidates(&step.placements, layout),
            eliminations: candidates(&step.eliminations, layout),
            evidence: EvidenceData::of(&step.evidence, layout),
        }
    }
}

/// A digit in a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CandidateData {
    /// The cell, as in `r1c2`.
    pub cell: String,
    /// The number of the digit, from 1.
    pub digit: usize,
}

impl CandidateData {
    /// The data of a candidate.
    pub fn of(candidate: Candidate, layout: &Layout) -> CandidateData {
        CandidateData { cell: cell_id(candidate.cell, layout), digit: candidate.digit.number() }
    }
}

fn candidates(candidates: &[Candidate], layout: &Layout) -> Vec<CandidateData> {
    candidates.iter().map(|&candidate| CandidateData::of(candidate, layout)).collect()
}

fn cell_ids(cells: &Cells, layout: &Layout) -> Vec<String> {
    cells.iter().map(|cell| cell_id(cell, layout)).collect()
}

fn numbers(digits: DigitSet) -> Vec<usize> {
    digits.iter().map(Digit::number).collect()
}

/// What a step rests on.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct EvidenceData {
    /// Statements that are true in the position, and from which the conclusions follow.
    pub premises: Vec<PremiseData>,
    /// Who plays which role.
    pub parts: Vec<PartData>,
    /// A chain, or the links of a colouring.
    pub links: Vec<LinkData>,
    /// What follows from assumptions.
    pub branches: Vec<BranchData>,
}

impl EvidenceData {
    fn of(evidence: &Evidence, layout: &Layout) -> EvidenceData {
        EvidenceData {
            premises: evidence.premises.iter().map(|one| PremiseData::of(one, layout)).collect(),
            parts: evidence.parts.iter().map(|part| PartData::of(part, layout)).collect(),
            links: evidence.links.iter().map(|link| LinkData::of(link, layout)).collect(),
            branches: evidence.branches.iter().map(|one| BranchData::of(one, layout)).collect(),
        }
    }
}

/// A statement that is true in a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PremiseData {
    /// A cell has no other candidates than these.
    Cell {
        /// The cell.
        cell: String,
        /// All its candidates.
        digits: Vec<usize>,
    },
    /// A digit has no other places in a house than these.
    Place {
        /// The house: `r2`, `c5`, `b3`, `window 2`, `diagonal-falling 1`.
        house: String,
        /// The digit.
        digit: usize,
        /// All its places.
        cells: Vec<String>,
    },
    /// Without any of the extras the puzzle would have a second solution.
    Unique {
        /// What could be exchanged.
        pattern: PatternData,
        /// The candidates of which at least one is true.
        extras: Vec<CandidateData>,
    },
    /// Because of a clue, or of several about the same cells, one of some candidates is true.
    Rule {
        /// The clues.
        clues: Vec<ClueData>,
        /// All cells that they are about.
        cells: Vec<String>,
        /// The candidates of which at least one is true.
        candidates: Vec<CandidateData>,
    },
}

impl PremiseData {
    fn of(premise: &Premise, layout: &Layout) -> PremiseData {
        match premise {
            Premise::Cell { cell, digits } => {
                PremiseData::Cell { cell: cell_id(*cell, layout), digits: numbers(*digits) }
            }
            Premise::Place { house, digit, cells } => PremiseData::Place {
                house: house_id(*house),
                digit: digit.number(),
                cells: cell_ids(cells, layout),
            },
            Premise::Unique { pattern, extras } => PremiseData::Unique {
                pattern: PatternData::of(pattern, layout),
                extras: candidates(extras, layout),
            },
            Premise::Rule { clues, candidates: named } => {
                let clues: Vec<&Clue> = clues.iter().map(|&clue| &layout.clues()[clue]).collect();
                let cells: Cells = clues.iter().flat_map(|clue| &clue.cells).copied().collect();
                PremiseData::Rule {
                    clues: clues.iter().map(|clue| ClueData::of(clue, layout)).collect(),
                    cells: cell_ids(&cells, layout),
                    candidates: candidates(named, layout),
                }
            }
        }
    }
}

/// A clue of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ClueData {
    /// The name of its rule.
    pub rule: &'static str,
    /// Its cells, in the order of the clue.
    pub cells: Vec<String>,
    /// Its number, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

impl ClueData {
    pub(crate) fn of(clue: &Clue, layout: &Layout) -> ClueData {
        ClueData {
            rule: clue.rule.id,
            cells: clue.cells.iter().map(|&cell| cell_id(cell, layout)).collect(),
            number: clue.number,
        }
    }
}

/// A pattern that a puzzle with a single solution cannot contain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PatternData {
    /// Two digits could be exchanged in these cells.
    Loop {
        /// The cells, in the order of the loop.
        cells: Vec<String>,
        /// The digits.
        digits: Vec<usize>,
    },
    /// Every empty cell has two candidates, and every digit two places.
    Grave,
}

impl PatternData {
    fn of(pattern: &Deadly, layout: &Layout) -> PatternData {
        match pattern {
            Deadly::Loop { cells, digits } => PatternData::Loop {
                cells: cells.iter().map(|&cell: &Cell| cell_id(cell, layout)).collect(),
                digits: numbers(*digits),
            },
            Deadly::Grave => PatternData::Grave,
        }
    }
}

/// Cells and digits that play a role.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PartData {
    /// The role.
    pub role: &'static str,
    /// The house, if it belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// The cells.
    pub cells: Vec<String>,
    /// The digits.
    pub digits: Vec<usize>,
}

impl PartData {
    fn of(part: &Part, layout: &Layout) -> PartData {
        PartData {
            role: part.role.id(),
            house: part.house.map(house_id),
            cells: cell_ids(&part.cells, layout),
            digits: numbers(part.digits),
        }
    }
}

/// A statement within a chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct NodeData {
    /// The digit.
    pub digit: usize,
    /// One cell, or the cells of a group.
    pub cells: Vec<String>,
    /// Whether the digit is there.
    pub is_true: bool,
}

impl NodeData {
    fn of(node: &Node, layout: &Layout) -> NodeData {
        NodeData {
            digit: node.digit.number(),
            cells: cell_ids(&node.cells, layout),
            is_true: node.is_true,
        }
    }
}

/// One inference of a chain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LinkData {
    /// `strong` from a false statement to a true one, `weak` from a true one to a false one.
    pub kind: &'static str,
    /// Where it starts.
    pub from: NodeData,
    /// What follows.
    pub to: NodeData,
    /// The cell or the house where the two meet; or the name of the rule by which each cell of the one
    /// is related to each of the other; or `sight` if they see each other in several ways; or
    /// the cells of an almost locked set, such as `r1c2 r1c5`, that has the one digit if it lacks the other.
    pub via: String,
}

impl LinkData {
    fn of(link: &Link, layout: &Layout) -> LinkData {
        LinkData {
            kind: if link.is_strong() { "strong" } else { "weak" },
            from: NodeData::of(&link.from, layout),
            to: NodeData::of(&link.to, layout),
            via: match link.via {
                Via::Cell(cell) => cell_id(cell, layout),
                Via::House(house) => house_id(house),
                Via::Clue(clue) => layout.clues()[clue].rule.id.to_owned(),
                Via::Sight => "sight".to_owned(),
                Via::Set(cells) => {
                    let cells = cells.iter().map(|cell| cell_id(cell, layout));
                    cells.collect::<Vec<_>>().join(" ")
                }
            },
        }
    }
}

/// What follows from an assumption.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct BranchData {
    /// What is assumed.
    pub assumption: NodeData,
    /// The inferences from it.
    pub links: Vec<LinkData>,
    /// The steps from it, where whole steps are taken.
    pub steps: Vec<StepData>,
    /// Where it leads.
    pub end: EndData,
}

impl BranchData {
    fn of(branch: &Branch, layout: &Layout) -> BranchData {
        BranchData {
            assumption: NodeData::of(&branch.assumption, layout),
            links: branch.links.iter().map(|link| LinkData::of(link, layout)).collect(),
            steps: branch.steps.iter().map(|step| StepData::of(step, layout)).collect(),
            end: EndData::of(&branch.end, layout),
        }
    }
}

/// Where an assumption leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EndData {
    /// To a statement.
    Reaches {
        /// The statement.
        node: NodeData,
    },
    /// To the solution.
    Solves,
    /// To two statements that contradict each other.
    Contradicts {
        /// The two.
        nodes: [NodeData; 2],
    },
    /// To a digit that stands more than once in a house.
    Clash {
        /// The house.
        house: String,
        /// The digit.
        digit: usize,
        /// Where it stands.
        cells: Vec<String>,
    },
    /// To a cell without candidates.
    NoValue {
        /// The cell.
        cell: String,
    },
    /// To a house without a place for a digit.
    NoPlace {
        /// The house.
        house: String,
        /// The digit.
        digit: usize,
    },
    /// To digits that do not go together in cells that a rule relates.
    Pair {
        /// The name of the rule.
        rule: &'static str,
        /// The two cells.
        cells: Vec<String>,
    },
    /// To a clue that cannot be kept any more.
    Clue {
        /// The clue.
        #[serde(flatten)]
        clue: ClueData,
    },
}

impl EndData {
    fn of(end: &BranchEnd, layout: &Layout) -> EndData {
        match end {
            BranchEnd::Reaches(node) => EndData::Reaches { node: NodeData::of(node, layout) },
            BranchEnd::Contradicts(one, other) => {
                EndData::Contradicts { nodes: [one, other].map(|node| NodeData::of(node, layout)) }
            }
            BranchEnd::Solves => EndData::Solves,
            BranchEnd::Breaks(Contradiction::Clash { house, digit, cells }) => EndData::Clash {
                house: house_id(*house),
                digit: digit.number(),
                cells: cells.iter().map(|&cell| cell_id(cell, layout)).collect(),
            },
            BranchEnd::Breaks(Contradiction::NoValue { cell })
            | BranchEnd::Empties(Premise::Cell { cell, .. }) => {
                EndData::NoValue { cell: cell_id(*cell, layout) }
            }
            BranchEnd::Breaks(Contradiction::NoPlace { house, digit })
            | BranchEnd::Empties(Premise::Place { house, digit, .. }) => {
                EndData::NoPlace { house: house_id(*house), digit: digit.number() }
            }
            BranchEnd::Empties(Premise::Unique { .. } | Premise::Rule { .. }) => {
                unreachable!("what is emptied is a cell, or the places of a digit")
            }
            BranchEnd::Breaks(Contradiction::Pair { clue, cells }) => EndData::Pair {
                rule: layout.clues()[*clue].rule.id,
                cells: cells.iter().map(|&cell| cell_id(cell, layout)).collect(),
            },
            BranchEnd::Breaks(Contradiction::Constraint { clue }) => {
                EndData::Clue { clue: ClueData::of(&layout.clues()[*clue], layout) }
            }
            BranchEnd::Breaks(Contradiction::UnknownRules) => {
                unreachable!("nobody reasons about rules that are not known")
            }
        }
    }
}
