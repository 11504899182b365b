### The board.

board-label = Sudoku, { $size } by { $size }

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Row { $row }, column { $column }, box { $box }.
board-cell-given = Given { $digit }.
board-cell-placed = { $digit }, placed.
board-cell-found = { $digit }, in a marked cell.
board-cell-marked = Marked with a star.
board-cell-empty = Empty.
board-cell-candidates = Possible: { $digits }.
board-cell-colour = Colour { $colour }.
board-cell-clash = Contradicts another cell, or has no value left.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Row { $number }: { $digits }.
board-read-column = Column { $number }: { $digits }.
board-read-box = Box { $number }: { $digits }.
board-read-empty = empty
board-read-missing = Missing: { $digits }.
board-read-full = Nothing is missing.

## The keypad.

board-keypad = Digits
board-keypad-digit =
    { $count ->
        [0] Enter { $digit }: none left
        [one] Enter { $digit }: { $count } left
       *[other] Enter { $digit }: { $count } left
    }
board-keypad-clear = Clear the selected cells
board-keypad-mark = Mark the selected cells with a star, or take the star away
board-keypad-select = Select a cell first.
