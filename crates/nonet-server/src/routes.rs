//! The routes: one table from which both the router and its description are made.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{MethodRouter, delete, get, patch, post, put};
use nonet_api::{
    Answer, Ask, Event, KINDS, Kind, ListFormats, ListMethods, ListPages, ListTechniques,
    ListVariants, SampleData,
};

use crate::app::App;
use crate::assets;
use crate::guard;
use crate::jobs::http as jobs;
use crate::keep;
use crate::library;
use crate::openapi;
use crate::owner;
use crate::questions;
use crate::samples;
use crate::shape::{Shape, asked, told};
use crate::store::{Backup, Document, Game, GameHead, NewRecord, Record, Restored};

/// Where the routes begin.
pub(crate) const BASE: &str = "/api/v1";

/// The longest body of a request.
const LONGEST_BODY: usize = 1 << 20;

/// What a route gives.
#[derive(Clone, Copy)]
pub(crate) enum Gives {
    /// JSON.
    Json(Shape),
    /// Events with such data: what happens, and at last the answer.
    Events([Shape; 2]),
    /// Nothing.
    Nothing,
}

/// A parameter in the query of an address: its name, what it says, and what it may be.
pub(crate) struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) values: Values,
}

/// What a parameter may be.
pub(crate) enum Values {
    /// A number from one to another.
    Number(i64, i64),
    /// A text of this form, a regular expression.
    Text(&'static str),
    /// One of these texts.
    OneOf(&'static [&'static str]),
}

/// A route.
pub(crate) struct Route {
    /// The method of HTTP, in small letters.
    pub(crate) verb: &'static str,
    /// The address, below [`BASE`].
    pub(crate) path: Cow<'static, str>,
    /// What it does.
    pub(crate) about: &'static str,
    /// The parameters of its query.
    pub(crate) query: &'static [Parameter],
    /// The shape of the body that it takes.
    pub(crate) takes: Option<Shape>,
    /// What it gives, by status.
    pub(crate) gives: Vec<(u16, Gives)>,
    /// With which status it may fail for reasons of its own.
    pub(crate) fails: &'static [u16],
    /// Whether it is for the owner alone.
    pub(crate) is_owners: bool,
    /// What does it.
    handler: MethodRouter<Arc<App>>,
}

impl Route {
    fn new(
        verb: &'static str,
        path: impl Into<Cow<'static, str>>,
        about: &'static str,
        handler: MethodRouter<Arc<App>>,
    ) -> Route {
        Route {
            verb,
            path: path.into(),
            about,
            query: &[],
            takes: None,
            gives: Vec::new(),
            fails: &[],
            is_owners: false,
            handler,
        }
    }

    fn query(self, query: &'static [Parameter]) -> Route {
        Route { query, ..self }
    }

    fn takes(self, shape: Shape) -> Route {
        Route { takes: Some(shape), ..self }
    }

    fn gives(mut self, status: u16, shape: Shape) -> Route {
        self.gives.push((status, Gives::Json(shape)));
        self
    }

    fn gives_events(mut self, shapes: [Shape; 2]) -> Route {
        self.gives.push((200, Gives::Events(shapes)));
        self
    }

    fn gives_nothing(mut self) -> Route {
        self.gives.push((204, Gives::Nothing));
        self
    }

    fn fails(self, fails: &'static [u16]) -> Route {
        Route { fails, ..self }
    }

    /// The same, for the owner alone.
    fn owners(self) -> Route {
        Route { is_owners: true, ..self }
    }
}

/// Every route.
pub(crate) fn routes() -> Vec<Route> {
    let lists = lists();
    let is_list = |kind: &Kind| lists.iter().any(|(name, _)| *name == kind.name);
    let questions: Vec<Route> = KINDS.iter().filter(|kind| !is_list(kind)).map(question).collect();
    let lists = lists.into_iter().map(|(_, route)| route);
    [any_question()]
        .into_iter()
        .chain(questions)
        .chain(lists)
        .chain(own_samples())
        .chain(work())
        .chain(games())
        .chain(records())
        .chain(all_that_is_kept())
        .chain(program())
        .collect()
}

/// The route that takes questions of every kind.
fn any_question() -> Route {
    Route::new("post", "/ask", "Answer any question", post(questions::ask))
        .takes(asked::<Ask>())
        .gives(200, told::<Answer>())
        .gives(422, told::<Answer>())
        .fails(&[413])
}

/// The route that takes questions of one kind, without their `ask`.
fn question(kind: &'static Kind) -> Route {
    let handler = post(move |app, headers, tongue, body| {
        questions::ask_kind(app, headers, tongue, kind, body)
    });
    let route = Route::new("post", format!("/{}", kind.name), kind.about, handler)
        .takes(Shape::Question(kind))
        .gives(200, Shape::Answer(kind))
        .fails(&[413]);
    if questions::is_always_answered(kind.name) {
        return route;
    }
    // A puzzle that cannot be read is answered, too.
    route.gives(422, Shape::Answer(kind))
}

