//! Links between the documents of the repository.

use super::Finding;
use crate::tree::Tree;

/// Every relative link in a document leads to a file or folder of the repository.
pub(super) fn dead(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts_in(&["md"]) {
        for (index, link) in links(text) {
            if let Some(target) = resolved(path, &link)
                && !tree.has(&target)
            {
                findings.push(Finding::in_line(path, index, format!("dead link: {link}")));
            }
        }
    }
    findings
}

/// The targets of all links and pictures in a document, with the index of their line.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    let mut fence: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        let mark = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
        if mark.is_some() && (fence.is_none() || fence == mark) {
            fence = if fence.is_none() { mark } else { None };
            continue;
        }
        if fence.is_some() {
            continue;
        }
        let line = without_code(line);
        for (at, begin) in line.match_indices("](") {
            links.push((index, inside_brackets(&line[at + begin.len()..])));
        }
        for begin in ["src=\"", "href=\""] {
            for (at, _) in line.match_indices(begin) {
                let target = line[at + begin.len()..].split('"').next().unwrap_or_default();
                links.push((index, target.to_string()));
            }
        }
        if let Some((label, target)) = line.trim_start().split_once("]: ")
            && label.starts_with('[')
            && !label.starts_with("[^")
        {
            links.push((index, target.split_whitespace().next().unwrap_or_default().to_string()));
        }
    }
    links
}

/// A line without its code spans, where nothing is a link.
fn without_code(line: &str) -> String {
    let parts: Vec<&str> = line.split('`').collect();
    // An odd number of backticks: the last one opens nothing.
    let closed = parts.len() - usize::from(parts.len().is_multiple_of(2));
    let text = parts.iter().enumerate().filter(|(i, _)| i.is_multiple_of(2) || *i >= closed);
    text.map(|(_, part)| *part).collect()
}

/// The target of a link, given what follows its opening bracket.
fn inside_brackets(rest: &str) -> String {
    let mut depth = 1;
    let end = rest.find(|c| {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    let inside = rest[..end.unwrap_or(rest.len())].trim();
    if let Some(inside) = inside.strip_prefix('<') {
        return inside.split('>').next().unwrap_or_default().to_string();
    }
    inside.split_whitespace().next().unwrap_or_default().to_string()
}

/// The path in the repository that a link in a document leads to; none if it leads elsewhere.
fn resolved(document: &str, link: &str) -> Option<String> {
    let target = link.split(['#', '?']).next().unwrap_or_default().replace("%20", " ");
    // Addresses have a scheme; links to items of Rust have a path or a disambiguator.
    if target.is_empty() || target.contains([':', '@', '`']) {
        return None;
    }
    let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
    let (mut parts, target): (Vec<&str>, &str) = match target.strip_prefix('/') {
        Some(from_root) => (Vec::new(), from_root),
        None => (folder.split('/').filter(|part| !part.is_empty()).collect(), &target),
    };
    for part in target.split('/') {
        match part {
            // Out of the repository, where nothing exists for us.
            ".." if parts.pop().is_none() => return Some("..".to_string()),
            "" | "." | ".." => {}
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    fn dead_in(text: &str) -> Vec<String> {
        shown(dead, [("docs/guide.md", text), ("docs/a b.md", ""), ("xtask/src/main.rs", "")])
    }

    #[test]
    fn links_to_what_exists_are_fine() {
        for link in [
            "[x](guide.md)",
            "[x](./guide.md#part \"title\")",
            "[x](../xtask)",
            "[`x`](../xtask/src/main.rs)",
            "[x](/xtask/src/)",
            "[x](<a b.md>) and [y](a%20b.md)",
            "[x](..)",
            "[x]: ../xtask/src/main.rs",
            "<img src=\"guide.md\">",
        ] {
            assert_eq!(dead_in(link), [""; 0], "{link}");
        }
    }

    #[test]
    fn links_to_what_does_not_exist_are_found() {
        for link in ["[x](gone.md)", "[x](xtask)", "![x](../../y.png)", "[x](/docs/x(1).md)"] {
            assert_eq!(dead_in(&format!("\n{link}\n")).len(), 1, "{link}");
        }
        assert_eq!(dead_in("\n\n[x]: gone.md\n"), ["docs/guide.md:3: dead link: gone.md"]);
        assert_eq!(dead_in("<img src=\"gone.svg\">"), ["docs/guide.md:1: dead link: gone.svg"]);
        assert_eq!(dead_in("[a](gone.md) [b](guide.md) [c](lost.md)").len(), 2);
    }

    #[test]
    fn what_leads_elsewhere_is_not_checked() {
        for link in [
            "[x](https://example.org/y.md)",
            "[x](mailto:a@example.org)",
            "[x](#part)",
            "[x](crate::solve::Method)",
            "`[x](gone.md)`",
            "```text\n[x](gone.md)\n```",
            "[^1]: gone.md",
        ] {
            assert_eq!(dead_in(link), [""; 0], "{link}");
        }
    }
}
