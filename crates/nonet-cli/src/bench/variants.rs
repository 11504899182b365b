//! Which variants and sizes `nonet bench --generate` makes, besides classic puzzles.

use nonet_api::Generate;

/// Variants, and the most keys where a puzzle need not be cut to the end.
const VARIANTS: [(&str, Option<&str>); 7] = [
    ("diagonal", None),
    ("diagonal", Some("..24")),
    ("windoku", None),
    ("jigsaw", None),
    ("strips", None),
    ("buildings", None),
    ("diagonal,anti-knight", None),
];

/// The boxes of large grids.
const BOXES: [&str; 3] = ["3x4", "4x4", "5x5"];

/// Each kind by its name, with the question that asks for it.
pub(super) fn kinds() -> Vec<(String, Generate)> {
    let variants = VARIANTS.map(|(names, clues)| {
        let kind = clues.map_or_else(|| names.to_owned(), |clues| format!("{names} {clues}"));
        let question = Generate {
            variants: names.split(',').map(str::to_owned).collect(),
            clues: clues.map(str::to_owned),
            ..Generate::default()
        };
        (kind, question)
    });
    let boxes = BOXES.map(|shape| {
        let question = Generate { box_shape: Some(shape.to_owned()), ..Generate::default() };
        (shape.to_owned(), question)
    });
    variants.into_iter().chain(boxes).collect()
}
