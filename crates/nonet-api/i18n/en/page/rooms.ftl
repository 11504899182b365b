### The start page, the grid room, records and settings.

## The start page

rooms-start-heading = A quiet place for Sudoku
rooms-start-lead = Play one, have one solved and explained, or look up any of all the grids there are.
rooms-new-game = New game
rooms-levels = Level
rooms-level-easy-tip = One digit leads to the next: singles all the way.
rooms-level-medium-tip = Needs digits confined to a line, pairs and triples.
rooms-level-hard-tip = Needs wings, fish and other patterns of a few cells.
rooms-level-unfair-tip = Needs chains that lead from candidate to candidate.
rooms-level-extreme-tip = Needs long chains, and whole nets of them.
rooms-play = Play
rooms-play-tip = Make a new puzzle of this level and play it
rooms-play-busy = Making one …
rooms-play-honest = Every puzzle is new and has exactly one solution.
rooms-ornament = Grid no. { $number }
rooms-ornament-tip = See this grid in the grid room
rooms-rooms = Rooms
rooms-to-solve = Solver
rooms-to-solve-about = Enter a Sudoku and see the way to its answer
rooms-to-learn = Learn
rooms-to-learn-about = Every technique, method and rule, with examples
rooms-to-make = Make
rooms-to-make-about = New puzzles to order, as hard as you like
rooms-to-grids = Grid room
rooms-to-grids-about = Any grid by its number, and the number of any grid
rooms-to-records = Records
rooms-to-records-about = Your games and your best times
rooms-to-settings = Settings
rooms-to-settings-about = Colours, text size, what is highlighted
rooms-exit = Exit
rooms-exit-about = End Nonet on this computer
rooms-exit-tip = End Nonet on this computer
rooms-exit-heading = End Nonet?
rooms-exit-text = The app on this computer stops, in this tab and in every other one.
rooms-exit-yes = End Nonet
rooms-exit-no = Stay
rooms-exit-no-tip = Close this question and go on

## The grid room

rooms-grids-heading = The grid room
rooms-grids-lead = There are { $total } full grids of { $size }×{ $size }. Each has a number, and here is any of them.
rooms-sizes = Size of the grids
rooms-size = { $size }×{ $size }
rooms-size-tip = Show grids of { $size }×{ $size }
rooms-grid-view = The grid
rooms-grid-label = Grid no. { $number }
rooms-grid-shown = Grid no. { $number } is shown
rooms-no-grid = No such grid
rooms-number = Number
rooms-previous = Previous grid
rooms-previous-tip = The grid with the number before this one
rooms-next = Next grid
rooms-next-tip = The grid with the number after this one
rooms-digits = The digits and their colours
rooms-digit = Show only the { $digit }
rooms-digit-tip = Show only the { $digit }; press to hold it

rooms-find = Find a grid
rooms-find-ways = Ways to find a grid
rooms-by-number = Number
rooms-by-number-tip = The grid with a number
rooms-by-set = Set
rooms-by-set-tip = The grid of a set of rules and a permutation
rooms-by-random = Random
rooms-by-random-tip = A grid at random
rooms-by-paste = Paste
rooms-by-paste-tip = The number of a grid that you have
rooms-show = Show the grid
rooms-show-tip = Show this grid
rooms-number-field = Number of the grid
rooms-number-about = From 0 to { $last }, with or without spaces or commas
rooms-set-field = Set
rooms-set-about = 0 to 663
rooms-permutation-field = Permutation
rooms-permutation-about = 0 to { $last }
rooms-set-what = The restricted method of Kotsyuba, Lavrenchuk and Ostapchuk (2015): 144 rules make 664 sets, and each set with each arrangement of the digits makes a grid.
rooms-example = Example of the paper ({ $set }; { $permutation })
rooms-example-tip = Show the grid that the paper makes
rooms-draw = Draw a grid
rooms-draw-tip = Draw a grid at random
rooms-random-what = Every grid is as likely as any other.
rooms-seed-field = Seed
rooms-seed-about = The same seed gives the same grid; leave it empty for another one each time
rooms-seed-drawn = Drawn with seed { $seed }.
rooms-number-of = Find its number
rooms-number-of-tip = Find the number of the pasted grid
rooms-paste-field = A full grid
rooms-paste-placeholder = 81 digits, or nine rows
rooms-not-full = This is a puzzle with empty cells, not a full grid. The solver can fill it.
rooms-to-solver = Open it in the solver
rooms-to-solver-tip = Open what you pasted on the solver page

