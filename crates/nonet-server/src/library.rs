//! What there is to choose from and to read: methods, formats, samples, pages, and the program itself.

use axum::extract::{Path, State};
use axum::response::Response;
use nonet_api::{learn, message, method_name, methods, samples};
use nonet_core::format::{self, Writer};
use serde::Serialize;
use serde_json::json;

use crate::app::Shared;
use crate::reply::{self, Wrong};

/// The program: its version, and where it keeps things.
pub(crate) async fn about(State(app): Shared) -> Response {
    let remark = app.store.remark().map(|remark| app.words.say(&remark));
    let file = app.store.file().map(|file| file.display().to_string());
    reply::ok(&json!({
        "name": "Nonet",
        "version": env!("CARGO_PKG_VERSION"),
        "file": file,
        "remark": remark,
    }))
}

/// The ways of solving.
pub(crate) async fn list_methods(State(app): Shared) -> Response {
    #[derive(Serialize)]
    struct Data {
        id: &'static str,
        name: String,
        can_be_watched: bool,
        is_exhaustive: bool,
    }
    let data = methods().map(|method| Data {
        id: method.id,
        name: app.words.say(&method_name(method)),
        can_be_watched: method.can_be_watched,
        is_exhaustive: method.is_exhaustive,
    });
    reply::ok(&json!({ "methods": data.collect::<Vec<_>>() }))
}

/// The formats of texts.
pub(crate) async fn list_formats() -> Response {
    #[derive(Serialize)]
    struct Data {
        id: &'static str,
        is_read: bool,
        is_written: bool,
        is_one_line: bool,
    }
    let data = format::ALL.iter().map(|format| Data {
        id: format.id,
        is_read: format.read.is_some(),
        is_written: format.write.is_some(),
        is_one_line: matches!(format.write, Some(Writer::Line(_))),
    });
    reply::ok(&json!({ "formats": data.collect::<Vec<_>>() }))
}

/// A page, as lists have it.
#[derive(Serialize)]
struct PageHead {
    id: &'static str,
    title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
}

impl From<&learn::Page> for PageHead {
    fn from(page: &learn::Page) -> PageHead {
        PageHead { id: page.id, title: page.name.clone(), level: page.level }
    }
}

/// The pages to learn from, by section.
pub(crate) async fn list_pages(State(app): Shared) -> Response {
    #[derive(Serialize)]
    struct Data {
        title: String,
        pages: Vec<PageHead>,
    }
    let sections = learn::sections(app.words);
    let data = sections.iter().map(|section| Data {
        title: section.title.clone(),
        pages: section.pages.iter().map(PageHead::from).collect(),
    });
    let synonyms: Vec<_> = learn::synonyms().collect();
    reply::ok(&json!({ "sections": data.collect::<Vec<_>>(), "synonyms": synonyms }))
}

/// A page to learn from; several with the same name one below the other.
pub(crate) async fn page(State(app): Shared, Path(id): Path<String>) -> Response {
    #[derive(Serialize)]
    struct Data {
        #[serde(flatten)]
        head: PageHead,
        text: String,
    }
    let pages = learn::find(&id, app.words);
    let page = pages.first().map(|first| {
        let texts: Vec<&str> = pages.iter().map(|page| page.text).collect();
        reply::ok(&Data { head: first.into(), text: texts.join("\n") })
    });
    reply::told(
        app.words,
        page.ok_or_else(|| Wrong::missing(message!("server-no-page", name = id))),
    )
}

/// A sample, as lists have it.
#[derive(Serialize)]
struct SampleData {
    name: &'static str,
    about: &'static str,
    expected: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static str>,
}

/// The samples, without their texts.
pub(crate) async fn list_samples(State(app): Shared) -> Response {
    let data = |sample: &samples::Sample| SampleData {
        name: sample.name,
        about: sample.about,
        expected: sample.outcome(app.words),
        text: None,
    };
    let list: Vec<SampleData> = samples::ALL.iter().map(data).collect();
    reply::ok(&json!({ "samples": list }))
}

/// A sample, by name, by number or by the beginning of its name.
pub(crate) async fn sample(State(app): Shared, Path(name): Path<String>) -> Response {
    let sample = samples::find(&name).map(|sample| {
        reply::ok(&SampleData {
            name: sample.name,
            about: sample.about,
            expected: sample.outcome(app.words),
            text: Some(sample.text),
        })
    });
    reply::told(
        app.words,
        sample.map_err(|_| Wrong::missing(message!("server-no-sample", name = name))),
    )
}
