### The frame around every page.

page-title = Nonet
page-title-of = { $page } · Nonet
page-title-start = Play
page-title-solve = Solve
page-title-learn = Learn
page-title-make = Make
page-title-grids = Grids
page-title-records = Records
page-title-settings = Settings
page-title-lost = No such page
page-title-ended = Ended

page-skip = Skip to the page
page-ways = Main
page-to-start = Play
page-to-start-tip = Start page and new games
page-to-solve = Solve
page-to-solve-tip = Enter a Sudoku, solve it, and see how
page-to-learn = Learn
page-to-learn-tip = Techniques, methods and rules, with examples
page-to-make = Make
page-to-make-tip = Make new puzzles to order
page-to-grids = Grids
page-to-grids-tip = Any of all grids by its number
page-to-records = Records
page-to-records-tip = Games you have finished
page-to-settings = Settings
page-to-settings-tip = Colours, text size, and more
page-home = Start page
page-home-tip = Go to the start page

page-busy = One moment …

## Times in the unit that suits them

page-time-us = { $time } µs
page-time-ms = { $time } ms
page-time-s = { $time } s

## When something goes wrong

# What is said where nobody knows more.
page-fault = Something went wrong, and there is no answer.
page-again = Try again
page-again-tip = Show this page again
page-trouble = This page stumbled
page-trouble-text = Something in it went wrong. Nothing that is stored was lost, and the other pages still work.
page-lost = There is no such page
page-lost-text = The address leads nowhere. Perhaps it was cut short when it was copied.

page-gone = Nonet does not answer
page-gone-text = It may have been ended, or the computer was asleep. What you see here stays as it is: start Nonet again, and go on.
page-gone-still = Still no answer.
page-gone-retry = Try again
page-gone-retry-tip = See whether Nonet answers
page-gone-trying = Trying …

page-ended = Nonet has ended
page-ended-text = Nothing of it runs any more, and you can close this tab.
page-ended-again = To come back, start Nonet again.

## Whether things are kept

page-store = Where things are kept
page-store-memory = Nothing reaches the file for now.
page-store-read-only = Nothing is written for now.
page-store-note = About your file:
page-store-guest = You are a guest here.
page-store-guest-text = You can ask and play, but nothing is kept.
page-store-unsaved = { $count ->
    [1] One thing is only in memory.
   *[other] { $count } things are only in memory.
}
page-store-back = Everything is in its file again.
page-store-close = Close
page-store-close-tip = I have read this

## The list of keys

page-keys = Keys
page-keys-open = List of keys
page-keys-tip = What every key does here (F1)
page-keys-close = Close
page-keys-close-tip = Go back to the page
page-keys-text = They work wherever you are on the page, except in fields for text.
page-keys-range = { $first } … { $last }

page-keys-group-enter = Enter
page-keys-group-marks = Marks and colours
page-keys-group-draw = Draw rules
page-keys-group-entry = Type in cell by cell
page-keys-group-move = Move
page-keys-group-select = Select
page-keys-group-read = Read out
page-keys-group-game = The game
page-keys-group-page = The page
page-keys-group-everywhere = Everywhere

page-keys-line-digit = Enter a digit
page-keys-line-clear = Clear
page-keys-line-erase = Take away: the digit, then marks, then colours
page-keys-line-star = Mark with a star, or take it away
page-keys-line-corner = A mark in the corner; so with every digit
page-keys-line-centre = A mark in the middle
page-keys-line-colour = A colour for the cells
page-keys-line-pen = Let digit keys write digits, corner marks, centre marks or colours. Among colours, Shift and a digit take that digit, and the next digit is its colour
page-keys-line-strike = Let digit keys strike digits out of the selected cells
page-keys-line-pen-next = The next of these
page-keys-line-pen-or-skip = The next of these, unless cells are typed in one by one
page-keys-line-undo = Undo
page-keys-line-redo = Redo
page-keys-line-paste = Take a puzzle from the clipboard
page-keys-line-paste-own = Play the puzzle that is in the clipboard
page-keys-line-copy-cells = Copy the selected cells
page-keys-line-paste-cells = Put copied cells here
page-keys-line-entry = Let the cursor go on by itself, or stay
page-keys-line-skip = Leave the cell empty and go on; 0 does the same
page-keys-line-move = Move the cursor
page-keys-line-letters = The same, where these are no digits
page-keys-line-row-ends = First and last cell of the row
page-keys-line-grid-ends = First and last cell of the grid
page-keys-line-extend = Select more cells
page-keys-line-all = Select all cells
page-keys-line-none = Select none
page-keys-line-invert = Select the others
page-keys-line-read = Read out the row, the column or the box
page-keys-line-fill-marks = Fill in all marks
page-keys-line-hint = A hint; again, more of it
page-keys-line-check = Look for mistakes
page-keys-line-pause = Pause, or go on
page-keys-line-try = Try something that can be dropped again
page-keys-line-start = Start
page-keys-line-stop = Stop what is under way
page-keys-line-step = The step before, and the next
page-keys-line-tool = The tool before, and the next
page-keys-line-paint = Draw on the selected cells, or take that away
page-keys-line-swap = Let two selected cells change regions
page-keys-line-new = Begin a new strip or extra region
page-keys-line-list = This list

page-keys-key-ctrl = Ctrl
page-keys-key-shift = Shift
page-keys-key-space = Space
page-keys-key-delete = Del
page-keys-key-backspace = Backspace
page-keys-key-insert = Insert
page-keys-key-home = Home
page-keys-key-end = End
page-keys-key-page-up = Page Up
page-keys-key-page-down = Page Down
page-keys-key-escape = Esc
page-keys-key-enter = Enter
