//! The 416 bands, and the essentially different grids that begin with each: work that may be shared
//! among many machines.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use nonet_core::BoxShape;
use nonet_count::essential::{self, Tally};
use nonet_count::{Band, Canonizer, Census, Crew};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Trouble, read};
use crate::answer::{Answered, Fault, Outcome, Refusal};
use crate::ask::Answerable;
use crate::host::Host;
use crate::message;
use crate::number::Large;
use crate::words::{Argument, Message, Words};

/// The symmetries of the cells of a 9×9 grid times the renamings of its digits: so many grids are
/// alike, unless some of them are the same.
const SYMMETRIES: u128 = 2 * 6_u128.pow(8) * 362_880;

/// The most numbers of chunks that are told.
const MOST_TOLD: usize = 20;

/// List the 416 bands, or count the essentially different grids that begin with some of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridBands {
    /// The shape of the boxes: only `3x3` has such bands.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub box_shape: Option<String>,
    /// The numbers of bands whose grids to count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bands: Vec<u16>,
}

/// Bands, with the number of their grids where that was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BandList {
    /// The 416 bands, or those that were asked for.
    pub bands: Vec<BandData>,
    /// How many of their grids have how many automorphisms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_automorphisms: Option<BTreeMap<u32, u64>>,
}

/// One of the 416 bands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BandData {
    /// Its number, from 1.
    pub number: u16,
    /// Its three rows in one line.
    pub rows: String,
    /// How many symmetries leave it as it is.
    pub automorphisms: u32,
    /// How many bands that begin with 123456789 are alike.
    pub bands: u32,
    /// How many essentially different grids begin with it, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grids: Option<u64>,
}

impl From<&Band> for BandData {
    fn from(band: &Band) -> BandData {
        let digits = band.rows.as_flattened().iter();
        BandData {
            number: band.number,
            rows: digits.map(|digit| char::from(b'1' + digit)).collect(),
            automorphisms: band.automorphisms,
            bands: band.bands,
            grids: None,
        }
    }
}

impl Answered for BandList {}

impl Answerable for GridBands {
    type Answer = BandList;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<BandList, Refusal> {
        self.list(host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

impl GridBands {
    fn list(&self, crew: &dyn Crew) -> Result<BandList, Trouble> {
        if read::shape_or_classic(self.box_shape.as_deref())? != BoxShape::CLASSIC {
            return Err(Trouble::unmet(message!("grid-bands-classic")));
        }
        if self.bands.is_empty() {
            let bands = Canonizer::shared().bands().iter().map(BandData::from).collect();
            return Ok(BandList { bands, by_automorphisms: None });
        }
        grids_of_bands(&self.bands, crew)
    }
}

/// How many essentially different grids begin with each of these bands.
fn grids_of_bands(numbers: &[u16], crew: &dyn Crew) -> Result<BandList, Trouble> {
    let bands = Canonizer::shared().bands();
    let known = |number: u16| bands.iter().find(|band| band.number == number);
    // All are checked before the work on the first begins.
    let mut chosen = Vec::new();
    for &number in numbers {
        let Some(band) = known(number) else {
            let (number, last) = (usize::from(number), bands.len());
            return Err(Trouble::unmet(message!("grid-no-band", number = number, last = last)));
        };
        chosen.push(band);
    }
    let mut counted = Vec::new();
    let mut all = Tally::default();
    for band in chosen {
        let units: Vec<usize> = essential::units_of_band(band.number).collect();
        let tally = essential::count_units(&units, crew)?;
        counted.push(BandData { grids: Some(tally.grids), ..BandData::from(band) });
        all += &tally;
    }
    Ok(BandList { bands: counted, by_automorphisms: Some(all.by_automorphisms) })
}

/// Do one share of the work of counting all essentially different grids.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridChunk {
    /// Which share, as in `3/416`.
    pub chunk: String,
}

/// How many essentially different grids a share of the work has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChunkCounted {
    /// Which share, as in `3/416`.
    pub chunk: String,
    /// How many grids it has found.
    pub count: Large,
    /// How many of them have how many automorphisms.
    pub by_automorphisms: BTreeMap<u32, u64>,
}

impl Answered for ChunkCounted {}

impl Answerable for GridChunk {
    type Answer = ChunkCounted;

