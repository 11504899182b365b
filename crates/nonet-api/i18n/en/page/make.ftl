### The room in which puzzles are made.

make-heading = Make puzzles
make-lead = Say what they shall be like. Each has exactly one solution, and its level is what the way by logic needs.
make-wish = What the puzzles shall be like
make-results = Puzzles
make-level-any = Any
make-level-any-tip = However hard it turns out
make-level-none = Beyond logic
make-size = Size
make-size-tip = The size of the grid and the shape of its boxes
make-symmetry = Symmetry
make-symmetry-tip = How the givens lie
make-symmetry-none = None
make-symmetry-rotational = Half a turn
make-symmetry-quarter = Quarter turns
make-symmetry-horizontal = Top and bottom
make-symmetry-vertical = Left and right
make-symmetry-both = Both ways
make-symmetry-diagonal = Falling diagonal
make-symmetry-antidiagonal = Rising diagonal
make-symmetry-full = Every way
make-count-field = How many
make-count-about = 1 to 100
make-keys-field = Givens
make-keys-about = A number, or a range as in 24–{"\u2060"}30
make-keys-hint = any number
make-minimal = Minimal
make-minimal-about = No given may be superfluous
make-technique = Needs the technique
make-technique-tip = A technique without which the easier ones get stuck
make-technique-any = any
make-variants = Rules
make-variants-tip = Rules besides rows, columns and boxes
make-clue-jigsaw = Jigsaw
make-clue-jigsaw-tip = Regions of odd shapes in place of the boxes
make-clue-extra-regions = Extra regions
make-clue-extra-regions-tip = Further regions that hold every digit once
make-clue-even-odd = Even and odd
make-clue-even-odd-tip = Cells that are marked as even or odd
make-clue-strips = Strips
make-clue-strips-tip = Strips of cells whose digits are said
make-clue-buildings = Buildings
make-clue-buildings-tip = Numbers at the edge say how many buildings are seen from there
make-pattern = Pattern
make-pattern-tip = Draw where the givens lie
make-pattern-about = Press cells or draw across them: these hold the givens, and no others.
make-pattern-label = Cells that hold givens
make-pattern-cell = Row { $row }, column { $column }
make-pattern-on = Holds a given
make-pattern-off = Empty
make-pattern-count = { $count ->
    [0] No pattern: givens may lie anywhere.
    [1] One cell
   *[other] { $count } cells
}
make-pattern-clear = Clear
make-pattern-clear-tip = Let givens lie anywhere
make-more = Seed and solution
make-more-tip = For those who want the same puzzles again, or those of a certain grid
make-seed-field = Seed
make-seed-about = The same seed and wishes make the same puzzles; leave it empty for others each time
make-seed-wrong = A seed is a whole number of at most 19 digits, such as 17
make-grid-field = Solution
make-grid-about = The number of a grid, a set and a permutation as in 213; 100330, or a full grid
make-grid-hint = any grid
make-grid-wrong = The solution is the number of a grid, such as 17, a set and a permutation as in 213; 100330, or a full grid
make-start = Make
make-start-tip = Make puzzles like this
make-stop = Stop
make-stop-tip = Make no more; what is there stays
make-reset = Start over
make-reset-tip = Wish for nothing in particular
make-busy = { $made } of { $wanted } made …
make-stopped = { $made ->
    [0] Stopped before one was found.
    [1] Stopped after one puzzle.
   *[other] Stopped after { $made } puzzles.
}
make-done = { $made ->
    [0] No puzzle was made.
    [1] One puzzle was made.
   *[other] { $made } puzzles were made.
}
make-failed = That did not work. Nothing was made.
make-none = Nothing made yet
make-made = { $count ->
    [1] One puzzle
   *[other] { $count } puzzles
}
make-seed-was = Seed { $seed }
make-puzzle = { $keys ->
    [one] A puzzle with { $keys } given
   *[other] A puzzle with { $keys } givens
}
make-score = score { $score }
make-keys = { $keys ->
    [one] { $keys } given
   *[other] { $keys } givens
}
make-hardest = Hardest step: { $name }
make-open = Open
make-open-tip = Open this puzzle on the solver page
make-copy = Copy
make-copy-tip = Copy this puzzle as one line
make-copied = Copied
make-copy-all = Copy all
make-copy-all-tip = Copy all puzzles, a line for each
make-save = Save
make-save-tip = Save all puzzles as a file, a line for each
make-keep = Keep as a sample
make-keep-tip = Keep this puzzle among your own samples
make-kept = It is among your samples.
# The name of a file: no / : or the like. $level is that of the puzzle, as in solver-level-easy.
make-kept-name = { $level } { $seed }-{ $index }

## The editor of rules

