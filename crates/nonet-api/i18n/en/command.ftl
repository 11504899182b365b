### What only the command says: at the terminal, and about its arguments, files and streams.
###
### Numbers can be beyond 2^53: then they come as text, which takes the variant with *.

error = nonet: { $text }
remark = note: { $text }

## Wrong use

usage-tip = 'nonet help' lists the commands, 'nonet help COMMAND' explains one.
usage-unknown-argument = there is no option { $argument } here
usage-did-you-mean = there is no option { $argument } here: did you mean { $suggestion }?
usage-too-many = one argument too many: '{ $argument }'. A puzzle with blanks or line breaks goes into quotes
usage-unknown-command = there is no command '{ $command }'
usage-bad-value = '{ $value }' is no value for { $argument }: it takes a whole number, { $least } or more
usage-too-large = { $value } is too large for { $argument }
usage-bad-choice = '{ $value }' is no value for { $argument }: it takes { $valid }
usage-bad-score = '{ $value }' is no value for --score: it takes a technique and a whole number, such as x-wing=120
usage-value-missing = { $argument } needs a value
usage-command-missing = { $command } needs one of its commands: { $commands }
usage-missing = { $argument } is missing
usage-conflict = { $argument } cannot go together with { $other }
usage-other = { $text }
command-later = the command '{ $command }' is not there yet: it comes with a later version
lines-format = the format '{ $format }' takes several lines: --lines writes formats of one line, such as line and json
path-unknown = NONET_PATH is '{ $name }', which this processor does not have: it has { $known }
language-unknown = there are no words in '{ $language }' yet; the languages are: { $known }

## Files and streams

io-read = { $name }: { $reason }
io-write = the output cannot be written: { $reason }
output-unwritten = { $file } cannot be written: { $reason }
output-no-folder = there is no such folder
output-is-input = { $file } is the file that is read: the output needs another one
# What io-read and merge-line call what is no file.
io-argument = the argument
io-standard-input = standard input
io-too-long = { $name } is longer than { $megabytes } MB, too long for a puzzle: --lines takes files of any size with one puzzle a line
io-too-long-argument = the argument is longer than { $megabytes } MB, too long for a puzzle: --lines takes files of any size with one puzzle a line
io-too-long-input = standard input is longer than { $megabytes } MB, too long for a puzzle: --lines takes files of any size with one puzzle a line
lines-no-thread = the work cannot begin, since the system gives no thread: { $reason }
lines-broken = the next line could not be answered because of a fault in Nonet itself: please report it, with that line
line-too-long = the line is too long for a puzzle
read-neither = '{ $argument }' is neither a puzzle nor the name of a file: a puzzle is 81 characters such as 53..7....6..195…, nine lines of nine numbers, or any other common format
type-lines = Type or paste puzzles, one a line; end with Ctrl-D (on Windows Ctrl-Z and Enter).
type-a-puzzle = Type or paste a puzzle, then press Ctrl-D (on Windows Ctrl-Z and Enter).

## Progress

progress-searching = searching
progress-count = { $count ->
    [one] { $count } solution so far
   *[other] { $count } solutions so far
}
progress-lines = { $lines ->
    [one] { $lines } line answered, { $rate } a second
   *[other] { $lines } lines answered, { $rate } a second
}
progress-lines-left = { $done }; { $left } left
progress-counting = counting
left-seconds = { $seconds } s
left-minutes = { $minutes } min

## check

check-no-givens = there are no givens that could go
check-minimal = minimal: without any of its givens it would have several solutions
check-redundant = { $count ->
    [1] one given could go
   *[other] { $count } givens could go, each by itself
}: { $givens }
check-clues-needed = without any of its clues it would have several solutions
check-redundant-clues = { $count ->
    [one] one clue could go
   *[other] { $count } clues could go, each by itself
}: { $clues }

## hint, explain and rate

hint-by-effect = What can be concluded, and by what:
hint-ways = { $ways ->
    [1] { $step } (one more way)
   *[other] { $step } ({ $ways } more ways)
}
hint-more = nonet hint --level { $level } tells more
way-so-far = { $filled } of { $cells } cells are filled.
# A picture follows.
way-candidates = { $filled } of { $cells } cells are filled. Here each empty cell is shown with its candidates:
way-stuck = After { $steps } { $steps ->
    [one] step
   *[other] steps
} none of these techniques finds any more: { $filled } of { $cells } cells are filled.
rate-unsolved = These techniques do not solve it.
rate-explainer = ER/EP/ED: { $figures }
rate-level = level: { $level }
rate-score = score: { $score }
rate-complexity = complexity: { $complexity }
rate-techniques = techniques:
# Of a way that takes other steps than those that the level and the score are about.
rate-standard = Level and score are those of the standard way, which takes other steps than this one: 'nonet rate' lists its techniques.

