//! big
#[test]
fn big() {
    use nonet_core::format::*;
    for piece in [
        "1",
        "|",
        "<",
        "\n",
        ",",
        "-",
        "#",
        "#\n",
        "[Puzzle]\n",
        "{",
        "}",
        "{}",
        "[",
        "\"",
        " ",
        "1 ",
        "1,",
        ":",
        ":0:",
        "<a>",
        "<opensudoku>",
        "<opensudoku><game data=\"1\"/>",
        "{\"puzzle\":",
        "[{",
        "+1",
        "é",
        "\r",
        "bd=",
        "12345678\n",
        "\t",
        "┃",
        "u1 ",
        "=",
        " ┃",
        "a.b",
    ] {
        let text = piece.repeat((16 << 20) / piece.len());
        let mut worst = (0u128, "");
        for f in ALL {
            if let Some(read) = f.read {
                let t = std::time::Instant::now();
                let _ = read(&text, &Expectation::default());
                let e = t.elapsed().as_millis();
                if e > worst.0 {
                    worst = (e, f.id);
                }
            }
        }
        let t = std::time::Instant::now();
        let r = read_all(&text, &Expectation::default());
        println!(
            "{piece:?} worst {worst:?} read_all {} ms {:?}",
            t.elapsed().as_millis(),
            r.map(|d| d.len())
        );
    }
}
