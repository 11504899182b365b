### The solver page.
###
### Counts can be beyond 2^53: then they come as text, which takes the variant with *.

solver-title = Solve

## Where the puzzle comes from

solver-source = Source
solver-source-table = Table
solver-source-table-tip = Solve what stands on the board Sudoku
solver-source-file = File
solver-source-file-tip = Solve a file without loading it into the table
solver-browse = Browse…
solver-browse-tip = Open a file with a puzzle
solver-make = Make one
solver-make-tip = A new puzzle with one solution, made at random
solver-paste = Paste
solver-paste-tip = Take a puzzle in any format from the clipboard (Ctrl+V)
solver-load = Load
solver-load-tip = Put the puzzle of this file into the table, where it can be edited
solver-samples = Samples
solver-sample = Sample
solver-sample-tip = Choose one of the samples
solver-sample-none = { $of ->
    [one] { $of } sample
   *[other] { $of } samples
}
solver-sample-of = Sample { $number } of { $of } · { $name }
solver-sample-number = Sample { $number } of { $of }:
solver-sample-back = Back
solver-sample-back-tip = The sample before this one
solver-sample-next = Next
solver-sample-next-tip = The next sample
solver-samples-all = All samples
solver-samples-all-tip = See all samples in their groups, and search them
solver-samples-close = Close
solver-samples-close-tip = Choose none
solver-samples-search = Search by name, group, or what a sample shows
solver-samples-hint = easy, two answers, 16×16 …
solver-samples-nothing = No sample is like that.
solver-sample-show-tip = Show this sample
solver-sample-rename = Rename…
solver-sample-rename-tip = Give this sample another name
solver-sample-delete = Delete
solver-sample-delete-tip = Delete this sample; that can be taken back
solver-group-own = Your own
solver-group-easy = Easy
solver-group-medium = Medium
solver-group-hard = Hard
solver-group-several = Several answers
solver-group-none = No answer
solver-group-size = Other sizes
solver-group-variant = Variants
solver-group-marks = Marked cells and pencil marks
solver-group-bad = No puzzles: what is wrong is said
solver-group-other = Others
solver-sample-own = { $name }, a sample of your own
solver-recent = Recent
solver-recent-of = { $givens ->
    [one] { $size }×{ $size }, { $givens } digit · { $time }
   *[other] { $size }×{ $size }, { $givens } digits · { $time }
}
solver-listed = { $count ->
    [one] { $count } puzzle: the first is in the table, the others are among the recent ones.
   *[other] { $count } puzzles: the first is in the table, the others are among the recent ones.
}
solver-listed-some = { $count } puzzles: the first is in the table, the next { $kept } are among the recent ones.
solver-left = What you had typed is among the recent puzzles.
solver-left-back = Bring it back
solver-left-back-tip = Put it into the table again
solver-keep = Keep as a sample…
solver-keep-tip = Keep this puzzle among your own samples; rename or delete the one that is shown
solver-keep-head = Keep as a sample
solver-keep-name = Name
solver-keep-about = The puzzle becomes a file in { $folder }. Files that you put there yourself are samples, too.
solver-keep-itself = This is '{ $name }', one of your own samples. Give it another name to rename it or to keep it twice.
solver-keep-before = There is '{ $name }' already: this puzzle takes its place.
solver-keep-do = Keep
solver-keep-do-tip = Keep the puzzle under this name
solver-keep-replace = Replace
solver-keep-replace-tip = Keep the puzzle in the place of the one that has this name
solver-keep-rename = Rename
solver-keep-rename-tip = Give the sample that is shown this name
solver-keep-delete = Delete
solver-keep-delete-tip = Delete the sample that is shown
solver-keep-cancel = Cancel
solver-keep-cancel-tip = Leave everything as it is
solver-keep-failed = That did not work. Nothing has changed.
solver-note-kept = '{ $name }' is among your samples.
solver-note-replaced = '{ $name }' has been replaced.
solver-note-renamed = '{ $was }' is called '{ $name }' now.
solver-note-deleted = '{ $name }' has been deleted.
solver-note-undo = Undo
solver-note-undo-tip = Take that back
solver-size = New table
solver-size-tip = An empty table of this size
solver-size-square = { $size }×{ $size }
solver-size-boxes = { $size }×{ $size }, boxes { $rows }×{ $columns }
solver-size-regions = { $size }×{ $size } without boxes
solver-variants = Rules
solver-variants-tip = Choose rules for the whole grid: diagonals, windows, knight’s moves
solver-variants-head = Rules for the whole grid
solver-variants-text = They hold besides rows, columns and boxes. Rules for some cells come with the puzzle.
solver-variants-done = Done
solver-variants-done-tip = Go on with these rules
solver-variants-draw = Draw rules
solver-variants-draw-tip = Take the puzzle to the editor, where regions, strips and numbers at the edge are drawn
solver-share = Share link
solver-share-tip = Copy a link that opens this puzzle
solver-share-done = Link copied
solver-export = Export: copy, save, open elsewhere
solver-export-short = Export
solver-export-tip = Copy or save the puzzle as text or as a picture, or open it on the page of somebody else
solver-export-head = Take the puzzle elsewhere
solver-export-text = As text
solver-export-format = Format
solver-export-format-tip = How the text is written
solver-export-copy = Copy
solver-export-copy-tip = Copy this text
solver-export-copied = It has been copied.
solver-export-save = Save the text
solver-export-save-tip = Save this text as a file
solver-export-picture = As a picture
solver-export-svg = SVG
solver-export-svg-tip = Save a picture that stays sharp at any size
solver-export-png = PNG
solver-export-png-tip = Save a picture of pixels
solver-export-picture-copy = Copy the picture
solver-export-picture-copy-tip = Copy the picture to the clipboard
solver-export-close = Close
solver-export-close-tip = Back to the puzzle
solver-elsewhere = Elsewhere
solver-elsewhere-about = These pages are made by others. The puzzle is part of the address, so it reaches their servers.
solver-elsewhere-tip = Open this puzzle at { $name }, in a new tab
solver-only-classic = It takes 9×9 puzzles without further rules only.
solver-not-fpuzzles = It does not know what this puzzle has.
solver-copied = The link has been copied.
solver-not-copied = The browser does not allow copying.
solver-clear = Clear all
solver-clear-tip = Empty the table and the answer
solver-undo = Undo
solver-undo-tip = Bring back what stood in the table before (Ctrl+Z)
solver-redo = Redo
solver-redo-tip = Do again what was undone (Ctrl+Y)
solver-entry = Type in
solver-entry-tip = Type a puzzle cell by cell: the cursor goes on by itself, space and 0 leave a cell empty (Insert)
solver-entry-on = The cursor goes on by itself.
solver-entry-off = The cursor stays where it is.
solver-keys = Keys
solver-keys-tip = What every key does here (F1)
solver-front-question = Enlarge the Sudoku
solver-front-question-tip = Give the room to the Sudoku, to change it
solver-front-answer = Enlarge the answer
solver-front-answer-tip = Give the room to the answer
solver-drop = Drop a file to open it
solver-pasted = Pasted text
solver-dropped = Dropped text
solver-link = Link
solver-fold-tip = Show or hide source and modes
solver-summary = { $source } · { $mode }
solver-summary-unique = { $source } · { $mode } · uniqueness

