//! The toolbox that a request asks for.

use nonet_logic::technique::ALL;
use nonet_logic::{Technique, Toolbox};

use crate::message;
use crate::nearest::nearest;
use crate::request::Logic;
use crate::words::{Argument, Message};

/// How many techniques are suggested for one that does not exist.
const SUGGESTIONS: usize = 3;

/// The techniques to use, in their order and with their scores.
///
/// # Errors
/// If there is no technique of a name.
pub fn toolbox(logic: &Logic) -> Result<Toolbox, Message> {
    let mut toolbox = Toolbox::default();
    if !logic.only.is_empty() {
        toolbox = Toolbox::of(&named(&logic.only)?);
    }
    let unwanted = named(&logic.without)?;
    toolbox = toolbox.without(|technique| unwanted.contains(&technique));
    if logic.no_uniqueness {
        toolbox = toolbox.without_uniqueness();
    }
    for (id, score) in &logic.scores {
        let technique = by_id(id)?;
        let tools = toolbox.tools.iter_mut().filter(|tool| tool.technique == technique);
        tools.for_each(|tool| tool.score = *score);
    }
    Ok(toolbox)
}

fn named(ids: &[String]) -> Result<Vec<&'static Technique>, Message> {
    ids.iter().map(|id| by_id(id)).collect()
}

fn by_id(id: &str) -> Result<&'static Technique, Message> {
    Technique::by_id(id).ok_or_else(|| {
        let near = nearest(id, ALL.iter().map(|technique| technique.id), SUGGESTIONS);
        message!("technique-unknown", technique = id, known = Argument::ids(near))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(toolbox: &Toolbox) -> Vec<&'static str> {
        toolbox.tools.iter().map(|tool| tool.technique.id).collect()
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn techniques_are_chosen_ordered_left_out_and_weighed() {
        let logic = Logic {
            only: names(&["naked-single", "full-house", "hidden-single", "full-house"]),
            without: names(&["hidden-single"]),
            scores: [("full-house".to_owned(), 7)].into(),
            ..Logic::default()
        };
        let toolbox = toolbox(&logic).expect("they exist");
        assert_eq!(ids(&toolbox), ["naked-single", "full-house"]);
        assert_eq!(toolbox.tools[1].score, 7);
    }

    #[test]
    fn without_uniqueness_nothing_relies_on_it() {
        let all = toolbox(&Logic::default()).expect("nothing is wrong");
        assert_eq!(all, Toolbox::default());
        let logic = Logic { no_uniqueness: true, ..Logic::default() };
        let toolbox = toolbox(&logic).expect("nothing is wrong");
        assert!(toolbox.tools.iter().all(|tool| !tool.technique.needs_uniqueness));
        assert!(toolbox.tools.len() < all.tools.len());
    }

    #[test]
    fn an_unknown_technique_comes_with_its_neighbours() {
        for logic in [
            Logic { only: names(&["naked-singel"]), ..Logic::default() },
            Logic { without: names(&["naked-singel"]), ..Logic::default() },
            Logic { scores: [("naked-singel".to_owned(), 1)].into(), ..Logic::default() },
        ] {
            let complaint = toolbox(&logic).expect_err("there is none");
            let said = crate::Words::english().say(&complaint);
            assert!(said.contains("naked-single"), "{said}");
        }
    }
}
