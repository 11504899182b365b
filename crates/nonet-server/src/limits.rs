//! How long the server waits for others, and for how many of them.

use std::time::Duration;

/// How long the server waits for others, and for how many of them. Tests have less time than people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long an answer may take. What takes longer is a job.
    pub answer: Duration,
    /// How many jobs may be at work at a time.
    pub jobs: usize,
    /// How long a job waits for somebody to listen.
    pub listen: Duration,
    /// How many connections there may be at a time.
    pub connections: usize,
    /// How long a client may take to say what it wants, and be silent between two requests.
    pub head: Duration,
    /// How long a client may take to send all of a request.
    pub body: Duration,
    /// After how long a client that takes no answer has to make room if others need it.
    pub stall: Duration,
    /// How often the store is looked after: after so long at most it is back in its file once that can be
    /// written again.
    pub tend: Duration,
    /// How many puzzles of each common wish are made before anybody asks for them; 0 for none.
    pub ready: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            answer: Duration::from_secs(10),
            jobs: 32,
            listen: Duration::from_secs(10),
            connections: 256,
            head: Duration::from_secs(20),
            body: Duration::from_secs(60),
            stall: Duration::from_secs(60),
            tend: Duration::from_secs(3),
            ready: 3,
        }
    }
}
