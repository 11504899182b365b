//! Modules and sheets without their comments: those are for whoever reads the files, and would be a third of all that
//! goes over the wire. Lines stay where they are, so that what a browser says of a place is true of the file, too.

/// A module without its comments.
pub(crate) fn module(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    // For each `${` that is open, how many braces are open in it.
    let mut holes: Vec<usize> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let comment = comment(rest, true);
        if comment > 0 {
            rest = leave_out(&mut bare, rest, comment);
            continue;
        }
        let length = match first {
            '"' | '\'' => quoted(rest, first),
            '/' if may_begin_value(&bare) => pattern(rest),
            '`' => template(rest, &mut holes),
            '}' if holes.last() == Some(&0) => {
                holes.pop();
                template(rest, &mut holes)
            }
            '{' | '}' => {
                if let Some(braces) = holes.last_mut() {
                    *braces = if first == '{' { *braces + 1 } else { *braces - 1 };
                }
                1
            }
            _ => first.len_utf8(),
        };
        rest = keep(&mut bare, rest, length);
    }
    bare
}

/// A sheet without its comments.
pub(crate) fn sheet(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let comment = comment(rest, false);
        if comment > 0 {
            rest = leave_out(&mut bare, rest, comment);
            continue;
        }
        let is_quote = matches!(first, '"' | '\'');
        let length = if is_quote { quoted(rest, first) } else { first.len_utf8() };
        rest = keep(&mut bare, rest, length);
    }
    bare
}

/// Takes over what a text begins with; gives what follows.
fn keep<'a>(bare: &mut String, text: &'a str, length: usize) -> &'a str {
    let (kept, rest) = text.split_at(length);
    bare.push_str(kept);
    rest
}

/// Leaves out a comment that a text begins with, but for its ends of lines and one space, since what it
/// stood between stays apart; gives what follows.
fn leave_out<'a>(bare: &mut String, text: &'a str, length: usize) -> &'a str {
    let (comment, rest) = text.split_at(length);
    let lines = comment.matches('\n').count();
    if lines > 0 || rest.starts_with('\n') {
        bare.truncate(bare.trim_end_matches(' ').len());
        bare.extend(std::iter::repeat_n('\n', lines));
    } else if bare.ends_with([' ', '\n']) {
        return rest.strip_prefix(' ').unwrap_or(rest);
    } else {
        bare.push(' ');
    }
    rest
}

/// The length of the comment that a text begins with; 0 if it begins with none.
fn comment(text: &str, has_lines: bool) -> usize {
    if let Some(inside) = text.strip_prefix("/*") {
        return inside.find("*/").map_or(text.len(), |end| end + 4);
    }
    let is_line = has_lines && text.starts_with("//");
    if is_line { text.find('\n').unwrap_or(text.len()) } else { 0 }
}

/// The length of the string that a text begins with.
fn quoted(text: &str, quote: char) -> usize {
    ended(&text[1..], |symbol| symbol == quote) + 1
}

/// The length of a text up to the end of a symbol that is not escaped.
fn ended(text: &str, mut is_end: impl FnMut(char) -> bool) -> usize {
    let mut is_escaped = false;
    for (at, symbol) in text.char_indices() {
        if !is_escaped && is_end(symbol) {
            return at + symbol.len_utf8();
        }
        is_escaped = symbol == '\\' && !is_escaped;
    }
    text.len()
}

/// The length of the regular expression that a text begins with, without its flags. A slash within brackets does not
/// end it.
fn pattern(text: &str) -> usize {
    let mut is_set = false;
    let end = |symbol| {
        is_set = (is_set || symbol == '[') && symbol != ']';
        symbol == '/' && !is_set
    };
    ended(&text[1..], end) + 1
}

/// The length of the text of a template, from the sign before it to the one that ends it or opens a hole.
fn template(text: &str, holes: &mut Vec<usize>) -> usize {
    let mut before = ' ';
    let mut is_hole = false;
    let length = ended(&text[1..], |symbol| {
        is_hole = before == '$' && symbol == '{';
        before = symbol;
        is_hole || symbol == '`'
    });
    if is_hole {
        holes.push(0);
    }
    length + 1
}

/// Words after which a value follows.
const BEFORE_VALUES: [&str; 12] = [
    "return", "typeof", "case", "in", "of", "await", "yield", "void", "delete", "new", "else",
    "throw",
];

/// Whether a value may begin after a text, so that a slash does not divide.
fn may_begin_value(before: &str) -> bool {
    let before = before.trim_end();
    let is_name = |symbol: char| symbol.is_alphanumeric() || matches!(symbol, '_' | '$');
    let word = &before[before.trim_end_matches(is_name).len()..];
    if word.is_empty() {
        !before.ends_with([')', ']', '}', '"', '\'', '`'])
    } else {
        BEFORE_VALUES.contains(&word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_loses_its_comments_and_nothing_else() {
        for (text, bare) in [
            ("// one\n\n/** two\n * three */\nlet a; // four\n", "\n\n\n\nlet a;\n"),
            ("a = /** @type {any} */ (b);", "a = (b);"),
            ("return/* one */a;", "return a;"),
            ("a = 'it\\'s // one' + \"/* two */\";", "a = 'it\\'s // one' + \"/* two */\";"),
            ("a = 6 / 2; // 3 / 1", "a = 6 / 2;"),
            ("a = (b) / 2 / c; // d", "a = (b) / 2 / c;"),
            ("a = /[/\"'`]\\//g.test(b); // c", "a = /[/\"'`]\\//g.test(b);"),
            ("return /\"/; // \"", "return /\"/;"),
            ("return a[0] / b; // \"", "return a[0] / b;"),
            (
                "`// ${a /* b */ + `/* ${{ c: 1 }.c} */`} // d`; // e",
                "`// ${a + `/* ${{ c: 1 }.c} */`} // d`;",
            ),
            ("`\\` // ${a} \\${ // b`; // c", "`\\` // ${a} \\${ // b`;"),
            ("f({ a: `${b}`, c }); // d", "f({ a: `${b}`, c });"),
            ("õ // ä\nö", "õ\nö"),
        ] {
            assert_eq!(module(text).trim_end_matches(' '), bare);
        }
    }

    #[test]
    fn a_sheet_loses_its_comments_and_nothing_else() {
        let text =
            "/* one */\na { b: url(//c); } /* two\nthree */\nd::before { content: \"/* e */\"; }";
        let bare = "\na { b: url(//c); }\n\nd::before { content: \"/* e */\"; }";
        assert_eq!(sheet(text).trim_start_matches(' '), bare);
    }

    #[test]
    fn what_is_cut_off_ends_there() {
        for text in ["/* a", "// a", "'a", "`a${", "`a", "/a", "`${`${{", "\"\\", "/[", "}", "/"] {
            assert!(module(text).len() <= text.len() && sheet(text).len() <= text.len(), "{text}");
        }
    }
}
