//! What goes in and out over HTTP, as schemas that are made from the types.

use nonet_api::{Kind, Schemas};
use schemars::JsonSchema;
use serde_json::{Value, json};

/// The shape of a body.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    /// That of a type.
    Of(fn(&mut Schemas) -> Value),
    /// A question of this kind, whose name is in the address.
    Question(&'static Kind),
    /// An answer to such a question, or what is wrong with it.
    Answer(&'static Kind),
}

/// The shape of a type that requests have.
pub(crate) fn asked<T: JsonSchema>() -> Shape {
    Shape::Of(Schemas::asked::<T>)
}

/// The shape of a type that replies have.
pub(crate) fn told<T: JsonSchema>() -> Shape {
    Shape::Of(Schemas::told::<T>)
}

impl Shape {
    /// Its schema, which may refer to others.
    pub(crate) fn schema(self, schemas: &mut Schemas) -> Value {
        match self {
            Shape::Of(schema) => schema(schemas),
            Shape::Question(kind) => schemas.question(kind),
            Shape::Answer(kind) => {
                json!({ "anyOf": [schemas.answer(kind), schemas.refusal()] })
            }
        }
    }
}
