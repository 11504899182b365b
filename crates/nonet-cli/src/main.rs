//! The command `nonet`.

fn main() {}
