//! What there is to choose from and to read: methods, formats, techniques, pages.

use nonet_core::format::{self, Writer};
use nonet_core::rule::{self, Says};
use nonet_logic::technique;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::answer::{Answered, Refusal};
use crate::ask::Answerable;
use crate::describe::{method_name, technique_name};
use crate::examples::{PageExample, examples_of};
use crate::host::Host;
use crate::learn::{self, Page, Synonym};
use crate::message;
use crate::method::methods;
use crate::puzzle::ToldRule;
use crate::words::{Argument, Words};

/// List the ways of solving, the fastest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListMethods {}

/// The ways of solving.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MethodList {
    /// The methods.
    pub methods: Vec<MethodData>,
}

/// A way of solving.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MethodData {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// Whether it can be watched.
    pub can_be_watched: bool,
    /// Whether it finds all solutions and proves that there are no more.
    pub is_exhaustive: bool,
}

impl Answered for MethodList {}

impl Answerable for ListMethods {
    type Answer = MethodList;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<MethodList, Refusal> {
        let data = methods().map(|method| MethodData {
            id: method.id,
            name: words.say(&method_name(method)),
            can_be_watched: method.can_be_watched,
            is_exhaustive: method.is_exhaustive,
        });
        Ok(MethodList { methods: data.collect() })
    }
}

/// List the text formats of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListFormats {}

/// The text formats of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FormatList {
    /// The formats.
    pub formats: Vec<FormatData>,
}

/// A text format of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FormatData {
    /// Its name for programs.
    pub id: &'static str,
    /// Whether it can be read.
    pub is_read: bool,
    /// Whether it can be written.
    pub is_written: bool,
    /// Whether a puzzle is one line.
    pub is_one_line: bool,
}

impl Answered for FormatList {}

impl Answerable for ListFormats {
    type Answer = FormatList;

    fn answer(&self, _: &Words, _: &mut dyn Host) -> Result<FormatList, Refusal> {
        let data = format::ALL.iter().map(|format| FormatData {
            id: format.id,
            is_read: format.read.is_some(),
            is_written: format.write.is_some(),
            is_one_line: matches!(format.write, Some(Writer::Line(_) | Writer::Whole(_))),
        });
        Ok(FormatList { formats: data.collect() })
    }
}

/// List the techniques of reasoning, from the easiest on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListTechniques {}

/// The techniques of reasoning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TechniqueList {
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<TechniqueData>,
}

/// A technique of reasoning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TechniqueData {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for people.
    pub name: String,
    /// How hard a puzzle is that needs it.
    pub level: &'static str,
    /// What one use of it adds to a puzzle's score.
    pub score: u32,
    /// Whether it relies on the puzzle having a single solution.
    pub needs_uniqueness: bool,
}

impl Answered for TechniqueList {}

impl Answerable for ListTechniques {
    type Answer = TechniqueList;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<TechniqueList, Refusal> {
        let data = technique::ALL.iter().map(|technique| TechniqueData {
            id: technique.id,
            name: words.say(&technique_name(technique)),
            level: technique.level.id(),
            score: technique.score,
            needs_uniqueness: technique.needs_uniqueness,
        });
        Ok(TechniqueList { techniques: data.collect() })
    }
}

/// List the rules about the whole grid that a puzzle may have besides its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListVariants {}

/// The rules about the whole grid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct VariantList {
    /// The rules, in the order in which they are told.
    pub variants: Vec<ToldRule>,
}

impl Answered for VariantList {}

impl Answerable for ListVariants {
    type Answer = VariantList;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<VariantList, Refusal> {
        let whole = rule::ALL.iter().filter(|rule| rule.says == Says::Nothing);
        Ok(VariantList { variants: whole.map(|rule| ToldRule::new(rule, words)).collect() })
    }
}

/// List the pages about techniques, methods and subjects, by section.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListPages {}

/// The pages to learn from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PageList {
    /// The pages, by section, in the order in which to read them.
    pub sections: Vec<SectionData>,
    /// Other names of pages.
    pub synonyms: Vec<Synonym>,
}

/// Pages under a heading.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SectionData {
    /// The heading.
    pub title: String,
    /// The pages.
    pub pages: Vec<PageData>,
}

/// A page to learn from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PageData {
    /// Its name for programs, by which it is asked for.
    pub id: &'static str,
    /// Its name for people.
    pub title: String,
    /// The level of a technique; other pages have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
}

impl From<&Page> for PageData {
    fn from(page: &Page) -> PageData {
        PageData { id: page.id, title: page.name.clone(), level: page.level }
    }
}

impl Answered for PageList {}

impl Answerable for ListPages {
    type Answer = PageList;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<PageList, Refusal> {
        let sections = learn::sections(words);
        let data = sections.iter().map(|section| SectionData {
            title: section.title.clone(),
            pages: section.pages.iter().map(PageData::from).collect(),
        });
        Ok(PageList { sections: data.collect(), synonyms: learn::synonyms().collect() })
    }
}

/// Show a page to learn from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowPage {
    /// The name of the page, or another name for it.
    pub name: String,
}

/// A page to learn from, with its text.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PageShown {
    /// What there is to know about it.
    #[serde(flatten)]
    pub page: PageData,
    /// The page, in Markdown; several with the same name one below the other.
    pub text: String,
    /// The examples in the text, in their order: one for each block that begins with `example` or `puzzle`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<PageExample>,
}

impl Answered for PageShown {}

impl Answerable for ShowPage {
    type Answer = PageShown;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<PageShown, Refusal> {
        let pages = learn::find(&self.name, words);
        let Some(first) = pages.first() else {
            let near = Argument::ids(learn::nearest_ids(&self.name));
            let unknown = message!("page-unknown", name = self.name.as_str(), known = near);
            return Err(Refusal::invalid(words, &unknown));
        };
        let texts: Vec<&str> = pages.iter().map(|page| page.text).collect();
        let examples = |page: &Page| examples_of(page.id, page.text, words);
        let examples = pages.iter().flat_map(examples).collect();
        Ok(PageShown { page: first.into(), text: texts.join("\n"), examples })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Outcome;
    use crate::samples::{ListSamples, ShowSample};

    #[test]
    fn what_is_listed_can_be_shown() {
        let words = Words::english();
        let samples = ListSamples {}.answer(words, &mut ()).expect("samples").samples;
        for sample in &samples {
            let shown =
                ShowSample { name: sample.name.to_string(), own: None }.answer(words, &mut ());
            assert_eq!(shown.expect("a sample").sample, *sample);
        }
        let pages = ListPages {}.answer(words, &mut ()).expect("pages");
        let names = pages.sections.iter().flat_map(|section| &section.pages).map(|page| page.id);
        for name in names.chain(pages.synonyms.iter().map(|synonym| synonym.name)) {
            let shown = ShowPage { name: name.to_owned() }.answer(words, &mut ());
            assert!(shown.expect("a page").text.starts_with("# "), "{name}");
        }
    }

    #[test]
    fn what_does_not_exist_comes_with_its_neighbours() {
        let words = Words::english();
        let page = ShowPage { name: "x-wnig".to_owned() }.answer(words, &mut ());
        let page = page.expect_err("there is none");
        assert!(page.error.message.contains("x-wing"), "{page:?}");
        assert_eq!((page.outcome, page.error.code), (Outcome::Invalid, "page-unknown"));
        let sample = ShowSample { name: "hardest".to_owned(), own: None }.answer(words, &mut ());
        assert_eq!(sample.expect_err("several").error.code, "sample-ambiguous");
    }
}
