//! The description of the routes: an OpenAPI 3.1 document, made from the table of routes.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::Response;
use nonet_api::Schemas;
use serde_json::{Map, Value, json};

use crate::app::Shared;
use crate::reply::{self, Refused};
use crate::routes::{BASE, Gives, Route, Values, routes};

/// What any request may end with: it is none, it is refused, or something is wrong here.
const ALWAYS: [u16; 3] = [400, 403, 500];

/// The document of this server.
pub(crate) async fn serve(State(app): Shared) -> Response {
    reply::ok(&Document::new(app.owner.token().is_some()).whole())
}

/// The document while it is made.
struct Document {
    schemas: Schemas,
    /// Whether the owner has to show a token.
    has_token: bool,
}

impl Document {
    fn new(has_token: bool) -> Document {
        Document { schemas: Schemas::at("/components/schemas"), has_token }
    }

    fn whole(mut self) -> Value {
        let mut paths: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
        for route in routes() {
            let path = paths.entry(format!("{BASE}{}", route.path)).or_default();
            path.insert(route.verb.to_owned(), self.operation(&route));
        }
        let mut components = json!({ "schemas": self.schemas.parts() });
        if self.has_token {
            components["securitySchemes"] =
                json!({ "token": { "type": "http", "scheme": "bearer" } });
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
            "components": components,
        })
    }

    fn operation(&mut self, route: &Route) -> Value {
        let mut operation = json!({
            "operationId": operation_id(route),
            "summary": route.about,
            "parameters": parameters(route),
            "responses": self.responses(route),
        });
        if self.needs_token(route) {
            operation["security"] = json!([{ "token": [] }]);
        }
        if let Some(shape) = route.takes {
            let content = content("application/json", &shape.schema(&mut self.schemas));
            operation["requestBody"] = json!({ "required": true, "content": content });
        }
        operation
    }

    fn needs_token(&self, route: &Route) -> bool {
        route.is_owners && self.has_token
    }

    fn responses(&mut self, route: &Route) -> Map<String, Value> {
        let mut responses = Map::new();
        let refused = content("application/json", &self.schemas.told::<Refused>());
        let not_owners = self.needs_token(route).then_some(&401);
        for status in ALWAYS.iter().chain(route.fails).chain(not_owners) {
            let response = json!({ "description": meaning(*status), "content": refused });
            responses.insert(status.to_string(), response);
        }
        for &(status, gives) in &route.gives {
            let mut response = json!({ "description": meaning(status) });
            match gives {
                Gives::Json(shape) => {
                    let schema = shape.schema(&mut self.schemas);
                    response["content"] = content("application/json", &schema);
                }
                Gives::Events(shapes) => {
                    let data = shapes.map(|shape| shape.schema(&mut self.schemas));
                    response["content"] = content("text/event-stream", &event(&data));
                }
                Gives::Nothing => {}
            }
            responses.insert(status.to_string(), response);
        }
        responses
    }
}

/// The schema of a server-sent event whose data are one of these.
fn event(data: &[Value]) -> Value {
    let text = json!({
        "type": "string",
        "contentMediaType": "application/json",
        "contentSchema": { "anyOf": data },
    });
    json!({
        "type": "object",
        "properties": { "event": { "type": "string" }, "data": text },
        "required": ["event", "data"],
    })
}

fn content(kind: &str, schema: &Value) -> Value {
    json!({ kind: { "schema": schema } })
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
            "job" => json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" }),
            _ => json!({ "type": "string", "minLength": 1 }),
        };
        json!({ "name": name, "in": "path", "required": true, "schema": schema })
    });
    let in_query = route.query.iter().map(|parameter| {
        let schema = match parameter.values {
            Values::Number(least, most) => {
                json!({ "type": "integer", "minimum": least, "maximum": most })
            }
            Values::Text(pattern) => json!({ "type": "string", "pattern": pattern }),
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

fn meaning(status: u16) -> &'static str {
    match status {
        200 => "The answer",
        201 => "It is kept",
        202 => "It has begun",
        204 => "It is done",
        400 => "The request cannot be read",
        401 => "This is for the owner alone, who has the token",
        403 => "The request comes from another site, or by another name",
        404 => "There is no such thing",
        409 => "There are too many already, or it has been changed meanwhile",
        410 => "It was there, and is told to one listener only",
        413 => "The request is too large, or more than can be kept",
        422 => {
            "The request can be read, and makes no sense: its text is no puzzle, or names something \
             that there is not. No schema can tell what is a puzzle"
        }
        429 => "There are too many at the same time",
        500 => "Something went wrong in the server",
        503 => "What is kept cannot be had at the moment",
        _ => "It could not be done",
    }
}

#[cfg(test)]
mod tests {
    use nonet_api::KINDS;

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
        let document = Document::new(true).whole();
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
        let routes = routes();
        let mut names: Vec<String> = routes.iter().map(operation_id).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), routes.len());
    }

    #[test]
    fn every_kind_of_question_has_a_route() {
        let abouts: Vec<&str> = routes().iter().map(|route| route.about).collect();
        for kind in KINDS {
            assert!(abouts.contains(&kind.about), "{}", kind.name);
        }
    }

    #[test]
    fn a_token_is_asked_for_where_one_is_needed() {
        for has_token in [false, true] {
            let document = Document::new(has_token).whole();
            let paths = &document["paths"];
            assert_eq!(paths["/api/v1/games"]["get"]["security"].is_array(), has_token);
            assert_eq!(paths["/api/v1/games"]["get"]["responses"]["401"].is_object(), has_token);
            assert!(paths["/api/v1/solve"]["post"]["security"].is_null());
        }
    }
}