rooms-numbers = Its numbers
rooms-number-of-all = of { $total }, counted from 0
rooms-set = Set of rules
rooms-set-of-all = of { $total } sets of nine neighbouring rules
rooms-permutation = Permutation
rooms-permutation-of-all = of { $total } ways to give nine rules their digits
rooms-restricted = Restricted method
rooms-restricted-yes = Set { $set }, permutation { $permutation }
rooms-restricted-no = Not one of its 240,952,320 grids
rooms-copy-link = Copy link
rooms-copy-link-tip = Copy a link to this grid
rooms-copy-grid = Copy grid
rooms-copy-grid-tip = Copy the grid as one line of digits
rooms-copied = Copied
rooms-not-copied = The browser does not allow copying.

rooms-rules = Its nine rules
rooms-rules-about = A rule places one digit in all nine boxes. There are 46,656 of them, and a grid is nine that never meet.
rooms-rule-digit = Digit
rooms-rule-number = Rule
rooms-rule-places = Place in each box

rooms-canonical = Canonical form
rooms-canonical-about = The smallest of all grids that moved rows and columns and renamed digits can make of this one.
rooms-canonical-label = The canonical form
rooms-band = It begins with band { $band } of 416.
rooms-canonical-itself = This grid is its own canonical form.
rooms-canonical-way = The way there:
rooms-canonical-go = Show it
rooms-canonical-go-tip = Show the canonical form as a grid of its own

rooms-automorphisms = Automorphisms
rooms-automorphisms-about = Ways to move rows and columns and rename digits that leave the grid as it is.
rooms-automorphisms-count = { $count ->
    [1] Only one: to change nothing.
   *[other] { $count }, to change nothing among them.
}
rooms-automorphisms-all = Show all { $count }
rooms-automorphisms-few = Show fewer
rooms-automorphisms-all-tip = Show every automorphism, or the first few

rooms-estimate = How many grids are there?
rooms-estimate-about = Larger grids nobody can count. Drawing many at random says how many there are, and how far that may be wrong.
rooms-estimate-size = Size of the grids to estimate
rooms-estimate-start = Estimate
rooms-estimate-start-tip = Draw samples and estimate how many grids there are
rooms-estimate-stop = Stop
rooms-estimate-stop-tip = Draw no more samples; the estimate stays
rooms-estimate-busy = { $samples ->
    [one] Drawing { $samples } sample …
   *[other] Drawing { $samples } samples …
}
rooms-estimate-done = The estimate is ready.
# $number is in bold, with its power of ten: 5.96 × 10⁹⁸.
rooms-estimate-near = About { $number }
rooms-estimate-error = The standard error is { $percent } %; the bar shows twice that to either side.
rooms-estimate-samples = { $samples ->
    [one] From { $samples } sample.
   *[other] From { $samples } samples.
}
rooms-estimate-exact = Counted exactly, there are { $total }.

## Records

