### Steps of reasoning, from a nudge to everything.
###
### Sentences are short, one inference each, and name the cells before what follows. Each sentence stands
### here as a whole, and none is put together from pieces: where a language needs another form for a
### number of cells or digits, a kind of house or a rule, the selector is there ($count, $kind, $rule, …), also
### where English has the same words for all.
###
### What the arguments are, wherever they stand:
### $kind, $number, $house   a house: "row", "column" or "box" with its number; of all others, "diagonal" for
###                          those that cells lie on, and the name: "the falling diagonal", "region 4".
###                          A language may give these names forms: .in of region-name is { $house-in }, and a list
###                          has each form that all its parts have: { $houses-in }.
### $houses, $bases, $covers several houses: their numbers where the sentence says rows, columns or boxes,
###                          otherwise their names in a list: "row 2, column 5 and box 3".
### $cell, $cells            a cell, and a list of cells, named r1c1 in every language. Whether the list has "and"
###                          or "or" depends on the sentence.
### $digit, $digits          a digit, and a list of digits. Digits may be letters.
### $name                    a technique, with all its attributes: { $name-indefinite } is .indefinite.
### $candidates, $extras     a list of candidates as in candidate-name.
### $clue, $clues            a clue, or several, by the names under "Clues".
### $count                   how many cells there are in $cells, if nothing else is said.
### $cells-count, …          how many things any list has, by the name of the list: $digits-count, $houses-count.
###                          Variants say [1] where exactly one is meant: [one] would be 21, too, in some languages.
### $state                   what is said of a digit and cells: "is" and "is-not" of one cell; "in" and "not-in" of
###                          several, of which one holds the digit, or none. $cells has "or" in the last case.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } in { $cell }
# A cell, or several in short, with their candidates in a list: "r1c2 (4, 7)", "r1c25 (2, 4, 7)".
cell-with-digits = { $cell } ({ $digits })

## How to read the steps, for somebody who does it for the first time

reading-cells = r1c2 is the cell in row 1 and column 2.
# $rows and $columns are those of one box.
reading-boxes = Each box has { $rows } rows and { $columns } columns. Boxes are counted from left to right and from top to bottom.
# What digits there are. $letters is how many letters follow the numbers; these end with $last_number.
reading-digits = { $letters ->
    [0] The digits are { $first } to { $last }.
    [1] The digits are { $first } to { $last_number } and { $last }.
   *[other] The digits are { $first } to { $last_number } and A to { $last }.
}
# $case says whether there are boxes, and whether rules make cells see more than the rows, columns and boxes do.
reading-sees = { $case ->
    [boxes] A cell sees the other cells of its row, its column and its box.
    [boxes-more] A cell sees the other cells of its row, its column and its box, and all others that cannot hold the same digit by the rules below.
    [lines] A cell sees the other cells of its row and its column.
   *[lines-more] A cell sees the other cells of its row and its column, and all others that cannot hold the same digit by the rules below.
}
reading-candidates = The candidates of a cell are the digits that it can still be.
# Where steps are written in Eureka notation, too.
reading-notation = In Eureka notation, = stands between two candidates of which at least one is true, and - between two that cannot both be true; => is followed by what that shows. r1c2=3 means that r1c2 is 3, r1c2<>3 that it is not.
# A rule of the puzzle: its name, and its sentence from rules.ftl.
reading-rule = { $name }: { $text }
# The cells of a house that a rule names, as in "region 4: r1c1, r1c2 and r2c1."
reading-house = In { $house }: { $cells }.
reading-strip = In { $house }: { $cells }, with { $digits }.
# The cells that a rule is about, and its number. $count is how many cells there are.
reading-clue = { $count ->
    [1] Here it holds for { $cells }.
   *[other] Here it holds for { $cells }.
}
reading-clue-number = With { $number } it holds for { $cells }.
# $clues are numbers at the edge as in clue-name, $count is how many.
reading-edge = { $count ->
    [1] The number here is { $clues }.
   *[other] The numbers here are { $clues }.
}

## Level 1: where to look

look-house = { $kind ->
    [row] Look at row { $number }.
    [column] Look at column { $number }.
    [box] Look at box { $number }.
   *[other] Look at { $house }.
}
look-digits = Look at { $digits }.
look-digit-house = { $kind ->
    [row] Look at { $digit } in row { $number }.
    [column] Look at { $digit } in column { $number }.
    [box] Look at { $digit } in box { $number }.
    [diagonal] Look at { $digit } on { $house }.
   *[other] Look at { $digit } in { $house }.
}
look-digit-houses = { $kind ->
    [row] Look at { $digit } in rows { $numbers }.
    [column] Look at { $digit } in columns { $numbers }.
   *[box] Look at { $digit } in boxes { $numbers }.
}
look-digit-mixed = Look at { $digit } in these: { $houses }.
look-cells = Look at { $cells }.
look-around = Look at { $cell } and the cells it sees.
# Cells that hold these digits or can still be them.
look-pattern = Look at the cells with { $digits }.
look-clues = Look at { $clues }.
# $count is how many digits there are.
look-pairs = { $count ->
    [1] Look at { $digits } where it has just two places.
   *[other] Look at { $digits } where they have just two places.
}

## Level 2: what there is, on which digits and where

what-in = { $kind ->
    [row] There is { $name-indefinite } in row { $number }.
    [column] There is { $name-indefinite } in column { $number }.
    [box] There is { $name-indefinite } in box { $number }.
    [diagonal] There is { $name-indefinite } on { $house }.
   *[other] There is { $name-indefinite } in { $house }.
}
what-on-in = { $kind ->
    [row] There is { $name-indefinite } on { $digits } in row { $number }.
    [column] There is { $name-indefinite } on { $digits } in column { $number }.
    [box] There is { $name-indefinite } on { $digits } in box { $number }.
    [diagonal] There is { $name-indefinite } on { $digits } on { $house }.
   *[other] There is { $name-indefinite } on { $digits } in { $house }.
}
what-on-houses = { $kind ->
    [row] There is { $name-indefinite } on { $digits } in rows { $numbers }.
    [column] There is { $name-indefinite } on { $digits } in columns { $numbers }.
   *[box] There is { $name-indefinite } on { $digits } in boxes { $numbers }.
}
what-on-mixed = There is { $name-indefinite } on { $digits } in these: { $houses }.
# From the house where a chain begins to the one where it ends.
what-on-between = { $kind ->
    [row] There is { $name-indefinite } on { $digits }, from row { $number } to row { $other_number }.
    [box] There is { $name-indefinite } on { $digits }, from box { $number } to box { $other_number }.
   *[other] There is { $name-indefinite } on { $digits }, between { $house } and { $other_house }.
}
what-around = There is { $name-indefinite } on { $digits } around { $cell }.
what-clues = According to { $clues }, there is { $name-indefinite }.

## Level 3: in which cells

