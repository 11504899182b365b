//! The one door: a question goes in, an answer comes out, as types or as JSON.
//!
//! Every question is a line of the table below, and a file that holds the question, its answer and
//! the way from one to the other.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::answer::{Answered, Outcome, Refusal};
use crate::estimate::{Estimate, Estimated};
use crate::generate::{Generate, Generated, LevelList, ListLevels};
use crate::grids::{
    AutomorphismsFound, BandList, CanonicalForm, ChunkCounted, ChunksMerged, Equivalence,
    EssentialGrids, FewestKeys, GridAutomorphisms, GridBands, GridCanonical, GridChunk, GridCount,
    GridEquivalent, GridEssential, GridFewestKeys, GridMerge, GridRandom, GridRank, GridRanked,
    GridUnrank, GridUnranked, GridsCounted, GridsDrawn,
};
use crate::host::Host;
use crate::library::{
    FormatList, ListFormats, ListMethods, ListPages, ListTechniques, ListVariants, MethodList,
    PageList, PageShown, ShowPage, TechniqueList, VariantList,
};
use crate::message;
use crate::puzzle::{
    CandidateGrid, Candidates, Check, Checked, Convert, Converted, Count, Counted, Explain,
    Explained, Follow, Followed, Hint, Hinted, LinesRaced, Parse, Parsed, Race, RaceLines, Raced,
    Rate, Rated, Solve, Solved,
};
use crate::rules::{
    RuleFigures, RuleList, RuleMade, RuleNeighbours, RuleSets, RulesCount, RulesList, RulesMake,
    RulesNeighbours, RulesOf, RulesOfGrid, RulesSets,
};
use crate::samples::{ListSamples, SampleList, SampleShown, ShowSample};
use crate::study::{Studied, Study};
use crate::words::{Message, Words};

/// A question that can be answered: its type says what the answer looks like.
pub trait Answerable: Clone + DeserializeOwned + Serialize + JsonSchema + Into<Question> {
    /// The answer to it.
    type Answer: Answered;

    /// Answers it.
    ///
    /// # Errors
    /// What is wrong with it, or why it cannot be answered.
    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<Self::Answer, Refusal>;
}

/// A kind of question: its name, and what it looks like.
pub struct Kind {
    /// The `ask` of its JSON.
    pub name: &'static str,
    /// What it does, in English, for those who write programs.
    pub about: &'static str,
    /// The schema of the question, without its name.
    pub takes: fn(&mut SchemaGenerator) -> Schema,
    /// The schema of its answer, where it has one.
    pub gives: fn(&mut SchemaGenerator) -> Schema,
}

/// Makes the types of all questions and answers, and the table of kinds, from one line each.
macro_rules! questions {
    ($($name:literal $question:ident => $answer:ident, $about:literal;)+) => {
        /// A question: whatever can be asked of Nonet.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "ask")]
        pub enum Question {
            $(
                #[doc = $about]
                #[serde(rename = $name)]
                $question($question),
            )+
        }

        /// An answer. Its JSON is that of what it holds.
        #[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
        #[serde(untagged)]
        pub enum Answer {
            $(
                #[doc = concat!("The answer to `", $name, "`.")]
                $answer(Box<$answer>),
            )+
            /// The answer to a question that has none.
            Refusal(Refusal),
        }

        impl Question {
            /// The `ask` of its JSON.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Question::$question(_) => $name,)+
                }
            }

            /// Answers it.
            pub fn answer(&self, words: &Words, host: &mut dyn Host) -> Answer {
                match self {
                    $(Question::$question(question) => {
                        question.answer(words, host).map_or_else(Answer::Refusal, Answer::from)
                    })+
                }
            }
        }

        impl Answer {
            /// How the question ended.
            pub fn outcome(&self) -> Outcome {
                match self {
                    $(Answer::$answer(answer) => answer.outcome(),)+
                    Answer::Refusal(refused) => refused.outcome,
                }
            }

            /// What else there is to say.
            pub fn remarks(&self) -> &[String] {
                match self {
                    $(Answer::$answer(answer) => answer.remarks(),)+
                    Answer::Refusal(_) => &[],
                }
            }

            /// Whether the host ended the work before it was done.
            pub fn is_stopped(&self) -> bool {
                match self {
                    $(Answer::$answer(answer) => answer.is_stopped(),)+
                    Answer::Refusal(refused) => refused.stopped,
                }
            }
        }

        $(
            impl From<$question> for Question {
                fn from(question: $question) -> Question {
                    Question::$question(question)
                }
            }

            impl From<$answer> for Answer {
                fn from(answer: $answer) -> Answer {
                    Answer::$answer(Box::new(answer))
                }
            }
        )+

        /// Every kind of question.
        pub static KINDS: &[Kind] = &[
            $(Kind {
                name: $name,
                about: $about,
                takes: |generator| <$question as JsonSchema>::json_schema(generator),
                gives: |generator| generator.subschema_for::<$answer>(),
            },)+
        ];
    };
}