## race

race-method = method
race-result = result
race-time = time
race-runs = runs
race-running = the methods run
race-nodes = nodes
race-trials = trials
race-solved = solved
race-none = no solution
race-stuck = stops before the end
race-late = nothing within { $seconds } s
race-milliseconds = { $time } ms
race-milliseconds-or-more = > { $time } ms
race-lines-raced = { $count ->
    [1] one puzzle was raced
   *[other] { $count } puzzles were raced
}
race-lines-several = of these with several solutions
race-lines-not-judged = of these with nobody knowing how many solutions
race-lines-none = without a solution, left out
race-lines-unreadable = no puzzle
race-lines-stuck = stuck
race-lines-late = late
race-lines-not-tried = not tried
race-lines-median = median time
race-lines-worst = worst time
race-lines-nodes-median = median nodes
race-lines-nodes-total = all nodes
race-lines-footer = Times are CPU times on one thread. By the clock, each method had at most { $seconds } s for a puzzle, and began no further one after { $total } s
race-lines-line = line { $line }: { $reason }
race-lines-more = { $count ->
    [one] and { $count } more line is no puzzle
   *[other] and { $count } more lines are no puzzle
}
race-lines-progress = { $raced ->
    [one] { $raced } puzzle; at most { $left } left
   *[other] { $raced } puzzles; at most { $left } left
}
race-lines-stopped = stopped: these are the puzzles that were raced by then

## study

study-puzzles = { $count ->
    [1] one puzzle with a single solution
   *[other] { $count } puzzles with a single solution
}
study-several = with several solutions
study-none = without a solution
study-too-large = larger than 16×16
study-other-rules = with rules that the five methods do not know
study-unreadable = no puzzle
study-solved = Solved without trial
study-alone = method { $number } alone
study-together = methods 1 to { $number } together
study-fifth = Method 5 in boxes only, and in boxes, rows and columns
study-fifth-alone-boxes = alone, in boxes only
study-fifth-alone = alone, in all houses
study-fifth-together-boxes = with the others, in boxes only
study-fifth-together = with the others, in all houses
study-at-once = Values that had to be assumed at once
study-values = { $values ->
    [0] none
   *[other] { $values }
}
study-values-or-more = { $values } or more
study-most = These needed most (line: puzzle):
study-share = { $count }  { $percent } %
study-complexity = complexity: lowest { $lowest }, median { $median }, highest { $highest }
study-stopped = stopped: these are the puzzles that were done by then

## learn and samples

learn-synonyms = Other names:
learn-tip = 'nonet learn PAGE' shows one.
samples-number = no.
samples-name = name
samples-about = what it shows
samples-outcome = what comes of it
samples-own = Your own, in { $folder }:
samples-unchecked = not checked
samples-added = '{ $name }' is kept: { $outcome }
samples-removed = '{ $name }' is deleted
samples-name-missing = say under which name to keep what comes from standard input: nonet samples NAME --add -

## grid, rules and estimate

