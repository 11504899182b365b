//! What tests share: puzzles by hand, from the corpora and at random, and searches with everything checked.
//!
//! Tests and chores depend on this crate, the product does not. It knows nonet-core only, so that the
//! tests of every crate can use it, unit tests of nonet-core itself excepted: these would see its types
//! twice.
//!
//! | what a test needs | where |
//! |---|---|
//! | a digit, a cell, a puzzle from a line of text | [`digit`], [`cell`], [`puzzle`] and their neighbours |
//! | the puzzles of `corpora/solve`, with what is known of each | [`corpora`] |
//! | grids, puzzles and drafts of every kind from a seed | [`random`] |
//! | grids with rules of every kind from a seed | [`variants`] |
//! | the same for proptest, which makes what fails smaller | [`strategy`] |
//! | all solutions, from a solver that shares no code with the product | [`oracle`] |
//! | what of a text did not come from the files of words | [`plain_words`] |
//! | a search that is watched for everything that must hold | [`runner`] |
//! | many 9×9 puzzles from a seed, and solving in bulk compared with one search after the other | [`bulk`] |

pub mod bulk;
pub mod corpora;
mod names;
pub mod oracle;
mod plain;
pub mod random;
pub mod runner;
pub mod strategy;
pub mod variants;

pub use names::{
    INKALA, WIKIPEDIA, WIKIPEDIA_SOLUTION, cell, digit, digits, draft, empty, puzzle, shape,
};
pub use plain::plain_words;
