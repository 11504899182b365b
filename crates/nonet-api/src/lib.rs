//! Requests, answers and words.