solver-paste-head = A puzzle as text
solver-paste-wrong = This text is no puzzle yet
solver-paste-text = Paste or type it here: 81 characters, nine lines of nine numbers, a link or document of f-puzzles, or any other common format.
solver-paste-use = Take it
solver-paste-use-tip = Put this puzzle into the table
solver-paste-cancel = Cancel
solver-paste-cancel-tip = Close without taking anything

solver-file-none = Open a file with a puzzle, or drag one here. It can be solved without loading it.
solver-file-text = Text of the file
solver-file-empty = The file is empty.

## What to show

solver-mode = What to show
solver-mode-answer = Show answer
solver-mode-answer-tip = The whole solution, and the way there
solver-mode-check = Only check
solver-mode-check-tip = Say whether there is a solution, and show none of it
solver-mode-few = Show few numbers
solver-mode-few-tip = Show only the cells that are marked with a star
solver-mode-all = Show all opportunities
solver-mode-all-tip = Every possible value of every empty cell
solver-true = Only true ones
solver-true-tip = Only values that the cell has in some solution
solver-unique = Check uniqueness
solver-unique-tip = Say whether the answer is the only one, or how many there are
solver-limit-label = Count up to
solver-limit-tip = How far to count the answers
solver-limit = up to { $count }
solver-limit-all = count all
solver-method = Method
solver-method-tip = How to look for the answer
solver-method-best = the best
solver-start = Start
solver-start-tip = Answer the question (Enter)
solver-stop = Stop
solver-stop-tip = Stop, and show what is known so far (Esc)

