### What Nonet says about puzzles that it makes, or cannot make.

generate-too-many = from 1 to { $most } puzzles can be made at a time
generate-other-size = this grid has another size than the puzzles that are asked for, which are { $size }×{ $size }
    .command = { generate-other-size }: --box says which
generate-no-range = '{ $text }' is no number and no range: write a number such as 24, or a range such as 22..30, ..30 or 25.. (both ends included)
generate-symmetry-unknown = there is no symmetry '{ $symmetry }': there are { $known }
generate-level-unknown = there is no level '{ $level }': there are { $known }
generate-no-times = '{ $text }' says no number of steps: write a technique, or a technique and a number from 1 to { $most }, such as x-wing*2
generate-two-searches = puzzles with few keys cannot be unbiased: ask for one of both
generate-no-attempts = the number of attempts is 1 or more
generate-given-up = { $attempts ->
    [one] no such puzzle was found in { $attempts } attempt: there may be none, or it takes longer
   *[other] no such puzzle was found in { $attempts } attempts: there may be none, or it takes longer
}
generate-not-this-one = these keys of this grid are no such puzzle, and no others are asked for
generate-no-date = '{ $text }' is no date: write year, month and day, such as 2026-11-17

## impossible

impossible-no-keys = there is no number of keys from { $least } to { $most }
impossible-too-many-keys = { $most ->
    [one] there is no more than { $most } cell for keys
   *[other] there are no more than { $most } cells for keys
}
impossible-too-many-minimal = { $most ->
    [one] no puzzle needs more than { $most } key, as the last one of a full row follows from the others
   *[other] no puzzle needs more than { $most } keys, as the last one of a full row follows from the others
}
impossible-too-few-keys = { $least ->
    [one] with fewer than { $least } key no such puzzle has a single solution
   *[other] with fewer than { $least } keys no such puzzle has a single solution
}
# $name is one of the names of symmetries that the page offers, such as make-symmetry-rotational.
impossible-symmetry-of-keys = no such number of keys can lie in this symmetry: { $name }
    .command = no such number of keys can lie in the symmetry '{ $symmetry }'
impossible-pattern-outside = the pattern has cells that are not in the grid
impossible-pattern-keys = the pattern has { $keys } { $keys ->
    [one] cell
   *[other] cells
}, which is not the number of keys that is asked for
impossible-pattern-symmetry = the pattern does not have this symmetry: { $name }
    .command = the pattern does not have the symmetry '{ $symmetry }'
impossible-pattern-leaves-lines = the pattern leaves two rows or two columns of the same boxes without keys: these can be exchanged, so that there is never a single solution
impossible-other-grid = the grid does not keep the rules that are asked for
impossible-no-grid = no grid keeps all of these rules
# $name is the name of a rule.
impossible-needs-boxes = this rule needs boxes, and a jigsaw puzzle has none: { $name }
    .command = the rule '{ $variant }' needs boxes, and a jigsaw puzzle has none
impossible-grid-of-jigsaw = the regions of a jigsaw puzzle are drawn before its grid: the grid cannot be chosen
impossible-few-keys-only = a search for few keys goes where there are fewer: it takes no level, symmetry, pattern or clues of each puzzle, and no several solutions
impossible-unbiased-only = each minimal puzzle as likely as any other can be had for classic grids only, and without wishes for their keys, level or solution
# $name and $names are names of levels, as in level-name.
impossible-no-level = there is no puzzle of this size with the level '{ $name }': the levels are { $names }
    .command = there is no puzzle of this size with the level '{ $level }': the levels are { $known }
impossible-several-solutions = a puzzle that may have several solutions is neither minimal nor of any level
impossible-no-logic = how hard a puzzle is can be said of grids up to { $largest }×{ $largest } only
impossible-no-score = there is no score in that range
impossible-technique-nowhere = { $technique } finds nothing in such a grid
impossible-technique-never-needed = no puzzle needs { $technique }: whatever it finds, { $part } finds in parts, and is tried before it
impossible-technique-too-hard = { $technique } is harder than what may be used
impossible-technique-above = puzzles of the level '{ $name }' never need this technique: { $technique }
    .command = puzzles of the level '{ $level }' never need this technique: { $technique }