/// What there is to choose from and to read: kinds of questions with an address of their own.
fn lists() -> Vec<(&'static str, Route)> {
    const OWN: &[Parameter] = &[Parameter {
        name: "own",
        about: "`true`: only of the owner's own; `false`: only of those that are bundled",
        values: Values::OneOf(&["true", "false"]),
    }];
    let list = |kind: &'static str, path: &'static str, handler| {
        let kind = nonet_api::kind(kind).expect("the table names kinds that there are");
        let route = Route::new("get", path, kind.about, handler);
        (kind.name, route.gives(200, Shape::Answer(kind)))
    };
    let one = |kind, path, handler| {
        let (name, route) = list(kind, path, handler);
        (name, route.fails(&[404]))
    };
    vec![
        list(
            "methods",
            "/methods",
            get(|tongue| async move { library::list(tongue, &ListMethods {}) }),
        ),
        list(
            "formats",
            "/formats",
            get(|tongue| async move { library::list(tongue, &ListFormats {}) }),
        ),
        list(
            "techniques",
            "/techniques",
            get(|tongue| async move { library::list(tongue, &ListTechniques {}) }),
        ),
        list(
            "variants",
            "/variants",
            get(|tongue| async move { library::list(tongue, &ListVariants {}) }),
        ),
        list("samples", "/samples", get(samples::list)),
        {
            let (name, route) = one("sample", "/samples/{name}", get(samples::show));
            (name, route.query(OWN))
        },
        list("pages", "/learn", get(|tongue| async move { library::list(tongue, &ListPages {}) })),
        one("page", "/learn/{name}", get(library::page)),
    ]
}

/// Samples of the owner's own.
fn own_samples() -> Vec<Route> {
    let long = || DefaultBodyLimit::max(samples::LONGEST_SAMPLE);
    let (all, one) = ("/samples", "/samples/{name}");
    let change = "Change the text of a sample of one's own, or its name; those that are bundled stay as they are";
    let routes = vec![
        Route::new("post", all, "Keep a sample of one's own", post(samples::add).layer(long()))
            .takes(asked::<samples::NewSample>())
            .gives(201, told::<SampleData>())
            .fails(&[404, 409, 413, 422, 503]),
        Route::new("put", one, change, put(samples::set).layer(long()))
            .takes(asked::<samples::ChangedSample>())
            .gives(200, told::<SampleData>())
            .fails(&[404, 409, 413, 422, 503]),
        Route::new("delete", one, "Delete a sample of one's own", delete(samples::remove))
            .gives_nothing()
            .fails(&[404, 409, 422, 503]),
    ];
    routes.into_iter().map(Route::owners).collect()
}

