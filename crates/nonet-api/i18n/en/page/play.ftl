### The game: what stands beside the board, and what is said while somebody plays.

page-title-play = Game
play-title = Sudoku
play-gone = This game is not here
play-gone-text = It was deleted, or its address is not right.
play-other-version = A later version of Nonet has kept this game: open it with that one.

## Above the board

play-kind-made = Sudoku
play-kind-daily = Puzzle of the day
play-kind-own = Your own puzzle
play-kind-link = From a link
play-limits = Marks belong to this puzzle
play-limits-tip = What is marked at the beginning is all that can go there: the digits alone leave several solutions
# $date is a day, as in 2026-11-17.
play-daily-of = Puzzle of { $date }
play-mistakes = { $mistakes ->
    [0] No mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}
play-mistakes-of = { $mistakes } of { $most } mistakes
play-mistakes-tip = Digits that are not those of the solution
play-time-hide = Hide the time
play-time-show = Show the time
play-pause = Pause
play-pause-tip = Stop the clock and cover the board
play-paused = Paused
play-resume = Go on
play-resume-tip = Uncover the board and let the clock run
play-resumed = The clock runs

## Tools

play-tools = Tools
play-undo = Undo
play-undo-tip = Take back the last move
# $what is what has changed, as in: 4 taken from r1c3
play-undo-done = Undone: { $what }
# What was begun or set, as a try or a point, and is not on the board.
play-undo-other = Undone
play-undo-none = Nothing to undo
play-redo = Redo
play-redo-tip = Do again what was taken back
# $what as above.
play-redo-done = Redone: { $what }
play-redo-other = Redone
play-redo-none = Nothing to redo
play-hint = Hint
play-hint-tip = Where to look; again, more of it
play-hint-more = Tell more
play-hint-more-tip = One level deeper: technique, cells, the whole step
play-hint-do = Do it
play-hint-do-tip = Enter what the step says, as one move
play-hint-take = Take it out
play-hint-take-tip = Empty this cell
play-hint-close = Close
play-hint-close-tip = Put the hint away
# How deep a hint has gone, from 1 to 4.
play-hint-depth = Level { $depth } of { $most }
play-no-hint = No next step was found here in time. “Fill this cell” and “Fill any cell” lead on.
play-hint-wrong = The { $digit } in { $cell } is wrong: take it out and look again.
play-try = Try
play-try-tip = What you enter from here on can be dropped again
# $number counts what is tried at the same time, from 1.
play-try-name = Try { $number }
play-trying = Trying
play-tried = Tried.
play-try-wrong = A contradiction: this try is wrong.
play-keep = Keep
play-keep-tip = What was tried stays
play-drop = Drop
play-drop-tip = Back to where the try began
play-point = Set a point
play-point-tip = A position to come back to
play-point-name = Point { $number }
play-point-rename = Name of { $name }
play-point-rename-tip = Call this point what you like
play-point-back = Back to { $name }
play-point-back-tip = Back to { $name }; the point stays
play-point-forget = Forget { $name }
play-point-forget-tip = Take the point off the list
play-point-forgotten = { $name } is forgotten
play-more = More
play-checking = Checking
play-checking-tip = Who says that a digit is wrong
play-checking-off = Off
play-checking-rules = By the rules
play-checking-solution = By the solution
play-checking-refuse = Wrong digits are refused
play-cleans = Clean marks
play-cleans-tip = A digit takes itself out of the marks that it is seen from
play-digit-first = Digit first
play-digit-first-tip = Choose a digit on the keypad, then press the cells it goes into
play-auto-marks = Automatic candidates
play-auto-marks-tip = Every empty cell shows what the rules leave to it; marks then strike digits out
play-tint-of = Colour of one digit
# $digit stands in the selected cell; the next colour is its own.
play-tint-digit = Colour { $digit } alone
play-chosen = { $digit } is chosen: press its cells
play-unchosen = No digit is chosen
play-chosen-colour = Colour { $colour } is chosen: press its cells
play-unchosen-colour = No colour is chosen
play-marks = Fill marks
play-marks-tip = Everything that the rules leave, in the corners of the empty cells
play-digit-marks = Marks of one digit
play-digit-marks-tip = The marks of the selected digit, everywhere
play-digit-marks-none = Select a cell with a digit first.
play-marks-auto = Candidates come by themselves: there are no marks to fill in.
play-singles = Finish singles
play-singles-tip = Enter all that follows by singles, as one move
play-no-singles = No single can be found here.
play-fill-cell = Fill this cell
play-fill-cell-tip = Enter the right digit in the selected cell; counts as a hint
play-cell-full = This cell has a digit already.
play-unchanged = Nothing has changed
play-fill-random = Fill any cell
play-fill-random-tip = Enter the right digit in a cell by lot; counts as a hint
play-mistake = Find mistakes
play-mistake-tip = Show the digits that are wrong
play-mistakes-found = { $count ->
    [0] Every digit is right so far.
    [one] { $count } digit is wrong.
   *[other] { $count } digits are wrong.
}
# Where a puzzle has several solutions, the rules alone say what is wrong.
play-clashes-found = { $count ->
    [one] { $count } digit breaks a rule.
   *[other] { $count } digits break a rule.
}
play-before = Back to before the mistake
play-before-tip = Undo until every digit is right
play-before-done = { $count ->
    [one] { $count } move undone: every digit is right.
   *[other] { $count } moves undone: every digit is right.
}
play-restart = Restart
play-restart-tip = Empty the board; can be undone
play-solve = Solve
play-solve-tip = Show the solution; the game then ends without a record
play-give-up = Show the solution?
play-give-up-text = The game then ends, and leaves no record.
play-give-up-yes = Show it
play-give-up-yes-tip = End the game with the solution
play-give-up-no = Go on playing
play-give-up-no-tip = Close this question and show nothing
play-no-solution = This puzzle has several solutions: nobody can say which digit is right.
play-explain = Explain the whole way
play-explain-tip = Open this position in the solver, with every step from here