## The boards

solver-sudoku = Sudoku
solver-answer = Answer
solver-givens = { $givens ->
    [0] empty
    [one] { $givens } given
   *[other] { $givens } givens
}
solver-givens-pencil = { $givens } { $givens ->
    [one] given
   *[other] givens
} · pencil marks
solver-givens-marked = { $givens } { $givens ->
    [one] given
   *[other] givens
} · { $marked } marked ★
solver-differ = { $count ->
    [one] It differs from the one before in { $count } cell.
   *[other] It differs from the one before in { $count } cells.
}
solver-differ-next = { $count ->
    [one] The next one differs in { $count } cell.
   *[other] The next one differs in { $count } cells.
}
solver-caption-step = Step { $number } of { $of }
solver-moment-of = Moment { $number } of { $of }
solver-of = { $number } of { $of }

## Progress

solver-progress = Searching…
solver-progress-count = { $count ->
    [one] { $count } solution so far
   *[other] { $count } solutions so far
}
solver-progress-share = { $share } % done
solver-progress-trials = { $count ->
    [one] { $count } value tried
   *[other] { $count } values tried
}

## The result

solver-panel = What came of it
solver-tab-result = Result
solver-tab-result-tip = What came of it, and how hard the puzzle is
solver-tab-way = Way
solver-tab-way-tip = The way to the answer, step by step
solver-tab-watch = Watch
solver-tab-watch-tip = Watch a search for the answer, cell by cell
solver-tab-race = Race
solver-tab-race-tip = Let all methods solve the puzzle and compare them

solver-empty = No Sudoku yet
solver-empty-text = Type one into the table, paste one, drag a file here, or walk through the samples.
solver-ready = Ready
solver-ready-text = Choose what to show and press Start.
solver-left-behind = This still answers what was chosen before. For the new choice press Start.
solver-unreadable = This is no puzzle
solver-unreadable-text = The message says why, and the text shows where. Correct the file, or go on to the next one.
solver-try = Try a sample
solver-try-tip = Put the puzzle that most people have seen into the table

solver-verdict-unique = Unique solution
solver-verdict-solvable = Has a solution
solver-verdict-none = No solution
solver-verdict-several = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
solver-verdict-at-least = { $count ->
    [one] { $count }+ solution
   *[other] { $count }+ solutions
}
solver-verdict-stopped = Stopped before the end
solver-verdict-opportunities = All opportunities
solver-verdict-true = All values that solutions have
solver-verdict-fault = No answer
solver-reasons = Why there is no solution
solver-none-searched = Every possibility has been tried.
# What a screen reader says: the verdict, and each reason, as a sentence of its own.
solver-told = { $text }.
solver-was-stopped = Stopped before the end: there may be more.
solver-to-way = Step by step
solver-to-way-tip = See the way to the answer, step by step
solver-answers = Walk through the answers
solver-answers-tip = Show all answers one by one, and mark where each differs from the one before
solver-answers-label = The answers
solver-answer-of = Answer { $number } of { $of }
solver-answer-of-first = Answer { $number } of the first { $of }
solver-answer-so-far = Answer { $number } of { $of } so far
solver-answers-more = There are more than { $of }: these are the first that were found.
solver-answers-stopped = Stopped before the end: there may be more.
solver-answers-busy = Looking for answers…
solver-answer-position = Which answer
solver-answer-previous = Previous answer
solver-answer-previous-tip = The answer before this one
solver-answer-next = Next answer
solver-answer-next-tip = The answer after this one
solver-not-solved-by-logic = The techniques alone do not reach the solution.
solver-searched-by = Searched by: { $method }
solver-counted-by = Counted by: { $method }
solver-method-combinatorics = combinatorics
solver-search-first-last = trials to the first solution: { $first }, to the last: { $last }
solver-search-nodes = nodes: { $count }
solver-search-trials = trials: { $count }
solver-search-complexity = complexity: { $count }
solver-search-complexity-first = complexity of the first way: { $count }
solver-assumed-bound = { $assumed } values were assumed at once; it takes { $needed } at least, but to try all ways to choose so many would take too long.
solver-search-assumed = values assumed at once: { $count }

