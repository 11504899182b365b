### What Nonet answers.
###
### An attribute `.command` is what the command says in place of a message: it may name options and
### commands, which mean nothing to somebody who looks at a page.

# Joins the parts of a list but for the last: "a, b".
list-comma = {", "}
# Joins the last part of a list to the rest: "a, b and c". $count is how many parts there are.
list-and = { $start } and { $last }
# The same where one of them holds: "a, b or c".
list-or = { $start } or { $last }
# Joins clauses that are longer than the parts of a list: "rows become columns; digits become 2 1 3 4".
list-clauses = {"; "}
# Joins the sentences of a paragraph.
list-sentences = {" "}

## Names of places on the board

# The same in every language, and in notation.
cell-name = {"r"}{ $row }{"c"}{ $column }
row-name = row { $number }
column-name = column { $number }
box-name = box { $number }
region-name = region { $number }
falling-diagonal-name = the falling diagonal
rising-diagonal-name = the rising diagonal
window-name = window { $number }
group-name = group { $number }
extra-region-name = extra region { $number }
strip-name = strip { $letter }

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

clash = { $kind ->
    [diagonal] { $digit } stands more than once on { $house }: { $cells }
   *[other] { $digit } stands more than once in { $house }: { $cells }
}
no-value = { $cell } has no digit left
no-place = { $house } has no place for { $digit }
# $cells are two; their digits are seen on the board.
pair-broken = the digits of { $cells } do not go together ({ $rule })
# $clue is the name of a clue: "the 3 left of row 2".
constraint-broken = { $clue } cannot be kept
no-solution-searched = every possibility has been tried

## Remarks

remark-few-givens = { $givens } { $givens ->
    [one] given
   *[other] givens
}: no 9×9 puzzle with fewer than { $fewest } has a single solution
remark-nothing-marked = no cell is marked with *: write * for each empty cell whose value you want to see
remark-more-puzzles = { $more } more { $more ->
    [one] puzzle follows
   *[other] puzzles follow
} in this text; only the first was taken
    .command = { remark-more-puzzles }. For all: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = this is one of several solutions
    .command = { remark-one-of-several }: nonet check counts them
remark-guessed-box = the boxes were taken as { $taken }; they may have been meant the other way, as { $other }
    .command = the boxes were taken as { $taken }: if they stand the other way, say --box { $other }
race-lines-not-all = not all puzzles were tried by { $methods }: after { $seconds } seconds a method begins no further puzzle. Its figures are those of the puzzles that it tried
    .command = { race-lines-not-all }; --total gives it more time
race-lines-sizes = some puzzles have a size that { $methods } cannot take
remark-unique-no-second = the solution is unique, so there is no second one to show

## Statistics

stats-method = method: { $method }
stats-nodes = nodes: { $nodes }
stats-trials = trials: { $trials }
stats-trials-first-last = trials to the first solution: { $first }, to the last: { $last }
stats-complexity = complexity: { $complexity }
stats-at-once = values assumed at once: { $values }
stats-at-once-bound = values assumed at once: { $values }; it takes { $needed } at least, but to try all ways to choose so many would take too long
stats-solution = solution { $number }: { $trials } { $trials ->
    [one] trial
   *[other] trials
}, { $nodes } { $nodes ->
    [one] node
   *[other] nodes
}
stats-time = { $unit ->
    [us] time: { $time } µs
    [ms] time: { $time } ms
   *[s] time: { $time } s
}

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

stopped = stopped before the end: { $count } { $count ->
    [one] solution
   *[other] solutions
} found so far

## The pages

learn-techniques = { $level ->
    [easy] Easy techniques
    [medium] Medium techniques
    [hard] Hard techniques
    [unfair] Unfair techniques
   *[extreme] Extreme techniques
}
    .command = { learn-techniques }:
learn-five-methods = The five methods of I. Bocharov's solver
    .command = { learn-five-methods }:
learn-names = { $rank ->
    [simple] K. Ivanova's names, simple
    [medium] K. Ivanova's names, medium
    [advanced] K. Ivanova's names, advanced
    [master] K. Ivanova's names, master
   *[beyond] K. Ivanova's names, harder still
}
    .command = { learn-names }:
learn-methods = Methods of solving by computer
    .command = { learn-methods }:
learn-rules = Rules of variants
    .command = { learn-rules }:
learn-subjects = Subjects
    .command = { learn-subjects }:

## Reasoning

# A chain and how long it is, as one of several ways to conclude the same.
technique-with-links = { $links ->
    [1] { $name } (one link)
   *[other] { $name } ({ $links } links)
}
nothing-left = Every cell is filled: there is nothing left to do.
no-step-found = None of these techniques finds a next step.
mistake-digit = The { $digit } in { $cell } is wrong: take it out and look again.
mistake-marks = The pencil marks of { $cell } leave out the right digit: put back what was taken out.
mistake-right = The solution has { $digit } there.
rate-several = the puzzle has several solutions, so that there is no level and no score
level-name = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [unfair] unfair
   *[extreme] extreme
}

## The app