questions! {
    "parse" Parse => Parsed, "Say what was read, and what contradicts itself in it";
    "solve" Solve => Solved, "Find solutions";
    "check" Check => Checked, "Say whether a puzzle has exactly one solution";
    "count" Count => Counted, "Count the solutions of a puzzle";
    "candidates" Candidates => CandidateGrid, "Show every possible value of every empty cell";
    "convert" Convert => Converted, "Write a puzzle in another format";
    "hint" Hint => Hinted, "Give the next step of reasoning, or every step";
    "explain" Explain => Explained, "Explain the whole way to the solution, step by step";
    "follow" Follow => Followed, "Say what follows from a position, whether it is right or wrong";
    "rate" Rate => Rated, "Say how hard a puzzle is";
    "race" Race => Raced, "Let every method solve the same puzzle";
    "race-lines" RaceLines => LinesRaced, "Let every method solve every puzzle of a collection";
    "study" Study => Studied, "Make the experiments of I. Bocharov's thesis with a collection of puzzles";
    "generate" Generate => Generated, "Make puzzles";
    "levels" ListLevels => LevelList, "List the levels that puzzles of a size can have";
    "grid-count" GridCount => GridsCounted, "Count all grids";
    "grid-essential" GridEssential => EssentialGrids, "Count the essentially different grids";
    "grid-rank" GridRank => GridRanked, "Give the number of a grid";
    "grid-unrank" GridUnrank => GridUnranked, "Give the grid with a number";
    "grid-random" GridRandom => GridsDrawn, "Draw grids at random, each as likely as any other";
    "grid-canonical" GridCanonical => CanonicalForm, "Give the canonical form of a grid or puzzle";
    "grid-automorphisms" GridAutomorphisms => AutomorphismsFound, "List the symmetries that leave a grid or puzzle as it is";
    "grid-equivalent" GridEquivalent => Equivalence, "Say whether two grids or puzzles are alike";
    "grid-bands" GridBands => BandList, "List the 416 bands, or count the grids of some";
    "grid-chunk" GridChunk => ChunkCounted, "Do one share of counting all essentially different grids";
    "grid-merge" GridMerge => ChunksMerged, "Add up the results of shares";
    "grid-fewest-keys" GridFewestKeys => FewestKeys, "Prove the fewest keys that a puzzle can have";
    "rules-count" RulesCount => RuleFigures, "Tell all figures about rules";
    "rules-list" RulesList => RuleList, "List the rules";
    "rules-neighbours" RulesNeighbours => RuleNeighbours, "List the rules that share no position with a rule";
    "rules-sets" RulesSets => RuleSets, "List the sets of nine rules of the restricted method";
    "rules-make" RulesMake => RuleMade, "Make the grid of a set and a permutation";
    "rules-of" RulesOf => RulesOfGrid, "Tell the nine rules of a grid";
    "estimate" Estimate => Estimated, "Estimate how many grids there are";
    "methods" ListMethods => MethodList, "List the ways of solving";
    "formats" ListFormats => FormatList, "List the text formats of puzzles";
    "techniques" ListTechniques => TechniqueList, "List the techniques of reasoning";
    "variants" ListVariants => VariantList, "List the rules about the whole grid that a puzzle may have besides its own";
    "samples" ListSamples => SampleList, "List the samples, bundled and own";
    "sample" ShowSample => SampleShown, "Show a sample";
    "pages" ListPages => PageList, "List the pages to learn from, by section";
    "page" ShowPage => PageShown, "Show a page to learn from";
}

