//! Names: the techniques as K. Ivanova's *Sudoku solver* (Tallinn 2021) names and orders them.

/// A way of reasoning by its name in Ivanova's work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// Its name, as commands take it. A technique may have the same one.
    pub id: &'static str,
    /// Its name, as a heading shows it.
    pub name: &'static str,
    /// The level at which she puts it.
    pub rank: Rank,
    /// The ids of the pages about the techniques and methods that it points to.
    pub pages: &'static [&'static str],
    /// What there is to know about it, in Markdown. The first line is its name as the title.
    pub page: &'static str,
}

/// Her levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// For everybody.
    Simple,
    /// Candidates have to be written down.
    Medium,
    /// Groups of cells.
    Advanced,
    /// The whole grid at once.
    Master,
    /// Harder still.
    Beyond,
}

impl Rank {
    /// Its name, as data has it.
    pub const fn id(self) -> &'static str {
        match self {
            Rank::Simple => "simple",
            Rank::Medium => "medium",
            Rank::Advanced => "advanced",
            Rank::Master => "master",
            Rank::Beyond => "beyond",
        }
    }
}

/// Every name, in her order.
pub static NAMES: &[Name] = &[
    Name {
        id: "single-position",
        name: "Single Position",
        rank: Rank::Simple,
        pages: &["hidden-single", "full-house"],
        page: include_str!("name/single_position.md"),
    },
    Name {
        id: "single-candidate",
        name: "Single Candidate",
        rank: Rank::Simple,
        pages: &["naked-single"],
        page: include_str!("name/single_candidate.md"),
    },
    Name {
        id: "candidate-lines",
        name: "Candidate Lines",
        rank: Rank::Medium,
        pages: &["pointing"],
        page: include_str!("name/candidate_lines.md"),
    },
    Name {
        id: "double-pairs",
        name: "Double Pairs",
        rank: Rank::Medium,
        pages: &["claiming"],
        page: include_str!("name/double_pairs.md"),
    },
    Name {
        id: "multiple-lines",
        name: "Multiple Lines",
        rank: Rank::Medium,
        pages: &["claiming", "method-4"],
        page: include_str!("name/multiple_lines.md"),
    },
    Name {
        id: "naked-pairs",
        name: "Naked Pairs",
        rank: Rank::Advanced,
        pages: &["naked-pair", "locked-pair"],
        page: include_str!("name/naked_pairs.md"),
    },
    Name {
        id: "naked-triples",
        name: "Naked Triples",
        rank: Rank::Advanced,
        pages: &["naked-triple", "locked-triple"],
        page: include_str!("name/naked_triples.md"),
    },
    Name {
        id: "hidden-pairs",
        name: "Hidden Pairs",
        rank: Rank::Advanced,
        pages: &["hidden-pair"],
        page: include_str!("name/hidden_pairs.md"),
    },
    Name {
        id: "hidden-triples",
        name: "Hidden Triples",
        rank: Rank::Advanced,
        pages: &["hidden-triple"],
        page: include_str!("name/hidden_triples.md"),
    },
    Name {
        id: "x-wings",
        name: "X-Wings",
        rank: Rank::Master,
        pages: &["x-wing"],
        page: include_str!("name/x_wings.md"),
    },
    Name {
        id: "swordfish",
        name: "Swordfish",
        rank: Rank::Master,
        pages: &["swordfish"],
        page: include_str!("name/swordfish.md"),
    },
    Name {
        id: "forcing-chains",
        name: "Forcing Chains",
        rank: Rank::Master,
        pages: &[
            "cell-forcing-chain",
            "region-forcing-chain",
            "contradiction-chain",
            "aic",
            "xy-chain",
        ],
        page: include_str!("name/forcing_chains.md"),
    },
    Name {
        id: "nishio",
        name: "Nishio",
        rank: Rank::Beyond,
        pages: &["nishio"],
        page: include_str!("name/nishio.md"),
    },
    Name {
        id: "guessing",
        name: "Guessing",
        rank: Rank::Beyond,
        pages: &["forcing-net", "trial"],
        page: include_str!("name/guessing.md"),
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Technique, trial};

    #[test]
    fn every_name_points_to_pages_that_exist() {
        for name in NAMES {
            assert!(!name.pages.is_empty(), "{}", name.id);
            for page in name.pages {
                let is_method = trial::METHODS.iter().any(|method| method.id == *page);
                assert!(Technique::by_id(page).is_some() || is_method, "{}: {page}", name.id);
                assert!(name.page.contains(&format!("`nonet learn {page}`")), "{}", name.id);
            }
        }
    }

    #[test]
    fn every_name_stands_for_all_techniques_that_it_points_to() {
        for name in NAMES {
            let mut ids: Vec<&str> = Technique::named(name.id).iter().map(|one| one.id).collect();
            let mut pages = name.pages.to_vec();
            ids.sort_unstable();
            pages.sort_unstable();
            assert_eq!(ids, pages, "{}", name.id);
        }
    }

    #[test]
    fn names_have_different_ids_in_the_order_of_their_levels() {
        assert!(NAMES.is_sorted_by_key(|name| name.rank));
        for (place, name) in NAMES.iter().enumerate() {
            assert!(NAMES[..place].iter().all(|other| other.id != name.id), "{}", name.id);
        }
    }

    #[test]
    fn every_page_has_its_title_and_sections() {
        for name in NAMES {
            let mut lines = name.page.lines();
            assert_eq!(lines.next(), Some(format!("# {}", name.name).as_str()));
            let headings: Vec<&str> = lines.filter_map(|line| line.strip_prefix("## ")).collect();
            assert_eq!(headings, ["What it says", "What Nonet calls it"], "{}", name.id);
        }
    }
}
