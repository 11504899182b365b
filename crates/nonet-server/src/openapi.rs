//! The description of the routes: an OpenAPI 3.1 document, made from the table of routes.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::response::Response;
use nonet_api::{KINDS, Kind, Schemas};
use serde_json::{Map, Value, json};

use crate::reply;
use crate::routes::{BASE, Gives, ROUTES, Route, Values};
use crate::samples::{ChangedSample, NewSample};

/// The schemas of jobs, and of things that are kept. Those of questions and answers are made from
/// their types.
const SCHEMAS: [&str; 2] = [include_str!("openapi/jobs.json"), include_str!("openapi/things.json")];

/// The document.
pub(crate) async fn serve() -> Response {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    reply::ok(DOCUMENT.get_or_init(document))
}

fn document() -> Value {
    let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    for route in ROUTES {
        let path = paths.entry(format!("{BASE}{}", route.path)).or_default();
        path.insert(route.verb.to_owned(), operation(route));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Nonet",
            "summary": "The one Sudoku system, on this machine",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": { "token": {
                "type": "http",
                "scheme": "bearer",
                "description": "Needed unless the server listens on loopback",
            } },
        },
    })
}

/// Every schema that routes refer to, by name.
fn schemas() -> Map<String, Value> {
    let parts = SCHEMAS.map(serde_json::from_str::<Map<String, Value>>);
    let mut all: Map<String, Value> = parts.into_iter().flatten().flatten().collect();
    let mut schemas = Schemas::at("/components/schemas");
    schemas.event();
    schemas.asked::<NewSample>();
    schemas.asked::<ChangedSample>();
    for route in ROUTES {
        let given = route.gives.iter().filter_map(|&(_, gives)| match gives {
            Gives::Json(name) => Some(name),
            Gives::Events(_) | Gives::Nothing => None,
        });
        for name in route.takes.into_iter().chain(given) {
            let schema = if let Some(kind) = name.strip_suffix("-request") {
                question(kind, &mut schemas)
            } else if let Some(kind) = name.strip_suffix("-answer") {
                answer(kind, &mut schemas)
            } else {
                continue;
            };
            all.insert(name.to_owned(), schema);
        }
    }
    all.extend(schemas.parts());
    all
}

/// The kinds of questions with this name, or those of a family, such as `grid`.
fn kinds(name: &str) -> impl Iterator<Item = &'static Kind> {
    let family = format!("{name}-");
    KINDS.iter().filter(move |kind| kind.name == name || kind.name.starts_with(&family))
}

/// The schema of a question, or of a family of them, which have a `task`.
fn question(name: &str, schemas: &mut Schemas) -> Value {
    if let Some(kind) = nonet_api::kind(name) {
        return schemas.question(kind);
    }
    let tasks = kinds(name).filter_map(|kind| kind.name.strip_prefix(name)?.strip_prefix('-'));
    json!({
        "type": "object",
        "properties": { "task": { "enum": tasks.collect::<Vec<_>>() } },
        "required": ["task"],
    })
}

/// The schema of the answers to a question, or to a family of them.
fn answer(name: &str, schemas: &mut Schemas) -> Value {
    let refusal = schemas.refusal();
    let answers = kinds(name).map(|kind| schemas.answer(kind)).collect::<Vec<_>>();
    json!({ "anyOf": answers.into_iter().chain([refusal]).collect::<Vec<_>>() })
}

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "operationId": operation_id(route),
        "summary": route.about,
        "parameters": parameters(route),
        "responses": responses(route),
    });
    if route.is_owners {
        // On loopback nothing has to be shown.
        operation["security"] = json!([{}, { "token": [] }]);
    }
    if let Some(name) = route.takes {
        operation["requestBody"] =
            json!({ "required": true, "content": content("application/json", name) });
    }
    operation
}

/// A name for programs: `get-games-id`.
fn operation_id(route: &Route) -> String {
    let words = route.path.split(['/', '{', '}', '.']).filter(|word| !word.is_empty());
    std::iter::once(route.verb).chain(words).collect::<Vec<_>>().join("-")
}

fn parameters(route: &Route) -> Vec<Value> {
    let in_path =
        route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = in_path.map(|name| {
        let schema = match name {
            "id" => json!({ "type": "integer", "minimum": 1, "maximum": i64::MAX }),
            _ => json!({ "type": "string", "minLength": 1 }),
        };
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    });
    let in_query = route.query.iter().map(|parameter| {
        let schema = match parameter.values {
            Values::Number(least, most) => {
                json!({ "type": "integer", "minimum": least, "maximum": most })
            }
            Values::Text => json!({ "type": "string" }),
            Values::OneOf(texts) => json!({ "enum": texts }),
        };
        json!({
            "name": parameter.name,
            "in": "query",
            "description": parameter.about,
            "schema": schema,
        })
    });
    in_path.chain(in_query).collect()
}

fn responses(route: &Route) -> Map<String, Value> {
    let given = route.gives.iter().map(|&(status, gives)| {
        let mut response = json!({ "description": meaning(status) });
        match gives {
            Gives::Json(name) => response["content"] = content("application/json", name),
            Gives::Events(name) => response["content"] = content("text/event-stream", name),
            Gives::Nothing => {}
        }
        (status.to_string(), response)
    });
    let not_owners = route.is_owners.then_some(&401);
    let failed = route.fails.iter().chain(not_owners).map(|&status| {
        let content = content("application/json", "Error");
        (status.to_string(), json!({ "description": meaning(status), "content": content }))
    });
    let other = json!({
        "description": "The request was refused or could not be done",
        "content": content("application/json", "Error"),
    });
    given.chain(failed).chain([("default".to_owned(), other)]).collect()
}

fn content(kind: &str, schema: &str) -> Value {
    let reference = format!("#/components/schemas/{schema}");
    json!({ kind: { "schema": { "$ref": reference } } })
}

fn meaning(status: u16) -> &'static str {
    match status {
        200 => "The answer",
        201 => "It is kept",
        202 => "It has begun",
        204 => "It is done",
        400 => "The request cannot be read",
        401 => "This is for the owner alone, who has the token",
        404 => "There is no such thing",
        409 => "There are too many already, or it has been changed meanwhile",
        413 => "The request is too large",
        422 => "The text is no puzzle, or the question makes no sense",
        429 => "There are too many at the same time",
        503 => "What is kept cannot be had at the moment",
        _ => "It could not be done",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of schemas that a value refers to.
    fn references(value: &Value) -> Vec<&str> {
        match value {
            Value::Object(object) => {
                let name = object.get("$ref").and_then(Value::as_str);
                name.into_iter().chain(object.values().flat_map(references)).collect()
            }
            Value::Array(values) => values.iter().flat_map(references).collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn every_schema_is_there_and_is_used() {
        for part in SCHEMAS {
            assert!(serde_json::from_str::<Map<String, Value>>(part).is_ok());
        }
        let document = document();
        let schemas = document["components"]["schemas"].as_object().expect("an object");
        let references = references(&document);
        let used: Vec<&str> = references
            .iter()
            .filter_map(|name| name.strip_prefix("#/components/schemas/"))
            .collect();
        assert_eq!(used.len(), references.len());
        for name in &used {
            assert!(schemas.contains_key(*name), "{name}");
        }
        for name in schemas.keys() {
            assert!(used.contains(&name.as_str()), "{name}");
        }
    }

    #[test]
    fn operations_have_names_of_their_own() {
        let mut names: Vec<String> = ROUTES.iter().map(operation_id).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), ROUTES.len());
    }
}
