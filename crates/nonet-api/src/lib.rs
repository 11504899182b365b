//! Requests, answers and words: what the command line, and later HTTP, WebAssembly and Python, share.
//!
//! [`handle()`] takes a [`Request`] and a [`Host`] and gives an [`Answer`]. There is no I/O here, no
//! clock and no thread: the host brings those.

mod answer;
mod board;
mod describe;
mod estimate;
mod explain;
mod grids;
mod handle;
pub mod learn;
mod method;
mod nearest;
mod reason;
mod request;
mod rules;
pub mod samples;
mod steps;
mod toolbox;
mod words;

pub use answer::{Answer, Fault, Outcome, Rated, Uses};
pub use board::{BoardData, MomentData};
pub use describe::{
    cell_name, contradiction, house_name, method_name, moment, read_error, read_error_of_line,
    statistics, technique_name, verdict, write_error,
};
pub use estimate::{EstimateAnswer, EstimateRequest, estimate};
pub use explain::{Explanation, explain};
pub use grids::{
    BandData, ChunkResult, ClassData, GridAnswer, GridRequest, GridTask, MergedChunks, OrbitData,
    SymmetryData, handle_grid, merge_chunks, random_grid,
};
pub use handle::{Host, check_task, handle, handle_draft};
pub use method::{method, method_named, methods, proves_nothing};
pub use request::{CHECK_LIMIT, Logic, Mode, Request, Search, Show, Solve, Task};
pub use rules::{Conditions, Figure, RuleData, RulesAnswer, RulesRequest, handle_rules};
pub use steps::{
    BranchData, CandidateData, EndData, EvidenceData, LinkData, NodeData, PartData, PatternData,
    PremiseData, StepData, ToldStep,
};
pub use toolbox::toolbox;
pub use words::{Argument, Message, Words, page_words};