solver-fact-level = Level
solver-fact-level-tip = The level of the hardest step, or a higher one if there is a lot to do; by the standard order of techniques, in which all puzzles are rated
solver-fact-score = Score
solver-fact-score-tip = What all steps count together in the standard order of techniques. The way here may take others: it tells the shortest chain first
solver-fact-complexity = Complexity
solver-fact-complexity-tip = How hard it was for the five methods of I. Bocharov's solver, and trial: the smallest sum of all ways to an answer
solver-fact-complexity-first = Complexity of the first way
solver-fact-complexity-first-tip = How hard it was for the five methods of I. Bocharov's solver, and trial, on the first way to an answer. With "Check uniqueness" the ways are compared, and the smallest sum counts
solver-fact-steps = Steps
solver-fact-steps-tip = How many steps the way has
solver-fact-nodes-tip = The nodes of the search tree that were visited
solver-fact-trials = Trials
solver-fact-trials-tip = The values that were tried
solver-fact-assumed = Assumed at once
solver-fact-assumed-tip = How many values had to be assumed together at most until a contradiction or the solution was seen
solver-fact-moment = Moment
solver-fact-moment-tip = How far the search has gone

solver-level-easy = Easy
solver-level-medium = Medium
solver-level-hard = Hard
solver-level-unfair = Unfair
solver-level-extreme = Extreme
solver-level-other = Other

## The way

solver-way-busy = Looking for the way…
solver-way-none = Step by step
solver-way-none-techniques = The whole way to the answer in steps that a person can follow. It shows the answer, too.
solver-way-none-five = The way of the chosen methods, with a trial wherever they stop. It shows the answer, too.
solver-reasoner = Who looks for the way
solver-reasoner-techniques = All techniques
solver-reasoner-techniques-tip = The simplest of all techniques that people use, at each step
solver-reasoner-five = Five methods
solver-reasoner-five-tip = The five methods of I. Bocharov's solver, alone or together, and trial where they stop
solver-five = The five methods
solver-five-last = At least one of the methods stays on
solver-five-method-1 = Only value
solver-five-method-1-tip = Method 1: the only value that is left for a cell
solver-five-method-2 = Only cell
solver-five-method-2-tip = Method 2: the only cell for a value in a box, row or column
solver-five-method-3 = Lines
solver-five-method-3-tip = Method 3, theoretical lines: all candidates of a box for a value lie on one line
solver-five-method-4 = Lines and singles
solver-five-method-4-tip = Method 4, lines and single cells: the lines of several boxes together, with the single cells that they leave
solver-five-method-5 = Groups
solver-five-method-5-tip = Method 5, groups: as many cells as values that they share, in a box, row or column
solver-show-way = Show the way
solver-show-way-tip = Find the way to the answer and show it step by step
solver-around = All steps here
solver-around-tip = Every step that can be taken in this position, by technique or by effect
solver-around-by = In which order
solver-around-by-technique = By technique
solver-around-by-technique-tip = The techniques that find something here, the easiest first
solver-around-by-effect = By effect
solver-around-by-effect-tip = What can be concluded here, and by which techniques
solver-around-busy = Looking for all steps…
solver-around-stop = Stop
solver-around-stop-tip = Look no further
solver-around-stopped = Stopped before all steps were found.
solver-around-again = Look again
solver-around-again-tip = Look for all steps once more
solver-around-none = No technique finds a step here.
solver-around-take = Take it
solver-around-take-tip = Go on with this step; the rest of the way is looked for again (Enter)
solver-around-ways = { $ways ->
    [1] one more way
   *[other] { $ways } more ways
}
solver-caption-around = { $conclusion }, one of { $of ->
    [1] one step
   *[other] { $of } steps
} here
solver-way-end = The end of the way
solver-way-solved = Solved in { $steps } { $steps ->
    [one] step
   *[other] steps
}.
solver-way-ends = Here reasoning ends, after { $steps } { $steps ->
    [one] step
   *[other] steps
}.
solver-steps = Steps
solver-step = This step
solver-step-of = Step { $number } of { $of }
solver-step-counts = It counts { $score } in the score of the puzzle.
solver-cell-tip = Show { $cell } on the board
solver-pen-digit = Digit keys write digits
solver-pen-corner = Digit keys write corner marks
solver-pen-centre = Digit keys write centre marks
solver-pen-colour = Digit keys are colours
solver-pen-strike = Digit keys strike digits out
solver-tint-next = Now the colour for the { $digit }
solver-more = More
solver-more-chosen = More · changed
solver-more-tip = By which method to look for the answer, and how far to count
solver-by-sentence = One by one
solver-by-sentence-tip = Tell each step sentence by sentence, and draw what has been told
solver-trial-steps = { $count ->
    [one] { $count } step from there
   *[other] { $count } steps from there
}
solver-trial-tip = Unfold what follows from the assumption
solver-trial-step-tip = Draw this step on the board
solver-details = Details
solver-legend-good = goes here, or is used
solver-legend-bad = goes out
solver-legend-link = on the way
solver-legend-fin = an exception, a fin
solver-legend-group = belongs to a group; each has its shape and letter
solver-legend-strong = strong link: if one is false, the other is true
solver-legend-weak = weak link: not both are true
solver-legend-house = where to look
solver-step-name = Step { $number } of { $of }: { $name }

