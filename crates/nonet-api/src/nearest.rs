//! What somebody typed for a name: as an id, and the names that come nearest to it.

/// A name as ids are written, for somebody who writes it as people do: `Naked Pairs` is `naked-pairs`.
pub(crate) fn as_id(name: &str) -> String {
    let words: Vec<&str> = name.split([' ', '_']).filter(|word| !word.is_empty()).collect();
    words.join("-").to_lowercase()
}

/// The names that come nearest to a wish, the best first, and so many at most.
pub(crate) fn nearest<'a>(
    wish: &str,
    names: impl Iterator<Item = &'a str>,
    most: usize,
) -> Vec<&'a str> {
    // A longer wish than any name is as good as its beginning, and compares in no time.
    let wish: Vec<char> = wish.chars().take(64).collect();
    let mut names: Vec<&str> = names.collect();
    names.sort_by_cached_key(|name| distance(&wish, name));
    names.truncate(most);
    names
}

/// How many letters of the wish must change until it stands somewhere in the name.
/// (P. H. Sellers, "The theory and computation of evolutionary distances", 1980.)
fn distance(wish: &[char], name: &str) -> usize {
    // Entry i: the cost of the first i letters of the wish, ending at the present letter of the name.
    let mut costs: Vec<usize> = (0..=wish.len()).collect();
    let mut best = wish.len();
    for letter in name.chars() {
        let mut diagonal = costs[0];
        for (index, &wanted) in wish.iter().enumerate() {
            let replaced = diagonal + usize::from(wanted != letter);
            diagonal = costs[index + 1];
            costs[index + 1] = replaced.min(diagonal + 1).min(costs[index] + 1);
        }
        best = best.min(costs[wish.len()]);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_an_id_however_it_is_written() {
        for name in ["naked-pairs", "Naked Pairs", " naked_pairs", "NAKED  pairs "] {
            assert_eq!(as_id(name), "naked-pairs");
        }
        assert_eq!(as_id("Method 3"), "method-3");
    }

    #[test]
    fn the_nearest_name_comes_first_and_nothing_is_too_long() {
        let names = ["x-wing", "xy-wing", "swordfish"];
        assert_eq!(nearest("x-wnig", names.into_iter(), 1), ["x-wing"]);
        assert_eq!(nearest(&"fish".repeat(1000), names.into_iter(), 9).len(), 3);
    }
}