/// Long work.
fn work() -> Vec<Route> {
    let job = "/jobs/{job}";
    vec![
        Route::new("post", "/jobs", "Begin long work; listen to it within ten seconds", {
            post(jobs::begin)
        })
        .takes(asked::<jobs::JobRequest>())
        .gives(202, told::<jobs::Job>())
        .fails(&[413, 429]),
        Route::new("get", job, "Listen to a job; to end the connection stops it", {
            get(jobs::listen)
        })
        .gives_events([told::<Event<'static>>(), told::<Answer>()])
        .fails(&[404, 410]),
        Route::new("delete", job, "Stop a job, if it has not ended yet", delete(jobs::stop))
            .gives_nothing()
            .fails(&[404]),
    ]
}

/// Games that were begun.
fn games() -> Vec<Route> {
    const BEFORE: &[Parameter] = &[Parameter {
        name: "before",
        about: "Only those behind: what an earlier list gave as `next`",
        values: Values::Text(keep::AFTER),
    }];
    let long = || DefaultBodyLimit::max(keep::LONGEST_GAME);
    let (all, one) = ("/games", "/games/{id}");
    let list = "The games that were begun, without their states, the last changed first";
    let change = "Change a game that has the revision that is said; without a summary, that stays as it is. \
                  The reply is without the state";
    let splice = "Change a part of the text of a game's state, for whoever has all of it as it was sent; else as above";
    let routes = vec![
        Route::new("get", all, list, get(keep::games))
            .query(BEFORE)
            .gives(200, told::<keep::GameList>())
            .fails(&[503]),
        Route::new("post", all, "Keep a new game", post(keep::add_game).layer(long()))
            .takes(asked::<keep::NewGame>())
            .gives(201, told::<Game>())
            .fails(&[409, 413, 503]),
        Route::new("get", one, "A game, with its state", get(keep::game))
            .gives(200, told::<Game>())
            .fails(&[404, 503]),
        Route::new("put", one, change, put(keep::set_game).layer(long()))
            .takes(asked::<keep::ChangedGame>())
            .gives(200, told::<GameHead>())
            .gives(409, told::<keep::StaleGame>())
            .fails(&[404, 413, 503]),
        Route::new("patch", one, splice, patch(keep::splice_game).layer(long()))
            .takes(asked::<keep::SplicedGame>())
            .gives(200, told::<GameHead>())
            .gives(409, told::<keep::StaleGame>())
            .fails(&[404, 413, 422, 503]),
        Route::new("delete", one, "Forget a game", delete(keep::remove_game))
            .gives_nothing()
            .fails(&[404, 503]),
    ];
    routes.into_iter().map(Route::owners).collect()
}

/// Games that were finished.
fn records() -> Vec<Route> {
    const PART: &[Parameter] = &[
        Parameter {
            name: "limit",
            about: "How many at most",
            values: Values::Number(1, keep::MOST_RECORDS as i64),
        },
        Parameter {
            name: "before",
            about: "Only those that were added before the record with this id",
            values: Values::Number(1, i64::MAX),
        },
    ];
    let (all, one) = ("/records", "/records/{id}");
    let routes = vec![
        Route::new("get", all, "The games that were finished, the last first", get(keep::records))
            .query(PART)
            .gives(200, told::<keep::RecordList>())
            .fails(&[503]),
        Route::new("post", all, "Keep the record of a finished game", post(keep::add_record))
            .takes(asked::<NewRecord>())
            .gives(201, told::<Record>())
            .fails(&[413, 503]),
        Route::new("delete", all, "Forget all records", delete(keep::remove_records))
            .gives_nothing()
            .fails(&[503]),
        Route::new("get", one, "A record", get(keep::record))
            .gives(200, told::<Record>())
            .fails(&[404, 503]),
        Route::new("delete", one, "Forget a record", delete(keep::remove_record))
            .gives_nothing()
            .fails(&[404, 503]),
    ];
    routes.into_iter().map(Route::owners).collect()
}

/// Settings, and everything together.
fn all_that_is_kept() -> Vec<Route> {
    const MODE: &[Parameter] = &[Parameter {
        name: "mode",
        about: "`merge`: what is here stays, too; `replace`: it goes",
        values: Values::OneOf(&["merge", "replace"]),
    }];
    let settings = "/settings";
    let set = "Set the settings; those that are not named are forgotten";
    let change = "Change some settings; those that are null are forgotten";
    let restore = "Take back what a backup holds, and say what that has changed";
    let long = DefaultBodyLimit::max(keep::LONGEST_BACKUP);
    let routes = vec![
        Route::new("get", settings, "The settings", get(keep::settings))
            .gives(200, told::<keep::Settings>())
            .fails(&[503]),
        Route::new("put", settings, set, put(keep::set_settings))
            .takes(asked::<keep::Settings>())
            .gives(200, told::<keep::Settings>())
            .fails(&[413, 503]),
        Route::new("patch", settings, change, patch(keep::merge_settings))
            .takes(asked::<keep::Settings>())
            .gives(200, told::<keep::Settings>())
            .fails(&[413, 503]),
        Route::new("get", "/backup", "All that is kept, as one file", get(keep::back_up))
            .gives(200, told::<Document<'static>>())
            .fails(&[503]),
        Route::new("post", "/restore", restore, post(keep::restore).layer(long))
            .query(MODE)
            .takes(asked::<Backup>())
            .gives(200, told::<Restored>())
            .fails(&[409, 413, 422, 503]),
    ];
    routes.into_iter().map(Route::owners).collect()
}

/// The program itself.
fn program() -> Vec<Route> {
    let about = "The version of the program, and where it keeps things";
    vec![
        Route::new("get", "/about", about, get(library::about))
            .gives(200, told::<library::About>()),
        Route::new("post", "/exit", "End the program", post(library::exit))
            .gives(200, told::<library::Exit>())
            .owners(),
        Route::new("get", "/openapi.json", "This description", get(openapi::serve))
            .gives(200, told::<serde_json::Map<String, serde_json::Value>>()),
    ]
}

/// Everything that the server answers to.
pub(crate) fn router(app: Arc<App>) -> Router {
    let owners = || middleware::from_fn_with_state(Arc::clone(&app), owner::only);
    let api = routes().into_iter().fold(Router::new(), |api, route| {
        let handler = if route.is_owners { route.handler.layer(owners()) } else { route.handler };
        api.route(&route.path, handler)
    });
    Router::new()
        .nest(BASE, api)
        .fallback(get(assets::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}
