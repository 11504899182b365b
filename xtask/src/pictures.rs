//! `cargo xtask pictures`: sheets with pictures of every page and state, in every window and theme.

use std::path::PathBuf;

use crate::page_speed::in_browser;
use crate::web::Build;
use crate::{Chore, Failure};

pub(crate) static PICTURES: Chore = Chore {
    id: "pictures",
    arguments: "FOLDER [THEME,… [STATE,… [WIDTHxHEIGHT,…]]]",
    about: "take pictures of every page and state in all windows and themes, to be looked at",
    run: pictures,
};

fn pictures(arguments: &[String]) -> Result<(), Failure> {
    let [folder, others @ ..] = arguments else {
        return Err(Failure::Usage("it needs a folder for the pictures".to_owned()));
    };
    // The script runs in another folder.
    let folder = std::path::absolute(PathBuf::from(folder));
    let folder = folder.map_err(|error| Failure::Failed(format!("{error}")))?;
    let folder = folder.to_string_lossy().into_owned();
    in_browser(Build::Dev, "chores/pictures.js", &[&[folder], others].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_folder_nothing_is_taken() {
        assert!(matches!(pictures(&[]), Err(Failure::Usage(_))));
    }
}
