//! Tables of puzzles with what other programs say of them.

use nonet_core::{Puzzle, read};
use nonet_logic::Level;

/// A puzzle with another program's level.
pub(super) struct Compared {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) puzzle: Puzzle,
    pub(super) level: Level,
    pub(super) score: u64,
}

/// A puzzle with Sudoku Explainer's rating.
pub(super) struct Explained {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) puzzle: Puzzle,
    pub(super) rating: f64,
}

impl Explained {
    /// Whether it needs nothing beyond subsets, fish and XY-Wings.
    pub(super) fn is_simple(&self) -> bool {
        self.rating < 4.5
    }
}

/// The puzzles of a table with the columns `puzzle`, `level` and `score`, or all that is wrong with it.
pub(super) fn compared(text: &str) -> Result<Vec<Compared>, Vec<String>> {
    rows(text, &["puzzle", "level", "score"], |line, fields| {
        let name = fields[1].to_lowercase();
        let level = Level::ALL.into_iter().find(|level| level.id() == name);
        Ok(Compared {
            line,
            text: fields[0].to_owned(),
            puzzle: puzzle(fields[0])?,
            level: level.ok_or_else(|| format!("`{}` is no level", fields[1]))?,
            score: fields[2].parse().map_err(|_| format!("`{}` is no score", fields[2]))?,
        })
    })
}

/// The puzzles of a table with the columns `puzzle` and `ER`, or all that is wrong with it.
pub(super) fn explained(text: &str) -> Result<Vec<Explained>, Vec<String>> {
    rows(text, &["puzzle", "ER"], |line, fields| {
        Ok(Explained {
            line,
            text: fields[0].to_owned(),
            puzzle: puzzle(fields[0])?,
            rating: fields[1].parse().map_err(|_| format!("`{}` is no rating", fields[1]))?,
        })
    })
}

/// What `of_row` makes of each row of a table: it gets the fields of these columns. The first line
/// names the columns; others than these do not matter.
fn rows<T>(
    text: &str,
    columns: &[&str],
    of_row: impl Fn(usize, &[&str]) -> Result<T, String>,
) -> Result<Vec<T>, Vec<String>> {
    let mut lines = text.lines().enumerate();
    let names: Vec<&str> =
        lines.next().map_or("", |(_, line)| line).split(',').map(str::trim).collect();
    let place = |column: &&str| {
        let place = names.iter().position(|name| name == column);
        place.ok_or_else(|| format!("line 1 names no column `{column}`"))
    };
    let places = columns.iter().map(place).collect::<Result<Vec<_>, _>>().map_err(|e| vec![e])?;
    let (mut rows, mut errors) = (Vec::new(), Vec::new());
    for (index, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let all: Vec<&str> = line.split(',').map(str::trim).collect();
        let fields = places.iter().map(|&place| all.get(place).copied());
        let row = match fields.collect::<Option<Vec<&str>>>() {
            Some(fields) => of_row(index + 1, &fields),
            None => Err(format!("there are {} fields only", all.len())),
        };
        match row {
            Ok(row) => rows.push(row),
            Err(reason) => errors.push(format!("line {}: {reason}", index + 1)),
        }
    }
    if errors.is_empty() { Ok(rows) } else { Err(errors) }
}

fn puzzle(text: &str) -> Result<Puzzle, String> {
    let draft = read(text).map_err(|_| format!("`{text}` is no puzzle"))?;
    Puzzle::try_from(draft).map_err(|_| format!("`{text}` contradicts itself"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn columns_are_found_by_their_names() {
        let text = format!("score,steps,level,puzzle\n\n1200,3,Unfair,{LINE}\n");
        let row = compared(&text).expect("a table").remove(0);
        assert_eq!(
            (row.line, row.level, row.score, row.text),
            (3, Level::Unfair, 1200, LINE.into())
        );
        let text = format!("puzzle,ER,EP,ED\n{LINE},4.5,1.2,1.2\n{LINE},4.4,1.2,1.2\n");
        let rows = explained(&text).expect("a table");
        let simple: Vec<_> = rows.iter().map(|row| (row.rating, row.is_simple())).collect();
        assert_eq!(simple, [(4.5, false), (4.4, true)]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let text = format!(
            "puzzle,level,score\n{LINE},Nice,1\n{LINE},Easy\nwords,Easy,1\n{LINE},Easy,x\n"
        );
        assert_eq!(
            compared(&text).err().expect("four lines are wrong"),
            [
                "line 2: `Nice` is no level",
                "line 3: there are 2 fields only",
                "line 4: `words` is no puzzle",
                "line 5: `x` is no score",
            ]
        );
        let errors = explained(&text).err().expect("there are no ratings");
        assert_eq!(errors, ["line 1 names no column `ER`"]);
    }
}
