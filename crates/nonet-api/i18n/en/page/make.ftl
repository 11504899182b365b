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
make-keys-about = A number, or a range as in 24–30
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
make-grid-field = Solution
make-grid-about = The number of a grid, a set and a permutation as in 213; 100330, or a full grid
make-grid-hint = any grid
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