## What happens

play-refused = That digit is wrong here.
play-wrong = That digit is wrong.
# $house is the name of a row, a column, a box or another house.
play-house = Complete: { $house }
play-full = Every cell has a digit, but not every digit is right.
play-copied = { $count ->
    [one] { $count } cell copied
   *[other] { $count } cells copied
}
play-paste-none = What is in the clipboard are no cells of such a board.
play-lost = Three mistakes: the game is over.
play-trouble = Your last moves are not kept yet: { $why }
play-elsewhere = This game was played on in another tab or window. Nothing of that was overwritten.
play-reopen = Go on here
play-reopen-tip = Show the game as it is there, and go on with it
play-deleted = This game has been deleted elsewhere, perhaps in another tab.
play-put-back = Keep it
play-put-back-tip = Put the game back on the list as it is here, and go on with it

## The end

play-end-solved = Solved
play-end-shown = This is the solution
play-end-lost = Game over
play-end-lost-text = Three mistakes end a strict game.
play-end-time = Time
play-end-level = Level
play-end-hints = Hints
play-end-mistakes = Mistakes
play-end-first = Your first one of this level.
play-end-best = Your best time of this level, by { $by }.
play-end-other = Your best time of this level is { $best }, your average { $average }.
play-next = Another one
play-next-tip = A new puzzle of the same level
play-again = Play it again
play-again-tip = The same puzzle from the beginning, as a game of its own
play-next-busy = A puzzle is being made.
# $name is that of a technique.
play-practise = Practise: { $name }
play-practise-tip = A puzzle that takes the technique with which you had a hint
# $days is 2 or more.
play-end-streak = { $days } days in a row.

## The review

play-review = Review
play-review-tip = Go through the game, move by move, beside Nonet's way
play-review-close = Back to the game
play-review-close-tip = Back to the board as it ended
play-review-which = Whose way
play-review-own = Your order
play-review-own-tip = What you did, move by move
play-review-nonet = Nonet's way
play-review-nonet-tip = How Nonet solves this puzzle, step by step
play-review-begin = The puzzle as it was given
play-review-end = Every cell has its digit.
play-review-no-way = Nonet finds no way through this puzzle.
# $time is as in 4:07.
play-review-at = Move { $number } of { $of }, after { $time }
# $cell is as in r3c5. $count is how many cells changed at once.
play-review-placed = { $count ->
    [one] { $digit } in { $cell }
   *[other] { $count } cells changed at once
}
play-review-wrong = { $count ->
    [one] { $digit } in { $cell }: a mistake
   *[other] { $count } cells changed at once: a mistake
}
play-review-emptied = { $count ->
    [one] { $cell } emptied
   *[other] { $count } cells emptied
}
play-review-hint = { $count ->
    [one] Hint: { $digit } in { $cell }
   *[other] Hint: { $count } cells filled
}
play-review-singles = { $count ->
    [one] Singles: { $digit } in { $cell }
   *[other] Singles: { $count } cells filled
}
play-review-solve = { $count ->
    [one] Solved for you: { $digit } in { $cell }
   *[other] Solved for you: { $count } cells filled
}
play-review-tried = { $count ->
    [one] Tried: { $digit } in { $cell }
   *[other] Tried: { $count } cells changed at once
}
play-review-back = { $count ->
    [one] Taken back: { $cell }
   *[other] Taken back: { $count } cells
}
play-review-again = { $count ->
    [one] Done again: { $cell }
   *[other] Done again: { $count } cells
}
play-review-mistake = That is not the digit of the solution.
play-review-hints = You took a hint before this move.
# $about is a list of techniques.
play-review-hints-about = You took a hint before this move: { $about }.
# $name is that of a technique.
play-review-would = Here the { $name } would have done.
# $steps is 2 or more.
play-review-would-way = Here { $steps } steps would have done, the hardest of them: { $name }.
play-review-how = Show it
play-review-how-tip = Draw that step on the board
play-review-hide = Back to the move
play-review-hide-tip = Show the board as it was after the move
play-review-show-tip = Go there

## Sharing