make-parts = What to make
make-part-order = To order
make-part-order-tip = Say what puzzles shall be like, and have them made
make-part-rules = By hand
make-part-rules-tip = Set givens and draw rules on a board, and see at once how many solutions there are
make-board = Puzzle in the making
make-undo = Undo
make-undo-tip = Take back what was done last (Ctrl+Z)
make-redo = Redo
make-redo-tip = Do again what was taken back (Ctrl+Y)
make-clear = Empty the board
make-clear-tip = Take everything off the board; Undo brings it back
make-tools = What to draw
make-tool-digit = Givens
make-tool-digit-tip = Enter digits into cells
make-tool-digit-about = Choose cells and type digits.
make-tool-region = Regions
make-tool-region-tip = Paint the regions of a jigsaw
make-tool-region-about = Choose a region and draw across cells, or select cells and type its number.
make-tool-extra = Extra regions
make-tool-extra-tip = Draw further groups of cells in which no digit repeats
make-tool-extra-about = Draw across cells. No digit repeats among them.
make-tool-strip = Strips
make-tool-strip-tip = Draw strips and say which digits go into them
make-tool-strip-about = Draw across cells, and choose as many digits as there are cells.
make-tool-even = Even
make-tool-even-tip = Mark cells that hold an even digit
make-tool-even-about = Press cells that hold an even digit.
make-tool-odd = Odd
make-tool-odd-tip = Mark cells that hold an odd digit
make-tool-odd-about = Press cells that hold an odd digit.
make-tool-edge = Buildings
make-tool-edge-tip = Write how many buildings are seen from the edge
make-tool-edge-about = Choose a place at the edge and type how many buildings are seen from there.
make-regions = Regions
make-region = Region { $number }: { $count } of { $size } cells
make-region-set = { $count ->
    [one] Cell in region { $number }.
   *[other] { $count } cells in region { $number }.
}
make-jigsaw-on = Regions in place of boxes
make-jigsaw-on-tip = Begin with the boxes as regions, and paint them as you like
make-jigsaw-off = Back to boxes
make-jigsaw-off-tip = Take away the regions; Undo brings them back
make-swap = Swap cells
make-swap-tip = Press two cells that shall change regions, or select them and press X
make-swapped = The two cells have changed regions.
make-strip-items = Strips
make-strip-new = New strip
make-strip-new-tip = Draw another strip (N)
make-strip-has = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} · { $digits }
make-strip-label = Strip { $letter }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $digits }
make-strip-no-digits = no digits
make-strip-digits = Digits of strip { $letter }
make-strip-digit = { $digit } in strip { $letter }
make-extra-items = Extra regions
make-extra-new = New region
make-extra-new-tip = Draw another extra region (N)
make-extra-has = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
make-extra-label = Extra region { $number }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
make-item-away = Take away
make-painted = { $count ->
    [one] Cell changed.
   *[other] { $count } cells changed.
}
make-place-left = Left of row { $line }, no number
make-place-right = Right of row { $line }, no number
make-place-top = Above column { $line }, no number
make-place-bottom = Below column { $line }, no number
make-edge-set = { $number } entered.
make-edge-cleared = Number taken away.
make-whole = Rules for the whole grid

make-answers = What the engine says
make-verdict-asking = Looking…
make-verdict-one = Exactly one solution
make-verdict-none = No solution
make-verdict-several = { $number ->
    [one] { $count } solution
   *[other] { $count } solutions
}
make-verdict-more = { $count } solutions and more
make-verdict-open = { $found ->
    [0] Not known yet
   *[other] Not known yet: one solution so far
}
make-verdict-refused = This is no puzzle yet
make-verdict-unfinished = Unfinished
make-stage-count = Looking for solutions
make-stage-true = Looking for true candidates
make-stage-spare = Looking for what could go
make-ask-stop = Stop
make-ask-stop-tip = Stop; what is known by then stays
make-unknown-count = How many solutions there are was not found in time.
make-unknown-true = The true candidates were not found in time.
make-unknown-spare = What could go was not found in time.
make-go-on = Take your time
make-go-on-tip = Ask again without a limit; it can be stopped
make-true = True candidates
make-true-about = In each cell the digits that it has in some solution
make-problem-tip = Show the cells
make-problem-region-few = Region { $number } has { $count } of { $size } cells.
make-problem-region-many = Region { $number } has { $count } cells, { $size } are allowed.
make-problem-region-none = { $count ->
    [one] One cell is in no region.
   *[other] { $count } cells are in no region.
}
make-problem-strip = Strip { $letter } has { $count ->
    [one] one cell
   *[other] { $count } cells
} and { $digits ->
    [0] no digits
    [one] one digit
   *[other] { $digits } digits
}.
make-problem-extra = Extra region { $number } has { $count } cells, { $size } are allowed.
make-spare-head = { $count ->
    [one] One clue could go
   *[other] { $count } clues could go
}
make-spare-about = Each by itself: without it there is still one solution.
make-spare-none = No clue could go: each one is needed.
make-spare-given = { $cell } = { $digit }
make-spare-strip = Strip { $letter }
make-spare-extra = Extra region { $number }
make-spare-even = even { $cell }
make-spare-odd = odd { $cell }
make-spare-away = Take away { $name }
make-spare-gone = { $name } taken away.
make-spare-flag = It could go.
make-spare-rest = { $count ->
    [one] One more is marked on the board.
   *[other] { $count } more are marked on the board.
}

make-away = Where the puzzle goes
make-to-solver = Solve
make-to-solver-tip = Take the puzzle to the solver page
make-as-text = Copy as text
make-as-text-tip = Copy the puzzle with its rules, as every Nonet reads it
make-as-link = Copy link
make-as-link-tip = Copy an address that opens the puzzle
make-take-unknown = This puzzle has rules that Nonet does not know: { $rules }.
make-take-marks = The pencil marks of the puzzle are not drawn here, and are left out.
make-take-failed = That did not work.
make-wrong-close = Close
make-wrong-close-tip = Take this message away
