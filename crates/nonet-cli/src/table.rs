//! Tables at a terminal, as wide as what stands in them: words are longer in other languages.

/// Between two columns.
const GAP: &str = "  ";

/// On which side of their column texts stand.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// A name on the left, and figures.
pub(crate) const fn figures<const COLUMNS: usize>() -> [Side; COLUMNS] {
    let mut sides = [Side::Right; COLUMNS];
    sides[0] = Side::Left;
    sides
}

/// The lines of a table. A column without a text in it takes no room.
pub(crate) fn lines<const COLUMNS: usize>(
    sides: [Side; COLUMNS],
    rows: &[[String; COLUMNS]],
) -> Vec<String> {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(width);
    let line = |row: &[String; COLUMNS]| {
        let texts = row.iter().zip(widths).zip(sides).filter(|((_, width), _)| *width > 0);
        let texts = texts.map(|((text, width), side)| match side {
            Side::Left => format!("{text:<width$}"),
            Side::Right => format!("{text:>width$}"),
        });
        texts.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_longest_text() {
        let row = |texts: [&str; 4]| texts.map(str::to_owned);
        let rows = [row(["väga", "", "aeg", "x"]), row(["y", "", "12", "yyy"])];
        let [name, empty, time, last] = [Side::Left, Side::Left, Side::Right, Side::Left];
        let lines = lines([name, empty, time, last], &rows);
        assert_eq!(lines, ["väga  aeg  x", "y      12  yyy"]);
        assert!(super::lines(figures::<2>(), &[]).is_empty());
    }
}