    fn answer(&self, words: &Words, host: &mut dyn Host) -> Result<ChunkCounted, Refusal> {
        grids_of_chunk(&self.chunk, host.crew()).map_err(|trouble| trouble.into_refused(words))
    }
}

fn grids_of_chunk(text: &str, crew: &dyn Crew) -> Result<ChunkCounted, Trouble> {
    let unreadable = || {
        let most = essential::UNITS;
        Trouble::invalid(message!("grid-no-chunk", text = read::echo(text), most = most))
    };
    let chunk: Chunk = text.parse().map_err(|NoChunk| unreadable())?;
    let units: Vec<usize> = essential::units_of_chunk(chunk.number, chunk.of).collect();
    let tally = essential::count_units(&units, crew)?;
    Ok(ChunkCounted {
        chunk: chunk.to_string(),
        count: Large::from(tally.grids),
        by_automorphisms: tally.by_automorphisms,
    })
}

/// A share of the work: the `number`-th of `of`, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Chunk {
    number: usize,
    of: usize,
}

/// A text that is no chunk.
struct NoChunk;

impl FromStr for Chunk {
    type Err = NoChunk;

    fn from_str(text: &str) -> Result<Chunk, NoChunk> {
        let (number, of) = text.split_once('/').ok_or(NoChunk)?;
        let read = |part: &str| part.trim().parse::<usize>().map_err(|_| NoChunk);
        let chunk = Chunk { number: read(number)?, of: read(of)? };
        let makes_sense = 0 < chunk.number && chunk.number <= chunk.of;
        if makes_sense && chunk.of <= essential::UNITS { Ok(chunk) } else { Err(NoChunk) }
    }
}

impl fmt::Display for Chunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// The result of one chunk, as it goes into a file: `3/416`, the number of grids, and how many have
/// how many automorphisms, with tabs between them.
///
/// ```
/// use nonet_api::ChunkResult;
///
/// let line = "3/416\t7\t1:5,2:2";
/// let result: ChunkResult = line.parse().unwrap();
/// assert_eq!(result.to_string(), line);
/// assert!("3/416\t8\t1:5,2:2".parse::<ChunkResult>().is_err(), "5 and 2 are not 8");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChunkResult {
    chunk: Chunk,
    by_automorphisms: BTreeMap<u32, u64>,
}

impl ChunkResult {
    /// The result in an answer.
    pub fn of(answer: &ChunkCounted) -> Option<ChunkResult> {
        let chunk = answer.chunk.parse().ok()?;
        Some(ChunkResult { chunk, by_automorphisms: answer.by_automorphisms.clone() })
    }

    fn grids(&self) -> u64 {
        self.by_automorphisms.values().sum()
    }
}

/// A line that is no result of a chunk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoResult;

impl FromStr for ChunkResult {
    type Err = NoResult;

    fn from_str(line: &str) -> Result<ChunkResult, NoResult> {
        let mut parts = line.trim_end_matches(['\r', '\n', ' ']).split('\t');
        let mut part = || parts.next().ok_or(NoResult);
        let chunk = part()?.parse().map_err(|NoChunk| NoResult)?;
        let grids: u64 = part()?.parse().map_err(|_| NoResult)?;
        let mut by_automorphisms = BTreeMap::new();
        for pair in part()?.split(',').filter(|pair| !pair.is_empty()) {
            let (automorphisms, grids) = pair.split_once(':').ok_or(NoResult)?;
            let automorphisms = automorphisms.parse().map_err(|_| NoResult)?;
            by_automorphisms.insert(automorphisms, grids.parse().map_err(|_| NoResult)?);
        }
        let result = ChunkResult { chunk, by_automorphisms };
        let sum = result.by_automorphisms.values().try_fold(0_u64, |sum, &n| sum.checked_add(n));
        if sum == Some(grids) && parts.next().is_none() { Ok(result) } else { Err(NoResult) }
    }
}

