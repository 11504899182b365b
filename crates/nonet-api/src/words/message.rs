//! Messages: what there is to say, with what, and no words yet.

/// Something to say: which message, with which arguments. No words yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    id: &'static str,
    /// Whose name it is, where every thing of a kind has a message of its own: `x-wing`.
    of: Option<&'static str>,
    arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// The message with this id and no arguments yet; [`message!`](crate::message) is the way to write it.
    pub fn new(id: &'static str) -> Message {
        Message { id, of: None, arguments: Vec::new() }
    }

    /// The name of one of many things of a kind: `technique` and `x-wing` are the message
    /// `technique-x-wing`. A test makes sure that every such thing has its message.
    pub fn name(kind: &'static str, id: &'static str) -> Message {
        Message { id: kind, of: Some(id), arguments: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }

    /// The message's id; of a name, the kind of thing that it names.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The id under which the words are found.
    pub(super) fn key(&self) -> String {
        self.of.map_or_else(|| self.id.to_owned(), |of| format!("{}-{of}", self.id))
    }

    /// What it is about.
    pub(crate) fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }
}

/// Names a message and its arguments: `message!("read-row-length", found = 8, expected = 9)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A number as programs write it: `1234567`. Languages choose the form of a word by it.
    Number(u128),
    /// A number as people write it, with its digits in groups: `1,234,567`.
    Grouped(u128),
    /// A number with so many digits after the point.
    Decimal(f64, usize),
    /// A text that is shown as it is.
    Text(String),
    /// Another message. Its attributes are arguments, too: of `name`, `.indefinite` is
    /// `$name-indefinite`. So a language can bend the names of things as its sentences need.
    Message(Message),
    /// Several things that hold together: "a, b and c". Of this and the other lists, how many there
    /// are is an argument, too: of `cells`, `$cells-count`; and so are the forms that all parts have.
    All(Vec<Argument>),
    /// Several things of which one holds: "a, b or c". Joined by "and" they are an argument, too: of
    /// `digits`, `$digits-and`.
    Any(Vec<Argument>),
    /// Several things, one after the other: "a, b, c".
    Each(Vec<Argument>),
    /// Several clauses, which may have commas of their own: "a; b; c".
    Clauses(Vec<Argument>),
}

impl Argument {
    /// Names for programs, one after the other: "a, b, c".
    pub fn ids<'a>(ids: impl IntoIterator<Item = &'a str>) -> Argument {
        Argument::Each(ids.into_iter().map(Argument::from).collect())
    }

    /// The things that it lists, if it is a list.
    pub(crate) fn parts(&self) -> Option<&[Argument]> {
        match self {
            Argument::All(parts)
            | Argument::Any(parts)
            | Argument::Each(parts)
            | Argument::Clauses(parts) => Some(parts),
            _ => None,
        }
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as u128)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(u128::from(number))
    }
}

impl From<u128> for Argument {
    fn from(number: u128) -> Argument {
        Argument::Number(number)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<char> for Argument {
    fn from(symbol: char) -> Argument {
        Argument::Text(symbol.to_string())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl From<Vec<Message>> for Argument {
    fn from(messages: Vec<Message>) -> Argument {
        Argument::All(messages.into_iter().map(Argument::Message).collect())
    }
}
