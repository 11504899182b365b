### What Nonet says about grids as such: their number, their numbers, and which are alike.

progress-counting = counting

## grid

grid-not-full = this is a puzzle with { $empty } empty { $empty ->
    [one] cell
   *[other] cells
}, not a full grid: nonet solve fills it
grid-clash = the digits break the rules: { $reasons }
grid-no-number = '{ $text }' is no number: write digits only, such as 1234567
grid-number-past-end = there are { $total } grids, numbered from 0: the last has the number { $last }
grid-unnumbered = grids with boxes of { $box } have no numbers here: those of 4×4, 6×6 and 9×9 (2x2, 2x3, 3x2, 3x3) have
grid-too-many = at most { $most } grids at a time
grid-uncounted = Nonet has no way to count the { $size }×{ $size } grids with boxes of { $box } exactly in a short time: nonet estimate --box { $box } says about how many there are
grid-uncounted-unestimated = Nonet has no way to count the { $size }×{ $size } grids with boxes of { $box }, and they are too large to be estimated
grid-variants-uncounted = grids with boxes of { $box } and { $variants } are too many to be counted one by one: add another variant, or take smaller boxes
grid-essential-uncounted = the essentially different grids with boxes of { $box } are not counted here: those with 2x2, 2x3, 2x4 and 3x3 are
grid-essential-variants = --essential counts grids without variants only
grid-fewest-size = every puzzle with few keys is tried, which takes too long for boxes of { $box }: 4×4 and 6×6 (2x2, 2x3, 3x2) can be done
grid-fewest-none = no grid keeps all that
grid-bands-classic = bands are those of 9×9 grids: leave out --box
grid-no-band = there is no band { $number }: they are numbered from 1 to { $last }
grid-no-chunk = '{ $text }' is no share of the work: write the number of the share and how many there are, such as 3/416 (at most { $most })
grid-orbits-head = { " #" } triples   ways    completions  digits of the nine columns of the first band
grid-orbits-sum = The sum of triples × ways × completions, times 280 · 6³: { $total }
grid-classes-head = { "  #" } order     size          grids left alone  rows and columns go to (T: then rows become columns)
grid-classes-sum = The sum of size × grids left alone is { $sum }; divided by { $symmetries } symmetries: { $count }
grid-equivalent = equivalent
grid-not-equivalent = not equivalent
grid-swaps = besides, each of them followed by any of { $swaps } swaps:
grid-seed = seed { $seed }
grid-fewest-puzzles = { $puzzles } puzzles with { $keys } keys have a single solution, and none with fewer; this is one
variant-unknown = there is no variant '{ $variant }': there are { $known }
variant-unsuited = { $variant } makes no sense with boxes of { $box }

## symmetry

symmetry-none = nothing changes
symmetry-rows = rows go to { $places }
symmetry-columns = columns go to { $places }
symmetry-transposes = rows become columns
symmetry-then-transposes = then rows become columns
symmetry-digits = digits become { $names }

## grid merge

merge-line = { $file }, line { $line }: { $reason }
merge-no-result = this is no result of nonet grid bands --chunk
merge-mixed = results of { $one } and of { $other } chunks do not belong together
merge-differs = chunk { $chunk } is there twice, with different results
merge-nothing = there are no results in these files
merge-missing = { $count } of { $all } chunks are missing: { $numbers }
merge-wrong = these make { $grids } grids, but there are { $total }
merge-all = all chunks are there, and counted with their symmetries they make all { $grids } grids

## rules

rules-past-end = there is no number { $number } here: they go from { $first } to { $last }
rules-unmade = there is no such grid: { $reason }
rules-not-classic = rules are those of 9×9 grids
rules-listed = { $count } rules
rules-set = set { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
rules-figure-rules = rules
rules-figure-groups = groups, by the position in the first box
rules-figure-per-group = rules in each group
rules-figure-per-position = rules for each position in each box
rules-figure-neighbours = neighbours of each rule
rules-figure-strangers = non-neighbours of each rule outside its own group
rules-figure-equal = rules that share { $equal } { $equal ->
    [one] position
   *[other] positions
} with a given one
rules-figure-sets = sets of nine neighbouring rules
rules-figure-labellings = ways to give nine rules their digits
rules-figure-grids = grids
rules-figure-restricted-rules = rules of the restricted method, { $reading ->
   *[two] the two conditions behind the paper's numbers
    [three] all three conditions that the paper lists
}
rules-figure-restricted-sets = sets of them
rules-figure-restricted-grids = grids of them
rules-figure-template = rules that suit { $variant }
rules-figure-template-restricted = of them restricted
rules-figure-template-sets = restricted sets that suit { $variant }
rules-figure-product = 1! · 2! · … · 9!, which is not the number of grids
rules-figure-quoted = a number that is quoted for the grids, and cannot be it
rules-figure-remainder = its remainder by 9!
rules-figure-plain-search = operations of the plain search, 5184⁹ · 23500

## estimate

estimate = { $estimate } ± { $error } %
estimate-drawn = { $samples } samples from seed { $seed } (independent streams: { $streams }); the error is one standard error
estimate-stopped = stopped before its time
estimate-box-missing = say which boxes: nonet estimate --box 4x4
estimate-too-large = grids with boxes of { $box } are too large to be estimated here
estimate-nothing = there was no time for a single batch of samples: give it more with --seconds
