//! The bits of masks: of slots, lines, and whatever else is counted from 0 to 15.

/// The bits of a mask, lowest first.
pub(crate) fn bits(mask: u16) -> Bits {
    Bits(mask)
}

/// The bits of a mask still to come.
pub(crate) struct Bits(u16);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (bit < u16::BITS as usize).then_some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_listed_from_the_lowest() {
        assert_eq!(bits(0b1000_0000_0000_0101).collect::<Vec<_>>(), [0, 2, 15]);
        assert_eq!(bits(0).next(), None);
    }
}