rooms-records-heading = Records
rooms-records-lead = { $count ->
    [1] One game so far.
   *[other] { $count } games so far. The best of each level has a star.
}
rooms-records-empty = No games yet
rooms-records-empty-text = Each game that you solve is listed here with its time, its level and the hints you took, and the best are marked.
rooms-records-begin = Choose a puzzle
rooms-records-filters = Which games
rooms-records-only-tip = Show only the games of one level
rooms-records-daily = Puzzles of the day
rooms-records-daily-tip = Show only puzzles of the day
rooms-records-unaided = Without hints
rooms-records-unaided-tip = Show only games without hints
rooms-records-none = No game is like that.
rooms-records-all = Show all games
rooms-records-all-tip = Ask for nothing
# $count is how many are not shown yet.
rooms-records-rest = Show more ({ $count } left)
rooms-records-rest-tip = Show more rows of the table
rooms-sort-tip = Sort by this column
rooms-record-puzzle = Puzzle
rooms-record-ways = What to do with it
rooms-record-seconds = Time
rooms-record-level = Level
rooms-record-kind = Puzzle
rooms-record-kind-tip = Show only games of one size, with or without other rules
rooms-record-hints = Hints
rooms-record-mistakes = Mistakes
rooms-record-date = Date
rooms-record-no-hints = none
rooms-record-daily = of the day
rooms-record-best = Best
rooms-record-best-tip = The best game of this level
# $time is as in 4:07, $date as in Nov 17, 2026.
rooms-record-which = { $time } on { $date }
# $which is a time and a date.
rooms-record-open = Open the puzzle: { $which }
rooms-record-open-tip = Open the puzzle of this game
rooms-record-review = Review
rooms-record-review-of = Review: { $which }
rooms-record-review-tip = Go through this game, move by move
rooms-record-delete = Delete: { $which }
rooms-record-delete-tip = Take this game off the list
rooms-record-deleted = Deleted: { $time }
rooms-record-undo = Undo
rooms-record-undo-tip = Bring the record back
rooms-record-back = The record is back.
# $size is a number, as in 9×9.
rooms-kind-size = { $size }×{ $size }
rooms-kind-other = Other sizes
rooms-kind-all = All
rooms-figure-games = Games
rooms-figure-unaided = { $count } without hints
rooms-figure-best = Best time
rooms-figure-average = { $time } on average
rooms-figure-streak = In a row
rooms-figure-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
rooms-figure-longest = { $days ->
    [one] { $days } day at most
   *[other] { $days } days at most
}
rooms-figure-mistakes = Mistakes
rooms-figure-mistakes-about = for each game
rooms-chart-heading = Times
rooms-chart-about = Each dot is a game, hollow with hints; the bar holds the middle half, the line is the average.
rooms-chart-table = As a table
rooms-chart-average = Average
rooms-chart-worst = Longest
rooms-records-files = Records as files
rooms-export-json = Save as JSON
rooms-export-json-tip = Save the games that are shown as a file that can be brought in again
rooms-export-csv = Save as CSV
rooms-export-csv-tip = Save the games that are shown as a table
rooms-export-done = { $count ->
    [one] { $count } record is saved as a file.
   *[other] { $count } records are saved as a file.
}
rooms-import = Bring in
rooms-import-tip = Add records from a JSON file that was saved here or elsewhere
rooms-import-done = { $added ->
    [0] Nothing was added
    [one] { $added } record was added
   *[other] { $added } records were added
}; { $same ->
    [0] none was here already.
    [one] { $same } was here already.
   *[other] { $same } were here already.
}
# $name is that of a file.
rooms-import-unreadable = The file { $name } holds no records: a JSON file is needed that was saved on this page.
rooms-import-backup = The file { $name } is a backup of everything: bring it back in the settings.
rooms-import-version = A later version of Nonet has written { $name }. Nothing was added.
# $number counts the records of the file from 1.
rooms-import-record = Record { $number } of { $name } makes no sense. Nothing was added.
rooms-records-delete = Delete these
rooms-records-delete-tip = Delete all games that are shown
rooms-records-delete-heading = { $count ->
    [one] Delete { $count } record?
   *[other] Delete { $count } records?
}
rooms-records-delete-text = They are gone for good. The games themselves stay.
rooms-records-delete-yes = Delete
rooms-records-delete-yes-tip = Delete all games that are shown
rooms-records-delete-no = Leave them
rooms-records-delete-no-tip = Back to the records
rooms-records-deleted = { $count ->
    [one] { $count } record was deleted.
   *[other] { $count } records were deleted.
}
rooms-level-all = All

## Settings