place-last-cell = { $kind ->
    [row] { $name } in row { $number }: { $cell } is the only empty cell.
    [column] { $name } in column { $number }: { $cell } is the only empty cell.
    [box] { $name } in box { $number }: { $cell } is the only empty cell.
    [diagonal] { $name } on { $house }: { $cell } is the only empty cell.
   *[other] { $name } in { $house }: { $cell } is the only empty cell.
}
place-only-place = { $kind ->
    [row] { $name } in row { $number }: the { $digit } can only go in { $cell }.
    [column] { $name } in column { $number }: the { $digit } can only go in { $cell }.
    [box] { $name } in box { $number }: the { $digit } can only go in { $cell }.
    [diagonal] { $name } on { $house }: the { $digit } can only go in { $cell }.
   *[other] { $name } in { $house }: the { $digit } can only go in { $cell }.
}
place-only-digit = { $kind ->
    [row] { $name } in row { $number }: only one digit is left for { $cell }.
    [column] { $name } in column { $number }: only one digit is left for { $cell }.
    [box] { $name } in box { $number }: only one digit is left for { $cell }.
    [diagonal] { $name } on { $house }: only one digit is left for { $cell }.
   *[other] { $name } in { $house }: only one digit is left for { $cell }.
}
place-cells = { $name } on { $digits }: { $cells }.
place-in = { $kind ->
    [row] { $name } on { $digits } in row { $number }: { $cells }.
    [column] { $name } on { $digits } in column { $number }: { $cells }.
    [box] { $name } on { $digits } in box { $number }: { $cells }.
    [diagonal] { $name } on { $digits } on { $house }: { $cells }.
   *[other] { $name } on { $digits } in { $house }: { $cells }.
}
# $kinds are the kinds of the two houses that all the cells lie in, $number and $other_number their numbers.
place-intersection = { $kinds ->
    [box-row] { $name } on { $digit } in box { $number }, along row { $other_number }: { $cells }.
    [box-column] { $name } on { $digit } in box { $number }, along column { $other_number }: { $cells }.
    [row-box] { $name } on { $digit } in row { $number }, within box { $other_number }: { $cells }.
    [column-box] { $name } on { $digit } in column { $number }, within box { $other_number }: { $cells }.
   *[other] { $name } on { $digit }, where these meet: { $houses }. The cells are { $cells }.
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
place-fish = { $lines ->
    [row] { $name } on { $digit } in rows { $bases }, columns { $covers }: { $cells }.
    [column] { $name } on { $digit } in columns { $bases }, rows { $covers }: { $cells }.
   *[mixed] { $name } on { $digit }, from these: { $bases }, to these: { $covers }. The cells are { $cells }.
}
# $fins are the cells beside it, $count is how many.
place-fish-finned = { $lines ->
    [row] { $name } on { $digit } in rows { $bases }, columns { $covers }: { $cells }, with { $fins } beside.
    [column] { $name } on { $digit } in columns { $bases }, rows { $covers }: { $cells }, with { $fins } beside.
   *[mixed] { $name } on { $digit }, from these: { $bases }, to these: { $covers }. The cells are { $cells }, with { $fins } beside.
}
# $first and $second are cells.
place-colours = { $name } on { $digit }: { $first } in one colour, { $second } in the other.
place-colours-two = { $name } on { $digit }: { $first } in one colour, { $second } in the other; { $third } in a third colour, { $fourth } in the fourth.
# Of the first two colours only one matters: it meets both of the others.
place-colours-three = { $name } on { $digit }: { $first } in one colour; { $third } in another, { $fourth } in the one opposite to it.
# $first and $second are candidates.
place-colours-mixed = { $name } with { $first } in one colour, { $second } in the other.
place-clues = { $name }, according to { $clues }: see what follows for { $cells }.
# $pivot is one cell, $pincers are several, each as in cell-with-digits.
place-wing = { $name } on { $digits }: pivot { $pivot }, pincers { $pincers }.
place-wing-pivots = { $name } on { $digits }: { $pivots } in the middle, pincers { $pincers }.
# $cells are those on the way.
place-chain = { $name } from { $digit } in { $start } to { $other } in { $end }, by way of { $cells }.
# A chain of cells that all have the same two digits.
place-chain-pair = { $name } on { $digits } from { $start } to { $end }, by way of { $cells }.
place-chain-short = { $name } from { $digit } in { $start } to { $other } in { $end }.
place-chain-self = { $name } from { $digit } in { $start } back to the same place, by way of { $cells }.
# Two chains at once, each from one end to the other.
place-chains = { $name } on { $digits }: from { $start } to { $end }, and from { $other_start } to { $other_end }. All its cells are { $cells }.
place-loop = { $name } on { $digits }, around through { $cells }.
# A chain or a loop, and the sets of cells that it leads through, each as in cell-with-digits. $place is a sentence.
place-with-sets = { $count ->
    [1] { $place } It leads through the set { $sets }.
   *[other] { $place } It leads through the sets { $sets }.
}
# Two sets of cells with their digits, and the digits that only one of the two can have.
# $count is how many of these there are.
place-sets = { $count ->
    [1] { $name }: set A is { $cells } with { $digits }; set B is { $cells_b } with { $digits_b }. Only one of the two can have { $restricted }.
   *[other] { $name }: set A is { $cells } with { $digits }; set B is { $cells_b } with { $digits_b }. Only one of the two can have each of { $restricted }.
}
# Three sets: only one of the sets $set and $other can have $digit, only one of $third and $fourth can have $second.
place-sets-three = { $name }: set A is { $cells } with { $digits }; set B is { $cells_b } with { $digits_b }; set C is { $cells_c } with { $digits_c }. Only one of { $set } and { $other } can have { $digit }, and only one of { $third } and { $fourth } can have { $second }.
# Where two houses cross: $cells are in both, set A in the one, set B in the other.
place-crossing = { $name }: { $cells }, where { $houses } cross. Set A is { $cells_a } with { $digits_a }; set B is { $cells_b } with { $digits_b }.
# $cells are the cells of a pattern that cannot be, $others those of them that can be more than $digits.
place-pattern = { $count ->
    [1] { $name } on { $digits }: { $cells }. Only { $others } can be anything else.
   *[other] { $name } on { $digits }: { $cells }. Only { $others } can be anything else.
}
place-grave = { $name }: each empty cell has just two candidates, but for { $extras }.
# $candidates is what all ways lead to: candidates that go in or out.
place-forcing-cell = { $name } from { $cell }, which can be { $digits }, to { $candidates }.
place-forcing-house = { $kind ->
    [row] { $name } from { $digit } in row { $number }, which can go in { $cells }, to { $candidates }.
    [column] { $name } from { $digit } in column { $number }, which can go in { $cells }, to { $candidates }.
    [box] { $name } from { $digit } in box { $number }, which can go in { $cells }, to { $candidates }.
    [diagonal] { $name } from { $digit } on { $house }, which can go in { $cells }, to { $candidates }.
   *[other] { $name } from { $digit } in { $house }, which can go in { $cells }, to { $candidates }.
}
# What is supposed, and which cells to look at then.
place-trial = { $state ->
    [is] { $name }: suppose { $cells } is { $digit }, and see where that leads.
    [is-not] { $name }: suppose { $cells } is not { $digit }, and see where that leads.
    [in] { $name }: suppose one of { $cells } is { $digit }, and see where that leads.
   *[not-in] { $name }: suppose there is no { $digit } in { $cells }, and see where that leads.
}
place-suppose = { $state ->
    [is] { $name }: suppose { $cells } is { $digit }, and follow what that does to { $others }.
    [is-not] { $name }: suppose { $cells } is not { $digit }, and follow what that does to { $others }.
    [in] { $name }: suppose one of { $cells } is { $digit }, and follow what that does to { $others }.
   *[not-in] { $name }: suppose there is no { $digit } in { $cells }, and follow what that does to { $others }.
}

## What is true in the position

premise-cells = { $count ->
    [1] { $cells } can only be { $digits }.
   *[other] { $cells } can only be { $digits }.
}
premise-place = { $kind ->
    [row] In row { $number } the { $digit } can only go in { $cells }.
    [column] In column { $number } the { $digit } can only go in { $cells }.
    [box] In box { $number } the { $digit } can only go in { $cells }.
    [diagonal] On { $house } the { $digit } can only go in { $cells }.
   *[other] In { $house } the { $digit } can only go in { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] In row { $number } it can only go in { $cells }.
    [column] In column { $number } it can only go in { $cells }.
    [box] In box { $number } it can only go in { $cells }.
    [diagonal] On { $house } it can only go in { $cells }.
   *[other] In { $house } it can only go in { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = There the { $digit } can only go in { $cells }.
premise-places = { $kind ->
    [row] In row { $number } the digits { $digits } can only go in { $cells }.
    [column] In column { $number } the digits { $digits } can only go in { $cells }.
    [box] In box { $number } the digits { $digits } can only go in { $cells }.
    [diagonal] On { $house } the digits { $digits } can only go in { $cells }.
   *[other] In { $house } the digits { $digits } can only go in { $cells }.
}
premise-places-there = There the digits { $digits } can only go in { $cells }.
premise-rule = According to { $clues }, { $cell } can only be { $digits }.
# The clues are those of the sentence before.
premise-rule-again = Likewise, { $cell } can only be { $digits }.
premise-rule-any = According to { $clues }, one of these must be true: { $candidates }.
# How cells that a rule relates stand to each other. $count is how many others there are.
related = { $rule ->
    [anti-knight] { $cell } is a knight's move from { $others }.
    [anti-king] { $cell } is a king's move from { $others }.
    [non-consecutive] { $cell } is next to { $others }.
   *[other] The rule { $rule_name } holds between { $cell } and { $others }.
}

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, "refuted" where the contrary led
# to something impossible, "also" for a second conclusion, or "and" for any after that.
conclude-in = { $how ->
    [each] In each case { $cell } is { $digit }.
    [either] Either way { $cell } is { $digit }.
    [also] Also { $cell } is { $digit }.
    [and] And { $cell } is { $digit }.
    [refuted] That is impossible, so { $cell } is { $digit }.
   *[so] So { $cell } is { $digit }.
}
# $digits has "or". $count is how many digits there are, $places how many cells.
conclude-out = { $how ->
    [each] In each case { $cells } cannot be { $digits }.
    [either] Either way { $cells } cannot be { $digits }.
    [also] Also { $cells } cannot be { $digits }.
    [and] And { $cells } cannot be { $digits }.
    [refuted] That is impossible, so { $cells } cannot be { $digits }.
   *[so] So { $cells } cannot be { $digits }.
}
# $gone is how many cells lose the digit, $seen are those cells. $how is "so" after the reason, "plain" where it is what a
# chain has shown.
either-or = { $how ->
    [so] { $gone ->
        [1] So either { $first } or { $second } is { $digit }: any cell that sees both, here { $seen }, cannot be { $digit }.
       *[other] So either { $first } or { $second } is { $digit }: any cell that sees both, here { $seen }, cannot be { $digit }.
    }
   *[plain] { $gone ->
        [1] Either { $first } or { $second } is { $digit }: any cell that sees both, here { $seen }, cannot be { $digit }.
       *[other] Either { $first } or { $second } is { $digit }: any cell that sees both, here { $seen }, cannot be { $digit }.
    }
}
# Right after a sentence that says that one of $count cells has the digit.
seen-by-these = { $count ->
    [2] { $gone ->
        [1] Any cell that sees both, here { $seen }, cannot be { $digit }.
       *[other] Any cell that sees both, here { $seen }, cannot be { $digit }.
    }
   *[other] { $gone ->
        [1] Any cell that sees them all, here { $seen }, cannot be { $digit }.
       *[other] Any cell that sees them all, here { $seen }, cannot be { $digit }.
    }
}
one-of-several = { $how ->
    [so] { $gone ->
        [1] So one of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
       *[other] So one of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
    }
   *[plain] { $gone ->
        [1] One of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
       *[other] One of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
    }
}

## Singles

single-last-cell = { $kind ->
    [row] In row { $number } only { $cell } is still empty.
    [column] In column { $number } only { $cell } is still empty.
    [box] In box { $number } only { $cell } is still empty.
    [diagonal] On { $house } only { $cell } is still empty.
   *[other] In { $house } only { $cell } is still empty.
}
single-last-digit = Only { $digit } is missing there.
single-place = { $kind ->
    [row] In row { $number } the { $digit } can only go in { $cell }.
    [column] In column { $number } the { $digit } can only go in { $cell }.
    [box] In box { $number } the { $digit } can only go in { $cell }.
    [diagonal] On { $house } the { $digit } can only go in { $cell }.
   *[other] In { $house } the { $digit } can only go in { $cell }.
}
# $others is how many other empty cells there are.
single-blocked-all = { $others ->
    [1] { $count ->
        [1] The { $digit } in { $cells } blocks the only other empty cell there.
       *[other] With { $digit } in { $cells }, the only other empty cell there is blocked.
    }
    [2] { $count ->
        [1] The { $digit } in { $cells } blocks both other empty cells there.
       *[other] With { $digit } in { $cells }, both other empty cells there are blocked.
    }
   *[other] { $count ->
        [1] The { $digit } in { $cells } blocks all other empty cells there.
       *[other] With { $digit } in { $cells }, all other empty cells there are blocked.
    }
}
# $gone is how many cells are blocked.
single-blocked = { $count ->
    [1] The { $digit } in { $cells } blocks { $blocked }.
   *[other] { $gone ->
        [1] With { $digit } in { $cells }, { $blocked } is blocked.
       *[other] With { $digit } in { $cells }, { $blocked } are blocked.
    }
}
single-before = The { $digit } has already been ruled out of { $cells }.
single-digit = { $cell } can only be { $digit }.
# $count is how many digits there are.
single-held = { $kind ->
    [row] Its row already has { $digits }.
    [column] Its column already has { $digits }.
    [box] Its box already has { $digits }.
    [diagonal] It is on { $house }, which already has { $digits }.
   *[other] It is in { $house }, which already has { $digits }.
}
# The cell may hold only some digits, whatever else there is. $digits has "or", $all has "and".
single-allowed = { $rule ->
    [even] It must be even.
    [odd] It must be odd.
    [strip] Its strip has only { $all }.
   *[other] By the rule { $name } it can only be { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $rule ->
    [even] No odd digit goes in { $cells }.
    [odd] No even digit goes in { $cells }.
    [strip] The strip with { $cells } has no { $digit }.
   *[other] By the rule { $name } no { $digit } goes in { $cells }.
}
# "It" is the cell that the sentences are about; the cells are related to it by the rule.
single-related = { $rule ->
    [anti-knight] { $count ->
        [1] { $cells }, a knight's move from it, rules out { $digits }.
       *[other] { $cells }, a knight's move from it, rule out { $digits }.
    }
    [anti-king] { $count ->
        [1] { $cells }, a king's move from it, rules out { $digits }.
       *[other] { $cells }, a king's move from it, rule out { $digits }.
    }
    [non-consecutive] { $count ->
        [1] { $cells }, next to it, rules out { $digits }.
       *[other] { $cells }, next to it, rule out { $digits }.
    }
   *[other] { $count ->
        [1] By the rule { $rule_name } { $cells } rules out { $digits }.
       *[other] By the rule { $rule_name } { $cells } rule out { $digits }.
    }
}
single-out-before = { $count ->
    [1] Of the others, { $digits } has already been ruled out.
   *[other] Of the others, { $digits } have already been ruled out.
}

## Clues
##
## The names of clues stand in sentences as they are. A language that would have to bend them may say
## "By this clue: { $clue }." or the like.

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] the { $number } to the left of row { $line }
    [right] the { $number } to the right of row { $line }
    [above] the { $number } above column { $line }
   *[below] the { $number } below column { $line }
}
# Any other clue: by its rule and its cells.
clue-name-cells = the rule { $rule } in { $cells }
clue-name-number = the rule { $rule } with { $number } in { $cells }
buildings-one = According to { $clue }, only one building is seen from there: the tallest, { $highest }, which stands right in front and hides all others.
buildings-all = According to { $clue }, all { $number } buildings are seen from there. So they rise one by one, from { $lowest } to { $highest }.
buildings-seen = { $number ->
    [1] According to { $clue }, just one building is seen from there.
   *[other] According to { $clue }, { $number } buildings are seen from there.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [1] According to { $clue }, just one is seen from the other end.
   *[other] According to { $clue }, { $number } are seen from the other end.
}
# $highest is the largest digit.
buildings-room = Each must be taller than the one seen before it, and none is taller than { $highest }.
# $how is "and" where another such sentence came right before, otherwise "so".
buildings-at-most = { $how ->
    [and] And { $cell } is at most { $digit }.
   *[so] So { $cell } is at most { $digit }.
}
# $highest is the largest digit.
buildings-run = The { $highest } in { $cell } hides whatever is behind it. So each of { $cells } is seen, and they rise from one to the next.
buildings-run-only = The { $highest } can only go in { $cell }, and hides whatever is behind it. So each of { $cells } is seen, and they rise from one to the next.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [1] Wherever the others go, with { $digits } in { $cells } only one would be seen.
   *[other] Wherever the others go, with { $digits } in { $cells } at most { $most } would be seen.
}
buildings-too-many = Wherever the others go, with { $digits } in { $cells } at least { $fewest } would be seen.
buildings-never = With { $digits } in { $cells } there is no way to see just { $number }.
buildings-not-both = With { $digits } in { $cells } there is no way to keep both clues.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] Both cells lie in row { $number }. Whichever it is, row { $number } has its { $digit } there.
        [column] Both cells lie in column { $number }. Whichever it is, column { $number } has its { $digit } there.
        [box] Both cells lie in box { $number }. Whichever it is, box { $number } has its { $digit } there.
        [diagonal] Both cells lie on { $house }. Whichever it is, { $house } has its { $digit } there.
       *[other] Both cells lie in { $house }. Whichever it is, { $house } has its { $digit } there.
    }
   *[other] { $kind ->
        [row] All these cells lie in row { $number }. Whichever it is, row { $number } has its { $digit } there.
        [column] All these cells lie in column { $number }. Whichever it is, column { $number } has its { $digit } there.
        [box] All these cells lie in box { $number }. Whichever it is, box { $number } has its { $digit } there.
        [diagonal] All these cells lie on { $house }. Whichever it is, { $house } has its { $digit } there.
       *[other] All these cells lie in { $house }. Whichever it is, { $house } has its { $digit } there.
    }
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
fish-four = { $lines ->
    [row] These four cells lie in columns { $covers }.
   *[column] These four cells lie in rows { $covers }.
}
fish-two = { $lines ->
    [row] If the { $digit } of row { $base } is in column { $cover }, that of row { $other_base } is in column { $other_cover }, and the other way round: either way both columns have their { $digit } in these rows.
   *[column] If the { $digit } of column { $base } is in row { $cover }, that of column { $other_base } is in row { $other_cover }, and the other way round: either way both rows have their { $digit } in these columns.
}
# $count is how many lines there are, here and in fish-many.
fish-lie = { $lines ->
    [row] All these cells lie in columns { $covers }.
   *[column] All these cells lie in rows { $covers }.
}
fish-many = { $lines ->
    [row] Each of these rows has its { $digit } in another column, and there are no more columns than rows, so each of the columns has its { $digit } in one of these rows.
   *[column] Each of these columns has its { $digit } in another row, and there are no more rows than columns, so each of the rows has its { $digit } in one of these columns.
}
fish-lie-mixed = All these cells lie in these: { $covers }.
fish-many-mixed = Each of these has room for the { $digit } only once, and just as many are to be placed, so each of them has its { $digit } in one of these cells.
# $count is how many fins there are, and $fins has "and".
fish-fins-lie = { $lines ->
    [row] But for { $fins }, all these cells lie in columns { $covers }.
   *[column] But for { $fins }, all these cells lie in rows { $covers }.
}
fish-fins-lie-mixed = But for { $fins }, all these cells lie in these: { $covers }.
# $count is how many fins there are, and $fins has "or".
fish-fins-out = { $lines ->
    [row] { $count ->
        [1] If { $fins } is not { $digit }, each of these columns has its { $digit } in one of these rows, and nowhere else.
       *[other] If there is no { $digit } in { $fins }, each of these columns has its { $digit } in one of these rows, and nowhere else.
    }
   *[column] { $count ->
        [1] If { $fins } is not { $digit }, each of these rows has its { $digit } in one of these columns, and nowhere else.
       *[other] If there is no { $digit } in { $fins }, each of these rows has its { $digit } in one of these columns, and nowhere else.
    }
}
fish-fins-out-mixed = { $count ->
    [1] If { $fins } is not { $digit }, each of them has its { $digit } in one of these cells, and nowhere else.
   *[other] If there is no { $digit } in { $fins }, each of them has its { $digit } in one of these cells, and nowhere else.
}
# $fins has "and".
fish-fins-in = { $count ->
    [1] If { $fins } is { $digit }, no cell that sees it can be { $digit }.
    [2] If one of { $fins } is { $digit }, no cell that sees both can be { $digit }.
   *[other] If one of { $fins } is { $digit }, no cell that sees them all can be { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] If one of them is { $digit }, the other must be { $other }. Either way row { $number } has its { $digit } and its { $other } there.
    [column] If one of them is { $digit }, the other must be { $other }. Either way column { $number } has its { $digit } and its { $other } there.
    [box] If one of them is { $digit }, the other must be { $other }. Either way box { $number } has its { $digit } and its { $other } there.
   *[other] If one of them is { $digit }, the other must be { $other }. Either way { $house } has its { $digit } and its { $other } there.
}
subset-naked = { $count ->
    [1] { $kind ->
        [row] So row { $number } has its { $digits } there, and in no other cell.
        [column] So column { $number } has its { $digits } there, and in no other cell.
        [box] So box { $number } has its { $digits } there, and in no other cell.
       *[other] So { $house } has its { $digits } there, and in no other cell.
    }
   *[other] { $kind ->
        [row] These cells of row { $number } have only { $digits } between them: as many digits as cells. Each of the digits must go in one of these cells, and in no other cell of row { $number }.
        [column] These cells of column { $number } have only { $digits } between them: as many digits as cells. Each of the digits must go in one of these cells, and in no other cell of column { $number }.
        [box] These cells of box { $number } have only { $digits } between them: as many digits as cells. Each of the digits must go in one of these cells, and in no other cell of box { $number }.
       *[other] These cells of { $house } have only { $digits } between them: as many digits as cells. Each of the digits must go in one of these cells, and in no other cell of { $house }.
    }
}
subset-also = { $kind ->
    [row] The cells also lie in row { $number }, so the same holds for row { $number }.
    [column] The cells also lie in column { $number }, so the same holds for column { $number }.
    [box] The cells also lie in box { $number }, so the same holds for box { $number }.
    [diagonal] The cells also lie on { $house }, so the same holds for { $house }.
   *[other] The cells also lie in { $house }, so the same holds for { $house }.
}
# $count is how many digits there are.
subset-hidden = { $count ->
    [1] This digit needs a cell, and has only { $cells }. So nothing else can go there.
   *[other] These digits have only { $cells }: as many cells as digits. So nothing else can go there.
}