impl fmt::Display for ChunkResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.by_automorphisms.iter();
        let pairs: Vec<String> = pairs.map(|(size, grids)| format!("{size}:{grids}")).collect();
        write!(f, "{}\t{}\t{}", self.chunk, self.grids(), pairs.join(","))
    }
}

/// Add up the results of shares of the work; a share may come twice if both times it says the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GridMerge {
    /// The lines of the results, as `nonet grid bands --chunk` prints them. Empty ones are passed over.
    pub lines: Vec<String>,
}

/// What the results of chunks say together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChunksMerged {
    /// How many chunks there are in all.
    pub chunks: usize,
    /// The numbers of those that are missing, from 1.
    pub missing: Vec<usize>,
    /// How many essentially different grids were found.
    pub count: Large,
    /// How many of them have how many automorphisms.
    pub by_automorphisms: BTreeMap<u32, u64>,
    /// How many grids are like one of them.
    pub grids: Large,
    /// Whether these are all grids there are, counted in another way.
    pub is_all: bool,
    /// What is missing or wrong, if these are not all grids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complaint: Option<String>,
}

impl Answered for ChunksMerged {
    fn outcome(&self) -> Outcome {
        Outcome::of(self.is_all)
    }
}

impl Answerable for GridMerge {
    type Answer = ChunksMerged;

    fn answer(&self, words: &Words, _: &mut dyn Host) -> Result<ChunksMerged, Refusal> {
        let results = read_results(&self.lines).map_err(|(index, wrong)| {
            let fault = Fault { line: Some(index + 1), ..Fault::new(words, &wrong) };
            Refusal::new(Outcome::Invalid, fault)
        })?;
        let mut merged = merge(&results);
        merged.complaint = complaint(&merged).map(|complaint| words.say(&complaint));
        Ok(merged)
    }
}

/// The results of chunks, and how many chunks there are in all.
struct Results {
    chunks: usize,
    by_chunk: BTreeMap<Chunk, ChunkResult>,
}

/// Reads the lines of results; if one is wrong, its index and what is wrong with it.
fn read_results(lines: &[String]) -> Result<Results, (usize, Message)> {
    let mut results: BTreeMap<Chunk, ChunkResult> = BTreeMap::new();
    let mut of = None;
    for (index, line) in lines.iter().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let result: ChunkResult =
            line.parse().map_err(|NoResult| (index, message!("merge-no-result")))?;
        let chunks = *of.get_or_insert(result.chunk.of);
        if chunks != result.chunk.of {
            let wrong = message!("merge-mixed", one = chunks, other = result.chunk.of);
            return Err((index, wrong));
        }
        let chunk = result.chunk;
        if let Some(before) = results.insert(chunk, result.clone())
            && before != result
        {
            return Err((index, message!("merge-differs", chunk = chunk.to_string())));
        }
    }
    let Some(chunks) = of else { return Err((0, message!("merge-nothing"))) };
    Ok(Results { chunks, by_chunk: results })
}

/// What results say together.
fn merge(results: &Results) -> ChunksMerged {
    let Results { chunks, by_chunk } = results;
    let is_missing = |&number: &usize| !by_chunk.contains_key(&Chunk { number, of: *chunks });
    let missing: Vec<usize> = (1..=*chunks).filter(is_missing).collect();
    let mut by_automorphisms: BTreeMap<u32, u64> = BTreeMap::new();
    for (&size, &grids) in by_chunk.values().flat_map(|result| &result.by_automorphisms) {
        // Files may say anything: what does not fit is not the number of all grids either.
        let sum = by_automorphisms.entry(size).or_default();
        *sum = sum.saturating_add(grids);
    }
    let count = by_automorphisms.values().map(|&grids| u128::from(grids)).sum();
    // A grid with k automorphisms is like 1/k as many as there are symmetries.
    let like = by_automorphisms
        .iter()
        .map(|(&size, &grids)| SYMMETRIES / u128::from(size.max(1)) * u128::from(grids));
    let grids = like.sum();
    let is_all = missing.is_empty() && grids == Census::shared().total();
    ChunksMerged {
        chunks: *chunks,
        missing,
        count: Large(count),
        by_automorphisms,
        grids: Large(grids),
        is_all,
        complaint: None,
    }
}

