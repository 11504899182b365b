//! Numbers that JSON cannot hold for every reader: those that may be larger than 2⁵³ are texts.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number that may be too large for the integers of many programs. In JSON it is a text.
///
/// ```
/// use nonet_api::Large;
///
/// assert_eq!(serde_json::to_string(&Large(288)).unwrap(), "\"288\"");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Large(pub u128);

impl From<u64> for Large {
    fn from(number: u64) -> Large {
        Large(number.into())
    }
}

impl fmt::Display for Large {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Large {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl JsonSchema for Large {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Large".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9]+$" })
    }
}

/// Where random numbers begin: the same seed gives the same result. It is asked for as a number or a
/// text, and told as a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number below 2^64, or one as a text")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed(number))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                // `parse` alone would take a sign.
                let digits = Some(text).filter(|text| text.bytes().all(|b| b.is_ascii_digit()));
                let number = digits.and_then(|digits| digits.parse().ok());
                number.map(Seed).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for Seed {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        // Every number of 19 digits is below 2^64.
        let text = json_schema!({ "type": "string", "pattern": "^[0-9]{1,19}$" });
        if generator.contract().is_serialize() {
            return json_schema!({ "type": "string", "pattern": "^[0-9]{1,20}$" });
        }
        json_schema!({
            "anyOf": [{ "type": "integer", "minimum": 0, "maximum": u64::MAX }, text]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_may_come_as_a_number_or_a_text_and_goes_as_a_text() {
        for json in ["18446744073709551615", "\"18446744073709551615\""] {
            let seed: Seed = serde_json::from_str(json).expect("a seed");
            assert_eq!(seed, Seed(u64::MAX));
        }
        for json in ["-1", "1.5", "\"\"", "\"+1\"", "\"x\"", "\"18446744073709551616\"", "null"] {
            assert!(serde_json::from_str::<Seed>(json).is_err(), "{json}");
        }
        assert_eq!(serde_json::to_string(&Seed(7)).expect("JSON"), "\"7\"");
    }

    #[test]
    fn a_large_number_keeps_all_its_digits() {
        let all = Large(6_670_903_752_021_072_936_960);
        assert_eq!(serde_json::to_string(&all).expect("JSON"), "\"6670903752021072936960\"");
    }
}
