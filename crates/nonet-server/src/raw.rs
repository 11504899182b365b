//! A JSON object that is kept as the text that it is: looked through, and never taken apart.
//!
//! The state of a long game comes with every move: to make a tree of it and a text of the tree again would take
//! longer than all the rest.

use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A JSON object as text. It can be read as a tree whenever somebody wants to.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct RawObject(Box<RawValue>);

impl RawObject {
    /// The object that a text is; none if it is something else.
    pub(crate) fn new(text: String) -> Option<RawObject> {
        RawObject::of(RawValue::from_string(text).ok()?).ok()
    }

    /// Whether a text is an object, with nothing before it.
    pub(crate) fn is_in(text: &str) -> bool {
        looked_through(text).is_ok()
    }

    fn of(value: Box<RawValue>) -> serde_json::Result<RawObject> {
        looked_through(value.get()).map(|()| RawObject(value))
    }

    pub(crate) fn text(&self) -> &str {
        self.0.get()
    }

    pub(crate) fn into_text(self) -> String {
        Box::<str>::from(self.0).into_string()
    }

    /// The text without space between its parts.
    pub(crate) fn compact(&self) -> String {
        let tree: Value = serde_json::from_str(self.text()).unwrap_or_default();
        tree.to_string()
    }
}

impl Default for RawObject {
    fn default() -> RawObject {
        RawObject::new("{}".to_owned()).expect("this is one")
    }
}

impl PartialEq for RawObject {
    fn eq(&self, other: &RawObject) -> bool {
        self.text() == other.text()
    }
}

impl<'de> Deserialize<'de> for RawObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RawObject, D::Error> {
        let value = Box::<RawValue>::deserialize(deserializer)?;
        RawObject::of(value).map_err(Error::custom)
    }
}

/// Makes sure that a tree could be made of a text, and that it is an object.
fn looked_through(text: &str) -> serde_json::Result<()> {
    // What is only passed over may still have numbers, texts or depths that no tree can have.
    serde_json::from_str::<Readable>(text)?;
    if text.starts_with('{') { Ok(()) } else { Err(Error::custom("expected an object")) }
}

/// Any value that a tree could be made of.
struct Readable;

impl<'de> Deserialize<'de> for Readable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Readable, D::Error> {
        deserializer.deserialize_any(Readable)
    }
}

impl<'de> Visitor<'de> for Readable {
    type Value = Readable;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_str<E>(self, _: &str) -> Result<Readable, E> {
        Ok(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Readable, A::Error> {
        while values.next_element::<Readable>()?.is_some() {}
        Ok(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Readable, A::Error> {
        while fields.next_entry::<Readable, Readable>()?.is_some() {}
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Map;

    use super::*;

    #[test]
    fn a_text_is_taken_if_a_tree_can_be_made_of_it() {
        let deep = |depth| format!("{{\"a\":{}{}}}", "[".repeat(depth), "]".repeat(depth));
        let texts = [
            r#"{"a":[1,-2,3.5,true,null,"\u00e4\ud83d\ude00",{"b":{}}],"a":2}"#.to_owned(),
            r#"{"a":1e999}"#.to_owned(),
            r#"{"a":"\ud800"}"#.to_owned(),
            r#"{"\ud800":1}"#.to_owned(),
            "{\"a\":\"\n\"}".to_owned(),
            r#"{"a":01}"#.to_owned(),
            r#"{"a":1,}"#.to_owned(),
            deep(100),
            deep(200),
            "[]".to_owned(),
            "{}{}".to_owned(),
            "null".to_owned(),
            String::new(),
        ];
        for text in texts {
            let tree = serde_json::from_str::<Map<String, Value>>(&text);
            let raw = RawObject::new(text.clone());
            assert_eq!(raw.is_some(), tree.is_ok(), "{text}");
            assert!(raw.is_none_or(|raw| raw.text() == text));
        }
    }

    #[test]
    fn space_between_the_parts_can_be_left_out() {
        let raw = RawObject::new("{ \"a\" : [ 1 ,\n 2 ] }".to_owned()).expect("an object");
        assert_eq!(raw.compact(), r#"{"a":[1,2]}"#);
    }
}
