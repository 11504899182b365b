//! Schemas of questions, answers and events, made from their types.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::answer::Refusal;
use crate::ask::{Answer, KINDS, Kind, Question};
use crate::host::Event;

/// Schemas that refer to each other by name.
///
/// In a document of its own the parts stand under `$defs`; in one of OpenAPI, under
/// `components/schemas`.
pub struct Schemas {
    questions: SchemaGenerator,
    answers: SchemaGenerator,
}

impl Schemas {
    /// Schemas whose parts stand at this place of a document, such as `/components/schemas`.
    pub fn at(path: &str) -> Schemas {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = path.to_owned().into();
                settings.meta_schema = None;
            })
        };
        Schemas {
            questions: settings().for_deserialize().into_generator(),
            answers: settings().for_serialize().into_generator(),
        }
    }

    /// What a kind of question takes: an object with `lang`, and without `ask`.
    pub fn question(&mut self, kind: &Kind) -> Value {
        let mut schema = (kind.takes)(&mut self.questions).to_value();
        add_language(&mut schema);
        schema
    }

    /// What a kind of question gives if it is answered.
    pub fn answer(&mut self, kind: &Kind) -> Value {
        (kind.gives)(&mut self.answers).to_value()
    }

    /// What every kind of question gives if it is refused.
    pub fn refusal(&mut self) -> Value {
        self.told::<Refusal>()
    }

    /// What is told while there is work.
    pub fn event(&mut self) -> Value {
        self.told::<Event<'static>>()
    }

    /// The schema of something that is told, such as one of a host's own.
    pub fn told<T: JsonSchema>(&mut self) -> Value {
        self.answers.subschema_for::<T>().to_value()
    }

    /// The schema of something that is asked, such as one of a host's own.
    pub fn asked<T: JsonSchema>(&mut self) -> Value {
        self.questions.subschema_for::<T>().to_value()
    }

    /// All parts that the schemas so far refer to, by name.
    pub fn parts(mut self) -> Map<String, Value> {
        let mut parts = self.questions.take_definitions(true);
        parts.extend(self.answers.take_definitions(true));
        parts
    }
}

/// Adds the language to the schema of a question.
fn add_language(schema: &mut Value) {
    schema["properties"]["lang"] = json!({
        "type": ["string", "null"],
        "description": "The language of the answer, as in `en`",
    });
}

/// The schema of everything that can be asked.
pub fn schema_of_ask() -> Value {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let mut schema = settings.into_generator().into_root_schema_for::<Question>().to_value();
    let branches = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    branches.into_iter().flatten().for_each(add_language);
    schema
}

/// The schema of everything that can be answered.
pub fn schema_of_answer() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.into_generator().into_root_schema_for::<Answer>().to_value()
}

/// The kind of question with this name.
pub fn kind(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}
