//! The matrix of crosses, with links that dance.

/// A matrix of crosses with dancing links.
///
/// ```text
///   root ⇄ head 1 ⇄ head 2 ⇄ head 3 ⇄ back to the root
///            ⇅        ⇅        ⇅
///          cross  ⇄   ⇅   ⇄  cross       the first row
///            ⇅        ⇅        ⇅
///            ⇅      cross ⇄  cross       the second row
///            ⇅        ⇅        ⇅
///          and back to the heads
/// ```
pub(super) struct Matrix {
    /// The root, the heads of the columns in order, then the crosses, row by row.
    nodes: Vec<Node>,
    /// How many rows each column has, by the number of its head. The root's is never used.
    sizes: Vec<u32>,
    rows: u32,
}

impl Matrix {
    /// A matrix with these columns and no rows.
    pub(super) fn new(demands: &[Demand]) -> Matrix {
        let count = demands.len() as Link + 1;
        let alone = |at| Node { left: at, right: at, up: at, down: at, column: at, row: 0 };
        let nodes = (ROOT..count).map(alone).collect();
        let mut matrix = Matrix { nodes, sizes: vec![0; count as usize], rows: 0 };
        for (head, demand) in (1..).zip(demands) {
            if let Demand::Once = demand {
                matrix.chain_before(ROOT, head);
            }
        }
        matrix
    }

    /// Adds a row with crosses in these columns, counted from 0. Returns its first cross.
    pub(super) fn add_row(&mut self, columns: impl Iterator<Item = usize>) -> Link {
        let first = self.nodes.len() as Link;
        for column in columns {
            let (at, head) = (self.nodes.len() as Link, column as Link + 1);
            let last = self.node(head).up;
            let node =
                Node { left: at, right: at, up: last, down: head, column: head, row: self.rows };
            self.nodes.push(node);
            self.nodes[last as usize].down = at;
            self.nodes[head as usize].up = at;
            self.sizes[head as usize] += 1;
            self.chain_before(first, at);
        }
        self.rows += 1;
        first
    }

    /// Puts a node into the ring of `next`, to the left of it. A node alone is a ring already.
    fn chain_before(&mut self, next: Link, at: Link) {
        if at == next {
            return;
        }
        let before = self.node(next).left;
        self.nodes[at as usize].left = before;
        self.nodes[at as usize].right = next;
        self.nodes[before as usize].right = at;
        self.nodes[next as usize].left = at;
    }

    fn node(&self, at: Link) -> Node {
        self.nodes[at as usize]
    }

    /// The next node down in the same column: a cross, or the head again.
    pub(super) fn below(&self, at: Link) -> Link {
        self.node(at).down
    }

    /// The column that a cross stands in.
    pub(super) fn column_of(&self, cross: Link) -> Link {
        self.node(cross).column
    }

    /// The number of the row that a cross stands in, counted from 0.
    pub(super) fn row_of(&self, cross: Link) -> usize {
        self.node(cross).row as usize
    }

    /// How many rows a column has.
    pub(super) fn rows_in(&self, column: Link) -> usize {
        self.sizes[column as usize] as usize
    }

    /// The first of the columns with the fewest rows, if a column is left.
    pub(super) fn column_with_fewest_rows(&self) -> Option<Link> {
        let next = |&head: &Link| Some(self.node(head).right).filter(|&right| right != ROOT);
        let heads = std::iter::successors(next(&ROOT), next);
        let mut best = None;
        for head in heads {
            let size = self.sizes[head as usize];
            if best.is_none_or(|(fewest, _)| size < fewest) {
                best = Some((size, head));
                if size == 0 {
                    break;
                }
            }
        }
        best.map(|(_, head)| head)
    }

    /// Takes the column out, and all of its rows out of the other columns.
    pub(super) fn cover(&mut self, column: Link) {
        let Node { left, right, .. } = self.node(column);
        self.nodes[left as usize].right = right;
        self.nodes[right as usize].left = left;
        let mut cross = self.node(column).down;
        while cross != column {
            let mut other = self.node(cross).right;
            while other != cross {
                let Node { up, down, right, column, .. } = self.node(other);
                self.nodes[up as usize].down = down;
                self.nodes[down as usize].up = up;
                self.sizes[column as usize] -= 1;
                other = right;
            }
            cross = self.node(cross).down;
        }
    }

    /// Undoes [`Matrix::cover`]: the same in the opposite order.
    pub(super) fn uncover(&mut self, column: Link) {
        let mut cross = self.node(column).up;
        while cross != column {
            let mut other = self.node(cross).left;
            while other != cross {
                let Node { up, down, left, column, .. } = self.node(other);
                self.nodes[up as usize].down = other;
                self.nodes[down as usize].up = other;
                self.sizes[column as usize] += 1;
                other = left;
            }
            cross = self.node(cross).up;
        }
        let Node { left, right, .. } = self.node(column);
        self.nodes[left as usize].right = column;
        self.nodes[right as usize].left = column;
    }

    /// Covers the columns of all other crosses in the row; that of `cross` is covered already.
    pub(super) fn take_row(&mut self, cross: Link) {
        let mut other = self.node(cross).right;
        while other != cross {
            self.cover(self.column_of(other));
            other = self.node(other).right;
        }
    }

    /// Undoes [`Matrix::take_row`]: the same in the opposite order.
    pub(super) fn give_row_back(&mut self, cross: Link) {
        let mut other = self.node(cross).left;
        while other != cross {
            self.uncover(self.column_of(other));
            other = self.node(other).left;
        }
    }
}

