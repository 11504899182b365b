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
    serde_json::from_value(with_whole_numbers(Value::Object(object)))
        .map_err(|error| message!("request-unreadable", reason = error.to_string()))
}

/// The value with `7.0` as `7`: in JSON that is the same number.
fn with_whole_numbers(value: Value) -> Value {
    /// Up to here every whole number has a form of its own.
    const LARGEST: f64 = (1_u64 << 53) as f64;
    match value {
        Value::Number(number) => match number.as_f64() {
            Some(float) if number.is_f64() && float.fract() == 0.0 && float.abs() <= LARGEST => {
                Value::from(float as i64)
            }
            _ => Value::Number(number),
        },
        Value::Array(values) => values.into_iter().map(with_whole_numbers).collect(),
        Value::Object(object) => {
            let fields = object.into_iter().map(|(name, value)| (name, with_whole_numbers(value)));
            Value::Object(fields.collect())
        }
        value => value,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_numbers_may_be_written_as_others() {
        let value =
            json!({ "a": 7.0, "b": [1.5, -2.0, 1e300], "c": 18_446_744_073_709_551_615_u64 });
        let same = json!({ "a": 7, "b": [1.5, -2, 1e300], "c": 18_446_744_073_709_551_615_u64 });
        assert_eq!(with_whole_numbers(value), same);
    }

    #[test]
    fn a_body_is_an_object_or_is_refused() {
        assert!(object(b"{}").is_ok());
        for body in ["", "[]", "7", "null", "{", "{}{}", "\u{0}"] {
            assert!(object(body.as_bytes()).is_err(), "{body}");
        }
    }
}
