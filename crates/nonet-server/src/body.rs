//! Bodies of requests: JSON objects, read into what they ask for.

use nonet_api::{Message, message, with_whole_numbers};
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

/// The request that an object is.
pub(crate) fn request<R: DeserializeOwned>(object: Object) -> Result<R, Message> {
    serde_json::from_value(with_whole_numbers(Value::Object(object)))
        .map_err(|error| message!("request-unreadable", reason = error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_an_object_or_is_refused() {
        assert!(object(b"{}").is_ok());
        for body in ["", "[]", "7", "null", "{", "{}{}", "\u{0}"] {
            assert!(object(body.as_bytes()).is_err(), "{body}");
        }
    }
}