/// A question, and the language to answer in.
///
/// ```
/// use nonet_api::{Ask, Words, answer};
///
/// let json = r#"{"ask": "count", "puzzle": "................", "limit": 100}"#;
/// let ask = Ask::from_json(json).unwrap();
/// let answer = answer(&ask, Words::english(), &mut ());
/// let json = serde_json::to_value(&answer).unwrap();
/// assert_eq!((&json["count"], &json["limit_reached"]), (&"100".into(), &true.into()));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The language of the answer, as in `en` or `pt-BR`; that of the host if it is not said, or if
    /// there are no words in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The question.
    #[serde(flatten)]
    pub question: Question,
}

impl Ask {
    /// The question that a text in JSON asks.
    ///
    /// # Errors
    /// Why it asks none.
    pub fn from_json(json: &str) -> Result<Ask, Message> {
        match serde_json::from_str(json) {
            Ok(Value::Object(object)) => Ask::from_object(object),
            Ok(_) => Err(message!("request-no-object")),
            Err(error) => Err(message!("request-no-json", reason = error.to_string())),
        }
    }

    /// The question that an object in JSON asks.
    ///
    /// # Errors
    /// Why it asks none.
    pub fn from_object(object: Map<String, Value>) -> Result<Ask, Message> {
        // Serde takes the place of a kind in the table for its name.
        if object.get("ask").is_some_and(|ask| !ask.is_string()) {
            return Err(message!("request-ask-no-text"));
        }
        serde_json::from_value(with_whole_numbers(Value::Object(object)))
            .map_err(|error| message!("request-unreadable", reason = error.to_string()))
    }
}

impl<Q: Answerable> From<Q> for Ask {
    fn from(question: Q) -> Ask {
        Ask { lang: None, question: question.into() }
    }
}

/// Answers a question, in the words of its language or else in these.
pub fn answer(ask: &Ask, words: &Words, host: &mut dyn Host) -> Answer {
    let words = ask.lang.as_deref().and_then(Words::for_tag).unwrap_or(words);
    ask.question.answer(words, host)
}

/// Answers a question in JSON with an answer in JSON.
///
/// ```
/// use nonet_api::{Words, answer_json};
///
/// let answer = answer_json(r#"{"ask": "grid-unrank", "number": "0"}"#, Words::english(), &mut ());
/// assert!(answer.starts_with(r#"{"grid":"123456789456789123789123456214365897"#));
/// ```
pub fn answer_json(json: &str, words: &Words, host: &mut dyn Host) -> String {
    let answer = match Ask::from_json(json) {
        Ok(ask) => answer(&ask, words, host),
        Err(wrong) => Answer::Refusal(Refusal::invalid(words, &wrong)),
    };
    serde_json::to_string(&answer).expect("an answer has only texts and numbers")
}

/// The value with `7.0` as `7`: in JSON that is the same number.
pub fn with_whole_numbers(value: Value) -> Value {
    /// Up to here every whole number has a form of its own.
    const LARGEST: f64 = (1_u64 << 53) as f64;
    match value {
        Value::Number(number) => match number.as_f64() {
            Some(float) if number.is_f64() && float.fract() == 0.0 && float.abs() <= LARGEST => {
                Value::from(float as i64)
            }
            _ => Value::Number(number),
        },
        Value::Array(values) => values.into_iter().map(with_whole_numbers).collect(),
        Value::Object(object) => {
            let fields = object.into_iter().map(|(name, value)| (name, with_whole_numbers(value)));
            Value::Object(fields.collect())
        }
        value => value,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_numbers_may_be_written_as_others() {
        let value =
            json!({ "a": 7.0, "b": [1.5, -2.0, 1e300], "c": 18_446_744_073_709_551_615_u64 });
        let same = json!({ "a": 7, "b": [1.5, -2, 1e300], "c": 18_446_744_073_709_551_615_u64 });
        assert_eq!(with_whole_numbers(value), same);
    }

    #[test]
    fn a_kind_is_named_and_not_numbered() {
        assert!(Ask::from_json(r#"{"ask": "parse", "puzzle": ""}"#).is_ok());
        for json in [r#"{"ask": 0, "puzzle": ""}"#, r#"{"ask": null, "puzzle": ""}"#] {
            assert!(Ask::from_json(json).is_err(), "{json}");
        }
    }

    #[test]
    fn kinds_have_the_names_of_their_questions() {
        let mut names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), KINDS.len());
    }
}
