//! The puzzle of the day.

use super::Generate;
use crate::grids::Trouble;
use crate::grids::read::echo;
use crate::message;
use crate::number::Seed;

/// The level of a day's puzzle unless another is asked for.
const LEVEL: &str = "medium";

/// The symmetry of a day's puzzle unless another is asked for: that of printed ones.
const SYMMETRY: &str = "rotational";

/// What sets the seeds of days apart from those that people choose.
const MARK: u64 = 0x6461_696c_7900_0000;

/// The question that asks for the puzzle of a day.
pub(super) fn question(asked: &Generate, date: &str) -> Result<Generate, Trouble> {
    let wrong = || Trouble::invalid(message!("generate-no-date", text = echo(date)));
    let day = number_of(date).ok_or_else(wrong)?;
    let or = |chosen: &Option<String>, usual: &str| {
        Some(chosen.clone().unwrap_or_else(|| usual.to_owned()))
    };
    Ok(Generate {
        seed: Some(Seed(MARK ^ day)),
        from: Seed(0),
        level: or(&asked.level, LEVEL),
        symmetry: or(&asked.symmetry, SYMMETRY),
        ..asked.clone()
    })
}

/// A number for each day: `2026-11-17` is 20261117. None for what is no date.
fn number_of(date: &str) -> Option<u64> {
    let parts: Vec<&str> = date.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let number = |text: &str, length: usize| {
        let is_number = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse::<u64>().ok()).flatten()
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => return None,
    };
    (1..=days).contains(&day).then_some(year * 10_000 + month * 100 + day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_a_number_and_nothing_else_has() {
        assert_eq!(number_of("2026-11-17"), Some(20_261_117));
        assert_eq!(number_of("2024-02-29"), Some(20_240_229));
        assert_eq!(number_of("2000-02-29"), Some(20_000_229));
        let wrong = [
            "2023-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-04-31",
            "2026-1-1",
            "+026-01-01",
        ];
        for wrong in wrong.into_iter().chain(["", "2026-11", "2026-11-17-1", "20261117"]) {
            assert_eq!(number_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_day_has_a_level_and_a_symmetry_unless_others_are_asked_for() {
        let daily = |asked: &Generate| match question(asked, "2026-11-17") {
            Ok(question) => (question.seed, question.level, question.symmetry),
            Err(_) => unreachable!("it is a date"),
        };
        let (seed, level, symmetry) = daily(&Generate::default());
        assert_eq!((level.as_deref(), symmetry.as_deref()), (Some(LEVEL), Some(SYMMETRY)));
        let hard = Generate { level: Some("hard".to_owned()), ..Generate::default() };
        assert_eq!(daily(&hard).0, seed);
        assert_eq!(daily(&hard).1.as_deref(), Some("hard"));
    }
}