/// What is to be said about chunks that are missing, or a sum that is wrong.
fn complaint(merged: &ChunksMerged) -> Option<Message> {
    if !merged.missing.is_empty() {
        let (count, all) = (merged.missing.len(), merged.chunks);
        let told = merged.missing.iter().take(MOST_TOLD).map(|&number| Argument::from(number));
        let more = (count > MOST_TOLD).then(|| Argument::from("…"));
        let numbers = Argument::Each(told.chain(more).collect());
        return Some(message!("merge-missing", count = count, all = all, numbers = numbers));
    }
    let total = Census::shared().total();
    (!merged.is_all).then(|| message!("merge-wrong", grids = merged.grids.0, total = total))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merge_chunks<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<ChunksMerged, Refusal> {
        let lines = lines.into_iter().map(str::to_owned).collect();
        GridMerge { lines }.answer(Words::english(), &mut ())
    }

    /// The line that is wrong, from 1.
    fn wrong_line(lines: [&str; 2]) -> Option<usize> {
        merge_chunks(lines).expect_err("one is wrong").error.line
    }

    #[test]
    fn results_are_added_up_and_what_is_missing_is_told() {
        let merged = merge_chunks(["1/3\t3\t1:2,2:1", "", "3/3\t1\t1:1"]).expect("two results");
        assert_eq!((merged.count, merged.chunks), (Large(4), 3));
        assert_eq!((merged.missing.clone(), merged.is_all), (vec![2], false));
        assert_eq!(merged.by_automorphisms, BTreeMap::from([(1, 3), (2, 1)]));
        assert_eq!(merged.grids, Large(SYMMETRIES * 7 / 2));
        assert!(merged.complaint.is_some());
    }

    #[test]
    fn a_sum_that_is_not_all_grids_is_not_called_complete() {
        let merged = merge_chunks(["1/1\t3\t1:2,2:1"]).expect("a result");
        assert!(merged.missing.is_empty() && !merged.is_all && merged.complaint.is_some());
        assert_eq!(merged.outcome(), Outcome::No);
    }

    #[test]
    fn numbers_beyond_all_bounds_are_added_up_to_something_wrong() {
        let lines = [1, 2].map(|chunk| format!("{chunk}/2\t{0}\t1:{0}", u64::MAX));
        let merged = merge_chunks(lines.iter().map(String::as_str)).expect("two results");
        assert!(!merged.is_all && merged.complaint.is_some());
    }

    #[test]
    fn a_chunk_may_come_twice_but_not_differ() {
        assert!(merge_chunks(["1/2\t1\t1:1", "1/2\t1\t1:1"]).is_ok());
        assert_eq!(wrong_line(["1/2\t1\t1:1", "1/2\t1\t2:1"]), Some(2));
        assert_eq!(wrong_line(["1/2\t1\t1:1", "1/3\t1\t1:1"]), Some(2));
        assert_eq!(wrong_line(["", "0/2\t1\t1:1"]), Some(2));
        assert!(merge_chunks([""]).is_err());
    }

    #[test]
    fn lines_that_are_no_results_are_refused() {
        for line in ["1/2", "1/2\t1", "1/2\tx\t1:1", "1/2\t1\t1", "3/2\t1\t1:1", "1/2\t1\t1:1\tx"] {
            assert_eq!(line.parse::<ChunkResult>(), Err(NoResult), "{line:?}");
        }
        let empty: ChunkResult = "416/416\t0\t".parse().expect("a chunk without grids");
        assert_eq!(empty.to_string(), "416/416\t0\t");
    }
}
