//! Tables of what was measured, as they can be pasted into a record.

use crate::race::{Entrant, OnPath, Race};

/// A table in Markdown whose rows are printed as soon as they are known.
pub(crate) struct Table(Vec<usize>);

impl Table {
    /// Prints the headings. The first column is for names, all others are for numbers; each is as wide as its
    /// heading, or as the least width says.
    pub(crate) fn begin(headings: &[(&str, usize)]) -> Table {
        let widths = headings.iter().map(|(name, least)| name.chars().count().max(*least));
        let table = Table(widths.collect());
        table.row(headings.iter().map(|(name, _)| (*name).to_string()));
        let rules = table.0.iter().enumerate().map(|(column, width)| match column {
            0 => "-".repeat(*width),
            _ => format!("{}:", "-".repeat(width - 1)),
        });
        table.row(rules);
        table
    }

    /// Prints a row.
    pub(crate) fn row(&self, cells: impl IntoIterator<Item = String>) {
        let mut line = String::from("|");
        for (column, (cell, &width)) in cells.into_iter().zip(&self.0).enumerate() {
            line += &match column {
                0 => format!(" {cell:<width$} |"),
                _ => format!(" {cell:>width$} |"),
            };
        }
        println!("{line}");
    }
}

/// Begins the table of Nonet's rates.
pub(crate) fn begin_rates() -> Table {
    Table::begin(&[
        ("corpus", 18),
        ("path", 8),
        ("counting/s", 10),
        ("× sudoku", 0),
        ("× tdoku", 0),
        ("solutions/s", 0),
        ("× sudoku", 0),
        ("× tdoku", 0),
        ("single/s", 10),
        ("× sudoku", 0),
        ("× tdoku", 0),
        ("guesses", 0),
    ])
}

/// Prints what Nonet did on each path.
pub(crate) fn add_rates(table: &Table, name: &str, puzzles: usize, race: &Race) {
    for OnPath { path, tasks, guesses } in &race.paths {
        let mut cells = vec![name.to_string(), path.to_string()];
        for task in tasks {
            cells.push(grouped(task.rate(puzzles)));
            cells.push(format!("{:.2}", task.ratio_to(&race.sudoku)));
            cells.push(tdoku(race, |tdoku| format!("{:.2}", task.ratio_to(tdoku))));
        }
        cells.push(format!("{:.2}", *guesses as f64 / puzzles as f64));
        table.row(cells);
    }
}

/// The row of a corpus in the table of peers.
pub(crate) fn peers(name: &str, puzzles: usize, race: &Race) -> Vec<String> {
    let [none, one, several] = race.kinds.map(|kind| grouped(kind as f64));
    vec![
        name.to_string(),
        grouped(puzzles as f64),
        none,
        one,
        several,
        grouped(race.sudoku.rate(puzzles)),
        tdoku(race, |tdoku| grouped(tdoku.rate(puzzles))),
        tdoku(race, |tdoku| format!("{:.2}", tdoku.ratio_to(&race.sudoku))),
    ]
}

/// Prints the table of peers and corpora.
pub(crate) fn print_peers(rows: Vec<Vec<String>>) {
    let table = Table::begin(&[
        ("corpus", 18),
        ("puzzles", 0),
        ("none", 6),
        ("one", 6),
        ("several", 0),
        ("sudoku/s", 9),
        ("tdoku/s", 9),
        ("× sudoku", 0),
    ]);
    for row in rows {
        table.row(row);
    }
}

/// Something about tdoku, where it takes part.
fn tdoku(race: &Race, show: impl FnOnce(&Entrant) -> String) -> String {
    race.tdoku.as_ref().map_or_else(|| "–".to_string(), show)
}

/// A number without its fraction, its thousands set apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut shown = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        let shown = [0.0, 999.4, 1000.0, 49_158.0, 1_234_567.0].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "49,158", "1,234,567"]);
    }
}