grid-orbits-triples = triples
grid-orbits-ways = ways
grid-orbits-completions = completions
grid-orbits-digits = digits of the nine columns of the first band
grid-orbits-sum = The sum of triples × ways × completions, times 280 · 6³: { $total }
grid-classes-order = order
grid-classes-size = size
grid-classes-fixed = grids left alone
grid-classes-images = rows and columns go to (T: then rows become columns)
grid-classes-sum = { $symmetries ->
    [one] The sum of size × grids left alone is { $sum }; divided by { $symmetries } symmetry: { $count }
   *[other] The sum of size × grids left alone is { $sum }; divided by { $symmetries } symmetries: { $count }
}
grid-swaps = { $swaps ->
    [1] besides, each of them followed by this swap:
   *[other] besides, each of them followed by any of { $swaps } swaps:
}
grid-seed = seed { $seed }
grid-fewest-puzzles = { $puzzles ->
    [one] { $puzzles } puzzle with { $keys } keys has a single solution, and none with fewer; this is one
   *[other] { $puzzles } puzzles with { $keys } keys have a single solution, and none with fewer; this is one
}
merge-line = { $file }, line { $line }: { $reason }
merge-all = { $grids ->
    [one] all chunks are there, and counted with their symmetries they make all { $grids } grid
   *[other] all chunks are there, and counted with their symmetries they make all { $grids } grids
}
rules-listed = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-set = set { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
# $estimate is a number with a power of ten, as in 5.96e98.
estimate = { $estimate } ± { $error } %
estimate-drawn = { $samples ->
    [one] { $samples } sample from seed { $seed } (independent streams: { $streams }); the error is one standard error
   *[other] { $samples } samples from seed { $seed } (independent streams: { $streams }); the error is one standard error
}
estimate-stopped = stopped before its time
estimate-box-missing = say which boxes: nonet estimate --box 4x4

## generate

generate-none = no such puzzle was found in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}: there may be none, or it takes longer (--budget SECONDS)
generate-some = { $made ->
    [one] { $made } of { $count } puzzles was made; the next was not found in time ({ $seconds } s, --budget SECONDS)
   *[other] { $made } of { $count } puzzles were made; the next was not found in time ({ $seconds } s, --budget SECONDS)
}
generate-no-others = { $made ->
    [one] { $made } of { $count } puzzles was made: there are no others
   *[other] { $made } of { $count } puzzles were made: there are no others
}
generate-file-there = { $file } is there already, and is not written over: choose another name, or remove it
generate-none-technique = no puzzle that needs this was found in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}: some techniques are hardly ever needed; `nonet bench --generate --techniques` measures how rare each is, and `--budget` gives it more time
generate-er-later = ratings by ER come with a later version: --level and --score say how hard a puzzle shall be
generate-file-packed = { $file } is there already: a search goes on with a file that is not compressed
generate-file-other = { $file } is there already, and line { $line } is no puzzle that this search could have found: choose another name, or remove it
generate-none-fewer = no puzzle with fewer than { $keys } keys was found in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} (--budget SECONDS)
generate-go-on-file = the same command goes on with this search, and adds to { $file } what has fewer keys
generate-go-on = the search can go on where it has ended: --few-keys --seed { $seed } --from { $from }
progress-few-keys = { $keys } keys so far, { $searches } { $searches ->
    [one] search
   *[other] searches
}, { $rate } an hour
progress-making = { $made } made, { $rate } a second

## bench

bench-corpus = corpus
bench-puzzles = puzzles
bench-rate = puzzles/s
bench-time = µs each
bench-guesses = guesses each
bench-solutions = none/one/more
bench-footer = { $limit ->
    [one] { $method }, up to { $limit } solution each, one thread, CPU time, median of { $rounds } rounds
   *[other] { $method }, up to { $limit } solutions each, one thread, CPU time, median of { $rounds } rounds
}
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
bench-kind = kind
bench-keys = keys each
bench-attempts = attempts each
bench-by-step = by a step
bench-generate-footer = made, proved and rated on one thread, CPU time
bench-progress = { $corpus }, round { $round } of { $rounds }

## serve

serve-ready = Nonet is at { $address }
serve-ended = Nonet has ended.
serve-open-to-network = everybody in this network can ask the app at this address; only who has the whole link, with its token, sees what is kept and can end the app
serve-port-taken = { $address } is taken, so another port is used
backup-done = { $file } holds { $games ->
        [1] one game
       *[other] { $games } games
    }, { $records ->
        [1] one record
       *[other] { $records } records
    }, { $samples ->
        [1] one sample of your own
       *[other] { $samples } samples of your own
    } and the settings
backup-exists = { $file } is there already; --force writes over a file
backup-no-file = { $file } is no file that could be written over
backup-unwritten = { $file } cannot be written: { $reason }
restore-games = games: { $added } added, { $changed } changed, { $same } were here, { $removed } removed
restore-records = records: { $added } added, { $changed } changed, { $same } were here, { $removed } removed
restore-samples = samples of your own: { $added } added, { $changed } changed, { $same } were here, { $removed } removed
restore-settings = settings: { $changed } changed
serve-address = '{ $address }' is no address such as 127.0.0.1:7878
serve-listen = cannot listen on { $address }: { $reason }
serve-start = the app cannot be started: { $reason }
