//! Bodies of requests: JSON objects, read into what they ask for.

use nonet_api::{Message, message};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A JSON object.
pub(crate) type Object = Map<String, Value>;

/// The JSON object in a body.
pub(crate) fn object(body: &[u8]) -> Result<Object, Message> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(message!("request-no-object")),
        Err(error) => Err(message!("request-no-json", reason = error.to_string())),
    }
}

/// The object with the name of its task.
pub(crate) fn with_task(mut object: Object, name: &str) -> Object {
    object.insert("task".to_owned(), Value::from(name));
    object
}

/// The request that an object is.
pub(crate) fn request<R: DeserializeOwned>(object: Object) -> Result<R, Message> {
    serde_json::from_value(Value::Object(object))
        .map_err(|error| message!("request-unreadable", reason = error.to_string()))
}