play-share = Share
play-share-tip = Links to the puzzle and to your game, and the puzzle as text or picture
play-share-head = Share
play-share-links = Links
play-share-puzzle = The puzzle
play-share-puzzle-copy = Copy the link to the puzzle
play-share-puzzle-copy-tip = Whoever opens it begins with the puzzle
play-share-game = Your game as it is now
play-share-game-copy = Copy the link to your game
play-share-game-copy-tip = Whoever opens it goes on from here, as a game of their own
play-share-link-tip = The link, to be copied
play-share-copied = The link has been copied.
play-share-close = Close
play-share-close-tip = Back to the game
play-link-broken = This link holds no game.
play-link-cut = This link is not whole. Perhaps it was cut short when it was copied.
play-link-later = A later version of Nonet has made this link: open it with that one.

## The start page: games

page-title-games = Your games
play-continue = Go on
play-continue-tip = Open this game
play-continue-heading = Your games
# $share is how much is filled in, in per cent.
play-continue-share = { $share } % done
play-look-tip = Look at this game again
# $time is a time as in 4:07.
play-solved-in = Solved in { $time }
play-ended = Ended
play-all = { $count ->
    [one] Your game
   *[other] All { $count } games
}
play-all-tip = Every game, those that are over too
play-games-kind = Which games
play-games-all = All ({ $count })
play-games-all-tip = Every game, the last one first
play-games-open = To go on with ({ $count })
play-games-open-tip = Games that are not over
play-games-over = Over ({ $count })
play-games-over-tip = Games that were solved, lost or given up
play-games-more = Show more
play-games-more-tip = Further down the list
play-games-none = No games yet
play-games-none-text = Each game that you begin stays here, with every move.
play-games-none-such = There are no such games.
# $name says which game it is, as in Hard · 6×6.
play-delete-of = Delete: { $name }
play-delete = Delete this game
play-delete-tip = Take it off the list for good
play-delete-over = Delete those that are over
play-delete-over-tip = Take all games that are over off the list; your records stay
play-delete-heading = Delete for good?
play-delete-text = { $name }, played for { $time }. It cannot be brought back.
play-delete-many = { $count ->
    [one] { $count } game will be gone. It cannot be brought back; your records stay.
   *[other] { $count } games will be gone. They cannot be brought back; your records stay.
}
play-delete-yes = Delete
play-delete-yes-tip = Take it off the list for good
play-delete-no = Keep
play-delete-no-tip = Close this question and delete nothing

## The start page: a new game

play-strict = Strict: three mistakes end the game
play-strict-tip = Three wrong digits end the game
play-new-more = More
play-new-more-tip = Size, rules, a technique to practise, givens, seed, grid
play-new-stop = Stop
play-new-stop-tip = Make no puzzle after all
play-new-stopped = Stopped. Nothing was made.
play-new-long = Such puzzles are rare: it may take a minute.
play-new-reset = As usual
play-new-reset-tip = A classic 9×9 puzzle, whatever it needs
play-size-tip = The size of the grid
play-variant = Rules
play-variant-classic = Classic
play-variant-classic-tip = Every row, every column and every box holds every digit once.
play-variant-diagonal = Diagonal
play-variant-diagonal-tip = Both diagonals hold every digit once, too.
play-technique = Technique to practise
play-technique-tip = A puzzle that cannot be solved without it

play-daily = Puzzle of the day
play-daily-tip = The same puzzle for everyone today
play-daily-date = Day
play-daily-date-tip = The puzzles of another day
play-daily-new = New
play-daily-new-tip = Begin it: everyone has the same puzzle on this day
play-daily-playing-tip = Go on with it
play-daily-solved-tip = Look at it again
play-daily-ended-tip = Look at it again

## A puzzle of one’s own

page-title-brought = A puzzle to play
play-own-heading = Your own puzzle
play-own-about = From a newspaper, a book or a friend. Ctrl{"\u00A0"}+{"\u00A0"}V pastes one anywhere on this page.
play-own-type = Type it
play-own-type-tip = Enter it on the solver page, and press Play this there
play-own-paste = Paste
play-own-paste-tip = Play the puzzle that is in the clipboard
play-own-open = Open a file
play-own-open-tip = Play the puzzle in a file
play-this = Play this
play-this-tip = Play this puzzle as a game of its own
play-brought-busy = Checking the puzzle …
play-brought-stop = Stop
play-brought-fault = This is no puzzle
play-brought-none = No solution
play-brought-none-text = This puzzle cannot be solved: perhaps a digit is wrong.
play-brought-several = Several solutions
play-brought-several-text = A game needs one solution to say what is right. You can play this one by the rules alone, or see in the solver where it is open.
play-brought-list = Several puzzles
play-brought-list-text = Choose one to play; the way back leads to this list again.
play-brought-unknown = How many solutions?
play-brought-unknown-text = It takes too long to find out how many solutions this puzzle has. You can play it by the rules alone.
play-brought-full = Nothing to play
play-brought-full-text = Every cell of this grid has its digit already.
play-brought-rules = Play by the rules
play-brought-rules-tip = Nobody will say which digit is right, only what the rules forbid
play-brought-solver = Look at it in the solver
play-brought-solver-tip = Open this puzzle on the solver page
