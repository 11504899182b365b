//! The toolbox that a request asks for.

use nonet_logic::technique::ALL;
use nonet_logic::{NAMES, SYNONYMS, Technique, Toolbox, trial};

use crate::message;
use crate::nearest::{as_id, nearest};
use crate::puzzle::Logic;
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
        let techniques = meant_by(id)?;
        let tools = toolbox.tools.iter_mut().filter(|tool| techniques.contains(&tool.technique));
        tools.for_each(|tool| tool.score = *score);
    }
    Ok(toolbox)
}

fn named(names: &[String]) -> Result<Vec<&'static Technique>, Message> {
    let techniques = names.iter().map(|name| meant_by(name)).collect::<Result<Vec<_>, _>>()?;
    Ok(techniques.concat())
}

/// The techniques that a name stands for: an id, or one of the other names that pages are found by.
pub(crate) fn meant_by(name: &str) -> Result<Vec<&'static Technique>, Message> {
    let id = as_id(name);
    let techniques = Technique::named(&id);
    if !techniques.is_empty() {
        return Ok(techniques);
    }
    let ids = ALL.iter().chain(&trial::METHODS).map(|technique| technique.id);
    let others = SYNONYMS.iter().map(|synonym| synonym.name);
    let names = ids.chain(others).chain(NAMES.iter().map(|name| name.id));
    let near = nearest(&id, names, SUGGESTIONS);
    Err(message!("technique-unknown", technique = name, known = Argument::ids(near)))
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
    fn every_name_that_pages_are_found_by_can_be_used() {
        let only = |name: &str| {
            let logic = Logic { only: names(&[name]), ..Logic::default() };
            ids(&toolbox(&logic).unwrap_or_else(|_| panic!("{name}")))
        };
        for name in NAMES {
            assert!(!only(name.id).is_empty(), "{}", name.id);
            assert_eq!(only(name.name), only(name.id), "{}", name.name);
        }
        for synonym in SYNONYMS {
            assert_eq!(only(synonym.name), [synonym.technique]);
        }
        for method in trial::METHODS {
            assert_eq!(only(method.id), [method.id]);
        }
        assert_eq!(only("single-position"), ["full-house", "hidden-single"]);
    }

    #[test]
    fn a_name_for_several_techniques_leaves_out_and_weighs_all_of_them() {
        let logic = Logic {
            without: names(&["naked-pairs", "y-wing"]),
            scores: [("single-position".to_owned(), 7)].into(),
            ..Logic::default()
        };
        let toolbox = toolbox(&logic).expect("they exist");
        let gone = ["naked-pair", "locked-pair", "xy-wing"];
        assert!(ids(&toolbox).iter().all(|id| !gone.contains(id)));
        let sevens = toolbox.tools.iter().filter(|tool| tool.score == 7);
        let sevens: Vec<&str> = sevens.map(|tool| tool.technique.id).collect();
        assert_eq!(sevens, ["full-house", "hidden-single"]);
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
