//! Techniques: the ways of reasoning that people have names for.
//!
//! A technique is one file with one static, a page about it beside that, and one line in [`ALL`].
//! Its page is also its test: see `tests/pages.rs`. Code that several techniques share lives in
//! `pattern`.

use std::fmt;
use std::ops::ControlFlow;

use nonet_core::{House, HouseKind, Layout};

use crate::board::Board;
use crate::families::Family;
use crate::name::NAMES;
use crate::pattern::chain_family::{Kind, Member};
use crate::sink::Sink;
use crate::synonym::SYNONYMS;

mod aic;
mod als_aic;
mod als_chain;
mod als_nice_loop;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle_1;
mod avoidable_rectangle_2;
mod both_ends;
mod bug_2;
mod bug_3;
mod bug_4;
mod bug_plus_1;
mod cell_forcing_chain;
mod claiming;
pub(crate) mod clue_elimination;
mod continuous_nice_loop;
mod contradiction_chain;
mod dual_empty_rectangle;
mod dual_two_string_kite;
mod empty_rectangle;
mod emptying_digit;
mod finned_jellyfish;
mod finned_swordfish;
mod finned_x_wing;
mod forcing_net;
mod full_house;
mod grouped_aic;
mod grouped_continuous_nice_loop;
mod hidden_pair;
mod hidden_quad;
mod hidden_rectangle;
mod hidden_single;
mod hidden_triple;
mod jellyfish;
mod locked_pair;
mod locked_triple;
mod medusa;
mod multi_colours_1;
mod multi_colours_2;
mod naked_pair;
mod naked_quad;
mod naked_single;
mod naked_triple;
mod nishio;
mod pointing;
mod region_forcing_chain;
mod remote_pair;
mod rising_run;
mod sashimi_jellyfish;
mod sashimi_swordfish;
mod sashimi_x_wing;
mod simple_colours_trap;
mod simple_colours_wrap;
mod skyscraper;
mod sue_de_coq;
mod swordfish;
mod tallest_building;
mod too_tall;
pub(crate) mod trial;
mod turbot_fish;
mod two_string_kite;
mod unique_loop;
mod unique_rectangle_1;
mod unique_rectangle_2;
mod unique_rectangle_3;
mod unique_rectangle_4;
mod unique_rectangle_5;
mod unique_rectangle_6;
mod w_wing;
mod wxyz_wing;
mod x_chain;
mod x_wing;
mod xy_chain;
mod xy_wing;
mod xyz_wing;