rooms-settings-heading = Settings
rooms-settings-lead = Everything takes effect at once, and is kept.
rooms-settings-lead-guest = Everything takes effect at once.
rooms-settings-kept = Setting kept
rooms-look = Look
rooms-theme = Colours
rooms-theme-name = { $theme ->
   *[system] As the system
    [sky] Light blue
    [rose] Pink
    [leaf] Green
    [night] Dark
    [contrast] High contrast
}
rooms-theme-tip = { $theme ->
   *[system] Follow the colours of the system
    [sky] Use light blue colours
    [rose] Use pink colours
    [leaf] Use green colours
    [night] Use dark colours
    [contrast] Use colours of high contrast
}
rooms-theme-system-about = Light or dark, and with more contrast if the system asks for it, also while it changes.
rooms-language = Language
rooms-language-tip = Speak { $name }
rooms-text = Size of text
rooms-text-tip = Change the size of all text
rooms-text-small = Small
rooms-text-normal = Normal
rooms-text-large = Large
rooms-text-largest = Largest
rooms-motion = Motion
rooms-motion-tip = Choose whether things may move on the page
rooms-motion-system = As the system
rooms-motion-reduced = Less
rooms-board = Board
rooms-highlight-peers = Row, column and box
rooms-highlight-peers-about = Tint the row, the column and the box of the selected cell
rooms-highlight-same = Same digit
rooms-highlight-same-about = Tint all cells with the digit of the selected one
rooms-draw-links = Links
rooms-draw-links-about = Draw the lines between candidates when a step is explained
rooms-show-names = Names of rows and columns
rooms-show-names-about = Write r1, r2 … and c1, c2 … beside the board
rooms-kept = Where things are kept
rooms-kept-file = Settings, games and records are in one file:
rooms-kept-memory = Settings, games and records are kept in memory only, and are gone when Nonet ends.
rooms-kept-guest = You are a guest of this server: what you set here is forgotten when you close the page. Whoever has the link that Nonet showed when it was started is its owner.
rooms-kept-private = Nothing leaves this computer.
rooms-backup = Backup
rooms-backup-about = All games, records, settings and samples of your own as one file, which can be brought back here or to another computer.
rooms-backup-save = Save a backup
rooms-backup-save-tip = Save all games, records, settings and samples of your own as one file
rooms-backup-done = Saved as { $name }.
rooms-backup-failed = That did not work. Nothing has changed.
rooms-restore-choose = Restore …
rooms-restore-choose-tip = Choose a backup to bring back
rooms-restore-file = What to do with { $name }
rooms-restore-merge = Add what is missing
rooms-restore-merge-tip = Keep what is here, and add what is only in the file
rooms-restore-merge-about = What is here stays. Games, records and samples that are only in the file are added, and games that went on there are brought up to date.
rooms-restore-replace = Replace everything
rooms-restore-replace-tip = Have exactly what is in the file, and nothing else
rooms-restore-replace-about = Afterwards there is exactly what is in the file. Everything else is gone.
rooms-restore-begin = Restore
rooms-restore-begin-tip = Bring back this backup
rooms-restore-cancel = Cancel
rooms-restore-cancel-tip = Leave everything as it is
rooms-restored-merge = What was missing is here.
rooms-restored-replace = Everything is as in the file.
rooms-restored-games = Games: { $added } new, { $changed } brought up to date, { $same } as they were, { $removed } gone.
rooms-restored-records = Records: { $added } new, { $changed } changed, { $same } as they were, { $removed } gone.
rooms-restored-samples = Samples of your own: { $added } new, { $changed } changed, { $same } as they were, { $removed } gone.
rooms-restored-settings = Settings changed: { $changed }.
rooms-replace-heading = Replace everything?
rooms-replace-text = All games, records, settings and samples of your own that are here and not in the file will be gone for good.
rooms-replace-yes = Replace everything
rooms-replace-yes-tip = Have exactly what is in the file
rooms-replace-no = Leave it
rooms-replace-no-tip = Close this question and change nothing
rooms-reset = Back to the usual settings
rooms-reset-tip = Set every setting as it was at first
rooms-about = About Nonet
rooms-about-version = Nonet { $version }
rooms-about-licence = Free software under the MIT licence or the Apache licence 2.0, as you like.
rooms-about-parts = With parts by others
rooms-part-tip = Open the page of { $name } in a new tab
