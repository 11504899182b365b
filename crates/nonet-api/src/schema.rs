//! Schemas of questions, answers and events, made from their types.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::answer::Refusal;
use crate::ask::{Answer, Ask, KINDS, Kind, Question};
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
                settings.transforms.push(Box::new(RecursiveTransform(bound as fn(&mut Schema))));
            })
        };
        Schemas {
            questions: settings().for_deserialize().into_generator(),
            answers: settings().for_serialize().into_generator(),
        }
    }

    /// What a kind of question takes: an object with `lang`, and without `ask`.
    pub fn question(&mut self, kind: &Kind) -> Value {
        let mut schema = (kind.takes)(&mut self.questions);
        RecursiveTransform(bound).transform(&mut schema);
        let mut schema = schema.to_value();
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
    ///
    /// # Panics
    /// If something of the same name is asked and told in two forms: whoever refers to it would get the
    /// wrong one.
    pub fn parts(mut self) -> Map<String, Value> {
        let mut parts = self.questions.take_definitions(true);
        for (name, told) in self.answers.take_definitions(true) {
            let asked = parts.insert(name.clone(), told);
            let is_same = asked.is_none_or(|asked| parts.get(&name) == Some(&asked));
            assert!(is_same, "there are two schemas called {name}");
        }
        parts
    }
}

/// Says up to where a number goes where the schema has only the name of its type.
fn bound(schema: &mut Schema) {
    let most = match schema.get("format").and_then(Value::as_str) {
        Some("uint8") => u64::from(u8::MAX),
        Some("uint16") => u64::from(u16::MAX),
        Some("uint32") => u64::from(u32::MAX),
        Some("uint" | "uint64") => u64::MAX,
        _ => return,
    };
    if schema.get("maximum").is_none() {
        schema.insert("maximum".to_owned(), most.into());
    }
}

/// Adds the language to the schema of a question.
fn add_language(schema: &mut Value) {
    schema["properties"]["lang"] = json!({
        "type": ["string", "null"],
        "description": "The language of the answer, as in `en`",
    });
}

impl JsonSchema for Ask {
    fn schema_name() -> Cow<'static, str> {
        "Ask".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = Question::json_schema(generator);
        let branches = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        // Each refuses what it does not know: the language has to be known to all.
        branches.into_iter().flatten().for_each(add_language);
        schema
    }
}

/// The schema of everything that can be asked.
pub fn schema_of_ask() -> Value {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    settings.into_generator().into_root_schema_for::<Ask>().to_value()
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
