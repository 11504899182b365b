### The board.

board-label = Sudoku, { $size } by { $size }

board-row = Row { $row }

## What is said of an entry: what has changed, and whether it clashes.

board-entered = { $digit } in { $cell }
board-entered-many = { $count ->
    [one] { $digit } in { $count } cell
   *[other] { $digit } in { $count } cells
}
board-emptied = { $digit } taken from { $cell }
board-emptied-many = { $count ->
    [one] { $count } cell is empty
   *[other] { $count } cells are empty
}
board-changed = { $count ->
    [one] { $count } cell changed
   *[other] { $count } cells changed
}
# $cell is told where it is one.
board-marks-changed = { $count ->
    [1] Marks changed in { $cell }
   *[other] Marks changed in { $count } cells
}
board-cleaned = { $count ->
    [one] Taken out of the marks of { $count } cell
   *[other] Taken out of the marks of { $count } cells
}
board-selected = { $count ->
    [0] No cell selected
    [one] { $count } cell selected
   *[other] { $count } cells selected
}
board-left-empty = { $cell } is empty
board-starred = Star in { $cell }
# Where a key changed nothing. $count is how many cells there are; if it is one, $cell is its name.
board-kept-given = { $count ->
    [1] The { $digit } in { $cell } is given
   *[other] These digits are given
}
board-kept-digit = { $count ->
    [1] { $cell } has its digit already
   *[other] These cells have their digits already
}
board-clash-with = { $digit } clashes with { $cells }.
board-clash-rule = { $digit } breaks a rule here.

## What is said of a mark or a colour. $count is how many cells there are; if it is one, $cell is its name.

board-corner-on = { $count ->
    [1] Corner { $digit } in { $cell }
   *[other] Corner { $digit } in { $count } cells
}
board-corner-off = { $count ->
    [1] Corner { $digit } taken from { $cell }
   *[other] Corner { $digit } taken from { $count } cells
}
board-centre-on = { $count ->
    [1] Centre { $digit } in { $cell }
   *[other] Centre { $digit } in { $count } cells
}
board-centre-off = { $count ->
    [1] Centre { $digit } taken from { $cell }
   *[other] Centre { $digit } taken from { $count } cells
}
board-coloured = { $count ->
    [1] Colour { $colour } in { $cell }
   *[other] Colour { $colour } in { $count } cells
}
board-uncoloured = { $count ->
    [1] Colour { $colour } taken from { $cell }
   *[other] Colour { $colour } taken from { $count } cells
}
board-tinted = Colour { $colour } for the { $digit } in { $cell }
board-untinted = No colour for the { $digit } in { $cell }
board-tint-none = There is no { $digit } in { $cell } to be coloured
board-struck = { $count ->
    [1] { $digit } struck out in { $cell }
   *[other] { $digit } struck out in { $count } cells
}
board-unstruck = { $count ->
    [1] { $digit } no longer struck out in { $cell }
   *[other] { $digit } no longer struck out in { $count } cells
}

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Row { $row }, column { $column }, box { $box }.
board-cell-place-region = Row { $row }, column { $column }, region { $region }.
board-cell-place-free = Row { $row }, column { $column }.
board-cell-in-diagonal-falling = On the falling diagonal.
board-cell-in-diagonal-rising = On the rising diagonal.
board-cell-in-window = In window { $number }.
board-cell-in-extra = In extra region { $number }.
board-cell-in-strip = In strip { $letter } with the digits { $digits }.
board-cell-in-strip-open = In strip { $letter }, which has no digits yet.
board-cell-even = Even.
board-cell-odd = Odd.
# A clue of any other rule; $rule is the name of the rule.
board-cell-in-clue = { $rule }.
board-cell-in-clue-number = { $rule } with { $number }.
board-cell-given = Given { $digit }.
board-cell-placed = { $digit }, placed.
board-cell-found = { $digit }, in a marked cell.
board-cell-marked = Marked with a star.
board-cell-empty = Empty.
board-cell-candidates = Possible: { $digits }.
board-cell-corner = Corner: { $digits }.
board-cell-centre = Centre: { $digits }.
board-cell-tint = { $digit } has colour { $colour }.
board-cell-colour = Colour { $colour }.
board-cell-clash = Contradicts another cell, or has no digit left.
board-cell-struck = Struck out: { $digits }.
board-cell-wrong = Not the digit of the solution.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Row { $number }: { $digits }.
board-read-column = Column { $number }: { $digits }.
board-read-box = Box { $number }: { $digits }.
board-read-region = Region { $number }: { $digits }.
board-read-no-box = This cell is in no box.
board-read-empty = empty
board-read-missing = Missing: { $digits }.
board-read-full = Nothing is missing.

## Numbers at the edge.

board-edge-left = Row { $line }, from the left: { $number }.
board-edge-right = Row { $line }, from the right: { $number }.
board-edge-top = Column { $line }, from the top: { $number }.
board-edge-bottom = Column { $line }, from the bottom: { $number }.

## Where candidates have no room.

board-no-room = There is no room here for the candidates.
board-small = The cells are small here.
board-zoomed = The board is larger than its place: move it to see the rest.
board-zoom = Zoom in
board-zoom-tip = Show the board so large that its candidates can be read
board-whole = Whole board
board-whole-tip = Show the whole board again, without candidates

## The keypad.

board-keypad = Digits
board-keypad-digit =
    { $count ->
        [0] Enter { $digit }: none left
        [one] Enter { $digit }: { $count } left
       *[other] Enter { $digit }: { $count } left
    }
board-keypad-clear = Clear the selected cells
board-keypad-corner = Corner mark { $digit }
board-keypad-centre = Centre mark { $digit }
board-keypad-colour = Colour { $colour }
board-keypad-pen-digit = Digits; press for corner marks
board-keypad-pen-corner = Corner marks; press for centre marks
board-keypad-pen-centre = Centre marks; press for colours
board-keypad-pen-colour = Colours; press for digits
# In a game one more comes after the colours.
board-keypad-pen-colours = Colours; press to strike out
board-keypad-pen-strike = Strike out; press for digits
board-keypad-strike = Strike out { $digit }
board-keypad-mark = Mark the selected cells with a star, or take the star away
