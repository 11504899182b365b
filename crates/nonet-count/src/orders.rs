//! Orders of things: how many there are, and all of them.

/// All orders of three things, in lexicographic order.
pub(crate) const OF_THREE: [[u8; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// In how many orders things can be put; `u128::MAX` if there are more than that, from 35 things on.
pub(crate) fn factorial(count: usize) -> u128 {
    (1..=count as u128).fold(1, u128::saturating_mul)
}

/// All orders of the numbers below `count`, in lexicographic order.
pub(crate) fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = orders.iter().flat_map(|start| {
            let rest = (0..count).filter(|number| !start.contains(number));
            rest.map(|next| [start.as_slice(), &[next]].concat())
        });
        orders = longer.collect();
    }
    orders
}

/// All orders of lines that keep `groups` groups of `width` lines together, such as the rows of bands
/// or the columns of stacks.
pub(crate) fn line_orders(groups: usize, width: usize) -> Vec<Vec<usize>> {
    let inner = orders(width);
    let mut all = Vec::new();
    for outer in orders(groups) {
        let mut starts: Vec<Vec<usize>> = vec![Vec::new()];
        for group in outer {
            let longer = starts.iter().flat_map(|start| {
                inner.iter().map(move |order| {
                    let lines = order.iter().map(|line| group * width + line);
                    start.iter().copied().chain(lines).collect()
                })
            });
            starts = longer.collect();
        }
        all.append(&mut starts);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_orders_as_the_factorial_says() {
        for count in 0..=6 {
            let orders = orders(count);
            assert_eq!(orders.len() as u128, factorial(count));
            assert!(orders.windows(2).all(|pair| pair[0] < pair[1]));
        }
        let three = OF_THREE.map(|order| order.map(usize::from).to_vec());
        assert_eq!(orders(3), three);
    }

    #[test]
    fn a_factorial_that_does_not_fit_is_the_largest_number() {
        assert_eq!(factorial(34) / factorial(33), 34);
        assert_eq!(factorial(35), u128::MAX);
    }

    #[test]
    fn orders_that_keep_groups_are_all_there() {
        assert_eq!(line_orders(3, 2).len(), 48);
        assert_eq!(line_orders(2, 3).len(), 72);
        let mut orders = line_orders(2, 2);
        assert!(orders.iter().all(|lines| lines[0] / 2 == lines[1] / 2));
        orders.sort();
        orders.dedup();
        assert_eq!(orders.len(), 8);
    }
}