solver-player = Player
solver-position = Position
solver-position-tip = Go to any place (arrow keys)
solver-first = First
solver-first-tip = To the beginning (Home)
solver-back = Back
solver-back-tip = One back (Left arrow)
solver-play = Play
solver-play-tip = Go on by itself
solver-pause = Pause
solver-pause-tip = Stay here
solver-next = Next
solver-next-tip = One further (Right arrow)
solver-last = Last
solver-last-tip = To the end (End)
solver-speed-label = Speed
solver-speed-tip = How fast to play
solver-speed = { $speed }×

## Watching the set algorithm

solver-watch = Watch
solver-watch-tip = Search for the answer and keep every moment
solver-watch-none = Cell by cell
solver-watch-none-backtrack = With these rules backtracking is watched: it tries one digit after another, and takes back the last one that leads nowhere.
solver-watch-none-sets = The set algorithm looks at one empty cell after another: which digits are missing from its row, its column and its box, and which of them are missing from all three.
solver-watch-begin = The beginning. Press Play, or Next for the first cell.
solver-watch-case-i = { $cell }, case i: nothing fits here.
solver-watch-case-ii = { $cell }, case ii: only { $digit } fits, it goes in.
solver-watch-case-iii = { $cell }, case iii: several fit, go on.
solver-watch-e1 = Event e1: a cell has no possible digit, so this way leads nowhere.
solver-watch-e2 = Event e2: every cell is filled, a solution.
solver-watch-e3 = Event e3: every empty cell has several possible digits, so one must be tried.
solver-watch-try = Trial { $trial }: { $digit } in { $cell }.
solver-watch-back = { $digit } in { $cell } is taken back.
solver-watch-cut = Only the first { $count } moments are kept.
solver-watch-about-backtrack = A digit is tried where it breaks no rule. Where none is left, the last one is taken back.
solver-watch-about-sets = R, C and B are the digits missing from row, column and box; P is what the three have in common.
solver-set-row = R
solver-set-row-tip = The digits missing from the row
solver-set-column = C
solver-set-column-tip = The digits missing from the column
solver-set-block = B
solver-set-block-tip = The digits missing from the box
solver-set-possible = P
solver-set-possible-tip = What R, C and B have in common: what may go in
solver-set-empty = nothing

## The race

solver-race = Race all methods
solver-race-tip = Let every method solve this puzzle, one after the other
solver-race-none = Which is fastest?
solver-race-none-text = Every method solves the same puzzle several times, one after the other, for ten seconds at most each. The median counts.
solver-race-busy = { $count ->
    [one] { $count } of { $of } methods has finished
   *[other] { $count } of { $of } methods have finished
}
solver-race-done = { $count ->
    [1] { $count } method has finished
   *[other] All { $count } methods have finished
}
solver-race-stopped = { $count ->
    [one] Stopped: { $count } of { $of } methods has finished
   *[other] Stopped: { $count } of { $of } methods have finished
}
solver-race-table = Methods by time
solver-race-method = Method
solver-race-result = Result
solver-race-time = Time
solver-race-runs = { $runs ->
    [1] The time of one run
   *[other] The median of { $runs } runs, after one to warm up
}
solver-race-nodes = Nodes
solver-race-trials = Trials
solver-race-solved = solved
solver-race-late = nothing within { $seconds } s
solver-race-stuck = not solved
solver-chart = Time, on a scale of powers of ten

## The rules of a puzzle

solver-rules = Rules
solver-rules-author = by { $author }
solver-rules-unknown = Nonet does not know these rules: { $rules }. It shows the puzzle and keeps them, but does not solve it.
solver-rules-description = What the author says
solver-rule-tip = Read more about the rule { $rule }
solver-strip = Strip { $letter }
solver-strip-digits = Strip { $letter }: { $digits }