/// Every technique, in the order in which they are tried: the easiest first.
pub static ALL: &[&Technique] = &[
    &full_house::FULL_HOUSE,
    &tallest_building::TALLEST_BUILDING,
    &hidden_single::HIDDEN_SINGLE,
    &naked_single::NAKED_SINGLE,
    &too_tall::TOO_TALL,
    &rising_run::RISING_RUN,
    &locked_pair::LOCKED_PAIR,
    &locked_triple::LOCKED_TRIPLE,
    &pointing::POINTING,
    &claiming::CLAIMING,
    &emptying_digit::EMPTYING_DIGIT,
    &naked_pair::NAKED_PAIR,
    &naked_triple::NAKED_TRIPLE,
    &hidden_pair::HIDDEN_PAIR,
    &hidden_triple::HIDDEN_TRIPLE,
    &clue_elimination::CLUE_ELIMINATION,
    &both_ends::BOTH_ENDS,
    &naked_quad::NAKED_QUAD,
    &hidden_quad::HIDDEN_QUAD,
    &x_wing::X_WING,
    &swordfish::SWORDFISH,
    &jellyfish::JELLYFISH,
    &remote_pair::REMOTE_PAIR,
    &bug_plus_1::BUG_PLUS_1,
    &skyscraper::SKYSCRAPER,
    &two_string_kite::TWO_STRING_KITE,
    &turbot_fish::TURBOT_FISH,
    &empty_rectangle::EMPTY_RECTANGLE,
    &dual_two_string_kite::DUAL_TWO_STRING_KITE,
    &dual_empty_rectangle::DUAL_EMPTY_RECTANGLE,
    &w_wing::W_WING,
    &xy_wing::XY_WING,
    &xyz_wing::XYZ_WING,
    &unique_rectangle_1::UNIQUE_RECTANGLE_1,
    &unique_rectangle_2::UNIQUE_RECTANGLE_2,
    &unique_rectangle_3::UNIQUE_RECTANGLE_3,
    &unique_rectangle_4::UNIQUE_RECTANGLE_4,
    &unique_rectangle_5::UNIQUE_RECTANGLE_5,
    &unique_rectangle_6::UNIQUE_RECTANGLE_6,
    &hidden_rectangle::HIDDEN_RECTANGLE,
    &avoidable_rectangle_1::AVOIDABLE_RECTANGLE_1,
    &avoidable_rectangle_2::AVOIDABLE_RECTANGLE_2,
    &finned_x_wing::FINNED_X_WING,
    &sashimi_x_wing::SASHIMI_X_WING,
    &simple_colours_trap::SIMPLE_COLOURS_TRAP,
    &simple_colours_wrap::SIMPLE_COLOURS_WRAP,
    &unique_loop::UNIQUE_LOOP,
    &multi_colours_1::MULTI_COLOURS_1,
    &multi_colours_2::MULTI_COLOURS_2,
    &bug_2::BUG_2,
    &bug_3::BUG_3,
    &bug_4::BUG_4,
    &finned_swordfish::FINNED_SWORDFISH,
    &sashimi_swordfish::SASHIMI_SWORDFISH,
    &finned_jellyfish::FINNED_JELLYFISH,
    &sashimi_jellyfish::SASHIMI_JELLYFISH,
    &sue_de_coq::SUE_DE_COQ,
    &x_chain::X_CHAIN,
    &xy_chain::XY_CHAIN,
    &aic::AIC,
    &grouped_aic::GROUPED_AIC,
    &continuous_nice_loop::CONTINUOUS_NICE_LOOP,
    &grouped_continuous_nice_loop::GROUPED_CONTINUOUS_NICE_LOOP,
    &medusa::MEDUSA_3D,
    &wxyz_wing::WXYZ_WING,
    &als_xz::ALS_XZ,
    &als_xy_wing::ALS_XY_WING,
    &als_chain::ALS_CHAIN,
    &als_aic::ALS_AIC,
    &als_nice_loop::ALS_NICE_LOOP,
    &nishio::NISHIO,
    &cell_forcing_chain::CELL_FORCING_CHAIN,
    &region_forcing_chain::REGION_FORCING_CHAIN,
    &contradiction_chain::CONTRADICTION_CHAIN,
    &forcing_net::FORCING_NET,
    &trial::TRIAL,
];

/// The family of chains, which are tried together: the shortest first, whatever it is called.
pub(crate) static CHAINS: [Member; 6] = [
    Member { kind: Kind::OneDigit, technique: &x_chain::X_CHAIN },
    Member { kind: Kind::BivalueCells, technique: &xy_chain::XY_CHAIN },
    Member { kind: Kind::Open, technique: &aic::AIC },
    Member { kind: Kind::OpenWithGroups, technique: &grouped_aic::GROUPED_AIC },
    Member { kind: Kind::Loop, technique: &continuous_nice_loop::CONTINUOUS_NICE_LOOP },
    Member {
        kind: Kind::LoopWithGroups,
        technique: &grouped_continuous_nice_loop::GROUPED_CONTINUOUS_NICE_LOOP,
    },
];

/// The family of chains through almost locked sets.
pub(crate) static CHAINS_OF_SETS: [Member; 3] = [
    Member { kind: Kind::Sets, technique: &als_chain::ALS_CHAIN },
    Member { kind: Kind::OpenWithSets, technique: &als_aic::ALS_AIC },
    Member { kind: Kind::LoopWithSets, technique: &als_nice_loop::ALS_NICE_LOOP },
];

/// The family of forcing, which are tried together: what takes the fewest links first, whatever it is
/// called.
pub(crate) static FORCING: [&Technique; 4] = [
    &nishio::NISHIO,
    &cell_forcing_chain::CELL_FORCING_CHAIN,
    &region_forcing_chain::REGION_FORCING_CHAIN,
    &contradiction_chain::CONTRADICTION_CHAIN,
];

