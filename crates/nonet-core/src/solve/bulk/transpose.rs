//! Sixteen rows of bytes to sixteen columns.

#![expect(unsafe_code, reason = "instructions of this architecture")]

use std::arch::x86_64::{
    __m128i, _mm_loadu_si128, _mm_setzero_si128, _mm_storeu_si128, _mm_unpackhi_epi8,
    _mm_unpacklo_epi8,
};

/// Writes the columns of a square of sixteen rows. Every processor of this architecture can do it.
#[inline(always)]
pub(super) fn transpose(rows: [&[u8; 16]; 16]) -> [[u8; 16]; 16] {
    // SAFETY: every processor of this architecture has the instructions, and each row is 16 bytes to read.
    let mut square = rows.map(|row| unsafe { _mm_loadu_si128(row.as_ptr().cast()) });
    // Each round shuffles row i and row i + 8 into rows 2i and 2i + 1, like two halves of a deck of cards: the four bits of
    // the row and the four of the column form a ring, which four rounds turn by half.
    for _ in 0..4 {
        // SAFETY: as above.
        let mut shuffled = [unsafe { _mm_setzero_si128() }; 16];
        for row in 0..8 {
            let (first, second): (__m128i, __m128i) = (square[row], square[row + 8]);
            // SAFETY: as above.
            unsafe {
                shuffled[2 * row] = _mm_unpacklo_epi8(first, second);
                shuffled[2 * row + 1] = _mm_unpackhi_epi8(first, second);
            }
        }
        square = shuffled;
    }
    square.map(|row| {
        let mut bytes = [0; 16];
        // SAFETY: as above; and there are 16 bytes to write.
        unsafe { _mm_storeu_si128(bytes.as_mut_ptr().cast(), row) };
        bytes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_become_rows() {
        let mut rows = [[0; 16]; 16];
        for (row, bytes) in rows.iter_mut().enumerate() {
            for (column, byte) in bytes.iter_mut().enumerate() {
                *byte = (16 * row + column) as u8;
            }
        }
        let columns = transpose(rows.each_ref());
        for row in 0..16 {
            for column in 0..16 {
                assert_eq!(columns[column][row], rows[row][column]);
            }
        }
    }
}
