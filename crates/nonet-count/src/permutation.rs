//! Permutations of nine things and their numbers.

use std::array;

/// An arrangement of the numbers 0 to 8.
pub type Permutation = [u8; 9];

/// How many there are: 9!.
pub const COUNT: u32 = 362_880;

/// The permutation that changes nothing.
pub const IDENTITY: Permutation = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The number of a permutation in lexicographic order, from 0.
///
/// ```
/// use nonet_count::permutation::{rank, unrank};
///
/// assert_eq!(rank(&[8, 7, 6, 5, 4, 3, 2, 1, 0]), 362_879);
/// assert_eq!(unrank(100_330), Some([2, 4, 8, 3, 0, 5, 7, 1, 6]));
/// ```
pub fn rank(permutation: &Permutation) -> u32 {
    let mut rank = 0;
    for (place, &one) in permutation.iter().enumerate() {
        let smaller = permutation[place + 1..].iter().filter(|&&later| later < one).count();
        // What was ranked so far counts once for each choice that was open at this place.
        rank = rank * (9 - place as u32) + smaller as u32;
    }
    rank
}

/// The permutation with this number, if there is one.
pub fn unrank(number: u32) -> Option<Permutation> {
    let mut left = IDENTITY.to_vec();
    let digits = factorial_digits(number)?;
    Some(digits.map(|choice| left.remove(choice as usize)))
}

/// A number in the factorial system: how often 8!, 7! and so on down to 0! go into it.
pub fn factorial_digits(number: u32) -> Option<[u8; 9]> {
    if number >= COUNT {
        return None;
    }
    let mut digits = [0; 9];
    let mut rest = number;
    for base in 1..=9 {
        digits[9 - base as usize] = (rest % base) as u8;
        rest /= base;
    }
    Some(digits)
}

/// The permutation that undoes this one.
pub fn inverse(permutation: &Permutation) -> Permutation {
    let mut inverse = [0; 9];
    for (place, &one) in permutation.iter().enumerate() {
        inverse[one as usize] = place as u8;
    }
    inverse
}

/// First `first`, then `second`: what is at `i` goes to `second[first[i]]`.
pub fn then(first: &Permutation, second: &Permutation) -> Permutation {
    array::from_fn(|place| second[first[place] as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_permutations_are_numbered_in_order() {
        let mut last = None;
        for number in 0..COUNT {
            let permutation = unrank(number).expect("a number below 9!");
            assert_eq!(rank(&permutation), number);
            assert!(last < Some(permutation));
            last = Some(permutation);
        }
        assert_eq!(unrank(COUNT), None);
        assert_eq!(unrank(u32::MAX), None);
    }

    #[test]
    fn the_factorial_digits_are_those_of_the_paper() {
        assert_eq!(factorial_digits(100_330), Some([2, 3, 6, 2, 0, 1, 2, 0, 0]));
    }

    #[test]
    fn a_permutation_and_its_inverse_cancel() {
        let permutation = unrank(100_330).expect("a number below 9!");
        // The paper writes this inverse, counted from 1: (5,8,1,4,2,6,9,7,3).
        assert_eq!(inverse(&permutation), [4, 7, 0, 3, 1, 5, 8, 6, 2]);
        assert_eq!(then(&permutation, &inverse(&permutation)), IDENTITY);
    }
}
