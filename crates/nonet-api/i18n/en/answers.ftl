### What Nonet answers.

# Joins the parts of a list but for the last: "a, b".
list-comma = {", "}
# Joins the last part of a list to the rest: "a, b and c".
list-and = { $start } and { $last }
# The same where one of them holds: "a, b or c".
list-or = { $start } or { $last }

## Names of places on the board

cell-name = r{ $row }c{ $column }
row-name = row { $number }
column-name = column { $number }
box-name = box { $number }

## How many solutions there are

unique = unique
solvable = has a solution
no-solution = no solution
solutions = { $count } { $count ->
    [one] solution
   *[other] solutions
}
solutions-or-more = { $count }+ solutions

## Why there is none

clash = { $digit } stands more than once in { $house }: { $cells }
no-value = { $cell } has no value left
no-place = { $house } has no place for { $digit }
no-solution-searched = every possibility has been tried

## Remarks

remark = note: { $text }
remark-few-givens = { $givens } { $givens ->
    [one] given
   *[other] givens
}: no 9×9 puzzle with fewer than { $fewest } has a single solution
remark-nothing-marked = no cell is marked with *: write * for each empty cell whose value you want to see
remark-more-puzzles = { $more } more { $more ->
    [one] puzzle follows
   *[other] puzzles follow
} in this text; only the first was taken. For all: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = this is one of several solutions: nonet check counts them
remark-guessed-box = the boxes were taken as { $taken }: if they stand the other way, say --box { $other }
remark-unique-no-second = the solution is unique, so there is no second one to show

## Statistics

stats-method = method: { $method }
stats-nodes = nodes: { $nodes }
stats-trials = trials: { $trials }
stats-trials-first-last = trials to the first solution: { $first }, to the last: { $last }
stats-complexity = complexity: { $complexity }
stats-solution = solution { $number }: { $trials } { $trials ->
    [one] trial
   *[other] trials
}, { $nodes } nodes
stats-time = time: { $time }

## Watching a search

watch-sweep = sweep { $number }
# With pencil marks ($marks is yes) P is smaller than what R, C and B have in common.
watch-look = { $cell }  R={ $row } C={ $column } B={ $block } P={ $possible } { $marks ->
    [yes] (with the pencil marks){" "}
   *[no] {""}
}trials={ $trials }  { $case }
watch-case-none = case i: nothing fits here
watch-case-one = case ii: only { $digit } fits, it goes in
watch-case-several = case iii: several fit, go on
watch-end-contradiction = event e1: a cell has no possible digit, so this way leads nowhere. Trials: { $trials }
watch-end-solved = event e2: every cell is filled, a solution. Trials: { $trials }
watch-end-stuck = event e3: every empty cell has several possible digits, so one must be tried. Trials: { $trials }
watch-try = trial { $trial }: { $digit } in { $cell }
watch-back = { $digit } in { $cell } is taken back

## Progress

progress-searching = searching
progress-count = { $count } solutions so far
stopped = stopped before the end: { $count } { $plural ->
    [one] solution
   *[other] solutions
} found so far
progress-lines = { $lines } lines answered
type-lines = Type or paste puzzles, one a line; end with Ctrl-D (on Windows Ctrl-Z and Enter).
type-a-puzzle = Type or paste a puzzle, then press Ctrl-D (on Windows Ctrl-Z and Enter).

## The samples

samples-number = no.
samples-name = name
samples-about = what it shows
samples-outcome = what comes of it

## The bench

bench-corpus = corpus
bench-puzzles = puzzles
bench-rate = puzzles/s
bench-time = µs each
bench-guesses = guesses each
bench-solutions = none/one/more
bench-footer = { $method }, up to { $limit } solutions each, one thread, CPU time, median of { $rounds } rounds
bench-unstable = two rounds over { $corpus } gave different answers: this is a mistake in Nonet, please report it
bench-builtin = built-in
bench-paths = paths/s
bench-steps = steps each
bench-solved = solved
bench-untried = without trial
bench-hint-median = hint, median µs
bench-hint-longest = hint, longest µs
bench-logic-footer = whole ways by logic, one thread, CPU time, median of { $rounds } rounds; hints: one step each
bench-too-large = logic works on grids of up to { $size } digits
bench-progress = { $corpus }, round { $round } of { $rounds }

## The race

race-method = method
race-result = result
race-time = time
race-nodes = nodes
race-trials = trials
race-solved = solved
race-none = no solution
race-stuck = stops before the end
race-late = nothing within { $seconds } s

## The pages

learn-techniques = { $level ->
    [easy] Easy techniques:
    [medium] Medium techniques:
    [hard] Hard techniques:
    [unfair] Unfair techniques:
   *[extreme] Extreme techniques:
}
learn-five-methods = The five methods of I. Bocharov's solver:
learn-names = { $rank ->
    [simple] K. Ivanova's names, simple:
    [medium] K. Ivanova's names, medium:
    [advanced] K. Ivanova's names, advanced:
    [master] K. Ivanova's names, master:
   *[beyond] K. Ivanova's names, harder still:
}
learn-synonyms = Other names:
learn-methods = Methods of solving by computer:
learn-subjects = Subjects:
learn-tip = 'nonet learn PAGE' shows one.

## Reasoning

nothing-left = Every cell is filled: there is nothing left to do.
no-step-found = None of these techniques finds a next step.
mistake-digit = The { $digit } in { $cell } is wrong: take it out and look again.
mistake-marks = The pencil marks of { $cell } leave out the right digit: put back what was taken out.
mistake-right = The solution has { $digit } there.
hint-more = nonet hint --level { $level } tells more
# How to read the steps, for somebody who does it for the first time.
way-reading = r1c2 is the cell in row 1 and column 2. Boxes are counted from left to right and from top to bottom. A cell sees the other cells of its row, its column and its box. The candidates of a cell are the digits that it can still be.
way-so-far = { $filled } of { $cells } cells are filled.
way-stuck = After { $steps } { $steps ->
    [one] step
   *[other] steps
} none of these techniques finds any more: { $filled } of { $cells } cells are filled.
level-name = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [unfair] unfair
   *[extreme] extreme
}
rate-unsolved = These techniques do not solve it.
rate-explainer = ER/EP/ED: { $figures }
rate-level = level: { $level }
rate-score = score: { $score }
rate-complexity = complexity: { $complexity }
rate-techniques = techniques:

## The app

serve-ready = Nonet is at { $address }
serve-ended = Nonet has ended.
serve-open-to-network = everybody in this network can use the app at this address, and stop it
serve-port-taken = { $address } is taken, so another port is used
serve-in-memory = { $reason }; settings, games and records are forgotten when the app ends
serve-address = '{ $address }' is no address such as 127.0.0.1:7878
serve-listen = cannot listen on { $address }: { $reason }
serve-start = the app cannot be started: { $reason }