/// A way of reasoning.
pub struct Technique {
    /// Its name, as commands take it.
    pub id: &'static str,
    /// Its name, as a heading shows it.
    pub name: &'static str,
    /// How hard a puzzle is that needs it.
    pub level: Level,
    /// What one use of it adds to a puzzle's score.
    pub score: u32,
    /// Whether it relies on the puzzle having a single solution, and finds nothing unless that is
    /// known.
    pub needs_uniqueness: bool,
    /// Whether it takes grids of this layout: what it concludes is true there, whatever rules there
    /// are. In others it finds nothing.
    pub takes: fn(&Layout) -> bool,
    /// What there is to know about it, in Markdown. The first line is its name as the title.
    pub page: &'static str,
    /// Finds its steps in a position of a layout that it takes, the easiest first where that costs
    /// nothing, until the sink has enough.
    pub find: fn(&Board, &mut Sink<'_>) -> ControlFlow<()>,
}

/// What techniques say that rest on houses and on cells that see each other, of any kind: further rules
/// can only take more away. Also those that look at all rules themselves.
pub(crate) fn every_layout(_: &Layout) -> bool {
    true
}

/// What techniques say that look at all houses at once: each holds all its digits, and there is no other
/// rule.
fn with_full_houses(layout: &Layout) -> bool {
    let is_full = |&house: &House| layout.digits_of(house).len() == layout.cells_of(house).len();
    layout.is_plain() || (layout.has_houses_only() && layout.houses().iter().all(is_full))
}

/// What techniques say that rest on clues which are constraints.
fn with_constraints(layout: &Layout) -> bool {
    layout.constraints().next().is_some()
}

/// What techniques say that find what locked candidates are where cells see each other by other rules
/// than rows, columns, boxes and regions.
fn with_other_sight(layout: &Layout) -> bool {
    let mut houses = layout.houses().iter();
    !layout.pairs().is_empty() || houses.any(|house| house.kind() > HouseKind::Region)
}

/// What techniques say that look at boxes.
fn with_boxes(layout: &Layout) -> bool {
    layout.box_shape().is_some()
}

impl Technique {
    /// Puts the steps that it finds in a position into a sink of its own, until that has enough.
    pub(crate) fn look(&self, board: &Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if (self.takes)(board.layout()) {
            (self.find)(board, sink)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The techniques that are tried together with it, of whose steps the shortest is taken: itself and the others of its family.
    pub fn family(&'static self) -> Vec<&'static Technique> {
        match Family::of(self) {
            Some(family) => ALL.iter().copied().filter(|it| family.has(it)).collect(),
            None => vec![self],
        }
    }

    /// Whether it tries things out, whole steps at a time. That can always be done.
    pub fn tries(&self) -> bool {
        [&forcing_net::FORCING_NET, &trial::TRIAL].contains(&self)
    }

    /// The technique, or the [method of trial](crate::trial::METHODS), with this id.
    pub fn by_id(id: &str) -> Option<&'static Technique> {
        let all = ALL.iter().chain(&crate::trial::METHODS);
        all.copied().find(|technique| technique.id == id)
    }

    /// The techniques that somebody may mean by a name, in the order in which they are tried: the one
    /// with this id, or those that it is [another name](crate::SYNONYMS) for. One of
    /// [Ivanova's names](crate::NAMES) may stand for several.
    ///
    /// ```
    /// use nonet_logic::Technique;
    ///
    /// let ids = |name| Technique::named(name).iter().map(|one| one.id).collect::<Vec<_>>();
    /// assert_eq!(ids("x-wing"), ["x-wing"]);
    /// assert_eq!(ids("y-wing"), ["xy-wing"]);
    /// assert_eq!(ids("single-position"), ["full-house", "hidden-single"]);
    /// assert!(ids("z-wing").is_empty());
    /// ```
    pub fn named(name: &str) -> Vec<&'static Technique> {
        let synonym = SYNONYMS.iter().find(|synonym| synonym.name == name);
        let one = Technique::by_id(synonym.map_or(name, |synonym| synonym.technique));
        if let Some(one) = one {
            return vec![one];
        }
        let pages = NAMES.iter().find(|one| one.id == name).map_or(&[][..], |one| one.pages);
        let all = ALL.iter().chain(&crate::trial::METHODS);
        all.copied().filter(|technique| pages.contains(&technique.id)).collect()
    }
}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Technique({})", self.id)
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Technique) -> bool {
        self.id == other.id
    }
}

/// How hard a puzzle is for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Intersections and small subsets.
    Medium,
    /// Fish, wings, rectangles.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing chains and beyond.
    Extreme,
}

impl Level {
    /// Every level, from the easiest.
    pub const ALL: [Level; 5] =
        [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// Its name, as commands take it.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }
}