## Wings

# The pincer sees the cell.
wing-if = If { $cell } is { $digit }, { $pincer }, which sees it, must be { $common }.
wing-if-it = If it is { $digit }, { $pincer }, which sees it, must be { $common }.
wing-if-itself = Otherwise it is { $common } itself.
# $count is how many cells there are, $others how many digits: one less.
wing-counted = Each of { $digits } can go in only one of these cells, since the cells that could hold it see each other. These digits cannot fill all the cells, so one must be { $common }.

## Chains

chain-suppose = { $state ->
    [is] Suppose { $cells } is { $digit }.
    [is-not] Suppose { $cells } is not { $digit }.
    [in] Suppose one of { $cells } is { $digit }.
   *[not-in] Suppose there is no { $digit } in { $cells }.
}
# What was found earlier, and is needed now.
chain-known = { $state ->
    [is] We also found that { $cells } is { $digit }.
    [is-not] We also found that { $cells } is not { $digit }.
    [in] We also found that one of { $cells } is { $digit }.
   *[not-in] We also found that there is no { $digit } in { $cells }.
}
# What was supposed at the beginning, and is needed once more.
chain-supposed = { $state ->
    [is] As supposed, { $cells } is { $digit }.
    [is-not] As supposed, { $cells } is not { $digit }.
    [in] As supposed, one of { $cells } is { $digit }.
   *[not-in] As supposed, there is no { $digit } in { $cells }.
}
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] { $state ->
        [is] Then { $cells } is { $digit }.
        [is-not] Then { $cells } is not { $digit }.
        [in] Then one of { $cells } is { $digit }.
       *[not-in] Then there is no { $digit } in { $cells }.
    }
   *[so] { $state ->
        [is] So { $cells } is { $digit }.
        [is-not] So { $cells } is not { $digit }.
        [in] So one of { $cells } is { $digit }.
       *[not-in] So there is no { $digit } in { $cells }.
    }
}
# A digit is not in cells: they are in the same house as that of which the sentence before said that it has
# the digit. $cells has "and".
chain-not = { $how ->
    [then] { $count ->
        [1] { $kind ->
            [row] Then { $cells }, in the same row, is not { $digit }.
            [column] Then { $cells }, in the same column, is not { $digit }.
            [box] Then { $cells }, in the same box, is not { $digit }.
            [diagonal] Then { $cells }, also on { $house }, is not { $digit }.
           *[other] Then { $cells }, also in { $house }, is not { $digit }.
        }
        [2] { $kind ->
            [row] Then neither of { $cells }, in the same row, is { $digit }.
            [column] Then neither of { $cells }, in the same column, is { $digit }.
            [box] Then neither of { $cells }, in the same box, is { $digit }.
            [diagonal] Then neither of { $cells }, also on { $house }, is { $digit }.
           *[other] Then neither of { $cells }, also in { $house }, is { $digit }.
        }
       *[other] { $kind ->
            [row] Then none of { $cells }, in the same row, is { $digit }.
            [column] Then none of { $cells }, in the same column, is { $digit }.
            [box] Then none of { $cells }, in the same box, is { $digit }.
            [diagonal] Then none of { $cells }, also on { $house }, is { $digit }.
           *[other] Then none of { $cells }, also in { $house }, is { $digit }.
        }
    }
   *[so] { $count ->
        [1] { $kind ->
            [row] So { $cells }, in the same row, is not { $digit }.
            [column] So { $cells }, in the same column, is not { $digit }.
            [box] So { $cells }, in the same box, is not { $digit }.
            [diagonal] So { $cells }, also on { $house }, is not { $digit }.
           *[other] So { $cells }, also in { $house }, is not { $digit }.
        }
        [2] { $kind ->
            [row] So neither of { $cells }, in the same row, is { $digit }.
            [column] So neither of { $cells }, in the same column, is { $digit }.
            [box] So neither of { $cells }, in the same box, is { $digit }.
            [diagonal] So neither of { $cells }, also on { $house }, is { $digit }.
           *[other] So neither of { $cells }, also in { $house }, is { $digit }.
        }
       *[other] { $kind ->
            [row] So none of { $cells }, in the same row, is { $digit }.
            [column] So none of { $cells }, in the same column, is { $digit }.
            [box] So none of { $cells }, in the same box, is { $digit }.
            [diagonal] So none of { $cells }, also on { $house }, is { $digit }.
           *[other] So none of { $cells }, also in { $house }, is { $digit }.
        }
    }
}
# The same by a rule that relates the cells to $others, which have the digit or another one.
chain-not-by-rule = { $count ->
    [1] { $rule ->
        [anti-knight] { $cells } is a knight's move from { $others }, so it is not { $digit }.
        [anti-king] { $cells } is a king's move from { $others }, so it is not { $digit }.
        [non-consecutive] { $cells } is next to { $others }, so it is not { $digit }.
       *[other] By the rule { $rule_name } with { $others }, { $cells } is not { $digit }.
    }
    [2] { $rule ->
        [anti-knight] { $cells } are a knight's move from { $others }, so neither is { $digit }.
        [anti-king] { $cells } are a king's move from { $others }, so neither is { $digit }.
        [non-consecutive] { $cells } are next to { $others }, so neither is { $digit }.
       *[other] By the rule { $rule_name } with { $others }, neither of { $cells } is { $digit }.
    }
   *[other] { $rule ->
        [anti-knight] { $cells } are a knight's move from { $others }, so none of them is { $digit }.
        [anti-king] { $cells } are a king's move from { $others }, so none of them is { $digit }.
        [non-consecutive] { $cells } are next to { $others }, so none of them is { $digit }.
       *[other] By the rule { $rule_name } with { $others }, none of { $cells } is { $digit }.
    }
}
# The same where the cells see the others in several ways.
chain-not-seen = { $count ->
    [1] { $cells } sees { $others }, so it is not { $digit }.
    [2] { $cells } see { $others }, so neither is { $digit }.
   *[other] { $cells } see { $others }, so none of them is { $digit }.
}
# "It" is the cell that was named last.
chain-it-must = { $how ->
    [then] Then it must be { $digit }.
   *[so] So it must be { $digit }.
}
chain-must-in = { $how ->
    [then] { $kind ->
        [row] Then the { $digit } of row { $number } must be in { $cells }.
        [column] Then the { $digit } of column { $number } must be in { $cells }.
        [box] Then the { $digit } of box { $number } must be in { $cells }.
       *[other] Then the { $digit } of { $house } must be in { $cells }.
    }
   *[so] { $kind ->
        [row] So the { $digit } of row { $number } must be in { $cells }.
        [column] So the { $digit } of column { $number } must be in { $cells }.
        [box] So the { $digit } of box { $number } must be in { $cells }.
       *[other] So the { $digit } of { $house } must be in { $cells }.
    }
}
# The cell is not the digit, and so must be another. $kind is that of the house that it shares with the cells of the sentence
# before, "none" where no house matters.
chain-not-but = { $how ->
    [then] { $kind ->
        [row] Then { $cell }, in the same row, is not { $digit } and must be { $other }.
        [column] Then { $cell }, in the same column, is not { $digit } and must be { $other }.
        [box] Then { $cell }, in the same box, is not { $digit } and must be { $other }.
        [diagonal] Then { $cell }, also on { $house }, is not { $digit } and must be { $other }.
        [none] Then { $cell } is not { $digit } and must be { $other }.
       *[other] Then { $cell }, also in { $house }, is not { $digit } and must be { $other }.
    }
   *[so] { $kind ->
        [row] So { $cell }, in the same row, is not { $digit } and must be { $other }.
        [column] So { $cell }, in the same column, is not { $digit } and must be { $other }.
        [box] So { $cell }, in the same box, is not { $digit } and must be { $other }.
        [diagonal] So { $cell }, also on { $house }, is not { $digit } and must be { $other }.
        [none] So { $cell } is not { $digit } and must be { $other }.
       *[other] So { $cell }, also in { $house }, is not { $digit } and must be { $other }.
    }
}
# The cells in $ruled do not have the digit, and so it must be in $cells. $case is how the sentence begins, and whether
# there is one cell in $ruled or more.
chain-not-then-in = { $case ->
    [then-one] { $kind ->
        [row] Then { $ruled } is not { $digit }, and the { $digit } of row { $number } must be in { $cells }.
        [column] Then { $ruled } is not { $digit }, and the { $digit } of column { $number } must be in { $cells }.
        [box] Then { $ruled } is not { $digit }, and the { $digit } of box { $number } must be in { $cells }.
       *[other] Then { $ruled } is not { $digit }, and the { $digit } of { $house } must be in { $cells }.
    }
    [then-other] { $kind ->
        [row] Then there is no { $digit } in { $ruled }, and the { $digit } of row { $number } must be in { $cells }.
        [column] Then there is no { $digit } in { $ruled }, and the { $digit } of column { $number } must be in { $cells }.
        [box] Then there is no { $digit } in { $ruled }, and the { $digit } of box { $number } must be in { $cells }.
       *[other] Then there is no { $digit } in { $ruled }, and the { $digit } of { $house } must be in { $cells }.
    }
    [so-one] { $kind ->
        [row] So { $ruled } is not { $digit }, and the { $digit } of row { $number } must be in { $cells }.
        [column] So { $ruled } is not { $digit }, and the { $digit } of column { $number } must be in { $cells }.
        [box] So { $ruled } is not { $digit }, and the { $digit } of box { $number } must be in { $cells }.
       *[other] So { $ruled } is not { $digit }, and the { $digit } of { $house } must be in { $cells }.
    }
   *[so-other] { $kind ->
        [row] So there is no { $digit } in { $ruled }, and the { $digit } of row { $number } must be in { $cells }.
        [column] So there is no { $digit } in { $ruled }, and the { $digit } of column { $number } must be in { $cells }.
        [box] So there is no { $digit } in { $ruled }, and the { $digit } of box { $number } must be in { $cells }.
       *[other] So there is no { $digit } in { $ruled }, and the { $digit } of { $house } must be in { $cells }.
    }
}
# An almost locked set: its $count cells have one digit more, $digits; all of them are in one house, unless $kind is "none". Without $digit each of the
# others must be there, and so $other in one of $places, of which there are $many.
# $how is "first" where it is said why that is so, then "again".
chain-set = { $how ->
    [again] { $count ->
        [1] { $cells } can only be { $digits }, so without { $digit }, it must be { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] In row { $number }, { $cells } have only { $digits } between them, so without { $digit }, { $places } must be { $other }.
                [column] In column { $number }, { $cells } have only { $digits } between them, so without { $digit }, { $places } must be { $other }.
                [box] In box { $number }, { $cells } have only { $digits } between them, so without { $digit }, { $places } must be { $other }.
                [diagonal] On { $house }, { $cells } have only { $digits } between them, so without { $digit }, { $places } must be { $other }.
                [none] { $cells } have only { $digits } between them, each at most once, so without { $digit }, { $places } must be { $other }.
               *[other] In { $house }, { $cells } have only { $digits } between them, so without { $digit }, { $places } must be { $other }.
            }
           *[other] { $kind ->
                [row] In row { $number }, { $cells } have only { $digits } between them, so without { $digit }, one of { $places } must be { $other }.
                [column] In column { $number }, { $cells } have only { $digits } between them, so without { $digit }, one of { $places } must be { $other }.
                [box] In box { $number }, { $cells } have only { $digits } between them, so without { $digit }, one of { $places } must be { $other }.
                [diagonal] On { $house }, { $cells } have only { $digits } between them, so without { $digit }, one of { $places } must be { $other }.
                [none] { $cells } have only { $digits } between them, each at most once, so without { $digit }, one of { $places } must be { $other }.
               *[other] In { $house }, { $cells } have only { $digits } between them, so without { $digit }, one of { $places } must be { $other }.
            }
        }
    }
   *[first] { $count ->
        [1] { $cells } can only be { $digits }, so without { $digit }, it must be { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] In row { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, { $places } must be { $other }.
                [column] In column { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, { $places } must be { $other }.
                [box] In box { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, { $places } must be { $other }.
                [diagonal] On { $house }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, { $places } must be { $other }.
                [none] { $cells } have only { $digits } between them, each at most once and one digit more than cells. So without { $digit }, { $places } must be { $other }.
               *[other] In { $house }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, { $places } must be { $other }.
            }
           *[other] { $kind ->
                [row] In row { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
                [column] In column { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
                [box] In box { $number }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
                [diagonal] On { $house }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
                [none] { $cells } have only { $digits } between them, each at most once and one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
               *[other] In { $house }, { $cells } have only { $digits } between them, one digit more than cells. So without { $digit }, one of { $places } must be { $other }.
            }
        }
    }
}
chain-against = That is the opposite of what we supposed.
# $first is true or $second is. $states are those of the two: "is" of one cell, "in" of several, with a line between.
chain-either = { $states ->
    [is-is] Either { $cells } is { $digit }, or { $others } is { $other }.
    [is-in] Either { $cells } is { $digit }, or one of { $others } is { $other }.
    [in-is] Either one of { $cells } is { $digit }, or { $others } is { $other }.
   *[in-in] Either one of { $cells } is { $digit }, or one of { $others } is { $other }.
}
# Why a cell at one end of a chain cannot be the digit of the other end, after a sentence that one of the two ends is true.
chain-weighed-start = { $cell } is { $digit } itself or sees the { $other }: either way it cannot be { $other }.
chain-weighed-end = { $cell } sees the { $other } or is { $digit } itself: either way it cannot be { $other }.
# The same of one digit and two cells.
chain-either-cell = Either { $first } or { $second } is { $digit }.
# $first and $second are the cells at the ends, $digits has "or".
chain-exchange = The same holds with the two digits exchanged, so no cell that sees both { $first } and { $second } can be { $digits }.
chain-one-cell = Either way { $cell } is { $digits }, and nothing else.
chain-only = So { $cell } is { $digit }, and nothing else.
# The sets at the two ends of a chain have another digit in common, too.
chain-sets-too = { $gone ->
    [1] Likewise the first of these sets or the last must have { $digit }, so one of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
   *[other] Likewise the first of these sets or the last must have { $digit }, so one of { $cells } is { $digit }: any cell that sees them all, here { $seen }, cannot be { $digit }.
}
chain-loop = That is where we began: a loop. It also holds backwards, so of any two candidates that follow one another in it exactly one is true.
# In a set of cells one of two digits is missing, so that it has all its others, $digits.
chain-loop-set = One of { $first } and { $second } is missing in { $cells }, so they have { $digits }.
# What is kept for two candidates that follow one another. $how is "so" the first time, then "likewise".
chain-loop-cell = { $how ->
    [likewise] Likewise { $cell } is { $digits }.
   *[so] So { $cell } is { $digits }.
}
chain-loop-house = { $how ->
    [likewise] { $kind ->
        [row] Likewise the { $digit } of row { $number } is in { $cells }.
        [column] Likewise the { $digit } of column { $number } is in { $cells }.
        [box] Likewise the { $digit } of box { $number } is in { $cells }.
       *[other] Likewise the { $digit } of { $house } is in { $cells }.
    }
   *[so] { $kind ->
        [row] So the { $digit } of row { $number } is in { $cells }.
        [column] So the { $digit } of column { $number } is in { $cells }.
        [box] So the { $digit } of box { $number } is in { $cells }.
       *[other] So the { $digit } of { $house } is in { $cells }.
    }
}
chain-notation = In Eureka notation: { $notation }

## Colours

colours-two = There are two possibilities.
# The same of other candidates.
colours-two-more = Here, too, there are two possibilities.
# $ordinal is which of two possibilities it is: "first" or "second".
colours-are = { $ordinal ->
    [first] { $count ->
        [1] In the first { $cells } is { $digit }.
        [2] In the first { $cells } are both { $digit }.
       *[other] In the first { $cells } are all { $digit }.
    }
   *[second] { $count ->
        [1] In the second { $cells } is { $digit }.
        [2] In the second { $cells } are both { $digit }.
       *[other] In the second { $cells } are all { $digit }.
    }
}
# $count is how many candidates there are.
colours-are-mixed = { $ordinal ->
    [first] { $count ->
        [1] In the first this is true: { $candidates }.
        [2] In the first both of these are true: { $candidates }.
       *[other] In the first all of these are true: { $candidates }.
    }
   *[second] { $count ->
        [1] In the second this is true: { $candidates }.
        [2] In the second both of these are true: { $candidates }.
       *[other] In the second all of these are true: { $candidates }.
    }
}
colours-trap = A cell that sees one of each cannot be { $digit }, whichever of the two is right.
colours-trap-mixed = What clashes with one of each is wrong, whichever of the two is right.
colours-trapped = { $gone } clashes with { $first } and with { $second }.
# $how is "and" where another such sentence came right before, otherwise "but".
colours-not-both = { $how ->
    [and] And { $first } and { $second } see each other, so they cannot both be { $digit }.
   *[but] But { $first } and { $second } see each other, so they cannot both be { $digit }.
}
colours-not-both-digits = { $how ->
    [and] And { $cell } cannot be both { $digit } and { $other }.
   *[but] But { $cell } cannot be both { $digit } and { $other }.
}
colours-empties = But then nothing would be left for { $cell }.
colours-wrong = So the first is not possible.
colours-wrong-anyway = The first is not possible.
# What one of two later possibilities, whichever is right, rules out.
colours-between = { $count ->
    [1] One of the last two possibilities is right, so { $cells } is not { $digit }.
    [2] One of the last two possibilities is right, so neither of { $cells } is { $digit }.
   *[other] One of the last two possibilities is right, so none of { $cells } is { $digit }.
}
colours-remain = { $count ->
    [1] So { $cells } is { $digit }.
    [2] So { $cells } are both { $digit }.
   *[other] So { $cells } are all { $digit }.
}
# $first and $second are cells, $count and $others how many.
colours-one-is = So { $first } must be { $digit }, or { $second } must.
# What such a sentence rules out.
colours-sees = A cell that sees one of the former and one of the latter cannot be { $digit }.

## Uniqueness

unique-relies = This step relies on the puzzle having only one solution.
unique-loop = If { $cells } held nothing but { $digits }, the two digits could change places there, and the puzzle would have a second solution.
# $count is how many cells the pattern has, $others how many there are in $cells. What the cells can be has just been said.
unique-loop-too = { $others ->
    [1] If { $cells }, too, could only be { $digits }, the two digits could change places in all these cells, and the puzzle would have a second solution.
   *[other] If { $cells }, too, could only be { $digits }, the two digits could change places in all these cells, and the puzzle would have a second solution.
}
# $digits are those of the cells, in the same order.
unique-placed = { $count ->
    [1] { $cells } is { $digits }, and was not given.
    [2] { $cells } hold { $digits }, and neither was given.
   *[other] { $cells } hold { $digits }, and none of them was given.
}
unique-grave = Without { $extras }, every empty cell would have just two candidates, and every digit just two places in each row, column and box where it is missing. Such a position never has exactly one solution.
unique-extra-cell = So { $cell } must be { $digits }.
unique-extra-digit = So one of { $cells } must be { $digit }.
unique-extra-any = So at least one of these must be true: { $extras }.
# The cells with extra candidates, $extra_digits, count as one cell of a subset with other cells; $count is how many
# cells and digits that makes.
unique-subset = So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there.
unique-subset-in = { $kind ->
    [row] So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there, and nowhere else in row { $number }.
    [column] So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there, and nowhere else in column { $number }.
    [box] So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there, and nowhere else in box { $number }.
    [diagonal] So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there, and nowhere else on { $house }.
   *[other] So { $extras } together count as one cell that can be { $extra_digits }. With { $cells } that makes as many cells as digits, { $digits }: each of the digits must go there, and nowhere else in { $house }.
}

## Sets of cells
##
## Sets have letters, A, B and C, in every language.

sets-set = { $count ->
    [1] Set { $set } is { $cells }, with { $digits }.
   *[other] { $kind ->
        [row] Set { $set } is { $cells } in row { $number }, with { $digits }.
        [column] Set { $set } is { $cells } in column { $number }, with { $digits }.
        [box] Set { $set } is { $cells } in box { $number }, with { $digits }.
        [diagonal] Set { $set } is { $cells } on { $house }, with { $digits }.
       *[other] Set { $set } is { $cells } in { $house }, with { $digits }.
    }
}
sets-one-short = Each set has one digit more than cells, so it has all of them but one.
sets-restricted = Only one of the sets { $set } and { $other } can have the { $digit }: all its places there see each other.
# The same of two other sets and another digit.
sets-restricted-too = Likewise only one of the sets { $set } and { $other } can have the { $digit }.
sets-two = The set without it must have { $common }.
sets-three = Set { $middle } must have { $digit } or { $other }. With { $digit }, set { $set } has none, and must have { $common }. With { $other }, set { $second } has none, and must have { $common }.
sets-locked = So each set gives up one of these digits to the other, and must have all its other digits itself.
# $count is how many cells and digits there are.
crossing-count = Together { $cells } have only { $digits } between them: as many digits as cells.
crossing-keeps = { $count ->
    [1] { $kind ->
        [row] The { $digits } among them can only be in row { $number }, so there is at most one of it.
        [column] The { $digits } among them can only be in column { $number }, so there is at most one of it.
        [box] The { $digits } among them can only be in box { $number }, so there is at most one of it.
        [diagonal] The { $digits } among them can only be on { $house }, so there is at most one of it.
       *[other] The { $digits } among them can only be in { $house }, so there is at most one of it.
    }
   *[other] { $kind ->
        [row] The { $digits } among them can only be in row { $number }, so there is at most one of each.
        [column] The { $digits } among them can only be in column { $number }, so there is at most one of each.
        [box] The { $digits } among them can only be in box { $number }, so there is at most one of each.
        [diagonal] The { $digits } among them can only be on { $house }, so there is at most one of each.
       *[other] The { $digits } among them can only be in { $house }, so there is at most one of each.
    }
}
crossing-all = No digit can go in two of these cells, so each must be in exactly one. A cell that sees all places of a digit there cannot be that digit.

## Assumptions

forcing-at-once = { $state ->
    [is] That is what we want to show: { $cells } is { $digit }.
    [is-not] That is what we want to show: { $cells } is not { $digit }.
    [in] That is what we want to show: one of { $cells } is { $digit }.
   *[not-in] That is what we want to show: there is no { $digit } in { $cells }.
}
# An assumption that the others lead to.
forcing-already = That is where the other cases lead.
# What several assumptions all lead to, and from where they go on together. $cases is how many there are.
forcing-meet = { $cases ->
    [2] { $state ->
        [is] Either way { $cells } is { $digit }.
        [is-not] Either way { $cells } is not { $digit }.
        [in] Either way one of { $cells } is { $digit }.
       *[not-in] Either way there is no { $digit } in { $cells }.
    }
   *[other] { $state ->
        [is] In each case { $cells } is { $digit }.
        [is-not] In each case { $cells } is not { $digit }.
        [in] In each case one of { $cells } is { $digit }.
       *[not-in] In each case there is no { $digit } in { $cells }.
    }
}
# A statement and its opposite: "is" of one cell, "in" of several.
contradiction-opposites = { $state ->
    [is] But { $cells } cannot both be { $digit } and not be { $digit }.
   *[in] But the { $digit } cannot both be in { $cells } and not be there.
}
contradiction-cells = But { $cells } see each other, so they cannot both be { $digit }.
contradiction-digits = But { $cell } cannot be both { $digit } and { $other }.
contradiction-any = These contradict each other.
trial-why = Nothing simpler helps here, so a candidate is tried.
# $count is how many steps there are.
trial-follows = { $count ->
    [1] Then this step follows.
   *[other] Then these steps follow.
}
# $tries is how many of them try something in turn.
trial-follows-nested = { $tries ->
    [1] Then these { $count } steps follow. In one of them a second candidate is tried, and turns out to be wrong.
   *[other] Then these { $count } steps follow. In { $tries } of them a second candidate is tried, and turns out to be wrong.
}
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# What a trial within a trial supposes.
trial-inner = { $state ->
    [is] Suppose also that { $cells } is { $digit }.
    [is-not] Suppose also that { $cells } is not { $digit }.
    [in] Suppose also that one of { $cells } is { $digit }.
   *[not-in] Suppose also that there is no { $digit } in { $cells }.
}
# Its own steps in brief: r1c2=5; r3c4<>6. $count is how many.
trial-between = { $count ->
    [1] This follows: { $conclusions }.
   *[other] These follow, one by one: { $conclusions }.
}
trial-clash = { $kind ->
    [row] Then row { $number } has the { $digit } twice, in { $cells }.
    [column] Then column { $number } has the { $digit } twice, in { $cells }.
    [box] Then box { $number } has the { $digit } twice, in { $cells }.
   *[other] Then { $house } has the { $digit } twice, in { $cells }.
}
trial-pair = Then the digits of { $cells } do not go together ({ $rule }).
trial-clue = Then { $clue } cannot be kept any more.
trial-solves = This fills the whole grid.
refute-suppose = Suppose { $cell } is { $digit }.
refute-suppose-not = Suppose { $cell } is not { $digit }.
refute-then = Then { $cell } must be { $digit }.
# $how is "then" at the end of several sentences or steps, "so" right after the last inference.
refute-no-value = { $how ->
    [so] So nothing is left for { $cell }.
   *[then] Then nothing is left for { $cell }.
}
# The same where the cell could only be these digits. $digits has "or".
refute-no-value-of = { $cell } could only be { $digits }, and none of these is left.
refute-no-place = { $how ->
    [so] { $kind ->
        [row] So row { $number } has no place for its { $digit }.
        [column] So column { $number } has no place for its { $digit }.
        [box] So box { $number } has no place for its { $digit }.
       *[other] So { $house } has no place for its { $digit }.
    }
   *[then] { $kind ->
        [row] Then row { $number } has no place for its { $digit }.
        [column] Then column { $number } has no place for its { $digit }.
        [box] Then box { $number } has no place for its { $digit }.
       *[other] Then { $house } has no place for its { $digit }.
    }
}
# The same where the digit could only go in these cells; $count is how many.
refute-no-place-of = { $count ->
    [2] { $kind ->
        [row] Now neither of { $cells } can be { $digit }, so row { $number } has no place for its { $digit }.
        [column] Now neither of { $cells } can be { $digit }, so column { $number } has no place for its { $digit }.
        [box] Now neither of { $cells } can be { $digit }, so box { $number } has no place for its { $digit }.
       *[other] Now neither of { $cells } can be { $digit }, so { $house } has no place for its { $digit }.
    }
   *[other] { $kind ->
        [row] Now none of { $cells } can be { $digit }, so row { $number } has no place for its { $digit }.
        [column] Now none of { $cells } can be { $digit }, so column { $number } has no place for its { $digit }.
        [box] Now none of { $cells } can be { $digit }, so box { $number } has no place for its { $digit }.
       *[other] Now none of { $cells } can be { $digit }, so { $house } has no place for its { $digit }.
    }
}
# $cells are all cells of a pattern, $count is how many.
refute-no-extra = Then { $cells } are all { $digits }, and there would be a second solution.
refute-no-extra-left = Then none of these candidates is left, and there would be a second solution.
refute-no-way = Then this cannot be kept any more: { $clues }.
refute-others = { $count ->
    [1] The other conclusion follows in the same way.
   *[other] The other conclusions follow in the same way.
}
refute-together = All this together leaves no other possibility.