/// A cross, or the head of a column. All four chains are rings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    left: Link,
    right: Link,
    up: Link,
    down: Link,
    /// The head of its column.
    column: Link,
    /// The number of its row, counted from 0; of no use in a head.
    row: u32,
}

/// How often a column has to be met.
#[derive(Clone, Copy)]
pub(super) enum Demand {
    /// Exactly once.
    Once,
    /// Once or not at all: the column is never chosen, but it can be covered.
    AtMostOnce,
}

/// A place in [`Matrix::nodes`].
pub(super) type Link = u32;

/// The node from which the heads of all columns that must be met are chained.
const ROOT: Link = 0;

#[cfg(test)]
mod tests {
    use super::*;

    /// Three columns and five rows; the covers are {0, 1}, {2, 3} and {1, 3, 4}.
    const ROWS: [&[usize]; 5] = [&[0, 2], &[1], &[1, 2], &[0], &[2]];

    fn matrix_of(demands: &[Demand], rows: &[&[usize]]) -> Matrix {
        let mut matrix = Matrix::new(demands);
        for row in rows {
            matrix.add_row(row.iter().copied());
        }
        matrix
    }

    /// All exact covers, by plain recursion: each the rows taken, in the order of taking.
    fn covers(matrix: &mut Matrix) -> Vec<Vec<usize>> {
        let Some(column) = matrix.column_with_fewest_rows() else {
            return vec![Vec::new()];
        };
        let mut found = Vec::new();
        matrix.cover(column);
        let mut cross = matrix.below(column);
        while cross != column {
            matrix.take_row(cross);
            for mut cover in covers(matrix) {
                cover.insert(0, matrix.row_of(cross));
                found.push(cover);
            }
            matrix.give_row_back(cross);
            cross = matrix.below(cross);
        }
        matrix.uncover(column);
        found
    }

    fn sorted(mut covers: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
        for cover in &mut covers {
            cover.sort_unstable();
        }
        covers.sort_unstable();
        covers
    }

    #[test]
    fn every_exact_cover_is_found() {
        let mut matrix = matrix_of(&[Demand::Once; 3], &ROWS);
        assert_eq!(sorted(covers(&mut matrix)), [vec![0, 1], vec![1, 3, 4], vec![2, 3]]);
    }

    /// What the page says of a search, indented by the number of rows taken.
    fn told(matrix: &mut Matrix, depth: usize, lines: &mut Vec<String>) -> String {
        let Some(column) = matrix.column_with_fewest_rows() else {
            return "every number is there once".to_owned();
        };
        let name = |row: usize| ["A", "B", "C", "D", "E"][row];
        matrix.cover(column);
        let mut names = Vec::new();
        let (place, mut cross) = (lines.len(), matrix.below(column));
        while cross != column {
            let row = name(matrix.row_of(cross));
            names.push(row);
            matrix.take_row(cross);
            let at = lines.len();
            let end = told(matrix, depth + 1, lines);
            lines.insert(at, format!("{}take {row}: {end}", "  ".repeat(depth + 1)));
            matrix.give_row_back(cross);
            cross = matrix.below(cross);
        }
        matrix.uncover(column);
        let end = match &names[..] {
            [] => format!("nothing is left for {column}"),
            names => format!("{column} is in {}", names.join(" and ")),
        };
        if depth == 0 {
            lines.insert(place, end.clone());
        }
        end
    }

    #[test]
    fn the_example_on_the_page_goes_as_it_is_told() {
        let page = include_str!("../exact_cover.md");
        let example = page.split("```").nth(1).expect("an example");
        let rows: Vec<Vec<usize>> = example
            .lines()
            .filter(|line| line.starts_with(char::is_uppercase))
            .map(|line| (0..5).filter(|column| line.as_bytes()[4 + 3 * column] == b'x').collect())
            .collect();
        let rows: Vec<&[usize]> = rows.iter().map(Vec::as_slice).collect();
        let mut matrix = matrix_of(&[Demand::Once; 5], &rows);
        let mut lines = Vec::new();
        told(&mut matrix, 0, &mut lines);
        let on_page = example.lines().filter_map(|line| line.get(25..));
        assert_eq!(lines, on_page.collect::<Vec<_>>());
        assert_eq!(sorted(covers(&mut matrix)), [[3, 4]]);
    }

    #[test]
    fn a_column_without_rows_is_chosen_and_leaves_no_cover() {
        let mut matrix = matrix_of(&[Demand::Once; 4], &ROWS);
        let column = matrix.column_with_fewest_rows().expect("a column");
        assert_eq!((column, matrix.rows_in(column)), (4, 0));
        assert!(covers(&mut matrix).is_empty());
    }

    #[test]
    fn a_column_to_be_met_at_most_once_may_stay_unmet_but_not_be_met_twice() {
        let demands = [Demand::Once, Demand::Once, Demand::AtMostOnce];
        let mut matrix = matrix_of(&demands, &ROWS);
        assert_eq!(sorted(covers(&mut matrix)), [vec![0, 1], vec![1, 3], vec![2, 3]]);
    }

    #[test]
    fn a_search_leaves_every_link_as_it_was() {
        let mut matrix = matrix_of(&[Demand::Once; 3], &ROWS);
        let (nodes, sizes) = (matrix.nodes.clone(), matrix.sizes.clone());
        covers(&mut matrix);
        assert_eq!((matrix.nodes, matrix.sizes), (nodes, sizes));
    }
}
