//! Counts the essentially different grids that begin with the given bands: `essential 350 300`.

use nonet_count::{Alone, Canonizer, essential};

fn main() {
    let start = std::time::Instant::now();
    Canonizer::shared();
    eprintln!("table {:?}", start.elapsed());
    for band in std::env::args().skip(1) {
        let start = std::time::Instant::now();
        let units: Vec<usize> = essential::units_of_band(band.parse().expect("a number")).collect();
        let tally = essential::count_units(&units, &Alone).expect("nobody stops");
        println!("{band} {} {:?} {:?}", tally.grids, tally.by_automorphisms, start.elapsed());
    }
}
