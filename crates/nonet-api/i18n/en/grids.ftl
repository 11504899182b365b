### What Nonet says about grids as such: their number, their numbers, and which are alike.
###
### Numbers of grids can be beyond 2^53: then they come as text, which takes the variant with *.

## grid

grid-not-full = this is a puzzle with { $empty } empty { $empty ->
    [one] cell
   *[other] cells
}, not a full grid
    .command = { grid-not-full }: nonet solve fills it
grid-clash = the digits break the rules: { $reasons }
grid-no-number = '{ $text }' is no number: write digits only, such as 1234567
grid-number-past-end = { $total ->
    [one] there is { $total } grid, numbered from 0: the last has the number { $last }
   *[other] there are { $total } grids, numbered from 0: the last has the number { $last }
}
grid-unnumbered = grids with boxes of { $box } have no numbers here: those of 4×4, 6×6 and 9×9 (2x2, 2x3, 3x2, 3x3) have
grid-too-many = from 1 to { $most } grids can be drawn at a time
grid-uncounted = Nonet has no way to count the { $size }×{ $size } grids with boxes of { $box } exactly in a short time: about how many there are can be estimated
    .command = Nonet has no way to count the { $size }×{ $size } grids with boxes of { $box } exactly in a short time: nonet estimate --box { $box } says about how many there are
grid-uncounted-unestimated = Nonet has no way to count the { $size }×{ $size } grids with boxes of { $box }, and they are too large to be estimated
grid-variants-uncounted = with boxes of { $box } and only these variants there are too many grids to be counted one by one: { $variants }. Add another variant, or take smaller boxes
grid-essential-uncounted = the essentially different grids with boxes of { $box } are not counted here: those with 2x2, 2x3, 2x4 and 3x3 are
grid-essential-variants = essentially different grids are counted without variants only
    .command = --essential counts grids without variants only
grid-fewest-size = every puzzle with few keys is tried, which takes too long for boxes of { $box }: 4×4 and 6×6 (2x2, 2x3, 3x2) can be done
grid-fewest-none = no grid keeps all that
grid-bands-classic = bands are those of 9×9 grids
    .command = { grid-bands-classic }: leave out --box
grid-no-band = there is no band { $number }: they are numbered from 1 to { $last }
grid-no-chunk = '{ $text }' is no share of the work: write the number of the share and how many there are, such as 3/416 (at most { $most })
grid-equivalent = equivalent
grid-not-equivalent = not equivalent
variant-unknown = there is no variant '{ $variant }': there are { $known }
# $name is the name of a rule.
variant-unsuited = this rule makes no sense with boxes of { $box }: { $name }
    .command = { $variant } makes no sense with boxes of { $box }

## symmetry

symmetry-none = nothing changes
symmetry-rows = rows go to { $places }
symmetry-columns = columns go to { $places }
symmetry-transposes = rows become columns
symmetry-then-transposes = then rows become columns
symmetry-digits = digits become { $names }

## grid merge

merge-no-result = this is no result of a share of the work on bands
    .command = this is no result of nonet grid bands --chunk
# $one and $other are numbers of chunks.
merge-mixed = { $other ->
    [one] results of { $one } and of { $other } chunk do not belong together
   *[other] results of { $one } and of { $other } chunks do not belong together
}
merge-differs = chunk { $chunk } is there twice, with different results
merge-nothing = there are no results in these files
merge-missing = { $count ->
    [one] { $count } of { $all } chunks is missing: { $numbers }
   *[other] { $count } of { $all } chunks are missing: { $numbers }
}
merge-wrong = { $grids ->
    [one] these make { $grids } grid, but there are { $total }
   *[other] these make { $grids } grids, but there are { $total }
}

## rules

rules-past-end = there is no number { $number } here: they go from { $first } to { $last }
rules-not-classic = rules are those of 9×9 grids
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

estimate-too-large = grids with boxes of { $box } are too large to be estimated here
estimate-no-samples = an estimate needs samples, 1 or more
estimate-nothing = there was no time for a single batch of samples: give it more
    .command = there was no time for a single batch of samples: --seconds gives it more
