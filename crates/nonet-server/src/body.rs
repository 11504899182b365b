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

/// The request in a body, looked at once where that is possible: a long one is sent with every move of a game.
pub(crate) fn read<R: DeserializeOwned>(body: &[u8]) -> Result<R, Message> {
    let is_object = body.trim_ascii_start().first() == Some(&b'{');
    let read = if is_object { serde_json::from_slice(body).ok() } else { None };
    // What cannot be read so may have a whole number as `7.0`, or is wrong, and then it is said what is.
    read.map_or_else(|| object(body).and_then(request), Ok)
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

    #[test]
    fn a_body_that_is_read_at_once_means_what_its_object_means() {
        let bodies = [
            r#"{"a":1,"b":{"c":[1.5]}}"#,
            r#" {"b":{},"a":7.0}"#,
            r#"{"a":1,"a":2,"b":{}}"#,
            r#"{"a":1,"b":[]}"#,
            r#"{"a":1}"#,
            r#"{"a":1,"b":{},"c":0}"#,
            "[1,{}]",
            r#"{"a":1,"b":{"c":1e999}}"#,
            "{",
            "",
        ];
        for body in bodies {
            let whole = object(body.as_bytes()).and_then(request::<Example>);
            assert_eq!(read::<Example>(body.as_bytes()), whole, "{body}");
        }
    }

    #[derive(PartialEq, Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Example {
        a: u64,
        b: Object,
    }
}
