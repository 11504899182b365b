//! Questions, answers and words: what the command line and HTTP share, and later WebAssembly and Python.
//!
//! There is one door. [`answer()`] takes an [`Ask`] and a [`Host`] and gives an [`Answer`];
//! [`answer_json`] does the same in JSON. In Rust each question is a type of its own, which says what
//! its answer looks like: see [`Answerable`]. There is no I/O here, no clock and no thread: the host
//! brings those.

mod answer;
mod ask;
mod describe;
mod estimate;
mod examples;
mod explain;
mod generate;
mod grids;
mod host;
pub mod learn;
mod library;
mod method;
mod nearest;
mod number;
mod puzzle;
mod rules;
pub mod samples;
mod schema;
mod steps;
mod study;
mod toolbox;
mod words;

pub use answer::{Answered, Fault, Outcome, Refusal};
pub use ask::{
    Answer, Answerable, Ask, KINDS, Kind, Question, answer, answer_json, with_whole_numbers,
};
pub use describe::{
    FEWEST_GIVENS, cell_name, contradiction, house_name, method_name, moment, read_error,
    read_error_of_line, statistics, technique_name, verdict, write_error,
};
pub use estimate::{Estimate, Estimated};
pub use examples::PageExample;
pub use explain::{Explanation, LinkPlace, Told, explain, reading};
pub use nonet_generate::STREAM as PUZZLE_STREAM;

pub use generate::{
    Generate, Generated, GeneratedPuzzle, Generation, LevelList, ListLevels, ToldLevel,
    variants_to_generate,
};
pub use grids::{
    AutomorphismsFound, BandData, BandList, CanonicalForm, ChunkCounted, ChunkResult, ChunksMerged,
    ClassData, Equivalence, EssentialGrids, FewestKeys, GridAutomorphisms, GridBands,
    GridCanonical, GridChunk, GridCount, GridEquivalent, GridEssential, GridFewestKeys, GridMerge,
    GridRandom, GridRank, GridRanked, GridUnrank, GridUnranked, GridsCounted, GridsDrawn,
    OrbitData, Subject, SymmetryData, random_grid,
};
pub use host::{Event, Host, Progress};
pub use library::{
    FormatData, FormatList, ListFormats, ListMethods, ListPages, ListTechniques, ListVariants,
    MethodData, MethodList, PageData, PageList, PageShown, SectionData, ShowPage, TechniqueData,
    TechniqueList, VariantList,
};
pub use method::{method, method_named, methods, proves_nothing};
pub use number::{Large, Seed};
pub use puzzle::{
    AboutPuzzle, BoardClue, BoardData, BoardHouse, BoardRules, CHECK_LIMIT, CandidateGrid,
    Candidates, Check, Checked, Convert, Converted, Count, Counted, Explain, Explained, Findings,
    Finish, Follow, Followed, Hint, Hinted, LinesRaced, Logic, MethodOverLines, Mode, MomentData,
    NodesOverLines, OfEffect, OfTechnique, OneEffect, Parse, Parsed, Problem, PuzzleData, Race,
    RaceLines, Raced, Rate, Rated, Rating, Redundancy, SearchOptions, Show, Side, Solve, Solved,
    SpareClue, Standings, Stats, TimesOverLines, ToldRule, UnreadableLine, Uses,
};
pub use rules::{
    Conditions, Figure, RuleData, RuleFigures, RuleList, RuleMade, RuleNeighbours, RuleSets,
    RulesCount, RulesList, RulesMake, RulesNeighbours, RulesOf, RulesOfGrid, RulesSets,
};
pub use samples::{ListSamples, SampleData, SampleList, SampleShown, ShowSample};
pub use schema::{Schemas, kind, schema_of_answer, schema_of_ask};
pub use steps::{
    AfterData, BranchData, CandidateData, EndData, EvidenceData, LinkData, LinkPlaceData, NodeData,
    PartData, PatternData, PremiseData, SentenceData, StepData, ToldStep, TrialData, TrialStepData,
};
pub use study::{AtOnce, Demanding, Spread, Studied, Study};
pub use toolbox::toolbox;
pub use words::{Argument, Message, Words, page_words};
